"""The templates of every language, compiled once, and what makes their output fit for a mail.

Whatever a template prints passes `clean`: no text from outside can break a line, turn the
reading direction or forge a part of a letter.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import quote
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from jinja2 import (
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateNotFound,
    select_autoescape,
)
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from corr.mail.write.languages import known_language, languages_in

WIDTH = 72
"""No line of a plain letter is longer, but those of a table that would lose its columns."""

_KEPT = 2000
"""How many sentences a voice keeps, those with parameters of these types or short texts. Instants
are not among them: the same one on two clocks would pass for one."""
_PLAIN = frozenset({int, bool, timedelta, type(None)})
_SHORT = 40
_FEW = 8

_SHORTEST = 20
_SAMPLE_ROW = re.compile(r"  \S+(?: \S+)* {2,40}(?=\S)")
"""What a paragraph's last line should at least have."""

_VERBATIM = "\ue000"
"""Stands, inside this module, before lines that are neither wrapped nor cleaned again."""

_CONTROL = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"
    "\ufeff\ud800-\udfff\ue000-\uf8ff]+"
)

_CHOICE = re.compile(r"(black|white|keep [^\s,]+),? (\S.*)")


class Verbatim(str):
    """Text that was cleaned already and keeps its line ends."""

    __slots__ = ()


def clean(text: str) -> str:
    """The text on one line, without control, direction and private-use characters."""
    # None of those is printable, and most texts are all printable: that is asked in no time.
    return text if text.isprintable() else _CONTROL.sub(" ", text)


def _printed(value: object) -> object:
    if value is None:
        raise ValueError("a template printed None")
    if isinstance(value, str) and not isinstance(value, (Markup, Verbatim)):
        return clean(value)
    return value


class _Context(Context):
    """The variables of a template. It knows at once how its most frequent callables are called,
    which the library looks up anew each time.
    """

    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """What the callable returns."""
        if type(called) is not Voice and type(called) is not Macro:
            return super().call(called, *args, **kwargs)
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        if type(called) is Macro:  # whose result counts as safe where the caller escapes
            return called(self.eval_ctx, *args, **kwargs)
        return called(*args, **kwargs)


class _Environment(Environment):
    context_class = _Context


def _lines(text: str, most: int = 60, longest: int = 4000) -> list[str]:
    """The lines of a longer text from outside, cleaned, at most so many of them."""
    lines = [clean(line.expandtabs(4)).rstrip() for line in text[:longest].splitlines()]
    return [*lines[:most], "…"] if len(lines) > most or len(text) > longest else lines


def _quoted(text: str) -> Verbatim:
    """A message set off: wrapped, every line behind a bar."""
    wrapped = [part for line in _lines(text) for part in _wrapped(line, WIDTH - 4)]
    return Verbatim("\n".join(f"  | {line}".rstrip() for line in wrapped))


def _asis(text: str) -> Verbatim:
    """A diagram or table: its lines stay as they are."""
    return Verbatim("\n".join(_VERBATIM + line for line in _lines(text, 200, 40_000)))


def _local(moment: datetime, zone: str) -> datetime:
    """A moment on the reader's clock, or in UTC if their time zone is unknown."""
    try:
        return moment.astimezone(ZoneInfo(zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return moment.astimezone(ZoneInfo("UTC"))


def _eve(moment: datetime) -> date | None:
    """The date that ends at a moment, None if that is no midnight."""
    is_midnight = not (moment.hour or moment.minute)
    return moment.date() - timedelta(days=1) if is_midnight else None


def _fits(text: str) -> bool:
    """Whether the text is no longer than a line of a letter."""
    return len(text) <= WIDTH


def _place(moment: datetime) -> str:
    """The town that names a local time's zone, as in `Stockholm`."""
    return str(moment.tzinfo).rpartition("/")[2].replace("_", " ")


def _mailto(address: str) -> str:
    """The link that opens a letter to somebody; "" for what is no plain address."""
    return f"mailto:{quote(address, safe='@')}" if is_address(address) else ""


def _calendar(day: str) -> date | str:
    """An ISO date as a date; any other text as it is."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        return day


def _localised(params: Mapping[str, object], game: Any) -> dict[str, object]:
    """The parameters of a reason with its moments on the clock of the game's reader."""
    zone = game.time_zone if game else "UTC"
    return {
        key: _local(value, zone) if isinstance(value, datetime) else value
        for key, value in params.items()
    }


def _parts(text: str) -> tuple[str, ...]:
    """The moves of an answer in canonical words: a choice, and the move behind it."""
    choice = _CHOICE.fullmatch(text)
    return (choice[1], choice[2]) if choice else (text,)


def _acts(moves: Sequence[str]) -> list[tuple[str, str]]:
    """What moves did, each as a kind and its text, for a sentence to be made of them."""
    found: list[tuple[str, str]] = []
    for move in (part for whole in moves for part in _parts(whole)):
        word, _, rest = move.partition(" ")
        if word in ("black", "white"):
            found.append(("colour", word))
        elif move in ("pass", "leave", "fifths"):
            found.append((move, ""))
        elif word in ("offer", "keep"):
            found.append((word, ", ".join(rest.split())))
        else:
            stones, _, fifths = move.partition(", ")
            found.append(("stones", ", ".join(stones.split())))
            if fifths:
                found.append(("count", fifths.split()[0]))
    return found


def _is_short(value: object) -> bool:
    """Whether a parameter of a sentence may be kept with it."""
    return _is_few_words(value) or type(value) in _PLAIN


def _is_few_words(value: object) -> bool:
    if type(value) is tuple:
        return len(value) <= _FEW and all(map(_is_few_words, value))
    return type(value) is str and len(value) <= _SHORT


class Templates:
    """All letters of all languages under one folder (`resources.templates()`)."""

    def __init__(self, folder: Path) -> None:
        self._environment = _Environment(
            loader=FileSystemLoader(folder),
            undefined=StrictUndefined,
            autoescape=select_autoescape(
                enabled_extensions=("html.jinja",), default=False, default_for_string=False
            ),
            finalize=_printed,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            cache_size=-1,
        )
        self._environment.filters.update(
            acts=_acts,
            asis=_asis,
            calendar=_calendar,
            eve=_eve,
            lines=_lines,
            mailto=_mailto,
            local=_local,
            localised=_localised,
            place=_place,
            quoted=_quoted,
        )
        self._environment.tests["fits"] = _fits
        self._languages = languages_in(folder)
        self._voices: dict[str, Voice] = {}

    @property
    def languages(self) -> frozenset[str]:
        """The languages that letters can be written in."""
        return self._languages

    def voice(self, language: str) -> "Voice":
        """The voice of a language (`sv`, `sv-SE`); English for one that has no templates."""
        known = known_language(language, self._languages)
        if known not in self._voices:
            self._voices[known] = Voice(self._environment, known)
        return self._voices[known]


class Voice:
    """One language. Called, it says one sentence: `say("reasons", "occupied", point="i9")`."""

    def __init__(self, environment: Environment, language: str) -> None:
        self.language = language
        self._environment = environment
        self._sheets: dict[str, object] = {}
        # Typed: a sentence may print True and 1 differently.
        self._said = lru_cache(maxsize=_KEPT, typed=True)(self._say)

    def __call__(self, sheet: str, sentence: str, /, **params: object) -> str:
        """The sentence of a sheet (`<language>/<sheet>.txt.jinja`) as plain text on one line.

        It is called here and not from the templates, because a macro that does not escape
        would count as safe where an HTML template calls it. What was said of a few short words
        is kept: most sentences are the same in letter after letter.
        """
        short = all(map(_is_short, params.values()))
        return (self._said if short else self._say)(sheet, sentence, **params)

    def _say(self, sheet: str, sentence: str, /, **params: object) -> str:
        return " ".join(str(getattr(self._sheet(sheet), sentence)(**params)).split())

    def knows(self, sheet: str, sentence: str) -> bool:
        """Whether the language has this sentence."""
        return callable(getattr(self._sheet(sheet), sentence, None))

    def plain(self, kind: str, facts: Mapping[str, Any]) -> tuple[str, str]:
        """The subject and the unwrapped text of a letter, which `wrap` makes ready."""
        template = self._environment.get_template(f"{self.language}/{kind}.txt.jinja")
        first, _, body = template.render(facts).partition("\n")
        word, _, subject = first.partition(":")
        if word != "Subject":
            raise ValueError(f"{template.name} does not begin with `Subject:`")
        return " ".join(subject.split()), body.strip("\n")

    def html(self, kind: str, facts: Mapping[str, Any]) -> str:
        """The HTML of a letter."""
        template = self._environment.get_template(f"{self.language}/{kind}.html.jinja")
        return template.render(facts)

    def _sheet(self, name: str) -> object:
        if name not in self._sheets:
            path = f"{self.language}/{name}.txt.jinja"
            try:
                self._sheets[name] = self._environment.get_template(path).module
            except TemplateNotFound as error:
                raise LookupError(f"no sheet of sentences {path}") from error
        return self._sheets[name]


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A part of a plain letter: `kind` is `text`, `heading`, `list`, `sample` or `table`."""

    kind: str
    lines: tuple[str, ...]


def blocks(text: str) -> tuple[Block, ...]:
    """The parts of a letter's text, parted by empty lines.

    Lines that begin with `- ` are a list, indented lines are samples of what to write, a single
    line without a stop at its end is a heading.
    """
    return tuple(_block(part.split("\n")) for part in re.split(r"\n{2,}", text) if part.strip())


def _block(lines: list[str]) -> Block:
    if lines[0].startswith(_VERBATIM):
        return Block(kind="table", lines=tuple(line.lstrip(_VERBATIM) for line in lines))
    if all(line.startswith("- ") for line in lines):
        return Block(kind="list", lines=tuple(line[2:] for line in lines))
    if all(line.startswith("  ") for line in lines):
        return Block(kind="sample", lines=tuple(line.strip() for line in lines))
    if len(lines) == 1 and lines[0][-1] not in ".,:!?)…":
        return Block(kind="heading", lines=tuple(lines))
    return Block(kind="text", lines=tuple(lines))


def wrap(text: str) -> str:
    """The text of a letter with lines of at most `WIDTH` characters, verbatim ones as they are.

    Wrapped lines keep the indent of their first, and what explains a sample its column; no line
    begins with `>` or ends in a blank.
    """
    lines: list[str] = []
    for line in re.sub(r"\n{3,}", "\n\n", text.strip("\n")).split("\n"):
        if line.startswith(_VERBATIM):
            lines.append(line[1:])
        elif len(line) <= WIDTH:
            lines.append(line)
        elif row := _SAMPLE_ROW.match(line):
            about = _wrapped(line[row.end() :], WIDTH - row.end())
            lines += [row[0] + about[0], *(" " * row.end() + one for one in about[1:])]
        else:
            lines += _wrapped(line)
    return "\n".join(f" {line}" if line.startswith(">") else line.rstrip() for line in lines)


def _wrapped(line: str, widest: int = WIDTH) -> list[str]:
    """The line in several, evened out: a last line of a word or two might look like an order."""
    indent = " " * min(len(line) - len(line.lstrip()), 20)
    hanging = indent + "  " * line.lstrip().startswith("- ")
    longest = widest - len(hanging)
    words = [
        word[at : at + longest] for word in line.split() for at in range(0, len(word), longest)
    ]
    lines: list[str] = []
    for width in range(widest, min(40, widest - 1), -2):
        lines = _filled(words, width, indent, hanging)
        if len(lines[-1].strip()) >= _SHORTEST:
            break
    return lines


def _filled(words: Sequence[str], width: int, indent: str, hanging: str) -> list[str]:
    """The words in lines of at most `width`, but for words that are longer themselves."""
    lines, line, space = [], indent, ""
    for word in words:
        if space and len(line) + 1 + len(word) > width:
            lines.append(line)
            line, space = hanging, ""
        line += space + word
        space = " "
    return [*lines, line]


_ADDRESS = re.compile(r"[!#$%&'*+/=?^_`{|}~.0-9A-Za-z-]{1,64}@[0-9A-Za-z.-]{1,253}")


def is_address(text: str) -> bool:
    """Whether a letter can be sent to it: a plain ASCII addr-spec."""
    return _ADDRESS.fullmatch(text) is not None
