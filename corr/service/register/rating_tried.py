"""An act on rating lists, tried first: what it would do, and nothing stays of it."""

from collections.abc import Callable
from typing import TypeVar

from corr.service.office.office import Office

T = TypeVar("T")


class _Undone(Exception):
    """Ends the transaction of a trial."""


def tried(office: Office, do: Callable[[], T]) -> T:
    """What `do` gives; all that it did is undone. Raises what it raises."""
    found = list[T]()
    try:
        # A savepoint, for the transaction may be a letter's, of which more is to stay.
        with office.folder.transaction(), office.folder.savepoint():
            found.append(do())
            raise _Undone
    except _Undone:
        return found[0]
