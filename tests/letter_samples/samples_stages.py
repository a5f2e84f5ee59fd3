"""Sample letters for every stage of every opening rule: what its first position asks for."""

from collections import deque
from collections.abc import Iterator
from functools import cache

from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU
from corr.games.rules import Move
from corr.mail.letter import Happening
from tests.letter_samples.samples_facts import Sample, game_letter, happened

Path = tuple[tuple[RenjuPosition, Move], ...]
"""How a position was reached: the positions before it, each with the act that followed."""


def stages(language: str) -> Iterator[Sample]:
    """A letter for every stage of every opening rule, in a language."""
    for opening in RENJU.options()["opening"]:
        options = {"opening": opening}
        for path, position in _positions(opening):
            stage, ply = RENJU.stage(position), RENJU.ply(position)
            draft = game_letter(
                "your_move",
                language,
                record=RENJU.record([move for _, move in path], options),
                options=options,
                happenings=_happenings(path, position),
            )
            yield Sample(
                name=f"your_move_{opening}_{ply}_{stage.code}",
                about=f"move {ply}: {stage.code.replace('_', ' ')}",
                draft=draft,
                opening=opening,
            )


@cache
def _positions(opening: str) -> tuple[tuple[Path, RenjuPosition], ...]:
    """The first positions of every stage of an opening rule, in the order of the moves due."""
    return tuple(sorted(_first_positions(opening), key=lambda one: RENJU.ply(one[1])))


def _first_positions(opening: str) -> Iterator[tuple[Path, RenjuPosition]]:
    """The first position of every stage, by playing on with every answer that a letter shows."""
    waiting = deque([(Path(), RENJU.start({"opening": opening}))])
    seen = set[tuple[str, int]]()
    while waiting:
        path, position = waiting.popleft()
        stage = RENJU.stage(position)
        free = stage.code == "play" and bool(stage.params["can_pass"])
        key = (stage.code, 0 if free else RENJU.ply(position))
        if key in seen:
            continue
        seen.add(key)
        yield path, position
        for answer in () if free else dict.fromkeys((stage.example, *stage.buttons)):
            waiting.append(_played(path, position, answer))


def _played(path: Path, position: RenjuPosition, answer: str) -> tuple[Path, RenjuPosition]:
    for move in RENJU.read(position, answer):
        path = (*path, (position, move))
        position = RENJU.after(position, move)
    return path, position


def _happenings(path: Path, position: RenjuPosition) -> tuple[Happening, ...]:
    """What whoever acted last did since the other one's last act."""
    if not path:
        return (happened("game_started"),)
    actor = path[-1][0].to_act
    moves = list[Move]()
    for before, move in reversed(path):
        if before.to_act is not actor:
            break
        moves.insert(0, move)
    code = "you_played" if actor is position.to_act else "they_played"
    return (happened(code, moves=tuple(moves)),)
