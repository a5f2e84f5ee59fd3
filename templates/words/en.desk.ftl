### What arbiters and committees are told when they act or ask. How sentences are written stands in CONTRIBUTING.md.

## desk: What all acts say.
desk-waits =
    { $count ->
        [one] { $count } letter waits
       *[other] { $count } letters wait
    } to be sent
desk-few =
    { AND($words) }{ $more ->
        [yes] { " " }…
       *[no] { "" }
    }
desk-would_be_done = What would be done: { $what }
desk-nothing_done = nothing was done
desk-letters_would_go =
    { $letters ->
        [yes] Letters that would go out:
       *[no] Nobody would be told.
    }
desk-table_would_change =
    { $table ->
        [yes] How the table would change:
       *[no] The table would not change.
    }
desk-norms_would_change = How norms would change:
desk-not_in_it = not in it
desk-placed =
    { NONE($place) ->
        [yes] annulled
       *[no]
            { ORDINAL($place) } with { $points }{ $left ->
                [yes] , withdrawn
               *[no] { "" }
            }
    }
desk-no_norms = none
desk-keep = keep
desk-norms =
    { $norms ->
        [yes] { $norms }
       *[no] no norm
    } ({ $points } of { $completed } so far)
desk-games_annulled =
    { $done ->
        [yes] Annulled:
       *[no] Games that would be annulled:
    }
desk-games_drawn =
    { $done ->
        [yes] Drawn:
       *[no] Games that would be drawn:
    }
desk-rounds_stay =
    { $several ->
        [yes] Rounds { $first } to { $last } stay as they were
       *[no] Round { $first } stays as it was
    } drawn: the change counts for the draws to come (26.5).
desk-game = { $game }  { $players }  (round { $round })
desk-game_waits = ; { $game } waits: the flag of { $due } UTC is looked at first
desk-head = { $name }
desk-state = { $state }
desk-yes = yes
desk-new = new

## deeds: What an act has done, for its log and its answer.
deeds-censured = { $player } has a { $measure } in { $event }
deeds-excluded = { $player } is excluded from { $event }
deeds-reinstated = { $player } takes part in { $event } again
deeds-assessed = { $game } counts as { $result } for the next draw
deeds-ruled =
    { $game } is ruled { $result }, { $ending }{ $score ->
        [yes] { ", " }with the score { $score }
       *[no] { "" }
    }
deeds-ruled_match = all games of { $game }'s match that are not over are ruled as { $game } { $result }, { $ending }
deeds-corrected =
    { $game } now has the result { $result }{ $score ->
        [yes] { " " }with the score { $score }
       *[no] { "" }
    }
deeds-left = { $player } has left { $event }
deeds-substituted = { $new } has taken the place of { $old } in { $event }
deeds-annulled = { $game } is annulled
deeds-redrawn = all games of { $event } follow from the results again
deeds-undone = ruling { $number } is undone: { $what }
deeds-appeal_decided = the appeal against ruling { $number } of { $event } is { $verdict }
deeds-changed = { $event } has changed: { $keys }
deeds-cancelled = { $event } is cancelled
deeds-changes_in_file = What changes in the event file:
deeds-changes_for_players =
    { $changes ->
        [yes] What players read of it:
       *[no] Nothing of it concerns players.
    }
deeds-reopened = { $event } runs again
deeds-refused = { $player } does not take part in { $event }
deeds-asked =
    asked: { $count } { $count ->
        [one] player
       *[other] players
    }; { $wait }
deeds-rules_sent =
    the rules of { $event } are { $day ->
        [yes] handed over
       *[no] sent
    } to { $count } { $count ->
        [one] player
       *[other] players
    }{ $day ->
        [yes] { " " }on { $day }
       *[no] { "" }
    }; { $wait }
deeds-few_entered =
    { $entered } entered, and by the file there should be { $least }{ $unranked ->
        [yes] ; results of fewer than five count for no ranking (art. 3 § 1)
       *[no] { "" }
    }
deeds-mail_not_tried = no answer yet to a letter that tries the mail: { AND($players) }
deeds-waiting_for_a_place = waiting for a place or for your yes: { AND($players) }
deeds-open =
    { $event } is open with { $count } { $count ->
        [one] player
       *[other] players
    }
deeds-dice_protects =
    dice = "{ $scheme }": no player and no stranger can foresee or influence a roll, as long as the seed is secret. The operator alone, with players who look at what they gave, cannot choose rolls: the anchors bind him first.
    { $scheme ->
        [plain] The operator can know every roll that is to come. He can try many false contributions for a player who does not look at it, and the forgery stands in a letter for good; together with a player he can try many phrases. So no arbiter of the event may play in it, nor may the operator.
        [beacon-start] The operator cannot try contributions or phrases until the dice suit: a round of the public beacon comes after them. But from then on he can know every roll that is to come, so he may not play in it.
       *[beacon] The operator cannot try contributions or phrases, and knows a roll only from the hour of its round on. Arbiters and the operator may play in it. Each roll waits for its round, for half an hour to an hour and a half.
    }
    The operator, or an arbiter who reads the database, can drop a future that does not suit, by annulling, handing over or a take-back: always as a ruling that both see, with what was dropped told{ $scheme ->
        [beacon] ; what comes instead nobody knows
       *[other] { "" }
    }.{ $scheme ->
        [plain] { "" }
       *[other] { " " }He could misdate an arrival to choose among rounds only if the letters that name the round came after its hour: that is a fault to report.
    }
deeds-has_players =
    { $event } has { $count } { $count ->
        [one] player
       *[other] players
    }{ $waiting ->
        [0] { "" }
        [one] ; { $waiting } player in the queue for a place
       *[other] ; { $waiting } players in the queue for a place
    }
deeds-entered =
    { AND($players) } { COUNT($players) ->
        [one] is
       *[other] are
    } entered in { $event }
deeds-with_seed = With the seed { $seed }:
deeds-started =
    { $event } has started: { $players } { $players ->
        [one] player
       *[other] players
    }, { $games } { $games ->
        [one] game
       *[other] games
    }, { $letters } { $letters ->
        [one] letter
       *[other] letters
    }
deeds-numbers_by_lot = start numbers by lot, seed { $seed }
deeds-to_send = { $wait } (`corr daemon` or `corr send`)
deeds-bye =
    { COUNT($who) ->
        [0] the lot decides who has the bye
        [one] { AND($who) } has the bye
       *[other] { AND($who) } have the bye
    } in round { $round } of { $event }
deeds-late =
    { AND($players) } { COUNT($players) ->
        [one] takes
       *[other] take
    } part in { $event } from the next round on
deeds-goes_on_there = { $event } goes on at { $to }, and nothing more can be done about it here.
deeds-captain = { $player } is the captain of { $team }
deeds-more_time =
    { $days } { $days ->
        [one] day
       *[other] days
    } more in { $game }{ $move ->
        [yes] { " " }for move { $move }
       *[no] { "" }
    }
deeds-clock_imposed = a clock runs in { $game } from the next turn on, with 2 days for each point that the leader lacks
deeds-clock_stands = the clock of { $game } stands still
deeds-clock_runs = the clock of { $game } runs again
deeds-points_given =
    { $player } gets { $n ->
        [one] a point
       *[other] { $n } points
    } in { $game }
deeds-call_answered = the call in { $game } is answered
deeds-panel_named = the appeal against ruling { $event }/{ $number } is decided by { JOIN($members, ", ") }
deeds-vote_given = a vote on the appeal against ruling { $event }/{ $number }: { $verdict }
deeds-lost_by_time = { $game } is lost by time
deeds-goes_on =
    { $game } goes on, with { $days } { $days ->
        [one] day
       *[other] days
    } for the move
deeds-moves_withdrawn =
    { $last ->
        [yes] what was played last
       *[no] what came after move { $to }
    } in { $game } is withdrawn
deeds-on_leave =
    { $player } is on leave from { $first } to { $last }{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
deeds-leave_taken_back =
    what was left of the leave of { $player } is taken back{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    }
deeds-added =
    { $name } is { $player }{ $event ->
        [yes]
            { " " }and { $waits ->
                [yes] in the queue of
               *[no] entered in
            } { $event }
       *[no] { "" }
    }
deeds-over_for_good = { $event } would be over for good; this cannot be undone, and its id stays taken:
deeds-games_stopped =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } still going: stopped and annulled
deeds-games_not_counted =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } over: annulled, the results no longer count
deeds-games_never_played =
    { "  " }{ $count } { $count ->
        [one] game
       *[other] games
    } drawn and not begun: never played
deeds-nothing_comes_of_it = { "  " }no table, norms, ranking or report come of it
deeds-to_keep_results = { "  " }(to keep the results: `corr event close { $event } --early`)
deeds-nothing_played = { "  " }nothing has been played
deeds-players_free =
    { "  " }{ $count } { $count ->
        [one] player
       *[other] players
    } entered: free again, each gets one letter
deeds-heard_of = { $name } was heard of
deeds-builds_on_it = What builds on its closing:
deeds-placed = { ORDINAL($place) } with { $points }
deeds-not_in_table = not in the table
deeds-line_up =
    { $team } has its line-up for round { $round }{ $lost ->
        [yes] ; { $lost }
       *[no] { "" }
    }
deeds-boards_end = { $team } may still choose which boards of { $home } stay empty (SBGF 3.4): this draw ends that
deeds-open_boards = { $team } has chosen for round { $round }: of the other team board { AND($boards) } stays empty
deeds-claim_answered =
    the claim of a win in { $game } is { $granted ->
        [yes] right
       *[no] refused
    }
deeds-report_goes = the report on { $event } is sent to { JOIN($readers, ", ") }
deeds-report_sent_before = the committee has had the report on { $event } since { $on }: that day stays
deeds-report_handed_over = it is noted that the report on { $event } was handed over on { $on }
deeds-need_not_confirm =
    { $player } { $past ->
        [yes] needed not
       *[no] need not
    } confirm from { $first }{ $last ->
        [yes] { " " }to { $last }
       *[no] { " " }on
    }
deeds-holds_from = { $player } holds { $level } from { $first } on
deeds-holds_since = { $player } holds { $level } since { $first }
deeds-level_undone = ruling { $number } on { $player } is undone: { $what }
deeds-level_ruling_undone = ruling { $number } on { $player } is undone
deeds-dan_decided =
    { $level } of { $player } by { $event } is { $confirmed ->
        [yes] confirmed
       *[no] refused
    }{ $first ->
        [yes] , official from { $first }
       *[no] { "" }
    }
deeds-held_now =
    the level held now is { $level }{ $since ->
        [yes] { " " }since { $since }
       *[no] { "" }
    }, { $unconfirmed ->
        [yes] for want of confirmation
       *[no] by { $source }
    }
deeds-used_former = { AND($events) } used the former level and stay as they are
deeds-entry_undone = entry { $number } holds no more
deeds-test =
    { $player } { $passed ->
        [yes] passed
       *[no] did not pass
    } the test for { $level } on { $on }
deeds-held_until_now =
    Until now { $player } holds { $level ->
        [yes] { $level }
       *[no] no title
    } on { $on }.

## roles: Who may give a command by letter.
roles-for_arbiters = this is for the arbiters of events that are not over
roles-its_id = its id
roles-which_event = say which event: { $example } belongs behind the command
roles-no_event = there is no event { $event }
roles-nobody_named = [ranking] of the settings names nobody
roles-only = only { $who } can do this: { $named }
roles-who =
    { $code ->
        [readers] an arbiter or the committee of the event
        [arbiters] an arbiter of the event
        [chief] the chief arbiter of the event
        [committee] the committee of the event, without one the chief arbiter
        [desk] an arbiter of any event, or the operator
        [rankers] the ranking committee or the federation's board
        [ranking] the ranking committee
       *[board] the federation's board
    }
roles-moved = { $event } goes on at { $to }: please write there
roles-chief_appoints = only the chief arbiter appoints: { $chief }
roles-plays_in_it = you play in { $event }; who can change { AND($keys) }: { $who }
roles-about_you = this is about you; who can rule on it: { $who }
roles-about_a_rival = this is about whom you play in { $game }; who can rule: { $who }
roles-own_game = { $game } is a game of your own; who can rule in it: { $who }

## why_game: Why a command about a game cannot be done.
why_game-stopped_already = the clock of { $game } is stopped already
why_game-not_stopped = no arbiter has stopped the clock of { $game }; who cannot be reached gets theirs back with `corr player reachable`
why_game-not_called = nobody has called the director in { $game }
why_game-no_points_here = { $game } is not played for points: they are given in matches of backgammon alone
why_game-no_score_here = { $game } is not played to points and has no score: leave --score out
why_game-score_unread = a score is the points of both, such as 7-5, not { $found }
why_game-score_missing = { $game }: what ends by points has a score: --score 7-5
why_game-score_of_one = a score is that of one match: leave --match out, or --score
why_game-score_of_nothing = { $game }: a walkover has no score, since nobody played: leave --score out
why_game-score_of_loser = { $game }: { $result } contradicts the score { $score }: the match goes to { $n } points, and who has them has won
why_game-score_too_low = { $game }: with { $score } nobody has { $n } points, so the match did not end by points ({ $ending }); if it was given up, --ending concede
why_game-not_at_it = { $player } does not play in { $game }
why_game-both_reach = with these points both would come to { $length } in { $game }; `{ $rule }` decides the match: for one of them, or 0-0
why_game-points_too_late = { $game } is over: no points can be given in it
why_game-points_counted = the points in { $game } count and stay: something was rolled since they did, or the match has ended; as many points for the opponent make up for them
why_game-stands_still = the clock of { $game } stands still: nobody can lose by it
why_game-no_points = { $game } is no match to points: a clock is imposed on matches alone
why_game-clock_imposed = a clock was imposed on { $game } already
why_game-no_clock_imposed = no clock was imposed on { $game }
why_game-no_clock_runs = no clock runs in { $game }: nobody can lose by it
why_game-no_clock_yet = no clock runs in { $game } yet: its dice wait for what both players give
why_game-nobody_late = nobody is late in { $game }: there is time until { $due } UTC; { $end } ends it otherwise
why_game-goes_on_extend = { $game } goes on: { $extend_it } gives more time
why_game-annulled_for_good = { $game } was annulled: it counts nowhere, and cannot go on
why_game-ended_so = { $game } ended by { $ending }: only a game that was lost by time, or ended by a ruling, can go on
why_game-elsewhere = { $game } was played elsewhere: it cannot go on here
why_game-players_left =
    { AND($gone) } { COUNT($gone) ->
        [one] has
       *[other] have
    } left { $event }: { $game } cannot go on
why_game-over =
    { $game } is over{ $ending ->
        [yes] { " " }({ $points ->
                [yes] { $points }
               *[no] annulled
            }, { $ending })
       *[no] { "" }
    }: { $again } lets it go on
why_game-moves_and_due = { $game } has the moves 1 to { $last }, the one that is due among them
why_game-none_left = no move from { $first } on is left in { $game }
why_game-gone_on = { $game } has gone on since: what was withdrawn stays so, and what came later counts
why_game-others_withdrawn = other moves were withdrawn in { $game } since
why_game-no_move_here = { $game } was played elsewhere: no move of it is here
why_game-no_move = no move has been made in { $game }
why_game-ruled = { $game } has its result ({ $points }, { $ending }) by a ruling: { $undo } comes first
why_game-moves = { $game } has the moves 1 to { $last }: --to names the last that stays
why_game-set_by_rules = move { $set } of { $game } is set by the rules: --to { $set } takes all others back
why_game-made_at_once = the moves { $first } to { $last } of { $game } were made at once: --to { $before } takes all of them back, --to { $last } none
why_game-annulled = { $game } was annulled: it counts nowhere
why_game-is_over = { $game } is over ({ $points }, { $ending })
why_game-is_over_correct = { $over }: { $again } gives it this result
why_game-not_ruled_so = a game is ruled to end by { AND($ruled) }, not by { $ending }
why_game-goes_on_rule = { $game } goes on: { $end } ends it
why_game-has_result = { $game } has the result { $result } ({ $ending }) already
why_game-annulled_already = { $game } is annulled already
why_game-endings = { $game }: an ending is one of { JOIN($known, ", ") }, not { $ending }
why_game-never_drawn = { $game }: a match is never drawn: 1-0, 0-1, or 0-0, lost for both
why_game-no_such_result = { $game }: { $result } is no result of a game that ends by { $ending }
why_game-no_walkover = { $game }: moves were made, so it is no walkover; rule it `{ $adjudication }`
why_game-fault = { $game }: { $error }
why_game-only_monrad = { $event }: results are assessed only for the draw of a Monrad
why_game-not_counting = { $game } is no game of { $event } that counts
why_game-real_result = { $game } is over: its real result counts
why_game-results = a result is one of { JOIN($known, ", ") }, not { $found }
why_game-too_little = with so much the time of { $game } is still over, since { $due } UTC: --days { $least } at least
why_game-flag_fell =
    a flag fell in { $game } at { $at } UTC, and { $over ->
        [yes] the game is over by that
       *[no] that is looked at first
    }: { $extend } gives time all the same
why_game-held = nobody can lose { $game } by time yet: { $held }
why_game-time_used = the time of { $game } would be over within a day: what was given has been used
why_game-no_claim = no claim of a win waits for an answer in { $game }
why_game-all_follow = { $event }: all games follow from the results as they are
why_game-does_not_follow = { $game } does not follow from the results as they are
why_game-something_waits = something waits in { $game }: { $words }
why_game-then_annul = when that was looked at, or was undone, { $game } can be annulled
why_game-no_game_set =
    { AND($gone) } { COUNT($gone) ->
        [one] has
       *[other] have
    } left { $event }: no game can be set
why_game-waits = { $what } at { $at } UTC; the flag of { $due } UTC is looked at first
why_game-ruling_waits = a ruling waits in { $game } already: { $words }
why_game-takes_that_back = { $why }: { $back } takes that back
why_game-set_in_place = { $other } was set in place of { $game }
why_game-set_in_place_again = { $game } was set in place of { $other }, which counts again
why_game-not_begun = there is no game { $game }, or it has not begun
why_game-no_such_game = there is no game { $game }
why_game-no_dice = { $game } is played without dice
why_game-own_goes_on = { $game } is a game of your own, and goes on
why_game-line_unchecked = the line cannot be checked: { $why }
why_game-over_on_board = { $game } is over on the board: --after names an earlier move
why_game-not_with_player = { $game } was not with a player after move { $after }
why_game-no_lines = no lines are checked in { $rules }
why_game-moves_expected = expected moves such as { $ply }. h5, not { $text }
why_game-line_number = the line says { $found }. where move { $expected } comes
why_game-empty_note = a note has words; this one has none
why_game-long_note = a note has up to { $most } characters; this one has { $found }
why_game-own = { $game } is a game of your own

## why_player: Why a command about a player cannot be done.
why_player-not_entered = { $player } is not entered in { $event }
why_player-other_number = { $by } plays or has played in { $event } under another number
why_player-not_in_it = { $player } does not play in { $event }
why_player-left_already = { $player } has left { $event } already
why_player-no_measure = no { $measure } of { $player } stands in { $event }
why_player-not_left = { $player } has not left { $event }
why_player-left_with_team = { $player } left with { $team }: `corr undo` undoes { $out }
why_player-named_twice = somebody is named twice
why_player-not_asked = { $player } has not asked to be entered in { $event }
why_player-unknown = no player of the register is { $player }
why_player-entered_twice = { $player } is entered twice, or in two
why_player-listed_twice = { $player } is listed twice, or in two
why_player-not_in =
    { $name } ({ $player }) does not play in { $event ->
        [yes] { $event }
       *[no] any event that goes on
    }
why_player-leave_backwards = { $first } to { $last }: leave cannot end before it begins
why_player-leave_too_far = { $first } to { $last }: leave is within two years of today, { $today }
why_player-no_leave =
    { $player } has no leave{ $event ->
        [yes] { " " }in { $event }
       *[no] { "" }
    } after { $when } UTC
why_player-can_end_with = { $player } can end with { $least } to { $most } points, not { $found }
why_player-of_event =
    { $several ->
        [0] no player of the event is
       *[other] several players are
    } { $player }
why_player-supposed_twice = --what-if { $word }: { $game } is supposed to end otherwise, too
why_player-write_points = --what-if { $word }: write points as 5.5, or a result as SK24-017=1-0
why_player-points_once = --what-if: points can be supposed only once
why_player-name_one = name one player (then --address may follow) or several, or --all
why_player-all_reached = letters reach everybody already
why_player-unfit_address = --address: { $address } is { $why }
why_player-belongs = { $address } belongs to { $owner } already
why_player-no_such_player = there is no player { $player }; see `corr player list`
why_player-reached_already = letters reach { $player } already
why_player-none_came_back = no letter to { $player } has come back
why_player-known_already = that letters to { $player } come back is known already
why_player-address_expected = --address: a mail address is expected, not { $address }
why_player-can_write = { $name } has an address and can write "forget me", which only they can confirm
why_player-still_plays = { $name } still plays: { JOIN($games, ", ") }
why_player-in_register = { $player } is in the register with this address or member number

## why_team: Why a command about a team cannot be done.
why_team-no_teams = { $event } is not played by teams
why_team-name_the_team = { $event } is played by teams: `corr event enter { $event } --team TEAM PLAYER…`
why_team-no_such_team = { $event } has no team { $team }; its teams are { AND($known) }
why_team-plays_already = { $player } plays for { $team } already
why_team-too_many =
    { $team } would have { $both } { $both ->
        [one] player
       *[other] players
    }, and { $most } are allowed
why_team-division =
    { $event } has { $name ->
        [yes] no division { $name }
       *[no] divisions (`corr event enter --team NAME`)
    }: { AND($known) }
why_team-captain_not_of_it = { $event }: { $captain } is not one of the players of { $team } (21.4)
why_team-round_drawn = round { $number } is drawn: { $substitute } tells how another one plays on
why_team-no_opponent = { $team } has no opponent in round { $number }, so it needs no line-up
why_team-strangers = not among the players of { $team }: { AND($strangers) }
why_team-boards =
    { $team } has { $boards } { $boards ->
        [one] board
       *[other] boards
    }, not { $found }
why_team-boards_of_matches = visitors choose which boards stay empty in backgammon alone; elsewhere the last ones do
why_team-boards_too_late = round { $number } is drawn: the visitors choose before the pairing (3.4)
why_team-boards_of_whom = whom { $team } meets in round { $number } is not known before its draw, so nothing can be chosen
why_team-boards_at_home = { $team } is the home team in round { $number }: the visitors choose (3.4)
why_team-boards_all_full = { $team } has a player for every board in round { $number }
why_team-boards_as_short = { $team } is no more complete than { $other }, so it does not choose (3.4)
why_team-boards_so_many =
    { $team } is short of { $n } { $n ->
        [one] player, so one board is named
       *[other] players, so as many boards are named
    }, not { $found }
why_team-boards_from_to = boards are numbered from 1 to { $most }
why_team-boards_already =
    so it was chosen already: { COUNT($boards) ->
        [one] board { AND($boards) } stays
       *[other] boards { AND($boards) } stay
    } empty
why_team-incomplete = a team can start only when it is complete (21.3)
why_team-empty_boards = { $empty }; with --empty it may be so
why_team-order = boards follow the ranking order (21.2): { AND($ordered) }
why_team-its_teams =
    { $event } has no team { $team }; its teams: { $known ->
        [yes] { AND($known) }
       *[no] none yet
    }
why_team-left = { $team } has left { $event }
why_team-not_of_one = { $event }: { $player } and { $by } are not of one team
why_team-substitute_left = { $by } has left { $event }
why_team-no_game = { $player } has no game in { $event } that { $by } could take over
why_team-has_board = { $event }: { $by } has a board already in round { AND($rounds) }

## why_event: Why a command about an event cannot be done.
why_event-stands = { $event } is { $state }
why_event-no_entries_any_more = { $event } is { $state }: nobody can be entered any more
why_event-entered_already = { $event }: nothing changes: entered already, or given the next place that is free: { AND($players) }
why_event-full = { $event } is full: max_players is { $limit }
why_event-file_stays = { $event } is { $state }: its file stays as it is
why_event-nothing_differs = { $event }: the file says what holds already; nothing differs
why_event-is_already = { $event } is { $state } already
why_event-starts_on = { $event } starts on { $start } ({ $zone }); to begin earlier write { $today } as its start into the file that `corr event show { $event }` prints, and give that to `corr event change { $event } FILE --reason TEXT`: players are told
why_event-too_few_players =
    { $event } has { $players } { $players ->
        [one] player
       *[other] players
    }, min_players is { $need }
why_event-nobody_enters = { $event } is { $state }: nobody can enter it any more
why_event-vouchers = { $event } can have { $most } vouchers at most
why_event-cancelled_before = { $event } was cancelled before it started: { $why }
why_event-no_table = { $event } has not started: there is no table yet
why_event-hand_rules = { $event }: no address of { AND($players) } is known; hand the rules over, and say with --sent DATE when that was
why_event-rules_at_start = { $event } is { $state }: its rules go out when it starts
why_event-rules_sent = everybody in { $event } has got its rules
why_event-rules_not_then = { $event }: its rules were not handed over on { $on }, a day to come
why_event-mail_tried = { $event } is { $state }: its mail is tried before it begins
why_event-no_letters_in = { $event }: no letters in { AND($missing) }; the languages are { AND($known) }
why_event-dice_known =
    { $player } cannot play in { $event } with dice = "{ $scheme }": { $who ->
        [operator] who runs the server (the address is that of [arbiter] in the settings) can know every roll that is to come; only dice = "beacon" is taken
       *[arbiter] who is an arbiter of the event may come to know rolls that are to come; dice = "beacon-start" or "beacon" is taken, or another arbiter
    }
why_event-there_already = there is an event { $event } already
why_event-entries_closed = entries to { $event } closed on { $last }; `corr event enter --late` is for later ones
why_event-over =
    { $event } is { $state }{ $state ->
        [closed] : its report stands
       *[other] { " " }already
    }
why_event-only_closed = { $event } is { $state }: only a closed event can be reopened
why_event-no_report =
    { $event } has no report{ $number ->
        [0] { "" }
       *[other] { " " }number { $number }
    }: there is { $reports ->
        [0] none, it was never closed
        [1] number 1
       *[other] 1 to { $reports }
    }
why_event-no_address = --to { $address }: an address is expected
why_event-no_committee = { $event } names no committee: say with --to ADDRESS who gets the report, or name it in the event file (`corr event change`)
why_event-report_not_then = { $event } closed on { $closed }: its report was not handed over on { $on }; give a day from then to today
why_event-report_rated = { $source }: the event feeds a rating list, which no file knows: take it over (`corr event import`), and close it
why_event-report_when_closed = { $event } is { $state }: the report follows when it is closed
why_event-cancelled_no_results = { $event } was cancelled: it has no results ({ $why })
why_event-no_norms = { $event } counts for no ranking, so there are no norms
why_event-not_sanctioned = { $event } is not sanctioned by { $federation }, so there are no norms
why_event-closed_norms = { $event } is closed: `corr report { $event }` tells what its norms were
why_event-cup_norms = { $event } has not begun: in a cup the first round is drawn at the start, and how many games follow hangs on the results; so norms can be told from the start on, for the rounds that are drawn (a norm takes seven completed games, art. 3 §2)
why_event-only_running = { $event } is { $state }: that can be done only while it runs{ $way }
why_event-no_sections = { $event } has no sections or divisions
why_event-strangers = { $event }: not in it: { AND($strangers) }
why_event-each_once = { $event }: a player or more, each named once
why_event-divisions = { $event }: they play in different divisions: { AND($divisions) }
why_event-no_drawn_sections = { $event } has no sections that are drawn
why_event-successor = --successor takes OLD=NEW
why_event-sent_alone = --sent notes what you handed over yourself: nothing is sent, and it goes without --to and --lang
why_event-send_file = { $source }: of a file nothing is sent: make the report with `--pdf` and send it yourself, or take the event over (`corr event import`)
why_event-send_alone = --send goes with --lang and --yes alone: see `corr event send-report --help`
why_event-round_not_drawn =
    { $event }: round { $number } is not drawn; drawn are { $drawn ->
        [yes] { JOIN($drawn, ", ") }
       *[no] none
    }
why_event-no_such_event = there is no event { $event }
why_event-reason = a ruling needs a reason, which those concerned will read
why_event-reopen_it = ; { $reopen } lets it run again

## why_draw: Why nothing can be drawn.
why_draw-no_league = { $event } is no league
why_draw-season_goes_on =
    { $event }: not all games are over in { $sections ->
        [yes] { AND($sections) }
       *[no] the season
    }
why_draw-section_goes_on = the section has games that are not decided
why_draw-shared_with_nobody =
    { AND($players) } { COUNT($players) ->
        [one] shares the place
       *[other] share their places
    } with nobody: there is nothing to decide
why_draw-no_round = there is no round { $number }
why_draw-byes_only_monrad = { $event }: byes are decided only in a Monrad that runs (26.4)
why_draw-last_drawn = { $event }: the last round is drawn
why_draw-in_round = { $event }, round { $number }: { $fault }
why_draw-bye_impossible = { $event }, round { $number }: { AND($given) } cannot have the bye, as was decided: { $why }
why_draw-lot_again = let the lot decide again (26.4): { $lift }
why_draw-strangers = not in it, or not any more: { AND($strangers) }
why_draw-nobody_may_meet = no two of those who are left may meet
why_draw-others_unpaired = the others could not be paired (26.2a); left over: { AND($left) }
why_draw-had_bye =
    { AND($again) } had a bye before, and { AND($needed) } can have { COUNT($needed) ->
        [one] it
       *[other] them
    } instead [T14]
why_draw-even = the number is even ({ $number }) and all can be paired, so nobody has a bye (26.4)
why_draw-byes_needed =
    { $odd ->
        [yes] the number is odd ({ $number }), so it takes
       *[no] it takes
    } { $needed } { $needed ->
        [one] bye
       *[other] byes
    } to pair the others, not { $given }
why_draw-latecomers = { $event }: latecomers enter only a Monrad that runs (26.4)
why_draw-in_it_already = { $player } is in it already
why_draw-last_round_drawn = the last round is drawn
why_draw-latecomer_alone =
    there are { $present } { $present ->
        [one] player
       *[other] players
    }: a latecomer may enter alone only when the number is odd (26.4), and two at once when it is even
why_draw-full = it is full: max_players is { $most }
why_draw-too_many_rounds =
    { $event }: nobody meets anybody twice, so { $players } { $players ->
        [one] player
       *[other] players
    } can play { $most } { $most ->
        [one] round
       *[other] rounds
    } at most, not { $rounds }
why_draw-all_drawn = { $event }: round { $rounds }, the last one, is drawn
why_draw-you_can = you can { $way }
why_draw-give_bye = give { AND($byes) } the bye, so that the others can be paired (26.4), and draw again: { $draw }
why_draw-let_late_in =
    let { $late } { $late ->
        [one] latecomer
       *[other] latecomers
    } in (26.4), as { $command } shows
why_draw-close_when_over =
    close the event as it stands once { $games ->
        [one] the game that still goes on is
       *[other] the { $games } games are
    } over
why_draw-open_games = { $event }: no game of an earlier round may be open before the last one (14.1): { $games }
why_draw-end_each = end each with the result that is due, for example { $example }
why_draw-assess_each = or say what each will most probably become (26.5), for example { $example }, and draw the round all the same (--unfinished)
why_draw-draw_anyway = or draw the round all the same: { $draw }
why_draw-all_begun = { $event }: all rounds have begun
why_draw-match_decided = { $event }: the match is decided; { $close }
why_draw-close_it = close it with { $command }
why_draw-close_it_later = it can be closed when the game that goes on is over
why_draw-next_by_itself = { $event }: a game is still going; the next one begins by itself when it has ended (the daemon does that, or `corr tick`)
why_draw-may_decide_draw = { $event }: the games that are going may decide the match; if they do not, draw again when one has ended
why_draw-may_decide = { $event }: the games that are going may decide the match; if they do not, the next one begins by itself (the daemon does that, or `corr tick`)
why_draw-match_undecided = the match is not decided
why_draw-match_games_due =
    { $games ->
        [one] a match still needs a game, which begins by itself
       *[other] matches still need { $games } games, which begin by themselves
    } (the daemon does that, or `corr tick`)
why_draw-finals = { $event }: the final groups cannot be drawn yet: { $still }
why_draw-cup_over = { $event }: the cup is over
why_draw-cup_undecided = { $event }: not decided yet: { $matches }
why_draw-cup_replay = { $event }: drawn, so that a replay comes: { $matches }; the next `corr tick`, or the daemon, begins it
why_draw-round_not_begun = round { $round } of { $rounds } has not begun
why_draw-round_not_drawn = round { $round } of { $rounds } is not drawn
why_draw-draw_or_close = draw the next round with `corr event draw { $event }`, or { $early }
why_draw-close_early = close the event as it stands with `corr event close { $event } --early`
why_draw-still_going =
    { $event }: { $count } { $count ->
        [one] game is
       *[other] games are
    } still going: { $games }
why_draw-say_what = say what each will most probably become (26.5), for example { $example }
why_draw-not_over =
    { $count } { $count ->
        [one] game
       *[other] games
    } not over
why_draw-do_not_follow =
    { $games } { $count ->
        [one] does
       *[other] do
    } not follow from the results as they are now{ $redraw ->
        [yes]
            : { $redraw } annuls { $count ->
                [one] it
               *[other] them
            } and draws what follows
       *[no] { "" }
    }
why_draw-finals_lack =
    the final groups lack { $count } { $count ->
        [one] game
       *[other] games
    }{ $redraw ->
        [yes] : { $redraw } draws them
       *[no] { "" }
    }

## why_appeal: Why an appeal cannot be decided so.
why_appeal-no_verdict = an appeal is allowed or dismissed, not { $word }
why_appeal-three_vote = in an event of matches three players decide appeal { $number } by their votes: { $ways }
why_appeal-no_panel_here = the appeals of { $event } are for its committee: no three are named for them
why_appeal-three_members = three different people decide; { $found } are named
why_appeal-no_address = { $member } is no address, and no player who has one
why_appeal-of_the_management = { $address } directs the event or made the ruling: nobody of the tournament's management decides
why_appeal-a_party = { $address } is a party to it
why_appeal-no_member = only those vote on appeal { $number } who were named for it{ $members ->
        [yes] : { $members }
       *[no] , and nobody is yet
    }
why_appeal-voted_already = you have voted on appeal { $number } already, and that vote stands
why_appeal-no_vote = { $word } is no vote: uphold or change
why_appeal-to_uphold = if the ruling is right: `{ $uphold }`
why_appeal-to_change = if it is to be changed: `{ $change }`
why_appeal-ambiguous = { $word } can be read of the appeal and of the ruling, and is not taken any more; nothing was decided
why_appeal-to_allow = to allow the appeal, so that the ruling falls: `{ $allow }`
why_appeal-to_dismiss = to dismiss the appeal, so that the ruling stands: `{ $dismiss }`
why_appeal-none = nobody has appealed against ruling { $number }
why_appeal-undone = ruling { $number } was undone by ruling { $undone_by }
why_appeal-final = the appeal against ruling { $number } was { $verdict }; that is final
why_appeal-allowed = allowed: the ruling falls
why_appeal-dismissed = dismissed: the ruling stands

## why_undo: Why a ruling cannot be undone.
why_undo-comes_first = ruling { $number } is about { $about }, too, and came later: { $undo } comes first
why_undo-the_file = the event's file
why_undo-changed_since = { $name } has changed since ruling { $number }: see `corr game show { $name }`
why_undo-came_to_nothing = ruling { $number } came to nothing: { $game } was over before it held
why_undo-begun_without = { $event } has begun without them: { $late } lets somebody join
why_undo-begun_with = { $event } has begun with them: { $withdraw } takes somebody out
why_undo-left_already =
    { AND($gone) } { COUNT($gone) ->
        [one] has
       *[other] have
    } left { $event } already
why_undo-nobody_waits = { $event } is { $state }: nobody waits for a place any more
why_undo-round_drawn = round { $round } of { $event } is drawn: its byes stand
why_undo-no_captain = { $team } had no captain before: { $name } names another one
why_undo-other_leave = { $player } has other leave, too: { $cancel } takes all of it back
why_undo-claim_refused = a claim that was refused stays so; `{ $rule }` gives the win after all
why_undo-come_back = { $team } has come back already
why_undo-no_ruling =
    { $event } has no ruling { $number }: { $last ->
        [0] it has no rulings
       *[other] its rulings are 1 to { $last }
    }; `{ $log }` shows them
why_undo-undone = ruling { $number } was undone by ruling { $undone_by } already
why_undo-undid = ruling { $number } undid ruling { $undone }; to do that again: `{ $again }`
why_undo-given_since = ruling { $number } was given since: { $what }
why_undo-final = the appeal against ruling { $number } was { $verdict }, and that is final
why_undo-cannot = ruling { $number } (`corr { $name }`) cannot be undone: { $instead }
why_undo-rule_anew = rule anew what is to be otherwise
why_undo-instead =
    { $key ->
        [close] `corr event reopen { $event } --reason TEXT` lets it run again
       *[other] { $way }
    }

## holds: What keeps a player whose time is over from losing.
holds-look =
    a letter of the player waits for your look ({ $reason }){ $until ->
        [yes] { " " }(until { $until } UTC)
       *[no] { "" }
    }: `{ $commands-0 }`, then `{ $commands-1 }` or `{ $commands-2 }`
holds-waits_in = waits in { $game }: { $words }
holds-stopped = the clock stands still: letters to the player come back
holds-paused = the arbiter has stopped the clock: `corr clock resume`
holds-appealed = an appeal has stopped the clock until it is decided: `corr appeal list`
holds-ruling_number = ruling { $number }
holds-called = a player has called the director: `corr game answer-call`
holds-dice = the dice wait for what players give: `corr event status` says for whom
holds-unread = not all mail is read that may have come in time
holds-clock = this machine's clock or the mail server's is wrong
holds-set_aside = a letter of the player waits for your look: `corr mail list`
holds-unsent = the letter about the turn has not left us
holds-unclaimed = the time is over, and the opponent may claim the win
holds-arbiter = the time is over: `corr clock forfeit` or `corr clock extend` decides
holds-ruling = a ruling waits
holds-failed = its events cannot be read: `corr check`
holds-because = { $hold } ({ $cause })
holds-unproved =
    { $report } is set aside{ $until ->
        [yes] { " " }(until { $until } UTC)
       *[no] { "" }
    }: `{ $commands-0 }` if you believe it, or `{ $commands-1 }`
holds-bounce_unproven = a report that letters do not arrive, which nothing proves,
holds-bounce_unclear = a report that does not say clearly whether a letter arrived

## waits: What waits in a game for the look at a flag.
waits-ruling = { $result } ({ $ending })
waits-seat = { $player } in the seat of { $former }
waits-taken_back = all after move { $stays } taken back
waits-all_taken_back = all moves taken back
waits-given_back = { JOIN($moves, ", ") } given back

## why_close: Why an event cannot be closed.
why_close-fallen = { $event }: ruling { $number } has fallen on appeal and is not taken back yet: `{ $way }`
why_close-decide_first = decide first, or `{ $close }` closes { $event } all the same; report and letters tell the reason
why_close-undecided =
    { $event }: the appeal of { $who ->
        [yes] { $who }
       *[no] a player
    } against ruling { $number } is undecided since { $since }; { AND($judges) } decides: `{ $allow }`, so that the ruling falls, or `{ $dismiss }`, so that it stands
why_close-not_yet = { $event } cannot be closed on { $on }: today is { $today }
why_close-went_on = { $event } cannot be closed on { $on }: it went on until { $last }
why_close-another_day = { $event } is closed on { $usual }; that it counts from { $on } takes --reason TEXT
why_close-only_running = { $event } is { $state }: only a running event can be closed
why_close-no_level = the estimate of { $player }: a level such as 7 kyu, not { $level }
why_close-no_such_player = the estimate of { $player }: no player of { $event } has this id
why_close-only_new = the estimate of { $player }: only new players need one, not a { $held }
why_close-still_going =
    { $event }: { $count } { $count ->
        [one] game is
       *[other] games are
    } still going: { $games }
why_close-elsewhere =
    { $event }: { $count } { $count ->
        [one] game goes
       *[other] games go
    } on elsewhere: { $games }
why_close-not_begun =
    { $event }: { $count } { $count ->
        [one] game has
       *[other] games have
    } not begun: { $games }
why_close-fault = { $event }: { $fault }
why_close-estimate = --estimate takes PLAYER=LEVEL, not { $found }
why_close-give_estimates = say roughly how strong they are: `corr event close { $event } --estimate "PLAYER=8 kyu"`, once for each
why_close-give_results = give each its result with `corr event rule GAME RESULT --reason TEXT`, or { $early }

## why_letter: Why a command about a letter cannot be done.
why_letter-states = --state is one of { JOIN($known, ", ") }, all; not { $found }
why_letter-key = give the key of a letter, or --from ADDRESS for a flood
why_letter-own_game = you play { $game }, of which this is: another arbiter can look at it
why_letter-their_arbiters = this is for the arbiters of { AND($events) }
why_letter-no_letter =
    { $count ->
        [0] no letter
       *[other] { $count } letters
    } with a key that begins with { $key }; see `corr mail list`
why_letter-no_flood = no letters of { $sender } were set aside as a flood
why_letter-not_aside = { $key } is { $state }: only what was set aside can be moved
why_letter-waits = the letter to { $recipient } waits to be sent already
why_letter-taken = the letter to { $recipient } was taken by the mail server; only what was told of a game can be written anew
why_letter-does_not_play = { $player } does not play { $game }
why_letter-no_address = { $player } has no address any more
why_letter-neither = there is no game and no letter of ours { $found }

## why_asked: Why a question cannot be answered so.
why_asked-one_form = --html, --csv and --json: one at a time
why_asked-date =
    { $option ->
        [yes] { $option }: { "" }
       *[no] { "" }
    }a date such as 2026-07-01 is expected, not { $found }
why_asked-language = --lang { $language }: there are { JOIN($known, ", ") }

## line_faults: What is wrong in a line by which a win is claimed.
line_faults-not_in_play = the opening is not over
line_faults-not_your_turn = { $colour } is not to move
line_faults-empty = it has no moves
line_faults-not_a_point = { $last } is not a point
line_faults-off_board = { $last } is off the board
line_faults-occupied = { $last } is taken already
line_faults-after_end = { $last } comes after the end of the game
line_faults-quiet = { $last } is neither four nor three
line_faults-idle_defence = { $last } stops nothing; the line has to go by a defence that does
line_faults-unfinished = { $last } does not end it; the last move has to threaten in two ways

## status: An event at a glance: `corr event status`.
status-late =
    { "  " }LATE, { $what ->
        [automatic] held until all mail is read
        [arbiter] for you to decide
       *[other] the opponent may claim it
    }
status-wrong_claim =
    { $at }  { $player } claimed { $kind ->
        [five] a five
        [forbidden] a forbidden move
       *[win] a win
    } after move { $after }
status-no_event = no event yet: `corr event new`, then `corr event open`
status-event =
    { $event }  { $name }: { $state }, { $players } { $players ->
        [one] player
       *[other] players
    }
status-to_be_set_right = To be set right: { $what }
status-see_standings = `corr standings { $event }` shows who stands where
status-going =
    { $count } { $count ->
        [one] game is
       *[other] games are
    } going, by deadline (UTC):
status-more = { "  " }… and { $count } more
status-rulings_wait = Rulings that wait until it is sure whether a flag fell before:
status-wrong_claims =
    { $count } wrong { $count ->
        [one] claim
       *[other] claims
    } noted (UTC):
status-measures =
    { $count } { $count ->
        [one] measure
       *[other] measures
    } against players (19.1):
status-measure = { $measure }  { $player }: "{ $reason }"
status-places = { "  " }{ $free } of { $places } places are free
status-waits_for =
    { "  " }{ $place }. { $player } waits for { $granted ->
        [yes] a place
       *[no] your yes
    } since { $since }
status-mail_not_tried = { "  " }no answer yet to a letter that tries the mail: { $players }
status-file_changed = { "  " }file changed on { $on } ({ $keys }): { $reason }
status-reopened = { "  " }reopened on { $on }: { $reason }
status-cancelled = { "  " }cancelled on { $on }, no game counts: { $reason }
status-handed_over = { "  " }handed over: it goes on at { $to }, and nothing happens here
status-unreachable = { "  " }cannot be reached since { $since }: { $name } ({ $player })  { $why }
status-quiet_reason = { $reason } { $count }
status-quiet =
    { "  " }{ $count } more { $count ->
        [one] letter
       *[other] letters
    } set aside that nobody need look at ({ $reasons }): `corr mail list --all`
status-letters =
    { $waiting } { $waiting ->
        [one] letter waits
       *[other] letters wait
    } to be handled, { $leaving } to be sent
status-set_aside = { "  " }set aside ({ $reason }): { $sender }  { $key }
status-undelivered = { "  " }undelivered: { $to }  { $reply }
status-not_taken = { "  " }not yet taken: { $to }  { $reply }
status-stands_still = stands still{ "    " }
status-no_clock = no clock runs{ "   " }
status-late_start =
    { $who } is { $days ->
        [one] { $days } day
       *[other] { $days } days
    } late: { $points ->
        [one] a point
       *[other] { $points } points
    } to { $other }
status-on_break = break of { $players } until { $until }
status-dice_wait = the dice wait for { $players }
status-stopped =
    { "  " }since { $since }: { $why ->
        [stopped] letters to the player came back
        [appealed] an appeal has stopped the clock until it is decided
        [called] a player has called the director
        [dice] the dice wait
       *[paused] the arbiter has stopped the clock
    }
status-rules_missing =
    { $missing } of { $players } { $players ->
        [one] player
       *[other] players
    } in { $event } { $missing ->
        [one] has
       *[other] have
    } not got its rules, which { $late ->
        [yes] were
       *[no] are
    } due by { $due }
status-on_leave = { "  " }on leave { $first } – { $last }: { $name } ({ $player })
status-remark = # { $event } is { $state }

## mail_shown: Letters that were set aside: `corr mail`.
mail_shown-none = no letters
mail_shown-undelivered = letters that did not arrive:
mail_shown-all_arrived = every letter has arrived, as far as known
mail_shown-nobody_asked = no mail server was asked about the sender
mail_shown-dropped_flood = dropped: { $count } letters of { $sender }
mail_shown-released_flood = released: { $count } letters of { $sender }
mail_shown-dropped = dropped: { $key }
mail_shown-released = released: { $key }
mail_shown-queued = queued: { $to }  <{ $message }>

## game_shown: A game: `corr game show`.
game_shown-no_move = no move yet
game_shown-opening = opening { $opening }
game_shown-annulled = annulled, it counts nowhere: { $why }
game_shown-result =
    { $points }{ $score ->
        [yes] , { $score }
       *[no] { "" }
    }, { $ending }
game_shown-wrong_claim = noted, a wrong claim: { $claim } (UTC)
game_shown-claimed = claimed: { $line }
game_shown-note =
    note of { $on } by { $by ->
        [yes] { $by }
       *[no] the operator
    } (ruling { $ruling }): { $text }
game_shown-stands_still = { $player } is to act; the clock stands still since { $since } UTC,
game_shown-stopped = because the arbiter has stopped it: `corr clock resume`
game_shown-appealed = because an appeal has stopped it until it is decided: `corr appeal list`
game_shown-called = because a player has called the director: `corr game answer-call`
game_shown-dice = because the dice of the match wait for something
game_shown-returned = because letters to the player came back: see `corr player reachable --help`
game_shown-no_clock = { $player } is to act; no clock runs
game_shown-due = { $player } is to act by { $due } UTC
game_shown-on_leave = { $player } is on leave { $first } – { $last } UTC
game_shown-claim_refused = ; refused: "{ $reason }"
game_shown-colour = { $colour }: { $player }
game_shown-squares = { $begins ->
    [white] White's moves are odd, Black's are even and in brackets.
   *[black] Black's moves are odd and in brackets, White's are even.
}{ $passes ->
    [yes] { " " }Passed: { $passes }.
   *[no] { "" }
}
game_shown-no_squares = this game has no squares in which moves could stand: --squares is for boards of points
game_shown-no_png = the moves in their squares are drawn as text and --svg, not as --png
game_shown-captured = captured stones: { $first }, { $second }
game_shown-head = { $game }  { $first } – { $second }  (round { $round })
game_shown-claims =
    { $colour } claims to win after move { $after } by { $line }: { $finding ->
        [wrong_line] wrong line
       *[other] { $finding }
    }{ $answer }
game_shown-taken_back = Withdrawn by the arbiter on { $on }, from move { $first } on: { $moves }.

## clock_shown: Where the time of a game went: `corr clock show`.
clock_shown-no_turn = { "  " }no turn yet
clock_shown-happened = What happened to the clocks (UTC):
clock_shown-not_yet = { "  " }does not lose yet: { $hold }
clock_shown-at_rest = { "            " }at rest { $since } to { $until }: { $time }
clock_shown-free = { "            " }free days: { $time }
clock_shown-credit =
    { "            " }{ $given ->
        [yes] given
       *[no] taken
    } back { $time }: { $why }
clock_shown-due = { "            " }due { $due } ({ $limit })
clock_shown-ended =
    ended { $at } UTC: { $points ->
        [yes] { $points }
       *[no] no result
    }, { $ending }
clock_shown-stands_still = { $player } is to act; the clock stands still since { $since }
clock_shown-to_act = { $player } is to act by { $due } UTC
clock_shown-got_back = { $player } got { $time } back: { $why }
clock_shown-arbiter_gave =
    the arbiter { $gave ->
        [yes] gave
       *[no] took back from
    } { $player } { $time }: { $reason }
clock_shown-stopped = the arbiter stopped the clock: { $reason }
clock_shown-stood_still =
    the clock stood still{ $until ->
        [yes] , until { $until }
       *[no] { "" }
    }: letters to { $player } came back
clock_shown-started = the arbiter started the clock: { $reason }
clock_shown-ran_again =
    the clock ran again: { $reason ->
        [yes] { $reason }
       *[no] { $player } can be reached
    }
clock_shown-ran_all_the_same = the clock ran all the same, { $player } had got our letter: { $when }
clock_shown-leave = leave of { $player }: { $when }
clock_shown-no_leave = no leave of { $player }: { $when }
clock_shown-asked = { $player } asked for the clock
clock_shown-imposed = the arbiter imposed a clock, with { $time } for each: { $reason }
clock_shown-lifted = the clock that was imposed was taken back: { $reason }
clock_shown-no_clock = { $player } is to act; no clock runs
clock_shown-a_match = { $time } a match
clock_shown-use =
    { $use ->
        [option] once both have asked for it
       *[preference] once either has asked for it
    }
clock_shown-time_claimed = { $player } claimed the win by time (its letter arrived then)
clock_shown-match_started = { $player } began the match, in { $game }
clock_shown-lost_by_time =
    { $player } lost by time, due { $due }{ $reason ->
        [yes] , by the arbiter: { $reason }
       *[no] { "" }
    }
clock_shown-reopened = the arbiter let the game go on: { $reason }
clock_shown-withdrew = the arbiter withdrew { AND($moves) }, come { $came }: { $reason }
clock_shown-gave_back = the arbiter gave { AND($moves) } back: { $reason }
clock_shown-seat_taken = { $player } took the seat of { $former }: { $reason }
clock_shown-ruled = the arbiter ended the game, { $result } ({ $ending }): { $reason }
clock_shown-ruling_waits = ruled { $result } ({ $ending }); the flag of { $due } is looked at first: { $reason }
clock_shown-seat_waits = { $player } is to take the seat of { $former }; { $flag }: { $reason }
clock_shown-take_back_waits = the arbiter withdrew what came after move { $stays }; { $flag }: { $reason }
clock_shown-restore_waits = the arbiter gave { AND($moves) } back; { $flag }: { $reason }
clock_shown-ruling_dropped = the ruling that waited was taken back: { $reason }
clock_shown-looked_at = the flag of { $due } is looked at first
clock_shown-why =
    { $why ->
        [sent] our letter left us late
        [returned] our letter came back
        [clock] a clock was wrong
        [outage] the mail could not be read
        [moved] the event was on its way to here
        [extended] the arbiter gave it
        [reopened] the game was reopened
       *[other] a letter was read late
    }
clock_shown-limit =
    { $name ->
        [begin] the first act of the match
        [move] this move
        [total] the game
        [bank] the bank
       *[fischer] in reserve
    }
clock_shown-next_moves = the next { $count } moves
clock_shown-left = { $time } ({ $limit })
clock_shown-credit_why =
    { $why }{ $reason ->
        [yes] { " " }("{ $reason }")
       *[no] { "" }
    }, { $at }
clock_shown-turn =
    { "  " }move { $ply }  { $since } to { $until ->
        [yes] { $until }
       *[no] now{ "             " }
    }  { $passed } passed, { $counted } counted{ $charged ->
        [yes] , charged { $charged }
       *[no] { "" }
    }; left: { $left }
clock_shown-a_move = { $time } a move
clock_shown-a_game = { $time } a game
clock_shown-control = { $moves } moves in { $time }
clock_shown-fischer =
    { $start } + { $increment }{ $most ->
        [yes] , max { $most }
       *[no] { "" }
    }
clock_shown-double = double after { $time }
clock_shown-delay = { $time } of each move free
clock_shown-terms =
    { "  " }{ $limits }{ $calendar ->
        [yes] , calendar days
       *[no] { "" }
    }{ $free ->
        [yes] , free: { $free } ({ $zone })
       *[no] { "" }
    }; forfeit { $forfeit }
clock_shown-stretch = { $since } to { $until }
clock_shown-seat =
    { $player }{ $colour ->
        [yes] { " " }({ $colour })
       *[no] { "" }
    }

## listed: What lists say: of events, leave, players, levels and titles.
listed-nobody_on_leave = nobody is on leave
listed-levels_fall = Levels that fall by { $until } unless an event confirms them:
listed-no_level_falls = No level falls by { $until }.
listed-dan_titles = Dan titles that wait for the board (`corr ranking confirm`):
listed-reports_due = Reports that the committee waits for (`corr event send-report`):
listed-no_level_ruling = nobody has ruled on a level yet
listed-no_title_entered = nothing is entered
listed-title_from = { $level } from { $on }
listed-test_for =
    test for { $level } on { $on }: { $passed ->
        [yes] passed
       *[no] not passed
    }
listed-undoes = undoes { $number }
listed-undone_by = undone by { $number }
listed-by = by { $number }
listed-no_further_test = { $name } has passed 1 kyu: there is no further test
listed-another_paper = with another paper than { JOIN($papers, ", ") }
listed-may_try =
    { $name } may try { $level } at most, { $earliest ->
        [yes] from { $earliest } on
       *[no] at once
    }: { $why }
listed-no_board_event = no event at the board is entered
listed-no_list_decision = nothing is decided about the lists of { $game }
listed-letters_come_back = letters to { $name } ({ $player }) come back since { $since } UTC
listed-letters_go = { $name } ({ $player }): letters go to { $address }
listed-clocks_stand = { $name } ({ $player }): the clocks stand still until letters arrive again
listed-days_used = { $event } { $days } of { $most }

## why_rating: Why a question about ratings cannot be answered.
why_rating-no_list = there is no list of { $game } yet: { $why }
why_rating-no_period_over = no period of it is over: --now
why_rating-games_listed = only { AND($games) } have one (R28, G27)
why_rating-none_counts = no event of the files counts for one
why_rating-files = files can be read only where the program runs
why_rating-now = --now is a list of its own, without --period, --every and --edition
why_rating-edition = --edition is of one list, without --every
why_rating-again_or_off = --again and --off: one of them
why_rating-none_yet = there is no list of { $game } yet: `corr rating enter FILE`
why_rating-begin_with = { $told }: they begin with { $first }
why_rating-last_event = { $period } is far ahead: the last event is of { $last }
why_rating-period = period { $text }: { $error }
why_rating-entered = { $event } is entered already: `corr rating correct FILE --reason TEXT`
why_rating-entered_by_hand = an event { $event } is on the rating list already, entered by file: `corr rating remove { $event } --reason TEXT` takes it out, then close again
why_rating-other_game = { $event } was played in { $game }, not in { $other }
why_rating-ends_later = { $event } ends on { $end }, which is still to come
why_rating-not_near = { $event } ended on { $end }, which is not near a boundary to { $period }
why_rating-several = player { $word }: { $name } are { JOIN($called, ", ") }: give a member number
why_rating-not_entered = the event at the board { $event } is not entered: `corr rating events`
why_rating-before_first = { $event } counts in { $period }, and the list begins with { $first }
why_rating-list_begins = the list begins with { $first }, after { $then }
why_rating-counts_already = { $event } counts in { $then } already
why_rating-active_already =
    { $player } is { $counted ->
        [yes] { "" }
       *[no] not{ " " }
    }active in { $period } already
why_rating-struck_already =
    { $player } is { $struck ->
        [yes] { "" }
       *[no] not{ " " }
    }struck in { $period } already
why_rating-none = there is no list of { $game } yet
why_rating-lists_begin = the lists of { $game } begin with { $first }, after { $period }
why_rating-far_ahead = { $period } is far ahead: it is { $today } today
why_rating-not_over = the period { $period } is not over before { $last }
why_rating-published = the list after { $period } was published on { $on }: `corr rating publish { $period } --again --reason TEXT` for a corrected edition
why_rating-not_published = the list after { $period } is not published yet: without --again
why_rating-again_reason = --again: give --reason; it stays written
why_rating-no_more = there is no list of { $game } after { $period } any more
why_rating-same = the list after { $period } would be the same as published on { $on }
why_rating-events_before = there are events in { $before }, before { $first }
why_rating-begin_later = there is no list of { $game } after { $period }: they begin with { $first }
why_rating-not_over_now = the period { $period } is not over before { $last }: --now
why_rating-no_edition =
    the list after { $period } has { $last ->
        [1] edition 1
       *[other] editions 1 to { $last }
    }, not { $number }
why_rating-no_editions = the list after { $period } is not published: it has no editions
why_rating-taken_out = the event at the board { $event } was taken out: `corr rating events`
why_rating-of_register =
    { $found ->
        [yes] several players of the register are
       *[no] no player of the register is
    } { $player }{ $found ->
        [yes] : { JOIN($found, ", ") }
       *[no] { "" }
    }
why_rating-of_files =
    { $found ->
        [yes] several players are
       *[no] no player is
    } { $player }{ $found ->
        [yes] : { JOIN($found, ", ") }
       *[no] { "" }
    }

## line_checked: What came of a line by which a win is claimed: `corr game claim`.
line_checked-claims = { $game }, { $colour } ({ $player }) claims: { $line }
line_checked-looked =
    { $count } { $count ->
        [one] position
       *[other] positions
    } looked at
line_checked-proved = proved: { $colour } wins by fours and threes, whatever { $other } does
line_checked-answers =
    { $looked }; { $attacks } { $attacks ->
        [one] move
       *[other] moves
    } of { $colour } answer everything
line_checked-longest = the longest defence: { $line }
line_checked-undecided = undecided: { $looked }, no more were allowed (--positions)
line_checked-not_known = it is not known whether { $last } is a defence
line_checked-claimable = refuted: { $other } has a win to claim from an earlier move (art. 9.5-9.7)
line_checked-forbidden_move = refuted: { $last } is forbidden to Black ({ $kind })
line_checked-escapes = refuted: { $last } escapes
line_checked-for_instance = for instance { $line }; no four or three wins
line_checked-then = then { $why }

## escaped: What becomes of a line that a defence refutes, after "then".
escaped-five = { $other } has five
escaped-fives = { $other } can make a five in two ways
escaped-forbidden = the one answer, { $answer }, is forbidden to Black ({ $kind })
escaped-free = nothing of { $colour }'s threatens any more
escaped-nothing = { $colour } has no four and no three left

## why_level: Why a command about levels and titles cannot be done.
why_level-reason = it needs a reason, which those concerned read: --reason TEXT
why_level-files = files can only be read where the program runs
why_level-only =
    only { $board ->
        [yes] the board
       *[no] the ranking committee
    } can undo this
why_level-on = --on is for files: what is due in the register is due from today
why_level-within = --within { $span }: a time such as 90d, 12m or 2y is expected
why_level-passed = say --passed or --failed
why_level-level = a level such as 7 kyu is expected, not { $found }
why_level-year = a day of the years { $first } to { $last } is expected, not { $found }
why_level-not_proposed = { $event } has proposed no dan title for { $player }
why_level-board = only { $level } and above wait for the board: `corr ranking due`
why_level-decided =
    the board has { $refused ->
        [yes] refused
       *[no] confirmed
    } { $level } of { $player } by { $event } already
why_level-see_log = `corr ranking log` shows its number, and `corr ranking undo` undoes it
why_level-backwards = the exemption would end on { $last }, before it begins on { $first }
why_level-since = a level can be set since a day that has come, not since { $since }
why_level-no_ruling = { $player } has no ruling { $number }: see `corr ranking log { $player }`
why_level-undid = ruling { $number } undid { $undone }: give that one anew
why_level-undone = ruling { $number } was undone by { $by } already
why_level-reopened = { $event } was reopened since: that title is gone
why_level-own = this is about your own level: another one has to rule on it
why_level-no_judge =
    { $name } is no ranking judge: [ranking] judges of the settings names { $judges ->
        [yes] { JOIN($judges, ", ") }
       *[no] nobody yet
    }
why_level-no_entry = no title or test was entered as number { $number }: `corr title log`
why_level-entry_undone = entry { $number } was undone by { $by } already
why_level-later_test = a later test rests on it: undo entry { $number } first
why_level-to_come = { $on } is still to come
why_level-own_test = { $judge } cannot supervise a test of their own
why_level-no_title = { $found } is not a level: write 15 kyu to 1 kyu or 1 dan to 9 dan
why_level-no_test = there are tests from 15 to 1 kyu only, not for { $level }
why_level-no_further_test = { $name } has passed 1 kyu: there is no further test
why_level-sat_later = { $name } sat a test on { $on } already: enter them in order of time
why_level-same_paper = { $name } has had the paper { $paper } before: a retake needs another one
why_level-at_most = { $name } may try { $highest } at most, not { $level }: { $why }
why_level-too_early = { $name } may try again on { $earliest }, not on { $on }
why_level-first_test =
    the first { $later ->
        [yes] level
       *[no] test
    } { NONE($rating) ->
        [yes] without a rating
       *[no] with the rating { $rating }
    }
why_level-first_missed = the first test, { $level }, was missed on { $on }: one new try at once, at a lower level
why_level-passed_on = { $level } was passed on { $on }
why_level-missed =
    { $level } was missed { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }, last on { $on }

## why_title: Why a question about titles at the board cannot be answered.
why_title-no_event = no event for titles is { $event }
why_title-none_held = { $name } has held no title until { $day }
why_title-home_title = { $name } has a home title alone until { $day }: `corr title set`
why_title-one_form = --pdf, --html and --json: one at a time
why_title-no_player = no player is { $player }

## log: What was ruled, and appeals: `corr log`, `corr appeal list`.
log-nothing = nothing was ruled
log-head =
    { $event }/{ $number }  { $at } UTC, by { $by ->
        [yes] { $by }
       *[no] the operator, for the chief arbiter
    }{ $rule ->
        [yes] , rule { $rule }
       *[no] { "" }
    }
log-reason = { "  " }reason: { $reason }
log-command = { "  " }command: `{ $command }`
log-undoes = { "  " }undoes ruling { $number }
log-undone_by = { "  " }undone by ruling { $number }
log-appeals_until = appeals until { $until }
log-no_appeal = no appeal
log-appealed = appealed by { $player } on { $on }: "{ $words }"
log-not_decided = the appeal is not decided yet
log-decided =
    the appeal was { $verdict }, for good, on { $on }{ $by ->
        [yes] { " " }by { $by }
       *[no] { "" }
    }: "{ $reason }"
log-to_be_decided = to be decided
log-ended_with_ruling = ended, for the ruling was undone
log-appeal = { $event }/{ $number }  { $state }: { $what }
log-to_allow = { "  " }to allow it, so that the ruling falls: `{ $allow }`
log-to_dismiss = { "  " }to dismiss it, so that the ruling stands: `{ $dismiss }`
log-appeal_decided = { "  " }decided { $on }: "{ $reason }"
log-after_closing = { $event } is closed, and stays as it is: what ruling { $number } changed is taken back when `{ $reopen }` lets it run again
log-changed = { "  " }changed: { $changes }
log-changed_one = { $stream } { $words }
log-told =
    { "  " }told: { $people ->
        [yes] { JOIN($people, ", ") }
       *[no] nobody
    }

## closing: What closing an event does: `corr event close`.
closing-rated = on the rating list of { $game }:
closing-used_another = later events used another level:
closing-report = { $what }, report { $number }:
closing-may_appeal = These may still be appealed, also when it is closed:
closing-may_appeal_one = { "  " }ruling { $number } ({ $what }), until { $until }, by { AND($players) }
closing-nothing_changed = nothing has changed since report { $number }
closing-changed = changed since report { $number }:
closing-game =
    { "  " }{ $game } { $before ->
        [yes] { $before }
       *[no] not counted
    } → { $after ->
        [yes] { $after }
       *[no] not counted
    }
closing-place = { "  " }{ $player } { $before } → { $after }
closing-level =
    { "  " }{ $player } { $before ->
        [yes] { $before }
       *[no] no level
    } → { $after ->
        [yes] { $after }
       *[no] no level
    }
closing-others_used = other events used a level that has changed:
closing-began_with =
    { "  " }{ $event } began with { $level ->
        [yes] { $level }
       *[no] no level
    } of { $player }, which stays (art. 2 §4)
closing-closed_with =
    { "  " }{ $event } was closed with { $level ->
        [yes] { $level }
       *[no] no level
    } of { $player }; if it is to count with the level held now, `corr event reopen { $event } --reason TEXT` and close it again
closing-closed =
    { $event } is closed{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }{ $day ->
        [yes] , counting from { $day }
       *[no] { "" }
    }{ $undecided ->
        [yes] , although appeals are undecided: against ruling { AND($undecided) }
       *[no] { "" }
    }

## by_letter: Why a line of a letter is no command that can be given.
by_letter-name = put the name in the place of { $word }
by_letter-why = say behind --reason why; those concerned read it
by_letter-could_not_be = it could not be done
by_letter-usage = { $fault }; it is `{ $usage }`
by_letter-quotation_mark = a quotation mark is missing
by_letter-too_many_words = more than { $most } words are no command
by_letter-attach = { $file }: attach this file to the letter
by_letter-not_by_mail = { $option } cannot be used by mail
by_letter-only_here = `corr { $command }` can only be given where the program runs, not by mail
by_letter-no_command = there is no command `corr { $words }`
by_letter-not_so = it cannot be done so
by_letter-unfit = Invalid value for '{ $name }': expected { $expected }, found { $found }
by_letter-missing = { $name } is missing
by_letter-no_option = there is no option { $option }
by_letter-too_much = { $words } is more than the command takes
by_letter-needs_value = { $option } needs a value
by_letter-takes_no_value = { $option } takes no value
by_letter-one_of = { JOIN($words, ", ", " or ") }
by_letter-whole_number =
    a whole number{ $least ->
        [yes] { " " }from { $least }
       *[no] { "" }
    }{ $most ->
        [yes] { " " }to { $most }
       *[no] { "" }
    }

## guide: The pages at the terminal: `corr help`.
# the heads of the table of contents: who its pages are for
guide-for =
    For { $whom ->
        [arbiters] arbiters
        [committees] committees
        [operators] operators
        [scripts] whoever scripts
        [developers] developers
       *[players] players
    }
guide-ask = corr help TOPIC prints a page, corr help TOPIC WORDS what it says of them.
guide-others = Other languages: { $options }
# above the sections of a page, if none has all the words
guide-most =
    No section has all of "{ $words }"; these have most of it.{ $pages ->
        [yes] { " " }All of it stands in { AND($pages) }.
       *[no] { "" }
    }

## needs: What needs an arbiter, in the letter of the morning and in "corr status"; `d` is a moment.
needs-utc = { CLOCK($d, "%Y-%m-%d %H:%M") } UTC
needs-letter_waits =
    a letter waits since { needs-utc } to be { $what ->
        [handled] handled
       *[sent] sent
    }
needs-set_aside =
    { $count } { $count ->
        [one] letter
       *[other] letters
    } set aside for you to look at
needs-lost =
    { $count } { $count ->
        [one] letter did not arrive and was
       *[other] letters did not arrive and were
    } not sent again
needs-come_back = letters to { $who } come back{ $known }: { $why }
# behind "come back"
needs-report_alone =
    , as a report alone says{ MORE($times, 1) ->
        [yes] , for the { $times }. time
       *[no] { "" }
    }{ $wrong ->
        [yes] { " " }({ $wrong } proved wrong)
       *[no] { "" }
    }
needs-reports_repeated =
    the clocks of { $who } were stopped by { $count } { $count ->
        [one] report
       *[other] reports
    } alone in { $days } days{ $wrong ->
        [yes] , and { $wrong } proved wrong
       *[no] { "" }
    }
# what is set aside, by why it is
needs-aside =
    { $code ->
        [bounce_unproven] a report that letters do not arrive, which nothing proves,
        [bounce_unclear] a report that does not say clearly whether a letter arrived
       *[other] a letter that came in time
    }
needs-in_doubt = { needs-aside } keeps { $who } from losing on time until { needs-utc }
needs-loss_held =
    { $who } does not lose { $game } on time { $d ->
        [yes] before { needs-utc }
       *[no] yet
    }, for { AND($why) } is set aside
needs-time_over = the time of { $who } in { $game } is over, and you decide
needs-panel = { $who } appeals against ruling { $number }: three players decide it, whom you name
needs-appeal = { $who } appeals against ruling { $number }: allow it, so that the ruling falls, or dismiss it, so that the ruling stands
needs-director = { $who } has called the tournament director in { $game }: nothing is played until you answer
needs-appeal_elsewhere = the appeal of { $who } against ruling { $number } waits for those who decide it
needs-fallen = the appeal against ruling { $number } was allowed, and the ruling is not taken back yet
# a reason that those read who are concerned, too
needs-silence =
    { $heard ->
        [yes] silent since { CLOCK($heard, "%Y-%m-%d") }
       *[no] never heard of
    }
needs-silent =
    { $who } is { needs-silence }, to move in { $games } { $games ->
        [one] game
       *[other] games
    }
needs-paused = the clock of { $game } has been paused for { $days } days
needs-both_late = both players have lost { $game } by a late start, and you decide
needs-round_due = round { $round } was to begin on { $day } and has not
needs-boards = { $team } may choose until the draw which boards of { $home } stay empty in round { $round }
needs-over = all games that were drawn are over: it can be closed
needs-report =
    the committee's report on { $event } { $late ->
        [yes] is overdue: it was due
       *[no] is due
    } on { $due }
needs-short =
    entries are over, with { $count } { $count ->
        [one] player
       *[other] players
    } instead of { $least }
needs-start = it was to start on { $day }
needs-entry =
    { $who } would like to take part{ $places ->
        [yes] { "" }
       *[no] , but there is no free place
    }
needs-stranger = { $name }, who is not in the register, would like to take part
needs-strangers_waiting =
    { $count } { $count ->
        [one] letter
       *[other] letters
    } from people who are not in the register and would like to take part { $count ->
        [one] waits
       *[other] wait
    }: no more than { $most } are answered in an hour
needs-not_tried = no answer yet to the letter that tries the mail: { $players }
needs-players = { AND(WITH($names, needs-and_more)) }
needs-and_more =
    { $more ->
        [0] { "" }
       *[other] { $more } more
    }
