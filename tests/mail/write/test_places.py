"""The rules letter states what decides the places in the order in which the table takes it."""

from itertools import takewhile

import pytest
from msgspec.structs import replace

from corr.mail.write.rules import rule_sentences
from corr.tournament.scoring.standings import monrad_standings, standings
from corr.tournament.scoring.team_scoring import team_standings
from corr.tournament.spec.spec_system import SystemPart
from corr.words.templates import ours
from tests.mail.write.test_rules import changed

PLAYERS = ("A", "B")
WORDS = {
    "points in games": "game_points",
    "points in matches": "match_points",
    "the players' points in their games": "game_points",
    "the players' points in their matches": "match_points",
    "the teams' match points": "team_points",
    "Berger": "berger",
    "Buchholz (the points of one's opponents)": "buchholz",
    "the games among those still level": "mutual",
    "the matches among those still level": "mutual",
    "won matches": "match_wins",
}
SAME = {"points", "the players' points in their matches and games"}
"""What is said where points in games and in matches are one figure."""


def said(system):
    """The criteria that the letter names, in its order; where two are one figure, both."""
    (sentence,) = (
        one
        for _, sentences in rule_sentences(replace(changed(), system=system), ours().voice("en"))
        for one in sentences
        if one.startswith("Places go by ")
    )
    words = sentence.removeprefix("Places go by ").partition(";")[0].split(", then ")
    found = []
    for word in words:
        found += ["game_points", "match_points"] if word in SAME else [WORDS[word]]
    return tuple(found)


def counted(system):
    """The criteria of the table of an event that is played so."""
    more = {"tie_breaks": system.tie_breaks, "withdrawn": {}}
    if system.kind == "teams":
        monrad = system.pairing == "monrad"
        per_board = system.games_per_pair
        return team_standings(
            PLAYERS, [], games_per_board=per_board, boards=4, monrad=monrad, **more
        ).criteria
    more |= {"games_per_match": system.games_per_pair, "weaver": system.scoring == "weaver"}
    if system.kind == "monrad":
        return monrad_standings(PLAYERS, [], **more).criteria
    return standings(PLAYERS, [], **{**more, "withdrawn": ()}).criteria


SYSTEMS = [
    SystemPart(kind=kind, games_per_pair=games)
    for kind in ("round_robin", "scheveningen", "monrad", "stages", "league")
    for games in range(1, 6)
]
SYSTEMS += [
    SystemPart(kind="teams", pairing=pairing, boards=4, games_per_pair=games)
    for pairing in ("round_robin", "scheveningen", "monrad")
    for games in range(1, 6)
]
SYSTEMS += [
    SystemPart(games_per_pair=2, scoring="weaver"),
    SystemPart(tie_breaks=("wins", "berger")),
    SystemPart(games_per_pair=2, tie_breaks=("match_points", "mutual")),
    SystemPart(kind="monrad", games_per_pair=4, tie_breaks=("berger", "buchholz")),
    SystemPart(kind="teams", boards=4, games_per_pair=2, tie_breaks=("game_points", "wins")),
]


@pytest.mark.parametrize(
    ("system", "order"),
    [
        (SystemPart(), "points, then Berger, "),
        (SystemPart(games_per_pair=2), "points in games, then points in matches, then Berger, "),
        (SystemPart(games_per_pair=4), "points in matches, then points in games, then Berger, "),
        (
            SystemPart(kind="teams", boards=4, games_per_pair=2),
            (
                "the teams' match points, then the players' points in their games, "
                "then the players' points in their matches, then Berger, "
            ),
        ),
        (
            SystemPart(kind="teams", boards=4, games_per_pair=4),
            (
                "the teams' match points, then the players' points in their matches, "
                "then the players' points in their games, then Berger, "
            ),
        ),
    ],
    ids=["18.2", "18.2, two games", "18.2, four games", "21.8, two games", "21.8, four games"],
)
def test_the_letter_has_the_order_of_the_rules(system, order):
    told = rule_sentences(replace(changed(), system=system), ours().voice("en"))
    assert any(one.startswith(f"Places go by {order}") for _, all_ in told for one in all_)


def word(say, name, system):
    """What a language calls one criterion in the sentence on places."""
    team = ("team_points",) if system.kind == "teams" else ()
    alone = say("rules", "places", kind="", names=team)
    with_it = say("rules", "places", kind="", names=(*team, name))
    begin = same_beginning(alone, with_it)
    end = same_beginning(alone[::-1], with_it[::-1])[::-1]
    return with_it.removeprefix(begin).removesuffix(end)


def same_beginning(one, other):
    """What two texts begin with alike."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return "".join(char for char, _ in alike)


@pytest.mark.parametrize("language", sorted(ours().languages))
@pytest.mark.parametrize("system", [one for one in SYSTEMS if one.games_per_pair > 1], ids=str)
def test_every_language_has_that_order(system, language):
    say = ours().voice(language)
    sentence = say("rules", "places", kind="", names=system.criteria)
    names = [name for name in system.criteria if name != "team_points"]
    words = [word(say, name, system).strip(" ,") for name in names]
    assert all(words)
    at = 0
    for one in words:
        at = sentence.index(one, at) + len(one)


@pytest.mark.parametrize("system", SYSTEMS, ids=str)
def test_the_letter_has_the_order_of_the_table(system):
    order = counted(system)
    if system.games_per_pair == 1 and {"game_points", "match_points"} <= set(order):
        # They are one figure: which of the two stands first changes nothing.
        assert set(said(system)[:3]) == set(order[:3])
        assert said(system)[3:] == order[3:]
    else:
        assert said(system) == order
