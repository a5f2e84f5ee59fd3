"""The event file: everything that is settled about an event before its first move.

It is read with all its faults at once, written out again, and told in plain words. A rule that
the arbiter wrote down is never silently ignored.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from datetime import timedelta

from corr.errors import ConfigError
from corr.games.registry import RULES, rules_for
from corr.tournament.clock import duration
from corr.tournament.spec_example import example_spec_text
from corr.tournament.spec_parts import (
    ClockPart,
    EventPart,
    EventSpec,
    GamePart,
    LeavePart,
    MailPart,
    PublishPart,
    RankingPart,
    SystemPart,
    written,
)
from corr.tournament.spec_reader import Kind, Tables, choice, shown, write_part
from corr.tournament.wording import listed

__all__ = [
    "ClockPart",
    "EventPart",
    "EventSpec",
    "GamePart",
    "LeavePart",
    "MailPart",
    "PublishPart",
    "RankingPart",
    "SystemPart",
    "describe",
    "example_spec_text",
    "parse_spec",
    "spec_from_tables",
    "spec_to_tables",
]


def parse_spec(text: str, source: str) -> EventSpec:
    """The event that the text of a TOML file describes; `source` names it in faults.

    Raises ConfigError with every fault at once.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{source}: expected a TOML file, found a mistake: {error}") from error
    return spec_from_tables(tables, source)


def spec_from_tables(tables: Mapping[str, object], source: str) -> EventSpec:
    """The event that the tables of an event file describe. Raises ConfigError with all faults.

    Takes what TOML gives, and what `spec_to_tables` wrote also after a journey through JSON.
    """
    read = Tables(tables, source)
    event = _read_event(read)
    game = _read_game(read)
    system = read.read(SystemPart, "system")
    clock = _read_clock(read)
    leave = read.read(LeavePart, "leave")
    mail = read.read(MailPart, "mail")
    ranking = read.read(RankingPart, "ranking")
    publish = read.read(PublishPart, "publish")
    read.finish()
    assert event and game and system and clock  # noqa: PT018
    assert leave and mail and ranking and publish  # noqa: PT018
    return EventSpec(
        event=event,
        game=game,
        system=system,
        clock=clock,
        leave=leave,
        mail=mail,
        ranking=ranking,
        publish=publish,
    )


def spec_to_tables(spec: EventSpec) -> dict[str, object]:
    """The tables of the event file, JSON-safe, with every key written out.

    An event keeps them for good, so they must not lean on defaults that may change.
    """
    return {part.name: write_part(getattr(spec, part.name)) for part in fields(spec)}


def _read_event(read: Tables) -> EventPart | None:
    event = read.read(EventPart, "event")
    if event and event.entry_until and event.entry_until > event.start:
        last = f"a day not after the start, {event.start}"
        read.fault("event", "entry_until", last, shown(event.entry_until))
    if event and event.min_players > event.max_players:
        most = f"a number not above max_players, {event.max_players}"
        read.fault("event", "min_players", most, shown(event.min_players))
    return event


def _read_game(read: Tables) -> GamePart | None:
    """[game] with the settings of the game it names; those of no known game are let pass."""
    kind = read.value("game", "kind") or "renju"
    if not isinstance(kind, str) or kind not in RULES:
        words = [word for rules in RULES.values() for word in rules.options()]
        return read.read(GamePart, "game", dict.fromkeys(words, Kind(expected="", read=str)))
    settings = rules_for(kind).options()
    kinds = {word: choice(*values) for word, values in settings.items()}
    game = read.read(GamePart, "game", kinds)
    if game is None:
        return None
    defaults = {word: values[0] for word, values in settings.items()}
    return replace(game, options={**defaults, **game.options})


def _read_clock(read: Tables) -> ClockPart | None:
    """[clock]; reminders that come before the move's time begins are a fault, if written down."""
    clock = read.read(ClockPart, "clock")
    if clock is None:
        return None
    fitting = tuple(word for word in clock.reminders if _fits(word, clock.per_move))
    if fitting != clock.reminders and read.value("clock", "reminders") is not None:
        within = f"percentages, and times shorter than per_move, {written(clock.per_move)}"
        read.fault("clock", "reminders", within, shown(clock.reminders))
    return replace(clock, reminders=fitting)


def _fits(reminder: str, per_move: timedelta) -> bool:
    return reminder.endswith("%") or duration(reminder) < per_move


def describe(spec: EventSpec, *, opening: str = "") -> tuple[str, ...]:
    """What the event file means for a player, in plain English sentences.

    `opening` are those that tell how a game begins under the event's opening rule, as letters do.
    """
    return (
        *_about_event(spec),
        *_about_games(spec, opening),
        *_about_time(spec),
        *_about_letters(spec),
        *_about_table(spec),
    )


def _about_event(spec: EventSpec) -> Iterator[str]:
    event = spec.event
    yield f"{event.name} ({event.id}) is a {spec.game.kind} tournament by email."
    last = event.entry_until or event.start
    yield (
        f"Entries are taken until {last}. Play starts on {event.start} at 00:00, "
        f"time zone {event.time_zone}."
    )
    if event.min_players == event.max_players:
        yield f"Exactly {event.min_players} players take part."
    else:
        yield f"At least {event.min_players} and at most {event.max_players} players take part."
    chief, *others = event.arbiters
    yield f"The chief arbiter is {chief}." + (
        f" Other arbiters: {', '.join(others)}." if others else ""
    )
    if event.committee:
        yield f"The ranking committee is {', '.join(event.committee)}."


SEEDINGS = {
    "lot": "drawn by lot",
    "ranking": "given by ranking, the highest level first",
    "list": "those of the arbiter's list",
}


def _about_games(spec: EventSpec, opening: str) -> Iterator[str]:
    game, twice = spec.game, spec.system.games_per_pair == 2
    yield (
        "Everybody plays everybody "
        + ("twice, with the colours turned" if twice else "once")
        + f". All games start together. Start numbers are {SEEDINGS[spec.system.seeding]}."
    )
    if game.opening:
        yield f"The opening rule is {game.opening}. {opening}".rstrip()
    if game.opening not in _WITHOUT_FIFTHS:
        same = {
            "congruent": "turned, mirrored or moved",
            "board": "turned or mirrored with the whole board",
        }[game.options["fifth_symmetry"]]
        yield f"No two offered fifth moves may lead to the same figure of stones, {same}."
    yield _about_wins(game)
    yield from _about_draws(game)


_WITHOUT_FIFTHS = ("free-gomoku", "free-renju", "sakata")


def _about_wins(game: GamePart) -> str:
    final = "A move is final when it has arrived."
    if not game.claims:
        free = game.opening == "free-gomoku"
        decides = "five or more in a row" if free else "a five, an overline or a forbidden move"
        return f"The program judges every move: {decides} ends the game at once. {final}"
    forbidden = " A forbidden move is claimed before White's next move, an overline also later."
    if "forbidden" not in game.claims:
        forbidden = ""
    return (
        "A win has to be claimed: a five with the move, or before its maker's next move."
        f"{forbidden} A wrong claim is refused and noted, and the game goes on. {final}"
    )


def _about_draws(game: GamePart) -> Iterator[str]:
    if not game.max_draw_offers:
        yield "Draws by agreement are not allowed."
    else:
        times = "once" if game.max_draw_offers == 1 else f"up to {game.max_draw_offers} times"
        since = f", from move {game.draw_min_moves} on" if game.draw_min_moves else ""
        yield f"You may offer a draw {times} a game, together with a move{since}."
    if game.draw_min_moves:
        yield f"Two passes in a row are a draw, from move {game.draw_min_moves} on."
    if game.draw_claim_after:
        yield f"Once {game.draw_claim_after} moves are made, either player may claim a draw."


def _about_time(spec: EventSpec) -> Iterator[str]:
    clock = spec.clock
    yield (
        f"You have {_words(clock.per_move)} for each answer, from the arrival of your opponent's "
        "letter to the arrival of yours. Who is later loses the game on time."
    )
    shares = [word for word in clock.reminders if word.endswith("%")]
    spans = [_words(duration(word)) for word in clock.reminders if not word.endswith("%")]
    told = [f"when {listed(shares)} of the time is gone"] if shares else []
    told += [f"{listed(spans)} before it is up"] if spans else []
    yield f"You are reminded {listed(told)}." if told else "There are no reminders."
    yield "There is no leave: the time runs every day of the year."


def _about_letters(spec: EventSpec) -> Iterator[str]:
    names = {"en": "English", "sv": "Swedish"}
    yield f"Letters are written in {listed([names[each] for each in spec.event.languages])}."
    yield (
        "A move counts if it comes from your registered address and answers our letter, so that "
        "it carries that letter's tag."
    )
    yield (
        "You may send your opponent a message with a move."
        if spec.mail.messages
        else "Messages to the opponent are not passed on."
    )


def _about_table(spec: EventSpec) -> Iterator[str]:
    yield (
        "Places go by points, then Berger, then the games among those still level, then won "
        "matches; whoever is level even then shares the place."
    )
    yield (
        "Who withdraws with fewer than half of the games completed is taken out of the table; "
        "otherwise the results stand and the remaining games are lost."
    )
    if spec.ranking.system == "none":
        yield "The results count for no ranking."
        return
    by = f", sanctioned by {spec.ranking.sanctioned_by}" if spec.ranking.sanctioned_by else ""
    yield f"The results count for the correspondence ranking{by}, if five or more take part."


def _words(span: timedelta) -> str:
    """A time in words.

    >>> _words(timedelta(hours=36)), _words(timedelta(days=1))
    ('36 hours', '1 day')
    """
    text = written(span)
    unit = {"d": "day", "h": "hour", "m": "minute", "s": "second"}[text[-1]]
    return f"{text[:-1]} {unit}" + ("" if text[:-1] == "1" else "s")
