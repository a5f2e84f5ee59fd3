"""Markdown as text of a terminal: as much of it as the documentation has, and no more."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile, zip_longest
from textwrap import wrap

from corr.cli.guide.topics import named

_ITEM = re.compile(r"(?P<indent> *)(?P<mark>[-*]|\d+\.) +")
_RULE = re.compile(r"[|: -]+")
_CODE = re.compile(r"(`+)(?P<code>.+?)\1", re.DOTALL)
_LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^]]*)\]\((?P<to>[^)\s]+)\)")
_STRONG = re.compile(r"(?<![\w*])(\*{1,2})(?=\S)(?P<text>.+?)(?<=\S)\1(?![\w*])", re.DOTALL)
_KEPT = "\ue000"  # stands for a blank at which no line ends
_MARK = "\ue001"  # stands for a piece of code, while the rest is read


def as_plain(text: str, broad: int = 80) -> Iterator[str]:
    r"""The lines of a page, as broad as that; lines of code stay as they are.

    >>> print(*as_plain("# A day\n\nSay `corr status`, or read *[more](x/log.md)*.", 30), sep="\n")
    A day
    =====
    <BLANKLINE>
    Say `corr status`, or read
    more (corr help log).
    """
    first = True
    for block in _blocks(text.splitlines()):
        if not first:
            yield ""
        yield from _block(block, broad)
        first = False


def _blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    """What belongs together: a heading, a paragraph, a list with its lines, a table, code."""
    block, in_code = list[str](), False
    for line in lines:
        is_fence = line.lstrip().startswith("```")
        if in_code:
            block.append(line)
            in_code = not is_fence
        elif not line.strip() or line.startswith(("<!--", "#")) or (is_fence and not block):
            if block:
                yield block
            block = [line] if line.strip() and not line.startswith("<!--") else []
            in_code = is_fence
            if line.startswith("#"):
                yield block
                block = []
        else:
            block.append(line)
            in_code = is_fence
    if block:
        yield block


def _block(lines: Sequence[str], broad: int) -> Iterator[str]:
    """The lines of one block."""
    first = lines[0]
    if first.startswith("#"):
        yield from _heading(first, broad)
    elif first.lstrip().startswith("```"):
        yield from (f"  {line}".rstrip() for line in _code(lines[1:-1], broad - 2))
    elif first.startswith("|"):
        yield from _table([_cells(line) for line in lines if not _RULE.fullmatch(line)], broad)
    elif _ITEM.match(first):
        yield from _items(lines, broad)
    else:
        yield from _filled(" ".join(lines), broad)


def _heading(line: str, broad: int) -> Iterator[str]:
    """A title or a heading, the more important of them underlined."""
    deep = len(line) - len(line.lstrip("#"))
    told = list(_filled(line[deep:], broad))
    yield from told
    if deep < 3:
        yield "=-"[deep - 1] * max(map(len, told))


def _code(lines: Sequence[str], broad: int) -> Iterator[str]:
    """Lines of code; what is said behind them stands above them if one is too broad for both."""
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    if all(len(line) <= broad for line in lines):
        yield from lines
        return
    for line in lines:
        code, sign, remark = line.partition(" # ")
        if sign and code.strip():
            yield from _wrapped(f"# {remark}", broad, hang="# ")
        yield code.rstrip() if sign else line


def _items(lines: Sequence[str], broad: int) -> Iterator[str]:
    """A list, each item's lines below one another."""
    rest = list(lines)
    while rest:
        first = rest.pop(0)
        more = [*takewhile(lambda line: not _ITEM.match(line), rest)]
        del rest[: len(more)]
        item = _ITEM.match(first)
        mark = item[0] if item else ""
        lead = " " * len(mark)
        told = _filled(" ".join([first[len(mark) :], *more]), broad - len(mark))
        yield from (f"{lead if number else mark}{line}" for number, line in enumerate(told))


def _cells(row: str) -> list[str]:
    return [one.strip() for one in re.split(r"(?<!\\)\|", row.strip().strip("|"))]


def _table(rows: Sequence[Sequence[str]], broad: int) -> Iterator[str]:
    """A table in columns where it has room, else each row's cells below its first one."""
    head, *body = [[_said(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip_longest(head, *body, fillvalue="")]
    if sum(widths) + 2 * (len(widths) - 1) <= broad:
        for row in (head, ["-" * width for width in widths], *body):
            cells = zip(row, widths, strict=False)
            yield _free("  ".join(f"{cell:{width}}" for cell, width in cells).rstrip())
        return
    for number, (first, *others) in enumerate(body):
        if number:
            yield ""
        yield from _wrapped(first, broad)
        for name, cell in zip(head[1:], others, strict=False):
            told, hang = (f"{name}: {cell}", "  ") if others[1:] else (cell, "")
            if cell:
                yield from (f"    {line}" for line in _wrapped(told, broad - 4, hang))


def _filled(text: str, broad: int) -> list[str]:
    """A paragraph in lines."""
    return _wrapped(_said(text), broad)


def _wrapped(said: str, broad: int, hang: str = "") -> list[str]:
    found = wrap(said, broad, subsequent_indent=hang, break_on_hyphens=False)
    # What is broader than the page, as a long piece of code, ends where it may.
    return [part for line in found for part in _free(line).splitlines()]


def _free(line: str) -> str:
    return line.replace(_KEPT, " ")


def _said(text: str) -> str:
    """A text without its marks. A short piece of code keeps its blanks, for no line ends there."""
    codes = list[str]()

    def kept(found: re.Match[str]) -> str:
        code = " ".join(found["code"].split())
        codes.append(f"`{code if len(code) > 40 else code.replace(' ', _KEPT)}`")
        return _MARK

    bare = _LINK.sub(_link, " ".join(_CODE.sub(kept, text).split()))
    while (without := _STRONG.sub(r"\g<text>", bare)) != bare:
        bare = without
    return re.sub(_MARK, lambda _: codes.pop(0), bare).replace("\\|", "|")


def _link(found: re.Match[str]) -> str:
    """What a link says, and where to read on."""
    text, to = found["text"], found["to"].partition("#")[0]
    if found["image"]:
        return f"[{text}]"
    if to.endswith(".md") and ":" not in to:
        return f"{text} (corr{_KEPT}help{_KEPT}{named(to)})"
    return f"{text} ({to})" if ":" in to else text
