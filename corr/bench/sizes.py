"""How much is measured, from what the command line says."""

import statistics
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from operator import attrgetter

from msgspec import Struct

from corr.bench.mail_host import SERVERS
from corr.demo import debian
from corr.errors import ArbiterError

# -- what a benchmark is given and what it gives ----


class Figure(Struct, frozen=True, kw_only=True):
    """One measured number; None if it was left out, and then `unit` says why.

    Figures with a `case` form a table: a line for each name, a column for each case. A `fault`
    counts what must never be: any value but 0 makes the benchmark fail, as does one that is above
    the `most` that it may be.
    """

    name: str
    value: float | None
    unit: str
    case: str = ""
    fault: bool = False
    most: float | None = None

    @property
    def label(self) -> str:
        """The name by which the figure is found in JSON."""
        return f"{self.case}: {self.name}" if self.case else self.name

    @property
    def broken(self) -> str:
        """What is wrong, as a sentence; "" if nothing is.

        >>> Figure(name="statements a letter", value=31.5, unit="", most=30).broken
        'statements a letter: 31.5 is too much, 30 is the most.'
        """
        most = 0.0 if self.fault else self.most
        if self.value is None or most is None or self.value <= most:
            return ""
        return f"{self.label}: {self.value:,.4g} is too much, {most:,.4g} is the most."


class Sizes(Struct, frozen=True, kw_only=True):
    """How much is measured: `letters` in a mail run, and how many `runs` of it.

    `games` are the numbers of running games and `servers` the mail servers of the mail runs.
    With `profile` they tell as well where the daemon's time goes. `players` are the sizes of the
    Monrads that are drawn; `round_robin` players meet all the others, 0 for no such event.
    `ranked` players meet all the others in an event that is ranked, `files` are the sizes of the
    event files that are ranked, and `register` are in the register of levels. So many `matches` of
    backgammon are played, with standing orders and without.
    """

    letters: int = 2000
    runs: int = 3
    games: tuple[int, ...] = (100,)
    servers: tuple[str, ...] = ("embedded",)
    profile: bool = False
    players: tuple[int, ...] = (50,)
    round_robin: int = 20
    ranked: int = 60
    files: tuple[int, ...] = (200,)
    register: int = 200
    matches: int = 20


def median_seconds(work: Callable[[], object], runs: int) -> float:
    """The median time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


# -- figures as a table for the terminal ----


_NAME, _VALUE, _COLUMN = 58, 12, 15


def table(figures: Sequence[Figure]) -> list[str]:
    """The lines of a table: cases side by side, a line for each name, then one a figure.

    Cases that have no name in common with those before them are tables of their own.
    """
    plain = [_line(figure) for figure in figures if not figure.case]
    tables = list[dict[tuple[str, str], float | None]]()
    for figure in filter(attrgetter("case"), figures):
        fitting = (one for one in tables if _fits(figure, one))
        values = next(fitting, None)
        if values is None:
            tables.append(values := {})
        values[figure.case, figure.name] = figure.value
    lines = [line for values in tables for line in (*_side_by_side(values), "")]
    return [*lines, *plain] if plain else lines[:-1]


def _fits(figure: Figure, values: Collection[tuple[str, str]]) -> bool:
    return any(figure.case == case or figure.name == name for case, name in values)


def _side_by_side(values: Mapping[tuple[str, str], float | None]) -> list[str]:
    cases = list(dict.fromkeys(case for case, _ in values))
    names = list(dict.fromkeys(name for _, name in values))
    width = max(map(len, names))
    heads = [case.partition(", ")[::2] for case in cases]
    head = [_row("", [one[at] for one in heads], width) for at in range(2)]
    body = [
        _row(name, [_written(values.get((case, name))) for case in cases], width) for name in names
    ]
    return [*head, *body]


def _line(figure: Figure) -> str:
    return f"{figure.name:<{_NAME}} {_written(figure.value):>{_VALUE}} {figure.unit}"


def _row(name: str, cells: Sequence[str], width: int) -> str:
    return f"{name:<{width}}" + "".join(f"{cell:>{_COLUMN}}" for cell in cells)


def _written(value: float | None) -> str:
    return "" if value is None else f"{value:,.4g}"


# -- how much is measured, from what the command line says ----


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
_FILES, _FEW_FILES = (500, 2_000, 10_000), (500,)
_REGISTER, _SMALL_REGISTER = 100_000, 2_000
_MATCHES, _FEW_MATCHES = 200, 10


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
        files=_FILES if "ranking" in named else _FEW_FILES,
        register=register or levels,
        matches=_MATCHES if "matches" in named else _FEW_MATCHES,
    )


def _games_for(named: Sequence[str]) -> tuple[int, ...]:
    """How many games run where nobody says it."""
    if "mail" in named:
        return _GAMES
    return _DESK_GAMES if "desk" in named else _FEW_GAMES


def _split(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, (word.strip() for word in text.split(",")))))
