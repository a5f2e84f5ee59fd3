"""Why a game ended as it did, in sentences of the reader's language.

The game says which they are (`Explained`); their words are the sheet `explanations`.
"""

from collections.abc import Sequence

from corr.games.rules import Reason
from corr.words.templates import Voice

_SHEET = "explanations"


def explanation_items(reasons: Sequence[Reason], say: Voice) -> tuple[tuple[int, str], ...]:
    """The sentences, each with its level: 0 for the verdict, 1 for its reasons, and so on."""
    return tuple((level, say(_SHEET, sentence, **params)) for level, sentence, params in reasons)


def explanation_lines(reasons: Sequence[Reason], say: Voice) -> tuple[str, ...]:
    """The sentences as lines of a plain text: reasons are lists, indented below what they prove.

    Lines are as long as their sentences; `wrap` makes them fit for a letter.
    """
    return tuple(
        f"{'  ' * (level - 1)}- {sentence}" if level else sentence
        for level, sentence in explanation_items(reasons, say)
    )
