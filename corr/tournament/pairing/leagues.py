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

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.tournament.pairing.leagues_faults import faults_of, is_decided, undecided
from corr.tournament.pairing.leagues_season import Division, Move, NextSeason, Season, Way
from corr.tournament.wording import counted


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seat:
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
