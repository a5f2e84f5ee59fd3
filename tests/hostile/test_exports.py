"""Names that begin like formulas or hold markup, through everything the program writes out.

Which commands write something out is taken from the code, so that a new one is missed here.
"""

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterator
from datetime import timedelta
from xml.etree import ElementTree

import pytest
from bs4 import BeautifulSoup
from typer.main import get_command

from corr.cli.program import app
from corr.errors import ArbiterError
from corr.service.desk.rulings import rule_game
from corr.service.event.closing import close_event
from tests.acts.declarations import BY_LETTER
from tests.commands import corr
from tests.office import EVENT, PEOPLE, House

FORMULA = '=HYPERLINK("http://x.test/","a")'
NAMES = (FORMULA, "+1+cmd|' /C calc'!A0", "@SUM(1+1)", "-2+3", '<script>alert(1)</script>"')
CLUB = '=1+1"><img src=x onerror=alert(1)>'
TITLE = "@SUM(1)<b onclick='x()'>Open ]|{}\\"
REASON = '=cmd|" /C calc"!A0 <script>alert(2)</script>'
FORMS = ("", "--json", "--csv", "--html", "--svg", "--as")
SHAPES = frozenset({"--csv", "--html", "--svg", "--png", "--as"})
ENDS = ("export", "trf", "convert")
_NUMBER = re.compile(r"[-+]?[0-9.½]+")
_HARMFUL = frozenset({"script", "img", "iframe", "object", "embed", "form", "b"})

COMMANDS: dict[str, tuple[str, ...]] = {
    "status": (),
    "standings": (EVENT,),
    "pairings": (EVENT,),
    "table": (EVENT,),
    "report": (EVENT,),
    "log": (EVENT,),
    "appeal list": (),
    "event list": (),
    "event status": (EVENT,),
    "event table": (EVENT,),
    "event show": (EVENT,),
    "event export": (EVENT,),
    "event trf": (EVENT,),
    "event check": ("EVENT_FILE",),
    "game show": (f"{EVENT}-001",),
    "game export": (f"{EVENT}-001",),
    "game convert": ("RECORD", "--to", "rif"),
    "clock show": (f"{EVENT}-001",),
    "player list": (),
    "leave list": (),
    "mail list": (),
    "mail show": ("LETTER",),
    "position": ("h8", "i9"),
    "ranking report": ("RESULTS",),
    "ranking norms": ("RESULTS",),
    "ranking list": ("RESULTS",),
    "ranking player": (NAMES[0], "RESULTS"),
    "ranking due": ("RESULTS",),
    "ranking log": (),
    "rating compute": ("BOARD",),
    "rating list": ("BOARD",),
    "rating player": ("P02", "BOARD"),
    "rating events": (),
    "rating log": (),
    "title compute": ("BOARD",),
    "title list": ("BOARD",),
    "title player": ("P01", "BOARD"),
    "title log": (),
    "title test next": (PEOPLE[0],),
}
"""Every command that writes something out, and what is said to it here."""
ELSEWHERE = frozenset(
    {
        "event boards",  # of events by teams, whose names are in `table`
        "event sections",  # of events with stages
        "game claim",  # nothing but moves
        "dice record",  # of a match with dice; JSON, which says all in escapes
        "match play",  # programs play, and have no names of anybody
        "rating export",  # the file of `rating enter`, byte for byte
        "title diploma",  # of a title that was gained: in the tests of diplomas
        "title test minutes",  # of tests that the register has
        *("settings reference", "event reference"),  # our own words, and nobody's
        "export",  # a parcel for another installation, which no spreadsheet opens
    }
)
"""What needs another event than the one here; its names go by the same writers."""


LINES_END_IN_TWO = frozenset({"event trf", "mail show"})


def leaves(command, path=()) -> Iterator[tuple[str, frozenset[str]]]:
    """Every command by its words, and its options."""
    below = getattr(command, "commands", None)
    if below is None:
        yield " ".join(path), frozenset(one for each in command.params for one in each.opts)
    for word, each in (below or {}).items():
        yield from leaves(each, (*path, word))


OPTIONS = dict(leaves(get_command(app)))


def writes_out(name):
    reads = name in BY_LETTER and BY_LETTER[name].reads
    return reads or bool(OPTIONS[name] & SHAPES) or name.split()[-1] in ENDS


def test_every_command_that_writes_something_out_is_tried_here():
    assert {name for name in OPTIONS if writes_out(name)} == {*COMMANDS, *ELSEWHERE}


def board_file(folder):
    """The example of an event at the board with hostile names."""
    content = json.loads(corr(folder, "rating", "example").out)
    for player, name in zip(content["players"], NAMES, strict=False):
        player |= {"name": name, "club": CLUB}
    content["event"] |= {"name": TITLE, "place": CLUB}
    return json.dumps(content)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A closed event of players with hostile names, and files of it."""
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(["name", "email", "member_no", "club", "level", "level_since"])
    table.writerows(
        [name, address, f"={at}+1", CLUB, "5 kyu", "2023-01-01"]
        for at, (name, address) in enumerate(zip(NAMES, PEOPLE, strict=True))
    )
    kept = {
        "members": text.getvalue(),
        "event": {"name": TITLE},
        "ranking": {"system": "correspondence", "sanctioned_by": "SLSF"},
    }
    with House(tmp_path_factory.mktemp("exports"), PEOPLE, **kept) as house:
        house.start()
        house.play("i9;j10")
        house.say(house.first, f"note: {REASON}")
        for number, row in enumerate(house.office.store.events.games_of_event(EVENT)):
            act = house.act(row.id)
            act = type(act)(at=act.at, cause=act.cause, reason=REASON)
            rule_game(house.office, row.id, ("1-0", "0-1", "1/2-1/2")[number % 3], act)
        house.now += timedelta(days=3)
        close_event(house.office, EVENT, house.act("close"))
        results = corr(house.folder, "event", "export", EVENT).out
        (house.folder / "results.json").write_text(results, "utf-8")
        (house.folder / "board.json").write_text(board_file(house.folder), "utf-8")
        shown = corr(house.folder, "event", "show", EVENT).out
        (house.folder / "event.toml").write_text(shown, "utf-8")
        game = corr(house.folder, "game", "export", f"{EVENT}-001", "--as", "text").out
        (house.folder / "game.txt").write_text(game, "utf-8")
        yield house


def written(house, name, form):
    """What a command writes in a form."""
    files = {
        "RESULTS": "results.json",
        "BOARD": "board.json",
        "EVENT_FILE": "event.toml",
        "RECORD": "game.txt",
    }
    words = [str(house.folder / files[one]) if one in files else one for one in COMMANDS[name]]
    if "LETTER" in words:
        words = [letter_of(house)]
    out = house.folder / "out"
    out.unlink(missing_ok=True)
    takes_file = (name == "table" and form in ("--csv", "--html")) or form == "--svg"
    more = {"": [], "--as": ["--as", "sgf"]}.get(form, [form, *([str(out)] if takes_file else [])])
    done = corr(house.folder, *name.split(), *words, *more)
    assert done.status in (0, 1), (name, form, done.err)
    return out.read_text("utf-8") if takes_file else done.out


def letter_of(house):
    """The key of a letter with hostile words."""
    return house.say(house.first, f"msg: {REASON}").key


PRINTED = [
    (name, form) for name in COMMANDS for form in FORMS if not form or form in OPTIONS[name]
]


@pytest.mark.parametrize(("name", "form"), PRINTED, ids=lambda one: one or "text")
def test_what_is_written_out_acts_nowhere(house, name, form):
    text = written(house, name, form)
    text = text.replace("\r\n", "\n") if name in LINES_END_IN_TWO else text
    assert [one for one in text if is_sign_of_direction_or_control(one)] == []
    if form == "--csv":
        check_cells(text)
    elif form == "--json":
        for line in [text] if text.startswith(("{\n", "[\n")) else text.splitlines():
            json.loads(line)
    elif form in ("--html", "--svg"):
        check_markup(text, form)


def is_sign_of_direction_or_control(sign):
    """Whether a sign turns text around, ends a line or is not printed."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") and sign not in "\n\ufeff"


def check_cells(text):
    """No cell is a formula for a spreadsheet."""
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert cells
    for cell in cells:
        harmless = not cell.startswith(("=", "+", "-", "@", "\t", "\r"))
        assert harmless or _NUMBER.fullmatch(cell) or cell == "-", cell


def check_markup(text, form):
    """No name has become markup."""
    if form == "--svg":
        tags = {one.tag.rpartition("}")[2] for one in ElementTree.fromstring(text).iter()}
        assert tags.isdisjoint(_HARMFUL)
    page = BeautifulSoup(text, "html.parser")
    for one in page.find_all(True):
        ours = str(one.get("src", "")).startswith("cid:")
        assert ours or one.name not in _HARMFUL - {"b"}
        assert not [name for name in one.attrs if name.startswith("on")]
        assert not str(one.get("href", "")).lower().startswith(("javascript:", "data:"))


@pytest.mark.parametrize("form", ["", "--csv", "--html", "--json"])
def test_the_hostile_names_are_there_and_were_not_dropped(house, form):
    text = written(house, "table", form)
    said = BeautifulSoup(text, "html.parser").get_text() if form == "--html" else text
    for name in NAMES[1:4]:
        assert name in said


def test_letters_hold_the_names_as_words(house):
    for letter in house.read:
        text = letter.text.replace("\r\n", "\n")
        assert [one for one in text if is_sign_of_direction_or_control(one)] == []
        if letter.html:
            check_markup(letter.html, "")
        for header, value in letter.mail.items():
            assert "\n" not in str(value), header


@pytest.mark.parametrize("sign", ["\n", "\r", "\t", "\x1b", "\u202e", "\u2066", "\u2028", "\x00"])
@pytest.mark.parametrize("column", ["name", "club", "member_no"])
def test_a_name_with_a_line_end_or_a_sign_of_direction_is_refused(house, sign, column):
    fields = {"name": "Ek", "email": "new@players.test", "club": "", "member_no": "", "level": ""}
    fields[column] = f"A{sign}=1+1"
    text = io.StringIO()
    table = csv.DictWriter(text, fieldnames=list(fields))
    table.writeheader()
    table.writerow(fields)
    before = len(house.office.store.players.everybody())
    try:
        house.members(text.getvalue())
    except ArbiterError:
        assert len(house.office.store.players.everybody()) == before
    else:
        row = house.office.store.players.player(house.player("new@players.test"))
        assert all(one.isprintable() for one in (row.name, row.club, row.member_no))
