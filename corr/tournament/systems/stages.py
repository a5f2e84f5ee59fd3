"""Events of several stages, and leagues: sections that are played side by side (R22).

Who qualifies is in `stages`; the tables are in `section_tables`.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest, Results, drawn
from corr.tournament.contest.stages import (
    Group,
    Qualification,
    Spread,
    final_games,
    last_stage,
    qualify,
    section_rows,
    section_tables,
    sections,
    taken_along,
)
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import RoundsDrawn, SectionsDrawn
from corr.tournament.pairing.pairing import round_robin
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.systems.system import all_rounds, not_begun, numbered, open_next
from corr.tournament.wording import command, counted, listed

Games = list[tuple[int, int, str, str]]
"""Round, board, provisional black and white."""


class Stages:
    """Sections where all meet all, then final groups of those who qualify."""

    by_lot = True

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Every section must be big enough for those who are to go on."""
        stages = contest.spec.stages
        size = len(order) // stages[0].sections
        going = sum(stage.qualify for stage in stages[1:])
        if size >= max(2, going):
            return []
        have = f"{counted(len(order), 'player')} in {counted(stages[0].sections, 'section')}"
        return [f"{contest.id} has {have}, and {max(2, going)} are needed in each"]

    def rounds(self, contest: Contest, players: int) -> int:
        """Those of the biggest section and of the biggest final group, if nothing is carried."""
        stages, games = contest.spec.stages, contest.spec.system.games_per_pair
        size = -(-players // stages[0].sections)
        groups = [_size(contest, stage.qualify, stage.best_next) for stage in stages[1:]]
        return round_robin_rounds(size, games) + max(map(round_robin_rounds, groups))

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """The sections, and all their games."""
        first = contest.spec.stages[0]
        found = sections(contest.order, first.sections, spread=Spread(first.spread), seed=seed)
        names = [f"{first.name} {_letter(at)}" for at in range(first.sections)]
        body = SectionsDrawn(
            stage=1,
            sections=tuple(zip(names, found, strict=True)),
            before=0,
            rounds=contest.rounds,
            seed=seed,
        )
        games = _side_by_side(contest, body)
        return (body, *all_rounds(contest, numbered(contest, games)))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round of the sections or groups, or the draw of the final groups."""
        if contest.opened < contest.drawn or last_stage(contest) > 1:
            return open_next(contest)
        return _finals(contest, results, seed)

    def missing(self, contest: Contest, results: Results) -> str:
        """Rounds that have not begun, and the final groups."""
        if last_stage(contest) > 1:
            return not_begun(contest)
        why = not_begun(contest) or _still_going(results) or to_decide(contest, results)
        return f"the final groups are not drawn: {why}"

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The final groups, once the sections are decided and no lot is needed."""
        waits = not contest.spec.system.all_rounds_at_once or last_stage(contest) > 1
        if waits or _still_going(results):
            return ()
        seed = f"{contest.seed}.{contest.drawn + 1}"
        try:
            by_lot = needs_lot(qualified(contest, results, seed))
            return () if by_lot else _finals(contest, results, seed)
        except ArbiterError:
            return ()  # whoever asks for the draw is told


class League:
    """Divisions where all meet all, side by side."""

    by_lot = False

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Everybody must be in a division, and in each there must be two."""
        faults = [
            f"{contest.id}: {player} was entered for no division"
            for player in order
            if not contest.teams.get(player)
        ]
        own = _divisions(contest)
        return faults + [
            f"{contest.id}: {name} has {counted(len(players), 'player')}, two are needed"
            for name, players in own.items()
            if len(players) < 2
        ]

    def rounds(self, contest: Contest, players: int) -> int:
        """Those of the biggest division."""
        games = contest.spec.system.games_per_pair
        return max(
            round_robin_rounds(max(2, len(one)), games) for one in _divisions(contest).values()
        )

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All games of all divisions."""
        own = tuple(_divisions(contest).items())
        body = SectionsDrawn(stage=1, sections=own, before=0, rounds=contest.rounds)
        return (body, *all_rounds(contest, numbered(contest, _side_by_side(contest, body))))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round begins; it does not wait for games of the one before."""
        return open_next(contest)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that have not begun."""
        return not_begun(contest)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """Nothing: the next season is another event."""
        return ()


def to_decide(contest: Contest, results: Results) -> str:
    """What the arbiter must do before the final groups can be drawn; "" for nothing yet."""
    together = contest.spec.system.all_rounds_at_once
    if last_stage(contest) > 1 or not_begun(contest) or _still_going(results):
        return ""
    try:
        found = qualified(contest, results, contest.seed)
    except ArbiterError as error:
        return joined("; ", error.faults)
    draw = f"`corr event draw {contest.id}`"
    if not needs_lot(found):
        return "" if together else f"{draw} draws them"
    level = [each.player for _, group in found.groups for each in group if each.by_lot]
    decide = command("event", "decide", contest.id, *level, "--reason", "won the replay")
    return (
        f"{listed(level)} {'is' if len(level) == 1 else 'are'} level with others at the line: "
        f"say who goes before the others, for example {decide}, or let {draw} draw lots"
    )


def qualified(
    contest: Contest, results: Results, seed: str, *, with_left: bool = False
) -> Qualification:
    """Who goes on to which final group [T32]. Raises ArbiterError while games are going on.

    `with_left` counts in also who withdrew, as if they could go on.
    """
    tables = {
        one.section.name: section_rows(one.table, with_left=with_left)
        for one in section_tables(contest, results)
        if one.section.stage == 1
    }
    groups = [
        Group(name=stage.name, per_section=stage.qualify, best_next=stage.best_next)
        for stage in contest.spec.stages[1:]
    ]
    known = {row.player for rows in tables.values() for row in rows}
    decided = [player for player in dict.fromkeys(contest.decided) if player in known]
    return qualify(tables, groups, seed=seed, decided=decided)


def needs_lot(found: Qualification) -> bool:
    """Whether a lot parted two who are level at a line."""
    return any(each.by_lot for _, group in found.groups for each in group)


def _finals(contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
    """The final groups and all their games."""
    if still := _still_going(results):
        raise ArbiterError(said("why_draw", "finals", event=contest.id, still=still))
    found = qualified(contest, results, seed)
    body = SectionsDrawn(
        stage=2,
        sections=tuple(
            (name, tuple(each.player for each in group)) for name, group in found.groups
        ),
        before=contest.drawn,
        rounds=contest.drawn,
        seed=seed,
    )
    games, boards = Games(), 0
    for section in drawn(body):
        carried = taken_along(contest, results, section)
        per_match = contest.spec.system.games_per_pair
        own = final_games(section.players, carried, games_per_match=per_match)
        games += [
            (body.before + one.round, boards + one.board, one.black, one.white) for one in own
        ]
        boards += max((one.board for one in own), default=0)
    games.sort(key=lambda game: game[:2])
    last = max((game[0] for game in games), default=body.before)
    together = contest.spec.system.all_rounds_at_once
    opened = 0 if together else body.before + 1
    return (
        replace(body, rounds=last),
        RoundsDrawn(games=numbered(contest, games), opened=opened),
    )


def _side_by_side(contest: Contest, body: SectionsDrawn) -> Games:
    """The games of all sections, by rounds, the boards of one section after those of another."""
    games, boards = Games(), 0
    for _, players in body.sections:
        games += [
            (one.round, boards + one.board, players[one.black - 1], players[one.white - 1])
            for one in round_robin(len(players), contest.spec.system.games_per_pair)
        ]
        boards += len(players) // 2
    return sorted(games, key=lambda game: game[:2])


def _divisions(contest: Contest) -> Mapping[str, tuple[str, ...]]:
    """The players of each division, by start number or as entered."""
    players = contest.order or contest.entries
    return {
        one.name: tuple(player for player in players if contest.teams.get(player) == one.name)
        for one in contest.spec.divisions
    }


def _size(contest: Contest, per_section: int, best_next: int) -> int:
    return max(2, contest.spec.stages[0].sections * per_section + best_next)


def _still_going(results: Results) -> str:
    open_ = sum(one.is_open for one in results.values())
    return said("why_draw", "not_over", count=open_) if open_ else ""


def _letter(at: int) -> str:
    """The letter of a section: A to Z, then AA, AB and so on."""
    more, last = divmod(at, 26)
    return (_letter(more - 1) if more else "") + chr(ord("A") + last)
