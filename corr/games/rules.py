"""What every game is to the rest of the house. Knows no players, mail or time.

Nothing above this room knows a board size: letters and records see moves as their notation and
boards as a `Picture`.
"""

import enum
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NewType, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from corr.games.points import LABELS
from corr.games.track import Track
from corr.result_words import RULE_DRAW

Move = NewType("Move", str)
"""One act at the board (stones, a pass, a choice, an offer), as its canonical notation."""


Deed = tuple[str, str]
"""What an act does, as a code of the sheet `moves` (`stones`, `took`, `pass` …) and a text."""

STONES = ("stones", "bomb", "neutral")
"""The deeds that place stones, whose text is their points."""


class Seat(enum.StrEnum):
    """A side of the pairing; the opening decides who gets which colour."""

    FIRST = "first"
    """Provisional black, the seat that opens."""
    SECOND = "second"
    """Provisional white."""

    @property
    def other(self) -> "Seat":
        """The opposite seat."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


class Chance(enum.StrEnum):
    """Who acts when dice have to be thrown: no seat's clock runs then."""

    CHANCE = "chance"


Actor = Seat | Chance


def seat_or_none(actor: Actor | None) -> Seat | None:
    """The seat that must act, if one must: no clock runs for chance, and nobody is asked."""
    return actor if isinstance(actor, Seat) else None


class Ending(enum.StrEnum):
    """How the board ended a game."""

    FIVE = "five"
    """The winner completed five in a row (renju art. 9.1)."""
    OVERLINE = "overline"
    """The winner completed six or more, where that wins."""
    FORBIDDEN = "forbidden"
    """The loser, Black, made a forbidden move (renju art. 7)."""
    FULL = "full"
    """No free point is left: a draw (renju art. 10.1)."""
    PASSES = "passes"
    """Two passes in a row: a draw (renju art. 10.3)."""
    CAPTURES = "captures"
    """The winner has captured as many stones as win (pente § 9)."""
    FIVE_GIVEN = "five_given"
    """A capture made the opponent's overline a five: he wins, or by the last capture nobody
    does (ninuki, V 6 d and e)."""
    FOUL = "foul"
    """The loser made a move that loses at once in this game (pente.md 4)."""
    CAPTURES_WITH_FOUR = "captures_with_four"
    """The capture that would have won made an open four as well: a draw (anti-pente)."""


_AS_WORDS: Mapping[str, str] = {
    Ending.FOUL.value: Ending.FORBIDDEN.value,
    Ending.CAPTURES_WITH_FOUR.value: RULE_DRAW,
}


def word_of(ending: str, *, drawn: bool) -> str:
    """The word by which a file of results tells an ending; most are words themselves.

    >>> [word_of("five_given", drawn=drawn) for drawn in (True, False)]
    ['rule_draw', 'five']
    >>> word_of("foul", drawn=False), word_of("resign", drawn=False)
    ('forbidden', 'resign')
    """
    if ending == Ending.FIVE_GIVEN:
        return RULE_DRAW if drawn else Ending.FIVE.value
    return _AS_WORDS.get(ending, ending)


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended at the board: `winner` is None for a draw, or where both have lost.

    `ending` is an `Ending`, or one of the game's own (`Own`). `detail` is a word for the letter
    where the ending needs one: the kind of forbidden move. `score` are the points of the first
    seat and of the second in a game that is played to points.
    """

    winner: Seat | None
    ending: str
    detail: str = ""
    score: tuple[int, int] | None = None

    @property
    def nobody(self) -> bool:
        """Whether both have lost: what is played to points is never drawn (backgammon.md 7)."""
        return self.winner is None and self.score is not None


STAGES: dict[str, tuple[str, ...]] = {
    "contribute": (),
    "play": ("ply", "can_pass", "stacked"),
    "place_opening": ("first", "last"),
    "place_declare": ("low", "high"),
    "name_opening": ("last",),
    "place_inside": ("first", "last", "sizes"),
    "take_or_leave": ("ply", "size"),
    "fifth_ways": ("size", "count"),
    "choose_colour": ("then",),
    "play_declare": ("ply", "low", "high"),
    "offer_fifths": ("count", "congruent"),
    "keep_fifth": ("offers",),
}
"""Every stage code and the parameters of its sentence in the sheet `stages`.

`contribute`: the dice of a match wait for something from the reader, and no board does.
`play`: one more stone on a free point, or `stacked` on whatever is in a column.
`place_opening`: moves `first` to `last` in one letter, one of the 26 openings; `place_declare`:
the same three with a number of fifth moves. `name_opening`: one of the openings D1 and I1 to those
numbered `last` by name, and move 4. `place_inside`: moves `first` to `last`, each in the central
square of its size. `take_or_leave`: move `ply` inside a square, or leave it to the other.
`fifth_ways`: move 5 inside a square, or leave it, or become Black and offer `count` fifth moves.
`choose_colour`: black or white; `then` is an example of a choice after which it is still the
chooser's turn, gone on with at once (`white, g7, 3 fifths`), "" if there is none. `play_declare`:
move `ply` together with how many fifth moves Black must offer. `offer_fifths`: Black offers
`count` fifth moves, no two of them symmetric: by congruence, or, if not `congruent`, by the
board's symmetries alone. `keep_fifth`: White keeps one of `offers` (a tuple of points), and may go
on at once. A game may have stages of its own (`Own`).
"""


class Own(Struct, frozen=True, kw_only=True):
    """What a game has that no other needs; its sentences are in its own catalogue.

    `reasons` (sheet `reasons`) and `stages` are codes with the parameters of their sentences.
    `endings` (sheet `endings`) are codes with their words for the terminal, behind "White wins";
    `drawn` those of endings in which nobody won, behind "drawn". What an act did needs no entry
    here: a deed `bomb` has the sentence `moves-did-each_bomb`.

    `filed` are words of files of results with the endings that they mean in this game alone: those
    of `OWN_WORDS` that it has, and others that mean an ending of its own here. `recorded` are the
    settings on which the judging of a game rests, which a file of it tells.

    `goes_with` are settings whose other values than the usual one mean something only where
    another setting, by name, has a value. `start_within` is how long a player may usually take for
    the first act of a match before he loses it, as event files write it; "" where none is lost so.

    `by_round` are settings that may be a list, one value for each round of an event.

    `resigned` is the ending of a game, or of a match, that somebody has given up.

    `answers` are words with the acts of which they are the one that is open: `accept` and `refuse`
    in a game that has several such. A word that is no act itself, `no`, says nothing elsewhere.

    `never` are endings of other games that no game here can have, `spare` those of `Rules.counts`
    that tell what is left to play with, and are of no matter when a game is over.
    """

    reasons: Mapping[str, tuple[str, ...]] = {}
    stages: Mapping[str, tuple[str, ...]] = {}
    endings: Mapping[str, str] = {}
    drawn: Mapping[str, str] = {}
    filed: Mapping[str, str] = {}
    recorded: tuple[str, ...] = ()
    goes_with: Mapping[str, tuple[str, str]] = {}
    start_within: str = ""
    by_round: tuple[str, ...] = ()
    resigned: str = "resign"
    answers: Mapping[str, tuple[str, ...]] = {}
    never: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()


class Stage(Struct, frozen=True, kw_only=True):
    """What the position waits for, as a code with parameters; its sentence is in the templates.

    `example` is a text that would be a legal answer now (for the letter's "for instance").
    `buttons` are complete answers worth a tap each: (`text`, e.g. `white`), empty for a free move.
    `labels` are what they are called, one each, where that is a name and needs no translation;
    then `figures` are what they look like on the board, no more of it than that takes.
    """

    code: str
    params: Mapping[str, object]
    example: str
    buttons: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    figures: tuple["Picture", ...] = ()


class Mark(Struct, frozen=True, kw_only=True):
    """One thing on a point; no point bears two.

    `label` is drawn on it. `kind` is one of

    - `black` or `white`, a stone; its label is the number of a move, or what a row is called by;
    - `offer`, a free point that is offered as fifth move, labelled a, b, c …;
    - `forbidden`, a free point where Black may not play;
    - `neutral`, a stone of neither colour;
    - `emptied`, a free point from which the last act took a stone, and `blown`, one from which a
      bomb did;
    - `spot`, a free point that an explanation speaks of, labelled A, B, C ….

    `how` is `turned` for a stone that the last act recoloured, `common` for one that has the
    colour of whoever is to move, or "". `height` is that of a stack of which it is the top.
    """

    column: int
    row: int
    kind: str
    label: str = ""
    how: str = ""
    height: int = 1


Place = tuple[int, int]
"""Column and row of a point, counted from 0."""
Places = Sequence[Place]


class Picture(Struct, frozen=True, kw_only=True):
    """An abstract diagram: what stands where, without a word about how it is drawn.

    Columns count from the left and rows from the bottom, both from 0; a board has one of each at
    least. `names` of columns and rows are what stands at the edge. `last` are the points to be
    pointed out as the last move, on stones with a label too. `begins` is the colour of the odd
    moves. `doubled`: the last column and row are the first ones again. `stacks` are the points
    with more than one stone, with the colours of these from below.
    """

    column_names: tuple[str, ...]
    row_names: tuple[str, ...]
    dots: tuple[tuple[int, int], ...]
    marks: tuple[Mark, ...]
    last: tuple[tuple[int, int], ...] = ()
    begins: str = "black"
    doubled: bool = False
    stacks: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def point(self, column: int, row: int) -> str:
        """The name of a point, as a player writes it."""
        return f"{self.column_names[column]}{self.row_names[row]}"

    def once(self, column: int, row: int) -> bool:
        """Whether a point is meant by the first name that it has, and is not drawn again."""
        return not self.doubled or (
            column < len(self.column_names) - 1 and row < len(self.row_names) - 1
        )

    @property
    def last_points(self) -> tuple[str, ...]:
        """The names of the last move's points, each once."""
        last = [at for at in self.last if self.once(*at)] if self.doubled else self.last
        return tuple([self.point(*at) for at in last])

    @property
    def points(self) -> Collection[str]:
        """The names of all its points."""
        return {f"{column}{row}" for column in self.column_names for row in self.row_names}

    def pointing_out(self, rows: Iterable[tuple[Places, Places]]) -> "Picture":
        """The picture with rows pointed out, each as its stones and the points where it can grow.

        Stones bear the number of their row, but for one that is pointed out as the last move;
        free points are spots A, B, C …
        """
        labels: dict[Place, str] = {}
        spots: dict[Place, None] = {}
        for number, (stones, points) in enumerate(rows, 1):
            labels |= {stone: f"{labels.get(stone, '')}{number}" for stone in stones}
            spots |= dict.fromkeys(points)
        shown = {(mark.column, mark.row): mark for mark in self.marks}
        marks = [
            replace(mark, label=labels.get(point, mark.label)) if point not in self.last else mark
            for point, mark in shown.items()
        ]
        free = [point for point in spots if point not in shown]
        for (column, row), letter in zip(free, LABELS, strict=False):
            marks.append(Mark(column=column, row=row, kind="spot", label=letter))
        return replace(self, marks=tuple(marks))

    def part(self, columns: range, rows: range) -> "Picture":
        """What the picture shows in some of its columns and rows, which keep their names."""
        left, low = columns.start, rows.start
        return Picture(
            column_names=self.column_names[left : columns.stop],
            row_names=self.row_names[low : rows.stop],
            dots=tuple(
                (column - left, row - low)
                for column, row in self.dots
                if column in columns and row in rows
            ),
            marks=tuple(
                replace(mark, column=mark.column - left, row=mark.row - low)
                for mark in self.marks
                if mark.column in columns and mark.row in rows
            ),
            last=tuple(
                (column - left, row - low)
                for column, row in self.last
                if column in columns and row in rows
            ),
            begins=self.begins,
        )


class Told(Struct, frozen=True, kw_only=True):
    """A sentence of the sheet `rules` that a game has to say of an event, below one of its themes:
    `games` (how it is played), `wins` or `draws`.
    """

    theme: str
    sentence: str
    params: Mapping[str, object]


class Explained(Struct, frozen=True, kw_only=True):
    """Why a game ended as it did: `picture` is its last board with what is pointed out on it.

    `said` are sentences of the sheet `explanations`, each with its level, its name and what it
    asks for: level 0 is the verdict, level 1 its reasons, and so on.
    """

    picture: Picture
    said: tuple["Reason", ...]


class Changed(Struct, frozen=True, kw_only=True):
    """What a word of a record did to stones that lay already: those `off` the board by name, and
    those `turned` to a `colour`; `captured` if that is what an asterisk tells.
    """

    off: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    colour: str = ""
    captured: bool = False


Reason = tuple[int, str, Mapping[str, object]]
"""A sentence of an explanation: its level, its name in the sheet, its parameters."""


class Finding(enum.StrEnum):
    """What became of a win that was claimed by showing a line of moves."""

    PROVED = "proved"
    """Every defence loses."""
    REFUTED = "refuted"
    """A defence escapes, or the line itself loses."""
    UNDECIDED = "undecided"
    """The positions that might be looked at were used up; the claim may be right."""
    WRONG_LINE = "wrong_line"
    """The line cannot be checked: it is not legal, does not force anything, or is too short."""


class Checked(Struct, frozen=True, kw_only=True):
    """A claimed line as it was read, and what its check came to after so many `positions`.

    `unplayable` is the move that cannot be made, as everybody sees, and then nothing was claimed;
    "" for a line of none. `reason` is a code that the game's own command can say.
    """

    line: tuple[Move, ...]
    finding: Finding
    positions: int
    reason: str = ""
    unplayable: str | None = None


class Fault(Struct, frozen=True, kw_only=True):
    """The first step of a game that cannot be: move `ply`, its text, and why.

    `code` is `not_a_move`, `off_board`, `occupied`, `game_over`, or why a letter is refused.
    """

    ply: int
    move: str
    code: str


class Judged(Struct, frozen=True, kw_only=True):
    """What the bare moves of a game came to, those that could be played.

    The seat FIRST made the odd ones. `ending_words` and `opening_words` are for the terminal;
    `unclaimed` are moves that would have ended the game had wins not to be claimed.
    """

    moves: tuple[str, ...]
    outcome: Outcome | None
    ending_words: str
    opening: str
    opening_words: str
    unclaimed: tuple[tuple[int, Outcome], ...] = ()
    fault: Fault | None = None

    @property
    def result(self) -> str:
        """The points of who began and of the other, `*` while the game is not over."""
        if self.outcome is None:
            return "*"
        if self.outcome.winner is None:
            return "0-0" if self.outcome.nobody else "1/2-1/2"
        return "1-0" if self.outcome.winner is Seat.FIRST else "0-1"


class Position(Protocol):
    """The whole state of one game at the board; a frozen value."""

    @property
    def number(self) -> int:
        """How many acts were accepted so far; it names the position in tags."""

    @property
    def to_act(self) -> Actor | None:
        """Who must act: a seat, or chance; None when the board has ended the game."""

    @property
    def outcome(self) -> Outcome | None:
        """How the board ended the game; None while it runs."""


P = TypeVar("P", bound=Position)


class Done(Struct, frozen=True, kw_only=True):
    """An act that is made for a seat without a letter that asks for it.

    `reason` is a code of the game: there was no choice, or an order that the seat had given; then
    it is `secret`, and nobody else may learn of it.
    """

    seat: Seat
    move: Move
    reason: str
    secret: bool = False


class Made(Struct, frozen=True, kw_only=True):
    """An act as it is told to somebody: whose it was (None: chance's), and why it was made.

    `why` is "" for what a letter asked for, and where the reader may not know.
    """

    seat: Seat | None
    move: Move
    why: str = ""


class Scene(Struct, frozen=True, kw_only=True):
    """What those who watch see after an act: a sentence of the sheet `replay`, and the board.

    `game` is the number of the game of the match, `score` what the seats had before it. `seat` is
    whose act it was, or who comes to something by it; None for nobody. The board is seen from the
    first seat's side.
    """

    game: int
    score: tuple[int, int]
    sentence: str
    seat: Seat | None
    params: Mapping[str, object]
    board: Track


class OfItself(Protocol[P]):
    """What happens in a game without a letter: throws, acts without a choice, standing orders.

    The orders of a seat are words of the game's own, opaque to everybody else; they are secret.
    """

    def kind(self, text: str) -> str:
        """What a line is that is recognised and is no act at the board: an `order` that stands,
        one that is `revoked`, a `phrase` for the dice behind a colon, a `call` for the tournament
        director, the wish to `concede` the match, or for a `break` before its next game, which
        `break off` takes back; "" for an act.
        """

    def complaint(self, text: str) -> str:
        """What a letter that calls the director says beside the words that call him, which are
        canonical; all of it if it does not begin with them.
        """

    def no_act(
        self, position: P, seat: Seat, text: str
    ) -> tuple[str, Mapping[str, object]] | None:
        """Why a line of a seat that is no act is none, if somebody may have meant one by it: the
        reason and its parameters.
        """

    def thrown(self, number: int, dice: tuple[int, int]) -> Move:
        """The act of chance: the throw with a number and its dice."""

    def throw_in(self, move: Move) -> int:
        """The number of the throw that an act of chance is; 0 for an act of a seat."""

    def opens(self, position: P) -> bool:
        """Whether the throw that is due decides who begins, a die for each seat."""

    def spent(self, position: P, number: int) -> P:
        """A position that came again when throws up to a number had been made."""

    def parts(self, position: P) -> int:
        """How many games of the match have ended."""

    def since(self, position: P) -> int:
        """How many acts of the match were made before the game that is played, or was the last."""

    def brief(self, moves: Sequence[Move]) -> str:
        """What a letter repeats of the acts of a game: its last ones, without those that say
        nothing beside the others.
        """

    def with_gifts(self, record: str, said: Callable[[str, tuple[int, int]], str]) -> str:
        """A record in which points given outside play, for being `late` or as the director's
        `points`, are told as it is `said` of them: why, and those of both seats.
        """

    def outside(self, points: tuple[int, int], *, begins: bool) -> Move:
        """The act by which points are given outside play, before the first throw if it `begins`
        the match.
        """

    def is_outside(self, move: Move) -> bool:
        """Whether an act gives points outside play: nobody's turn has it."""

    def refuse_outside(self, position: P, move: Move) -> None:
        """Raise PlayerError if points cannot be given now by such an act."""

    def score(self, position: P) -> tuple[int, int]:
        """The points of the first seat and of the second."""

    def waiting(self, position: P) -> tuple[int, int]:
        """Points given outside play that count when the game has ended, by seats."""

    def length(self, options: Mapping[str, str]) -> int:
        """How many points win the match."""

    def not_begun(self, position: P) -> bool:
        """Whether nothing has been thrown in the match yet."""

    def between(self, position: P) -> bool:
        """Whether a game of the match has ended and nothing has been thrown in the next."""

    def late_days(self, options: Mapping[str, str], points: int) -> int:
        """The first late day at the start that brings the other seat so many points, from 1 on."""

    def late_points(self, options: Mapping[str, str], days: int) -> int:
        """The points that so many late days at the start bring the other seat."""

    def late_limit(self, options: Mapping[str, str]) -> int:
        """The first late day that loses the match."""

    def breaks(self, options: Mapping[str, str]) -> int:
        """How many breaks a seat may take in a match, 0 where the event's leave holds."""

    def ordered(
        self, position: P, seat: Seat, orders: tuple[str, ...], text: str
    ) -> tuple[str, ...] | None:
        """The orders of a seat after another line of it; None if the line is no order."""

    def left(self, orders: tuple[str, ...], before: P, after: P, seat: Seat) -> tuple[str, ...]:
        """The orders of a seat that are left after an act."""

    def next_done(self, position: P, orders: Mapping[Seat, tuple[str, ...]]) -> Done | None:
        """The act that is made next for the seat to act; None if it is asked."""

    def number_in(self, text: str) -> int | None:
        """The number of a throw that a text states before its act; None if it states none."""

    def refuse_condition(
        self, position: P, seat: Seat, reply: str, then: str, *, next_act: bool
    ) -> None:
        """Raise NotNow for an act in advance of a seat that can never be made: what the opponent
        does before it, if that is the `next_act`, or it itself cannot be.
        """

    def on_any_board(self, reply: str) -> bool:
        """Whether what an act in advance answers means the same on whatever board it comes."""

    def holds(self, position: P, acts: Sequence[Move], reply: str) -> bool:
        """Whether acts that began in a position come to what an act in advance answers."""

    def conditions_left(self, replies: Sequence[str], held: str) -> tuple[str, ...]:
        """Of what a seat has answers to, that which is waited for still when one has come."""

    def story(
        self, position: P, made: Sequence[Made], reader: Seat
    ) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """What acts have led to from a position on, as sentences of the sheet `happenings`."""

    def watched(self, position: P, moves: Sequence[Move]) -> Iterator[Scene]:
        """What those who watch see of acts from a position on; no secret of a seat is in it."""


class Rules(Protocol[P]):
    """The rules of one game. All methods are pure."""

    @property
    def key(self) -> str:
        """The game's key in event files, e.g. `renju`."""

    @property
    def own(self) -> Own:
        """What it has for itself: reasons, stages, endings, and what files tell of them."""

    @property
    def of_itself(self) -> OfItself[P] | None:
        """What happens in it without a letter; None where all is played by letter."""

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The game's event settings and the values each may have, the default first."""

    def options_about(self) -> Mapping[str, str]:
        """What each of these settings is for, in a line for arbiters."""

    def told(self, options: Mapping[str, str]) -> tuple[Told, ...]:
        """What the rules letter says of a game with these settings, `adjudication` among them."""

    def opening_told(self, options: Mapping[str, str]) -> str:
        """The sentence of the sheet `openings` that says what the opening rule is; "" if none."""

    def helps(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """The sentences of the sheet `help` that tell of this game's own orders.

        `moves` are lines about what a move can be beside the usual, `opening` about how one
        begins, `claims` about wins that have to be claimed, `settings` about what a player may
        choose in it alone, and `lines` is there if a win can be claimed by showing a line. A game
        has `advance` if its lines about moves in advance are not the usual ones, and `questions`
        if something may be asked in it alone.
        """

    @property
    def sums_time(self) -> bool:
        """Whether the last letter and the record tell the time that both players took in all."""

    @property
    def star(self) -> str:
        """What a `*` behind a move of a record means: it was entered in `advance`, which files do
        not keep, or it `captured` or `recoloured`, which is a part of the record; "" where none
        may stand.
        """

    @property
    def notations(self) -> tuple[str, ...]:
        """How players may write points here, the usual notation first; () if there is but one.

        A text that begins with the word of one is read in it (`relative r2u1`).
        """

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """A text that is acts, in canonical words and the usual notation."""

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """A text in canonical words with its points in another notation."""

    def elsewhere(
        self, text: str, options: Mapping[str, str], notation: str
    ) -> tuple[tuple[str, str], ...]:
        """What a text that is no act in a notation would be in others: each of these, and its
        points in the writer's own.
        """

    def letters(self, options: Mapping[str, str]) -> str:
        """The letters of the board's columns; "" for a board whose points are called otherwise."""

    def examples(self, options: Mapping[str, str], notation: str = "") -> Mapping[str, str]:
        """What stands in this game for points of the examples that the catalogues have.

        Those are points of renju's board; what is not here stands as it is. All examples of a
        sentence stay different points, which can be played on.
        """

    def start(self, options: Mapping[str, str]) -> P:
        """The position before the first act of a player; forced first stones already stand."""

    def recognises(self, text: str) -> bool:
        """Whether the whole text has the form of an act of this game, in any position.

        This is what tells an order from prose, so it says no to anything but whole acts.
        """

    def read(self, position: P, text: str) -> tuple[Move, ...]:
        """The acts that `text` asks for, legal one after the other from `position`.

        One line may hold several acts of the same seat (`white, g7`). Words are the canonical
        English ones. Raises NotAMove or IllegalMove.
        """

    def remarks(self, position: P, text: str) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """What is to be said of an accepted text beside that: reasons with their parameters."""

    def points(self, position: P, text: str) -> tuple[str, ...]:
        """The points that acts name, as its picture calls them, on the board or off it."""

    def after(self, position: P, move: Move) -> P:
        """The position after an accepted act. Does not ask again whether it was legal."""

    def did(self, position: P, move: Move) -> tuple[Deed, ...]:
        """What an accepted act does, for the sentence that tells of it; in order."""

    def ply(self, position: P) -> int:
        """The number that players give to the move that is now due, e.g. 13."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour that makes the odd moves, and the other; none in a game without colours."""

    @property
    def seats(self) -> tuple[str, str]:
        """What files of results call the first seat and the second: `COLOURS` or `SEATS`."""

    def colour(self, position: P, seat: Seat) -> str | None:
        """The colour that a seat plays now, `black` or `white`; None while it is undecided."""

    def moves_in(self, move: Move) -> int:
        """How many moves (stones and passes) an accepted act is, for the ranking rules."""

    def stage(self, position: P) -> Stage:
        """What the position waits for. Undefined once it has an outcome."""

    def taps(self, position: P) -> tuple[tuple[int, int, str], ...]:
        """The points of the picture that are an answer by themselves: column, row, the answer.

        All are legal now; forbidden points are among them like any other. None where more than
        a point has to be said. On a track they are the hops with which a play can begin: start,
        end, and what an answer begins with that goes on with the rest.
        """

    @property
    def fewer_taps(self) -> bool:
        """Whether a letter that would be too large may leave out taps far from all stones."""

    def picture(
        self, position: P, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Picture | Track:
        """The diagram of a position as a seat sees it, with the last act pointed out; stones may
        be numbered. Boards on a grid are the same to both.
        """

    def seen(
        self, position: P, moves: Sequence[Move], viewer: Seat = Seat.FIRST
    ) -> Picture | Track:
        """The diagram with acts that are only looked at: their stones, and nothing that would
        come of them.
        """

    def counts(self, position: P) -> Mapping[str, tuple[int, int]]:
        """What is counted beside the board, for either seat: `captured` stones."""

    def explanation(self, position: P, ending: str, detail: str) -> Explained | None:
        """Why a game that is over ended so, where the rules have more to say than its name.

        `ending` is that of the result, which need not have come from the board.
        """

    def plies(self, position: P) -> tuple[str, ...]:
        """The moves made so far, as points by name and `pass`, without choices and offers."""

    def opening(self, position: P) -> str:
        """The name of the game's opening, once it has one; "" otherwise."""

    def claims(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The wins at the board that players have to claim: of `five` and `forbidden`.

        None where the program judges, as it does unless the event's `adjudication` is `claim`.
        """

    def draws(self, options: Mapping[str, str]) -> bool:
        """Whether players can agree to a draw."""

    def may_offer(self, position: P) -> bool:
        """Whether a draw may be offered with an act that is made in this position."""

    def claim(self, position: P, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if a seat claims a win, `five` or `forbidden`; None if it is wrong.

        Wins have to be claimed only where `start` was given `adjudication` = `claim`.
        """

    def claimable(self, position: P, seat: Seat, kinds: Sequence[str]) -> tuple[str, ...]:
        """Which of these kinds of wins the rules give a seat at all, whatever is on the board."""

    def check_line(self, position: P, text: str, *, budget: int) -> Checked | None:
        """What the seat to act has claimed to win by with a line of moves; None in a game in
        which nothing is won so.

        No more than `budget` positions are looked at. Raises NotAMove or NotNow for a text that
        is no line of moves from here.
        """

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts in the same position come to the same, in other words."""

    def resent(self, again: Move, played: Move) -> str:
        """What is said to an act that comes again where `played` was made: `already_played`,
        another reason if it would be more by now, or "" if it is another act.
        """

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The game in the record's words, e.g. `1.h8 2.i9 3.j10 [white] 4.g7`.

        The acts with the numbers `marked`, from 0, have a `*` behind them: `4.g7*`.
        """

    def replayed(self, options: Mapping[str, str], text: str) -> Iterator[tuple[Move, P]]:
        """Each act of a record with the position after it, judged as its letter would be.

        Raises NotAMove or IllegalMove at the first act that cannot be.
        """

    @property
    def alters(self) -> Collection[str]:
        """What a move can do to stones that lie already: take them `off` the board, or they are
        `turned` to another colour.
        """

    def changes(self, options: Mapping[str, str], text: str) -> Iterator[Changed]:
        """What each word of a record does to stones that lie already, in a game that `alters` any.

        Nothing is asked of the opening, nor whether the game was over. Raises NotAMove or
        IllegalMove at the first word that cannot be.
        """

    @property
    def stone_words(self) -> Collection[str]:
        """What records tell of a stone beside its point: `bomb` or `neutral` before it, and its
        `height` behind it (`h8/3`). Letters have the words for these from `data/words.toml`.
        """

    def is_choice(self, text: str) -> bool:
        """Whether a record may have this in brackets: a choice, and what else is no move."""

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """Whether more was decided in an opening than the moves of the game tell."""

    def judged(self, moves: Iterable[str], options: Mapping[str, str], acts: str = "") -> Judged:
        """What moves come to, points and `pass` in turn; nothing is asked of their opening.

        `acts` is the game in its record's words where a file tells them: what stands in them
        beside the moves is judged too, where it is a part of the record (see `star`).
        """

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many points a side its boards may have; none if they are no squares of points."""

    def called(self, options: Mapping[str, str]) -> str:
        """What files of games call its rules, which is its key unless they say that otherwise."""

    @property
    def forms(self) -> Collection[str]:
        """The formats of `records.files` that can hold its games."""

    def openings(self) -> tuple[tuple[str, str], ...]:
        """The code and the name of all openings that have one, as `opening` puts them together."""
