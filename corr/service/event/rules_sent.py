"""The rules of an event to those who take part in it: who has got them, and when (art. 1 §3).

They go out with the start, and to whoever comes later when they come. No answer to "rules" is
counted: it went to who asked.
"""

from collections.abc import Iterable, Iterator
from datetime import date

from corr.errors import ArbiterError
from corr.mail.write.facts_asked import EventRules
from corr.mail.write.rules import rule_sentences
from corr.mail.write.write_words import Voice
from corr.service.desk.desk import tend
from corr.service.event.rounds import running
from corr.service.letters.event_letters import Act, send_event_letter, the_contest
from corr.service.office.office import Office
from corr.tournament.contest.committee_days import without_rules
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import RulesSent
from corr.tournament.wording import counted, listed


def event_rules(contest: Contest, say: Voice) -> EventRules:
    """The rules of an event in a language."""
    name = contest.spec.event.name
    return EventRules(id=contest.id, name=name, themes=tuple(_themes(contest, say)))


def _themes(contest: Contest, say: Voice) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rules by theme; games that began before the clock was changed keep theirs."""
    kept = any(one.begun and one.is_of_clock for one in contest.revisions)
    for theme, sentences in rule_sentences(contest.spec, say):
        more = (say("rules", "kept_clock"),) if kept and theme == "time" else ()
        yield theme, (*sentences, *more)


def send_rules(office: Office, contest: Contest, players: Iterable[str], act: Act) -> Contest:
    """Send the rules to those of `players` who have not got them, and write that down.

    Who has no address gets no letter, and nobody two. The caller's transaction holds both.
    """
    readers = tuple(one for one in players if one not in contest.rules_sent)
    readers = tuple(one for one in readers if _has_address(office, one))
    if not readers:
        return contest
    told = dict[str, EventRules]()
    for player in readers:
        language = _language(office, player)
        if language not in told:
            told[language] = event_rules(contest, office.templates.voice(language))
        facts: dict[str, object] = {"events": (told[language],)}
        send_event_letter(office, contest, player, "event_rules", facts, act)
    body = RulesSent(players=readers)
    return office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)


def send_rules_later(office: Office, event: str, act: Act) -> tuple[str, ...]:
    """Send the rules of a running event to all who have not got them; to whom.

    Raises ArbiterError if there is nobody to whom they can be sent.
    """
    with office.folder.transaction():
        readers = rules_readers(office, event)
        send_rules(office, the_contest(office, event), readers, act)
        tend(office, [event], act, f"the rules sent to {counted(len(readers), 'player')}")
        return readers


def rules_readers(office: Office, event: str) -> tuple[str, ...]:
    """To whom the rules of a running event can be sent now. Raises ArbiterError if to nobody."""
    running(office, event)
    missing = rules_missing(office, event)
    readers = tuple(one for one in missing if _has_address(office, one))
    if not readers:
        raise ArbiterError(
            f"{event}: no address of {listed(missing)} is known; hand the rules over, and say "
            "with --sent DATE when that was"
        )
    return readers


def rules_missing(office: Office, event: str) -> tuple[str, ...]:
    """Who has not got the rules of an event that has begun. Raises ArbiterError if all have."""
    contest = the_contest(office, event)
    if contest.stands not in ("running", "closed"):
        raise ArbiterError(f"{event} is {contest.stands}: its rules go out when it starts")
    found = without_rules(contest)
    if not found:
        raise ArbiterError(f"everybody in {event} has got its rules")
    return found


def note_rules(office: Office, event: str, act: Act, on: date) -> tuple[str, ...]:
    """Write down that all who had not got the rules got them in another way; who.

    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, missing = the_contest(office, event), rules_missing(office, event)
        if on > contest.day(act.at):
            raise ArbiterError(f"{event}: its rules were not handed over on {on}")
        body = RulesSent(players=missing, on=on.isoformat())
        office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        people = counted(len(missing), "player")
        tend(office, [event], act, f"the rules were handed over to {people} on {on}")
        return missing


def _has_address(office: Office, player: str) -> bool:
    row = office.store.player(player)
    return row is not None and bool(row.addresses)


def _language(office: Office, player: str) -> str:
    row = office.store.player(player)
    assert row is not None
    return row.language
