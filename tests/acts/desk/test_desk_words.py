"""How arbiters write to the desk, and what they are told when it is no command."""

import re

import pytest

from tests.desk import code_in, confirm, copied, send
from tests.office import ANNA, ARBITER, BO, EVENT, House

SECOND = "second@club.test"
BOARD = "board@club.test"
ANNUL = f'corr event annul {EVENT}-001 --reason "Both wrote"'


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    people = {"arbiters": [ARBITER, SECOND, ANNA], "committee": [BOARD]}
    with House(tmp_path_factory.mktemp("desk"), [ANNA, BO], event=people) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def is_annulled(house):
    result = house.game().result
    return result is not None and result.is_annulled


@pytest.mark.parametrize(
    "line",
    [
        f'Corr event annul {EVENT}-001 --reason "Both wrote"',
        f'CORR Event Annul {EVENT.lower()}-001 --reason "Both wrote"',
        f'Event annul {EVENT.lower()}-1 --reason "Both wrote"',
    ],
)
def test_capitals_make_no_difference(house, line):
    confirm(house, send(house, line))
    assert is_annulled(house)
    assert f"{EVENT}-001" in send(house, f"corr event status {EVENT.lower()}").to(ARBITER).text


@pytest.mark.parametrize("body", ["I confirm {}", "ok {}", "Yes, {}.", "Confirm. {}"])
def test_a_code_may_stand_behind_a_yes(house, body):
    code = code_in(send(house, ANNUL).to(ARBITER))
    send(house, body.format(code))
    assert is_annulled(house)


@pytest.mark.parametrize(
    ("sender", "body"), [(SECOND, "ok"), (ARBITER, "Confirm."), (ARBITER, "please do it")]
)
def test_a_yes_without_the_code_is_answered_with_what_to_write(house, sender, body):
    shown = send(house, ANNUL, sender).to(sender)
    answer = send(house, body, sender, shown).to(sender)
    assert not is_annulled(house)
    assert f"write this line: confirm {code_in(shown)}" in answer.words
    confirm(house, send(house, ANNUL, sender), sender)
    assert is_annulled(house)


def test_an_arbiter_who_plays_and_answers_the_desk_is_answered_by_the_desk(house):
    shown = send(house, f"corr event status {EVENT}", ANNA).to(ANNA)
    answer = send(house, "ok", ANNA, shown).to(ANNA)
    assert "no line of your letter is a command" in answer.words


@pytest.mark.parametrize(
    ("sender", "body"), [(ARBITER, "h8"), (SECOND, "foo"), (BOARD, "Hello, who is leading?")]
)
def test_whoever_has_a_role_always_gets_an_answer_of_the_desk(house, sender, body):
    answer = send(house, body, sender)
    words = answer.to(sender).words
    assert (answer.state, answer.reason) == ("handled", "desk")
    assert "no line of your letter is a command" in words
    assert "corr log [EVENT]" in words


def listed(house, sender, body="corr help"):
    text = send(house, body, sender).to(sender).text
    return set(re.findall(r"^corr ([a-z-]+(?: [a-z-]+)?)", text, re.MULTILINE))


@pytest.mark.parametrize("word", ["help", "corr help"])
def test_help_is_no_answer_to_what_waits_for_a_code(house, word):
    shown = send(house, ANNUL).to(ARBITER)
    post = send(house, word, letter=shown).to(ARBITER)
    assert post.subject == "What you can send"
    assert "confirm" not in post.text
    assert confirm(house, send(house, ANNUL)).state == "handled"


def test_help_lists_what_the_writer_may_send(house):
    chief, arbiter, board = (listed(house, one) for one in (ARBITER, SECOND, BOARD))
    levels = {one for one in chief if one.startswith(("ranking", "rating", "title"))} - arbiter
    assert chief - arbiter - levels == {"event close", "event reopen", "event cancel"}
    assert {"ranking list", "title list", "rating list"} <= levels  # the chief is the operator
    assert "appeal decide" in board
    assert "appeal decide" not in arbiter
    assert "event annul" not in board
    assert {"log", "event status"} <= board & arbiter & chief
    assert listed(house, SECOND, "help") == arbiter


def test_a_mistake_does_not_bring_the_whole_list(house):
    text = send(house, f"corr event annul {EVENT}-099 --reason x").to(ARBITER).text
    assert 'the line "corr help"' in " ".join(text.split())
    assert "corr event close" not in text


def test_appeals_are_listed_over_the_writers_events(house):
    assert "no appeal" in send(house, "corr appeal list", BOARD).to(BOARD).text
    assert "nothing was ruled" in send(house, "corr log", SECOND).to(SECOND).text


def test_the_letter_that_asks_is_not_counted_as_waiting(house):
    text = send(house, f"corr event status {EVENT}\ncorr status").to(ARBITER).words
    assert "0 letters wait to be handled" in text
    assert "the oldest" not in text


def test_what_letters_would_say_is_not_cut_within_a_sentence(house):
    shown = send(house, f'corr clock extend {EVENT}-001 --days 3 --reason "{"long " * 40}"')
    text = shown.to(ARBITER).text
    letters = text.split("Letters that would go out:")[1].split("The table would")[0]
    for one in re.split(r"\n\s{2}\S.*@.*\n", letters)[1:]:
        assert re.search(r"[.!?:…\"”]$", one.strip()), one
