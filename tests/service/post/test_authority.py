"""What proves who wrote a letter at each level of `[mail] authority`, forged letters included."""

import pytest

from tests.office import ARBITER, SETTINGS, House

OURS = "mx.club.test"
STRANGER = "kim@elsewhere.test"
BELIEVING = SETTINGS.replace("[smtp]", f'authserv_id = "{OURS}"\n[smtp]')
STAMPS = {
    "pass": f"{OURS}; dmarc=pass header.from=players.test",
    "fail": f"{OURS}; dmarc=fail (p=none) header.from=players.test",
    "none": "",
}
UNANSWERING = {"In-Reply-To": "", "References": "", "To": "td@club.test"}


def house_of(folder, authority="tag", settings=BELIEVING, **changes):
    mail = {"mail": {"authority": authority}}
    return House(folder, settings=settings, **mail, **changes).start()


def stamped(raw, *fields):
    """A mail with Authentication-Results on top of it, the topmost first."""
    heads = "".join(f"Authentication-Results: {field}\r\n" for field in fields if field)
    return heads.encode() + raw


def say(house, sender, body, *fields, **more):
    return house.give(stamped(house.reply(sender, body, **more), *fields))


def untagged(house, sender, body, *fields):
    return house.give(stamped(house.compose(sender, body, subject="my move"), *fields))


# -- the three levels ----


@pytest.mark.parametrize(
    ("authority", "result", "reason"),
    [
        ("tag", "pass", ""),
        ("tag", "none", ""),
        ("tag", "fail", "unconfirmed"),
        ("address", "pass", ""),
        ("address", "none", "unconfirmed"),
        ("address", "fail", "unconfirmed"),
        ("both", "pass", ""),
        ("both", "none", "unconfirmed"),
        ("both", "fail", "unconfirmed"),
    ],
)
def test_a_letter_with_its_tag_counts_by_the_level_of_the_event(
    tmp_path, authority, result, reason
):
    with house_of(tmp_path, authority) as house:
        done = say(house, house.second, "a1", STAMPS[result])
        assert (done.state, done.reason) == ("quarantined" if reason else "handled", reason)
        assert house.record() == ("1.h8" if reason else "1.h8 2.a1")
        if reason:
            assert done.readers == sorted([ARBITER, house.second])
            assert "did you write this letter?" in done.to(house.second).subject


@pytest.mark.parametrize("authority", ["tag", "address", "both"])
def test_a_letter_that_was_confirmed_counts_as_of_its_own_arrival(tmp_path, authority):
    with house_of(tmp_path, authority) as house:
        asked = say(house, house.second, "a1", STAMPS["fail"]).to(house.second)
        arrived = house.now
        house.now = arrived.replace(day=arrived.day + 3)
        raw = house.compose(house.second, "confirm", asked)
        done = house.give(stamped(raw, STAMPS["fail"]))
        assert done.state == "handled"
        assert house.record() == "1.h8 2.a1"
        assert "arrived on Thursday 1 Feb" in done.to(house.second).words
        assert f"{arrived:%H:%M} UTC" in done.to(house.second).words


@pytest.mark.parametrize("authority", ["tag", "address", "both"])
def test_a_stranger_with_a_true_tag_plays_at_no_level(tmp_path, authority):
    with house_of(tmp_path, authority) as house:
        field = f"{OURS}; dmarc=pass header.from=elsewhere.test"
        raw = house.compose(STRANGER, "a1", house.newest(house.second))
        done = house.give(stamped(raw, field))
        assert (done.state, done.reason) == ("quarantined", "foreign_address")
        assert house.record() == "1.h8"


@pytest.mark.parametrize("authority", ["tag", "address", "both"])
def test_the_opponents_tag_gives_no_power_over_ones_own_seat_at_any_level(tmp_path, authority):
    with house_of(tmp_path, authority) as house:
        stolen = house.compose(house.first, "a1", house.newest(house.second))
        done = house.give(stamped(stolen, STAMPS["pass"]))
        assert (done.state, done.reason) == ("quarantined", "foreign_address")
        assert house.record() == "1.h8"


# -- letters without a tag ----


@pytest.mark.parametrize(
    ("authority", "result", "outcome"),
    [
        ("tag", "pass", ("refused", "untagged")),
        ("both", "pass", ("refused", "untagged")),
        ("address", "pass", ("handled", "")),
        ("address", "none", ("quarantined", "unconfirmed")),
        ("address", "fail", ("quarantined", "unconfirmed")),
    ],
)
def test_without_a_tag_a_letter_must_name_game_and_move_where_an_address_is_enough(
    tmp_path, authority, result, outcome
):
    with house_of(tmp_path, authority) as house:
        done = untagged(house, house.second, "SK24-001 2. a1", STAMPS[result])
        assert (done.state, done.reason) == outcome
        assert house.record() == ("1.h8 2.a1" if outcome[0] == "handled" else "1.h8")


def test_an_untagged_letter_that_was_confirmed_counts(tmp_path):
    with house_of(tmp_path, "address") as house:
        asked = untagged(house, house.second, "SK24-001 2. a1").to(house.second)
        assert house.give(house.compose(house.second, "confirm", asked)).state == "handled"
        assert house.record() == "1.h8 2.a1"


def test_without_a_tag_a_letter_that_names_no_game_gets_the_position(tmp_path):
    with house_of(tmp_path, "address") as house:
        done = untagged(house, house.second, "a1", STAMPS["pass"])
        assert (done.state, done.reason) == ("refused", "untagged")
        assert house.say(house.second, "a1", headers={}).reason == "unconfirmed"


# -- verdicts that count, and those that do not ----


@pytest.mark.parametrize(
    "fields",
    [
        ("mx.evil.test; dmarc=pass header.from=players.test",),
        (STAMPS["fail"], STAMPS["pass"]),
        ("mx.evil.test; dmarc=pass header.from=players.test", STAMPS["fail"], STAMPS["pass"]),
        (f"{OURS}; none", STAMPS["pass"]),
        (f"{OURS}; dmarc=pass header.from=evil.test",),
        (f"{OURS}; spf=pass smtp.mailfrom=evil.test; dkim=pass header.d=evil.test",),
        (f"{OURS}.evil.test; dmarc=pass header.from=players.test",),
        ("spf=pass smtp.mailfrom=players.test; dmarc=pass header.from=players.test",),
    ],
)
def test_a_forged_or_foreign_verdict_proves_nothing(tmp_path, fields):
    with house_of(tmp_path, "both") as house:
        done = say(house, house.second, "a1", *fields)
        assert (done.state, done.reason) == ("quarantined", "unconfirmed")
        assert house.record() == "1.h8"


def test_a_forged_pass_below_our_own_stamp_does_not_undo_a_fail(tmp_path):
    with house_of(tmp_path, "tag") as house:
        done = say(house, house.second, "a1", STAMPS["fail"], STAMPS["pass"])
        assert done.reason == "unconfirmed"


def test_where_no_server_is_named_no_verdict_is_read(tmp_path):
    with house_of(tmp_path, "tag", SETTINGS) as house:
        done = say(house, house.second, "a1", STAMPS["fail"])
        assert done.state == "handled"
        row = house.office.store.letters.letter(done.key)
        assert (row.verdict, row.selector) == ("", "")


def test_the_verdict_and_the_selector_are_kept_with_the_letter(tmp_path):
    with house_of(tmp_path) as house:
        field = (
            f"{OURS}; dkim=pass header.d=players.test header.s=mail2024; "
            "dmarc=pass header.from=players.test"
        )
        row = house.office.store.letters.letter(say(house, house.second, "a1", field).key)
        assert (row.verdict, row.selector) == ("pass dmarc players.test", "mail2024")
        (listed,) = house.office.store.letters.in_state("handled")
        assert listed.verdict == row.verdict


# -- several events, several letters ----


def test_a_letter_needs_the_proof_of_the_strictest_event_that_it_names(tmp_path):
    with house_of(tmp_path, "both", system={"games_per_pair": 2}) as house:
        second, number = house.seated(house.game(2).position.to_act, 2), 2
        done = say(house, second, "SK24-001 2. a1\na1", STAMPS["none"], number=number)
        assert done.reason == "unconfirmed"
        assert house.record(1) == house.record(2) == "1.h8"


def test_every_letter_is_asked_about_but_a_flood_is_not_answered_for_ever(tmp_path):
    with house_of(tmp_path) as house:
        asked = [
            any(
                one.to == house.second
                for one in say(house, house.second, f"a{n}", STAMPS["fail"]).posts
            )
            for n in range(1, 26)
        ]
        assert asked == [True] * 20 + [False] * 5
        assert house.say(house.second, "what now?").readers == [house.second]


def test_a_question_about_a_letter_shows_its_orders_and_nothing_else_of_it(tmp_path):
    with house_of(tmp_path) as house:
        body = "a1\n\nClick https://evil.test now and win!"
        asked = say(house, house.second, body, STAMPS["fail"]).to(house.second)
        assert "  | a1" in asked.text
        assert "on Thursday 1 Feb, 09:00 (Stockholm)" in asked.words
        assert "evil.test" not in asked.everything()


def test_the_clock_waits_for_the_arbiter_while_a_letter_in_time_is_unconfirmed(tmp_path):
    with house_of(tmp_path) as house:
        say(house, house.second, "a1", STAMPS["fail"])
        house.wait(days=9)
        assert house.game().result is None


def test_people_who_never_answer_lose_nothing_but_that_letter(tmp_path):
    with house_of(tmp_path) as house:
        say(house, house.second, "a1", STAMPS["fail"])
        assert say(house, house.second, "b2", STAMPS["pass"]).state == "handled"
        assert house.record() == "1.h8 2.b2"
