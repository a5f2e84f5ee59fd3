"""One letter on the desk while it is being answered."""

from dataclasses import dataclass
from datetime import datetime

from corr.mail.letter import Letter
from corr.service.office import Office


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A letter and where it is handled; `at` is when, which may be long after it arrived.

    `proven`: a true tag shows who wrote it. What others send in a player's name must not use up
    the answers that the player's own letters get.
    """

    office: Office
    letter: Letter
    at: datetime
    proven: bool = True
