"""One test over many cases: it fails with the list of all that fail, each by its name."""

import inspect
from collections.abc import Callable, Iterable, Mapping

import pytest

_SHOWN = 20


def every(
    names: str, cases: Iterable[object], *, ids: Callable[[object], object] | None = None
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """As `pytest.mark.parametrize`, but all cases are one test: for thousands that cost nothing.

    What a test costs by itself, to be collected, sent to a worker and reported, is more than most
    of them. A case that fails stops none of the others.
    """
    arguments = [name.strip() for name in names.split(",")]

    def over(check: Callable[..., None]) -> Callable[[], None]:
        assert list(inspect.signature(check).parameters) == arguments, "a case has no fixtures"
        table = dict(_named(cases, len(arguments), ids))
        assert table, "a test without cases cannot fail"

        def test() -> None:
            failed = {
                name: said for name, values in table.items() if (said := _said(check, values))
            }
            if failed:
                pytest.fail(_listed(failed, len(table)), pytrace=False)

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        test.__module__, test.__qualname__ = check.__module__, check.__qualname__
        return test

    return over


def _named(
    cases: Iterable[object], arguments: int, ids: Callable[[object], object] | None
) -> Iterable[tuple[str, tuple[object, ...]]]:
    """The cases with a name each, which tells those apart that would have the same."""
    for number, case in enumerate(cases):
        known = getattr(case, "id", None) if hasattr(case, "marks") else None
        values = getattr(case, "values", case) if hasattr(case, "marks") else case
        if arguments == 1 and not hasattr(case, "marks"):
            values = (values,)
        assert isinstance(values, tuple | list), values
        assert len(values) == arguments, values
        first = ids(values[0]) if ids else values[0] if arguments == 1 else values
        yield f"{number}: {known or repr(first):.100}", tuple(values)


def _said(check: Callable[..., None], values: tuple[object, ...]) -> str:
    """What a case says that fails, "" for one that holds."""
    try:
        check(*values)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # also what pytest raises: it is a failure like any other
        return f"{type(error).__name__}: {error}"
    return ""


def _listed(failed: Mapping[str, str], cases: int) -> str:
    lines = [f"{name}\n    {said}" for name, said in list(failed.items())[:_SHOWN]]
    more = [f"and {len(failed) - _SHOWN} more: {', '.join(list(failed)[_SHOWN:])}"]
    shown = lines + (more if len(failed) > _SHOWN else [])
    return "\n".join([f"{len(failed)} of {cases} cases fail:", *shown])
