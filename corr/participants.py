"""What a participant is: a person, a program or a group (gomoku art. 1). Pure.

Inside, a person is "": what nobody has said. Files and scripts have the word.
"""

PERSON, PROGRAM, GROUP = "person", "program", "group"
MARKED = (PROGRAM, GROUP)
"""The kinds that are shown; a person is what everybody is without a mark."""
SIGNS = {PROGRAM: "[p]", GROUP: "[g]"}
"""What stands behind a name in a table."""


def read_kind(text: str) -> str:
    """The kind that a text names, "" for a person. Raises ValueError with what it can be.

    >>> read_kind("Program"), read_kind("person"), read_kind("")
    ('program', '', '')
    """
    word = text.strip().lower()
    if word in ("", PERSON):
        return ""
    if word not in MARKED:
        raise ValueError(f"person, program or group is expected, not {text!r}")
    return word


def written_kind(kind: str) -> str:
    """The word of a kind, for a script.

    >>> written_kind(""), written_kind("group")
    ('person', 'group')
    """
    return kind or PERSON
