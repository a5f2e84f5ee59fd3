"""Votes in plain words: a member of a committee answers the letter that asked for one.

`vote uphold: why` is the command that it stands for, shown and confirmed as every other.
"""

from corr.mail.read.command_lines import DeskLines
from corr.service.desk.panel import ASKED_TO_VOTE
from corr.service.letters.reading import letter_answered, own_words
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.contest.ruled import vote_in
from corr.tournament.wording import typed

COMMAND = "appeal vote"
"""The words with which the command of a vote begins."""


def with_vote(case: Case, found: DeskLines) -> DeskLines:
    """What is for the desk, with the vote that a member of a committee gives in plain words."""
    if found.taken:
        return found
    lines, answers = own_words(case).splitlines(), answers_question(case)
    at = next((at for at, one in enumerate(lines) if vote_in(one, answers=answers)), None)
    if at is None:
        return found
    end = next((n for n in range(at, len(lines)) if not lines[n].strip()), len(lines))
    word, reason = vote_in(" ".join(lines[at:end]), answers=answers) or ("", "")
    event, number = _to_vote_on(case)
    if not (event and reason):
        return found
    command = typed("appeal", "vote", event, f"{number}", word, "--reason", reason)
    return DeskLines(commands=(command,), taken=tuple(lines[at:end]))


def is_about_vote(case: Case) -> bool:
    """Whether a letter is a committee member's about a vote, player or not.

    It answers the letter that asked for the vote, or says in a line that it votes.
    """
    lines = own_words(case).splitlines()
    return answers_question(case) or (any(map(vote_in, lines)) and _to_vote_on(case) != ("", 0))


def answers_question(case: Case) -> bool:
    """Whether a letter answers the one that asked its writer for a vote."""
    answered = letter_answered(case)
    asked = answered is not None and answered.cause.startswith(ASKED_TO_VOTE)
    return asked and _to_vote_on(case) != ("", 0)


def how_to_vote(case: Case) -> dict[str, object]:
    """What to tell a member whose letter was to be a vote and is none; empty for other letters.

    Its `state` is `open`, `given` for who has voted, or `over`.
    """
    if not is_about_vote(case):
        return {}
    event, number = _to_vote_on(case)
    ruled = the_contest(case.office, event).rulings[number]
    given = any(one.by == case.letter.sender for one in ruled.votes)
    state = "given" if given else "open" if ruled.is_open else "over"
    return {"event": event, "number": number, "state": state}


def _to_vote_on(case: Case) -> tuple[str, int]:
    """The event and number of the appeal that a member's vote is about; ("", 0) for none.

    That is the one whose letter is answered, else the newest that waits.
    """
    office, answered = case.office, letter_answered(case)
    found = [
        (event, number)
        for event, _, _ in office.store.events.tournaments()
        if (contest := office.folder.contest(event)) is not None
        for number, one in contest.rulings.items()
        if case.letter.sender in one.panel
    ]
    for event, number in found:
        if answered and answered.cause.startswith(f"{ASKED_TO_VOTE}{event}.{number}."):
            return event, number
    waiting = [(event, number) for event, number in found if _waits(office, event, number)]
    return (waiting or found or [("", 0)])[-1]


def _waits(office: Office, event: str, number: int) -> bool:
    return the_contest(office, event).rulings[number].is_open
