"""Why letters are set aside, which need nobody's look, and for how long some hold a clock."""

from datetime import timedelta

STRANGER_FORM = "stranger_form"
"""Why a form is set aside that a stranger filled in: it waits for the arbiter's yes or no."""

STRANGER_WAITS = "stranger_waits"
"""Why a wish to take part is set aside that is answered by itself, as soon as the hour allows."""

ENTRY_IN_DOUBT = "entry_in_doubt"
"""Why a wish to take part waits for somebody's look: its address is said to be forged."""

SAME_WORDS = "same_words"
"""Why a letter is set aside that says the same without an order for the third time: a machine's,
most probably. The arbiter is told of the first one."""

UNPROVED = ("bounce_unproven", "bounce_unclear")
"""Why reports about our letters wait for somebody's look."""

BEHIND_ANOTHER = "after_one_set_aside"
BEFORE_ALL_IS_READ = "before_all_is_read"
PUT_OFF = frozenset({BEHIND_ANOTHER, BEFORE_ALL_IS_READ})
"""Why letters wait that are handled by themselves, as soon as it is sure who has lost on time."""

FROM_NOBODY = frozenset(
    {"auto_reply", "list_mail", "own_letter", "loop", "bounce", "unknown_sender", STRANGER_FORM}
    | {STRANGER_WAITS, ENTRY_IN_DOUBT, SAME_WORDS}
)
"""Why letters are set aside that are no sign of life of a player's."""

STRANGE_HOLDS = timedelta(days=3)
"""For how long a letter from an address that is not the player's holds their clock."""

QUIET = (FROM_NOBODY | PUT_OFF) - {ENTRY_IN_DOUBT}
"""Why letters are set aside that need nobody's look, or are told of in words of their own."""

_NOTHING = "nothing"
_ORDER = "`corr mail show KEY`: if a person wrote the order `release`, else `drop`"

REASONS = {
    "crashed": (
        "handling it failed five times: a fault of the program",
        "keep it and report it; after an upgrade `corr mail release KEY`",
    ),
    "unconfirmed": (
        "nothing vouches for the sender, who has been asked whether it is theirs",
        "nothing: their yes plays it. If they telephone, `release`",
    ),
    "foreign_address": (
        "a player's letter answered from an address that is not theirs; the player has been asked",
        "nothing: their yes plays it. If you know that it is theirs, `release`; else `drop`",
    ),
    "bounce_unproven": (
        "a report that letters do not arrive, which anybody may have written",
        "`release` if you believe it: the clock stands still; else `drop`",
    ),
    "bounce_unclear": ("a report that does not say clearly whether a letter arrived", "the same"),
    "flood": (
        "one sender has more letters waiting than `[limits] letters_waiting`",
        "`corr mail release --from ADDRESS`, or `corr mail drop --from ADDRESS`",
    ),
    "entry_in_doubt": (
        "somebody wishes to take part from an address that the mail server calls forged",
        "`release` if you believe it, else `drop`",
    ),
    "auto_reply_with_order": ("an automatic answer that holds an order", _ORDER),
    "list_mail_with_order": ("a mailing list's letter that holds an order", _ORDER),
    "bounce_with_order": ("a report that holds an order", _ORDER),
    "too_big": (
        "larger than we take, or of too many parts",
        "`corr mail show KEY`; ask the player to send the move alone",
    ),
    "unreadable": (
        "no mail program could have written it so",
        "`corr mail show KEY`; ask the player to write again",
    ),
    "no_sender": ("no address to answer", "`drop`, or ask the player to write again"),
    "two_senders": (
        "several senders: whose letter is it?",
        "`drop`, or ask the player to write again",
    ),
    "not_handed_out": (
        "the mail server has it, and does not hand it out",
        "look in the mailbox with a mail program; ask the player to write again",
    ),
    STRANGER_FORM: (
        "somebody who is not in the register filled in the form to take part",
        "`corr status` has the command that takes them in",
    ),
    STRANGER_WAITS: (
        "somebody wishes to take part, and is answered as soon as the hour allows",
        _NOTHING,
    ),
    "unknown_sender": ("a stranger, who got one short answer a day", _NOTHING),
    SAME_WORDS: (
        "the same words without an order for the third time: a machine's, probably",
        "nothing; if a person writes, `release`",
    ),
    BEHIND_ANOTHER: (
        "a move that came late, behind another letter of the player's that is looked at first",
        "settle the other one: this one follows by itself",
    ),
    BEFORE_ALL_IS_READ: ("a move that came late, while mail lay unread", _NOTHING),
    "auto_reply": ("an automatic answer, as of somebody who is away", _NOTHING),
    "list_mail": ("a mailing list or advertising", _NOTHING),
    "own_letter": ("from our own address", _NOTHING),
    "loop": ("it went round in a circle between machines", _NOTHING),
    "bounce": ("a report from which nothing follows", _NOTHING),
}
"""Each reason as `corr mail list` shows it: why the letter is set aside, and what to do."""
