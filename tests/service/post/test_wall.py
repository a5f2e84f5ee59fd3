"""Whatever a player writes, nobody else reads their address, ours, or a part of our letter."""

import html
from urllib.parse import unquote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.desk import confirm, send
from tests.hostile.fuzz_worlds import undone, worlds
from tests.office import ANNA, ARBITER, BO, EVENT, SITE, House, member_list

OTHER = "bo@private.test"
HELLO = "Nice opening! See you in May."
LABELS = {
    "en": ("-------- Original message --------", "From|Date|To|Subject"),
    "sv": ("-------- Ursprungligt meddelande --------", "Från|Datum|Till|Ämne"),
    "et": ("-------- Algne teade --------", "Saatja|Kuupäev|Saaja|Teema"),
}
FOOTERS = {
    "en": "Sent from my Galaxy",
    "sv": "Skickat från min Samsung Galaxy-enhet",
    "et": "Saadetud minu Galaxyst",
}
SAID = {
    "en": "were not passed on, because an address of yours stands there",
    "sv": "inte skickats vidare, eftersom en av dina adresser står där",
    "et": "ei saadetud sinu sõnu edasi, sest seal on sinu aadress",
}


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def samsung(letter, own, language):
    """An answer as Samsung's program writes it: one line from the writer's last word on."""
    divider, labels = LABELS[language]
    sender, date, to, subject = labels.split("|")
    quote = " ".join(line.strip() for line in letter.text.splitlines() if line.strip())
    return (
        f"{own}{FOOTERS[language]}{divider}{sender}: Club by mail <{letter.reply_to}>{date}: "
        f"2026-05-02  20:42  (GMT+01:00) {to}: Me <{letter.to}> "
        f"{subject}: {letter.subject} {quote}"
    )


def bare(post):
    """All that a letter shows, without what may stand between the letters of an address."""
    return "".join(html.unescape(unquote(post.everything())).casefold().split())


def quotes_nothing(post, writer):
    """Whether a letter shows no address of its reader's opponent, and ours only as a link."""
    return writer not in bare(post) and "originalmessage" not in bare(post)


@pytest.mark.parametrize("language", LABELS)
@pytest.mark.parametrize("label", ["\n\n---\n", "\nmsg: "])
def test_a_run_together_answer_plays_and_passes_on_the_message_alone(house, language, label):
    letter = house.newest(house.second)
    done = house.say(house.second, samsung(letter, f"a1{label}{HELLO}", language), quote=False)
    assert house.record() == "1.h8 2.a1"
    theirs = done.to(house.first)
    assert HELLO in theirs.words
    assert FOOTERS[language] not in theirs.words
    assert quotes_nothing(theirs, house.second)
    mine = done.to(house.second).words
    assert FOOTERS[language] in mine
    assert "your mail program seems to have added them" in mine


@pytest.mark.parametrize("language", LABELS)
def test_a_run_together_move_alone_is_played_without_a_word_about_it(house, language):
    letter = house.newest(house.second)
    done = house.say(house.second, samsung(letter, "a1", language), quote=False)
    assert house.record() == "1.h8 2.a1"
    assert quotes_nothing(done.to(house.first), house.second)
    assert all("not passed on" not in one.words for one in done.posts)


def test_a_message_that_is_taken_for_a_quote_is_named_and_can_be_sent_after_all(house):
    words = "What a fine and quiet winter evening this is, is it not?"
    house.say(house.second, f"h8\n---\n{words}")
    done = house.say(house.second, f"a1\n---\n{words}")
    assert words not in done.to(house.first).words
    mine = done.to(house.second).words
    assert f"{words} This line was not passed on" in mine
    assert 'send it again with "msg:" before it' in mine
    assert words in house.say(house.second, f"msg: {words}").to(house.first).words


@pytest.mark.parametrize("below", ["", "\n", "> quoted", "Sent from my iPhone", "-- \nAnna"])
def test_nothing_is_named_where_no_words_were_lost(house, below):
    done = house.say(house.second, f"a1\n---\n{below}")
    assert "not passed on" not in done.to(house.second).words


@pytest.mark.parametrize("language", SAID)
def test_the_receipt_says_what_was_not_passed_on_and_why(tmp_path, language):
    members = member_list((ANNA, BO), "language", language=(language,) * 2)
    with House(tmp_path, members=members) as house:
        house.start()
        body = f"a1\n\n---\n{HELLO}\nYours {house.second}\nBye"
        done = house.say(house.second, body)
        assert house.record() == "1.h8 2.a1"
        theirs, mine = done.to(house.first), done.to(house.second)
        assert HELLO in theirs.words
        assert "Bye" not in theirs.text.split("\n")
        assert quotes_nothing(theirs, house.second)
        assert f"Yours {house.second}" in mine.words
        assert SAID[language] in mine.words


def test_a_message_of_nothing_else_goes_to_nobody_and_is_answered(house):
    done = house.say(house.second, f"msg: write to {house.second}")
    assert done.readers == [house.second]
    assert (done.state, done.reason) == ("refused", "not_passed_on")
    assert "an address of yours stands there" in done.to(house.second).words


def test_every_address_of_the_writer_is_kept(house):
    writer, player = house.second, house.player(house.second)
    asked = house.say(writer, f"set address {OTHER}")
    for address in (writer, OTHER):
        house.give(house.compose(address, "confirm", asked.to(address)))
    registered = house.office.store.players.player(player).addresses
    assert set(registered) == {writer, OTHER}
    letter = house.newest(writer)
    for address in registered:
        body = f"msg: {HELLO}\nmsg: {address}"
        theirs = house.give(house.compose(writer, body, letter)).to(house.first)
        assert HELLO in theirs.words
        assert address not in bare(theirs)


def test_a_message_that_waits_for_the_daily_letter_is_cut_too(house):
    start = next(one for one in house.read if one.to == house.first and one.tag)
    house.give(house.compose(house.first, "set digest 7", start))
    done = house.say(house.second, f"a1\nmsg: {HELLO}\nmsg: {house.second}")
    assert house.first not in done.readers
    (told,) = [one for one in house.wait(days=1) if one.to == house.first]
    assert HELLO in told.words
    assert house.second not in bare(told)


def test_an_appeal_goes_on_without_the_words_that_hold_an_address(tmp_path):
    board = "board@club.test"
    with House(tmp_path, event={"committee": [board]}) as house:
        house.start()
        line = f'corr event annul {EVENT}-001 --reason "Both wrote to the old address"'
        told = confirm(house, send(house, line, ARBITER), ARBITER).to(house.second)
        words = f"appeal: I wrote to you from {house.second} in time, see {told.reply_to} too."
        done = house.give(house.compose(house.second, words, told))
        kept = house.office.folder.contest(EVENT).rulings[1].appeal.words
        assert kept == "I wrote to you from … in time, see … too."
        for reader in (house.first, ARBITER, board):
            assert kept in done.to(reader).words
            assert house.second not in bare(done.to(reader))
        mine = [one.words for one in done.posts if one.to == house.second]
        assert any("were left out of what the others read" in one for one in mine)


def test_a_form_that_a_program_ran_together_gives_a_name_without_addresses(tmp_path):
    stranger = "kim@elsewhere.test"
    with House(tmp_path) as house:
        house.letters()
        form = house.give(house.compose(stranger, "enter SK24")).to(stranger)
        filled = samsung(form, "Club: Umeå SK\nName: Kim Ek", "en")
        done = house.give(house.compose(stranger, filled, form, quote=False))
        told = done.to(ARBITER).words
        assert f'corr player add "Kim Ek" {stranger}' in " ".join(told.replace("'", '"').split())


# -- by chance --


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    (found,) = worlds(tmp_path_factory.mktemp("wall"), ("playing",))
    yield found
    found.close()


SECRETS = ("@ME@", "@SITE@", "@REPLY@", "@TAG@", "@ID@", "@MARKER@")
PIECE = st.one_of(
    st.sampled_from(SECRETS),
    st.sampled_from(["a15", "\n", "\n---\n", "\nmsg: ", "draw?", "resign", "appeal: ", "note: "]),
    st.sampled_from([*FOOTERS.values(), *(one for one, _ in LABELS.values()), "From: ", "Date: "]),
    st.sampled_from(["Thanks!", "> ", "<", ">", "mailto:", " ", "&lt;", "(at)", "claim win: "]),
    st.text(max_size=6),
)


def written(pieces, letter):
    marker = next((line for line in letter.text.splitlines() if line.startswith("-- ")), "")
    values = {
        "@ME@": BO,
        "@SITE@": SITE,
        "@REPLY@": letter.reply_to,
        "@TAG@": letter.tag,
        "@ID@": letter.message_id,
        "@MARKER@": marker,
    }
    return "".join(values.get(one, one) for one in pieces)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pieces=st.lists(PIECE, min_size=3, max_size=14), form=st.integers(0, 2))
def test_no_letter_of_anybody_elses_shows_an_address_or_the_marker_of_the_writers(
    world, pieces, form
):
    with undone(world) as house:
        letter = house.newest(BO)
        body = f"a15\n---\n{written(pieces, letter)}" if form else written(pieces, letter)
        if form == 2:
            body = samsung(letter, body, "en")
        done = house.give(house.compose(BO, body, letter, quote=False))
        assert done.state in ("handled", "refused", "quarantined")
        for post in done.posts:
            if post.to not in (BO, ARBITER):
                assert BO not in bare(post)
                assert letter.tag.casefold() not in bare(post)
                own = "".join(post.tag.rpartition(".")[0].casefold().split())
                marker = letter.tag.rpartition(".")[0].casefold()
                assert marker == own or f"--{marker}" not in bare(post)
