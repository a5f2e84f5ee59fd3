"""What is logged: stable names, one line each, and never a word of anybody's letter."""

import io
import json
import logging
import os

import pytest

from corr.log import is_journal, set_up, tell
from corr.service.post import mail as post
from tests.commands import corr
from tests.office import ANNA, BO, SITE
from tests.service.letters.test_digest import Server
from tests.ticking import ticking

SECRETS = ("sesame-password", "tok3n-of-oauth", "my dear opponent", "watch the corner")


@pytest.fixture(autouse=True)
def _own_logging():
    """Leave the root logger as it was found."""
    root, ours = logging.getLogger(), logging.getLogger("corr")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def logged(act, form: str = "text", level: str = "debug", *, journal: bool = False) -> list[str]:
    stream = io.StringIO()
    set_up(form=form, level=level, stream=stream, journal=journal)
    act()
    return stream.getvalue().splitlines()


def test_a_line_is_a_name_and_its_fields():
    (line,) = logged(lambda: tell("letter.handled", key="0f3a", why="two words", ms=1.5, game=""))
    stamp, level, name, *fields = line.split(" ", 3)
    assert stamp.endswith("Z")
    assert (level, name) == ("INFO", "letter.handled")
    assert fields == ['key=0f3a why="two words" ms=1.5']


def test_as_json_it_is_an_object():
    (line,) = logged(lambda: tell("letter.sent", tries=2, code="250"), form="json")
    found = json.loads(line)
    assert found.pop("at").endswith("Z")
    assert found == {"level": "info", "event": "letter.sent", "tries": 2, "code": "250"}


def test_the_journal_stamps_lines_itself_and_gets_their_priority():
    def act():
        tell("a.b", x=1)
        tell("c.d", level=logging.WARNING)

    assert logged(act, journal=True) == ["<6>a.b x=1", "<4>c.d"]


def test_less_than_the_level_is_not_told():
    def act():
        tell("a.b")
        tell("c.d", level=logging.ERROR)

    (line,) = logged(act, level="error")
    assert "ERROR c.d" in line


def test_a_value_stays_on_its_line_and_is_not_endless():
    (line,) = logged(lambda: tell("a.b", why="one\ntwo\x1b[31m" + "x" * 1000))
    assert "\x1b" not in line
    assert len(line) < 400


def test_an_exception_is_told_by_its_class_and_place_and_never_by_its_words():
    def act():
        try:
            int("my dear opponent")
        except ValueError as error:
            tell("letter.failed", error=error)

    (line,) = logged(act)
    assert "error=ValueError" in line
    assert "test_log.py" in line
    assert "opponent" not in line


def test_of_a_library_only_the_place_is_told():
    def act():
        logging.getLogger("imapclient.imaplib").warning("< * 1 FETCH my dear opponent")
        logging.getLogger("imapclient").debug("> LOGIN td sesame-password")

    (line,) = logged(act)
    assert "library.spoke logger=imapclient.imaplib" in line
    assert "opponent" not in line


def test_the_journal_is_known_by_its_stream(tmp_path):
    with (tmp_path / "x").open("w") as stream:
        seen = os.fstat(stream.fileno())
        assert is_journal(stream, {"JOURNAL_STREAM": f"{seen.st_dev}:{seen.st_ino}"})
        assert not is_journal(stream, {"JOURNAL_STREAM": "1:2"})
        assert not is_journal(stream, {})
    assert not is_journal(io.StringIO(), {"JOURNAL_STREAM": "1:2"})


def test_two_letters_at_one_position_are_told_apart(tmp_path):
    """The names of letters end in codes, which are left out: their numbers tell which is which."""
    with ticking(tmp_path) as house:
        house.take(house.reply(house.second, "a1"))
        house.handle()
        rows = house.office.store.letters.outgoing_by_state("queued")
        sender = Server("sent")

        def sending():
            post.send(house.office, sender, "test", house.now, house.now)

        told = [line for line in logged(sending) if "letter.sent" in line]
    assert len(told) == len(rows) == 2
    for line, row in zip(told, rows, strict=True):
        assert f" n={row.n} letter=SK24-001." in line


def test_a_whole_dialogue_leaves_no_secret_in_the_log(tmp_path, monkeypatch):
    """Moves, messages, notes, strangers, machines and a bug: the log tells of all and quotes none.

    Everything that a letter says or bears is looked for at the most verbose level.
    """
    with ticking(tmp_path) as house:
        posts = list(house.read)

        def dialogue():
            second, first = house.second, house.first
            posts.extend(
                house.say(second, "a1\nmsg: my dear opponent\nnote: watch the corner").posts
            )
            posts.extend(house.say(first, "b7\nnote: tok3n-of-oauth").posts)
            posts.extend(house.say(second, "not a move sesame-password").posts)
            posts.extend(house.give(house.compose("kim@elsewhere.test", "sesame-password")).posts)
            posts.extend(
                house.give(
                    house.compose(second, "c3", headers={"Auto-Submitted": "auto-replied"})
                ).posts
            )
            posts.extend(
                house.give(b"From: \xff\xfe my dear opponent\r\n\r\nsesame-password").posts
            )

            def bug(office, row, at):
                raise RuntimeError(f"my dear opponent {row.raw!r}")

            monkeypatch.setattr(post, "answer", bug)
            house.give(house.reply(second, "d4 sesame-password"))
            monkeypatch.undo()
            house.corr("mail", "list")

        lines = logged(dialogue)
    text = "\n".join(lines)
    names = {line.split(" ")[2] for line in lines}
    assert {"letter.handled", "letter.set_aside", "letter.failed", "letter.retried"} <= names
    assert sum("letter.handled" in line for line in lines) >= 3
    codes = {one.tag.rpartition(".")[2] for one in posts if one.tag}
    assert len(codes) >= 3
    for code in codes:
        assert code.lower() not in text.lower()
    keys = [key.hex() for key in (house.office.keys.current, *house.office.keys.old)]
    said = [word for one in posts for word in (one.subject, one.text.splitlines()[2]) if word]
    people = (ANNA, BO, SITE, "kim@elsewhere.test", "Anna", "auto-replied")
    for secret in (*SECRETS, *keys, *said, *people):
        assert secret not in text, secret


def test_a_daemon_that_breaks_says_where_and_quotes_nothing(tmp_path, monkeypatch):
    def bug(settings, *, desk):
        raise RuntimeError("my dear opponent")

    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    monkeypatch.setattr("corr.cli.set_up.loop.run", bug)
    done = corr(tmp_path, "daemon")
    assert done.status == 1
    assert "ERROR daemon.crashed error=RuntimeError" in done.err
    assert "opponent" not in done.err
    assert "Traceback" not in done.err
