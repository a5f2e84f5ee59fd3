"""What a letter shows of one board: a text, what is said of its picture, and the picture itself.

A board is a grid or a track. All that its reader needs is asked here, whichever it is; a board
that one taps is `board_table`.
"""

import textwrap
from functools import lru_cache, partial

from msgspec.structs import fields, replace

from corr.games.rules import Picture
from corr.games.track import Track
from corr.mail.write.board_table import stacks
from corr.picture.look import size
from corr.picture.png import png
from corr.picture.track.png import TRACK_SIZE, track_png
from corr.picture.track.text import track_text
from corr.picture.track.words import standing, told
from corr.picture.words import Style, Words, describe, signs_of, text_diagram
from corr.sentences.plain import WIDTH
from corr.words.templates import Voice

AnyBoard = Picture | Track

IN_WORDS = "letters"
"""The style of readers who listen: the board in words."""
SIGNS: dict[str, tuple[str, str]] = {"": ("X", "O"), "discs": ("●", "○")}
"""The signs of black and white stones in plain text, by the reader's style of boards."""

DRAWN = {**dict(zip(("black", "white"), SIGNS["discs"], strict=True)), "neutral": "N"}
"""What stands for stones in HTML, where images are off or there is none."""

NO_BOARD: dict[str, object] = {
    "diagram": "",
    "size": (0, 0),
    "alt": "",
    "pointed": ("", ()),
    "checkers": "",
}
"""What templates find of a board in a letter that has none."""


def shown(board: AnyBoard, style: str, say: Voice, *, seen: bool = False) -> dict[str, object]:
    """What templates show of a board to a reader with a style of boards, and say of it.

    `diagram` is for the plain part, `size` and `alt` belong to its picture. `pointed` is what a
    grid points out, `stacks` those of a grid as markup, and `needs` what needs a word on it.
    `checkers` are the reader's on a track, `dark` or `light`: its diagram and its words tell
    themselves what is whose, who is to act, what was played last, and the pips; `standing` is what
    stands beside its picture where that cannot be seen: score and cube, and `doubled` whether the
    reader may be doubled. A board is only
    `seen` where nothing of it was played.
    """
    return {
        "diagram": drawn(board, style, say),
        "size": size_of(board),
        "alt": alt(board, say, seen=seen),
        "pointed": pointed(board, seen=seen),
        "checkers": ("dark" if board.dark else "light") if isinstance(board, Track) else "",
        **_beside(board, style, say),
    }


def drawn(board: AnyBoard, style: str, say: Voice) -> str:
    """A board in the plain part, as its reader wants it: a diagram, or words to listen to."""
    if style == IN_WORDS:
        return "\n".join(textwrap.wrap(alt(board, say), WIDTH))
    if isinstance(board, Track):
        return track_text(board, _of_track(say), style=_style(style))
    return text_diagram(board, style=_style(style))


def size_of(board: AnyBoard) -> tuple[int, int]:
    """The width and the height of a board's picture, in pixels."""
    return TRACK_SIZE if isinstance(board, Track) else size(board)


def image(board: AnyBoard) -> bytes:
    """A board's picture as the bytes of a PNG file."""
    return track_png(board) if isinstance(board, Track) else png(board)


def alt(board: AnyBoard, say: Voice, *, seen: bool = False) -> str:
    """A board in words, for whoever hears it or sees no picture."""
    if isinstance(board, Track):
        return told(board, _of_track(say))
    if seen or pointed(board)[0] == "offers":
        board = replace(board, last=())
    return describe(board, _words(say))


def pointed(board: AnyBoard, *, seen: bool = False) -> tuple[str, tuple[str, ...]]:
    """What a grid points out: the labels of `offers`, or the points of the `last` move.

    What is only `seen` was never played: a `preview`. A track says itself what was played last.
    """
    if isinstance(board, Track):
        return "", ()
    offers = tuple(mark.label for mark in board.marks if mark.kind == "offer")
    if offers:
        return "offers", offers
    last = board.last_points
    return ("preview" if seen else "last", last) if last else ("", ())


def has_spots(board: AnyBoard | None) -> bool:
    """Whether a board shows points of what explains the end of the game."""
    return isinstance(board, Picture) and any(mark.kind == "spot" for mark in board.marks)


def _beside(board: AnyBoard, style: str, say: Voice) -> dict[str, object]:
    if isinstance(board, Track):
        beside = {"stacks": "", "needs": (), "standing": standing(board, _of_track(say))}
        return {**beside, "doubled": board.cube is not None and board.cube.viewers is not True}
    return {
        "stacks": stacks(board, say("board", "stacks"), DRAWN) if board.stacks else "",
        "needs": signs_of(board, style=_style(style)),
    }


def _style(style: str) -> Style:
    return Style.DISCS if style == "discs" else Style.X_O


def _of_track(say: Voice) -> "partial[str]":
    return partial(say, "track")


@lru_cache(maxsize=32)
def _words(say: Voice) -> Words:
    return Words(**{field.name: say("board", field.name) for field in fields(Words)})
