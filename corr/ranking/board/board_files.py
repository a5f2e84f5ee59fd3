"""Ratings from files alone: the same player in several of them, and start ratings. Pure.

The same member number is the same player; without one the id of the files.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardEvent, BoardPlayer, rated_event
from corr.ranking.ratings.rating_list import History, Period, near, period_of, read_period

COLUMNS = ("id", "member_no", "name", "rating", "active")
"""The columns of a list of ratings; `rating` and one of the first three are needed."""
NO_ACTIVITY: frozenset[tuple[str, Period]] = frozenset()
_RATING = re.compile(r"[0-9]{1,6}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartRating:
    """A line of a list of ratings: who it is, as far as it says, and the rating.

    `active` are periods in which the board counts an international event of theirs (R29.5).
    `source` is the list's own name, as `line` for what is said about it.
    """

    line: int
    id: str
    member_no: str
    name: str
    rating: int
    active: tuple[Period, ...] = ()
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
    text = text.lstrip("\ufeff")
    heads = text.partition("\n")[0]
    reader = csv.DictReader(
        io.StringIO(text), delimiter=";" if heads.count(";") > heads.count(",") else ","
    )
    names = [name.strip().lower() for name in reader.fieldnames or ()]
    names = ["id" if name == "player" else name for name in names]
    if "rating" not in names or not {"id", "member_no", "name"} & {*names}:
        told = "rating, and id, member_no or name"
        raise ArbiterError(f"{source}: line 1: the columns are {','.join(COLUMNS)}: {told}")
    reader.fieldnames = names
    faults, found, named = list[str](), list[StartRating](), set[str]()
    for entry in reader:
        field = {key: (entry.get(key) or "").strip() for key in COLUMNS}
        where = f"{source}: line {reader.line_num}"
        if not any((field["id"], field["member_no"], field["name"])):
            faults.append(f"{where}: nobody is named")
        elif not _RATING.fullmatch(field["rating"]):
            faults.append(f"{where}: rating {field['rating']!r} is not a whole number")
        elif (who := field["member_no"] or field["id"] or field["name"]) in named:
            faults.append(f"{where}: {who} stands in the list twice")
        else:
            named.add(who)
            rating, words = int(field.pop("rating")), field.pop("active")
            try:
                active = tuple(map(read_period, words.split()))
            except ValueError as error:
                faults.append(f"{where}: active {words!r}: {error}")
                continue
            at = reader.line_num
            found.append(
                StartRating(line=at, **field, rating=rating, active=active, source=source)
            )
    if faults:
        raise ArbiterError(*faults)
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
