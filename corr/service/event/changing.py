"""A new event file in the place of the old one: one transaction, with everybody's letter."""

from corr.errors import ArbiterError
from corr.mail.write.changed_rules import RuleChange, changed_rules
from corr.service.event.arbiter import require_languages
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    send_event_letter,
    the_contest,
    the_reason,
)
from corr.service.office.office import Office
from corr.service.office.people import find_player
from corr.tournament.contest import changing
from corr.tournament.contest.changing import Listed
from corr.tournament.contest.contest import Contest
from corr.tournament.spec.spec_parts import EventSpec


def change_event(office: Office, event: str, spec: EventSpec, act: Act) -> Contest:
    """Let `spec` be the event's file from now on. Raises ArbiterError with every fault.

    Who is entered stays so, and is told in their language what differs for players; who is
    listed anew is entered and invited. What games have begun with stays theirs.
    """
    require_languages(spec, office.templates.languages)
    with office.folder.transaction():
        before, reason = the_contest(office, event), the_reason(act)
        old, new = _listed(office, before, before.spec), _listed(office, before, spec)
        begun, _ = office.store.game_counts(event)
        bodies = changing.change(before, spec, old, new, begun=begun, at=act.at, reason=reason)
        after = office.folder.record(event, before, bodies, at=act.at, cause=act.cause)
        for player in after.present or after.entries:
            if player in before.entries:
                _tell(office, before, after, player, act)
            else:
                _invite(office, after, player, act)
        return after


def changes_for(
    office: Office, old: EventSpec, new: EventSpec, language: str
) -> tuple[RuleChange, ...]:
    """What a new file changes for players, in a language."""
    return changed_rules(old, new, office.templates.voice(language))


def _tell(office: Office, before: Contest, after: Contest, player: str, act: Act) -> None:
    """Tell a player what differs; nothing if nothing does that players are concerned with."""
    row = office.store.player(player)
    changes = changes_for(office, before.spec, after.spec, row.language if row else "")
    team = after.teams.get(player, "") if after.spec.system.kind == "teams" else ""
    moved = team if team != before.teams.get(player, "") else ""
    if changes or moved:
        facts: dict[str, object] = {
            "event": event_facts(office, after, players=False),
            "reason": the_reason(act),
            "changes": changes,
            "team": moved,
            "started": bool(after.order),
        }
        send_event_letter(office, after, player, "event_changed", facts, act)


def _invite(office: Office, contest: Contest, player: str, act: Act) -> None:
    team = contest.teams.get(player, "") if contest.spec.system.kind == "teams" else ""
    facts: dict[str, object] = {"event": event_facts(office, contest), "team": team}
    send_event_letter(office, contest, player, "invitation", facts, act)


def _listed(office: Office, contest: Contest, spec: EventSpec) -> Listed:
    """Whom a file lists. Raises ArbiterError with all who are not in the register."""
    captains = {one.name: one.captain for one in spec.teams}
    named = [word for _, players in spec.rosters for word in players]
    found = {word: find_player(office, word) for word in (*named, *captains.values()) if word}
    members = spec.system.captains == "member"
    unknown = [word for word, row in found.items() if not row and (word in named or members)]
    ids = {word: row.id for word, row in found.items() if row}
    known = [ids[word] for word in named if word in ids]
    twice = {player for player in known if known.count(player) > 1}
    faults = [f"no player of the register is {word}" for word in unknown]
    faults += [f"{player} is listed twice, or in two" for player in sorted(twice)]
    if faults:
        raise ArbiterError(*(f"{contest.id}: {fault}" for fault in faults))
    return Listed(
        teams={ids[word]: name for name, players in spec.rosters for word in players},
        captains={team: ids.get(word, word) for team, word in captains.items()},
    )
