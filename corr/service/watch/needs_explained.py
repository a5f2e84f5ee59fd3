"""What is told of each kind of need to whoever looks it up in `corr help trouble`.

Where a kind has other words, too, that need another answer, they stand by its name, a point and
one of their own.
Its words are those of the catalogue, said of somebody; its commands stand in the line itself.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime

from corr.sentences.said import said
from corr.trouble import Trouble

_AT = datetime(2024, 5, 2, 9, 30, tzinfo=UTC)
_DAY = date(2024, 5, 2)
_BO = "Bo Ek (P0002)"
_GAME = "SK24-017"


def letters_explained() -> Mapping[str, Trouble]:
    """What is told of letters that wait or come back, by kind."""
    alone = said("needs", "report_alone", times=2, wrong=0)
    return {
        "set_aside": Trouble(
            words=said("needs", "set_aside", count=2),
            means="No rule covers them.",
            cure="`corr mail list`, then by the reason that it shows: [Letters that were set "
            "aside](#letters-that-were-set-aside).",
            otherwise="nobody who may have written one loses on time; some hold a loss for three "
            "days only.",
        ),
        "letter_handled": Trouble(
            words=said("needs", "letter_waits", d=_AT, what="handled"),
            means="The daemon does not come to it: it is stopped, or cannot read it now.",
            cure="`corr status` lists why and until when; `corr mail release KEY` tries at once.",
            otherwise="its writer waits for an answer; no clock of theirs runs out.",
        ),
        "letter_sent": Trouble(
            words=said("needs", "letter_waits", d=_AT, what="sent"),
            means="The mail server does not take it now.",
            cure="`corr status` lists why; `corr mail resend MESSAGE-ID` tries at once.",
            otherwise="no clock runs for a letter that has not left; it is tried for days.",
        ),
        "lost": Trouble(
            words=said("needs", "lost", count=2),
            means="They came back, or were refused for good.",
            cure="`corr mail list --undelivered` says why; ask for another address, then "
            "`corr mail resend SK24-017` sends the game as it is now.",
            otherwise="the player does not know of their move. The line goes after a week.",
        ),
        "unreachable": Trouble(
            words=said("needs", "come_back", who=_BO, known=alone, why="550 no such user"),
            means="Their clock stands still, and their opponents are told. *As a report alone "
            "says*: anybody may have made it up, so it stands still for the time of one move.",
            cure="telephone. `corr player reachable P0002 --address NEW` if they have moved; "
            "`corr player unreachable` if you know that it is true.",
            otherwise="after a report alone the clock runs on by itself; else the games stand.",
        ),
        "reports_repeated": Trouble(
            words=said("needs", "reports_repeated", who=_BO, count=2, days=90, wrong=1),
            means="A mailbox that is often full, or somebody gains time by reports made up.",
            cure="`corr log --player P0002` shows when; ask for another address.",
            otherwise="each further report stops the clock once more.",
        ),
        "report_in_doubt": Trouble(
            words=said("needs", "in_doubt", code="bounce_unproven", who=_BO, d=_AT),
            means="It may be true, or written to gain time. So may *a report that does not say "
            "clearly whether a letter arrived*.",
            cure="`corr mail release KEY` if you believe it: the clock stands still; else "
            "`corr mail drop KEY`.",
            otherwise="from that moment on the loss counts.",
        ),
        "strangers_waiting": Trouble(
            words=said("needs", "strangers_waiting", count=3, most=20),
            means="So many strangers write that their letters wait for the next hour.",
            cure="nothing; `corr mail list --all` shows whether they are people.",
            otherwise="they are answered later.",
        ),
    }


def players_explained() -> Mapping[str, Trouble]:
    """What is told of entries, and of players before and while they play, by kind."""
    return {
        "entry": Trouble(
            words=said("needs", "entry", who=_BO, places=1),
            means="You have the last word on entries (`[event] entry`).",
            cure="`corr event enter` says yes, `corr event refuse` says no with a reason. *But "
            "there is no free place*: they wait until one becomes free.",
            otherwise="they wait, and do not play.",
        ),
        "stranger": Trouble(
            words=said("needs", "stranger", name="Dan Ask"),
            means="They filled in a form by letter.",
            cure="`corr player add`, as the line has it, takes them in; `corr mail drop KEY` not.",
            otherwise="they wait for an answer.",
        ),
        "not_tried": Trouble(
            words=said(
                "needs", "not_tried", players=said("needs", "players", names=[_BO], more=0)
            ),
            means="They have not answered the test letter; it may lie in a spam folder.",
            cure="`corr event test SK24` asks those again; or telephone, then `corr event heard`.",
            otherwise="the event starts with them, and they may not know.",
        ),
        "short": Trouble(
            words=said("needs", "short", count=4, least=6),
            means="`[event] min_players` is not reached.",
            cure="`corr event enter SK24 PLAYER --late`, `corr event change` with a lower number "
            "or a later start, or `corr event cancel`.",
            otherwise="the event does not start.",
        ),
        "start": Trouble(
            words=said("needs", "start", day=_DAY),
            means="Its day has come; starting is yours.",
            cure="`corr event start SK24 --dry-run`, then without.",
            otherwise="everybody waits.",
        ),
        "rules": Trouble(
            words=said(
                "status",
                "rules_missing",
                missing=2,
                players=9,
                event="SK24",
                late=False,
                due=_DAY,
            ),
            means="The ranking asks that every player has the rules three weeks after the start.",
            cure="`corr event rules SK24` sends them to who has not got them.",
            otherwise="it is late by the rules of the ranking.",
        ),
        "silent": Trouble(
            words=said("needs", "silent", who=_BO, heard=_AT, games=2),
            means="No letter of theirs has come for long (`[clock] silence`).",
            cure="telephone. `corr event heard` if they are well; `corr leave grant` for an "
            "illness; else `corr event withdraw`, first with `--dry-run`.",
            otherwise="their clocks run on, and the games are lost on time one by one.",
        ),
        "silent.never": Trouble(
            words=said("needs", "silent", who=_BO, heard=None, games=1),
            means="No letter of theirs has ever come (`[clock] silence`): ours may lie in a spam "
            "folder, or the address is somebody else's.",
            cure="telephone. `corr event heard` if they are well; else `corr event "
            "withdraw`, first with `--dry-run`.",
            otherwise="their clocks run on, and the games are lost on time one by one.",
        ),
    }


def games_explained() -> Mapping[str, Trouble]:
    """What is told of single games and of whole events, by kind."""
    aside = said("needs", "aside", code="")
    return {
        "time_over": Trouble(
            words=said("needs", "time_over", who=_BO, game=_GAME),
            means='The event has `forfeit = "arbiter"`.',
            cure="`corr clock forfeit` gives the game to the opponent, `corr clock extend` gives "
            "time.",
            otherwise="the game stands, and the opponent waits.",
        ),
        "loss_held": Trouble(
            words=said("needs", "loss_held", who=_BO, game=_GAME, d=_AT, why=[aside]),
            means="The letter may hold the move.",
            cure="`corr mail show KEY`; `corr mail release KEY` plays it as of its arrival, "
            "`corr mail drop KEY` lets the time count.",
            otherwise="the loss waits; where a moment is named, until then.",
        ),
        "claim": Trouble(
            words=f"{_GAME}: "
            + said(
                "game_shown",
                "claims",
                colour="White",
                after=20,
                line="i9 j10 k11",
                finding="proved",
                answer="",
            ),
            means="*Proved*: every defence loses. *Refuted*: one escapes. *Undecided*: it was too "
            "much to look at, and may be right. *Wrong line*: it is not legal, not of fours and "
            "threes, or too short.",
            cure="`corr game answer-claim SK24-017 yes` or `no`; `corr game show SK24-017` has "
            "the board.",
            otherwise="the game goes on, and the claim stays open.",
        ),
        "paused": Trouble(
            words=said("needs", "paused", game=_GAME, days=20),
            means="You stopped it, and it runs on only at your word.",
            cure="`corr clock resume SK24-017`, if the reason is gone.",
            otherwise="the game stands still for ever.",
        ),
        "both_late": Trouble(
            words=said("needs", "both_late", game=_GAME),
            means="Neither gave anything to its dice in time, by `[game] late_first` and "
            "`late_step`: more than half of its points is lost by that.",
            cure="`corr event rule SK24-017 0-0 --ending late`. Days on which somebody could not "
            "write do not count: `corr leave grant` with their dates lets the match go on.",
            otherwise="the match waits for ever; what they still send does not begin it.",
        ),
        "wrong": Trouble(
            words="SK24: "
            + said("why_draw", "do_not_follow", count=1, games=_GAME, redraw="corr event redraw"),
            means="A result was corrected after games had been drawn from it.",
            cure="`corr event redraw SK24 --dry-run`, then with a reason.",
            otherwise="people play games that the results do not give.",
        ),
        "wrong.finals": Trouble(
            words="SK24: " + said("why_draw", "finals_lack", count=2, redraw="corr event redraw"),
            means="A result was corrected after the final groups had been made.",
            cure="`corr event redraw SK24 --dry-run`, then with a reason.",
            otherwise="the finals lack games that the results give.",
        ),
        "round_due": Trouble(
            words=said("needs", "round_due", round=3, day=_DAY),
            means="Games of the round before go on, or the pairing needs you.",
            cure="`corr event draw SK24 --dry-run` says what is missing; `corr event assess` a "
            "game that goes on. It cannot be paired: see [below]"
            "(#a-round-that-cannot-be-paired).",
            otherwise="the event stands still.",
        ),
        "boards": Trouble(
            words=said("needs", "boards", team="Umeå SK", home="Lund BG", round=2),
            means="The home team is short of players; the visitors' captain was asked (SBGF 3.4).",
            cure="Leave the captain some days before you draw, or give what you are told as `corr "
            "event open-boards SK24 'Umeå SK' 2 3`.",
            otherwise="the draw ends the choice, and the last boards stay empty.",
        ),
        "appeal": Trouble(
            words=said("needs", "appeal", who=_BO, number=7),
            means="It is for those who decide: the committee, or arbiters without a part in it.",
            cure="`corr appeal list SK24` shows all; `corr appeal decide SK24 7 allow` or "
            "`dismiss`, with a reason ([appeals](rulings.md#appeals)). Others read *the appeal "
            "of … waits for those who decide it* and need do nothing.",
            otherwise="the ruling stands meanwhile, and the event cannot be closed.",
        ),
        "panel": Trouble(
            words=said("needs", "panel", who=_BO, number=7),
            means="An appeal in an event of backgammon. The clock of the match stands still.",
            cure="`corr appeal panel BG24 7 A B C` names the three, who are written to; once they "
            "are, two alike votes decide ([the director](rulings.md#the-director-of-matches)).",
            otherwise="the ruling stands meanwhile, and the event cannot be closed.",
        ),
        "director": Trouble(
            words=said("needs", "director", game="BG24-003", who=_BO),
            means="A player called the director in a dispute; no clock of the match runs.",
            cure="rule what is to be ruled, then `corr game answer-call BG24-003` with the answer "
            "as its reason ([the director](rulings.md#the-director-of-matches)).",
            otherwise="the match stands still.",
        ),
        "fallen": Trouble(
            words=said("needs", "fallen", number=7),
            means="The committee decided against the ruling; what it did is still there.",
            cure="the command in the line, most often `corr undo SK24 7`.",
            otherwise="the table shows what does not hold.",
        ),
        "over": Trouble(
            words=said("needs", "over"),
            means="Nothing is left to play.",
            cure="`corr event close SK24 --dry-run`, then without ([closing](closing.md#close)).",
            otherwise="players wait for the final table, the committee for its report.",
        ),
        "report.due": Trouble(
            words=said("needs", "report", event="SK24", late=False, due=_DAY),
            means="The event is closed, and its report has not gone out. There is time until that "
            "day.",
            cure="`corr event send-report SK24`; `--sent 2024-05-02` if you handed it over in "
            "another way.",
            otherwise="from the next day on it is overdue.",
        ),
        "report": Trouble(
            words=said("needs", "report", event="SK24", late=True, due=_DAY),
            means="The event is closed, and its report has not gone out.",
            cure="`corr event send-report SK24`; `--sent 2024-05-02` if you handed it over in "
            "another way.",
            otherwise="the ranking may be computed without the event.",
        ),
    }
