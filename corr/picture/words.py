"""A picture in words and coordinates, for those who hear it or whose mail shows no pictures."""

from collections.abc import Sequence
from dataclasses import dataclass

from corr.games.rules import Picture


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """The words of one language for a diagram; each but `empty` is followed by points."""

    last: str
    black: str
    white: str
    offers: str
    empty: str


def describe(picture: Picture, words: Words) -> str:
    """What stands on the board, the last move first: `Last move i9. Black: h8. White: i9.`."""
    sentences = []
    if picture.last:
        sentences.append(f"{words.last} {_list(picture, picture.last)}.")
    for kind, word in (("black", words.black), ("white", words.white), ("offer", words.offers)):
        points = [(mark.column, mark.row) for mark in picture.marks if mark.kind == kind]
        if points:
            sentences.append(f"{word} {_list(picture, points)}.")
    if not picture.marks:
        sentences.append(words.empty)
    return " ".join(sentences)


def _list(picture: Picture, points: Sequence[tuple[int, int]]) -> str:
    return ", ".join(picture.point(column, row) for column, row in points)
