"""Matches on the page of their event: those that it publishes, act by act, and no secret."""

import re

import pytest
from bs4 import BeautifulSoup

from corr.demo.backgammon import Habits
from corr.games.rules import Seat
from corr.words.templates import ours
from tests.office import ANNA, BO, EVENT
from tests.service.event.test_match_events import lose
from tests.service.handing import shown
from tests.service.play.test_match_dice import GAME, Players
from tests.ticking import Ticking

QUIET = Habits(doubles=0, resigns=0)
ORDERS = ("autoroll while on the bar", "greedy", "take if doubled", "double next turn")
FIRST, OTHERS = [f"{EVENT}-001"], [f"{EVENT}-002", f"{EVENT}-003"]
PHRASE = "a hedgehog on the piano"


def matches(folder, published, people=("anna", "bo", "cai"), points=3):
    game = {"kind": "backgammon", "points": points, "opening": None}
    return Ticking(
        folder,
        people=[f"{name}@players.test" for name in people],
        game=game,
        event={"languages": ["en"]},
        publish={"games": published},
    )


def page_of(house, lang="en"):
    return BeautifulSoup(
        shown(house, "table", EVENT, "--html", "-", "--lang", lang), "html.parser"
    )


def watched(house):
    """The ids of the matches that can be followed, and of those that open at their last act."""
    found = page_of(house).select(".watch")
    ids = [one.summary.get_text().split()[0] for one in found]
    return ids, [name for name, one in zip(ids, found, strict=True) if one.has_attr("data-last")]


@pytest.mark.parametrize(
    ("published", "found"),
    [
        ("none", ([], [])),
        ("finished", (FIRST, [])),
        ("running", ([*FIRST, *OTHERS], OTHERS)),
    ],
)
def test_a_page_shows_the_matches_that_its_event_publishes(tmp_path, published, found):
    """None before its first throw, and none that was annulled."""
    with matches(tmp_path, published) as house:
        lose(house, 1)
        assert watched(house) == (found[0][:1], [])
        for seat in Seat:
            house.say(house.seated(seat, 2), "phrase: hello there", 2)
        assert watched(house) == found
        assert bool(page_of(house).script) is bool(found[0])
        annulled = house.corr("event", "annul", *FIRST, "--reason", "mixed up")
        assert annulled.status == 0, annulled.err
        assert watched(house)[0] == found[0][1:]


def test_every_act_is_a_line_and_a_board(tmp_path):
    with matches(tmp_path, "finished", ("anna", "bo")) as house:
        Players(house).give("phrase: hello there", "phrase: good day").on()
        (match,) = page_of(house).select(".watch")
        lines = [line.get_text() for line in match.select("li")]
        assert len(match["data-acts"].split(",")) == len(lines)
        games = house.game().position.games
        headings = [heading.get_text() for heading in match.select("h3")]
        assert len(headings) == len(games)
        assert headings[0] == "Game 1, 0–0"
        assert lines[0].startswith("Opening throw: ")
        first, second = house.game().result.score
        assert lines[-1].endswith(f"The score is {first}–{second}")
        assert sum(" wins game " in line for line in lines) == len(games)
        names = {name.get_text() for name in match.select("summary .name")}
        assert names == {"Anna", "Bo"}


def test_what_only_one_player_knows_stands_on_no_page(tmp_path):
    """Nor does what was done by a standing order differ from what a letter asked for."""
    with matches(tmp_path, "running", ("anna", "bo")) as house:
        players = Players(house).give("phrase: hello there", "phrase: good day")
        players.on(8, QUIET)
        for who in (house.first, house.second):
            for order in ORDERS:
                players.say(who, order)
        players.say(house.first, f"phrase: {PHRASE}")
        players.say(house.second, "note: he always runs")
        players.on(6, QUIET)
        game = house.game()
        assert game.result is None
        assert any(game.orders.values())
        text = shown(house, "table", EVENT, "--html", "-")
        for secret in (*ORDERS, "autoroll", "standing", PHRASE, "he always runs"):
            assert secret not in text, secret
        lines = [line.get_text() for line in page_of(house).select(".watch li")]
        assert len(lines) > 20
        did = r"threw \d\d|played [\d/*barof() ]+|could not move|doubled to \d|took the double"
        known = rf"(Anna|Bo) ({did})|Opening throw: .*"
        assert [line for line in lines if not re.fullmatch(known, line)] == []


def test_a_decision_of_the_director_is_seen(tmp_path):
    with matches(tmp_path, "running", ("anna", "bo"), points=5) as house:
        players = Players(house).give("phrase: hello there", "phrase: good day")
        players.on(2, QUIET)
        other = house.game().players[Seat.FIRST]
        given = house.corr(
            *("game", "points", GAME, other, "2", "--reason", "insulted Bo", "--yes")
        )
        assert given.status == 0, given.err
        lines = [line.get_text() for line in page_of(house).select(".watch li")]
        (line,) = [line for line in lines if "director" in line]
        assert line.endswith("they count when this game is over")
        assert "insulted" not in page_of(house).get_text()


def test_a_result_from_away_from_the_board_is_the_last_line(tmp_path):
    """The acts of a corrected match end with another result, those of a ruled one with none."""
    people = ("anna", "bo", "cai")
    with matches(tmp_path, "finished", people) as house:
        lose(house, 1)
        before = [line.get_text() for line in page_of(house).select(".watch li")]
        score = house.game(1).result.score
        for number in (2, 3):
            for seat in Seat:
                house.say(house.seated(seat, number), "phrase: hello there", number)
        why = ("--reason", "SECRET", "--yes")
        for word, number, points, ending, ended in (
            ("correct", 1, "0-1", "score", "1-3"),
            ("rule", 2, "1-0", "adjudication", "2-1"),
            ("rule", 3, "0-1", "concede", "0-2"),
        ):
            how = ("--ending", ending, "--score", ended)
            done = house.corr("event", word, f"{EVENT}-00{number}", points, *how, *why)
            assert done.status == 0, done.err
        page = page_of(house)
        lines = [[one.get_text() for one in each.select("li")] for each in page.select(".watch")]
        assert lines[0] == [*before, "Decided by the tournament director: 0–1 (1–3)"]
        assert lines[1][-1] == "Decided by the tournament director: 1–0 (2–1)"
        assert lines[2][-1] == "Decided away from the board: 0–1 (0–2), conceded"
        for each in page.select(".watch"):
            assert len(each["data-acts"].split(",")) == len(each.select("li"))
        assert "SECRET" not in page.get_text()
        score = "–".join(map(str, score)).replace("–", "-")
        back = ("event", "correct", *FIRST, "1-0" if score[0] == "3" else "0-1")
        done = house.corr(*back, "--ending", "score", "--score", score, *why)
        assert done.status == 0, done.err
        (first, *_) = page_of(house).select(".watch")
        assert [line.get_text() for line in first.select("li")] == before


def test_it_is_told_in_every_language(tmp_path):
    with matches(tmp_path, "finished", ("anna", "bo"), points=1) as house:
        lose(house, 1, how="resign single")
        english = {line.get_text() for line in page_of(house).select(".watch li")}
        for lang in sorted(ours().languages):
            page = page_of(house, lang)
            lines = {line.get_text() for line in page.select(".watch li")}
            assert bool(lines & english) is (lang == "en")
            labels = [one["aria-label"] for one in page.select(".player [aria-label]")]
            assert len(labels) == 6
            assert all(labels)


def test_a_name_is_text_wherever_it_stands(tmp_path):
    """Neither markup nor the end of the script, in a page that has one."""
    name = "</script><b>x</b>"
    members = f"name,email\n{name},{ANNA}\nBo,{BO}\n"
    game = {"kind": "backgammon", "points": 1, "opening": None}
    with Ticking(tmp_path, members=members, game=game, publish={"games": "finished"}) as house:
        lose(house, 1)
        page = page_of(house)
        assert page.b is None
        assert len(page.select("script")) == 1
        assert name in page.select_one(".watch li").get_text()


def test_a_page_brings_all_that_it_shows(tmp_path):
    """Nothing is fetched: the one drawing and the script stand in it, and it stays small."""
    with matches(tmp_path, "finished", ("anna", "bo"), points=1) as house:
        Players(house).give("phrase: hello there", "phrase: good day").on()
        text = shown(house, "table", EVENT, "--html", "-")
        page = BeautifulSoup(text, "html.parser")
        for tag, key in (("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src")):
            assert not page.select(f"{tag}[{key}]")
        assert {use["href"][0] for use in page.select("use")} == {"#"}
        assert "http" not in page.script.get_text()
        acts = page.select_one(".watch")["data-acts"]
        assert len(acts) < 60 * len(acts.split(","))
        assert len(text.encode()) < 150_000
