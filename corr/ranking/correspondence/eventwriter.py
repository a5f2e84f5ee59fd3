"""Writing an event file, so that anyone can check an event and compute it again."""

import json
from datetime import date

from corr.ranking.correspondence.event import NOTHING, EventFile, Game, Json, Player
from corr.ranking.correspondence.levels import write_level

_LISTS = ("players", "games", "waiting", "annulled_games")


def write(event: EventFile) -> str:
    """The event as a JSON event file, a player or a game a line; defaults are left out."""
    return text_of(document(event))


def document(event: EventFile) -> Json:
    """The event as the JSON object of an event file; defaults are left out."""
    found: Json = {
        "event": _event_object(event),
        "players": [_player_object(player) for player in event.players],
        "games": [_game_object(game, event.start) for game in event.games],
    }
    if event.annulled:
        found["annulled"] = list(event.annulled)
    if event.estimates:
        found["estimates"] = {
            player: write_level(index) for player, index in event.estimates.items()
        }
    return found | dict(event.kept.get("", NOTHING))


def text_of(found: Json) -> str:
    """The text of an event file, a player or a game a line."""
    parts = [
        _list(key, value) if key in _LISTS else f"{_line(key)}: {_line(value)}"
        for key, value in found.items()
    ]
    return "{" + ",\n ".join(parts) + "}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _list(key: str, values: object) -> str:
    assert isinstance(values, list)
    lines = ",\n  ".join(_line(value) for value in values)
    return f'"{key}": [{lines}]'


def _filled(value: object, names: tuple[str, ...]) -> Json:
    return {name: text for name in names if (text := getattr(value, name))}


def _event_object(event: EventFile) -> Json:
    names = ("time_zone", "game", "opening", "arbiter")
    sanction = {
        key: value
        for key in ("sanctioned_by", "sanctioned")
        if (value := getattr(event, key)) is not None
    }
    return {
        **_filled(event, ("id", "name")),
        "start": event.start.isoformat(),
        "close": event.close.isoformat(),
        **_filled(event, names),
        **sanction,
        **event.kept.get("event", NOTHING),
    }


def _player_object(player: Player) -> Json:
    levels: Json = {"level": _level(player.level)}
    if player.level_three_months != player.level:
        levels["level_three_months"] = _level(player.level_three_months)
    if player.level_close != player.level_three_months:
        levels["level_close"] = _level(player.level_close)
    names = ("id", "name", "member_no", "club", "country")
    return {**_filled(player, names), **levels, **player.extra}


def _level(index: int | None) -> str | None:
    return None if index is None else write_level(index)


def _game_object(game: Game, start: date) -> Json:
    found: Json = _filled(game, ("id",))
    if game.round is not None:
        found["round"] = game.round
    found |= {"black": game.black, "white": game.white, "result": game.result}
    if game.started_on != start:
        found["started_on"] = game.started_on.isoformat()
    found |= {"ended": game.ended, "ended_on": game.ended_on.isoformat()}
    found["moves"] = [game.black_moves, game.white_moves]
    return {**found, **game.extra}
