"""What an event keeps of the changes of its file: when, why, and which keys differed. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from corr.tournament.spec.spec import spec_to_tables
from corr.tournament.spec.spec_parts import EventSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class Revision:
    """A change of the event file. `keys` are as `keys_changed` gives them.

    `begun` is whether the event ran by then: games that had begun kept what they began with.
    """

    at: datetime
    reason: str
    keys: tuple[str, ...]
    begun: bool = False

    @property
    def is_of_clock(self) -> bool:
        """Whether games have another clock from then on."""
        return any(key.startswith("clock.") for key in self.keys)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What a key says in two files, None where it says nothing.

    Keys are `table.key`, lists of tables go by their name alone.
    """

    key: str
    before: object
    now: object


def differences(old: EventSpec, new: EventSpec) -> tuple[Difference, ...]:
    """What two event files say differently, in the order of the file."""
    before, now = spec_to_tables(old), spec_to_tables(new)
    found = list[Difference]()
    for table in dict.fromkeys((*before, *now)):
        one, other = before.get(table), now.get(table)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            found += [
                Difference(key=f"{table}.{key}", before=one.get(key), now=other.get(key))
                for key in dict.fromkeys((*one, *other))
            ]
        else:
            found.append(Difference(key=table, before=one, now=other))
    return tuple(each for each in found if each.before != each.now)


def keys_changed(old: EventSpec, new: EventSpec) -> tuple[str, ...]:
    """The keys that differ between two event files.

    >>> from dataclasses import replace
    >>> from corr.tournament.spec.spec import example_spec_text, parse_spec
    >>> spec = parse_spec(example_spec_text(arbiters=["a@example.org"]), "e.toml")
    >>> keys_changed(spec, replace(spec, event=replace(spec.event, name="Renju by mail")))
    ('event.name',)
    """
    return tuple(each.key for each in differences(old, new))
