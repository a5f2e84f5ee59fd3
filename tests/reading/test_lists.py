"""Lists in CSV: what every list takes, and that all faults are told with line and column."""

from typing import Annotated

import pytest
from msgspec import Struct

from corr.errors import ArbiterError
from corr.ranking.board.board_file import read_ratings
from corr.reading.lists import TEXT, Column, Lines, columns_of, digits


class Fruit(Struct, frozen=True, kw_only=True):
    name: Annotated[str, Column(read=lambda text, _: text, same=("fruit",))]
    weight: Annotated[int, Column(read=lambda text, _: digits(text))]
    colour: Annotated[str, TEXT] = "green"


def read(text: str, *, strict: bool = False) -> list[tuple[int, Fruit]]:
    lines = Lines(text, "f.csv", strict=strict)
    found = list(lines.read(Fruit))
    lines.finish()
    return found


def faults(text: str, *, strict: bool = False) -> list[str]:
    with pytest.raises(ArbiterError) as refused:
        read(text, strict=strict)
    return list(refused.value.faults)


@pytest.mark.parametrize(
    "text",
    [
        "name,weight\nPear,12\n",
        "NAME ;weight\n Pear;12 \n",
        "\ufeffweight,name,price\r\n12,Pear,4\r\n",
        "fruit,weight\nPear,12\n\n",
    ],
)
def test_a_list_is_read_however_a_spreadsheet_writes_it(text):
    assert read(text) == [(2, Fruit(name="Pear", weight=12))]


def test_every_fault_is_told_with_its_line_and_column():
    assert faults("name,weight\nPear,x\nPlum,7\nFig,-1\n") == [
        "f.csv: line 2: weight: a whole number, not 'x'",
        "f.csv: line 4: weight: a whole number, not '-1'",
    ]


def test_an_unknown_column_hides_no_fault_of_a_line():
    told = "f.csv: line 1: the columns are name,weight,colour"
    assert faults("name,weight,colur\nPear,x,red\nFig,7,blue\n", strict=True) == [
        f'{told}; unknown: colur; did you mean "colour"?',
        "f.csv: line 2: weight: a whole number, not 'x'",
    ]


def test_a_missing_column_is_told_once_by_the_one_that_is_meant():
    told = "f.csv: line 1: the columns are name,weight,colour"
    assert faults("nme,weight,price\nPear,x,4\n") == [
        f'{told}; unknown: nme; did you mean "name"?',
        "f.csv: line 2: weight: a whole number, not 'x'",
    ]
    assert faults("nme\nPear\n") == [
        f"{told}; missing: weight",
        f'{told}; unknown: nme; did you mean "name"?',
    ]


def test_what_is_no_list_at_all_is_one_fault():
    told = "f.csv: line 1: the columns are name,weight,colour"
    assert faults("<html>\n<p>,,\n</html>\n") == [f"{told}; missing: name, weight"]


def test_a_strict_list_has_its_own_columns_and_no_others():
    assert columns_of(Fruit) == ("name", "weight", "colour")
    told = "f.csv: line 1: the columns are name,weight,colour"
    assert faults("name,price\nPear,4\n", strict=True) == [
        f"{told}; missing: weight",
        f"{told}; unknown: price",
    ]
    assert faults("name,weight\nPear,4,5\n", strict=True) == [
        "f.csv: line 2: more fields than columns"
    ]


def test_what_is_no_list_is_refused_in_words():
    text = f"id,rating\nA,1500\n{'x' * 140_000},1\n"
    with pytest.raises(ArbiterError, match=r"^r\.csv: after line \d+: field larger than"):
        read_ratings(text, "r.csv")
