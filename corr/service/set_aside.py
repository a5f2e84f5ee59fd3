"""Which letters that are set aside need nobody's look."""

STRANGER_FORM = "stranger_form"
"""Why a form is set aside that a stranger filled in: it waits for the arbiter's yes or no."""

QUIET = frozenset(
    {"auto_reply", "list_mail", "own_letter", "loop", "bounce", "unknown_sender", STRANGER_FORM}
)
"""Why letters are set aside that need nobody's look, or are told of in words of their own."""
