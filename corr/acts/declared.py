"""What is known of an act or a question beside its arguments: who may send it, what undoes it."""

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct, field
from msgspec.structs import fields, replace

from corr.who import Who

HERE = "here"
"""Marks an argument that can only be given where the program runs; a `Path` is so by itself."""
Undo = Callable[[Any], None]
"""What undoes a ruling: it gets the `Undoing`."""


class Declared(Struct, frozen=True, kw_only=True):
    """What is known of an act, or of a question, beside its arguments.

    `key` names it in the log for ever, whatever its command is called later; "" for what is no
    ruling. `undone` is what undoes a ruling, or in words what to do instead, with the event in
    braces. A `final` one cannot be appealed. `who` may send it by letter, nobody if it is None;
    `reads` is a question. `file` is the argument for which an attachment stands, "" for none. A
    `wide` question without an event is about all events of the writer's. A `reasoned` act takes a
    reason by letter, though not for files where the program runs.
    """

    who: Who | None
    key: str = ""
    undone: Undo | str = ""
    final: bool = False
    reads: bool = False
    file: str = ""
    wide: bool = False
    reasoned: bool = False
    here: frozenset[str] = field(default_factory=frozenset)
    """The arguments that no letter may give."""


Ask = Callable[..., None]


def asked(who: Who = Who.READERS, *, file: str = "", wide: bool = False) -> Callable[[Ask], Ask]:
    """Declare a question, which letters may ask, too: it reads and changes nothing.

    An argument that is a `Struct` of arguments, as `Forms`, is given as those.
    """

    def declare(function: Ask) -> Ask:
        return _told(_apart(function), Declared(who=who, reads=True, file=file, wide=wide))

    return declare


def done(who: Who = Who.ARBITERS) -> Callable[[Ask], Ask]:
    """Declare an act that is shown in no other way than by doing it: undone, if it was a trial."""

    def declare(function: Ask) -> Ask:
        return _told(function, Declared(who=who))

    return declare


def _told(function: Ask, declared: Declared) -> Ask:
    """The function as it is, with what is known of it."""
    here = marked(function) - {declared.file}
    vars(function)["declared"] = replace(declared, here=here)
    return function


def _apart(function: Ask) -> Ask:
    """The function with the arguments of each value in its place; itself if it has none."""
    own = signature(function).parameters.values()
    whole: dict[str, Any] = {one.name: one.annotation for one in own if _is_value(one.annotation)}
    if not whole:
        return function

    @wraps(function)
    def command(**given: Any) -> None:
        for name, kind in whole.items():
            given[name] = kind(**{one.name: given.pop(one.name) for one in fields(kind)})
        function(**given)

    made = [part for one in own for part in _parts(one)]
    command.__signature__ = Signature(made)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in made}
    return command


def _parts(argument: Parameter) -> Iterator[Parameter]:
    """The arguments that a value stands for, of another argument itself."""
    if not _is_value(argument.annotation):
        yield argument.replace(kind=Parameter.KEYWORD_ONLY)
        return
    yield from signature(argument.annotation).parameters.values()


def _is_value(annotation: Any) -> bool:
    """Whether an argument is a value whose fields are arguments of the command."""
    return isinstance(annotation, type) and issubclass(annotation, Struct)


def declared_of(command: Any) -> Declared | None:
    """What is known of a command of the program; None for one that is only for a terminal."""
    found: Declared | None = vars(command.callback).get("declared")
    return found


def marked(function: Callable[..., Any]) -> frozenset[str]:
    """The arguments that are marked `HERE`, and all that name files."""
    return frozenset(
        one.name
        for one in signature(function).parameters.values()
        if HERE in getattr(one.annotation, "__metadata__", ()) or Path in kinds_of(one.annotation)
    )


def kinds_of(annotation: Any) -> Iterator[Any]:
    """The types of an argument, also those of a list or of what may be left out."""
    yield annotation
    for one in get_args(annotation):
        yield from kinds_of(one)
