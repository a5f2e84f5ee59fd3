"""How much is measured, from what the command line says."""

from collections.abc import Sequence

from corr.bench.figures import Sizes
from corr.bench.mail_host import SERVERS
from corr.demo import debian
from corr.errors import ArbiterError

_LETTERS = 2_000
_SOAK_LETTERS = 100_000
_GAMES = (1, 100, 10_000)
_FEW_GAMES = (100,)
_MOST_GAMES = 100_000
_DESK_GAMES = (10_000, 100_000)
_PLAYERS = (50, 500, 2_000, 10_000)
_FEW_PLAYERS = (50, 500)
_FEWEST_PLAYERS, _MOST_PLAYERS = 18, 20_000
_ROUND_ROBIN, _SMALL_ROUND_ROBIN = 1_000, 100
_RANKED, _FEW_RANKED = 2_000, 200
_REGISTER, _SMALL_REGISTER = 100_000, 2_000


def read_games(text: str) -> tuple[int, ...]:
    """Numbers of running games with commas between; none for "". Raises ArbiterError.

    >>> read_games("1,100")
    (1, 100)
    """
    return _numbers("--games", text, 1, _MOST_GAMES)


def read_players(text: str) -> tuple[int, ...]:
    """Sizes of Monrads with commas between; none for "". Raises ArbiterError.

    >>> read_players("50, 500")
    (50, 500)
    """
    return _numbers("--players", text, _FEWEST_PLAYERS, _MOST_PLAYERS)


def _numbers(option: str, text: str, least: int, most: int) -> tuple[int, ...]:
    numbers = tuple(int(word) if word.isascii() and word.isdigit() else 0 for word in _split(text))
    if not all(least <= number <= most for number in numbers):
        raise ArbiterError(f"{option} takes numbers from {least} to {most}, not {text!r}")
    return numbers


def read_servers(text: str) -> tuple[str, ...]:
    """Kinds of servers with commas between, all of which can run; none for "".

    Raises ArbiterError.
    """
    names = _split(text)
    if not set(names) <= set(SERVERS):
        raise ArbiterError(f"--servers takes {' and '.join(SERVERS)}, not {text!r}")
    if "debian" in names and (why := debian.available()):
        raise ArbiterError(f"--servers debian: {why}")
    return names


def sizes_for(
    named: Sequence[str],
    *,
    letters: int | None,
    runs: int,
    games: tuple[int, ...],
    servers: tuple[str, ...],
    profile: bool,
    players: tuple[int, ...] = (),
    round_robin: int | None = None,
    register: int | None = None,
) -> Sizes:
    """What the named benchmarks are given; none named is all, and then each is a short one."""
    everybody = _ROUND_ROBIN if "pairing" in named else _SMALL_ROUND_ROBIN
    levels = _REGISTER if "ranking" in named else _SMALL_REGISTER
    able = SERVERS if not debian.available() else SERVERS[:1]
    return Sizes(
        letters=letters or (_SOAK_LETTERS if "soak" in named else _LETTERS),
        runs=runs,
        games=games or _games_for(named),
        servers=servers or (able if "mail" in named else able[-1:]),
        profile=profile,
        players=players or (_PLAYERS if "pairing" in named else _FEW_PLAYERS),
        round_robin=everybody if round_robin is None else round_robin,
        ranked=_RANKED if "ranking" in named else _FEW_RANKED,
        register=register or levels,
    )


def _games_for(named: Sequence[str]) -> tuple[int, ...]:
    """How many games run where nobody says it."""
    if "mail" in named:
        return _GAMES
    return _DESK_GAMES if "desk" in named else _FEW_GAMES


def _split(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, (word.strip() for word in text.split(",")))))
