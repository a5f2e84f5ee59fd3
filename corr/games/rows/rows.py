"""The games of rows, for play by mail: gomoku, pente, keryo-pente and ninuki-renju."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from corr.errors import IllegalMove, NotAMove
from corr.games.judging import judged_by
from corr.games.rows import record
from corr.games.rows.acts import COLOURS, NOTATIONS, Act, act_of, renoted, said
from corr.games.rows.diagram import diagram
from corr.games.rows.grid import EMPTY, OWN, grid, named
from corr.games.rows.opening import Choose, Place, free_position, lies, opening_position
from corr.games.rows.position import Game, RowsPosition
from corr.games.rows.told import OPENINGS_TOLD, told
from corr.games.rows.variant import VARIANTS, Variant
from corr.games.rules import (
    Checked,
    Deed,
    Explained,
    Judged,
    Move,
    Outcome,
    Picture,
    Rules,
    Seat,
    Stage,
    Told,
)

CODES = ("international", "swedish")
"""Whether one may pass and agree to a draw (I 5, I 10), or not (§§ 5, 10)."""

AIDS = ("own", "none", "all")
"""What a player may use: own books, notes, boards; nothing; all (gomoku.md 6, pente.md 1.2)."""

_ABOUT: Mapping[str, str] = {
    "opening": "the rule by which a game is opened",
    "size": "points a side",
    "first_two": "under `renju_swap`, whether one player puts stones 1 and 2 or each puts one",
    "captures": "whether captured stones go by themselves, or when the mover or the opponent says",
    "aids": "what players may use: books, notes and boards of their own; nothing; or everything",
    "code": "whether one may pass and agree to a draw, as the international rules have it, or not",
}


class Rows:
    """The rules of one of them.

    >>> game = Rows(VARIANTS["gomoku"])
    >>> position = game.start({"opening": "swap2"})
    >>> for text in ("h8 i8 j9", "g7 f6", "White, K-10"):
    ...     for move in game.read(position, text):
    ...         position = game.after(position, move)
    ...         print(move, "|", position.to_act, game.stage(position).code)
    h8 i8 j9 | second rows_choose_or_place
    g7 f6 | first choose_colour
    white | first play
    k10 | second play
    """

    def __init__(self, variant: Variant) -> None:
        self._variant = variant

    @property
    def key(self) -> str:
        """The game's key in event files."""
        return self._variant.key

    @cached_property
    def _options(self) -> Mapping[str, tuple[str, ...]]:
        variant = self._variant
        options: dict[str, tuple[str, ...]] = {"opening": variant.openings}
        if len(variant.sizes) > 1:
            options["size"] = tuple(map(str, variant.sizes))
        if "renju_swap" in variant.openings:
            options["first_two"] = ("one", "shared")
        if variant.claims_captures:
            options["captures"] = ("automatic", "claimed")
        if variant.coded:
            options["code"] = CODES
        options["aids"] = AIDS
        return options

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The opening rule, and what else an event may choose in this game."""
        return self._options

    def options_about(self) -> Mapping[str, str]:
        """What each of them is for."""
        return {key: _ABOUT[key] for key in self._options}

    def told(self, options: Mapping[str, str]) -> tuple[Told, ...]:
        """The board, what captures, what wins and what draws."""
        return tuple(told(self.game(options), options.get("aids", AIDS[0])))

    def opening_told(self, options: Mapping[str, str]) -> str:
        """Those of gomoku, and those that all games begun by White share."""
        return OPENINGS_TOLD[self._variant.begins][options.get("opening", "")]

    def helps(self) -> Mapping[str, tuple[str, ...]]:
        """The opening stones, what captures, and claims where there are any."""
        variant = self._variant
        opening = ["rows_stones", "white_your_colour_black", "rows_colour_and_move"]
        if variant.claims_captures:
            opening += ["rows_asterisk", "rows_remove"]
        claims = ("claim_five_before_your", "i_claim_five_the", "claim_draw_enough_moves")
        return {
            "opening": tuple(opening),
            "claims": claims if variant.claims_five else (),
            "settings": ("rows_notation",),
        }

    @property
    def sums_time(self) -> bool:
        """They do (gomoku art. 11.5)."""
        return True

    @property
    def star(self) -> str:
        """It captured, where there are captures; what was entered in advance has no mark here."""
        return "captured" if self._variant.captures else "advance"

    @property
    def notations(self) -> tuple[str, ...]:
        """Letters, steps from the centre, and those as numbers (pente.md 7)."""
        return NOTATIONS

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """The acts of a text in letters; a point beside the board stays as it was written.

        >>> Rows(VARIANTS["pente"]).plain("relative White, R2U1*", {"opening": "free"})
        'white, m11*'
        """
        notation = text.partition(" ")[0]
        acts = said(text, self.game(options).grid)
        return ", ".join(f"{notation} {act.off}" if act.off else act.move for act in acts)

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """The text with its points in another notation.

        >>> pente = Rows(VARIANTS["pente"])
        >>> pente.noted("1.k10 2.l11 [black] 3.m12*", {"opening": "free"}, "relative")
        '1.0 2.R1U1 [black] 3.R2U2*'
        """
        return renoted(text, self.game(options).grid, notation)

    def letters(self, options: Mapping[str, str]) -> str:
        """The columns of the event's board."""
        return self.game(options).grid.letters

    def start(self, options: Mapping[str, str]) -> RowsPosition:
        """The position before the first act; a first stone that is fixed stands already.

        `options` may hold the event's `adjudication` too, `automatic` or `claim`, where fives can
        be claimed. Raises ValueError for a value that there is not.
        """
        return opening_position(self.game(options))

    def game(self, options: Mapping[str, str]) -> Game:
        """What an event has chosen."""
        allowed = {**self._options}
        if self._variant.claims_five:
            allowed["adjudication"] = ("automatic", "claim")
        values = {key: options.get(key, among[0]) for key, among in allowed.items()}
        for key, among in allowed.items():
            if values[key] not in among:
                raise ValueError(f"{key} is one of {', '.join(among)}, not {values[key]!r}")
        return Game(
            variant=self._variant,
            size=int(values.get("size", self._variant.sizes[0])),
            opening=values["opening"],
            first_two=values.get("first_two", "one"),
            five_claimed=values.get("adjudication") == "claim",
            captures_claimed=values.get("captures") == "claimed",
            passes=values.get("code") != "swedish",
        )

    def recognises(self, text: str) -> bool:
        """Whether the whole text is acts of these games, whatever the position.

        >>> gomoku = Rows(VARIANTS["gomoku"])
        >>> gomoku.recognises("White, K-10"), gomoku.recognises("i9 is best")
        (True, False)
        """
        return bool(said(text, grid(self._variant.sizes[0])))

    def read(self, position: RowsPosition, text: str) -> tuple[Move, ...]:
        """The acts that a text asks for, legal one after the other.

        Raises NotAMove or IllegalMove; nothing is accepted of a text that is wrong in part.
        """
        asked = list(said(text, position.game.grid))
        if not asked:
            raise NotAMove("not_a_move", text=text)
        if position.to_act is None:
            raise IllegalMove("game_over")
        before, moves = position, list[Move]()
        for act in asked:
            if position.to_act is not before.to_act:
                raise self._not_yours_after(before, moves, asked)
            (taken,) = self._taken(position, act)
            moves.append(taken.move)
            position = position.step.after(position, taken)
        return tuple(moves)

    def points(self, position: RowsPosition, text: str) -> tuple[str, ...]:
        """The points of all acts."""
        acts = said(text, position.game.grid)
        return tuple(name for act in acts for name in (*act.points, act.off) if name)

    def _not_yours_after(
        self, position: RowsPosition, moves: Sequence[Move], asked: Sequence[Act]
    ) -> IllegalMove:
        rest = ", ".join(act.move for act in asked[len(moves) :])
        error = IllegalMove("not_yours_after", text=rest, accepted=", ".join(moves))
        error.waits_for, error.example = self.stage(position).code, ", ".join(moves)
        return error

    def _taken(self, position: RowsPosition, act: Act) -> tuple[Act, ...]:
        try:
            return position.step.take(position, act)
        except IllegalMove as error:
            stage = self.stage(position)
            error.waits_for, error.example = stage.code, stage.example
            raise

    def remarks(
        self, position: RowsPosition, text: str
    ) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """That an asterisk is wrong: the move stands (pente.md 7.3a)."""
        found = list[tuple[str, Mapping[str, object]]]()
        for act in said(text, position.game.grid):
            (taken, *_) = position.step.take(position, act)
            position = position.step.after(position, taken)
            for ply, name in enumerate(act.points, len(position.plies) - len(act.points)):
                if name in act.starred and ply not in position.took:
                    found.append(("asterisk", {"point": name}))
        return tuple(found)

    def after(self, position: RowsPosition, move: Move) -> RowsPosition:
        """The position after an accepted act."""
        return position.step.after(position, act_of(move))

    def did(self, position: RowsPosition, move: Move) -> tuple[Deed, ...]:
        """The act itself, and what it takes off the board."""
        act = act_of(move)
        if act.word in COLOURS:
            return (("colour", act.word),)
        after = position.step.after(position, act)
        emptied = ", ".join(named(position.game.grid, after.emptied))
        took = (("took" if act.points else "removed", emptied),) if emptied else ()
        if act.word == "remove":
            return took
        return ((act.word or "stones", ", ".join(act.points)), *took)

    def ply(self, position: RowsPosition) -> int:
        """The number of the move now due."""
        return position.ply

    @property
    def colours(self) -> tuple[str, ...]:
        """Black begins in gomoku, White in the others (T29)."""
        return self._variant.colours

    def colour(self, position: RowsPosition, seat: Seat) -> str | None:
        """The colour that a seat plays now; None before the choice of colours."""
        return position.colour(seat)

    def moves_in(self, move: Move) -> int:
        """How many stones and passes an act is.

        >>> [Rows(VARIANTS["pente"]).moves_in(Move(text)) for text in ("k10 l11", "white", "pass")]
        [2, 0, 1]
        """
        act = act_of(move)
        return 1 if act.word == "pass" else len(act.points)

    def stage(self, position: RowsPosition) -> Stage:
        """What the position waits for."""
        return position.step.stage(position)

    def taps(self, position: RowsPosition) -> tuple[tuple[int, int, str], ...]:
        """The points that are an answer by themselves, row by row from the bottom."""
        return tuple(self._taps(position)) if position.outcome is None else ()

    def _taps(self, position: RowsPosition) -> Iterator[tuple[int, int, str]]:
        step, board = position.step, position.game.grid
        if isinstance(step, Choose) or (isinstance(step, Place) and len(step.zones) > 1):
            return
        zone = step.zones[0] if isinstance(step, Place) else "anywhere"
        for cell in board.points:
            if position.cells[cell] == EMPTY and (zone == "anywhere" or lies(board, cell, zone)):
                yield (*board.place(cell), board.names[cell])

    def picture(self, position: RowsPosition, *, numbers: bool = False) -> Picture:
        """The diagram of a position."""
        return diagram(position, numbers=numbers)

    def counts(self, position: RowsPosition) -> Mapping[str, tuple[int, int]]:
        """The stones that either seat has captured, where stones are."""
        if not self._variant.captures:
            return {}
        own, other = position.captured
        return {"captured": (own, other) if position.seat(OWN) is Seat.FIRST else (other, own)}

    def explanation(self, position: RowsPosition, ending: str, detail: str) -> Explained | None:
        """There is no more to say than how it ended."""
        return None

    def plies(self, position: RowsPosition) -> tuple[str, ...]:
        """The moves made so far; the colour that begins has the odd ones."""
        return tuple(position.game.grid.names[cell] if cell else "pass" for cell in position.plies)

    def opening(self, position: RowsPosition) -> str:
        """No opening has a name."""
        return ""

    def claims(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Fives in gomoku (gomoku.md 5.1); nothing elsewhere."""
        claimed = options.get("adjudication") == "claim" and self._variant.claims_five
        return ("five",) if claimed else ()

    def draws(self, options: Mapping[str, str]) -> bool:
        """They can, but under the Swedish code (§§ 5, 10)."""
        return options.get("code") != "swedish"

    def claim(self, position: RowsPosition, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if the claim is right (gomoku.md 5.1)."""
        return position.claim(seat, kind)

    def claimable(
        self, position: RowsPosition, seat: Seat, kinds: Sequence[str]
    ) -> tuple[str, ...]:
        """Both seats can claim whatever has to be claimed."""
        return tuple(kinds)

    def check_line(self, position: RowsPosition, text: str, *, budget: int) -> Checked | None:
        """Nothing is won by showing a line."""
        return None

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts come to the same; an asterisk is no other move."""
        return (
            act_of(one).points == act_of(other).points and act_of(one).word == act_of(other).word
        )

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The game in the record's words."""
        return record.written(self.game(options), moves)

    def replayed(
        self, options: Mapping[str, str], text: str
    ) -> Iterator[tuple[Move, RowsPosition]]:
        """Each act of a record with the position after it."""
        return record.replayed(self.game(options), text)

    def is_choice(self, text: str) -> bool:
        """Whether it is a colour, or stones taken off for the opponent who left them."""
        return text.lower() in (*COLOURS, "remove")

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """There are choices where colours are swapped."""
        return opening_position(self.game(options)).beginner is None

    def judged(self, moves: Iterable[str], options: Mapping[str, str]) -> Judged:
        """What moves come to, one after the other."""
        return judged_by(self, free_position(self.game(options)), moves, options)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The boards that an event may choose among."""
        return self._variant.sizes

    def called(self, options: Mapping[str, str]) -> str:
        """Files know gomoku as five or more in a row; just five is `Standard`, as in psq."""
        exact = self.key == "gomoku" and self.game(options).exact
        return "Standard" if exact else self.key

    @property
    def forms(self) -> Collection[str]:
        """Most know neither captured stones nor points that are played again."""
        return ("text",) if self._variant.captures else ("text", "rif", "psq", "pos", "sgf")

    def openings(self) -> tuple[tuple[str, str], ...]:
        """No opening has a name."""
        return ()


GAMES: Mapping[str, Rules[RowsPosition]] = {
    key: Rows(variant) for key, variant in VARIANTS.items()
}
"""The rules of every game of rows by its key in event files."""
