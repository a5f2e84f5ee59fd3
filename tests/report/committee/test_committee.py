"""The ranking committee's report: what it tells, in text and on the page, in all languages."""

import json
import re
from datetime import date
from itertools import pairwise
from typing import Any

import pytest
from bs4 import BeautifulSoup
from msgspec.structs import replace

from corr.ranking.correspondence.compute import ALTERNATIVES, ESTIMATES, Result, compute
from corr.ranking.correspondence.event import EventFile, read_level
from corr.ranking.correspondence.eventfile import read
from corr.ranking.correspondence.norms import DECIDED
from corr.report.committee.committee import (
    committee_report,
    render_html,
    render_table,
    render_text,
)
from corr.report.committee.committee_tables import Occasion
from corr.report.event.crosstable import crosstable
from corr.report.forms.as_json import to_json
from corr.report.forms.as_text import line_of
from corr.report.forms.document import Steps, Table
from corr.words.templates import sheet
from tests.places import TESTS

LANGUAGES = ("en", "et", "sv")
NEVER_WRITTEN_TO_JSON = {"kept_lowest", "new_elsewhere"}
REASONS = {
    *("rise2", "rise1", "confirmed", "kept", "kept_most_points", "fell"),
    *("too_few_participants", "too_few_games", "too_few_opponents", "new", "new_unranked"),
}
Json = dict[str, Any]


def example() -> Json:
    """The first worked example of the rules: A takes 7 of 10 points."""
    levels = ["6 kyu"] * 3 + ["5 kyu"] * 2 + ["4 kyu"] * 2 + ["3 kyu", "2 dan", "9 kyu"]
    players: list[Json] = [
        {"id": "A", "name": "Åke <b>Öberg</b>", "club": "Luffar & Co", "level": "5 kyu"}
    ]
    players += [{"id": f"O{n}", "level": level} for n, level in enumerate(levels)]
    games = [
        {
            "black": "A",
            "white": f"O{n}",
            "result": "1-0" if n < 7 else "0-1",
            "ended": "resign",
            "ended_on": "2024-06-01",
            "moves": [9, 9],
        }
        for n in range(10)
    ]
    lost = {"result": "0-1", "ended": "walkover", "moves": [0, 0]}
    games += [{**games[0], "black": "O0", "white": "O1", **lost}]
    named = {
        "name": "Sverigekorr 2024",
        "start": "2024-02-01",
        "close": "2025-02-01",
        "arbiter": "Dag Ås",
        "sanctioned_by": "SLSF",
    }
    return {"event": named, "players": players, "games": games}


@pytest.fixture
def event() -> EventFile:
    return read(example())


@pytest.fixture
def result(event: EventFile) -> Result:
    return compute(event)


def known(number: int) -> tuple[EventFile, Result]:
    """An event of the known cases."""
    path = TESTS / "data" / "corr_ranking.jsonl"
    event = read(json.loads(path.read_text(encoding="utf-8").splitlines()[number])["input"])
    return event, compute(event)


def section(text: str, heading: str) -> str:
    """The lines of a text report from a heading to the next one."""
    start = text.index(f"{heading}\n---")
    after = re.compile(r"\n\n[^\n]+\n-{3,}\n").search(text, start + len(heading))
    return text[start : after.start() if after else None]


def squeezed(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def calculation(event: EventFile, result: Result, name: str, lang: str = "en") -> list[str]:
    """The lines of one player's calculation."""
    document = committee_report(event, result, lang)
    players = next(one for one in document.sections if one.key == "players")
    player = next(one for one in players.sections if name in one.title)
    (steps,) = (one for one in player.blocks if isinstance(one, Steps))
    return [line_of(step) for step in steps.steps]


def test_the_head_tells_the_event_its_dates_its_arbiter_and_its_sanction(
    event: EventFile, result: Result
) -> None:
    lines = squeezed(render_text(event, result, "en"))[:20]
    assert lines[0] == "Report to the ranking committee: Sverigekorr 2024"
    assert "Played 2024-02-01 to 2025-02-01" in lines
    assert "Three months after the start 2024-05-01" in lines
    assert "Arbiter Dag Ås" in lines
    assert "Sanctioned by SLSF" in lines
    assert "Games 11, of which 10 completed" in lines


def test_an_event_without_a_sanction_says_what_that_means(
    event: EventFile, result: Result
) -> None:
    text = render_text(replace(event, sanctioned_by=None), result, "en")
    assert "only events sanctioned by SLSF count (art. 1 §1)" in text


def test_every_norm_stands_before_and_after_rounding(event: EventFile, result: Result) -> None:
    lines = calculation(event, result, "Åke")
    assert "Completed games, N: 10" in lines
    assert "Points (wins, draws): 7 · 1 + 0 · 0.5 = 7.0" in lines
    assert any(re.fullmatch(r"Sum of the indices: [0-9 +]+ = 61", line) for line in lines)
    assert "P_med (art. 2 §2d): 61/10 = 6.100" in lines
    for line in (
        "To keep 5 kyu (6): (0.25 + 0.15 · (6 − 61/10)) · 10 = 2.35 → 2.5; 7.0 ≥ 2.5: reached",
        "To obtain 5 kyu (6): (0.5 + 0.15 · (6 − 61/10)) · 10 = 4.85 → 5.0; 7.0 ≥ 5.0: reached",
        "To obtain 4 kyu (7): (0.5 + 0.15 · (7 − 61/10)) · 10 = 6.35 → 6.5; 7.0 ≥ 6.5: reached",
        "To keep 5 kyu (6): (0.25 + 0.15 · (6 − 61/10)) · 10 = 2.35 → 2.5; 7.0 ≥ 2.5: reached",
        "Level in the event, P1: 4 kyu (7); rose one level (art. 2 §2g)",
        (
            "Final level (art. 2 §4): P1 ≥ P0, so the higher of P1 and P2: max(7, 6) = 7; 4 kyu, "
            "confirmed"
        ),
    ):
        assert line in lines


def test_an_index_beyond_three_levels_is_shown_as_it_is_and_as_it_counts(
    event: EventFile, result: Result
) -> None:
    (line,) = (one for one in calculation(event, result, "Åke") if one.startswith("Opponents"))
    assert ": 12 → 9" in line
    assert ": 2 → 3" in line


def test_the_same_norms_stand_in_swedish_with_a_comma(event: EventFile, result: Result) -> None:
    lines = calculation(event, result, "Åke", "sv")
    assert (
        "För att erhålla 4 kyu (7): (0,5 + 0,15 · (7 − 61/10)) · 10 = 6,35 → 6,5; "
        "7,0 ≥ 6,5: nådd" in lines
    )
    assert "Nivå i tävlingen, P1: 4 kyu (7); steg en nivå (art. 2 §2g)" in lines


def test_the_crosstable_has_brackets_around_games_that_do_not_count(
    event: EventFile, result: Result
) -> None:
    lines = squeezed(section(render_text(event, result, "en"), "Crosstable"))
    mine = next(line for line in lines if "Åke" in line)
    assert mine == "1 Åke <b>Öberg</b> × 1● 0● 0● 0● 1● 1● 1● 1● 1● 1● 10 7.0 7.0"
    walkover = next(line for line in lines if " O1 " in line)
    assert walkover.endswith("(1○) 1 0.0 1.0")


def test_a_wide_crosstable_comes_in_blocks_each_with_the_names() -> None:
    event, result = known(5)
    assert len(event.players) == 30
    table = section(render_text(event, result, "en"), "Crosstable")
    heads = [line.split() for line in table.splitlines() if line.strip().startswith("No.")]
    assert len(heads) > 1
    assert [head[1] for head in heads] == ["Player"] * len(heads)
    numbers = [word for head in heads for word in head[2:]]
    assert numbers[:30] == [str(n) for n in range(1, 31)]
    assert max(map(len, table.splitlines())) <= 120


def test_players_stand_as_in_the_table_of_a_round_robin() -> None:
    event, result = known(0)
    table = render_table(event, result, "en").splitlines()[1:]
    assert " ".join(line.split()[0] for line in table) == "1 2 3 4 5 6 7 8 9 10"
    scores = [row.outcome.score for row in crosstable(event, result)]
    assert scores == sorted(scores, reverse=True)


def test_where_not_all_have_met_equal_scores_share_places() -> None:
    event, _ = known(0)
    fewer = replace(event, games=event.games[1:])
    rows = crosstable(fewer, compute(fewer))
    for one, other in pairwise(rows):
        assert (one.place == other.place) == (one.outcome.score == other.outcome.score)


def test_annulled_players_stand_below_the_table_without_a_place() -> None:
    event, result = known(9)
    lines = squeezed(render_table(event, result, "en"))
    below = [line for line in lines if line.startswith("–")]
    assert len(below) == len(event.annulled)
    assert all(line.endswith("annulled") for line in below)


def test_the_iteration_is_told_round_by_round_with_its_circle_and_bounds() -> None:
    event, result = known(55)
    assert result.newcomers
    text = render_text(event, result, "en")
    rounds = squeezed(section(text, "New players"))
    assert "Player R0 1 2 3 4 5" in rounds
    assert "The iteration runs in a circle of 2 vectors, from round 3 on." in " ".join(rounds)
    assert "- P01: 10 kyu to 7 dan, here 1 dan" in rounds
    players = squeezed(section(text, "New players"))
    assert "P01 3 dan mean of the others 1 dan 10 kyu 7 dan" in players
    assert "P02 1 kyu the arbiter 1 dan 10 kyu 7 dan" in players


@pytest.mark.parametrize("number", [42, 51, 53, 55, 58])
def test_after_a_circle_every_step_to_the_result_is_shown(number: int) -> None:
    event, result = known(number)
    document: Json = to_json(committee_report(event, result, "en"))
    (section,) = (one for one in document["sections"] if one["section"] == "newcomers")
    tables = {one["table"]: one for one in section["sections"][0]["blocks"] if "table" in one}
    found = {row["player"]: row["result"] for row in section["blocks"][1]["rows"]}
    circle = list(tables["rounds"]["heads"])[-1 - circle_length(result) : -1]
    rounds = {row["player"]: row for row in tables["rounds"]["rows"]}
    for row in tables["falling"]["rows"]:
        name, *levels = row.values()
        lowest = min(read_level(rounds[name][head]) for head in circle)
        assert read_level(levels[0]) == lowest
        assert levels[-1] == found[name]


def circle_length(result: Result) -> int:
    assert result.newcomers is not None
    return len(result.newcomers.circle)


def test_an_open_question_that_matters_is_shown_with_the_other_outcome() -> None:
    event, result = known(0)
    lines = squeezed(
        section(render_text(event, result, "en"), "Open questions of the rules that matter here")
    )
    assert any(line.startswith("[K 3] ") for line in lines)
    assert "P04 1 dan 1 kyu" in lines
    assert not any(line.startswith("[K 5] ") for line in lines)


@pytest.mark.parametrize(
    ("won", "close", "rule"),
    [
        (7, "4 kyu", "4 kyu rose one level (art. 2 §2g)"),
        (
            7,
            "3 kyu",
            "3 kyu rose one level (art. 2 §2g); P2 is higher and holds (art. 2 §4)",
        ),
        (7, "1 dan", "1 dan rose one level (art. 2 §2g); P2 is higher and holds (art. 2 §4)"),
        (5, "4 kyu", "4 kyu kept (art. 2 §2g); P2 is higher and holds (art. 2 §4)"),
        (5, "6 kyu", "5 kyu kept and confirmed (art. 2 §2g, §5)"),
        (2, "4 kyu", "5 kyu missed the norm to keep (art. 2 §2g); one level below P2 (art. 2 §4)"),
        (
            2,
            "7 kyu",
            "7 kyu missed the norm to keep (art. 2 §2g); P2 was lowered already and holds",
        ),
    ],
)
def test_where_the_level_at_the_close_decides_the_rule_says_so(
    won: int, close: str, rule: str
) -> None:
    told = example()
    told["players"][0]["level_close"] = close
    # Nobody has the most points: the first opponent has as many from elsewhere.
    for number, game in enumerate(told["games"][:10]):
        game["result"] = "1-0" if number < won else "0-1"
    others = [one["id"] for one in told["players"][2:]]
    told["games"] += [{**told["games"][0], "black": "O0", "white": one} for one in others]
    event = read(told)
    table = section(render_text(event, compute(event), "en"), "Ranking table")
    assert rule in " ".join(render_table(event, compute(event), "en").split()), table


def test_a_new_player_with_a_higher_level_from_elsewhere_is_told_so() -> None:
    event, result = known(58)
    document = committee_report(event, result, "en")
    (ranking,) = (one for one in document.sections if one.key == "ranking")
    table = next(one for one in ranking.blocks if isinstance(one, Table))
    places = {column.key: place for place, column in enumerate(table.columns)}
    row = next(row for row in table.rows if row[places["id"]].text == "P11")
    assert row[places["after"]].text == "8 dan"
    assert row[places["rule"]].text.startswith(
        "new player; the level found (art. 4) is not above P2; "
        "P2, the level from elsewhere, holds [K 13]"
    )
    assert row[places["rule"]].value == "new"
    assert row[places["decided_at_close"]].text == "found"
    assert "[K 13]" in calculation(event, result, "P11")[-1]


@pytest.mark.parametrize("render", [render_text, render_html])
def test_what_mattered_for_the_table_stands_before_the_open_questions(
    event: EventFile, result: Result, render: Any
) -> None:
    told = "Decided and of weight in this table: [T 6] the rest is lost."
    without, page = (render(event, result, "en", Occasion(remarks=each)) for each in ((), (told,)))
    assert told not in without
    assert "Decided for the table" not in without
    assert "No open question of the rules" not in page
    head = page.index("Decided for the table")
    assert head < page.index(told) < page.index("Open questions of the rules that matter here")


@pytest.mark.parametrize("render", [render_text, render_html])
def test_what_changed_since_the_report_before_follows_on_the_head(
    event: EventFile, result: Result, render: Any
) -> None:
    told = "Filip: place 4 with 5 points, before place 2 with 7 points"
    again = Occasion(number=2, because="a letter", changes=(told,))
    assert "What changed since" not in render(event, result, "en")
    page = render(event, result, "en", again)
    head = page.index("What changed since report 1")
    assert page.index("Three months after the start") < head < page.index("Deadlines")
    assert head < page.index(told) < page.index("Deadlines")


def test_the_deadlines_are_three_weeks_from_the_start_and_two_from_the_close(
    event: EventFile, result: Result
) -> None:
    lines = squeezed(section(render_text(event, result, "en"), "Deadlines"))
    rules, report = (line for line in lines if "2024-02-22" in line or "2025-02-15" in line)
    assert rules.endswith("2024-02-22 not known")
    assert report.endswith("2025-02-15 not known")
    assert "When the rules were sent to the participants is not known here." in (
        " ".join(squeezed(render_text(event, result, "en")))
    )


def test_what_was_sent_when_is_told_if_it_is_known(event: EventFile, result: Result) -> None:
    occasion = Occasion(rules_sent=date(2024, 2, 1), not_yet=frozenset({"report_due"}))
    lines = squeezed(section(render_text(event, result, "en", occasion), "Deadlines"))
    assert any(line.endswith("2024-02-22 2024-02-01") for line in lines)
    assert any(line.endswith("2025-02-15 not yet") for line in lines)


def test_what_the_file_does_not_say_is_named_and_not_made_up(
    event: EventFile, result: Result
) -> None:
    bare = replace(event, sanctioned_by=None, arbiter="")
    lines = squeezed(section(render_text(bare, result, "en"), "Missing in this report"))
    assert "- No arbiter is named." in lines
    assert any(line.startswith("- No sanction is named") for line in lines)
    text = " ".join(lines)
    assert "No name: O" in text
    assert "No member number: " in text
    assert "Where the levels at the start come from is not known here." in text


def test_proposed_dan_titles_are_listed_for_the_board() -> None:
    event, result = known(44)
    text = section(render_text(event, result, "sv"), "Föreslagna DAN-titlar")
    proposed = [player.id for player in result.players if player.proposed]
    assert [line.split(":")[0] for line in text.splitlines() if line.startswith("- ")] == [
        f"- {name}" for name in sorted(proposed, key=lambda name: text.index(name))
    ]
    assert len(proposed) == 5


def test_who_is_stopped_by_the_two_level_limit_is_put_to_the_committee() -> None:
    document = example()
    for game in document["games"][:10]:
        game["result"] = "1-0"
    event = read(document)
    text = section(render_text(event, compute(event), "en"), "For the committee to decide")
    assert "10.0 points reach the norm for 2 kyu; with the limit 3 kyu." in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("render", [render_text, render_html])
def test_the_same_event_gives_the_same_bytes(render: Any, lang: str) -> None:
    (first, found), (again, found_again) = known(58), known(58)
    assert render(first, found, lang) == render(again, found_again, lang)


def test_names_are_escaped_on_the_page_and_only_there(event: EventFile, result: Result) -> None:
    page = render_html(event, result, "en")
    assert "<b>" not in page
    assert "Åke &lt;b&gt;Öberg&lt;/b&gt;" in page
    assert "Luffar &amp; Co" in page
    assert "Luffar & Co" in render_text(event, result, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone_without_scripts_or_outside_parts(lang: str) -> None:
    page = BeautifulSoup(render_html(*known(58), lang), "html.parser")
    assert page.html
    assert page.html["lang"] == lang
    assert not page.find_all(["script", "link", "img", "iframe"])
    assert not page.find_all(src=True)
    assert "url(" not in page.style.text
    assert "@import" not in page.style.text
    assert "prefers-color-scheme: dark" in page.style.text
    assert "@media print" in page.style.text


def test_every_row_of_every_table_on_the_page_has_a_cell_for_every_column() -> None:
    for number in (0, 9, 58):
        page = BeautifulSoup(render_html(*known(number), "en"), "html.parser")
        for table in page.find_all("table"):
            widths = {len(row.find_all(["td", "th"])) for row in table.find_all("tr")}
            assert len(widths) == 1, table


def test_page_and_text_tell_the_same_calculation(event: EventFile, result: Result) -> None:
    page = BeautifulSoup(render_html(event, result, "en"), "html.parser")
    part = next(part for part in page.select(".part .part") if "Åke" in part.h3.text)
    shown = [
        f"{' '.join(row.dt.text.split())}: {' '.join(row.dd.text.split())}"
        for row in part.select(".steps div")
    ]
    assert shown == calculation(event, result, "Åke")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [1, 9, 12, 40, 53, 55])
def test_events_of_every_kind_can_be_reported(number: int, lang: str) -> None:
    path = TESTS / "data" / "corr_ranking.jsonl"
    case = json.loads(path.read_text(encoding="utf-8").splitlines()[number])
    case["input"].setdefault("estimates", {})
    if "error" in case:
        case["input"]["estimates"] = dict.fromkeys(case["error"]["estimates_needed"], "5 kyu")
    event = read(case["input"])
    result = compute(event)
    assert render_text(event, result, lang)
    assert render_html(event, result, lang).endswith("</html>\n")


def test_an_event_without_players_can_be_reported() -> None:
    named = {"name": "Empty", "start": "2024-02-01", "close": "2024-02-01"}
    event = read({"event": named, "players": [], "games": []})
    for lang in LANGUAGES:
        assert render_text(event, compute(event), lang).endswith("\n")
        assert render_html(event, compute(event), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_sentence(lang: str) -> None:
    found = sheet(lang, "report_words")
    assert set(found.reason) == REASONS | NEVER_WRITTEN_TO_JSON
    assert set(found.alternative) == {*ALTERNATIVES, *ESTIMATES}
    asked = {number for number, _ in ALTERNATIVES.values()} | set(ESTIMATES.values())
    assert set(map(int, found.question)) == asked
    assert DECIDED not in [decisions for _, decisions in ALTERNATIVES.values()]


def test_players_of_one_name_are_told_apart_and_proposals_always_are() -> None:
    told = example()
    for player in told["players"][1:3]:
        player["name"] = "Karin Ek"
    event = read(told)
    text = render_text(event, compute(event), "en")
    assert "Karin Ek (O0)" in text
    assert "Karin Ek (O1)" in text
    assert "Åke <b>Öberg</b> (A)" not in text


def test_what_the_file_leaves_out_is_named_with_what_stands_for_it() -> None:
    event = read(example())
    told = " ".join(
        section(render_text(event, compute(event), "en"), "Missing in this report").split()
    )
    assert "No level at three months, taken to be the one at the start: Åke" in told
    assert "No day on which they began, taken to be the event's first one: 11 games." in told
    full = example()
    for player in full["players"]:
        player |= {"level_three_months": player["level"], "level_close": player["level"]}
    for game in full["games"]:
        game["started_on"] = "2024-02-01"
    event = read(full)
    told = section(render_text(event, compute(event), "en"), "Missing in this report")
    assert "taken to be" not in told


def test_an_event_over_before_three_months_says_so() -> None:
    told = example()
    told["event"]["close"] = "2024-03-01"
    for game in told["games"]:
        if "ended_on" in game:
            game["ended_on"] = "2024-02-20"
    event = read(told)
    assert (
        "over before the three-month date"
        in squeezed(render_text(event, compute(event), "en").replace("\n", " "))[0]
    )
    event = read(example())
    assert "over before" not in render_text(event, compute(event), "en")


def test_a_new_player_without_a_ranking_sees_the_figure_that_was_too_small() -> None:
    told = example()
    told["players"][1]["level"] = None
    event = read(told)
    lines = calculation(event, compute(event), "O0")
    assert (
        "Completed games, N: 1 < 7; no norm: fewer than seven completed games (art. 3 §2)" in lines
    )


def test_names_that_paper_may_lack_the_letters_for_are_named() -> None:
    told = example()
    told["players"][1]["name"] = "坂田"
    event = read(told)
    lines = " ".join(
        section(render_text(event, compute(event), "en"), "Missing in this report").split()
    )
    assert "may be empty boxes: 坂田." in lines
