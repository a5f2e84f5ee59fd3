"""The codes that confirm commands: each is for one letter, its sender, and what was shown.

Nothing is stored for them but the letters themselves. The Message-ID of the letter that asked
says which commands it was about and what they would have done, and the code follows from that
and from the keys of the site. The letter that says what was done names it, so that no code counts
twice.
"""

import hmac
from dataclasses import dataclass
from datetime import datetime, timedelta

from corr.service.letters.plain import hashed
from corr.service.office.case import Case
from corr.service.office.office import Office

VALID = timedelta(days=3)
"""How long a code may be used."""
WRONG_CODES_A_DAY = 5
_DIGITS = 6
_PART = 12
_SAID = "said"
OURS = "desk."
"""How the Message-IDs of the desk's letters begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Commands that wait for their code: the `letter` that they came in, and `shown`, a digest
    of what they would do, as it was told `at` that time in the letter `message_id`.
    """

    letter: str
    shown: str
    at: datetime
    message_id: str


def message_id_of(office: Office, sender: str, letter: str, shown: str) -> str:
    """The Message-ID of a letter to `sender` about the commands in a letter of theirs."""
    prefix = f"{_prefix(sender)}{letter}.{shown or _SAID}."
    serial = office.store.letters_at(prefix) + 1
    return f"{prefix}{serial}@{office.site.host}"


def digest_of(office: Office, words: str) -> str:
    """What stands for words in a Message-ID, so that nobody can guess it from outside."""
    return hmac.digest(office.keys.current, f"corr.shown\n{words}".encode(), "sha256").hex()[
        :_PART
    ]


def _prefix(sender: str) -> str:
    return f"{OURS}{hashed(sender)[:_PART]}."


def asked_lately(case: Case) -> tuple[Asked, ...]:
    """What was shown to the sender of a letter and can be confirmed by it, the newest first.

    What was shown once more, because it had changed, can be confirmed as it was shown last.
    """
    found = dict[str, Asked]()
    prefix, since = _prefix(case.letter.sender), case.letter.arrived - VALID
    for name, at in case.office.store.letters_since(prefix, since):
        letter, shown = name.removeprefix(prefix).split(".")[:2]
        if shown != _SAID:
            found.pop(letter, None)
            found[letter] = Asked(letter=letter, shown=shown, at=at, message_id=name)
    return tuple(reversed(found.values()))


def code_of(office: Office, sender: str, asked: Asked) -> str:
    """The code that confirms what was asked."""
    return _codes(office, sender, asked)[0]


def is_code(office: Office, sender: str, asked: Asked, code: str) -> bool:
    """Whether a code confirms what was asked; takes constant time."""
    matches = [hmac.compare_digest(one, code) for one in _codes(office, sender, asked)]
    return any(matches)


def _codes(office: Office, sender: str, asked: Asked) -> list[str]:
    text = f"corr.desk\n{sender}\n{asked.letter}\n{asked.shown}".encode()
    digests = (hmac.digest(key, text, "sha256") for key in (office.keys.current, *office.keys.old))
    numbers = (int.from_bytes(digest[:8]) % 10**_DIGITS for digest in digests)
    return [f"{number:0{_DIGITS}}" for number in numbers]


def answers_ours(case: Case, asked: tuple[Asked, ...]) -> bool:
    """Whether a letter answers one of ours that asks for a code, whose name only we two know."""
    return not {one.message_id for one in asked}.isdisjoint(case.letter.answers)


def done_cause(letter: str) -> str:
    """The cause of the answer that tells that the commands of a letter were carried out."""
    return f"desk.done.{letter}"


def wrong_cause(case: Case) -> str:
    """The cause of answers to wrong codes of a sender on a day, by which they are counted."""
    return f"desk.wrong.{hashed(case.letter.sender)}.{case.at:%Y-%m-%d}"


def wrong_codes(case: Case) -> int:
    """How many wrong codes have come from a sender today."""
    return case.office.store.count_cause(wrong_cause(case))
