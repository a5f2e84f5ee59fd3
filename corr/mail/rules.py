"""What an event file means for its players, in sentences of the reader's language.

The sentences are in `templates/<lang>/rules.txt.jinja`; here is only which of them hold.
"""

from collections.abc import Callable, Iterator
from functools import partial

from corr.mail.write_words import Voice
from corr.tournament.clock import duration
from corr.tournament.spec import EventSpec

WITHOUT_FIFTHS = frozenset({"free-gomoku", "free-renju", "sakata"})
"""The opening rules under which no fifth moves are offered."""

Say = Callable[..., str]


def rule_sentences(spec: EventSpec, say: Voice) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """All there is to say about an event, by theme; the themes have names in the same sheet."""
    rule = partial(say, "rules")
    return (
        ("event", tuple(_event(spec, rule))),
        ("games", tuple(_games(spec, say))),
        ("wins", tuple(_wins(spec, rule))),
        ("draws", tuple(_draws(spec, rule))),
        ("time", tuple(_time(spec, rule))),
        ("letters", tuple(_letters(spec, rule))),
        ("table", tuple(_table(spec, rule))),
    )


def _event(spec: EventSpec, rule: Say) -> Iterator[str]:
    event = spec.event
    yield rule("about", name=event.name, id=event.id, kind=spec.game.kind)
    last, start = (event.entry_until or event.start).isoformat(), event.start.isoformat()
    yield rule("entries", last=last, start=start, time_zone=event.time_zone)
    yield rule("players", least=event.min_players, most=event.max_players)
    chief, *others = event.arbiters
    yield rule("arbiters", chief=chief, others=others)
    if event.committee:
        yield rule("committee", people=event.committee)


def _games(spec: EventSpec, say: Voice) -> Iterator[str]:
    game, system = spec.game, spec.system
    yield say("rules", "pairs", twice=system.games_per_pair == 2, seeding=system.seeding)
    if game.opening:
        key = game.opening.replace("-", "_")
        told = say("openings", key) if say.knows("openings", key) else ""
        yield say("rules", "opening", rule=game.opening, told=told)
    if game.opening not in WITHOUT_FIFTHS:
        yield say("rules", "fifths", symmetry=game.options["fifth_symmetry"])


def _wins(spec: EventSpec, rule: Say) -> Iterator[str]:
    game = spec.game
    if game.claims:
        yield rule("claimed", forbidden="forbidden" in game.claims)
    else:
        yield rule("judged", free=game.opening == "free-gomoku")
    yield rule("final")


def _draws(spec: EventSpec, rule: Say) -> Iterator[str]:
    game = spec.game
    yield rule("draws", most=game.max_draw_offers, since=game.draw_min_moves)
    if game.draw_min_moves:
        yield rule("passes", since=game.draw_min_moves)
    if game.draw_claim_after:
        yield rule("draw_claim", after=game.draw_claim_after)


def _time(spec: EventSpec, rule: Say) -> Iterator[str]:
    clock = spec.clock
    yield rule("clock", per_move=clock.per_move)
    shares = [word for word in clock.reminders if word.endswith("%")]
    spans = [duration(word) for word in clock.reminders if not word.endswith("%")]
    yield rule("reminders", shares=shares, spans=spans)
    yield rule("leave")


def _letters(spec: EventSpec, rule: Say) -> Iterator[str]:
    mail = spec.mail
    yield rule("languages", codes=spec.event.languages)
    yield rule("proof", authority=mail.authority)
    yield rule("messages", allowed=mail.messages)
    yield rule("in_advance", allowed=mail.conditional)


def _table(spec: EventSpec, rule: Say) -> Iterator[str]:
    yield rule("places")
    yield rule("withdrawals")
    yield rule("ranking", system=spec.ranking.system, sanctioned_by=spec.ranking.sanctioned_by)
