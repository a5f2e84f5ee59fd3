"""The map of the house (`docs/architecture.md`) names every room, and none that is not there."""

import ast
import importlib
import re
from collections import defaultdict
from dataclasses import Field
from functools import cache

from msgspec import Struct

from tests.places import ROOT

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
    for name in re.findall(r"`((?:corr|data|templates)/[\w/]+\.\w+)`", MAP):
        assert (ROOT / name).is_file(), name


def test_every_function_of_a_letters_life_is_where_the_map_says():
    life = MAP[MAP.index("## Life of a letter") : MAP.index("## Where a thing")]
    for file, functions in re.findall(
        r"`([\w/]+\.py)`:((?: `\w+`,?)+)", life.replace("\n   ", " ")
    ):
        text = (ROOT / "corr" / file).read_text(encoding="utf-8")
        for function in re.findall(r"`(\w+)`", functions):
            assert f"def {function}(" in text, (file, function)


def modules():
    """Every file by its dotted name; a room by that of its `__init__`."""
    found = {}
    for path in (ROOT / "corr").rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


@cache
def imports():
    """What each file imports, wherever in it, by its dotted name."""
    return {
        name: [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
        ]
        for name, path in modules().items()
    }


def users():
    """From which rooms each file is imported."""
    known, found = modules(), defaultdict(set)
    for name, path in known.items():
        room = name if path.name == "__init__.py" else name.rpartition(".")[0]
        for node in imports()[name]:
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    found[whole if whole in known else node.module].add(room)
    return found


def test_what_a_room_keeps_inside_nobody_else_imports():
    """The commands are loaded by name, and say so in their table."""
    known, found = modules(), users()
    for name, path in known.items():
        if (
            path.name != "__init__.py"
            or name.startswith(("corr.cli", "corr.acts."))
            or name == "corr"
        ):
            continue
        said = re.search(r"Inside only: ([^.]*)\.", path.read_text(encoding="utf-8"))
        kept = set(re.findall(r"`(\w+)`", said[1])) if said else set()
        files = {one for one in known if one.rpartition(".")[0] == name}
        inside = {one.rpartition(".")[2] for one in files if found[one] and found[one] <= {name}}
        rooms = {one.rpartition(".")[2] for one in files if known[one].name == "__init__.py"}
        assert kept == inside - rooms, name


def test_no_file_uses_what_another_keeps_to_itself():
    for name, nodes in imports().items():
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("corr"):
                hidden = [
                    one.name
                    for one in node.names
                    if one.name.startswith("_") and one.name != "__version__"
                ]
                assert hidden == [], f"{name}: {hidden} of {node.module}"


_KNOW_GAMES = ("corr.games.registry", "corr.demo", "corr.bench")
_RENJUS_OWN = ("corr.acts.games.claim", "corr.cli.referee.position")
"""The commands that study positions of renju, which other games have none of."""


_BACKGAMMONS_OWN = (
    "corr.records.backgammon",
    "corr.cli.referee.backgammon",
    "corr.cli.referee.match",
)
"""Its files and commands: a match is a stream of acts, and no moves on a grid."""


_BUILT_ON_ANOTHER = ("corr.games.rows.fouls",)
"""What of a family rests on another one: renju's bans hold in some variants of 1987."""


def test_only_the_registry_knows_the_games():
    """A game is one room and one line: whatever else asks it asks `Rules`."""
    known = modules()
    families = {
        name
        for name, path in known.items()
        if path.name == "__init__.py" and name.rpartition(".")[0] == "corr.games"
    }
    assert len(imports()) > 500
    for name, nodes in imports().items():
        if name.startswith((*_KNOW_GAMES, *_BACKGAMMONS_OWN)) or name in (
            *_RENJUS_OWN,
            *_BUILT_ON_ANOTHER,
        ):
            continue
        for node in nodes:
            names = [one.name for one in node.names]
            room = f"{node.module or ''}." if isinstance(node, ast.ImportFrom) else ""
            found = {
                family
                for family in families
                for one in names
                if f"{room}{one}.".startswith(f"{family}.") and not name.startswith(family)
            }
            assert found == set(), name


def test_a_value_has_no_default_of_another_library():
    """`dataclasses.field` in a `Struct` is taken as a default as it stands, and nobody says so."""
    for name in modules():
        importlib.import_module(name)
    found = list(Struct.__subclasses__())
    for one in found:
        assert not any(isinstance(value, Field) for value in one.__struct_defaults__), one
        found += one.__subclasses__()
    assert len(found) > 600
