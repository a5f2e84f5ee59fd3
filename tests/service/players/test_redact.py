"""How somebody is known in texts of others, however they write the name."""

import pytest

from corr.service.players.forget import Traces

ANNA = Traces(
    name="Anna Ekwall",
    addresses=("anna@players.test",),
    games=(),
    instead="Anonymous 1",
    clubs=("Lundaby",),
    numbers=("4711",),
)


@pytest.mark.parametrize(
    "text",
    [
        "Anna Ekwalls lunginflammation",
        "ANNA EKWALL is ill",
        "Anna's heart, Lundaby",
        "Annas hjärta",
        "ekwall ringde",
        "Ekwalli haigus",
        "write to Anna@players.test",
    ],
)
def test_a_name_is_known_however_it_is_written(text):
    assert ANNA.may_be_in(text)
    left = ANNA.taken_out(text)
    assert "Anonymous 1" in left
    assert "ekwall" not in left.lower()
    assert "anna" not in left.lower()


@pytest.mark.parametrize(
    "text", ["Annika has won", "the plan", "joanna@players.test", "annat drag"]
)
def test_other_words_are_left_alone(text):
    assert not ANNA.may_be_in(text)
    assert ANNA.taken_out(text) == text


def test_short_names_are_known_only_as_they_are_written():
    bo = Traces(name="Bo Ek", addresses=(), games=(), instead="Anonymous 2")
    assert bo.may_be_in("Bos fel")
    assert not bo.may_be_in("hon bor i en ek, boi")
