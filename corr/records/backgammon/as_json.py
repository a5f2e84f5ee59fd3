"""A match as JSON: every act with whose it is, under keys that `docs/files.md` explains."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from corr.games.backgammon.match import Match
from corr.games.rules import Move, Seat
from corr.records.backgammon.model import (
    DICE,
    FACTS,
    LONGEST_COMMENT,
    LONGEST_NAME,
    MOST_ACTS,
    Act,
    MatchRecord,
    Result,
    fact,
    last_of,
    settled,
)
from corr.records.backgammon.turns import WHO, named
from corr.records.model import RecordError, fit, shown

FORMAT = "corr backgammon match"
"""What such a file says that it is, under the key `format`."""

_SEATS = {1: Seat.FIRST, 2: Seat.SECOND, 0: None}
_KEYS = {"format", "version", "length", "score", "players", "dice", "acts", "games", "result"} | {
    "comment",
    *FACTS,
}


def write(record: MatchRecord) -> str:
    """The file of a match. Raises RecordError for one that cannot be played."""
    acts = [_act(act) for act in record.acts]
    head = {
        "format": FORMAT,
        "version": 1,
        **{name: getattr(record, name) for name in FACTS},
        "players": list(record.players),
        "length": record.length,
        "score": list(record.score),
        "dice": record.dice,
        "comment": record.comment,
        "result": result_of(record.result),
        "games": games_of(last_of(record)),
    }
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in head.items()]
    told = ",\n".join(f"    {json.dumps(act, ensure_ascii=False)}" for act in acts)
    return "\n".join(("{", *lines, '  "acts": [', told, "  ]", "}", ""))


def _act(act: Act) -> dict[str, object]:
    who = named(act.who)
    told: dict[str, object] = {"who": int(who) if who.isdigit() else who, "act": act.move}
    if act.roll:
        told["roll"] = act.roll
    if act.why:
        told["why"] = act.why
    return told


def result_of(result: Result | None) -> dict[str, object] | None:
    """A result in JSON's own types, its winner 1, 2, or 0 where both have lost."""
    if result is None:
        return None
    winner = int(named(result.winner)) if result.winner else 0
    return {"winner": winner, "reason": result.reason, "score": list(result.score)}


def games_of(match: Match) -> list[dict[str, object]]:
    """The games that have ended, for whoever reads no acts; they follow from those."""
    return [
        {
            "game": number,
            "score": list(won.score),
            "crawford": won.crawford,
            "winner": int(named(won.winner)),
            "points": won.points,
            "cube": won.cube,
            "reason": won.reason,
        }
        for number, won in enumerate(match.games, 1)
    ]


# -- reading ----


def read(text: str) -> MatchRecord:
    """The match of a file; `games` are not read. Raises RecordError, with the act or the key."""
    try:
        given = json.loads(text, parse_float=_no_number, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}", f"no JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise RecordError("line 1", "no JSON of a match") from error
    if not isinstance(given, dict) or given.get("format") != FORMAT or given.get("version") != 1:
        raise RecordError("line 1", f'expected "format": "{FORMAT}", "version": 1')
    if unknown := sorted(given.keys() - _KEYS):
        raise RecordError(shown(unknown[0]), "no key of a match")
    record = MatchRecord(
        length=_whole(given, "length"),
        score=_pair(given.get("score", [0, 0]), "score"),
        players=_players(given),
        dice=_one_of(given, "dice", DICE),
        comment=_comment(given),
        result=_read_result(given.get("result")),
        acts=_read_acts(given.get("acts")),
        **{name: _line(given, name) for name in FACTS},
    )
    return settled(record)


def _no_number(text: str) -> float:
    raise ValueError(text)


def _whole(given: Mapping[str, Any], key: str) -> int:
    value = given.get(key, 0)
    if type(value) is not int or not 0 <= value <= 999_999:
        raise RecordError(key, "expected a whole number")
    return value


def _pair(value: object, key: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise RecordError(key, "expected two whole numbers")
    return _whole({key: value[0]}, key), _whole({key: value[1]}, key)


def _line(given: Mapping[str, Any], key: str) -> str:
    value = given.get(key, "")
    if not isinstance(value, str):
        raise RecordError(key, "expected a text")
    return fact(key, key, value)


def _players(given: Mapping[str, Any]) -> tuple[str, str]:
    value = given.get("players", ["", ""])
    if not isinstance(value, list) or len(value) != 2:
        raise RecordError("players", "expected two names")
    return _line({"players": value[0]}, "players"), _line({"players": value[1]}, "players")


def _one_of(given: Mapping[str, Any], key: str, among: tuple[str, ...]) -> str:
    value = _line(given, key)
    if value not in among:
        raise RecordError(key, f"{shown(value)} is none of {', '.join(filter(None, among))}")
    return value


def _comment(given: Mapping[str, Any]) -> str:
    value = given.get("comment", "")
    if not isinstance(value, str) or len(value) > LONGEST_COMMENT:
        raise RecordError("comment", f"expected a text of at most {LONGEST_COMMENT} characters")
    return fit(value)


def _read_result(value: object) -> Result | None:
    if value is None:
        return None
    if not isinstance(value, dict) or value.get("winner") not in [*_SEATS]:
        raise RecordError("result", 'expected {"winner": 1, "reason": "score", "score": [7, 5]}')
    reason = _line(value, "reason")
    return Result(
        winner=_SEATS[_whole(value, "winner")],
        reason=reason,
        score=_pair(value.get("score"), "score of the result"),
    )


def _read_acts(value: object) -> tuple[Act, ...]:
    if not isinstance(value, list) or len(value) > MOST_ACTS:
        raise RecordError("acts", f"expected a list of at most {MOST_ACTS} acts")
    return tuple(_read_act(number, one) for number, one in enumerate(value, 1))


def _read_act(number: int, value: object) -> Act:
    where = f"act {number}"
    if not isinstance(value, dict) or value.keys() - {"who", "act", "roll", "why"}:
        raise RecordError(where, 'expected {"who": 1, "act": "13/8 24/22"}')
    who, move, why = value.get("who"), value.get("act"), value.get("why", "")
    known = WHO.get(str(who)) if isinstance(who, (int, str)) else None
    if known is None:
        raise RecordError(where, f"who: expected one of {', '.join(WHO)}")
    if not isinstance(move, str) or not isinstance(why, str):
        raise RecordError(where, "act and why: expected texts")
    if max(len(move), len(why)) > LONGEST_NAME:
        raise RecordError(where, f"act or why: more than {LONGEST_NAME} characters")
    act = Act(who=known, move=Move(move), why=why)
    return replace(act, roll=_whole(value, "roll")) if "roll" in value else act
