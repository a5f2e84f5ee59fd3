"""A sample of every letter that can be sent, for whoever translates, checks or decides on them."""

from corr.words.templates import Voice
from tests.letter_samples.samples_asked import asked
from tests.letter_samples.samples_changes import changes
from tests.letter_samples.samples_closings import closings
from tests.letter_samples.samples_desk import desk
from tests.letter_samples.samples_entries import entries
from tests.letter_samples.samples_events import events
from tests.letter_samples.samples_facts import Sample
from tests.letter_samples.samples_games import games
from tests.letter_samples.samples_identity import identity
from tests.letter_samples.samples_leave import leave
from tests.letter_samples.samples_levels import levels
from tests.letter_samples.samples_matches import matches
from tests.letter_samples.samples_me import me
from tests.letter_samples.samples_measures import measures
from tests.letter_samples.samples_rows import rows
from tests.letter_samples.samples_rulings import rulings
from tests.letter_samples.samples_stages import stages
from tests.letter_samples.samples_titles import titles


def samples(say: Voice) -> tuple[Sample, ...]:
    """A sample of every kind of letter in a language, and of what changes within a kind."""
    return (*letters(say), *stages(say.language))


def letters(say: Voice) -> tuple[Sample, ...]:
    """The samples without those of every stage of every opening rule."""
    language = say.language
    return (
        *games(language),
        *rows(language),
        *matches(language),
        *asked(say),
        *identity(language),
        *me(say),
        *leave(language),
        *events(language),
        *entries(language),
        *changes(say),
        *closings(say),
        *rulings(language),
        *measures(language),
        *levels(say),
        *titles(say),
        *desk(language),
    )
