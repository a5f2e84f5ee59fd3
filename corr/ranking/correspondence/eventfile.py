"""The event file: `parse` and `read` give an event or all its faults at once, `write` a file."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from typing import TypeVar, cast

from corr.errors import ArbiterError
from corr.ranked import is_ranked, why_unranked
from corr.ranking.correspondence.event import (
    ENDINGS,
    NOTHING,
    RESULTS,
    WALKOVER,
    EventFile,
    Game,
    Json,
    Player,
    agree,
    is_contradiction,
    read_level,
    write_level,
    written_level,
)

# -- on which line of a JSON file of an event a fault is ----

_DECODER = json.JSONDecoder()
_SPACE = re.compile(r"[ \t\r\n]*")
_LISTS = {"players": "player", "games": "game"}
_NUMBERED = re.compile(r"(?:player|game) [0-9]+\b", re.ASCII)
_OF_EVENT = re.compile(r"event: (?:no )?(\w+)", re.ASCII)


def with_lines(text: str, faults: Sequence[str]) -> tuple[str, ...]:
    """The faults that a reader of a file found, each behind the line where its entry begins.

    A file on a single line has no lines worth naming.

    >>> text = json.dumps({"players": [{"id": "A"}, {"id": 7}]}, indent=0)
    >>> with_lines(text, ["player 2: no id", "games: missing"])
    ('line 6: player 2: no id', 'games: missing')
    """
    if "\n" not in text.strip():
        return tuple(faults)
    try:
        places = dict(_places(text))
    except (ValueError, IndexError, RecursionError):
        return tuple(faults)
    return tuple(_with_line(text, places, fault) for fault in faults)


def _with_line(text: str, places: dict[str, int], fault: str) -> str:
    numbered = _NUMBERED.match(fault)
    entry = numbered[0] if numbered and numbered[0] in places else fault.partition(":")[0]
    place = places.get(entry)
    if place is None:
        return fault
    key = _OF_EVENT.match(fault) if entry == "event" else None
    named = re.search(rf'"{key[1]}"\s*:', text[place:]) if key else None
    place += named.start() if named else 0
    return f"line {text.count(chr(10), 0, place) + 1}: {fault}"


def _places(text: str) -> Iterator[tuple[str, int]]:
    """Where the entries of a file begin, as faults call them: by number, players also by id."""
    at = _after(text, 0, "{")
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        at = start = _after(text, at, ":")
        if key in _LISTS and text[at] == "[":
            at, number = _skipped(text, at + 1), 0
            while text[at] != "]":
                number += 1
                entry, end = _DECODER.raw_decode(text, at)
                yield f"{_LISTS[key]} {number}", at
                if key == "players" and isinstance(entry, dict):
                    yield f"player {shown(entry.get('id'))}", at
                at = _skipped(text, end)
                at = _after(text, at, ",") if text[at] == "," else at
            at += 1
        else:
            _, at = _DECODER.raw_decode(text, at)
            if isinstance(key, str):
                yield key, start
        at = _skipped(text, at)
        at = _after(text, at, ",") if text[at] == "," else at


def _skipped(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _after(text: str, at: int, mark: str) -> int:
    """Behind a mark that has to come, and the space around it."""
    at = _skipped(text, at)
    if text[at] != mark:
        raise ValueError
    return _skipped(text, at + 1)


# -- reading JSON files of events ----


_T = TypeVar("_T")
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_LONGEST = 60
_NEVER = "9000"  # deadlines are computed from days, and no day lies after the year 9999


def shown(value: object) -> str:
    """A value from a file as it may stand in a fault: on one line, printable, not too long."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except RecursionError:
        text = "…"
    text = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def rest_of(entry: Json, known: frozenset[str]) -> Mapping[str, object]:
    """The keys of an entry that are not known, which are kept."""
    if entry.keys() <= known:
        return NOTHING
    return {key: value for key, value in entry.items() if key not in known}


class FileReader:
    """Collects the faults of one file while it reads."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.days: dict[str, date] = {}

    def fault(self, line: str) -> None:
        """Note a fault, in one line."""
        self.faults.append(line)

    def entry_of(self, where: str, content: object, *, empty: bool = False) -> Json:
        """A JSON object, or an empty one after a fault."""
        if isinstance(content, dict) and (content or empty):
            return content
        missing = content is None or content == {}
        self.fault(f"{where}: {'missing' if missing else 'not a JSON object'}")
        return {}

    def each(self, top: Json, key: str, one: Callable[[int, object], _T | None]) -> tuple[_T, ...]:
        """Every entry of a list, counted from 1."""
        content = top.get(key)
        if not isinstance(content, list):
            self.fault(f"{key}: {'missing' if content is None else 'not a list'}")
            return ()
        entries = (one(place, entry) for place, entry in enumerate(content, start=1))
        return tuple(entry for entry in entries if entry is not None)

    def text(self, entry: Json, key: str, where: str, *, required: bool = False) -> str:
        """A line of text, "" if it is not there. Numbers are taken as they are written."""
        value = entry.get(key)
        if value is None or value == "":
            if required:
                self.fault(f"{where}: no {key}")
            return ""
        if type(value) is int and not required:
            return str(value)
        if not isinstance(value, str) or _CONTROL.search(value):
            self.fault(f"{where}: {key} is not a line of text")
            return ""
        return value

    def day(self, value: object, where: str) -> date | None:
        """A calendar day, or None after a fault."""
        if isinstance(value, str) and _DAY.fullmatch(value) and value < _NEVER:
            try:
                return self.days.setdefault(value, date.fromisoformat(value))
            except ValueError:
                pass
        found = "missing" if value is None else f"{shown(value)} is not a day"
        self.fault(f"{where}: {found} (write YYYY-MM-DD)")
        return None


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
_EVENT_TEXTS = ("id", "time_zone", "game", "opening", "arbiter")
_EVENT = frozenset({"name", "start", "close", "sanctioned_by", "sanctioned", *_EVENT_TEXTS})
_PLAYER_TEXTS = ("name", "member_no", "club", "country")
_PLAYER = frozenset({"id", "level", "level_three_months", "level_close", *_PLAYER_TEXTS})
_GAME = frozenset(
    {"id", "round", "black", "white", "result", "started_on", "ended", "ended_on", "moves"}
)
_UNFINISHED = (None, "", "*")


def parse(document: str | bytes, *, any_game: bool = False) -> EventFile:
    """The event of a JSON event file. Raises ArbiterError with every fault, one line each.

    One of a game without this ranking is refused before anything else is looked at, unless it is
    only read, as `any_game`.
    """
    try:
        content = json.loads(document)
    except (ValueError, RecursionError) as error:
        raise ArbiterError(f"not JSON: {shown(str(error))}") from error
    return read(content, any_game=any_game)


def read(content: object, *, any_game: bool = False) -> EventFile:
    """The event of a decoded event file. Raises ArbiterError with every fault, one line each."""
    if not isinstance(content, dict):
        raise ArbiterError("the file: not a JSON object")
    if not any_game:
        require_ranked(content)
    return EventReader().event_file(content)


def require_ranked(content: Json) -> None:
    """Raise ArbiterError for an event file of a game that has no ranking."""
    event = content.get("event")
    game = event.get("game") if isinstance(event, dict) else None
    named = "" if game is None else shown(game)
    if not is_ranked(named):
        raise ArbiterError(why_unranked(named))


class EventReader(FileReader):
    """Collects the faults of one event file while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.start: date | None = None
        self.close: date | None = None
        self.players: dict[str, Player] = {}
        self.assumed: dict[str, list[str]] = {}

    def event_file(self, top: Json) -> EventFile:
        """The whole file; what is wrong in one place does not hide what is wrong in another."""
        event = self.entry_of("event", top.get("event"))
        texts = self.event_texts(event)
        sanctioned_by, sanctioned = self.sanction(event)
        players = self.each(top, "players", self.player)
        games = self.each(top, "games", self.game)
        annulled = self.annulled(top.get("annulled"))
        estimates = self.estimates(top.get("estimates"))
        if self.faults:
            raise ArbiterError(*self.faults)
        assert self.start
        assert self.close
        kept = {"": rest_of(top, _TOP), "event": rest_of(event, _EVENT)}
        return EventFile(
            **texts,
            sanctioned_by=sanctioned_by,
            sanctioned=sanctioned,
            start=self.start,
            close=self.close,
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

    def event_texts(self, event: Json) -> dict[str, str]:
        """The event's own texts; its dates are kept for the games."""
        if not event:
            return {}
        texts = {key: self.text(event, key, "event") for key in _EVENT_TEXTS}
        texts["name"] = self.text(event, "name", "event", required=True)
        self.start = self.day(event.get("start"), "event: start")
        self.close = self.day(event.get("close"), "event: close")
        if self.start and self.close and self.close < self.start:
            self.fault(f"event: it closes on {self.close}, before it starts on {self.start}")
        return texts

    def sanction(self, event: Json) -> tuple[str | None, bool | None]:
        """Who sanctions the event, None if that is not said, and a plain yes or no."""
        named, said = None, event.get("sanctioned")
        if event.get("sanctioned_by") is not None:
            named = self.text(event, "sanctioned_by", "event")
        if said is not None and not isinstance(said, bool):
            self.fault(f"event: sanctioned {shown(said)} is not true or false")
            return named, None
        if is_contradiction(named, said=said):
            self.fault(
                f"event: contradiction: sanctioned {shown(said)} with sanctioned_by "
                f"{json.dumps(shown(named))} (only what SLSF sanctions counts, art. 1 §1)"
            )
        return named, said

    def player(self, place: int, content: object) -> Player | None:
        """One player; the levels default to each other."""
        entry = self.entry_of(f"player {place}", content)
        if not entry:
            return None
        name = self.text(entry, "id", f"player {place}", required=True)
        where = f"player {shown(name)}" if name else f"player {place}"
        if name in self.players:
            self.fault(f"{where}: this id is given to two players")
        if "level" not in entry:
            self.fault(f"{where}: no level (null for a new player)")
        level = self.level(entry.get("level"), f"{where}: level")
        later = self.level(entry.get("level_three_months"), f"{where}: level_three_months")
        later = level if later is None else later
        close = self.level(entry.get("level_close"), f"{where}: level_close")
        player = Player(
            id=name,
            **{key: self.text(entry, key, where) for key in _PLAYER_TEXTS},
            level=level,
            level_three_months=later,
            level_close=later if close is None else close,
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
            day = self.day(value, f"{game_named(place, entry)}: {key}")
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
            level = self.level(value, f"estimates: {shown(name)}", required=True)
            if level is not None:
                found[name] = level
        return found

    def level(self, value: object, where: str, *, required: bool = False) -> int | None:
        """The index of a level; null is None, unless it is required."""
        if value is None and not required:
            return None
        try:
            return read_level(value if isinstance(value, str) else "")
        except ValueError as error:
            self.fault(f"{where}: {shown(value)} is {error}")
            return None


def game_named(place: int, entry: Json) -> str:
    """How a fault names a game: its place in the file, its id if it has one, and the pair."""
    name = entry.get("id")
    known = f" {shown(name)}" if isinstance(name, str) and name else ""
    return f"game {place}{known} ({shown(entry.get('black'))} - {shown(entry.get('white'))})"
