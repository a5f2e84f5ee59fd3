"""An arbiter who works by mail, in a started house that is copied for each test."""

import copy
import re
import shutil
from pathlib import Path

from tests.office import ARBITER, House, Outcome, Post


def copied(house: House, folder: Path) -> House:
    """A house like another one, in a folder of its own."""
    shutil.copytree(house.folder, folder, dirs_exist_ok=True)
    twin = copy.copy(house)
    twin.folder, twin.read = folder, list(house.read)
    twin.reopen()
    return twin


def send(
    house: House, body: str, sender: str = ARBITER, letter: Post | None = None, **more: object
) -> Outcome:
    """Send lines to the desk; what became of the letter."""
    return house.give(house.compose(sender, body, letter, **more))


def code_in(post: Post) -> str:
    """The code that a letter of the desk asks for."""
    found = re.search(r"confirm (\d{6})", post.text)
    assert found, post.text
    return found[1]


def confirm(house: House, shown: Outcome, sender: str = ARBITER) -> Outcome:
    """Answer what was shown with its code."""
    letter = shown.to(sender)
    return send(house, f"confirm {code_in(letter)}", sender, letter)
