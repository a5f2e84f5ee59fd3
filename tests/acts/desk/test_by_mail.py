"""The table of commands that may come by letter, and the log at the terminal."""

import json
import shlex
import subprocess

import pytest
import typer

from corr.acts.by_letter import _USAGE, MailDesk
from corr.config import load_settings
from corr.errors import ArbiterError
from corr.mail.read.command_lines import desk_lines
from corr.sentences.plain import wrap
from corr.who import Who
from tests.acts.declarations import BY_LETTER, COMMANDS
from tests.commands import corr
from tests.every import every
from tests.office import EVENT, House


@pytest.fixture(scope="module")
def desk(tmp_path_factory):
    folder = tmp_path_factory.mktemp("desk")
    with House(folder):
        return MailDesk(load_settings(folder / "corr.toml"))


@every("name", BY_LETTER)
def test_a_file_that_a_letter_brings_is_an_argument(name):
    params = {param.name: param for param in COMMANDS[name].params}
    file = BY_LETTER[name].file
    assert not file or params[file].param_type_name == "argument"


FILES = {"FILE", "OUT", "PATH", "CSV", "FOLDER"}
"""What options that name a file say that they take."""


@every("name", BY_LETTER)
def test_no_argument_of_a_command_by_mail_is_a_file_of_the_machine(name):
    declared = BY_LETTER[name]
    for param in COMMANDS[name].params:
        named = param.metavar in FILES and param.param_type_name == "option"
        if "Path" in str(param.type_descriptor) or named:
            assert param.name in declared.here or param.name == declared.file, param.name


@every("name", [name for name, one in BY_LETTER.items() if not one.reads])
def test_an_act_shows_itself_first_or_can_be_undone(name):
    params = {param.name for param in COMMANDS[name].params}
    assert ("dry_run" in params) is ("yes" in params)


OF_THE_REGISTER = {Who.RANKING, Who.RANKERS, Who.BOARD}


def test_every_ruling_can_cite_its_rule():
    others = {"event refuse", "mail release", "mail drop", "mail resend", "player reachable"}
    others |= {"event heard", "player unreachable"}
    # What is decided about levels, titles and ratings stands in no event's log of rulings.
    others |= {name for name, one in BY_LETTER.items() if one.who in OF_THE_REGISTER}
    for name in set(BY_LETTER) - others:
        params = {param.name for param in COMMANDS[name].params}
        assert "reason" not in params or "rule" in params, name


@pytest.mark.parametrize(
    ("line", "event", "game"),
    [
        ("corr event table SK24", "SK24", ""),
        ("corr event table SK24.", "SK24", ""),
        ('corr event annul SK24-017 --reason "x"', "SK24", "SK24-017"),
        ("corr game show SK24-017", "SK24", "SK24-017"),
        ("corr status", "", ""),
    ],
)
def test_a_line_says_which_event_it_is_about(desk, line, event, game):
    read = desk.read(line, {})
    assert (read.event, read.game) == (event, game)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("corr event close SK24 --out /tmp", "--out cannot be used by mail"),
        ("corr event annul SK24-017", "--reason"),
        ("corr event annull SK24-017", "there is no command `corr event annull`"),
        ("corr daemon", "can only be given where the program runs"),
        ('corr event annul "SK24-017', "a quotation mark is missing"),
        ("corr event status SK24 SK25", "SK25 is more than the command takes"),
        ("corr event annul SK24-017 --reason TEXT.", "say behind --reason why"),
        ('corr event annul SK24-017 --reason "..."', "say behind --reason why"),
    ],
)
def test_a_line_that_cannot_be_sent_says_why(desk, line, why):
    with pytest.raises(ArbiterError, match="(?i)" + why.replace("`", ".")):
        desk.read(line, {})


def test_lines_of_a_letter_are_told_apart(desk):
    text = (
        'Hello,\ncorr event annul SK24-017 --reason "a\nb"\n\nconfirm 123 456\nstatus\nnot 123456'
    )
    found = desk_lines(text, desk.begins)
    assert found.commands == ('corr event annul SK24-017 --reason "a b"', "status")
    assert found.codes == ("123456",)


def test_a_command_that_a_letter_breaks_is_the_same_to_the_desk_and_to_a_shell(desk):
    words = [
        "player",
        "add",
        "Åsa Lind",
        "asa@example.org",
        "--club",
        "Malmö SK",
        "--enter",
        EVENT,
    ]
    command = f"corr {shlex.join(words)} --country 'Sweden and Estonia'"
    letter = wrap(f"If you agree:\n\n  {command}\n\nKind regards")
    assert "\\\n" in letter
    assert desk_lines(letter, desk.begins).commands == (command,)
    broken = letter.partition(":")[2].partition("Kind")[0]
    done = subprocess.run(
        ["/bin/sh", "-ec", 'corr() { printf "%s|" "$@"; }' + broken],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split("|")[:-1] == [*words, "--country", "Sweden and Estonia"]


def test_an_unclosed_quotation_mark_does_not_swallow_the_letter(desk):
    text = 'corr log SK24 --player "Anna\n' + "words\n" * 1000
    (line,) = desk_lines(text, desk.begins).commands
    assert len(line) < 500


def test_help_can_be_asked_for_every_command(desk):
    for name in BY_LETTER:
        text = desk.show(None, desk.read(f"corr {name} --help", {}), None).text
        assert text.startswith(f"corr {name}")


def test_typers_errors_are_told_by_their_common_class():
    assert issubclass(typer.BadParameter, _USAGE)
    assert _USAGE is not Exception


def test_the_log_of_the_terminal(tmp_path):
    with House(tmp_path) as house:
        house.start()
    words = ("--reason", "begun by mistake", "--rule", "4.2")
    assert corr(tmp_path, "event", "annul", f"{EVENT}-001", *words).status == 0
    log = corr(tmp_path, "log", EVENT).out
    assert f"{EVENT}/1" in log
    assert "by the operator, for the chief arbiter, rule 4.2" in log
    (entry,) = json.loads(corr(tmp_path, "log", "--game", f"{EVENT}-001", "--json").out)
    assert entry["reason"] == "begun by mistake"
    assert entry["command"] == f"corr event annul {EVENT}-001"
    assert json.loads(corr(tmp_path, "log", EVENT, "--game", "SK24-002", "--json").out) == []
    assert "started" in corr(tmp_path, "log", EVENT, "--all").out


def test_appeals_are_listed_and_decided_at_the_terminal(tmp_path):
    with House(tmp_path) as house:
        house.start()
        assert corr(tmp_path, "event", "annul", f"{EVENT}-001", "--reason", "x").status == 0
        house.letters()
        house.say(house.first, "appeal: I was in time")
    assert "I was in time" in corr(tmp_path, "appeal", "list").out
    words = ("appeal", "decide", EVENT, "1")
    assert corr(tmp_path, *words, "perhaps", "--reason", "x").status == 2
    done = corr(tmp_path, *words, "avslag", "--reason", "too late", "--json")
    assert json.loads(done.out)["verdict"] == "dismissed"
    (appeal,) = json.loads(corr(tmp_path, "appeal", "list", EVENT, "--json").out)
    assert (appeal["number"], appeal["verdict"], appeal["reason"]) == (1, "dismissed", "too late")
