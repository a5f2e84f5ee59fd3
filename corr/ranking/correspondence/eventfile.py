"""The event file: `parse` and `read` give an event or all its faults at once, `write` a file."""

import json
from collections.abc import Iterator
from datetime import date
from typing import Annotated

from corr.errors import ArbiterError
from corr.ranked import is_ranked, why_unranked
from corr.ranking.correspondence.event import (
    WALKOVER,
    EventFile,
    Game,
    Player,
    agree,
    is_contradiction,
    read_level,
    write_level,
    written_level,
)
from corr.ranking.correspondence.result_keys import (
    ANY_ENDING,
    DAY,
    DAY_OR_NONE,
    DAY_OR_NOT_YET,
    LEVEL,
    MOVES,
    NOT_YET,
    RESULT,
    EventKeys,
    GameNamed,
    PlayerKeys,
    SeatKeys,
    no_ending,
    player_named,
    seat_faults,
)
from corr.reading.entries import (
    NAME,
    NOTHING,
    TEXT,
    Entries,
    Json,
    as_object,
    held_by,
    json_object,
    keys_of,
    misspelt,
    read_text,
    rest_of,
    shown,
)
from corr.reading.kinds import Kind

# -- writing an event file, so that anyone can check an event and compute it again ----


_WRITTEN_LISTS = ("players", "games", "waiting", "annulled_games")


def write(event: EventFile) -> str:
    """The event as a JSON event file, a player or a game a line; defaults are left out."""
    return text_of(document(event))


def document(event: EventFile) -> Json:
    """The event as the JSON object of an event file; defaults are left out."""
    # Here, since levels are listed without the rules of games.
    from corr.games.results import seats_of

    seats = seats_of(event.game)
    found: Json = {
        "event": _event_object(event),
        "players": [_player_object(player) for player in event.players],
        "games": [_game_object(game, event.start, seats) for game in event.games],
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
        _list(key, value) if key in _WRITTEN_LISTS else f"{_line(key)}: {_line(value)}"
        for key, value in found.items()
    ]
    return "{" + ",\n ".join(parts) + "}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _list(key: str, values: object) -> str:
    assert isinstance(values, list)
    lines = ",\n  ".join(_line(value) for value in values)
    return f'"{key}": [{lines}]'


def filled(value: object, names: tuple[str, ...]) -> Json:
    """Those of the named texts of a value that it has."""
    return {name: text for name in names if (text := getattr(value, name))}


def _event_object(event: EventFile) -> Json:
    names = ("time_zone", "game", "opening", "arbiter")
    sanction = {
        key: value
        for key in ("sanctioned_by", "sanctioned")
        if (value := getattr(event, key)) is not None
    }
    return {
        **filled(event, ("id", "name")),
        "start": event.start.isoformat(),
        "close": event.close.isoformat(),
        **filled(event, names),
        **sanction,
        **event.kept.get("event", NOTHING),
    }


def _player_object(player: Player) -> Json:
    levels: Json = {"level": written_level(player.level)}
    if player.level_three_months != player.level:
        levels["level_three_months"] = written_level(player.level_three_months)
    if player.level_close != player.level_three_months:
        levels["level_close"] = written_level(player.level_close)
    names = ("id", "name", "member_no", "club", "country", "kind")
    return {**filled(player, names), **levels, **player.extra}


def _game_object(game: Game, start: date, seats: tuple[str, str]) -> Json:
    first, second = seats
    found: Json = filled(game, ("id",))
    if game.round is not None:
        found["round"] = game.round
    found |= {first: game.black, second: game.white, "result": game.result}
    if game.started_on != start:
        found["started_on"] = game.started_on.isoformat()
    found |= {"ended": game.ended, "ended_on": game.ended_on.isoformat()}
    found["moves"] = [game.black_moves, game.white_moves]
    return {**found, **game.extra}


# -- the event file ----


def _yes_or_no(value: object) -> bool | None:
    if value is None or isinstance(value, bool):
        return value
    raise ValueError


def _round(value: object) -> int | None:
    if value is None or type(value) is int:
        return value
    raise ValueError


SANCTION = Kind(
    expected=TEXT.expected,
    read=lambda value: None if value is None else read_text(value),
    wrong=TEXT.wrong,
    example="SLSF",
)
"""Who sanctions an event, "" for nobody, None where it is not said."""
_YES_OR_NO = Kind(
    expected="true or false",
    read=_yes_or_no,
    wrong="{key} {found} is not true or false",
    example=True,
)
_ROUND = Kind(
    expected="a whole number", read=_round, wrong="{key} {found} is not a whole number", example=1
)


class EventEntry(EventKeys, frozen=True, kw_only=True):
    """What the file says of the event; the fields are those of `EventFile`."""

    name: Annotated[str, NAME, "the name in tables and reports"]
    start: Annotated[date, DAY, "the first day"]
    close: Annotated[date, DAY, "the last day"]
    time_zone: Annotated[str, TEXT, "the zone of its days"] = ""
    sanctioned_by: Annotated[str | None, SANCTION, "who sanctions it"] = None
    sanctioned: Annotated[bool | None, _YES_OR_NO, "whether it is sanctioned"] = None


class PlayerEntry(PlayerKeys, frozen=True, kw_only=True):
    """What the file says of a player; the fields are those of `Player`."""

    level: Annotated[int | None, LEVEL, "the level at the start"] = None
    level_three_months: Annotated[int | None, LEVEL, "the same three months later"] = None
    level_close: Annotated[int | None, LEVEL, "the level at the close"] = None


class GameEntry(SeatKeys, frozen=True, kw_only=True):
    """What the file says of a game that is over."""

    round: Annotated[int | None, _ROUND, "the round"] = None
    result: Annotated[str | None, RESULT, "the result"] = None
    ended: Annotated[str, ANY_ENDING, "how it ended"] = ""
    started_on: Annotated[date | None, DAY_OR_NONE, "its first day, if not the event's"] = None
    ended_on: Annotated[date | None, DAY_OR_NOT_YET, "its last day"] = None
    moves: Annotated[tuple[int, int] | None, MOVES, "how many both made"] = None


PARTS = (EventEntry, PlayerEntry, GameEntry)
"""The kinds of entries of the file."""
_TOP = frozenset({"event", "players", "games", "annulled", "estimates"})
_EVENT, _PLAYER, _GAME = map(keys_of, PARTS)
_OF_EVENT = held_by(EventEntry, EventFile)
_OF_PLAYER = held_by(PlayerEntry, Player)
_OF_GAME = held_by(GameEntry, Game) | {"first", "second", "moves"}


def parse(document: str | bytes, *, any_game: bool = False) -> EventFile:
    """The event of a JSON event file. Raises ArbiterError with every fault, one line each.

    One of a game without this ranking is refused before anything else is looked at, unless it is
    only read, as `any_game`.
    """
    return read(json_object(document), any_game=any_game)


def read(content: object, *, any_game: bool = False) -> EventFile:
    """The event of a decoded event file. Raises ArbiterError with every fault, one line each."""
    found = as_object(content)
    if not any_game:
        require_ranked(found)
    return EventReader().event_file(found)


def notes_on(event: EventFile) -> Iterator[str]:
    """The keys that were left alone but look like others, in words.

    Tables take more keys than the ranking from the same file, so a key that is just unknown is
    none of our business.
    """
    yield from misspelt("the file", event.kept.get("", NOTHING), _TOP | {*_WRITTEN_LISTS})
    yield from misspelt("event", event.kept.get("event", NOTHING), _EVENT)
    for one in event.players:
        yield from misspelt(f"player {shown(one.id)}", one.extra, _PLAYER)
    for place, game in enumerate(event.games, 1):
        named = {"black": game.black, "white": game.white}
        yield from misspelt(GameNamed(place, named), game.extra, _GAME)


def _is_unfinished(game: Json) -> bool:
    return (
        game.get("result") in NOT_YET
        or game.get("ended") in NOT_YET
        or game.get("ended_on") in NOT_YET
    )


def require_ranked(content: Json) -> None:
    """Raise ArbiterError for an event file of a game that has no ranking."""
    event = content.get("event")
    game = event.get("game") if isinstance(event, dict) else None
    named = "" if game is None else shown(game)
    if not is_ranked(named):
        raise ArbiterError(why_unranked(named))


class EventReader(Entries):
    """Collects the faults of one event file while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.start: date | None = None
        self.close: date | None = None
        self.of_game = ""
        self.players: dict[str, Player] = {}
        self.assumed: dict[str, list[str]] = {}

    def event_file(self, top: Json) -> EventFile:
        """The whole file; what is wrong in one place does not hide what is wrong in another."""
        self.leave("the file", top, _TOP | {*_WRITTEN_LISTS})
        event = self.entry_of("event", top.get("event"))
        known = self.event_entry(event)
        players = self.each(top, "players", self.player)
        games = self.each(top, "games", self.game)
        annulled = self.annulled(top.get("annulled"))
        estimates = self.estimates(top.get("estimates"))
        self.finish()
        kept = {"": rest_of(top, _TOP), "event": rest_of(event, _OF_EVENT)}
        return EventFile(
            **{key: getattr(known, key) for key in _OF_EVENT},
            players=players,
            games=games,
            annulled=annulled,
            estimates=estimates,
            kept={place: keys for place, keys in kept.items() if keys},
            assumed={key: tuple(names) for key, names in self.assumed.items()},
        )

    def assume(self, entry: Json, key: str, name: str) -> None:
        """Note that a player or a game has the default of a key."""
        if entry.get(key) is None:
            self.assumed.setdefault(key, []).append(name)

    def event_entry(self, event: Json) -> EventEntry:
        """What the file says of the event; its dates are kept for the games."""
        found = self.read(EventEntry, event, "event")
        self.start, self.close, self.of_game = found.start, found.close, found.game
        if self.start and self.close and self.close < self.start:
            self.fault(f"event: it closes on {self.close}, before it starts on {self.start}")
        if is_contradiction(found.sanctioned_by, said=found.sanctioned):
            self.fault(
                f"event: contradiction: sanctioned {shown(found.sanctioned)} with sanctioned_by "
                f"{json.dumps(shown(found.sanctioned_by))} (only what SLSF sanctions counts, "
                "art. 1 §1)"
            )
        return found

    def player(self, place: int, content: object) -> Player | None:
        """One player; the levels default to each other."""
        entry = self.entry_of(f"player {place}", content)
        if not entry:
            return None
        where = player_named(place, entry)
        found = self.read(PlayerEntry, entry, where)
        name, level = found.id or "", found.level
        if name in self.players:
            self.fault(f"{where}: this id is given to two players")
        if "level" not in entry:
            self.fault(f"{where}: no level (null for a new player)")
        later = level if found.level_three_months is None else found.level_three_months
        player = Player(
            id=name,
            name=found.name,
            member_no=found.member_no,
            club=found.club,
            country=found.country,
            kind=found.kind,
            level=level,
            level_three_months=later,
            level_close=later if found.level_close is None else found.level_close,
            extra=rest_of(entry, _OF_PLAYER),
        )
        if level is not None:
            self.assume(entry, "level_three_months", name)
            self.assume(entry, "level_close", name)
        if name:
            self.players.setdefault(name, player)
        return player

    def game(self, place: int, content: object) -> Game | None:
        """One game, or None after its faults."""
        entry = self.entry_of(f"game {place}", content)
        if not entry:
            return None
        where, before = GameNamed(place, entry), self.count
        found = self.read(GameEntry, entry, where)
        black, white = self.seated(where, entry, found)
        if _is_unfinished(entry):
            self.fault(f"{where}: unfinished, it needs a result, ended and ended_on")
        elif unknown := no_ending(self.of_game, found.ended):
            self.fault(f"{where}: {unknown}")
        elif found.result and found.ended and not agree(found.result, found.ended):
            self.fault(f"{where}: contradiction: {found.ended} with {found.result}")
        first, last = self.game_days(where, found)
        self.moves(where, entry, found)
        if self.count > before or first is None or last is None:
            return None
        assert black
        assert white
        assert found.result
        assert found.moves
        self.assume(entry, "started_on", found.id)
        return Game(
            id=found.id,
            round=found.round,
            black=black,
            white=white,
            result=found.result,
            ended=found.ended,
            started_on=first,
            ended_on=last,
            black_moves=found.moves[0],
            white_moves=found.moves[1],
            extra=rest_of(entry, _OF_GAME),
        )

    def seated(self, where: object, entry: Json, game: SeatKeys) -> tuple[str | None, str | None]:
        """Who had the first seat and the second, by the names that this game has for them."""
        for key, why in seat_faults(self.of_game, game, entry):
            self.fault(f"{where}: {why or f'no {key}'}")
        self.pair(where, *game.players)
        return game.players

    def pair(self, where: object, black: str | None, white: str | None) -> None:
        """Both players are known, and two; whose id had a fault is None."""
        for player in (black, white):
            if player is not None and player not in self.players:
                self.fault(f"{where}: unknown player {shown(player)}")
        if black == white and black is not None:
            self.fault(f"{where}: {shown(black)} is paired with themself")

    def game_days(self, where: object, game: GameEntry) -> tuple[date | None, date | None]:
        """The days on which the game started and ended, within the event and in this order."""
        for key, day in (("started_on", game.started_on), ("ended_on", game.ended_on)):
            if day and ((self.start and day < self.start) or (self.close and day > self.close)):
                self.fault(f"{where}: {key} {day} lies outside the event")
        started, ended = game.started_on or self.start, game.ended_on
        if started and ended and ended < started and ended >= (self.start or ended):
            self.fault(f"{where}: it ended on {ended}, before it was started")
        return started, ended

    def moves(self, where: object, entry: Json, game: GameEntry) -> None:
        """How many moves both made is said, and goes with the ending."""
        if entry.get("moves") is None and game.ended:
            self.fault(f"{where}: no moves (write [black's, white's])")
        elif game.moves and any(game.moves) and game.ended == WALKOVER:
            self.fault(f"{where}: contradiction: walkover with moves {list(game.moves)}")

    def annulled(self, content: object) -> tuple[str, ...]:
        """The players whose results do not count in the table."""
        if content is None:
            return ()
        if not isinstance(content, list):
            self.fault("annulled: not a list of player ids")
            return ()
        found: dict[str, None] = {}
        for player in content:
            if isinstance(player, str) and player in self.players:
                found[player] = None
            else:
                self.fault(f"annulled: unknown player {shown(player)}")
        return tuple(found)

    def estimates(self, content: object) -> dict[str, int]:
        """The arbiter's rough estimates, which only new players have."""
        found = {}
        entries = {} if content is None else self.entry_of("estimates", content, empty=True)
        for name, value in entries.items():
            player = self.players.get(name)
            if player is None:
                self.fault(f"estimates: unknown player {shown(name)}")
            elif player.level is not None:
                self.fault(f"estimates: {shown(name)} has a level and needs no estimate")
            try:
                found[name] = read_level(value if isinstance(value, str) else "")
            except ValueError as error:
                self.fault(f"estimates: {shown(name)}: {shown(value)} is {error}")
        return found
