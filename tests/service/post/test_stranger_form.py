"""Somebody unknown fills in a form by letter: that proves the address, and spares typing."""

import shlex
from datetime import timedelta
from urllib.parse import unquote

import pytest

from corr.service.letters.set_aside import drop_letter
from corr.service.watch.needs import strangers
from corr.service.watch.overview import look_at
from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, EVENT, SITE, House, member_list

STRANGER = "kim@elsewhere.test"
FILLED = "enter SK24\nName: Kim Ek\nCountry: SE\nClub: Umeå SK\nMember number: 1099\n"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO)) as it:
        it.letters()
        yield it


@pytest.fixture
def form(house):
    """The letter with the form that a stranger gets."""
    return house.give(house.compose(STRANGER, "enter SK24")).to(STRANGER)


def test_the_form_can_be_tapped(form):
    link = unquote(form.html)
    assert "enter SK24\r\nName: \r\nCountry: \r\nClub: \r\nMember number: " in link
    assert "  Name:" in form.text.splitlines()


def test_a_form_that_comes_back_gives_the_arbiter_a_command_that_enters_the_player(house, form):
    done = house.give(house.compose(STRANGER, FILLED, form))
    assert (done.state, done.readers) == ("quarantined", [ARBITER, STRANGER])
    assert "Your address is confirmed" in done.to(STRANGER).words
    told = done.to(ARBITER)
    assert "Kim Ek, who is not in the register" in told.words
    assert told.reply_to == SITE
    assert f"yourself: {STRANGER}" in told.words
    shown = told.words.partition("If you agree: ")[2].partition(" To write")[0]
    command = shown.replace(" \\ ", " ")  # broken as for a shell
    assert command == (
        f"corr player add 'Kim Ek' {STRANGER} --country SE --club 'Umeå SK' --member-no 1099 "
        "--enter SK24"
    )
    house.close()
    assert corr(house.folder, *shlex.split(command)[1:]).status == 0
    house.reopen()
    player = house.office.store.players.player_by_address(STRANGER)
    assert (player.name, player.club, player.member_no) == ("Kim Ek", "Umeå SK", "1099")
    assert player.id in house.office.folder.contest(EVENT).entries
    (letter,) = house.letters()
    assert letter.to == STRANGER
    assert letter.subject.startswith("Invitation: Sverigekorr 2024")


def test_the_form_may_be_filled_in_between_the_lines_of_the_quoted_letter(house, form):
    quoted = "\n".join(f"> {line}" for line in form.text.splitlines())
    body = quoted.replace("Name:", "Name: Kim Ek").replace("Country:", "Country: Estonia")
    done = house.give(house.compose(STRANGER, body, form, quote=False))
    assert f"corr player add 'Kim Ek' {STRANGER} --country Estonia" in done.to(ARBITER).words


def test_a_form_without_a_name_or_from_another_address_is_an_ordinary_letter(house, form):
    house.now += timedelta(days=1)
    assert ARBITER not in house.give(house.compose(STRANGER, "Club: Umeå", form)).readers
    done = house.give(house.compose("eve@elsewhere.test", FILLED, form))
    assert "confirmed" not in " ".join(one.words for one in done.posts)
    assert "Kim Ek" not in " ".join(one.words for one in done.posts)


def test_a_form_is_taken_once_a_day(house, form):
    house.give(house.compose(STRANGER, FILLED, form))
    again = house.give(house.compose(STRANGER, FILLED, form, subject="again"))
    assert again.readers == []


def test_who_is_in_the_register_is_not_added_again(house):
    done = corr(house.folder, "player", "add", "Anna Two", ANNA)
    assert (done.status, "is in the register" in done.err) == (2, True)


def test_a_filled_in_form_waits_for_the_arbiter_until_it_is_settled(house, form):
    done = house.give(house.compose(STRANGER, FILLED, form))
    (need,) = strangers(house.office, look_at(house.office, house.now))
    assert (need.event, need.commands[1]) == (EVENT, f"corr mail drop {done.key}")
    assert need.commands[0].startswith(f"corr player add 'Kim Ek' {STRANGER}")
    drop_letter(house.office, done.key, house.act("drop"))
    assert not [*strangers(house.office, look_at(house.office, house.now))]


def test_a_form_is_settled_when_its_writer_is_a_player(house, form):
    house.give(house.compose(STRANGER, FILLED, form))
    house.members(member_list((ANNA, BO, STRANGER)))
    assert not [*strangers(house.office, look_at(house.office, house.now))]
