"""The manual: a page for each command and group, for `man`, made from what they declare."""

import re
from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from corr.acts.declared import declared_of
from corr.acts.table import ROWS, SECTIONS

_ABOUT = "Correspondence tournaments over email"
_MARKS = re.compile(r"`([^`]+)`")


def pages(program: Any) -> dict[str, str]:
    """The pages by the names of their files: `corr.1`, `corr-event.1` and so on."""
    top = get_command(program)
    found = {"corr.1": "\n".join(_program(top)) + "\n"}
    for name in ROWS:
        lines = _page(name, top.commands[name])  # type: ignore[attr-defined]
        found[f"corr-{name}.1"] = "\n".join(lines) + "\n"
    return found


def _program(top: Any) -> Iterator[str]:
    """The page of the whole program: what one does with which command."""
    yield from _head("corr", _ABOUT)
    yield from (".SH SYNOPSIS", ".B corr", "[OPTIONS] COMMAND [ARGS]...", ".SH DESCRIPTION")
    yield from _paragraphs(top.help)
    yield ".SH OPTIONS"
    yield from _params(top)
    for section, names in SECTIONS.items():
        yield f".SH {_text(section.upper())}"
        for name in names:
            yield from (".TP", f".BR corr\\-{_text(name)} (1)", _text(_line(top.commands[name])))
    yield from _end()


def _page(name: str, command: Any) -> Iterator[str]:
    yield from _head(f"corr-{name}", _line(command))
    if not hasattr(command, "commands"):
        yield from (".SH SYNOPSIS", _usage(("corr", name), command), ".SH DESCRIPTION")
        yield from _described(command)
        yield ".SH OPTIONS"
        yield from _params(command)
    else:
        usage = f"\\fBcorr {_text(name)}\\fR COMMAND [OPTIONS] [ARGS]..."
        yield from (".SH SYNOPSIS", usage, ".SH DESCRIPTION", _text(_line(command)))
        yield ".SH COMMANDS"
        yield from _group(("corr", name), command)
    yield from _end()


def _group(path: tuple[str, ...], group: Any) -> Iterator[str]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _group((*path, name), command)
            continue
        yield from (f".SS {_text(' '.join((*path, name)))}", _usage((*path, name), command), ".PP")
        yield from _described(command)
        yield from _params(command)


def _head(name: str, line: str) -> Iterator[str]:
    yield f'.TH "{_text(name.upper())}" "1" "" "corr" "{_ABOUT}"'
    yield from (".SH NAME", rf"{_text(name)} \- {_text(line.rstrip('.'))}")


def _end() -> Iterator[str]:
    yield from (".SH EXIT STATUS", "0 done; 1 the machine failed; 2 it cannot be done as asked.")
    yield from (".SH SEE ALSO", ".BR corr (1)")


def _usage(path: tuple[str, ...], command: Any) -> str:
    words = [f"\\fB{_text(' '.join(path))}\\fR", "[OPTIONS]"]
    for param in command.params:
        if param.param_type_name == "argument":
            name = re.sub(r"[][]", "", param.metavar or (param.name or "").upper())
            words.append(_text(name if param.required else f"[{name}]"))
    return " ".join(words)


def _described(command: Any) -> Iterator[str]:
    yield from _paragraphs(command.help)
    yield from _declared(command)


def _paragraphs(text: str | None) -> Iterator[str]:
    for number, part in enumerate((text or "").strip().split("\n\n")):
        if number:
            yield ".PP"
        line = " ".join(part.split())
        if line.startswith("Example: "):
            yield from (
                "Example:",
                ".RS",
                f"\\fB{_text(line.removeprefix('Example: '))}\\fR",
                ".RE",
            )
        else:
            yield _marked(line)


def _params(command: Any) -> Iterator[str]:
    """The arguments and options of a command, each with what it is for."""
    for param in command.params:
        if not param.help or param.name == "help":
            continue
        names = ", ".join((*param.opts, *param.secondary_opts))
        is_option = param.param_type_name == "option"
        takes = param.metavar if is_option and not param.is_flag and param.metavar else ""
        name = names if is_option else param.metavar or (param.name or "").upper()
        told = f"\\fB{_text(name)}\\fR" + (f" \\fI{_text(takes)}\\fR" if takes else "")
        about = " ".join((param.help, *(f"[{one}]" for one in _bounds(param))))
        yield from (".TP", told, _marked(about))


def _bounds(param: Any) -> Iterator[str]:
    """Whether it has to be given, what it may be, and what it is where it is not given."""
    if param.required:
        yield "required"
    least, most = (getattr(param, name, None) for name in ("min", "max"))
    if least is not None:
        yield f"{least} to {most}" if most is not None else f"{least} or more"
    if param.default not in (None, "", False, True, (), []) and not callable(param.default):
        yield f"usually {param.default}"
    if envvar := getattr(param, "envvar", None):
        yield f"or {envvar} of the environment"


def _declared(command: Any) -> Iterator[str]:
    """Who may give it by letter, and what undoes it."""
    found = declared_of(command)
    if found is None or found.who is None:
        yield from (".PP", "It can be given at the terminal alone.")
        return
    yield from (".PP", _text(f"By letter it can be given by {found.who.value}."))
    if found.key:
        undone = found.undone if isinstance(found.undone, str) else "`corr undo` undoes it"
        yield from (".PP", _marked(f"A ruling: {undone}."))


def _line(command: Any) -> str:
    """What a command is for, in one line."""
    return " ".join((command.help or "").split("\n\n")[0].split())


def _marked(text: str) -> str:
    """A text with the commands that are quoted in it in bold."""
    return _MARKS.sub(lambda found: f"\\fB{found[1]}\\fR", _text(text))


def _text(text: str) -> str:
    """A text as it is printed: nothing in it is a request to the formatter."""
    safe = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    plain = "".join(one if one.isascii() else f"\\[u{ord(one):04X}]" for one in safe)
    return rf"\&{plain}" if plain.startswith(".") else plain
