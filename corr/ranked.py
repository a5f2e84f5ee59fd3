"""Which games have the correspondence ranking, and which a rating list. Pure.

The ranking is renju's alone (title; art. 1 §1); rating lists are those of R28 and G27 [T30].
"""

RANKED = "renju"
RATED = ("renju", "gomoku")


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


def why_unlisted(game: str) -> str:
    """Why a game's results at the board are entered nowhere.

    >>> why_unlisted("backgammon")
    'the game is backgammon: only renju and gomoku have rating lists, and renju titles (R28, G27)'
    """
    games = " and ".join(RATED)
    return f"the game is {game}: only {games} have rating lists, and {RANKED} titles (R28, G27)"


def is_rated(game: str) -> bool:
    """Whether the federation has a rating list of a game (R28, G27); "" is what names none.

    >>> is_rated("gomoku"), is_rated(""), is_rated("pente")
    (True, True, False)
    """
    return game in ("", *RATED)
