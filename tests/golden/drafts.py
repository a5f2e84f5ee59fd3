"""The package's sample letters, for tests that look at single ones."""

from collections.abc import Iterator

from corr import resources
from corr.mail.letter import Draft
from corr.words.templates import Templates
from tests.letter_samples.samples import letters
from tests.letter_samples.samples_facts import (
    DATE,
    EVENT,
    FORBIDDEN,
    GAMES,
    NORMS,
    OFFERS,
    OPENING,
    OPTIONS,
    PASS,
    RECORD,
    SITE,
    TAG,
    game_letter,
    happened,
    letter,
)

_TEMPLATES = Templates(resources.templates())
__all__ = [
    "DATE",
    "EVENT",
    "FORBIDDEN",
    "GAMES",
    "NORMS",
    "OFFERS",
    "OPENING",
    "OPTIONS",
    "PASS",
    "RECORD",
    "SITE",
    "TAG",
    "game_letter",
    "happened",
    "letter",
    "samples",
]


def samples(language: str) -> Iterator[tuple[str, Draft]]:
    """A draft for every golden letter of a language, by name."""
    for sample in letters(_TEMPLATES.voice(language)):
        yield sample.name, sample.draft
