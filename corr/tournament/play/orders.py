"""What a letter may ask for: a closed union. Board acts stay text until the rules read them."""

from calendar import monthrange
from collections.abc import Iterable, Iterator, Sequence
from datetime import MAXYEAR, MINYEAR, date, timedelta
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.rules import Move, Position, Rules


class Play(Struct, frozen=True, kw_only=True):
    """Acts at the board, as canonical text for `Rules.read`; maybe with a draw offer (10.5).

    `number` is the move number that the player wrote, if any. `claim` is what is claimed with
    the move (9.5), a kind as in `ClaimWin`, "" for nothing.
    """

    line: str
    game: str | None = None
    text: str
    number: int | None = None
    draw: bool = False
    claim: str = ""


class Resign(Struct, frozen=True, kw_only=True):
    """Give the game up; `confirmed` if the line names the game or the order is written twice."""

    line: str
    game: str | None = None
    confirmed: bool = False


class OfferDraw(Struct, frozen=True, kw_only=True):
    """A draw offer without a move, which the rules do not know (renju art. 10.5)."""

    line: str
    game: str | None = None


class AcceptDraw(Struct, frozen=True, kw_only=True):
    """Take the opponent's draw offer."""

    line: str
    game: str | None = None


class DeclineDraw(Struct, frozen=True, kw_only=True):
    """Refuse the opponent's draw offer."""

    line: str
    game: str | None = None


class ClaimWin(Struct, frozen=True, kw_only=True):
    """Claim a win at the board (renju art. 9.5).

    `kind` is `five`, `forbidden`, `win` (either of them), or `named`: the claim says by which
    stone or kind of forbidden move, which nobody compares with the board, so it cannot be tried.
    """

    line: str
    game: str | None = None
    kind: str


class ClaimLine(Struct, frozen=True, kw_only=True):
    """Claim to win by a line, whatever the opponent does; `text` is its moves as written."""

    line: str
    game: str | None = None
    text: str


class ClaimDraw(Struct, frozen=True, kw_only=True):
    """Claim the draw that the event allows after so many moves (renju art. 10.7)."""

    line: str
    game: str | None = None


class Show(Struct, frozen=True, kw_only=True):
    """Send the diagram again."""

    line: str
    game: str | None = None


class Help(Struct, frozen=True, kw_only=True):
    """Send the help letter."""

    line: str
    game: str | None = None


class Branch(Struct, frozen=True, kw_only=True):
    """What to play if the opponent answers in one way, and what then.

    `reply` is the opponent's act and `then` the writer's, both canonical text for `Rules.read`.
    `branches` are the opponent's answers to that; no two of them have the same `reply`.
    """

    reply: str
    then: str
    branches: tuple["Branch", ...] = ()


def acts_of(branches: Sequence[Branch]) -> Iterator[str]:
    """All acts of moves in advance."""
    for branch in branches:
        yield from (branch.reply, branch.then)
        yield from acts_of(branch.branches)


class PlayIf(Struct, frozen=True, kw_only=True):
    """Moves in advance: a conditional sequence for what the opponent may answer.

    It starts at the position after the letter's own move, or, without one, at the position in
    which the opponent is to act. It takes the place of what was entered before.
    """

    line: str
    game: str | None = None
    branches: tuple[Branch, ...]


class CancelIfs(Struct, frozen=True, kw_only=True):
    """Drop every move in advance of the game."""

    line: str
    game: str | None = None


class Undo(Struct, frozen=True, kw_only=True):
    """Take the last move back, where the event allows it."""

    line: str
    game: str | None = None


class ClaimTime(Struct, frozen=True, kw_only=True):
    """Claim a win on time, which nobody has to: late letters lose by themselves."""

    line: str
    game: str | None = None


class AskClock(Struct, frozen=True, kw_only=True):
    """Ask that the clock runs, where it does not by itself (5.28 of SBGF's rules)."""

    line: str
    game: str | None = None


class Preview(Struct, frozen=True, kw_only=True):
    """Show acts on the board without playing them; `text` as in `Play`."""

    line: str
    game: str | None = None
    text: str


class Note(Struct, frozen=True, kw_only=True):
    """A line that is kept for its writer alone and comes back with later letters."""

    line: str
    game: str | None = None
    text: str


class Ask(Struct, frozen=True, kw_only=True):
    """A question about games or an event, answered by a letter of its own.

    `what` is `games`, `table`, `norms`, `rules`, `record`, `time`, `dice` or `test`, whether
    letters arrive. `event` is the event that the line names, "" if it names none. `points` are
    those in all that norms are asked for, as 5 or 5.5.
    """

    line: str
    game: str | None = None
    what: str
    event: str = ""
    points: str = ""


class DayOfYear(Struct, frozen=True, kw_only=True):
    """A day that somebody names without the year, as in "5 February"."""

    month: int
    day: int

    def after(self, day: date) -> date:
        """The next such day, which may be `day` itself."""
        return min((one for one in self._around(day) if one >= day), default=date.max)

    def before(self, day: date) -> date:
        """The last such day, which may be `day` itself."""
        return max((one for one in self._around(day) if one <= day), default=date.min)

    def _around(self, day: date) -> Iterator[date]:
        """Such days of the years around a day; 29 February is every eight at the least."""
        for year in range(max(day.year - 8, MINYEAR), min(day.year + 8, MAXYEAR) + 1):
            if self.day <= monthrange(year, self.month)[1]:
                yield date(year, self.month, self.day)


class TakeLeave(Struct, frozen=True, kw_only=True):
    """Announce leave: from `first` or today, up to and with `last` or for so many `days`.

    If none of them is given, the line speaks of leave and does not say which.
    """

    line: str
    game: str | None = None
    first: date | DayOfYear | None = None
    last: date | DayOfYear | None = None
    days: int | None = None

    @property
    def is_unread(self) -> bool:
        """Whether it says no dates that can be read."""
        return self.first is None and self.last is None and self.days is None

    def between(self, today: date) -> tuple[date, date]:
        """The first and the last day of leave; of a first day alone it is that one.

        Of days without a year the last is the next such one, and the first comes before it.
        """
        first, last = self.first or today, self.last
        if isinstance(last, DayOfYear):
            last = last.after(first if isinstance(first, date) else today)
        if isinstance(first, DayOfYear):
            first = first.before(last) if last else first.after(today)
        if self.days is not None:
            room = (date.max - first).days
            return first, first + timedelta(days=min(self.days - 1, room))
        return first, last or first


class LeaveOff(Struct, frozen=True, kw_only=True):
    """Take leave back: with a `day` in it, `every` one, or that which goes on or is next."""

    line: str
    game: str | None = None
    day: date | None = None
    every: bool = False


class Enter(Struct, frozen=True, kw_only=True):
    """Ask to be entered in an event, with the voucher that the line gives, if any."""

    line: str
    game: str | None = None
    event: str
    voucher: str = ""


class Withdraw(Struct, frozen=True, kw_only=True):
    """Ask to leave an event; "" for an event that the line does not name."""

    line: str
    game: str | None = None
    event: str = ""


class Set(Struct, frozen=True, kw_only=True):
    """Change one of the writer's settings, or see them all.

    `name` is `language`, `text`, `time_zone`, `digest`, `board`, `calendar`, `announcements`,
    `reminders`, `letters`, `receipts`, `notation`, `side`, `forced`, `address` or `old_address`,
    which is to go; `value` is what the writer put behind it, as it stands, not yet checked. With
    the name "", the writer wants to see the settings, or the line names none that there is and is
    the `value`.
    """

    line: str
    game: str | None = None
    name: str
    value: str


class MyData(Struct, frozen=True, kw_only=True):
    """Send everything that is kept about the writer."""

    line: str
    game: str | None = None


class Forget(Struct, frozen=True, kw_only=True):
    """Take the writer's name and address out of everything that can do without them."""

    line: str
    game: str | None = None


class Appeal(Struct, frozen=True, kw_only=True):
    """Appeal against a ruling, `SK24/3` or `3`; "" is the one of the answered letter."""

    line: str
    game: str | None = None
    ruling: str = ""
    text: str


class OpenBoards(Struct, frozen=True, kw_only=True):
    """Leave boards of the home team empty, as the visitors' captain may choose (SBGF 3.4).

    `named` is what stands there instead of numbers.
    """

    line: str
    game: str | None = None
    boards: tuple[int, ...] = ()
    named: str = ""


class Confirm(Struct, frozen=True, kw_only=True):
    """Yes to the question that the answered letter asks."""

    line: str
    game: str | None = None


BoardOrder = (
    Play
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | ClaimWin
    | ClaimLine
    | ClaimDraw
    | ClaimTime
    | AskClock
    | PlayIf
    | CancelIfs
    | Undo
)
"""The orders that may change a game."""

GameOrder = BoardOrder | Show | Preview | Note
"""The orders about one game: that of the letter, or the one that their line names."""

PlayerOrder = (
    Ask
    | TakeLeave
    | LeaveOff
    | Enter
    | Withdraw
    | OpenBoards
    | Set
    | MyData
    | Forget
    | Appeal
    | Confirm
    | Help
)
"""The orders about the writer and their events, from whatever letter they come."""

Order = GameOrder | PlayerOrder


def both_claims(one: str, other: str) -> str:
    """The kind of two claims that are made at once; "" is no claim.

    >>> both_claims("five", "forbidden"), both_claims("", "five"), both_claims("named", "five")
    ('win', 'five', 'named')
    """
    if "named" in (one, other):
        return "named"
    return "win" if one and other and one != other else one or other


# -- moves in advance as trees ----


def packed(branches: Iterable[Branch]) -> tuple[object, ...]:
    """Branches as an event keeps them: (reply, then, branches) each."""
    return tuple((one.reply, one.then, packed(one.branches)) for one in branches)


def unpacked(branches: tuple[object, ...]) -> tuple[Branch, ...]:
    """The branches that `packed` wrote.

    >>> tree = (Branch(reply="g7", then="i10", branches=(Branch(reply="j9", then="f6"),)),)
    >>> packed(tree)
    (('g7', 'i10', (('j9', 'f6', ()),)),)
    >>> unpacked(packed(tree)) == tree
    True
    """
    found = cast(tuple[tuple[str, str, tuple[object, ...]], ...], branches)
    return tuple(
        Branch(reply=reply, then=then, branches=unpacked(more)) for reply, then, more in found
    )


def joined(branches: Iterable[Branch]) -> tuple[Branch, ...]:
    """Branches of several orders as one tree, answers to the same reply put together.

    Raises ValueError if two of them answer the same reply differently.

    >>> one = Branch(reply="g7", then="i10", branches=(Branch(reply="a1", then="b1"),))
    >>> two = Branch(reply="g7", then="i10", branches=(Branch(reply="a2", then="b1"),))
    >>> [len(branch.branches) for branch in joined([one, two, one])]
    [2]
    """
    found = dict[str, list[Branch]]()
    for branch in branches:
        found.setdefault(branch.reply, []).append(branch)
    for reply, same in found.items():
        if len({branch.then for branch in same}) > 1:
            raise ValueError(reply)
    return tuple(
        replace(same[0], branches=joined(more for one in same for more in one.branches))
        for same in found.values()
    )


def fitting(
    rules: Rules[Position],
    position: Position,
    played: Sequence[Move],
    branches: Iterable[Branch],
) -> Branch | None:
    """The branch whose reply, said in `position`, comes to the acts that were played there."""
    if itself := rules.of_itself:
        return next((one for one in branches if itself.holds(position, played, one.reply)), None)
    return next((one for one in branches if _fits(rules, position, played, one.reply)), None)


def _fits(rules: Rules[Position], position: Position, played: Sequence[Move], reply: str) -> bool:
    try:
        meant = rules.read(position, reply)
    except PlayerError:
        return False
    pairs = zip(meant, played, strict=False)
    return len(meant) == len(played) and all(rules.same(one, other) for one, other in pairs)
