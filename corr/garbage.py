"""When the garbage collector runs, for the few places where that is felt."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Meanwhile nobody looks for rings of garbage: for making very many values that stay.

    The collector looks through all of them again and again while they grow in number, which
    takes longer than to make them. What nothing refers to is freed as ever.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def keep_what_is_loaded() -> None:
    """What is there by now stays for as long as the process lives: look for no garbage in it.

    The program itself is most of what the collector would look through each time.
    """
    gc.freeze()
