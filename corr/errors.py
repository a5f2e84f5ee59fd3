"""The error tree: every error is named for what its reader must do.

CorrError
├─ PlayerError(code, params)   the sender can mend it: a friendly reply, no event
│    ├─ NotAMove               not an act of this game at all
│    ├─ IllegalMove            an act of this game, but not possible in this position
│    └─ NotNow                 the position or the game does not wait for this
├─ MailError(reason)           not a letter to answer: set aside for the arbiter, no reply
├─ Conflict                    somebody else was faster, or a row contradicts another: start again
├─ ArbiterError                a command that cannot be: one line each, exit status 2
│    └─ ConfigError            the same, about a settings or event file: file, key, expectation
└─ StoreError                  the database cannot be trusted or reached: the daemon stops, exit 1
     └─ NewerVersion           a newer version of this program wrote it: upgrade, exit status 2
"""

from collections.abc import Iterable, Sequence

REASONS: dict[str, tuple[str, ...]] = {
    # the board
    "not_a_move": ("text",),
    "off_board": ("point",),
    "occupied": ("point",),
    "twice": ("point",),
    "stone_count": ("expected", "found"),
    "not_centre": ("point",),
    "not_adjacent": ("point", "centre"),
    "not_inside": ("point", "size"),
    "colour_or_two": ("then", "example"),
    "no_pass": (),
    "no_pass_here": (),
    "asterisk": ("point",),
    "asterisks": ("around", "readings"),
    "not_needed": ("text",),
    "other_notation": ("text", "own", "found"),
    "no_column_i": ("point", "readings"),
    "no_agreed_draws": (),
    "no_leave": (),
    "no_such_opening": (),
    "not_this_opening": ("opening",),
    "choose_colour": (),
    "declare_first": ("low", "high"),
    "declare_range": ("low", "high", "found"),
    "offer_count": ("expected", "found"),
    "offer_symmetric": ("first", "second", "congruent"),
    "keep_one": ("offers",),
    "not_offered": ("point", "offers"),
    "no_choice_now": (),
    "none_of_three_ways": ("size", "count"),
    "one_stone_or_offers": ("count", "found"),
    "not_yours_after": ("text", "accepted"),
    "skips_i": ("text", "readings", "point"),
    # the game
    "not_your_turn": (),
    "already_played": ("move", "ply", "played"),
    "no_remove": ("captures",),
    "asterisk_late": ("move",),
    "not_arrived": ("move", "readings"),
    "old_letter": ("ply",),
    "moves_taken_back": (),
    "wrong_number": ("found", "expected"),
    "game_over": (),
    "game_annulled": (),
    "too_late": ("arrived", "due", "arbiter", "forfeit"),
    "came_in_time": ("arrived", "due", "arbiter"),
    "behind_another": ("arrived", "sender"),
    "no_draw_offer": (),
    "draw_needs_move": (),
    "no_draw_in_opening": (),
    "draw_too_early": ("move",),
    "draw_offers_spent": ("limit",),
    "claims_automatic": (),
    "claim_refused": ("kind",),
    "claim_plainly": (),
    "no_line_claims": (),
    "line_not_playable": ("move",),
    "line_claimed_already": (),
    "line_claims_spent": ("limit",),
    "line_not_proved": (),
    "time_automatic": (),
    "time_arbiter": (),
    "time_yours": (),
    "time_stands": (),
    "time_not_over": ("due",),
    "time_claimed": (),
    "no_draw_claim": (),
    "draw_claim_too_early": ("move",),
    "confirm_resign": ("game",),
    "confirm_concede": ("game",),
    "ifs_no_play": (),
    "goes_on": ("asked",),
    "ifs_need_move": (),
    "ifs_not_allowed": (),
    "ifs_unclear": (),
    "no_ifs": (),
    "no_undo": (),
    # the player's own settings
    "bad_setting": ("text",),
    "bad_language": ("text", "languages"),
    "bad_time_zone": ("text", "near"),
    "bad_text": ("text",),
    "bad_digest": ("text",),
    "bad_board": ("text",),
    "bad_notation": ("text",),
    "bad_side": ("text",),
    "bad_forced": ("text",),
    "bad_calendar": ("text",),
    "bad_letters": ("text",),
    "bad_receipts": ("text",),
    "bad_announcements": ("text",),
    "bad_reminders": ("text",),
    "forget_running": ("where",),
    # events and questions
    "no_event": (),
    "which_event": ("events",),
    "unknown_event": ("event", "yours"),
    "no_such_event": ("event", "open"),
    "event_not_started": ("event", "start"),
    "event_over": ("event",),
    "event_cancelled": ("event", "why"),
    "already_entered": ("event",),
    "entries_closed": ("event", "arbiter"),
    "event_running": ("event", "arbiter"),
    "dice_known": ("event", "arbiter"),
    "event_ended": ("event", "open"),
    "in_queue": ("event", "place", "granted"),
    "voucher_needed": ("event", "arbiter"),
    "voucher_unknown": ("event", "arbiter"),
    "voucher_used": ("event", "arbiter"),
    "left_already": ("event",),
    "asked_already": ("event",),
    "no_dice": (),
    "no_running_games": (),
    "which_game": ("games",),
    "too_many_questions": ("limit",),
    "no_leave_days": ("event", "arbiter"),
    "bad_leave": ("first", "last", "today"),
    "leave_too_far": ("last", "most"),
    "leave_already": ("event", "last"),
    "leave_too_short": ("event", "least", "first", "last"),
    "leave_too_late": ("event", "notice", "first", "last"),
    "leave_spent": ("event", "year", "days", "left", "most", "first", "last"),
    "no_leave_to_end": (),
    "which_leave": ("leaves", "zone"),
    "leave_unread": ("today",),
    "leave_often": ("limit",),
    "leave_ends": ("until", "zone"),
    # rulings and the desk
    "no_ruling_of_yours": ("number",),
    "appealed_already": ("number", "mine"),
    "appeal_too_late": ("number", "until"),
    "appeal_without_words": ("number",),
    "for_arbiters": (),
    "for_ranking": ("who",),
    # the letter
    "no_order": ("game", "arbiter"),
    "cannot_read": ("kind",),
    "unread_line": (),
    "no_messages": (),
    "too_many_messages": ("limit",),
    "not_passed_on": ("why",),
    "words_left_out": ("why",),
    "unclear": ("readings",),
    "untagged": (),
    "number_missing": ("game", "readings"),
    "unproven": (),
    "unknown_game": ("game",),
    "event_moved": ("event", "address"),
    "foreign_address": ("address",),
    "nothing_to_confirm": (),
    "not_confirmed": (),
    "question_closed": (),
    "bad_address": ("text",),
    "address_known": ("address",),
    "asked_often": ("limit",),
    "address_asked": ("address",),
    "too_many_addresses": (),
    "address_unknown": ("address",),
    "address_last": ("address",),
    "too_many_letters": ("limit",),
    "too_big": ("limit",),
    # teams
    "only_captain_appeals": ("number", "captain", "until"),
}
"""The reason codes that no single game has for itself (`Rules.own`), and the parameters of their
sentences in the sheet `reasons`.
"""


class CorrError(Exception):
    """Any error that this program raises on purpose."""


class PlayerError(CorrError):
    """The sender can mend it; `code` and `params` name a sentence in the reader's language."""

    def __init__(self, code: str, **params: object) -> None:
        if set(params) != set(REASONS.get(code, params)):
            raise TypeError(f"reason {code} takes {REASONS[code]}, got {tuple(params)}")
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        params = ", ".join(f"{key} {value}" for key, value in self.params.items())
        return f"{self.code} ({params})" if params else self.code


class NotAMove(PlayerError):
    """The text is not an act of this game at all."""


class IllegalMove(PlayerError):
    """The text is an act of this game, but not possible in this position.

    `waits_for` is the code of the position's stage and `example` an answer that it would take,
    both "" where the rules did not say.
    """

    waits_for = ""
    example = ""

    def __str__(self) -> str:
        if not self.waits_for:
            return super().__str__()
        return f"{super().__str__()}; {self.waits_for} is due, for example `{self.example}`"


def not_yours_after(rest: Iterable[str], accepted: Iterable[str], waits_for: str) -> IllegalMove:
    """The refusal of acts that follow the reader's own; those could be said alone.

    It does not tell whether they pass the turn or end the game.

    >>> str(not_yours_after(["i9", "j10"], ["h8"], "play"))
    'not_yours_after (text i9, j10, accepted h8); play is due, for example `h8`'
    """
    said = ", ".join(accepted)
    error = IllegalMove("not_yours_after", text=", ".join(rest), accepted=said)
    error.waits_for, error.example = waits_for, said
    return error


class NotNow(PlayerError):
    """The game does not wait for this, or not from this player, or not any more."""


class MailError(CorrError):
    """Not a letter to answer: it is kept and set aside for the arbiter under `reason`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class ArbiterError(CorrError):
    """A command that cannot be; `faults` are all its reasons, one line each."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults: Sequence[str] = faults


class ConfigError(ArbiterError):
    """A settings or event file that cannot be: each fault names file, key and what is expected."""


class Conflict(CorrError):
    """A key or constraint of the database was broken; the transaction is void, start again."""


class StoreError(CorrError):
    """The database cannot be reached or trusted; nothing was committed."""


class NewerVersion(StoreError, ArbiterError):
    """A newer version of the program wrote this: it takes that one to read it.

    Nothing was written. It is an ArbiterError too, since starting again would not help.
    """
