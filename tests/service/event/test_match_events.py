"""Events of backgammon matches: results with scores in tables, pages, files and reports."""

import json
import random

import pytest

from corr.demo.backgammon import Habits, Player
from corr.games.backgammon.match import Phase
from corr.games.rules import Seat
from corr.tournament.elsewhere.elsewhere import read_tables
from tests.office import ARBITER, EVENT, PEOPLE, member_list
from tests.service.handing import Second, hand_over, shown
from tests.ticking import Ticking

FIA = "fia@players.test"


def begun(folder, count=4, points=5, **system):
    """An event of matches that has begun."""
    game = {"kind": "backgammon", "points": points, "opening": None}
    people = [*PEOPLE, FIA][:count]
    if system.get("kind") in (None, "round_robin"):
        system.setdefault("kind", "round_robin")
    return Ticking(folder, people=people, game=game, event={"languages": ["en"]}, system=system)


def lose(house, number, loser=None, how="resign backgammon"):
    """Let a match be lost, game by game: by a seat, or by whoever begins; the score."""
    mind = Player(random.Random(number), Habits(doubles=0, resigns=0))
    for seat in Seat:
        house.say(house.seated(seat, number), "phrase: hello there", number)
    while (game := house.game(number)).result is None:
        seat = game.position.to_act
        loser = loser or seat
        text = how if seat is loser else mind.act(game.position, seat)
        house.say(house.seated(seat, number), text, number)
    return game.result.score


def concede(house, number, loser):
    """Let a seat give up a match in which the other one has lost a gammon; the result."""
    mind = Player(random.Random(number), Habits(doubles=0, resigns=0))
    for seat in Seat:
        house.say(house.seated(seat, number), "phrase: hello there", number)
    while not any((position := house.game(number).position).score):
        seat = position.to_act
        if seat is loser.other:
            text = "resign gammon"
        elif position.phase is Phase.RESIGNED:
            text = "accept"
        else:
            text = mind.act(position, seat)
        house.say(house.seated(seat, number), text, number)
    for text in ("concede match", "yes"):
        house.say(house.seated(loser, number), text, number)
    return house.game(number).result


def draw(house):
    """Draw the next round, and read what was written."""
    done = house.corr("event", "draw", EVENT, "--yes")
    assert done.status == 0, done.err
    house.letters()


def numbers(house):
    """The numbers of the matches that go on."""
    return [
        number
        for number in range(1, len(house.office.folder.contest(EVENT).pairings) + 1)
        if house.game(number).result is None
    ]


def test_a_match_counts_as_a_game_and_its_score_stands_with_its_result(tmp_path):
    with begun(tmp_path, 3) as house:
        assert lose(house, 1, Seat.SECOND) == (5, 0)
        result = concede(house, 2, Seat.FIRST)
        assert (result.ending, result.winner) == ("concede", Seat.SECOND)
        assert result.score == (2, 0)
        table = shown(house, "table", EVENT)
        assert "5–0" in table
        assert "0–5" in table
        assert "0 2–0" in table  # who has given up, with the score as it stood
        assert "1 0–2" in table
        assert "black" not in table
        pairings = shown(house, "pairings", EVENT)
        assert "1-0, 5–0\n" in pairings
        assert "0-1, 2–0 (conceded)" in pairings
        games = json.loads(shown(house, "pairings", EVENT, "--json"))["pairings"]
        scores = [game.get("score") for one in games for game in one["games"]]
        assert scores == [[5, 0], [2, 0], None]
        csv = shown(house, "table", EVENT, "--csv", "-")
        assert "5–0" in csv
        rows = json.loads(shown(house, "table", EVENT, "--json"))["rows"]
        told = [one for row in rows for one in row["results"] if "score" in one]
        assert {(one["result"], *one["score"]) for one in told} == {
            *(("1", 5, 0), ("0", 0, 5)),
            *(("1", 0, 2), ("0", 2, 0)),
        }
        assert {one["colour"] for one in told} == {""}
        assert "0-1, 2–0, concede" in shown(house, "game", "show", f"{EVENT}-002")
        as_json = json.loads(shown(house, "game", "show", f"{EVENT}-002", "--json"))
        assert as_json["score"] == [2, 0]
        winner = house.seated(Seat.SECOND, 2)
        number = next(n for n in (1, 3) if winner in map(house.seated, Seat, (n, n)))
        told = house.say(winner, "games", number).to(winner).words
        assert "conceded the match. You won. (0–2)" in told
        trf = house.corr("event", "trf", EVENT)
        assert "scores and lengths of matches have no columns" in trf.err


def test_the_file_of_results_has_the_scores_and_reads_as_the_same_table(tmp_path):
    with begun(tmp_path, 3, tie_breaks=["points_ratio"]) as house:
        for number in (1, 2, 3):
            lose(house, number, Seat.SECOND)
        exported = shown(house, "event", "export", EVENT)
        assert "sanctioned_by" not in json.loads(exported)["event"]
        assert "SLSF" not in shown(house, "report", EVENT)
        games = json.loads(exported)["games"]
        assert [one["score"] for one in games] == [[5, 0]] * 3
        assert {one["ended"] for one in games} == {"score"}
        ours = house.corr("standings", EVENT, "--json")
        file = tmp_path / "results.json"
        file.write_text(exported)
        theirs = house.corr("standings", str(file), "--json")
        keys = ("criteria", "standings")
        one, other = (json.loads(done.out) for done in (ours, theirs))
        assert [one[key] for key in keys] == [other[key] for key in keys]
        assert one["event"]["points"] == other["event"]["points"] == [5]
        assert "points_ratio" in one["criteria"]
        tables = read_tables(exported, "results.json")
        assert [game.score for game in tables.games] == [(5, 0)] * 3
        assert "5–0" in house.corr("table", str(file)).out
        told = house.corr("report", str(file)).out
        assert not {"Sanctioned", "unknown", "SLSF"} & set(told.split())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"score": [0, 5]}, "contradiction: 1-0 with the score 0-5"),
        ({"score": [5]}, "score"),
        ({"score": [-1, 5]}, "score"),
        ({"score": "5-0"}, "score"),
        ({"result": None, "ended": None}, "nothing is expected of a match that is not over"),
    ],
)
def test_a_score_that_cannot_be_is_told(tmp_path, change, fault):
    entry = {"first": "A", "second": "B", "result": "1-0", "ended": "score", "score": [5, 0]}
    file = {
        "event": {"name": "B", "start": "2026-01-01", "game": "backgammon"},
        "players": [{"id": "A"}, {"id": "B"}],
        "games": [entry | change],
        "system": {"kind": "round_robin"},
    }
    with begun(tmp_path, 3) as house:
        path = tmp_path / "results.json"
        path.write_text(json.dumps(file))
        done = house.corr("table", str(path))
        assert done.status
        assert fault in done.err
        file["event"]["game"] = "renju"
        colours = {"black": "A", "white": "B", "result": "1-0", "ended": "five", "score": [5, 0]}
        path.write_text(json.dumps({**file, "games": [colours]}))
        assert "renju has no such score" in house.corr("table", str(path)).err


def test_each_match_is_as_long_as_its_round_says(tmp_path):
    with begun(tmp_path, 4, points=[1, 3], kind="monrad", rounds=3) as house:
        for length in (1, 3, 3):
            going = numbers(house)
            assert {house.game(number).options["points"] for number in going} == {str(length)}
            assert {max(lose(house, number)) for number in going} == {length}
            if length != 3 or len(house.office.folder.contest(EVENT).pairings) < 6:
                draw(house)
        page = shown(house, "table", EVENT, "--html", "-")
        assert f"<dt>Tournament director</dt><dd>{ARBITER}</dd>" in page
        assert "matches to 1 and 3 points" in page
        assert "1, 3" in shown(house, "event", "show", EVENT)
        record = shown(house, "game", "show", f"{EVENT}-005")
        assert "to 3" in record


def test_who_loses_early_in_a_cup_plays_on(tmp_path):
    with begun(tmp_path, 6, points=1, kind="cup", consolation=True) as house:
        rounds = 0
        while True:
            rounds += 1
            for number in numbers(house):
                lose(house, number, Seat.SECOND)
            if "cup is over" in house.corr("event", "draw", EVENT, "--yes").err:
                break
            house.letters()
        assert rounds in (3, 4)
        assert "the consolation" in shown(house, "standings", EVENT)
        games = json.loads(shown(house, "pairings", EVENT, "--json"))["pairings"]
        lower = [game.get("consolation", False) for one in games for game in one["games"]]
        assert 1 <= sum(lower) < len(lower)
        assert shown(house, "pairings", EVENT).count(", consolation") == sum(lower)
        assert shown(house, "table", EVENT, "--html", "-").count(">consolation<") == sum(lower)
        assert len(house.office.folder.contest(EVENT).pairings) >= 6
        exported = shown(house, "event", "export", EVENT)
        assert json.loads(exported)["system"]["consolation"] is True
        file = tmp_path / "results.json"
        file.write_text(exported)
        ours, theirs = (house.corr("standings", one) for one in (EVENT, str(file)))
        assert ours.out == theirs.out
        closed = house.corr("event", "close", EVENT, "--yes", "--out", str(tmp_path))
        assert closed.status == 0, closed.err


def test_the_report_has_the_scores_and_no_colours(tmp_path):
    with begun(tmp_path, 3) as house:
        for number in (1, 2, 3):
            lose(house, number, Seat.SECOND)
        assert house.corr("event", "close", EVENT, "--yes", "--out", str(tmp_path)).status == 0
        report = shown(house, "report", EVENT)
        assert "backgammon (matches to 5 points)" in report
        assert report.count("5–0") == 6  # in the list of matches, and in that of games
        assert "Black" not in report
        assert not {"kyu", "dan", "Level"} & set(report.split())
        closing = [post for post in house.letters() if "5–0" in post.text]
        assert closing
        assert not any("black" in post.text for post in closing)


def test_the_page_shows_what_binds_the_dice_and_no_seed_before_the_end(tmp_path):
    with begun(tmp_path, 3, points=1) as house:
        page = shown(house, "table", EVENT, "--html", "-")
        states = [house.game(number).dice.state for number in (1, 2, 3)]
        for state in states:
            for anchor in state.commitment.anchors:
                assert anchor in page
        house.say(house.first, "phrase: nobody else knows this")
        assert "nobody else knows" not in shown(house, "table", EVENT, "--html", "-")
        house.say(house.second, "phrase: nor this")
        page = shown(house, "table", EVENT, "--html", "-")
        digest = house.game().dice.state.digest
        seed = house.office.store.seeds.seed(f"{EVENT}-001", states[0].commitment.anchors[0])
        assert "1|phrase|nobody else knows this" in page
        assert digest in page
        assert "seed 1" not in page
        assert seed.hex() not in page
        while house.game().result is None:
            game = house.game()
            house.say(house.seated(game.position.to_act), "resign backgammon")
        page = shown(house, "table", EVENT, "--html", "-")
        assert house.game().dice.state.commitment.seed in page


def test_an_event_that_is_handed_over_has_the_same_table_and_new_commitments(tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    with begun(here, 3) as house, Second(tmp_path / "there", house) as second:
        lose(house, 1, Seat.SECOND)
        concede(house, 2, Seat.SECOND)
        for seat in Seat:
            house.say(house.seated(seat, 3), "phrase: before", 3)
        old = house.game(3).dice.state.commitment
        seed = house.office.store.seeds.seed(f"{EVENT}-003", old.anchors[0])
        before = shown(house, "table", EVENT)
        hand_over(house, second)
        assert shown(second, "table", EVENT) == before
        assert seed not in (here / "event.corr").read_bytes()
        assert second.office.store.seeds.seed(f"{EVENT}-003", old.anchors[0]) is None
        after = second.game(3).dice.state.commitments
        assert [bool(one.dead) for one in after] == [True, False]
        assert after[1].anchors != old.anchors
        assert second.game(1).dice.state.commitments == house.game(1).dice.state.commitments
        page = shown(second, "table", EVENT, "--html", "-")
        assert old.anchors[0] in page
        assert after[1].anchors[0] in page
        assert lose(second, 3, Seat.FIRST) == (0, 5)
        rows = json.loads(shown(second, "pairings", EVENT, "--json"))["pairings"]
        scores = [game["score"] for one in rows for game in one["games"]]
        assert [5, 0] in scores
        assert [0, 5] in scores


@pytest.mark.parametrize("contributed", [True, False])
def test_who_withdraws_leaves_the_scores_of_matches_as_they_are(tmp_path, contributed):
    with begun(tmp_path, 3) as house:
        lose(house, 1, Seat.SECOND)
        gone = house.game(1).players[Seat.FIRST]
        (other,) = (number for number in (2, 3) if gone in house.game(number).players.values())
        if contributed:
            for seat in Seat:
                house.say(house.seated(seat, other), "phrase: hello there", other)
        done = house.corr("event", "withdraw", EVENT, gone, "--reason", "ill", "--yes")
        assert done.status == 0, done.err
        assert house.game(1).result.score == (5, 0)
        assert house.game(other).result.ending == ("withdrawal" if contributed else "walkover")
        assert house.game(other).result.score == ((0, 0) if contributed else ())
        assert "1-0, 5–0" in shown(house, "pairings", EVENT)


def test_an_event_that_was_held_elsewhere_comes_in_with_its_scores(tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    with begun(here, 3, tie_breaks=["points_ratio"]) as house:
        lose(house, 1, Seat.SECOND)
        concede(house, 2, Seat.FIRST)
        lose(house, 3, Seat.FIRST)
        file = tmp_path / "results.json"
        file.write_text(shown(house, "event", "export", EVENT))
        members = member_list([*PEOPLE][:3])
        with Second(there, house, members=members) as other:
            taken = other.corr("event", "import", str(file))
            assert taken.status == 0, taken.err
            assert other.letters() == []
            tables = [
                json.loads(shown(one, "standings", EVENT, "--json"))["standings"]
                for one in (house, other)
            ]
            keys = ("name", "place", "game_points", "points_ratio")
            one, two = ([{key: row[key] for key in keys} for row in table] for table in tables)
            assert one == two
            assert other.game(2).result.ending == "concede"
            assert other.game(2).result.score == (2, 0)
            assert shown(other, "check").endswith(": 0 faults\n")
            again = json.loads(shown(other, "event", "export", EVENT))["games"]
            assert [game["score"] for game in again] == [[5, 0], [2, 0], [0, 5]]


def test_a_file_keeps_what_is_usual_but_for_the_preset_of_its_clock(tmp_path):
    """`per_move` is 7 days where nobody says anything, and none in what matches usually have."""
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    with begun(here, 3) as house:
        file = tmp_path / "results.json"
        file.write_text(shown(house, "event", "export", EVENT))
        assert json.loads(file.read_text())["rules"]["clock"]["per_move"] == "7d"
        with Second(there, house, members=member_list([*PEOPLE][:3])) as other:
            taken = other.corr("event", "import", str(file))
            assert taken.status == 0, taken.err
            clocks = [one.office.folder.contest(EVENT).spec.clock for one in (house, other)]
            assert clocks[0] == clocks[1]
            assert clocks[0].per_move


@pytest.mark.parametrize("lost", [(), (1,), (1, 2)], ids=["none", "one", "two"])
@pytest.mark.parametrize("count", [5, 6])
def test_a_cup_has_as_many_rounds_in_its_file_as_by_mail(tmp_path, count, lost):
    """Its consolation waits a round for who had a bye: also before it is drawn, and where nobody
    is left to play it, since both players of a match have lost (7).
    """
    system = {"kind": "cup", "seeding": "list", "consolation": True}
    file = tmp_path / "results.json"
    with begun(tmp_path, count, **system) as house:
        over = 0
        while over < _drawn(house, over):
            over += 1
            how = ("0-0", "--ending", "late") if over in lost else ("1-0", "--ending", "walkover")
            game = f"{EVENT}-{over:03d}"
            ruled = house.corr("event", "rule", game, *how, "--reason", "he is ill", "--yes")
            assert ruled.status == 0, ruled.err
            house.wait(days=1)
            file.write_text(shown(house, "event", "export", EVENT))
            for command in ("pairings", "standings"):
                assert shown(house, command, str(file)) == shown(house, command, EVENT)
        assert "Round 1 of 4" in shown(house, "pairings", EVENT)
        assert house.corr("event", "close", EVENT, "--dry-run").status == 0


def _drawn(house, over):
    """How many matches of a cup are drawn, those of the next round with them if all are over.

    In a round nobody may have anybody to meet.
    """
    while len(house.office.folder.contest(EVENT).pairings) == over:
        if house.corr("event", "draw", EVENT, "--yes").status:
            break
    return len(house.office.folder.contest(EVENT).pairings)
