from fractions import Fraction

from corr.tournament.pairing.monrad import CannotPair, MonradPlayer, draw_round, float_lower_bound
from corr.tournament.pairing.monrad_state import sealed_correction
from corr.tournament.scoring.scoring_games import Score

SCORES = {
    "black": Score.BLACK,
    "white": Score.WHITE,
    "draw": Score.DRAW,
    "none": Score.NOBODY,
}


def monrad_player(given):
    return MonradPlayer(
        id=str(given["id"]),
        points=Fraction(given["points"]),
        opponents=tuple(str(each) for each in given["opponents"]),
        colours=given["colours"].lower(),
        ups=given["ups"],
        downs=given["downs"],
        had_bye=given["had_bye"],
    )


def check_pairing(given, expected):
    players = [monrad_player(each) for each in given["players"]]
    try:
        drawn = draw_round(players, "known case")
    except CannotPair:
        assert not expected["feasible"]
        return
    assert expected["feasible"]
    found = {"sum_sq": drawn.sum_sq, "colour": drawn.colour, "updown": drawn.updown}
    assert found == {name: expected[name] for name in found}
    assert (drawn.bye is None) == (not expected["bye_allowed"])
    if drawn.bye is not None:
        assert drawn.bye in {str(each) for each in expected["bye_allowed"]}
        totals = sorted({player.points for player in players})
        points = next(player.points for player in players if player.id == drawn.bye)
        assert totals.index(points) == expected["bye_group"]
    by_id = {player.id: player for player in players}
    assert all(white not in by_id[black].opponents for black, white in drawn.pairs)
    seated = [name for pair in drawn.pairs for name in pair] + [drawn.bye] * bool(drawn.bye)
    assert sorted(seated) == sorted(by_id)


def check_bound(given, expected):
    points = [Fraction(each) for each in given["points"]]
    assert float_lower_bound(points) == Fraction(expected["bound"])


def check_correction(given, expected):
    found = sealed_correction(SCORES[given["provisional"]], SCORES[given["actual"]])
    for side, correction in zip(("black", "white"), found, strict=True):
        wanted = expected[side]
        assert correction.points == Fraction(wanted["points"])
        assert (correction.ups, correction.downs) == (wanted["ups"], wanted["downs"])


CHECKS = {
    "monrad_pairing": check_pairing,
    "float_lower_bound": check_bound,
    "sealed_correction": check_correction,
}
