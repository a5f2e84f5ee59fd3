"""Which life of the program this is: which version, since which start of the machine."""

from contextlib import suppress
from pathlib import Path

from corr import __version__

_BOOT = Path("/proc/sys/kernel/random/boot_id")
"""Linux writes another one at each start of the machine; other systems have none."""


def life() -> str:
    """Version and boot of this process; no boot where the system does not tell it."""
    boot = ""
    with suppress(OSError):
        boot = _BOOT.read_text(encoding="ascii").strip()
    return f"{__version__} {boot}".strip()
