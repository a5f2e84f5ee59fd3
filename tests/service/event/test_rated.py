"""Rating events by mail (G27–30, T30): their close feeds the list, reopening takes it back."""

import json
from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.board.board_file import parse, read_ratings
from corr.ranking.ratings.rating_list import read_period
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.as_text import as_text
from corr.report.forms.document import Table
from corr.service.desk.rulings import correct_result, rule_game
from corr.service.event.closing import close_event, effect_of_closing
from corr.service.event.reopening import reopen_event
from corr.service.event.reporting import report_of, send_report
from corr.service.players.forget import forget
from corr.service.register.board import enter_board_event
from corr.service.register.rating_acts import start_ratings
from corr.service.register.ratings import list_now, official_list
from corr.service.watch.check import check_all
from corr.tournament.contest.committee_days import report_due_day
from tests.commands import corr, stand_still
from tests.office import ANNA, BO, CAI, DAG, EVENT, PEOPLE, House, member_list
from tests.tournament.board_files import board_file

FOUR = (ANNA, BO, CAI, DAG)
GOMOKU = {"kind": "gomoku", "opening": "swap1"}
RATED = {"system": "none", "rating": True}


def house_of(folder, *, people=FOUR, game=GOMOKU, ranking=RATED, **parts):
    house = House(folder, people, game=game, ranking=ranking, **parts)
    house.members(member_list(people))
    return house


def by_name(house, **ratings):
    names = {"anna": ANNA, "bo": BO, "cai": CAI, "dag": DAG}
    lines = [f"{house.player(names[who])},{rating}" for who, rating in ratings.items()]
    found = read_ratings("\n".join(["id,rating", *lines]), "start.csv")
    start_ratings(house.office, "gomoku", read_period("2024-1"), found, house.act("start"))


def win(house, number, winner, *, moved=True):
    """The other one gives up, after both have moved or before the second one has."""
    game = house.game(number)
    if moved:
        house.play("h8 i9 j10;white, k10", number)
    sides = [house.seated(seat, number) for seat in game.players]
    loser = next(one for one in sides if one != winner)
    assert house.say(loser, f"{game.id} resign", number).state == "handled"
    house.now += timedelta(hours=1)


def best_wins(house, order=FOUR):
    """Every game; who comes first in `order` wins."""
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        sides = [house.seated(seat, number) for seat in house.game(number).players]
        win(house, number, min(sides, key=order.index))
    house.now += timedelta(days=30)


def because(house, reason):
    return replace(house.act("ruling"), reason=reason)


def close(house):
    return close_event(house.office, EVENT, house.act("close"))


def ratings(house, game="gomoku"):
    found = list_now(house.office, game, read_period("2024-1"))
    return found.ratings if found else {}


@pytest.fixture
def four(tmp_path):
    with house_of(tmp_path) as house:
        by_name(house, anna=1500, bo=1500, cai=1500)
        house.start()
        yield house


def test_a_rating_event_feeds_the_list_of_its_own_game(four):
    best_wins(four)
    anna, bo, cai, dag = map(four.player, FOUR)
    report = close(four)
    # Against equals +16, 0 and -16; the new one lost three times against 1500 (R29.3, R30).
    found = ratings(four)
    assert ratings(four, "renju") == {}
    entry = four.office.store.board.changes_of_event("gomoku", EVENT)
    (new,) = (one for one in entry if one.player == dag)
    assert new.before is None
    assert new.entry == 1200
    # 300 points: row 11 of the table, in which the higher one gets 16 - 11 = 5.
    assert found == {anna: 1500 + 32 + 5, bo: 1500 + 5, cai: 1500 - 32 + 5, dag: new.after}
    assert new.after == 1185
    assert f"{EVENT}-rating.json" in report.files
    assert check_all(four.office).faults == ()


def test_the_report_names_articles_and_interpretations_of_gomoku(four):
    best_wins(four)
    report = close(four)
    text = " ".join(report.files[f"{EVENT}.en.txt"].split())
    for said in ("G27.3", "[T30]", "G28.2", "[T16]", "[T20]", "G27.4", "1500", "Anna"):
        assert said in text
    assert "R28" not in text
    assert "R29" not in text
    assert "7 dagar för varje drag" in report.files[f"{EVENT}.sv.txt"]
    assert "sanktionerat" in report.files[f"{EVENT}.sv.txt"]
    kept = parse(report.files[f"{EVENT}-rating.json"])
    assert kept.ratings == dict.fromkeys(map(four.player, (ANNA, BO, CAI)), 1500)
    assert str(kept.period) == "2024-1"


def test_everybody_reads_what_became_of_their_rating(four):
    best_wins(four)
    close(four)
    letters = {one.to: one for one in four.letters()}
    assert "Your rating goes from 1500 to 1537" in letters[ANNA].words
    assert "You come on it with 1185" in letters[DAG].words
    assert "computed to be 1200" in letters[DAG].words


def test_what_closing_would_do_is_shown_and_does_nothing(four):
    best_wins(four)
    before = ratings(four)
    effect = effect_of_closing(four.office, EVENT, four.act("close"))
    assert {one.player: one.after for one in effect.fed.changes}[four.player(ANNA)] == 1537
    assert ratings(four) == before
    assert four.office.store.board.board_event(EVENT) is None


def test_reopened_the_event_feeds_nothing_and_closed_again_what_is_corrected(four):
    best_wins(four)
    before = ratings(four)
    close(four)
    first = ratings(four)
    reopen_event(four.office, EVENT, because(four, "a letter was found"))
    assert ratings(four) == before
    assert "rating list of gomoku is taken back" in four.letters()[-1].words
    rows = four.office.store.events.games_of_event(EVENT)
    anna, bo = four.player(ANNA), four.player(BO)
    (row,) = (one for one in rows if {one.first, one.second} == {anna, bo})
    result = "0-1" if row.first == anna else "1-0"
    correct_result(four.office, row.id, result, because(four, "read wrongly"))
    report = close(four)
    found = ratings(four)
    assert (found[anna], found[bo]) == (first[bo], first[anna])
    assert report.no == 2
    assert "What changed since report 1" in report.files[f"{EVENT}.en.txt"]
    log = [type(one.body).__name__ for one in four.office.store.events.of_stream(f"board:{EVENT}")]
    assert log == ["BoardEntered", "BoardRemoved", "BoardEntered"]
    assert check_all(four.office).faults == ()


def test_a_game_in_which_one_has_not_moved_and_a_walkover_count_for_nothing(tmp_path):
    with house_of(tmp_path, people=(ANNA, BO)) as house:
        by_name(house, anna=1500, bo=1500)
        house.start()
        first, second = house.first, house.second
        house.say(first, "h8 i9 j10")
        house.now += timedelta(hours=1)
        assert house.say(second, f"{EVENT}-001 resign").state == "handled"
        house.now += timedelta(days=1)
        report = close(house)
        assert set(ratings(house).values()) == {1500}
        assert "a player made no move (G28.2)" in report.files[f"{EVENT}.en.txt"]


def test_two_games_of_a_pair_are_one_match(tmp_path):
    with house_of(tmp_path, people=(ANNA, BO), system={"games_per_pair": 2}) as house:
        by_name(house, anna=1500, bo=1500)
        house.start()
        for number in (1, 2):
            win(house, number, ANNA)
        house.now += timedelta(days=1)
        report = close(house)
        assert ratings(house)[house.player(ANNA)] == 1516  # once 16, not twice (G28.3) [T16]
        told = " ".join(report.files[f"{EVENT}.en.txt"].split())
        order = "Anna Bo 2 – 0" if house.first == ANNA else "Bo Anna 0 – 2"
        assert order in told


def test_an_event_without_the_boards_sanction_feeds_nothing(tmp_path):
    ranking = {**RATED, "sanctioned_by": ""}
    with house_of(tmp_path, people=(ANNA, BO), ranking=ranking) as house:
        house.start()
        win(house, 1, ANNA)
        report = close(house)
        assert house.office.store.board.board_event(EVENT) is None
        assert f"{EVENT}-rating.json" not in report.files
        assert "counts for no ranking and no rating" in report.files[f"{EVENT}.en.txt"]


def test_renju_sanctioned_as_a_rating_event_feeds_the_list_of_renju(tmp_path):
    ranking = {"system": "none", "rating": True}
    renju = {"opening": "free-renju"}
    with house_of(tmp_path, people=(ANNA, BO), game=renju, ranking=ranking) as house:
        house.start()
        house.play("h9;j10")
        loser = house.first
        assert house.say(loser, f"{EVENT}-001 resign").state == "handled"
        house.now += timedelta(days=1)
        report = close(house)
        assert len(ratings(house, "renju")) == 2
        assert ratings(house) == {}
        assert "R28.3" in report.files[f"{EVENT}.en.txt"]


def test_an_event_entered_by_hand_under_the_same_id_is_named(four):
    best_wins(four)
    players = [{"id": four.player(one)} for one in (ANNA, BO)]
    game = {"black": players[0]["id"], "white": players[1]["id"], "result": "1-0"}
    file = board_file(EVENT, "2024-02-01", players, [game])
    file["event"]["game"] = "gomoku"
    enter_board_event(four.office, parse(json.dumps(file)), four.act("enter"))
    with pytest.raises(ArbiterError, match="corr rating remove SK24"):
        close(four)
    assert official_list(four.office, "gomoku", read_period("2024-1")) is not None


def test_the_invitation_says_that_the_games_count_for_a_rating(tmp_path):
    with house_of(tmp_path, people=(ANNA, BO)) as house:
        (letter,) = (
            one for one in house.letters() if one.to == ANNA and "Invitation" in one.subject
        )
        assert "count for the federation's rating list of gomoku" in letter.words


def test_an_event_for_levels_and_ratings_has_one_report_on_both(tmp_path):
    ranking = {"system": "correspondence", "rating": True}
    renju = {"opening": "free-renju"}
    with house_of(tmp_path, people=PEOPLE, game=renju, ranking=ranking) as house:
        columns = {"level": ["5 kyu"] * 5, "level_since": ["2023-01-01"] * 5}
        house.members(member_list(PEOPLE, "level level_since", **columns))
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            number = int(row.id[-3:])
            house.play("h9;j10", number)
            loser = house.seated(house.game(number).position.to_act, number)
            house.say(loser, f"{row.id} resign", number)
        house.now += timedelta(days=30)
        report = close(house)
        assert len(ratings(house, "renju")) == 5
        text = report.files[f"{EVENT}.en.txt"]
        assert "Ranking table" in text
        assert "What became of the ratings" in text
        document = report_of(house.office, contest_of(house), house.now, "en")
        keys = [block.key for block in blocks_of(document.sections)]
        assert len(keys) == len(set(keys))
        assert as_pdf(document).startswith(b"%PDF")
        assert {"rating-ratings", "ranking"} <= as_csv(document).keys()


def blocks_of(sections):
    for section in sections:
        yield from (one for one in section.blocks if isinstance(one, Table))
        yield from blocks_of(section.sections)


def test_the_report_is_there_before_the_close_too_and_goes_to_the_committee(four):
    best_wins(four)
    before = report_of(four.office, contest_of(four), four.now, "en")
    assert "1537" in as_text(before)
    assert four.office.store.board.board_event(EVENT) is None
    close(four)
    assert report_due_day(contest_of(four)) is not None
    send_report(four.office, EVENT, four.act("send"), to=("ranking@club.test",))
    letter = next(one for one in four.letters() if one.to == "ranking@club.test")
    assert "G27.4" in letter.words
    names = {one.get_filename() for one in letter.mail.iter_attachments()}
    assert {f"{EVENT}.pdf", f"{EVENT}.json", f"{EVENT}-rating.json"} <= names
    assert report_due_day(contest_of(four)) is None


def contest_of(house):
    return house.office.folder.contest(EVENT)


def test_who_is_forgotten_is_in_no_report_of_ratings(four):
    best_wins(four)
    close(four)
    dag = four.office.store.players.player(four.player(DAG))
    four.now += timedelta(days=40)
    with four.office.folder.transaction():
        forget(four.office, dag, at=four.now, cause="forget")
    kept = four.office.store.events.report(EVENT, 1)
    assert len(kept) == 6
    assert not any("Dag" in text for text in kept.values())
    assert all("1185" in text for name, text in kept.items() if name.endswith("txt"))


def test_the_desk_sees_the_ratings_before_it_closes(four):
    best_wins(four)
    stand_still(four.folder, four.now)
    words = ("event", "close", EVENT, "--dry-run")
    shown = json.loads(corr(four.folder, *words, "--json").out)
    assert shown["ratings"][four.player(ANNA)]["after"] == 1537
    told = corr(four.folder, *words).out
    assert "on the rating list of gomoku:" in told
    assert "1500 → 1537" in told


def test_who_asks_for_norms_is_told_for_which_list_the_event_counts(four):
    told = four.say(four.first, "norms").to(four.first).words
    assert "counts for the federation's rating list of gomoku (G27–30)" in told
    assert "there are no norms" in told
    assert "no ranking" not in told


def test_the_report_marks_a_program_and_names_nobody_by_a_colour_of_the_draw(tmp_path):
    clock = {"per_move": "21d", "total": "115d"}
    with house_of(tmp_path, people=(ANNA, BO), clock=clock) as house:
        house.members(member_list((ANNA, BO), "kind", kind=("", "program")))
        by_name(house, anna=1500, bo=1500)
        house.start()
        house.say(house.first, f"{EVENT}-001 resign")
        house.now += timedelta(days=1)
        report = close(house)
        told = report.files[f"{EVENT}.en.txt"]
        participants = told.partition("Participants in order")[2].partition("Results of")[0]
        became = told.partition("What became of the ratings")[2]
        assert "Bo [p]" in participants
        assert "[p] a program" in participants
        assert "Bo [p]" in became
        assert "Black" not in became.partition("Games that do not count")[2]
        assert "Minutes" not in told
        assert "115 days" in told
        kept = json.loads(report.files[f"{EVENT}-rating.json"])
        assert kept["event"]["minutes"] == 115 * 24 * 60


def test_halves_are_written_with_the_comma_of_the_language(tmp_path):
    with house_of(tmp_path, people=(ANNA, BO, CAI)) as house:
        by_name(house, anna=1500, bo=1500, cai=1500)
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            number = int(row.id[-3:])
            house.play("h8 i9 j10;white, k10;l11, draw?", number)
            house.say(house.seated(house.game(number).position.to_act, number), "accept", number)
            house.now += timedelta(hours=1)
            break
        rule_rest(house)
        files = close(house).files
        assert "0,5 – 0,5" in files[f"{EVENT}.sv.txt"]
        assert "0.5 – 0.5" in files[f"{EVENT}.en.txt"]


def rule_rest(house):
    for row in house.office.store.events.games_of_event(EVENT):
        if house.game(int(row.id[-3:])).result is None:
            rule_game(house.office, row.id, "1-0", because(house, "agreed"))
