"""The orders of one line, which count only if the whole line is nothing else."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_ifs import ContradictionError, read_branches, write_branches
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_signs import signs_of, unmarked
from corr.mail.orders.order_speech import Recognises, Speech
from corr.mail.orders.order_words import (
    KINDS,
    Words,
    date_in_numbers,
    folded,
    lowered,
    with_plain_points,
)
from corr.mail.read.tags import game_id
from corr.tournament.play.orders import (
    AcceptDraw,
    ClaimLine,
    ClaimWin,
    DeclineDraw,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Resign,
    Set,
    TakeLeave,
    both_claims,
)

_MOST_STEPS = 9
_LONGEST_END = 100
_SEPARATORS = " ,;.:!([-"
_LONGEST_ACT = 300
_LONGEST_SETTING = 60
_LONGEST_LEAVE = 80
_LONGEST_ENTRY = 100
_LONGEST_BESIDE = 60
_AROUND_MOVES = " \t,;:.!-"
_AROUND_ACTS = " ,;.!-"
_SHORT = 40
_QUESTIONS = frozenset({"show", "games", "table", "norms", "rules", "record", "time", "dice"})
_WORD = re.compile(r"[^\W_]+")
DIGIT = re.compile(r"\d")
_COLOURS = frozenset({"black", "white"})
_INNER_NUMBER = re.compile(
    r"(?:(?<=\s)(?:(?:\d{1,3}|[a-j])(?:[.)]|:(?=\s))\s*|\d{1,3}\s+)"
    r"|\A(?:[a-j]|[ivx]{1,4})(?:[.)]|:(?=\s))\s*)(?=[a-s]\W?\d)"
)
_AT_POINT = re.compile(r"[\s.):][a-s]\W?\d")
_REMARKED = re.compile(r"(?<=\w)!\?\s*\Z")
_DECORATION = re.compile(r"(?:[^\w\[#\u2212\uff0b]|_)+|[\[#](?=\W*\w)")
_NUMBER_ENDS = (*"0123456789", ")", "]")
_SMILEY = re.compile(r"\s*[:;=8x]['-]?[()dpo]$")
_GLUED_SMILEY = re.compile(r"[8x]['-]?[()dpo](?![^\W_])")
_BEFORE_IF = re.compile(r"[\s,;.:(-]*[,;.:(-][\s,;.:(-]*$")
_BLANKS = re.compile(r"\s*$")
_OFFER_SIGN = re.compile(r"(?<=\w)\s*(?:\(=\)|=(?=[\s.!]*$))")


HEIGHT = "height"
"""Of the words of stones the one that is a number and stands behind its point."""


class Line(Struct, frozen=True, kw_only=True):
    """What a line says: its orders, or none.

    `has_ifs` says whether it begins moves in advance, `contradicts` whether those give two
    answers to the same reply; the other orders of the line stand. `offers` are what a line
    without orders may well mean, in canonical words.
    """

    orders: tuple[Order, ...] = ()
    has_ifs: bool = False
    contradicts: bool = False
    offers: tuple[str, ...] = ()


_NOTHING = Line()


class LineReader:
    """Reads lines with the words of players and the acts of a game.

    `stones` are the words that make a stone another one in it, as in `Rules.stone_words`, and
    `speech` is what is said in it alone.
    """

    __slots__ = (
        "_acts",
        "_plainly",
        "_recognises",
        "_speech",
        "_stones",
        "_words",
        "keywords",
        "signs",
        "speaks",
    )

    def __init__(
        self,
        words: Words,
        recognises: Recognises,
        stones: frozenset[str] = frozenset(),
        speech: Speech | None = None,
    ) -> None:
        self._words = words
        self._recognises = recognises
        self._speech = speech
        self._plainly = speech.plainly if speech else str
        self._stones = _stone_forms(stones)
        self.keywords = speech.keywords if speech else words.keywords
        self.signs = signs_of(recognises)
        self.speaks = speech is not None
        self._acts = dict[str, str]()

    def read(self, line: str) -> Line:
        """The orders that the whole line is."""
        cased = self.folded(self._speech.game_first(line) if self._speech else line)
        cased = _REMARKED.sub("", cased) if "!?" in cased else cased
        cased = _OFFER_SIGN.sub(", draw?", cased) if "=" in cased else cased
        sheet = _sheet_of(cased)
        if self._is_prose(sheet):
            return _NOTHING
        unread = _NOTHING
        for game, number, at, going in self._beginnings(sheet) if self._may_say(sheet) else ():
            for named, numbered, core, gone in self._ends(sheet, at):
                found = self._said(self._starred(core, sheet.text[:at]), sheet)
                if (going or gone) and not all(_is_played(one, gone=gone) for one in found.orders):
                    continue
                if going and self.speaks and self._is_talk(sheet.text[:at], found.orders):
                    continue
                if found.orders or found.contradicts:
                    where = (line.strip(), game or named, numbered if number is None else number)
                    placed = tuple(_placed(one, *where) for one in found.orders)
                    return replace(found, orders=placed)
                unread = found if found.has_ifs or found.offers else unread
        return unread if unread != _NOTHING else self._unknown(line, sheet)

    def _is_talk(self, lead: str, orders: tuple[Order, ...]) -> bool:
        """Whether an act in a word stands behind what makes it a noun, or somebody else's.

        `I'm on a roll` throws no dice, nor does `Black to roll`; `I want to roll` does.
        """
        if all(isinstance(one, Play) and DIGIT.search(one.text) for one in orders):
            return False
        words, board = _WORD.findall(lead), self._words.board
        noun = words and words[-1] != "to" and self._words.filler.match(f"{words[-1]} .")
        return bool(noun) or any(board.get(one, one) in _COLOURS for one in words)

    def folded(self, line: str) -> str:
        """The line folded, with the signs of the game's own numbers marked as such."""
        return self.signs.marked(folded(line))

    def read_claim(self, line: str) -> Line:
        """What a line says; one that begins with a claim to win by moves is that, and no move."""
        said = self.read(line)
        if said.orders and not any(_is_won_by(one) for one in said.orders):
            return said
        cased = self.folded(line)
        sheet, text = _sheet_of(cased), lowered(cased)
        for game, _, at, _ in self._beginnings(sheet):
            claim = self._words.claim.match(text, at)
            if claim and self.hints(text[claim.end() :]):
                moves = ClaimLine(line="", text=unmarked(text[claim.end() :]).strip(_AROUND_MOVES))
                return Line(orders=(_placed(moves, line.strip(), game, None),))
        return said

    def act(self, text: str, words: frozenset[str] | None = None) -> str:
        """The text, in small letters, in canonical words if it is an act, else "".

        `words` are those that stand in it, and maybe others.
        """
        text = self.signs.marked(text)
        if text not in self._acts:
            known = _words_of(text) if words is None else words
            read = self._canonical if self._speech is None else self._own
            self._acts[text] = read(text, known) if len(text) <= _LONGEST_ACT else ""
        return self._acts[text]

    def _sure_act(self, text: str) -> str:
        """An act that may be kept until it is due: nobody could be asked then."""
        act = self.act(text)
        return "" if self.signs.doubts(act) else act

    def _in_advance(self) -> tuple[Callable[[str], str], ...]:
        """How acts in advance are read, and the opponent's where they are called otherwise."""
        return (self._sure_act, self._sure_reply) if self._speech else (self._sure_act,)

    def _sure_reply(self, text: str) -> str:
        """The same of an act of the opponent's."""
        named = self._speech.replies.get(phrase(text)) if self._speech else None
        return named or self._sure_act(text)

    def _own(self, text: str, known: frozenset[str]) -> str:
        """An act in the game's own words, or in canonical ones, maybe behind `roll 12.`."""
        assert self._speech
        if act := self._speech.acts.get(phrase(text)):
            return act
        forms = (text, self._speech.played(text), self._speech.roll_first(text))
        for said in filter(None, forms):
            head = self._speech.before.match(said)
            act = self._canonical(said, known)
            if act := act or (self._canonical(said[head.end() :], known) if head else ""):
                return act
        return ""

    def hints(self, line: str) -> tuple[str, ...]:
        """The acts with a digit that stand somewhere in the line, in canonical words."""
        found = list[str]()
        text = lowered(self.folded(line))
        if not DIGIT.search(text):
            return ()
        for one in self.signs.tokens(text):
            if DIGIT.search(one) and (act := self.act(one)):
                found.append(act)
        return tuple(found)

    def choices(self, line: str) -> tuple[str, ...]:
        """The acts that words without a digit stand for somewhere in the line: colours, a pass."""
        found = (one[0] for one in self._words.board_words.finditer(lowered(folded(line))))
        return tuple(act for one in found if (act := self.act(one)))

    def _is_prose(self, sheet: "_Sheet") -> bool:
        """Whether a long line has no word that an order has."""
        long = len(sheet.text) > _SHORT and not DIGIT.search(sheet.text)
        return long and self.keywords.keys().isdisjoint(sheet.words)

    def _may_say(self, sheet: "_Sheet") -> bool:
        """Whether a line has all that some order has, as hardly any sentence of prose does."""
        words, known = self._words, sheet.words
        if len(sheet.text) <= _SHORT or DIGIT.search(sheet.text):
            return True
        keys = self.keywords.keys() & known
        if any(said <= known for key in keys for said in self.keywords[key]):
            return True
        counted = not words.numbers.keys().isdisjoint(known)
        return counted and bool(words.spoken.search(sheet.text))

    def _canonical(self, text: str, known: frozenset[str]) -> str:
        board, numbers = self._words.board, self._words.numbers
        canonical = text
        if not self._words.board_keys.isdisjoint(known):
            canonical = self._words.board_words.sub(lambda found: board[found[0]], text)
        if canonical != text or not numbers.keys().isdisjoint(known):
            canonical = self._words.spoken.sub(
                lambda found: f"{found[1][0]}{numbers[found[2]]}", canonical
            )
        bare = _INNER_NUMBER.sub(" ", canonical) if _AT_POINT.search(canonical) else canonical
        for form in dict.fromkeys((canonical, bare)):
            written = " ".join(form.split()).strip(_AROUND_ACTS)
            plain = with_plain_points(written)
            for act in map(self._plainly, map(unmarked, (plain, written))):
                if self._recognises(act):
                    return act
        return self._stone(" ".join(canonical.split())) if self._stones else ""

    def _stone(self, text: str) -> str:
        """The act of a text in which a word stands behind its point, or signs are between them."""
        for form in self._stones:
            found = form.fullmatch(text)
            point = unmarked(with_plain_points(found["point"])) if found else ""
            if not found or not DIGIT.search(point) or not self._recognises(point):
                continue
            parts = PARTS.split(point)
            if len(parts) > 1 and all(map(self._recognises, parts)):
                continue
            said = found.groupdict()
            act = f"{point}/{said['number']}" if "number" in said else f"{said['stone']} {point}"
            if self._recognises(act):
                return act
        return ""

    def _unknown(self, line: str, sheet: "_Sheet") -> Line:
        """What a short line says that begins like an order about the writer, and is none."""
        length = len(sheet.text)
        if self._words.own_keys.isdisjoint(sheet.words) and not DIGIT.search(sheet.text):
            return _NOTHING
        beginnings = [*self._beginnings(sheet)] if length <= _LONGEST_ENTRY else []
        for _, _, at, _ in beginnings:
            entering = self._words.entering.fullmatch(sheet.text, at)
            if entering and (order := KINDS["enter"](entering.groupdict())):
                return Line(orders=(_placed(order, line.strip(), None, None),))
        if length <= _LONGEST_LEAVE and any(
            self._says_away(sheet, at) for _, _, at, going in beginnings if not going
        ):
            return Line(orders=(TakeLeave(line=line.strip()),))
        if length <= _LONGEST_LEAVE and not self.hints(line):
            for _, _, at, going in beginnings:
                if going:
                    break
                if length <= _LONGEST_SETTING and self._words.setting.match(sheet.text, at):
                    order = Set(line=line.strip(), name="", value=unmarked(sheet.cased[at:]))
                    return Line(orders=(order,))
                if self._words.away.match(sheet.text, at):
                    return Line(orders=(TakeLeave(line=line.strip()),))
        return _NOTHING

    @property
    def before_rolls(self) -> re.Pattern[str] | None:
        """What stands in front of a roll in the game, `I have 41`."""
        return self._speech.before if self._speech else None

    def _starred(self, core: str, before: str) -> str:
        """As `Signs.starred`; `*24/20 6/5*` is stressed, and hits nothing."""
        if self.speaks and before.count("*") == 1 and core.endswith("*"):
            return core[:-1]
        return self.signs.starred(core, before)

    def _says_away(self, sheet: "_Sheet", at: int) -> bool:
        """Whether a line begins there with leave in dates that look like plays: `ledig 8/5`."""
        if not self._speech or not DIGIT.search(sheet.text, at):
            return False
        forms = (self._words.away, self._speech.away)
        return any(form.match(sheet.text, at) for form in forms)

    def leave_in(self, line: str) -> TakeLeave | None:
        """The leave that a line speaks of somewhere, beside a play maybe, with digits behind."""
        found = self._speech and self._speech.away.search(lowered(folded(line)))
        return TakeLeave(line=line.strip()) if found and DIGIT.search(found["when"]) else None

    # -- what may stand around an order --

    def _beginnings(self, sheet: "_Sheet") -> Iterator[tuple[str | None, int | None, int, bool]]:
        """Game, move number and where the rest begins, for every beginning to be taken off.

        The last says whether words were, that only somebody writes who makes a move. Such as may
        stand anywhere (`on`, `this time`) do not count alone: `on h8` is the end of a sentence.
        """
        game: str | None = None
        number: int | None = None
        at, said = 0, set[str]()
        for _ in range(_MOST_STEPS):
            if said != {"filler"}:
                yield game, number, at, not said.isdisjoint(("going", "filler"))
            kind, found = self._beginning(sheet, at, numbered=number is not None)
            if found is None or found.end() == len(sheet.text):
                return
            if self.signs.keeps(found[0], sheet.text[found.end() :]):
                return
            if kind == "game":
                game = game_id(found[1])
            elif kind == "number":
                number = int(found[1])
            elif kind:
                said.add(kind)
            at = found.end()

    def _beginning(
        self, sheet: "_Sheet", at: int, *, numbered: bool
    ) -> tuple[str, re.Match[str] | None]:
        """What may be taken off there, and whether it says the game or the number."""
        words, text = self._words, sheet.text
        if found := words.game_before.match(text, at):
            return "game", found
        greeted = words.greeted.match(text, at)
        if greeted and _are_names(sheet.cased[slice(*greeted.span(1))]):
            return "", greeted
        said, going = words.before.match(text, at), words.going.match(text, at)
        filler = words.filler.match(text, at)
        longest = max(filter(None, (said, going)), key=lambda one: one.end(), default=None)
        if longest and not (filler and filler.end() > longest.end()):
            return ("before" if longest is said else "going"), longest
        if not numbered and (found := words.number_before.match(text, at)):
            return "number", found
        if filler:
            return "filler", filler
        return "", _DECORATION.match(text, at)

    def _ends(
        self, sheet: "_Sheet", at: int
    ) -> Iterator[tuple[str | None, int | None, str, bool]]:
        """Game, move number and the rest, for every end that may be taken off.

        The last is as for `_beginnings`.
        """
        game: str | None = None
        number: int | None = None
        core, gone = sheet.text[at:], False
        for _ in range(_MOST_STEPS):
            yield game, number, core, gone
            kind, end = self._end(core, sheet.cased[at:], sheet)
            if not 0 < end < len(core):
                return
            if kind.startswith("game"):
                game = game_id(kind.removeprefix("game "))
            elif kind == "behind":
                gone = True
            elif kind:
                number = int(kind)
            core, before = self._cut(core, end), core
            if core == before:
                return

    def _cut(self, core: str, end: int) -> str:
        """A text without its end; asterisks behind an act are a part of it in some games."""
        left = core[:end].rstrip(_SEPARATORS)
        stars = self.signs.stars_behind(core[end:])
        return left + stars if stars and self.act(left.rstrip()) else left

    def _end(self, core: str, cased: str, sheet: "_Sheet") -> tuple[str, int]:
        """Where what may be taken off a text begins, and the game or the number that it says.

        The searches try every place near its end, so each is asked for first what it needs.
        """
        words, tail = self._words, max(0, len(core) - _LONGEST_END)
        if "-" in core and (found := words.game_after.search(core, tail)):
            return f"game {found[1]}", found.start()
        if core.endswith(_NUMBER_ENDS) and (found := words.number_after.search(core, tail)):
            return found[1], found.start()
        found = words.after.search(core, tail) if core.endswith(words.after_ends) else None
        if not found and ("/" in core or not words.signed_words.isdisjoint(sheet.words)):
            found = words.signed.search(core, tail)
        if found and _is_signed(found, cased):
            return "", found.start()
        found = words.behind.search(core, tail) if core.endswith(words.behind_ends) else None
        if found:
            return "behind", found.start()
        found = _SMILEY.search(core, tail)
        return "", found.start() if found else len(_without_decoration(core))

    # -- what an order is --

    def _said(self, core: str, sheet: "_Sheet") -> Line:
        """The orders that a text without its courtesies is."""
        order = self._order(core, sheet)
        orders: tuple[Order, ...] = (order,) if order else ()
        if not orders and self._may_say_more(core, sheet):
            orders = self._with_more(core, sheet)
        if not orders and self._may_say_if(sheet):
            found = self._words.if_word.search(core)
            return self._with_ifs(core, found, sheet) if found else _NOTHING
        return Line(orders=orders)

    def _may_say_more(self, core: str, sheet: "_Sheet") -> bool:
        """Whether what is said beside a move may stand in a text, at an end if it is long."""
        said = self._words.beside_words
        if said.isdisjoint(sheet.words):
            return False
        if len(core) <= 3 * _LONGEST_BESIDE:
            return True
        end = next((at for at in range(len(core), 0, -1) if core[at - 1].isalnum()), 0)
        tail = core[max(0, end - _LONGEST_BESIDE) : end]
        return not said.isdisjoint(_words_of(f"{core[:_LONGEST_BESIDE]} {tail}"))

    def _may_say_if(self, sheet: "_Sheet") -> bool:
        """Whether a word that begins moves in advance may stand in a line, or part of one."""
        return sheet.smiles or not self._words.if_keys.isdisjoint(sheet.words)

    def _order(self, text: str, sheet: "_Sheet") -> Order | None:
        """The order that the whole text is: an act at the board, or a phrase."""
        act = self.act(text, None if sheet.smiles else sheet.words)
        if act:
            return Play(line="", text=act)
        said = phrase(text)
        name = self._words.phrases.get(said) or self._asked(said)
        if name:
            return KINDS[name]({})
        half = said[: len(said) // 2]
        if said == f"{half} {half}" and self._words.phrases.get(half) == "resign":
            return Resign(line="", confirmed=True)
        return self._with_slots(text, said, sheet)

    def _asked(self, said: str) -> str:
        """The question that a phrase with a question mark is, `the table?`; "" for any other."""
        name = self._words.phrases.get(said[:-1], "") if said.endswith("?") else ""
        return name if name in _QUESTIONS else ""

    def _with_slots(self, text: str, said: str, sheet: "_Sheet") -> Order | None:
        """The order that a phrase with slots makes of the text."""
        patterns, text, said = self._words.patterns, unmarked(text), unmarked(said)
        first, _, _ = said.partition(" ")
        known = (*patterns(first), *patterns(""))
        for form in dict.fromkeys((text, said)):
            for name, pattern in known:
                found = pattern.fullmatch(form)
                slots = found and self._slots(found, sheet)
                order = KINDS[name](slots) if slots is not None else None
                if order:
                    return order
        return None

    def _slots(self, found: re.Match[str], sheet: "_Sheet") -> dict[str, str] | None:
        """What stands in the slots; None if something that should be an act is none."""
        slots = found.groupdict()
        if "act" in slots:
            slots["act"] = self.act(slots["act"])
            return slots if slots["act"] else None
        for name in {"first", "last"} & slots.keys():
            slots[name] = date_in_numbers(slots[name], self._words.months)
        for name in ("value", "zone", "address"):
            if name in slots:
                slots[name] = self._as_written(slots[name], sheet)
        return slots

    def _as_written(self, value: str, sheet: "_Sheet") -> str:
        """A value in its own capitals, without courtesies after it and quotes around it."""
        cased = sheet.cased[unmarked(sheet.text).rfind(value) :]
        for _ in range(_MOST_STEPS):
            _, end = self._end(value, cased, sheet)
            if not 0 < end < len(value):
                break
            value = value[:end].rstrip(_SEPARATORS)
        value = value.strip("\"'<>.,;!?()* ")
        at = unmarked(sheet.text).rfind(value)
        written = unmarked(sheet.cased[at : at + len(value)]) if at >= 0 else value
        return self._words.values.get(phrase(value)) or written

    def _with_more(self, core: str, sheet: "_Sheet") -> tuple[Order, ...]:
        """A move or a claim, and what is claimed or offered beside it, in any order."""
        text, beside = core, list[Order]()
        for _ in range(_MOST_STEPS):
            matches = (pattern.match(text) for pattern in self._words.beside)
            found = next((match for match in matches if match), None)
            if found is None:
                return ()
            beside.append(self._order(found["said"], sheet) or OfferDraw(line=""))
            text = found["move"]
            order = self._order(text, sheet)
            if isinstance(order, Play | ClaimWin):
                return _together(order, beside)
        return ()

    def _with_ifs(self, core: str, found: re.Match[str], sheet: "_Sheet") -> Line:
        """Moves in advance, alone or after a move: `i9; if g7 i10`."""
        before, rest = core[: found.start()], core[found.start() :]
        orders: tuple[Order, ...] = ()
        if before:
            if self.goes_deeper(core):
                return Line(has_ifs=bool(self.hints(core)))
            cut = (_BLANKS if found["also"] else _BEFORE_IF).search(before)
            if not cut:
                return self._offered(before.strip(), rest, sheet)
            if "(" in cut[0]:
                rest = re.sub(r"\)[\s.!]*$", "", rest)
            orders = self._said(before[: cut.start()], sheet).orders
            if not orders or not isinstance(orders[0], Play):
                return _NOTHING
        try:
            branches = read_branches(rest, self._words, *self._in_advance())
        except ContradictionError:
            return Line(orders=orders, has_ifs=True, contradicts=True)
        if not branches:
            return Line(has_ifs=bool(self.hints(core)))
        return Line(orders=(*orders, PlayIf(line="", branches=branches)), has_ifs=True)

    def goes_deeper(self, text: str) -> bool:
        """Whether a text begins with `then if`, so that it goes on from moves in advance."""
        found = self._words.ifs.match(text)
        return found is not None and found.lastgroup == "deeper"

    def _offered(self, before: str, rest: str, sheet: "_Sheet") -> Line:
        """What `i9 if g7 i10` may well mean, which is a sentence as it stands."""
        orders = self._said(before, sheet).orders
        try:
            branches = read_branches(rest, self._words, *self._in_advance())
        except ContradictionError:
            return _NOTHING
        if not branches or len(orders) != 1 or not isinstance(orders[0], Play):
            return _NOTHING
        move = orders[0].text
        return Line(offers=(f"{move}; {', '.join(write_branches(branches))}", move))


PARTS = re.compile(r"[\s,;&]+")
"""What stands between the acts of a text."""

_HEIGHT = re.compile(
    r"(?P<point>.*?\d)(?:\s*[,;:(-]+\s*|\s+)(?:height\s+)?\(?(?P<number>[1-9]\d?)[\s).!]*"
)


@lru_cache(maxsize=16)
def _stone_forms(stones: frozenset[str]) -> tuple[re.Pattern[str], ...]:
    """Expressions for a point with one of these words before or behind it, as people write it.

    A sentence that ends between them may be about another stone.
    """
    names = "|".join(sorted(one for one in stones if one != HEIGHT))
    if not names:
        return (_HEIGHT,) if HEIGHT in stones else ()
    first = rf"(?P<stone>{names})[\s,;:.!\"'*()\[\]-]+(?P<point>.*?\d\*?)[\s.!\"')\]]*"
    last = rf"(?P<point>.*?\d\*?)[\s,;:\"'*(\[-]+(?P<stone>{names})[\s.!\"'*)\]]*"
    return re.compile(first), re.compile(last)


class _Sheet(Struct, frozen=True, kw_only=True):
    """A folded line as it is written and in small letters, letter for letter, and its words.

    A part of it has no other words, unless a smiley is joined to one of them (`smiles`).
    """

    cased: str
    text: str
    words: frozenset[str]
    smiles: bool


def _sheet_of(cased: str) -> _Sheet:
    text = lowered(cased)
    smiles = bool(_GLUED_SMILEY.search(text))
    return _Sheet(cased=cased, text=text, words=_words_of(text), smiles=smiles)


def _words_of(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text))


def _are_names(text: str) -> bool:
    """Whether every word begins like a name."""
    return not any(word[0].islower() for word in text.replace(",", " ").split())


def _is_signed(found: re.Match[str], cased: str) -> bool:
    """Whether names stand where the signature has them."""
    spans = (found.span(name) for name in found.re.groupindex)
    return all(_are_names(cased[start:end]) for start, end in spans if start >= 0)


def _without_decoration(text: str) -> str:
    """The text without what is neither letter nor digit at its end; a question stays one."""
    end = len(text)
    while end and not text[end - 1].isalnum() and text[end - 1] != "?":
        end -= 1
    return text[:end]


def _is_played(order: Order, *, gone: bool) -> bool:
    """Whether an order is an act at the board, or what goes with one.

    Words behind an act (`gone`) say that only where it names a point: `leave now` may be absence.
    """
    if isinstance(order, Play):
        return not gone or bool(DIGIT.search(order.text))
    answers = PlayIf | OfferDraw | ClaimWin | AcceptDraw | DeclineDraw | Resign
    return isinstance(order, answers) and not (gone and isinstance(order, Resign))


def _is_won_by(order: Order) -> bool:
    """Whether an order is a move with the claim that it wins."""
    return isinstance(order, Play) and order.claim == "win"


def _placed(order: Order, line: str, game: str | None, number: int | None) -> Order:
    """The order with what its line says beside it."""
    if isinstance(order, Play):
        return replace(order, line=line, game=game, number=number)
    if isinstance(order, Resign):
        return replace(order, line=line, game=game, confirmed=order.confirmed or bool(game))
    return replace(order, line=line, game=game)


def _together(order: Play | ClaimWin, beside: Iterable[Order]) -> tuple[Order, ...]:
    """An order with what goes with it; the rest of what stands beside it are orders too."""
    rest = list[Order]()
    for one in beside:
        if isinstance(order, Play) and isinstance(one, ClaimWin):
            order = replace(order, claim=both_claims(order.claim, one.kind))
        elif isinstance(order, Play) and isinstance(one, OfferDraw):
            order = replace(order, draw=True)
        else:
            rest.append(one)
    return (order, *rest)
