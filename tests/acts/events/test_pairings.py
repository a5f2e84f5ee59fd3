"""`corr pairings` in the languages of the players."""

import json

import pytest

from tests.commands import corr, stand_still
from tests.office import ANNA, BO, CAI, EVENT, House


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An event of three players in which a round is drawn; the game is ruled."""
    folder = tmp_path_factory.mktemp("pairings")
    system = {"kind": "monrad", "rounds": 3}
    with House(folder, (ANNA, BO, CAI), system=system) as house:
        house.start()
        stand_still(folder, house.now)
    corr(folder, "event", "rule", f"{EVENT}-001", "1-0", "--reason", "agreed", "--yes")
    return folder


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Round 1 of 3, from 2024-02-01, seed", "bye: ")),
        ("sv", ("Rond 1 av 3, från 2024-02-01, lottfrö", "frirond: ")),
        ("et", ("1. voor (voore on 3), alates 2024-02-01, loosiseeme", "vaba voor: ")),
    ],
)
def test_pairings_are_told_in_a_language(folder, lang, words):
    done = corr(folder, "pairings", EVENT, "--lang", lang)
    assert done.status == 0, done.err
    assert all(each in done.out for each in words)


def test_a_result_that_was_ruled_is_told_in_the_language(folder):
    assert "(domslut)" in corr(folder, "pairings", EVENT, "--lang", "sv").out
    assert "(kohtuniku otsus)" in corr(folder, "pairings", EVENT, "--lang", "et").out


def test_json_has_the_same_words_in_all_languages(folder):
    plain, swedish = (
        corr(folder, "pairings", EVENT, "--json", "--lang", lang).out for lang in ("en", "sv")
    )
    assert json.loads(plain) == json.loads(swedish)


def test_a_language_without_templates_is_refused(folder):
    done = corr(folder, "pairings", EVENT, "--lang", "xx")
    assert done.status == 2
    assert "there are de, en, et, sv" in done.err
