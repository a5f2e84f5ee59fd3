"""Which labels of a picture are the numbers of moves."""

from corr.games.rules import Mark, Picture


def number_of(mark: Mark) -> int | None:
    """The number that a stone bears; None for another label, or none."""
    is_number = mark.label.isascii() and mark.label.isdigit()
    return int(mark.label) if mark.kind in ("black", "white") and is_number else None


def are_moves(picture: Picture) -> bool:
    """Whether the numbers on the stones tell their colours: each but once, the odd ones black."""
    black, white = _numbers(picture, "black"), _numbers(picture, "white")
    distinct = len({*black, *white}) == len(black) + len(white)
    return distinct and all(n % 2 for n in black) and not any(n % 2 for n in white)


def _numbers(picture: Picture, kind: str) -> list[int]:
    marks = (mark for mark in picture.marks if mark.kind == kind)
    return [number for mark in marks if (number := number_of(mark)) is not None]
