"""`corr player`: the register of players."""

from pathlib import Path
from typing import Annotated

import typer

from corr.acts.call import Asking
from corr.acts.common import (
    DryRun,
    Json,
    Player,
    Why,
    Yes,
    act_of,
    now_of,
    office_of,
    print_json,
    print_table,
    print_text,
    read_text,
    the_players,
)
from corr.acts.declared import HERE, asked, done
from corr.acts.errand import page_of, reader_of
from corr.errors import ArbiterError
from corr.participants import SIGNS, written_kind
from corr.sentences.said import said
from corr.service.letters.letter_roles import is_shown
from corr.service.players.forget import forget_by_hand, may_be_forgotten
from corr.service.players.from_list import add_player, import_players
from corr.service.players.newcomers import enter_newcomers
from corr.service.players.reached import declare_reachable, declare_unreachable
from corr.tournament.play.person import anonymous
from corr.who import Who

Late = Annotated[bool, typer.Option("--late", help="Also after entries have closed.")]


def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The CSV file, or - for standard input.")],
    enter: Annotated[
        str, typer.Option(help="Also enter everybody of the file in this event.")
    ] = "",
    late: Late = False,
    json: Json = False,
) -> None:
    """Enter or update players from a CSV file, all of them or none.

    Columns: name,email,member_no,club,country,language,time_zone,level,level_since,kind; all but
    name and email may be missing. The kind is person, program or group (gomoku art. 1).

    Example: corr player import members.csv --enter SK24
    """
    act = act_of(context, "player-import")
    with office_of(context) as office:
        done = import_players(office, read_text(file), str(file), act.at, act.cause)
        if enter:
            act = act_of(context, f"enter.{enter}")
            contest = enter_newcomers(office, enter, done.all, act, late=late)
    if json:
        print_json(context, {"new": done.new, "changed": done.changed, "same": done.same})
        return
    print_text(
        context, f"{len(done.new)} new, {len(done.changed)} changed, {len(done.same)} as they were"
    )
    if enter:
        waiting = len([*filter(contest.book.wish, done.all)])
        more = f", {waiting} in the queue for a place" if waiting else ""
        print_text(context, f"{len(done.all) - waiting} entered in {enter}{more}")


@done()
def add(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="The player's name.")],
    address: Annotated[str, typer.Argument(help="Where letters go.")],
    country: Annotated[str, typer.Option(help="As in the other entries, e.g. SE.")] = "",
    club: Annotated[str, typer.Option(help="The club.")] = "",
    member_no: Annotated[str, typer.Option(help="The federation's member number.")] = "",
    language: Annotated[str, typer.Option(help="Of the letters: en, sv, et.")] = "",
    kind: Annotated[str, typer.Option(help="person, program or group; tables show it.")] = "",
    enter: Annotated[str, typer.Option(help="Also enter the player in this event.")] = "",
    late: Late = False,
    json: Json = False,
) -> None:
    """Enter one new player in the register.

    Example: corr player add "Kim Ek" kim@example.org --country SE --enter SK24
    """
    fields = {"name": name, "email": address, "country": country, "club": club}
    fields |= {"member_no": member_no, "language": language, "kind": kind}
    act, waits = act_of(context, "player-add"), False
    with office_of(context) as office, office.folder.transaction():
        player = add_player(office, fields, act.at, act.cause)
        if enter:
            act = act_of(context, f"enter.{enter}")
            contest = enter_newcomers(office, enter, [player], act, late=late)
            waits = contest.book.wish(player) is not None
    if json:
        print_json(context, {"player": player, "entered": None if waits else enter or None})
        return
    told = said("deeds", "added", name=name, player=player, event=enter, waits=waits)
    page_of(context).say(told)


@asked(Who.DESK)
def list_(context: typer.Context, json: Json = False) -> None:
    """List everybody in the register with their present level.

    By mail an arbiter gets the players of their own events.

    Example: corr player list
    """
    at = now_of(context)
    with office_of(context) as office:
        rows = [
            (row, office.store.levels.level_at(row.id, at))
            for row in office.store.players.everybody()
            if is_shown(office, row, reader_of(context))
        ]
    if json:
        print_json(
            context,
            [
                {
                    "id": row.id,
                    "name": row.name,
                    "member_no": row.member_no,
                    "club": row.club,
                    "country": row.country,
                    "kind": written_kind(row.kind),
                    "addresses": row.addresses,
                    "language": row.language,
                    "time_zone": row.time_zone,
                    "level": level or None,
                    "unreachable_since": row.unreachable_since.isoformat()
                    if row.unreachable_since
                    else None,
                }
                for row, level in rows
            ],
        )
        return
    print_table(
        context,
        ("id", "name", "level", "club", "address"),
        [
            (
                row.id,
                f"{row.name} {SIGNS[row.kind]}" if row.kind else row.name,
                level or said("desk", "new"),
                row.club,
                next(iter(row.addresses), ""),
            )
            for row, level in rows
        ],
    )
    for kind in [one for one in SIGNS if any(row.kind == one for row, _ in rows)]:
        print_text(context, f"{SIGNS[kind]} {kind}")
    for row, _ in rows:
        if row.unreachable_since:
            print_text(
                context,
                said(
                    "listed",
                    "letters_come_back",
                    name=row.name,
                    player=row.id,
                    since=f"{row.unreachable_since:%Y-%m-%d %H:%M}",
                ),
            )


@done(Who.DESK)
def reachable(
    context: typer.Context,
    players: Annotated[
        list[str] | None, typer.Argument(metavar="PLAYER", help="Ids or addresses, e.g. P0003.")
    ] = None,
    address: Annotated[str, typer.Option(help="Where letters to the player go from now on.")] = "",
    everybody: Annotated[
        bool,
        typer.Option("--all", help="Everybody to whom letters come back."),
        HERE,
    ] = False,
    reason: Why = "",
) -> None:
    """Say that letters reach a player again: their clocks run on, and their games are sent anew.

    Example: corr player reachable P0003 --address anna@example.net
    """
    if bool(players) is everybody or (address and len(players or ()) != 1):
        raise ArbiterError(said("why_player", "name_one"))
    with office_of(context) as office:
        names = players or [row.id for row in office.store.players.unreachable_players()]
        if not names:
            raise ArbiterError(said("why_player", "all_reached"))
        for name in names:
            act = act_of(context, f"reachable.{name}", reason)
            row = declare_reachable(office, name, act, address=address)
            print_text(
                context,
                said(
                    "listed", "letters_go", name=row.name, player=row.id, address=row.addresses[0]
                ),
            )


@done(Who.DESK)
def unreachable(context: typer.Context, player: Player, reason: Why = "") -> None:
    """Say that letters do not reach a player, as was reported: the clocks stand still for longer.

    Until then a report alone stops a clock for no longer than a move may take.

    Example: corr player unreachable P0003 --reason "the address is gone, I rang"
    """
    with office_of(context) as office:
        (who,) = the_players(office, [player])
        row = declare_unreachable(office, who, act_of(context, f"unreachable.{who}", reason))
        print_text(context, said("listed", "clocks_stand", name=row.name, player=row.id))


def forget(
    context: typer.Context,
    player: Player,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Forget a player who has no address and asked for it; all others write `forget me`.

    Results, ratings and titles stay under an invented name; it cannot be undone.

    Example: corr player forget P0012 --dry-run
    """
    how = Asking(dry_run=dry_run, yes=yes, json=json)
    with office_of(context) as office:
        (who,) = the_players(office, [player])
        row = may_be_forgotten(office, who)
        if json:
            print_json(context, {"dry_run": dry_run, "player": who, "name": anonymous(who)})
        else:
            what = "would be" if dry_run or how.asks else "is"
            print_text(
                context, f"{row.name} ({who}) {what} forgotten, and called {anonymous(who)}"
            )
        if how.confirmed(page_of(context)):
            forget_by_hand(office, row, act_of(context, f"player-forget.{who}"))
