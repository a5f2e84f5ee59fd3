"""`corr player`: the register of players, from an arbiter's list."""

import json

import pytest

from tests.commands import MEMBERS, corr, members, refused


@pytest.fixture
def folder(tmp_path):
    """A folder in which `corr init` has been run."""
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    return tmp_path


def test_players_are_imported_listed_and_known_again(folder):
    file = members(folder)
    assert corr(folder, "player", "import", file).out == "3 new, 0 changed, 0 as they were\n"
    assert corr(folder, "player", "import", file).out == "0 new, 0 changed, 3 as they were\n"
    rows = json.loads(corr(folder, "player", "list", "--json").out)
    assert [(row["id"], row["name"], row["level"]) for row in rows] == [
        ("P0001", "Anna Ek", "5 kyu"),
        ("P0002", "Bo", "4 kyu"),
        ("P0003", "Cai", None),
    ]
    assert rows[1]["addresses"] == ["bo@players.test", "bo@work.test"]
    assert rows[0]["language"] == "sv"
    listed = corr(folder, "player", "list").out
    assert "Anna Ek" in listed
    assert "Lund" in listed


def test_the_same_member_number_is_the_same_person(folder):
    corr(folder, "player", "import", members(folder))
    moved = MEMBERS.replace("anna@players.test", "anna@new.test").replace("Lund", "Malmö")
    done = corr(folder, "player", "import", members(folder, moved), "--json")
    assert json.loads(done.out)["changed"] == ["P0001"]
    row = json.loads(corr(folder, "player", "list", "--json").out)[0]
    assert (row["addresses"], row["club"]) == (["anna@new.test"], "Malmö")


def test_a_list_from_a_spreadsheet_with_a_byte_order_mark_is_read(folder):
    done = corr(folder, "player", "import", members(folder, "\ufeffName,Email\nBo,bo@x.test\n"))
    assert done.out == "1 new, 0 changed, 0 as they were\n"


def test_a_bad_list_is_refused_with_every_fault_and_imports_nobody(folder):
    file = members(
        folder,
        "name,email,language,time_zone,level,level_since\n"
        "Good,good@players.test,,,,\n"
        ",noname@players.test,,,,\n"
        "B,not an address,,,,\n"
        "C,c@players.test,fi,,,\n"
        "D,d@players.test,,Mars/Base,,\n"
        "E,e@players.test,,,25 kyu,\n"
        "F,f@players.test,,,5 kyu,yesterday\n"
        "G,g@players.test,,,,,too,many\n"
        "\n"
        "H,good@players.test,,,,\n",
    )
    done = corr(folder, "player", "import", file)
    assert done.status == 2
    lines = done.err.splitlines()
    assert [line.split(": ")[2] for line in lines] == [
        *(f"line {number}" for number in range(3, 10)),
        "line 11",
    ]
    words = "name", "email", "language", "time_zone", "level", "level_since", "fields", "twice"
    assert all(word in line for word, line in zip(words, lines, strict=True))
    assert json.loads(corr(folder, "player", "list", "--json").out) == []


@pytest.mark.parametrize(
    ("heads", "told"),
    [
        ("name", "missing: email"),
        ("name,email,shoe", "unknown: shoe"),
        ("", "missing: name, email"),
    ],
)
def test_a_list_with_wrong_columns_is_refused(folder, heads, told):
    done = corr(folder, "player", "import", members(folder, f"{heads}\n"))
    assert done.status == 2
    assert told in done.err


def test_a_list_that_is_no_csv_is_refused(folder):
    done = corr(folder, "player", "import", members(folder, 'name,email\n"' + "x" * 200_000))
    refused(
        done, f"{folder / 'members.csv'}: after line 1: field larger than field limit (131072)"
    )


def test_an_address_that_belongs_to_somebody_else_is_refused(folder):
    corr(folder, "player", "import", members(folder))
    other = "name,email,member_no\nEva,bo@work.test,999\n"
    done = corr(folder, "player", "import", members(folder, other))
    refused(done, "bo@work.test belongs to Bo (102) already")


def test_every_fault_of_a_line_is_told_at_once(folder):
    text = "name,email,language,level\n,nobody,fr,11 kyu\n"
    done = corr(folder, "player", "import", members(folder, text))
    assert done.status == 2
    assert [line.split(": ")[3] for line in done.err.splitlines()] == [
        "name",
        "email",
        "language",
        "level",
    ]


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("td@example.org", "ours"),
        ("TD+SK24@Example.org", "ours"),
        ("no-reply@club.test", "a machine's"),
        ("postmaster@club.test", "a machine's"),
        ("MAILER-DAEMON@club.test", "a machine's"),
    ],
)
def test_an_address_at_which_no_player_reads_is_refused(folder, address, why):
    text = f"name,email\nEva,eva@players.test\nKim,kim@players.test {address}\n"
    path = members(folder, text)
    done = corr(folder, "player", "import", path)
    refused(done, f"{path}: line 3: email: {address.lower()} is {why}")
    assert "Eva" not in corr(folder, "player", "list").out


def test_a_list_parted_by_semicolons_is_read(folder):
    text = "name;email;club\nÅsa Öberg;asa@players.test;Örebro, norra\n"
    assert corr(folder, "player", "import", members(folder, text)).status == 0
    assert "Örebro, norra" in corr(folder, "player", "list").out
