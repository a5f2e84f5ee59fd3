"""The keys of a file that people write, as text, as Markdown, and as a file to begin with.

All are made from the table of keys.
"""

import json
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from corr.reading.kinds import Kind, toml
from corr.reading.tables import kinds_of, required

_WIDTH = 96
_REMARKS = 37
"""The column in which the remarks of a new file stand."""
_NONE = ("", '""', "0", "[]", "false")
"""How a file says that there is none of something."""
_HEADS = ("key", "what it is for", "takes", "usual", "for example")


class Key(Struct, frozen=True, kw_only=True):
    """One key: what it is for and takes, and values as the file has them.

    A key that is not `needed` may be left out; `usual` is "" where nothing stands for it then, and
    `example` where there is nothing to add. `choices` are all values that it takes, if they are
    few; what is `implied` follows from other keys.
    """

    name: str
    about: str
    takes: str
    needed: bool
    usual: str
    example: str
    choices: tuple[str, ...] = ()
    implied: bool = False

    @property
    def unsaid(self) -> str:
        """What a person reads of a key without a usual value."""
        return "needed" if self.needed else "may be left out"

    @property
    def setting(self) -> str:
        """The line of a new file: what is usual, or an example behind `#`."""
        if self.needed:
            return f"{self.name} = {self.example or self.usual}"
        if self.implied or (self.example and self.usual in _NONE):
            return f"# {self.name} = {self.example or self.usual}"
        return f"{self.name} = {self.usual}"


class KeyTable(Struct, frozen=True, kw_only=True):
    """One table of a file, `head` as it stands there: `[imap]`, or `[[teams]]` of a list.

    Of a JSON file it is one kind of entry: `event`, or `games[]` of a list.
    """

    head: str
    about: str
    keys: tuple[Key, ...]

    @property
    def sign(self) -> str:
        """What stands between a key and its value: TOML has a table's name in brackets."""
        return " = " if self.head.startswith("[") else ": "


def tables_of(
    file: type, options: Mapping[str, Mapping[str, tuple[Kind[str], str]]] | None = None
) -> tuple[KeyTable, ...]:
    """The tables of a file, each a field whose type is the table's part.

    `options` are further keys of a table, which no part has, and what they are for.
    """
    more = options or {}
    parts: dict[str, tuple[type, ...]] = {
        name: (*get_args(hint), hint) for name, hint in get_type_hints(file).items()
    }
    return tuple(
        _table(f"[[{name}]]" if several else f"[{name}]", part, more.get(name, {}))
        for name, (part, *several) in parts.items()
        if issubclass(part, Struct)
    )


def json_table(head: str, part: type) -> KeyTable:
    """The table of one kind of entry of a JSON file, `head` as its faults call it."""
    return _table(head, part, {}, written=json_text)


def json_text(value: object) -> str:
    """A value as a JSON file has it; "" where it says nothing."""
    says = value or value is False
    return json.dumps(value, ensure_ascii=False) if says else ""


def _table(
    head: str,
    part: type,
    options: Mapping[str, tuple[Kind[str], str]],
    written: Callable[[object], str] = toml,
) -> KeyTable:
    kinds = kinds_of(part)
    return KeyTable(
        head=head,
        about=_first_sentence(part),
        keys=(
            *(_key(name, kind, part, written) for name, kind in kinds.items()),
            *(_option(name, kind, about) for name, (kind, about) in options.items()),
        ),
    )


def _first_sentence(part: type) -> str:
    """What a part's own words say of its table, without the table's name before it."""
    text = " ".join((part.__doc__ or "").split("\n\n")[0].split())
    text = re.split(r"; |\. ", re.sub(r"^\[\w+\]: ", "", text))[0].rstrip(".")
    return text[0].upper() + text[1:]


def _key(name: str, kind: Kind[Any], part: type, written: Callable[[object], str]) -> Key:
    (field,) = (one for one in fields(part) if one.name == name)
    needed = name in required(part)
    usual = "" if needed else written(kind.write(field.default))
    example = written(kind.example)
    return Key(
        name=name,
        about=_about(part, name),
        takes=kind.expected,
        needed=needed,
        usual=usual,
        example="" if example == usual else example,
        choices=tuple(map(written, kind.choices)),
        implied=kind.implied,
    )


def _option(name: str, kind: Kind[str], about: str) -> Key:
    words = tuple(map(toml, kind.choices)) or (toml(kind.example),)
    return Key(
        name=name,
        about=about,
        takes=kind.expected,
        needed=False,
        usual=words[0],
        example="",
        choices=tuple(map(toml, kind.choices)),
    )


def _about(part: type, name: str) -> str:
    hint = get_type_hints(part, include_extras=True)[name]
    return next((one for one in hint.__metadata__ if isinstance(one, str)), "")


# -- as text and as Markdown ----


def as_text(tables: Iterable[KeyTable]) -> Iterator[str]:
    """The lines of a reference for a terminal."""
    for table in tables:
        yield f"{table.head}  {table.about}"
        for key in table.keys:
            yield ""
            said = f"{table.sign}{key.usual}" if key.usual else f"  ({key.unsaid})"
            yield f"  {key.name}{said}"
            for line in (key.about, f"takes {key.takes}"):
                yield from textwrap.wrap(line, _WIDTH, initial_indent=_IN, subsequent_indent=_IN)
            if key.example:
                yield f"{_IN}such as {key.name}{table.sign}{key.example}"
        yield ""


_IN = " " * 6


def as_markdown(title: str, command: str, tables: Sequence[KeyTable]) -> Iterator[str]:
    """The lines of a page for the documentation; `command` is what writes it."""
    yield f"# {title}"
    yield ""
    yield f"`{command} --markdown` writes this page."
    for table in tables:
        yield from ("", f"## {table.head}", "", f"{table.about}.", "")
        yield _row(_HEADS)
        yield _row(["---"] * len(_HEADS))
        for key in table.keys:
            usual = _code(key.usual) or key.unsaid
            yield _row((_code(key.name), key.about, key.takes, usual, _code(key.example)))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


# -- as a file to begin with ----


def as_file(
    remark: str, tables: Iterable[KeyTable], given: Mapping[str, Mapping[str, object]]
) -> str:
    """A file with every key and what it is for; `remark` stands above it.

    `given` are values of its tables, as TOML has them. Where there is usually nothing, an example
    stands behind `#`; so does every list of tables. A key that takes one single value is left out.
    """
    return "\n".join([remark, *_tables(tables, given), ""])


def _tables(
    tables: Iterable[KeyTable], given: Mapping[str, Mapping[str, object]]
) -> Iterator[str]:
    for table in tables:
        several = table.head.startswith("[[")
        values = {} if several else given.get(table.head.strip("[]"), {})
        yield from ("", *textwrap.wrap(f"# {table.about}.", _WIDTH, subsequent_indent="# "))
        yield f"# {table.head}" if several else table.head
        for key in table.keys:
            if key.name in values:
                yield from _remarked(f"{key.name} = {toml(values[key.name])}", key)
            elif len(key.choices) != 1:
                setting = key.setting
                commented = several and not setting.startswith("#")
                yield from _remarked(f"# {setting}" if commented else setting, key)


def _remarked(setting: str, key: Key) -> Iterator[str]:
    """A setting with what it is for beside it; below it if it is long."""
    about = f"{key.takes}: {key.about}" if key.choices else key.about
    first, *more = textwrap.wrap(about, _WIDTH - _REMARKS, break_on_hyphens=False)
    if len(setting) > _REMARKS:
        yield setting
        setting = ""
    yield f"{setting:<{_REMARKS}} # {first}"
    for line in more:
        yield f"{'':<{_REMARKS}} # {line}"
