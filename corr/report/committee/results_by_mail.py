"""The report with all results of an event that counts for no ranking and no rating list.

It has what the federation asks of every report (R19.1 k, R28.4/G27.4), beside it the figures by
which places were decided, and every game with the colours in which it was played. Pure.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.correspondence.event import FEDERATION, UNKNOWN
from corr.report.committee.committee_tables import Occasion
from corr.report.committee.rating_by_mail import (
    Conditions,
    facts_by_mail,
    items_of,
    told_by_mail,
)
from corr.report.committee_words import words_of as report_words
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Table,
    Text,
    isolated,
)
from corr.report.ratings.rating_words import Words, figure, number
from corr.tournament.spec.clock_terms import Terms
from corr.words.templates import sheet

REPLACED, ANNULLED, WITHDREW = "replaced", "annulled", "withdrew"
"""What became of who did not play to the end, as the words `status` name it."""


class Participant(Struct, frozen=True, kw_only=True):
    """Somebody in order of placing; `place` is 0 for who is in no table.

    `figures` are those of `Results.figures`, for programs; `status` is one of the words above.
    `why` tells in words what put a player of a cup or of sections there.
    """

    player: str
    place: int = 0
    team: str = ""
    figures: tuple[str, ...] = ()
    status: str = ""
    why: str = ""


class Match(Struct, frozen=True, kw_only=True):
    """Two who met, with the game points of both, and the match points by the Weaver rule.

    At the empty board of a team one of them is "", nobody, or both are (21.3); so in `Played`.

    `scores` are those of its games where they are matches to points, as `7–5`.
    """

    round: int
    one: str
    other: str
    points: tuple[str, str]
    weaver: tuple[str, str] | None = None
    scores: tuple[str, ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """A game: `players` by the colours of `Results.colours`, `points` in their order; so is the
    `score` of a match to points.
    """

    id: str
    round: int
    players: tuple[str, str]
    points: tuple[str, str]
    ended: str
    moves: int
    score: str = ""


class Results(Conditions, frozen=True, kw_only=True):
    """All that happened in an event. `dates` are its first and its last day.

    `figures` are the heads of the figures of its table by their names, `colours` the colour that
    begins in its game and the other, none in a game without them; `byes` are rounds and who was
    free in them. `lengths` are how many points win a match, by rounds; `by_length` is the time of
    each.
    """

    id: str
    name: str
    dates: tuple[str, str]
    game: str
    opening: str
    settings: tuple[str, ...] = ()
    arbiter: str
    figures: Mapping[str, str]
    colours: tuple[str, ...]
    lengths: tuple[int, ...] = ()
    by_length: Mapping[int, Terms] = {}
    placed: tuple[Participant, ...]
    matches: tuple[Match, ...]
    games: tuple[Played, ...]
    byes: tuple[tuple[int, str], ...] = ()

    @property
    def by_weaver(self) -> bool:
        """Whether matches are decided by the Weaver rule (P§16)."""
        return any(one.weaver for one in self.matches)


def mere_results(of: Results, occasion: Occasion, words: Words) -> Document:
    """The whole report: what was played, who was placed where, every match and every game."""
    name = isolated(of.name or of.id)
    return Document(
        key=of.id,
        title=words.say("results_of", name=name),
        lang=words.lang,
        footer=f"{of.id} · {name}",
        sections=(
            words.section("conditions", *_conditions(of, occasion, words)),
            *items_of("changes", occasion, words),
            words.section("placings", _placings(of, words)),
            words.section("matches", *_matches(of, words)),
            words.section("games", *_games(of, words)),
            *items_of("remarks", occasion, words),
        ),
    )


def _conditions(of: Results, occasion: Occasion, words: Words) -> Iterator[Block]:
    """Name and dates, who is responsible, and the thinking time (R28.4 a, b, d)."""
    yield from told_by_mail("results", occasion, words)
    first, last = of.dates
    cells = {
        "event": Cell(text=isolated(of.name or of.id), value=of.id),
        "dates": Cell(text=f"{first} – {last}" if first != last else last),
        "game": Cell(text=_game_told(of, words), value=of.game),
    }
    rows = zip(words.columns(*cells), cells.values(), strict=True)
    yield Facts(key="event", rows=tuple(rows))
    facts = facts_by_mail(of, of.arbiter, of.opening, occasion, words)
    yield _of_matches(of, facts, words) if of.lengths else facts


def _of_matches(of: Results, facts: Facts, words: Words) -> Facts:
    """The facts of an event of matches to points: they have no opening, and each length a time.

    The federation that an event file names by itself has nothing to do with them, and a file of
    their results says nothing of it.
    """
    absent = {"opening", *(("sanction",) if of.sanctioned_by in (FEDERATION, UNKNOWN) else ())}
    rows = [(head, cell) for head, cell in facts.rows if head.key not in absent]
    times = {
        length: words.say("time", terms=time, points=0) for length, time in of.by_length.items()
    }
    if len(times) > 1 and all(times.values()):
        told = "; ".join(
            f"{words.say('to_points', points=(length,))}: {time}" for length, time in times.items()
        )
        timed = (one.key == "thinking_time" for one, _ in rows)
        rows = [
            (head, Cell(text=told) if is_time else cell)
            for (head, cell), is_time in zip(rows, timed, strict=True)
        ]
    return replace(facts, rows=tuple(rows))


def _game_told(of: Results, words: Words) -> str:
    """What the game is called, and what the event chose that decides how it is judged."""
    name = sheet(words.lang, "games")("name", kind=of.game)
    lengths = [words.say("to_points", points=of.lengths)] if of.lengths else []
    chosen = ", ".join([*lengths, *of.settings])
    return f"{name} ({chosen})" if chosen else name


def _placings(of: Results, words: Words) -> Table:
    """All participants in order of placing, with what decided it (R28.4 c)."""
    team = ("team",) if any(one.team for one in of.placed) else ()
    figures = tuple(Column(key=key, head=head, align="right") for key, head in of.figures.items())
    columns = (
        *words.columns("place", "player", *team, "member", "club", numbers=("place",)),
        *figures,
        *words.columns("mark"),
    )
    rows = tuple(
        (
            Cell(text=figure(one.place) if one.place else NOTHING, value=one.place or ""),
            words.named(one.player),
            *(Cell(text=isolated(one.team)) for _ in team),
            Cell(text=words.member(one.player)),
            Cell(text=words.club(one.player)),
            *_figures(one, len(figures), words),
            _remark(one, words),
        )
        for one in of.placed
    )
    return Table(key="placings", columns=columns, rows=rows, fixed=2)


def _figures(one: Participant, count: int, words: Words) -> Iterator[Cell]:
    for value in one.figures or ("",) * count:
        yield Cell(text=_shown(value, words) or NOTHING, value=value)


def _shown(points: str, words: Words) -> str:
    """Points with the decimal mark of the language."""
    return points.replace(".", report_words(words.lang).say("decimal_mark"))


def _remark(one: Participant, words: Words) -> Cell:
    """Who left, and in a cup who went out against whom."""
    status = words.say.status[one.status] if one.status else ""
    told = "; ".join(filter(None, (one.why, status)))
    return Cell(text=told, value=one.status or one.why)


def _matches(of: Results, words: Words) -> Iterator[Block]:
    """Every match in the form that the committee asks for (R28.4 e); who was free in a round."""
    weaver = ("weaver",) if of.by_weaver else ()
    scored = ("score",) if any(one.scores for one in of.matches) else ()
    keys = ("round", "player", "opponent", "result", *scored, *weaver)
    columns = words.columns(*keys, numbers=("round",))
    rows = tuple(
        (
            number(one.round),
            *(_seated(player, words) for player in (one.one, one.other)),
            _points(one.points, words),
            *(Cell(text=", ".join(one.scores) or NOTHING) for _ in scored),
            *(_points(one.weaver, words) for _ in weaver),
        )
        for one in of.matches
    )
    yield Table(key="results", columns=columns, rows=rows, fixed=3)
    if of.byes:
        free = (words.say("bye", round=round_, name=words.name(who)) for round_, who in of.byes)
        yield Items(items=tuple(free))


def _games(of: Results, words: Words) -> Iterator[Block]:
    """Every game with its colours, the one that begins first, and how it ended.

    A game without colours is told by the seats of the draw, and a match to points has its score.
    """
    ended = sheet(words.lang, "table_page").ended
    yield Text(text=words.say.text["games" if of.colours else "games_without_colours"])
    seats = of.colours or ("player", "opponent")
    scored = ("score",) if of.lengths else ()
    keys = ("game", "round", *seats, "result", *scored, "moves", "mark")
    columns = words.columns(*keys, numbers=("round", "moves"))
    rows = tuple(
        (
            Cell(text=one.id),
            number(one.round),
            *(_seated(player, words) for player in one.players),
            _points(one.points, words),
            *(Cell(text=one.score or NOTHING, value=one.score) for _ in scored),
            number(one.moves),
            Cell(text=ended[one.ended] if one.ended in [*ended] else "", value=one.ended),
        )
        for one in of.games
    )
    yield Table(key="games", columns=columns, rows=rows, fixed=2)


def _seated(player: str, words: Words) -> Cell:
    """Who sits at a board, or that nobody is there."""
    nobody = sheet(words.lang, "table_page").label["empty"]
    return words.named(player) if player else Cell(text=nobody, value="")


def _points(points: tuple[str, str] | None, words: Words) -> Cell:
    """Both sides' points; nothing of a match that nobody finished."""
    if points is None:
        return Cell(text=NOTHING, value="")
    return Cell(text=_shown(" – ".join(points), words), value="-".join(points))
