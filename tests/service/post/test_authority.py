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


# -- what Postfix with OpenDKIM, OpenDMARC and policyd-spf writes, and rspamd ----
# Each of the three writes a field of its own. Postfix puts all of them above its Received, what
# the policy server says lowest; Sendmail's milters write below theirs, and so does rspamd.

DELIVERED = f"""\
Return-Path: <bo@players.test>
Delivered-To: td@club.test
Received: from {OURS} ([127.0.0.1])
\tby vm with LMTP
\tid wMSKNn7aCmuxRwAAg+zDdQ
\tfor <td@club.test>; Thu, 01 Feb 2024 09:00:00 +0000
"""
BORDER = f"""\
Received: from mail.players.test (mail.players.test [192.0.2.44])
\tby {OURS} (Postfix) with ESMTPS id BD3811D5CC1
\tfor <td@club.test>; Thu, 01 Feb 2024 09:00:00 +0000 (UTC)
"""
SENT = """\
Received: from phone (unknown [192.0.2.45])
\tby mail.players.test (Postfix) with ESMTPSA id 422D41D5D3A;
\tThu, 01 Feb 2024 08:59:59 +0000 (UTC)
"""


def stamps(*statements, server=OURS):
    return "".join(f"Authentication-Results: {server}; {one}\n" for one in statements)


def debian(dmarc, spf, dkim):
    """What Debian's Postfix puts on top of a letter that its three programs have seen."""
    milters = stamps(
        f"dmarc={dmarc} (p=none dis=none) header.from=players.test",
        f"dkim={dkim} (2048-bit key; unprotected) header.d=players.test header.i=@players.test"
        ' header.b="aBc"; dkim-atps=neutral',
    )
    policyd = stamps(f"spf={spf} (sender SPF) smtp.mailfrom=players.test (client-ip=192.0.2.44)")
    return DELIVERED + milters + "DMARC-Filter: OpenDMARC Filter v1.4.2 x\n" + policyd + BORDER


def rspamd(dmarc, spf, dkim):
    return (
        DELIVERED
        + BORDER
        + (
            "X-Rspamd-Queue-Id: BD3811D5CC1\nX-Spamd-Result: default: False [-2.10 / 15.00];\n"
            f"\tR_SPF_ALLOW(-0.20)[+mx];\n"
            f"Authentication-Results: {OURS};\n\tdkim={dkim} header.d=players.test header.s=k;\n"
            f"\tspf={spf} (mx.club.test: domain of x) smtp.mailfrom=bo@players.test;\n"
            f"\tdmarc={dmarc} (policy=none) header.from=players.test\n"
        )
    )


def came(house, top, body="a1"):
    """A letter of the second player with these fields on top of what their program wrote."""
    raw = house.reply(house.second, body)
    return house.give(top.replace("\n", "\r\n").encode() + raw)


@pytest.mark.parametrize("server", [debian, rspamd])
@pytest.mark.parametrize(
    ("dmarc", "spf", "dkim", "found"),
    [
        ("pass", "pass", "pass", "pass dmarc players.test"),
        ("none", "pass", "none", "pass spf players.test"),
        ("none", "softfail", "pass", "pass dkim players.test"),
        ("none", "fail", "pass", "pass dkim players.test"),
        ("none", "fail", "none", "fail spf players.test"),
        ("none", "none", "fail", "fail dkim players.test"),
        ("fail", "pass", "none", "fail dmarc players.test"),
    ],
)
def test_all_that_our_server_says_is_read_be_it_in_one_field_or_in_three(
    tmp_path, server, dmarc, spf, dkim, found
):
    with house_of(tmp_path, "both") as house:
        done = came(house, server(dmarc, spf, dkim) + SENT)
        assert house.office.store.letters.letter(done.key).verdict == found
        assert done.reason == ("" if found.startswith("pass") else "unconfirmed")


PASSED = "dmarc=pass header.from=players.test"
AS_OURS = BORDER.replace("mail.players.test", OURS)


@pytest.mark.parametrize(
    ("top", "found"),
    [
        # Written by the sender, right below our border, and further down.
        (debian("none", "none", "none") + stamps(PASSED), "none"),
        (debian("none", "fail", "none") + stamps(PASSED), "fail"),
        (debian("fail", "none", "none") + SENT + stamps(PASSED), "fail"),
        (DELIVERED + stamps("spf=fail smtp.mailfrom=a.test") + BORDER + stamps(PASSED), "fail"),
        (DELIVERED + stamps("dkim=none") + BORDER + AS_OURS + stamps(PASSED), "none"),
        (rspamd("none", "none", "none") + SENT + stamps(PASSED), "none"),
        (rspamd("none", "none", "none") + stamps(PASSED), "none"),
        (rspamd("none", "fail", "none") + AS_OURS + stamps(PASSED), "fail"),
        # Our server has said nothing at all.
        (DELIVERED + BORDER + SENT + stamps(PASSED), "none"),
        (DELIVERED + BORDER + SENT + AS_OURS + stamps(PASSED), "none"),
        # Under other names, among ours.
        (DELIVERED + stamps(PASSED, server="mx.evil.test") + BORDER, "none"),
        (DELIVERED + stamps(PASSED, server=f"x.{OURS}") + stamps("spf=none") + BORDER, "none"),
        # Sendmail's way, where ours stands below the border: what it says itself cannot be undone.
        (DELIVERED + BORDER + stamps("dmarc=fail", "spf=fail", PASSED), "fail"),
        (DELIVERED + BORDER + stamps("dmarc=none", "spf=fail") + SENT + stamps(PASSED), "fail"),
        (DELIVERED + BORDER + stamps("spf=none") + "Subject: x\n" + stamps(PASSED), "none"),
        (DELIVERED + BORDER + stamps('dmarc="', "none", PASSED), "none"),
    ],
)
def test_what_a_sender_writes_in_our_name_below_our_border_never_counts(tmp_path, top, found):
    with house_of(tmp_path, "both") as house:
        done = came(house, top)
        row = house.office.store.letters.letter(done.key)
        assert (row.verdict.partition(" ")[0], done.reason) == (found, "unconfirmed")
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
