"""GNU Backgammon itself, asked what it reads in our files and IDs."""

import json
import shutil
import subprocess
from pathlib import Path

PROGRAM = shutil.which("gnubg") or (
    "/usr/games/gnubg" if Path("/usr/games/gnubg").exists() else ""
)

_HEAD = """
import json
answers = []
for player in "01":
    gnubg.command("set player %s human" % player)
for what in "game", "roll", "move":
    gnubg.command("set automatic %s off" % what)
gnubg.command("set confirm new off")
"""


def asked(folder: Path, script: str) -> list:
    """What a script has put into `answers`."""
    file, out = folder / "asked.py", folder / "answers.json"
    tail = f"\nwith open({str(out)!r}, 'w') as stream:\n    json.dump(answers, stream)\n"
    file.write_text(_HEAD + script + tail, encoding="utf-8")
    subprocess.run(
        [PROGRAM, "-t", "-q", "-r", "-p", str(file)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=600,
        check=True,
    )
    return json.loads(out.read_text(encoding="utf-8"))


def matches(folder: Path, form: str, files: list[Path]) -> list:
    """What it makes of files: `mat` or `sgf`, each a match with its games."""
    names = [str(file) for file in files]
    command = {"mat": "import mat", "sgf": "load match"}[form]
    return asked(
        folder,
        f"""
for name in {names!r}:
    gnubg.command("{command} " + name)
    answers.append(gnubg.match(0, 1, 1, 0))
""",
    )
