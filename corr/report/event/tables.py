"""Standings and pairings of any event, as lines for a terminal and as JSON for scripts."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from corr.games.results import seats_of
from corr.printable import printable
from corr.result_words import score_told
from corr.tournament.scoring.standings import Standing
from corr.tournament.scoring.team_scoring import TeamStanding
from corr.tournament.tables.crosstable import WITHDRAWN, Crosstable, Row
from corr.tournament.tables.crosstable_forms import aligned
from corr.tournament.tables.crosstable_forms import columns as columns_of
from corr.tournament.tables.event_tables import (
    ANNULLED,
    ENDED,
    UNPLAYED,
    EmptyBoard,
    EventTables,
    PairedGame,
    Team,
)
from corr.tournament.wording import decimal, exact
from corr.words.tables import (
    Say,
    Spoken,
    decided_in_english,
    in_english,
    spoken,
    why_in_words,
)

_RULED = ("walkover", "withdrawal", "adjudication", "time", "late", "concede", "penalty")
"""The endings that stand beside a result (16.1)."""

_BY_STAGE = frozenset({"cup", "stages"})
"""Where the round or section in which somebody left decides, and no figure."""


def standings_json(event: EventTables) -> dict[str, object]:
    """The standings: every figure exact, as a string that `fractions.Fraction` reads."""
    table = event.crosstable
    return {
        "event": event_json(event),
        "system": event.system,
        "final": event.table.final,
        "missing": event.missing,
        "games_per_match": event.table.games_per_match,
        "criteria": [] if event.why else list(event.table.criteria),
        "standings": [] if event.cancelled else [_standing_json(row) for row in table.rows],
        "annulled": list(event.table.annulled),
        "annulled_games": list(event.annulled_games),
        **({"teams": sides_json(event)} if table.sides else {}),
        "interpretations": [{"tag": tag, "text": text} for tag, text in decided_in_english(table)],
    }


def _standing_json(row: Row) -> dict[str, object]:
    standing = row.standing
    team = isinstance(standing, TeamStanding)
    points = ("team_points", "game_points") if team else ("game_points",)
    mutual = standing.mutual
    return {
        "place": standing.place,
        "player": standing.player,
        **({"team": standing.player} if team else {}),
        "name": row.name,
        "status": standing.status,
        **({"matches": standing.matches} if isinstance(standing, TeamStanding) else {}),
        **({"games": standing.games} if isinstance(standing, Standing) else {}),
        **{
            name: exact(getattr(standing, name))
            for name in (*points, "match_points", *standing.figures)
        },
        "mutual": [exact(one) for one in mutual] if isinstance(mutual, tuple) else exact(mutual),
        "match_wins": standing.match_wins,
        "points_used_for_opponents": exact(standing.used),
        "byes": standing.byes,
        "why": in_english(row.why),
    }


def event_json(event: EventTables) -> dict[str, object]:
    """What an event is."""
    return {
        "id": event.id,
        "name": event.name,
        "start": event.start.isoformat() if event.start else None,
        "close": event.close.isoformat() if event.close else None,
        **({"points": list(event.lengths)} if event.lengths else {}),
        **({"cancelled": cancelled_json(event)} if event.cancelled else {}),
    }


def cancelled_json(event: EventTables) -> dict[str, object]:
    """When and why an event was called off."""
    on = event.cancelled.isoformat() if event.cancelled else None
    return {"on": on, "why": event.cancelled_why}


def sides_json(event: EventTables) -> list[dict[str, object]]:
    """The two halves of a Scheveningen with their game points."""
    return [
        {"team": team.id, "name": team.title, "game_points": exact(points)}
        for team, points in sides_of(event)
    ]


def sides_of(event: EventTables) -> list[tuple[Team, Fraction]]:
    """The two halves of a Scheveningen, each with the sum of its players' game points."""
    points = {row.player: row.game_points for row in event.table.rows}
    return [
        (team, sum((points.get(player, Fraction(0)) for player in team.players), Fraction(0)))
        for team in event.teams
        if event.system == "scheveningen"
    ]


def standings_lines(event: EventTables, lang: str = "en") -> list[str]:
    """The standings as lines: a table of all figures, then why everybody stands there.

    In English, the arbiter's language, the reasons have the places with them.
    """
    words = spoken(lang)
    if event.cancelled:
        return [title(event, lang)]
    table = event.crosstable
    columns = [
        [str(row.standing.place) for row in table.rows],
        [row.name + _left(row) for row in table.rows],
    ]
    columns += [_figures(table.rows, name, words.table.mark) for name in figures_of(event)]
    head = ["", words.table.team if event.of_teams else words.table.name]
    head += [_head(event, name, words) for name in figures_of(event)]
    lines = [title(event, lang), *_missing(event, words), ""]
    lines += [*_columns([head, *zip(*columns, strict=True)], left=(1,)), ""]
    if lang == "en":
        reasons = tuple(in_english(row.why) for row in table.rows)
    else:
        reasons = why_in_words(event, words)
    names = (row.name for row in table.rows)
    lines += [": ".join(filter(None, pair)) for pair in zip(names, reasons, strict=True)]
    return [*lines, *_remarks(event, table, words)]


def _remarks(event: EventTables, table: Crosstable, words: Spoken) -> Iterator[str]:
    """What else there is to know of a table, each after an empty line."""
    mark = words.table.mark
    sides = [f"{team.title} {decimal(points)}" for team, points in sides_of(event)]
    if sides:
        points = ", ".join(sides).replace(".", mark)
        yield from ("", words.say("sides", points=points))
    if table.annulled:
        yield from ("", f"{words.table.annulled} {', '.join(table.annulled)}")
    if event.annulled_games:
        yield from ("", f"{words.table.taken_back} {', '.join(event.annulled_games)}")
    if any(row.standing.status == "withdrawn" for row in table.rows):
        yield from ("", f"{WITHDRAWN} {words.table.withdrew}")
    if table.decided:
        yield from ("", words.table.decided)
    for tag in table.decided:
        yield f"[T {tag[1:]}] {getattr(words.table, tag.lower())}"


def _missing(event: EventTables, words: Spoken) -> Iterator[str]:
    """What the file does not have."""
    if event.missing:
        yield words.say("missing", games=event.missing)


def title(event: EventTables, lang: str = "en") -> str:
    """The event's name, and how far it is."""
    say = spoken(lang).say
    known = f"{event.id}  {event.name}" if event.id and event.id != event.name else event.name
    if event.cancelled:
        on = event.cancelled.isoformat()
        return f"{known}: {say('cancelled', day_of=on, why=event.cancelled_why)}"
    games = [game for game in event.games if game.state not in (UNPLAYED, ANNULLED)]
    going = sum(game.state != ENDED for game in games)
    if going:
        state = say("going_matches" if event.lengths else "going", games=going)
    elif not event.table.final:
        state = say("undecided")
    else:
        over = "over_matches" if event.lengths else "over"
        state = say("over_in_file" if event.missing else over)
    return f"{known}: {state}" if games else known


def figures_of(event: EventTables) -> tuple[str, ...]:
    """The figures that standings show: what decides, and how much has been played."""
    first = ("matches",) if event.of_teams else ("games",)
    if event.system in _BY_STAGE:
        return (*first, "game_points", "match_wins")
    decides = [name for name in event.table.criteria if not (event.of_teams and name == "mutual")]
    byes = ("byes",) if event.byes else ()
    return (*first, *decides, *byes)


def _left(row: Row) -> str:
    return " †" if row.standing.status == "withdrawn" else ""


def _head(event: EventTables, figure: str, words: Spoken) -> str:
    """What stands above a figure in a list of standings."""
    known = {"game_points": "points", "match_points": "match"}
    if event.lengths:
        known["games"] = "matches"
    found = words.table.figures.get(figure) or getattr(words.table, known.get(figure, figure), "")
    return str(found) or words.say(figure)


def _figures(rows: Sequence[Row], name: str, mark: str) -> list[str]:
    values = (Fraction(getattr(row.standing, name)) for row in rows)
    return aligned([decimal(value).replace(".", mark) for value in values])


def pairings_json(event: EventTables, rounds: Sequence[int] | None = None) -> dict[str, object]:
    """The pairings, of some rounds or of all: every game with its state, byes and seeds."""
    return {
        "event": event_json(event),
        "system": event.system,
        "rounds": event.rounds or None,
        "seed": event.seeds.get(0),
        "pairings": [_round_json(event, each) for each in _wanted(event, rounds)],
    }


def _wanted(event: EventTables, rounds: Sequence[int] | None) -> Sequence[int]:
    return event.drawn if rounds is None else rounds


def _round_json(event: EventTables, number: int) -> dict[str, object]:
    names = event.names
    day = event.days.get(number)
    return {
        "round": number or None,
        "date": day.isoformat() if day else None,
        "seed": event.seeds.get(number),
        "games": [_game_json(event, game, names) for game in games_of(event, number)],
        **({"empty_boards": _empty_json(event, number)} if event.of_teams else {}),
        "byes": [
            {"player": bye.player, "name": names.get(bye.player, bye.player)}
            for bye in event.byes
            if bye.round == number
        ],
    }


def _empty_json(event: EventTables, number: int) -> list[dict[str, object]]:
    """The boards of a round at which a team had nobody (21.3)."""
    first, second = seats_of(event.game)
    return [
        {"board": one.board, first: one.black, second: one.white, "nobody_of": list(one.teams)}
        for one in event.empty
        if one.round == number
    ]


def _game_json(
    event: EventTables, game: PairedGame, names: Mapping[str, str]
) -> dict[str, object]:
    first, second = seats_of(event.game)
    return {
        "id": game.id or None,
        "board": game.board,
        first: game.black,
        second: game.white,
        f"{first}_name": names.get(game.black, game.black),
        f"{second}_name": names.get(game.white, game.white),
        "state": game.state,
        "result": game.result or None,
        "ended": game.ended or None,
        **({"score": list(game.score)} if game.score else {}),
        **({"replay": game.replay} if game.replay else {}),
        **({"consolation": True} if game.consolation else {}),
    }


def games_of(event: EventTables, number: int) -> list[PairedGame]:
    """The games of a round in order of board."""
    found = [game for game in event.games if game.round == number]
    return sorted(found, key=lambda game: (game.board, game.replay))


def pairings_lines(
    event: EventTables, rounds: Sequence[int] | None = None, lang: str = "en"
) -> list[str]:
    """The pairings as lines, a round after the other."""
    say = spoken(lang).pairings
    lines = [title(event, lang)]
    if event.seeds.get(0):
        lines.append(say("lots", seed=event.seeds[0]))
    for each in _wanted(event, rounds):
        lines += ["", _round_head(event, each, say), *_round_lines(event, each, say)]
    return lines


def _round_head(event: EventTables, number: int, say: Say) -> str:
    return say(
        "head",
        number=number,
        rounds=max(event.rounds, number) if event.rounds else 0,
        day_of=str(event.days.get(number, "")),
        seed=event.seeds.get(number, ""),
    )


def _round_lines(event: EventTables, number: int, say: Say) -> list[str]:
    names = event.names
    rows = [
        [
            *(str(game.board), game.id, names.get(game.black, game.black)),
            *("–", names.get(game.white, game.white), in_words(game, say)),
        ]
        for game in games_of(event, number)
    ]
    empty = [_empty_row(one, names, say) for one in event.empty if one.round == number]
    rows = sorted([*rows, *empty], key=lambda row: int(row[0]))
    if not any(row[1] for row in rows):
        rows = [[board, *rest] for board, _, *rest in rows]
    free = [names.get(bye.player, bye.player) for bye in event.byes if bye.round == number]
    texts = range(1, 6)
    return [*_columns(rows, left=texts), *(say("bye", name=name) for name in free)]


def _empty_row(one: EmptyBoard, names: Mapping[str, str], say: Say) -> list[str]:
    black, white = (names.get(player, say("nobody")) for player in (one.black, one.white))
    first, second = one.points
    told = say("empty", points=f"{first}-{second}", teams=one.teams)
    return [str(one.board), "", black, "–", white, told]


def in_words(game: PairedGame, say: Say) -> str:
    """How a game stands, and that it is one of a consolation."""
    told = _stands(game, say)
    return f"{told}, {say('consolation')}" if game.consolation else told


def _stands(game: PairedGame, say: Say) -> str:
    """Its result, with a note where the rules want one (16.1), or that it has none."""
    if not game.result:
        return say("state", name=game.state)
    return say(
        "result",
        points=game.result.replace("1/2-1/2", "½-½"),
        score=score_told(game.score),
        ended=game.ended if game.ended in _RULED else "",
        replay=game.replay,
    )


def _columns(rows: Sequence[Sequence[str]], left: Collection[int]) -> list[str]:
    """Cells in columns: those of `left` begin at the same place, all others end there."""
    cells = [[printable(cell) + " " * _blanks_after(cell) for cell in row] for row in rows]
    widths = [max(map(columns_of, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(
            cell + room if at in left else room + cell
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            for room in [" " * (width - columns_of(cell))]
        ).rstrip()
        for row in cells
    ]


def _blanks_after(cell: str) -> int:
    """How many blanks end a cell: they align its figure with others."""
    return len(cell) - len(cell.rstrip(" "))
