"""The map of the house (`docs/architecture.md`) names every room, and none that is not there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def rows():
    """What stands in the first cells of the map's tables."""
    return re.findall(r"^\| (`corr/.*?) \|", MAP, re.MULTILINE)


def named():
    return set(re.findall(r"`(corr/[\w/.]+)`", "\n".join(rows())))


def test_every_room_and_sub_room_is_on_the_map():
    packages = {path.parent for path in (ROOT / "corr").rglob("__init__.py")}
    rooms = {path.relative_to(ROOT).as_posix() for path in packages} - {"corr"}
    assert {one for one in named() if not one.endswith(".py")} == rooms


def test_every_file_that_the_map_names_is_there():
    for folder in ("service", "mail", "tournament", "store"):
        for name in re.findall(rf"`({folder}/[\w/]+\.py)`", MAP):
            assert (ROOT / "corr" / name).is_file(), name
    for name in re.findall(r"`(corr/[\w/]+\.py)`", MAP):
        assert (ROOT / name).is_file(), name


def test_every_function_of_a_letters_life_is_where_the_map_says():
    life = MAP[MAP.index("## Life of a letter") : MAP.index("## Where five")]
    for file, functions in re.findall(
        r"`([\w/]+\.py)`:((?: `\w+`,?)+)", life.replace("\n   ", " ")
    ):
        text = (ROOT / "corr" / file).read_text(encoding="utf-8")
        for function in re.findall(r"`(\w+)`", functions):
            assert f"def {function}(" in text, (file, function)
