"""Why everybody stands there, in every language that players read."""

import re
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from corr.report.event.table_page import render_page, rounds_of
from corr.report.event.tables import standings_lines
from corr.tournament.elsewhere.elsewhere import tables_from
from corr.tournament.scoring.reasons import CupReason, reasons
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.standings import standings
from corr.words.tables import in_english, in_words, spoken, why_in_words
from corr.words.templates import ours
from tests.event_samples import all_meet_all, half_against_half, monrad, teams
from tests.every import every
from tests.tournament.elsewhere.test_event_interpretations import (
    SEMIFINALS,
    cup,
    game,
    two_of_each,
)

LANGUAGES = sorted(ours().languages)
EVENTS = {
    "monrad": monrad(30, 5),
    "two games": monrad(14, 4, games=2),
    "round robin": all_meet_all(9),
    "double": all_meet_all(5, games=2),
    "scheveningen": half_against_half(4),
    "teams": teams(6, 3),
    "stages": two_of_each(),
    "cup": cup(*SEMIFINALS, game("A", "C", "1-0", 2)),
    "level": cup(*SEMIFINALS, game("A", "C", "1-0", 2), third_place=True),
}


def without_place(why):
    return re.sub(r"^(shared )?\d+(st|nd|rd|th)(,|:)? ?", "", why)


@pytest.mark.parametrize("name", EVENTS)
def test_the_english_page_says_what_the_arbiter_reads(name):
    event = tables_from(EVENTS[name])
    said = why_in_words(event, spoken("en"))
    told = [in_english(row.why) for row in event.crosstable.rows]
    told = told if name == "stages" else [without_place(why) for why in told]
    assert list(said) == told


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("name", EVENTS)
def test_a_reason_in_another_language_has_the_same_names_and_figures(name, lang):
    event = tables_from(EVENTS[name])
    for english, other in zip(
        why_in_words(event, spoken("en")), why_in_words(event, spoken(lang)), strict=True
    ):
        assert other != english or not english
        for one in event.names.values():
            assert (one in other) == (one in english), (english, other)
        figures = re.findall(r"\d+\.5", english)
        assert [figure.replace(".", ",") for figure in figures] == re.findall(r"\d+,5", other)


def cup_reason(**changes):
    usual = {"place": 3, "shared": True, "word": "lost", "round": "semifinal", "number": 3}
    return CupReason(**usual | {"first": 1, "last": 4, "rival": "Eva"} | changes)


CUP = [
    cup_reason(),
    cup_reason(word="won", round="for_place", first=3),
    cup_reason(word="both_lost", round="quarterfinal"),
    cup_reason(word="alone", round="final"),
    cup_reason(word="plays", round="round"),
    cup_reason(word="waits"),
    cup_reason(word="waits_in", round="places", first=5, last=8),
    cup_reason(word="withdrew"),
    cup_reason(how="replay", replays=1),
    cup_reason(how="replay", replays=3),
    cup_reason(how="walkover"),
    cup_reason(how="decision", mine=1),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_in_a_cup_is_told_in_every_language(lang):
    words = spoken(lang)
    said = [in_words(one, words.say, words.table.mark) for one in CUP]
    assert len({*said}) == len(CUP)
    if lang == "en":
        assert said == [without_place(in_english(one)) for one in CUP]


def test_swedish_reads_as_swedish():
    results = ("Anna Bo 1-0", "Bo Cai 1-0", "Cai Anna 1-0", "Anna Dag 1-0")
    draws = ("Bo Dag 1/2-1/2", "Cai Dag 1/2-1/2")
    games = [table_game(*line.split(), "five") for line in (*results, *draws)]
    words, table = spoken("sv"), standings(["Anna", "Bo", "Cai", "Dag"], games)
    assert tuple(in_words(one, words.say, ",") for one in reasons(table)) == (
        "före Cai på poäng, 2 mot 1,5",
        "före Bo på Berger, 5 mot 4 (samma poäng)",
        "före Dag på poäng, 1,5 mot 1",
        "efter Bo på poäng, 1 mot 1,5",
    )


def test_of_many_who_share_a_place_six_are_named():
    table = standings([f"p{at}" for at in range(1, 12)], [])
    said = [in_words(one, spoken("en").say, ".") for one in reasons(table)]
    assert said[0].startswith("shared with p2, p3, p4, p5, p6, p7 and 4 others: equal points")
    assert said[10].startswith("shared with p1, p2, p3, p4, p5, p6 and 4 others: ")


@every("name, lang", product(EVENTS, LANGUAGES))
def test_pages_and_lists_have_the_reasons_in_their_language(name, lang):
    event = tables_from(EVENTS[name])
    said = why_in_words(event, spoken(lang))
    page, lines = render_page(event, lang), standings_lines(event, lang)
    for why, row in zip(said, event.crosstable.rows, strict=True):
        assert why in page
        assert f"{row.name}: {in_english(row.why) if lang == 'en' else why}" in lines


def test_figures_of_standings_stand_below_each_other_by_their_marks():
    lines = standings_lines(tables_from(monrad(9, 5)), "sv")
    head, rows = lines[2], lines[3:12]
    end = head.index("Berger") + len("Berger")
    shown = [row[end - 4 : end] for row in rows]
    assert shown[:5] == ["22,5", "18,5", "14,5", " 8  ", " 7  "]


def test_a_page_lists_the_boards_of_teams_match_by_match():
    event = tables_from(teams(4, 2))
    rounds = rounds_of(event)
    home = {player: team.title for team in event.teams for player in team.players}
    meetings = [meeting for each in rounds for meeting in each.meetings]
    assert len(meetings) == 6
    points = Counter[str]()
    for meeting in meetings:
        both = {home[side] for game in meeting.boards for side in (game.black, game.white)}
        assert both == set(meeting.title.split(" – "))
        assert [game.board for game in meeting.boards] == [1, 2]
        for team, shown in zip(meeting.title.split(" – "), meeting.points.split("–"), strict=True):
            points[team] += Fraction(shown.replace("½", "").strip() or 0) + Fraction(
                shown.count("½"), 2
            )
    assert points == {event.names[row.player]: row.game_points for row in event.table.rows}
