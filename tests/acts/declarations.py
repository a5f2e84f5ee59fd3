"""Everything that is declared, by the words of its command."""

from corr.acts.declared import declared_of
from corr.acts.table import every_command

COMMANDS = {" ".join(path): command for path, command in every_command().items()}
DECLARED = {name: found for name, one in COMMANDS.items() if (found := declared_of(one))}
BY_LETTER = {name: one for name, one in DECLARED.items() if one.who}
"""What letters may ask and do."""
RULINGS = {one.key: one for one in DECLARED.values() if one.key}
"""The acts that an event's log keeps, by their keys."""
