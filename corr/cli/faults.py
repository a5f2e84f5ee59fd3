"""What is wrong with several things that a command is given, told all at once."""

from collections.abc import Callable
from typing import TypeVar

from corr.errors import ArbiterError

T = TypeVar("T")


class Faults:
    """The faults of a command line so far; `end` raises if there are any."""

    def __init__(self) -> None:
        """None yet."""
        self._found: list[str] = []

    def of(self, read: Callable[[], T]) -> T | None:
        """What `read` gives, or None, and its faults are kept."""
        try:
            return read()
        except ArbiterError as error:
            self.add(*error.faults)
            return None

    def add(self, *faults: str) -> None:
        """Keep faults, each of them once."""
        self._found += [fault for fault in dict.fromkeys(faults) if fault not in self._found]

    def end(self) -> None:
        """Raise ArbiterError with every fault, if there is one."""
        if self._found:
            raise ArbiterError(*self._found)
