"""Which games have the correspondence ranking: renju alone (title; art. 1 §1). Pure."""

RANKED = "renju"


def is_ranked(game: str) -> bool:
    """Whether results of a game can count for levels; "" is what a file means that names none.

    >>> is_ranked("renju"), is_ranked(""), is_ranked("gomoku")
    (True, True, False)
    """
    return game in ("", RANKED)


def why_unranked(game: str) -> str:
    """Why a game's results are computed to nothing.

    >>> why_unranked("gomoku")
    'the game is gomoku: only renju has the correspondence ranking (art. 1 §1)'
    """
    return f"the game is {game}: only {RANKED} has the correspondence ranking (art. 1 §1)"
