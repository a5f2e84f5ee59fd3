"""Requests that need a yes: who can give it, from where, when, and what it does."""

import re
from datetime import timedelta

import pytest

from corr.mail.read.tags import make_pass
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, SITE, House

STRANGER = "kim@elsewhere.test"
NEW = "anna.new@home.test"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as it:
        yield it.start()


def number_of(house, player):
    """A game in which the player is to act."""
    rows = house.office.store.events.games_of_player(house.player(player))
    numbers = (int(row.id[-3:]) for row in rows)
    return next(n for n in numbers if house.seated(house.game(n).position.to_act, n) == player)


def ask_for(house, address, player=ANNA):
    return house.say(player, f"set address {address}", number_of(house, player))


def addresses(house, player):
    return house.office.store.players.player(player).addresses


def taps(letter):
    """The orders that the letter's buttons send."""
    return re.findall(r"mailto:[^\"]*?body=([^\"&]*)", letter.html)


def tap(house, sender, letter, body="confirm"):
    """A new mail as a tapped link makes it: no thread, the address and subject of the link."""
    (to,) = set(re.findall(r"mailto:([^?\"]*)\?", letter.html))
    raw = house.compose(sender, body, subject=f"Re: {letter.subject}", headers={"To": to})
    return house.give(raw)


def answer(house, sender, letter, body="confirm"):
    return house.give(house.compose(sender, body, letter))


# -- another address ----


def test_a_change_of_address_asks_both_addresses(house):
    done = ask_for(house, NEW)
    assert done.state == "handled"
    assert done.readers == sorted([ANNA, NEW])
    assert "go to anna.new@home.test from now on" in done.to(ANNA).words
    assert "Anna, who plays in tournaments of Club by mail" in done.to(NEW).words
    assert taps(done.to(ANNA)) == taps(done.to(NEW)) == ["confirm"]
    assert done.to(ANNA).tag != done.to(NEW).tag
    assert addresses(house, house.player(ANNA)) == (ANNA,)


@pytest.mark.parametrize("order", [(ANNA, NEW), (NEW, ANNA)])
@pytest.mark.parametrize("way", [answer, tap])
def test_letters_go_to_the_new_address_once_both_have_said_yes(house, order, way):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    once = way(house, order[0], asked.to(order[0]))
    assert once.readers == [order[0]]
    assert "the other address has to say yes as well" in once.posts[0].words
    assert addresses(house, player) == (ANNA,)
    twice = way(house, order[1], asked.to(order[1]))
    assert (twice.state, twice.readers) == ("handled", sorted([ANNA, NEW]))
    assert all("From now on our letters go to" in one.words for one in twice.posts)
    assert addresses(house, player) == (NEW, ANNA)


def test_both_addresses_may_be_written_from_after_the_change(house):
    number, asked = number_of(house, ANNA), ask_for(house, NEW)
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    position = house.newest(ANNA, number)
    done = house.give(house.compose(NEW, "a1", position))
    assert done.state == "handled"
    assert NEW in done.readers
    house.reopen()
    assert addresses(house, house.player(NEW)) == (NEW, ANNA)


def test_the_arbiters_next_list_does_not_undo_what_was_confirmed(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    house.members(f"name,email\nAnna,{ANNA}\n")
    assert set(addresses(house, player)) == {NEW, ANNA}


def test_a_second_yes_from_one_address_is_no_yes_from_the_other(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for _ in range(3):
        done = answer(house, ANNA, asked.to(ANNA))
        assert "the other address has to say yes as well" in done.to(ANNA).words
    assert addresses(house, player) == (ANNA,)


def test_a_yes_after_all_is_done_is_answered_kindly_and_changes_nothing(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    before = house.office.store.events.of_stream(f"player:{player}")
    done = answer(house, NEW, asked.to(NEW))
    assert done.state == "handled"
    assert "From now on our letters go to" in done.to(NEW).words
    assert house.office.store.events.of_stream(f"player:{player}") == before


def test_an_order_from_an_address_that_is_not_yet_the_players_does_nothing(house):
    number, asked = number_of(house, ANNA), ask_for(house, NEW)
    record = house.record(number)
    for body in (
        "a1",
        f"SK24-{number:03d} 2. a1",
        "set language sv",
        "Never heard of it",
        "resign",
    ):
        done = answer(house, NEW, asked.to(NEW), body)
        assert (done.state, done.reason) == ("refused", "not_confirmed")
        assert 'the word "confirm" on a line of its own' in done.to(NEW).words
    assert house.record(number) == record
    assert house.office.store.players.player(house.player(ANNA)).language == "en"


@pytest.mark.parametrize(
    "text", ["anna", "anna@", "@home.test", "a@b", "a b@home.test", "å@home.test", ""]
)
def test_what_is_no_address_is_refused(house, text):
    done = ask_for(house, text)
    assert done.state == "refused"
    assert done.readers == [ANNA]


@pytest.mark.parametrize("text", [SITE, "td+SK24-001@club.test", SITE.upper()])
def test_our_own_address_is_nobodys(house, text):
    done = ask_for(house, text)
    assert (done.state, done.reason) == ("refused", "bad_address")


@pytest.mark.parametrize("text", ["no-reply@home.test", "Postmaster@home.test"])
def test_an_address_at_which_nobody_reads_is_refused(house, text):
    done = ask_for(house, text)
    assert (done.state, done.reason) == ("refused", "bad_address")


def test_the_address_that_letters_go_to_already_is_told(house):
    done = ask_for(house, ANNA.upper())
    assert (done.state, done.reason) == ("refused", "address_known")


def test_whether_an_address_is_somebody_elses_cannot_be_found_out(house):
    taken, free = ask_for(house, BO), ask_for(house, NEW)
    assert taken.state == free.state == "handled"
    answers = [(taken, BO), (free, NEW)]
    first, second = (
        re.sub(r"P0001\.\d", "", done.to(ANNA).words.replace(address, "X"))
        for done, address in answers
    )
    assert first == second
    assert taken.readers == [ANNA]
    answer(house, ANNA, free.to(ANNA))
    assert addresses(house, house.player(BO)) == (BO,)


def test_an_address_that_became_somebody_elses_meanwhile_is_not_taken_from_them(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    house.members(f"name,email\nDag,{NEW}\n")
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    assert addresses(house, player) == (ANNA,)
    assert addresses(house, house.player(NEW)) == (NEW,)


def test_only_the_last_of_several_new_addresses_counts(house):
    first, player = ask_for(house, "typo@home.test"), house.player(ANNA)
    second = ask_for(house, NEW)
    late = answer(house, "typo@home.test", first.to("typo@home.test"))
    assert (late.state, late.reason) == ("refused", "question_closed")
    for one in (ANNA, NEW):
        answer(house, one, second.to(one))
    assert addresses(house, player) == (NEW, ANNA)


def test_nobody_can_have_many_strangers_written_to(house):
    done = [ask_for(house, f"victim{n}@elsewhere.test") for n in range(5)]
    assert [one.reason for one in done] == ["", "", "", "asked_often", "asked_often"]
    house.wait(days=1, hours=1)
    assert ask_for(house, NEW).state == "handled"


def test_a_question_of_more_than_thirty_days_ago_is_answered_kindly(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    house.now = house.now.replace(month=house.now.month + 1, day=house.now.day + 3)
    done = answer(house, NEW, asked.to(NEW))
    assert (done.state, done.reason) == ("refused", "question_closed")
    assert "more than 30 days old" in done.to(NEW).words
    assert addresses(house, player) == (ANNA,)


def test_the_same_stranger_is_written_to_once_in_thirty_days(house):
    assert ask_for(house, "victim@elsewhere.test").readers == sorted(
        [ANNA, "victim@elsewhere.test"]
    )
    for days in (0, 2, 27):
        house.now += timedelta(days=days)
        done = ask_for(house, "Victim@elsewhere.test")
        assert (done.reason, done.readers) == ("address_asked", [ANNA])
        assert "I have written to victim@elsewhere.test already" in done.to(ANNA).words
    house.now += timedelta(days=2)
    assert "victim@elsewhere.test" in ask_for(house, "victim@elsewhere.test").readers


def test_an_address_of_ones_own_may_become_the_first_again_at_once(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    back = house.give(house.compose(NEW, f"set address {ANNA}", asked.to(NEW)))
    assert (back.state, back.readers) == ("handled", sorted([ANNA, NEW]))
    for one in (ANNA, NEW):
        answer(house, one, back.to(one))
    assert addresses(house, player) == (ANNA, NEW)


def test_ten_new_addresses_a_day_are_written_to_for_all_players_together(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG, EVA)) as house:
        house.start()
        done = [
            ask_for(house, f"{player.partition('@')[0]}{n}@elsewhere.test", player)
            for player in (ANNA, BO, CAI, DAG)
            for n in range(3)
        ]
        assert [one.reason for one in done] == [""] * 10 + ["too_many_addresses"] * 2
        assert ask_for(house, CAI, DAG).reason == "too_many_addresses"
        house.now += timedelta(days=1, minutes=1)
        assert ask_for(house, "dag9@elsewhere.test", DAG).state == "handled"


# -- an address that is to go ----


def with_two(house):
    """Anna with two addresses, the new one first."""
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for one in (ANNA, NEW):
        answer(house, one, asked.to(one))
    return player, asked.to(ANNA)


@pytest.mark.parametrize("words", ["remove address", "ta bort adressen", "eemalda aadress"])
def test_an_address_is_struck_out_once_one_that_stays_has_said_yes(house, words):
    player, letter = with_two(house)
    asked = house.give(house.compose(ANNA, f"{words} {ANNA.upper()}", letter))
    assert (asked.state, asked.readers) == ("handled", [NEW])
    assert f"strike out the address {ANNA}" in asked.posts[0].words
    assert addresses(house, player) == (NEW, ANNA)
    done = tap(house, NEW, asked.posts[0])
    assert f"The address {ANNA} has been struck out" in done.to(NEW).words
    assert addresses(house, player) == (NEW,)
    assert house.give(house.compose(ANNA, "games")).reason == "unknown_sender"


def test_the_last_address_and_one_that_is_nobodys_cannot_be_struck_out(house):
    number = number_of(house, ANNA)
    assert house.say(ANNA, f"remove address {ANNA}", number).reason == "address_last"
    assert house.say(ANNA, f"remove address {BO}", number).reason == "address_unknown"
    assert addresses(house, house.player(ANNA)) == (ANNA,)


def test_whoever_can_forge_one_address_cannot_strike_out_the_other(house):
    player, letter = with_two(house)
    asked = house.give(house.compose(ANNA, f"remove address {NEW}", letter))
    assert asked.readers == [ANNA]
    assert answer(house, ANNA, asked.to(ANNA), "no").state == "handled"
    assert answer(house, ANNA, asked.to(ANNA)).state == "handled"
    assert addresses(house, player) == (NEW, ANNA)


# -- who can say yes ----


def test_a_yes_is_taken_from_the_address_that_was_asked_alone(house):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    answer(house, NEW, asked.to(NEW))
    for thief in (STRANGER, BO, NEW):
        done = answer(house, thief, asked.to(ANNA))
        assert addresses(house, player) == (ANNA,), thief
        assert "From now on" not in "".join(one.words for one in done.posts)
    assert answer(house, ANNA, asked.to(NEW)).reason == "nothing_to_confirm"
    assert addresses(house, player) == (ANNA,)


def test_the_pass_of_another_request_or_player_is_no_yes(house):
    ask_for(house, NEW)
    keys, player, other = house.office.keys, house.player(ANNA), house.player(BO)
    for passed in (
        make_pass(keys, player, 2, NEW),
        make_pass(keys, player, 0, NEW),
        make_pass(keys, other, 1, NEW),
        make_pass(keys, other, 1, ANNA),
        make_pass(keys, player, 1, STRANGER),
        f"{player}.1.ABCDEFGHIJKLMNOP",
    ):
        for sender in (ANNA, NEW):
            house.give(house.compose(sender, "confirm", subject=f"Re: yes [{passed}]"))
    given = [
        one
        for one in house.office.store.events.of_stream(f"player:{player}")
        if "Given" in str(one)
    ]
    assert given == []


def test_confirming_what_nobody_asked_is_answered_kindly(house):
    done = house.say(ANNA, "confirm", number_of(house, ANNA))
    assert (done.state, done.reason) == ("refused", "nothing_to_confirm")
    assert "There is nothing to confirm" in done.to(ANNA).words


# -- letters that wait for a yes ----


def test_a_letter_from_a_strange_address_counts_once_its_player_says_yes(house):
    number = number_of(house, ANNA)
    done = house.give(house.compose(STRANGER, "a1", house.newest(ANNA, number)))
    record, asked = house.record(number), done.to(ANNA)
    assert f"came from {STRANGER}" in asked.words
    assert taps(asked) == ["confirm"]
    said = tap(house, ANNA, asked)
    assert said.state == "handled"
    assert house.office.store.letters.letter(done.key).state == "handled"
    assert house.record(number) != record
    assert STRANGER not in said.readers
    assert STRANGER not in addresses(house, house.player(ANNA))


def test_a_letter_that_was_confirmed_is_not_judged_twice(house):
    number = number_of(house, ANNA)
    asked = house.give(house.compose(STRANGER, "a1", house.newest(ANNA, number))).to(ANNA)
    tap(house, ANNA, asked)
    record = house.record(number)
    again = tap(house, ANNA, asked)
    assert "That letter has been dealt with" in again.to(ANNA).words
    assert house.record(number) == record


def test_a_letter_that_the_arbiter_dropped_cannot_be_confirmed_any_more(house):
    from corr.service.letters.set_aside import drop_letter

    number = number_of(house, ANNA)
    done = house.give(house.compose(STRANGER, "a1", house.newest(ANNA, number)))
    record = house.record(number)
    drop_letter(house.office, done.key, house.act("drop"))
    said = tap(house, ANNA, done.to(ANNA))
    assert "That letter has been dealt with" in said.to(ANNA).words
    assert house.record(number) == record


def test_whoever_sent_the_strange_letter_cannot_say_yes_to_it(house):
    number = number_of(house, ANNA)
    done = house.give(house.compose(STRANGER, "a1", house.newest(ANNA, number)))
    record = house.record(number)
    for sender in (STRANGER, BO):
        tap(house, sender, done.to(ANNA))
    assert house.record(number) == record
    assert house.office.store.letters.letter(done.key).state == "quarantined"


def test_a_player_is_not_flooded_by_strange_addresses(house):
    letter = house.newest(ANNA, number_of(house, ANNA))
    asked = [
        ANNA in house.give(house.compose(f"x{n}@elsewhere.test", "a1", letter)).readers
        for n in range(6)
    ]
    assert asked == [True] * 3 + [False] * 3


def test_a_letter_about_no_game_from_a_strange_address_is_asked_about_too(house):
    asked = ask_for(house, NEW).to(ANNA)
    done = house.give(house.compose(STRANGER, "set language sv", asked))
    assert (done.state, done.reason) == ("quarantined", "foreign_address")
    assert done.readers == sorted([ANNA, ARBITER])
    assert "A letter that answers one of ours to you came from" in done.to(ANNA).words
    assert house.office.store.players.player(house.player(ANNA)).language == "en"


# -- yes and no in one's own words ----


@pytest.mark.parametrize(
    "text", ["yes", "Yes!", "ja", "jah", "ok", "Okay.", "Det var jag", "Hi,\n\nyes\n\nAnna"]
)
def test_a_short_yes_to_a_question_is_a_yes(house, text):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    for one in (ANNA, NEW):
        assert answer(house, one, asked.to(one), text).state == "handled"
    assert addresses(house, player) == (NEW, ANNA)


@pytest.mark.parametrize(
    "text",
    ["no", "No.", "nej", "ei", "decline", "No, never!", "It was not me", "det var inte jag!"],
)
@pytest.mark.parametrize("sender", [ANNA, NEW])
def test_a_no_closes_the_question_for_good_and_its_owner_is_thanked(house, text, sender):
    asked, player = ask_for(house, NEW), house.player(ANNA)
    done = answer(house, sender, asked.to(sender), text)
    assert done.state == "handled"
    assert done.readers == sorted({ANNA, sender})
    assert all("Nothing has changed, and that question is closed" in p.words for p in done.posts)
    for one in (ANNA, NEW):
        late = answer(house, one, asked.to(one))
        assert "that question is closed" in late.to(one).words
    assert addresses(house, player) == (ANNA,)


@pytest.mark.parametrize("text", ["yes\nno", "Ok,\nbut I never asked for that", "what is this?"])
def test_what_is_neither_yes_nor_no_is_asked_again(house, text):
    asked = ask_for(house, NEW)
    for one in (ANNA, NEW):
        done = answer(house, one, asked.to(one), text)
        assert (done.state, done.reason) == ("refused", "not_confirmed")
    assert addresses(house, house.player(ANNA)) == (ANNA,)


def test_yes_with_another_order_does_both(house):
    asked = ask_for(house, NEW)
    answer(house, NEW, asked.to(NEW))
    done = answer(house, ANNA, asked.to(ANNA), "confirm\nset language sv")
    assert done.state == "handled"
    row = house.office.store.players.player(house.player(ANNA))
    assert (row.addresses, row.language) == ((NEW, ANNA), "sv")


def test_no_to_being_forgotten_changes_nothing(tmp_path):
    with House(
        tmp_path, (ANNA, BO), members=f"name,email\nAnna,{ANNA}\nBo,{BO}\nCai,{CAI}\n"
    ) as house:
        letter = house.give(house.compose(CAI, "help")).to(CAI)
        asked = house.give(house.compose(CAI, "forget me", letter)).to(CAI)
        assert "that question is closed" in answer(house, CAI, asked, "nej").to(CAI).words
        answer(house, CAI, asked, "confirm")
        assert house.office.store.players.player_by_address(CAI).name == "Cai"


def test_no_to_a_strange_letter_puts_it_away_and_frees_the_clock(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.start()
        house.wait(days=6)
        strange = house.compose(STRANGER, "a1", house.newest(house.second))
        done = house.give(strange)
        asked = done.to(house.second)
        no = answer(house, house.second, asked, "det var inte jag")
        assert "has been put away" in no.to(house.second).words
        row = house.office.store.letters.letter(done.key)
        assert (row.state, row.reason) == ("dropped", "declined")
        assert "has been put away" in answer(house, house.second, asked).posts[0].words
        house.wait(days=1, hours=2)
        assert house.game().result.ending == "time"
        assert house.record() == "1.h8"


# -- secrets ----


def test_no_pass_of_a_player_shows_in_a_letter_to_another(house):
    asked = ask_for(house, NEW)
    ours, theirs = asked.to(ANNA), asked.to(NEW)
    assert ours.tag.rpartition(".")[2] not in theirs.everything()
    assert theirs.tag.rpartition(".")[2] not in ours.everything()
    number = number_of(house, ANNA)
    quoting = f"h8\n\nmsg: look {ours.tag} and {house.newest(ANNA, number).tag}"
    done = house.say(ANNA, quoting, number)
    for one in done.posts:
        if one.to != ANNA:
            assert ours.tag.rpartition(".")[2] not in one.everything()


def test_a_swedish_player_is_asked_in_swedish(house):
    house.members(f"name,email,language\nAnna,{ANNA},sv\n")
    asked = ask_for(house, NEW)
    assert "båda måste säga ja" in asked.to(ANNA).words
    assert "Ja, skriv till den adressen" in asked.to(ANNA).html
    done = answer(house, ANNA, asked.to(ANNA), "bekräfta")
    assert "Tack, ditt ja har kommit fram." in done.to(ANNA).words
