"""Known tables and replays of `tournament_cases.jsonl`: round robin, Scheveningen, cup."""

from fractions import Fraction
from pathlib import Path

from corr.tournament.pairing.cup import replay_minutes
from corr.tournament.pairing.pairing import parse_table, round_robin
from corr.tournament.pairing.scheveningen import parse_table as parse_team_table
from corr.tournament.pairing.scheveningen import scheveningen

DATA = Path(__file__).resolve().parent.parent.parent / "data"


def check_round_robin(given, expected):
    """The rounds in board order, black first; the rule and the printed table agree."""
    printed = parse_table((DATA / "round_robin.csv").read_text(encoding="utf-8"))
    games = round_robin(given["size"], table=printed)
    assert games == round_robin(given["size"])
    rounds = [
        [[game.black, game.white] for game in games if game.round == number]
        for number in range(1, len(expected["rounds"]) + 1)
    ]
    assert rounds == expected["rounds"]
    assert len(games) == sum(map(len, rounds))


def check_scheveningen(given, expected):
    """The games of every round in any order, black first; printed tables before rules."""
    printed = parse_team_table((DATA / "scheveningen.csv").read_text(encoding="utf-8"))
    games = scheveningen(given["side"], given["table"], printed)
    found = {}
    for game in games:
        pair = [f"{game.black_team}{game.black}", f"{game.white_team}{game.white}"]
        found.setdefault(game.round, []).append(pair)
    wanted = dict(enumerate(expected["rounds"], 1))
    assert {number: sorted(pairs) for number, pairs in found.items()} == {
        number: sorted(map(list, pairs)) for number, pairs in wanted.items()
    }


def check_cup_replay(given, expected):
    """Minutes and black of every replay after a drawn match (R27)."""
    last_black = named(given, "black")
    wanted = list(replays_of(expected))
    others = [*given.get("players", ()), *(black for _, black in wanted)]
    last_white = next(name for name in others if name != last_black)
    found = replay_minutes(
        Fraction(named(given, "minutes")),
        replays=int(named(given, "replays")),
        last_black=last_black,
        last_white=last_white,
    )
    assert [(each.minutes, each.black) for each in found] == wanted


def replays_of(expected):
    """The replays as (minutes, black), from a list of either or from one list of each."""
    if not isinstance(expected, list):
        lists = [each for each in expected.values() if isinstance(each, list)]
        if len(lists) > 1:
            minutes, black = named(expected, "minutes"), named(expected, "black")
            expected = list(zip(minutes, black, strict=True))
        else:
            (expected,) = lists
    for each in expected:
        if isinstance(each, dict):
            each = named(each, "minutes"), named(each, "black")
        minutes, black = each
        yield Fraction(minutes), black


def named(values, word):
    """The value whose key has the word in it, such as `last_black`."""
    (value,) = [value for key, value in values.items() if word in key]
    return value


CHECKS = {
    "round_robin_schedule": check_round_robin,
    "scheveningen_schedule": check_scheveningen,
    "cup_replay": check_cup_replay,
}
