"""Who writes our letters."""

from msgspec import Struct


class Site(Struct, frozen=True, kw_only=True):
    """Who writes: the sender's `name` and `address`, and the `host` of content ids."""

    name: str
    address: str
    host: str
