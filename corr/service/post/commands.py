"""Commands by mail: read, shown first, carried out with a code."""

import hmac
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError, MailError
from corr.mail.letter import Draft, Refusal
from corr.mail.read.command_lines import (
    LONGEST_COMMAND,
    MOST_COMMANDS,
    DeskLines,
    bare,
    desk_lines,
    is_named,
    without,
)
from corr.mail.read.quote_known import words_of
from corr.mail.read.read import files_of, read_letter
from corr.mail.write.facts import Said, folded
from corr.sentences.said import in_language, joined
from corr.service.desk.roles import (
    asks_of,
    is_known,
    require_fair,
    require_role,
    roles_of,
    with_only_event,
)
from corr.service.letters.compose import post
from corr.service.letters.news import zone_for
from corr.service.letters.plain import hashed, is_spent, send_plain
from corr.service.letters.reading import (
    answer_given,
    marked_words,
    own_words,
    read_own,
    words_answered,
)
from corr.service.office.case import Case
from corr.service.office.office import Command, Desk, Occasion, Office, Printed
from corr.service.office.people import language_of
from corr.service.post.sender import verdict_of
from corr.service.post.voting import COMMAND as VOTE
from corr.service.post.voting import how_to_vote, is_about_vote, with_vote
from corr.store.rows import InboxRow
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import Acted
from corr.tournament.play.orders import Enter, Help
from corr.who import Who

# -- what of a letter is for the desk ----


def lines_for(case: Case, desk: Desk) -> DeskLines:
    """What of a letter is for the desk, its commands too that are nearly those of ours.

    What is much like the letter that is answered is read as its quotation; a command that
    stands in it otherwise is none.
    """
    found = with_vote(case, _plain_lines(case, desk))
    if not (sent := words_answered(case)):
        return found
    near = desk_lines(marked_words(case), lambda line: is_named(line) or bool(desk.whose(line)))
    shown = (one for text in sent for one in desk_lines(text, desk.begins).commands)
    known = {words_of(bare(one)) for one in (*shown, *found.commands)}
    new = tuple(one for one in near.commands if words_of(bare(one)) not in known)
    if not new:
        return found
    return DeskLines(
        commands=(*found.commands, *new),
        codes=tuple(dict.fromkeys((*found.codes, *near.codes))),
        taken=(*found.taken, *near.taken),
    )


def _plain_lines(case: Case, desk: Desk) -> DeskLines:
    """What of a person's words is for the desk: what begins with `corr`, else what is no order."""
    text = _said(case)
    found = desk_lines(text, desk.begins)
    if all(map(is_named, found.commands)):
        return found
    player = case.office.store.players.player_by_address(case.letter.sender)
    orders = {one.line.strip() for one in read_own(case, None).orders} if player else set[str]()
    return desk_lines(
        text,
        lambda line: desk.begins(line) and (is_named(line) or line not in orders),
    )


def _said(case: Case) -> str:
    """What the writer says: in the letter, or in the subject if there is nothing in that."""
    return own_words(case).strip() or case.letter.subject


def all_taken(case: Case, found: DeskLines) -> bool:
    """Whether a letter says nothing that is not for the desk."""
    return not without(_said(case), found.taken).strip()


# -- the codes that confirm commands ----
# Nothing is stored for them but the letters themselves. The Message-ID of the letter that asked
# says which commands it was about and what they would have done, and the code follows from that
# and from the keys of the site. The letter that says what was done names it, so that no code
# counts twice.


VALID = timedelta(days=3)
"""How long a code may be used."""
WRONG_CODES_A_DAY = 5
_DIGITS = 6
_PART = 12
_SAID = "said"
OURS = "desk."
"""How the Message-IDs of the desk's letters begin."""


class Asked(Struct, frozen=True, kw_only=True):
    """Commands that wait for their code: the `letter` that they came in, and `shown`, a digest
    of what they would do, as it was told `at` that time in the letter `message_id`.
    """

    letter: str
    shown: str
    at: datetime
    message_id: str


def message_id_of(office: Office, sender: str, letter: str, shown: str) -> str:
    """The Message-ID of a letter to `sender` about the commands in a letter of theirs."""
    prefix = f"{_prefix(sender)}{letter}.{shown or _SAID}."
    serial = office.store.letters.letters_at(prefix) + 1
    return f"{prefix}{serial}@{office.site.host}"


def digest_of(office: Office, words: str) -> str:
    """What stands for words in a Message-ID, so that nobody can guess it from outside."""
    return hmac.digest(office.keys.current, f"corr.shown\n{words}".encode(), "sha256").hex()[
        :_PART
    ]


def _prefix(sender: str) -> str:
    return f"{OURS}{hashed(sender)[:_PART]}."


def asked_lately(case: Case) -> tuple[Asked, ...]:
    """What was shown to the sender of a letter and can be confirmed by it, the newest first.

    What was shown once more, because it had changed, can be confirmed as it was shown last.
    """
    found = dict[str, Asked]()
    prefix, since = _prefix(case.letter.sender), case.letter.arrived - VALID
    for name, at in case.office.store.causes.letters_since(prefix, since):
        letter, shown = name.removeprefix(prefix).split(".")[:2]
        if shown != _SAID:
            found.pop(letter, None)
            found[letter] = Asked(letter=letter, shown=shown, at=at, message_id=name)
    return tuple(reversed(found.values()))


def code_of(office: Office, sender: str, asked: Asked) -> str:
    """The code that confirms what was asked."""
    return _codes(office, sender, asked)[0]


def is_code(office: Office, sender: str, asked: Asked, code: str) -> bool:
    """Whether a code confirms what was asked; takes constant time."""
    matches = [hmac.compare_digest(one, code) for one in _codes(office, sender, asked)]
    return any(matches)


def _codes(office: Office, sender: str, asked: Asked) -> list[str]:
    text = f"corr.desk\n{sender}\n{asked.letter}\n{asked.shown}".encode()
    digests = (hmac.digest(key, text, "sha256") for key in (office.keys.current, *office.keys.old))
    numbers = (int.from_bytes(digest[:8]) % 10**_DIGITS for digest in digests)
    return [f"{number:0{_DIGITS}}" for number in numbers]


def answers_ours(case: Case, asked: tuple[Asked, ...]) -> bool:
    """Whether a letter answers one of ours that asks for a code, whose name only we two know."""
    return not {one.message_id for one in asked}.isdisjoint(case.letter.answers)


def done_cause(letter: str) -> str:
    """The cause of the answer that tells that the commands of a letter were carried out."""
    return f"desk.done.{letter}"


def wrong_cause(case: Case) -> str:
    """The cause of answers to wrong codes of a sender on a day, by which they are counted."""
    return f"desk.wrong.{hashed(case.letter.sender)}.{case.at:%Y-%m-%d}"


def wrong_codes(case: Case) -> int:
    """How many wrong codes have come from a sender today."""
    return case.office.store.letters.count_cause(wrong_cause(case))


# -- commands of a letter in their order ----


class Outcome(Struct, frozen=True, kw_only=True):
    """What was said to commands; `acts` is how many would change something or have.

    `shown` is a digest of what the acts would do, "" where there is none. `files` are what they
    would have written. `log` is the command that shows what was done, "" if none does.
    """

    said: tuple[Said, ...]
    acts: int = 0
    shown: str = ""
    files: tuple[tuple[str, bytes], ...] = ()
    log: str = ""

    @property
    def refused(self) -> bool:
        """Whether one of them cannot be done."""
        return any(one.refused for one in self.said)


class Errands(Struct, frozen=True, kw_only=True):
    """The commands that came in one letter: who sent them, and the `key` of the letter."""

    office: Office
    desk: Desk
    sender: str
    key: str
    lines: tuple[str, ...]
    files: Mapping[str, str]

    def occasion(self, number: int, at: datetime, key: str) -> Occasion:
        """When and under which cause a command runs; `key` is the letter that makes it run."""
        return Occasion(at=at, cause=f"mail.{key[:32]}.{number}", by=self.sender)


def acts_of(errands: Errands) -> Mapping[str, Mapping[str, str]]:
    """The commands that are no questions, without the program's name, and the files they take.

    What cannot be read is an act that went wrong.
    """
    acts = dict[str, Mapping[str, str]]()
    for line in errands.lines:
        try:
            command = errands.desk.read(line, errands.files)
        except ArbiterError:
            acts[bare(line)] = {}
        else:
            if not command.reads:
                acts[bare(line)] = command.files
    return acts


class _Refused(Exception):
    """Ends what cannot be done to its end."""


def rehearse(errands: Errands, at: datetime) -> Outcome:
    """What commands say that only read, and what the others would do; nothing stays of it.

    Each sees what those before it would have done.
    """
    with errands.office.folder.trial():
        tried = [
            _try(errands, line, errands.occasion(number, at, errands.key))
            for number, line in enumerate(errands.lines, 1)
        ]
        acts = [one for one in tried if one.is_act]
        words = "\n".join(f"{one.said.line}\n{one.said.text}\n{one.game}" for one in acts)
        return Outcome(
            said=tuple(one.said for one in tried),
            acts=len(acts),
            shown=digest_of(errands.office, words) if acts else "",
            files=tuple(file for one in tried for file in one.files),
        )


class _Tried(Struct, frozen=True, kw_only=True):
    """What came of trying a command. `game` is the one that an act is about, as it was."""

    said: Said
    is_act: bool = False
    game: str = ""
    files: tuple[tuple[str, bytes], ...] = ()


def _try(errands: Errands, line: str, occasion: Occasion) -> _Tried:
    office = errands.office
    try:
        with office.folder.savepoint():
            command = _read(errands, line)
            if command.reads:
                printed = errands.desk.show(office, command, occasion)
                return _Tried(said=Said(line=line, text=printed.text), files=printed.files)
            game = _as_it_is(office, command.game)
            text = _shown(errands, command, occasion)
            _do(errands, command, occasion)
            return _Tried(said=Said(line=line, text=text), is_act=True, game=game)
    except ArbiterError as error:
        return _Tried(said=_refusal(line, error))


def _as_it_is(office: Office, game: str) -> str:
    """How far a game is: a move since makes a difference to a ruling on it."""
    row = office.store.events.game_row(game) if game else None
    return f"{row.id}.{row.version}" if row else ""


def _shown(errands: Errands, command: Command, occasion: Occasion) -> str:
    """What an act would do, in words; nothing stays of it."""
    with errands.office.folder.trial():
        return errands.desk.show(errands.office, command, occasion).text


def perform(errands: Errands, at: datetime, key: str) -> Outcome:
    """Carry out all acts of a letter, or none if one cannot be; `key` is the letter that says so.

    What only reads was answered before.
    """
    office, said, files = errands.office, list[Said](), list[tuple[str, bytes]]()
    causes = list[str]()
    try:
        with office.folder.savepoint():
            for number, line in enumerate(errands.lines, 1):
                try:
                    command = _read(errands, line)
                    if command.reads:
                        continue
                    occasion = errands.occasion(number, at, key)
                    printed = _do(errands, command, occasion)
                except ArbiterError as error:
                    said.append(_refusal(line, error))
                    raise _Refused from error
                causes.append(occasion.cause)
                said.append(Said(line=line, text=printed.text))
                files += printed.files
    except _Refused:
        return Outcome(said=tuple(said[-1:]))
    return Outcome(
        said=tuple(said), acts=len(causes), files=tuple(files), log=_log_of(office, causes)
    )


def _log_of(office: Office, causes: Sequence[str]) -> str:
    """The command that shows all that was done under some causes, "" if none does."""
    events, rulings = list[str](), True
    for cause in causes:
        found = [
            one for one in office.store.causes.events_of_cause(cause) if _is_of_event(office, one)
        ]
        if not found:
            return ""
        events += [one.stream for one in found]
        rulings = rulings and any(isinstance(one.body, Acted) for one in found)
    one = events[0] if len(set(events)) == 1 else ""
    return " ".join(filter(None, ("corr log", one, "" if rulings else "--all")))


def _is_of_event(office: Office, event: Event) -> bool:
    return "-" not in event.stream and office.folder.contest(event.stream) is not None


def _read(errands: Errands, line: str) -> Command:
    command = errands.desk.read(line, errands.files)
    command = with_only_event(errands.office, command, errands.sender)
    require_role(errands.office, command, errands.sender)
    return command


def _do(errands: Errands, command: Command, occasion: Occasion) -> Printed:
    """Carry an act out. Raises ArbiterError, also if it turns out that the sender may not."""
    office = errands.office
    before = office.folder.contest(command.event) if command.event else None
    done = errands.desk.carry_out(office, command, occasion)
    require_fair(office, before, occasion.cause, errands.sender)
    return done


def _refusal(line: str, error: ArbiterError) -> Said:
    return Said(line=line, text=joined("\n", error.faults), refused=True)


# -- the desk by mail ----
# A command that only reads is answered at once. Whatever would change something is rehearsed, and
# the letter that shows it has a code; the answer with that code carries it out. All of it happens
# in the letter's own transaction. An arbiter's letters as a player go on to where they belong.


ANSWERS_AN_HOUR = 100
"""How many letters of the desk one address gets in an hour."""
_MOST_CODES = 3
_HELP = frozenset({"corr", "corr help", "corr --help"})


class _Answer(Struct, kw_only=True):
    """What a letter of the desk says. `asks` is the key of the letter whose commands it asks to
    confirm, and what they would do; `known` are the commands that can be sent.
    """

    said: list[Said] = field(default_factory=list)
    remarks: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    files: list[tuple[str, bytes]] = field(default_factory=list)
    asks: tuple[str, str] | None = None
    known: tuple[str, ...] = ()
    cause: str = ""

    def remark(self, code: str, **params: object) -> None:
        """Add a sentence that stands before what was said."""
        self.remarks.append((code, params))


def at_the_desk(case: Case, raw: bytes) -> Case | tuple[str, str]:
    """What of a letter is left to handle when the desk has had its part of it.

    That is the letter as it was, if nothing in it is for the desk. Where nothing is left it is
    the letter's new state and the reason.
    """
    desk, letter = case.office.desk, case.letter
    if desk is None or (letter.automatic and not case.vouched):
        return case
    # Most letters have nothing for the desk: that is seen without parting own words from quotes.
    has_lines = desk_lines(f"{letter.subject}\n\n{letter.text}", desk.begins).taken
    for_desk = _is_for_desk(case)
    if not has_lines and not for_desk:
        return case
    found = lines_for(case, desk)
    if not found.taken and not for_desk:
        return case
    if not is_known(case.office, letter.sender):
        return _for_arbiters(case, desk, found)
    if not (found.commands or for_desk or asked_lately(case) or all_taken(case, found)):
        return case
    if not case.vouched and verdict_of(case) == "fail":
        return _doubtful(case)
    if not found.taken and (code := _yes_to_vote(case, desk)):
        found = replace(found, codes=(code,))
    files = files_of(raw) if found.taken else {}
    beside = _are_beside(case, desk, found, files)
    if _is_spent(case):
        found, for_desk = replace(found, commands=()), False
        if beside or not found.codes:
            return "handled", "desk_spent"
    done = _serve(case, desk, found, files, beside=beside)
    rest = replace(case, letter=replace(letter, text=without(letter.text, found.taken)))
    return rest if not for_desk and _is_player_letter(rest) else done


def _is_for_desk(case: Case) -> bool:
    """Whether a letter can be for nothing but the desk, whatever it says.

    It answers one of the desk's, is about a vote, or comes from somebody with a role who is no
    player.
    """
    office, letter = case.office, case.letter
    if letter.tags:
        return False
    if office.store.players.player_by_address(letter.sender):
        ours = any(one.startswith(OURS) for one in letter.answers)
        return (ours and is_known(office, letter.sender)) or is_about_vote(case)
    if not is_known(office, letter.sender):
        return False
    return not any(isinstance(one, Enter) for one in read_own(case, None).orders)


def _is_player_letter(case: Case) -> bool:
    """Whether what is left of a letter says something that a player says."""
    if case.office.store.players.player_by_address(case.letter.sender) is None:
        return False
    reading = read_own(case, None)
    return bool(reading.orders or reading.either or reading.messages)


def _for_arbiters(case: Case, desk: Desk, found: DeskLines) -> Case | tuple[str, str]:
    """Tell a player who has no role for whom commands are; strangers are answered as ever."""
    meant = [line for line in found.commands if is_named(line) or _is_meant(case, desk, line)]
    player = case.office.store.players.player_by_address(case.letter.sender)
    if not meant or player is None:
        return case
    cause = f"unproven.{case.letter.sender}.{case.letter.key}"
    refusal = _not_theirs(desk, meant[0])
    if not is_spent(case):
        facts: dict[str, object] = {"g": None, "happenings": (), "refusals": (refusal,)}
        send_plain(case, "refused", facts, player, cause)
    rest = replace(case, letter=replace(case.letter, text=without(case.letter.text, found.taken)))
    return rest if _is_player_letter(rest) else ("refused", refusal.code)


def _is_meant(case: Case, desk: Desk, line: str) -> bool:
    """Whether a player's line without `corr` is a command: in a letter about a game it is chat."""
    about_game = any(not tag.is_pass for tag in case.letter.tags)
    return not about_game and desk.whose(line) is not None


def _not_theirs(desk: Desk, line: str) -> Refusal:
    """Who may send a command that this player may not."""
    who = desk.whose(line)
    if who in (Who.RANKERS, Who.RANKING, Who.BOARD):
        return Refusal(line=line[:100], code="for_ranking", params={"who": who.name.lower()})
    return Refusal(line=line[:100], code="for_arbiters", params={})


def _doubtful(case: Case) -> tuple[str, str]:
    """Say once a day that a letter came in an arbiter's name that their mail server disowns."""
    cause = f"desk.fail.{hashed(case.letter.sender)}.{case.at:%Y-%m-%d}"
    if not case.office.store.letters.has_cause(cause):
        answer = _Answer(cause=cause)
        answer.remark("doubtful")
        _send(case, answer)
    return "refused", "desk_doubtful"


def _is_spent(case: Case) -> bool:
    """Whether the sender has had their share of answers; the last one says so, once an hour."""
    name, hour = hashed(case.letter.sender), case.at - timedelta(hours=1)
    if case.office.store.letters.count_causes_since(f"desk.{name}.", hour) < ANSWERS_AN_HOUR:
        return False
    answer = _Answer(cause=f"desk.spent.{name}.{case.at:%Y-%m-%dT%H}")
    if not case.office.store.letters.has_cause(answer.cause):
        answer.remark("spent", limit=ANSWERS_AN_HOUR)
        _send(case, answer)
    return True


# -- what an arbiter gets ----


def _serve(
    case: Case, desk: Desk, found: DeskLines, files: Mapping[str, str], *, beside: bool
) -> tuple[str, str]:
    """Carry out what is confirmed, then show what is new; each is answered by a letter.

    Codes that stand `beside` other commands confirm nothing.
    """
    # What is being answered does not wait any more, as commands count it.
    case.office.store.letters.finish_letter(case.letter.key, "handled", "desk")
    done = set[str]()
    for code in () if beside else found.codes[:_MOST_CODES]:
        done.update(_confirm(case, desk, code))
    left = [line for line in found.commands if line not in done]
    lines = tuple(line for line in left if line.lower() not in _HELP)
    if lines:
        _show(case, _errands(case, desk, lines, files), beside=beside)
    elif beside:
        answer = _Answer(cause=_cause(case))
        answer.remark("file_beside")
        _send(case, answer)
    if len(lines) < len(left) or not (lines or found.codes):
        _help(case, desk, asked=len(lines) < len(left))
    return "handled", "desk"


def _help(case: Case, desk: Desk, *, asked: bool) -> None:
    """Say what the writer can send; first how to confirm what waits, if help is not `asked`."""
    answer, waiting = _Answer(cause=_cause(case)), _waiting(case)
    if not (asked or any(isinstance(one, Help) for one in read_own(case, None).orders)):
        if waiting:
            code = code_of(case.office, case.letter.sender, waiting)
            answer.remarks.append(("write_code", {"code": code}))
        elif how := how_to_vote(case):
            answer.remarks.append(("how_to_vote", how))
            _send(case, answer)
            return
        else:
            answer.remark("not_understood")
    answer.remark("may_send")
    answer.known = desk.known(
        roles_of(case.office, case.letter.sender), asks_of(case.office, case.letter.sender)
    )
    _send(case, answer)


def _waiting(case: Case) -> Asked | None:
    """What was shown to the writer last, or in the letter that is answered, and is not done."""
    asked = [one for one in asked_lately(case) if not _is_done(case, one)]
    answered = [one for one in asked if answers_ours(case, (one,))]
    return next(iter((*answered, *asked)), None)


def _yes_to_vote(case: Case, desk: Desk) -> str:
    """The code of the one vote that waits for it, if the letter says yes to that; else "".

    That it answers our letter proves as much as the code would: nobody else knows its name.
    """
    if answer_given(case) != "yes":
        return ""
    votes = list[Asked]()
    for one in asked_lately(case):
        row = None if _is_done(case, one) else case.office.store.letters.letter(one.letter)
        errands = _asked_errands(case, desk, row) if row else None
        if errands and all(bare(line).startswith(VOTE) for line in errands.lines):
            votes.append(one)
    if len(votes) != 1 or not answers_ours(case, tuple(votes)):
        return ""
    return code_of(case.office, case.letter.sender, votes[0])


def _is_done(case: Case, asked: Asked) -> bool:
    return case.office.store.letters.has_cause(done_cause(asked.letter))


def _errands(case: Case, desk: Desk, lines: tuple[str, ...], files: Mapping[str, str]) -> Errands:
    sender, key = case.letter.sender, case.letter.key
    return Errands(office=case.office, desk=desk, sender=sender, key=key, lines=lines, files=files)


def _show(case: Case, errands: Errands, *, beside: bool) -> None:
    """Answer commands that only read, and show what the others would do."""
    answer, lines = _Answer(cause=_cause(case)), errands.lines
    if beside:
        answer.remark("code_beside")
    if len(lines) > MOST_COMMANDS or any(len(line) > LONGEST_COMMAND for line in lines):
        answer.remark("too_many", most=MOST_COMMANDS)
        _send(case, answer)
        return
    outcome = rehearse(errands, case.at)
    _add(case, answer, outcome)
    if outcome.acts and outcome.refused:
        answer.remark("mend")
    elif outcome.acts:
        answer.asks = (errands.key, outcome.shown)
    if outcome.refused:
        answer.remark("ask_help")
    _send(case, answer)


def _cause(case: Case) -> str:
    return f"desk.{hashed(case.letter.sender)}.{case.letter.key}"


def _add(case: Case, answer: _Answer, outcome: Outcome) -> None:
    """Say in the writer's language what was said to the commands."""
    language = language_of(case.office, case.letter.sender)
    said = [replace(one, text=in_language(one.text, language)) for one in outcome.said]
    answer.said += (replace(one, line=folded(one.line), text=folded(one.text)) for one in said)
    if wide := [one for one in said if folded(one.text) != one.text]:
        answer.files += [(f"answer-{n}.txt", one.text.encode()) for n, one in enumerate(wide, 1)]
    answer.files += outcome.files


def _are_beside(case: Case, desk: Desk, found: DeskLines, files: Mapping[str, str]) -> bool:
    """Whether a letter has codes and beside them other acts than those that they confirm.

    Then it cannot be known which of the two its writer means. Questions may stand beside a code.
    """
    if not found.codes or _codes_are_spent(case):
        return False
    meant = [_meant(case, desk, code) for code in found.codes[:_MOST_CODES]]
    asked = [one[1] for one in meant if one]
    if not found.commands:
        return _are_other_files(asked, files)
    if not asked or len(found.commands) > MOST_COMMANDS:
        return bool(asked)
    lines = tuple(line for line in found.commands if line.lower() not in _HELP)
    here = acts_of(_errands(case, desk, lines, files))
    shown = {line: taken for errands in asked for line, taken in acts_of(errands).items()}
    if not here:
        return False
    return here.keys() != shown.keys() or any(
        taken and taken != shown[line] for line, taken in here.items()
    )


def _are_other_files(asked: Sequence[Errands], files: Mapping[str, str]) -> bool:
    """Whether files came with a code for commands that take files, and are not those."""
    taken = [text for one in asked for act in acts_of(one).values() for text in act.values()]
    return bool(taken) and any(text not in taken for text in files.values())


def _codes_are_spent(case: Case) -> bool:
    """Whether so many wrong codes have come that only an answer to our letter counts."""
    return wrong_codes(case) >= WRONG_CODES_A_DAY and not answers_ours(case, asked_lately(case))


def _meant(case: Case, desk: Desk, code: str) -> tuple[Asked, Errands] | None:
    """What a code of the writer's confirms; None for a wrong one."""
    office, sender = case.office, case.letter.sender
    meant = [one for one in asked_lately(case) if is_code(office, sender, one, code)]
    row = office.store.letters.letter(meant[0].letter) if meant else None
    errands = _asked_errands(case, desk, row) if row else None
    return (meant[0], errands) if errands else None


def _confirm(case: Case, desk: Desk, code: str) -> tuple[str, ...]:
    """Carry out what a code confirms, and say so; the commands that are dealt with by it."""
    answer = _Answer(cause=_cause(case))
    if _codes_are_spent(case):
        answer.remark("codes_spent")
        _send(case, answer)
        return ()
    asked, errands = _meant(case, desk, code) or (None, None)
    if asked is None or errands is None:
        answer.cause = wrong_cause(case)
        answer.remark("wrong_code", left=max(0, WRONG_CODES_A_DAY - wrong_codes(case) - 1))
    elif case.office.store.letters.has_cause(done_cause(errands.key)):
        answer.remark("done_already")
    else:
        _carry_out(case, errands, asked, answer)
    _send(case, answer)
    return errands.lines if errands else ()


def _asked_errands(case: Case, desk: Desk, row: InboxRow) -> Errands | None:
    """The commands of the letter that is confirmed, from its bytes as they came."""
    own = case.office.own_addresses
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=own)
    except MailError:
        return None
    before = replace(case, letter=letter)
    return _errands(before, desk, lines_for(before, desk).commands, files_of(row.raw))


def _carry_out(case: Case, errands: Errands, asked: Asked, answer: _Answer) -> None:
    """Carry out what was shown; what has come to mean something else is shown once more."""
    if rehearse(errands, asked.at).shown != asked.shown:
        now = rehearse(errands, case.at)
        answer.remark("changed", refused=now.refused)
        _add(case, answer, now)
        if now.acts and not now.refused:
            answer.asks = (errands.key, now.shown)
        return
    outcome = perform(errands, case.at, case.letter.key)
    _add(case, answer, outcome)
    if outcome.acts:
        answer.remark("done", log=outcome.log)
        answer.cause = done_cause(errands.key)
    else:
        answer.remark("not_done")


# -- the letter ----


def _send(case: Case, answer: _Answer) -> None:
    """Queue the answer of the desk; with a code, if something is to be confirmed."""
    office, letter = case.office, case.letter
    player = office.store.players.player_by_address(letter.sender)
    key, shown = answer.asks or (letter.key, "")
    name = message_id_of(office, letter.sender, key, shown)
    remarks = list(answer.remarks)
    if answer.asks:
        asked = Asked(letter=key, shown=shown, at=case.at, message_id=name)
        code = code_of(office, letter.sender, asked)
        zone = zone_for(office, letter.sender)
        remarks.append(("confirm", {"code": code, "until": (case.at + VALID).astimezone(zone)}))
    draft = Draft(
        kind="desk",
        language=language_of(case.office, case.letter.sender),
        to_name=player.name if player else letter.sender_name,
        to_address=letter.sender,
        message_id=name,
        reply_to=office.site.address,
        date=case.at,
        facts={"said": tuple(answer.said), "remarks": tuple(remarks), "known": answer.known},
        in_reply_to=letter.message_id,
        references=(letter.message_id,) if letter.message_id else (),
        attachments=tuple(_attachments(answer.files)),
        text_only=player is not None and "text" in player.settings,
    )
    post(office, draft, at=case.at, cause=answer.cause)


def _attachments(files: Sequence[tuple[str, bytes]]) -> list[tuple[str, str, bytes]]:
    return [(name, "application/octet-stream", content) for name, content in files]
