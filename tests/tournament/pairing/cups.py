"""Why each row of a cup stands where it does, in English."""

from corr.tournament.pairing.cup_places import cup_reasons
from corr.words.tables import in_english


def explained(rows, names=None):
    return tuple(map(in_english, cup_reasons(rows, names)))
