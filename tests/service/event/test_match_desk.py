"""What the arbiter of matches is told: whom dice wait for, what was changed, what may be ruled."""

from corr.games.rules import Seat
from tests.office import EVENT, PEOPLE, member_list
from tests.service.event.test_match_events import begun, lose
from tests.service.handing import Second, hand_over, shown
from tests.ticking import Ticking


def test_whom_the_dice_wait_for_after_a_hand_over_is_told(tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    with begun(here, 2) as house, Second(tmp_path / "there", house) as second:
        assert "  SK24-001  no deadline  Bo, Anna\n" in house.corr("status").out
        for seat in Seat:
            house.say(house.seated(seat), "phrase: before")
        hand_over(house, second)
        status = shown(second, "event", "status", EVENT)
        assert "the dice wait for Bo (P0002) and Anna (P0001)\n" in status
        whole = second.corr("status").out
        assert "the dice wait for what players give: `corr event status` says for whom" in whole
        assert "arbiter has stopped" not in status + whole
        second.say(second.seated(Seat.FIRST), "phrase: after")
        assert "the dice wait for Anna (P0001)\n" in shown(second, "event", "status", EVENT)


def test_a_clock_that_a_call_has_stopped_is_no_pause_of_the_arbiter(tmp_path):
    with begun(tmp_path, 2) as house:
        for seat in Seat:
            house.say(house.seated(seat), "phrase: hello there")
        house.say(house.first, "call director: the board is wrong")
        assert "a player has called the director" in shown(house, "event", "status", EVENT)
        whole = house.corr("status").out
        assert "a player has called the director: `corr game answer-call`" in whole
        assert "corr clock resume" not in whole


def test_another_score_is_a_change_since_the_last_report(tmp_path):
    with begun(tmp_path, 2) as house:
        lose(house, 1, Seat.SECOND)
        close = ("event", "close", EVENT, "--yes", "--out", str(tmp_path))
        assert house.corr(*close).status == 0
        assert house.corr("event", "reopen", EVENT, "--reason", "a slip", "--yes").status == 0
        score = ("--ending", "score", "--score", "5-3", "--reason", "a slip", "--yes")
        done = house.corr("event", "correct", f"{EVENT}-001", "1-0", *score)
        assert done.status == 0, done.err
        again = house.corr(*close)
        assert "SK24-001 1-0, 5–0 → 1-0, 5–3" in again.out
        assert "1-0, 5–3, before 1-0, 5–0" in shown(house, "report", EVENT)


def test_a_match_is_never_drawn_nor_has_it_a_black(tmp_path):
    with begun(tmp_path, 4, kind="monrad", rounds=2) as house:
        lose(house, 1)
        ruled = house.corr("event", "rule", f"{EVENT}-002", "1/2-1/2", "--reason", "x", "--yes")
        assert "a match is never drawn: 1-0, 0-1, or 0-0" in ruled.err
        draw = house.corr("event", "draw", EVENT, "--dry-run")
        assert "corr event assess SK24-002 1-0" in draw.err
        assert "black" not in draw.err
        assert "1/2" not in draw.err


def test_the_tables_of_divisions_have_no_colours(tmp_path):
    people = PEOPLE[:4]
    divisions = [
        {"name": "Elite", "players": list(people[:2]), "down": 1},
        {"name": "Two", "players": list(people[2:]), "up": 1},
    ]
    game = {"kind": "backgammon", "points": 5, "opening": None}
    options = {"system": {"kind": "league"}, "divisions": divisions, "game": game}
    with Ticking(tmp_path, people=(), members=member_list(people), **options) as house:
        house.letters()
        for number in (1, 2):
            lose(house, number, Seat.SECOND)
        told = shown(house, "event", "sections", EVENT)
        assert "5–0" in told
        assert "black" not in told
        assert "5–0b" not in told
        closed = house.corr("event", "close", EVENT, "--yes", "--out", str(tmp_path))
        assert closed.status == 0, closed.err
        after = tmp_path / "next.toml"
        following = ("--id", "SK25", "--start", "2025-02-01", "--out", str(after))
        assert "goes up to Elite" in shown(house, "event", "next", EVENT, *following)
        assert 'kind = "backgammon"' in after.read_text()


def test_a_report_has_the_time_of_each_length_and_nothing_that_matches_lack(tmp_path):
    with begun(tmp_path, 2, points=[3, 5], kind="monrad", rounds=1) as house:
        lose(house, 1)
        close = ("event", "close", EVENT, "--yes", "--out", str(tmp_path))
        assert house.corr(*close).status == 0
        words = " ".join(shown(house, "report", EVENT).split())
        assert "matches to 3 points: 7 days for every move and a bank of 6 days" in words
        assert "matches to 5 points: 7 days for every move and a bank of 10 days" in words
        assert "Opening" not in words
        assert "SLSF" not in words


def test_an_annulled_match_is_told_with_the_names_of_who_has_its_seats(tmp_path):
    with begun(tmp_path, 3) as house:
        gone = house.game(1).players[Seat.FIRST]
        because = ("--reason", "ill", "--yes")
        assert house.corr("event", "annul", f"{EVENT}-001", *because).status == 0
        assert house.corr("player", "add", "Kim Ek", "kim@players.test").status == 0
        assert house.corr("event", "substitute", EVENT, gone, "P0004", *because).status == 0
        (line,) = [
            line
            for line in shown(house, "event", "status", EVENT).splitlines()
            if "[T 35]" in line
        ]
        assert gone not in line
        assert "Kim Ek" in line
