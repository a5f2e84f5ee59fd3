"""A game for files: as a record, and as a proof that stands by itself."""

import io
from collections.abc import Iterator, Mapping

from corr.games.results import settings_told
from corr.games.rules import Picture, Seat
from corr.records.model import Record
from corr.records.verify_game import FORMAT
from corr.sentences.said import Said, said
from corr.service.office.office import Office
from corr.tournament.events.chain import is_linked
from corr.tournament.events.events import GameBody
from corr.tournament.events.fields import TAKEN_OUT
from corr.tournament.play.game import Game, Result

# -- a game as a record, for files ----


_ANNULLED = "Annulled by the arbiter: the game counts for nobody."


def names_in(office: Office, game: Game) -> dict[Seat, str]:
    """The names of a game's players."""
    found = {seat: office.store.players.player(game.players[seat]) for seat in Seat}
    return {seat: player.name if player else "" for seat, player in found.items()}


def seats_by_colour(game: Game) -> dict[str, Seat]:
    """Who has which colour, first the one that begins; empty while nobody has one."""
    found = {game.judge.colour(game.position, seat): seat for seat in Seat}
    return {colour: found[colour] for colour in game.judge.colours if colour in found}


def colour_points(game: Game) -> str:
    """The points of the colour that begins and of the other one; `*` for no result, `0-0` where
    both have lost.
    """
    if game.result is None or game.result.is_annulled:
        return "*"
    if game.result.winner is None:
        return "0-0" if game.result.nobody else "1/2-1/2"
    begins = next(iter(seats_by_colour(game).values()), Seat.FIRST)
    return "1-0" if game.result.winner is begins else "0-1"


def record_of(office: Office, game: Game) -> Record:
    """A game as it is written in files."""
    names, colours = names_in(office, game), seats_by_colour(game)
    if not game.judge.colours:
        colours = {"black": Seat.FIRST, "white": Seat.SECOND}
    contest = office.folder.contest(game.event)
    return Record(
        moves=game.judge.plies(game.position),
        acts=game.record,
        size=_size_of(game),
        black=names[colours["black"]] if "black" in colours else "",
        white=names[colours["white"]] if "white" in colours else "",
        event=contest.spec.event.name if contest else game.event,
        round=str(game.round),
        date=f"{game.started_at:%Y-%m-%d}",
        result=colour_points(game),
        rules=game.judge.called(game.options),
        opening_rule=game.options.get("opening", ""),
        settings=settings_told(game.rules, game.options),
        id=game.id,
        comment=" ".join(_remarks(game)),
    )


def record_told(office: Office, game: Game) -> Said:
    """The record of a game for somebody who reads it: points given outside play are in words.

    Files, and what scripts read, have the record itself.
    """
    itself, names = game.judge.of_itself, names_in(office, game)

    def gifts(why: str, points: tuple[int, int]) -> Said:
        to = [(number, names[seat]) for seat, number in zip(Seat, points, strict=True) if number]
        return said("game_shown", "given", why=why, to=to)

    def in_language(language: str) -> str:
        if itself is None:
            return game.record
        return itself.with_gifts(game.record, lambda *of: gifts(*of).again(language))

    return Said.of(in_language)


def _size_of(game: Game) -> int:
    """How many rows the game's board has; 0 for one that is no square of points by name."""
    board = game.judge.picture(game.position)
    size = len(board.row_names) if isinstance(board, Picture) else 0
    return size if size in game.judge.sizes else 0


def taken_back(game: Game) -> tuple[str, ...]:
    """The moves that the arbiter withdrew, a sentence each."""
    return tuple(
        said(
            "game_shown",
            "taken_back",
            on=f"{one.at:%Y-%m-%d}",
            first=one.first,
            moves=", ".join(one.body.moves),
        )
        for one in game.withdrawn
    )


def _remarks(game: Game) -> Iterator[str]:
    """What is to be known of a game beside its moves and its result."""
    yield from taken_back(game)
    if game.result and game.result.is_annulled:
        yield _ANNULLED


def as_file(record: Record, form: str, result: Result | None = None) -> bytes:
    """A record as the bytes of a file. Raises RecordError for what the format cannot hold.

    `result` is how the game ended, which files of matches tell.
    """
    # Here, since a look at a game writes no file.
    from corr.records.backgammon.files import GAME, of_game, written
    from corr.records.files import write_records

    if record.game == GAME:
        how = (str(result.ending), result.score) if result else ()
        return written(of_game(record, *how), form).encode()
    stream = io.BytesIO()

    write_records([record], stream, form)
    return stream.getvalue()


# -- the dice of a match as a record ----


def dice_record_of(office: Office, game: Game) -> Mapping[str, object]:
    """What `verify_dice` verifies of a match, for JSON: all that players know of its dice.

    A seed stands there once it is published.
    """
    # Here, since few games have dice.
    from corr.dice.record import record_of as record_of_dice
    from corr.dice.state import DiceState
    from corr.tournament.play.matches.thrown import thrown_in

    itself = game.judge.of_itself
    assert itself is not None
    events = office.store.events.of_stream(game.id)
    bodies = (event.body for event in events if isinstance(event.body, GameBody))
    state = game.dice.state if game.dice else DiceState(match_id=game.id)
    used = thrown_in(game, bodies).used
    return record_of_dice(state, itself.length(game.options), used)


# -- a game as a proof that stands by itself ----


_HOW = (
    "Each link is the SHA-256 (hexadecimal) of six lines in UTF-8, each with a line end: the link "
    "before (empty for the first event), game, at, kind, version, body. The letters of the game "
    "end with the first characters of the link that was the last one then. A body that says "
    f"{TAKEN_OUT!r} had other words: its link is the one that they had, and is not computed."
)


def proof_of(office: Office, game: Game) -> Mapping[str, object]:
    """What `verify_game` verifies, for JSON. The links are those that follow from the events."""
    names = names_in(office, game)
    return {
        "format": FORMAT,
        "how": _HOW,
        "game": game.id,
        "players": {seat.value: names[seat] for seat in Seat},
        "events": [
            {
                "at": event.at,
                "kind": event.kind,
                "version": event.version,
                "body": event.text,
                "link": link,
            }
            for event, link in office.store.chains.linked_events(game.id)
            if is_linked(event.kind)
        ],
    }
