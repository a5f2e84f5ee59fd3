"""`corr keys`: the keys that sign the tags of letters."""

from typing import Annotated

import typer

from corr.acts.common import settings_of
from corr.config import rotate_keys
from corr.errors import ArbiterError


def rotate(
    context: typer.Context,
    keep: Annotated[
        int | None,
        typer.Option(min=0, help="How many of the old keys stay valid.", show_default="all"),
    ] = None,
    drop_old: Annotated[
        bool, typer.Option("--drop-old", help="Drop every old key: the same as --keep 0.")
    ] = False,
) -> None:
    """Sign letters with a new key from now on.

    The old keys stay, so that letters that are out can still be answered. Drop one only if it
    may have become known, or years later: whoever answers a letter signed with it gets a fresh
    letter to answer. A running daemon takes the new keys up by itself.

    Example: corr keys rotate --keep 2
    """
    if drop_old and keep:
        raise ArbiterError("--drop-old and --keep exclude each other")
    path = settings_of(context).secrets.keys_file
    keys = rotate_keys(path, 0 if drop_old else keep)
    old = len(keys) - 1
    print(f"wrote {path}: a new key, and {old} old {'one' if old == 1 else 'ones'} still valid")
