## track: The board of backgammon in words, and below it as text. `who` and `owner` are `you` and `opponent`, or `dark` and `light` for who watches; points are in the numbering of whose board it is, with 25 for the bar and 0 for what was borne off; `count` is how many checkers.
track-diagram = Backgammon board
# `hops` are in the numbering of whose play it is; `yours` are the opponent's in the reader's numbering, else empty.
track-last =
    { $who ->
        [you] Your last play:
        [opponent] Your opponent's last play:
        [dark] Dark's last play:
       *[light] Light's last play:
    } { JOIN($hops, ", ") }{ $yours ->
        [yes]
            ; on { $who ->
                [dark] light's
                [light] dark's
               *[opponent] your
            } points { JOIN($yours, ", ") }
       *[no] { "" }
    }.
track-hop =
    { $start ->
        [25] bar
       *[other] { $start }
    } { $end ->
        [0] off
       *[other] to { $end }
    }{ $hit ->
        [yes] { " " }hitting
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ track-count })
    }
track-side =
    { $who ->
        [you] You
        [opponent] Your opponent, on your points
        [dark] Dark{ $far ->
            [yes] , on light's points
           *[no] { "" }
        }
       *[light] Light{ $far ->
            [yes] , on dark's points
           *[no] { "" }
        }
    }: { JOIN($places, ", ") }.
track-place =
    { $point ->
        [25] bar
        [0] off
       *[other] { $point }
    } { track-count }
track-count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
       *[other] { $count }
    }
track-pips =
    Pips: { $who ->
        [dark] dark { $mine }, light { $theirs }
        [light] light { $mine }, dark { $theirs }
       *[you] you { $mine }, your opponent { $theirs }
    }.
track-dice =
    { $who ->
        [you] You rolled
        [opponent] Your opponent rolled
        [dark] Dark rolled
       *[light] Light rolled
    } { $first } and { $second }.
track-opening =
    Opening throw: { $who ->
        [dark] dark { $mine }, light { $theirs }
        [light] light { $mine }, dark { $theirs }
       *[you] you { $mine }, your opponent { $theirs }
    }.
track-cube =
    { $owner ->
        [you] You own the cube
        [opponent] Your opponent owns the cube
        [dark] Dark owns the cube
        [light] Light owns the cube
       *[nobody] The cube is in the middle
    }, at { $value }.
track-double =
    { $who ->
        [you] You have doubled to { $value }: your opponent is to answer.
        [opponent] Your opponent has doubled to { $value }: it is for you to answer.
        [dark] Dark has doubled to { $value }: light is to answer.
       *[light] Light has doubled to { $value }: dark is to answer.
    }
track-score =
    Score: { $who ->
        [dark] dark { $mine }, light { $theirs }
        [light] light { $mine }, dark { $theirs }
       *[you] you { $mine }, your opponent { $theirs }
    }, in a match to { $length }.{ $crawford ->
        [yes] { " " }This is the Crawford game: no cube.
       *[no] { "" }
    }
track-turn =
    { $who ->
        [you] It is your turn.
        [opponent] It is your opponent's turn.
        [dark] It is dark's turn.
       *[light] It is light's turn.
    }
track-text_signs =
    { $who ->
        [dark] { $mine } = dark, { $theirs } = light
        [light] { $mine } = light, { $theirs } = dark
       *[you] { $mine } = you, { $theirs } = opponent
    }
track-text_score =
    { $mine }–{ $theirs } to { $length }{ $crawford ->
        [yes] , Crawford
       *[no] { "" }
    }
track-text_pips = pips { $mine }–{ $theirs }
track-text_last = last play { $sign }: { $play }
track-text_turn = { $sign } to act

## stages: What the match asks of the reader, to be read after "It is your turn."
stages-bg_roll_or_double =
    Write "roll" to throw the dice (roll { $number }), or "double" to offer the cube at { ADD($cube, $cube) } before you roll.{ $dead ->
        [yes] { " " }The cube can win you nothing more in this game: "autoroll" saves you these letters, until "orders off".
       *[no] { "" }
    }
stages-bg_play = Roll { $number } is { $dice }. Write for each checker from where it goes to where, by the numbers on your board, with "bar" and "off".
stages-bg_take_or_drop =
    Your opponent doubles from { $cube } to { $doubled }. Write "take" to play on at { $doubled } and own the cube, or "drop" to lose this game, which costs { $cube } { $cube ->
        [one] point
       *[other] points
    }.
stages-bg_accept_or_refuse =
    Your opponent offers to resign { $size ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }, which gives you { $points } { $points ->
        [one] point
       *[other] points
    }. Write "accept" to take that, or "refuse" to play on.
stages-bg_dice = The dice are to be thrown, roll { $number }. You need not do anything.

## reasons: Why an act was not carried out, and what to send instead.
reasons-bg_legal = The roll is { $dice }; legal plays are, for instance, { JOIN($examples, " or ") }.
reasons-several_ways = "{ $text }" can be played in several ways, which lead to different positions: { JOIN($readings, " or ") }. Please send the one that you mean.
reasons-no_checker =
    { $part } is not possible: you have no checker on { $point ->
        [bar] the bar
       *[other] your point { $point }
    }. { reasons-bg_legal }
reasons-bar_first = { $part } is not possible: you have a checker on the bar, which has to enter before any other moves. { reasons-bg_legal }
reasons-not_the_roll = { $part } is not possible: the dice do not take a checker so far. { reasons-bg_legal }
reasons-not_home = { $part } is not possible: checkers can be borne off only when all of yours are on your points 6 to 1. { reasons-bg_legal }
reasons-not_the_highest = { $part } is not possible: a die that is higher than the point bears off only from your highest point with a checker. { reasons-bg_legal }
reasons-blocked = { $part } is not possible: your opponent holds your point { $point } with two checkers or more. { reasons-bg_legal }
reasons-not_together = "{ $text }" is not possible as a whole: a stop on the way is blocked, or a die would be played twice. { reasons-bg_legal }
reasons-nothing_hit = You wrote that you hit on your point { $point }, and nothing is hit there. { reasons-bg_legal }
reasons-play_more = You played { $used } of the dice, but { $most } can be played, and so must be. { reasons-bg_legal }
reasons-higher_die = Only one of the two dice can be played, and then it has to be the higher one, { $die }. { reasons-bg_legal }
reasons-rolled = The dice are thrown already: { $dice }. Doubling would have come before that. Please send your play.
reasons-not_rolled = You wrote "{ $text }", but the dice are not thrown yet. Please write "roll", or "double" to offer the cube first.
reasons-plays_up =
    You wrote "{ $text }", but your checkers go down, from your point 24 to 1, and you write your own numbers.{ $turned ->
        [yes] { " " }By these it would be: { $turned }
       *[no] { $dice ->
            [yes] { " " }{ reasons-bg_legal }
           *[no] { "" }
        }
    }
reasons-no_beavers = There are no beavers here. A double is answered by "take" or "drop"; who takes it owns the cube and may double in a later turn.
reasons-wrong_cube = You wrote a double to { $text }, but a double would be to { $cube }. Nothing was done: please write "double" if you want that.
reasons-wrong_roll = You wrote the roll { $text }, but the roll is { $dice }. Nothing was played. Please look at the board below and send your play again.
reasons-wrong_roll_number = You wrote roll { $found }, but roll { $expected } is the one that counts. Nothing was played. Please look at the board below and send your answer again.
reasons-double_due = You wrote "{ $text }", but your opponent's double has to be answered first: "take" or "drop".
reasons-resignation_due = You wrote "{ $text }", but your opponent's offer to resign has to be answered first: "accept" or "refuse".
reasons-nothing_to_answer = You wrote "{ $text }", but there is nothing that this would answer now.
reasons-nothing_to_pass = Nobody has to pass: a turn in which nothing can be played ends by itself. The word means "drop", and counts only while a double is to be answered.
reasons-if_unread = I could not read your condition to the end, or your conditions give two answers to the same thing. Write each on a line of its own, for instance: if double then take
reasons-unread_match_line = I could not read this line. What you do in a match stands behind its number, for instance: { $game } roll
reasons-if_what = You wrote "if { $text }", but behind "if" there may only be "double", or checker moves of your opponent's next play in the opponent's own numbering, for instance: if 8/5* then double. Nothing was kept of it.
reasons-if_answer = You wrote "if { $reply } then { $text }", but what can follow "{ $reply }" is { JOIN($choices, " or ") }. Nothing was kept of it.
reasons-if_rolled = Your opponent has rolled and cannot double before you have played. Nothing was kept of it. "take if doubled" (or "drop if doubled") is kept now, and answers the next double whenever it comes.
reasons-if_own_turn = "if … then …" is for your opponent's turn, and it is your turn now. Nothing was kept of it. "take if doubled" (or "drop if doubled") is kept now, and answers the next double.
reasons-if_elsewhere = A condition about a play is about one board, and this letter does not answer that of { $game }. Please send it in answer to a letter about { $game }, such as this one. "if double then take" needs no board: it can be sent in any letter.
reasons-if_no_double = You wrote what to do if your opponent doubles, but your opponent cannot double now. Nothing was kept of it.
reasons-if_no_such_play = You wrote "if { $text }", but { $part } cannot be in your opponent's next play. Please write the opponent's moves in the opponent's own numbering, as the letters show them: from 24 down, one die each, "*" for a hit. Nothing was kept of it.
reasons-phrase_twice = Your letter gives { $found } different phrases, and only one can count. None was taken: please send the one that you mean.
reasons-resign_which =
    Which do you resign: "resign single" ({ $cube } { $cube ->
        [one] point
       *[other] points
    } for your opponent), "resign gammon" ({ ADD($cube, $cube) }) or "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Your opponent accepts or refuses it.
reasons-refused_before = Your opponent has refused that in this turn already. "{ $text }" can be offered again in a later turn; a bigger offer can be made at once.
reasons-no_double_opening = The first roll of a game is thrown for you, so nobody can double before it. Please send your play.
reasons-no_double_crawford = This is the Crawford game, in which nobody can double.
reasons-no_cube = A match to one point has no cube.
reasons-no_access = The cube stands at { $cube } and is your opponent's, who alone can double now. Please write "roll".
reasons-bad_side =
    A board can lie in two ways{ $text ->
        [yes] , and "{ $text }" is neither
       *[no] { "" }
    }: "set side clockwise" or "set side counterclockwise".
reasons-bad_forced =
    Plays without a choice can be made for you or not{ $text ->
        [yes] , and "{ $text }" is neither
       *[no] { "" }
    }: "set forced on" or "set forced off".
reasons-dice_wait = The dice have to be thrown first, so nothing can be played now. You get a letter when it is your turn.
reasons-phrase_too_long = Your phrase has { $found } characters, and may have { $most }. It was not taken: please send a shorter one.
reasons-phrase_too_short = Your phrase was not taken: it needs at least { $least } characters.
reasons-phrase_stands_in = Your phrase was not taken: it needs at least { $least } characters. So your letter itself stands in for it, by its Date and its Message-ID; that stands.
reasons-no_stand_in = Your letter has neither a date nor a Message-ID, so it cannot stand in for a phrase. Please send one: "phrase:" and some words behind it.
reasons-phrase_given = Your contribution to the dice has arrived before, and there is one only. It stands as it is.
reasons-no_act =
    I found nothing in your letter that can be played. Please write what you do on a line of its own. { $breaks ->
        [0] If you are ill or will be away, write how long on a line of its own, for instance "leave 10 days".
       *[other] If you will be away, "break" gives you a break of five days before the next game.
    } In a dispute, write "call director: ..." with what it is about; for whatever else you need, write to the arbiter, { $arbiter }.
reasons-call_stays = A call of the tournament director cannot be taken back: only his answer ends it. If the matter is settled, write him so: "call director: ...".
reasons-director_called = The tournament director has been called, so nothing is played until he has answered; "concede match" alone is still taken. Nothing has changed. If you want to say something to him, write a line "call director: ...".
reasons-time_no_clock = No clock runs in this turn, so nobody can lose on time in it.
reasons-clock_comes = The clock has been asked for already: it runs from the next turn on, with a full bank for both of you.
reasons-clock_on = Nobody has to ask for the clock here: it runs anyway.
reasons-clock_asked = You have asked for the clock already. It runs once your opponent asks for it, too.
reasons-no_breaks = There are no breaks in this event; its leave holds. Write for how long you will be away: "leave 5 days".
reasons-no_leave_breaks = In { $event } there is no leave: its matches have breaks between their games instead. Answer a letter about a match with "break", and yours begins when the game has ended.
reasons-break_too_short = A match to fewer than 7 points has no breaks; the event's leave holds in it. Write for how long you will be away: "leave 5 days".
reasons-break_runs = Your break goes on until { MOMENT($until) } already, and it ends by itself.
reasons-break_wanted = You have asked for a break already: it begins when this game has ended. "break off" takes the wish back.
reasons-no_break_wanted =
    You have not asked for a break. { $left ->
        [0] You have none left in this match.
       *[other] You have { $left } left: "break" asks for one, which begins when the game has ended.
    }
reasons-boards_none = There is nothing to choose: no home team that yours visits next is short of players.
reasons-boards_which = You choose for { AND($teams) } now. Please answer the letter that asked you, so that I know which of them is meant. Nothing was chosen yet.
reasons-boards_captain = Which boards stay empty is chosen by the captain of { $team }: { $captain }. Nothing was changed.
reasons-boards_too_late = Round { $number } is drawn, and the choice of the boards that stay empty ended with that.
reasons-boards_of_whom = Whom { $team } meets in round { $number } is not known before its draw, so nothing can be chosen.
reasons-boards_at_home = { $team } plays at home in round { $number }; which boards stay empty is chosen by the visitors.
reasons-boards_all_full = { $team } has a player for every board in round { $number } now, so none stays empty.
reasons-boards_as_short = { $team } has no more players than { $other }, so it does not choose; the last boards stay empty.
reasons-boards_so_many =
    { $team } is short of { $n } { $n ->
        [one] player, so name one board, not { $found }.
       *[other] players, so name as many boards, not { $found }.
    } Nothing was chosen; please send the line again.
reasons-boards_from_to = The boards are numbered from 1 to { $most }. Nothing was chosen; please send the line again.
reasons-boards_already =
    So it was chosen already: { COUNT($boards) ->
        [one] board { AND($boards) } stays
       *[other] boards { AND($boards) } stay
    } empty. Nothing is changed by it.
reasons-boards_by_number =
    Please name the board by its number, from 1 to { $most }. { $mine ->
        [yes] { $text } plays for { $team } whichever board stays empty: only where the players sit changes.
       *[no] "{ $text }" is nobody who plays for { $team } in that round.
    } Nothing was chosen yet.
reasons-breaks_spent =
    { $most ->
        [one] There is one break for you in this match, and you have had it.
       *[other] There are { $most } breaks for you in this match, and you have had them.
    }

## endings: How a match ended.
endings-score =
    { $winner ->
        [you] You have the points that win the match. Congratulations!
       *[other] { $opponent } has the points that win the match.
    }
endings-penalty =
    { $winner ->
        [you] Penalty points against { $opponent } brought you to the end of the match. You won.
       *[other] Penalty points against you brought { $opponent } to the end of the match, and the win.
    }
endings-concede =
    { $winner ->
        [you] { $opponent } conceded the match. You won.
       *[other] You conceded the match. { $opponent } won.
    }

## moves: What a player did in a match, after "You" or a name.
moves-does-each_double = double{ moves-s }
moves-does-each_take = take{ moves-s }
moves-does-each_drop = drop{ moves-s }
moves-does-each_roll = roll{ moves-s }
moves-did-each_bg_played = played { $item-1 }
moves-did-each_bg_no_play = could not move
moves-did-each_bg_rolled = asked for the dice
moves-did-each_bg_opened = threw { $item-1 } for who begins
moves-did-each_bg_threw = threw { $item-1 }
moves-did-each_bg_doubled = doubled to { $item-1 }
moves-did-each_bg_took = took the double
moves-did-each_bg_dropped = dropped the double
moves-did-each_bg_resigned =
    offered to resign { $item-1 ->
        [single] a single game
        [gammon] a gammon
       *[backgammon] a backgammon
    }
moves-did-each_bg_accepted = accepted the resignation
moves-did-each_bg_refused = refused the resignation
moves-did-each_bg_conceded = conceded the match
moves-did-each_bg_points = saw the director give points ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = saw points given for lateness ({ REPLACE($item-1, " ", "–") })

## rules: What the rules letter says of a match.
rules-bg_match =
    { $points ->
        [1] A match is to one point: whoever wins a game has won it.
       *[other] A match is to { $points } points: whoever has them first has won it. One game follows another by itself.
    } Each game begins with a throw of one die for each player: the higher one begins and plays both dice; equal dice are thrown again.
rules-bg_lengths = How many points win a match depends on the round: { AND($lengths) } in rounds 1 to { $rounds }, and { $last } in all later ones. Whoever has them first has won the match; one game follows another by itself. Each game begins with a throw of one die for each player: the higher one begins and plays both dice; equal dice are thrown again.
rules-bg_plays = Each die moves one checker, a double is played four times. As many dice as possible must be played; if only one of two can be, it must be the higher one if that is possible. A turn in which nothing can be played ends by itself, and a single possible play is made by itself.
rules-bg_cube =
    { $points ->
        [1] There is no cube.
       *[other] In your turn, before you roll, you may double if the cube is in the middle or yours, but not before the first roll of a game. The opponent takes, plays on for twice as much and owns the cube, or drops and loses the game at its value before. In the first game after somebody needs just one more point, the Crawford game, nobody may double; afterwards the cube is free again. There are no automatic doubles, no beavers and no Jacoby rule.
    }
rules-bg_dice =
    The dice come from a secret number of the server, to which it binds itself before the match, and from a contribution of each player: a line "phrase:" with words of your choice, or your letter itself. The match begins when both are in. Every roll can be checked afterwards, and the secret number is published at the end.{ $scheme ->
        [beacon_start] { " " }A public beacon's number of the first full hour at least half an hour after the second contribution is mixed in as well.
        [beacon] { " " }Each roll also takes a public beacon's number of the first full hour at least half an hour after the letter that asks for it, so dice take up to an hour and a half to come.
       *[plain] { "" }
    }
rules-bg_guarded =
    No player can foresee or choose a roll, and the server cannot change one once both have contributed. { $scheme ->
        [beacon_start] Nor can the operator try false contributions or phrases, alone or with a player. But the operator knows the rolls to come, and could tell them.
        [beacon] Nor can the operator try false contributions or phrases, and nobody, the operator included, knows a roll before its hour.
       *[plain] But the operator knows the rolls to come, could tell them, and could with the help of one player, or by a false letter of one who does not look, choose among many phrases. Send a phrase of your own, and compare it with the one that you are shown.
    }
rules-bg_notation = You write a play in your own numbering, in any order: "24/18 13/11", "bar/20", "6/off", "8/5*" (a hit; the star may be left out), "6/4(2)" for two checkers, "24/18/13" for one that moves twice. In front the number of the roll and the dice may stand, "12. 52: 13/8 24/22": if they are not those of the board, nothing is played.
rules-bg_orders =
    Standing orders are kept secret and hold until you revoke them ("orders off"): "autoroll", "greedy" (bear off the most once nobody can be hit any more){ $points ->
        [1] { "" }
       *[other] , "autoroll while on the bar", "double next turn", "take if doubled" and "drop if doubled"
    }. "set forced off" asks you for a single possible play, too.
rules-bg_late =
    Both of you answer the first letter of a match, for the dice. Who has not { $first ->
        [one] a day
       *[other] { $first } days
    } after the day on which it was sent gives the other a point before game 1, and one more every { $step ->
        [one] day
       *[other] { $step } days
    }; more than half of the points of a match loses it. Leave, and days on which letters could not reach me, do not count.
rules-bg_breaks =
    Instead of leave there are breaks of five days between the games of a match: for each { $breaks ->
        [one] one
       *[other] up to { $breaks }, by its length
    }. Write "break" while a game goes on, and yours begins when it has ended; one that is not used is lost.
rules-bg_values = A game counts the cube, twice the cube as a gammon (the loser has borne off nothing), three times as a backgammon (and has a checker on the bar or in the winner's home board). Gammons and backgammons count in every match.
rules-bg_resigns = In your turn, before the roll or instead of a play, you may offer to resign: "resign single", "resign gammon" or "resign backgammon". Your opponent accepts or refuses; if it is refused, the game goes on as it was. An offer of all that the opponent can still win is accepted without asking. "concede match" gives up the whole match, in anybody's turn.

## help: The lines of help that are of this game; samples begin in the first column.
help-bg_play = 12. 52: 13/8 24/22   with the roll's number and the dice
help-bg_bar_and_off = bar/20 6/off         from the bar, and off the board
help-bg_hit = 8/5* 6/4(2)          a hit, and two checkers at once
help-bg_roll = roll                 you throw the dice
help-bg_double = double               you double, before you roll
help-bg_take = take                 you accept a double
help-bg_drop = drop                 you do not, and lose the game
help-bg_resign = resign gammon        you offer to lose a gammon (or: single)
help-bg_accept = accept               you take such an offer ("refuse": you do not)
help-bg_orders = autoroll             a standing order: you never double
help-bg_orders_off = orders off           all of them end
help-bg_phrase = phrase: red horses   your contribution to the dice
help-bg_pass = pass                 drops too, where a double is to be answered
help-bg_bar = autoroll while on the bar  in turns that begin there
help-bg_next = double next turn     in your own next one
help-bg_if_doubled = take if doubled      your next answer to a double (or: drop ...)
help-bg_greedy = greedy               bears off the most, once nobody can be hit
help-bg_claim_time = claim time           you win, if your opponent's time is over
help-bg_call = call director: ...   a dispute: all rests; both of you read it
help-bg_dice = dice                 the dice: their figures, and how to check them
help-bg_board_discs = set board discs      ● and ○ for the checkers
help-bg_board_xo = set board XO         X and O for the checkers again
help-bg_answer_the_letter_of = Answer the letter of the match that you mean, or put the number of the match in front. Add the name of the event to a question about another one:
help-bg_elsewhere = { $id } take         an answer in that match
help-bg_side = set side clockwise   boards the other way round
help-bg_forced = set forced off       you are asked for an only legal play, too
help-bg_break = break                five days' break before the next game ("break off": none)
help-bg_breaks_only = Every letter says until when you may answer. What counts is when your letter arrives here. Your matches have no leave, but breaks: a line "break" while a game goes on, and the next one begins five days after it has ended. No clock of the match runs until then. "games" says how many you have left; one that is not used is lost with the match.
help-bg_breaks_too = Matches with breaks have no leave: a line "break" while a game goes on, and the next one begins five days after it has ended. "games" says how many you have left.
help-bg_if_double = if double then take  your answer, should your opponent double
help-bg_if_play = if 24/18 then double  you double if your opponent plays that

## me: What a player of matches has chosen, in the letter of settings.
me-side =
    Board of matches: your checkers go { $value ->
        [yes] clockwise: your home board is at the lower left
       *[no] counterclockwise: your home board is at the lower right
    }
me-forced =
    The only legal play: { $value ->
        [yes] you are asked for it all the same
       *[no] made for you, and so is one that bears off your last checker
    }

## settings: How a player of matches changes that.
settings-set_side_left = set side clockwise       boards of matches with your home at the lower left
settings-set_side_right = set side counterclockwise   with your home at the lower right again
settings-set_forced_off = set forced off           you are asked also for an only legal play
settings-set_forced_on = set forced on            such plays are made for you again

## letter: What a letter about a match asks for, in its subject and below it.
letter-match_subject =
    { $g-game } { $g-turn ->
        [you]
            { $g-stage-code ->
                [contribute] your words for the dice
                [bg_roll_or_double] roll or double
                [bg_play] your roll { $g-stage-params-dice }
                [bg_take_or_drop] double? take or drop
                [bg_accept_or_refuse] resignation? accept or refuse
               *[other] your turn
            }{ $g-due ->
                [yes] , due { DAY(LOCAL($g-due, $g-time_zone)) }
               *[no] { "" }
            }
       *[opponent]
            { $g-called ->
                [yes] the director has been called
               *[no]
                    { $g-acted ->
                        [yes] received,{ " " }
                       *[no] { "" }
                    }{ $g-stage-code ->
                        [bg_roll_or_double] your opponent to roll or double
                        [bg_play] your opponent's roll { $g-stage-params-dice }
                        [bg_take_or_drop] your opponent to take or drop
                        [bg_accept_or_refuse] your opponent to accept or refuse
                       *[other]
                            { $g-break_until ->
                                [yes] a break until { DAY(LOCAL($g-break_until, $g-time_zone)) }
                               *[no] waiting for the dice
                            }
                    }
            }
    }
# what whoever is to act does; behind "It is your turn to"
letter-match_asked =
    { $stage-code ->
        [bg_roll_or_double] roll or double
        [bg_play] play { $stage-params-dice }
        [bg_take_or_drop] take or drop
        [bg_accept_or_refuse] accept or refuse
       *[other] answer
    }
letter-match_your_turn = It is your turn to { letter-match_asked }.
letter-match_deadline = It is your turn to { letter-match_asked }, by { MOMENT($due) }: { SPAN($left) } left.
letter-match_their_turn =
    { $opponent } { $told ->
        [yes] has been told and is now
       *[no] is
    } to { letter-match_asked }. You need not do anything.
letter-match_they_have = For the next answer { $opponent } has { SPAN($time) }.
letter-match_you_have = For your next answer you have { SPAN($time) }.
letter-match_moves =
    { $over ->
        [yes]
            { $earlier ->
                [yes] The last game:
               *[no] The match:
            }
       *[no] This game so far:
    } { $record }{ $earlier ->
        [yes] { " " }("record" brings the whole match)
       *[no] { "" }
    }
letter-match_taps =
    { $whole ->
        [yes] These are all the plays that there are. Tap the one that you want: a letter opens with it, and you only have to send it.
       *[no] Each white field is a first step, from the point above it to the one that it names. Tap one: a letter opens that begins so. Write the rest of your play behind it and send it.
    }
letter-match_own_words = Write my play
letter-match_orders =
    You can also write { $asks ->
        [bg_play] "preview" before a play (to see the board after it), "resign single" (or gammon, backgammon),{ " " }
        [bg_roll_or_double] "resign single" (or gammon, backgammon),{ " " }
        [theirs] "take if doubled" (your answer to the next double, or "drop if doubled"),{ " " }
       *[other] { "" }
    }"show" (for the board again) or "help" (for all about playing by mail).

## asked: Whose turn it is in a list of matches.
asked-match_attached = The whole match is attached: { JOIN(EACH($files, "asked-match_file"), "; ") }.
asked-match_file =
    { $item ->
        [mat] .mat, which GNU Backgammon and most other programs read
        [sgf] .sgf, the format of GNU Backgammon itself
       *[txt] .txt, to be read as it is
    }
asked-match_turn =
    { $turn ->
        [you] Your turn to { letter-match_asked }, by { MOMENT($due) }. You have { SPAN($left) } left.
       *[other] { $opponent } is to { letter-match_asked }, by { MOMENT($due) }, in { SPAN($left) }.
    }
asked-match_running =
    { $turn ->
        [you] You are
       *[other] { $opponent } is
    } to { letter-match_asked }: { SPAN($used) } of { SPAN($given) } used, { SPAN($left) } left.
asked-match_turn_line =
    Roll { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , after { SPAN($given_back) } given back
       *[no] { "" }
    }

## board: What stands below the picture of a match.
board-checkers =
    { $checkers ->
        [dark] You have the dark checkers, { $opponent } has the light ones.
       *[light] You have the light checkers, { $opponent } has the dark ones.
    }
board-count_pips = Pips: you { $mine }, { $opponent } { $theirs }.

## letter: What the buttons of a match say.
# what a tap sends
letter-bg_tap = { $text }
letter-bg_answer =
    { $text ->
        [phrase] Send my words
        [roll] Throw the dice
        [double] Double
        [take] Take
        [drop] Drop
        [accept] Accept it
        [refuse] Refuse: we play on
       *[other] { $text }
    }

## game_shown: What stands beside the board of a match in `corr game show`.
game_shown-pips = pips: { $first }, { $second }
# Points given outside play, in the record of a match as somebody reads it.
game_shown-given =
    points { $why ->
        [late] for lateness
       *[points] from the director
    }: { JOIN(EACH($to, "game_shown-given-each"), ", ") }
game_shown-given-each = { $item-0 } to { $item-1 }

## replay: A match act by act on the page of its event, for those who watch it. `name` is whose act it was, or who comes to something by it.
replay-act = { $name } { moves-did }
replay-opening =
    Opening throw: { $one } { $first }, { $other } { $second }{ $seat ->
        [none] , so both throw again
       *[other] { "" }
    }
replay-given =
    The tournament director gives points: { $one } { $first }, { $other } { $second }{ $waits ->
        [yes] ; they count when this game is over
       *[no] { "" }
    }
replay-late = Points for the start of the match: { $one } { $first }, { $other } { $second }
replay-won =
    { $name } wins game { $game }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $size ->
        [gammon] { " " }with a gammon
        [backgammon] { " " }with a backgammon
       *[single] { "" }
    }. { $given ->
        [yes] With the points that the director gave the score is
       *[no] The score is
    } { $first }–{ $second }
replay-apart =
    { $how ->
        [yes] Decided away from the board
       *[no] Decided by the tournament director
    }: { $points }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }{ $how ->
        [yes] , { $how }
       *[no] { "" }
    }
replay-game =
    Game { $game }, { $first }–{ $second }{ $crawford ->
        [yes] , Crawford game
       *[no] { "" }
    }
replay-key-game_back = The game before
replay-key-back = One act back
replay-key-forth = One act on
replay-key-game_forth = The next game
replay-key-act = Act
