"""The results of an event played at the board, as frozen values; `board_file` reads them. Pure.

One value feeds both the rating (R28–R31) and over-the-board kyu/dan (R32).
"""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from msgspec import Struct, field

from corr.ranking.board.otb import OtbEvent, write_otb_level
from corr.ranking.correspondence.event import WALKOVER
from corr.ranking.correspondence.eventfile import filled, text_of
from corr.ranking.ratings.rating import RatedEvent, RatedGame
from corr.ranking.ratings.rating_list import Period
from corr.reading.entries import NOTHING, Json

RENJU = "renju"
"""The game of an event that names none, and the only one with over-the-board kyu/dan (R32)."""
NO_IDS: Mapping[str, str] = MappingProxyType({})
"""Players stay under the ids of the file."""


def _nothing() -> Mapping[str, object]:
    return NOTHING


class BoardPlayer(Struct, frozen=True, kw_only=True):
    """A participant. `id` names the player within the file.

    `rating` is the one before the event, None for a new player; it is used where no rating list
    is at hand. `title` is the index of the home title, which counts abroad (R32.1). `guest`:
    whether somebody is from abroad; None if the file leaves it to the register.
    """

    id: str
    name: str = ""
    member_no: str = ""
    club: str = ""
    country: str = ""
    rating: int | None = None
    title: int | None = None
    guest: bool | None = None
    extra: Mapping[str, object] = field(default_factory=_nothing)


def match_of(round_: int | None) -> int:
    """The match of a game whose file names none: what is played in another round is another."""
    return 1 if round_ is None else round_


class BoardGame(Struct, frozen=True, kw_only=True):
    """A game at the board; `result` is a key of `RESULTS`, None for a game without one.

    `match` tells the matches of the same two players apart. `moves` are black's and white's,
    None if the file does not say: then both have moved, unless it was a walkover.
    """

    id: str = ""
    round: int | None = None
    match: int = 1
    black: str
    white: str
    result: str | None
    ended: str = ""
    moves: tuple[int, int] | None = None
    extra: Mapping[str, object] = field(default_factory=_nothing)

    @property
    def moved(self) -> tuple[bool, bool]:
        """Whether black and white made a move."""
        if self.moves is None:
            return (self.ended != WALKOVER,) * 2
        black, white = self.moves
        return black > 0, white > 0


class BoardEvent(Struct, frozen=True, kw_only=True):
    """One event at the board, complete and without contradictions; `end` is its last day.

    `conditions` are what kyu/dan asks for (R32.2); their minutes are a game and player, as are
    `control_minutes` up to the shortest move control (R29.1). `period` is the one that the
    committees assigned (R29.4). `rated` and `titled`: whether it counts for the rating and for
    kyu/dan. `kept` are unknown keys: of the file under "", of the event under "event".
    """

    id: str
    name: str = ""
    start: date
    end: date
    game: str = RENJU
    opening: str = ""
    arbiter: str = ""
    place: str = ""
    conditions: OtbEvent
    control_minutes: int | None = None
    period: Period | None = None
    rated: bool
    titled: bool
    players: tuple[BoardPlayer, ...]
    games: tuple[BoardGame, ...]
    kept: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    @property
    def by_mail(self) -> bool:
        """Whether the close of an event by mail has written it: its colours are of the draw."""
        return bool(self.kept.get("event", {}).get("by_mail"))

    @property
    def ratings(self) -> dict[str, int]:
        """The ratings before the event that the file gives, by the file's ids."""
        return {each.id: each.rating for each in self.players if each.rating is not None}


def taken_together(event: BoardEvent) -> dict[tuple[str, str], int]:
    """How many games of a pair are one match because the file has neither round nor match."""
    pairs = Counter(
        (min(game.black, game.white), max(game.black, game.white))
        for game in event.games
        if game.round is None and game.match == match_of(None)
    )
    return {pair: games for pair, games in pairs.items() if games > 1}


def rated_event(event: BoardEvent, ids: Mapping[str, str] = NO_IDS) -> RatedEvent:
    """The event as the rating sees it (R28–R30); `ids` replace the ids of the file."""

    def named(player: str) -> str:
        return ids.get(player, player)

    return RatedEvent(
        id=event.id,
        end=event.end,
        players=tuple(named(player.id) for player in event.players),
        games=tuple(
            RatedGame(
                black=named(game.black),
                white=named(game.white),
                match=game.match,
                result=game.result,
                both_moved=all(game.moved),
                walkover=game.ended == WALKOVER,
            )
            for game in event.games
        ),
        minutes=event.conditions.minutes,
        control_minutes=event.control_minutes,
    )


# -- writing a board event file, so that anyone can check an event and compute it again ----


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


def _event_object(event: BoardEvent) -> Json:
    conditions = event.conditions
    found: Json = {
        **filled(event, ("id", "name")),
        "start": event.start.isoformat(),
        "end": event.end.isoformat(),
        **filled(event, ("place", "game", "opening", "arbiter")),
        "minutes": conditions.minutes,
        **filled(conditions, ("increment",)),
    }
    if event.control_minutes is not None:
        found["control_minutes"] = event.control_minutes
    found |= filled(conditions, _OFFERED)
    if event.period is not None:
        found["period"] = str(event.period)
    found |= {"rated": event.rated, "titles": event.titled}
    return {**found, **event.kept.get("event", NOTHING)}


def _player_object(player: BoardPlayer) -> Json:
    found = filled(player, ("id", "name", "member_no", "club", "country"))
    if player.rating is not None:
        found["rating"] = player.rating
    if player.title is not None:
        found["title"] = write_otb_level(player.title)
    if player.guest is not None:
        found["guest"] = player.guest
    return {**found, **player.extra}


def _game_object(game: BoardGame) -> Json:
    found = filled(game, ("id",))
    if game.round is not None:
        found["round"] = game.round
    if game.match != match_of(game.round):
        found["match"] = game.match
    found |= {"black": game.black, "white": game.white, "result": game.result}
    found |= filled(game, ("ended",))
    if game.moves is not None:
        found["moves"] = list(game.moves)
    return {**found, **game.extra}
