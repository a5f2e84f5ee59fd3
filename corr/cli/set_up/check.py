"""`corr check`: whether what an installation holds agrees with what happened."""

import typer

from corr.acts.common import Json, counting, now_of, office_of, print_json
from corr.service.watch.check import check_all
from corr.tournament.wording import counted


def check(context: typer.Context, json: Json = False) -> None:
    """Fold every game and event anew from its events and compare with what the tables say.

    So are the links between events (see `corr game verify`), and the letters that show them; the
    bytes, addresses and times of all letters with the seals that were made when they were kept;
    letters and events with each other; and when each clock is looked at next.

    Also lists games with a move that the rules of today would not take: what was accepted stays
    accepted, but you should know. Exit status: 0 all agrees, 1 something differs.

    Example: corr check
    """
    with office_of(context) as office, counting("looks") as progress:
        report = check_all(office, progress, at=now_of(context))
    if json:
        print_json(
            context,
            {
                "games": report.games,
                "annulled": report.annulled,
                "events": report.events,
                "players": report.players,
                "letters": report.letters,
                "letters_from_before_seals": report.unsealed,
                "faults": [{"where": one.where, "what": one.what} for one in report.faults],
            },
        )
    else:
        for one in report.faults:
            print(f"{one.where}: {one.what}")
        numbers = {"game": report.games, "event": report.events, "player": report.players}
        counts = ", ".join(counted(number, thing) for thing, number in numbers.items())
        counts += f" ({report.annulled} annulled)" if report.annulled else ""
        counts += f"; {counted(report.letters, 'letter')}" * bool(report.letters)
        if report.unsealed:
            counts += f" ({report.unsealed} from before there were seals: not compared)"
        print(f"{counts} checked: {counted(len(report.faults), 'fault')}")
    if report.faults:
        raise typer.Exit(1)
