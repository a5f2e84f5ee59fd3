"""Letters without an order: a person may be at a loss, or a machine answers ours.

Vacation responders bear no mark where their program sets none. The second such letter is answered
in short, and the same words for the third time not at all.
"""

from datetime import timedelta
from hashlib import sha256

from corr.mail.orders.orders import Reading
from corr.mail.read.quotes import own_text
from corr.service.letters.notices import tell_of_same_words
from corr.service.office.case import Case
from corr.service.office.set_aside import SAME_WORDS
from corr.store import PlayerRow

LATELY = timedelta(days=30)
"""For how long it is remembered what somebody said without an order."""
SAME = 3
"""For the how many-th time the same words are taken for a machine's."""


def is_wordless(reading: Reading) -> bool:
    """Whether a letter neither orders anything nor says anything to an opponent."""
    return not (reading.orders or reading.either or reading.messages)


def repeats(case: Case, player: PlayerRow) -> tuple[int, bool]:
    """How many letters without an order came before lately, and whether this is a machine's.

    Of a machine the arbiter is told once. What others sent in the player's name is counted apart.
    """
    office, sender, key = case.office, case.letter.sender, case.letter.key
    kind = "own." if case.proven else "unproven."
    words = " ".join(_words(case).casefold().split())
    said = kind + sha256(words.encode()).hexdigest()[:24]
    office.store.keep_said(key, said)
    since = case.letter.arrived - LATELY
    before = office.store.count_said(sender, kind, since, key)
    if case.vouched or office.store.count_said(sender, said, since, key) < SAME - 1:
        return before, False
    tell_of_same_words(office, key, player, words, case.at, case.at - LATELY)
    return before, True


def _words(case: Case) -> str:
    """What was written above our letter, whatever that letter itself says: we quote such words."""
    own = case.office.own_addresses
    names = frozenset({case.office.site.name})
    return own_text(case.letter.text, own_addresses=own, own_names=names, sent=lambda: ())


def set_aside() -> tuple[str, str]:
    """The new state of a machine's letter, and the reason."""
    return "quarantined", SAME_WORDS
