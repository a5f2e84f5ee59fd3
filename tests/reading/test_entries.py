"""JSON entries and TOML tables: a dataclass says what each key takes, and faults stay apart."""

from typing import Annotated

import pytest
from msgspec import Struct

from corr.config import load_settings
from corr.errors import ConfigError
from corr.reading.entries import NAME, TEXT, Entries, keys_of, with_lines
from corr.reading.kinds import FLAG, choice, whole
from corr.reading.tables import Tables, write_part


class Fruit(Struct, frozen=True, kw_only=True):
    name: Annotated[str, NAME]
    colour: Annotated[str, TEXT] = ""


class Stand(Struct, frozen=True, kw_only=True):
    place: Annotated[str, choice("market", "street")]
    tables: Annotated[int, whole(1, 9), "how many"] = 2
    roof: Annotated[bool, FLAG] = False


def test_every_fault_of_an_entry_is_told_where_it_stands():
    entries = Entries()
    found = entries.read(Fruit, {"colour": ["red"]}, "fruit 1")
    assert entries.faults == ["fruit 1: colour is not a line of text", "fruit 1: no name"]
    assert (found.name, found.colour) == (None, "")


def test_of_an_entry_that_is_not_there_one_fault_is_told():
    entries = Entries()
    entries.read(Fruit, entries.entry_of("fruit 1", None), "fruit 1")
    assert entries.faults == ["fruit 1: missing"]


def test_the_keys_of_an_entry_are_the_fields_of_its_dataclass():
    assert keys_of(Fruit) == {"name", "colour"}


def test_a_fault_tells_the_line_of_its_entry():
    text = '{"event": {},\n"players": [{"id": "A"},\n{"id": "B"}]}'
    assert with_lines(text, ["player B: no level"]) == ("line 3: player B: no level",)


def told(tables: dict[str, object]) -> list[str]:
    read = Tables(tables, "stand.toml")
    read.read(Stand, "stand")
    with pytest.raises(ConfigError) as refused:
        read.finish()
    return list(refused.value.faults)


@pytest.mark.parametrize(
    ("found", "meant"),
    [("markt", '; did you mean "market"?'), ("Street", '; did you mean "street"?'), ("hall", "")],
)
def test_a_slip_of_the_pen_in_a_choice_brings_the_word_that_is_meant(found, meant):
    (fault,) = told({"stand": {"place": found}})
    expected = f'expected "market" or "street", found "{found}"{meant}'
    assert fault == f"stand.toml: [stand] place: {expected}"


def test_every_fault_of_a_table_says_what_its_key_takes():
    key = "stand.toml: [stand] roofs: expected one of place, tables, roof"
    table = "stand.toml: [stnd]: expected one of the tables [stand]"
    assert told({"stand": {"tables": 12, "roofs": True}, "stnd": {}}) == [
        "stand.toml: [stand] tables: expected a whole number from 1 to 9, found 12",
        'stand.toml: [stand] place: expected "market" or "street", found nothing',
        f'{key}, found an unknown key; did you mean "roof"?',
        f'{table}, found an unknown name; did you mean "stand"?',
    ]


def test_a_key_that_is_needed_and_misspelt_is_told_once():
    (fault,) = told({"stand": {"plase": "market"}})
    assert fault.endswith('found an unknown key; did you mean "place"?')


def test_a_part_is_written_with_all_its_keys():
    written = write_part(Stand(place="street"))
    assert written == {"place": "street", "tables": 2, "roof": False}
    assert Tables({"stand": written}, "x").read(Stand, "stand") == Stand(place="street")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('user = ""', '[imap] user: expected a text of one line, found ""'),
        ('user = "u"\nauth = "pasword"', "[imap] auth: "),
        ('user = "u"\nsecurity = "none"\nhost = 4', "[imap] host: "),
    ],
)
def test_a_fault_in_the_settings_brings_no_other(tmp_path, line, told):
    host = "" if "host" in line else 'host = "imap.club.test"'
    text = f"""
[site]
name = "Club"
address = "td@club.test"
[imap]
{host}
{line}
password_env = "X"
[smtp]
host = "smtp.club.test"
[arbiter]
address = "arbiter@club.test"
"""
    file = tmp_path / "corr.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as refused:
        load_settings(file)
    (fault,) = refused.value.faults
    assert fault.startswith(f"{file}: {told}")
