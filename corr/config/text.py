"""The settings file of a new site: every key, with the value it has when it is left out."""


def default_settings_text() -> str:
    """The commented settings file that `corr init` writes."""
    return _TEXT


_TEXT = """\
# The settings of this site. Paths are relative to the folder of this file.
# Times are written 7d, 12h, 30m or 45s.

[site]
name = "Correspondence Tournaments"
address = "td@example.org"      # the mailbox that players write to
plus_addressing = true          # does mail to td+ANYTHING@example.org reach it?
message_id_host = ""            # "" is the domain of the address
language = "en"                 # of letters to people who have not chosen: en, et or sv

[database]
path = "corr.sqlite3"

[imap]                          # where letters come in
host = "imap.example.org"
port = 993
security = "tls"                # tls, or starttls (port 143); none only on this machine
user = "td@example.org"
# Exactly one of three ways to the password, which never stands in this file:
password_env = "CORR_IMAP_PASSWORD"             # an environment variable
# password_file = "imap.password"               # a file, chmod 600; its first line counts;
#                            or with systemd's LoadCredential= "$CREDENTIALS_DIRECTORY/imap"
# password_command = "pass show mail/td"        # a command; its first line counts
auth = "password"               # or xoauth2 or oauthbearer: then instead of a password
# token_command = "mailtoken td@example.org"    # a command that prints an access token
ca_file = ""                    # "" trusts the certificates that the system trusts
inbox = "INBOX"
handled = "Handled"             # letters are moved there when they are safe in the database
idle = "540s"                   # how long to listen before the server is asked again
poll = "300s"                   # how often to look, whether or not the server told us to
authserv_id = ""                # whose Authentication-Results to believe: the first word of that
                                # field in the letters you get, such as "mx.example.org"; "" = none

[smtp]                          # where letters go out
host = "smtp.example.org"
port = 465
security = "tls"                # tls, or starttls (port 587); none only on this machine
user = "td@example.org"         # "" if the server asks for no login
password_env = "CORR_SMTP_PASSWORD"
# password_file = "smtp.password"
# password_command = "pass show mail/td"
auth = "password"
# token_command = "mailtoken td@example.org"
ca_file = ""
connections = 2
return_addresses = true         # may letters go out from td+b.NUMBER.CODE@example.org, so that
                                # each that comes back names itself? Not without plus_addressing

[loop]
wait = "60s"                    # how long the daemon waits for mail before it looks at clocks

[secrets]
keys_file = "corr.keys"         # the keys that sign the tags; keep it secret, and keep a copy

[arbiter]
address = "arbiter@example.org" # who is told when something needs a human
digest_hour = 7                 # when arbiters hear every day of all that still does

[ranking]                       # who may send `corr ranking` by letter
committee = []                  # exempts players and sets levels: ["committee@example.org"]
board = []                      # confirms dan titles; both are told of such decisions
monthly_letter = true           # should both hear every month of what is due?
judges = []                     # who may supervise kyu tests: ["Anna Ek", "Bo Alm"]
federation = ""                 # its name on diplomas

[limits]                        # letters without an order that took effect are answered
answers_an_hour = 20            # so many times for one sender
answers_a_day = 60
strangers_an_hour = 5           # … for all unknown senders together; entries are kept for later
answers_in_all_an_hour = 500    # … for everybody together; further answers wait
notices_an_hour = 10            # how many letters about letters the arbiter gets
letters_waiting = 2000          # of one sender; further ones are set aside
soft_bounces = 3                # so many in five days, and a full mailbox counts as closed

[log]                           # what the daemon tells on standard error
format = "text"                 # text, or json with one object a line
level = "info"                  # debug, info, warning or error

[retention]                     # how long the bytes of letters are kept; "" is for ever
letters = "400d"                # those of an event, after it was closed
strangers = "90d"               # those from and to people who are not in the register
handled = ""                    # the mails in the folder `handled` on the mail server

[metrics]
file = ""                       # figures for a node exporter, such as "/var/lib/node/corr.prom"

[clock]
file = ""                       # "" is the system's clock; anything else is for trying things out
"""
