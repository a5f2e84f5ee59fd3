"""The pages for committees explain all that the reports can print, and their figures are true."""

import csv
import io
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from corr.cli.guide.topics import topic_named
from corr.errors import ArbiterError
from corr.ranking.board.otb import rounded_up
from corr.ranking.correspondence.compute import ALTERNATIVES, ESTIMATES, compute, to_json
from corr.ranking.correspondence.confirmation import Exemption, Ranked, lapses
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.eventfile import parse, read
from corr.ranking.correspondence.norms import months_after, rounded
from corr.report.committee import committee
from corr.report.committee.committee_tables import Occasion
from corr.report.forms import as_json
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_text import as_text, line_of
from corr.report.forms.document import Steps
from corr.words.templates import sheet
from tests.commands import corr
from tests.places import ROOT, TESTS

RANKING, RATING = topic_named("ranking").text(), topic_named("rating").text()
EXPLAINED = RANKING[RANKING.index("## How each figure of the report is made") :]
EXAMPLE = ROOT / "docs" / "ranking-example.json"
NUMBER = re.compile(r"\d+(?:\.\d+)?")
_SUM = re.compile(r"([\d(−½][\d.\s+·/()−½]*) = (−?[\d./]+)(?: → (−?[\d.]+))?")
TAG = re.compile(r"\[[KT] ?\d+[a-f]?\]|R\d\d(?:\.\d)?")
NAMED = (
    *("heading", "label", "step", "reason", "decided", "source", "counting", "final", "met"),
    *("confirms", "subject", "group"),
)
"""The tables of words of which all stand on the page, in both languages."""
UNPRINTED = {("label", "level"), ("label", "in_event")}
"""Words of another document in the same sheet."""


def blocks(page: str) -> list[str]:
    return re.findall(r"^```\n(.*?)^```", page, re.M | re.S)


def whole_lines(block: str) -> list[str]:
    """The lines of a block of code; one that begins with blanks goes on with the one before."""
    return [
        " ".join(one.split()) for one in re.split(r"\n(?! {4}(?!\d+  )\S)", block) if one.strip()
    ]


@cache
def example() -> tuple[Any, Any]:
    event = parse(EXAMPLE.read_text(encoding="utf-8"))
    return event, compute(event)


@cache
def printed() -> str:
    """All lines of the report on the example, a step a line, without what only places them."""
    document = committee.committee_report(*example(), "en")
    (players,) = (one for one in document.sections if one.key == "players")
    steps = [
        line_of(step)
        for player in players.sections
        for block in player.blocks
        if isinstance(block, Steps)
        for step in block.steps
    ]
    return "\n".join(" ".join(line.split()) for line in [*as_text(document).splitlines(), *steps])


# -- every word, key and tag ----


@pytest.mark.parametrize("table", NAMED)
def test_every_heading_stands_on_the_page_with_its_swedish_name(table):
    english, swedish = (getattr(sheet(lang, "report_words"), table) for lang in ("en", "sv"))
    page = " ".join(EXPLAINED.split())
    for key in english:
        if (table, key) in UNPRINTED:
            continue
        one, other = english[key], swedish[key]
        assert (f"**{one}**" if one == other else f"**{one}** (*{other}*)") in page, key


def test_the_lines_with_a_level_stand_there_too():
    for name in ("keeps", "obtains", "confirming"):
        one, other = (sheet(lang, "report_words")(name, level="P") for lang in ("en", "sv"))
        assert f"**{one}** (*{other}*)" in EXPLAINED


def test_every_open_question_stands_there_with_its_decision_its_alternatives_and_their_codes():
    say, rows = sheet("en", "report_words"), dict[int, str]()
    for number, row in re.findall(r"^\| \[K (\d+)\] \|(.*)\|$", EXPLAINED, re.M):
        rows[int(number)] = row
    assert list(rows) == list(range(1, 15))
    codes = {code: number for code, (number, _) in ALTERNATIVES.items()} | dict(ESTIMATES)
    for code, number in codes.items():
        assert say.question[number] in rows[number]
        assert f"{say.alternative[code]} `{code}`" in rows[number]


def test_every_decision_of_the_table_stands_there_as_the_report_says_it():
    told = sheet("en", "table")
    named = {key for key in words_of("table") if re.fullmatch(r"t\d+[a-f]?", key)}
    rows = dict(re.findall(r"^\| \[T (\w+)\] \| (.*?) \|", EXPLAINED, re.M))
    assert set(rows) == {key[1:] for key in named} | {"35"}
    assert all(rows[key[1:]] == told(key) for key in named)


def words_of(name: str) -> Iterator[str]:
    """The names of the sentences of a sheet of the English catalogue."""
    text = (ROOT / "templates" / "words" / "en.ftl").read_text(encoding="utf-8")
    return iter(re.findall(rf"^{name}-(\S+) =", text, re.M))


def sentences(*sheets: str) -> str:
    text = (ROOT / "templates" / "words" / "en.ftl").read_text(encoding="utf-8")
    return "\n".join(
        line for name in sheets for line in re.findall(rf"^{name}-.*(?:\n +.*)*", text, re.M)
    )


def test_every_article_that_the_report_cites_has_its_line():
    cited = set[str]()
    part = r"§\d[a-g]?(?:–[\da-g])?"
    for number, told in re.findall(rf"art\. (\d)((?:,? ?{part})*)", sentences("report_words")):
        for one in re.findall(part, told):
            first, _, last = one.partition("–")
            both = {first, first[: -len(last)] + last} if last else {first}
            cited |= {f"art. {number} {each}" for each in both}
    assert len(cited) > 15
    assert cited <= set(re.findall(r"^\| (art\. [^|]*) \|", EXPLAINED, re.M))
    assert "| art. 4 |" in EXPLAINED


@pytest.mark.parametrize(
    ("page", "sheets"),
    [(RANKING, ("report_words",)), (RATING, ("rating_words", "title_words"))],
    ids=["ranking", "rating"],
)
def test_every_tag_that_a_report_can_print_has_a_line_of_its_own(page, sheets):
    told = sentences(*sheets)
    rows = set(re.findall(r"^\| (\S+(?: \d+\w?\])?) \|", page, re.M))
    tags = set(TAG.findall(told))
    assert len(tags) > 5
    assert tags <= rows


def cases() -> Iterator[Any]:
    lines = (TESTS / "data" / "corr_ranking.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        case = json.loads(line)
        if "expected" in case and len(case["input"]["games"]) < 200:
            yield case["input"]
    yield json.loads(EXAMPLE.read_text(encoding="utf-8"))


def test_every_key_of_the_report_for_programs_stands_on_the_page():
    told = Occasion(
        number=2,
        because="x",
        remarks=("x",),
        changes=("x",),
        rules_sent=date(2024, 2, 1),
        not_yet=frozenset({"report_due"}),
    )
    keys = defaultdict[str, set[str]](set)
    for content in cases():
        content["players"][0] |= {"club": "x", "country": "SE", "member_no": "1"}
        event = read(content)
        document = committee.committee_report(event, compute(event), "en", told)
        collect(json.loads(as_json.as_json(document)), keys)
        for name, text in as_csv(document).items():
            keys["file"].add(re.sub(r"^question-.*", "question-", name))
            keys["column"].update(csv.DictReader(io.StringIO(text)).fieldnames or ())
        collect_result(to_json(compute(event)), keys)
    assert {"ranking", "games_told", "remarks", "changes"} <= keys["section"]
    assert {"keep", "estimate_obtain", "too_few_games", "limit"} <= keys["line"]
    assert {"kept", "kept_most_points", "new_unranked"} <= keys["reason"]
    shown = set(re.findall(r"`([^`]+)`", re.sub(r"^```.*?^```", "", EXPLAINED, flags=re.M | re.S)))
    for kind, found in keys.items():
        wanted = {one for one in found if not re.fullmatch(r"\d+|m|R0|", one)}
        assert wanted - shown == set(), kind


def collect(part: Any, keys: dict[str, set[str]]) -> None:
    """The keys of a document as JSON; what is named after a player or a question goes by kind."""
    keys["json"].update(part)
    if "section" in part:
        keys["section"].add(re.sub(r"^(player|question)-.*", r"\1-", part["section"]))
    for section in part["sections"]:
        collect(section, keys)
    for block in part.get("blocks", ()):
        keys["json"].update(block)
        keys["fact"].update(block.get("values", ()) if "facts" in block else ())
        keys["column"].update(block.get("heads", ()))
        for line in block.get("lines", ()):
            keys["line"].add(line["key"])
            keys["column"].update(line)
        if block.get("table") == "ranking":
            keys["reason"].update(row["rule"] for row in block["rows"])
            keys["reason"].update(row["decided_at_close"] for row in block["rows"])
        if block.get("table") == "newcomers":
            keys["reason"].update(row["source"] for row in block["rows"])
        if block.get("table") == "deadlines":
            keys["reason"].update(row["what"] for row in block["rows"])


def collect_result(part: Any, keys: dict[str, set[str]]) -> None:
    """The keys of `corr ranking compute --json`."""
    keys["result"].update(part)
    for player in part["players"].values():
        keys["result"].update(player)
        keys["result"].update(player["norms"] or ())
        keys["reason"].add(player["reason"])
    keys["result"].update(part["new_players"] or ())


# -- every figure ----


def value(term: str) -> Fraction:
    """What a sum of the page comes to, exactly."""
    plain = term.replace("½", "0.5").replace("·", "*").replace("−", "-")
    assert re.fullmatch(r"[\d.\s+*/()-]+", plain), term
    return eval(NUMBER.sub(lambda found: f"Fraction('{found[0]}')", plain))


def sums(page: str) -> list[tuple[str, str, str]]:
    """Term, result and what it is rounded to, "" if it is not, of every sum in blocks of code."""
    lines = [line for block in blocks(page) for line in whole_lines(block)]
    found = [one for line in lines for one in _SUM.findall(line)]
    return [one for one in found if re.search("[+·/]", one[0])]


@pytest.mark.parametrize("name", ["ranking", "rating"])
def test_every_sum_of_a_page_is_right(name):
    found = sums({"ranking": EXPLAINED, "rating": RATING}[name])
    assert len(found) >= {"ranking": 25, "rating": 3}[name]
    for term, result, near in found:
        assert value(term) == value(result), term
        if near:
            halves = Fraction(rounded(value(term)), 2)
            assert value(near) == (rounded_up(value(term)) if name == "rating" else halves), term


def test_what_stands_on_the_page_as_the_report_says_it_is_what_it_says():
    found = [line for block in blocks(EXPLAINED) for line in whole_lines(block)]
    out_of_it = [
        line
        for line in found
        if line not in printed().splitlines()
        and f"- {line}" not in printed().splitlines()
        and not re.match(r"[\d(−]|Round \d", line)
    ]
    assert out_of_it == []
    assert sum(not re.match(r"[\d(−]", line) for line in found) > 30


def test_the_rounds_that_the_page_counts_are_those_of_the_report():
    event, result = example()
    new = result.newcomers
    names = [event.players[number].name for number in new.players]
    place = names.index("Bo Lind")
    others = [names.index(one) for one in ("Carin Holm", "David Sjö", "Anna Ek")]
    ranked = "Estimate, R0: 1 kyu (10)"
    assert ranked in printed()
    for number, vector in enumerate((new.estimate, new.rounds[0]), 1):
        told = re.search(rf"^Round {number}, .*: 92((?: \+ \d+)+) = (\d+)$", EXPLAINED, re.M)
        assert told
        assert [int(one) for one in told[1].split("+")[1:]] == [vector[one] for one in others]
    assert (new.rounds[0][place], new.rounds[1][place], new.rounds[2][place]) == (11, 10, 11)
    assert f"So round 1 gives {write_level(11)} (11) and round 2 gives {write_level(10)} (10)" in (
        " ".join(EXPLAINED.split())
    )


def test_what_the_page_says_of_the_example_in_sentences_is_true():
    event, result = example()
    page, by_name = " ".join(EXPLAINED.split()), dict[str, Any]()
    for player, outcome in zip(event.players, result.players, strict=True):
        by_name[player.name] = outcome
    assert "55 of 66 games count" in page
    assert (result.completed_games, len(event.games)) == (55, 66)
    greta, inga = by_name["Greta Wall"], by_name["Inga Berg"]
    assert (greta.points, greta.score, greta.norms.confirm.halves) == (11, 14, 12)
    assert (inga.points, inga.score) == (10, 14)
    jens = by_name["Jens Poulsen"]
    assert jens.norms.keep.halves - jens.points == 1
    karl = by_name["Karl Sten"]
    assert (karl.start, karl.own, karl.close, karl.points, karl.near) == (14, 15, 15, 6, 4)
    (other,) = (one for one in committee.alternatives(event, result) if one.number == 5)
    (change,) = other.changes
    assert (change.then.total, change.then.near, change.then.level_after) == (108, 7, 14)
    assert change.then.norms.keep.halves == 10
    hugo = by_name["Hugo Dahl"]
    assert (hugo.points, hugo.beyond, hugo.total, hugo.completed) == (13, 4, 44, 11)


def test_the_tie_break_of_the_example_is_that_of_the_standings(tmp_path):
    told = corr(tmp_path, "standings", str(EXAMPLE)).out
    assert "Greta Wall: 1st before Inga Berg: equal points, Berger 76.5 to 74.5" in told


def test_levels_fall_as_the_page_says():
    history = [Ranked(on=date(2018, 3, 1), level=6, confirmed=True)]
    fallen = lapses(history, until=date(2030, 1, 1))
    assert [(str(one.on), one.level) for one in fallen] == [("2023-03-01", 5), ("2028-03-01", 4)]
    for told in ("5 kyu on 1 March 2018", "6 kyu on 1 March 2023", "7 kyu on 1 March 2028"):
        assert told in " ".join(EXPLAINED.split())
    exempt = [Exemption(first=date(2020, 1, 1), last=date(2024, 6, 30))]
    assert str(lapses(history, exempt, until=date(2030, 1, 1))[0].on) == "2029-06-30"
    assert str(months_after(date(2023, 11, 30), 3)) == "2024-02-29"


def test_the_days_by_which_something_is_due_are_those_of_the_page():
    for day in ("2024-02-22", "2025-02-15"):
        assert day in EXPLAINED
        assert day in printed()


def test_the_report_of_the_example_can_be_made_and_is_refused_without_estimates(tmp_path):
    done = corr(tmp_path, "report", str(EXAMPLE), "--lang", "sv")
    assert (done.status, done.err) == (0, "")
    content = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    for player in content["players"]:
        player |= {"level": None, "level_three_months": None, "level_close": None}
    with pytest.raises(ArbiterError, match="estimates needed"):
        compute(read(content))


# -- ratings and titles ----


def test_the_rating_of_the_example_is_what_the_page_shows(tmp_path):
    path = tmp_path / "open.json"
    path.write_text(corr(tmp_path, "rating", "example").out, encoding="utf-8")
    told = corr(tmp_path, "rating", "compute", str(path)).out
    (block,) = (one for one in blocks(RATING) if "Berit Berg" in one)
    for line in block.splitlines():
        assert line in told.splitlines()
    page = " ".join(RATING.split())
    assert "at 1464 Elina Ek's changes are −6 + 17 − 11 = 0, at 1463 they would be +1" in page
    assert re.search(r"1 +Elina Ek +1464 +0 +\+1\n", told)


def table(name: str) -> list[list[str]]:
    """The rows of a table of the program's data, without its head."""
    text = (ROOT / "data" / name).read_text(encoding="utf-8")
    return list(csv.reader(io.StringIO(text)))[1:]


def test_the_rows_of_the_rating_table_are_those_of_the_page():
    rows = table("rating_table.csv")
    ends = re.search(r"end at a difference of ([\d, and]+), and row 15", " ".join(RATING.split()))
    assert ends
    assert NUMBER.findall(ends[1]) == [high for _, high, *_ in rows[:-1]]
    for number, (_, _, *changes) in enumerate(rows):
        assert list(map(int, changes)) == [16 - number, 16 + number, number]


def test_the_percentages_of_titles_are_those_of_the_page():
    known = table("kyudan_otb.csv")
    rows = re.findall(r"^\| [^|]*, (?:keep|one up|two up) \|(.*)\|$", RATING, re.M)
    shown = [[one.strip().replace("−", "-") for one in row.split("|")] for row in rows]
    assert shown == [row[2:] for row in known]
    four_kyu = {goal: row for levels, goal, *row in known if levels == "15k-3k"}
    above = (3, 2, 3, 2, -1, -2, 0, 1, 1)
    for goal, (told, _, _) in zip(("up1", "up2", "keep"), sums(RATING), strict=True):
        terms = re.findall(r"-?\d+", re.sub("− ?", "-", told).removesuffix("/100"))
        assert terms == [four_kyu[goal][one + 3] for one in above]
