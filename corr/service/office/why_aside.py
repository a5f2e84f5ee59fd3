"""Which letters that are set aside need nobody's look, and for how long some hold a clock."""

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
