"""Who writes our letters."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Who writes: the sender's `name` and `address`, and the `host` of content ids."""

    name: str
    address: str
    host: str
