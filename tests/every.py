"""One test of many cases: each is looked at, and all that are wrong are told together.

A test a case costs pytest more than most cases take. With `@every(names, cases)`, which reads as
`pytest.mark.parametrize`, a check of one case becomes one test; it goes on where a case is wrong.
Cases that take long to make are given as a function: every worker imports every file of tests.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from traceback import extract_tb

import pytest

SHOWN = 20
"""Of so many cases it is told what is wrong; of all the others, only the name."""
LINES = 40
"""So much is shown of what is wrong with one case."""


def every(
    names: str,
    cases: Iterable[object] | Callable[[], Iterable[object]],
    *,
    ids: Callable[[object], object] | None = None,
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make a check of one case the test of all of them; it has no fixtures.

    A case is called by its id as pytest has it, else by its values.
    """
    arguments = [name.strip() for name in names.split(",")]

    @cache
    def table() -> Mapping[str, tuple[object, ...]]:
        there = cases if isinstance(cases, Iterable) else cases()
        found = dict(_named(there, len(arguments), ids))
        assert found, "there is no case to look at"
        return found

    if isinstance(cases, Iterable):
        table()

    def of_all(check: Callable[..., None]) -> Callable[[], None]:
        assert list(inspect.signature(check).parameters) == arguments

        def test() -> None:
            __tracebackhide__ = True
            if wrong := _wrong(table(), check):
                pytest.fail(_told(wrong, len(table())), pytrace=False)

        # Not functools.wraps: pytest would ask the check for its arguments.
        test.__name__, test.__qualname__ = check.__name__, check.__qualname__
        test.__module__, test.__doc__ = check.__module__, check.__doc__
        return test

    return of_all


def _named(
    cases: Iterable[object], arguments: int, ids: Callable[[object], object] | None
) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The values of each case by its name; a number tells those apart that have the same."""
    for number, case in enumerate(cases):
        name, values = None, case
        if isinstance(case, type(pytest.param())):
            name, values = case.id, case.values
        elif arguments == 1:
            values = (case,)
        assert isinstance(values, tuple | list), values
        assert len(values) == arguments, values
        told = values[0] if arguments == 1 else values
        yield f"{number} {name or (ids(values[0]) if ids else repr(told)):.100}", tuple(values)


def _wrong(table: Mapping[str, tuple[object, ...]], check: Callable[..., None]) -> dict[str, str]:
    found = {}
    for name, values in table.items():
        try:
            check(*values)
        except (Exception, pytest.fail.Exception) as error:
            found[name] = _fault(error)
    return found


def _fault(error: BaseException) -> str:
    """Where it went wrong, from the check inwards, and why."""
    steps = extract_tb(error.__traceback__)[1:]
    where = " > ".join(f"{Path(one.filename).name}:{one.lineno}" for one in steps)
    lines = f"{type(error).__name__}: {error}".splitlines()
    more = [f"... and {len(lines) - LINES} lines more"] if len(lines) > LINES else []
    return "\n".join([where, *lines[:LINES], *more])


def _told(wrong: Mapping[str, str], looked_at: int) -> str:
    details = [f"\n{name}: {fault}" for name, fault in list(wrong.items())[:SHOWN]]
    head = f"{len(wrong)} of {looked_at} are wrong: {', '.join(wrong)}"
    return "\n".join([head, *details])
