"""`corr dice`: the record of a match's dice, whether they hold, what their rolls look like."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import GameId, Json, office_of, print_json, print_lines
from corr.acts.declared import asked
from corr.acts.errand import page_of
from corr.dice.roll import Purpose, Roll
from corr.dice.statistics import ChiSquare, Statistics, statistics
from corr.errors import ArbiterError
from corr.records import verify_dice
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.service.play.records import dice_record_of
from corr.tournament.play.game import Game
from corr.tournament.wording import counted

Files = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="FILE...",
        help="The record of a match's dice, or letters of the match; - reads standard input.",
    ),
]

_MOST_NAMED = 8
"""How many matches are named in a line."""
Counted = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="FILE|GAME|EVENT...",
        help="Records of dice, or letters; else matches or events of the installation.",
    ),
]


@asked()
def record(context: typer.Context, game_id: GameId) -> None:
    """Print the record of a match's dice, for `corr dice verify`.

    It has all that both players may know: anchors, what both gave, every roll with what proves it
    and what became of it; the seed once it is published, and never before.

    Example: corr dice record BG27-001 > BG27-001.dice.json
    """
    with office_of(context) as office:
        print_json(context, dice_record_of(office, _match_of(office, game_id)))


def _match_of(office: Office, name: str) -> Game:
    """A game with dice. Raises ArbiterError."""
    game = office.folder.game(name)
    if game is None:
        raise ArbiterError(said("why_game", "no_such_game", game=name))
    if game.judge.of_itself is None:
        raise ArbiterError(said("why_game", "no_dice", game=name))
    return game


def verify(
    context: typer.Context,
    files: Files = None,
    program: Annotated[
        bool,
        typer.Option(
            "--program",
            help="Print the verifier, one Python file that needs nothing else, for a player.",
        ),
    ] = False,
    json: Json = False,
) -> None:
    """Verify the dice of matches: from a record, or from the letters in a mailbox.

    Two players' mailboxes, given together, are held against each other. Needs no installation:
    `corr dice verify --program > verify_dice.py` writes the verifier into a file to give along.
    Exit status: 0 they hold, 1 they do not, 2 a file is no record.

    Example: corr dice verify anna.mbox bo.mbox
    """
    if program:
        page_of(context).add(Path(verify_dice.__file__).read_text(encoding="utf-8"))
        return
    matches = _matches(files)
    if json:
        print_json(context, [verify_dice.as_data(match) for match in matches])
    else:
        print_lines(context, (line for match in matches for line in verify_dice.told(match)))
    if any(match.wrong for match in matches):
        raise typer.Exit(1)


def stats(
    context: typer.Context,
    counted_in: Counted = None,
    every: Annotated[bool, typer.Option("--all", help="All matches of the installation.")] = False,
    json: Json = False,
) -> None:
    """Count the rolls of matches: faces, doubles, openings, and how far that is from even.

    All rolls count that were thrown, also those that a ruling has made void. Chi-square is told as
    a fraction, with its degrees of freedom, and in words how rare it is. What is the name of a
    file is one; anything else is a match or an event of the installation.

    Example: corr dice stats BG27-001.dice.json

    Example: corr dice stats BG27
    """
    named = counted_in or []
    files = [Path(one) for one in named if one == "-" or Path(one).exists()]
    ids = [one for one in named if one != "-" and not Path(one).exists()]
    matches = _matches(files) if files or not (ids or every) else []
    rolls = [roll for match in matches for roll in _rolls(match)]
    names = [match.id for match in matches]
    if ids or every:
        with office_of(context) as office:
            for game in _games(office, ids, every=every):
                names.append(game.id)
                rolls += game.dice.state.rolls if game.dice else ()
    found = statistics(rolls)
    wrong = [match.id for match in matches if match.wrong]
    if json:
        print_json(context, {**_data(found), "do_not_hold": wrong})
        return
    print_lines(context, _words(found, names))
    if wrong:
        print_lines(context, [f"do not hold, see `corr dice verify`: {', '.join(wrong)}"])


def _games(office: Office, ids: Sequence[str], *, every: bool) -> Iterator[Game]:
    """The matches with dice that ids of games and events mean, each once. Raises ArbiterError."""
    events = [event for event, _, _ in office.store.events.tournaments()]
    names = list[str]()
    for one in events if every else ids:
        if one in events:
            names += office.store.events.game_ids(one)
        elif office.folder.game(one) is None:
            raise ArbiterError(f"{one}: no such file, match or event")
        else:
            names.append(_match_of(office, one).id)
    for name in dict.fromkeys(names):
        game = office.folder.game(name)
        if game is not None and game.judge.of_itself is not None:
            yield game


def _matches(files: Sequence[Path] | None) -> list[verify_dice.Match]:
    if not files:
        raise ArbiterError("which file? the record of a match's dice, or letters of the match")
    try:
        return verify_dice.read({str(file): _bytes(file) for file in files})
    except verify_dice.Unreadable as error:
        raise ArbiterError(str(error)) from None


def _bytes(file: Path) -> bytes:
    try:
        if str(file) == "-":
            return typer.get_binary_stream("stdin").read()
        return file.read_bytes()
    except OSError as error:
        raise ArbiterError(f"{file}: {error.strerror}") from None


def _rolls(match: verify_dice.Match) -> Iterator[Roll]:
    """The rolls of a match that was read, as those of the room of the dice."""
    for number, roll in sorted(match.rolls.items()):
        yield Roll(
            number=number,
            dice=roll.dice,
            reveal=roll.reveal,
            chain=roll.chain,
            index=roll.index,
            purpose=Purpose(roll.purpose),
        )


def _words(found: Statistics, matches: Sequence[str]) -> Iterator[str]:
    """The figures in lines, each with how far it is from even below it."""
    called = ", ".join(matches[:_MOST_NAMED])
    more = f" and {len(matches) - _MOST_NAMED} more" if len(matches) > _MOST_NAMED else ""
    yield f"{called or 'no match'}{more}: {counted(found.rolls, 'roll')}"
    yield "faces     " + ", ".join(f"{face}: {count}" for face, count in enumerate(found.faces, 1))
    yield _told(found.even_faces)
    yield "pairs     each of the 36 throws of two dice"
    yield _told(found.even_pairs)
    yield f"doubles   {found.doubles} of {counted(found.turns, 'turn')}"
    yield _told(found.even_doubles)
    begun = found.openings - found.equal_openings
    yield (
        f"openings  {found.openings}, {found.equal_openings} of them equal; "
        f"player 1 began {found.begun_by_first} of {begun}"
    )
    yield _told(found.even_openings)


def _told(even: ChiSquare) -> str:
    """How far something is from even, indented below it."""
    if not even.once_in:
        return f"          {even.words}"
    degrees = f"{counted(even.degrees, 'degree')} of freedom"
    return f"          chi-square {even.value} with {degrees}: {even.words}"


def _data(found: Statistics) -> Mapping[str, object]:
    """The figures for a script; a fraction as its text."""
    tests = {
        "faces": found.even_faces,
        "pairs": found.even_pairs,
        "doubles": found.even_doubles,
        "openings": found.even_openings,
    }
    return {
        "rolls": found.rolls,
        "turns": found.turns,
        "doubles": found.doubles,
        "openings": found.openings,
        "equal_openings": found.equal_openings,
        "begun_by_first": found.begun_by_first,
        "faces": found.faces,
        "pairs": found.pairs,
        "chi_square": {
            name: {"value": str(one.value), "degrees": one.degrees, "once_in": one.once_in}
            for name, one in tests.items()
        },
    }
