"""The last wall: no text that gets past it holds our marker, a tag, or an address, in any form."""

import html
import time
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.mail.write.wall import Wall
from tests.every import every

OURS = "td@renju.example.org"
MINE = "bo.ek@players.test"
OTHER = "bo+corr@post.test"
TAG = "SK24-017.12.ABCDEFGHIJKLMNOP"
SAYS = "reply above this line"
WALL = Wall(
    writer=frozenset({MINE, OTHER}), ours=frozenset({OURS}), markers=frozenset({SAYS, "svara"})
)


def forms(address: str) -> list[str]:
    local, _, host = address.partition("@")
    middle = len(host) // 2
    return [
        address,
        address.upper(),
        f"<{address}>",
        f"mailto:{address}?subject=x",
        f"[Bo](mailto:{quote(address, safe='')})",
        f"{local}+SK24-017.12@{host}",
        f"{local}%2BSK24-017%40{host}",
        f"{local}@{host[:middle]}\n{host[middle:]}",
        f"{local}\n> @{host}",
        f"{local}=40{host[:middle]}=\n{host[middle:]}",
        html.escape(address).replace("@", "&#64;"),
        f"{local}&commat;{host.replace('.', '&period;')}",
        address.replace("@", "&amp;#x40;"),
        f"{local} (at) {host}",
        f"{local}[at]{host}",
        f"{local} at {host.replace('.', ' dot ')}",
        f"{local} (a) {host}",
        f"{local} snabel-a {host}",
        "\u200b".join(address),
        "\u00ad".join(address),
        " ".join(address),
        address.replace("@", "\uff20"),
        "".join(chr(ord(char) + 0xFEE0) for char in address),
        address.replace("@", "@\ufeff").replace(".", "\u2060."),
        f"Bye!From: Bo <{address}>Date: 2026",
    ]


MARKERS = [
    TAG,
    TAG.lower(),
    f"[{TAG}]",
    f"-- {SAYS} -- SK24-017.12",
    f"-- {SAYS.upper()} --",
    "-- reply above this\nline -- SK24-017.12",
    "> -- SK24-017.12",
    "P0003.7",
    "SK24-017.12. ABCDEFGHIJKLMNOP",
    "SK24&#45;017&#46;12",
]
ADDRESSES = [form for one in (OURS, MINE, OTHER) for form in forms(one)]


@every("form", [*ADDRESSES, *MARKERS])
def test_nothing_is_passed_on_from_the_line_on_in_which_it_stands(form):
    cut = WALL.cut(f"Nice game!\nThanks {form} and so on\nBye")
    assert cut.kept == "Nice game!"
    assert cut.line.startswith("Thanks")
    addresses = () if form in MARKERS else ("our_address", "your_address")
    assert cut.why in (*addresses, *(("our_marker",) if form in MARKERS or "SK24" in form else ()))


@pytest.mark.parametrize("form", ["td@renju.example.org", "bo.ek@players.test", TAG])
def test_what_cannot_be_sent_twice_loses_no_more_than_the_words_that_hold_it(form):
    cut = WALL.strike(f"I wrote to {form} on Monday, and to {form} on Tuesday.")
    assert cut.kept == "I wrote to … on Monday, and to … on Tuesday."
    assert cut.line == form


@pytest.mark.parametrize(
    ("text", "why"), [(OURS, "our_address"), (MINE, "your_address"), (TAG, "our_marker")]
)
def test_the_wall_says_why(text, why):
    assert WALL.finding(text) == why
    assert WALL.cut(text).why == why


@pytest.mark.parametrize(
    "text",
    [
        "Nice game! See you in May at the club, renju is fun.",
        "I lost SK24-017. 12 more to go.",
        "My rating is 1800.5, and h9 (a) was b7.",
        "bo ek, players test",
        "https://renju.example.org/games",
        "write to cai@post.test",
        "x=42, y = 40",
        "100 % sure; 5 < 7 & 7 > 5",
        "",
    ],
)
def test_other_words_are_passed_on_as_they_are(text):
    assert WALL.cut(text).kept == text
    assert WALL.strike(text).kept == text


PIECES = st.one_of(
    st.sampled_from([*ADDRESSES, *MARKERS]),
    st.sampled_from([*OURS, *MINE, "td", "renju", "@", ".org", "\n", " ", "+", "&#64;", "%40"]),
    st.sampled_from(["=40", "=\n", "(at)", "&amp;", "\u200b", "> ", "SK24-017", ".12", "--"]),
    st.text(max_size=5),
)


@given(st.lists(PIECES, max_size=14).map("".join))
def test_no_line_that_gets_past_the_wall_holds_an_address_or_a_marker(text):
    for kept in (WALL.cut(text).kept, WALL.strike(text).kept):
        assert WALL.finding(kept) is None
        bare = "".join(kept.casefold().split())
        for secret in (OURS, MINE, OTHER, SAYS.replace(" ", "")):
            assert secret not in bare
        assert "sk24-017.12" not in kept.casefold()


@given(st.text(alphabet=st.characters(exclude_characters="@"), max_size=80))
def test_words_without_a_sign_of_an_address_are_mostly_passed_on(text):
    cut = WALL.cut(text)
    if cut.why is None:
        assert cut.kept == text
    else:
        assert text.startswith(cut.kept)


@pytest.mark.parametrize(
    "text",
    [
        "td+" * 700 + OURS,
        "bo.ek@" * 350,
        ("a\n" * 980) + MINE,
        "&amp;" * 400,
        "%25" * 700,
        (OURS + " ") * 100,
        "SK24-" * 400,
    ],
)
def test_hostile_texts_take_no_time(text):
    begun = time.process_time()
    WALL.cut(text)
    WALL.strike(text)
    assert time.process_time() - begun < 2
