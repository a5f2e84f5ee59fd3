"""What happened, as it is written down: it must be read for ever."""

import json
import re

import pytest
from hypothesis import given

from corr.games.rules import Seat
from corr.tournament.events import events
from corr.tournament.events.events import KINDS, VERSION, decode, encode
from corr.tournament.events.events_board import (
    ActivityCounted,
    BoardEntered,
    BoardRemoved,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    PlayerStruck,
    RatingsStarted,
    TitleSet,
    TitleTested,
    TitleUndone,
)
from corr.tournament.events.events_contest import (
    Acted,
    Announced,
    AppealDecided,
    Appealed,
    ByesDecided,
    Cancelled,
    CaptainNamed,
    Closed,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EventReopened,
    FileChanged,
    HandedOver,
    LeftElsewhere,
    LineUp,
    MailProved,
    MatchesDrawn,
    Measured,
    MeasureLifted,
    OrderDecided,
    OrderUndecided,
    PanelNamed,
    Reinstated,
    ReplayDrawn,
    ReportSent,
    ResultAssessed,
    RoundDrawn,
    RoundOpened,
    RoundsDrawn,
    RulesSent,
    SectionsDrawn,
    Started,
    Substituted,
    TakenOver,
    TeamWithdrawn,
    Tended,
    Voted,
    VouchersMade,
    Withdrawn,
)
from corr.tournament.events.events_dice import (
    AnchorTold,
    BeaconCame,
    ChainDied,
    DiceBound,
    DiceCommitted,
    DiceRolled,
    OrderDone,
    OrdersGiven,
    PhraseGiven,
    PhrasesEntered,
    RollsLost,
    RoundNamed,
    SeedTold,
)
from corr.tournament.events.events_games import (
    Annulled,
    ClockAsked,
    ClockCredited,
    ClockExtended,
    ClockImposed,
    ClockLifted,
    ClockStarted,
    ClockStopped,
    DirectorAnswered,
    DirectorCalled,
    DrawAgreed,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    GameReopened,
    LineClaimed,
    LineRefused,
    MatchStarted,
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
    PointsTakenBack,
    RestoreWaits,
    ResultCorrected,
    RoundRedrawn,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    SectionsRedrawn,
    StopRefuted,
    TakeBackWaits,
    TimeClaimed,
    TimeForfeited,
)
from corr.tournament.events.events_match import BreakAsked, BreakBegun, BreakEnded, LateLost
from corr.tournament.events.events_player import (
    AddressesChanged,
    ClockRested,
    ClockUnrested,
    ConfirmationAsked,
    ConfirmationDeclined,
    ConfirmationGiven,
    DanDecided,
    Exempted,
    Forgotten,
    LeaveEnded,
    LeaveTaken,
    LettersReturned,
    LevelsCarried,
    LevelSet,
    PlayerReachable,
    PlayerRegistered,
    RankingUndone,
    ReportRefuted,
    ReturnProved,
    SettingChanged,
)
from tests.every import every
from tests.places import TESTS
from tests.whole.strategies import BODIES

SAMPLES = TESTS / "data" / "events"
FIRST, SECOND = Seat

KNOWN = {
    "BoardEntered.1": BoardEntered(
        event="SM24", file='{"event": {"id": "SM24"}}\n', reason="", by="committee@example.org"
    ),
    "BoardRemoved.1": BoardRemoved(event="SM24", reason="entered twice – Å"),
    "RatingsStarted.1": RatingsStarted(
        game="renju", first="2009-1", ratings={"P0001": 1720, "P0002": 1590}, reason="the old list"
    ),
    "PeriodAssigned.1": PeriodAssigned(
        game="renju", event="SM24", period="2024-2", reason="announced"
    ),
    "ActivityCounted.1": ActivityCounted(
        game="renju", player="P0001", period="2024-2", counted=True, reason="WC"
    ),
    "PlayerStruck.1": PlayerStruck(
        game="renju", player="P0001", period="2024-2", struck=False, reason="a mistake"
    ),
    "ListPublished.1": ListPublished(
        game="renju", period="2024-2", ratings={"P0001": 1720}, reason=""
    ),
    "ListPublished.1.figures": ListPublished(
        game="renju",
        period="2024-2",
        ratings={"P0001": 1720, "P0002": 1540},
        places={"P0001": 1, "P0002": 2},
        changes={"P0001": 16, "P0003": -50},
        idle={"P0003": 9},
        marks={"P0002": "new", "P0003": "off"},
        deducted=("P0003",),
        off_list={"P0003": 1310},
        reason="game 3 was a draw – Å",
    ),
    "ListTakenBack.1": ListTakenBack(
        game="renju", period="2024-2", edition=2, reason="the first was right – Å"
    ),
    "GameStarted.1": events.GameStarted(
        event="SK24",
        round=1,
        board=2,
        rules="renju",
        options={"opening": "soosorv", "fifth_symmetry": "congruent"},
        first="P0001",
        second="P0002",
        per_move=604800,
        reminders=("50%", "80%", "1d"),
        draw_min_moves=0,
        max_draw_offers=3,
    ),
    "GameStarted.1.match": events.GameStarted(
        event="SK24",
        round=1,
        board=2,
        rules="renju",
        options={"opening": "soosorv", "fifth_symmetry": "congruent"},
        first="P0001",
        second="P0002",
        per_move=604800,
        reminders=("50%", "80%", "1d"),
        draw_min_moves=0,
        max_draw_offers=3,
        acted=(FIRST, SECOND),
    ),
    "GameStarted.1.claim": events.GameStarted(
        event="EM26",
        round=2,
        board=1,
        rules="renju",
        options={"opening": "rif", "fifth_symmetry": "congruent", "adjudication": "claim"},
        first="P0001",
        second="P0002",
        per_move=604800,
        reminders=(),
        draw_min_moves=40,
        max_draw_offers=0,
        draw_claim_after=150,
    ),
    "MovePlayed.1": events.MovePlayed(seat=SECOND, number=2, move="g7, 3 fifths"),
    "MovePlayed.1.in_advance": events.MovePlayed(
        seat=FIRST, number=7, move="i10", in_advance=True
    ),
    "DrawOffered.1": DrawOffered(seat=FIRST),
    "DrawDeclined.1": DrawDeclined(seat=SECOND),
    "BoardEnded.1": events.BoardEnded(winner=SECOND, ending="forbidden", detail="double_four"),
    "BoardEnded.1.draw": events.BoardEnded(winner=None, ending="full", detail=""),
    "BoardEnded.1.score": events.BoardEnded(winner=FIRST, ending="score", detail="", score=(7, 4)),
    "MovePlayed.1.by_itself": events.MovePlayed(
        seat=FIRST, number=12, move="24/18 13/9", why="greedy"
    ),
    "DiceCommitted.1": DiceCommitted(
        scheme="plain", chain_length=5200, anchors=("27bd3233" * 8, "d5cd7342" * 8)
    ),
    "DiceCommitted.1.again": DiceCommitted(
        scheme="beacon-start",
        chain_length=5200,
        anchors=("27bd3233" * 8, "d5cd7342" * 8),
        why="its seed is not known here",
    ),
    "PhraseGiven.1": PhraseGiven(seat=SECOND, phrase="Röd häst äter gräs"),
    "PhraseGiven.1.letter": PhraseGiven(
        seat=FIRST, date="Mon, 1 Feb 2027 08:00:00 +0000", message_id="<1@example.org>"
    ),
    "PhrasesEntered.1": PhrasesEntered(),
    "DiceBound.1": DiceBound(
        first=1,
        text="KORRDICE-2|commit\nplain\nBG27-001\n1|phrase|Röd häst\n-\n",
        digest="d5cd7342" * 8,
    ),
    "BeaconCame.1": BeaconCame(round=27946612, signature="b44679b9" * 12),
    "AnchorTold.1": AnchorTold(anchor="27bd3233" * 8),
    "DiceRolled.1": DiceRolled(number=17, dice=(5, 2), reveal="27bd3233" * 8),
    "DiceRolled.1.beacon": DiceRolled(
        number=17,
        dice=(5, 2),
        reveal="27bd3233" * 8,
        round=27946612,
        signature="b44679b9" * 12,
    ),
    "PointsTakenBack.1": PointsTakenBack(number=17, points=(0, 2), reason="the wrong match"),
    "DirectorCalled.1": DirectorCalled(seat=Seat.SECOND, text="the roll was mine"),
    "DirectorAnswered.1": DirectorAnswered(reason="see the number of the roll"),
    "PointsGiven.1": PointsGiven(points=(0, 2), ruling=4, reason="insults, after a warning"),
    "PointsGiven.1.late": PointsGiven(points=(1, 0), why="late"),
    "RollsLost.1": RollsLost(
        first=9,
        rolls=((6, 6, "27bd3233" * 8), (2, 1, "d5cd7342" * 8)),
        why="sent before a restore",
    ),
    "RollsLost.1.beacon": RollsLost(
        first=9,
        rolls=((6, 6, "27bd3233" * 8), (2, 1, "d5cd7342" * 8)),
        why="sent before a restore",
        rounds=(
            (4658212, "21ee5d1bae88a95eeea7f0fcc2e73520f2b7ba8a9cd27bfb5d2d09cb18ffb37b"),
            (4659412, "3caa2c8d0fe54e2c24ebbcac394f3772f43b17095d35fbda40ec9581252e92d8"),
        ),
    ),
    "ChainDied.1": ChainDied(why="handed over"),
    "SeedTold.1": SeedTold(seed="0123abcd" * 8, why="the match has ended"),
    "SeedTold.1.later": SeedTold(seed="0123abcd" * 8),
    "OrdersGiven.1": OrdersGiven(seat=FIRST, orders=("greedy", "take if doubled")),
    "OrderDone.1": OrderDone(seat=SECOND, order="autoroll"),
    "Resigned.1": events.Resigned(seat=FIRST),
    "DrawAgreed.1": DrawAgreed(seat=SECOND),
    "DrawClaimed.1": DrawClaimed(seat=SECOND),
    "ClaimRefused.1": events.ClaimRefused(seat=FIRST, kind="five", number=12),
    "LineClaimed.1": LineClaimed(
        seat=SECOND, number=22, line="h5 h6 g7", finding="refuted", reason="five", positions=310
    ),
    "LineRefused.1": LineRefused(seat=SECOND, number=22, reason="White has a four – Å"),
    "TimeForfeited.1": TimeForfeited(seat=FIRST, due="2024-02-08T12:00:00+00:00"),
    "TimeForfeited.1.claimed": TimeForfeited(
        seat=FIRST, due="2024-02-08T12:00:00+00:00", claimed="2024-02-09T08:30:00+00:00"
    ),
    "TimeForfeited.1.match": TimeForfeited(
        seat=SECOND, due="2024-03-02T12:00:00+00:00", match="SK24-001", both=True
    ),
    "MatchStarted.1": MatchStarted(seat=SECOND, game="SK24-003"),
    "TimeForfeited.1.ruled": TimeForfeited(
        seat=SECOND, due="2024-02-08T12:00:00+00:00", reason="late by a week – Å"
    ),
    "TimeClaimed.1": TimeClaimed(seat=SECOND, number=12),
    "ClockCredited.1": ClockCredited(seat=SECOND, number=12, seconds=36000),
    "ClockCredited.1.sent": ClockCredited(seat=FIRST, number=13, seconds=7201, why="sent"),
    "ClockCredited.1.outage": ClockCredited(
        seat=FIRST,
        number=13,
        seconds=172800,
        why="outage",
        since="2024-02-08T12:00:00+00:00",
        until="2024-02-10T12:00:00+00:00",
    ),
    "ClockExtended.1": ClockExtended(seat=FIRST, number=12, seconds=432000, reason="illness – Å"),
    "ClockStopped.1": ClockStopped(seat=SECOND, number=12, why="letters_returned"),
    "ClockStopped.1.alone": ClockStopped(
        seat=SECOND, number=12, why="letters_returned", until="2024-02-15T12:00:00+00:00"
    ),
    "ClockAsked.1": ClockAsked(seat=SECOND, number=12),
    "ClockImposed.1": ClockImposed(number=12, seconds=864000, reason="far behind the others"),
    "ClockLifted.1": ClockLifted(number=14, reason="not so slow"),
    "StopRefuted.1": StopRefuted(
        seat=SECOND,
        number=12,
        since="2024-02-08T12:00:00+00:00",
        until="2024-02-13T09:30:00+00:00",
    ),
    "LettersReturned.1.refused": LettersReturned(
        player="P0001",
        address="asa@example.org",
        letter="SK24-017.12.ABCDEFGHIJKLMNOP.1@club.test",
        status="5.1.1",
        words="550 5.1.1 no such user here",
        fact="refused",
    ),
    "ReturnProved.1": ReturnProved(player="P0001", fact="arbiter", reason="I rang – Å"),
    "ReportRefuted.1": ReportRefuted(
        player="P0001",
        letter="SK24-017.12.ABCDEFGHIJKLMNOP.1@club.test",
        answer="0f3a",
        since="2024-02-08T12:00:00+00:00",
    ),
    "ClockStopped.1.paused": ClockStopped(
        seat=FIRST, number=3, why="paused", reason="a claim is looked at"
    ),
    "ClockStarted.1": ClockStarted(seat=SECOND, number=12),
    "ClockStarted.1.paused": ClockStarted(
        seat=FIRST, number=3, why="paused", reason="it was wrong"
    ),
    "GameReopened.1": GameReopened(seat=FIRST, seconds=604800, reason="in hospital"),
    "MovesTakenBack.1": MovesTakenBack(
        seat=FIRST,
        number=12,
        moves=("i9", "white", "g7, 3 fifths"),
        since="2024-02-08T12:00:00+00:00",
        reason="i9 was read as j9 – Å",
    ),
    "MovesRestored.1": MovesRestored(
        number=12, moves=("i9", "white", "g7, 3 fifths"), reason="it was i9 – Å"
    ),
    "IfsEntered.1": events.IfsEntered(
        seat=FIRST,
        number=6,
        branches=(("g7", "i10", (("j9", "f6", ()),)), ("white, g7, 3 fifths", "black", ())),
    ),
    "IfsCancelled.1": events.IfsCancelled(seat=SECOND),
    "IfsDropped.1": events.IfsDropped(seat=FIRST, number=7, why="deviated"),
    "IfsDropped.1.occupied": events.IfsDropped(seat=FIRST, number=7, why="occupied", move="i10"),
    "NoteKept.1": events.NoteKept(seat=SECOND, number=12, text="g7 is met by i10, not j9 – Å"),
    "Ruled.1": Ruled(result="0-0", ending="walkover", reason="neither was heard of"),
    "Ruled.1.elsewhere": Ruled(
        result="1-0", ending="five", reason="played elsewhere", moves=(12, 11)
    ),
    "Ruled.1.scored": Ruled(
        result="1-0",
        ending="concede",
        reason="played elsewhere",
        moves=(12, 11),
        score=(5, 3),
    ),
    "RulingWaits.1": RulingWaits(
        seat=FIRST,
        due="2024-02-08T08:00:00+00:00",
        result="0-1",
        ending="withdrawal",
        reason="she cannot go on – Å",
    ),
    "RulingWaits.1.scored": RulingWaits(
        seat=FIRST,
        due="2024-02-08T08:00:00+00:00",
        result="1-0",
        ending="concede",
        reason="she cannot go on – Å",
        score=(5, 3),
    ),
    "SeatWaits.1": SeatWaits(
        seat=FIRST,
        due="2024-02-08T08:00:00+00:00",
        taken=SECOND,
        player="P0009",
        former="P0002",
        reason="she moves away – Å",
    ),
    "TakeBackWaits.1": TakeBackWaits(
        seat=FIRST,
        due="2024-02-08T08:00:00+00:00",
        number=11,
        stays=12,
        reason="i9 was read as j9 – Å",
    ),
    "RestoreWaits.1": RestoreWaits(
        seat=FIRST,
        due="2024-02-08T08:00:00+00:00",
        number=11,
        moves=("i9", "g7"),
        reason="i9 it was – Å",
    ),
    "RulingDropped.1": RulingDropped(number=12, reason="she can after all – Å"),
    "ResultCorrected.1": ResultCorrected(
        result="1/2-1/2", ending="adjudication", reason="the claim was right"
    ),
    "ResultCorrected.1.scored": ResultCorrected(
        result="1-0", ending="concede", reason="the claim was right", score=(5, 3)
    ),
    "Annulled.1": Annulled(reason="drawn by a wrong result"),
    "SeatTaken.1": SeatTaken(seat=SECOND, player="P0009", reason="moved away"),
    "Announced.1.elsewhere": Announced(
        spec={"event": {"id": "OO23"}}, closed_elsewhere="2023-11-20"
    ),
    "Announced.1": Announced(
        spec={
            "event": {"id": "SK24", "name": "Sverigekorr 2024", "languages": ("sv", "en")},
            "game": {"kind": "renju", "max_draw_offers": 3},
            "system": {"all_rounds_at_once": True},
        }
    ),
    "EntryAsked.1": EntryAsked(
        player="P0004", arrived="2024-01-20T09:30:00+00:00", voucher="9f86d081"
    ),
    "EntryGranted.1": EntryGranted(player="P0004"),
    "EntryRefused.1": EntryRefused(player="P0004", reason="only members – Å"),
    "EntryTakenBack.1": EntryTakenBack(player="P0004"),
    "VouchersMade.1": VouchersMade(vouchers=("9f86d081", "60303ae2")),
    "MailProved.1": MailProved(player="P0004"),
    "Entered.1": Entered(player="P0001"),
    "Started.1": Started(
        order=("P0002", "P0001"), seeding="lot", seed="2024-02-01", levels={"P0001": "5 kyu"}
    ),
    "RoundsDrawn.1": RoundsDrawn(games=(("SK24-001", 1, 1, "P0002", "P0001"),)),
    "Entered.1.late": Entered(
        player="P0009", team="A", round=3, level="5 kyu", reason="the number was odd"
    ),
    "Started.1.monrad": Started(
        order=("P0002", "P0001"), seeding="lot", seed="2024", levels={}, rounds=7
    ),
    "Started.1.slots": Started(
        order=("P0002", "P0001", "P0003"),
        seeding="list",
        seed="",
        levels={},
        rounds=2,
        slots=("P0001", "", "P0002", "P0003"),
    ),
    "LeftElsewhere.1": LeftElsewhere(games=("SK24-003", "SK24-004")),
    "RoundsDrawn.1.dates": RoundsDrawn(games=(("SK24-001", 1, 1, "P0002", "P0001"),), opened=1),
    "RoundDrawn.1": RoundDrawn(
        round=2,
        games=(("SK24-004", 2, 1, "P0002", "P0001"),),
        byes=("P0003",),
        seed="2024.2",
        assessed=(("SK24-003", "1/2-1/2"),),
        totals=(("P0001", "3/2"), ("P0002", "1"), ("P0003", "0")),
    ),
    "RoundOpened.1": RoundOpened(round=2),
    "ReplayDrawn.1": ReplayDrawn(
        games=(("SK24-009", 1, 2, "P0001", "P0002"),), replay=1, per_move=345600
    ),
    "ResultAssessed.1": ResultAssessed(
        game="SK24-003", result="1/2-1/2", reason="level on the board"
    ),
    "ResultAssessed.1.used": ResultAssessed(
        game="SK24-003", result="1-0", reason="misread", used=True
    ),
    "Withdrawn.1": Withdrawn(player="P0003", after_round=2, reason="illness – Å"),
    "Measured.1": Measured(player="P0003", measure="reprimand", reason="insults – Å"),
    "Measured.1.match": Measured(
        player="P0003", measure="reprimand", reason="insults – Å", game="BG29-001"
    ),
    "MeasureLifted.1": MeasureLifted(
        player="P0003", measure="warning", reason="it was another – Å"
    ),
    "Reinstated.1": Reinstated(players=("P0003",), reason="was in hospital – Å"),
    "Reinstated.1.team": Reinstated(
        players=("P0003", "P0004"), team="Umeå SK", reason="they can play"
    ),
    "Substituted.1": Substituted(
        player="P0003", by="P0009", games=("SK24-004",), reason="moved away", level="7 kyu"
    ),
    "CaptainNamed.1": CaptainNamed(team="Umeå SK", captain="P0001"),
    "LineUp.1": LineUp(team="Umeå SK", round=2, players=("P0001", "P0003"), by="arbiter"),
    "MatchesDrawn.1": MatchesDrawn(
        round=2,
        matches=(("Umeå SK", "Lund"),),
        line_ups=(("Umeå SK", ("P0001", "P0003")), ("Lund", ("P0004",))),
        bye="Ystad",
    ),
    "TeamWithdrawn.1": TeamWithdrawn(team="Lund", after_round=1, reason="illness – Å"),
    "SectionsDrawn.1": SectionsDrawn(
        stage=2,
        sections=(("Final", ("P0001", "P0003")), ("B", ("P0004", "P0002"))),
        before=3,
        rounds=4,
        seed="2024.4",
    ),
    "ByesDecided.1": ByesDecided(
        round=3, players=("P0003", "P0001"), reason="has met everybody else – Å"
    ),
    "RoundRedrawn.1": RoundRedrawn(
        round=2,
        games=(("SK24-012", 2, 1, "P0002", "P0001"),),
        byes=("P0004",),
        instead="SK24-007",
    ),
    "SectionsRedrawn.1": SectionsRedrawn(
        stage=2, sections=(("Final", ("P0001", "P0003")),), reason="SK24-003 was corrected"
    ),
    "OrderDecided.1": OrderDecided(players=("P0003", "P0001"), reason="replayed – Å"),
    "OrderUndecided.1": OrderUndecided(players=("P0003", "P0001"), reason="a slip – Å"),
    "FileChanged.1": FileChanged(
        spec={
            "event": {"id": "SK24", "name": "Sverigekorr 2025", "languages": ("sv", "en")},
            "game": {"kind": "renju", "max_draw_offers": 3},
            "system": {"all_rounds_at_once": True},
        },
        reason="the wrong year – Å",
    ),
    "FileChanged.1.entries": FileChanged(
        spec={"teams": ({"name": "Umeå SK", "players": ("P0001", "P0003")},)},
        reason="the wrong team",
        entries=(("P0001", "Umeå SK"), ("P0003", "Umeå SK"), ("P0002", "")),
    ),
    "Acted.1": Acted(
        number=3,
        by="lars@example.org",
        command="corr event annul SK24-017",
        what="SK24-017 is annulled",
        reason="both wrote to the old address – Å",
        rule="16.2",
        appeal_until="2024-03-15",
        concerned=("P0001", "P0002"),
    ),
    "Acted.1.keyed": Acted(
        number=5,
        command="corr event rule SK24-017 1-0",
        what="SK24-017: 1-0",
        reason="odd",
        key="rule",
    ),
    "Acted.1.terminal": Acted(
        number=4, command="corr event bye SK24 P0003", what="P0003 has the bye", reason="odd"
    ),
    "Appealed.1": Appealed(number=3, player="P0001", words="I wrote to the new one – Å"),
    "PanelNamed.1": PanelNamed(
        number=3,
        first="kim@example.org",
        second="lo@example.org",
        third="max@example.org",
        reason="SBGF 1.5",
    ),
    "Voted.1": Voted(
        number=3, verdict="dismissed", reason="the roll was sent before", by="kim@example.org"
    ),
    "AppealDecided.1": AppealDecided(
        number=3, verdict="overturned", reason="it had arrived", by="board@example.org"
    ),
    "AppealDecided.1.allowed": AppealDecided(
        number=3, verdict="allowed", reason="it had arrived", by="board@example.org"
    ),
    "Tended.1": Tended(what="letter 0f3a77b1 dropped", by="lars@example.org", reason="spam – Å"),
    "Tended.1.ruling": Tended(
        what="P0003 is on leave", by="lars@example.org", reason="ill – Å", ruling="SK24/3"
    ),
    "Tended.1.heard": Tended(
        what="a sign of life of P0003", reason="telephone – Å", heard="P0003"
    ),
    "Cancelled.1": Cancelled(reason="too few came – Å"),
    "HandedOver.1": HandedOver(to="td@renju.example.org", reason="Åke goes on with it"),
    "TakenOver.1": TakenOver(source="td@club.example.org", here="td@renju.example.org"),
    "Closed.1": Closed(report=1),
    "Closed.1.undecided": Closed(
        report=1, undecided=(3, 5), undecided_why="the committee cannot meet"
    ),
    "Closed.1.levels": Closed(
        report=2, levels={"P0001": "4 kyu", "P0003": "3 dan"}, proposed=("P0003",)
    ),
    "TitleSet.1": TitleSet(
        player="P0001", level="5 kyu", on="2024-02-01", reason="the old list – Å"
    ),
    "TitleTested.1": TitleTested(
        player="P0001",
        level="10 kyu",
        on="2024-03-01",
        passed=True,
        judge="Åsa Domare",
        paper="B7",
        rating=1650,
        by="committee@federation.example.org",
    ),
    "TitleUndone.1": TitleUndone(undoes=2, reason="another player sat it"),
    "Closed.1.on": Closed(report=1, levels={}, kept={}, on="2023-11-20"),
    "Closed.1.kept": Closed(
        report=1,
        levels={"P0001": "4 kyu"},
        kept={"P0002": "5 kyu"},
        confirmed=("P0001",),
        reasons={"P0001": "rise1", "P0002": "kept"},
    ),
    "Closed.1.reaches": Closed(
        report=1,
        levels={"P0001": "4 kyu"},
        kept={"P0002": "5 kyu"},
        reasons={"P0001": "rise1", "P0002": "kept"},
        reaches={"P0001": "4 kyu", "P0002": "7 kyu"},
    ),
    "LevelSet.1": LevelSet(
        player="P0001", number=1, level="5 kyu", since="2024-05-01", reason="paper files – Å"
    ),
    "DanDecided.1": DanDecided(
        player="P0001",
        number=2,
        event="SK24",
        report=1,
        level="3 dan",
        confirmed=True,
        reason="meeting of 5 May",
        by="board@federation.example.org",
    ),
    "Exempted.1": Exempted(
        player="P0001", number=3, first="2026-01-01", last="", reason="plays over the board"
    ),
    "RankingUndone.1": RankingUndone(
        player="P0001", number=4, undoes=3, reason="another player", by="rk@federation.example.org"
    ),
    "LevelsCarried.1": LevelsCarried(
        player="P0001",
        grades=(
            {
                "from_at": "2024-05-01T12:00:00.000000Z",
                "source": "SK24",
                "report": 1,
                "level": "5 kyu",
                "kept": 0,
                "confirmed": None,
                "status": "official",
            },
        ),
    ),
    "ReportSent.1": ReportSent(report=1, to=("rk@federation.example.org",)),
    "ReportSent.1.otherwise": ReportSent(report=2, on="2025-05-14"),
    "RulesSent.1": RulesSent(players=("P0001", "P0002")),
    "RulesSent.1.otherwise": RulesSent(players=("P0003",), on="2024-02-09"),
    "EventReopened.1": EventReopened(reason="a letter was found – Å"),
    "PlayerRegistered.1": PlayerRegistered(
        player="P0001",
        name="Åsa Öberg",
        addresses=("asa@example.org", "oberg@example.net"),
        member_no="1234",
        club="Örebro",
        country="SE",
        language="sv",
        time_zone="Europe/Stockholm",
        level="5 kyu",
        level_since="2023-06-01",
    ),
    "ConfirmationAsked.1": ConfirmationAsked(
        player="P0001",
        number=2,
        what="address",
        value="ny@example.net",
        addresses=("asa@example.org", "ny@example.net"),
    ),
    "ConfirmationDeclined.1": ConfirmationDeclined(
        player="P0001", number=2, address="ny@example.net"
    ),
    "ConfirmationGiven.1": ConfirmationGiven(player="P0001", number=2, address="ny@example.net"),
    "AddressesChanged.1": AddressesChanged(
        player="P0001", addresses=("ny@example.net", "asa@example.org")
    ),
    "SettingChanged.1": SettingChanged(player="P0001", name="digest", value="07"),
    "Forgotten.1": Forgotten(player="P0001"),
    "LettersReturned.1": LettersReturned(
        player="P0001",
        address="asa@example.org",
        letter="SK24-017.12.ABCDEFGHIJKLMNOP.1@club.test",
        status="5.1.1",
        words="550 5.1.1 <asa@example.org>: no such user here",
    ),
    "PlayerReachable.1": PlayerReachable(player="P0001", why="letter"),
    "LeaveTaken.1": LeaveTaken(
        player="P0001",
        since="2026-06-30T22:00:00+00:00",
        until="2026-07-21T22:00:00+00:00",
        zone="Europe/Stockholm",
        events=("SK24", "VC25"),
        refused=("EM26",),
    ),
    "LeaveTaken.1.granted": LeaveTaken(
        player="P0001",
        since="2026-06-30T22:00:00+00:00",
        until="2026-07-21T22:00:00+00:00",
        zone="Europe/Stockholm",
        events=("SK24",),
        later=False,
        granted=True,
        by="arbiter@example.org",
        reason="in hospital",
    ),
    "LeaveEnded.1": LeaveEnded(player="P0001", until="2026-07-10T08:15:00+00:00"),
    "LeaveEnded.1.one": LeaveEnded(
        player="P0001", until="2026-07-10T08:15:00+00:00", before="2026-07-20T22:00:00+00:00"
    ),
    "LeaveEnded.1.arbiter": LeaveEnded(
        player="P0001",
        until="2026-07-10T08:15:00+00:00",
        events=("SK24",),
        by="arbiter@example.org",
        reason="well again",
    ),
    "ClockRested.1": ClockRested(
        seat=FIRST, since="2026-06-30T22:00:00+00:00", until="2026-07-21T22:00:00+00:00"
    ),
    "LateLost.1": LateLost(seat=FIRST, days=25),
    "BreakAsked.1": BreakAsked(seat=FIRST),
    "BreakAsked.1.off": BreakAsked(seat=FIRST, wanted=False),
    "BreakBegun.1": BreakBegun(seats=("first", "second"), until="2026-07-21T22:00:00+00:00"),
    "BreakEnded.1": BreakEnded(),
    "DiceCommitted.1.zone": DiceCommitted(
        scheme="plain", chain_length=400, anchors=("a" * 64, "b" * 64), zone="Europe/Stockholm"
    ),
    "RoundNamed.1": RoundNamed(round=27946612, arrival="2026-04-19T23:30:00+00:00"),
    "ClockUnrested.1": ClockUnrested(
        seat=FIRST, since="2026-07-10T08:15:00+00:00", until="2026-07-21T22:00:00+00:00"
    ),
}
"""What each sample stands for. A sample is never changed; a new version gets a new one."""


def sample(name: str) -> dict[str, object]:
    return json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


def written(name: str) -> tuple[str, int, str]:
    """Kind, version and text as the store gives them."""
    found = sample(name)
    return found["kind"], found["version"], json.dumps(found["body"], ensure_ascii=False)


@every("name", sorted(KNOWN))
def test_a_sample_decodes_to_what_it_always_meant(name):
    assert decode(*written(name)) == KNOWN[name]


@every("name", sorted(KNOWN))
def test_what_is_written_today_says_the_same_as_the_sample(name):
    kind, version, text = encode(KNOWN[name])
    assert {"kind": kind, "version": version, "body": json.loads(text)} == sample(name)


def test_every_sample_is_known_and_every_kind_and_version_has_one():
    assert {path.stem for path in SAMPLES.glob("*.json")} == set(KNOWN)
    assert {written(name)[:2] for name in KNOWN} == {(kind, VERSION) for kind in KINDS}


@given(BODIES)
def test_what_was_encoded_decodes_to_the_same_body(body):
    kind, version, text = encode(body)
    again = decode(kind, version, text)
    assert (again, type(again)) == (body, type(body))
    assert encode(again) == (kind, version, text)


def test_equal_bodies_have_the_same_text():
    one = Started(order=(), seeding="", seed="", levels={"a": "1", "b": "2"})
    other = Started(order=(), seeding="", seed="", levels={"b": "2", "a": "1"})
    assert encode(one) == encode(other)


def test_a_game_from_before_there_were_claims_has_none():
    old = decode(*written("GameStarted.1"))
    assert old.draw_claim_after == 0
    assert "adjudication" not in old.options
    assert "draw_claim_after" not in encode(old)[2]


def test_a_move_from_before_there_were_moves_in_advance_was_made_by_hand():
    old = decode(*written("MovePlayed.1"))
    assert not old.in_advance
    assert "in_advance" not in encode(old)[2]


def test_a_draw_from_before_there_were_rounds_by_date_says_no_more_than_it_did():
    for name in ("Entered.1", "Started.1", "RoundsDrawn.1"):
        old = decode(*written(name))
        assert set(json.loads(encode(old)[2])) == set(sample(name)["body"])
    assert decode(*written("Started.1")).rounds == 0
    assert decode(*written("RoundsDrawn.1")).opened == 0


def test_letters_of_all_languages_are_written_as_themselves():
    assert "Åsa" in encode(KNOWN["PlayerRegistered.1"])[2]


@pytest.mark.parametrize(
    ("kind", "version"), [("Resigned", 0), ("Resigned", 2), ("resigned", 1), ("Vanished", 1)]
)
def test_a_kind_or_version_that_was_never_written_is_refused(kind, version):
    with pytest.raises(ValueError, match=f"unknown event {kind} version {version}"):
        decode(kind, version, '{"seat":"first"}')


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"seat":"third"}', "'third' is not a valid Seat"),
        ('{"seat":"first"', "no JSON from character 16 on (Expecting ',' delimiter)"),
        ("", "no JSON from character 1 on (Expecting value)"),
        ('{"chair":"first"}', "it has no field 'chair'"),
        ("{}", "Missing required argument 'seat'"),
        ("[]", "its JSON has no fields"),
        ("[" * 100_000, "maximum recursion depth exceeded"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_with_its_kind_and_what_is_wrong(text, told):
    with pytest.raises(ValueError, match=f"^{re.escape(f'Resigned cannot be read: {told}')}"):
        decode("Resigned", 1, text)
