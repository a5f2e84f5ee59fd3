"""A position or a game on its own: what is forbidden, who has won, what a record comes to."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from corr.errors import ArbiterError
from corr.games.judging import ending_words, fault_words
from corr.games.renju.acts import COLOURS, Act, said
from corr.games.renju.board import (
    BARE,
    EMPTY,
    POINTS,
    Board,
    Colour,
    OpeningName,
    Point,
    names,
    opening_of,
    with_stone,
)
from corr.games.renju.forbidden import Verdict, scan
from corr.games.renju.position import Decision, Unclaimed, decision
from corr.games.rules import Ending, Fault, Judged, Outcome, Seat

# -- whole games judged move by move, fast ----
# No opening rule is asked; `openings.py` judges the acts of one.


_POINTS = {str(point): (point, point.cell) for point in POINTS}
_COLOURS = (Colour.BLACK, Colour.WHITE)


class Replay(Struct, frozen=True, kw_only=True):
    """What a game came to after its `moves`, the stones and passes that could be played.

    `winner` and `ending` are None while the game is not over, `winner` also for a draw; `detail`
    is the kind of a forbidden move. `unclaimed` are stones that would have ended the game had
    wins not to be claimed.
    """

    moves: tuple[str, ...]
    winner: Colour | None = None
    ending: Ending | None = None
    detail: str = ""
    opening: OpeningName | None = None
    unclaimed: tuple[Unclaimed, ...] = ()
    fault: Fault | None = None

    @property
    def result(self) -> str:
        """Black's and White's points, `*` while the game is not over."""
        return points_won(self.winner, self.ending)


def points_won(winner: Colour | None, ending: Ending | None) -> str:
    """Black's and White's points as the event file writes them, `*` while a game is not over."""
    if winner is None:
        return "1/2-1/2" if ending else "*"
    return "1-0" if winner is Colour.BLACK else "0-1"


def replay(moves: Iterable[str], *, restricted: bool = True, by_claim: bool = False) -> Replay:
    """Judge a game from its moves: points or `pass`, in either case, Black first, in turn.

    It stops at the first fault. `restricted` as in `endings.decision`; with `by_claim` no stone
    ends the game by itself (art. 9.5).

    >>> game = replay(["h8", "i9", "j10", "i10"])
    >>> game.result, str(game.opening), game.fault
    ('*', 'I1 Chosei', None)
    >>> replay(["h8", "i9", "h8"]).fault
    Fault(ply=3, move='h8', code='occupied')
    """
    cells, played, stones, unclaimed = BARE, list[str](), list[Point | None](), list[Unclaimed]()
    decided: Decision | None = None
    ending: Ending | None = None
    fault: Fault | None = None
    free = len(POINTS)
    for ply, move in enumerate(map(str.lower, moves), 1):
        point, cell = _POINTS.get(move, (None, 0))
        code = "game_over" if ending else _fault(move, cells, cell)
        if code:
            fault = Fault(ply=ply, move=move, code=code)
            break
        played.append(move)
        stones.append(point)
        if point is None:
            ending = Ending.PASSES if ply > 1 and stones[-2] is None else None
            continue
        colour = _COLOURS[1 - ply % 2]
        decided = decision(cells, cell, colour, restricted=restricted)
        cells = with_stone(cells, cell, colour.cell)
        free -= 1
        if decided is not None and by_claim:
            unclaimed.append(Unclaimed(ply=ply, decision=decided))
            decided = None
        if decided is not None:
            ending = decided.ending
        elif not free:
            ending = Ending.FULL
    return Replay(
        moves=tuple(played),
        winner=decided.winner if decided else None,
        ending=ending,
        detail=decided.detail if decided else "",
        opening=opening_of(stones),
        unclaimed=tuple(unclaimed),
        fault=fault,
    )


def judged(moves: Iterable[str], *, restricted: bool, by_claim: bool) -> Judged:
    """The same, as `Rules.judged` has it."""
    game = replay(moves, restricted=restricted, by_claim=by_claim)
    outcome = outcome_of(game.winner, game.ending, game.detail)
    return Judged(
        moves=game.moves,
        outcome=outcome,
        ending_words=ending_words(outcome, COLOURS),
        opening=str(game.opening or ""),
        opening_words=str(game.opening or "none of the 26 openings"),
        unclaimed=tuple(_unclaimed(game.unclaimed)),
        fault=game.fault,
    )


def _unclaimed(found: Iterable[Unclaimed]) -> Iterator[tuple[int, Outcome]]:
    for one in found:
        ended = outcome_of(one.decision.winner, one.decision.ending, one.decision.detail)
        if ended is not None:
            yield one.ply, ended


def outcome_of(winner: Colour | None, ending: Ending | None, detail: str) -> Outcome | None:
    """An end in the words of every game; the seat FIRST is Black."""
    if ending is None:
        return None
    seats = {Colour.BLACK: Seat.FIRST, Colour.WHITE: Seat.SECOND}
    return Outcome(winner=seats[winner] if winner else None, ending=ending, detail=detail)


def _fault(move: str, cells: bytes, cell: int) -> str:
    """Why a move cannot be played, "" if it can; `cell` is 0 for what is no point."""
    if cell:
        return "" if cells[cell] == EMPTY else "occupied"
    if move == "pass":
        return ""
    named = move[:1].isalpha() and move[1:].isdigit()
    return "off_board" if named else "not_a_move"


# -- one position looked at on its own ----


_PASS = Act(word="pass")
_STUDY_POINTS = {str(point): point for point in POINTS}
_LONGEST_POINT = 20


class Study(Struct, frozen=True, kw_only=True):
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
        if self.replay is None and self.ending is Ending.FORBIDDEN:
            return "White wins, Black has an overline"
        return ending_words(outcome_of(self.winner, self.ending, self.detail), COLOURS)

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
    board = _board_after(game.moves)
    return Study(
        board=board,
        turn=Colour.WHITE if len(game.moves) % 2 else Colour.BLACK,
        found={} if game.ending else scan(board),
        winner=game.winner,
        ending=game.ending,
        detail=game.detail,
        replay=game,
    )


def study_stones(black: Sequence[str], white: Sequence[str]) -> Study:
    """The position of stones; White is to move if Black has more of them.

    A five wins. A black overline without one was a forbidden move, whenever it was made, and
    White wins (art. 7, 9.2); with one it does not count (art. 7.1, 9.7). Where both have a five
    no game is told. Raises ArbiterError for a point that is off the board or taken twice.
    """
    board = board_with(black, white)
    winner, ending, detail = _won(board)
    return Study(
        board=board,
        turn=Colour.WHITE if len(black) > len(white) else Colour.BLACK,
        found=scan(board) if ending is None else {},
        winner=winner,
        ending=ending,
        detail=detail,
    )


def board_with(black: Iterable[str], white: Iterable[str]) -> Board:
    """The board with stones on points. Raises ArbiterError for one off the board or taken.

    >>> names(board_with(["h8", "8I"], ["G-7"]).stones(Colour.BLACK))
    ('h8', 'i8')
    """
    board = Board()
    for colour, stones in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in stones:
            point = point_said(name)
            if not board.free(point):
                raise ArbiterError(f"two stones on {point}")
            board = board.put(point, colour)
    return board


def point_said(text: str) -> Point:
    """The point of the board that a text names in any way letters may. Raises ArbiterError.

    >>> [str(point_said(text)) for text in ("h8", "H-8", "8h", "h 8", "ｈ８")]
    ['h8', 'h8', 'h8', 'h8', 'h8']
    """
    if text in _STUDY_POINTS:
        return _STUDY_POINTS[text]
    acts = _said(text) if len(text) <= _LONGEST_POINT else ()
    if len(acts) != 1 or acts[0] != Act(points=acts[0].points) or len(acts[0].points) != 1:
        shown = text if len(text) <= _LONGEST_POINT else f"{text[:_LONGEST_POINT]}…"
        raise ArbiterError(f"{shown!r} is not a point such as h8")
    point = acts[0].points[0]
    if not point.on_board:
        raise ArbiterError(f"{point} is not on the board, a1 to o15")
    return point


def moves_said(text: str) -> tuple[str, ...]:
    """The moves of a text that says nothing but moves, in the words of letters; () for others.

    >>> moves_said("8h, I-9 j 10 pass"), moves_said("h8, 3 fifths"), moves_said("a fine move")
    (('h8', 'i9', 'j10', 'pass'), (), ())
    """
    acts = _said(text)
    if not all(act == _PASS or act == Act(points=act.points) for act in acts):
        return ()
    return tuple(move for act in acts for move in (names(act.points) or (act.word,)))


def board_before(study: Study, point: Point) -> tuple[Board, int | None]:
    """The board on which a black stone on a point is judged, and which move that stone is.

    For a free point that is the board as it is, and no move. Raises ArbiterError for White's
    stones, and for a stone of which the game does not tell when it was played.
    """
    board = study.board
    if board.free(point):
        return board, None
    moves = study.replay.moves if study.replay else ()
    ply = moves.index(str(point)) + 1 if moves else None
    if board.cells[point.cell] == Colour.WHITE.cell:
        stone = f"White's move {ply}" if ply else "a white stone"
        raise ArbiterError(f"{point} is {stone}, and White has no forbidden moves")
    if ply is None:
        raise ArbiterError(
            f"a black stone stands on {point}, and without the order of the moves nobody knows "
            "what stood there before it"
        )
    return _board_after(moves[: ply - 1]), ply


def _board_after(moves: Sequence[str]) -> Board:
    """The board after moves that can be played."""
    black, white = ([move for move in moves[first::2] if move != "pass"] for first in (0, 1))
    return Board.of(black, white)


def _said(text: str) -> tuple[Act, ...]:
    """The acts of a text in the wide letters of the Far East too, as in letters."""
    return said(unicodedata.normalize("NFKC", text))


def _won(board: Board) -> tuple[Colour | None, Ending | None, str]:
    """Who has won and how, from the rows that stand."""
    rows = {
        colour: {length for point in board.stones(colour) for length in board.rows(point, colour)}
        for colour in Colour
    }
    black, overline = 5 in rows[Colour.BLACK], max(rows[Colour.BLACK], default=0) > 5
    white = any(length >= 5 for length in rows[Colour.WHITE])
    if black and white:
        return None, None, ""
    if black:
        return Colour.BLACK, Ending.FIVE, ""
    if white:
        return Colour.WHITE, Ending.FIVE if 5 in rows[Colour.WHITE] else Ending.OVERLINE, ""
    if overline:
        return Colour.WHITE, Ending.FORBIDDEN, Verdict.OVERLINE.value
    return None, Ending.FULL if board.full else None, ""
