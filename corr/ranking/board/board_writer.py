"""Writing a board event file, so that anyone can check an event and compute it again."""

from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer, match_of
from corr.ranking.board.otb_levels import write_otb_level
from corr.ranking.correspondence.event import NOTHING, Json
from corr.ranking.correspondence.eventwriter import text_of

_OFFERED = (
    *("clocks", "notation", "official_rules"),
    *("sanctioned", "international", "approved", "world"),
)


def write(event: BoardEvent) -> str:
    """The event as a JSON board event file, a player or a game a line; defaults are left out."""
    return text_of(document(event))


def document(event: BoardEvent) -> Json:
    """The event as the JSON object of a board event file; defaults are left out."""
    found: Json = {
        "event": _event_object(event),
        "players": [_player_object(player) for player in event.players],
        "games": [_game_object(game) for game in event.games],
    }
    return found | dict(event.kept.get("", NOTHING))


def _filled(value: object, names: tuple[str, ...]) -> Json:
    return {name: text for name in names if (text := getattr(value, name))}


def _event_object(event: BoardEvent) -> Json:
    conditions = event.conditions
    found: Json = {
        **_filled(event, ("id", "name")),
        "start": event.start.isoformat(),
        "end": event.end.isoformat(),
        **_filled(event, ("place", "game", "opening", "arbiter")),
        "minutes": conditions.minutes,
        **_filled(conditions, ("increment",)),
    }
    if event.control_minutes is not None:
        found["control_minutes"] = event.control_minutes
    found |= _filled(conditions, _OFFERED)
    if event.period is not None:
        found["period"] = str(event.period)
    found |= {"rated": event.rated, "titles": event.titled}
    return {**found, **event.kept.get("event", NOTHING)}


def _player_object(player: BoardPlayer) -> Json:
    found = _filled(player, ("id", "name", "member_no", "club", "country"))
    if player.rating is not None:
        found["rating"] = player.rating
    if player.title is not None:
        found["title"] = write_otb_level(player.title)
    if player.guest is not None:
        found["guest"] = player.guest
    return {**found, **player.extra}


def _game_object(game: BoardGame) -> Json:
    found = _filled(game, ("id",))
    if game.round is not None:
        found["round"] = game.round
    if game.match != match_of(game.round):
        found["match"] = game.match
    found |= {"black": game.black, "white": game.white, "result": game.result}
    found |= _filled(game, ("ended",))
    if game.moves is not None:
        found["moves"] = list(game.moves)
    return {**found, **game.extra}
