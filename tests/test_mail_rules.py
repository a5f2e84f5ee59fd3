"""What an event file means for a player, in words."""

import re
import tomllib
from pathlib import Path

import pytest

from corr import resources
from corr.games.openings import OPENINGS
from corr.mail.rules import rule_sentences
from corr.mail.write_words import Templates
from corr.tournament.spec import parse_spec, spec_from_tables

EVENT = (Path(__file__).parent / "data" / "event.toml").read_text(encoding="utf-8")
TEMPLATES = Templates(resources.templates())

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
        "Entries are taken until 2024-01-25. Play starts on 2024-02-01 at 00:00",
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


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"system": {"games_per_pair": 2}}, "twice, with the colours turned"),
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
    *({"mail": {"authority": found}} for found in ("tag", "address", "both")),
    {"mail": {"messages": False, "conditional": False}, "ranking": {"system": "none"}},
    {"event": {"min_players": 9, "max_players": 9, "committee": ["k@b.se"]}},
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
            assert re.fullmatch(r"[A-ZÅÄÖ].*[^ .]\.", sentence), sentence
            assert "  " not in sentence
    if language != "en":
        assert {one for _, told in found for one in told}.isdisjoint(
            one for _, told in english for one in told
        )
