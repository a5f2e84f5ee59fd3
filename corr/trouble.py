"""What can be wrong, its words and its cure in one value; the page `trouble` is made of them."""

import re

from msgspec import Struct


class Trouble(Struct, frozen=True, kw_only=True):
    """One thing that can be wrong.

    `words` are printed, with a name in braces for whatever varies. Who looks them up is told in
    Markdown what it `means`, the `cure`, and what happens `otherwise`; "" where the words say it.
    """

    words: str
    means: str = ""
    cure: str = ""
    otherwise: str = ""

    @property
    def heading(self) -> str:
        """The words as one looks them up.

        >>> Trouble(words="others may change {file}").heading
        'others may change …'
        """
        return re.sub(r"(\{\w+\})+", "…", self.words)

    def said(self, **parts: object) -> str:
        """The words with what varies."""
        return self.words.format(**parts)
