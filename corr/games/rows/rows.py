"""The games of rows, for play by mail: gomoku, pente, keryo-pente and ninuki-renju."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from msgspec.structs import replace

from corr.errors import IllegalMove, NotAMove, not_yours_after
from corr.games.judging import judged_acts, judged_by
from corr.games.rows import record
from corr.games.rows.acts import (
    COLOURS,
    NOTATIONS,
    Act,
    act_of,
    examples,
    renoted,
    said,
    starred,
)
from corr.games.rows.boards import board
from corr.games.rows.diagram import diagram
from corr.games.rows.grid import EMPTY, NEUTRAL, OWN, named, rival
from corr.games.rows.opening import (
    PLAY,
    Choose,
    Place,
    Play,
    free_position,
    lies,
    none_yet,
    opening_position,
)
from corr.games.rows.order import Game
from corr.games.rows.position import RowsPosition
from corr.games.rows.told import SHARED, opening_sentence, told
from corr.games.rows.variant import VARIANTS, Variant, chosen, filed, never
from corr.games.rules import (
    Changed,
    Checked,
    Deed,
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
from corr.result_words import SEATS

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
    "bans": "whether renju's forbidden moves are forbidden to Black",
    "anti": "whether an open four is forbidden to both, as in anti-pente",
    "neutral": "whether each player has two neutral stones",
    "code": "whether one may pass and agree to a draw, as the international rules have it, or not",
}

START_WITHIN = "30d"
"""§ 17.2: who is 30 minutes late loses the match; by mail a minute is a day (pente.md 1.2)."""

_NOT_JUDGED = ("opening", "size", "aids")
"""The settings that a record tells in other ways, or on which no judging rests."""


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
    def own(self) -> Own:
        """What all games of rows say, and what files tell of this one.

        >>> ninuki, gomoku = (Rows(VARIANTS[key]).own for key in ("ninuki", "gomoku"))
        >>> ninuki.filed["rule_draw"], gomoku.filed, gomoku.recorded
        ('five_given', {}, ('adjudication',))
        >>> ninuki.start_within, gomoku.start_within
        ('30d', '')
        """
        recorded = [key for key in self._options if key not in _NOT_JUDGED]
        recorded += ["adjudication"] * self._variant.claims_five
        shared = {"first_two": ("opening", "renju_swap")}
        return replace(
            SHARED,
            filed=filed(self._variant),
            recorded=tuple(recorded),
            goes_with={key: other for key, other in shared.items() if key in self._options},
            start_within=START_WITHIN if self._variant.of_pente else "",
            never=never(self._variant),
        )

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
        for key in variant.settings:
            options[key] = ("true", "false") if key == "bans" else ("false", "true")
        options["aids"] = AIDS
        return options

    of_itself = None

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
        return opening_sentence(self._variant, options.get("opening", ""))

    def helps(self, options: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
        """What a stone can be in such an event, passes, the choice of colours, and claims."""
        game = self.game(options)
        held = {
            "pass_you_place_no": game.passes,
            "rows_asterisk": game.captures_claimed,
            "rows_remove": game.captures_claimed,
            "rows_bomb": game.variant.bombs > 0,
            "rows_neutral": game.variant.neutrals > 0,
            "rows_column": game.grid.stacked,
        }
        opening = ("rows_stones", "white_your_colour_black", "rows_colour_and_move")
        return {
            "moves": tuple(line for line, holds in held.items() if holds),
            "opening": opening if opening_position(game).beginner is None else (),
            "claims": ("claim_five_before_your", "i_claim_five_the") if game.five_claimed else (),
            "settings": ("rows_notation",) if self.notations else (),
        }

    @property
    def sums_time(self) -> bool:
        """They do (gomoku art. 11.5)."""
        return True

    @property
    def star(self) -> str:
        """It captured, or recoloured, where that happens; what was entered in advance has none."""
        if self._variant.recolours:
            return "recoloured"
        return "captured" if self._variant.captures else ""

    @property
    def notations(self) -> tuple[str, ...]:
        """Letters, steps from the centre, and those as numbers (pente.md 7); a torus has none."""
        return () if self._variant.board == "torus" else NOTATIONS

    def plain(self, text: str, options: Mapping[str, str]) -> str:
        """The acts of a text in letters; a point beside the board stays as it was written.

        >>> Rows(VARIANTS["pente"]).plain("relative White, R2U1*", {"opening": "free"})
        'white, m11*'
        """
        notation = text.partition(" ")[0]
        board = self.game(options).grid
        doubted = starred(text, board)
        acts = doubted.acts or said(text, board)
        plain = ", ".join(f"{notation} {act.off}" if act.off else act.move for act in acts)
        if doubted.acts:
            return f"*{plain}*" if doubted.around else f"{plain}**"
        return plain

    def noted(self, text: str, options: Mapping[str, str], notation: str) -> str:
        """The text with its points in another notation.

        >>> pente = Rows(VARIANTS["pente"])
        >>> pente.noted("1.k10 2.l11 [black] 3.m12*", {"opening": "free"}, "relative")
        '1.0 2.R1U1 [black] 3.R2U2*'
        """
        return renoted(text, self.game(options).grid, notation)

    def elsewhere(
        self, text: str, options: Mapping[str, str], notation: str
    ) -> tuple[tuple[str, str], ...]:
        """Told and never guessed (pente.md 7.3a).

        >>> pente, event = Rows(VARIANTS["pente"]), {"opening": "free"}
        >>> pente.elsewhere("-22", event, "letters"), pente.elsewhere("m12", event, "relative")
        ((('matrix', 'h12'),), (('letters', 'R2U2'),))
        >>> pente.elsewhere("L2", event, "matrix"), pente.elsewhere("hello", event, "letters")
        ((('letters', '1-8'), ('relative', '-20')), ())
        >>> Rows(VARIANTS["pente_bomb"]).elsewhere("bomb R1U1", event, "letters")
        (('relative', 'bomb l11'),)
        """
        board, own = self.game(options).grid, notation or NOTATIONS[0]
        if not self.notations or said(text, board, own):
            return ()
        found = list[tuple[str, str]]()
        for other in NOTATIONS:
            acts = said(text, board, other) if other != own else ()
            points = [name for act in acts for name in act.points]
            stones = " ".join(act.move for act in acts if act.points).replace("*", "")
            if points and all(name.partition("/")[0] in board.cells for name in points):
                found.append((other, renoted(stones, board, own)))
            elif other == "letters" and any(name[0] == "i" for name in points):
                found += [("no_column_i", " ".join(points))] * ("i" not in board.letters)
        return tuple(found)

    def letters(self, options: Mapping[str, str]) -> str:
        """The columns of the event's board."""
        return self.game(options).grid.drawn

    def examples(self, options: Mapping[str, str], notation: str = "") -> Mapping[str, str]:
        """As the board has them, in the notation that is asked for.

        >>> klot, pente = Rows(VARIANTS["klot"]), Rows(VARIANTS["pente"])
        >>> klot.examples({})["i9"], pente.examples({})["i9"]
        ('f6', 'm9')
        >>> pente.examples({}, "relative")["i9"]
        'R2D1'
        """
        return examples(self.game(options).grid, notation if self.notations else "")

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
        variant = chosen(
            self._variant,
            bans=values.get("bans") != "false",
            anti=values.get("anti") == "true",
            neutral=values.get("neutral") == "true",
        )
        return Game(
            variant=variant,
            size=int(values.get("size", self._variant.sizes[0])),
            opening=values["opening"],
            first_two=values.get("first_two", "one"),
            five_claimed=values.get("adjudication") == "claim",
            captures_claimed=values.get("captures") == "claimed",
            passes=values.get("code") != "swedish",
        )

    def recognises(self, text: str) -> bool:
        """Whether the whole text is acts of these games, whatever the position and asterisks.

        >>> gomoku = Rows(VARIANTS["gomoku"])
        >>> gomoku.recognises("White, K-10"), gomoku.recognises("i9 is best")
        (True, False)
        """
        grid = board(self._variant.board, self._variant.sizes[0])
        return bool(said(text, grid) or ("*" in text and starred(text, grid).acts))

    def read(self, position: RowsPosition, text: str) -> tuple[Move, ...]:
        """The acts that a text asks for, legal one after the other.

        Raises NotAMove or IllegalMove; nothing is accepted of a text that is wrong in part.
        """
        if self._is_plain(position, text):
            return (Move(text),)
        asked = list(said(text, position.game.grid)) or self._starred(position, text)
        if position.to_act is None:
            raise IllegalMove("game_over")
        if position.step is not PLAY and not asked[0].word:
            for kind in (act.kind for act in asked[1:] if act.kind):
                raise none_yet(position, kind)
        before, moves = position, list[Move]()
        for act in asked:
            if moves:
                position = position.step.after(position, act_of(moves[-1]))
            if position.outcome is not None and moves[-1] == "remove":
                break  # the move is not needed: `remarks` says so
            if position.to_act is not before.to_act:
                rest = [act.move for act in asked[len(moves) :]]
                raise not_yours_after(rest, moves, self.stage(before).code)
            (taken,) = self._taken(position, act)
            moves.append(taken.move)
        return tuple(moves)

    def _starred(self, position: RowsPosition, text: str) -> list[Act]:
        """The acts of a text with asterisks around it, where an asterisk says nothing.

        Raises NotAMove for what is none; IllegalMove where the asterisks may be a capture that is
        claimed, and where there are several behind a move (pente.md 7.3a).
        """
        found = starred(text, position.game.grid)
        if not found.acts:
            raise NotAMove("not_a_move", text=text)
        claimed = position.game.captures_claimed and bool(found.acts[-1].points)
        if found.around and not claimed:
            return list(found.acts)
        plain = ", ".join(act.off or act.move for act in found.acts)
        self.read(position, plain)  # what is wrong without asterisks is told first
        readings = (f"{plain}*", plain) if claimed else (plain,)
        raise IllegalMove("asterisks", around=found.around, readings=readings)

    def _is_plain(self, position: RowsPosition, text: str) -> bool:
        """Whether the text is a free point, as nearly all are, and those of files of games."""
        if self._variant.special:
            return False
        cell = position.game.grid.cells.get(text)
        free = cell is not None and position.cells[cell] == EMPTY
        return free and position.step is PLAY and position.outcome is None

    def points(self, position: RowsPosition, text: str) -> tuple[str, ...]:
        """The points of all acts; of a stone on others, its column."""
        acts = said(text, position.game.grid)
        names = (name for act in acts for name in (*act.points, act.off) if name)
        return tuple(name.partition("/")[0] for name in names)

    def _taken(self, position: RowsPosition, act: Act) -> tuple[Act, ...]:
        try:
            return position.step.take(position, act)
        except IllegalMove as error:
            near = error.params.get("readings")
            if error.code == "no_column_i" and act.kind and isinstance(near, tuple):
                stones = tuple(f"{act.kind} {point}" for point in near)
                error.params = {**error.params, "readings": stones}
            stage = self.stage(position)
            error.waits_for, error.example = stage.code, stage.example
            raise

    def remarks(
        self, position: RowsPosition, text: str
    ) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """That an asterisk is wrong: the move stands (pente.md 7.3a). That none was needed."""
        found = list[tuple[str, Mapping[str, object]]]()
        for act in said(text, position.game.grid):
            if position.outcome is not None:
                found.append(("not_needed", {"text": act.move or act.off}))
                break
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
        took = self._took(act, after)
        if act.word == "remove":
            return took
        return ((act.word or act.kind or "stones", ", ".join(act.points)), *took)

    def _took(self, act: Act, after: RowsPosition) -> tuple[Deed, ...]:
        """What an act took off the board, blew away or recoloured."""
        grid = after.game.grid
        if after.turned:
            return (("recoloured", ", ".join(named(grid, after.turned))),)
        if not after.emptied:
            return ()
        how = "blew" if after.blown else "took" if act.points else "removed"
        return ((how, ", ".join(named(grid, after.emptied))),)

    def ply(self, position: RowsPosition) -> int:
        """The number of the move now due."""
        return position.ply

    @property
    def colours(self) -> tuple[str, ...]:
        """Black begins in gomoku, White in the others (T29)."""
        return self._variant.colours

    @property
    def seats(self) -> tuple[str, str]:
        """By their colours in gomoku alone."""
        return SEATS if self._variant.of_pente else COLOURS

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
            free = board.may_play(position.cells, cell)
            if free and (zone == "anywhere" or lies(board, cell, zone)):
                for place in board.places(cell):
                    yield (*place, board.called(cell))

    @property
    def fewer_taps(self) -> bool:
        """It may: any point can be written."""
        return True

    def picture(
        self, position: RowsPosition, *, numbers: bool = False, viewer: Seat = Seat.FIRST
    ) -> Picture:
        """The diagram of a position."""
        return diagram(position, numbers=numbers)

    def seen(
        self, position: RowsPosition, moves: Sequence[Move], viewer: Seat = Seat.FIRST
    ) -> Picture:
        """Captured stones stay: to look at a move must not tell what it would capture."""
        cells, last, stone = position.cells, tuple[int, ...](), position.turn
        for act in map(act_of, moves):
            for name in act.points:
                shown = NEUTRAL if act.kind == "neutral" else stone
                cells = position.game.grid.put(cells, position.game.grid.cells[name], shown)
                stone = rival(stone)
            last = tuple(position.game.grid.cells[name] for name in act.points)
        emptied = tuple(cell for cell in position.emptied if cells[cell] == EMPTY)
        return self.picture(replace(position, cells=cells, last=last, emptied=emptied))

    def counts(self, position: RowsPosition) -> Mapping[str, tuple[int, int]]:
        """The stones that either seat has captured, and the bombs and neutral ones it has left."""
        variant = position.game.variant
        counts = dict[str, tuple[int, int]]()
        if variant.captures and not variant.recolours:
            counts["captured"] = position.captured
        for name, most, used in (
            ("bombs", variant.bombs, position.bombs),
            ("neutrals", variant.neutrals, position.neutrals),
        ):
            if most:
                counts[name] = (most - used[0], most - used[1])
        turned = position.seat(OWN) is not Seat.FIRST
        return {key: both[::-1] if turned else both for key, both in counts.items()}

    def explanation(self, position: RowsPosition, ending: str, detail: str) -> Explained | None:
        """Two threes, a five that the last move did not make, and what captures did to one."""
        # Here, since few games end so.
        from corr.games.rows.explain import explained

        return explained(position, ending, self.picture(position))

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

    def may_offer(self, position: RowsPosition) -> bool:
        """It may, from the first ordinary move on (gomoku.md 4, pente.md 1.1)."""
        return isinstance(position.step, Play)

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
        """Whether two acts are one; where an asterisk is kept, it takes stones off the board."""
        return one == other

    def resent(self, again: Move, played: Move) -> str:
        """An asterisk that was forgotten comes too late, as a bomb does; what is left out now of
        the move that was played says nothing new.

        >>> pente = Rows(VARIANTS["pente"])
        >>> [pente.resent(Move("k10*"), Move(text)) for text in ("k10*", "k10", "k11")]
        ['already_played', 'asterisk_late', '']
        >>> [pente.resent(Move("bomb k10"), Move(text)) for text in ("bomb k10", "k10")]
        ['already_played', 'kind_late']
        """
        one, other = act_of(again), act_of(played)
        if (one.word, one.points) != (other.word, other.points):
            return ""
        if one.kind and one.kind != other.kind:
            return "" if other.kind else "kind_late"
        return "already_played" if set(one.starred) <= set(other.starred) else "asterisk_late"

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

    @property
    def alters(self) -> Collection[str]:
        """Stones can be captured or blown away, or recoloured as a common centre always is."""
        variant = self._variant
        can = {
            "off": variant.bombs or (variant.captures and not variant.recolours),
            "turned": variant.recolours or variant.common_centre,
        }
        return [change for change, there_is in can.items() if there_is]

    def changes(self, options: Mapping[str, str], text: str) -> Iterator[Changed]:
        """What each word of a record does to stones that lie already."""
        return record.changes(self.game(options), text)

    @property
    def stone_words(self) -> Collection[str]:
        """Which of its stones are more than a stone on a point."""
        variant = self._variant
        can = {
            "bomb": variant.bombs,
            "neutral": variant.neutrals or "neutral" in variant.settings,
            "height": variant.board == "columns",
        }
        return [word for word, there_is in can.items() if there_is]

    def is_choice(self, text: str) -> bool:
        """Whether it is a colour, or stones taken off for the opponent who left them.

        >>> [Rows(VARIANTS[game]).is_choice("remove") for game in ("pente", "gomoku")]
        [True, False]
        """
        return text.lower() in (*COLOURS, *["remove"] * self._variant.claims_captures)

    def has_choices(self, options: Mapping[str, str]) -> bool:
        """There are choices where colours are swapped."""
        return opening_position(self.game(options)).beginner is None

    def judged(self, moves: Iterable[str], options: Mapping[str, str], acts: str = "") -> Judged:
        """What moves come to, one after the other, or all acts where a record has them."""
        game = self.game(options)
        if acts:
            return judged_acts(self, free_position(game), record.freely(game, acts), options)
        return judged_by(self, free_position(game), moves, options)

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
        """Most know no stones that go, nor points that are played again; only text knows a height.

        Steps are counted from a centre, which a torus has not; two forms name no game, and are
        taken for renju's or gomoku's.
        """
        variant = self._variant
        if variant.board == "columns":
            return ("text",)
        if variant.board == "torus":
            return ("text", "sgf")
        plain = ("text", "sgf", "relative")
        if variant.special:
            return plain if self.alters or self.stone_words else (*plain, "rif")
        return plain if variant.captures else (*plain, "rif", "psq", "pos")

    def openings(self) -> tuple[tuple[str, str], ...]:
        """No opening has a name."""
        return ()


GAMES: Mapping[str, Rules[RowsPosition]] = {
    key: Rows(variant) for key, variant in VARIANTS.items()
}
"""The rules of every game of rows by its key in event files."""
