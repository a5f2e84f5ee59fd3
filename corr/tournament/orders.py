"""What a letter may ask for: a closed union. Board acts stay text until the rules read them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign:
    """Give the game up; `confirmed` if the line names the game or the order is written twice."""

    line: str
    game: str | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferDraw:
    """A draw offer without a move, which the rules do not know (renju art. 10.5)."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptDraw:
    """Take the opponent's draw offer."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclineDraw:
    """Refuse the opponent's draw offer."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimWin:
    """Claim a win at the board (renju art. 9.5).

    `kind` is `five`, `forbidden`, `win` (either of them), or `named`: the claim says by which
    stone or kind of forbidden move, which nobody compares with the board, so it cannot be tried.
    """

    line: str
    game: str | None = None
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDraw:
    """Claim the draw that the event allows after so many moves (renju art. 10.7)."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Show:
    """Send the diagram again."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Help:
    """Send the help letter."""

    line: str
    game: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsupported:
    """An order of the players' manual that this version cannot carry out; `order` is its name."""

    line: str
    game: str | None = None
    order: str


Order = (
    Play
    | Resign
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | ClaimWin
    | ClaimDraw
    | Show
    | Help
    | Unsupported
)


def both_claims(one: str, other: str) -> str:
    """The kind of two claims that are made at once; "" is no claim.

    >>> both_claims("five", "forbidden"), both_claims("", "five"), both_claims("named", "five")
    ('win', 'five', 'named')
    """
    if "named" in (one, other):
        return "named"
    return "win" if one and other and one != other else one or other
