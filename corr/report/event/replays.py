"""The matches of an event, act by act, on its page.

All boards are one drawing, of which the page's script turns things on and off; what happened
stands as a list, to be read without it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Scene, Seat
from corr.picture.track.replay import Changes, Replay, replay
from corr.result_words import score_told
from corr.tournament.tables.event_tables import EventTables, PairedGame
from corr.words.templates import Sheet, sheet

ADJUDICATION = "adjudication"
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Watched(Struct, frozen=True, kw_only=True):
    """A match that stands on the page of its event: each act of it that is to be seen.

    One that was decided `apart` from its acts has another result than they gave it, or the only.
    """

    id: str
    scenes: tuple[Scene, ...]
    running: bool
    apart: bool = False


class Part(Struct, frozen=True, kw_only=True):
    """A game of a match: its heading, and a line for each act."""

    title: str
    lines: tuple[str, ...]


class WatchedMatch(Struct, frozen=True, kw_only=True):
    """A match as the page has it. `changes` are for the script: numbers in base 36, an act between
    commas. One that is `running` opens at its last act.
    """

    game: PairedGame
    names: tuple[str, str]
    parts: tuple[Part, ...]
    changes: str
    running: bool


class Replays(Struct, frozen=True, kw_only=True):
    """All matches of a page, and the drawing of their boards."""

    drawing: Replay
    matches: tuple[WatchedMatch, ...]
    say: Sheet
    board: str


def replays_of(event: EventTables, watched: Sequence[Watched], lang: str) -> Replays | None:
    """The matches of an event that are to be watched; None if there are none."""
    games = {game.id: game for game in event.games}
    shown = [one for one in watched if one.id in games]
    if not shown:
        return None
    shown = [_to_the_end(one, games[one.id], lang) for one in shown]
    drawing = replay([[scene.board for scene in one.scenes] for one in shown])
    say = sheet(lang, "replay")
    matches = tuple(
        _match(event, games[one.id], one, changes, say)
        for one, changes in zip(shown, drawing.rows, strict=True)
    )
    board = sheet(lang, "track")("diagram")
    return Replays(drawing=drawing, matches=matches, say=say, board=board)


def _to_the_end(watched: Watched, game: PairedGame, lang: str) -> Watched:
    """The match with how it was decided behind its acts, where it was apart from them.

    Why the director has ruled stands on no page.
    """
    if not watched.apart:
        return watched
    ended = sheet(lang, "table_page").ended
    params = {
        "points": game.result.replace("-", "–"),
        "score": score_told(game.score),
        "how": ended.get(game.ended, "") if game.ended != ADJUDICATION else "",
    }
    last = replace(watched.scenes[-1], sentence="apart", seat=None, params=params)
    return replace(watched, scenes=(*watched.scenes, last))


def _match(
    event: EventTables, game: PairedGame, watched: Watched, changes: Changes, say: Sheet
) -> WatchedMatch:
    names = tuple(event.names.get(player, player) for player in (game.black, game.white))
    return WatchedMatch(
        game=game,
        names=(names[0], names[1]),
        parts=tuple(_parts(watched.scenes, (names[0], names[1]), say)),
        changes=",".join(" ".join(map(in_base_36, one)) for one in changes),
        running=watched.running,
    )


def _parts(scenes: Sequence[Scene], names: tuple[str, str], say: Sheet) -> Iterator[Part]:
    for number, group in groupby(scenes, lambda scene: scene.game):
        own = tuple(group)
        first, second = own[0].score
        crawford = own[0].board.crawford
        yield Part(
            title=say("game", game=number, first=first, second=second, crawford=crawford),
            lines=tuple(_line(scene, names, say) for scene in own),
        )


def _line(scene: Scene, names: tuple[str, str], say: Sheet) -> str:
    """An act as a sentence, without the blanks that a catalogue may leave in it."""
    seat = scene.seat
    params: Mapping[str, object] = {
        **scene.params,
        "one": names[0],
        "other": names[1],
        "name": "" if seat is None else names[seat is Seat.SECOND],
        "seat": "none" if seat is None else seat.value,
    }
    return " ".join(say(scene.sentence, **params).split())


def in_base_36(number: int) -> str:
    """A number as JavaScript's `parseInt(text, 36)` reads it.

    >>> in_base_36(0), in_base_36(35), in_base_36(1296)
    ('0', 'z', '100')
    """
    text = _DIGITS[number % 36]
    while number := number // 36:
        text = _DIGITS[number % 36] + text
    return text
