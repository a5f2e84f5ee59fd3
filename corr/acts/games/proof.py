"""`corr game verify`: whether a proof of a game holds, and what letters say about it."""

from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import Json, print_json, print_lines, read_text
from corr.acts.errand import page_of
from corr.errors import ArbiterError
from corr.records import verify_game


def verify(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(help="What `corr game export GAME --proof` wrote; - reads it.")
    ] = None,
    characters: Annotated[
        list[str] | None,
        typer.Argument(help="Characters from the end of letters about the game, to look up."),
    ] = None,
    program: Annotated[
        bool,
        typer.Option(
            "--program",
            help="Print the verifier, one Python file that needs nothing else, for a player.",
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Verify the proof of a game, and print its events, each with the characters in its letters.

    Needs no installation: whoever has the file can run `corr game verify --program > verify.py`
    once and give `verify.py` along. Exit status: 0 it holds, 1 it does not, 2 it is no proof.

    Example: corr game verify SK24-017.proof.json 3f2a9c81d0
    """
    if program:
        page_of(context).add(Path(verify_game.__file__).read_text(encoding="utf-8"))
        return
    if file is None:
        raise ArbiterError("which file? `corr game export GAME --proof` writes one")
    try:
        proof = verify_game.read(read_text(file))
    except verify_game.Unreadable as error:
        raise ArbiterError(f"{file}: {error}") from None
    wanted = tuple(characters or ())
    faults = list(verify_game.faults(proof, wanted))
    if json:
        print_json(
            context,
            {
                "game": proof.game,
                "players": proof.players,
                "events": [
                    {"at": one.at, "kind": one.kind, "said": one.fields, "link": one.link}
                    for one in proof.events
                ],
                "found": {one: verify_game.place(proof, one) for one in wanted},
                "faults": faults,
            },
        )
    else:
        print_lines(context, [*verify_game.told(proof), *(faults or ["it holds"])])
    if faults:
        raise typer.Exit(1)
