"""A sample of every letter that can be sent, for whoever translates, checks or decides on them."""

from corr.mail.samples.samples_asked import asked
from corr.mail.samples.samples_changes import changes
from corr.mail.samples.samples_closings import closings
from corr.mail.samples.samples_desk import desk
from corr.mail.samples.samples_entries import entries
from corr.mail.samples.samples_events import events
from corr.mail.samples.samples_facts import Sample
from corr.mail.samples.samples_games import games
from corr.mail.samples.samples_identity import identity
from corr.mail.samples.samples_leave import leave
from corr.mail.samples.samples_levels import levels
from corr.mail.samples.samples_me import me
from corr.mail.samples.samples_measures import measures
from corr.mail.samples.samples_rulings import rulings
from corr.mail.samples.samples_stages import stages
from corr.mail.samples.samples_titles import titles
from corr.words.templates import Voice


def samples(say: Voice) -> tuple[Sample, ...]:
    """A sample of every kind of letter in a language, and of what changes within a kind."""
    return (*letters(say), *stages(say.language))


def letters(say: Voice) -> tuple[Sample, ...]:
    """The samples without those of every stage of every opening rule."""
    language = say.language
    return (
        *games(language),
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
