"""How files of results tell of games: what the seats are called, and how a game ended.

The words are those of every game; each game says itself which others it has.
"""

from collections.abc import Collection, Mapping

from corr.games.registry import RULES
from corr.games.rules import word_of
from corr.result_words import COLOURS, DRAW, OWN_WORDS, SEATS

_USUAL = "renju"
"""The game of a file that names none."""


def seats_of(game: str) -> tuple[str, str]:
    """What a file of this game calls the first seat and the second.

    >>> seats_of(""), seats_of("gomoku"), seats_of("pente"), seats_of("backgammon")
    (('black', 'white'), ('black', 'white'), ('first', 'second'), ('first', 'second'))
    """
    rules = RULES.get(game or _USUAL)
    return rules.seats if rules else SEATS


def seats_in(game: str, entry: Mapping[str, object]) -> tuple[str, str]:
    """By what a game of a file names its players; of a game that is not known here as it does.

    >>> seats_in("pente", {"black": "A"}), seats_in("chess", {"black": "A"}), seats_in("chess", {})
    (('first', 'second'), ('black', 'white'), ('first', 'second'))
    """
    known = game or _USUAL
    if known not in RULES and not entry.keys().isdisjoint(COLOURS):
        return COLOURS
    return seats_of(game)


def why_not(game: str, key: str) -> str:
    """Why a game has no player under a key that games of another kind have; "" for other keys.

    >>> why_not("pente", "black")
    'the players of pente are first (who begins) and second, not black'
    >>> why_not("gomoku", "black"), why_not("", "first"), why_not("chess", "black")
    ('', 'the players of renju are black (who begins) and white, not first', '')
    """
    known = game or _USUAL
    if known not in RULES or key not in (*COLOURS, *SEATS) or key in seats_of(known):
        return ""
    one, other = seats_of(known)
    return f"the players of {known} are {one} (who begins) and {other}, not {key}"


def own_words(game: str) -> Collection[str]:
    """The words of endings that not every game has and this one has; all of an unknown game.

    >>> sorted(own_words("pente")), sorted(own_words("gomoku"))
    (['captures', 'late'], [])
    """
    rules = RULES.get(game or _USUAL)
    return [word for word in OWN_WORDS if not rules or word in rules.own.filed]


def written_ending(game: str, ending: str, result: str) -> str:
    """The word by which a file tells how a game ended.

    >>> written_ending("ninuki", "five_given", "1/2-1/2"), written_ending("keryo", "late", "1-0")
    ('rule_draw', 'late')
    >>> written_ending("renju", "late", "1-0")  # lost by time, in the words that renju has
    'time'
    """
    word = word_of(ending, drawn=result == DRAW)
    return word if word not in OWN_WORDS or word in own_words(game) else "time"


def read_ending(game: str, word: str) -> str:
    """The ending that a word of a file means in a game.

    >>> read_ending("ninuki", "rule_draw"), read_ending("anti_pente", "rule_draw")
    ('five_given', 'captures_with_four')
    >>> read_ending("anti_pente", "forbidden"), read_ending("renju", "forbidden")
    ('foul', 'forbidden')
    """
    rules = RULES.get(game or _USUAL)
    return rules.own.filed.get(word, word) if rules else word


def settings_told(game: str, options: Mapping[str, str]) -> tuple[str, ...]:
    """What an event chose, beside the usual, that decides how its game is judged: `anti=true`.

    >>> settings_told("pente_bomb", {"anti": "true", "neutral": "false", "opening": "swap3"})
    ('anti=true',)
    """
    rules = RULES[game]
    usual = {key: values[0] for key, values in rules.options().items()}
    usual["adjudication"] = "automatic"
    chosen = ((key, options.get(key, "")) for key in rules.own.recorded)
    return tuple(f"{key}={value}" for key, value in chosen if value not in ("", usual.get(key)))
