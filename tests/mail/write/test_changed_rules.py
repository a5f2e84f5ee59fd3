"""What players are told of a new event file: all that differs, and nothing else."""

import tomllib
from collections import Counter
from itertools import permutations

import pytest

from corr.mail.write.rules import changed_rules, rule_sentences
from corr.tournament.contest.contest import differences, keys_changed
from corr.tournament.spec.spec import EventSpec, spec_from_tables
from corr.words.templates import ours
from tests.every import every

TEMPLATES = ours()
ENGLISH = TEMPLATES.voice("en")

SHORT = """
[event]
id = "SK24"
name = "Sverigekorr 2024"
start = 2024-02-01
time_zone = "Europe/Stockholm"
arbiters = ["domare@example.org"]
"""
TEAMS = {"kind": "teams", "boards": 2}
LEAGUE = {"kind": "league"}
DIVISIONS = [{"name": "Elite", "players": ["P0001", "P0002"]}, {"name": "Second"}]


def changed(**changes: object) -> EventSpec:
    """The short event, with `table={key: value}` changed; lists of tables as they are given."""
    tables = tomllib.loads(SHORT)
    for name, keys in changes.items():
        tables[name] = keys if isinstance(keys, list) else {**tables.get(name, {}), **keys}
    return spec_from_tables(tables, "e.toml")


FILES = [
    changed(),
    changed(event={"name": "Julkorr", "start": "2024-12-01"}, clock={"per_move": "10d"}),
    changed(system={"kind": "monrad", "rounds": 7, "round_days": 60}, mail={"messages": False}),
    changed(system={"kind": "cup", "third_place": True}, game={"adjudication": "claim"}),
    changed(system=TEAMS, teams=[{"name": "Umeå"}, {"name": "Lund"}]),
    changed(system=LEAGUE, divisions=DIVISIONS, game={"draw_claim_after": 150}),
]


@pytest.mark.parametrize("language", sorted(TEMPLATES.languages))
def test_the_old_rules_with_the_changes_are_the_new_ones(language):
    say = TEMPLATES.voice(language)
    for old, new in permutations(FILES, 2):
        told = changed_rules(old, new, say)
        assert told
        was, now = dict(rule_sentences(old, say)), dict(rule_sentences(new, say))
        for theme in now:
            gone = Counter(one for each in told if each.theme == theme for one in each.before)
            come = Counter(one for each in told if each.theme == theme for one in each.now)
            assert Counter(was[theme]) - gone + come == Counter(now[theme])
            assert not gone & come


def test_nothing_is_told_of_the_same_file():
    assert [changed_rules(one, one, ENGLISH) for one in FILES] == [()] * len(FILES)


@every(
    "change, theme",
    [
        ({"event": {"name": "Julkorr"}}, "event"),
        ({"event": {"start": "2024-03-01"}}, "event"),
        ({"event": {"entry_until": "2024-01-20"}}, "event"),
        ({"event": {"time_zone": "Europe/Tallinn"}}, "event"),
        ({"event": {"arbiters": ["a@b.se"]}}, "event"),
        ({"event": {"committee": ["a@b.se"]}}, "event"),
        ({"event": {"max_players": 9}}, "event"),
        ({"event": {"min_players": 4}}, "event"),
        ({"event": {"languages": ["en"]}}, "letters"),
        ({"game": {"opening": "rif"}}, "games"),
        ({"game": {"fifth_symmetry": "board"}}, "games"),
        ({"game": {"adjudication": "claim"}}, "wins"),
        ({"game": {"draw_min_moves": 30}}, "draws"),
        ({"game": {"draw_claim_after": 150}}, "draws"),
        ({"game": {"max_draw_offers": 1}}, "draws"),
        ({"system": {"kind": "cup"}}, "games"),
        ({"system": {"games_per_pair": 2}}, "games"),
        ({"system": {"seeding": "list"}}, "games"),
        ({"system": {"all_rounds_at_once": False}}, "games"),
        ({"system": {"round_days": 30}}, "games"),
        ({"system": {"max_running": 3}}, "games"),
        ({"system": {"tie_breaks": ["wins"]}}, "table"),
        ({"clock": {"per_move": "10d"}}, "time"),
        ({"clock": {"reminders": []}}, "time"),
        ({"mail": {"authority": "both"}}, "letters"),
        ({"mail": {"messages": False}}, "letters"),
        ({"mail": {"conditional": False}}, "letters"),
        ({"ranking": {"system": "none"}}, "table"),
        ({"ranking": {"sanctioned_by": "RIF"}}, "table"),
    ],
)
def test_a_key_that_players_are_concerned_with_is_told_under_its_theme(change, theme):
    old, new = changed(), changed(**change)
    assert theme in {one.theme for one in changed_rules(old, new, ENGLISH)}
    ((table, keys),) = change.items()
    (key,) = keys
    assert f"{table}.{key}" in keys_changed(old, new)


def test_lists_of_tables_differ_as_a_whole():
    new = changed(system=LEAGUE, divisions=[{**DIVISIONS[0], "places": 8}, DIVISIONS[1]])
    old = changed(system=LEAGUE, divisions=DIVISIONS)
    assert keys_changed(old, new) == ("divisions",)
    (one,) = differences(old, new)
    assert (one.before[0]["places"], one.now[0]["places"]) == (0, 8)


def test_players_are_told_that_their_matches_are_published():
    matches = {"kind": "backgammon", "points": 7}
    hidden = changed(game=matches)
    for games, words in (("finished", "the matches that are over"), ("running", "the matches")):
        (change,) = changed_rules(hidden, changed(game=matches, publish={"games": games}), ENGLISH)
        assert (change.theme, change.before) == ("letters", ())
        (now,) = change.now
        assert now == (
            f"Everybody who has the page of the event can follow {words} there, act by act."
        )
    assert changed_rules(changed(), changed(publish={"games": "running"}), ENGLISH) == ()
