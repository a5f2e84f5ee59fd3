"""The language of somebody's letter, as far as its words tell."""

import re
from collections import Counter

from corr.mail.orders.order_fold import folded, lowered
from corr.mail.orders.order_words import Words

_MOST_TEXT = 2_000
_WORD = re.compile(r"[^\W\d_]+")


def tongue(text: str, words: Words) -> str:
    """The language of most of the words that tell one, "" if no language has the most."""
    said = _WORD.findall(lowered(folded(text[:_MOST_TEXT])))
    counts = Counter(
        language for one in said for language, known in words.tongues.items() if one in known
    )
    best = counts.most_common(2)
    if not best or (len(best) == 2 and best[0][1] == best[1][1]):
        return ""
    return best[0][0]
