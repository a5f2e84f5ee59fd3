"""What the fields of event bodies hold, said where each is declared. Nothing is checked here.

A field of text is one of these and never a bare `str`: whoever adds one decides what becomes of
it when somebody is forgotten, and who else may read it. Where the fields are walked by what they
hold (forgetting, `mydata`), a new one is walked as well.
"""

import enum
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from msgspec.structs import fields, replace


class Holds(enum.Enum):
    """What a text is."""

    WORDS = "words"
    """Free words of a person, who may have written anything about anybody: why, an appeal."""
    NAMING = "naming"
    """Words that say who or what, and in which somebody may be named: a command, a judge."""
    PERSON = "person"
    """What the register knows of the player whom the body is about."""
    ADDRESS = "address"
    """An address, "" for none."""
    GIVER = "giver"
    """The address of who gave an act, "" for the operator at the terminal."""
    ID = "id"
    """The id of a player, game or event, or the name by which a team goes."""
    CODE = "code"
    """A word of a closed list, a level, a result, an instant, a move: nobody writes it freely."""
    TABLES = "tables"
    """An event file as it was read, or rows of a table, with all that stands in them."""


Words: TypeAlias = Annotated[str, Holds.WORDS]
Naming: TypeAlias = Annotated[str, Holds.NAMING]
Person: TypeAlias = Annotated[str, Holds.PERSON]
Address: TypeAlias = Annotated[str, Holds.ADDRESS]
By: TypeAlias = Annotated[str, Holds.GIVER]
Id: TypeAlias = Annotated[str, Holds.ID]
Code: TypeAlias = Annotated[str, Holds.CODE]
Tables: TypeAlias = Annotated[Mapping[str, object], Holds.TABLES]
BoardFile: TypeAlias = Annotated[str, Holds.TABLES]
Branch: TypeAlias = Annotated[object, Holds.CODE]

FREE = frozenset(Holds) - {Holds.ID, Holds.CODE}
"""What may tell something about somebody, and can be written over."""

TAKEN_OUT = "(taken out: somebody was forgotten)"
"""What stands for words about somebody who is forgotten.

In an event that letters prove (see `chain`) it says, too, that the words had the link that is
kept, though it cannot be computed any more. It is never written otherwise for a reader.
"""

Change: TypeAlias = Callable[[Holds, str], str]
"""What is to stand for a text that holds something."""

_Body = TypeVar("_Body")


def declared(kind: type) -> Mapping[str, object]:
    """The fields of a kind of body and what is declared of them, in their order."""
    return _declared(kind)


@cache
def _declared(kind: type) -> Mapping[str, object]:
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in fields(kind)}


def held_by(kind: type) -> frozenset[Holds]:
    """All that the fields of a kind of body hold."""
    return frozenset(one for hint in declared(kind).values() for one in _held(hint))


def _held(hint: object) -> Iterator[Holds]:
    if get_origin(hint) is Annotated:
        yield hint.__metadata__[0]  # type: ignore[attr-defined]
        return
    for part in get_args(hint):
        yield from _held(part)


def texts(body: object, *holds: Holds) -> Iterator[str]:
    """The texts of a body that hold any of these, wherever they stand in it."""
    found = list[str]()

    def note(held: Holds, text: str) -> str:
        if held in holds and text:
            found.append(text)
        return text

    changed(body, note)
    yield from found


def changed(body: _Body, change: Change) -> _Body:
    """A body in which other texts stand; the same one if they are no others."""
    found: dict[str, Any] = {}
    for name, hint in declared(type(body)).items():
        before = getattr(body, name)
        after = _changed(hint, before, change)
        if after != before:
            found[name] = after
    return replace(body, **found) if found else body  # type: ignore[type-var]


def _changed(hint: Any, value: Any, change: Change) -> Any:
    """A value, with what is declared of it, in which other texts stand."""
    if value is None:
        return None
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _texts_changed(value, lambda text: change(hint.__metadata__[0], text))
    if origin is tuple:
        each = parts[:1] * len(value) if parts[1:] == (...,) else parts
        after = (_changed(one, item, change) for one, item in zip(each, value, strict=True))
        # An address that is gone leaves no hole in a list of them.
        return tuple(one for one in after if one or hint != tuple[Address, ...])
    if isinstance(value, Mapping):
        key, item = parts
        return {
            _changed(key, name, change): _changed(item, one, change) for name, one in value.items()
        }
    for part in parts:
        if part is not type(None):
            return _changed(part, value, change)
    return value


def _texts_changed(value: Any, change: Callable[[str], str]) -> Any:
    """A value in which other texts stand, however deep; names of keys stay."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, Mapping):
        return {name: _texts_changed(one, change) for name, one in value.items()}
    if isinstance(value, tuple | list):
        return type(value)(_texts_changed(one, change) for one in value)
    return value
