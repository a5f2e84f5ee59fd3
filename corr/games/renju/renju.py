"""Renju: the rules of the game (SLSF 2011), for play by mail.

A forbidden move is a legal move that loses (art. 7, 9.2), at once or when it is claimed [R6].
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import cast

from corr.errors import IllegalMove, NotAMove, not_yours_after
from corr.games.renju import acts
from corr.games.renju.acts import Act, act_of, said
from corr.games.renju.board import (
    CENTRE,
    COLUMNS,
    EMPTY,
    OPENING_STONES,
    POINTS,
    SIZE,
    Colour,
    Point,
    names,
)
from corr.games.renju.diagram import diagram
from corr.games.renju.openings import (
    OPENINGS,
    FifthWays,
    FreePlay,
    KeepFifth,
    OfferFifths,
    PlaceInside,
    PlayDeclare,
    PlayStone,
    TakeOrLeave,
    opening_position,
)
from corr.games.renju.position import RenjuPosition
from corr.games.rules import (
    Changed,
    Checked,
    Deed,
    Ending,
    Explained,
    Judged,
    Move,
    Outcome,
    Own,
    Picture,
    Rules,
    Seat,
    Stage,
    Told,
)

_SHORT = 20
_kept = lru_cache(maxsize=4096)(said)
"""What a few words say: nearly every move is one point, of which there are few."""

# -- which answers are complete with one point ----
# A forbidden point is a legal answer and looks like any other: nothing here judges a move.


Tap = tuple[int, int, str]
"""A point, as its column and row counted from 0, and the answer that a tap on it is."""


def taps(position: RenjuPosition) -> tuple[Tap, ...]:
    """The points that answer what the position waits for; none where one point is not enough.

    >>> from corr.games.renju.openings import opening_position
    >>> taps(opening_position("taraguchi"))[0]
    (6, 6, 'g7')
    """
    if position.outcome is not None:
        return ()
    if type(position.step) is FreePlay:  # nearly every letter: quicker than act by act
        cells = position.board.cells
        return tuple([tap for cell, tap in _STONES if cells[cell] == EMPTY])
    return tuple((point.column, point.row, answer) for point, answer in _answers(position))


_STONES = tuple((point.cell, (point.column, point.row, str(point))) for point in POINTS)
"""The tap for a stone on each point, with the place of the point in `Board.cells`."""


def _answers(position: RenjuPosition) -> Iterator[tuple[Point, str]]:
    match position.step:
        case KeepFifth():
            for point in position.offers:
                yield point, f"keep {point}"
        case PlayDeclare() as step:
            for point in _free(position):  # in a letter over 200 times, so without its word
                yield point, f"{point},{step.suggested}"
        case PlayStone():
            for point in _free(position):
                yield point, str(point)
        case TakeOrLeave(size=size) | FifthWays(size=size) | PlaceInside(sizes=(size,)):
            for point in _free(position):
                if point.inside(size):
                    yield point, str(point)
        case OfferFifths() as step if step.asked(position) == 1:
            for point in _free(position):
                yield point, f"offer {point}"


def _free(position: RenjuPosition) -> Iterator[Point]:
    return (point for point in POINTS if position.board.free(point))


# -- renju ----


_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "opening": tuple(OPENINGS),
    "fifth_symmetry": ("congruent", "board"),
}

_OPTIONS_ABOUT: Mapping[str, str] = {
    "opening": "the rule by which a game is opened",
    "fifth_symmetry": "which offered fifth moves are one: of figures alike when turned, mirrored "
    "or shifted, or only when turned or mirrored about the centre of the board",
}

_HELPS: Mapping[str, tuple[str, ...]] = {
    "moves": ("pass_you_place_no",),
    "opening": (
        "h_i_j_the",
        "white_your_colour_black",
        "white_g_your_colour",
        "g_fifths_a_move",
        "offer_g_i_the",
        "keep_i_the_fifth",
        "keep_i_h_the",
        "leave_you_leave_the",
        "fifths_you_play_black",
        "opening_d_g_an",
    ),
    "claims": (
        "claim_five_before_your",
        "i_claim_five_the",
        "claim_forbidden_black_made",
    ),
    "settings": (),
    "lines": ("claim_win_h_h",),
}

_WITHOUT_FIFTHS = frozenset({"free-gomoku", "free-renju", "sakata"})
"""The opening rules under which no fifth moves are offered."""

_WITHOUT_CHOICES = frozenset({"free-gomoku", "free-renju"})
"""The opening rules under which the moves are all that is decided."""

_CHOICES = ("", "black", "white", "leave", "fifths")
"""The words of acts that stand in brackets in a record; "" is a number of fifth moves."""

ADJUDICATIONS = ("automatic", "claim")
"""Whether every move is judged, or wins have to be claimed [R6]."""


class Renju:
    """The rules of renju.

    >>> game = Renju()
    >>> position = game.start({"opening": "rif"})
    >>> for text in ("i9 j10", "White, G-7", "i7 f9"):
    ...     for move in game.read(position, text):
    ...         position = game.after(position, move)
    ...         print(move, "|", position.to_act, game.stage(position).code)
    h8 i9 j10 | second choose_colour
    white | second play
    g7 | first offer_fifths
    offer i7 f9 | second keep_fifth
    """

    key = "renju"

    own = Own()
    """What it has is shared by others."""

    of_itself = None

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The opening rule, and which fifth moves are symmetric to each other [R4]."""
        return _OPTIONS

    def options_about(self) -> Mapping[str, str]:
        """What each of them is for."""
        return _OPTIONS_ABOUT

    def told(self, options: Mapping[str, str]) -> tuple[Told, ...]:
        """Which fifth moves are one, and what ends a game."""
        return tuple(self._told(options))

    def opening_told(self, options: Mapping[str, str]) -> str:
        """Each opening rule has one."""
        return options.get("opening", "").replace("-", "_")

    def _told(self, options: Mapping[str, str]) -> Iterator[Told]:
        opening = options.get("opening", "")
        if "fifth_symmetry" in options and opening not in _WITHOUT_FIFTHS:
            symmetry = options["fifth_symmetry"]
            yield Told(theme="games", sentence="fifths", params={"symmetry": symmetry})
        if claims := self.claims(options):
            params = {"forbidden": "forbidden" in claims}
            yield Told(theme="wins", sentence="claimed", params=params)
        else:
            yield Told(theme="wins", sentence="judged", params={"free": opening == "free-gomoku"})
        if opening == "free-gomoku":
            yield Told(theme="games", sentence="renju_also_gomoku", params={})

    def helps(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """The opening stones, fifth moves, and claims (art. 8, 9.5)."""
        return _HELPS

    @property
    def sums_time(self) -> bool:
        """Renju's record does not ask for it."""
        return False

    @property
    def star(self) -> str:
        """It was entered in advance."""
        return "advance"

    @property
    def notations(self) -> tuple[str, ...]:
        """Letter and number alone."""
        return ()

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """The text as it is."""
        return text

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """The text as it is."""
        return text

    def elsewhere(
        self, text: str, options: Mapping[str, str], notation: str
    ) -> tuple[tuple[str, str], ...]:
        """There is one notation."""
        return ()

    def letters(self, options: Mapping[str, str]) -> str:
        """The columns a to o."""
        return COLUMNS

    def examples(self, options: Mapping[str, str], notation: str = "") -> Mapping[str, str]:
        """The examples are renju's."""
        return {}

    def start(self, options: Mapping[str, str]) -> RenjuPosition:
        """The position before the first act; a first stone that is fixed stands already.

        `options` may hold the event's `adjudication` too: `automatic` or `claim` [R6]. Raises
        ValueError for a value that there is not.
        """
        allowed = {**_OPTIONS, "adjudication": ADJUDICATIONS}
        values = {key: options.get(key, among[0]) for key, among in allowed.items()}
        for key, among in allowed.items():
            if values[key] not in among:
                raise ValueError(f"{key} is one of {', '.join(among)}, not {values[key]!r}")
        return opening_position(
            values["opening"],
            congruent=values["fifth_symmetry"] == "congruent",
            by_claim=values["adjudication"] == "claim",
        )

    def recognises(self, text: str) -> bool:
        """Whether the whole text is acts of renju, whatever the position.

        >>> Renju().recognises("White, G-7, 3 fifths"), Renju().recognises("i9 is best")
        (True, False)
        """
        return bool(said(text))

    def read(self, position: RenjuPosition, text: str) -> tuple[Move, ...]:
        """The acts that a text asks for, legal one after the other.

        Raises NotAMove or IllegalMove; nothing is accepted of a text that is wrong in part.
        """
        asked = list(_kept(text) if len(text) <= _SHORT else said(text))
        if not asked:
            raise NotAMove("not_a_move", text=text)
        if position.to_act is None:
            raise IllegalMove("game_over")
        before, moves = position, list[Move]()
        while asked:
            if position.to_act is not before.to_act:
                rest = [act.move for act in asked]
                raise not_yours_after(rest, moves, self.stage(before).code)
            act, *beyond = self._taken(position, asked[0])
            asked[:1] = beyond
            moves.append(act.move)
            if asked:
                position = position.step.after(position, act)
        return tuple(moves)

    def points(self, position: RenjuPosition, text: str) -> tuple[str, ...]:
        """The points of all acts, of a named opening too.

        >>> Renju().points(Renju().start({}), "white, g7 p3")
        ('g7', 'p3')
        """
        return tuple(name for act in said(text) for name in names(act.points))

    def _taken(self, position: RenjuPosition, act: Act) -> tuple[Act, ...]:
        try:
            return position.step.take(position, act)
        except IllegalMove as error:
            stage = self.stage(position)
            error.waits_for, error.example = stage.code, stage.example
            raise

    def remarks(
        self, position: RenjuPosition, text: str
    ) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """Nothing."""
        return ()

    def after(self, position: RenjuPosition, move: Move) -> RenjuPosition:
        """The position after an accepted act."""
        return position.step.after(position, act_of(move))

    def did(self, position: RenjuPosition, move: Move) -> tuple[Deed, ...]:
        """The act itself, and the number of fifth moves that it asks for.

        >>> Renju().did(Renju().start({}), Move("g7, 3 fifths"))
        (('stones', 'g7'), ('count', '3'))
        """
        return acts.deeds(move)

    def ply(self, position: RenjuPosition) -> int:
        """The number of the move now due; offers and the choice among them are move 5."""
        return position.ply

    @property
    def colours(self) -> tuple[str, ...]:
        """Black begins."""
        return acts.COLOURS

    @property
    def seats(self) -> tuple[str, str]:
        """By their provisional colours."""
        return acts.COLOURS

    def colour(self, position: RenjuPosition, seat: Seat) -> str | None:
        """The colour that a seat plays now; None before the first choice of colours."""
        colour = position.colour(seat)
        return colour and colour.value

    def moves_in(self, move: Move) -> int:
        """How many stones and passes an act is; offers are one, keeping and choosing none.

        >>> [Renju().moves_in(Move(text)) for text in ("h8 i9 j10", "white", "offer i7 f9")]
        [3, 0, 1]
        """
        act = act_of(move)
        if act.word in ("offer", "pass"):
            return 1
        return 0 if act.word else len(act.points)

    def stage(self, position: RenjuPosition) -> Stage:
        """What the position waits for."""
        return position.step.stage(position)

    @property
    def fewer_taps(self) -> bool:
        """Its letters keep them all."""
        return False

    def taps(self, position: RenjuPosition) -> tuple[tuple[int, int, str], ...]:
        """The points that can be tapped, row by row from the bottom."""
        return taps(position)

    def picture(
        self, position: RenjuPosition, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Picture:
        """The diagram; it never marks forbidden points."""
        plies = enumerate(position.plies, 1) if numbers else ()
        return diagram(
            position.board,
            offers=position.offers,
            last=position.last,
            numbers={point: ply for ply, point in plies if point is not None},
        )

    def seen(
        self, position: RenjuPosition, moves: Sequence[Move], viewer: Seat = Seat.FIRST
    ) -> Picture:
        """As after these acts: nothing comes of a stone but the stone."""
        for move in moves:
            position = self.after(position, move)
        return self.picture(position)

    def counts(self, position: RenjuPosition) -> Mapping[str, tuple[int, int]]:
        """Nothing."""
        return {}

    def explanation(self, position: RenjuPosition, ending: str, detail: str) -> Explained | None:
        """Why the forbidden move that lost was one (art. 7)."""
        if ending != Ending.FORBIDDEN:
            return None
        # Here, since few games end so.
        from corr.games.renju.explain import explained

        return explained(self.plies(position), detail, self.picture(position))

    def plies(self, position: RenjuPosition) -> tuple[str, ...]:
        """The moves made so far; Black's are the odd ones."""
        return tuple(str(point) if point else "pass" for point in position.plies)

    def opening(self, position: RenjuPosition) -> str:
        """The opening's code and name, e.g. `I1 Chosei`; "" if it is none of the 26 (art. 8)."""
        return str(position.opening or "")

    def claims(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """Fives, and Black's forbidden moves where there are any [R6]."""
        if options.get("adjudication") != "claim":
            return ()
        return ("five",) if options.get("opening") == "free-gomoku" else ("five", "forbidden")

    def draws(self, options: Mapping[str, str]) -> bool:
        """They can (art. 10.2)."""
        return True

    def may_offer(self, position: RenjuPosition) -> bool:
        """It may, at any time (art. 10.5)."""
        return True

    def claim(self, position: RenjuPosition, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if the claim is right (art. 9.5–9.7)."""
        return position.claim(seat, kind)

    def claimable(
        self, position: RenjuPosition, seat: Seat, kinds: Sequence[str]
    ) -> tuple[str, ...]:
        """Only White, or who may still become White, can claim a forbidden move (art. 9.7)."""
        black = position.colour(seat) is Colour.BLACK
        return tuple(one for one in kinds if one == "five" or not black)

    def check_line(self, position: RenjuPosition, text: str, *, budget: int) -> Checked | None:
        """Whether every defence loses to fours and threes."""
        # Here, since few games see such a claim.
        from corr.games.renju.proof import checked

        return checked(position, text, budget=budget)

    def same(self, one: Move, other: Move) -> bool:
        """Whether two acts come to the same: fifth moves are offered in any order."""
        first, second = act_of(one), act_of(other)
        if "offer" in (first.word, second.word):
            return first.word == second.word and set(first.points) == set(second.points)
        return first == second

    def resent(self, again: Move, played: Move) -> str:
        """Only the same act is one that was sent again."""
        return "already_played" if again == played else ""

    def record(
        self,
        moves: Sequence[Move],
        options: Mapping[str, str],
        *,
        marked: Collection[int] = (),
    ) -> str:
        """The game in the record's words.

        >>> Renju().record([Move("h8 i9 j10"), Move("white"), Move("g7, 3 fifths")], {})
        '1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths]'
        """
        return acts.written(moves, self.start(options).last, marked)

    def replayed(
        self, options: Mapping[str, str], text: str
    ) -> Iterator[tuple[Move, RenjuPosition]]:
        """Each act of a record with the position after it."""
        return replay_record(text, options)

    @property
    def alters(self) -> Collection[str]:
        """Nothing: a stone lies as it was placed."""
        return ()

    def changes(self, options: Mapping[str, str], text: str) -> Iterator[Changed]:
        """Nothing is."""
        return iter(())

    @property
    def stone_words(self) -> Collection[str]:
        """Nothing."""
        return ()

    def is_choice(self, text: str) -> bool:
        """Whether it is a colour, a number of fifth moves, or a move left to the other.

        >>> [Renju().is_choice(text) for text in ("white", "3 fifths", "g7")]
        [True, True, False]
        """
        acts = said(text)
        return bool(acts) and not any(act.points or act.word not in _CHOICES for act in acts)

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """There are choices under every opening rule but the free ones."""
        return options.get("opening") not in _WITHOUT_CHOICES

    def judged(self, moves: Iterable[str], options: Mapping[str, str], acts: str = "") -> Judged:
        """What moves come to, quickly: they tell all."""
        from corr.games.renju.study import judged  # only files are judged so

        free = options.get("opening") == "free-gomoku"
        by_claim = options.get("adjudication") == "claim"
        return judged(moves, restricted=not free, by_claim=by_claim)

    @property
    def sizes(self) -> tuple[int, ...]:
        """15 × 15 (art. 1)."""
        return (SIZE,)

    def called(self, options: Mapping[str, str]) -> str:
        """Renju."""
        return self.key

    @property
    def forms(self) -> Collection[str]:
        """All."""
        return ("text", "rif", "psq", "pos", "sgf")

    def openings(self) -> tuple[tuple[str, str], ...]:
        """The 26 openings in the order of their numbers in RIF files (art. 8)."""
        return tuple((opening.code, opening.name) for opening in OPENING_STONES)


RENJU: Rules[RenjuPosition] = Renju()


def parse_record(text: str, options: Mapping[str, str]) -> tuple[Move, ...]:
    """The acts of a game from its record; raises NotAMove or IllegalMove.

    The marks of moves that were played in advance are passed over.

    >>> parse_record("1.h8 2.i9 3.j10 [black] 4.g7 5.{f9 i7}=i7", {"opening": "rif"})
    ('h8 i9 j10', 'black', 'g7', 'offer f9 i7', 'keep i7')
    """
    return tuple(move for move, _ in replay_record(text, options))


def replay_record(text: str, options: Mapping[str, str]) -> Iterator[tuple[Move, RenjuPosition]]:
    """Each act of a game's record with the position after it, judged as its letter would be.

    Raises NotAMove or IllegalMove at the first act that cannot be.
    """
    position = RENJU.start(options)
    found = acts.items(text)
    for item in islice(found, len(position.plies)):
        if item != acts.Item(text=str(CENTRE), ply=1):
            raise IllegalMove("not_centre", point=str(CENTRE))
    for item in found:
        if item.ply not in (None, position.ply):
            raise NotAMove("not_a_move", text=f"{item.ply}.{item.text}")
        if position.outcome is not None:
            raise IllegalMove("game_over")
        more = islice(found, _items_of_one_act(RENJU.stage(position)) - 1)
        said_at_once = ", ".join((item.text, *(part.text for part in more)))
        for move in RENJU.read(position, said_at_once):
            position = RENJU.after(position, move)
            yield move, position


def _items_of_one_act(stage: Stage) -> int:
    """How many items of a record are one act: three stones, or a stone and a declaration."""
    return {
        "place_opening": 3,
        "place_declare": 4,
        "name_opening": 4,
        "play_declare": 2,
        "place_inside": len(cast(tuple[int, ...], stage.params.get("sizes", ()))),
    }.get(stage.code, 1)
