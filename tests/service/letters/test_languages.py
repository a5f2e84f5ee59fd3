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
ESTONIAN = re.compile(r"\b(sina|sinu|kiri|käik|partii|vasta|palun)\b", re.IGNORECASE)
MARI = "mari@mangijad.test"


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
        re.sub(r"[\d\[].*", "", one.title.removeprefix(f"{EVENT}-001 ")) for one in house.read
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
    subjects = {one.to: one.title for one in done.posts}
    if mover == BERTIL:
        assert subjects[BERTIL] == f"{EVENT}-001 mottaget, nu drag 3"
        assert subjects[BO].startswith(f"{EVENT}-001 your move 3")
    else:
        assert subjects[BO] == f"{EVENT}-001 received, now move 3"
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


@pytest.fixture
def tallinn(tmp_path):
    """Mari has the Estonian language, Bo the English one."""
    columns = {"language": ["et", "en"], "time_zone": ["Europe/Tallinn", "America/Lima"]}
    members = member_list((MARI, BO), "language time_zone", **columns)
    with House(tmp_path, (MARI, BO), members=members) as it:
        yield it


def reads_estonian(letter):
    """The letter has Estonian words, and none of another language but in what is quoted."""
    prose = re.sub(r'"[^"]*"|\([^)]*\)|^ .*$', "", letter.text, flags=re.MULTILINE)
    prose = re.sub(r"^(?:Sina kirjutasid|>).*$", "", prose, flags=re.MULTILINE)
    assert letter.mail["Content-Language"] == "et"
    assert 'lang="et"' in letter.html
    assert ESTONIAN.search(prose)
    assert not ENGLISH.search(prose), (ENGLISH.search(prose), letter.subject)
    assert not SWEDISH.search(prose), (SWEDISH.search(prose), letter.subject)
    return True


def test_a_third_language_needs_no_code(tallinn):
    """Letters in Estonian, and answers in Estonian that do what they say, from first to last."""
    house = tallinn
    house.start()
    if house.first == MARI:
        house.play("a1")
    done = house.say(MARI, "Tere, Bo!\n\nMinu käik on b1, viik?\n\nParimate soovidega\nMari")
    assert (done.state, house.record()[-2:]) == ("handled", "b1")
    assert "saabus" in done.to(MARI).words
    assert "offers a draw" in done.to(BO).words
    house.say(BO, "decline\ng9")
    if house.first == BO:
        house.say(BO, "g9")
    house.say(MARI, "märkus: jälgi g9")
    for question in ("abi", "näita", "minu partiid", "aeg", "tabel", "reeglid", "protokoll"):
        (answer,) = house.say(MARI, question).posts
        assert reads_estonian(answer), question
    refused = house.say(MARI, "b1").to(MARI)
    assert "juba mängitud" in refused.words
    asked = house.say(MARI, "alistun").to(MARI)
    assert "tõesti alistuda" in asked.words
    over = house.say(MARI, f"{EVENT}-001 alistun")
    assert house.game().result.ending == "resign"
    assert "Sina alistusid." in over.to(MARI).words
    assert all(reads_estonian(one) for one in house.read if one.to == MARI)


def test_an_estonian_reads_and_sets_what_is_theirs_in_estonian(tallinn):
    house = tallinn
    house.start()
    lines = "määra kokkuvõte kell 18\nmäära laud kettad\nmäära ajavöönd Helsinki"
    changed = house.say(MARI, lines).to(MARI)
    assert "üks kiri päevas kell 18.00 (Helsinki) (uus)" in changed.words
    assert "mustad ja valged kettad, ● ja ○ (uus)" in changed.words
    assert reads_estonian(changed)
    swedish = house.say(MARI, "määra keel rootsi").to(MARI)
    assert swedish.mail["Content-Language"] == "sv"
    estonian = house.say(MARI, "sätt språk estniska").to(MARI)
    assert "Keel: eesti (uus)" in estonian.words
