"""What needs somebody because of letters: set aside, held up, undelivered, returned."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from corr.service.letters.impartial import without_players
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.service.office.set_aside import STRANGER_FORM, STRANGER_WAITS, UNPROVED
from corr.service.play.holds import Hold
from corr.service.watch.needs import Look, Need, Urgency
from corr.store import GameRow, PlayerRow
from corr.tournament.events.events import LettersReturned
from corr.tournament.play.person import stream_of
from corr.tournament.play.report_spells import spells_of
from corr.tournament.play.report_stops import PROOFS
from corr.tournament.wording import counted, typed

_WAITING = timedelta(hours=1)
_LATELY = timedelta(days=90)
_OFTEN = 2


def letters(office: Office, look: Look) -> Iterator[Need]:
    """Letters that wait for somebody, or have waited for too long."""
    for late, what in ((look.oldest_waiting, "handled"), (look.oldest_queued, "sent")):
        if late is not None and look.at - late > _WAITING:
            words = f"a letter waits since {_utc(late)} to be {what}"
            yield Need(kind=f"letter_{what}", urgency=Urgency.NOW, words=words, since=late)
    if aside := look.set_aside:
        yield Need(
            kind="set_aside",
            urgency=Urgency.TODAY,
            words=f"{counted(aside, 'letter')} set aside for you to look at",
            commands=("corr mail list",),
            about=f"{aside}",
        )
    if look.lost:
        verb = "was" if look.lost == 1 else "were"
        yield Need(
            kind="lost",
            urgency=Urgency.TODAY,
            words=f"{counted(look.lost, 'letter')} did not arrive and {verb} not sent again",
            commands=("corr mail list --undelivered", "corr mail resend"),
            about=f"{look.lost}",
        )
    for player in look.unreachable:
        why, proved = player.unreachable_why, player.unreachable_fact in PROOFS
        known = "" if proved else _how_often(office, player)
        confirm = typed("player", "unreachable", player.id, "--reason", "TEXT")
        yield Need(
            kind="unreachable",
            urgency=Urgency.TODAY,
            words=f"letters to {player.name} ({player.id}) come back{known}: {why}",
            commands=() if proved else (confirm, typed("player", "reachable", player.id)),
            about=player.id,
            since=player.unreachable_since,
        )


def _how_often(office: Office, player: PlayerRow) -> str:
    """That only reports say that letters to a player come back, and the how many-th time."""
    spells = [*spells_of(office.store.events(stream_of(player.id)))]
    times = sum(not one.proved for one in spells)
    wrong = sum(one.refuted for one in spells)
    again = f", for the {times}. time" if times > 1 else ""
    return f", as a report alone says{again}" + (f" ({wrong} proved wrong)" if wrong else "")


def repeated_reports(office: Office, look: Look) -> Iterator[Need]:
    """Players whose clocks reports alone have stopped again and again, or a wrong one has."""
    for stream in office.store.players_with(LettersReturned.__name__, look.at - _LATELY):
        player = office.store.player(stream.partition(":")[2])
        if player is None or player.unreachable_since is not None:
            continue
        spells = [
            one
            for one in spells_of(office.store.events(stream))
            if not one.proved and one.since > look.at - _LATELY
        ]
        wrong = sum(one.refuted for one in spells)
        if len(spells) < _OFTEN and not wrong:
            continue
        proved = f", and {wrong} proved wrong" if wrong else ""
        yield Need(
            kind="reports_repeated",
            urgency=Urgency.SOON,
            words=f"the clocks of {player.name} ({player.id}) were stopped by "
            f"{counted(len(spells), 'report')} alone in {_LATELY.days} days{proved}",
            commands=(typed("log", "--player", player.id),),
            about=player.id,
            since=spells[-1].since,
        )


def reports_in_doubt(office: Office, look: Look) -> Iterator[Need]:
    """Reports of letters that did not arrive, unproved, while they keep somebody from losing."""
    for row in (one for why in UNPROVED for one in office.store.letters_because(why)):
        from corr.service.post.doubt import STRANGE_HOLDS  # with all that writes letters

        player, until = office.store.named_in(row.key), row.arrived + STRANGE_HOLDS
        if not player or until <= look.at:
            continue
        hold = Hold(why="set_aside", letter=row.key, cause=row.reason, until=until)
        going = [one for one in office.store.games_of_player(player) if one.to_act]
        for event in dict.fromkeys(one.event for one in going):
            yield Need(
                kind="report_in_doubt",
                urgency=Urgency.TODAY,
                event=event,
                words=f"{UNPROVED[row.reason]} keeps {called(office, player)} from losing on "
                f"time until {_utc(until)}",
                commands=hold.commands,
                about=row.key,
                since=row.arrived,
                readers=_no_rivals(office, look, [one for one in going if one.event == event]),
            )


def _no_rivals(office: Office, look: Look, games: Sequence[GameRow]) -> tuple[str, ...]:
    """The arbiters of the event who play in none of some games of it, or else the operator."""
    event = games[0].event
    contest = None if event in look.damaged else office.folder.contest(event)
    people = contest.spec.event.arbiters if contest else ()
    players = {player for one in games for player in (one.first, one.second)}
    return without_players(office, people, players) or (office.arbiter,)


def strangers(office: Office, look: Look) -> Iterator[Need]:
    """People whom nobody knows and who filled in the form to take part, until they are settled."""
    for row in office.store.letters_because(STRANGER_FORM):
        if office.store.player_by_address(row.sender):
            continue
        from corr.service.post.stranger_form import (  # with all that reads letters
            add_command,
            form_in,
        )

        form = form_in(office, row, look.at)
        name, event = (form.name, form.event) if form else (row.sender, "")
        known = event if event in look.events else ""
        yield Need(
            kind="stranger",
            urgency=Urgency.TODAY,
            event=known,
            words=f"{name}, who is not in the register, would like to take part",
            commands=(
                add_command(office, form, row.sender, look.at)
                if form
                else typed("mail", "show", row.key),
                typed("mail", "drop", row.key),
            ),
            about=row.sender,
            since=row.arrived,
        )


def strangers_waiting(office: Office, look: Look) -> Iterator[Need]:
    """Wishes to take part that are answered later, since others used up the hour's answers."""
    rows = office.store.letters_because(STRANGER_WAITS)
    if rows:
        most = office.limits.strangers_an_hour
        verb = "waits" if len(rows) == 1 else "wait"
        yield Need(
            kind="strangers_waiting",
            urgency=Urgency.TODAY,
            words=f"{counted(len(rows), 'letter')} from people who are not in the register and "
            f"would like to take part {verb}: no more than {most} are answered in an hour",
            commands=("corr mail list --all",),
            since=rows[0].arrived,
        )


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M} UTC"
