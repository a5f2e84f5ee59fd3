"""The words and numbers of the ranking committee's report in one language. Pure."""

from fractions import Fraction

from corr.ranking.correspondence.event import FIRST_DAN, write_level
from corr.report.forms import words
from corr.report.forms.document import NOTHING
from corr.words.templates import sheet


class Words(words.Words, frozen=True, kw_only=True):
    """The words of a document about levels."""

    def level(self, index: int | None) -> str:
        """A level in words; a dash where there is none."""
        if index is None:
            return NOTHING
        written = write_level(index)
        return written.replace("dan", self.say("dan")) if index >= FIRST_DAN else written

    def indexed(self, index: int | None) -> str:
        """A level with its index behind it, as calculations use it."""
        return NOTHING if index is None else f"{self.level(index)} ({index})"

    def half(self, halves: int) -> str:
        """Half points as points."""
        return self.decimal(Fraction(halves, 2), 1)


def words_of(lang: str, name: str = "report_words") -> Words:
    """The words of a document in a language that has templates."""
    return Words(lang=lang, say=sheet(lang, name))
