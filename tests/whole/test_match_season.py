"""A season of backgammon by letter: a cup with a consolation, from its start to its report.

Four players vanish, mail cannot be read for two days, the event moves to another house.
"""

import json

import pytest
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.records.backgammon.files import read_match
from corr.records.backgammon.model import ended, last_of
from corr.service.desk.rulings import rule_game
from corr.service.desk.taking_part import withdraw_player
from corr.service.office.results import results_of
from corr.tournament.systems.cup import state_of
from tests.desk import confirm, send
from tests.office import EVENT
from tests.whole.season import Season


def cup(folder, players, points):
    return Season(
        folder,
        players,
        game={"kind": "backgammon", "points": points, "opening": None},
        system={"kind": "cup", "consolation": True},
        event={"languages": ["en", "sv"], "max_players": players},
        clock={"preset": "bronstein", "per_move": None, "reminders": None},
    )


@pytest.mark.parametrize(
    ("players", "points"), [(8, 1), pytest.param(32, 7, marks=pytest.mark.long)]
)
def test_a_season_ends_with_all_its_dice_verified_from_letters_alone(tmp_path, players, points):
    season = cup(tmp_path, players, points)
    house = season.house
    late, both, gone = 2, 3, 4
    season.absent = {house.seated(Seat.SECOND, late), *(house.seated(one, both) for one in Seat)}
    season.vanishing = {house.seated(Seat.FIRST, gone): 5}
    season.play_all()
    assert season.running() == [late, both, gone]
    season.wait(4)
    house.down(days=2)
    season.wait(points * 2 + 34)
    first_round(season, late, both, gone)
    season.draw()
    season.play(season.running()[1::2])
    season.play(season.running(), 7)  # to the middle of a game
    disputed(season, season.running()[0])
    season.hand_over()
    season.play_all()
    while not over(season):
        season.draw()
        season.play_all()
        season.wait(20)
    finish(season)


def first_round(season, late, both, gone):
    """Who did not begin has lost by it, or both have; who left in mid-match lost on time."""
    house = season.house
    result = house.game(late).result
    assert (result.winner, result.ending) == (Seat.FIRST, "late")
    assert f"both players have lost {EVENT}-003 by a late start" in house.corr("status").out
    why = replace(house.act("rule"), reason="neither has begun")
    rule_game(house.office, f"{EVENT}-{both:03d}", "0-0", why, ending="late")
    clock = house.game(gone).clock
    assert clock.seat is Seat.FIRST
    season.say(house.seated(Seat.SECOND, gone), "claim time", gone)
    season.wait(2)
    result = house.game(gone).result
    assert (result.winner, result.ending) == (Seat.SECOND, "time")
    for who in (*season.absent, *season.vanishing):
        act = replace(house.act(f"withdraw.{who}"), reason="no answer to any letter")
        withdraw_player(house.office, EVENT, house.player(who), act)
    house.letters()


def disputed(season, number):
    """A call for the director, points, an appeal: the committee of three says that they fall."""
    house = season.house
    one, other = (house.seated(seat, number) for seat in Seat)
    house.say(one, "call director: he writes insults", number)
    assert house.game(number).called
    given = house.corr(
        *("game", "points", f"{EVENT}-{number:03d}", one, "1", "--reason", "insults"), "--yes"
    )
    assert given.status == 0, given.err
    answered = house.corr("game", "answer-call", f"{EVENT}-{number:03d}", "--reason", "points")
    assert answered.status == 0, answered.err
    house.letters()
    ruling = max(house.office.folder.contest(EVENT).rulings)
    house.say(other, f"appeal {EVENT}/{ruling}: I wrote nothing of the kind", number)
    assert house.game(number).clock.stopped
    members = [f"{name}@example.net" for name in ("kim", "lo", "max")]
    named = house.corr(
        *("appeal", "panel", EVENT, str(ruling), *members, "--reason", "SBGF 1.5"), "--yes"
    )
    assert named.status == 0, named.err
    asked = {post.to: post for post in house.letters()}
    for member in members[:2]:
        shown = send(house, "vote change: no insult", member, asked[member])
        confirm(house, shown, member)
    assert house.office.folder.contest(EVENT).rulings[ruling].decision
    assert not house.game(number).clock.stopped


def over(season):
    """Whether the last round has been played."""
    office = season.house.office
    contest = office.folder.contest(EVENT)
    return state_of(contest, results_of(office, contest)).over


def finish(season):
    """All dice are verified from letters alone, and the records alone give the same table."""
    print(f"\n{dict(season.counts)}, the largest {season.largest} bytes")
    house = season.house
    told = json.loads(house.corr("event", "export", EVENT).out)
    for game in told["games"]:
        number = int(game["id"].rpartition("-")[2])
        assert season.verified(number) == [], game
        text = house.corr("game", "export", game["id"], "--as", "json").out
        game |= from_record(read_match(text.encode(), "json"))
    file = season.folder / "recomputed.json"
    file.write_text(json.dumps(told))
    for form in ("--json", "--csv=-"):
        assert json_or_text(house.corr("table", str(file), form).out) == json_or_text(
            house.corr("table", EVENT, form).out
        )
    assert house.corr("check").status == 0
    closed = house.corr("event", "close", EVENT, "--out", str(season.folder / "report"))
    assert closed.status == 0, closed.err
    assert season.largest < 40_000


def from_record(record):
    """The result of a match by its record: the acts replayed, or what was decided beside them."""
    result = ended(record, last_of(record))
    won = {Seat.FIRST: "1-0", Seat.SECOND: "0-1", None: "0-0"}[result.winner]
    both = {"score": [min(one, record.length) for one in result.score]} if result.winner else {}
    return {"result": won, "ended": result.reason, **both}


def json_or_text(text):
    try:
        return json.loads(text)
    except ValueError:
        return text
