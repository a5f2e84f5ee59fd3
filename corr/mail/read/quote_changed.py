"""What somebody changed in the letter that they quote: a stone on its board, its example.

That is a hint at what they want to play, to be asked about, and never an order.
"""

import re
from collections.abc import Iterable, Sequence

_MOST_LINES = 400
_LONGEST_LINE = 300
_FEWEST_COLUMNS = 5
_MOST_CHANGES = 3
_MARKS = re.compile(r"^(?:[ \t]{0,3}[>|¦│]+[ \t]?)+")
_ROW = re.compile(r"\s*(\d{1,2})\s+(\S.*?\S)\s+(\d{1,2})\s*")
_HEAD = re.compile(r"\s*([a-z](?:\s+[a-z])+)\s*")
_AROUND = re.compile(r"[\s()\[\]]+")
_FREE = frozenset(".+·:*-")
_END = " \t.;,:!\"'"


def stones_added(text: str, sent: str) -> tuple[str, ...]:
    r"""The points of a letter's board (`sent`) on which its quotation has a stone more.

    None if the boards differ in more than a few points: a mail program spoiled them.

    >>> stones_added("> 2 . X . . . 2", "  a b c d e\n2 . . . . . 2\n1 . O X . . 1")
    ('b2',)
    """
    columns, rows = _board(sent)
    free = _free(rows.values())
    found = list[str]()
    for line in text.split("\n")[:_MOST_LINES]:
        row = _row(_MARKS.sub("", line[:_LONGEST_LINE]))
        if row is None or len(row[1]) != len(columns) or row[0] not in rows:
            continue
        for name, now, before in zip(columns, row[1], rows[row[0]], strict=True):
            if now != before:
                if before not in free or now in free:
                    return ()
                found.append(f"{name}{row[0]}")
    points = tuple(dict.fromkeys(found))
    return points if len(points) <= _MOST_CHANGES else ()


def example_changed(text: str, sent: str, example: str) -> str:
    """What stands in a quotation instead of the example that the letter gave, "" for nothing.

    >>> example_changed("> own, for instance: k8", "own, for instance: f8", "f8")
    'k8'
    """
    heads = {
        line.strip()[: -len(example)].strip()
        for line in sent.split("\n")[:_MOST_LINES]
        if example and line.strip().endswith(example) and len(line.strip()) > len(example)
    }
    for line in text.split("\n")[:_MOST_LINES]:
        bare = _MARKS.sub("", line[:_LONGEST_LINE]).strip()
        head = next((one for one in heads if one and bare.startswith(one)), "")
        said = bare[len(head) :].strip(_END) if head else ""
        if said and said != example:
            return said
    return ""


def _board(sent: str) -> tuple[Sequence[str], dict[str, str]]:
    """The names of the columns of a letter's board, and the cells of its rows by their names."""
    columns: Sequence[str] = ()
    rows = dict[str, str]()
    for line in sent.split("\n")[:_MOST_LINES]:
        if head := _HEAD.fullmatch(line):
            columns = head[1].split()
        elif columns and (row := _row(line)) and len(row[1]) == len(columns):
            rows.setdefault(*row)
    return (columns, rows) if len(columns) >= _FEWEST_COLUMNS else ((), {})


def _row(line: str) -> tuple[str, str] | None:
    """The name of a row and its cells, a sign each."""
    found = _ROW.fullmatch(line)
    if found is None or found[1] != found[3]:
        return None
    return found[1], _AROUND.sub("", found[2])


def _free(rows: Iterable[str]) -> frozenset[str]:
    """The signs of free points: what is no letter and no drawn stone."""
    return frozenset(sign for row in rows for sign in row if sign in _FREE)
