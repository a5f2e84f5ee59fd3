"""`corr game show` and `export`: one game, as the arbiter sees it and as a record."""

from datetime import datetime
from typing import Annotated

import typer
from msgspec.structs import replace

from corr.acts.common import (
    Json,
    now_of,
    office_of,
    print_json,
    print_lines,
    print_text,
)
from corr.acts.declared import HERE, asked
from corr.acts.drawing import (
    Drawn,
    InSquares,
    Numbers,
    Png,
    Style,
    Svg,
    print_diagram,
    print_squares,
    write_diagram,
    write_squares,
)
from corr.acts.errand import errand_of, page_of
from corr.errors import ArbiterError
from corr.games.rules import Picture, Seat
from corr.games.track import Track
from corr.picture.squares import Squares, squares
from corr.result_words import score_told
from corr.sentences.said import Said, said
from corr.service.office.claims import claim_json, claim_words, in_words, wrong_claims_of
from corr.service.office.flag_holds import why_still
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.service.play.records import (
    as_file,
    names_in,
    proof_of,
    record_of,
    record_told,
    seats_by_colour,
    taken_back,
)
from corr.tournament.contest.ruled import Ruled
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import Stretch

Id = Annotated[str, typer.Argument(metavar="ID", help="The game's id, e.g. SK24-017.")]


@asked()
def show(
    context: typer.Context,
    game_id: Id,
    numbers: Numbers = False,
    in_squares: InSquares = False,
    style: Drawn = Style.X_O,
    svg: Svg = None,
    png: Png = None,
    json: Json = False,
) -> None:
    """Show a game's diagram, record, opening, clock and result.

    Example: corr game show SK24-017 --numbers --png SK24-017.png

    Example: corr game show SK24-017 --squares --svg SK24-017.svg
    """
    if in_squares and png is not None:
        raise ArbiterError(said("game_shown", "no_png"))
    with office_of(context) as office:
        game, names = _game_of(office, game_id)
        # What only one of the players may know is not for an arbiter who is the other.
        own = is_own(context, office, game)
        claims = () if own else wrong_claims_of(office, game)
        lines = () if own else [claim_words(game, one) for one in game.lines]
        notes = [] if own else _notes(office, game)
        told = record_told(office, game)
        why = why_still(office, game)
    picture = game.judge.picture(game.position, numbers=numbers)
    if isinstance(picture, Track):  # an arbiter watches from the first player's side
        picture = replace(picture, seated=False)
    moves = game.judge.plies(game.position)
    if in_squares and not isinstance(picture, Picture):
        raise ArbiterError(said("game_shown", "no_squares"))
    found = squares(picture, moves) if isinstance(picture, Picture) else None
    if in_squares and found:
        write_squares(found, moves, svg=svg)
    else:
        write_diagram(picture, svg=svg, png=png)
    record = game.record
    colours = seats_by_colour(game)
    opening = game.judge.opening(game.position)
    leave = _leave_of(game, now_of(context))
    if json:
        print_json(
            context,
            {
                "id": game.id,
                "event": game.event,
                "round": game.round,
                "first": names[Seat.FIRST],
                "second": names[Seat.SECOND],
                **{colour: names[seat] for colour, seat in colours.items()},
                "record": record,
                "opening": opening,
                "to_act": game.clock.seat.value if game.clock else None,
                "due": game.clock.due.isoformat()
                if game.clock and not game.clock.stopped and game.clock.runs
                else None,
                "stopped": game.clock.stopped.isoformat()
                if game.clock and game.clock.stopped
                else None,
                "on_leave": {
                    names[seat]: [at.isoformat() for at in away] for seat, away in leave.items()
                },
                "result": (game.result.points() or None) if game.result else None,
                "ended": game.result.ending if game.result else None,
                **(
                    {"score": list(game.result.score)} if game.result and game.result.score else {}
                ),
                "annulled_why": game.result.detail
                if game.result and game.result.is_annulled
                else None,
                "wrong_claims": [claim_json(claim) for claim in claims],
                "line_claims": list(lines),
                "notes": [
                    {"at": one.at, "by": one.act.by, "text": text, "ruling": one.act.number}
                    for one, text in notes
                ],
                "withdrawn": [
                    {"at": one.at.isoformat(), "from_move": one.first, "moves": one.body.moves}
                    for one in game.withdrawn
                ],
            },
        )
        return
    print_text(
        context,
        said(
            "game_shown",
            "head",
            game=game.id,
            first=names[Seat.FIRST],
            second=names[Seat.SECOND],
            round=game.round,
        ),
    )
    for colour, seat in colours.items():
        colour_of = said("game_shown", "colour", colour=colour.capitalize(), player=names[seat])
        print_text(context, colour_of)
    print_text(context)
    if in_squares and found:
        print_squares(context, found)
        print_text(context, _squares_told(found))
    else:
        print_diagram(context, picture, style)
    print_text(context)
    for name, counted in game.judge.counts(game.position).items():
        of = [f"{names[seat]} {count}" for seat, count in zip(Seat, counted, strict=True)]
        print_text(context, said("game_shown", name, first=of[0], second=of[1]))
    print_text(context, told or said("game_shown", "no_move"))
    if opening:
        print_text(context, said("game_shown", "opening", opening=opening))
    if game.result and game.result.is_annulled:
        print_text(context, said("game_shown", "annulled", why=game.result.detail))
    elif game.result:
        print_text(
            context,
            said(
                "game_shown",
                "result",
                points=game.result.points(),
                score=score_told(game.result.score),
                ending=game.result.ending,
            ),
        )
        print_text(context, Said.of(lambda language: "\n".join(_why_lost(game, language))))
    print_lines(context, taken_back(game))
    for claim in claims:
        print_text(context, said("game_shown", "wrong_claim", claim=in_words(claim)))
    for line in lines:
        print_text(context, said("game_shown", "claimed", line=line))
    print_lines(
        context,
        (
            said(
                "game_shown",
                "note",
                on=f"{one.at:%Y-%m-%d}",
                by=one.act.by,
                ruling=one.act.number,
                text=text,
            )
            for one, text in notes
        ),
    )
    if game.clock and game.clock.stopped:
        since = f"{game.clock.stopped:%Y-%m-%d %H:%M}"
        print_text(
            context, said("game_shown", "stands_still", player=names[game.clock.seat], since=since)
        )
        words = {"paused": "stopped", "stopped": "returned"}
        print_text(context, said("game_shown", words.get(why, why)))
    elif game.clock and not game.clock.runs:
        print_text(context, said("game_shown", "no_clock", player=names[game.clock.seat]))
    elif game.clock:
        print_text(
            context,
            said(
                "game_shown",
                "due",
                player=names[game.clock.seat],
                due=f"{game.clock.due:%Y-%m-%d %H:%M}",
            ),
        )
    for seat, away in leave.items():
        first, last = (f"{at:%Y-%m-%d %H:%M}" for at in away)
        print_text(
            context, said("game_shown", "on_leave", player=names[seat], first=first, last=last)
        )


def _squares_told(found: Squares) -> Said:
    """Whose numbers are which, and who passed."""
    passes = ", ".join(map(str, found.passes))
    return said("game_shown", "squares", begins=found.board.begins, passes=passes)


def is_own(context: typer.Context, office: Office, game: Game) -> bool:
    """Whether a command came by letter from one of the players of a game."""
    errand = errand_of(context)
    player = office.store.players.player_by_address(errand.by) if errand else None
    return player is not None and player.id in game.players.values()


def _game_of(office: Office, game_id: str) -> tuple[Game, dict[Seat, str]]:
    """A game and the names of its players. Raises ArbiterError."""
    game = office.folder.game(game_id)
    if game is None:
        raise ArbiterError(said("why_game", "no_such_game", game=game_id))
    return game, names_in(office, game)


def _leave_of(game: Game, at: datetime) -> dict[Seat, Stretch]:
    """When the players of a game that goes on are on leave, at an instant or the next time."""
    found = {seat: game.times.leave(seat, at) for seat in Seat if game.clock is not None}
    return {seat: away for seat, away in found.items() if away is not None}


def _score_json(game: Game) -> dict[str, object]:
    """The score of a match to points that is over."""
    return {"score": list(game.result.score)} if game.result and game.result.score else {}


def _why_lost(game: Game, language: str) -> tuple[str, ...]:
    """Why a game ended as it did, where its rules have something to say about that."""
    reason = game.explanation
    if reason is None:
        return ()
    # Here, since few games end so, and this loads what writes letters.
    from corr import resources
    from corr.mail.write.explain import explanation_lines
    from corr.words.templates import Templates

    return explanation_lines(reason.said, Templates(resources.templates()).voice(language))


@asked()
def export(
    context: typer.Context,
    game_id: Id,
    form: Annotated[
        str,
        typer.Option(
            "--as",
            help="record (with all choices), text, sgf, relative, rif, psq or pos; of a match of "
            "backgammon record, text, json, mat or sgf.",
        ),
    ] = "record",
    proof: Annotated[
        bool,
        typer.Option(
            "--proof",
            help="All that both players know, with the hashes that their letters end with.",
        ),
        HERE,
    ] = False,
) -> None:
    """Print a game's record, or its proof for `corr game verify`.

    Example: corr game export SK24-017 --as sgf > SK24-017.sgf
    """
    with office_of(context) as office:
        game, _ = _game_of(office, game_id)
        if proof:
            print_json(context, proof_of(office, game))
            return
        record = record_of(office, game)
    if form == "record":
        print_text(context, record.acts)
        return
    page_of(context).write(as_file(record, form, game.result))


def _notes(office: Office, game: Game) -> list[tuple[Ruled, str]]:
    """The notes on a game that stand, in the order in which they were made."""
    contest = office.folder.contest(game.event)
    rulings = contest.rulings.values() if contest else ()
    about = f"{game.id}: "
    return [
        (one, with_names(office, one.act.what.removeprefix(about)))
        for one in rulings
        if one.key == "note" and not one.undone_by and one.act.what.startswith(about)
    ]
