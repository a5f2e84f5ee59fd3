"""A game that is not renju: other moves, another board, no openings; nothing here expects stones.

The toy game stands in the registry for these tests alone.
"""

from io import BytesIO
from pathlib import Path
from shutil import copy, copytree

import pytest

from corr import resources
from corr.games.registry import RULES
from corr.games.rules import Seat
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.records.files import FORMATS, read_records
from corr.sentences import said as sentences
from corr.tournament.play.orders import Play
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import spec_text
from corr.words import templates
from tests.commands import corr
from tests.office import EVENT, House
from tests.whole.toy_game import KEY, LargeToy, Toy


class SignsAndNumbers(Toy):
    """A game in which `22` is a move and `-22` another one."""

    def recognises(self, text):
        return super().recognises(text) or text.isdecimal()


@pytest.fixture(scope="module")
def words():
    return load_words((resources.data() / "words.toml").read_text("utf-8"))


def said(text, words, game=None):
    """The acts that a text says."""
    reading = read_text(text, words, (game or Toy()).recognises)
    return [one.text for one in reading.orders if isinstance(one, Play)]


@pytest.mark.parametrize("game", [Toy(), SignsAndNumbers()])
@pytest.mark.parametrize(
    "line",
    ["-22", " -22 ", "-22.", "−22", "–22", "* -22", "- -22", "13: -22", "My move: -22", "-22, BR"],
)
def test_a_sign_that_is_the_games_own_is_no_decoration(line, game, words):
    assert said(line, words, game) == ["-22"]


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("8/5 6/5", "8/5 6/5"),
        ("- 8/5 6/5", "8/5 6/5"),
        ("bar/off", "bar/off"),
        ("BAR/21 13/9!", "bar/21 13/9"),
        ("My move: bar/off", "bar/off"),
    ],
)
def test_moves_of_points_are_read_whole(line, act, words):
    assert said(line, words) == [act]


@pytest.mark.parametrize("line", ["- i9", "-i9", "-9i", "* -i9", "- 9i.", "i9", "-i-9"])
def test_a_sign_before_a_renju_move_is_decoration_as_ever(line, words):
    assert said(line, words, RULES["renju"]) == ["i9"]


# -- an event of such a game ----


_READ_ONCE = (templates.ours, templates.documents, templates._of_documents, sentences._catalogues)


@pytest.fixture(scope="module", autouse=True)
def _catalogue(tmp_path_factory):
    """An installation whose catalogues have that of the game."""
    installed, kept = tmp_path_factory.mktemp("installed"), resources._CODE
    copytree(resources.templates(), installed / "templates")
    for name, folder in (("data", resources.data()), ("docs", resources.docs())):
        (installed / name).symlink_to(folder)
    copy(Path(__file__).with_name("en.toy.ftl"), installed / "templates" / "words")
    resources._CODE = installed / "corr"
    for one in _READ_ONCE:
        one.cache_clear()
    yield
    resources._CODE = kept
    for one in _READ_ONCE:
        one.cache_clear()


def opened(folder, monkeypatch, game):
    """A running event of a game for two, which is in the registry for this test."""
    monkeypatch.setitem(RULES, KEY, game)
    languages = {"languages": ["en", "sv", "et"]}
    house = House(folder, game={"kind": KEY, "opening": None}, event=languages)
    house.start()
    return house


@pytest.fixture
def house(tmp_path, monkeypatch):
    with opened(tmp_path, monkeypatch, Toy()) as house:
        yield house


@pytest.fixture
def large(tmp_path, monkeypatch):
    with opened(tmp_path, monkeypatch, LargeToy()) as house:
        yield house


@pytest.mark.parametrize("as_json", [False, True])
def test_the_event_file_is_checked_and_tells_nothing_of_openings(house, as_json):
    file = house.folder / "event.toml"
    file.write_text(spec_text(house.office.folder.contest(EVENT).spec, {}))
    done = corr(house.folder, "event", "check", str(file), *(["--json"] if as_json else []))
    assert (done.status, done.err) == (0, "")
    told = done.out.lower()
    assert "toy" in told
    for word in ("fifth", "opening", "overline", "forbidden"):
        assert word not in told


def test_the_file_of_an_event_is_the_same_when_it_is_read_again(house):
    spec = house.office.folder.contest(EVENT).spec
    assert parse_spec(spec_text(spec, {}), "event.toml") == spec


@pytest.mark.parametrize(
    "body", ["rules", "help", "show", "games", "time", "record", "pass", "claim five", "explain"]
)
def test_every_letter_about_the_game_is_answered(house, body):
    house.play("8/5 6/5;-22;bar/21 13/9")
    answer = house.say(house.second, body)
    assert answer.state in ("handled", "refused")
    assert answer.posts


def test_moves_with_signs_and_points_are_played_by_letter_to_the_end(house):
    house.play("8/5 6/5;-22;bar/21 13/9;bar/off")
    assert house.game().record == "1.(8/5 6/5) 2.(-22) 3.(bar/21 13/9) 4.(bar/off)"
    assert house.game().result.winner is Seat.SECOND


def test_the_letter_of_rules_says_what_the_game_says_of_itself(house):
    told = house.say(house.first, "rules").to(house.first).words
    assert 'Whoever writes "bar/off" wins at once.' in told
    for word in ("fifth", "opening", "overline", "forbidden", "five in a row", "kyu", "Black"):
        assert word not in told


def test_help_tells_the_orders_of_the_game_and_of_no_other(house):
    told = house.say(house.first, "help").to(house.first).words
    assert "your steps, on one line" in told
    for word in ("fifth", "forbidden", "opening D4", "claim five"):
        assert word not in told


def test_the_last_letter_explains_the_end_in_the_games_own_sentences(house):
    assert "Nothing was left" not in house.play("8/5 6/5;-22").to(house.first).words
    last = house.play("bar/21 13/9;bar/off")
    for reader in (house.first, house.second):
        assert "Nothing was left on the bar after 4 acts." in last.to(reader).words
    shown = corr(house.folder, "game", "show", f"{EVENT}-001").out
    assert "Nothing was left on the bar after 4 acts." in shown


def test_reasons_stages_deeds_and_endings_are_its_own(house):
    started = house.newest(house.first).words
    assert "Write your steps, for instance 8/5 6/5." in started
    answer = house.say(house.first, "24/20")
    assert (answer.state, answer.reason) == ("refused", "toy_too_far")
    assert "24/20 is too far: nothing stands on 24." in answer.to(house.first).words
    told = house.play("8/5 6/5;-22").to(house.first).words
    assert " stepped -22." in told
    last = house.play("bar/21 13/9;bar/off")
    assert "Your last stone is off: you won." in last.to(house.second).words
    assert "'s last stone is off. You lost." in last.to(house.first).words


def test_its_record_is_read_back_and_judged_by_its_own_rules(house):
    house.play("8/5 6/5;-22;bar/21 13/9;bar/off")
    game, record = house.game(), house.game().record
    replayed = [move for move, _ in game.judge.replayed(game.options, record)]
    assert tuple(replayed) == game.moves
    judged = game.judge.judged(game.moves, game.options)
    assert (judged.result, judged.fault, judged.ending_words) == (
        "0-1",
        None,
        "The second wins, the last stone is off",
    )
    assert game.judge.judged(("8/5", "h8"), {}).fault.code == "not_a_move"


def test_the_event_is_closed_and_reported_and_no_level_is_touched(house):
    house.play("8/5 6/5;-22;bar/21 13/9;bar/off")
    out = house.folder / "report"
    done = corr(house.folder, "event", "close", EVENT, "--out", str(out), "--yes")
    assert done.status == 0, done.err
    pages = [path for path in out.rglob("*") if path.suffix in (".txt", ".html", ".csv", ".json")]
    assert pages
    for text in (done.out, *(page.read_text() for page in pages)):
        for word in ("fifth", "forbidden", "overline", "renju", "kyu", "You rise"):
            assert word not in text
    letters = [one.words for one in house.letters()]
    assert letters
    assert not any("kyu" in words or "norm" in words for words in letters)


def test_a_sign_in_the_subject_alone_is_the_games_own_too(house):
    house.play("8/5")
    raw = house.compose(house.second, "", house.newest(house.second), subject="-22", quote=False)
    house.give(raw)
    assert "2.(-22)" in house.game().record


@pytest.mark.parametrize("form", [one.key for one in FORMATS.values() if one.writable])
def test_no_file_of_another_kind_of_board_is_written(house, form):
    house.play("8/5 6/5;-22")
    done = corr(house.folder, "game", "export", f"{EVENT}-001", "--as", form)
    assert (done.status, done.out) == (2, "")
    assert "cannot hold a game on this board" in done.err


def test_its_record_and_its_pictures_are_printed(house):
    house.play("8/5 6/5;-22")
    assert corr(house.folder, "game", "export", f"{EVENT}-001").out == "1.(8/5 6/5) 2.(-22)\n"
    pictures = [house.folder / name for name in ("game.svg", "game.png")]
    words = ("--svg", str(pictures[0]), "--png", str(pictures[1]))
    assert corr(house.folder, "game", "show", f"{EVENT}-001", *words).status == 0
    assert all(one.stat().st_size for one in pictures)


def test_the_letter_with_the_record_promises_no_files_that_there_are_not(house):
    house.play("8/5 6/5;-22")
    letter = house.say(house.first, "record").to(house.first)
    assert [*letter.mail.iter_attachments()] == []
    assert "attached" not in letter.words
    assert "1.(8/5 6/5) 2.(-22)" in letter.words


# -- a board of another size ----


@pytest.mark.parametrize("form", ["text", "sgf", "psq"])
def test_a_larger_board_is_written_with_its_size_and_read_back(large, form):
    large.play("a1;s19;h8")
    done = corr(large.folder, "game", "export", f"{EVENT}-001", "--as", form)
    assert done.status == 0, done.err
    (found,) = read_records(BytesIO(done.out.encode()), form=form)
    assert (found.size, found.moves) == (19, ("a1", "s19", "h8"))


@pytest.mark.parametrize("form", ["rif", "pos"])
def test_a_larger_board_is_refused_where_the_form_has_none(large, form):
    large.play("a1;s19;h8")
    done = corr(large.folder, "game", "export", f"{EVENT}-001", "--as", form)
    assert (done.status, done.out) == (2, "")
    assert "cannot hold a 19 × 19 board" in done.err


def test_the_files_of_a_larger_board_that_go_by_letter_have_its_size(large):
    large.play("a1;s19;h8")
    letter = large.say(large.first, "record").to(large.first)
    files = {one.get_filename(): one.get_content() for one in letter.mail.iter_attachments()}
    assert '[Size "19"]' in files[f"{EVENT}-001.txt"]
    assert b"SZ[19]" in files[f"{EVENT}-001.sgf"]
