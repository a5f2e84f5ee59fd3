"""Dovecot as a private instance without privileges: IMAP, LMTP, and the logins of Postfix."""

import pwd
import shutil
import signal
import subprocess
from base64 import b64encode
from grp import getgrgid
from typing import Any

from corr.demo.debian_parts import (
    HOST,
    Plan,
    command,
    kill_processes,
    launch,
    read,
    wait_for_port,
    write_file,
)

_USER = "nobody"
_STOP_SECONDS = 10


class Dovecot:
    """One Dovecot in the folder `dovecot` of the plan's folder."""

    def __init__(self, plan: Plan, introspection: str = "") -> None:
        """`introspection` is the address that tells whose an OAuth2 token is, "" for none."""
        self._plan = plan
        self.folder = plan.folder / "dovecot"
        self.auth_socket = self.folder / "run" / "auth-postfix"
        self._config = self.folder / "dovecot.conf"
        self._introspection = introspection
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Write its folder."""
        for name in ("run", "state", "mail"):
            (self.folder / name).mkdir(parents=True)
        users = "".join(f"{user}:{_secret(p)}\n" for user, p in self._plan.accounts.items())
        (self.folder / "users").write_text(users, encoding="utf-8")
        if self._plan.certificate is not None:
            for source, name in zip(self._plan.certificate, ("cert.pem", "key.pem"), strict=True):
                shutil.copyfile(source, self.folder / name)
        if self._introspection:
            template = "dovecot-oauth2.conf.jinja"
            write_file(self.folder / "oauth2.conf", template, introspection=self._introspection)
        self._write_config()
        for path in (self.folder, *self.folder.rglob("*")):
            shutil.chown(path, _USER, _group())

    def start(self) -> None:
        """Serve; returns when IMAP and LMTP answer."""
        self._process = launch(
            self.folder, "dovecot", "-F", "-c", str(self._config), **_identity()
        )
        for port in (self._plan.imap_port, self._plan.lmtp_port):
            wait_for_port(port, self._process, self.folder / "stderr")

    def stop(self) -> None:
        """End in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(_STOP_SECONDS)
            finally:
                self.kill9()

    def kill9(self) -> None:
        """End every process of it at once, without a chance to tidy up."""
        kill_processes(self.folder)
        if self._process is not None:
            self._process.wait()
            self._process = None
        (self.folder / "run" / "master.pid").unlink(missing_ok=True)

    @property
    def log(self) -> str:
        """What it wrote down."""
        return read(self.folder / "dovecot.log")

    def doveadm(self, *words: str) -> str:
        """What the command `doveadm` says, for example to `mailbox delete -u USER INBOX`."""
        words = ("doveadm", "-c", str(self._config), *words)
        return command(*words, cwd=self.folder, **_identity())

    def _write_config(self) -> None:
        plan = self._plan
        write_file(
            self._config,
            f"dovecot-{_syntax()}.conf.jinja",
            folder=self.folder,
            name=plan.folder.name,
            host=HOST,
            user=_USER,
            group=_group(),
            security=plan.security,
            domain=plan.domains[0],
            strangers=" ".join(f"!{user}" for user in plan.accounts),
            password=_secret(plan.password),
            introspection=self._introspection,
            imap_port=plan.imap_port,
            lmtp_port=plan.lmtp_port,
        )


def _secret(password: str) -> str:
    """A password as Dovecot's files want it, whatever letters it has."""
    return "{PLAIN.b64}" + b64encode(password.encode()).decode()


def _identity() -> dict[str, Any]:
    """Whom it runs as, for `Popen`."""
    return {"user": _USER, "group": _group(), "extra_groups": []}


def _group() -> str:
    return getgrgid(pwd.getpwnam(_USER).pw_gid).gr_name


def _syntax() -> str:
    """Which of the two languages of configuration the installed Dovecot speaks."""
    numbers = command("dovecot", "--version").split()[0].split(".")
    return "2.4" if (int(numbers[0]), int(numbers[1])) >= (2, 4) else "2.3"
