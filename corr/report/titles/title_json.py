"""Titles over the board for a script: the same in every language. Pure."""

from collections.abc import Iterable
from datetime import date

from corr.ranking.board.otb import OtbTables, write_otb_level
from corr.ranking.board.otb_register import EventTitles, TitleChange, TitleResult, Titles
from corr.ranking.board.otb_tests import Sitting
from corr.report.titles.title_event import alternatives_of
from corr.report.titles.title_lists import Words, plain

Json = dict[str, object]


def event_json(found: EventTitles, tables: OtbTables, words: Words) -> Json:
    """The whole computation of an event; numbers are exact decimals, titles as `5 kyu`."""
    return {
        "event": found.event.id,
        "name": found.event.name,
        "end": found.event.end.isoformat(),
        "players": [result_json(one, tables, words) for one in found.results],
        "differing": [
            {"player": one.player, "file": level(one.home), "register": level(one.held)}
            for one in found.differing
        ],
    }


def level(index: int | None) -> str | None:
    """A title as text, None without one."""
    return None if index is None else write_otb_level(index)


def result_json(one: TitleResult, tables: OtbTables, words: Words) -> Json:
    """What an event did to one player; `level` is the title after it."""
    result = one.result
    return {
        "player": one.player,
        "name": words.plain_name(one.player),
        "before": level(one.level),
        "level": level(one.after),
        "outcome": result.outcome,
        "counted": len(result.games),
        "points": plain(result.points),
        "norms": {
            norm.goal: {
                "level": level(norm.level),
                "exact": plain(norm.exact),
                "norm": plain(norm.points),
                "open": norm.is_open,
                "lacking": norm.lacking,
                "percentages": norm.percentages,
            }
            for norm in result.norms
        },
        "games": [
            {
                "opponent": game.opponent,
                "event": game.event,
                "level": level(game.level),
                "points": plain(game.points),
            }
            for game in result.games
        ],
        "lacking": result.lacking,
        "carried": len(result.carried),
        "alternatives": [
            {
                "interpretation": f"T{found.number}",
                "outcome": found.then.outcome,
                "level": level(found.then.after),
                "carried": len(found.then.carried),
            }
            for found in alternatives_of(one, tables)
        ],
    }


def list_json(register: Titles, players: Iterable[str], on: date, words: Words) -> list[Json]:
    """Those of the players who hold a title on a day, by id."""
    held = ((one, register.history(one, on)) for one in sorted(players))
    return [
        {
            "player": player,
            "name": words.plain_name(player),
            "member_no": words.member(player),
            "level": level(lines[-1].after),
            "since": _day(lines[-1].on),
            **honorary_json(register, player, on),
            "carried": len(register.waiting(player, on)),
        }
        for player, lines in held
        if lines
    ]


def honorary_json(register: Titles, player: str, on: date) -> Json:
    """The honorary title of a player, since when, and where it comes from (R32.5)."""
    highest = register.honorary(player, on)
    return {
        "honorary": level(highest.after) if highest else None,
        "honorary_since": _day(highest.on) if highest else None,
        "honorary_source": highest.source if highest else None,
    }


def player_json(
    register: Titles,
    player: str,
    sittings: Iterable[Sitting],
    on: date,
    tables: OtbTables,
    words: Words,
) -> Json:
    """Everything about a player's titles up to a day."""
    return {
        "player": player,
        "name": words.plain_name(player),
        "level": level(register.level(player, on)),
        **honorary_json(register, player, on),
        "carried": len(register.waiting(player, on)),
        "history": [_change(line) for line in register.history(player, on)],
        "events": [
            {"event": one.event.id, **result_json(one, tables, words)}
            for one in register.results_of(player, on)
        ],
        "tests": [sitting_json(one) for one in sittings if one.player == player and one.on <= on],
    }


def sitting_json(one: Sitting) -> Json:
    """A kyu test."""
    return {
        "number": one.number or None,
        "player": one.player,
        "on": one.on.isoformat(),
        "level": level(one.level),
        "passed": one.passed,
        "judge": one.judge,
        "paper": one.paper,
        "rating": one.rating,
    }


def _change(line: TitleChange) -> Json:
    return {
        "on": _day(line.on),
        "source": line.source,
        "before": level(line.before),
        "after": level(line.after),
        "event": line.event,
        "reason": line.reason,
    }


def _day(day: date) -> str | None:
    return None if day == date.min else day.isoformat()
