"""RenjuNet's RIF: names by their ids, rules by their names, and XML that is not to be trusted."""

import pytest

from corr.records import rif
from corr.records.model import Record
from tests.records.record_samples import read, refused, sample, written


def database(games: str, tables: str = "", head: str = "") -> bytes:
    return f"{head}<database>{tables}<games>{games}</games></database>".encode()


def test_the_sample_is_read_whole() -> None:
    first, second, third = read(sample("base.rif"))
    assert first == Record(
        moves=("h8", "i9", "j10", "g7", "i7"),
        black="Ann Berg",
        white="Bo & Co Dahl",
        event="Spring Cup",
        round="1",
        place="Umeå, Sweden",
        date="2024-05-04",
        result="1-0",
        rules="renju",
        opening_rule="soosorv-8",
        id="11",
        swaps="--",
        black_time="30",
        white_time="41",
        comment="a <short> one",
    )
    assert first.where == "line 29"
    assert second == Record(
        moves=("h8", "h9", "pass", "i9"),
        black="Bo & Co Dahl",
        white="Ann Berg",
        event="Summer Cup",
        round="Final",
        place="Atlantis",
        date="2023-07",
        result="1/2-1/2",
        rules="renju",
        opening_rule="rif",
        fifths=("g7",),
        swaps="-",
        black_time="0",
        white_time="0",
        id="12",
    )
    assert (third.moves, third.black, third.result) == ((), "#99", "0-1")
    assert third.opening_rule == "rif"  # the tournament's: the game names none


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("RIF", "rif"),
        ("RIF Rule", "rif"),
        ("Sakata", "sakata"),
        ("Yamaguchi rule", "yamaguchi"),
        ("Soosõrv-8", "soosorv-8"),
        ("Soosorv", "soosorv"),
        ("Taraguchi", "taraguchi"),
        ("Taraguchi-10", "taraguchi-10"),
        ("Free Renju", "free-renju"),
        ("Tarannikov", ""),
        ("Taraguchi-N", ""),
    ],
)
def test_an_opening_rule_is_known_by_its_name(name: str, key: str) -> None:
    table = f'<rules><rule id="5" name="{name}"/></rules>'
    (record,) = read(database('<game rule="5"><move>h8</move></game>', table))
    assert (record.rules, record.opening_rule) == ("renju" if key else name, key)


@pytest.mark.parametrize(
    ("attributes", "date"),
    [
        ('year="2008" month="3" start="2008-03-17"', "2008-03-17"),
        ('year="2008" month="3" start="17"', "2008-03-17"),
        ('year="2008" month="3" start=""', "2008-03"),
        ('year="2008" month="3" start="0"', "2008-03"),
        ('year="2008" month="0"', "2008"),
        ('year="2008"', "2008"),
        ("", ""),
    ],
)
def test_a_date_is_made_of_what_the_tournament_tells(attributes: str, date: str) -> None:
    table = f'<tournaments><tournament id="2" name="Cup" {attributes}/></tournaments>'
    (record,) = read(database('<game tournament="2"><move/></game>', table))
    assert (record.event, record.date) == ("Cup", date)


def test_other_character_sets_are_read() -> None:
    head = '<?xml version="1.0" encoding="{}"?>'
    for name in ("utf-8", "iso-8859-1", "utf-16", "windows-1252"):
        text = database("<game><move>h8</move><info>å</info></game>", head=head.format(name))
        (record,) = read(text.decode().encode(name))
        assert record.comment == "å"


def test_a_plain_document_type_does_no_harm() -> None:
    (record,) = read(database("<game><move>h8</move></game>", head="<!DOCTYPE database>"))
    assert record.moves == ("h8",)


def test_other_tags_are_passed_over() -> None:
    (record,) = read(database("<x><game><y>z</y><move>h8 <b>i9</b> j10</move></game></x>"))
    assert record.moves == ("h8", "j10")


def test_written_names_stand_in_tables_before_the_games() -> None:
    data = written([Record(moves=("h8",), black="Ann Berg", white="Ann Berg", id="7")], "rif")
    assert data.count(b'<player id="1" name="Ann" surname="Berg"/>') == 1
    assert b'black="1" white="1"' in data


def test_a_generator_is_written_like_a_list() -> None:
    games = [Record(moves=("h8",), black=f"B{number}", id=f"{number}") for number in range(5)]
    assert written((game for game in games), "rif") == written(games, "rif")


@pytest.mark.parametrize(
    ("alt", "fifths"),
    [("", ()), ("G7", ("g7",)), ("g7,i10 k15", ("g7", "i10", "k15")), ("g7i10", ("g7", "i10"))],
)
def test_fifth_moves_that_were_offered_are_read(alt: str, fifths: tuple[str, ...]) -> None:
    (record,) = read(database(f'<game alt="{alt}"><move/></game>'))
    assert record.fifths == fifths


def test_the_opening_and_the_offers_of_a_game_are_written() -> None:
    acts = "1.h8 2.h9 3.i9 [white] 4.g7 5.{f9 i7 k9}=i7"
    data = written([Record(moves=("h8", "h9", "i9", "g7", "i7"), acts=acts, id="7")], "rif")
    assert b'<opening id="17" name="Kagetsu" abbr="D4"/>' in data
    assert b'opening="17" alt="f9 k9" swap=""' in data
    (record,) = read(data)
    assert record.fifths == ("f9", "k9")


@pytest.mark.parametrize("moves", [(), ("h8", "i9"), ("h8", "a1", "j10"), ("h8", "pass", "j10")])
def test_a_game_without_opening_is_written_without_its_number(moves: tuple[str, ...]) -> None:
    assert b'opening=""' in written([Record(moves=moves)], "rif")


@pytest.mark.parametrize(
    ("points", "result"),
    [("1", "1-0"), ("0", "0-1"), ("0.5", "1/2-1/2"), ("0,5", "1/2-1/2"), ("", "*")],
)
def test_a_result_is_read(points: str, result: str) -> None:
    (record,) = read(database(f'<game bresult="{points}"><move/></game>'))
    assert record.result == result


BOMB = '<!DOCTYPE d [<!ENTITY a "h8"><!ENTITY b "&a;&a;">]>'


@pytest.mark.parametrize(
    ("data", "where", "reason"),
    [
        (b"", "line 1", "no XML: no element found"),
        (b"<html><body/></html>", "line 1", "found <html> where <database> was due"),
        (b"<database>\n<games>", "line 2", "no XML: no element found"),
        (b"<database>\n<games></game></database>", "line 2", "no XML: mismatched tag"),
        (b"<database/>\n<database/>", "line 2", "no XML: junk after document element"),
        (b"<database>\n\xff</database>", "line 2", "no XML: not well-formed"),
        (b"<database>\n&eacute;</database>", "line 2", "no XML: undefined entity"),
        (database("", head=BOMB), "line 1", "the document type d with declarations"),
        (
            database("", head='<!DOCTYPE d SYSTEM "file:///etc/passwd">'),
            "line 1",
            "the document type d with declarations",
        ),
        (b'<?xml version="1.0" encoding="hex"?><database/>', "line 1", "its character set"),
        (b'<?xml version="1.0" encoding="utf-7"?><database/>', "line 1", "its character set"),
        (database("\n<game><move>h8 p9</move></game>"), "line 2", "p9 is no point"),
        (database(f"<game><move>{'h8 ' * 1001}</move></game>"), "line 1", "a game of more than"),
        (
            database(f"<game><move/><info>{'x' * 20_001}</info></game>"),
            "line 1",
            "a text of more than",
        ),
        (database("\n<game><info/></game>"), "line 2", "a game without <move>"),
        (database("\n<game><MOVE>h8</MOVE></game>"), "line 2", "a game without <move>"),
        (database('\n<game bresult="7"><move/></game>'), "line 2", 'bresult="7" is no result'),
        (database('\n<game alt="g7 z1"><move/></game>'), "line 2", "z1 is no point"),
        (database("<a>" * 40), "line 1", "more than 32 tags in one another"),
        (
            database("", tables=f'<players><player id="1" name="{"x" * 20_001}"/></players>'),
            "line 1",
            "a text of more than",
        ),
    ],
)
def test_a_broken_database_is_refused(data: bytes, where: str, reason: str) -> None:
    error = refused(data, form="rif")
    assert error.where == where
    assert error.reason.startswith(reason)


def test_large_tables_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rif, "LARGEST_TABLES", 310)
    players = "".join(f'<player id="{number}" name="a"/>\n' for number in range(9))
    error = refused(database("", tables=players))
    assert (error.where, error.reason) == ("line 4", "tables of more than 310 characters")
