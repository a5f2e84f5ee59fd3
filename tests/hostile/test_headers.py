"""Header injection: whatever is in a mail, a name or a file, our letters have our headers."""

import email
import re
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage

import pytest

from corr.errors import ArbiterError
from corr.mail.letter import Draft
from corr.mail.write import write_mime as mime
from corr.mail.write.site import Site
from corr.mail.write.write import write
from corr.service.players.from_list import import_players
from corr.tournament.spec.spec import spec_from_tables
from corr.words.templates import ours
from tests.hostile.fuzz_worlds import STRANGER, undone, worlds
from tests.office import ANNA, ARBITER, BO, House, event_tables

NAMES = {
    *("From", "To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "Reply-To"),
    *("Auto-Submitted", "X-Auto-Response-Suppress", "X-Corr-Loop", "X-Corr-Chain"),
    "List-Unsubscribe",
    *("Content-Language", "MIME-Version", "Content-Type", "Content-Transfer-Encoding"),
}
VICTIM = "victim@evil.test"
BREAKS = ("\r\nBcc: {}", "\nBcc: {}", "\rBcc: {}", "\x0bBcc: {}", "\x85Bcc: {}", "\u2028Bcc: {}")
SITE = Site(name="Club", address="td@club.test", host="club.test")


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


def check(raw: bytes, reader: str) -> EmailMessage:
    """Read a letter as the strictest and as the oldest reader would; nothing of ours is lost."""
    head = raw.partition(b"\r\n\r\n")[0]
    assert head.isascii()
    assert not re.search(rb"\r(?!\n)|(?<!\r)\n|\x00", raw)
    names = [line.partition(b":")[0].decode() for line in head.split(b"\r\n") if line[:1] != b" "]
    assert len(set(names)) == len(names)
    assert set(names) <= NAMES
    parsed = email.message_from_bytes(raw, policy=policy.default)
    assert [one.addr_spec for one in parsed["To"].addresses] == [reader]
    assert not parsed.defects
    for part in parsed.walk():
        assert not part["Bcc"]
    return parsed


def give(house, raw):
    done = house.give(raw)
    for one in done.posts:
        check(one.raw, one.to)
        assert VICTIM not in done.readers
    return done


# -- through mails ----


@pytest.mark.parametrize(
    "lines",
    [
        "Subject: =?utf-8?q?hello=0D=0ABcc:_victim=40evil.test?=",
        "Subject: =?utf-8?b?aGVsbG8NCkJjYzogdmljdGltQGV2aWwudGVzdA==?=",
        f"Subject: hello=?UTF-8?Q?=0A?=Bcc: {VICTIM}",
        "Subject: " + "x" * 70 + " =?UTF-8?Q?=0ABcc:_victim=40evil.test?=",
        f"Subject: hello\rBcc: {VICTIM}",
        f"Subject: hello\r\n\r\n Bcc: {VICTIM}",
        f"Subject: hello\x00\x0bBcc: {VICTIM}",
        "From: =?utf-8?q?Kim=0D=0ABcc:_victim=40evil.test?= <kim@elsewhere.test>",
        'From: "Kim\\\r\n Bcc: x" <kim@elsewhere.test>',
        f"From: Kim\x85Bcc: {VICTIM} <kim@elsewhere.test>",
        f'From: "=?utf-8?q?=22=3E=2C_{VICTIM}?=" <kim@elsewhere.test>',
        "From: =?utf-8?q?a=22_=3Cvictim=40evil.test=3E=2C?= <kim@elsewhere.test>",
        f"Message-ID: <a@b>\r\n Bcc: {VICTIM}",
        "Message-ID: <a\rBcc: victim@evil.test>",
        "Message-ID: <a\x0bb c@d>",
        "Message-ID: =?utf-8?q?=3Ca=40b=3E=0ABcc:_victim=40evil.test?=",
        "Message-ID: <" + "a" * 5_000 + "@b>",
        "Message-ID: <å@b>",
        "References: <a@b> <c\r\n\td@e>\r\n <=?utf-8?q?=0ABcc:x?=>",
        f"Reply-To: {VICTIM}",
        f"Disposition-Notification-To: {VICTIM}\r\nReturn-Receipt-To: {VICTIM}",
    ],
)
@pytest.mark.parametrize("sender", [BO, STRANGER])
def test_no_header_of_a_mail_comes_to_life_in_an_answer(house, lines, sender):
    own = lines if lines.startswith("From:") else f"From: {sender}\r\n{lines}"
    raw = f"{own}\r\nTo: td@club.test\r\nContent-Type: text/plain\r\n\r\nWhat now? a1?\r\n"
    done = give(house, raw.encode("utf-8"))
    assert done.posts


@pytest.mark.parametrize(
    "address",
    [
        f"kim@elsewhere.test,{VICTIM}",
        f"kim@elsewhere.test>,<{VICTIM}",
        "kim@elsewhere.test\x00",
        "kim\n@elsewhere.test",
        f"kim@elsewhere.test?bcc={VICTIM}",
        "kim@[127.0.0.1]",
        "-oQx@elsewhere.test",
        "kïm@elsewhere.test",
        "kim@" + "x" * 260 + ".test",
        "a" * 70 + "@elsewhere.test",
        ".@elsewhere.test",
    ],
)
def test_a_sender_whose_address_no_header_can_carry_is_not_written_to(house, address):
    raw = f"From: <{address}>\r\nTo: td@club.test\r\n\r\nHello\r\n".encode()
    assert set(give(house, raw).readers) <= {ARBITER, "kim@elsewhere.test", address.lower()}


@pytest.mark.parametrize("sign", BREAKS)
def test_a_message_and_its_writers_words_bring_no_header_to_anybody(house, sign):
    nasty = sign.format(VICTIM)
    done = give(house, house.reply(BO, f"a15\nmsg: Hello{nasty}\nnote: x{nasty}\nlost{nasty}"))
    assert done.state == "handled"
    for one in done.posts:
        assert not re.search(r"(?m)^\s*bcc:", one.raw.partition(b"\r\n\r\n")[0].decode())


def test_an_order_that_is_quoted_in_a_refusal_brings_no_header(house):
    for number, sign in enumerate(BREAKS):
        give(house, house.reply(BO, f"set language {number}{sign.format(VICTIM)}"))
        give(house, house.reply(BO, f"set address a@b{sign.format(VICTIM)}"))
        give(house, house.reply(BO, f"enter ZZ{number}9{sign.format(VICTIM)}"))


@pytest.mark.parametrize(
    "address",
    [
        f"a@b.test\\r\\nBcc:{VICTIM}",
        f"a@b.test,{VICTIM}",
        f"<a@b.test>,<{VICTIM}>",
        "a@b.test?cc=x",
    ],
)
def test_nobody_is_written_to_who_hides_behind_a_new_address(house, address):
    done = give(house, house.reply(BO, f"set address {address}"))
    assert (done.state, done.readers) == ("refused", [BO])


def test_a_strangers_wish_to_play_reaches_the_arbiter_as_words_alone(house):
    name = "=?utf-8?q?Kim=0D=0ABcc:_victim=40evil.test_=3Cb=3E?="
    raw = f"From: {name} <{STRANGER}>\r\nTo: td@club.test\r\nSubject: enter SK24\r\n\r\nenter SK24"
    done = give(house, raw.encode())
    told = done.to(ARBITER)
    assert STRANGER in told.words
    assert told.reply_to == "td@club.test"
    assert f"yourself: {STRANGER}" in told.words


# -- through files of the arbiter's ----


@pytest.mark.parametrize("sign", [*BREAKS, "\x00{}", "\x1b[31m{}", "\u202e{}", "\ud800{}"])
def test_a_name_that_is_more_than_a_line_is_not_let_into_the_register(tmp_path, sign):
    with House(tmp_path) as house:
        name = f"Eva{sign.format(VICTIM)}x"
        for text in (
            f'name,email\n"{name}",e@x.test\n',
            f'name,email,club\nE,e@x.test,"{name}"\n',
        ):
            try:
                import_players(house.office, text, "list.csv", house.now, "test")
            except ArbiterError:
                continue
            row = house.office.store.players.player_by_address("e@x.test")
            assert (row.name + row.club).isprintable()


@pytest.mark.parametrize("sign", [*BREAKS, "\x00{}", "\x1b[31m{}", "\u202e{}"])
def test_an_event_whose_name_is_more_than_a_line_is_none(sign):
    with pytest.raises(ArbiterError):
        spec_from_tables(event_tables(event={"name": f"E{sign.format(VICTIM)}x"}), "event.toml")


@pytest.mark.parametrize(
    "name",
    [
        "=?utf-8?q?=0ABcc:_victim=40evil.test?=",
        'Eva" <victim@evil.test>, "x',
        "Eva <victim@evil.test>,",
        "Eva \\",
        "(Eva",
        "Eva: victim@evil.test;",
        ".",
        "Öst " * 30,
    ],
)
def test_whatever_a_player_is_called_letters_go_to_the_player_alone(tmp_path, name):
    quoted = name.replace('"', '""')
    members = f'name,email\n"{quoted}",{ANNA}\nBo,{BO}\n'
    with House(tmp_path, members=members) as house:
        house.start()
        done = house.say(house.second, "a1\nmsg: hello")
        posts = [*house.read, *done.posts]
        assert {one.to for one in posts} == {ANNA, BO}
        for one in posts:
            parsed = check(one.raw, one.to)
            if one.to == ANNA:
                called = " ".join(parsed["To"].addresses[0].display_name.split())
                # One encoded word has to do, however long a name is.
                assert called
                assert " ".join(name.split()).startswith(called)


# -- where headers are made ----


@pytest.mark.parametrize("sign", [*BREAKS, "\x00Bcc: {}", "\ud800Bcc: {}"])
@pytest.mark.parametrize("at", ["to_name", "file", "subject"])
def test_no_part_of_a_draft_breaks_a_header(sign, at):
    nasty = f"x{sign.format(VICTIM)}"
    draft = Draft(
        kind="arbiter",
        language="en",
        to_name=nasty if at == "to_name" else "",
        to_address="reader@x.test",
        message_id="n.1@club.test",
        reply_to="td@club.test",
        date=datetime(2024, 2, 1, tzinfo=UTC),
        facts={"notices": ()},
        attachments=((nasty if at == "file" else "a.txt", "text/plain", b"x"),),
    )
    site = Site(name=nasty, address=SITE.address, host=SITE.host) if at == "subject" else SITE
    parsed = check(write(draft, site=site, templates=ours()), "reader@x.test")
    assert len(list(parsed.iter_attachments())) == 1


@pytest.mark.parametrize("field", ["to_address", "message_id", "reply_to"])
@pytest.mark.parametrize("sign", BREAKS)
def test_an_address_or_id_that_is_none_makes_no_letter(field, sign):
    draft = Draft(
        kind="arbiter",
        language="en",
        to_name="",
        to_address="reader@x.test",
        message_id="n.1@club.test",
        reply_to="td@club.test",
        date=datetime(2024, 2, 1, tzinfo=UTC),
        facts={"notices": ()},
    )
    fields = {name: getattr(draft, name) for name in Draft.__struct_fields__}
    broken = Draft(**{**fields, field: f"a@b.test{sign.format(VICTIM)}"})
    with pytest.raises(ValueError):
        write(broken, site=SITE, templates=ours())


@pytest.mark.parametrize("words", [("a\r\nBcc: x",), ("a\nb",), ("a\rb",), ("\r\n\r\nbody",)])
def test_header_lines_never_bring_a_line_of_their_own(words):
    with pytest.raises(ValueError):
        mime.header_lines((("X-Test", words),))


def test_pythons_own_writer_would_have_let_a_decoded_subject_through():
    """Why headers are built from plain text here and never from what the parser gives."""
    raw = b"Subject: " + b"x" * 70 + b" =?UTF-8?Q?=0ABcc:_victim=40evil.test?=\r\n\r\n"
    subject = email.message_from_bytes(raw, policy=policy.default)["Subject"]
    answer = EmailMessage(policy=policy.SMTP)
    try:
        answer["Subject"] = subject
        answer.set_content("x")
        injected = email.message_from_bytes(answer.as_bytes())["Bcc"]
    except ValueError:
        injected = None  # a Python that looks after itself
    assert injected in (None, VICTIM)
    ours = mime.header_lines((("Subject", mime.subject(str(subject))),))
    assert email.message_from_bytes(ours)["Bcc"] is None
