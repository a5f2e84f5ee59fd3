"""What an event file says that its writer may not have meant, though nothing in it is wrong."""

import tomllib
from collections.abc import Iterator, Mapping

from corr.tournament.spec.clock_terms import PRESETS
from corr.tournament.spec.spec_reader import shown


def notes_on(text: str) -> tuple[str, ...]:
    r"""A sentence about each such key of a sound event file.

    >>> notes_on('[clock]\npreset = "club"\nper_move = "7d"')
    ('[clock] per_move: "7d" in the file counts before "" of the preset "club"',)
    """
    tables = tomllib.loads(text)
    return (*_overridden(_table(tables, "clock")), *_unpublished(_table(tables, "publish")))


def _table(tables: Mapping[str, object], name: str) -> Mapping[str, object]:
    found = tables.get(name)
    return found if isinstance(found, Mapping) else {}


def _overridden(clock: Mapping[str, object]) -> Iterator[str]:
    """The keys that stand beside a preset and say something else than it."""
    preset = str(clock.get("preset", ""))
    for key, usual in PRESETS.get(preset, {}).items():
        said = clock.get(key, usual)
        if said != usual:
            yield (
                f"[clock] {key}: {shown(said)} in the file counts before {shown(usual)} "
                f"of the preset {shown(preset)}"
            )


def _unpublished(publish: Mapping[str, object]) -> Iterator[str]:
    """What is to be published, as long as there is nowhere to do so."""
    if (games := publish.get("games", "none")) != "none":
        yield f"[publish] games: {shown(games)} has no effect: corr makes no pages yet"
