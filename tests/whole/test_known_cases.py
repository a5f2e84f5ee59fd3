"""Which files of known cases are read: more of the same kind, and none of another."""

import json

import pytest

from tests.known.cases import read_cases

CASE = {"id": "a", "stones": "h8", "answer": True}


@pytest.fixture
def cases(tmp_path, monkeypatch):
    monkeypatch.setenv("CORR_TESTDATA", str(tmp_path))

    def write(name, *found):
        (tmp_path / name).write_text("".join(json.dumps(one) + "\n" for one in found))

    return write


@pytest.mark.parametrize("name", ["cases_2.jsonl", "cases-held-out.jsonl", "cases.more.jsonl"])
def test_more_cases_of_the_same_kind_are_read(cases, name):
    cases("cases.jsonl", CASE, {**CASE, "id": "b", "why": "odd"})
    cases(name, {**CASE, "id": "c"})
    assert {one["id"] for one in read_cases("cases.jsonl")} == {"a", "b", "c"}
    assert [one["id"] for one in read_cases(name)] == ["c"]


def test_a_file_of_another_kind_with_a_like_name_is_left_alone(cases):
    cases("cases.jsonl", CASE)
    cases("cases_disputed.jsonl", {"id": "d", "stones": "h8", "sources": []})
    assert read_cases("cases.jsonl") == [CASE]


def test_a_file_without_cases_is_told(cases):
    cases("cases.jsonl", CASE)
    cases("cases_2.jsonl")
    with pytest.raises(pytest.fail.Exception, match="holds no cases"):
        read_cases("cases.jsonl")
