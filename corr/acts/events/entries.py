"""`corr event refuse`, `vouchers`, `test`, `rules`: who is let in, and who gets the rules."""

import secrets
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.common import (
    DryRun,
    Event,
    Json,
    Player,
    Reason,
    Yes,
    act_of,
    office_of,
    print_json,
    print_lines,
    the_players,
)
from corr.acts.showing import Asking, carry_out, goes_ahead, letters_wait
from corr.errors import ArbiterError
from corr.service.event.entering import make_vouchers, refuse_entry
from corr.service.event.entries_shown import unproved
from corr.service.event.opening import (
    note_rules,
    rules_missing,
    rules_readers,
    send_rules_later,
    send_trials,
)
from corr.service.letters.event_letters import Act, the_contest
from corr.service.office.office import Office
from corr.tournament.wording import counted, listed

if TYPE_CHECKING:
    from collections.abc import Iterator


# -- `corr event refuse`, `vouchers`, `test`: who is let in, and whose mail arrives ----


_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""A voucher has no vowels, so that it is no word, and no digits, so that it is no move."""


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    for command in (refuse, vouchers):
        app.command()(command)
    app.command("test")(try_mail)


def refuse(
    context: typer.Context,
    event: Event,
    player: Player,
    reason: Reason,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Say no to a player who has asked to take part; they are told why.

    Example: corr event refuse SK24 1234 --reason "only members of the federation may play"
    """
    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"refuse.{event}",
        reason,
        lambda office, act: refuse_entry(office, event, who, act),
        done={"event": event, "refused": who},
        told=f"{who} does not take part in {event}",
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def vouchers(
    context: typer.Context,
    event: Event,
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 1,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Make vouchers, each good for one entry by letter (`enter SK24 VOUCHER`), and print them.

    They are shown this once and cannot be looked up again.

    Example: corr event vouchers SK24 --count 20 > vouchers.txt
    """
    made = [_voucher() for _ in range(count)]

    def make(office: Office, act: Act) -> None:
        make_vouchers(office, event, made, act)

    with office_of(context) as office:
        act, done = act_of(context, f"vouchers.{event}"), {"event": event, "count": count}
        how = Asking(dry_run=dry_run, yes=yes, json=json)
        if not goes_ahead(office, event, act, make, how, done=done):
            return
        make(office, act)
    if json:
        print_json({"event": event, "vouchers": made})
    else:
        print_lines(made)


def _voucher() -> str:
    """A voucher like `BCDF-GHJK-LMNP`."""
    letters = [secrets.choice(_LETTERS) for _ in range(12)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 12, 4))


def try_mail(
    context: typer.Context,
    event: Event,
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Ask everybody entered who has not done so to answer a letter, before the event starts.

    Whoever does has shown that our letters arrive, and theirs; `corr event status` and
    `corr event start --dry-run` name the others.

    Example: corr event test SK24
    """

    def sent(office: Office, act: Act) -> None:
        send_trials(office, event, act)

    with office_of(context) as office:
        asked = unproved(the_contest(office, event))
        act, done = act_of(context, f"test.{event}"), {"event": event, "asked": asked}
        how = Asking(dry_run=dry_run, yes=yes, json=json)
        if not goes_ahead(office, event, act, sent, how, done=done):
            return
        sent(office, act)
        waiting = office.store.letters.waiting_outgoing()
    if json:
        print_json({**done, "letters_waiting": waiting})
    else:
        print(f"asked: {counted(len(asked), 'player')}; {letters_wait(waiting)}")


def before_the_start(office: Office, event: str) -> "Iterator[str]":
    """What to know before an event is started: who is missing, and whose mail may not arrive."""
    contest = the_contest(office, event)
    if contest.state != "open":
        return
    least, entered = contest.spec.event.min_players, len(contest.entries)
    ranked = contest.spec.ranking.counts
    if entered < least and contest.spec.system.kind not in ("teams", "league"):
        told = "; results of fewer than five count for no ranking (art. 3 § 1)"
        more = told if ranked and entered < 5 else ""
        yield f"{entered} entered, and by the file there should be {least}{more}"
    if missing := unproved(contest):
        yield f"no answer yet to a letter that tries the mail: {listed(missing)}"
    if waiting := tuple(one.player for one in contest.book.wishes):
        yield f"waiting for a place or for your yes: {listed(waiting)}"


# -- `corr event rules`: the rules of an event to the players who have not got them ----


Sent = Annotated[
    str, typer.Option(metavar="DATE", help="They were handed over in another way, on this day.")
]


def register_rules(app: typer.Typer) -> None:
    """Add the command to `corr event`."""
    app.command()(rules)


def rules(
    context: typer.Context,
    event: Event,
    sent: Sent = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Send the rules to all players who have not got them, each in their language.

    They go out by themselves with the start, and to who comes later; in an event that counts for
    the ranking everybody must have them three weeks after the start.

    Example: corr event rules SK24
    """
    day = _day(sent) if sent else None

    def do(office: Office, act: Act) -> None:
        if day is None:
            send_rules_later(office, event, act)
        else:
            note_rules(office, event, act, day)

    with office_of(context) as office:
        players = rules_missing(office, event) if day else rules_readers(office, event)
        act, done = act_of(context, f"rules.{event}"), {"event": event, "players": list(players)}
        how = Asking(dry_run=dry_run, yes=yes, json=json)
        if not goes_ahead(office, event, act, do, how, done=done):
            return
        do(office, act)
        waiting = office.store.letters.waiting_outgoing()
    if json:
        print_json({"dry_run": False, **done, "letters_waiting": waiting})
        return
    people = counted(len(players), "player")
    what = f"handed over to {people} on {day}" if day else f"sent to {people}"
    print(f"the rules of {event} are {what}; {letters_wait(waiting)}")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArbiterError(f"--sent: a date such as 2024-02-09 is expected, not {text}") from None
