"""The rulings of an event as they stand: made, appealed against, decided. Pure."""

import re
from collections.abc import Mapping, Set
from datetime import date, datetime
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError, PlayerError
from corr.sentences.said import said
from corr.tournament.events.events_contest import (
    Acted,
    AppealDecided,
    Appealed,
    PanelNamed,
    Verdict,
    Voted,
)
from corr.tournament.wording import typed

VERDICTS: Mapping[str, Verdict] = {
    "allow": Verdict.ALLOWED,
    "dismiss": Verdict.DISMISSED,
    "bifall": Verdict.ALLOWED,
    "avslag": Verdict.DISMISSED,
    "rahuldada": Verdict.ALLOWED,
    "rahuldamata": Verdict.DISMISSED,
    "stattgegeben": Verdict.ALLOWED,
    "abgewiesen": Verdict.DISMISSED,
}
"""The words by which an appeal is decided."""
_OF_THE_RULING = frozenset({"uphold", "upheld", "overturn", "overturned"})
"""Words of the ruling, which were taken for words of the appeal."""

ACTS: Mapping[str, str] = {
    "event rule": "rule",
    "event correct": "correct",
    "event annul": "annul",
    "clock forfeit": "forfeit",
    "game reopen": "reopen_game",
    "game answer-claim": "answer_claim",
    "game take-back": "take_back",
    "clock extend": "extend",
    "clock pause": "pause",
    "clock resume": "resume",
    "event withdraw": "withdraw",
    "event withdraw-team": "withdraw_team",
    "event exclude": "exclude",
    "event substitute": "substitute",
    "event late": "late",
    "event refuse": "refuse",
    "event warn": "warn",
    "event reprimand": "reprimand",
    "event bye": "bye",
    "event captain": "captain",
    "event line-up": "line_up",
    "leave grant": "grant_leave",
    "leave cancel": "cancel_leave",
    "event enter": "enter",
    "event reinstate": "reinstate",
    "event assess": "assess",
    "event decide": "decide",
    "event change": "change",
    "event redraw": "redraw",
    "event cancel": "cancel",
    "event close": "close",
    "event reopen": "reopen",
    "event send-report": "send_report",
    "appeal decide": "decide_appeal",
    "undo": "undo",
}
"""The keys of acts by the first words of their commands, for logs from before these kept keys.

Nothing is added here, and no line goes: an act has the key under which it is declared.
"""
LASTED = frozenset(
    {"redraw", "cancel", "close", "reopen", "send_report", "decide_appeal", "undo", ""}
)
"""The keys of the acts that nothing undid, for logs from before these kept that; "" is an act
that nobody knows any more. Nothing is added here, either.
"""
_GAME = re.compile(r"corr [\w-]+ [\w-]+ ([A-Z0-9]+-\d+)\b")

Rulings = Mapping[int, "Ruled"]


class Ruled(Struct, frozen=True, kw_only=True):
    """A ruling, with its appeal and what was decided of that, None as long as there is none.

    `at` and `cause` are those of its event; what the ruling changed has the same cause.
    `undone_by` is the later ruling that undid it, 0 for none. In an event of matches `panel` are
    the addresses of the three who decide its appeal, once they are named, and `votes` theirs.
    """

    at: datetime
    cause: str
    act: Acted
    appeal: Appealed | None = None
    appealed_at: datetime | None = None
    decision: AppealDecided | None = None
    decided_at: datetime | None = None
    undone_by: int = 0
    panel: tuple[str, ...] = ()
    votes: tuple[Voted, ...] = ()

    @property
    def voters(self) -> tuple[str, ...]:
        """The addresses of the three, without those who were forgotten since they were named."""
        return tuple(one for one in self.panel if "@" in one)

    @property
    def majority(self) -> Verdict | None:
        """What two of the three have voted for; None before."""
        given = [Verdict(one.verdict) for one in self.votes]
        return next((one for one in Verdict if given.count(one) > len(self.panel) // 2), None)

    @property
    def key(self) -> str:
        """The key of the act that was ruled, as `rule`; "" for none that is known."""
        return self.act.key or act_of(self.act.command)

    @property
    def lasts(self) -> bool:
        """Whether no other act undoes it."""
        return self.act.lasts or self.key in LASTED

    @property
    def game(self) -> str:
        """The game that the act was given for, "" for none."""
        found = _GAME.match(self.act.command)
        return found[1] if found else ""

    @property
    def is_fallen(self) -> bool:
        """Whether an appeal against it was allowed."""
        return self.decision is not None and self.decision.outcome is Verdict.ALLOWED

    @property
    def is_open(self) -> bool:
        """Whether somebody has appealed and waits for the decision."""
        return self.appeal is not None and self.decision is None and not self.undone_by

    def concerns(self, players: Set[str]) -> bool:
        """Whether it concerns one of some players."""
        return any(one in players for one in self.act.concerned)

    def may_be_appealed(self, day: date) -> bool:
        """Whether those concerned may still appeal on a day, if nobody has."""
        return bool(self.act.appeal_until) and day.isoformat() <= self.act.appeal_until


def act_of(command: str) -> str:
    """The key of the act that a command line gives, "" for none that is known.

    >>> act_of("corr event rule SK24-001 1-0"), act_of("corr undo SK24 3"), act_of("corr export")
    ('rule', 'undo', '')
    """
    words = command.split()[1:3]
    return ACTS.get(" ".join(words), "") or ACTS.get(" ".join(words[:1]), "")


def after(
    rulings: Rulings,
    body: Acted | Appealed | PanelNamed | Voted | AppealDecided,
    *,
    at: datetime,
    cause: str,
) -> Rulings:
    """The rulings after one more event about them."""
    match body:
        case Acted():
            found = Ruled(at=at, cause=cause, act=body)
            if body.undoes:
                undone = replace(rulings[body.undoes], undone_by=body.number)
                rulings = {**rulings, body.undoes: undone}
        case Appealed():
            found = replace(rulings[body.number], appeal=body, appealed_at=at)
        case PanelNamed():
            ruled = rulings[body.number]
            kept = tuple(one for one in ruled.votes if one.by in body.members)
            found = replace(ruled, panel=body.members, votes=kept)
        case Voted():
            ruled = rulings[body.number]
            found = replace(ruled, votes=(*ruled.votes, body))
        case AppealDecided():
            found = replace(rulings[body.number], decision=body, decided_at=at)
    return {**rulings, body.number: found}


def appeal(
    rulings: Rulings,
    number: int,
    player: str,
    words: str,
    day: date,
    *,
    speaks_for: Set[str] = frozenset(),
) -> Appealed:
    """The appeal of a player on a day, who `speaks_for` others, too, as a captain does.

    Raises PlayerError if there can be none.
    """
    found = rulings.get(number)
    if found is None or not found.concerns({player, *speaks_for}):
        raise PlayerError("no_ruling_of_yours", number=number)
    if found.appeal is not None:
        raise PlayerError("appealed_already", number=number, mine=found.appeal.player == player)
    if not found.may_be_appealed(day):
        raise PlayerError("appeal_too_late", number=number, until=found.act.appeal_until)
    if not words:
        raise PlayerError("appeal_without_words", number=number)
    return Appealed(number=number, player=player, words=words)


def ways_to_decide(
    event: str, number: int, reason: str = "TEXT", rule: str = ""
) -> tuple[str, str]:
    """The commands that allow and that dismiss an appeal.

    >>> ways_to_decide("SK24", 3)[0]
    'corr appeal decide SK24 3 allow --reason TEXT'
    """
    more = ("--reason", reason, *(("--rule", rule) if rule else ()))
    allow, dismiss = (
        typed("appeal", "decide", event, f"{number}", word, *more) for word in ("allow", "dismiss")
    )
    return allow, dismiss


def verdict_of(word: str, ways: tuple[str, str]) -> Verdict:
    """What a word decides of an appeal; `ways` are the commands that would be understood.

    Raises ArbiterError for other words, and for those that say it of the ruling.
    """
    if (verdict := VERDICTS.get(word.lower())) is not None:
        return verdict
    fault = said("why_appeal", "no_verdict", word=word)
    if word.lower() in _OF_THE_RULING:
        fault = said("why_appeal", "ambiguous", word=word)
    allow, dismiss = ways
    raise ArbiterError(
        fault,
        said("why_appeal", "to_allow", allow=allow),
        said("why_appeal", "to_dismiss", dismiss=dismiss),
    )


def decided(verdict: Verdict) -> str:
    """What became of an appeal, and so of the ruling, in words.

    >>> decided(Verdict.DISMISSED)
    'dismissed: the ruling stands'
    """
    match verdict:
        case Verdict.ALLOWED:
            return said("why_appeal", "allowed")
        case Verdict.DISMISSED:
            return said("why_appeal", "dismissed")
        case _:
            assert_never(verdict)


def decide(rulings: Rulings, number: int, verdict: Verdict, reason: str, by: str) -> AppealDecided:
    """The committee's decision on an appeal, which is final. Raises ArbiterError."""
    open_appeal(rulings, number)
    return AppealDecided(number=number, verdict=verdict.value, reason=reason, by=by)


def latest_for(rulings: Rulings, players: Set[str], day: date) -> int:
    """The last ruling about some players that can be appealed on a day, 0 if there is none."""
    mine = (
        number
        for number, one in rulings.items()
        if one.concerns(players) and one.appeal is None and one.may_be_appealed(day)
    )
    return max(mine, default=0)


# -- the committee of three for an appeal in an event of matches (backgammon.md 8 [1.5, 1.6]) ----


VOTE = "vote"
"""The key of the act by which a member votes."""
PANEL = 3
"""How many experienced players decide such an appeal."""


def ways_to_vote(event: str, number: int, reason: str = "TEXT") -> tuple[str, str]:
    """The commands by which a member of the committee votes.

    >>> ways_to_vote("BG29", 3)[0]
    'corr appeal vote BG29 3 uphold --reason TEXT'
    """
    uphold, change = (
        typed("appeal", "vote", event, f"{number}", word, "--reason", reason)
        for word in ("uphold", "change")
    )
    return uphold, change


_VOTES: Mapping[str, Verdict] = {
    "uphold": Verdict.DISMISSED,
    "change": Verdict.ALLOWED,
    "fastställ": Verdict.DISMISSED,
    "ändra": Verdict.ALLOWED,
    "jäta": Verdict.DISMISSED,
    "muuda": Verdict.ALLOWED,
    "bestätigen": Verdict.DISMISSED,
    "ändern": Verdict.ALLOWED,
}
"""What members say of the ruling, and what becomes of the appeal by it."""
_VOTE = re.compile(
    r"(?:(?:i|jag|ma|mina|ich)\s+)?"
    r"(?P<vote>(?:vote|röst|röstar|rösta|hääletan|hääl|stimme)(?:\s*:\s*|\s+)"
    r"(?:(?:to|for|för|att|für)\s+)*)?"
    r"(?P<word>" + "|".join(_VOTES) + r")\b"
    r"(?:\s+(?:the\s+(?:ruling|decision)|beslutet|otsus|otsust|den\s+entscheid))?"
    r"\s*[:.,;–-]*\s*(?P<why>.*)",
    re.IGNORECASE | re.DOTALL,
)


def vote_in(text: str, *, answers: bool = False) -> tuple[str, str] | None:
    """The word of a vote in plain words, and its reason; None for a line that is none.

    What `answers` our question for a vote need not say that it is one.

    >>> vote_in("Vote change: the roll was sent twice")
    ('change', 'the roll was sent twice')
    >>> vote_in("I vote to uphold the ruling"), vote_in("Uphold: fair", answers=True)
    (('uphold', ''), ('uphold', 'fair'))
    """
    found = _VOTE.fullmatch(text.strip())
    if found is None or not (found["vote"] or answers):
        return None
    return found["word"].lower(), " ".join(found["why"].split())


def voted(word: str, ways: tuple[str, str]) -> Verdict:
    """What a word of a vote makes of the appeal. Raises ArbiterError for other words."""
    if (verdict := _VOTES.get(word.lower())) is not None:
        return verdict
    uphold, change = ways
    raise ArbiterError(
        said("why_appeal", "no_vote", word=word),
        said("why_appeal", "to_uphold", uphold=uphold),
        said("why_appeal", "to_change", change=change),
    )


def open_appeal(rulings: Rulings, number: int) -> Ruled:
    """A ruling whose appeal waits for the committee. Raises ArbiterError."""
    found = rulings.get(number)
    if found is None or found.appeal is None:
        raise ArbiterError(said("why_appeal", "none", number=number))
    if found.decision is not None:
        raise ArbiterError(
            said("why_appeal", "final", number=number, verdict=decided(found.decision.outcome))
        )
    if found.undone_by:
        raise ArbiterError(said("why_appeal", "undone", number=number, undone_by=found.undone_by))
    return found


def vote(rulings: Rulings, number: int, verdict: Verdict, reason: str, by: str) -> Voted:
    """The vote of a member, who has one. Raises ArbiterError."""
    found = open_appeal(rulings, number)
    if by not in found.panel:
        members = ", ".join(found.panel)
        raise ArbiterError(said("why_appeal", "no_member", number=number, members=members))
    if any(one.by == by for one in found.votes):
        raise ArbiterError(said("why_appeal", "voted_already", number=number))
    return Voted(number=number, verdict=verdict.value, reason=reason, by=by)
