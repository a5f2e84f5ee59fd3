"""The board event file: results of an event played at the board, read strictly. Pure.

`parse` and `read` give an event or all its faults at once, `write` the same file again. It is the
event file with what rating (R29.1) and kyu/dan (R32.2) ask for; docs/rating.md tells of it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from datetime import date
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranked import is_rated, why_unlisted
from corr.ranking.board.board_event import (
    RENJU,
    BoardEvent,
    BoardGame,
    BoardPlayer,
    match_of,
    rated_event,
)
from corr.ranking.board.otb import OtbEvent, read_otb_level
from corr.ranking.correspondence import eventfile
from corr.ranking.correspondence.event import WALKOVER, agree
from corr.ranking.correspondence.result_keys import (
    DAY,
    DAY_OR_NONE,
    ENDING,
    MOVES,
    NOT_YET,
    RESULT,
    EventKeys,
    GameKeys,
    GameNamed,
    PlayerKeys,
    player_named,
)
from corr.ranking.ratings.rating_list import History, Period, near, period_of, read_period
from corr.reading.entries import (
    TEXT,
    Entries,
    Json,
    Missing,
    as_object,
    held_by,
    json_object,
    keys_of,
    read_name,
    rest_of,
    shown,
)
from corr.reading.kinds import Kind
from corr.reading.lists import Column, Lines, digits
from corr.reading.reference import KeyTable, json_table

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}", re.ASCII)
_TOP = frozenset({"event", "players", "games"})
_HIGHEST = 999_999
"""More than anybody's rating, minutes, rounds or moves; a longer number is a slip."""


def _id(value: object) -> str:
    """The event's id, which names it for good and goes into names of files."""
    try:
        name = read_name(value)
    except Missing:
        raise
    except ValueError:
        raise ValueError("is not a line of text") from None
    if not _ID.fullmatch(name):
        told = "letters a-z, digits, dot, dash and underscore only"
        raise ValueError(f"{shown(name)}: {told}")
    return name


def _number(value: object) -> int | None:
    if value is None or (type(value) is int and 0 <= value <= _HIGHEST):
        return value
    raise ValueError


def _mark(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError


def _period(value: object) -> Period | None:
    if value is None or value == "":
        return None
    return read_period(value if isinstance(value, str) else "")


def _title(value: object) -> int | None:
    if value is None or value == "":
        return None
    return read_otb_level(value if isinstance(value, str) else "")


_NUMBER = Kind(
    expected=f"a whole number up to {_HIGHEST}",
    read=_number,
    wrong=f"{{key}} {{found}} is not a whole number up to {_HIGHEST}",
)
_MARK = Kind(
    expected="true or false",
    read=_mark,
    wrong="{key} {found}: write true or false",
    example=True,
)
_GUEST = Kind(
    expected=_MARK.expected,
    read=lambda value: None if value is None else _mark(value),
    wrong=_MARK.wrong,
    example=True,
)
_EVENT_ID = Kind(expected="an id", read=_id, wrong="{key} {error}", missing="no {key}")
_PERIOD = Kind(
    expected="a period such as 2026-2",
    read=_period,
    wrong="{key} {found}: {error}",
    example="2026-2",
)
_TITLE = Kind(
    expected="a title such as 1 dan",
    read=_title,
    wrong="{key} {found} is {error}",
    example="1 dan",
)


class EventEntry(EventKeys, frozen=True, kw_only=True):
    """What a file says of its event at the board. `close` is another name for its `end`."""

    id: Annotated[str, _EVENT_ID.such_as("OPEN24"), "names the event for good"]
    start: Annotated[date | None, DAY_OR_NONE, "its first day, if it has several"] = None
    end: Annotated[date | None, DAY, "its last day, which says to which period it belongs"] = None
    close: Annotated[date | None, DAY, "another name for its last day"] = None
    place: Annotated[str, TEXT.such_as("Lund"), "where it was played"] = ""
    minutes: Annotated[
        int | None, _NUMBER.such_as(60), "thinking time a game and player; 0 without clocks"
    ] = None
    increment: Annotated[int | None, _NUMBER.such_as(30), "seconds a move beside it"] = None
    control_minutes: Annotated[
        int | None, _NUMBER.such_as(30), "the shortest time up to a move control"
    ] = None
    sanctioned: Annotated[bool, _MARK, "whether SLSF sanctions it"] = False
    international: Annotated[bool, _MARK, "whether it is one abroad"] = False
    approved: Annotated[bool, _MARK, "whether a ranking judge approved it"] = False
    world: Annotated[
        bool, _MARK, "whether it is World Championship A or the Team World Championship"
    ] = False
    clocks: Annotated[bool, _MARK, "whether clocks were used"] = False
    notation: Annotated[bool, _MARK, "whether the moves were written down"] = False
    official_rules: Annotated[bool, _MARK, "whether RIF's rules were used"] = False
    period: Annotated[
        Period | None, _PERIOD, "its period, where the committee says another than the end does"
    ] = None
    rated: Annotated[
        bool | None, _MARK, "whether it counts for ratings; as it is sanctioned if nothing is said"
    ] = None
    titles: Annotated[
        bool | None, _MARK, "whether it counts for kyu/dan; as in renju if nothing is said"
    ] = None

    @property
    def conditions(self) -> OtbEvent:
        """The conditions on which titles hang (R32.2)."""
        return OtbEvent(
            minutes=self.minutes or 0,
            increment=self.increment or 0,
            sanctioned=self.sanctioned,
            international=self.international,
            approved=self.approved,
            world=self.world,
            clocks=self.clocks,
            notation=self.notation,
            official_rules=self.official_rules,
        )


class PlayerEntry(PlayerKeys, frozen=True, kw_only=True):
    """What a file says of a player at the board; the fields are those of `BoardPlayer`."""

    rating: Annotated[int | None, _NUMBER.such_as(1850), "the rating before the event"] = None
    title: Annotated[int | None, _TITLE, "of a guest, the title of home"] = None
    guest: Annotated[
        bool | None,
        _GUEST,
        "whether they come from abroad; else whoever has a country and no number",
    ] = None


class GameEntry(GameKeys, frozen=True, kw_only=True):
    """What a file says of a game at the board."""

    round: Annotated[int | None, _NUMBER.such_as(1), "the round"] = None
    match: Annotated[
        int | None,
        _NUMBER.such_as(1),
        "tells the matches of a pair apart; else each round is one of its own",
    ] = None
    result: Annotated[
        str | None,
        replace(RESULT, wrong=f"{RESULT.wrong}, or null"),
        "the result, null for a game without one",
    ] = None
    ended: Annotated[str, ENDING, "how it ended"] = ""
    moves: Annotated[tuple[int, int] | None, MOVES, "how many both made"] = None


def board_keys() -> tuple[KeyTable, ...]:
    """Every key of the file, by kind of entry."""
    parts = {"event": EventEntry, "players[]": PlayerEntry, "games[]": GameEntry}
    return tuple(json_table(head, part) for head, part in parts.items())


_OF_RANKING = frozenset[str]().union(*map(keys_of, eventfile.PARTS))
_EVENT = held_by(EventEntry, BoardEvent, OtbEvent) | {"close", "titles"}
_PLAYER, _GAME = held_by(PlayerEntry, BoardPlayer), held_by(GameEntry, BoardGame)


def parse(document: str | bytes) -> BoardEvent:
    """The event of a board event file. Raises ArbiterError with every fault, one line each."""
    return read(json_object(document))


def parse_given(document: str | bytes) -> BoardEvent:
    """The event of a file that somebody hands in. Raises ArbiterError.

    One of a game without rating list and titles is refused before anything else is looked at.
    """
    content = json_object(document)
    event = content.get("event")
    game = event.get("game") if isinstance(event, dict) else None
    if isinstance(game, str) and not is_rated(game.lower()):
        raise ArbiterError(why_unlisted(shown(game)))
    return read(content)


def read(content: object) -> BoardEvent:
    """The event of a decoded board event file. Raises ArbiterError with every fault."""
    return _Reader().board_event(as_object(content))


class _Reader(Entries):
    """Collects the faults of one board event file while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.players: dict[str, BoardPlayer] = {}
        self.members = set[str]()

    def leave(self, where: object, entry: Mapping[str, object], known: Set[str]) -> None:
        """Note which keys look like known ones; those of the ranking may stand here, too."""
        if not entry.keys() <= known:
            super().leave(where, entry, known | _OF_RANKING)

    def board_event(self, top: Json) -> BoardEvent:
        """The whole file; what is wrong in one place does not hide what is wrong in another."""
        self.leave("the file", top, _TOP)
        entry = self.entry_of("event", top.get("event"))
        event = self.read(EventEntry, entry, "event")
        game = event.game.lower() or RENJU
        start, end = self.event_days(event, entry)
        if entry and "minutes" not in entry:
            self.fault("event: no minutes (of thinking time a game and player; 0 without clocks)")
        rated = event.sanctioned if event.rated is None else event.rated
        titled = game == RENJU if event.titles is None else event.titles
        if titled and game != RENJU:
            self.fault(f"event: no titles over the board in {shown(game)}, only in {RENJU}")
        if rated and not event.sanctioned and not event.international:
            self.fault("event: rated, but neither sanctioned nor international (R28.3, R31)")
        players = self.each(top, "players", self.player)
        games = self.each(top, "games", self.game)
        self.finish()
        assert start
        assert end
        kept = {"": rest_of(top, _TOP), "event": rest_of(entry, _EVENT)}
        return BoardEvent(
            id=event.id,
            name=event.name,
            opening=event.opening,
            arbiter=event.arbiter,
            place=event.place,
            game=game,
            start=start,
            end=end,
            conditions=event.conditions,
            control_minutes=event.control_minutes,
            period=event.period,
            rated=rated,
            titled=titled,
            players=players,
            games=games,
            kept={place: keys for place, keys in kept.items() if keys},
        )

    def event_days(self, event: EventEntry, entry: Json) -> tuple[date | None, date | None]:
        """The first and the last day; one day if only the last is given."""
        if entry and "end" not in entry and "close" not in entry:
            self.told("event", "end", self.missing(DAY, "end"))
        end = event.end or event.close
        start = event.start or end
        if start and end and end < start:
            self.fault(f"event: it ends on {end}, before it starts on {start}")
        return start, end

    def player(self, place: int, content: object) -> BoardPlayer | None:
        """One player."""
        entry = self.entry_of(f"player {place}", content)
        if not entry:
            return None
        where = player_named(place, entry)
        found = self.read(PlayerEntry, entry, where)
        if found.id and found.id in self.players:
            self.fault(f"{where}: this id is given to two players")
        if found.member_no and found.member_no in self.members:
            twice = f"the member number {shown(found.member_no)} is given to two players"
            self.fault(f"{where}: {twice}")
        self.members.add(found.member_no)
        player = BoardPlayer(
            **{key: getattr(found, key) for key in _PLAYER}, extra=rest_of(entry, _PLAYER)
        )
        if found.id:
            self.players.setdefault(found.id, player)
        return player

    def game(self, place: int, content: object) -> BoardGame | None:
        """One game, or None after its faults."""
        entry = self.entry_of(f"game {place}", content)
        if not entry:
            return None
        where, before = GameNamed(place, entry), self.count
        found = self.read(GameEntry, entry, where)
        self.pair(where, found.black, found.white)
        self.ending(where, entry, found)
        if self.count > before:
            return None
        return BoardGame(
            id=found.id,
            round=found.round,
            match=match_of(found.round) if found.match is None else found.match,
            black=found.black,
            white=found.white,
            result=found.result,
            ended=found.ended,
            moves=found.moves,
            extra=rest_of(entry, _GAME),
        )

    def pair(self, where: object, black: str | None, white: str | None) -> None:
        """Both players are known, and two; whose id had a fault is None."""
        for player in (black, white):
            if player is not None and player not in self.players:
                self.fault(f"{where}: unknown player {shown(player)}")
        if black == white and black is not None:
            self.fault(f"{where}: {shown(black)} is paired with themself")

    def ending(self, where: object, entry: Json, game: GameEntry) -> None:
        """A result is said, and goes with the ending and the moves."""
        if "result" not in entry:
            self.fault(f"{where}: no result (null for a game without one)")
        if game.ended and entry.get("result") in NOT_YET:
            self.fault(f"{where}: contradiction: {game.ended} without a result")
        if game.result and game.ended and not agree(game.result, game.ended):
            self.fault(f"{where}: contradiction: {game.ended} with {game.result}")
        if game.moves and any(game.moves) and game.ended == WALKOVER:
            self.fault(f"{where}: contradiction: walkover with moves {list(game.moves)}")


# -- ratings from files alone ----
# The same member number is the same player; without one the id of the files.


NO_ACTIVITY: frozenset[tuple[str, Period]] = frozenset()


_CELL = Column(read=lambda text, _: text)


def _periods(text: str) -> tuple[Period, ...]:
    try:
        return tuple(map(read_period, text.split()))
    except ValueError as error:
        raise ValueError(f"{error}, not {text!r}") from None


class StartRating(Struct, frozen=True, kw_only=True):
    """A line of a list of ratings: who it is, as far as it says, and the rating.

    `active` are periods in which the board counts an international event of theirs (R29.5).
    `source` is the list's own name, as `line` for what is said about it; a list has neither.
    """

    line: int = 0
    id: Annotated[str, Column(read=lambda text, _: text, same=("player",))] = ""
    member_no: Annotated[str, _CELL] = ""
    name: Annotated[str, _CELL] = ""
    rating: Annotated[int, Column(read=lambda text, _: digits(text))]
    active: Annotated[tuple[Period, ...], Column(read=lambda text, _: _periods(text))] = ()
    source: str = ""

    @property
    def where(self) -> str:
        """The place of the line, for what is said about it."""
        return f"{self.source}: line {self.line}" if self.source else f"line {self.line}"

    @property
    def activity(self) -> tuple[str, ...]:
        """Who was active when, as it is typed."""
        who = self.member_no or self.id or self.name
        return tuple(f"{who} {period}" for period in self.active)


def read_ratings(text: str, source: str) -> tuple[StartRating, ...]:
    """The lines of a CSV list of ratings, the columns parted by commas or semicolons.

    Raises ArbiterError with every fault, by line.
    """
    lines, found, named = Lines(text, source), list[StartRating](), set[str]()
    for number, one in lines.read(StartRating):
        who = one.member_no or one.id or one.name
        if not who:
            lines.fault(number, "nobody is named")
        elif who in named:
            lines.fault(number, f"{who} stands in the list twice")
        named.add(who)
        found.append(replace(one, line=number, source=source))
    lines.finish()
    return tuple(found)


def key_of(player: BoardPlayer) -> str:
    """What a player goes by where only files are at hand."""
    return player.member_no or player.id


def first_ratings(events: Iterable[BoardEvent]) -> dict[str, int]:
    """The ratings that files themselves give, each player's first one if it has any."""
    found, seen = dict[str, int](), set[str]()
    for event in events:
        for player in event.players:
            if player.rating is not None and key_of(player) not in seen:
                found[key_of(player)] = player.rating
            seen.add(key_of(player))
    return found


def people_of(events: Iterable[BoardEvent]) -> dict[str, BoardPlayer]:
    """The players of all events by what they go by, as the last event that names them does."""
    found: dict[str, BoardPlayer] = {}
    for event in events:
        for player in event.players:
            found[key_of(player)] = player
    return found


def ratings_of(
    lines: Sequence[StartRating], people: Mapping[str, BoardPlayer], source: str
) -> dict[str, int]:
    """The ratings by what the players go by. Raises ArbiterError for who is named twice."""
    named: dict[str, list[str]] = {}
    for key, player in people.items():
        named.setdefault(player.id, []).append(key)
        named.setdefault(player.name, []).append(key)
    found, faults = dict[str, int](), list[str]()
    for line in lines:
        key = line.member_no
        if key not in people:
            meant = {*named.get(line.id or line.name, ())}
            own = line.member_no or line.id or line.name
            key = meant.pop() if len(meant) == 1 and not line.member_no else own
        if key in found:
            faults.append(f"{source}: line {line.line}: {key} stands in the list twice")
        found[key] = line.rating
    if faults:
        raise ArbiterError(*faults)
    return found


def history_of_files(
    events: Sequence[BoardEvent],
    ratings: Mapping[str, int],
    first: Period | None,
    game: str,
    sources: Mapping[str, Sequence[str]] | None = None,
    activity: frozenset[tuple[str, Period]] = NO_ACTIVITY,
) -> History | None:
    """The history of a game's lists from files; None if there is nothing to begin with.

    Without `first` it begins with the first event. `sources` are the files of the events by id,
    `activity` players and periods in which the board counts an international event (R29.5).
    Raises ArbiterError for two events of the same id, and for each before the first period, or
    in one that its last day is not near.
    """
    ids = Counter(event.id for event in events)
    of = {one: ", ".join(sources[one]) if sources else "" for one in ids}
    twice = [one for one, count in ids.items() if count > 1]
    faults = [f"event {one}: two files{': ' if of[one] else ''}{of[one]}" for one in twice]
    counted = [event for event in events if event.rated and event.game == game]
    periods = {event.id: event.period or period_of(event.end) for event in counted}
    begin = first or min(periods.values(), default=None)
    for event in counted:
        name, period = event.id, periods[event.id]
        told = list[str]()
        if begin is not None and period < begin:
            told.append(f"its period {period} lies before the first, {begin}")
        if period not in near(event.end):
            told.append(f"its last day, {event.end}, is not near a boundary to {period}")
        where = f"{of[name]}: " if of[name] else ""
        faults += [f"{where}event {name}: {one}" for one in told]
    if faults:
        raise ArbiterError(*faults)
    if begin is None:
        return None
    return History(
        ratings=ratings,
        first=begin,
        events=tuple(
            rated_event(event, {player.id: key_of(player) for player in event.players})
            for event in counted
        ),
        assigned=periods,
        activity=activity,
    )
