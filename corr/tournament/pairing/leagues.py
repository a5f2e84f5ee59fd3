"""A league of divisions over seasons: who plays where in the next one (tournaments.md §6).

The rule books have no text for leagues. Decisions:

[INTERPRETATION T31a] The best of a division change places with the last of the one above, as many
as the border between them says. Shared places that lie across a border are parted by the
arbiter's word or a replay (18.2f), never by the order of a list. Alternative: lot.

[INTERPRETATION T31b] Who leaves may hand the place in the final table to a successor whom the
arbiter names (a substitute, the club's next team); promotion and relegation go with it.
Alternative: the place lapses.

[INTERPRETATION T31c] A place that is vacant goes to the best of the division below who does not
go up, and if there is none to the best of those relegated from the division itself; the event may
turn the two round. The gap moves down and is filled in the same way; a gap that the next division
cannot fill is filled from those below it, at last by newcomers. Alternative: it stays empty.

[INTERPRETATION T31d] If a division becomes too big, because it is to have fewer places or a border
lets more up than down, its last go down too, but nobody who has just come up.

[INTERPRETATION T31e] Newcomers enter in the lowest division, which alone may change its size.
Alternative: they enter where their ranking puts them.
"""

import enum
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.wording import counted, listed, ordinal

# -- A season of a league that is over, and where everybody goes from it ----


class Division(Struct, frozen=True, kw_only=True):
    """A division after its last round: places and players in order, shared places alike (T7)."""

    name: str
    table: tuple[tuple[int, str], ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Its players or teams in order of place."""
        return tuple(player for _, player in self.table)


class Border(Struct, frozen=True, kw_only=True):
    """How many cross from one division to the next: `up` from the lower, `down` from the upper."""

    up: int
    down: int


class Season(Struct, frozen=True, kw_only=True):
    """What the arbiter knows when a season is over.

    `divisions` have the highest first, `borders` lie below all of them but the lowest, `sizes` are
    the places of these next season, () as many as now. `successors` gives the names of those who
    take over from some of the `leaving` [T31b]. `decided` parts shared places: who is named
    earlier goes before [T31a], and who is not named comes after. `spare_first` fills a vacancy
    from the relegated first [T31c]. `names` is what faults call the players, and `how` tells there
    what parts a shared place.
    """

    divisions: tuple[Division, ...]
    borders: tuple[Border, ...]
    sizes: tuple[int, ...] = ()
    leaving: tuple[str, ...] = ()
    successors: Mapping[str, str] = field(default_factory=dict)
    newcomers: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    spare_first: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    how: str = "decide in which order they stand, or let them play again"

    def named(self, players: Iterable[str]) -> str:
        """Players as faults call them, in a list."""
        return listed([self.names.get(player, player) for player in players])

    @property
    def targets(self) -> tuple[int, ...]:
        """The places of all divisions but the lowest next season."""
        return self.sizes or tuple(len(division.table) for division in self.divisions[:-1])


class Way(enum.StrEnum):
    """How somebody comes to next season's division."""

    STAYS = "stays"
    PROMOTED = "promoted"
    RELEGATED = "relegated"
    FILLS = "fills"
    """Goes up to fill a vacancy [T31c]."""
    SPARED = "spared"
    """Was to go down and stays to fill a vacancy [T31c]."""
    CUT = "cut"
    """Goes down because there are too few places [T31d]."""
    NEW = "new"
    LEAVES = "leaves"


class Move(Struct, frozen=True, kw_only=True):
    """Where one player or team goes, and why.

    `before` is the division of the season that is over and `place` the place in it, `None` for
    newcomers; `after` is next season's division, `None` for who leaves. `instead_of` is whose
    place was taken over, `successor` who takes over.
    """

    player: str
    way: Way
    before: str | None = None
    place: int | None = None
    after: str | None = None
    instead_of: str | None = None
    successor: str | None = None


class NextSeason(Struct, frozen=True, kw_only=True):
    """Next season's divisions, each in the order of seeding, and how everybody came there.

    Who comes from a higher division stands first, then by place; newcomers stand last. `warnings`
    are what the arbiter should know before the season begins.
    """

    divisions: tuple[tuple[str, tuple[str, ...]], ...]
    moves: tuple[Move, ...]
    warnings: tuple[str, ...] = ()


# -- how everybody comes to the next season of a league, in words ----


def explain_moves(season: NextSeason, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Every move in words."""
    known = names or {}
    return tuple(_explained(move, known) for move in season.moves)


def _explained(move: Move, names: Mapping[str, str]) -> str:
    player = names.get(move.player, move.player)
    if move.place is None:
        return f"{player} is new and enters {move.after}"
    place = f"{ordinal(move.place)} in {move.before}"
    if move.way is Way.LEAVES:
        if move.successor is None:
            return f"{player}, {place}, leaves"
        return f"{player}, {place}, leaves; {names.get(move.successor, move.successor)} takes over"
    if move.instead_of is not None:
        other = names.get(move.instead_of, move.instead_of)
        place = f"in the place of {other}, {place}"
    words = {
        Way.STAYS: f"stays in {move.after}",
        Way.PROMOTED: f"goes up to {move.after}",
        Way.RELEGATED: f"goes down to {move.after}",
        Way.FILLS: f"goes up to {move.after}, where a place is vacant",
        Way.SPARED: f"was to go down and stays in {move.after}, where a place is vacant",
        Way.CUT: f"goes down to {move.after}, because there are too few places above",
    }
    return f"{player}, {place}, {words[move.way]}"


# -- why a season of a league cannot be turned into the next one ----


def faults_of(season: Season) -> tuple[str, ...]:
    """Every reason why there can be no next season, each a sentence for the arbiter."""
    if not season.divisions:
        return ("a league has at least one division",)
    faults = [*_names(season), *_shapes(season)]
    return tuple(faults or (*_borders(season), *_numbers(season)))


def _names(season: Season) -> Iterator[str]:
    """Strangers, and those who are named twice."""
    known = [player for division in season.divisions for player in division.players]
    new = [*season.newcomers, *season.successors.values()]
    yield from _twice(season, "in the league more than once", known)
    yield from _twice(season, "two divisions are called", [one.name for one in season.divisions])
    yield from _twice(season, "named twice among those who leave", season.leaving)
    yield from _twice(season, "named twice among newcomers and successors", new)
    yield from _twice(season, "named twice among those decided", season.decided)
    if old := [player for player in new if player in known]:
        yield f"in the league already, neither new nor a successor: {season.named(old)}"
    if strangers := [player for player in season.leaving if player not in known]:
        yield f"cannot leave, not in the league: {season.named(strangers)}"
    if staying := [player for player in season.successors if player not in season.leaving]:
        yield f"has a successor and does not leave: {season.named(staying)}"
    if strangers := [player for player in season.decided if player not in known]:
        yield f"cannot be placed, not in the league: {season.named(strangers)}"


def _twice(season: Season, words: str, names: Iterable[str]) -> Iterator[str]:
    found = [name for name, count in Counter(names).items() if count > 1]
    if found:
        yield f"{words}: {season.named(found)}"


def _shapes(season: Season) -> Iterator[str]:
    """Numbers that are too many, too few or below nothing."""
    between = len(season.divisions) - 1
    if len(season.borders) != between:
        found = len(season.borders)
        yield f"{counted(between, 'border')} between the divisions expected, found {found}"
    if season.sizes and len(season.sizes) != between:
        found = len(season.sizes)
        yield f"sizes of all divisions but the lowest, {between}, expected, found {found}"
    if any(size < 2 for size in season.sizes):
        yield "a division has at least two places"
    if any(min(border.up, border.down) < 0 for border in season.borders):
        yield "no fewer than 0 can go up or down"
    for division in season.divisions:
        yield from _places(season, division)


def _places(season: Season, division: Division) -> Iterator[str]:
    if not division.table:
        yield f"{division.name} has no players"
    before = 0
    for at, (place, player) in enumerate(division.table, 1):
        if place not in (at, before):
            who = season.named([player])
            yield f"{division.name}: {who} cannot have place {place} in row {at}"
            return
        before = place


def _borders(season: Season) -> Iterator[str]:
    """More who cross than there are, and shared places across a border."""
    for at, division in enumerate(season.divisions):
        up = season.borders[at - 1].up if at else 0
        down = season.borders[at].down if at < len(season.borders) else 0
        size = len(division.table)
        if up + down > size:
            yield f"{division.name} has {size}, and {up} cannot go up and {down} down"
            continue
        yield from _shared(season, division, up, "go up")
        yield from _shared(season, division, size - down, "stay up")


def _shared(season: Season, division: Division, best: int, what: str) -> Iterator[str]:
    """A place shared across the border after the `best` first, that is not decided [T31a]."""
    if not 0 < best < len(division.table):
        return
    place = division.table[best - 1][0]
    level = [player for each, player in division.table if each == place]
    can = best - sum(each < place for each, _ in division.table)
    if place == division.table[best][0] and not is_decided(season, level, can):
        yield undecided(season, division.name, place, level, f"{can} of them can {what}")


def is_decided(season: Season, level: Sequence[str], first: int) -> bool:
    """Whether it is known who are the first so many of those who are level.

    Who is named goes before who is not, so that the first need to be named and no others.
    """
    return sum(player in season.decided for player in level) >= first


def undecided(season: Season, name: str, place: int, level: Sequence[str], what: str) -> str:
    """That a shared place must be decided, and how."""
    placed = [player for player in season.decided if player in level]
    only = f" (only {season.named(placed)} placed so far)" if placed else ""
    shared = f"{season.named(level)} share the {ordinal(place)} place"
    return f"{name}: {shared} and {what}{only}: {season.how}"


def _numbers(season: Season) -> Iterator[str]:
    """Divisions that cannot have the size they are to have."""
    for division, border, size in zip(
        season.divisions, season.borders, season.targets, strict=False
    ):
        if border.up > size:
            coming = f"{border.up} come up"
            yield f"{division.name} is to have {counted(size, 'place')}, but {coming}"
    players = sum(len(division.table) for division in season.divisions)
    players += len(season.newcomers) + len(season.successors) - len(season.leaving)
    needed = sum(season.targets) + 2
    if players < needed:
        yield (
            f"{counted(players, 'player')} for next season, and {needed} are needed for "
            f"{counted(len(season.divisions), 'division')} with two in the lowest: "
            "name newcomers, or have fewer places or divisions"
        )


# -- which interpretations [T31] changed something in the next season of a league ----


TAKEN = {
    "T31a": "who share a place across a border are parted by the arbiter's word",
    "T31b": "a successor takes over the place in the table, and what comes with it",
    "T31c": "a vacant place goes to the best of the division below, or spares who was to go down",
    "T31d": "a division with too many players sends its last down, but nobody who has come up",
    "T31e": "newcomers enter in the lowest division",
}
"""How each interpretation of `leagues` was taken."""


def decided_moves(season: Season, found: NextSeason) -> tuple[tuple[str, str], ...]:
    """The tags of the interpretations that changed something in the next season, and their words.

    By their alternatives a lot would part who is level, the places of who leaves would lapse,
    vacant places stay empty, full divisions grow, and newcomers enter by their ranking.
    """
    return tuple((tag, TAKEN[tag]) for tag in _decisive(season, found))


def _decisive(season: Season, found: NextSeason) -> Iterator[str]:
    ways = {move.way for move in found.moves}
    lowest = season.divisions[-1].name
    if season.decided and _cannot_be(replace(season, decided=())):
        yield "T31a"
    if season.successors:
        yield "T31b"
    higher = any(move.way is Way.NEW and move.after != lowest for move in found.moves)
    if higher or ways & {Way.FILLS, Way.SPARED}:
        yield "T31c"
    if Way.CUT in ways:
        yield "T31d"
    if Way.NEW in ways and len(season.divisions) > 1:
        yield "T31e"


def _cannot_be(season: Season) -> bool:
    try:
        next_season(season)
    except ArbiterError:
        return True
    return False


# -- A league of divisions over seasons ----


class _Seat(Struct, frozen=True, kw_only=True):
    """Who holds a place of the season that is over, and in which row of which division."""

    player: str
    division: int
    row: int
    place: int
    instead_of: str | None

    @property
    def holder(self) -> str:
        """Who came to this place."""
        return self.instead_of or self.player


def next_season(season: Season) -> NextSeason:
    """Next season's divisions from this season's final tables [T31].

    Raises ArbiterError with every reason why there can be none.
    """
    faults = list(faults_of(season))
    if faults:
        raise ArbiterError(*faults)
    draft = _Draft(season)
    for at in range(len(season.divisions) - 1):
        draft.fill(at)
        draft.cut(at)
    if draft.faults:
        raise ArbiterError(*draft.faults)
    return draft.result()


class _Draft:
    """Where everybody goes, while gaps are filled from the highest division down."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self.faults: list[str] = []
        self.seats = {
            seat.player: seat
            for at, division in enumerate(season.divisions)
            for seat in _seats(season, at, division)
        }
        self.goes: dict[str, int] = {}
        self.ways: dict[str, Way] = {}
        for seat in self.seats.values():
            self._by_place(seat)
        for player in season.newcomers:
            self._send(player, len(season.divisions) - 1, Way.NEW)

    def _send(self, player: str, division: int, way: Way) -> None:
        self.goes[player] = division
        self.ways[player] = way

    def _by_place(self, seat: _Seat) -> None:
        """Up, down or neither, by place alone; who leaves takes the place along."""
        if seat.player in self.season.leaving:
            return
        borders, at = self.season.borders, seat.division
        size = len(self.season.divisions[at].table)
        if at > 0 and seat.row < borders[at - 1].up:
            self._send(seat.player, at - 1, Way.PROMOTED)
        elif at < len(borders) and seat.row >= size - borders[at].down:
            self._send(seat.player, at + 1, Way.RELEGATED)
        else:
            self._send(seat.player, at, Way.STAYS)

    def _those(self, origin: int, goes: int, *ways: Way) -> list[_Seat]:
        """Who was in one division and goes to another in one of these ways, the best first."""
        return [
            seat
            for player, seat in self.seats.items()
            if seat.division == origin
            and self.goes.get(player) == goes
            and self.ways[player] in ways
        ]

    def _below(self, at: int) -> list[_Seat]:
        """Everybody who goes below a division, from the highest down."""
        those = [seat for seat in self.seats.values() if self.goes.get(seat.player, -1) > at]
        return sorted(those, key=lambda seat: self.goes[seat.player])

    def fill(self, at: int) -> None:
        """Fill the vacancies of a division [T31c]."""
        best = self._those(at + 1, at + 1, Way.STAYS), Way.FILLS
        relegated = self._those(at, at + 1, Way.RELEGATED), Way.SPARED
        first = (relegated, best) if self.season.spare_first else (best, relegated)
        for seats, way in first:
            self._take(at, seats, way)
        self._take(at, self._below(at), Way.FILLS)
        waiting = [player for player in self.season.newcomers if self.goes[player] > at]
        for player in waiting[: max(self._vacant(at), 0)]:
            self._send(player, at, Way.NEW)

    def _take(self, at: int, seats: Sequence[_Seat], way: Way) -> None:
        taken = max(min(self._vacant(at), len(seats)), 0)
        self._clear(seats, taken)
        for seat in seats[:taken]:
            self._send(seat.player, at, way)

    def cut(self, at: int) -> None:
        """Send down who has no place left [T31d]: own players first, then those from above."""
        down = Way.RELEGATED, Way.CUT
        above = [seat for each in range(at) for seat in self._those(each, at, *down)]
        for seats in (self._those(at, at, Way.STAYS), above):
            kept = len(seats) - min(max(-self._vacant(at), 0), len(seats))
            self._clear(seats, kept)
            for seat in seats[kept:]:
                self._send(seat.player, at + 1, Way.CUT)

    def _vacant(self, at: int) -> int:
        return self.season.targets[at] - sum(goes == at for goes in self.goes.values())

    def _clear(self, seats: Sequence[_Seat], best: int) -> None:
        """Note a shared place between the `best` of some and the rest, if it is undecided."""
        if not 0 < best < len(seats):
            return
        one, other = seats[best - 1], seats[best]
        if (one.division, one.place) != (other.division, other.place):
            return
        level = [
            at
            for at, seat in enumerate(seats)
            if (seat.division, seat.place) == (one.division, one.place)
        ]
        who = [seats[at].holder for at in level]
        if not is_decided(self.season, who, sum(at < best for at in level)):
            name = self.season.divisions[one.division].name
            what = "a gap parts them"
            self.faults.append(undecided(self.season, name, one.place, who, what))

    def result(self) -> NextSeason:
        """Next season, with everybody's way to it."""
        names = [division.name for division in self.season.divisions]
        order = [*self.seats, *self.season.newcomers]
        moves = [self._move(player, names) for player in order]
        leaving = [move for move in map(self._leaver, self.season.leaving) if move]
        divisions = tuple(
            (name, tuple(player for player in order if self.goes.get(player) == at))
            for at, name in enumerate(names)
        )
        stay = [move for move in moves if move.after is not None]
        return NextSeason(
            divisions=divisions,
            moves=(*stay, *leaving),
            warnings=tuple(self._smaller(dict(divisions))),
        )

    def _smaller(self, after: Mapping[str, Sequence[str]]) -> Iterator[str]:
        """The divisions that will have fewer players than now, and what would prevent it."""
        for at, division in enumerate(self.season.divisions):
            before, now = len(division.table), len(after[division.name])
            if now >= before:
                continue
            lowest = at == len(self.season.divisions) - 1
            why = "newcomers would fill it" if lowest else "its file gives it no more places"
            yield f"{division.name} will have {counted(now, 'player')}, {before} now: {why}"

    def _move(self, player: str, names: Sequence[str]) -> Move:
        seat, goes = self.seats.get(player), self.goes.get(player)
        return Move(
            player=player,
            way=self.ways.get(player, Way.LEAVES),
            before=names[seat.division] if seat else None,
            place=seat.place if seat else None,
            after=None if goes is None else names[goes],
            instead_of=seat.instead_of if seat else None,
        )

    def _leaver(self, player: str) -> Move:
        """Who leaves, and who takes over the place if anybody does."""
        before, place = next(
            (division.name, place)
            for division in self.season.divisions
            for place, each in division.table
            if each == player
        )
        successor = self.season.successors.get(player)
        return Move(player=player, way=Way.LEAVES, before=before, place=place, successor=successor)


def _seats(season: Season, at: int, division: Division) -> list[_Seat]:
    """The rows of a division with successors in them and shared places in the order decided."""
    word = {player: number for number, player in enumerate(season.decided)}
    rows = sorted(division.table, key=lambda row: (row[0], word.get(row[1], len(word))))
    return [
        _Seat(
            player=season.successors.get(player, player),
            division=at,
            row=row,
            place=place,
            instead_of=player if player in season.successors else None,
        )
        for row, (place, player) in enumerate(rows)
    ]
