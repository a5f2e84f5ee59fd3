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
stages-bg_roll_or_double = Write "roll" to throw the dice (roll { $number }), or "double" to offer the cube at { ADD($cube, $cube) } before you roll.
stages-bg_play = Roll { $number } is { $dice }. Write your play in your own numbering, from 24 down to 1, with "bar" and "off".
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
reasons-wrong_roll = You wrote the roll { $text }, but the roll is { $dice }. Nothing was played. Please look at the board below and send your play again.
reasons-wrong_roll_number = You wrote roll { $found }, but roll { $expected } is the one that counts. Nothing was played. Please look at the board below and send your answer again.
reasons-double_due = You wrote "{ $text }", but your opponent's double has to be answered first: "take" or "drop".
reasons-resignation_due = You wrote "{ $text }", but your opponent's offer to resign has to be answered first: "accept" or "refuse".
reasons-nothing_to_answer = You wrote "{ $text }", but there is nothing that this would answer now.
reasons-nothing_to_pass = Nobody has to pass: a turn in which nothing can be played ends by itself. The word means "drop", and counts only while a double is to be answered.
reasons-resign_which =
    Which do you resign: "resign single" ({ $cube } { $cube ->
        [one] point
       *[other] points
    } for your opponent), "resign gammon" ({ ADD($cube, $cube) }) or "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Your opponent accepts or refuses it.
reasons-refused_before = Your opponent has refused that in this turn already. "{ $text }" can be offered again in a later turn; a bigger offer can be made at once.
reasons-no_double_opening = The first roll of a game is thrown for you, so nobody can double before it. Please send your play.
reasons-no_double_crawford = This is the Crawford game, in which nobody can double. Please write "roll".
reasons-no_cube = A match to one point has no cube. Please write "roll".
reasons-no_access = The cube stands at { $cube } and is your opponent's, who alone can double now. Please write "roll".
reasons-dice_wait = The dice have to be thrown first, so nothing can be played now. You get a letter when it is your turn.
reasons-phrase_too_long = Your phrase has { $found } characters, and may have { $most }. It was not taken: please send a shorter one.
reasons-phrase_too_short = Your phrase was not taken: it needs at least { $least } characters.
reasons-no_stand_in = Your letter has neither a date nor a Message-ID, so it cannot stand in for a phrase. Please send one: "phrase:" and some words behind it.
reasons-phrase_given = Your contribution to the dice has arrived before, and there is one only. It stands as it is.

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
rules-bg_values = A game counts the cube, twice the cube as a gammon (the loser has borne off nothing), three times as a backgammon (and has a checker on the bar or in the winner's home board). Gammons and backgammons count in every match.
rules-bg_resigns = In your turn, before the roll or instead of a play, you may offer to resign: "resign single", "resign gammon" or "resign backgammon". Your opponent accepts or refuses; if it is refused, the game goes on as it was. An offer of all that the opponent can still win is accepted without asking. "concede match" gives up the whole match, in anybody's turn.

## help: The lines of help that are of this game; samples begin in the first column.
help-bg_play = 12. 52: 13/8 24/22   with the roll's number and the dice
help-bg_roll = roll                 you throw the dice
help-bg_double = double               you double, before you roll
help-bg_take = take                 you accept a double
help-bg_drop = drop                 you do not, and lose the game
help-bg_resign = resign gammon        you offer to lose a gammon (or: single)
help-bg_accept = accept               you take such an offer ("refuse": you do not)
help-bg_orders = autoroll             a standing order: you never double
help-bg_orders_off = orders off           all of them end
help-bg_phrase = phrase: red horses   your contribution to the dice
help-bg_dice = dice                 the dice: their figures, and how to check them
help-bg_if_double = if double then take  your answer, should your opponent double
help-bg_if_play = if 24/18 then double  you double if your opponent plays that

## board: What stands below the picture of a match.
board-checkers =
    { $checkers ->
        [dark] You have the dark checkers, { $opponent } has the light ones.
       *[light] You have the light checkers, { $opponent } has the dark ones.
    }
board-count_pips = Pips: you { $mine }, { $opponent } { $theirs }.

## letter: What the buttons of a match say.
letter-bg_answer =
    { $text ->
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
