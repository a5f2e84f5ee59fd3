"""How the entries of an event stand before its start; nothing here writes a letter."""

from datetime import date, datetime, timedelta

from corr.tournament.contest.contest import Contest
from corr.tournament.wording import typed


def unproved(contest: Contest) -> tuple[str, ...]:
    """The players entered in an event whose answer has not shown yet that mail arrives."""
    return tuple(player for player in contest.entries if player not in contest.book.proved)


def is_short(contest: Contest, day: date) -> bool:
    """Whether entries are over and fewer players are in than the file wants."""
    least = contest.spec.event.min_players
    by_teams = contest.spec.system.kind in ("teams", "league")
    return day >= contest.entries_over and len(contest.entries) < least and not by_teams


def trials_from(contest: Contest) -> date:
    """The day from which everybody is asked to try their mail; that of the start for never."""
    event = contest.spec.event
    return event.start - timedelta(days=event.test_days)


def enter_command(contest: Contest, player: str, at: datetime) -> str:
    """The command that enters a player at an instant, ready to be typed."""
    team = ("--team", "TEAM") if contest.spec.system.kind in ("teams", "league") else ()
    over = contest.state == "open" and not contest.takes_entries(at)
    return typed("event", "enter", contest.id, *team, player, *(("--late",) if over else ()))


def refuse_command(contest: Contest, player: str) -> str:
    """The command that says no to a player, but for the reason."""
    return typed("event", "refuse", contest.id, player, "--reason", "TEXT")
