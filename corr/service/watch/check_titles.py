"""Whether what is entered about titles at the board can be read, and the register computed."""

from collections.abc import Iterator

from corr.errors import StoreError
from corr.service.office.office import Office
from corr.service.register.titles import log_of, register_of


def titles_entered(office: Office, stream: str) -> Iterator[str]:
    """What is wrong with the entries of the stream `titles`."""
    try:
        for entry in log_of(office):
            player = getattr(entry.body, "player", "")
            if player and office.store.player(player) is None:
                yield f"entry {entry.event.seq}: {player} is not in the register"
        register_of(office)
    except StoreError:
        raise
    except Exception as error:  # whatever damage does to them
        yield f"the register of titles cannot be computed: {error}"
