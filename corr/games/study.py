"""One position looked at on its own: whose move, what is forbidden, whether somebody has won."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.games.board import Board, Colour, Point, point_named
from corr.games.forbidden import Verdict, scan
from corr.games.replay import Fault, Replay, points_won, replay
from corr.games.rules import Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """A position and what the referee says of it.

    `found` are the points where a black stone would make a five or a forbidden move, whoever is
    to move; they are left empty when the game is over. `replay` is the game that led here, None
    for stones of which nobody knows the order.
    """

    board: Board
    turn: Colour
    found: Mapping[Verdict, tuple[Point, ...]]
    winner: Colour | None = None
    ending: Ending | None = None
    detail: str = ""
    replay: Replay | None = None

    @property
    def opening(self) -> str:
        """The opening's code and name, "" if there is none."""
        return str((self.replay and self.replay.opening) or "")

    @property
    def result(self) -> str:
        """Black's and White's points, `*` while the game is not over."""
        return points_won(self.winner, self.ending)

    @property
    def ending_words(self) -> str:
        """How the game ended, in words for the terminal."""
        return ending_words(self.winner, self.ending, self.detail)

    @property
    def forbidden(self) -> tuple[Point, ...]:
        """All points that are forbidden to Black."""
        return tuple(
            point
            for kind, found in self.found.items()
            if kind is not Verdict.FIVE
            for point in found
        )


def study_moves(moves: Iterable[str]) -> Study:
    """The position after moves. Raises ArbiterError naming the first that cannot be played.

    >>> study_moves(["h8", "i9", "j10"]).turn
    <Colour.WHITE: 'white'>
    """
    game = replay(moves)
    if game.fault:
        raise ArbiterError(fault_words(game.fault))
    board, turn = Board(), Colour.BLACK
    for move in game.moves:
        if move != "pass":
            board = board.put(point_named(move), turn)
        turn = turn.other
    return Study(
        board=board,
        turn=turn,
        found={} if game.ending else scan(board),
        winner=game.winner,
        ending=game.ending,
        detail=game.detail,
        replay=game,
    )


def study_stones(black: Sequence[str], white: Sequence[str]) -> Study:
    """The position of stones; White is to move if Black has more of them.

    Raises ArbiterError for a point that is off the board or taken twice.
    """
    board = Board()
    for colour, names in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in names:
            board = board.put(free_point(board, name), colour)
    winner, ending = _won(board)
    return Study(
        board=board,
        turn=Colour.WHITE if len(black) > len(white) else Colour.BLACK,
        found=scan(board) if ending is None else {},
        winner=winner,
        ending=ending,
    )


def stones_scanned(
    black: Sequence[str], white: Sequence[str]
) -> Mapping[Verdict, tuple[Point, ...]]:
    """What `scan` finds, whatever stands on the board already. Raises as `study_stones` does."""
    board = Board()
    for colour, names in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in names:
            board = board.put(free_point(board, name), colour)
    return scan(board)


def free_point(board: Board, name: str) -> Point:
    """The free point that a text names. Raises ArbiterError."""
    text = name.strip().lower()
    if not (text[:1].isascii() and text[:1].isalpha() and text[1:].isdecimal()):
        raise ArbiterError(f"{name!r} is not a point such as h8")
    point = point_named(text)
    if len(text) > 3 or not point.on_board:
        raise ArbiterError(f"{name} is not on the board, a1 to o15")
    if not board.free(point):
        raise ArbiterError(f"two stones on {point}")
    return point


def _won(board: Board) -> tuple[Colour | None, Ending | None]:
    """Who has won, from the rows that stand; nobody where both have, for then no game is told."""
    rows = {
        colour: {length for point in board.stones(colour) for length in board.rows(point, colour)}
        for colour in Colour
    }
    black = 5 in rows[Colour.BLACK]
    white = any(length >= 5 for length in rows[Colour.WHITE])
    if black and not white:
        return Colour.BLACK, Ending.FIVE
    if white and not black:
        return Colour.WHITE, Ending.FIVE if 5 in rows[Colour.WHITE] else Ending.OVERLINE
    return None, Ending.FULL if board.full and not black else None


def ending_words(winner: Colour | None, ending: Ending | None, detail: str) -> str:
    """How a game ended, in words for the terminal.

    >>> ending_words(Colour.WHITE, Ending.FORBIDDEN, "double_three")
    'White wins, Black made a forbidden move (double-three)'
    """
    if ending is None:
        return "not over"
    if winner is None:
        return "drawn, the board is full" if ending is Ending.FULL else "drawn by two passes"
    kind = detail.replace("_", "-")
    how = {
        Ending.FIVE: "by a five",
        Ending.OVERLINE: "by an overline",
        Ending.FORBIDDEN: f"Black made a forbidden move ({kind})",
    }[ending]
    comma = "," if ending is Ending.FORBIDDEN else ""
    return f"{winner.value.capitalize()} wins{comma} {how}"


def fault_words(fault: Fault) -> str:
    """A fault of a record in words for the terminal."""
    reason = {
        "not_a_move": "is not a move",
        "off_board": "is not on the board",
        "occupied": "is taken already",
        "game_over": "comes after the end of the game",
    }[fault.code]
    return f"move {fault.ply}, {fault.move}, {reason}"
