"""What an event file means for its players, in sentences of the reader's language.

The sentences are the sheet `rules`; here is only which of them hold.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import partial
from itertools import pairwise

from msgspec import Struct

from corr.games.registry import rules_for
from corr.ranked import is_ranked
from corr.ranking.correspondence.event import UNKNOWN
from corr.sentences.plain import with_points
from corr.tournament.play.breaks import has_breaks, has_only_breaks
from corr.tournament.play.clock import begin_counts
from corr.tournament.spec.clock_terms import USES, PerPoint, Terms, duration
from corr.tournament.spec.spec import EventSpec, GamePart
from corr.tournament.spec.spec_system import SystemPart
from corr.words.templates import Voice

# -- what differs for a player between two event files, in sentences of the reader's ----
# It is found by comparing all that there is to say about both (see `rules`), so that nothing that
# is told of an event can change without being told.


class RuleChange(Struct, frozen=True, kw_only=True):
    """Sentences of one theme that say something else: as they were, and as they are `now`.

    Either is () where something was added or dropped.
    """

    theme: str
    before: tuple[str, ...]
    now: tuple[str, ...]


def changed_rules(old: EventSpec, new: EventSpec, say: Voice) -> tuple[RuleChange, ...]:
    """All that differs, in the order in which an event is explained."""
    before, now = dict(rule_sentences(old, say)), dict(rule_sentences(new, say))
    return tuple(
        change for theme in now for change in _of_theme(theme, before.get(theme, ()), now[theme])
    )


def _of_theme(theme: str, before: Sequence[str], now: Sequence[str]) -> Iterator[RuleChange]:
    same = SequenceMatcher(a=before, b=now, autojunk=False)
    for word, first, last, start, end in same.get_opcodes():
        was, will = tuple(before[first:last]), tuple(now[start:end])
        if word == "replace" and len(was) == len(will):
            for one, other in zip(was, will, strict=True):
                yield RuleChange(theme=theme, before=(one,), now=(other,))
        elif word != "equal":
            yield RuleChange(theme=theme, before=was, now=will)


# -- what an event file means for its players, in sentences of the reader's language ----


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
        (_table_theme(spec), tuple(_table(spec, rule))),
    )


def _table_theme(spec: EventSpec) -> str:
    """What the table comes with: the ranking in renju, a rating, or nothing more."""
    if is_ranked(spec.game.kind):
        return "table"
    return "rated_table" if spec.ranking.rated else "table_alone"


def _event(spec: EventSpec, rule: Say) -> Iterator[str]:
    event = spec.event
    yield rule("about", name=event.name, id=event.id, kind=spec.game.kind)
    yield rule("entries", last=(event.entry_until or event.start).isoformat())
    if spec.system.kind not in ("teams", "league"):
        yield rule("entry", how=event.entry, id=event.id)
    if event.test_days:
        yield rule("test_days", days=event.test_days)
    yield rule("starts", start=event.start.isoformat(), time_zone=event.time_zone)
    if spec.teams:
        yield rule("team_names", names=[team.name for team in spec.teams])
    else:
        yield rule("players", least=event.min_players, most=event.max_players)
    chief, *others = event.arbiters
    yield rule("arbiters", chief=chief, others=others)
    if rules_for(spec.game.kind).of_itself is not None:
        yield rule("director", director=event.director or chief)
        yield rule("agreements")
    if event.committee:
        yield rule("committee", people=event.committee)
    # Of matches three players decide whom the arbiter names when somebody appeals (1.5).
    who = () if spec.game.lengths else event.committee or event.arbiters[:1]
    yield rule("appeals", days=event.appeal_days, who=who)


def _games(spec: EventSpec, say: Voice) -> Iterator[str]:
    game, system = spec.game, spec.system
    yield from _stages(spec, partial(say, "rules"))
    yield from _system(system, partial(say, "rules"), drawn=not game.lengths)
    if game.opening:
        key = rules_for(game.kind).opening_told(game.options)
        told = say("openings", key) if say.knows("openings", key) else ""
        yield say("rules", "opening", rule=game.opening, told=told)
    yield from _own(spec, "games", partial(say, "rules"))


def _own(spec: EventSpec, theme: str, rule: Say) -> Iterator[str]:
    """What the game itself has to say below a theme."""
    game = spec.game
    for one in rules_for(game.kind).told(game.started_with):
        if one.theme == theme:
            yield rule(one.sentence, **one.params)


def _stages(spec: EventSpec, rule: Say) -> Iterator[str]:
    """Sections and final groups, or the divisions of a league."""
    games = spec.system.games_per_pair
    for first in spec.stages[:1]:
        yield rule(
            "stages", name=first.name, sections=first.sections, spread=first.spread, games=games
        )
    finals = spec.stages[1:]
    for number, one in enumerate(finals):
        yield rule(
            "final_group",
            name=one.name,
            after=sum(other.qualify for other in finals[:number]),
            qualify=one.qualify,
            best_next=one.best_next,
            carry_over=one.carry_over,
        )
    if spec.stages:
        yield rule("who_is_level")
    if spec.divisions:
        yield rule("league", names=[one.name for one in spec.divisions], games=games)
    for upper, lower in pairwise(spec.divisions):
        if upper.down or lower.up:
            yield rule("border", upper=upper.name, lower=lower.name, up=lower.up, down=upper.down)


def _system(system: SystemPart, rule: Say, *, drawn: bool) -> Iterator[str]:
    """Who meets whom, and when; `drawn` is whether a game can be."""
    games = 1 if system.until_decided else system.games_per_pair
    match system.kind:
        case "match":
            yield rule("match", games=games, until=system.until)
        case "scheveningen":
            yield rule("scheveningen", games=games, table=system.table)
        case "monrad":
            yield rule("monrad", games=games, rounds=system.rounds or len(system.round_dates))
        case "cup":
            third, lower = system.third_place, system.consolation
            yield rule("cup", games=games, third_place=third, consolation=lower, drawn=drawn)
        case "teams":
            boards, reserves = system.boards, system.reserves
            yield rule(
                "teams", pairing=system.pairing, boards=boards, reserves=reserves, games=games
            )
            yield rule("line_ups", captains=system.captains)
        case "stages" | "league":
            pass  # told by `_stages`
        case _:
            yield rule("round_robin", games=games)
    together = system.until_decided and system.all_rounds_at_once
    if system.until_decided:
        most, deciding = system.games_per_pair, system.deciding_game
        yield rule("until_decided", most=most, at_once=together, deciding=deciding)
    if system.deciding_game:
        yield rule("deciding_game")
    if system.has_aim and not system.has_dates:
        yield rule("games_follow", at_once=system.all_rounds_at_once)
    elif not together:
        at_once, days = system.all_rounds_at_once, system.round_days
        dates = tuple(day.isoformat() for day in system.round_dates)
        rounds = "rounds" if drawn else "rounds_of_matches"
        yield rule(rounds, at_once=at_once, days=days, dates=dates)
    if system.max_running:
        yield rule("max_running", most=system.max_running)
    yield rule("seeding", how=system.seeding)


def _wins(spec: EventSpec, rule: Say) -> Iterator[str]:
    yield from _own(spec, "wins", rule)
    yield rule("final")


def _draws(spec: EventSpec, rule: Say) -> Iterator[str]:
    game = spec.game
    yield from _own(spec, "draws", rule)
    if not rules_for(game.kind).draws(game.options):
        return
    yield rule("draws", most=game.max_draw_offers, since=game.draw_min_moves)
    if game.draw_min_moves:
        yield rule("passes", since=game.draw_min_moves)
    if game.draw_claim_after:
        yield rule("draw_claim", after=game.draw_claim_after)


def _time(spec: EventSpec, rule: Say) -> Iterator[str]:
    clock = spec.clock
    terms = spec.terms()
    yield rule("counting", days=clock.days, zone=spec.event.time_zone, fast=terms.is_fast)
    yield from _limits(spec, terms, rule)
    late = "late_match" if spec.game.lengths else "late"
    yield rule(late, forfeit=clock.forfeit.replace(" ", "_"))
    if spec.game.lengths and spec.game.clock_use != USES[0]:
        yield rule("clock_use", use=spec.game.clock_use)
    if spec.game.lengths:
        yield rule("clock_penalty")
    if begin_counts(terms):
        yield rule("start_within", time=terms.start_within, single=spec.system.is_single)
    shares = [word for word in clock.reminders if word.endswith("%")]
    spans = [duration(word) for word in clock.reminders if not word.endswith("%")]
    words = [one.after for one in clock.silence_rungs if not one.to_arbiter]
    arbiter = [one.after for one in clock.silence_rungs if one.to_arbiter]
    yield rule("silence", words=words, arbiter=arbiter)
    of_bank = spec.game.lengths and terms.total and terms.per_move is None
    yield rule("reminders_bank" if of_bank else "reminders", shares=shares, spans=spans)
    if has_only_breaks(spec.game):
        return
    if has_breaks(spec.game):
        yield rule("leave_if_short")
    leave = spec.leave
    yield rule(
        "leave",
        days=leave.days_per_year,
        least=leave.min_days,
        notice=leave.notice,
        per_player=leave.budget == "player",
        free=clock.free_days,
    )


def _limits(spec: EventSpec, terms: Terms, rule: Say) -> Iterator[str]:
    """A sentence for each limit that holds."""
    clock, lengths = spec.clock, spec.game.lengths
    if terms.per_move is not None:
        yield rule("per_move", time=terms.per_move)
    if isinstance(clock.total, PerPoint):
        points = lengths[0] if len(lengths) == 1 else 0
        yield rule("bank", each=clock.total.time, points=points, time=terms.total)
    elif terms.total is not None:
        yield rule("total", time=terms.total, same_country=clock.total_same_country)
    if terms.control is not None:
        yield rule("control", moves=terms.control.moves, time=terms.control.time)
    if terms.fischer is not None:
        start, more, most = terms.fischer.start, terms.fischer.increment, terms.fischer.most
        yield rule("fischer", start=start, increment=more, most=most)
    if terms.double_after is not None:
        yield rule("double_after", time=terms.double_after)
    if terms.delay:
        yield rule("turn_delay" if lengths else "delay", time=terms.delay)
    if clock.free_days:
        yield rule("free_days", weekdays=sorted(terms.counting.weekdays), dates=_dates(terms))


def _dates(terms: Terms) -> tuple[str, ...]:
    return tuple(
        str(first) if first == last else f"{first} – {last}"
        for first, last in terms.counting.holidays
    )


def _letters(spec: EventSpec, rule: Say) -> Iterator[str]:
    mail = spec.mail
    yield rule("languages", codes=spec.event.languages)
    yield rule("proof", authority=mail.authority)
    if spec.publish.games != "none" and rules_for(spec.game.kind).of_itself is not None:
        yield rule("published", games=spec.publish.games)
    yield rule("messages", allowed=mail.messages)
    examples = rules_for(spec.game.kind).examples(spec.game.options)
    yield with_points(rule("in_advance", allowed=mail.conditional), examples)


def _table(spec: EventSpec, rule: Say) -> Iterator[str]:
    system = spec.system
    if system.scoring == "weaver":
        yield rule("weaver")
    kind = "" if system.tie_breaks else system.table_of
    yield rule("places", kind=kind, names=tuple(_order(system)))
    withdrawals = "withdrawals_of_matches" if spec.game.lengths else "withdrawals"
    yield rule(withdrawals, early=system.form not in ("monrad", "cup", "match"))
    ranking = spec.ranking
    named = ranking.sanctioned_by if ranking.sanctioned_by != UNKNOWN else ""
    if is_ranked(spec.game.kind):
        yield rule("ranking", system=ranking.system, counts=ranking.counts, sanctioned_by=named)
    if ranking.rated:
        yield rule("rating", game=spec.game.kind, sanctioned_by=named)


def _order(system: SystemPart) -> Iterator[str]:
    """What decides the places, by the names that sentences have for it.

    Where two who meet play one game, points in games and in matches are the same figure.
    """
    order, single = system.criteria, system.games_per_pair == 1
    for name in order:
        if single and name == "game_points":
            yield "points"
        elif not (single and name == "match_points" and "game_points" in order):
            yield name


# -- what the letter of help says of games ----

_ADVANCE = ("i_if_g_then", "if_g_i_if")
"""The lines about moves in advance in a game that has none of its own."""


def help_on(games: Sequence[GamePart], notation: str = "") -> Mapping[str, object]:
    """What the letter of help says of the reader's own games; of renju to who has none.

    Points are in the reader's `notation`. Where boards differ, the examples are those of the
    game that has to change most of them, which are on the other boards, too; a game whose points
    have no letters gives the examples of who plays no other.
    """
    parts = tuple(games) or (GamePart(options={}),)
    rules = [(rules_for(one.kind), one.started_with) for one in parts]
    lettered = [one for one in rules if one[0].letters(one[1])]
    every = [one.helps(options) for one, options in rules]
    lines = {
        part: tuple(dict.fromkeys(line for one in every for line in one[part]))
        for part in ("moves", "opening", "claims", "settings")
    }
    ranked = any(is_ranked(one.kind) for one in parts)  # renju's tells of all that there can be
    advance = (line for one in every for line in one.get("advance", _ADVANCE))
    questions = (line for one in every for line in one.get("questions", ()))
    helps = {
        **lines,
        "advance": tuple(dict.fromkeys(advance)),
        "questions": tuple(dict.fromkeys(questions)),
        "told": any("lines" in one for one in every),
        "told_everywhere": all("lines" in one for one in every),
        "draws": any(one.draws(options) for one, options in rules),
        "draw_claims": ranked or any(one.draw_claim_after for one in parts),
        "norms": ranked,
        "resigns": any(one.of_itself is None for one, _ in rules),
        "clock": any(one.clock_use != USES[0] for one in parts),
        "concedes": any(one.of_itself is not None for one, _ in rules),
        "leave": not all(map(has_only_breaks, parts)),
        "breaks": any(map(has_breaks, parts)),
        "edge": bool(lettered) and not any(notation in one.notations[1:] for one, _ in rules),
    }
    examples = (one.examples(options, notation) for one, options in lettered or rules)
    return {"helps": helps, "examples": max(examples, key=len)}
