"""The event file: `parse` and `read` give an event or all its faults at once, `write` a file."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, cast

from corr.errors import ArbiterError
from corr.ranked import is_ranked, why_unranked
from corr.ranking.correspondence.event import (
    ENDINGS,
    RESULTS,
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
from corr.reading.entries import (
    NAME,
    NOTHING,
    TEXT,
    Entries,
    Json,
    as_object,
    json_object,
    keys_of,
    read_day,
    read_name,
    read_text,
    rest_of,
    shown,
)
from corr.reading.kinds import Kind, did_you_mean

# -- writing an event file, so that anyone can check an event and compute it again ----


_WRITTEN_LISTS = ("players", "games", "waiting", "annulled_games")


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
    names = ("id", "name", "member_no", "club", "country")
    return {**filled(player, names), **levels, **player.extra}


def _game_object(game: Game, start: date) -> Json:
    found: Json = filled(game, ("id",))
    if game.round is not None:
        found["round"] = game.round
    found |= {"black": game.black, "white": game.white, "result": game.result}
    if game.started_on != start:
        found["started_on"] = game.started_on.isoformat()
    found |= {"ended": game.ended, "ended_on": game.ended_on.isoformat()}
    found["moves"] = [game.black_moves, game.white_moves]
    return {**found, **game.extra}


# -- the event file ----


_TOP = frozenset({"event", "players", "games", "annulled", "estimates"})
_NEVER = 9000  # deadlines are computed from days, and no day lies after the year 9999


def _day(value: object) -> date:
    found = read_day(value)
    if found.year >= _NEVER:
        raise ValueError
    return found


def _yes_or_no(value: object) -> bool | None:
    if value is None or isinstance(value, bool):
        return value
    raise ValueError


def _level(value: object) -> int | None:
    return None if value is None else read_level(value if isinstance(value, str) else "")


DAY = Kind(
    expected="a day",
    read=_day,
    wrong="{key}: {found} is not a day (write YYYY-MM-DD)",
    missing="{key}: missing (write YYYY-MM-DD)",
)
"""A calendar day."""
LEVEL = Kind(expected="a level", read=_level, wrong="{key}: {found} is {error}")
"""The index of a level, None for a new player."""
_SANCTION = Kind(
    expected=TEXT.expected,
    read=lambda value: None if value is None else read_text(value),
    wrong=TEXT.wrong,
)
_YES_OR_NO = Kind(
    expected="true or false", read=_yes_or_no, wrong="{key} {found} is not true or false"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventEntry:
    """What the file says of the event; the fields are those of `EventFile`."""

    id: Annotated[str, TEXT] = ""
    name: Annotated[str, NAME]
    start: Annotated[date, DAY]
    close: Annotated[date, DAY]
    time_zone: Annotated[str, TEXT] = ""
    game: Annotated[str, TEXT] = ""
    opening: Annotated[str, TEXT] = ""
    arbiter: Annotated[str, TEXT] = ""
    sanctioned_by: Annotated[str | None, _SANCTION] = None
    sanctioned: Annotated[bool | None, _YES_OR_NO] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerEntry:
    """What the file says of a player; the fields are those of `Player`."""

    id: Annotated[str, NAME]
    level: Annotated[int | None, LEVEL] = None
    level_three_months: Annotated[int | None, LEVEL] = None
    level_close: Annotated[int | None, LEVEL] = None
    name: Annotated[str, TEXT] = ""
    member_no: Annotated[str, TEXT] = ""
    club: Annotated[str, TEXT] = ""
    country: Annotated[str, TEXT] = ""


_EVENT, _PLAYER = keys_of(EventEntry), keys_of(PlayerEntry)
_GAME = frozenset(
    {"id", "round", "black", "white", "result", "started_on", "ended", "ended_on", "moves"}
)
_UNFINISHED = (None, "", "*")


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


def misspelt(event: EventFile) -> Iterator[str]:
    """The keys that were left alone but look like others, in words.

    Tables take more keys than the ranking from the same file, so a key that is just unknown is
    none of our business.
    """
    for where, keys, known in _left_alone(event):
        for key in keys:
            meant = "" if key in _WRITTEN_LISTS else did_you_mean(key, sorted(known))
            if meant:
                yield f"{where}: {shown(key)} is an unknown key and says nothing{meant}"


def _left_alone(event: EventFile) -> Iterator[tuple[str, Mapping[str, object], frozenset[str]]]:
    """Where there are unknown keys, and which keys are known there."""
    yield "the file", event.kept.get("", NOTHING), _TOP
    yield "event", event.kept.get("event", NOTHING), _EVENT
    for one in event.players:
        if one.extra:
            yield f"player {shown(one.id)}", one.extra, _PLAYER
    for place, game in enumerate(event.games, 1):
        if game.extra:
            yield f"game {place} ({shown(game.black)} - {shown(game.white)})", game.extra, _GAME


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
        self.days: dict[str, date] = {}
        self.players: dict[str, Player] = {}
        self.assumed: dict[str, list[str]] = {}

    def event_file(self, top: Json) -> EventFile:
        """The whole file; what is wrong in one place does not hide what is wrong in another."""
        event = self.entry_of("event", top.get("event"))
        known = self.event_entry(event)
        players = self.each(top, "players", self.player)
        games = self.each(top, "games", self.game)
        annulled = self.annulled(top.get("annulled"))
        estimates = self.estimates(top.get("estimates"))
        if self.faults:
            raise ArbiterError(*self.faults)
        kept = {"": rest_of(top, _TOP), "event": rest_of(event, _EVENT)}
        return EventFile(
            **{key: getattr(known, key) for key in _EVENT},
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
        self.start, self.close = found.start, found.close
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
            level=level,
            level_three_months=later,
            level_close=later if found.level_close is None else found.level_close,
            extra=rest_of(entry, _PLAYER),
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
        black, white = entry.get("black"), entry.get("white")
        before = len(self.faults)
        result, ended, over = entry.get("result"), entry.get("ended"), entry.get("ended_on")
        if result in _UNFINISHED or ended in _UNFINISHED or over in _UNFINISHED:
            self.fault(
                f"{game_named(place, entry)}: unfinished, it needs a result, ended and ended_on"
            )
        else:
            self.ending(place, entry, result, ended)
        self.pair(place, entry, black, white)
        first, last = self.game_days(place, entry)
        moves = self.moves(place, entry)
        round_ = entry.get("round")
        if round_ is not None and type(round_) is not int:
            self.fault(f"{game_named(place, entry)}: round {shown(round_)} is not a whole number")
        name = entry.get("id")
        if name is not None and not isinstance(name, str):
            self.fault(f"{game_named(place, entry)}: its id is not text")
        if len(self.faults) > before or first is None or last is None:
            return None
        self.assume(entry, "started_on", cast("str", name or ""))
        return Game(
            id=cast("str", name or ""),
            round=cast("int | None", round_),
            black=cast("str", black),
            white=cast("str", white),
            result=cast("str", result),
            ended=cast("str", ended),
            started_on=first,
            ended_on=last,
            black_moves=moves[0],
            white_moves=moves[1],
            extra=rest_of(entry, _GAME),
        )

    def pair(self, place: int, entry: Json, black: object, white: object) -> None:
        """Both players are known, and two."""
        for colour, player in (("black", black), ("white", white)):
            if player is None:
                self.fault(f"{game_named(place, entry)}: no {colour}")
            elif not isinstance(player, str) or player not in self.players:
                self.fault(f"{game_named(place, entry)}: unknown player {shown(player)}")
        if black == white and black is not None:
            self.fault(f"{game_named(place, entry)}: {shown(black)} is paired with themself")

    def ending(self, place: int, entry: Json, result: object, ended: object) -> None:
        """The result and the ending exist and go together."""
        known = isinstance(result, str) and result in RESULTS
        if not known:
            self.fault(
                f"{game_named(place, entry)}: no result {shown(result)}: "
                f"write {', '.join(RESULTS)}"
            )
        if not isinstance(ended, str) or ended not in ENDINGS:
            self.fault(
                f"{game_named(place, entry)}: no ending {shown(ended)}: "
                f"write {', '.join(sorted(ENDINGS))}"
            )
        elif known and not agree(cast("str", result), ended):
            self.fault(f"{game_named(place, entry)}: contradiction: {ended} with {result}")

    def game_days(self, place: int, entry: Json) -> tuple[date | None, date | None]:
        """The days on which the game started and ended, within the event and in this order."""
        began, over = entry.get("started_on"), entry.get("ended_on")
        started = self.start
        if began is not None:
            started = self.within(began, place, entry, "started_on")
        ended = None
        if over not in _UNFINISHED:
            ended = self.within(over, place, entry, "ended_on")
        if started and ended and ended < started and ended >= (self.start or ended):
            self.fault(f"{game_named(place, entry)}: it ended on {ended}, before it was started")
        return started, ended

    def within(self, value: object, place: int, entry: Json, key: str) -> date | None:
        """A day of a game, which must lie within the event."""
        day = self.days.get(value) if isinstance(value, str) else None
        if day is None:
            found = dict[str, date]()
            self.value(entry, key, game_named(place, entry), DAY, found)
            day = found.get(key)
            if day:
                self.days[cast("str", value)] = day
        if day and ((self.start and day < self.start) or (self.close and day > self.close)):
            self.fault(f"{game_named(place, entry)}: {key} {day} lies outside the event")
        return day

    def moves(self, place: int, entry: Json) -> tuple[int, int]:
        """How many moves black and white made."""
        moves = entry.get("moves")
        if isinstance(moves, list) and len(moves) == 2:
            black, white = moves
            if type(black) is type(white) is int and black >= 0 and white >= 0:
                if (black or white) and entry.get("ended") == WALKOVER:
                    self.fault(
                        f"{game_named(place, entry)}: contradiction: walkover with moves {moves}"
                    )
                return black, white
        if moves is None and entry.get("ended") in _UNFINISHED:
            pass  # an unfinished game is one fault, not two
        elif moves is None:
            self.fault(f"{game_named(place, entry)}: no moves (write [black's, white's])")
        else:
            self.fault(
                f"{game_named(place, entry)}: moves {shown(moves)} are not two whole numbers"
            )
        return 0, 0

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


def player_named(place: int, entry: Json) -> str:
    """How a fault names a player: by id, else by the place in the file."""
    name = entry.get("id")
    try:
        return f"player {shown(read_name(name))}"
    except ValueError:
        return f"player {place}"


def game_named(place: int, entry: Json) -> str:
    """How a fault names a game: its place in the file, its id if it has one, and the pair."""
    name = entry.get("id")
    known = f" {shown(name)}" if isinstance(name, str) and name else ""
    return f"game {place}{known} ({shown(entry.get('black'))} - {shown(entry.get('white'))})"
