"""What an event file means for a player, in words."""

import re
import tomllib

import pytest

from corr.games.renju.openings import OPENINGS
from corr.mail.write.rules import rule_sentences
from corr.tournament.spec.spec import parse_spec, spec_from_tables
from corr.words.templates import ours
from tests.every import every
from tests.places import TESTS

EVENT = (TESTS / "data" / "event.toml").read_text(encoding="utf-8")
TEMPLATES = ours()

SHORT = """
[event]
id = "SK24"
name = "Sverigekorr 2024"
start = 2024-02-01
time_zone = "Europe/Stockholm"
arbiters = ["domare@example.org"]
"""


def changed(**changes):
    """The short event, with `table={key: value}` changed."""
    tables = tomllib.loads(SHORT)
    for name, keys in changes.items():
        tables.setdefault(name, {}).update(keys)
    return spec_from_tables(tables, "e.toml")


def told_of(spec, language="en"):
    """All the sentences about an event."""
    themes = rule_sentences(spec, TEMPLATES.voice(language))
    return " ".join(sentence for _, sentences in themes for sentence in sentences)


def test_the_event_is_told_in_sentences():
    told = told_of(parse_spec(EVENT, "event.toml"))
    for words in (
        "Sverigekorr 2024 (SK24) is a renju tournament by email.",
        "Entries are taken until 2024-01-25.",
        "Play starts on 2024-02-01 at 00:00",
        "At least 5 and at most 18 players take part.",
        "Everybody plays everybody once.",
        "The opening rule is soosorv.",
        "lead to the same figure of stones, turned, mirrored or moved.",
        "offer a draw up to 3 times a game",
        "You have 7 days for each answer",
        "when 50% and 80% of the time is gone and 1 day before it is up",
        "Letters are written in Swedish and English.",
        "sanctioned by SLSF",
    ):
        assert words in told


@every(
    "change, words",
    [
        ({"system": {"games_per_pair": 2}}, "twice, with the colours turned"),
        ({"system": {"games_per_pair": 3}}, "3 times, the colours turned from one cycle"),
        (
            {"system": {"round_days": 14}},
            "A round begins every 14 days; a new round does not wait",
        ),
        ({"system": {"all_rounds_at_once": False}}, "A round begins when the arbiter says so"),
        (
            {"system": {"round_dates": ["2024-02-01", "2024-04-01"]}},
            "The rounds begin on 2024-02-01 and 2024-04-01;",
        ),
        ({"ranking": {"sanctioned_by": "KNBSB"}}, "the event is not sanctioned by SLSF."),
        ({"ranking": {"sanctioned_by": "unknown"}}, "the correspondence ranking, if five or more"),
        ({"system": {"max_running": 4}}, "Nobody has more than 4 games going at once"),
        (
            {"system": {"kind": "monrad", "rounds": 7}},
            "It is a Monrad: 7 rounds, in each of which",
        ),
        ({"system": {"kind": "monrad"}}, "as many rounds as the rules propose"),
        ({"system": {"kind": "monrad"}}, "then Buchholz (the points of one's opponents)"),
        ({"system": {"kind": "monrad"}}, "The results of who withdraws stand"),
        ({"system": {"kind": "scheveningen"}}, "everybody of the other team once (Scheveningen"),
        (
            {"system": {"kind": "scheveningen", "table": "B"}},
            "both teams begin equally many games",
        ),
        ({"clock": {"forfeit": "on claim"}}, "if the opponent claims it"),
        ({"clock": {"forfeit": "arbiter"}}, "the arbiter decides what follows"),
        ({"clock": {"silence": ["9d arbiter"]}}, "the arbiter hears of it after 9 days"),
        ({"clock": {"silence": []}}, "Nobody asks a player"),
        ({"system": {"kind": "cup"}}, "A drawn match is replayed with half the time for a move"),
        ({"system": {"kind": "cup"}}, "a replay begins by itself when the game before it has"),
        ({"system": {"kind": "cup", "third_place": True}}, "play for third place."),
        ({"system": {"kind": "match", "games_per_pair": 8}}, "It is a match of 8 games between"),
        ({"system": {"kind": "match", "until": "6.5 points"}}, "until one of them has 6.5 points"),
        ({"system": {"kind": "match", "until": "6 wins"}}, "until one of them has 6 wins"),
        (
            {"system": {"kind": "match", "until": "decided", "games_per_pair": 10}},
            "a match of 10 games between two players, over as soon as it is decided",
        ),
        ({"system": {"games_per_pair": 2, "scoring": "weaver"}}, "go by the Weaver rule"),
        (
            {"system": {"tie_breaks": ["game_points", "wins", "berger"]}},
            "Places go by points, then won matches, then Berger; whoever",
        ),
        ({"system": {"seeding": "list"}}, "those of the arbiter's list"),
        ({"event": {"min_players": 9, "max_players": 9}}, "Exactly 9 players take part."),
        ({"event": {"arbiters": ["a@b.se", "c@d.se"]}}, "Other arbiters: c@d.se."),
        ({"game": {"fifth_symmetry": "board"}}, "turned or mirrored with the whole board."),
        ({"game": {"adjudication": "claim"}}, "A win has to be claimed: a five with the move"),
        ({"game": {"adjudication": "claim"}}, "A forbidden move is claimed before White's next"),
        ({"game": {"opening": "free-gomoku"}}, "five or more in a row ends the game at once"),
        ({"game": {"draw_claim_after": 150}}, "Once 150 moves are made, either player may claim"),
        ({"game": {"max_draw_offers": 0}}, "Draws by agreement are not allowed."),
        ({"game": {"max_draw_offers": 1, "draw_min_moves": 30}}, "once a game, together"),
        ({"game": {"draw_min_moves": 30}}, "from move 30 on."),
        ({"game": {"draw_min_moves": 30}}, "Two passes in a row are a draw, from move 30 on."),
        ({"clock": {"per_move": "36h"}}, "You have 1 day 12 hours for each answer"),
        ({"clock": {"reminders": []}}, "There are no reminders."),
        ({"mail": {"messages": False}}, "are not passed on"),
        ({"mail": {"conditional": False}}, "Moves cannot be entered in advance."),
        ({"mail": {"authority": "address"}}, "must name the game and the move."),
        ({"mail": {"authority": "both"}}, "tag, and your mail provider vouches for it."),
        ({"event": {"languages": ["sv"]}}, "Letters are written in Swedish."),
        ({"ranking": {"system": "none"}}, "The results count for no ranking."),
    ],
)
def test_a_changed_rule_changes_the_words(change, words):
    assert words in told_of(changed(**change))
    assert words not in told_of(changed())


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        (
            {"until": "6 wins", "all_rounds_at_once": False},
            "each further one by itself when the one before has ended without deciding",
        ),
        ({"until": "6 wins"}, "The games that are needed in any case start together; each"),
        ({"until": "6 wins", "round_days": 7}, "A round begins every 7 days"),
        ({"games_per_pair": 8, "all_rounds_at_once": False}, "when the arbiter says so"),
        ({"games_per_pair": 8}, "All games start together."),
    ],
)
def test_a_match_says_once_how_its_games_begin(keys, words):
    told = told_of(changed(system={"kind": "match", **keys}))
    assert words in told
    ways = ("when the arbiter says so", "start together", "begins every", "by itself when the one")
    assert sum(way in told for way in ways) == 1


@pytest.mark.parametrize("opening", ["free-renju", "free-gomoku", "sakata"])
def test_an_opening_without_fifth_moves_says_nothing_of_them(opening):
    told = told_of(changed(game={"opening": opening}))
    assert "fifth" not in told


def test_where_wins_are_claimed_the_program_does_not_judge_every_move():
    for opening, forbidden in (("rif", True), ("free-gomoku", False)):
        game = {"opening": opening, "adjudication": "claim"}
        told = told_of(changed(game=game))
        assert "judges every move" not in told
        assert ("A forbidden move is claimed" in told) is forbidden


@pytest.mark.parametrize("language", sorted(TEMPLATES.languages))
def test_without_leave_the_time_runs_every_day_only_where_no_day_is_free(language):
    clock = {"per_move": "5d", "free_days": ["sat", "sun"]}
    told = [
        told_of(changed(leave={"days_per_year": 0}, clock=one), language) for one in ({}, clock)
    ]
    free = ("every day of the year", "årets alla dagar", "jedem Tag des Jahres", "igal päeval")
    assert [sum(words in one for words in free) for one in told] == [1, 0]


VARIANTS = [
    *({"game": {"opening": opening}} for opening in OPENINGS),
    *(
        {"game": {"opening": opening, "adjudication": "claim"}}
        for opening in ("rif", "free-gomoku")
    ),
    *({"game": {"max_draw_offers": n, "draw_min_moves": n}} for n in (0, 1, 30)),
    {"game": {"draw_claim_after": 150, "fifth_symmetry": "board"}},
    *({"clock": {"reminders": found}} for found in ([], ["50%"], ["2d", "36h"], ["10%", "1d"])),
    *({"system": {"seeding": found}} for found in ("lot", "ranking", "list")),
    *({"system": {"games_per_pair": found}} for found in (2, 3)),
    *({"system": {"round_days": found, "max_running": found}} for found in (1, 14)),
    {"system": {"round_dates": ["2024-02-01", "2024-03-01", "2024-04-01"]}},
    {"system": {"all_rounds_at_once": False, "tie_breaks": ["wins", "mutual", "berger"]}},
    *({"system": {"kind": "monrad", "rounds": n, "games_per_pair": 2}} for n in (0, 7)),
    {"system": {"kind": "monrad", "tie_breaks": ["match_points", "game_points", "buchholz"]}},
    *({"system": {"kind": "scheveningen", "table": one}} for one in ("A", "B")),
    *(
        {"system": {"kind": "cup", "third_place": one, "games_per_pair": 2}}
        for one in (True, False)
    ),
    *({"system": {"kind": "match", "until": one}} for one in ("", "2.5 points", "3 wins")),
    {"system": {"kind": "match", "until": "decided", "games_per_pair": 9}},
    {"system": {"kind": "match", "until": "2 wins", "all_rounds_at_once": False}},
    {"system": {"scoring": "weaver", "games_per_pair": 2}},
    *({"mail": {"authority": found}} for found in ("tag", "address", "both")),
    {"mail": {"messages": False, "conditional": False}, "ranking": {"system": "none"}},
    {"event": {"min_players": 9, "max_players": 9, "committee": ["k@b.se"]}},
    {"leave": {"days_per_year": 0}},
    {"leave": {"days_per_year": 0}, "clock": {"free_days": ["sat", "2024-12-24"]}},
]


@pytest.mark.parametrize("language", sorted(TEMPLATES.languages))
@pytest.mark.parametrize("change", VARIANTS, ids=str)
def test_every_rule_is_told_in_every_language(language, change):
    say = TEMPLATES.voice(language)
    english = rule_sentences(changed(**change), TEMPLATES.voice("en"))
    found = rule_sentences(changed(**change), say)
    assert [(theme, len(told)) for theme, told in found] == [
        (theme, len(told)) for theme, told in english
    ]
    for theme, told in found:
        assert say("rules", "theme", name=theme)
        for sentence in told:
            assert re.fullmatch(r"[A-ZÅÄÖÜ].*[^ .]\.", sentence), sentence
            assert "  " not in sentence
    if language != "en":
        assert {one for _, told in found for one in told}.isdisjoint(
            one for _, told in english for one in told
        )


def themes_of(**parts):
    return [theme for theme, _ in rule_sentences(changed(**parts), TEMPLATES.voice("en"))]


@every(
    "kind, ranking, heading",
    [
        ("renju", {}, "Table and ranking"),
        ("renju", {"system": "none"}, "Table and ranking"),
        ("gomoku", {}, "The table"),
        ("gomoku", {"rating": True}, "Table and rating"),
        ("gomoku", {"rating": True, "sanctioned_by": ""}, "The table"),
        ("pente", {}, "The table"),
    ],
)
def test_only_what_a_game_has_stands_in_the_heading_of_the_table(kind, ranking, heading):
    theme = themes_of(game={"kind": kind}, ranking={**ranking, "system": "none"})[-1]
    assert TEMPLATES.voice("en")("rules", "theme", name=theme) == heading


@every("kind, articles", [("renju", "R28–31"), ("gomoku", "G27–30")])
def test_a_rating_event_says_for_which_list_it_counts(kind, articles):
    ranking = {"system": "none", "rating": True}
    told = told_of(changed(game={"kind": kind}, ranking=ranking))
    assert f"count for the federation's rating list of {kind}, sanctioned by SLSF" in told
    assert articles in told
    assert "rating list" not in told_of(changed(game={"kind": kind}, ranking={"system": "none"}))


@every(
    "kind, opening, named",
    [
        ("renju", "free-gomoku", "Gomoku is a game of its own here, too"),
        ("gomoku", "free", 'Renju, too, has an opening rule called "free-gomoku"'),
    ],
)
def test_gomoku_and_the_opening_of_renju_name_each_other(kind, opening, named):
    assert named in told_of(changed(game={"kind": kind, "opening": opening}))


@every("opening", [one for one in OPENINGS if one != "free-gomoku"])
def test_other_openings_of_renju_do_not_speak_of_gomoku(opening):
    assert "omoku" not in told_of(changed(game={"opening": opening}))
