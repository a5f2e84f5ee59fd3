"""One letter on the desk while it is being answered."""

from dataclasses import dataclass
from datetime import datetime

from corr.mail.letter import Letter
from corr.service.office import Office


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A letter and where it is handled; `at` is when, which may be long after it arrived."""

    office: Office
    letter: Letter
    at: datetime
