"""The catalogues as a translator has them: whole files, checked beside English."""

from collections.abc import Iterator

from corr import resources
from corr.sentences.faults import Checked, reading_of
from corr.words.templates import ours

LANGUAGES = sorted(ours().languages)
WHOLE = ("en", "sv", "et")
"""The languages that lack nothing of what players and arbiters read."""


READ = {language: reading_of(resources.templates(), language) for language in LANGUAGES}
CHECKED = {language: Checked(READ[language], READ["en"]) for language in LANGUAGES}


def keys_of(sheet: str) -> Iterator[str]:
    """The sentences of a sheet, but those that are said for each of a list."""
    start = f"{sheet}-"
    for key in READ["en"].sentences:
        if key.startswith(start) and not key.endswith("-each"):
            yield key.removeprefix(start)
