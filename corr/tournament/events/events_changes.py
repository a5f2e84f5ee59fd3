"""What happens to an event whose file turns out wrong. The rules of `events` hold here, too."""

from dataclasses import dataclass
from typing import TypeAlias

from corr.tournament.events.fields import Id, Tables, Words

Entries: TypeAlias = tuple[tuple[Id, Id], ...]
"""Players with their teams, "" for none, in the order in which they count as entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileChanged:
    """A new event file took the place of the old one; `spec` are its tables, JSON-safe.

    `entries` are all who are entered from then on, () where neither order nor teams change.
    """

    spec: Tables
    reason: Words
    entries: Entries = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled:
    """The event was called off: nothing more begins, and nothing of it counts."""

    reason: Words
