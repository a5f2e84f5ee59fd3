"""Which commands may come by letter, from whom, with which options; all others may not.

What names a file of this machine or of the writer's stands in no list of options: a command
takes an attachment in the place of its `file`, and nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from corr.service.office.office import Who


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """Who may send a command, whether it only reads, and its options beside the common ones.

    `file` is the argument for which an attachment stands, "" for none. A `wide` one without an
    event is about all events of the writer's. A `reasoned` one takes a reason by letter, though
    not for files where the program runs.
    """

    who: Who
    reads: bool = False
    options: frozenset[str] = frozenset()
    file: str = ""
    wide: bool = False
    reasoned: bool = False


COMMON = frozenset({"reason", "rule", "dry_run", "yes", "json"})
"""The options that every command may have."""
SETTLED = frozenset({"dry_run", "yes"})
"""Those of them that change nothing: a letter is shown first, and confirmed by its code."""


def _reads(*options: str, who: Who = Who.READERS, file: str = "", wide: bool = False) -> Rule:
    return Rule(who=who, reads=True, options=frozenset(options), file=file, wide=wide)


def _act(*options: str, who: Who = Who.ARBITERS, file: str = "") -> Rule:
    return Rule(who=who, options=frozenset(options), file=file)


RULES: Mapping[str, Rule] = {
    # what there is
    "status": _reads(who=Who.DESK),
    "standings": _reads("lang"),
    "pairings": _reads("number", "lang"),
    "table": _reads("lang"),
    "report": _reads("number", "pdf", "html", "csv", "lang"),
    "log": _reads("player", "game", "every", wide=True),
    "appeal list": _reads(wide=True),
    "event list": _reads(who=Who.DESK),
    "event status": _reads(),
    "event table": _reads(),
    "event show": _reads(),
    "event boards": _reads(),
    "event sections": _reads(),
    "event export": _reads(),
    "event trf": _reads(),
    "event check": _reads(who=Who.DESK, file="file"),
    "game show": _reads("numbers", "style"),
    "game export": _reads("form"),
    "game claim": _reads("after", "style", who=Who.ARBITERS),
    "clock show": _reads(),
    "player list": _reads(who=Who.DESK),
    "leave list": _reads("event", who=Who.DESK),
    "mail list": _reads("every", "state", "undelivered", who=Who.DESK),
    "mail show": _reads(who=Who.DESK),
    # rulings
    "event annul": _act("again"),
    "event redraw": _act(),
    "undo": _act("days"),
    "event assess": _act(),
    "event rule": _act("ending"),
    "event correct": _act("ending"),
    "event withdraw": _act(),
    "event reinstate": _act("days"),
    "event warn": _act(),
    "event reprimand": _act(),
    "event exclude": _act(),
    "event substitute": _act(),
    "event bye": _act(),
    "event late": _act(),
    "event decide": _act(),
    "event line-up": _act("empty"),
    "event captain": _act(),
    "event withdraw-team": _act(),
    "event change": _act(file="file"),
    "clock extend": _act("days", "move"),
    "clock pause": _act(),
    "clock resume": _act(),
    "clock forfeit": _act(),
    "game reopen": _act("days"),
    "game take-back": _act("to"),
    "game answer-claim": _act(),
    "leave grant": _act("event"),
    "leave cancel": _act("event"),
    # the course of an event
    "player add": _act("country", "club", "member_no", "language", "enter", "late"),
    "event enter": _act("late", "team"),
    "event refuse": _act(),
    "event vouchers": _act("count"),
    "event test": _act(),
    "event start": _act(),
    "event rules": _act("sent"),
    "event draw": _act("unfinished"),
    "event close": _act("estimate", "early", "undecided_appeals", "letters", who=Who.CHIEF),
    "event reopen": _act(who=Who.CHIEF),
    "event send-report": _act("to", "lang", "sent"),
    "event cancel": _act(who=Who.CHIEF),
    "appeal decide": _act(who=Who.COMMITTEE),
    # levels
    "ranking norms": _reads("player", "what_if", "pdf", "html", "csv", "lang"),
    "ranking list": _reads("on", "pdf", "html", "csv", "lang", who=Who.RANKERS),
    "ranking player": _reads("pdf", "html", "csv", "lang", who=Who.RANKERS),
    "ranking due": _reads("within", who=Who.RANKERS),
    "ranking log": _reads(who=Who.RANKERS),
    "ranking confirm": Rule(who=Who.BOARD, options=frozenset({"refuse"}), reasoned=True),
    "ranking exempt": _act("first", "last", who=Who.RANKING),
    "ranking set": _act("since", who=Who.RANKING),
    "ranking undo": _act(who=Who.RANKERS),
    # ratings from events at the board
    "rating compute": _reads("pdf", "html", "csv", "lang", who=Who.RANKERS),
    "rating list": _reads(
        *("of_game", "period", "now", "every", "edition", "pdf", "html", "csv", "lang"),
        who=Who.RANKERS,
    ),
    "rating player": _reads("of_game", "pdf", "html", "csv", "lang", who=Who.RANKERS),
    "rating events": _reads(who=Who.RANKERS),
    "rating log": _reads("of_game", who=Who.RANKERS),
    "rating export": _reads(who=Who.RANKERS),
    "rating enter": _act(who=Who.RANKING, file="file"),
    "rating correct": _act(who=Who.RANKING, file="file"),
    "rating remove": _act(who=Who.RANKING),
    "rating start": _act("first", "of_game", who=Who.RANKING, file="file"),
    "rating assign": _act(who=Who.RANKING),
    "rating activity": _act("of_game", "off", who=Who.RANKING),
    "rating strike": _act("of_game", "off", who=Who.RANKING),
    "rating publish": _act("of_game", "again", "off", who=Who.RANKING),
    # titles at the board
    "title compute": _reads("pdf", "html", "csv", "lang", who=Who.RANKERS),
    "title list": _reads("on", "since", "pdf", "html", "csv", "lang", who=Who.RANKERS),
    "title player": _reads("on", "pdf", "html", "csv", "lang", who=Who.RANKERS),
    "title diploma": _reads(
        *("on", "federation", "board", "committee", "pdf", "html", "lang"), who=Who.RANKERS
    ),
    "title log": _reads(who=Who.RANKERS),
    "title test next": _reads("rating", who=Who.RANKERS),
    "title test minutes": _reads(
        *("player", "since", "pdf", "html", "csv", "lang"), who=Who.RANKERS
    ),
    "title set": _act("on", who=Who.RANKING),
    "title undo": _act(who=Who.RANKING),
    "title test add": _act(
        *("level", "on", "judge", "passed", "rating", "paper"), who=Who.RANKING
    ),
    # letters and people
    "mail release": _act("sender", who=Who.DESK),
    "mail drop": _act("sender", who=Who.DESK),
    "mail resend": _act("to", who=Who.DESK),
    "player reachable": _act("address", who=Who.DESK),
    "player unreachable": _act(who=Who.DESK),
    "event heard": _act(),
}

NOT_BY_MAIL: frozenset[str] = frozenset(
    {
        # the machine, its files and its programs
        *("init", "doctor", "backup", "restore", "unit", "metrics", "check", "purge"),
        *("daemon", "fetch", "handle", "tick", "send", "wait", "serve", "demo", "bench"),
        *("keys rotate", "letters preview"),
        # who is in the register, which events there are, and where
        *("player import", "player forget"),
        *("event new", "event open", "event import", "event next"),
        *("export", "import", "event take-back"),
        # what is computed from files, for long, or for anybody at home
        *("game check", "game convert", "game verify", "position"),
        *("ranking compute", "ranking report", "rating example"),
    }
)
"""The commands that can only be given where the program runs."""
