"""The keys of a JSON file of results, part by part: what each takes and what it is for. Pure.

The file is that of the ranking with more keys. `result_keys` tells of all of them.
"""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from corr.games.results import own_words
from corr.ranking.correspondence.event import ENDINGS
from corr.ranking.correspondence.eventfile import SANCTION
from corr.ranking.correspondence.result_keys import (
    DAY,
    LEVEL,
    MOVES,
    EventKeys,
    PlayerKeys,
    SeatKeys,
    raw,
)
from corr.reading.entries import TEXT, Missing, read_text
from corr.reading.kinds import Kind
from corr.reading.reference import KeyTable, json_table
from corr.result_words import COLOURS, OWN_WORDS, SEATS
from corr.tournament.scoring.scoring_games import Kind as GameKind
from corr.tournament.scoring.scoring_games import Score
from corr.tournament.spec.spec_system import TIE_BREAK_LIST

MOST = 10_000
"""The largest number that is taken: of a round, a board, a replay, and how many there are."""


class NoTextError(ValueError):
    """What is expected is no text: a text is told in its quotes, "1" is not the number 1."""


def _number(least: int) -> Kind[int]:
    def read(value: object) -> int:
        if type(value) is not int or value < least:
            raise NoTextError(f"a whole number from {least} on")
        if value > MOST:
            raise NoTextError(f"{MOST} at most")
        return value

    return Kind(
        expected=f"a whole number from {least} to {MOST}", read=read, example=max(least, 1)
    )


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise NoTextError("true or false")


def word(words: Mapping[str, str]) -> Kind[str]:
    """One of some words, by what each of them means."""

    def read(value: object) -> str:
        if isinstance(value, str) and value in words:
            return words[value]
        raise ValueError

    return Kind(expected=f"one of {', '.join(words)}", read=read, example=next(iter(words)))


def _name(value: object) -> str:
    if value is None or value == "":
        raise Missing
    return read_text(value)


NAME = Kind(expected=TEXT.expected, read=_name)
"""A line of text that must be there; numbers are taken as they are written."""
COUNT, PLACE = _number(0), _number(1)
"""A whole number from 0 on, and one from 1 on; at most MOST."""
FLAG = Kind(expected="true or false", read=_flag, example=True)
"""A switch."""


# -- what the keys of a file take, part by part ----
# A key that is `raw` is read with what it goes by: players, kinds, other lists.


KINDS = (
    *("round_robin", "match", "scheveningen", "monrad", "cup"),
    *("teams", "teams_scheveningen", "teams_monrad", "stages", "league"),
)
"""How an event may be played."""
SCORINGS = {"points": "points", "normal": "points", "weaver": "weaver"}
SIDES = ("A", "B")


@lru_cache(maxsize=100)
def results_of(seats: tuple[str, str]) -> Mapping[str, Score]:
    """The results of games, by what a file may call them in which the seats are called so.

    >>> results_of(("first", "second"))["first"], "white" in results_of(("first", "second"))
    (<Score.BLACK: '1-0'>, False)
    """
    scores = {score.value: score for score in Score}
    return {**scores, seats[0]: Score.BLACK, seats[1]: Score.WHITE, "draw": Score.DRAW}


RESULTS: Mapping[str, Score] = {**results_of(COLOURS), **results_of(SEATS), "none": Score.NOBODY}
"""All of them, whatever the game."""


@lru_cache(maxsize=100)
def endings_of(game: str) -> frozenset[str]:
    """The words by which the file of a game tells how it ended when it was played or decided."""
    return ENDINGS.union(own_words(game))


@lru_cache(maxsize=100)
def endings_in(game: str) -> frozenset[str]:
    """The same with those of games that go on or were not played; `late` has its games alone."""
    return endings_of(game).union(NAMED.keys() - {*OWN_WORDS})


NAMED = {kind.value: kind for kind in GameKind}
"""The endings that say what kind of game it was; all others are those of played games."""
KIND_OF_EVENT = word({each: each for each in KINDS})
"""How the event was played."""
SCORING = word(SCORINGS)
"""How points are counted."""
_SCORE = word({score.value: score.value for score in Score})


def _match_score(value: object) -> tuple[int, int]:
    match value:
        case [int(one), int(other)] if min(one, other) >= 0 and max(one, other) <= MOST:
            return one, other
    raise NoTextError("[7, 5], the points of both,")


_MATCH_SCORE = Kind(expected="the points of both", read=_match_score, example=[7, 5])
_ENDING = raw(word({each: each for each in sorted({*ENDINGS, *OWN_WORDS, *NAMED})}))


def _raw(expected: str, example: object = None) -> Kind[object]:
    return Kind(expected=expected, read=lambda value: value, example=example)


_UNIT = _raw("the id of a player, or of a team", "A")
_PLAYERS = _raw("a list of ids of players", ["A", "B"])
_DAY = raw(DAY)


class FileEntry(Struct, frozen=True, kw_only=True):
    """The file as a whole."""

    event: Annotated[object, _raw("an object"), "what it says of the event"] = None
    players: Annotated[object, _raw("a list of objects, or of ids"), "who took part"] = None
    games: Annotated[object, _raw("a list of objects"), "the games"] = None
    waiting: Annotated[object, _raw("a list of games"), "games that have not begun"] = None
    annulled_games: Annotated[object, _raw("a list of games"), "games that were taken back"] = None
    annulled: Annotated[object, _PLAYERS, "whose results do not count in the table"] = None
    estimates: Annotated[
        object, _raw("levels by players", {"C": "5 kyu"}), "the arbiter's, of new players"
    ] = None
    system: Annotated[object, _raw("an object, or a kind", "monrad"), "how it was played"] = None
    teams: Annotated[object, _raw("a list of teams"), "as in system"] = None
    byes: Annotated[object, _raw("a list of objects"), "who had no opponent"] = None
    withdrawn: Annotated[object, _raw("a list of objects, or of ids"), "who left"] = None
    substituted: Annotated[
        object, _raw("a list of objects"), "whose place somebody took, with the results"
    ] = None
    matches: Annotated[object, _raw("a list of objects"), "team matches by board"] = None
    decided: Annotated[
        object, _PLAYERS, "the order that the arbiter gave to players who were level"
    ] = None
    rules: Annotated[
        object,
        _raw("tables of the event file", {"clock": {"per_move": "7d"}}),
        "what is not usual, for an import",
    ] = None
    games_per_pair: Annotated[object, _raw(PLACE.expected, 2), "as in system"] = None
    games_per_match: Annotated[object, _raw(PLACE.expected, 2), "the same"] = None
    games_per_board: Annotated[object, _raw(PLACE.expected, 2), "the same"] = None
    scoring: Annotated[object, _raw(SCORING.expected, "weaver"), "as in system"] = None


class EventEntry(EventKeys, frozen=True, kw_only=True):
    """What the file says of the event itself."""

    name: Annotated[
        str,
        TEXT.such_as("Sverigekorr 2024"),
        "the name in tables and reports; the ranking needs it",
    ] = ""
    city: Annotated[str, TEXT.such_as("Lund"), "where it is held, for a TRF16"] = ""
    federation: Annotated[str, TEXT.such_as("SWE"), "whose event it is, for a TRF16"] = ""
    time_zone: Annotated[str, TEXT.such_as("Europe/Stockholm"), "the zone of its days"] = ""
    start: Annotated[date | None, DAY, "the first day; the ranking needs it"] = None
    close: Annotated[date | None, DAY, "the last day; the ranking needs it"] = None
    sanctioned_by: Annotated[object, raw(SANCTION), "who sanctions it; nothing if nobody"] = None
    sanctioned: Annotated[object, raw(FLAG), "the same as a plain yes or no"] = None


class PlayerEntry(PlayerKeys, frozen=True, kw_only=True):
    """What a file says of a player."""

    id: Annotated[str, NAME.such_as("A"), "names the player in this file"]
    team: Annotated[str, TEXT.such_as("Lund"), "the team that the player plays for"] = ""
    level: Annotated[object, raw(LEVEL), "the level at the start; the ranking needs it"] = None
    level_three_months: Annotated[object, raw(LEVEL), "three months later, if another"] = None
    level_close: Annotated[object, raw(LEVEL), "at the close, if another"] = None


class GameEntry(SeatKeys, frozen=True, kw_only=True):
    """What a file says of a game."""

    round: Annotated[int, PLACE, "the round"] = 0
    board: Annotated[int, PLACE, "the board; else in the order of the file"] = 0
    replay: Annotated[int, COUNT, "how often it was played again"] = 0
    result: Annotated[
        object,
        raw(word({each: each for each in RESULTS})),
        "null while it goes on; the ranking needs one",
    ] = None
    ended: Annotated[
        str,
        replace(_ENDING, read=TEXT.read),
        "how it ended; the ranking needs it; captures, rule_draw (drawn by a rule of the game's "
        "own), late (a match not begun in time), score, penalty (by penalty points) and concede "
        "stand where the game has them",
    ] = ""
    kind: Annotated[object, _ENDING, "another name for ended"] = None
    started_on: Annotated[object, _DAY, "its first day, if not the event's"] = None
    ended_on: Annotated[object, _DAY, "its last day; the ranking needs it"] = None
    moves: Annotated[
        object, raw(MOVES), "how many both made, who began first; the ranking needs them"
    ] = None
    score: Annotated[
        tuple[int, int] | None,
        _MATCH_SCORE,
        "the points of both in a match of backgammon, who began first",
    ] = None
    assessed: Annotated[str, _SCORE, "the result by which it counts for draws as it goes on"] = ""
    drawn_as: Annotated[str, _SCORE, "the result by which rounds were drawn"] = ""


class SystemEntry(Struct, frozen=True, kw_only=True):
    """How the event was played; 0 and "" where it does not say."""

    kind: Annotated[object, raw(KIND_OF_EVENT), "who met whom"] = None
    rounds: Annotated[int, PLACE, "how many there are"] = 0
    until: Annotated[str, TEXT.such_as("6.5 points"), "what ends a match"] = ""
    deciding_game: Annotated[bool, FLAG, "whether one more game decides a level match"] = False
    games_per_pair: Annotated[object, _raw(PLACE.expected, 2), "games when two meet"] = None
    games_per_match: Annotated[object, _raw(PLACE.expected, 2), "the same"] = None
    games_per_board: Annotated[object, _raw(PLACE.expected, 2), "the same"] = None
    scoring: Annotated[object, raw(SCORING), "weaver is for matches of two games"] = None
    tie_breaks: Annotated[
        object, _raw(TIE_BREAK_LIST.expected, ["berger"]), "what parts those who are level"
    ] = None
    max_running: Annotated[int, COUNT, "most games at once for a player; 0 for any number"] = 0
    round_dates: Annotated[object, _raw("a list of days"), "the first day of each round"] = None
    round_days: Annotated[int, COUNT, "days from round to round"] = 0
    all_rounds_at_once: Annotated[bool | None, FLAG, "whether all rounds start together"] = None
    seed: Annotated[str, TEXT.such_as("lots.1"), "of the start numbers"] = ""
    seeds: Annotated[object, _raw("texts by rounds", {"2": "lots.2"}), "of the rounds"] = None
    boards: Annotated[int, PLACE, "of a team"] = 0
    teams: Annotated[object, _raw("a list of objects"), "the teams"] = None
    draw: Annotated[
        object, _raw("a list of ids", ["A", None]), "a cup's places side by side, null for a bye"
    ] = None
    third_place: Annotated[bool, FLAG, "whether a cup plays for the third place"] = False
    consolation: Annotated[bool, FLAG, "whether those who lose early in a cup play on"] = False
    sections: Annotated[object, _raw("a list of objects"), "the sections that were drawn"] = None
    stages: Annotated[
        object, _raw("a list of objects"), "as in the event file, where more is to come"
    ] = None
    divisions: Annotated[object, _raw("a list of objects"), "the same of a league"] = None


class TeamEntry(Struct, frozen=True, kw_only=True):
    """A team, its players in the order of the boards."""

    id: Annotated[str, TEXT.such_as("LU"), "names the team in this file"] = ""
    name: Annotated[str, TEXT.such_as("Lund"), "its name, if another"] = ""
    players: Annotated[object, _PLAYERS, "its players"] = None
    captain: Annotated[str, TEXT.such_as("A"), "its captain"] = ""
    side: Annotated[str, word({side: side for side in SIDES}), "its half, where halves meet"] = ""


class SectionEntry(Struct, frozen=True, kw_only=True):
    """A section, final group or division that was drawn."""

    name: Annotated[str, NAME.such_as("Section A"), "its name"]
    players: Annotated[object, _PLAYERS, "its players"] = None
    stage: Annotated[int, PLACE, "the stage"] = 1
    before: Annotated[int, COUNT, "how many rounds were before it"] = 0
    carry_over: Annotated[object, raw(FLAG), "whether results between its players go on"] = None


class ByeEntry(Struct, frozen=True, kw_only=True):
    """Who had no opponent."""

    player: Annotated[object, _UNIT, "who"] = None
    team: Annotated[object, _UNIT, "the same of a team"] = None
    round: Annotated[int | None, PLACE, "in which round"]


class LeftEntry(Struct, frozen=True, kw_only=True):
    """Who left the event."""

    player: Annotated[object, _UNIT, "who"] = None
    team: Annotated[object, _UNIT, "the same of a team"] = None
    after_round: Annotated[
        int | None, COUNT, "the last round that they took part in; else that of the last game"
    ] = None


class SubstituteEntry(Struct, frozen=True, kw_only=True):
    """Whose place somebody took over."""

    player: Annotated[object, _UNIT, "who had the place"] = None
    by: Annotated[object, _UNIT, "who has it now"] = None


class MatchEntry(Struct, frozen=True, kw_only=True):
    """Two teams that met: the points at the boards, or who sat there."""

    round: Annotated[int, PLACE, "the round"] = 1
    a: Annotated[object, _UNIT.such_as("LU"), "the team with black on the odd boards"] = None
    b: Annotated[object, _UNIT.such_as("MA"), "the other team"] = None
    boards: Annotated[
        object, _raw("points of both by board and game", [[["1", "0"]]]), "without the games"
    ] = None
    line_ups: Annotated[object, _raw("two lists of ids", [["A"], ["B"]]), "beside the games"] = (
        None
    )


# -- all of them ----


def result_keys() -> tuple[KeyTable, ...]:
    """Every key of the file, by part."""
    parts = {
        "the file": FileEntry,
        "event": EventEntry,
        "players[]": PlayerEntry,
        "games[], waiting[], annulled_games[]": GameEntry,
        "system": SystemEntry,
        "system.teams[]": TeamEntry,
        "system.sections[]": SectionEntry,
        "byes[]": ByeEntry,
        "withdrawn[]": LeftEntry,
        "substituted[]": SubstituteEntry,
        "matches[]": MatchEntry,
    }
    return tuple(json_table(head, part) for head, part in parts.items())
