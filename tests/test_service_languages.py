"""Every player gets letters in their own language and time zone, whatever the opponent's."""

import re
from datetime import timedelta

import pytest

from tests.office import BO, EVENT, House, member_list

BERTIL = "bertil@spelare.test"
ENGLISH = re.compile(
    r"\b(you|your|please|the|reply|move|board|received|started|game|answer)\b", re.IGNORECASE
)
SWEDISH = re.compile(r"\b(du|ditt|dina|och|brev|drag|partiet|bräde|är)\b", re.IGNORECASE)


@pytest.fixture
def house(tmp_path):
    """Bertil has the Swedish language, Bo the English one."""
    columns = {"language": ["sv", "en"], "time_zone": ["Europe/Stockholm", "America/Lima"]}
    members = member_list((BERTIL, BO), "language time_zone", **columns)
    with House(tmp_path, (BERTIL, BO), members=members) as it:
        yield it


def check(letter):
    """The letter is in its reader's language, but for orders that are quoted."""
    prose = re.sub(r'"[^"]*"|\([^)]*\)|^ .*$', "", letter.text, flags=re.MULTILINE)
    prose = "\n".join(
        line for line in prose.splitlines() if not line.startswith(("You wrote", ">"))
    )
    own, other = (SWEDISH, ENGLISH) if letter.to == BERTIL else (ENGLISH, SWEDISH)
    assert letter.mail["Content-Language"] == ("sv" if letter.to == BERTIL else "en")
    assert own.search(prose)
    assert not other.search(prose), (other.search(prose), letter.subject)
    assert f'lang="{letter.mail["Content-Language"]}"' in letter.html


def test_each_letter_of_a_game_is_in_its_readers_language(house):
    house.start()
    house.play("a1")
    house.play("h9, draw?")
    house.say(house.second, "decline\nmsg: 1, 2, 3")
    house.say(house.second, "h9")
    house.say(house.second, "hjälp")
    house.say(house.first, "help")
    house.give(house.compose("x@y.test", "a1", house.newest(BERTIL)))
    house.give(house.compose(BERTIL, "a1"))
    house.wait(days=4)
    house.wait(days=8)
    kinds = {
        re.sub(r"[\d\[].*", "", one.subject.removeprefix(f"{EVENT}-001 ")) for one in house.read
    }
    assert len(kinds) > 10
    letters = [one for one in house.read if one.to in (BERTIL, BO)]
    assert {one.to for one in letters} == {BERTIL, BO}
    for letter in letters:
        check(letter)


def test_swedish_orders_and_subjects(house):
    house.start()
    mover = house.second
    done = house.say(mover, "Hej!\n\nMitt drag är a1, remi?\n\nHälsningar")
    assert done.state == "handled"
    assert house.record() == "1.h8 2.a1"
    subjects = {one.to: one.subject.partition(" [")[0] for one in done.posts}
    if mover == BERTIL:
        assert subjects[BERTIL] == f"{EVENT}-001 draget mottaget"
        assert subjects[BO].startswith(f"{EVENT}-001 your move 3")
    else:
        assert subjects[BO] == f"{EVENT}-001 move received"
        assert subjects[BERTIL].startswith(f"{EVENT}-001 ditt drag 3")
    house.say(house.first, "ger upp\nger upp")
    assert house.game().result.ending == "resign"


def test_times_are_told_in_the_readers_zone(house):
    house.start()
    house.now += timedelta(hours=2)
    first = house.play("a1")
    told = {one.to: one.text for one in first.posts}
    assert "11:00" in told[BERTIL]
    assert "05:00" in told[BO]
