"""How often functions are called: work that no busy machine changes."""

import sys
from collections.abc import Callable
from types import FrameType


def calls_of(does: Callable[[], object]) -> int:
    """How many functions are called where something is done, C functions too."""
    calls = 0

    def count(frame: FrameType, what: str, of: object) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        does()
    finally:
        sys.setprofile(before)
    return calls
