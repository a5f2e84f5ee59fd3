import os
import stat
import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from corr import resources
from corr.clock import ClockDriver, SystemClock
from corr.config import (
    Limits,
    clock_from,
    create_keys,
    default_settings_text,
    load_settings,
    password,
    read_keys,
    rotate_keys,
    token,
)
from corr.errors import ConfigError
from corr.languages import languages_in
from corr.reading.kinds import read_duration

MINIMAL = """
[site]
name = "Club"
address = "td@club.test"
[imap]
host = "imap.club.test"
user = "td@club.test"
password_env = "CORR_TEST_IMAP"
[smtp]
host = "smtp.club.test"
[arbiter]
address = "arbiter@club.test"
"""


@pytest.fixture
def load(tmp_path):
    def load_text(text):
        path = tmp_path / "corr.toml"
        path.write_text(text, encoding="utf-8")
        return load_settings(path)

    return load_text


def faults(load, text) -> list[str]:
    with pytest.raises(ConfigError) as caught:
        load(text)
    return list(caught.value.faults)


def with_imap(line: str) -> str:
    return MINIMAL.replace('password_env = "CORR_TEST_IMAP"', line)


def test_a_short_file_is_filled_up_with_defaults(load, tmp_path):
    settings = load(MINIMAL)
    assert settings.site.plus_addressing is True
    assert settings.site.message_id_host == "club.test"
    assert settings.site.language == "en"
    assert settings.database.path == tmp_path / "corr.sqlite3"
    assert (settings.imap.port, settings.imap.security) == (993, "tls")
    assert (settings.imap.inbox, settings.imap.handled) == ("INBOX", "Handled")
    assert settings.imap.idle == timedelta(minutes=9)
    assert settings.imap.poll == timedelta(minutes=5)
    assert settings.imap.ca_file is None
    assert (settings.smtp.port, settings.smtp.connections, settings.smtp.user) == (465, 2, "")
    assert settings.loop.wait == timedelta(minutes=1)
    assert settings.secrets.keys_file == tmp_path / "corr.keys"
    assert settings.arbiter.address == "arbiter@club.test"
    assert settings.limits == Limits()
    assert settings.clock.file is None
    assert (settings.log.format, settings.log.level) == ("text", "info")
    assert settings.metrics.file is None
    assert settings.retention.letters == timedelta(days=400)
    assert settings.retention.strangers == timedelta(days=90)
    assert settings.retention.handled is None


def test_nothing_is_thrown_away_by_a_slip_of_the_pen(load):
    (line,) = faults(load, MINIMAL + '[retention]\nletters = "40"\n')
    assert "[retention] letters: expected a time such as 7d, 12h or 30m, or nothing, found" in line
    (line,) = faults(load, MINIMAL + '[retention]\nhandled = "30d"\n')
    assert line.endswith("[retention] handled: expected at least 31d, or nothing, found 30d")
    kept = load(MINIMAL + '[retention]\nletters = ""\nstrangers = ""\n').retention
    assert (kept.letters, kept.strangers) == (None, None)


def test_the_page_for_players_is_one_that_stands_whole_on_a_line_of_a_letter(load):
    longest = f"https://club.test/{'x' * 54}"
    assert load(f'{MINIMAL}[mail]\nhelp_page = " {longest} "').mail.help_page == longest
    assert load(MINIMAL).mail.help_page == ""
    for wrong in (f"{longest}x", "club.test/renju", "https://", "https://club.test/a b", "file:x"):
        (fault,) = faults(load, f'{MINIMAL}[mail]\nhelp_page = "{wrong}"')
        assert "[mail] help_page: expected the address of a web page, of at most 72" in fault


def test_who_rules_on_levels_is_a_list_of_addresses(load):
    committee = '[ranking]\ncommittee = ["rk@club.test"]'
    assert load(f"{MINIMAL}{committee}").ranking.committee == ("rk@club.test",)
    for wrong in ('"rk@club.test"', '["nobody"]'):
        (fault,) = faults(load, f"{MINIMAL}[ranking]\nboard = {wrong}")
        assert "[ranking] board: expected a list of addresses" in fault


@pytest.mark.parametrize("line", ['format = "xml"', 'level = "loud"'])
def test_a_log_in_no_known_form_is_a_fault(load, line):
    (told,) = faults(load, f"{MINIMAL}[log]\n{line}\n")
    assert "[log]" in told


def test_the_file_that_init_writes_says_every_default(load):
    written = load(default_settings_text())
    required = {"name", "address", "host", "user", "password_env"}
    short = ""
    for section, keys in tomllib.loads(default_settings_text()).items():
        short += f"[{section}]\n"
        short += "".join(f'{key} = "{keys[key]}"\n' for key in keys if key in required)
    assert load(short) == written


def test_a_language_without_letters_is_refused_with_those_that_there_are(load):
    assert load(MINIMAL.replace("[site]", '[site]\nlanguage = "sv"')).site.language == "sv"
    (told,) = faults(load, MINIMAL.replace("[site]", '[site]\nlanguage = "xx"'))
    known = sorted(languages_in(resources.templates()))
    assert "[site] language" in told
    assert told.endswith(', found "xx"')
    assert all(f'"{language}"' in told for language in known)


def test_all_faults_are_told_at_once_with_file_section_and_key(load, tmp_path):
    text = """
[site]
name = ""
address = "Club <td@club.test>"
plus_adressing = true
[imap]
host = "imap.club.test"
port = "993"
user = "td"
idle = "9 minutes"
[smtp]
host = "smtp.club.test"
connections = 0
security = "ssl"
[stmp]
host = "x"
"""
    found = faults(load, text)
    assert all(line.startswith(f"{tmp_path / 'corr.toml'}: [") for line in found)
    told = {line.split(": ", 2)[1] for line in found}
    assert told == {
        "[site] name",
        "[site] address",
        "[site] plus_adressing",
        "[imap] port",
        "[imap] password_env",
        "[imap] idle",
        "[smtp] connections",
        "[smtp] security",
        "[arbiter] address",
        "[stmp]",
    }
    assert len(found) == len(told)


def test_a_fault_says_what_is_expected_and_what_was_found(load):
    (line,) = faults(load, MINIMAL + '[loop]\nwait = "soon"\n')
    assert line.endswith('[loop] wait: expected a time such as 7d, 12h, 30m or 45s, found "soon"')
    (line,) = faults(load, MINIMAL.replace('host = "smtp.club.test"', ""))
    assert line.endswith("[smtp] host: expected a text of one line, found nothing")


@pytest.mark.parametrize("text", ["[site", "name = 1\n name = 2", "\xff"])
def test_what_is_not_toml_is_told_in_one_line(tmp_path, text):
    path = tmp_path / "corr.toml"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ConfigError, match="expected TOML") as caught:
        load_settings(path)
    assert len(caught.value.faults) == 1


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(ConfigError, match="expected a settings file"):
        load_settings(tmp_path / "none.toml")


def test_a_section_that_is_a_value_is_a_fault(load):
    assert any("[clock]: expected a table, found 3" in line for line in faults(load, "clock = 3"))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.8.9.1", "::1"])
def test_no_encryption_is_allowed_on_this_machine(load, host):
    local = MINIMAL.replace("imap.club.test", host).replace("user", 'security = "none"\nuser')
    assert load(local).imap.security == "none"


@pytest.mark.parametrize("host", ["imap.club.test", "192.168.0.9", "localhost.club.test"])
def test_no_encryption_is_refused_anywhere_else(load, host):
    open_line = MINIMAL.replace("imap.club.test", host).replace("user", 'security="none"\nuser')
    (line,) = faults(load, open_line)
    assert "[imap] security: expected tls or starttls" in line


def test_an_address_with_a_plus_cannot_take_tags(load):
    (line,) = faults(load, MINIMAL.replace('"td@club.test"\n[imap]', '"td+x@club.test"\n[imap]'))
    assert "[site] address" in line


def test_the_inbox_cannot_be_the_folder_of_handled_mail(load):
    (line,) = faults(load, with_imap('password_env = "X"\nhandled = "INBOX"'))
    assert "[imap] handled" in line


def test_a_password_in_the_file_is_refused_without_being_repeated(load):
    found = faults(load, with_imap('password = "sesame"'))
    assert any("password_env or password_file or password_command" in line for line in found)
    assert "sesame" not in "".join(found)


def test_two_ways_to_the_password_are_one_too_many(load):
    (line,) = faults(load, with_imap('password_env = "A"\npassword_file = "b"'))
    assert "exactly one of" in line
    assert line.endswith("found password_env, password_file")


def test_a_password_needs_a_user(load):
    text = MINIMAL.replace('host = "smtp.club.test"', 'host = "x"\npassword_env = "A"')
    (line,) = faults(load, text)
    assert "[smtp] user" in line


def test_a_wrong_value_that_may_be_a_password_is_not_repeated(load):
    for line in faults(load, with_imap("password_command = 4711")):
        assert "4711" not in line


def test_a_server_without_a_user_needs_no_password(load):
    assert password(load(MINIMAL).smtp) == ""


def test_the_environment_gives_the_password(load, monkeypatch):
    monkeypatch.setenv("CORR_TEST_IMAP", "sesame")
    settings = load(MINIMAL)
    assert password(settings.imap) == "sesame"
    assert "sesame" not in repr(settings)


def test_an_unset_variable_is_told(load, monkeypatch):
    monkeypatch.delenv("CORR_TEST_IMAP", raising=False)
    with pytest.raises(ConfigError, match=r"\[imap\] password_env \w+: expected a password"):
        password(load(MINIMAL).imap)


def test_the_first_line_of_a_private_file_is_the_password(load, tmp_path):
    file = tmp_path / "secret"
    file.write_text("open sesame \r\nanother line\n", newline="")
    file.chmod(0o600)
    assert password(load(with_imap('password_file = "secret"')).imap) == "open sesame "


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660])
def test_a_password_file_that_others_can_read_is_refused(load, tmp_path, mode):
    file = tmp_path / "secret"
    file.write_text("sesame\n")
    file.chmod(mode)
    with pytest.raises(ConfigError, match="only its owner can read") as caught:
        password(load(with_imap('password_file = "secret"')).imap)
    assert "sesame" not in str(caught.value)


def test_a_missing_password_file_is_told(load):
    with pytest.raises(ConfigError, match=r"password_file: .*cannot be read"):
        password(load(with_imap('password_file = "secret"')).imap)


def test_the_first_line_of_a_command_is_the_password(load):
    settings = load(with_imap("password_command = \"printf 'open sesame\\\\nmore'\""))
    assert password(settings.imap) == "open sesame"


@pytest.mark.parametrize(
    ("command", "told"),
    [("false", "status 1"), ("/no/such/command", "could not be run"), ("true", "found none")],
)
def test_a_command_that_gives_no_password_is_told(load, command, told):
    with pytest.raises(ConfigError, match=told):
        password(load(with_imap(f'password_command = "{command}"')).imap)


@pytest.mark.parametrize("status", [0, 3])
def test_what_a_command_says_on_standard_error_is_nobodys(load, capfd, status):
    command = f"sh -c 'echo open sesame >&2; echo mellon; exit {status}'"
    server = load(with_imap(f'password_command = "{command}"')).imap
    if status:
        with pytest.raises(ConfigError, match="status 3; run it by hand") as error:
            password(server)
        assert "sesame" not in f"{error.value}"
    else:
        assert password(server) == "mellon"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("text", "seconds"), [("7d", 604800), ("12h", 43200), ("30m", 1800), ("45s", 45)]
)
def test_durations(text, seconds):
    assert read_duration(text) == timedelta(seconds=seconds)


@pytest.mark.parametrize(
    "text", ["", "0s", "5", "m", "1.5h", "-1d", "1 h", "1h30m", "٣h", "9999999d"]
)
def test_other_texts_are_no_durations(text):
    with pytest.raises(ValueError):
        read_duration(text)


def test_new_keys_are_private_and_never_the_same(tmp_path):
    first = create_keys(tmp_path / "a")
    second = create_keys(tmp_path / "b")
    assert first != second
    assert len(first) == 1
    assert len(first[0]) == 32
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600
    assert read_keys(tmp_path / "a") == first


def test_keys_are_never_overwritten(tmp_path):
    keys = create_keys(tmp_path / "keys")
    with pytest.raises(ConfigError, match="keys are kept"):
        create_keys(tmp_path / "keys")
    assert read_keys(tmp_path / "keys") == keys


def test_the_first_key_comes_first(tmp_path):
    path = tmp_path / "keys"
    path.write_text("ab" * 32 + "\n" + "cd" * 16 + "\n")
    path.chmod(0o600)
    assert read_keys(path) == (b"\xab" * 32, b"\xcd" * 16)


@pytest.mark.parametrize(
    ("text", "told"),
    [("", "at least one key"), ("xy" * 32, "line 1: hexadecimal"), ("ab" * 15, "at least 32")],
)
def test_a_bad_key_file_is_told_without_its_keys(tmp_path, text, told):
    path = tmp_path / "keys"
    path.write_text(text)
    path.chmod(0o600)
    with pytest.raises(ConfigError, match=told) as caught:
        read_keys(path)
    assert not text or text not in str(caught.value)


def test_a_key_file_that_others_can_read_is_refused(tmp_path):
    path = tmp_path / "keys"
    create_keys(path)
    path.chmod(0o644)
    with pytest.raises(ConfigError, match="chmod 600"):
        read_keys(path)


def test_a_new_key_comes_before_the_old_ones(tmp_path):
    path = tmp_path / "keys"
    first = create_keys(path)
    second = rotate_keys(path)
    third = rotate_keys(path)
    assert third == read_keys(path)
    assert third[1:] == second
    assert second[1:] == first
    assert len(set(third)) == 3
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == ["keys"]


@pytest.mark.parametrize(("keep", "left"), [(None, 4), (0, 1), (1, 2), (2, 3), (9, 4)])
def test_only_so_many_of_the_old_keys_are_kept(tmp_path, keep, left):
    path = tmp_path / "keys"
    create_keys(path)
    rotate_keys(path)
    before = rotate_keys(path)
    after = rotate_keys(path, keep)
    assert len(after) == left
    assert after[1:] == before[: left - 1]


def test_what_an_earlier_change_of_keys_left_behind_is_told(tmp_path):
    path = tmp_path / "keys"
    keys = create_keys(path)
    (tmp_path / "keys.new").touch()
    with pytest.raises(ConfigError, match=r"keys\.new: expected no file"):
        rotate_keys(path)
    assert read_keys(path) == keys


def test_a_link_to_the_keys_stays_one(tmp_path):
    keys = create_keys(tmp_path / "keys")
    (tmp_path / "link").symlink_to("keys")
    assert rotate_keys(tmp_path / "link")[1:] == keys
    assert (tmp_path / "link").is_symlink()
    assert read_keys(tmp_path / "keys")[1:] == keys


def test_bad_keys_are_not_rotated(tmp_path):
    path = tmp_path / "keys"
    path.write_text("no key")
    path.chmod(0o600)
    with pytest.raises(ConfigError, match="hexadecimal"):
        rotate_keys(path)
    assert path.read_text() == "no key"


def test_nobody_is_believed_about_senders_unless_a_server_is_named(load):
    assert load(MINIMAL).imap.authserv_id == ""
    named = MINIMAL.replace("[imap]", '[imap]\nauthserv_id = "mx.club.test"')
    assert load(named).imap.authserv_id == "mx.club.test"


def test_keys_that_cannot_be_written_are_told(tmp_path):
    with pytest.raises(ConfigError, match="cannot be written"):
        create_keys(tmp_path / "no" / "such" / "folder")


def test_the_clock_is_the_systems_unless_a_file_is_named(load, tmp_path):
    assert isinstance(clock_from(load(MINIMAL)), SystemClock)
    start = datetime(2030, 1, 1, tzinfo=UTC)
    ClockDriver(tmp_path / "time", start)
    assert clock_from(load(MINIMAL + '[clock]\nfile = "time"\n')).now() == start


def test_a_clock_file_that_is_none_is_told(load, tmp_path):
    settings = load(MINIMAL + '[clock]\nfile = "time"\n')
    with pytest.raises(ConfigError, match=r"\[clock\] file"):
        clock_from(settings)
    Path(tmp_path / "time").write_text("now")
    with pytest.raises(ConfigError, match="8 bytes"):
        clock_from(settings)


def test_nothing_is_left_open(load, tmp_path):
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    for _ in range(5):
        load(MINIMAL)
    assert not before or len(os.listdir("/proc/self/fd")) == before


# -- tokens ----


TOKEN = 'auth = "xoauth2"\ntoken_command = "mailtoken td"'


def test_a_token_takes_the_place_of_a_password(load):
    imap = load(with_imap(TOKEN)).imap
    assert (imap.auth, imap.token_command) == ("xoauth2", "mailtoken td")
    assert load(MINIMAL).imap.auth == "password"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ('auth = "oauth"', 'auth: expected "password", "xoauth2" or "oauthbearer", found'),
        ('auth = "oauthbearer"', "token_command: expected the command that prints a token"),
        (
            TOKEN + '\npassword_env = "X"',
            "password_env: expected token_command for auth xoauth2",
        ),
        (
            'password_env = "X"\ntoken_command = "y"',
            "auth: expected xoauth2 or oauthbearer for token",
        ),
    ],
)
def test_a_token_and_a_password_do_not_go_together(load, lines, told):
    assert any(told in line for line in faults(load, with_imap(lines)))


def test_a_command_that_may_hold_a_secret_is_not_repeated_in_a_fault(load):
    for line in faults(load, with_imap('auth = "xoauth2"\ntoken_command = 4711')):
        assert "4711" not in line


def test_the_first_line_of_a_command_is_the_token(load):
    text = TOKEN.replace("mailtoken td", "printf 'abc.d~e\\\\nmore'")
    assert token(load(with_imap(text)).imap) == "abc.d~e"


def test_blanks_in_a_password_stay_as_they_are(load, tmp_path):
    file = tmp_path / "secret"
    file.touch(mode=0o600)
    file.write_text("abcd efgh ijkl mnop\n")
    assert password(load(with_imap('password_file = "secret"')).imap) == "abcd efgh ijkl mnop"
