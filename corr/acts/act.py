"""What may be done or asked is declared once: command, letters, help, log and undo read it.

    @act("extend", undone=take_time)
    def extend(call: Call, game: GameId, days: Days, move: Move = None) -> Ruling:
        \"\"\"Give time for the move that is due ...\"\"\"

makes a command of the terminal and of letters, with `--reason --rule --dry-run --yes --json`. The
function gets a `Call` and the arguments, does nothing yet, and returns what would be done, a
`Deed`; who declares it says who may do it, and what undoes it or why nothing does.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Protocol

import typer
from msgspec import Struct

from corr.acts import common
from corr.acts.call import Asking, Call
from corr.acts.declared import Ask, Declared, Undo, marked
from corr.who import Who

_HOW = {"dry_run": common.DryRun, "yes": common.Yes, "json": common.Json}
_KEPT = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; it stays written.")]


class Reason(Struct, frozen=True):
    """Who reads the reason of an act, and which it has where none is given."""

    argument: Any
    usual: Any = Parameter.empty


READ = Reason(common.Reason)
"""Those concerned read it; it has to be given."""
LOGGED = Reason(common.Why, "")
"""It stands in the log; it need not be given."""
KEPT = Reason(_KEPT)
"""It stands beside what it changed; it has to be given."""


def read(usual: str) -> Reason:
    """A reason that those concerned read, which is `usual` where none is given."""
    return Reason(common.Reason, usual)


class Deed(Protocol):
    """What an act comes to with its arguments."""

    def give(self, call: Call, declared: Declared) -> None:
        """Show it, ask for it, do it and tell it, as the call wants."""


def act(
    key: str = "",
    *,
    who: Who | None = Who.ARBITERS,
    undone: Undo | str = "",
    final: bool = False,
    reason: Reason | None = READ,
    rule: str | None = "",
    file: str = "",
    reasoned: bool = False,
) -> Callable[[Callable[..., Deed | None]], Ask]:
    """Declare an act. One without `rule`, or without `reason`, has no such option.

    `key` and what is `undone` are for rulings, which an event's log keeps. One for nobody (`who`
    is None) can only be done where the program runs.
    """

    def declare(function: Callable[..., Deed | None]) -> Ask:
        declared = Declared(
            key=key,
            who=who,
            undone=undone,
            final=final,
            file=file,
            reasoned=reasoned,
            here=marked(function) - {file},
        )

        @wraps(function)
        def command(context: typer.Context, **given: Any) -> None:
            how = Asking(**{name: given.pop(name, False) for name in _HOW})
            why, basis = given.pop("reason", ""), given.pop("rule", "")
            with ExitStack() as stack:
                call = Call(context, stack, how=how, reason=why, rule=basis)
                if deed := function(call, **given):
                    deed.give(call, declared)

        made = Signature([*_parameters(function, reason, rule)])
        command.__signature__ = made  # type: ignore[attr-defined]
        command.__annotations__ = {
            name: param.annotation for name, param in made.parameters.items()
        }
        vars(command)["declared"] = declared
        return command

    return declare


def _parameters(
    function: Callable[..., Deed | None], reason: Reason | None, rule: str | None
) -> Iterator[Parameter]:
    """The arguments of an act, those that have to be given first, and those of every act."""
    own = [
        one.replace(kind=Parameter.KEYWORD_ONLY)
        for one in list(signature(function).parameters.values())[1:]
    ]
    yield Parameter("context", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    yield from (one for one in own if one.default is Parameter.empty)
    why = [_given("reason", reason.argument, reason.usual)] if reason else []
    yield from (one for one in why if one.default is Parameter.empty)
    yield from (one for one in own if one.default is not Parameter.empty)
    yield from (one for one in why if one.default is not Parameter.empty)
    if rule is not None:
        yield _given("rule", common.Rule, rule)
    yield from (_given(name, argument, False) for name, argument in _HOW.items())


def _given(name: str, argument: Any, usual: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=argument)
