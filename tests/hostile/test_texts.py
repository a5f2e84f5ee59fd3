"""What strangers and players write is shown as they wrote it, and never obeyed."""

import io
import json
import re
import sys
from datetime import UTC, datetime
from html.parser import HTMLParser
from itertools import product
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from jinja2 import Environment, nodes
from msgspec.structs import replace

from corr import resources
from corr.mail.write.write import Entry, calendar
from corr.printable import harmless, printable
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import read
from corr.records.files import read_records, write_records
from corr.records.model import Record
from corr.report.committee import committee
from corr.service.office.tables import table_of
from corr.words.tables import english
from corr.words.templates import documents, ours
from tests.commands import corr
from tests.every import every
from tests.hostile.fuzz_worlds import STRANGER
from tests.office import ANNA, BO, EVENT, House, Post
from tests.report.committee.test_committee import example

FOLDER = resources.templates()
MARKUP = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "</pre></td></table><form action=//evil.test>",
    "<!-- x --><style>*{display:none}</style>",
    "&lt;b&gt; &amp; &#60;i&#62;",
    "{{ 7 * 7 }}{% for x in ().__class__.__mro__ %}x{% endfor %}{# y #}",
    "${7*7} #{7*7} <%= 7*7 %>",
)
HIDING = ("\x1b[2J", "\x9b31m", "\x07", "\u202e", "\u2066", "\u200f", "\ufeff", "\x00", "\ue000")
SAFE_TAGS = {
    *("html", "head", "meta", "title", "style", "body", "table", "tr", "td", "th", "p", "br", "b"),
    *("a", "img", "span", "div", "pre", "h1", "h2", "ul", "li", "strong", "em", "code"),
}


class _Tags(HTMLParser):
    """The tags of a page, their links, and its text."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags = set[str]()
        self.attributes = set[str]()
        self.links = list[str]()
        self.text = ""
        self.feed(markup)

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_data(self, data):
        self.text += data


def check(one: Post) -> None:
    """Nothing in a letter is more than text, a link back to us, or our own picture."""
    for sign in HIDING:
        assert sign not in one.everything()
    page = _Tags(one.html)
    assert page.tags <= SAFE_TAGS
    assert not any(name.startswith("on") for name in page.attributes)
    for link in page.links:
        parts = urlsplit(link)
        assert parts.scheme in ("mailto", "cid")
        if parts.scheme == "mailto":
            assert re.fullmatch(r"(td|arbiter)(\+[\w.-]+)?@club\.test", unquote(parts.path))
            assert set(parse_qs(parts.query)) <= {"subject", "body"}


@pytest.fixture
def members():
    """Players with names and clubs that try everything a list lets through."""
    names = (MARKUP[1].replace('"', '""'), MARKUP[6])
    return (
        f'name,email,club\n"{names[0]}",{ANNA},"{MARKUP[0]}"\n'
        f'"{names[1]}",{BO},"?cc=x@evil.test&body=resign"\n'
    )


# -- letters ----


def test_names_clubs_messages_notes_and_subjects_are_text_in_every_letter(tmp_path, members):
    event = {"event": {"name": f"Cup {MARKUP[0]} {{{{ 7*7 }}}}"}}
    with House(tmp_path, members=members, **event) as house:
        house.start()
        said = "\n".join((*MARKUP, *(f"a{sign}b" for sign in HIDING if sign != "\x00")))
        house.say(house.second, f"a1\nmsg: {MARKUP[0]} {MARKUP[6]}\nnote: {MARKUP[1]}\n{said}")
        house.say(house.first, f"a15\n---\n{said}")
        house.say(house.second, f"{said}\n{EVENT}-001 {MARKUP[0]}\nset language {MARKUP[1]}")
        house.say(house.second, "games\ntable\nrules\nrecord\nsettings\nmy data\nhelp\ntime")
        house.say(house.first, "set digest daily")
        house.give(house.compose(STRANGER, said, subject=MARKUP[0]))
        house.give(house.compose(STRANGER, f"enter {EVENT}\n{said}", house.newest(house.first)))
        house.say(house.second, f"{EVENT}-001 resign")
        assert len(house.read) > 15
        for one in house.read:
            check(one)
        words = " ".join(one.words for one in house.read)
        assert "{{ 7 * 7 }}{% for x in ().__class__.__mro__ %}x{% endfor %}{# y #}" in words
        assert "<script>alert(1)</script>" in words
        pages = " ".join(_Tags(one.html).text for one in house.read)
        assert "<script>alert(1)</script>" in " ".join(pages.split())


def test_a_message_is_passed_on_word_for_word_without_what_nobody_sees(tmp_path):
    with House(tmp_path) as house:
        house.start()
        text = "Hi \u202egpj.exe\u2069 \u200bthere\x1b]0;x\x07 {{ 7*7 }} 5 < 6 & 7"
        done = house.say(house.second, f"a1\nmsg: {text}")
        told = done.to(house.first)
        assert "| Hi gpj.exe there]0;x {{ 7*7 }} 5 < 6 & 7" in told.words
        check(told)


@pytest.mark.parametrize("said", ["a1?body=resign", "a1&cc=x@evil.test", "x?bcc=v@evil.test#y"])
def test_no_link_of_ours_carries_what_somebody_wrote(tmp_path, said, members):
    with House(tmp_path, members=members) as house:
        house.start()
        done = house.say(house.second, f"{said}\npreview {said}\nset text {said}", subject=said)
        for one in done.posts:
            check(one)
            assert "evil.test" not in " ".join(_Tags(one.html).links)


def test_homoglyphs_and_marks_that_nobody_sees_are_read_as_the_point_they_look_like(tmp_path):
    with House(tmp_path) as house:
        house.start()
        record = house.record()
        for said in ("a\u200b1", "\uff41\uff11", "\u202ea1\u202c", "\u0430" + "1", "a\ufe0f1"):
            done = house.say(house.seated(house.game().position.to_act), f"preview {said}")
            assert "a1" in done.posts[0].words, said
        assert house.record() == record


# -- templates ----


def _html_ours():
    return sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.html.jinja"))


@every("name", _html_ours())
def test_a_template_that_makes_html_escapes_and_trusts_nothing_from_outside(name):
    tree = Environment(autoescape=True).parse((FOLDER / name).read_text("utf-8"))
    for one in tree.find_all(nodes.Filter):
        if one.name in ("safe", "forceescape", "urlize", "xmlattr"):
            assert isinstance(one.node, nodes.Const), f"{name}:{one.lineno}: |{one.name}"
    assert not list(tree.find_all(nodes.ScopedEvalContextModifier))
    assert not list(tree.find_all(nodes.MarkSafe))
    # An attribute without quotes would end at a blank.
    assert not re.search(r"=\s*\{\{", (FOLDER / name).read_text("utf-8"))


def test_the_environments_escape_html_and_nothing_else():
    for one in (documents(), ours().environment):
        assert all(one.autoescape(name) is True for name in _html_ours())
        assert one.autoescape("your_move.txt.jinja") is False


def test_templates_are_compiled_by_one_environment_only():
    """A second one might forget to escape, and would compile everything again."""
    package = resources.templates().parent / "corr"
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"Environment\(|\(Environment\)", path.read_text("utf-8"))
    }
    assert found == {"words/templates.py"}


def test_no_code_calls_text_safe_but_what_draws_boards_plots_and_ornaments():
    """Boards of links and plots escape each part; a diploma's ornament and the boards of a replay
    hold nobody's words.
    """
    package = resources.templates().parent / "corr"
    found = {
        path.name
        for path in package.rglob("*.py")
        if re.search(r"\bMarkup\((?!\"\"\))|\.__html__|\|\s*safe\b", path.read_text("utf-8"))
    }
    assert found == {"board_table.py", "as_html.py", "diploma.py", "replay.py"}


# -- pages, tables, files ----


def test_the_committees_report_shows_names_as_text():
    event = read(example())
    result = compute(event)
    names = [*MARKUP, *(f"a{sign}b" for sign in HIDING)]
    for name in names:
        hostile = replace(
            event,
            name=name,
            arbiter=name,
            players=tuple(replace(one, name=name, club=name) for one in event.players),
        )
        plain, page = (_Tags(committee.render_html(one, result, "en")) for one in (event, hostile))
        # What runs from right to left is kept to itself, and nothing else is added.
        assert page.tags - {"bdi"} == plain.tags
        assert page.attributes == plain.attributes
        assert page.links == plain.links


def test_the_crosstable_shows_names_as_text(tmp_path, members):
    with House(tmp_path, members=members, ranking={"system": "none"}) as house:
        house.start()
        house.play("a1; h9; a3; h10; a5; h11; a7; h12")
        contest = house.office.folder.contest(EVENT)
        table = english(table_of(house.office, contest))
        assert MARKUP[6] in table
        assert all(len(line.splitlines()) <= 1 for line in table.split("\n"))


@every(
    "form, name",
    product(
        ["sgf", "rif", "text", "psq", "pos"],
        [
            "A]B[zz];B[aa",
            'x"]\n[Result "1-0"]\n1.a1 2.b1',
            "</player><game id='9'><move>a1</move></game>",
            "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>&x;",
            "a,b\t\\",
            "=1+1",
            "x\r\n1,1,0",
        ],
    ),
)
def test_a_name_brings_no_move_into_a_record(form, name):
    record = Record(
        moves=("h8", "i9"),
        acts="1.h8 2.i9",
        black=name,
        white="Bo",
        event=name,
        round="1",
        date="2024-02-01",
        result="*",
        rules="renju",
        opening_rule="",
        id="SK24-001",
    )
    stream = io.BytesIO()
    write_records([record], stream, form)
    stream.seek(0)
    (found,) = read_records(stream, form=form)
    assert found.moves == record.moves
    assert found.result == "*"
    assert found.black.split() in (name.split(), [])


def test_no_text_breaks_a_line_of_a_calendar():
    nasty = "x\r\nBEGIN:VALARM\nATTACH:file:///etc/passwd\u2028\u202e\x1b;,\\"
    entry = Entry(
        uid=nasty,
        sequence=1,
        due=datetime(2024, 2, 1, tzinfo=UTC),
        summary=nasty,
        description=nasty,
    )
    raw = calendar([entry], at=datetime(2024, 1, 1, tzinfo=UTC), organizer="td@club.test")
    lines = raw.replace(b"\r\n ", b"").decode().split("\r\n")
    assert lines.count("BEGIN:VALARM") == 1
    assert not [line for line in lines if line.startswith("ATTACH")]
    assert all(line.isprintable() for line in lines)


# -- terminals ----

ESCAPE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


@pytest.fixture
def set_aside(tmp_path):
    """An installation with hostile letters that were set aside, and a server's hostile words."""
    with House(tmp_path) as house:
        house.start()
        nasty = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e"
        raws = (
            f"From: {nasty}Kim <kim@elsewhere.test>\r\nSubject: {nasty}\r\n\r\n{nasty}hello",
            f"From: <kim{nasty}@elsewhere.test>\r\nSubject: x\r\n\r\nhello",
            f"From: \r\nMessage-ID: <{nasty}>\r\nSubject: {nasty}\r\n\r\nhello",
        )
        keys = [house.give(raw.encode()).key for raw in raws]
        row = house.office.store.letters.outgoing_by_state("")[-1]
        with house.office.store.transaction():
            house.office.store.letters.finish_outgoing(
                row.message_id, "failed", f"550 {nasty} no\n{nasty}", house.now
            )
            house.office.store.health.note_health(
                "smtp", ok=False, at=house.now, detail=f"550 {nasty}"
            )
    return tmp_path, keys


@pytest.mark.parametrize(
    "words",
    [
        ("mail", "list"),
        ("mail", "list", "--state", "all"),
        ("mail", "list", "--json"),
        ("mail", "list", "--undelivered"),
        ("mail", "list", "--undelivered", "--json"),
        ("event", "status"),
        ("event", "status", "--json"),
        ("event", "table", EVENT),
        ("player", "list"),
        ("game", "show", f"{EVENT}-001"),
        ("status",),
        ("status", "--json"),
        ("mail", "show", "\x1b[2J"),
        ("event", "status", "\x1b[2J"),
        ("game", "show", "\x9b31m"),
    ],
)
def test_no_command_lets_a_stranger_steer_the_terminal(set_aside, words):
    folder, _ = set_aside
    done = corr(folder, *words)
    assert not ESCAPE.search(done.out + done.err)
    assert done.out or done.err
    if words[-1] == "--json":
        json.loads(done.out)


class _Terminal(io.TextIOWrapper):
    """A standard output that says that it is a terminal."""

    def isatty(self):
        return True


def test_a_letter_is_shown_to_a_terminal_without_what_steers_it(set_aside, monkeypatch):
    folder, keys = set_aside
    whole = corr(folder, "mail", "show", keys[0])
    assert "\x1b" in whole.out  # byte for byte into a file
    monkeypatch.setattr("tests.commands.TextIOWrapper", _Terminal)
    shown = corr(folder, "mail", "show", keys[0])
    assert not ESCAPE.search(shown.out)
    assert "^[[2J" in shown.out
    assert "hello" in shown.out


def test_a_hostile_list_of_players_cannot_steer_the_terminal_by_its_faults(tmp_path):
    with House(tmp_path):
        pass
    for text in ("na\x1b[2Jme,email\nx,y\n", "name,email\n\x1b[2J,x\n", "name,email\nE,\x9b@x\n"):
        (tmp_path / "list.csv").write_text(text, encoding="utf-8")
        done = corr(tmp_path, "player", "import", str(tmp_path / "list.csv"))
        assert done.status == 2
        assert not ESCAPE.search(done.err)


def test_what_is_made_printable_is_one_harmless_line():
    assert printable("a\r\nb\x1b[2J\u202ec" + "x" * 900) == ("a b [2J c" + "x" * 900)[:500]
    assert harmless("a\tb\n\x1b[2J\x9b\u202e") == "a\tb\n^[[2J??"
    assert not ESCAPE.search(harmless("".join(map(chr, range(0x3000)))))
    assert sys.maxunicode  # all of them are looked at by `isprintable`
