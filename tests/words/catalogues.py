"""The catalogues as a translator has them: whole files, checked beside English."""

from collections.abc import Iterator
from functools import cache

from corr import resources
from corr.sentences.faults import Checked, Reading, reading_of
from corr.words.templates import ours

LANGUAGES = sorted(ours().languages)
WHOLE = ("en", "sv", "et")
"""The languages that lack nothing of what players and arbiters read."""


# Read by the test that asks first: every worker imports this, and to read them takes seconds.
@cache
def read(language: str) -> Reading:
    """The catalogue of a language."""
    return reading_of(resources.templates(), language)


@cache
def checked(language: str) -> Checked:
    """The catalogue of a language beside the English one."""
    return Checked(read(language), read("en"))


def keys_of(sheet: str) -> Iterator[str]:
    """The sentences of a sheet, but those that are said for each of a list."""
    start = f"{sheet}-"
    for key in read("en").sentences:
        if key.startswith(start) and not key.endswith("-each"):
            yield key.removeprefix(start)
