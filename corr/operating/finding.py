"""What a check of `corr doctor` found: one line, which says what to mend."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "warn", "FAIL", "--"]
"""`--` is what could not be looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """The outcome of one check; `words` say what was seen, and what to do if it is not well."""

    check: str
    level: Level
    words: str

    def __str__(self) -> str:
        return f"{self.level:<4}  {self.check:<12}  {self.words}"


Findings = Iterator[Finding]


def ok(check: str, words: str) -> Finding:
    """All is well."""
    return Finding(check=check, level="ok", words=words)


def warn(check: str, words: str) -> Finding:
    """It works, and should be mended."""
    return Finding(check=check, level="warn", words=words)


def fail(check: str, words: str) -> Finding:
    """It does not work."""
    return Finding(check=check, level="FAIL", words=words)


def unseen(check: str, words: str) -> Finding:
    """It could not be looked at."""
    return Finding(check=check, level="--", words=words)
