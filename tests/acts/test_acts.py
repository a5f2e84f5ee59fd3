"""What holds of every act and question that is declared."""

import json
import os
import re
import shlex
import subprocess
import sys
from typing import get_args

import pytest

from corr.acts import table
from corr.acts.by_letter import MailDesk
from corr.acts.desk.rulings import Result
from corr.acts.loading import Group
from corr.errors import ArbiterError
from corr.games.registry import RULES, begins
from corr.mail.read.tags import without_codes
from corr.who import Who
from tests.acts.declarations import BY_LETTER, COMMANDS, DECLARED, RULINGS
from tests.acts.scenes import SCENES, put_in
from tests.acts.scenes import four_players as four
from tests.commands import corr
from tests.desk import copied, send
from tests.every import every
from tests.office import ANNA, BO, CAI, DAG, EVENT, House

GAME = f"{EVENT}-001"
DESK = MailDesk(None)  # to read a line takes no settings
STRANGER = "somebody@elsewhere.test"


def examples(name):
    """The example lines of a command's help, without the program's name."""
    lines = re.findall(r"Example: corr ((?:.+\n?)+)", COMMANDS[name].help or "")
    return [" ".join(line.split()).partition(" > ")[0] for line in lines]


@pytest.fixture(scope="module")
def four_players(tmp_path_factory):
    folder = tmp_path_factory.mktemp("four")
    with House(folder, (ANNA, BO, CAI, DAG), clock={"silence": []}).start() as house:
        yield house


@pytest.fixture
def house(four_players, tmp_path):
    with copied(four_players, tmp_path) as it:
        yield it


def without_what_is_here(name, line):
    """An example as a letter may have it: without what can only be given at the terminal."""
    here = [one.opts[0] for one in COMMANDS[name].params if one.name in BY_LETTER[name].here]
    for option in here:
        line = re.sub(rf" {option}\b( [\w.-]+)?", "", line)
    return line.partition(" || ")[0]


@every("name, line", [(name, line) for name in BY_LETTER for line in examples(name)])
def test_the_example_of_whatever_letters_give_can_be_given_by_letter(name, line):
    files = {"a file": "some text"} if BY_LETTER[name].file else {}
    read = DESK.read(without_what_is_here(name, line), files)
    assert " ".join(read.path) == name
    assert read.reads == BY_LETTER[name].reads


def test_no_two_acts_have_one_key():
    assert len(RULINGS) == sum(1 for one in DECLARED.values() if one.key)


def test_nothing_that_is_declared_is_without_an_example():
    assert [name for name in DECLARED if not examples(name)] == []


def test_nobody_does_anything_who_has_no_part_in_it(house):
    """All acts in one letter each, from a stranger and from a player: nothing happens."""
    acts = [name for name, one in BY_LETTER.items() if not one.reads]
    before = house.events()
    for sender in (STRANGER, BO):
        for name in acts:
            for line in examples(name):
                found = send(house, f"corr {line}", sender)
                assert not any(re.search(r"confirm \d{6}", post.text) for post in found.posts)
    assert house.events() == before


OF_RULINGS = {one.key: name for name, one in DECLARED.items() if one.key}
_BESIDE = {"dry_run", "letters", "table", "norms"}
"""What a dry run and its act say each in its own way."""


def test_no_scene_is_set_for_nothing():
    assert set(SCENES) <= set(OF_RULINGS)


def test_nobody_at_a_terminal_votes_for_a_member_of_a_committee(tmp_path):
    found = SCENES["vote"][0](tmp_path)
    with found.house:
        (line, *_) = examples(OF_RULINGS["vote"])
        done = corr(tmp_path, *shlex.split(put_in(line, found)), "--yes")
        assert done.status == 2
        assert "only those vote" in done.err


@pytest.mark.parametrize("key", sorted({*OF_RULINGS} - {"vote"}))
def test_what_the_dry_run_shows_is_what_happens(tmp_path, key):
    build, _ = SCENES.get(key, (four, ""))
    found = build(tmp_path)
    with found.house as house:
        (line, *_) = examples(OF_RULINGS[key])
        words = (*shlex.split(put_in(line, found)), "--json")
        shown = corr(tmp_path, *words, "--dry-run")
        assert shown.status == 0, shown.err
        assert house.letters() == []
        done = corr(tmp_path, *words, "--yes")
        assert done.status == 0, done.err
        told, did = json.loads(shown.out), json.loads(done.out)
        assert (told["dry_run"], did.get("dry_run", False)) == (True, False)
        letters = [(post.to, without_codes(post.subject)) for post in house.letters()]
    assert sorted((one["to"], one["subject"]) for one in told["letters"]) == sorted(letters)
    both = (told.keys() & did.keys()) - _BESIDE
    assert {name: told[name] for name in both} == {name: did[name] for name in both}
    assert did.get("letters_waiting", len(letters)) == len(letters)


GROUPS_LOADED = """
import sys
from corr.cli.program import Program
sys.argv = ["corr", {group!r}, "--help"]
from corr.cli import main
try:
    main()
except SystemExit:
    pass
acts = {{one for one in sys.modules if one.startswith(("corr.acts.", "corr.cli.set_up"))}}
print(sorted(one for one in acts if one.count(".") > 2))
"""


GROUPS = [name for name, row in table.ROWS.items() if isinstance(row, Group)]


@pytest.mark.parametrize("group", GROUPS)
def test_the_help_of_a_group_loads_no_command_and_says_what_each_says_first(group):
    done = subprocess.run(
        [sys.executable, "-c", GROUPS_LOADED.format(group=group)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "200", "TERMINAL_WIDTH": "200"},
    )
    *told, loaded = done.stdout.splitlines()
    assert loaded == "[]"
    shown = " ".join(" ".join(told).split())
    for name, command in COMMANDS.items():
        first, _, rest = name.partition(" ")
        if first == group and rest and " " not in rest:
            line = " ".join((command.help or "").partition("\n\n")[0].split())
            assert f"{rest} {line}" in shown, name


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("clock", "extend", GAME, "--days", "900"), "a whole number from 1 to 366, found 900"),
        (("clock", "extend", GAME, "--days", "many"), "a whole number from 1 to 366, found many"),
        (("event", "vouchers", EVENT, "--count", "0"), "a whole number from 1 to 1000, found 0"),
        (("undo", EVENT, "x"), "a whole number, found x"),
    ],
)
def test_a_number_that_cannot_be_is_told_in_our_words_here_and_by_letter(tmp_path, words, told):
    words = (*words, "--reason", "so") if words[1] != "vouchers" else words
    done = corr(tmp_path, *words)
    shown = " ".join(re.sub("[│╭╮╰╯─]", " ", done.err).split())
    assert (done.status, done.out) == (2, "")
    assert f"expected {told}" in shown
    with pytest.raises(ArbiterError, match=f"expected {told}; it is `corr"):
        DESK.read(" ".join(words), {})


def test_a_number_that_is_missing_is_told_as_missing_here_and_by_letter(tmp_path):
    words = ("clock", "extend", GAME, "--reason", "so")
    done = corr(tmp_path, *words)
    assert (done.status, done.out) == (2, "")
    assert "Missing option '--days'" in " ".join(done.err.split())
    with pytest.raises(ArbiterError, match=r"^--days is missing; it is `corr clock extend"):
        DESK.read(" ".join(words), {})


def test_help_by_letter_says_what_every_argument_is_for_and_takes():
    told = DESK.show(None, DESK.read("clock extend --help", {}), None).text
    assert "  GAME  The game's id, e.g. SK24-017." in told
    assert "  --days  How many days. (a whole number from 1 to 366)" in told
    told = DESK.show(None, DESK.read("event line-up --help", {}), None).text
    assert "(usually 21.5)" in told


def test_the_operator_is_told_of_the_lists_that_may_be_asked_for():
    arbiters = frozenset({Who.ARBITERS, Who.READERS, Who.DESK})
    lists = [line for line in DESK.known(arbiters, arbiters | {Who.RANKERS}) if " list" in line]
    assert any(line.startswith("corr ranking list") for line in lists)
    assert not any(
        "ranking set" in line for line in DESK.known(arbiters, arbiters | {Who.RANKERS})
    )
    assert not any("ranking list" in line for line in DESK.known(arbiters, arbiters))


def test_whose_points_come_first_is_said_as_it_is_in_every_game():
    assert "White in pente and its kin on 19 x 19, Black" in get_args(Result)[1].help
    kin = {"white": set(), "black": set()}
    for game, rules in RULES.items():
        kin[begins(game)].add(rules.sizes == (19,))
    assert kin == {"white": {True}, "black": {False}}
