"""The two shapes of a mail inside the house: a `Letter` that was read, a `Draft` to be written."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta

from msgspec import Struct, field

from corr.games.rules import Explained, Picture, Stage
from corr.games.track import Track
from corr.tournament.events.chain import SHOWN
from corr.tournament.play.clock import Left
from corr.tournament.spec.clock_terms import Terms


class Tag(Struct, frozen=True, kw_only=True):
    """The address of a position, for one seat: `SK24-017.12.ABCDEFGHIJKLMNOP`.

    `game` is a game id, `number` the position number, `code` 16 base32 letters, upper case. In
    the pass of a letter about no position, `game` is the player's id and `number` the request
    that the letter asks about, 0 for none.
    """

    game: str
    number: int
    code: str

    @property
    def is_pass(self) -> bool:
        """Whether this is the pass of a player and not the tag of a position."""
        return "-" not in self.game

    def __str__(self) -> str:
        return f"{self.game}.{self.number}.{self.code}"


class Return(Struct, frozen=True, kw_only=True):
    """What the address claims that a letter of ours came back to: its number, and a code for it.

    See `corr.mail.read.tags`, which alone can say whether that is true.
    """

    number: int
    code: str


class Stamps(Struct, frozen=True, kw_only=True):
    """Fields Authentication-Results that stand together, the topmost first, unfolded.

    Nothing that a sender's program writes stands between them, and no Received of another server.
    `hops` are the servers whose Received stand above them, the topmost first.
    """

    fields: tuple[str, ...]
    hops: tuple[str, ...] = ()


class Letter(Struct, frozen=True, kw_only=True):
    """A mail as it was read.

    `key`: Message-ID and content hash; the same key is the same letter. `sender`: folded
    addr-spec of From, "" if there is none. `tags`: candidates, not yet verified, the most
    specific source first: In-Reply-To, reply address, subject. `answers`: Message-IDs of
    In-Reply-To and References, newest first, without angle brackets. `text`: the decoded body
    as text, quotes and all, HTML already turned into text. `automatic`: why this is a machine's
    letter (RFC 3834), "" for a human's. `bounce`: whether it reports a failed delivery.
    `authentication`: what mail servers say of the sender, the topmost first. `unread`: what in
    the letter cannot be read, `encrypted`, `winmail` (Outlook's winmail.dat) or, if there is no
    text, `picture`. `returns`: the letters of ours that it claims to bring back, by the address
    that it came to, not yet verified.
    """

    key: str
    message_id: str
    sender: str
    sender_name: str
    subject: str
    arrived: datetime
    tags: tuple[Tag, ...]
    answers: tuple[str, ...]
    text: str
    automatic: str
    bounce: bool = False
    authentication: tuple[Stamps, ...] = ()
    unread: str = ""
    returns: tuple[Return, ...] = ()


NOTICES: dict[str, tuple[str, ...]] = {
    "letter_set_aside": ("sender", "subject", "reason", "who", "until"),
    "letter_undelivered": ("recipient", "subject", "reply", "elsewhere"),
    "entry_asked": ("name", "address", "event", "place", "free"),
    "stranger_entry": ("name", "address", "event"),
    "stranger_form": ("name", "address", "event", "given", "voucher"),
    "player_forgotten": ("player", "folder", "addresses", "first", "last", "reported"),
    "late_asked": ("name", "address", "event"),
    "entry_left": ("name", "event", "entered", "most"),
    "place_free": ("name", "event"),
    "event_filled": ("event", "most"),
    "too_few": ("event", "entered", "least", "ranked"),
    "player_left": (
        *("name", "player", "event", "running", "unstarted", "annulled"),
        *("waiting", "undecided"),
    ),
    "withdrawal_asked": ("name", "player", "address", "event", "running", "annulled"),
    "player_unreachable": ("name", "player", "where", "games", "reply", "alone"),
    "report_refuted": ("name", "player", "reported", "answered", "games"),
    "bounce_unproven": ("name", "player", "where", "reply", "until"),
    "bounce_unclear": ("name", "player", "where", "reply", "until"),
    "answers_held": ("limit", "waiting"),
    "letters_flood": ("sender", "limit"),
    "same_words": ("name", "where", "words"),
    "mailbox_unread": ("since", "reply"),
    "clocks_differ": ("came", "now"),
    "put_off": ("what", "name"),
    "purge_waits": ("what", "part", "whole", "command"),
    "round_waits": ("event", "round", "games"),
    "last_round_waits": ("event", "round", "games"),
    "round_fails": ("event", "round", "why"),
    "games_wrong": ("event", "why"),
    "handed_over": ("event", "to"),
    "taken_back": ("event", "here", "to"),
    "appealed": ("event", "number", "what", "reason", "rule", "name", "words"),
    "appeal_noted": ("event", "number", "name", "words"),
    "appeal_changed": ("event", "number", "reason", "yours"),
    "appeal_decided": ("event", "number", "stands", "reason", "past", "yours"),
    "time_over": ("name", "opponent", "game", "due"),
    "lost_in_time": ("name", "opponent", "game", "arrived", "due"),
    "player_silent": ("name", "player", "event", "games", "days", "since"),
    "win_claimed": ("name", "colour", "game", "line", "finding"),
    "panel_wanted": ("event", "number", "what", "reason", "rule", "name", "words"),
    "panel_votes": (
        *("event", "number", "what", "reason", "rule", "name", "words"),
        *("members", "letters", "record"),
    ),
    "panel_left": ("event", "number"),
    "panel_over": ("event", "number"),
    "director_called": ("name", "opponent", "game", "words", "record"),
}
"""Everything the arbiter is told by mail, and the parameters of its sentences in the sheets
`notices`, `notice_heads` and `notice_else`. Every one may have `commands` besides, ready to be
sent; the sheet `does` says what they do."""

HAPPENINGS: dict[str, tuple[str, ...]] = {
    "game_started": (),
    "dice_committed": ("scheme", "first"),
    "you_gave": ("line", "arrived", "kept"),
    "match_started": (),
    "match_shown": (),
    "dice_reminder": (),
    "rolls_void": ("rolls",),
    "dice_bound": ("first",),
    "round_named": ("round", "hour", "arrived"),
    "bg_turn": ("who", "dice", "rolled_why", "play", "why"),
    "bg_act": ("who", "moves", "why"),
    "bg_opening": ("mine", "theirs", "begins"),
    "bg_game_over": (
        *("game", "winner", "size", "points", "given_mine", "given_theirs", "mine", "theirs"),
    ),
    "orders_stand": ("orders",),
    "seed_told": (),
    "you_called_director": ("text",),
    "they_called_director": ("text",),
    "director_answered": ("reason",),
    "score_entered": ("yours", "theirs"),
    "points_taken_back": ("yours", "theirs", "reason"),
    "points_given": ("yours", "theirs", "why", "waits", "reason"),
    "break_asked": ("wanted", "left"),
    "break_begun": ("who", "until"),
    "break_over": (),
    "late_reminder": ("games",),
    "late_waiting": ("points",),
    "you_were_late": ("days", "points", "lost"),
    "they_were_late": ("days", "points", "lost"),
    "you_ordered": ("orders",),
    "you_played": ("moves",),
    "they_played": ("moves",),
    "you_had_played": ("moves", "arrived", "used", "left"),
    "you_offered_draw": (),
    "they_offered_draw": (),
    "you_declined_draw": (),
    "they_declined_draw": (),
    "you_claimed_win": (),
    "they_claimed_win": (),
    "you_claimed_draw": (),
    "they_claimed_draw": (),
    "you_wrote": ("lines",),
    "they_wrote": (),
    "you_claimed_line": ("finding",),
    "your_claim_refused": ("reason",),
    "you_claimed_time": (),
    "they_claimed_time": (),
    "claim_void": ("yours",),
    "you_are_late": (),
    "they_are_late": (),
    "your_time_extended": ("time", "reason"),
    "their_time_extended": ("time", "reason"),
    "clocks_paused": ("reason",),
    "clocks_resumed": ("reason",),
    "reopened": ("time", "yours", "reason"),
    "match_reopened": ("time", "yours", "reason"),
    "moves_taken_back": ("first", "moves", "yours", "over", "reason"),
    "moves_restored": ("first", "moves", "yours", "over", "reason"),
    "time_taken_back": ("time", "yours", "reason"),
    "time_given_back": ("hours", "why"),
    "their_time_given_back": ("hours", "why"),
    "you_are_silent": ("days",),
    "they_are_silent": ("days",),
    "you_noted": (),
    "you_entered_ifs": (),
    "you_replaced_ifs": (),
    "you_cancelled_ifs": (),
    "played_in_advance": ("plies",),
    "ifs_dropped": ("why", "move"),
    "previewed": ("moves",),
    "preview_overtaken": ("moves",),
    "clock_credited": ("hours",),
    "clock_runs": (),
    "their_clock_stopped": ("days",),
    "stop_over": ("yours",),
    "report_refuted": ("yours", "hours"),
    "letters_go": ("address",),
    "sent_again": (),
    "shown": (),
    "reminder": ("share",),
    "reminder_bank": ("share",),
    "reminder_unclocked": ("days",),
    "you_asked_clock": ("runs",),
    "they_asked_clock": ("runs",),
    "clock_imposed": ("bank", "delay", "points", "reason"),
    "clock_lifted": ("reason",),
    "match_to_begin": (),
    "match_late": ("yours", "both", "due", "time", "game", "single"),
    "replay_started": ("number",),
    "deciding_started": ("white",),
    "game_moved": (),
    "ruled": ("reason",),
    "ruling_waits": ("due", "late", "reason"),
    "ruling_dropped": ("reason",),
    "act_waits": ("act", "by", "due", "late", "reason"),
    "act_dropped": ("act", "by", "why", "reason"),
    "corrected": ("reason",),
    "drawn_by_old_result": ("game",),
    "counts_nothing": ("who",),
    "seat_taken": ("player", "reason"),
    "took_seat": ("player", "reason"),
    "may_appeal": ("ruling", "rule", "until"),
}
"""Every happening and the parameters of its sentence in the sheet `happenings`.

`moves` is a tuple of `Move`s in canonical notation; `share` is `50%`, `80%` or `1d`. What
`you_had_played` tells is the receipt of a move that got no letter of its own. `plies` are
(`you` or `they`, acts) in the order in which they were played; `why` and `move` are as in
`IfsDropped`. `act` is `substitution` (`by` takes a seat), `take_back` or `restore`; it was dropped
for it was `undone`, or what it was about is `gone`.
"""


class Happening(Struct, frozen=True, kw_only=True):
    """One thing that happened, told in one sentence."""

    code: str
    params: Mapping[str, object] = field(default_factory=dict)


class Refusal(Struct, frozen=True, kw_only=True):
    """An order that was not carried out: the `line` as it was read, and the reason."""

    line: str
    code: str
    params: Mapping[str, object]


class Receipt(Struct, frozen=True, kw_only=True):
    """When the player's order arrived, what it cost and what their next move starts with."""

    arrived: datetime
    used: timedelta
    left: timedelta


class OtherGames(Struct, frozen=True, kw_only=True):
    """How many other games wait for the reader, the most urgent one, and until when.

    There is no `due` while its clock stands still, or once its time is over.
    """

    waiting: int
    game: str
    due: datetime | None


class IfLine(Struct, frozen=True, kw_only=True):
    """One line of the reader's moves in advance, and the board at its end.

    `pairs` are what the opponent may answer and what is then played, in order. The picture shows
    no more of the board than it has to; None where the line is more than stones.
    """

    pairs: tuple[tuple[str, str], ...]
    picture: Picture | None


class LateStart(Struct, frozen=True, kw_only=True):
    """How late somebody is with what they give to the dice of a match, and what it costs.

    `state` is `due` (nothing by now), `costs`, or `lost` (the match, and the other one is as
    late) as long as it is owed, and `came` or `came_lost` once it has come. `points` go to the
    other side by now. `last_day` is the last one on which nothing more is lost, by what comes then
    the match if it `loses`; `lost_day` the last one before that, in days of the event. `step` is
    how many days bring one more. `again`: the match has begun, and waits anew.
    """

    state: str
    days: int
    points: int
    step: int
    last_day: date | None
    lost_day: date | None
    loses: bool
    again: bool


class BreakFacts(Struct, frozen=True, kw_only=True):
    """Breaks of a match as its reader hears of them: how many are `left` to them, and to the
    other side; who has one now, `until` when, and who wants one before the next game: `you`,
    `they`, `both`, or "".
    """

    left: int
    theirs: int
    until: datetime | None
    wanted: str
    running: str


class GameFacts(Struct, frozen=True, kw_only=True):
    """What a letter about one game tells its reader, who sits at `seat`.

    `turn` is `you`, `opponent` or "" (the game is over). `colour` is `black`, `white` or ""
    (undecided). `due` is the deadline (UTC) of whoever is to act and `left` the time until then,
    counted from the letter's date. `draw_offer` is `yours`, `theirs` or "". `winner` is `you`,
    `opponent`, `draw`, `nobody`, or "" while the game runs, `ending` the event file's word
    (`five`, `resign`, `time` …) and `ending_detail` the kind of a forbidden move; `explanation` is
    why it was one, None in every letter of a running game. `ply` is the number of the move now
    due. `time_zone` is the reader's, an IANA name. `claims` are the wins that the reader would
    have to claim, `five` and `forbidden`, none where the program judges; `draw_claim` is whether a
    draw may be claimed now.

    `taps` are the points that answer what is asked, each with the answer, as in `Rules.taps`, and
    `fewer_taps` is whether a letter that would be too large may leave some of them out;
    `may_offer_draw` is whether a draw may be offered with the move. `waits` is what the side that
    is not to act will have for its next move. `acted` is whether the last act was the reader's.
    `notes` and `ifs` are the reader's own and nobody else's. `stopped` is since when the clock
    of whoever is to act stands still, because letters to them came back or, if it is `paused`,
    because the arbiter has stopped it; then there is no `due`. `late` is what follows from a time
    that is over: `on claim`, `claimed` or `arbiter`, "" while it is not. `my_limits` and
    `their_limits` are what each limit leaves, () where there is one for a move alone. `my_leave`
    and `their_leave` are from when until when each is on leave, now or the next time. `chain` is
    the link of the game's last event (see `tournament.chain`). `points_wait` are the director's
    that count when the game has ended, the reader's and the opponent's. `ran_out` is when the time
    of who lost by it was over, and `arbiter` whom to ask about that. `counts` are what is counted
    beside the board, by name, the reader's and the opponent's, `emptied` the points from which the
    last act took stones, and `star` what a `*` behind a move of the record means. `thought`
    is the time that the reader and the opponent took in all, where that is told at the end.
    `examples` are what the game has, as the reader writes it, for points of examples. `beacon` is
    the round of a public beacon that is waited for, and its hour. Until `free` the turn of whoever
    is to act takes nothing from a bank. `no_clock` is why there is no `due` where nobody has to
    keep time: `option` or `preference`, as the event has it, `asked` by the reader, to be
    `answered`, or from the `next` turn on; "" where the clock runs. Of a match `record` is
    that of the game that is played, or was the last one, and `earlier` is whether there were games
    before. `my_start` and `their_start` are how late each is with what they give to the dice, and
    what it costs. `breaks` are those between the games of a match, where there are any.
    """

    game: str
    event: str
    event_name: str
    you: str
    opponent: str
    colour: str
    ply: int
    turn: str
    stage: Stage | None
    due: datetime | None
    left: timedelta | None
    time_zone: str
    draw_offer: str
    record: str
    opening: str = ""
    winner: str = ""
    ending: str = ""
    ending_detail: str = ""
    explanation: Explained | None = None
    message: str = ""
    receipt: Receipt | None = None
    claims: tuple[str, ...] = ()
    draw_claim: bool = False
    taps: tuple[tuple[int, int, str], ...] = ()
    fewer_taps: bool = False
    may_offer_draw: bool = False
    waits: timedelta | None = None
    acted: bool = False
    notes: tuple[str, ...] = ()
    ifs: tuple[IfLine, ...] = ()
    stopped: datetime | None = None
    my_leave: tuple[datetime, datetime] | None = None
    their_leave: tuple[datetime, datetime] | None = None
    chain: str = ""
    ran_out: datetime | None = None
    arbiter: str = ""
    paused: bool = False
    late: str = ""
    my_limits: tuple[Left, ...] = ()
    their_limits: tuple[Left, ...] = ()
    counts: tuple[tuple[str, int, int], ...] = ()
    emptied: tuple[str, ...] = ()
    star: str = "advance"
    thought: tuple[timedelta, timedelta] | None = None
    examples: Mapping[str, str] = {}
    dice: str = ""
    gifts: bool = False
    called: bool = False
    points_wait: tuple[int, int] | None = None
    beacon: tuple[int, datetime] | None = None
    earlier: bool = False
    free: datetime | None = None
    no_clock: str = ""
    my_start: LateStart | None = None
    their_start: LateStart | None = None
    breaks: BreakFacts | None = None

    @property
    def proof(self) -> str:
        """The first characters of the chain, by which a letter proves all that came before it."""
        return self.chain[:SHOWN]

    @property
    def break_until(self) -> datetime | None:
        """Until when the next game of a match waits for a break, None while none goes on."""
        return self.breaks.until if self.breaks else None


class GameLine(Struct, frozen=True, kw_only=True):
    """One game in a list of games; `turn` as in `GameFacts`.

    `colour` is "" where the opening is still to decide it: who has the turn then places the
    first stones. Where White begins and the first stone is placed already, `move` is the number
    of the one that is due, 0 elsewhere (T29). `match` is whether both begin it, for its dice, and
    where these are asked for, `dice` is the block that proves them and `late` what it costs to
    give nothing.
    """

    game: str
    opponent: str
    colour: str
    turn: str
    due: datetime | None
    move: int = 0
    match: bool = False
    dice: str = ""
    late: LateStart | None = None


class EventFacts(Struct, frozen=True, kw_only=True):
    """What a letter tells about an event. `start` is the local date, `terms` its time rules.

    `players` are (name, level or "", club, kind or ""), in start order. `rules` are the sentences
    of the event in short (the words of `corr event check`), in the reader's language if there are
    any.
    `claims` are the wins that have to be claimed, `five` and `forbidden`, none where the program
    judges. A draw may be claimed after `draw_claim_after` moves, 0 for never.
    `examples` are what stands in the game for points of examples. `rated`: the results count for
    a rating list. `points` win a match, 0 where games have no parts; `by_round` if they are those
    of the first round only.
    a rating list. `director` is the address of who directs matches to points (1.1), "" for none.
    """

    id: str
    name: str
    start: str
    time_zone: str
    arbiter: str
    game: str
    opening: str
    terms: Terms
    reminders: tuple[str, ...]
    players: tuple[tuple[str, str, str, str], ...]
    claims: tuple[str, ...] = ()
    draw_claim_after: int = 0
    examples: Mapping[str, str] = {}
    rated: bool = False
    points: int = 0
    by_round: bool = False
    director: str = ""


class NormFacts(Struct, frozen=True, kw_only=True):
    """What a player needs and has. Points and norms are decimal strings, multiples of 0.5.

    `level` is "" for a new player; `first` then has levels that the results may give, each with
    the least points in all for it. A norm that does not exist is "", and `beyond` names those
    that the games left cannot give any more, by their fields. `preliminary` while games are still
    going, `new_players` is how many opponents are new and may still turn out otherwise. `reason`
    is why no level can be won or lost as things stand, a code of the norm rules; then no norm
    exists.
    """

    level: str
    completed: int
    scheduled: int
    points: str
    keep: str
    confirm: str
    rise1: str
    rise2: str
    rise1_level: str
    rise2_level: str
    preliminary: bool
    reason: str = ""
    new_players: int = 0
    beyond: tuple[str, ...] = ()
    first: tuple[tuple[str, str], ...] = ()


class Draft(Struct, frozen=True, kw_only=True):
    """A mail to be written: which template, for whom, with which facts.

    `kind` names `templates/<kind>.txt.jinja` and, if it has one, `.html.jinja`. `message_id`,
    `in_reply_to` and `references` come without angle brackets. `tag` is the reader's tag for
    this position; it stands at the end of the subject. `subject` stands for the letter's own
    one and its tag, "" where that tells of the letter. `reply_to` is a full address; one
    that is not ours goes without our name. `picture` is drawn as PNG in the HTML part and as
    text in the plain part (template variable `diagram`). `attachments` are (file name, MIME
    type, bytes). `style` is how the reader wants diagrams (`discs`, `letters`, "" for X and O);
    `text_only` leaves out HTML and picture. `unsubscribe` is where the reader's "unsubscribe"
    leads, a `mailto:` link. `boards` are those of a letter about several games.
    """

    kind: str
    language: str
    to_name: str
    to_address: str
    message_id: str
    reply_to: str
    date: datetime
    facts: Mapping[str, object]
    tag: Tag | None = None
    subject: str = ""
    picture: Picture | Track | None = None
    in_reply_to: str = ""
    references: tuple[str, ...] = ()
    attachments: tuple[tuple[str, str, bytes], ...] = field(default=())
    style: str = ""
    text_only: bool = False
    unsubscribe: str = ""
    boards: tuple["Board", ...] = ()


class Board(Struct, frozen=True, kw_only=True):
    """One of several boards in a letter, with the tag for answers about it.

    The templates find them in the same order as `boards`, each with what `picture` is to a letter
    about one game. `drawn` is whether the letter has room for it as PNG.
    """

    tag: Tag
    picture: Picture | Track
    drawn: bool = True
