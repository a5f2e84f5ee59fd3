"""`corr event refuse`, `vouchers`, `test`, `rules`: who is let in, and who gets the rules."""

import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Player,
    read_day,
)
from corr.acts.deed import Report, Ruling, Step, letters_wait
from corr.sentences.said import said
from corr.service.desk.undoing import ask_again
from corr.service.event.entering import make_vouchers, refuse_entry
from corr.service.event.entries_shown import unproved
from corr.service.event.opening import (
    note_rules,
    rules_missing,
    rules_readers,
    send_rules_later,
    send_trials,
)
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.tables import the_contest

if TYPE_CHECKING:
    from collections.abc import Iterator


# -- `corr event refuse`, `vouchers`, `test`: who is let in, and whose mail arrives ----


_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""A voucher has no vowels, so that it is no word, and no digits, so that it is no move."""


@act("refuse", undone=ask_again, rule=None)
def refuse(call: Call, event: Event, player: Player) -> Ruling:
    """Say no to a player who has asked to take part; they are told why.

    Example: corr event refuse SK24 1234 --reason "only members of the federation may play"
    """
    who = call.player(player)
    return Ruling(
        event=event,
        name=f"refuse.{event}",
        do=lambda office, act: refuse_entry(office, event, who, act),
        done={"event": event, "refused": who},
        told=said("deeds", "refused", player=who, event=event),
    )


@act(reason=None, rule=None)
def vouchers(
    call: Call,
    event: Event,
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 1,
) -> Step:
    """Make vouchers, each good for one entry by letter (`enter SK24 VOUCHER`), and print them.

    They are shown this once and cannot be looked up again.

    Example: corr event vouchers SK24 --count 20 > vouchers.txt
    """
    made = [_voucher() for _ in range(count)]
    return Step(
        event=event,
        name=f"vouchers.{event}",
        do=lambda office, act: make_vouchers(office, event, made, act),
        done={"event": event, "count": count},
        report=lambda _: Report(lines=made, json={"event": event, "vouchers": made}),
    )


def _voucher() -> str:
    """A voucher like `BCDF-GHJK-LMNP`."""
    letters = [secrets.choice(_LETTERS) for _ in range(12)]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, 12, 4))


@act(reason=None, rule=None)
def try_mail(call: Call, event: Event) -> Step:
    """Ask everybody entered who has not done so to answer a letter, before the event starts.

    Whoever does has shown that our letters arrive, and theirs; `corr event status` and
    `corr event start --dry-run` name the others.

    Example: corr event test SK24
    """
    asked = unproved(the_contest(call.office, event))
    done = {"event": event, "asked": asked}

    def sent(_: object) -> Report:
        waiting = call.office.store.letters.waiting_outgoing()
        return Report(
            lines=[said("deeds", "asked", count=len(asked), wait=letters_wait(waiting))],
            json={**done, "letters_waiting": waiting},
        )

    return Step(
        event=event,
        name=f"test.{event}",
        do=lambda office, act: send_trials(office, event, act),
        done=done,
        report=sent,
    )


def before_the_start(office: Office, event: str) -> "Iterator[str]":
    """What to know before an event is started: who is missing, and whose mail may not arrive."""
    contest = the_contest(office, event)
    if contest.state != "open":
        return
    least, entered = contest.spec.event.min_players, len(contest.entries)
    ranked = contest.spec.ranking.counts
    if entered < least and contest.spec.system.kind not in ("teams", "league"):
        few = ranked and entered < 5
        yield said("deeds", "few_entered", entered=entered, least=least, unranked=few)
    if missing := unproved(contest):
        yield said("deeds", "mail_not_tried", players=missing)
    if waiting := tuple(one.player for one in contest.book.wishes):
        yield said("deeds", "waiting_for_a_place", players=waiting)


# -- `corr event rules`: the rules of an event to the players who have not got them ----


Sent = Annotated[
    str, typer.Option(metavar="DATE", help="They were handed over in another way, on this day.")
]


@act(reason=None, rule=None)
def rules(call: Call, event: Event, sent: Sent = "") -> Step:
    """Send the rules to all players who have not got them, each in their language.

    They go out by themselves with the start, and to who comes later; in an event that counts for
    the ranking everybody must have them three weeks after the start.

    Example: corr event rules SK24
    """
    day, office = read_day(sent, "--sent") if sent else None, call.office
    players = rules_missing(office, event) if day else rules_readers(office, event)
    done = {"event": event, "players": list(players)}

    def do(office: Office, act: Act) -> None:
        if day is None:
            send_rules_later(office, event, act)
        else:
            note_rules(office, event, act, day)

    def told(_: object) -> Report:
        waiting = office.store.letters.waiting_outgoing()
        wait = letters_wait(waiting)
        return Report(
            lines=[
                said("deeds", "rules_sent", event=event, count=len(players), day=day, wait=wait)
            ],
            json={"dry_run": False, **done, "letters_waiting": waiting},
        )

    return Step(event=event, name=f"rules.{event}", do=do, done=done, report=told)
