"""Why a black stone is forbidden or allowed, in sentences of the reader's language.

The sentences are the sheet `explanations`; here is only their order.
"""

from collections.abc import Iterator

from corr.games.renju.board import names
from corr.games.renju.explain import Explanation, Row, Three
from corr.words.templates import Voice

_SHEET = "explanations"


def explanation_items(explanation: Explanation, say: Voice) -> tuple[tuple[int, str], ...]:
    """The sentences, each with its level: 0 for the verdict, 1 for its reasons, and so on."""
    return ((0, _verdict("verdict", explanation, say)), *_reasons(explanation, say, 1))


def explanation_lines(explanation: Explanation, say: Voice) -> tuple[str, ...]:
    """The sentences as lines of a plain text: reasons are lists, indented below what they prove.

    Lines are as long as their sentences; `wrap` makes them fit for a letter.
    """
    return tuple(
        f"{'  ' * (level - 1)}- {sentence}" if level else sentence
        for level, sentence in explanation_items(explanation, say)
    )


def _verdict(sentence: str, stone: Explanation, say: Voice) -> str:
    return say(
        _SHEET,
        sentence,
        point=str(stone.point),
        verdict=stone.verdict.value if stone.verdict else "",
        threes=len(stone.threes) if stone.near_miss else 0,
        real=stone.real_threes,
        told=stone.told,
    )


def _reasons(stone: Explanation, say: Voice, level: int) -> Iterator[tuple[int, str]]:
    """The rows of a stone, and below each three the stones tried on its points."""
    for row in stone.fives:
        yield level, say(_SHEET, "five", stones=_words(row))
    for row in stone.overlines:
        yield level, say(_SHEET, "overline", stones=_words(row), count=len(row))
    for four in stone.fours:
        points = names(four.completions)
        yield level, say(_SHEET, "four", stones=_words(four.stones), points=points)
    for three in stone.threes:
        good = tuple(str(tried.point) for tried in three.four_points if tried.verdict is None)
        yield level, say(_SHEET, "three", stones=_words(three.stones), points=good)
        yield from _tried(three, say, level + 1)


def _tried(three: Three, say: Voice, level: int) -> Iterator[tuple[int, str]]:
    """What speaks against some points of a three, or for those where it is not plain."""
    for stone in three.four_points:
        if stone.verdict is not None or stone.near_miss:
            yield level, _verdict("tried", stone, say)
            yield from _reasons(stone, say, level + 1)


def _words(row: Row) -> str:
    return " ".join(names(row))
