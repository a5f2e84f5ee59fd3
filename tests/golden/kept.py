"""The golden letters: one of each kind and language whole, the others as what differs from it.

So a sentence that many letters say stands once. A language has a folder; in it lie `KIND.txt`, a
letter that is whole below its name, `KIND.html`, its markup, and `KIND.diff`, the others of its
kind. What differs is told by the lines themselves, without numbers: a line more at the top changes
no difference.
"""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path

GOLDEN = Path(__file__).parent


def difference(base: str, other: str) -> list[str]:
    """What makes one text of another: lines of both (`=`), of the first (`-`), the second (`+`).

    Each change begins with as many lines of both as it takes to find where it is.
    """
    old, new = base.split("\n"), other.split("\n")
    found, at = list[str](), 0
    for what, first, last, start, end in SequenceMatcher(None, old, new, False).get_opcodes():
        if what == "equal":
            continue
        before = 0
        while _place(old, old[first - before : last], at) != first - before:
            before += 1
        found += ["@"]
        found += [f"={line}" for line in old[first - before : first]]
        found += [f"-{line}" for line in old[first:last]]
        found += [f"+{line}" for line in new[start:end]]
        at = last
    return found


def put_together(base: str, changes: Iterable[str]) -> str:
    """The other text of a `difference`."""
    old, made, at = base.split("\n"), list[str](), 0
    for both, gone, come in _hunks(changes):
        place = _place(old, [*both, *gone], at)
        assert place is not None, (both, gone)
        made += [*old[at : place + len(both)], *come]
        at = place + len(both) + len(gone)
    return "\n".join([*made, *old[at:]])


def _place(lines: list[str], wanted: list[str], at: int) -> int | None:
    """Where lines are first found from a place on."""
    places = range(at, len(lines) - len(wanted) + 1)
    return next((one for one in places if lines[one : one + len(wanted)] == wanted), None)


def _hunks(changes: Iterable[str]) -> list[tuple[list[str], list[str], list[str]]]:
    found = list[tuple[list[str], list[str], list[str]]]()
    for line in changes:
        if line == "@":
            found.append(([], [], []))
        else:
            found[-1]["=-+".index(line[0])].append(line[1:])
    return found


def whole_ones(kinds: Mapping[str, str]) -> dict[str, str]:
    """Which letter is kept whole of each kind, of letters by name and their kinds.

    The one that is called as its kind, else the first.
    """
    found = dict[str, str]()
    for name, kind in kinds.items():
        if kind not in found or name == kind:
            found[kind] = name
    return found


@cache
def golden(language: str) -> dict[str, str]:
    """The golden letters of a language by name, put together."""
    found = dict[str, str]()
    for path in sorted((GOLDEN / language).glob("*.txt")):
        name, _, base = path.read_text("utf-8").partition("\n")
        found[name] = base
        beside = path.with_suffix(".diff")
        blocks = beside.read_text("utf-8").split("\n# ") if beside.exists() else [""]
        for block in blocks[1:]:
            name, *changes = block.split("\n")
            found[name] = put_together(base, changes)
    return found


def keep(language: str, letters: Mapping[str, str], kinds: Mapping[str, str]) -> None:
    """Write the golden letters of a language anew, in place of those that are there."""
    folder = GOLDEN / language
    folder.mkdir(exist_ok=True)
    for path in [*folder.glob("*.txt"), *folder.glob("*.diff")]:
        path.unlink()
    for kind, whole in whole_ones(kinds).items():
        base = letters[whole]
        (folder / f"{kind}.txt").write_text(f"{whole}\n{base}", "utf-8")
        others = [name for name in letters if kinds[name] == kind and name != whole]
        blocks = ["\n".join([name, *difference(base, letters[name])]) for name in others]
        if blocks:
            text = "\n# ".join(["What differs from the whole letter of the kind.", *blocks])
            (folder / f"{kind}.diff").write_text(text, "utf-8")
    golden.cache_clear()
