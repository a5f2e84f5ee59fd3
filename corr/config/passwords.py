"""Passwords and keys: looked up when needed, never part of a value that can be printed."""

import os
import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path

from corr.config.settings import Server
from corr.errors import ConfigError

_KEY_BYTES = 32
_LEAST_KEY_BYTES = 16
_COMMAND_SECONDS = 60


def password(server: Server) -> str:
    """The password of the server's user, looked up now; "" if nobody logs in.

    It is the first line of what the environment, the file or the command gives. Raises
    ConfigError, which names the key and never the password.
    """
    if not server.user:
        return ""
    if server.password_env:
        key = f"password_env {server.password_env}"
        found = os.environ.get(server.password_env, "")
    elif server.password_file is not None:
        key = "password_file"
        found = _private_text(server.password_file, f"{server.where} {key}: ")
    else:
        key = "password_command"
        found = _output(server.password_command, f"{server.where} {key}: ")
    line = found.partition("\n")[0].rstrip("\r")
    if not line:
        raise ConfigError(f"{server.where} {key}: expected a password there, found none")
    return line


def token(server: Server) -> str:
    """A fresh access token for the server's user: the first line that the command prints.

    The command is run anew each time. Raises ConfigError, which never shows what it printed.
    """
    label = f"{server.where} token_command: "
    line = _output(server.token_command, label).partition("\n")[0].strip()
    if not line or not line.isascii() or not line.isprintable():
        raise ConfigError(f"{label}expected an access token, found something else or nothing")
    return line


def secret_of(server: Server) -> str:
    """What lets the server's user in: the password, or a fresh token. Raises ConfigError."""
    return password(server) if server.auth == "password" else token(server)


def read_keys(path: Path) -> tuple[bytes, ...]:
    """The keys of the tags: the first one signs, all of them verify."""
    keys = []
    for number, line in enumerate(_private_text(path, "").splitlines(), 1):
        try:
            keys.append(bytes.fromhex(line))
        except ValueError:
            raise ConfigError(f"{path}: line {number}: hexadecimal digits are expected") from None
        if len(keys[-1]) < _LEAST_KEY_BYTES:
            raise ConfigError(f"{path}: line {number}: at least 32 digits are expected")
    if not keys:
        raise ConfigError(f"{path}: expected at least one key, found none")
    return tuple(keys)


def create_keys(path: Path) -> tuple[bytes, ...]:
    """Write a new key file that only its owner can read, and return what is in it.

    An existing file is never overwritten: every letter that is out would lose its tag.
    """
    try:
        _write_keys(path, (_new_key(),))
    except FileExistsError:
        raise ConfigError(f"{path}: expected no file, found one: keys are kept") from None
    return read_keys(path)


def rotate_keys(path: Path, keep: int | None = None) -> tuple[bytes, ...]:
    """Put a new key before those in the file, and return what is in it now.

    The old ones go on verifying the letters that are out; only the `keep` newest of them stay,
    all by default. The file is replaced in one step, so that whoever reads it meanwhile finds
    the old keys or the new ones.
    """
    path = path.resolve()
    old = read_keys(path)
    keys = (_new_key(), *(old if keep is None else old[:keep]))
    fresh = path.with_name(path.name + ".new")
    try:
        _write_keys(fresh, keys)
        fresh.replace(path)
    except FileExistsError:
        raise ConfigError(
            f"{fresh}: expected no file, found one: if nobody else is changing the keys now, "
            "it was left behind and can be deleted"
        ) from None
    return read_keys(path)


def _new_key() -> bytes:
    return os.urandom(_KEY_BYTES)


def _write_keys(path: Path, keys: Sequence[bytes]) -> None:
    """Write a file that only its owner can read, down to the disk. Raises FileExistsError."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.writelines(f"{key.hex()}\n" for key in keys)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written: {error.strerror}") from None


def _private_text(path: Path, label: str) -> str:
    """What a file says that nobody but its owner may read."""
    try:
        with path.open(encoding="utf-8") as file:
            # Asked of the open file: the one that was looked at is the one that is read.
            mode = os.fstat(file.fileno()).st_mode
            if mode & (0o037 if _is_credential(path) else 0o077):
                raise ConfigError(
                    f"{label}{path}: expected a file that only its owner can read, "
                    f"found mode {mode & 0o777:o}: chmod 600 {path}"
                )
            return file.read()
    except OSError as error:
        raise ConfigError(f"{label}{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{label}{path}: expected text in UTF-8") from None


def _is_credential(path: Path) -> bool:
    """Whether systemd gave us the file: its access list shows as a mode for the group.

    The folder itself is closed to everybody else.
    """
    folder = os.environ.get("CREDENTIALS_DIRECTORY", "")
    return bool(folder) and path.parent == Path(folder)


def _output(command: str, label: str) -> str:
    """What a command prints; nothing that it says goes into an error, or into our own log."""
    try:
        done = subprocess.run(
            shlex.split(command),
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_COMMAND_SECONDS,
            encoding="utf-8",
        )
    except subprocess.CalledProcessError as error:
        raise ConfigError(
            f"{label}it failed with status {error.returncode}; run it by hand to see why"
        ) from None
    except subprocess.TimeoutExpired:
        raise ConfigError(f"{label}it did not end within {_COMMAND_SECONDS} s") from None
    except (OSError, ValueError):
        raise ConfigError(f"{label}it could not be run") from None
    return done.stdout
