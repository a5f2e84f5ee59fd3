"""Backgammon as a game of the house: matches to any number of points, by backgammon.md."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec.structs import replace

from corr.errors import NotNow
from corr.games.backgammon.acts import after, looked_at, read, recognises
from corr.games.backgammon.diagram import diagram
from corr.games.backgammon.match import Match, breaks_in, started
from corr.games.backgammon.notation import is_play
from corr.games.backgammon.of_itself import Itself
from corr.games.backgammon.record import acts_in, record, replayed
from corr.games.backgammon.told import OWN, counted, did, rules_told, stage, taps
from corr.games.judging import judged_acts
from corr.games.rules import (
    Changed,
    Checked,
    Deed,
    Explained,
    Judged,
    Move,
    OfItself,
    Outcome,
    Own,
    Seat,
    Stage,
    Told,
)
from corr.games.track import Track
from corr.result_words import SEATS

LENGTHS = 99
"""The longest match, in points."""


def _but(usual: int) -> Iterator[str]:
    """The numbers from 1 to `LENGTHS` without the usual one."""
    return (f"{number}" for number in range(1, LENGTHS + 1) if number != usual)


_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "points": ("7", *_but(7)),
    "dice": ("plain", "beacon-start", "beacon"),
    "aids": ("own", "none", "all"),
    "late_first": ("10", *_but(10)),
    "late_step": ("5", *_but(5)),
    "breaks": ("false", "true"),
    "clock_use": ("obligatory", "preference", "option"),
}
_ABOUT: Mapping[str, str] = {
    "points": "how many points win a match; a list says it round by round, the last number of all "
    "later ones",
    "dice": "what the dice come from: plain, the server and both players; beacon-start, a public "
    "beacon's round for each match as well; beacon, one for each roll",
    "aids": "which aids players may use: own (books, notes, own boards), none, or all",
    "late_first": "who has not answered the first letter of a match so many days later gives "
    "the opponent a point before game 1; more than half of a match's points lose it",
    "late_step": "... and one more every so many days",
    "breaks": "true: breaks of five days between games, from 7 points on, instead of the event's "
    "leave",
    "clock_use": "when a clock runs: obligatory, from the first roll on; preference, once either "
    "player demands it; option, once both ask for it (5.28)",
}
_EXAMPLES: Mapping[str, str] = {
    "i9": "24/18 13/11",
    "h8": "13/11 13/8",
    "j10": "8/5 6/5",
    "g7": "double",
    "i10": "take",
    "h5": "24/18",
    "j4": "roll",
    "f6": "drop",
    "g9": "20",
}
"""What stands for points of renju's board in examples."""


class Backgammon:
    """The rules of backgammon matches.

    >>> game = Backgammon()
    >>> match = game.start({"points": "5"})
    >>> for move in ("1. dice 6 4", "24/18 13/9"):
    ...     match = game.after(match, Move(move))
    >>> match.to_act, game.stage(match).code, game.ply(match)
    (<Seat.SECOND: 'second'>, 'bg_roll_or_double', 2)
    """

    key = "backgammon"
    own: Own = OWN
    of_itself: OfItself[Match] | None = Itself()
    colours: tuple[str, ...] = ()
    seats = SEATS
    sizes: tuple[int, ...] = ()
    sums_time = False
    star = ""
    notations: tuple[str, ...] = ()
    fewer_taps = False
    forms: Collection[str] = ()

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The length of a match, its dice, and what players may use."""
        return _OPTIONS

    def options_about(self) -> Mapping[str, str]:
        """What each of them is for."""
        return _ABOUT

    def told(self, options: Mapping[str, str]) -> tuple[Told, ...]:
        """A match, its plays, its cube and its dice."""
        lengths = options.get("points", _OPTIONS["points"][0]).split()
        return tuple(rules_told(tuple(map(int, lengths)), options))

    def opening_told(self, options: Mapping[str, str]) -> str:
        """The opening throw is told with the plays."""
        return ""

    def helps(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """Plays, the cube, resignations, standing orders, and the question about dice."""
        plays = ("bg_play", "bg_bar_and_off", "bg_hit")
        acts = ("bg_roll", "bg_double", "bg_take", "bg_drop", "bg_pass", "bg_resign")
        more = ("bg_accept", "bg_claim_time", "bg_call")
        orders = ("bg_orders", "bg_bar", "bg_next", "bg_if_doubled", "bg_greedy", "bg_orders_off")
        lengths = options.get("points", _OPTIONS["points"][0]).split()
        takes_breaks = options.get("breaks") == "true" and any(map(breaks_in, map(int, lengths)))
        breaks = ("bg_break",) if takes_breaks else ()
        moves = (*plays, *acts, *more, *orders, "bg_phrase", *breaks)
        advance = ("bg_if_double", "bg_if_play")
        return {
            "moves": moves,
            "opening": (),
            "claims": (),
            "settings": ("bg_side", "bg_forced"),
            "questions": ("bg_dice",),
            "advance": advance,
        }

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """The text as it is."""
        return text

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """The text as it is: there is one notation."""
        return text

    def elsewhere(
        self, text: str, options: Mapping[str, str], notation: str
    ) -> tuple[tuple[str, str], ...]:
        """There is one notation."""
        return ()

    def letters(self, options: Mapping[str, str]) -> str:
        """Its points are numbers."""
        return ""

    def examples(self, options: Mapping[str, str], notation: str = "") -> Mapping[str, str]:
        """Plays of the first turn, where other games have a point, and conditions."""
        return _EXAMPLES

    def start(self, options: Mapping[str, str]) -> Match:
        """The match before its first throw. Raises ValueError for a length that there is not."""
        return started(int(options.get("points", _OPTIONS["points"][0])))

    def recognises(self, text: str) -> bool:
        """Whether the whole text has the form of an act of a seat, or of an order about one."""
        return recognises(text) or Itself().kind(text) != ""

    def read(self, position: Match, text: str) -> tuple[Move, ...]:
        """The act that a text of the seat to act asks for.

        Raises NotAMove, IllegalMove, or NotNow while dice have to be thrown.
        """
        seat = position.to_act
        if seat is None:
            raise NotNow("game_over")
        if not isinstance(seat, Seat):
            raise NotNow("dice_wait")
        return (read(position, seat, text),)

    def remarks(self, position: Match, text: str) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """Nothing."""
        return ()

    def points(self, position: Match, text: str) -> tuple[str, ...]:
        """They are not called by name."""
        return ()

    def after(self, position: Match, move: Move) -> Match:
        """The match after an accepted act."""
        return after(position, move)

    def did(self, position: Match, move: Move) -> tuple[Deed, ...]:
        """The act, in words."""
        return (did(position, move),)

    def ply(self, position: Match) -> int:
        """The number of the roll that has been thrown, or is to come."""
        return position.next_roll

    def colour(self, position: Match, seat: Seat) -> str | None:
        """Nobody has a colour."""
        return None

    def moves_in(self, move: Move) -> int:
        """A play is a move, and nothing else is."""
        return int(is_play(move))

    def stage(self, position: Match) -> Stage:
        """What the match waits for."""
        return stage(position)

    def taps(self, position: Match) -> tuple[tuple[int, int, str], ...]:
        """The first hops of a roll that has many plays."""
        return taps(position)

    def picture(
        self, position: Match, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Track:
        """The board as a seat sees it."""
        return diagram(position, viewer)

    def seen(self, position: Match, moves: Sequence[Move], viewer: Seat = Seat.FIRST) -> Track:
        """The board after plays that are only looked at; nothing is thrown for it."""
        for move in moves:
            position = looked_at(position, move)
        return replace(diagram(position, viewer), to_act=None)

    def counts(self, position: Match) -> Mapping[str, tuple[int, int]]:
        """The pips that each seat has still to go."""
        return counted(position)

    def explanation(self, position: Match, ending: str, detail: str) -> Explained | None:
        """Its score says all."""
        return None

    def plies(self, position: Match) -> tuple[str, ...]:
        """A play has no point of its own."""
        return ()

    def opening(self, position: Match) -> str:
        """There are none by name."""
        return ""

    def claims(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Nothing has to be claimed."""
        return ()

    def draws(self, options: Mapping[str, str]) -> bool:
        """A match is never drawn."""
        return False

    def may_offer(self, position: Match) -> bool:
        """Never."""
        return False

    def claim(self, position: Match, seat: Seat, kind: str) -> Outcome | None:
        """Nothing can be claimed."""
        return None

    def claimable(self, position: Match, seat: Seat, kinds: Sequence[str]) -> tuple[str, ...]:
        """Nothing."""
        return ()

    def check_line(self, position: Match, text: str, *, budget: int) -> Checked | None:
        """Nothing is won so."""
        return None

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts are one."""
        return one == other

    def resent(self, again: Move, played: Move) -> str:
        """Whether it is the same."""
        return "already_played" if again == played else ""

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The acts in the record's words: `1. 64: 24/14; 2. 31: 8/5 6/5; double; take`."""
        return record(moves, marked)

    def replayed(self, options: Mapping[str, str], text: str) -> Iterator[tuple[Move, Match]]:
        """Each act of a record with the match after it."""
        return replayed(self.start(options), acts_in(text))

    @property
    def alters(self) -> Collection[str]:
        """Nothing that a record has to tell beside its plays."""
        return ()

    def changes(self, options: Mapping[str, str], text: str) -> Iterator[Changed]:
        """Nothing is."""
        return iter(())

    @property
    def stone_words(self) -> Collection[str]:
        """It has no stones."""
        return ()

    def is_choice(self, text: str) -> bool:
        """There is nothing to choose."""
        return False

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """There is nothing to choose."""
        return False

    def judged(self, moves: Iterable[str], options: Mapping[str, str], acts: str = "") -> Judged:
        """What the acts of a match come to, throws among them."""
        given = acts_in(acts) if acts else chain.from_iterable(map(acts_in, moves))
        start = self.start(options)
        return judged_acts(self, start, replayed(start, given), options)

    def called(self, options: Mapping[str, str]) -> str:
        """Backgammon."""
        return self.key

    def openings(self) -> tuple[tuple[str, str], ...]:
        """There are none."""
        return ()
