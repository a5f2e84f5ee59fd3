"""A picture in words and coordinates, for those who hear it or whose mail shows no pictures."""

from collections.abc import Sequence
from dataclasses import dataclass

from corr.games.rules import Mark, Picture
from corr.picture.look import are_moves, number_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language for a diagram: what it is called, and what points follow.

    Those of `templates/<lang>/board.txt.jinja` have the same names; the English ones stand here
    too, for the terminal.
    """

    diagram: str = "Diagram"
    last: str = "Last move"
    moves: str = "Moves:"
    black: str = "Black:"
    white: str = "White:"
    offers: str = "Offered:"
    forbidden: str = "Forbidden to Black:"
    spots: str = "Marked:"
    empty: str = "The board is empty."


ENGLISH = Words()


def describe(picture: Picture, words: Words = ENGLISH, *, numbers: bool = False) -> str:
    """What stands on the board, the last move first: `Last move i9. Black: h8. White: i9.`.

    With `numbers` stones are told with their labels; those that bear the numbers of moves come
    first, in their order, if these tell the colours: `Moves: 1 h8, 2 i9.`.
    """
    moves = _moves(picture) if numbers else []
    numbered = frozenset(moves)
    rest = [mark for mark in picture.marks if mark not in numbered]
    sentences = [_last(picture, words), _sentence(picture, words.moves, moves, labels=True)]
    for word, kind, labels in (
        (words.black, "black", numbers),
        (words.white, "white", numbers),
        (words.offers, "offer", False),
        (words.forbidden, "forbidden", True),
        (words.spots, "spot", True),
    ):
        marks = [mark for mark in rest if mark.kind == kind]
        sentences.append(_sentence(picture, word, marks, labels=labels))
    if not picture.marks:
        sentences.append(words.empty)
    return " ".join(filter(None, sentences))


def _moves(picture: Picture) -> list[Mark]:
    """The stones that bear the numbers of moves, in their order."""
    if not are_moves(picture):
        return []
    numbered = {mark: number_of(mark) for mark in picture.marks}
    found = {mark: number for mark, number in numbered.items() if number is not None}
    return sorted(found, key=found.__getitem__)


def _last(picture: Picture, words: Words) -> str:
    points = ", ".join(picture.point(column, row) for column, row in picture.last)
    return f"{words.last} {points}." if points else ""


def _sentence(picture: Picture, word: str, marks: Sequence[Mark], *, labels: bool) -> str:
    """A word and the points of marks, each behind its label if these are told: `A h8`."""
    points = ", ".join(
        f"{mark.label if labels else ''} {picture.point(mark.column, mark.row)}".lstrip()
        for mark in marks
    )
    return f"{word} {points}." if points else ""
