"""The tests of many cases at once look at each and hide nothing of what is wrong."""

import pytest

from tests.every import SHOWN, every


def fault_of(test):
    with pytest.raises(pytest.fail.Exception) as raised:
        test()
    return str(raised.value)


def small(number):
    assert number < 3, f"{number} is too large"


def test_it_passes_where_every_case_is_right():
    every("number", [1, 2])(small)()


def test_every_case_is_looked_at_once_and_in_order():
    seen = []

    def look(number):
        seen.append(number)

    every("number", [1, pytest.param(2, id="two")])(look)()
    assert seen == [1, 2]


def test_every_wrong_case_is_named_with_what_is_wrong_of_it():
    told = fault_of(every("number", [1, pytest.param(5, id="five"), 2, 9])(small))
    assert told.splitlines()[0] == "2 of 4 are wrong: 1 five, 3 9"
    assert "1 five: test_every.py:" in told
    assert "AssertionError: 5 is too large" in told
    assert "AssertionError: 9 is too large" in told
    assert " 1 is too large" not in told


def test_a_case_that_cannot_be_looked_at_is_wrong_and_stops_no_other():
    told = fault_of(every("number", ["word", 9])(small))
    assert told.splitlines()[0] == "2 of 2 are wrong: 0 'word', 1 9"
    assert "TypeError: " in told


def test_of_many_wrong_cases_every_name_is_told():
    told = fault_of(every("number", range(3, 90), ids=lambda one: f"case{one}")(small))
    head, *details = told.splitlines()
    assert head.count("case") == 87
    assert sum("too large" in line for line in details) == SHOWN


def test_cases_that_take_long_to_make_are_made_when_they_are_looked_at():
    made = []

    def cases():
        made.append("now")
        return [1, 9]

    test = every("number", cases)(small)
    assert not made
    assert "1 of 2 are wrong: 1 9" in fault_of(test)
    assert made == ["now"]


def test_several_values_make_one_case():
    def equal(first, second):
        assert first == second

    assert "1 of 2 are wrong: 1 (1, 2)" in fault_of(
        every("first, second", [(1, 1), (1, 2)])(equal)
    )


def test_no_case_at_all_is_wrong():
    with pytest.raises(AssertionError, match="no case"):
        every("number", [])


def test_a_check_that_asks_for_more_is_refused():
    with pytest.raises(AssertionError):
        every("other", [1])(small)


def test_it_is_named_after_its_check():
    test = every("number", [1])(small)
    assert (test.__name__, test.__module__) == ("small", __name__)
