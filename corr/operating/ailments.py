"""What `corr doctor` can find, and what `corr status` can say of the machine, each with its cure.

Whatever one of them says of something that is not well is declared here, and is found by
`corr help trouble`.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from corr.trouble import Trouble

# -- what a check of `corr doctor` found ----

Level = Literal["ok", "warn", "FAIL", "--"]
"""`--` is what could not be looked at."""


class Finding(Struct, frozen=True, kw_only=True):
    """The outcome of one check; `words` say what was seen, and what to do if it is not well."""

    check: str
    level: Level
    words: str

    def __str__(self) -> str:
        return f"{self.level:<4}  {self.check:<12}  {self.words}"


Findings = Iterator[Finding]


class Ailment(Trouble, frozen=True, kw_only=True):
    """What a check of the doctor says of something that is not well."""

    check: str
    level: Level

    def found(self, check: str = "", **parts: object) -> Finding:
        """It was found, by a `check` of another name if there is one."""
        return Finding(check=check or self.check, level=self.level, words=self.said(**parts))


def ok(check: str, words: str) -> Finding:
    """All is well."""
    return Finding(check=check, level="ok", words=words)


# -- mail servers ----


NO_PASSWORD = Ailment(
    check="password",
    level="FAIL",
    words="{why}",
    means="The password or token of `[imap]` or `[smtp]` is not where the settings point, or "
    "others can read its file.",
    cure="see to what the line names. `password_file` *cannot be read*: no such file, or not the "
    "daemon's user's; *expected a password there, found none*: the file or variable is empty; "
    "*expected text in UTF-8*: write it anew; *expected a file that only its owner can read, "
    "found mode*: the `chmod` in the line. `password_command` or `token_command` *it failed with "
    "status*, *it did not end within*, *it could not be run*, *expected an access token, found "
    "something else or nothing*: *run it by hand to see why*, as the daemon's user "
    "([providers](../operating/providers.md)).",
    otherwise="the daemon cannot log in.",
)
NO_ADDRESS = Ailment(
    check="dns",
    level="FAIL",
    words="[{server}] host {host} has no address: {why}",
    means="The name of the mail server is wrong (*Name or service not known*), or this machine "
    "cannot look up names (*Temporary failure in name resolution*).",
    cure="set right `host` in `corr.toml`, or the resolver of the machine.",
    otherwise="no mail is fetched or sent.",
)
DNS_UNSEEN = Ailment(
    check="dns",
    level="--",
    words="not looked at: MX, SPF, DKIM and DMARC of {domain}: `dig {domain} MX`, "
    "`dig {domain} TXT`, `dig _dmarc.{domain} TXT`, or send a letter with --send",
    means="Whether other servers believe letters of yours is seen only from outside.",
    cure="`corr doctor --send me@example.org`, to an address at a large provider.",
    otherwise="letters may lie in the spam folders of players.",
)
NO_IMAP = Ailment(
    check="imap",
    level="FAIL",
    words="{why}",
    means="The server that mail is fetched from cannot be reached, cannot prove its name, or does "
    "not let us in; its own words follow.",
    cure="*authentication failed*, *AUTHENTICATIONFAILED*, *LOGIN failed*, *Invalid "
    "credentials*, *Invalid authentication credentials*: the login is wrong, user or password; "
    "*Application-specific password required*: the provider gives out a password for programs; "
    "*certificate verify failed*: `host` must be the name in it, and one of your own, "
    "*self-signed*, is named by `ca_file`; *name or service not known*: `host`; *Connection "
    "refused* (Errno 111), *No route to host*, *timed out*: `host`, `port`, a firewall "
    "([providers](../operating/providers.md)).",
    otherwise="mail waits at the server. No clock runs out meanwhile.",
)
NO_SMTP = Ailment(
    check="smtp",
    level="FAIL",
    words="{why}",
    means="The same for the server that mail is sent by.",
    cure="*authentication failed* (535 5.7.8), *Username and Password not accepted*, "
    "*Authentication unsuccessful* (535 5.7.139), *Connection refused* (Errno 111) and the like: "
    "as for *FAIL imap*; *does not offer*: another `auth`.",
    otherwise="letters wait, and go out when it works. No clock runs for an unsent letter.",
)
IMAP_UNTRIED = Ailment(
    check="imap",
    level="FAIL",
    words="not tried: its password or token is missing",
    means="Without it nobody can log in, so the server was not asked.",
    cure="mend what the line *FAIL password* says, then `corr doctor` again.",
    otherwise="mail waits at the server. No clock runs out meanwhile.",
)
SMTP_UNTRIED = Ailment(
    check="smtp",
    level="FAIL",
    words="not tried: its password or token is missing",
    means="As *FAIL imap: not tried*.",
    cure="mend what the line *FAIL password* says, then `corr doctor` again.",
    otherwise="letters wait, and go out when it works.",
)
CERTIFICATE_ENDS = Ailment(
    check="imap tls",
    level="warn",
    words="{protocol}, the certificate ends in {days}: renew it",
    means="Also as `smtp tls`. From that day on we do not trust the mail server.",
    cure="renew it, or ask who runs the server.",
    otherwise="mail stands still on that day.",
)
IMAP_LACKS = Ailment(
    check="imap can",
    level="warn",
    words="no {lacking}",
    means="The mail server lacks what makes mail quick and tidy: *letters are noticed by looking "
    "now and then*, *letters are copied and deleted*, or *letters that are moved stay behind, "
    "marked as deleted*.",
    cure="nothing needs to be done; `[loop] wait` says how often the daemon looks.",
    otherwise="letters are read a little later, or stay behind in the inbox, marked as deleted.",
)
NO_FOLDER = Ailment(
    check="folder",
    level="FAIL",
    words="[imap] handled {folder} cannot be made: {why}",
    means="Letters that are done are moved to that folder, and the server does not make it.",
    cure="make it in a mail program, or write another name in `[imap] handled`.",
    otherwise="the inbox fills up.",
)
SMTP_SMALL = Ailment(
    check="smtp can",
    level="warn",
    words="mails of at most {size}: ours may be larger",
    means="The server takes small mails only.",
    cure="have the limit raised to a few megabytes.",
    otherwise="reports with attachments do not leave.",
)
NOBODY_VOUCHES = Ailment(
    check="authserv_id",
    level="warn",
    words="nobody vouches for senders: if {server} is your own mail server, "
    'write [imap] authserv_id = "{server}"',
    means="We do not know whose word on forged senders to take.",
    cure="write the line, once you know that the name is your own server's.",
    otherwise="a forged sender is not seen; moves are safe by their tags all the same.",
)
ANOTHER_STAMPS = Ailment(
    check="authserv_id",
    level="FAIL",
    words="no letter is stamped by {wanted}; the last one is by {newest}",
    means="`[imap] authserv_id` names a server that stamps no letter of yours: a slip, or the "
    "mailbox has moved to another provider.",
    cure="write the name that your server stamps, if the one shown is yours.",
    otherwise="a forged sender is not seen.",
)
STAMPS_UNSEEN = Ailment(
    check="authserv_id",
    level="--",
    words="no Authentication-Results in any letter yet ({letters} looked at)",
    means="No letter has come yet, or your server stamps none.",
    cure="look again when letters have come.",
)

# -- a letter to ourselves ----


LETTER_REFUSED = Ailment(
    check="letter",
    level="FAIL",
    words="the mail server does not take it: {reply}",
    means="It refuses a letter from the address of the site; its own words follow.",
    cure="`[site] address` must be one that `[smtp] user` may send as.",
    otherwise="no letter leaves.",
)
LETTER_FAILS = Ailment(
    check="letter",
    level="FAIL",
    words="{why}",
    means="The connection broke while the letter was sent or awaited.",
    cure="as for `imap` and `smtp` above.",
    otherwise="as there.",
)
LETTER_LOST = Ailment(
    check="letter",
    level="FAIL",
    words="a letter to {address} was sent and did not come back within {seconds}: "
    "look into its spam folder, and whether it is the mailbox of [imap] user",
    means="Or the server is slow.",
    cure="`corr doctor --wait 600` waits longer.",
    otherwise="players' letters may not arrive either.",
)
TAGS_LOST = Ailment(
    check="addressing",
    level="FAIL",
    words="the one to {address} did not within {seconds}: have your mail server accept it, or "
    "write [site] plus_addressing = false: then tags stay in the subjects",
    means="Mail for `name+anything@…` does not arrive.",
    cure="either of the two.",
    otherwise="answers of players are lost: mend it before the first letter.",
)
TAGS_UNSEEN = Ailment(
    check="addressing",
    level="--",
    words="no letter came back at all",
    means="So it could not be seen whether tags in addresses arrive.",
    cure="see `letter`.",
)
TEST_FAILS = Ailment(
    check="test",
    level="FAIL",
    words="{why}",
    means="The connection broke while the letter of `--send` was sent.",
    cure="as for `smtp`.",
)
TEST_REFUSED = Ailment(
    check="test",
    level="FAIL",
    words="the letter to {to} is not taken: {reply}",
    means="The server does not send to that address; its own words follow.",
    cure="is the address right? Does the server send to other domains for `[smtp] user`?",
    otherwise="letters to players are refused in the same way.",
)
CLOCK_OFF = Ailment(
    check="clock",
    level="warn",
    words="the mail server says that it came at {came}, {off} off this machine's clock: "
    "set both by NTP",
    means="Up to an hour does nobody harm.",
    cure="`timedatectl set-ntp true` on this machine; the server's clock is its operator's.",
    otherwise="above an hour nobody loses on time.",
)
CLOCK_FAR_OFF = Ailment(
    check="clock",
    level="FAIL",
    words="the mail server says that it came at {came}, {off} off this machine's clock: "
    "set both by NTP; deadlines are judged by the server's",
    means="One of the two clocks is wrong ([clocks](../operating/monitoring.md"
    "#clocks-that-disagree)).",
    cure="as above.",
    otherwise="nobody loses on time until they agree.",
)

# -- files ----


SETTINGS_OPEN = Ailment(
    check="settings",
    level="warn",
    words="others may change {file}: chmod go-w {file}",
    means="Who can change the settings can have any command run (`password_command`).",
    cure="the command in the line.",
    otherwise="nothing, until somebody does.",
)
NO_KEYS = Ailment(
    check="keys",
    level="FAIL",
    words="{why}",
    means="The keys that sign the letters (`corr.keys`) are missing or belong to another user "
    "(*cannot be read*), others can read them (*expected a file that only its owner can read, "
    "found mode*), or they are damaged (*hexadecimal digits are expected*, *at least 32 digits "
    "are expected*, *expected at least one key, found none*, *expected text in UTF-8*).",
    cure="*found mode*: the `chmod` in the line; *Permission denied*: give commands as the "
    "daemon's user. Else take the file out of a backup. `corr init` makes keys for a new "
    "installation; letters that are out do not know those.",
    otherwise="nothing can be read or sent.",
)
FOLDER_GONE = Ailment(
    check="modes",
    level="FAIL",
    words="there is no folder {folder}",
    means="`[database] path` points nowhere.",
    cure="make the folder, mount its disk, or set right the path.",
    otherwise="no command works.",
)
FILES_OPEN = Ailment(
    check="modes",
    level="FAIL",
    words="others may read {which}: chmod 600 {files}",
    means="Letters, addresses or keys can be read by other users of the machine.",
    cure="the command in the line.",
    otherwise="nothing, until somebody reads them; with the keys one can forge a tag.",
)
FOLDER_OPEN = Ailment(
    check="modes",
    level="warn",
    words="others may look into {folder} ({mode}): chmod 700 {folder}",
    means="The files are closed, their names are not.",
    cure="the command in the line.",
)
OWNERS_DIFFER = Ailment(
    check="owners",
    level="FAIL",
    words="{whose}, and {folder} {name}'s: chown {name} {files}",
    means="A command was given as another user, root most often, and left files of theirs.",
    cure="the command in the line, as root; from then on give commands as the daemon's user.",
    otherwise="the daemon cannot write, and ends.",
)
ANOTHER_USER = Ailment(
    check="owners",
    level="warn",
    words="the files are {name}'s: give commands as that user, not as {you}",
    means="You are not the user of the daemon.",
    cure="`sudo -u corr corr status`, with the name of that user.",
    otherwise="files become yours, and the daemon ends.",
)
TEMPLATES_WRONG = Ailment(
    check="templates",
    level="FAIL",
    words="{why}",
    means="The words of letters cannot be read: the installation is not whole.",
    cure="install the program anew.",
    otherwise="no letter can be written.",
)
SENTENCES_WRONG = Ailment(
    check="sentences",
    level="warn",
    words="{faults} in {language}, said in English: {first}; "
    "`corr letters missing {language}` tells all",
    means="A translation has sentences that cannot be said.",
    cure="mend the catalogue.",
    otherwise="players read those in English.",
)
ZONES_UNKNOWN = Ailment(
    check="time zones",
    level="FAIL",
    words="unknown: {zones}; pip install -U tzdata",
    means="The machine does not know the time zone of a player.",
    cure="the command in the line, in the environment of the program.",
    otherwise="deadlines are not told in that zone.",
)
METRICS_SHUT = Ailment(
    check="metrics",
    level="FAIL",
    words="[metrics] file: the folder {folder} cannot be written to",
    means="The figures for a node exporter cannot be written.",
    cure="let the daemon's user write there, or leave `[metrics] file` out.",
    otherwise="no figures; all else goes on.",
)

# -- disk, database, backups ----


DISK_SCARCE = Ailment(
    check="disk",
    level="warn",
    words="only {free} left beside a database of {database}",
    means="A copy of the database hardly fits.",
    cure="make room; `corr purge --dry-run` shows which old letters could go.",
    otherwise="the disk fills up, and the daemon ends. Nothing is lost.",
)
LOG_KEPT = Ailment(
    check="disk",
    level="warn",
    words="the log beside the database (-wal) has grown to {size}: "
    "a program that reads the database for a long time keeps it; let it come to its end",
    means="Often a forgotten `sqlite3` or a copy that hangs. Also a line of `corr status`.",
    cure="`fuser corr.sqlite3` names the program; end it. Never delete the file.",
    otherwise="it takes up the disk.",
)
DATABASE_NOT_YET = Ailment(
    check="database",
    level="warn",
    words="{file} is not there yet: it is made when first used",
    means="Right for a new installation. If it is not new, `[database] path` is wrong, or the "
    "file is gone.",
    cure="nothing; or set right the path, or `corr restore` a backup.",
)
DATABASE_DAMAGED = Ailment(
    check="database",
    level="FAIL",
    words="{file} is damaged: {fault}; restore a backup",
    means="The disk or a copy over the file has hurt it.",
    cure="stop the daemon, keep the file, then [restore a backup](../operating/backup.md).",
    otherwise="the daemon ends when it meets the damage.",
)
DATABASE_UNSAFE = Ailment(
    check="database",
    level="FAIL",
    words="{file}: letters are not safe when the power fails ({kept})",
    means="The file lies where a commit does not reach the disk, often on a network share.",
    cure="move it to a local disk, with the daemon stopped.",
    otherwise="the last letters may be lost with the power.",
)
DATABASE_SHUT = Ailment(
    check="database",
    level="FAIL",
    words="{why}",
    means="It cannot be opened; the line says why.",
    cure="see [The daemon has ended](#the-daemon-has-ended).",
    otherwise="nothing works until then.",
)
TABLES_DIFFER = Ailment(
    check="tables",
    level="FAIL",
    words="{where}: {what}{more}: `corr check`",
    means="A table is not what follows from the events, which are kept and hold.",
    cure="`corr check` names every difference: keep its output and a backup, and report it.",
    otherwise="that game or event may be shown wrongly.",
)
NO_BACKUP = Ailment(
    check="backup",
    level="warn",
    words="there is none yet: `corr backup FOLDER/ --keep 14`, every night",
    means="If the disk dies, your rulings go with it; letters lie in the mailbox.",
    cure="the command in the line; `corr unit timer` does it every night.",
    otherwise="nothing, until the disk dies.",
)
BACKUP_OPEN = Ailment(
    check="backup",
    level="FAIL",
    words="others may read {file} ({mode}): chmod 600 {file}",
    means="A backup holds all letters and the keys.",
    cure="the command in the line.",
    otherwise="whoever reads it can forge tags.",
)
BACKUP_OLD = Ailment(
    check="backup",
    level="warn",
    words="the last one is {days} days old: {file}",
    means="The nightly backup does not run.",
    cure="`systemctl list-timers`; meanwhile `corr backup FOLDER/`.",
    otherwise="your rulings since then are not in any backup.",
)
NOTED = Ailment(
    check="health",
    level="warn",
    words="{noted}",
    means="What the daemon has noted of itself; `corr status` says the same.",
    cure="look for those words on this page.",
)
NO_DAEMON = Ailment(
    check="daemon",
    level="warn",
    words="none runs: `corr daemon`, or `corr unit systemd` for the system's",
    means="Nobody reads the mail.",
    cure="start it ([a server](../operating/server.md#let-it-run)).",
    otherwise="letters wait at the mail server, no clock runs out.",
)

ALREADY_RUNS = Trouble(
    words="a daemon runs on {database} already",
    means="One at a time reads the mail; a second one ends at once.",
    cure="nothing. `corr status` names its process; to start anew, end that one first.",
)

# -- what `corr status` says of the machine ----


RESTORED = Trouble(
    words="this is a restored copy: the letters since then are taken in with the next fetch",
    means="It goes by itself.",
    cure="let the daemon run. Give your own commands since the backup again.",
    otherwise="no clock is judged before it is done.",
)
NEVER_FETCHED = Trouble(
    words="no mail was ever fetched: start `corr daemon`",
    means="A new installation.",
    cure="`corr doctor`, then `corr daemon`.",
    otherwise="nobody is answered.",
)
UNREAD = Trouble(
    words="mail is read only up to {when}",
    means="For more than an hour no mail was read.",
    cure="*no daemon runs*: start it. If one does: `corr doctor`.",
    otherwise="nobody is answered, and no clock runs out for what may lie unread.",
)
SILENT = Trouble(
    words="the daemon holds its lock and does nothing: look at its log, start it anew",
    means="It has not been heard of for ten minutes and more.",
    cure="`systemctl restart corr`, or end the process and start it again: nothing is lost.",
    otherwise="mail stands still.",
)
IMAP_FAILS = Trouble(
    words="the mail server that mail is fetched from fails since {since}: {why}",
    means="The daemon tries again by itself, after refusals at most once an hour.",
    cure="`corr doctor`; then as for *FAIL imap*.",
    otherwise="letters wait at the server; no clock runs out.",
)
SMTP_FAILS = Trouble(
    words="the mail server that mail is sent by fails since {since}: {why}",
    means="The daemon tries again by itself.",
    cure="`corr doctor`; then as for *FAIL smtp*.",
    otherwise="letters wait; no clock runs for an unsent one.",
)
BEACON_FAILS = Trouble(
    words="the public beacon fails since {since}: {why}",
    means="A match waits for a round that was not to be had, or whose signature is not the "
    "network's. It is asked for again by itself, and never replaced.",
    cure="*needs a library*: `pip install py-ecc`; *does not answer*: `[beacon] url`, a firewall "
    "(outgoing https), or no network: then `[beacon] file` "
    "([dice](../dice.md#rounds-of-a-public-beacon)).",
    otherwise="those matches wait, and their clocks rest; all else goes on.",
)
OTHER_FAILS = Trouble(
    words="{name} fails since {since}: {why}",
    means="As *game SK24-017 fails*: one game, event or player could not be worked on, and is "
    "left out; all others go on.",
    cure="`corr check`; keep the log of that moment and report it. It is tried again by itself.",
    otherwise="in that game nothing happens by itself.",
)
ARBITER_UNREACHED = Trouble(
    words="letters to the arbiter come back since {since}: {why}",
    means="You do not get what is written to you.",
    cure="mend your mailbox, or `[arbiter] address`; the line goes when a letter reaches you.",
    otherwise="you hear of nothing by mail; `corr status` goes on telling you.",
)
ANSWERS_HELD = Trouble(
    words="answers are held back since {since}: {why}",
    means="Two programs write to each other, or somebody writes in many names, so answers are "
    "rationed. Letters about moves that were played, and reminders, go on.",
    cure="`corr mail list --state all` shows who writes; it ends by itself.",
    otherwise="some answers come later.",
)
CLOCK_WRONG = Trouble(
    words="this machine's clock or the mail server's is wrong, and nobody loses on time since "
    "{since}: {why}",
    means="A mail came that is dated later than now.",
    cure="`timedatectl set-ntp true` ([clocks](../operating/monitoring.md#clocks-that-disagree)).",
    otherwise="no game is lost on time.",
)
NOBODY_JUDGED = Trouble(
    words="the daemon judges nobody for now since {since}: {why}",
    means="The machine's clock has just jumped.",
    cure="if it is wrong, set it right within the minutes named; else nothing.",
    otherwise="it goes on by itself.",
)
MARKS_SET = Trouble(
    words="what was noted by a wrong clock was put right since {since}: {why}",
    means="A clock that was ahead has left marks, which are set back.",
    cure="nothing: the line goes after a week. See that the clock is set by NTP.",
)
LITTLE_SPACE = Trouble(
    words="only {free} left on the disk of {database}",
    means="As `disk` of the doctor says.",
    cure="make room; `corr purge --dry-run` shows which old letters could go.",
    otherwise="the disk fills up, and the daemon ends. Nothing is lost.",
)
EVENT_UNREADABLE = Trouble(
    words="the event {event} cannot be read: `corr check`",
    means="Its events are damaged; the other events go on.",
    cure="`corr check` says where; restore a backup.",
    otherwise="nobody is answered in that event.",
)
LAST_BACKUP = Trouble(
    words="the last backup is of {when}",
    means="It is more than a week old.",
    cure="`corr backup FOLDER/ --keep 14`; `corr unit timer` does it every night.",
    otherwise="your rulings since then are in no backup.",
)

# -- what the log of the daemon warns of ----


LOGGED = (
    Trouble(
        words="daemon.crashed",
        means="A bug ended the daemon; `error` and `where` say which. systemd starts it anew. A "
        "letter that it ended of is tried alone, and set aside after five times.",
        cure="keep the line and report it; `corr mail list` shows whether a letter was set aside.",
        otherwise="nothing is lost; if it comes again and again, mail stands still.",
    ),
    Trouble(
        words="imap.failed, smtp.failed",
        means="As *the mail server that mail is fetched from fails since …* and *that mail is "
        "sent by*; told once for each reason, however often it comes again.",
        cure="`corr doctor`; see [Mail](#mail).",
        otherwise="mail waits; no clock runs out meanwhile.",
    ),
    Trouble(
        words="imap.works, smtp.works",
        means="What had failed works again.",
        cure="nothing.",
    ),
    Trouble(
        words="beacon.failed",
        means="As *the public beacon fails since …*; told once for each reason.",
        cure="as there.",
        otherwise="matches that wait for a round go on waiting.",
    ),
    Trouble(
        words="beacon.works",
        means="The round that was waited for has come.",
        cure="nothing.",
    ),
    Trouble(
        words="event.failed, game.failed, letter.failed, levels.failed, digest.failed, "
        "morning.failed, month.failed, purge.failed",
        means="As *… fails since …*: `name` could not be worked on, and is left out; `error` and "
        "`where` say why. *letter.failed* with a `key` is one that came: it is tried again four "
        "times within three hours, then set aside.",
        cure="keep the line and report it; `corr check`, `corr status`.",
        otherwise="all others go on; it is tried again by itself.",
    ),
    Trouble(
        words="notice.failed",
        means="What the arbiter was to be told by letter could not be written.",
        cure="`corr status` says the same; keep the line and report it.",
    ),
    Trouble(
        words="sending.failed",
        means="Letters went out, and what follows from that (time given back, an address that is "
        "gone) was left out because of a bug.",
        cure="keep the line and report it; `corr mail list --undelivered`.",
    ),
    Trouble(
        words="letter.undeliverable",
        means="The mail server refused a letter for good, or five days long; as *letters did not "
        "arrive and were not sent again*.",
        cure="`corr mail list --undelivered` says why.",
        otherwise="its reader does not know of it.",
    ),
    Trouble(
        words="letters.taken_over",
        means="A process ended with letters in work, which are free again. One that was alone in "
        "work may be the reason: after five times it is set aside.",
        cure="nothing, unless it comes again: then `corr mail list`.",
    ),
    Trouble(
        words="letters.flood",
        means="More letters of one sender wait than may; the newest are set aside.",
        cure="[Letters that were set aside](#letters-that-were-set-aside), `flood`.",
    ),
    Trouble(
        words="answers.held",
        means="As *answers are held back since …*.",
        cure="`corr mail list --state all` shows who writes; it ends by itself.",
    ),
    Trouble(
        words="mailbox.renumbered, mailbox.lost_count",
        means="The mail server counts its mails anew, as after a move or a restored copy. What "
        "lies in the inbox is read again, and a mail that was taken in already is known.",
        cure="nothing.",
    ),
    Trouble(
        words="handled.refused",
        means="The server did not move mails that are done into their folder; they stay in the "
        "inbox, and play goes on.",
        cure="see *FAIL folder*.",
        otherwise="the inbox fills up.",
    ),
    Trouble(
        words="handled.kept",
        means="Old mails in the folder of those that are done were not deleted: the server could "
        "not be reached, or lacks UIDPLUS.",
        cure="nothing in the first case; in the second delete them in a mail program.",
        otherwise="the folder grows.",
    ),
    Trouble(
        words="purge.waits",
        means="Much would be thrown away at once, which waits for your yes.",
        cure="`corr purge --dry-run`, then `corr purge --yes`.",
        otherwise="nothing is thrown away.",
    ),
    Trouble(
        words="keys.kept",
        means="`corr.keys` was replaced by what cannot be read; the daemon goes on with the keys "
        "that it has.",
        cure="see *FAIL keys*.",
        otherwise="it does not start again.",
    ),
    Trouble(
        words="clock.contradicted",
        means="As *this machine's clock or the mail server's is wrong*.",
        cure="`timedatectl set-ntp true` ([clocks](../operating/monitoring.md"
        "#clocks-that-disagree)).",
        otherwise="no game is lost on time.",
    ),
    Trouble(
        words="clock.jumped, clock.leapt",
        means="This machine's clock went ahead, by an hour and more while the daemon ran "
        "(*jumped*) or by three days and more between two looks (*leapt*); `by` says how far.",
        cure="if it is wrong, set it right; see [Clocks](#clocks).",
        otherwise="nobody is judged for a quarter of an hour, or until a mail confirms it.",
    ),
    Trouble(
        words="clock.put_back, clock.leapt_back",
        means="This machine's clock was set back.",
        cure="nothing, if it is right now.",
    ),
    Trouble(
        words="clock.given_back, outage.given_back",
        means="What a wrong clock, or the time in which no mail was read or sent, had taken from "
        "players was given back, and they were told.",
        cure="nothing.",
    ),
    Trouble(
        words="marks.set_back",
        means="As *what was noted by a wrong clock was put right since …*.",
        cure="nothing. See that the clock is set by NTP.",
    ),
    Trouble(
        words="sentence.faulty",
        means="A sentence of a translation could not be said, and was said in English.",
        cure="`corr letters missing LANGUAGE` tells its faults; mend the catalogue.",
    ),
    Trouble(
        words="metrics.failed",
        means="The file of figures cannot be written; as *FAIL metrics*, or its disk is full.",
        cure="let the daemon's user write there.",
        otherwise="no figures; all else goes on.",
    ),
    Trouble(
        words="library.spoke",
        means="A library that the program uses warned of something; only its name and the place "
        "are told, for its words may quote a letter.",
        cure="nothing, unless something else fails at that moment.",
    ),
)
"""By the names of its lines, those that are warnings or errors."""
