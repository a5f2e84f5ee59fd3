"""The commands as an arbiter types them: how each explains itself, what ends it, and `init`."""

import json

import pytest

from corr.acts.loading import paths
from corr.acts.table import ROWS
from tests.commands import corr, refused
from tests.office import EVENT, SETTINGS, House


@pytest.fixture
def folder(tmp_path):
    """A folder in which `corr init` has been run."""
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    return tmp_path


# -- all of them ----


COMMANDS = sorted(words for words, _ in paths(ROWS) if words[0] != "ranking")


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(tmp_path, words):
    done = corr(tmp_path, *words, "--help")
    assert done.status == 0
    assert "Usage: " in done.out
    assert "Example: corr " in done.out


@pytest.mark.parametrize("words", [("nosuch",), ("event", "close"), ("event", "open", "x", "-y")])
def test_words_that_make_no_command_end_with_2(tmp_path, words):
    done = corr(tmp_path, *words)
    assert done.status == 2
    assert "Usage:" in done.err


@pytest.mark.parametrize(
    "words",
    [
        ("event", "status"),
        ("event", "start", EVENT),
        ("player", "list"),
        ("game", "show", f"{EVENT}-001"),
        ("mail", "list"),
        ("fetch",),
    ],
    ids=" ".join,
)
def test_without_a_settings_file_a_command_says_what_to_do(tmp_path, words):
    told = f"{tmp_path / 'corr.toml'}: no such settings file; `corr init` writes one"
    refused(corr(tmp_path, *words), told)


# -- init ----


def test_init_writes_settings_and_keys_that_only_their_owner_reads(folder):
    for name in ("corr.toml", "corr.keys"):
        assert (folder / name).stat().st_mode & 0o777 == 0o600
    done = corr(folder, "event", "status")
    assert done.status == 0
    assert "no event yet" in done.out


def test_init_leaves_what_is_there_as_it_is(folder):
    before = [(folder / name).read_bytes() for name in ("corr.toml", "corr.keys")]
    told = f"{folder / 'corr.toml'} is there already; it was left as it is"
    refused(corr(folder, "init", str(folder)), told)
    assert [(folder / name).read_bytes() for name in ("corr.toml", "corr.keys")] == before


def test_init_makes_the_folder_and_refuses_one_that_cannot_be(tmp_path):
    assert corr(tmp_path, "init", str(tmp_path / "new" / "club")).status == 0
    (tmp_path / "file").write_text("x")
    done = corr(tmp_path, "init", str(tmp_path / "file"))
    assert done.status == 2
    assert done.err.startswith(f"corr: {tmp_path / 'file'}: ")


# -- letters ----


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def test_mail_list_takes_only_states_that_there_are(house):
    done = corr(house.folder, "mail", "list", "--state", "lost")
    assert done.status == 2
    assert "--state is one of received, handled" in done.err
    assert corr(house.folder, "mail", "list", "--state", "all").out == "no letters\n"


def test_mail_show_prints_the_bytes_alone_and_tells_the_verdict_beside_them(tmp_path):
    settings = SETTINGS.replace("[smtp]", 'authserv_id = "mx.club.test"\n[smtp]')
    with House(tmp_path, settings=settings) as house:
        house.start()
        field = "mx.club.test; dkim=pass header.d=players.test header.s=k1"
        raw = house.reply(house.second, "a1", headers={"Authentication-Results": field})
        key = house.give(raw).key
        done = corr(tmp_path, "mail", "show", key[:8])
        assert done.out.encode() == raw
        assert "state: handled\n" in done.err
        assert "verdict: pass dkim players.test\nselector: k1\n" in done.err
        listed = json.loads(corr(tmp_path, "mail", "list", "--state", "handled", "--json").out)
        assert [one["verdict"] for one in listed] == ["pass dkim players.test"]


def test_mail_show_says_so_when_nobody_was_asked_about_the_sender(house):
    key = house.say(house.second, "a1").key
    assert "verdict: no mail server was asked" in corr(house.folder, "mail", "show", key).err


# -- keys ----


def test_letters_that_are_out_can_be_answered_after_the_keys_were_changed(house):
    done = corr(house.folder, "keys", "rotate")
    assert done.out.endswith("corr.keys: a new key, and 1 old one still valid\n")
    house.reopen()
    assert house.say(house.second, "a1").state == "handled"
    assert house.play("b2").state == "handled"


def test_letters_that_are_out_get_a_fresh_one_after_the_old_keys_were_dropped(house):
    done = corr(house.folder, "keys", "rotate", "--drop-old")
    assert done.out.endswith("a new key, and 0 old ones still valid\n")
    house.reopen()
    assert house.say(house.second, "a1").reason == "untagged"
    assert house.say(house.second, "a1").state == "handled"


def test_so_many_old_keys_are_kept_as_are_asked_for(house):
    for _ in range(3):
        corr(house.folder, "keys", "rotate")
    done = corr(house.folder, "keys", "rotate", "--keep", "2")
    assert done.out.endswith("a new key, and 2 old ones still valid\n")
    refused(
        corr(house.folder, "keys", "rotate", "--keep", "2", "--drop-old"),
        "--drop-old and --keep exclude each other",
    )


# -- the database ----


def test_a_database_that_is_none_ends_a_command_with_1(house):
    house.close()
    (house.folder / "corr.sqlite3").write_bytes(b"no database at all " * 100)
    for file in house.folder.glob("corr.sqlite3-*"):
        file.unlink()
    done = corr(house.folder, "event", "status")
    assert done.status == 1
    assert done.err.startswith(f"corr: {house.folder / 'corr.sqlite3'}: ")
