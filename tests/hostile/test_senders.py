"""Forged senders, replayed and altered tags: nobody plays who is not asked, and nobody twice."""

import re

import pytest

from corr.mail.read.read import read_letter
from tests.hostile.fuzz_worlds import STRANGER, undone, worlds
from tests.office import ANNA, BO, CAI, EVENT, SITE

LOCAL, _, HOST = SITE.partition("@")


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    """An office in the middle of its games; BO is to move in the first of them."""
    (found,) = worlds(tmp_path_factory.mktemp("hostile"), ("playing",))
    yield found
    found.close()


@pytest.fixture
def house(world):
    with undone(world) as it:
        yield it


def state(house):
    """Everything that has happened, but for the letters."""
    rows = house.office.store.engine.rows("select stream, seq, body from event", {})
    return [tuple(row.values()) for row in rows]


def asked_only(house, before):
    """Whether nothing happened but that somebody was asked whether a letter is theirs."""
    news = [body for _, _, body in state(house)[len(before) :]]
    return all('"what":"letter"' in body for body in news)


def answer(house, lines, body="a15"):
    """A raw mail with these lines for From, answering Bo's newest letter with a move."""
    letter = house.newest(BO)
    return (
        f"{lines}\r\nTo: {letter.reply_to}\r\nSubject: Re: {letter.subject}\r\n"
        f"In-Reply-To: {letter.message_id}\r\nMessage-ID: <1.{abs(hash(lines))}@x.test>\r\n"
        f"Content-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n"
    ).encode("utf-8", "surrogateescape")


# -- who it is that From names ----


@pytest.mark.parametrize(
    "lines",
    [
        f"From: {BO}",
        f"From: Bo <{BO}>",
        f"From: BO <{BO.upper()}>",
        f'From: "{STRANGER}" <{BO}>',
        f"From: ({STRANGER}) {BO}",
        f"From: {BO} (<{STRANGER}>)",
        f"From: Team: {BO};",
        f"From:\r\n Bo\r\n\t<{BO}>",
        f"From: =?utf-8?q?=3Ckim=40elsewhere.test=3E?= <{BO}>",
        f"Sender: {STRANGER}\r\nFrom: {BO}\r\nReply-To: {STRANGER}",
        f"Resent-From: {STRANGER}\r\nFrom: {BO}\r\nX-Original-From: {STRANGER}",
    ],
)
def test_only_the_address_of_from_counts_and_it_plays(house, lines):
    done = house.give(answer(house, lines))
    assert (done.state, house.record().endswith("a15")) == ("handled", True)
    assert STRANGER not in done.readers


@pytest.mark.parametrize(
    "lines",
    [
        f'From: "{BO}" <{STRANGER}>',
        f'From: "<{BO}>" <{STRANGER}>',
        f'From: "Bo \\"<{BO}>" <{STRANGER}>',
        f"From: {BO} <{STRANGER}>",
        f"From: =?utf-8?q?bo=40players.test?= <{STRANGER}>",
        f"From: =?utf-8?q?=0AFrom:_bo=40players.test?= <{STRANGER}>",
        f"From: ({BO}) {STRANGER}",
        f"From: {STRANGER} ({BO})",
        f"From: {STRANGER}\r\nSender: {BO}\r\nReply-To: {BO}\r\nReturn-Path: <{BO}>",
        f"From: {BO}.evil.test",
        f"From: x{BO}",
        f"From: {BO.replace('o', chr(0x43E))}",
        f"From: {BO.replace('@', chr(0xFF20))}@elsewhere.test",
        f"From: {BO.replace('.', chr(0x3002))}",
        f"From: {LOCAL}x@elsewhere.test <{STRANGER}>",
        f"From: \x00{BO}\x00@elsewhere.test",
        f"From: <@{BO.partition('@')[2]}:kim@elsewhere.test>",
        f"From: {BO}%elsewhere.test@elsewhere.test",
    ],
)
def test_whoever_only_looks_like_a_player_plays_nothing(house, lines):
    before, record = state(house), house.record()
    done = house.give(answer(house, lines))
    assert done.state == "quarantined"
    assert house.record() == record
    assert asked_only(house, before)


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (f"From: {BO}\r\nFrom: {STRANGER}", "two_senders"),
        (f"From: {STRANGER}\r\nfrom: {BO}", "two_senders"),
        (f"From: {BO}, {STRANGER}", "two_senders"),
        (f'From: {BO}, {STRANGER[:-2]}"{STRANGER[-2:]}', "two_senders"),
        (f"From: A: {BO}, {STRANGER};", "two_senders"),
        (f"From: {BO}\rFrom: {STRANGER}", "two_senders"),
        (f"From: {BO} <{STRANGER}> <{BO}>", "no_sender"),
        ("From: @", "no_sender"),
        ("From: <>", "no_sender"),
        ("From:", "no_sender"),
        ("X: y", "no_sender"),
        ("From: undisclosed-recipients:;", "no_sender"),
        (f'From: "{BO}"@elsewhere.test', "no_sender"),
        (f"From: {BO.replace('@', ' @ ')}", "no_sender"),
        ("From: Bo", "no_sender"),
        (f"From: {'<' * 900}", "no_sender"),
    ],
)
def test_a_mail_from_nobody_or_from_two_people_is_set_aside_without_an_answer(
    house, lines, reason
):
    before = state(house)
    done = house.give(answer(house, lines))
    assert (done.state, done.reason) == ("quarantined", reason)
    assert set(done.readers) <= {"arbiter@club.test"}
    assert state(house) == before


def test_the_letter_and_its_row_agree_about_the_sender(house):
    for lines in (f"From: {BO}\rX: y", f"From: \xa0{STRANGER}", f"From: {'x' * 3_000} <{BO}>"):
        raw = answer(house, lines)
        row = house.office.store.letters.letter(house.give(raw).key)
        read = read_letter(raw, arrived=row.arrived, own_addresses=frozenset())
        assert row.sender == read.sender in (BO, STRANGER)


# -- the same letter twice ----


def test_a_letter_that_comes_twice_counts_once(house):
    raw = answer(house, f"From: {BO}")
    assert house.give(raw).state == "handled"
    events = house.events()
    assert house.give(raw).key == ""
    assert house.give(raw.replace(b"To:", b"Received: by x\r\nTo:", 1)).key == ""
    assert house.events() == events


def test_a_letter_that_is_sent_again_under_another_id_plays_nothing_more(house):
    raw = answer(house, f"From: {BO}")
    house.give(raw)
    events, record = house.events(), house.record()
    again = house.give(raw.replace(b"Message-ID: <1.", b"Message-ID: <2.", 1))
    assert (again.state, again.reason) == ("refused", "already_played")
    assert (house.events(), house.record()) == (events, record)


def test_an_answer_to_an_older_position_plays_nothing_in_the_present_one(house):
    older = next(
        one for one in house.read if one.to == BO and one.tag.startswith(f"{EVENT}-001.0.")
    )
    events = house.events()
    done = house.give(house.compose(BO, "o15", older))
    assert (done.state, done.reason) == ("refused", "old_letter")
    assert house.events() == events


def test_a_tag_of_a_game_that_is_over_does_nothing(house):
    tag = house.newest(BO)
    house.say(BO, f"{EVENT}-001 resign")
    events = house.events()
    done = house.give(house.compose(BO, "o15", tag))
    assert (done.state, done.reason) == ("refused", "game_over")
    assert house.events() == events


# -- tags of others, and tags that are none ----


@pytest.mark.parametrize("thief", [ANNA, CAI, STRANGER])
def test_a_stolen_tag_plays_for_nobody(house, thief):
    before, record = state(house), house.record()
    done = house.give(house.compose(thief, "a15", house.newest(BO)))
    assert (done.state, done.reason) == ("quarantined", "foreign_address")
    assert house.record() == record
    assert asked_only(house, before)
    assert thief not in done.readers


def altered(tag):
    """The same tag with something of it changed, by what was."""
    game, number, code = tag.split(".")
    other = "B" if code[0] == "A" else "A"
    return {
        "another position": f"{game}.{int(number) + 1}.{code}",
        "an older position": f"{game}.{int(number) - 1}.{code}",
        "another game": f"{EVENT}-002.{number}.{code}",
        "another event": f"SK25-001.{number}.{code}",
        "an event that there is not": f"ZZ99-001.{number}.{code}",
        "a player": f"P0002.{number}.{code}",
        "a cut code": f"{game}.{number}.{code[:-1]}",
        "a longer code": f"{game}.{number}.{code}A",
        "another first letter": f"{game}.{number}.{other}{code[1:]}",
        "a digit too many": f"{game}.0000{number}.{code}" + "0",
        "a letter that is none": f"{game}.{number}.{code[:-1]}\u017f",
        "no code": f"{game}.{number}.",
        "huge number": f"{game}.{'9' * 400}.{code}",
    }


@pytest.mark.parametrize("change", altered("SK24-001.4.AAAAAAAAAAAAAAAA"))
def test_an_altered_tag_proves_nothing(house, change):
    tag = altered(house.newest(BO).tag)[change]
    before = state(house)
    headers = {"To": f"{LOCAL}+{tag}@{HOST}"} if tag.isascii() else {}
    done = house.give(house.compose(BO, "a15", subject=f"x [{tag}]", headers=headers))
    assert (done.state, done.reason) == ("refused", "untagged")
    assert state(house) == before


@pytest.mark.parametrize("change", [str.lower, str.swapcase, lambda tag: tag.lower().title()])
@pytest.mark.parametrize("where", ["To", "Cc", "Delivered-To", "Subject", "References"])
def test_a_tag_whose_case_was_changed_on_the_way_counts_wherever_it_stands(house, change, where):
    tag = change(house.newest(BO).tag)
    address = f"{LOCAL}+{tag}@{HOST}"
    values = {"Subject": f"Re: x [{tag}]", "References": f"<a@b> <{tag}.7@{HOST}>"}
    headers = {where: values.get(where, address)}
    raw = house.compose(BO, "a15", headers={key: headers[key] for key in headers})
    assert house.give(raw).state == "handled"
    assert house.record().endswith("a15")


@pytest.mark.parametrize(
    "place",
    [
        "{tag}",
        "> {tag}",
        "[{tag}]",
        "-- reply above this line -- {game}",
        "To: td+{tag}@club.test",
        "In-Reply-To: <{tag}.1@club.test>",
        "mailto:td+{tag}@club.test?body=a15",
    ],
)
def test_a_tag_in_the_text_proves_nothing_for_another(house, place):
    """One of the writer's own counts there as in a subject; the opponent's is nobody's proof."""
    tag, before = house.newest(BO).tag, state(house)
    said = place.format(tag=tag, game=tag.rpartition(".")[0])
    done = house.give(house.compose(CAI, f"a15\n\n{said}\n"))
    assert (done.state, done.reason) == ("refused", "untagged")
    assert state(house) == before


@pytest.mark.parametrize("field", ["X-Tag", "Comments", "Sender", "Message-ID", "X-Delivered-To"])
def test_a_tag_in_a_field_that_is_not_asked_proves_nothing(house, field):
    tag, before = house.newest(BO).tag, state(house)
    done = house.give(house.compose(BO, "a15", headers={field: f"<td+{tag}@club.test>"}))
    assert (done.state, done.reason) == ("refused", "untagged")
    assert state(house) == before


def test_a_tag_of_one_player_and_one_of_another_prove_no_more_than_the_sender_is(house):
    mine, theirs = house.newest(CAI), house.newest(BO)
    raw = house.compose(CAI, f"{EVENT}-001 6. a15", theirs, headers={"Cc": mine.reply_to})
    record = house.record()
    done = house.give(raw)
    assert done.state != "handled"
    assert house.record() == record


def test_a_pass_of_another_player_changes_no_setting(house):
    theirs = next(one for one in house.read if one.to == BO and one.tag.startswith("P0002.0."))
    before = state(house)
    for thief in (CAI, STRANGER):
        done = house.give(house.compose(thief, "set language sv", theirs))
        assert done.reason == "foreign_address"
    assert asked_only(house, before)


def test_nobody_but_who_was_asked_confirms_a_new_address(house):
    asked = [one for one in house.read if re.search(r"P0001\.1\.", one.tag)]
    before = state(house)
    for letter in asked:
        for thief in (BO, CAI, STRANGER):
            done = house.give(house.compose(thief, "confirm", letter))
            assert done.reason in ("foreign_address", "nothing_to_confirm", "unknown_sender")
    assert asked_only(house, before)
    assert house.office.store.players.player("P0001").addresses == (ANNA,)


@pytest.mark.parametrize("sign", ["%", "_", "~", "*", "?", "'", '"', "\\", "\x00", "\udc95"])
def test_signs_that_mean_something_to_a_database_mean_nothing_in_a_mail(house, sign):
    before = state(house)
    game, number, _ = house.newest(BO).tag.split(".")
    identifier = f"{game}.{number}.{sign * 16}"
    raw = answer(house, f"From: {BO}\r\nReferences: <{identifier}> <{sign}@{HOST}>")
    raw = re.sub(rb"(?m)^(To|In-Reply-To|Subject): .*\r\n", b"", raw)
    done = house.give(raw)
    assert (done.state, done.reason) == ("refused", "untagged")
    assert state(house) == before


@pytest.mark.parametrize("prefix", ["%", "_", "~", "", "'", "*"])
def test_no_wildcard_finds_a_letter_by_the_beginning_of_its_key(house, prefix):
    house.give(house.compose(STRANGER, "hello"))
    keys = house.office.store.letters.letter_keys(prefix)
    assert bool(keys) is (prefix == "")


@pytest.mark.parametrize("address", ["x%@y.test", "x_y@z.test", "~@z.test", "a'b@z.test"])
def test_no_wildcard_in_an_address_uses_up_the_answers_of_others(house, address):
    for number in range(4):
        house.give(house.compose(address, f"hello {number}"))
    assert house.give(house.compose("xay@z.test", "hello")).readers == ["xay@z.test"]
