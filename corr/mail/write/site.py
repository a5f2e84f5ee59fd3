"""Who writes our letters."""

from msgspec import Struct


class Site(Struct, frozen=True, kw_only=True):
    """Who writes: the sender's `name` and `address`, and the `host` of content ids.

    `help_page` is where the web has the page for players, "" if nowhere.
    """

    name: str
    address: str
    host: str
    help_page: str = ""
