"""Small file systems of one's own, for tests that fill a disk or make it read-only."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Disk:
    """A file system in memory; `folder` is where it is mounted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    @property
    def left(self) -> int:
        """Bytes that can still be written."""
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_frsize

    def fill(self, leave: int = 0) -> None:
        """Use up the room but for some bytes."""
        with self._ballast.open("ab") as file:
            file.write(bytes(max(0, self.left - leave)))

    def make_room(self) -> None:
        """Give back what `fill` took."""
        self._ballast.unlink(missing_ok=True)

    def remount(self, options: str) -> None:
        """Mount it otherwise, such as `ro` or `rw`."""
        subprocess.run(["mount", "-o", f"remount,{options}", self.folder], check=True)

    @contextmanager
    def read_only(self) -> Iterator[Path]:
        """The same files in a folder where nobody may write, whoever has them open elsewhere."""
        with tempfile.TemporaryDirectory(prefix="corr-ro-") as name:
            subprocess.run(["mount", "--bind", self.folder, name], check=True)
            try:
                subprocess.run(["mount", "-o", "remount,bind,ro", name], check=True)
                yield Path(name)
            finally:
                subprocess.run(["umount", "--lazy", name], check=True)


@contextmanager
def small_disk(size: str) -> Iterator[Disk]:
    """A disk of some size, such as `8m`; the test is skipped where none can be mounted."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("NOT TESTED: full and read-only disks; only root can mount one to try it on")
    folder = Path(tempfile.mkdtemp(prefix="corr-disk-"))
    options = f"size={size},mode=711"
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], capture_output=True, check=False
    )
    if done.returncode:
        folder.rmdir()
        pytest.skip(f"NOT TESTED: full and read-only disks; mount said: {done.stderr.decode()}")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        folder.rmdir()
