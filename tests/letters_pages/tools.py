"""The programs that judge pages: found on this system, or installed where that is allowed."""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

PACKAGES = {"axe-core": "4.14.1", "vnu-jar": "26.9.27"}
"""The npm packages and their versions: the accessibility rules, and the validator of W3C."""

COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "default-jre-headless": ("java",),
    "npm": ("npm",),
}
"""The packages of Debian, and the commands that one of them brings."""


class Missing(Exception):
    """Something that is needed is not there, and may not be installed."""


@dataclass(frozen=True, kw_only=True)
class Tools:
    """Where the programs lie."""

    chromium: str
    java: str
    validator: Path
    axe: Path


def tools(*, install: bool = True) -> Tools:
    """The tools, installed first where they are not there. Raises Missing."""
    lacking = [package for package in COMMANDS if not _command(package)]
    if lacking:
        _apt(lacking, install=install)
    folder = _folder()
    axe = folder / "node_modules" / "axe-core" / "axe.min.js"
    validator = folder / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
    stamp = folder / "versions"
    wanted = " ".join(f"{name}@{version}" for name, version in PACKAGES.items())
    if not (stamp.is_file() and stamp.read_text() == wanted):
        _npm(folder, wanted.split(), install=install)
        stamp.write_text(wanted)
    for file in (axe, validator):
        if not file.is_file():
            raise Missing(f"{file.name} is not in its npm package")
    return Tools(
        chromium=_command("chromium"),
        java=_command("default-jre-headless"),
        validator=validator,
        axe=axe,
    )


def _command(package: str) -> str:
    found = map(shutil.which, COMMANDS[package])
    return next((path for path in found if path), "")


def _folder() -> Path:
    """Where npm packages go: into the virtual environment, or for one run elsewhere."""
    if sys.prefix == sys.base_prefix:
        return Path(tempfile.mkdtemp(prefix="corr-letters-"))
    folder = Path(sys.prefix) / "letters-tools"
    folder.mkdir(exist_ok=True)
    return folder


def _apt(packages: list[str], *, install: bool) -> None:
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    if not install or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Missing(f"not here: {', '.join(packages)} (sudo {' '.join(command)})")
    for words in (command, ["apt-get", "update", "-q"], command):
        if _run(words) and words is command:
            return
    raise Missing(f"apt-get could not install {', '.join(packages)}")


def _npm(folder: Path, packages: list[str], *, install: bool) -> None:
    options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--no-save"]
    words = [_command("npm"), "install", "--prefix", str(folder), *options, *packages]
    if not install or not _run(words):
        raise Missing(f"npm could not install {', '.join(packages)}")


def _run(words: list[str]) -> bool:
    print("  " + " ".join(words), file=sys.stderr)
    surroundings = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        words,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        timeout=900,
        check=False,
    )
    if done.returncode:
        print(done.stderr.decode(errors="replace")[-2000:], file=sys.stderr)
    return done.returncode == 0
