"""One subject a game: replies find their position whatever a mail program makes of them."""

from email import message_from_bytes, policy

import pytest

from corr.games.rules import Seat
from corr.mail.read.tags import make_tag
from corr.service.letters.compose import short_name
from tests.mail_clients import STYLES
from tests.office import ANNA, BO, CAI, SETTINGS, SITE, House
from tests.taps import links, order_of, tap

MODES = ("steady", "telling")
NAMES = f"name,email\nAnna Berg,{ANNA}\nBo Ek,{BO}\n"
MOVES = ("i9", "j10", "g7", "b5", "c3", "d4", "SK24-001 resign")
NO_THREAD = {"In-Reply-To": "", "References": ""}
BARE = {**NO_THREAD, "To": SITE}


def settings(mode, site=""):
    return SETTINGS.replace("[database]", f"{site}[database]") + f'[mail]\nsubject = "{mode}"\n'


@pytest.fixture(params=MODES)
def house(request, tmp_path):
    with House(tmp_path, settings=settings(request.param), members=NAMES).start() as it:
        yield it


@pytest.fixture
def steady(tmp_path):
    with House(tmp_path, settings=settings("steady"), members=NAMES).start() as it:
        yield it


def mover(house):
    return house.seated(house.game().position.to_act)


def in_html(house, sender, own, style, **headers):
    """A reply in HTML that quotes our letter with its links."""
    letter = house.newest(sender)
    kind, body = STYLES[style](letter, own)
    raw = house.compose(sender, "", letter, quote=False, headers=headers)
    mail = message_from_bytes(raw, policy=policy.default)
    mail.set_content(body, subtype=kind)
    return mail.as_bytes(policy=policy.SMTP)


# -- what stands in the subject ----


def test_all_letters_about_a_game_have_one_subject_for_both(steady):
    names = {Seat.FIRST: steady.first, Seat.SECOND: steady.second}
    berg_first = names[Seat.FIRST] == ANNA
    subject = f"SK24-001 {'Berg – Ek' if berg_first else 'Ek – Berg'}"
    steady.play("i9; j10")
    for words in ("show", "h8", "preview c3", "what now?", "help me please", "a16", "resign"):
        steady.say(mover(steady), words)
    steady.wait(days=4)
    steady.play("b5; c4")
    steady.say(mover(steady), "SK24-001 resign")
    about = [one for one in steady.read if one.mail["References"] and ".0." not in one.tag]
    about = [one for one in about if one.tag.startswith("SK24-001.")]
    assert len(about) > 12
    assert {one.subject for one in about} == {subject}
    assert {one.to for one in about} == {ANNA, BO}
    assert {one.title for one in about} >= {"SK24-001 you won", "SK24-001 you lost"}


def test_a_telling_subject_is_as_ever(tmp_path):
    with House(tmp_path, settings=settings("telling"), members=NAMES).start() as house:
        letter = house.newest(house.second)
        assert letter.subject == f"SK24-001 your move 2, due 8 Feb [{letter.tag}]"


def test_without_tags_in_addresses_they_stay_in_the_subject(tmp_path):
    no_plus = settings("steady", "plus_addressing = false\n")
    with House(tmp_path, settings=no_plus, members=NAMES).start() as house:
        letter = house.newest(house.second)
        assert letter.reply_to == SITE
        assert letter.subject.endswith(f"[{letter.tag}]")
        assert house.say(house.second, "i9", headers=NO_THREAD).state == "handled"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna Berg", "Berg"),
        ("Anna-Lena Berg-Ek", "Berg-Ek"),
        ("Liam O'Hara", "O'Hara"),
        ("Ruy van der Berg", "van der Berg"),
        ("Ana de la Cruz", "de la Cruz"),
        ("Berg, Anna", "Berg"),
        ("Kim", "Kim"),
        ("  Kim ", "Kim"),
        ("Martin King Jr.", "Martin King Jr."),
        ("Luleå 2", "Luleå 2"),
        ("Анна Берг", "Берг"),
        ("", ""),
    ],
)
def test_the_short_name_is_the_family_name_where_that_is_plain(name, short):
    assert short_name(name) == short


@pytest.mark.parametrize(
    ("names", "both"),
    [
        (("Anna Berg", "Bo Berg"), {"Anna Berg", "Bo Berg"}),
        (("Kim", "Luleå 2"), {"Kim", "Luleå 2"}),
        (("Åsa Öberg", "Jüri Õun"), {"Öberg", "Õun"}),
    ],
)
def test_two_of_one_name_are_told_apart(tmp_path, names, both):
    members = f"name,email\n{names[0]},{ANNA}\n{names[1]},{BO}\n"
    with House(tmp_path, settings=settings("steady"), members=members).start() as house:
        done = house.say(house.second, "i9")
        (subject,) = {one.subject for one in done.posts}
        assert set(subject.removeprefix("SK24-001 ").split(" – ")) == both


@pytest.mark.parametrize("names", [("Kim White", "Lee Black"), ("Resign", "Draw"), ("Pass", "B5")])
@pytest.mark.parametrize("headers", [{}, {"In-Reply-To": "", "References": ""}])
def test_no_name_in_our_subject_is_an_order(tmp_path, names, headers):
    members = f"name,email\n{names[0]},{ANNA}\n{names[1]},{BO}\n"
    with House(tmp_path, settings=settings("steady"), members=members).start() as house:
        before = house.events()
        assert house.say(house.second, "Good luck to you!", headers=headers).state != "handled"
        assert house.events() == before
        house.say(house.second, "i9", headers=headers)
        assert house.record() == "1.h8 2.i9"


# -- a whole game by programs that change something ----

CHANGES = {
    "threads kept": {},
    "no thread": NO_THREAD,
    "another subject": {"Subject": "my move"},
    "no subject": {"Subject": ""},
    "answered to From": {"To": SITE},
    "answered to From, another subject": {"To": SITE, "Subject": "my move"},
    "no thread, another subject": {**NO_THREAD, "Subject": "my move"},
    "only In-Reply-To": {"References": "", "To": SITE, "Subject": "Hej"},
    "only References": {"In-Reply-To": "", "To": SITE, "Subject": "Hej"},
}


def changed(house, headers):
    """The headers of a reply; a program that writes only References has our letter last in it."""
    letter = house.newest(mover(house))
    only = headers.get("In-Reply-To") == "" and "References" not in headers
    return {**headers, "References": letter.message_id} if only else headers


@pytest.mark.parametrize("headers", CHANGES.values(), ids=CHANGES)
def test_a_whole_game_is_played_by_replies(house, headers):
    for move in MOVES:
        done = house.say(mover(house), move, headers=changed(house, headers))
        assert done.state == "handled", (move, done.reason)
    assert (house.record()[-4:], house.game().result.ending) == ("7.d4", "resign")


@pytest.mark.parametrize("fold", [str.lower, str.upper])
def test_the_case_of_an_address_may_be_changed(house, fold):
    for move in MOVES:
        to = fold(house.newest(mover(house)).reply_to)
        done = house.say(mover(house), move, headers={**NO_THREAD, "To": to, "Subject": "x"})
        assert done.state == "handled"


@pytest.mark.parametrize("name", ["Club by mail", "td", ""])
def test_an_address_from_the_address_book_keeps_the_thread(house, name):
    for move in MOVES:
        headers = {"To": f"{name} <{SITE}>".strip(), "Subject": "x"}
        assert house.say(mover(house), move, headers=headers).state == "handled"


def test_a_collected_address_of_an_older_letter_does_not_hide_the_letter_answered(house):
    """Address books keep a reply address: the thread comes first, and an old position is told."""
    first = house.newest(mover(house)).reply_to
    house.play("i9; j10")
    reader = mover(house)
    done = house.say(reader, "g7", headers={"To": first, "Subject": "x"})
    assert done.state == "handled"
    house.play("b5")
    stale = house.say(mover(house), "c3", headers={**NO_THREAD, "To": first, "Subject": "x"})
    assert stale.state == "refused"
    assert house.record().endswith("5.b5")


def test_a_whole_game_is_played_by_taps(house):
    for _ in range(5):
        sender = mover(house)
        points = (one for one in links(house.newest(sender)) if order_of(one)[1:].isdigit())
        done = house.give(tap(house, sender, next(points)))
        assert done.state == "handled", done.reason
    assert house.game().position.number == 5
    sender = mover(house)
    for _ in range(2):  # the first tap is asked about, and the second answers that
        (resign,) = (
            one for one in links(house.newest(sender)) if order_of(one).endswith("resign")
        )
        house.give(tap(house, sender, resign))
    assert house.game().result.ending == "resign"


@pytest.mark.parametrize("before", ["", "Re: ", "SV: ", "Re: AW: ", "[EXTERNAL] "])
def test_a_link_whose_subject_is_the_tag_alone_is_enough(house, before):
    """So links are short: the address is the plain one, and the subject is the tag."""
    for move in MOVES:
        sender = mover(house)
        tag = house.newest(sender).tag
        raw = house.compose(sender, move, subject=f"{before}{tag}")
        assert house.give(raw).state == "handled"


def test_the_tag_alone_as_a_subject_is_no_order(house):
    sender = mover(house)
    raw = house.compose(sender, "Nice weather.", subject=house.newest(sender).tag)
    assert house.give(raw).reason == "no_order"


def test_a_dash_that_a_program_changed_harms_nothing(steady):
    for dash in ("-", "?", "â€“", "—"):
        sender = mover(steady)
        subject = "Re: " + steady.newest(sender).subject.replace("–", dash)
        assert steady.say(sender, "Nice weather.", subject=subject).reason == "no_order"
        point = next(p for p in ("a1", "c1", "e1", "g1", "k1") if p not in steady.record())
        assert steady.say(sender, point, subject=subject).state == "handled"


# -- nothing but the quote is left ----


@pytest.mark.parametrize(
    "style", ["gmail_html", "apple_html", "outlook_html", "thunderbird_html_below"]
)
def test_a_whole_game_is_played_by_what_is_quoted(house, style):
    for move in MOVES:
        sender = mover(house)
        done = house.give(in_html(house, sender, move, style, **BARE, Subject="my move"))
        assert done.state == "handled", done.reason
    assert (house.record()[-4:], house.game().result.ending) == ("7.d4", "resign")


@pytest.mark.parametrize(
    "link", ["<mailto:td%2B{tag}@club.test?body=x>", "[mailto:td@h?subject={tag}&body=x]"]
)
def test_links_written_out_in_a_plain_quote_are_enough(house, link):
    sender = mover(house)
    letter = house.newest(sender)
    quote = link.format(tag=letter.tag)
    done = house.say(
        sender,
        f"i9\n\nOn Monday the club wrote:\n> a1 {quote}\n> b1 {quote}\n",
        headers={**BARE, "Subject": "my move"},
        quote=False,
    )
    assert done.state == "handled"
    assert house.record() == "1.h8 2.i9"


@pytest.mark.parametrize("subject", ["Re: {subject}", "my move"])
def test_a_whole_game_is_played_by_the_text_part_as_it_is_quoted(house, subject):
    for move in MOVES:
        sender = mover(house)
        letter = house.newest(sender)
        assert letter.text.splitlines()[0] == f"-- reply above this line -- [{letter.tag}]"
        named = subject.format(subject=letter.title)
        done = house.give(house.compose(sender, move, letter, headers=BARE, subject=named))
        assert done.state == "handled", done.reason
    assert (house.record()[-4:], house.game().result.ending) == ("7.d4", "resign")


def test_a_text_part_in_swedish_is_as_good(steady):
    sender = mover(steady)
    steady.say(sender, "set language sv")
    (shown,) = steady.say(sender, "show").posts
    assert shown.text.splitlines()[0] == f"-- svara ovanför denna rad -- [{shown.tag}]"
    done = steady.give(steady.compose(sender, "i9", shown, headers=BARE))
    assert (done.state, steady.record()) == ("handled", "1.h8 2.i9")


def test_a_marker_without_the_code_proves_nothing_and_an_answer_to_what_comes_plays(house):
    """So letters had it before: it begins a quote as ever, and what is in it is no order."""
    sender = mover(house)
    old = "i9\n\n> -- reply above this line -- SK24-001.1\n>\n> Bo Ek played h8.\n"
    done = house.say(sender, old, headers={**BARE, "Subject": "my move"}, quote=False)
    assert (done.state, done.reason) == ("refused", "untagged")
    raw = house.compose(sender, "i9", done.to(sender), headers={"Subject": "my move"})
    assert house.give(raw).state == "handled"
    assert house.record() == "1.h8 2.i9"


def test_a_quote_of_an_older_position_is_refused_as_ever(house):
    sender = house.second
    raw = in_html(house, sender, "b5", "gmail_html", **BARE, Subject="my move")
    house.play("i9; j10; g7")
    done = house.give(raw)
    assert (done.state, done.readers) == ("refused", [sender])
    assert house.record().endswith("4.g7")


def test_of_nested_quotes_the_newest_counts(house):
    sender = house.second
    old = house.newest(sender).tag
    house.play("i9; j10")
    new = house.newest(sender).tag
    assert old != new
    for order in ((old, new), (new, old)):
        body = "".join(f"\n> <mailto:td@club.test?subject={tag}&body=x>" for tag in order)
        done = house.say(sender, f"show\n{body}", headers={**BARE, "Subject": "x"}, quote=False)
        assert done.state == "handled"
        assert new.split(".")[1] == done.to(sender).tag.split(".")[1]


def test_what_the_opponent_forwarded_proves_nothing_and_bothers_nobody(house):
    """Its links bear the opponent's tag: neither theirs nor the writer's move is played."""
    writer, other = house.second, house.first
    house.play("i9; j10")
    letter = house.newest(other)
    mine = f"b5\n\nForwarded:\n> <mailto:{letter.reply_to}?body=x>\n"
    done = house.say(writer, mine, headers={**BARE, "Subject": "x"}, quote=False)
    assert done.state == "refused"
    assert done.readers == [writer]
    assert house.record().endswith("3.j10")


def test_a_strangers_letter_that_quotes_ours_counts_for_nobody(house):
    letter = house.newest(house.second)
    quote = f"i9\n\n> <mailto:{letter.reply_to}?body=x>"
    done = house.give(house.compose("x@y.test", quote, subject="x"))
    assert done.state != "handled"
    assert house.second not in done.readers
    assert house.record() == "1.h8"


def test_a_made_up_tag_in_a_quote_is_none(house):
    letter = house.newest(house.second)
    made = f"{letter.tag[:-1]}{'A' if letter.tag[-1] != 'A' else 'B'}"
    done = house.say(
        house.second,
        f"i9\n\n> <mailto:td@club.test?subject={made}>",
        headers={**BARE, "Subject": "x"},
        quote=False,
    )
    assert (done.state, house.record()) == ("refused", "1.h8")


def test_of_several_games_in_a_quote_none_is_meant(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), settings=settings("steady")).start() as house:
        games = [one for one in (1, 2, 3) if house.game(one).seat_of(house.player(ANNA))]
        tags = [
            make_tag(
                house.office.keys, game.id, game.letter_number, game.seat_of(house.player(ANNA))
            )
            for game in map(house.game, games)
        ]
        body = "i9\n" + "".join(f"\n> <mailto:td@club.test?subject={tag}>" for tag in tags)
        before = [house.record(one) for one in games]
        done = house.give(house.compose(ANNA, body, subject="x"))
        assert (done.state, done.reason) == ("refused", "untagged")
        assert [house.record(one) for one in games] == before


def test_a_machine_that_quotes_our_links_plays_nothing(house):
    raw = in_html(
        house,
        house.second,
        "I am away",
        "gmail_html",
        **BARE,
        **{"Auto-Submitted": "auto-replied"},
    )
    assert house.give(raw).state != "handled"
    assert house.record() == "1.h8"


# -- letters that are out ----


@pytest.mark.parametrize(
    "subject",
    [
        "Re: SK24-001 your move 2, due 8 Feb [{tag}]",
        "SV: SK24-001 ditt drag 2, senast 8 feb [{tag}]",
        "Re: SK24-001 [{tag}]",
        "show [{tag}]",
        "AW: SK24-001 received, now move 2 [{tag}]",
    ],
)
def test_subjects_of_old_letters_are_understood_for_ever(house, subject):
    tag = house.newest(house.second).tag
    raw = house.compose(house.second, "i9", subject=subject.format(tag=tag))
    assert house.give(raw).state == "handled"
    assert house.record() == "1.h8 2.i9"


LOST = {"In-Reply-To": "", "References": "", "To": "td@club.test"}
"""What a program loses that keeps neither thread nor reply address."""


def test_a_reader_of_text_alone_finds_the_position_by_the_subject(steady):
    sender = mover(steady)
    steady.say(sender, "set text only")
    (shown,) = steady.say(sender, "show").posts
    assert shown.subject.endswith(f"[{shown.tag}]"), "a letter without links has it nowhere else"
    assert steady.give(steady.compose(sender, "i9", shown, headers=LOST)).state == "handled"


def test_who_quotes_nothing_is_asked_once_and_can_answer_that(steady):
    sender = mover(steady)
    letter = steady.newest(sender)
    lost = steady.give(steady.compose(sender, "i9", letter, quote=False, headers=LOST))
    assert lost.reason == "untagged"
    told = lost.to(sender)
    again = steady.give(steady.compose(sender, "i9", told, quote=False, headers=LOST))
    assert again.state == "handled"
