"""`corr game`: one game, as the arbiter sees it and as a record."""

from typing import Annotated

import typer

from corr.cli.common import Json, office_of, print_json
from corr.errors import ArbiterError

app = typer.Typer(help="One game.", no_args_is_help=True)

Id = Annotated[str, typer.Argument(metavar="ID", help="The game's id, e.g. SK24-017.")]


@app.command()
def show(context: typer.Context, game_id: Id, json: Json = False) -> None:
    """Show a game's diagram, record, clock and result.

    Example: corr game show SK24-017
    """
    from corr.games.rules import Seat
    from corr.picture.text import text_diagram

    with office_of(context) as office:
        game = office.folder.game(game_id)
        if game is None:
            raise ArbiterError(f"there is no game {game_id}")
        players = {seat: office.store.player(game.players[seat]) for seat in Seat}
        names = {seat: player.name if player else "" for seat, player in players.items()}
    record = game.judge.record(game.moves, game.options)
    if json:
        print_json(
            {
                "id": game.id,
                "event": game.event,
                "round": game.round,
                "first": names[Seat.FIRST],
                "second": names[Seat.SECOND],
                "record": record,
                "to_act": game.clock.seat.value if game.clock else None,
                "due": game.clock.due.isoformat() if game.clock else None,
                "result": game.result.points() if game.result else None,
                "ended": game.result.ending if game.result else None,
            }
        )
        return
    print(f"{game.id}  {names[Seat.FIRST]} – {names[Seat.SECOND]}  (round {game.round})")
    print()
    print(text_diagram(game.judge.picture(game.position)))
    print(record or "no move yet")
    if game.result:
        print(f"{game.result.points()}, {game.result.ending}")
    if game.clock:
        print(f"{names[game.clock.seat]} is to act by {game.clock.due:%Y-%m-%d %H:%M} UTC")


@app.command()
def export(context: typer.Context, game_id: Id) -> None:
    """Print a game's record as plain text.

    Example: corr game export SK24-017 > SK24-017.txt
    """
    with office_of(context) as office:
        game = office.folder.game(game_id)
        if game is None:
            raise ArbiterError(f"there is no game {game_id}")
        print(game.judge.record(game.moves, game.options))
