"""Who stands where, and why, counted anew from all results (tournaments.md §1, §2, §4, §5)."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby

from msgspec import Struct, field

from corr.reading.kinds import did_you_mean
from corr.tournament.scoring.figures import (
    FIGURES,
    SYSTEMS,
    Counting,
    counted,
    figure_of,
    tie_breaks_of,
)
from corr.tournament.scoring.scoring_games import (
    QUARTERS,
    Bye,
    Figure,
    Kind,
    Meeting,
    Pairs,
    Score,
    TableGame,
    after_withdrawal,
    by_pair,
    game_points,
    is_completed,
    meetings_of,
    mutual_points,
    paired,
    refuse_byes,
    used_points,
    won_matches,
)
from corr.tournament.scoring.scoring_games import points_in_matches as match_points
from corr.tournament.wording import listed

# -- the table of individual players, counted anew from all results (tournaments.md §1, §2, ----


# -- what decides the order of a table, criterion by criterion, and who shares a ----
# Figures are counted as integers, in quarter points times a common denominator, and are fractions
# only in the finished rows. Every function here can take the alternative of one interpretation
# `instead`, a tag such as "T12", so that its effect on a table can be told.
# An event may name its own order; what it names is checked here.

_CALLED = {"wins": "match_wins"}
"""The figures of a row that have another name than their tie-break."""

_SYSTEMS = {
    "match": "a match",
    "round_robin": "a round robin",
    "scheveningen": "a Scheveningen",
    "monrad": "a Monrad",
    "cup": "a cup",
    "teams": "a team event",
    "teams_monrad": "a Monrad for teams",
}

Keys = Sequence[tuple[int, ...]]
"""The figures of every player in the order in which they decide, in any exact unit."""


def check_tie_breaks(system: str | None, names: Sequence[str]) -> tuple[str, ...]:
    """What is wrong with an event's own order of tie-breaks, one sentence a fault.

    Points are the final score, not a second look at it [T2], so they stand first (of a team, its
    team points); an order without them begins with them anyway. Of a `system` that is not known,
    None, only what no system can have is told. ValueError for another one.

    >>> check_tie_breaks("round_robin", ["berger", "buchholz"])
    ('buchholz: a round robin has no such tie-break, only berger, mutual and wins',)
    """
    if system not in (None, *SYSTEMS):
        raise ValueError(f"no system is called {system}")
    found = (
        _fault(system, names, at, name) if system else _fault_anywhere(names, at, name)
        for at, name in enumerate(names)
    )
    return tuple(dict.fromkeys(filter(None, found)))


def _fault_anywhere(names: Sequence[str], at: int, name: str) -> str:
    """What can be in no system."""
    known = _known_anywhere()
    if name not in known:
        return f"{name}: no system knows a tie-break of this name{did_you_mean(name, known)}"
    return f"{name} stands twice" if name in names[:at] else ""


def _known_anywhere() -> Collection[str]:
    return dict.fromkeys(one for each in SYSTEMS for one in tie_breaks_of(each))


def _fault(system: str, names: Sequence[str], at: int, name: str) -> str:
    known = tie_breaks_of(system)
    if name not in known:
        if not known:
            return f"{name}: {_SYSTEMS[system]} has no tie-breaks"
        usual = tie_breaks_of(system, usual=True)
        others = [each for each in usual if each not in _score(system)]
        only = f", only {listed(others)}" if others else ""
        if name in _known_anywhere():
            return f"{name}: {_SYSTEMS[system]} has no such tie-break{only}"
        unknown = f"knows no tie-break of this name{only}{did_you_mean(name, known)}"
        return f"{name}: {_SYSTEMS[system]} {unknown}"
    if name in names[:at]:
        return f"{name} stands twice"
    before = [each for each in names[:at] if each in known and each not in _score(system)]
    if name in _score(system) and before:
        return f"{name} cannot stand after {before[-1]}: the score comes first"
    return ""


def _score(system: str) -> tuple[str, ...]:
    """The tie-breaks of a system that are its final score [T2]; a team's are its team points."""
    order = tie_breaks_of(system)
    return order[:1] if "team_points" in order else order[:2]


def criteria(
    system: str,
    names: Sequence[str] = (),
    *,
    games_per_match: int = 1,
    weaver: bool = False,
    instead: str = "",
) -> tuple[str, ...]:
    """The figures of a row in the order in which they decide.

    By default match points go before game points in matches of four or more games (18.2, 26.6)
    and by the Weaver rule [T10], else after them [T2]. ValueError with what is wrong with `names`.
    """
    faults = check_tie_breaks(system, names)
    if faults:
        raise ValueError("; ".join(faults))
    order, score = tie_breaks_of(system, usual=True), _score(system)
    if len(score) == 2 and (weaver or games_per_match >= 4 or instead == "T2"):
        score = score[::-1]
    if names:
        order = (*(() if set(names) & set(score) else score), *names)
    else:
        order = (*score, *order[len(score) :])
    return tuple(_CALLED.get(name, name) for name in order)


Mutual = Callable[[Keys], Sequence[tuple[int, ...]]]
"""What a player scored against those who have the same key."""


def keys_of(
    order: Sequence[str],
    figures: Mapping[str, Sequence[int]],
    mutual: Mutual,
    *,
    again: bool = False,
) -> tuple[Keys, Sequence[tuple[int, ...]]]:
    """Everybody's figures in `order`, and what everybody scored against those level before it.

    The mutual games are counted once for all who are level [T8]; `again` counts them anew for each
    part of a group that they split, which is the alternative. Where the order does not use them,
    they are counted for those who are level in everything.
    """
    size = len(next(iter(figures.values()), ()))
    keys: Keys = [()] * size
    met: Sequence[tuple[int, ...]] | None = None
    for name in order:
        if name != "mutual":
            keys = [(*key, figure) for key, figure in zip(keys, figures[name], strict=True)]
            continue
        met = mutual(keys)
        keys = _joined(keys, met)
        while again:
            finer = _joined(keys, mutual(keys))
            again, keys = len(set(finer)) > len(set(keys)), finer
    return keys, mutual(keys) if met is None else met


def _joined(keys: Keys, more: Keys) -> Keys:
    return [(*key, *new) for key, new in zip(keys, more, strict=True)]


def placed(keys: Keys) -> list[tuple[int, int]]:
    """Places and who has them, by number: equal keys share one, and the next one skips [T7].

    >>> placed([(5,), (7,), (5,), (1,)])
    [(1, 1), (2, 0), (2, 2), (4, 3)]
    """
    ordered = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
    places: list[tuple[int, int]] = []
    for _, level in groupby(ordered, key=keys.__getitem__):
        place = len(places) + 1
        places += [(place, number) for number in level]
    return places


# -- the table of individual players, counted anew from all results ----


class Results(Struct, frozen=True, kw_only=True):
    """All that a table is counted from.

    `withdrawn` are the rounds in which those who withdrew last took part (0 where it does not
    matter). `meets` says who is to meet whom where not all meet all; None in a Monrad and where
    all do. With `replays` a match may have more games than its own, as in a cup. Two who
    meet may play only `until_decided`, with a `deciding_game` if they are level then (P§15).
    """

    system: str
    players: tuple[str, ...]
    games: tuple[TableGame, ...]
    games_per_match: int = 1
    withdrawn: Mapping[str, int] = field(default_factory=dict)
    byes: tuple[Bye, ...] = ()
    weaver: bool = False
    tie_breaks: tuple[str, ...] = ()
    meets: Mapping[str, frozenset[str]] | None = None
    replays: bool = False
    until_decided: bool = False
    deciding_game: bool = False

    def __post_init__(self) -> None:
        if self.games_per_match < 1:
            raise ValueError(f"a match has one game at least, not {self.games_per_match}")
        if self.weaver and self.games_per_match != 2:
            raise ValueError("the Weaver rule is for matches of two games")
        known = set(self.players)
        strangers = {game.black for game in self.games} | {game.white for game in self.games}
        strangers |= {bye.player for bye in self.byes} | set(self.withdrawn)
        if strangers - known:
            raise ValueError(
                f"games of players who are not in the event: {sorted(strangers - known)}"
            )
        if len(known) < len(self.players):
            twice = sorted(name for name, count in Counter(self.players).items() if count > 1)
            raise ValueError(f"players who are in the event twice: {twice}")
        for game in self.games if self.meets is not None else ():
            if game.white not in self.opponents(game.black):
                raise ValueError(f"{game.black} and {game.white} are not to meet")
        self._check_games()
        refuse_byes(self.byes, ((game.round, game.black, game.white) for game in self.games))

    def _check_games(self) -> None:
        """Nobody plays against themself, and a match has no more games than it may have."""
        monrad = self.system == "monrad"
        matches = Counter(
            (game.round if monrad else 0, frozenset((game.black, game.white)))
            for game in self.games
        )
        for (_, pair), count in matches.items():
            names = " and ".join(sorted(pair))
            if len(pair) < 2:
                raise ValueError(f"{names} is paired with themself")
            if count > self.games_per_match + self.deciding_game and not self.replays:
                many = f"{names} have {count} games in one match"
                raise ValueError(f"{many}, and games_per_match is {self.games_per_match}")

    @property
    def wins_needed(self) -> int:
        """How many games a won match is worth, as a bye is one [T14]."""
        return self.games_per_match // 2 + 1 if self.until_decided else self.games_per_match

    def lacks(self, match: Sequence[TableGame]) -> bool:
        """Whether a match of two needs more games than these, whatever those going on bring.

        What is still open may go either way, and so may what nobody has played yet.
        """
        left = self.games_per_match - len(match)
        going = sum(game.is_open for game in match)
        one = match[0].black if match else ""
        lead = sum(game.quarters(one) * 2 - sum(QUARTERS[game.score]) for game in match)
        if left > 0:
            return not self.until_decided or abs(lead) <= 4 * (left + going)
        scored = any(game.score not in (None, Score.NOBODY) for game in match)
        return self.deciding_game and left == 0 and not going and not lead and scored

    def opponents(self, player: str) -> frozenset[str]:
        """Who a player is to meet by the schedule; not of a Monrad, which has none."""
        if self.meets is None:
            return frozenset(self.players) - {player}
        return self.meets.get(player, frozenset())


class Standing(Struct, frozen=True, kw_only=True):
    """One player's place and the figures that gave it.

    `figures` are those that are declared (`FIGURES`), by name. `mutual` are the game points
    against those level on all criteria before it. `used` are the match points that count for the
    opponents' Buchholz [T12]. `games` is how many games have a score, `byes` how many rounds were
    free. `status` is `ok` or `withdrawn` (whose results stand, 16.3).
    """

    place: int
    player: str
    games: int
    game_points: Fraction
    match_points: Fraction
    figures: Mapping[str, Fraction]
    mutual: Fraction
    match_wins: int
    used: Fraction
    byes: int
    status: str

    def __getattr__(self, name: str) -> Fraction:
        """A figure by its name, as `berger`."""
        return figure_of(self, name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The table: `rows` in order of place, then who is annulled (16.2).

    `criteria` are the figures in the order in which they decide. `games` are those that count,
    with what a withdrawal made of them. `final` when no game is going on. `results` are what all
    was counted from.
    """

    rows: tuple[Standing, ...]
    annulled: tuple[str, ...]
    criteria: tuple[str, ...]
    games: tuple[TableGame, ...]
    games_per_match: int
    final: bool
    results: Results = dataclasses.field(repr=False, compare=False)

    @property
    def system(self) -> str:
        """`round_robin`, `match`, `scheveningen` or `monrad`."""
        return self.results.system


def count(results: Results, *, instead: str = "") -> Standings:
    """The table of these results."""
    order = criteria(
        results.system,
        results.tie_breaks,
        games_per_match=results.games_per_match,
        weaver=results.weaver,
        instead=instead,
    )
    annulled = _annulled(results, instead)
    out = set(annulled)
    present = [player for player in results.players if player not in out]
    number = {player: at for at, player in enumerate(present)}
    games, pairs = _counted(results, number, instead)
    met = meetings_of(number, pairs, weaver=results.weaver, instead=instead)
    return Standings(
        rows=_rows(results, number, met, games, order, instead),
        annulled=annulled,
        criteria=order,
        games=games,
        games_per_match=results.games_per_match,
        final=not any(game.is_open for game in games),
        results=results,
    )


def _annulled(results: Results, instead: str) -> tuple[str, ...]:
    """Who withdrew and completed less than half of the own schedule (16.2, [T6]).

    Completed are games played to an end and adjourned ones [T5]. In a Monrad nobody is annulled
    (16.3).
    """
    if results.system == "monrad" or not results.withdrawn:
        return ()
    completed = Counter[str]()
    for game in results.games:
        for player in (game.black, game.white):
            if player in results.withdrawn and is_completed(game, player, instead=instead):
                completed[player] += 1
    for player, spared in _spared(results, instead) if results.until_decided else ():
        completed[player] += spared
    return tuple(
        player
        for player in results.players
        if player in results.withdrawn
        and 2 * completed[player] < len(results.opponents(player)) * results.games_per_match
    )


def _spared(results: Results, instead: str) -> Iterator[tuple[str, int]]:
    """The games that matches did not need, for those who withdrew [T6].

    They count as completed in a match that was decided at the board, all of whose games do.
    """
    for pair, match in by_pair(results.games).items():
        if results.lacks(match) or any(game.is_open for game in match):
            continue
        for player in pair & results.withdrawn.keys():
            if all(is_completed(game, player, instead=instead) for game in match):
                yield player, max(results.games_per_match - len(match), 0)


def _counted(
    results: Results, number: Mapping[str, int], instead: str
) -> tuple[tuple[TableGame, ...], Pairs]:
    """The games that count, with the missing ones, and by pairs of players.

    A withdrawn player loses what was left; between two of them nobody scores (16.3, [T6]).
    """
    games = [
        _left(game, results.withdrawn, instead) if results.withdrawn else game
        for game in results.games
        if game.black in number and game.white in number
    ]
    pairs = paired(number, games)
    for black, white, last, missing in _missing(results, number, pairs):
        pair = (min(number[black], number[white]), max(number[black], number[white]))
        for _ in range(missing):
            if not results.lacks(pairs.get(pair, ())):
                break
            game = TableGame(black=black, white=white, kind=Kind.UNPLAYED, round=last)
            games.append(after_withdrawal(game, results.withdrawn, instead=instead))
            pairs.setdefault(pair, []).append(games[-1])
            black, white = white, black
    return tuple(games), pairs


def _left(game: TableGame, left: Mapping[str, int], instead: str) -> TableGame:
    """What becomes of a game; the rounds of other systems than Monrad are all 0."""
    at_once = left.get(game.black) == left.get(game.white)
    return after_withdrawal(game, left, instead=instead, at_once=at_once)


def _missing(
    results: Results, number: Mapping[str, int], pairs: Pairs
) -> Iterator[tuple[str, str, int, int]]:
    """How many games of the schedule nobody has listed: the next black and white, and the round.

    They were not played. Colours alternate in a match [T1]. Of one that is played until it is
    decided nobody knows how many it will need, unless one of the two withdrew.
    """
    present = tuple(number)
    if results.system == "monrad":
        schedule = iter([] if results.games_per_match == 1 else list(pairs))
    else:
        schedule = _to_meet(results, number)
    for pair in schedule:
        match = pairs.get(pair)
        most = results.games_per_match
        if match is None:
            yield present[pair[0]], present[pair[1]], 1, most
        elif _has_left(match, results) or not results.until_decided:
            last = match[-1]
            more = results.deciding_game and _has_left(match, results)
            yield last.white, last.black, last.round, most + more - len(match)


def _has_left(match: Sequence[TableGame], results: Results) -> bool:
    """Whether one of two who meet withdrew, so that the other wins what their match needs."""
    return bool({match[0].black, match[0].white} & results.withdrawn.keys())


def _to_meet(results: Results, number: Mapping[str, int]) -> Iterator[tuple[int, int]]:
    """The pairs of the schedule, the lower number first."""
    if results.meets is None:
        return combinations(range(len(number)), 2)
    return (
        (at, number[other])
        for player, at in number.items()
        for other in sorted(number.keys() & results.opponents(player), key=number.__getitem__)
        if number[other] > at
    )


def _rows(
    results: Results,
    number: Mapping[str, int],
    met: Sequence[Meeting],
    games: Sequence[TableGame],
    order: Sequence[str],
    instead: str,
) -> tuple[Standing, ...]:
    """The rows in order of place; those who share one stand in the order of the players."""
    present = tuple(number)
    free = Counter(bye.player for bye in results.byes)
    byes = [free[player] for player in present]
    points = match_points(met, byes)
    used = points
    if results.system == "monrad" and results.withdrawn:
        left = {number[player]: last for player, last in results.withdrawn.items()}
        taken = [(number[bye.player], bye.round) for bye in results.byes]
        used = used_points(met, points, left, taken, instead)
    figures: dict[str, Figure] = {
        "game_points": game_points(met, byes, 1 if instead == "T14" else results.wins_needed),
        "match_points": points,
        **counted(
            results.system,
            Counting(
                met=met, points=points, used=used, games=games, number=number, instead=instead
            ),
            order,
        ),
        "match_wins": won_matches(met, len(present)),
    }
    values = {name: figure.values for name, figure in figures.items()}
    keys, mutual = keys_of(
        order, values, lambda keys: mutual_points(met, keys), again=instead == "T8"
    )
    shown = {name: figure.fractions() for name, figure in figures.items()}
    shown["mutual"] = Figure(values=[own for (own,) in mutual], unit=4).fractions()
    shown["used"] = used.fractions()
    scored = _scored(met, len(present))
    return tuple(
        Standing(
            place=place,
            player=present[at],
            games=scored[at],
            game_points=shown["game_points"][at],
            match_points=shown["match_points"][at],
            figures={name: shown[name][at] for name in FIGURES if name in shown},
            mutual=shown["mutual"][at],
            match_wins=values["match_wins"][at],
            used=shown["used"][at],
            byes=byes[at],
            status="withdrawn" if present[at] in results.withdrawn else "ok",
        )
        for place, at in placed(keys)
    )


def _scored(met: Sequence[Meeting], players: int) -> list[int]:
    scored = [0] * players
    for meeting in met:
        scored[meeting.one] += meeting.scored
        scored[meeting.other] += meeting.scored
    return scored


# -- the order in a group ----
# Everything is counted anew from all games each time, in exact fractions. Players are any keys.


def standings(
    players: Sequence[str],
    games: Sequence[TableGame],
    *,
    games_per_match: int = 1,
    withdrawn: Collection[str] = (),
    weaver: bool = False,
    tie_breaks: Sequence[str] = (),
    meets: Mapping[str, Collection[str]] | None = None,
    match: bool = False,
    until_decided: bool = False,
    deciding_game: bool = False,
) -> Standings:
    """The table where all meet all, or of a Scheveningen: then `meets` says who is to meet whom.

    `match` is for two who play nobody else (R23): no opponents' points can decide there.

    Scheduled games that are not in `games` were not played. Who withdrew with less than half of
    the own schedule completed is annulled (16.2). Game points come first, match points in matches
    of four or more games [T2], unless `tie_breaks` give the event's own order. Players who are
    level in everything share the place, and the next place skips [T7]; they stand in the order of
    `players`. `weaver` is the rule of P§16 for pente. Matches of several games may end
    `until_decided`, and have a `deciding_game` (P§15).

    >>> from corr.tournament.scoring.scoring_games import table_game
    >>> table = standings("AB", [table_game("A", "B", "0-1", "five")])
    >>> [(row.place, row.player) for row in table.rows]
    [(1, 'B'), (2, 'A')]
    """
    system = "round_robin" if meets is None else "scheveningen"
    met = None if meets is None else {name: frozenset(others) for name, others in meets.items()}
    return count(
        Results(
            system="match" if match else system,
            players=tuple(players),
            games=tuple(games),
            games_per_match=games_per_match,
            withdrawn=dict.fromkeys(withdrawn, 0),
            weaver=weaver,
            tie_breaks=tuple(tie_breaks),
            meets=met,
            until_decided=until_decided,
            deciding_game=deciding_game,
        )
    )


def monrad_standings(
    players: Sequence[str],
    games: Sequence[TableGame],
    *,
    games_per_match: int = 1,
    withdrawn: Mapping[str, int] | None = None,
    byes: Sequence[Bye] = (),
    weaver: bool = False,
    tie_breaks: Sequence[str] = (),
    replays: bool = False,
    until_decided: bool = False,
    deciding_game: bool = False,
) -> Standings:
    """The table of a Monrad after any number of rounds (R26.6, 26.4).

    `withdrawn` maps who left to the last round that they took part in; all results against them
    stand (16.3), and for their opponents' Buchholz they are worth what others got who stood as
    they did [T12]. Games that such a player had not finished are won by the opponents [T6]. A bye
    is a won match against nobody [T14]. With `replays` a match may have more games than its own,
    as in a cup.
    """
    return count(
        Results(
            system="monrad",
            players=tuple(players),
            games=tuple(games),
            games_per_match=games_per_match,
            withdrawn=dict(withdrawn or {}),
            byes=tuple(byes),
            weaver=weaver,
            tie_breaks=tuple(tie_breaks),
            replays=replays,
            until_decided=until_decided,
            deciding_game=deciding_game,
        )
    )
