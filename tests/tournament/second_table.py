"""A second, slow table: the sentences of the rules one by one, in fractions, sharing no code.

It takes results as tuples (black, white, kind, score, round) with scores such as "1-0".
"""

from fractions import Fraction

POINTS = {
    "1-0": (Fraction(1), Fraction(0)),
    "0-1": (Fraction(0), Fraction(1)),
    "1/2-1/2": (Fraction(1, 2), Fraction(1, 2)),
    "0-0": (Fraction(0), Fraction(0)),
}
OPEN = {"running", "adjourned"}


def game_points(game, player):
    black, _, _, score, _ = game
    if not score:
        return Fraction(0)
    return POINTS[score][0 if player == black else 1]


def _at_once(game, withdrawn):
    """Whether both left after the same round, where that matters."""
    return not isinstance(withdrawn, dict) or withdrawn[game[0]] == withdrawn[game[1]]


def settle(game, withdrawn):
    """16.3 and T6: what a withdrawal makes of a game that has no score."""
    black, white, kind, score, number = game
    gone = [player in withdrawn for player in (black, white)]
    if all(gone) and (not score or (kind == "withdrawal" and _at_once(game, withdrawn))):
        return (black, white, "unplayed", "", number)
    if score or not any(gone):
        return game
    return (black, white, "walkover", "0-1" if gone[0] else "1-0", number)


def annulled(players, games, per_match, withdrawn, meets):
    found = []
    for player in players:
        own = [game for game in games if player in game[:2]]
        done = [game for game in own if game[2] in ("played", "adjourned")]
        if player in withdrawn and len(done) < Fraction(len(meets[player]) * per_match, 2):
            found.append(player)
    return found


def matches_of(players, games, per_match, withdrawn, pairs):
    """{player: {opponent: (own points, opponent's points, own match points, theirs, round)}}."""
    table = {player: {} for player in players}
    for one, other in pairs:
        met = [settle(game, withdrawn) for game in games if {one, other} == set(game[:2])]
        for _ in range(per_match - len(met)):
            number = met[0][4] if met else 1
            met.append(settle((one, other, "unplayed", "", number), withdrawn))
        mine, theirs = (sum(game_points(game, who) for game in met) for who in (one, other))
        if any(game[2] in OPEN and not game[3] for game in met):
            points = (Fraction(0), Fraction(0))
        elif mine == theirs:
            points = (Fraction(1), Fraction(1)) if mine else (Fraction(0), Fraction(0))
        else:
            points = (Fraction(2), Fraction(0)) if mine > theirs else (Fraction(0), Fraction(2))
        number = met[0][4] if met else 1
        table[one][other] = (mine, theirs, *points, number)
        table[other][one] = (theirs, mine, *points[::-1], number)
    return table


def table(
    players, games, per_match=1, withdrawn=(), *, meets=None, monrad=False, byes=(), order=None
):
    """[(place, player, figures)] in order of place; equal places in the order of the players."""
    out = []
    if not monrad:
        meets = meets or {one: [other for other in players if other != one] for one in players}
        out = annulled(players, games, per_match, withdrawn, meets)
        players = [player for player in players if player not in out]
        pairs = {
            tuple(sorted((one, other)))
            for one in players
            for other in players
            if other in meets[one]
        }
    else:
        pairs = {tuple(sorted(game[:2])) for game in games}
    matches = matches_of(players, games, per_match, withdrawn, sorted(pairs))
    free = {player: [number for who, number in byes if who == player] for player in players}
    figures = {}
    for player in players:
        own = matches[player].values()
        figures[player] = {
            "game_points": sum((m[0] for m in own), Fraction(0)) + per_match * len(free[player]),
            "match_points": sum((m[2] for m in own), Fraction(0)) + 2 * len(free[player]),
            "match_wins": sum(m[2] > m[3] for m in own),
        }
    for player in players:
        figures[player]["used"] = (
            used(player, players, matches, figures, withdrawn, free)
            if monrad
            else figures[player]["match_points"]
        )
    for player in players:
        met = matches[player]
        figures[player]["buchholz"] = sum((figures[other]["used"] for other in met), Fraction(0))
        figures[player]["berger"] = sum(
            (
                figures[other]["match_points"] * (1 if m[2] > m[3] else Fraction(1, 2))
                for other, m in met.items()
                if m[2] > m[3] or (m[2] == m[3] and m[2] > 0)
            ),
            Fraction(0),
        )
    order = order or default_order(per_match, monrad)
    before = order[: order.index("mutual")]
    for player in players:
        level = [
            other
            for other in matches[player]
            if all(figures[player][name] == figures[other][name] for name in before)
        ]
        figures[player]["mutual"] = sum(
            (matches[player][other][0] for other in level), Fraction(0)
        )
    keys = {player: [figures[player][name] for name in order] for player in players}
    rows = [
        (1 + sum(keys[other] > keys[player] for other in players), player, figures[player])
        for player in players
    ]
    return sorted(rows, key=lambda row: row[0]), out


def default_order(per_match, monrad):
    score = ["match_points", "game_points"] if per_match >= 4 else ["game_points", "match_points"]
    return [*score, *(["buchholz"] if monrad else []), "berger", "mutual", "match_wins"]


def used(player, players, matches, figures, withdrawn, free):
    """T12."""
    if player not in withdrawn:
        return figures[player]["match_points"]
    last = withdrawn[player]

    def then(who):
        gained = sum((m[2] for m in matches[who].values() if m[4] <= last), Fraction(0))
        return gained + 2 * sum(number <= last for number in free[who])

    finals = [
        figures[other]["match_points"]
        for other in players
        if other not in withdrawn and then(other) == then(player)
    ]
    return sum(finals, Fraction(0)) / len(finals) if finals else figures[player]["match_points"]
