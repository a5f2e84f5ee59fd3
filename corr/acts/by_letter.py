"""The acts and questions behind the desk by mail: told what to do by a letter, not by a terminal.

No shell sees a line. A command runs in the office that is open, in the letter's transaction, and
writes on a page of the answer.
"""

import re
import shlex
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import typer

from corr.acts.declared import Declared, declared_of
from corr.acts.errand import Attached, Errand
from corr.acts.loading import Unfit, expected_of
from corr.acts.table import ELSEWHERE, every_command, program
from corr.config import Settings
from corr.errors import ArbiterError
from corr.mail.read.tags import LOOSE_GAME_ID, game_id, without_codes
from corr.sentences.said import said, then
from corr.service.office.office import Command, Occasion, Office, Printed
from corr.who import Who

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"'})
_DASHES = ("—", "–")
_RESULT = re.compile(r"([01½]|1/2)[-‐‑–—−]([01½]|1/2)")
_MOST_WORDS = 200
_BLANKS = frozenset({"TEXT", "...", "…"})
"""What stands for the reason in the commands that letters advise."""
_NAME = "NAME"
"""What stands there for a name."""
_IDS = frozenset({"event", "game", "game_id", "enter"})
"""The arguments that are the id of an event or a game."""
_LOOSE = re.compile(LOOSE_GAME_ID, re.IGNORECASE | re.ASCII)
_SETTLED = frozenset({"dry_run", "yes"})
"""Options that change nothing: a letter is shown first, and confirmed by its code."""
_HELP = frozenset({"help"})
_FAULTS = {
    name: re.compile(text, re.DOTALL)
    for name, text in {
        "missing": r"Missing (?:argument|option|parameter) '(?P<name>.+?)'",
        "no_option": r"No such option: (?P<option>\S+).*",
        "too_much": r"Got unexpected extra arguments?(?:\(s\))? \((?P<words>.+)\)",
        "needs_value": r"Option '(?P<option>.+)' requires .+",
        "takes_no_value": r"Option '(?P<option>.+)' does not take a value",
    }.items()
}
"""How faults of a line are told at a terminal, by the sentences that say them in letters."""
_USAGE: type[Exception] = typer.BadParameter.__mro__[2]
"""What is raised for a line that no command takes."""


class MailDesk:
    """The commands of `corr` that may come by letter, as they are declared."""

    def __init__(self, settings: Settings) -> None:
        """`settings` are those of the installation, for commands that ask for them."""
        self._settings = settings

    def begins(self, line: str) -> bool:
        """Whether a line begins as a command does, with `corr` or without."""
        first, *rest = (*line.split(maxsplit=3), "")
        first = first.lower()
        return first == "corr" or (first in _firsts() and self._path([first, *rest]) != ())

    def whose(self, line: str) -> Who | None:
        """Who may send the command of two words or more with which a line begins."""
        path = self._path(line.split(maxsplit=4))
        declared = _declared(path) if len(path) > 1 else None
        return declared.who if declared else None

    def known(self, who: frozenset[Who], asks: frozenset[Who]) -> tuple[str, ...]:
        """The commands that these may send, each with its arguments; of those that only read,
        whatever those may send whom `asks` names.
        """
        return tuple(
            self._usage(path)
            for path in every_command()
            if (declared := _declared(path)) and declared.who in (asks if declared.reads else who)
        )

    def read(self, line: str, files: Mapping[str, str]) -> Command:
        """The command that a line is. Raises ArbiterError for what cannot be sent."""
        words = _words(line)
        path = self._path(words)
        declared = _declared(path)
        if declared is None or declared.who is None:
            raise ArbiterError(_no_command(path, words))
        rest = words[len(path) :]
        if "--help" in rest:
            return Command(
                line=line,
                who=declared.who,
                reads=True,
                event="",
                game="",
                path=path,
                words=("--help",),
            )
        context = self._context(path, rest, None)
        _check(context, declared)
        if str(context.params.get("reason", "")) in _BLANKS:
            raise ArbiterError(said("by_letter", "why"))
        if _NAME in context.params.values():
            raise ArbiterError(said("by_letter", "name", word=_NAME))
        event, game = _about(context.params)
        return Command(
            line=line,
            who=declared.who,
            reads=declared.reads,
            event=event,
            game=game,
            path=path,
            words=tuple(rest),
            ruling=int(context.params["number"]) if declared.who is Who.COMMITTEE else 0,
            wide=declared.wide,
            player=str(context.params.get("player") or "")
            if _is_narrowed(context.command)
            else "",
            files=_files(context.params, declared, files),
        )

    def show(self, office: Office, command: Command, occasion: Occasion) -> Printed:
        """What a command prints that only reads, or what an act would do. Raises ArbiterError."""
        return self._run(office, command, occasion, dry_run=True)

    def carry_out(self, office: Office, command: Command, occasion: Occasion) -> Printed:
        """Carry an act out, and what it prints. Raises ArbiterError."""
        return self._run(office, command, occasion, dry_run=False)

    def _run(
        self, office: Office, command: Command, occasion: Occasion, *, dry_run: bool
    ) -> Printed:
        if command.words == ("--help",):
            return Printed(text=self._help(command.path))
        errand = Errand(
            office=office,
            settings=self._settings,
            at=occasion.at,
            cause=occasion.cause,
            by=occasion.by,
        )
        context = self._context(command.path, list(command.words), errand)
        for name, value in (("dry_run", dry_run), ("yes", True)):
            if name in context.params:
                context.params[name] = value
        declared = _declared(command.path)
        for name, text in command.files.items():
            assert declared
            context.params[declared.file] = Attached.of(name, text)
        try:
            context.command.invoke(context)
        except typer.Exit as ended:
            if ended.exit_code and not command.reads:
                raise ArbiterError(_text(errand) or said("by_letter", "could_not_be")) from None
        except _USAGE as error:
            raise ArbiterError(_said(error)) from None
        return Printed(text=_text(errand), files=tuple(errand.made.items()))

    # -- a line and its command ----

    def _path(self, words: Sequence[str]) -> tuple[str, ...]:
        """The name of the command with which words begin, () if they begin with none."""
        words = [word.lower() for word in words[:4]]
        words = words[1:] if words[:1] == ["corr"] else words
        paths = (tuple(words[:length]) for length in (3, 2, 1))
        return next((path for path in paths if path in every_command() or path in ELSEWHERE), ())

    def _context(self, path: tuple[str, ...], words: list[str], errand: Errand | None) -> Any:
        """A command with its arguments, read but not run. Raises ArbiterError."""
        parent: Any = typer.Context(program(), info_name="corr")
        for name in path[:-1]:
            parent = typer.Context(parent.command.commands[name], parent=parent, info_name=name)
        try:
            command = every_command()[path]
            made = command.make_context(path[-1], list(words), parent=parent, obj=errand)
        except (_USAGE, typer.Exit, typer.Abort) as error:
            raise ArbiterError(
                said("by_letter", "usage", fault=_said(error), usage=self._usage(path))
            ) from None
        made.params.update((name, _an_id(made.params[name])) for name in _IDS & set(made.params))
        return made

    def _usage(self, path: tuple[str, ...]) -> str:
        command, declared, words = every_command()[path], _declared(path), list[str]()
        for param in command.params:
            if param.name == "files":
                continue  # they can be read only where the program runs
            if param.param_type_name == "argument":
                name = param.metavar or (param.name or "").upper()
                words.append(name if param.required else f"[{re.sub(r'[][]', '', name)}]")
            elif param.required or (declared and declared.reasoned and param.name == "reason"):
                words.append(f'{param.opts[0]} "..."')
        if declared and _is_narrowed(command) and declared.who is not Who.DESK:
            words.append("--event EVENT")
        return " ".join(("corr", *path, *words))

    def _help(self, path: tuple[str, ...]) -> str:
        """What a command is for, with the options that letters may use."""
        command, declared = every_command()[path], _declared(path)
        here = declared.here if declared else frozenset()
        about = (" ".join(part.split()) for part in (command.help or "").split("\n\n"))
        shown = (one for one in command.params if one.name not in here | _SETTLED | _HELP)
        return "\n".join((self._usage(path), "", *about, *map(_param_line, shown)))


def _param_line(param: Any) -> str:
    """An argument or an option with what it is for, what it takes and what it is without it."""
    name = param.metavar or (param.name or "").upper()
    if param.param_type_name == "option":
        name = " ".join(param.opts)
    usual = param.default if isinstance(param.default, str | int) else None
    more = [expected_of(param)]
    if usual not in (None, "", False):
        more.append(f"usually {getattr(usual, 'value', usual)}")
    told = "; ".join(filter(None, more))
    return f"  {name}  {param.help or ''}{f' ({told})' if told else ''}"


def _declared(path: tuple[str, ...]) -> Declared | None:
    """What is known of a command that letters may give, None for all others."""
    command = every_command().get(path)
    found = declared_of(command) if command else None
    return found if found and found.who else None


@cache
def _firsts() -> frozenset[str]:
    """The words that begin a command without `corr`; `help` asks what a letter can say."""
    return frozenset(path[0] for path in {*every_command(), *ELSEWHERE}) - {"help"}


def _words(line: str) -> list[str]:
    """The words of a line as a shell would part them; phones write other quotes and dashes."""
    try:
        words = shlex.split(line.translate(_QUOTES).rstrip().removesuffix("."))
    except ValueError:
        raise ArbiterError(said("by_letter", "quotation_mark")) from None
    if len(words) > _MOST_WORDS:
        raise ArbiterError(said("by_letter", "too_many_words", most=_MOST_WORDS))
    words = [f"--{word[1:]}" if word.startswith(_DASHES) else _as_result(word) for word in words]
    return words[1:] if words[:1] and words[0].lower() == "corr" else words


def _as_result(word: str) -> str:
    """A result of a game as commands have it, if that is what a phone made of one.

    >>> _as_result("1–0"), _as_result("½—½"), _as_result("at 1–0")
    ('1-0', '1/2-1/2', 'at 1–0')
    """
    found = _RESULT.fullmatch(word)
    return f"{found[1]}-{found[2]}".replace("½", "1/2") if found else word


def _no_command(path: tuple[str, ...], words: Sequence[str]) -> str:
    if path:
        return said("by_letter", "only_here", command=" ".join(path))
    return said("by_letter", "no_command", words=" ".join(words[:2])[:60])


def _an_id(value: object) -> object:
    """The id of an event or a game as it is, however it was written."""
    if not isinstance(value, str):
        return value
    return game_id(value) if _LOOSE.fullmatch(value) else value.upper()


def _about(params: Mapping[str, object]) -> tuple[str, str]:
    """The event and the game that a command is about, "" for none."""
    game = str(params.get("game") or params.get("game_id") or "")
    event = params.get("event") or params.get("enter") or game.rpartition("-")[0]
    return str(event or ""), game


def _files(
    params: Mapping[str, object], declared: Declared, files: Mapping[str, str]
) -> dict[str, str]:
    """The attachment that a command names, or the only one. Raises ArbiterError."""
    if not declared.file:
        return {}
    name = str(params[declared.file])
    if name not in files and len(files) != 1:
        raise ArbiterError(said("by_letter", "attach", file=name))
    found = name if name in files else next(iter(files))
    return {found: files[found]}


def _said(error: Exception) -> str:
    if isinstance(error, Unfit):
        name = error.param.opts[0] if error.param else ""
        return said("by_letter", "unfit", name=name, expected=error.expected, found=error.found)
    found = getattr(error, "format_message", None)
    told = str(found() if found else error).rstrip(".")
    for name, form in _FAULTS.items():
        if known := form.fullmatch(told):
            return said("by_letter", name, **known.groupdict())
    return told or said("by_letter", "not_so")


def _check(context: Any, declared: Declared) -> None:
    """Raise ArbiterError for options that no letter may use."""
    for param in context.command.params:
        source = context.get_parameter_source(param.name)
        given = source is not None and source.name == "COMMANDLINE"
        if given and param.param_type_name == "option" and param.name in declared.here:
            raise ArbiterError(said("by_letter", "not_by_mail", option=param.opts[0]))


def _is_narrowed(command: Any) -> bool:
    """Whether a command takes an event as an option, which narrows what it is about."""
    return any(one.name == "event" and one.param_type_name == "option" for one in command.params)


def _text(errand: Errand) -> str:
    """What was written, without anybody's tag."""
    return then(errand.page.text, without_codes)
