## openings: How a variant of 1987 begins that is played with black stones first.
openings-rows_free_black = Black's first stone stands in the centre, then play is free.

## reasons: Why an order was not carried out, and what to send instead.
reasons-no_bomb = This game has no bombs. To play the point, please send it without the word "bomb".
reasons-no_neutral = This game has no neutral stones. To play the point, please send it without the word "neutral".
reasons-no_bomb_left =
    { $most ->
        [1] You have used your bomb already.
       *[other] You have used your { $most } bombs already.
    } To play an ordinary stone there, please send the point alone.
reasons-no_neutral_left = You have placed your { $most } neutral stones already. To play an ordinary stone there, please send the point alone.
reasons-no_kind_yet =
    { $kind ->
        [bomb] Bombs may be played when the opening is over.
       *[neutral] Neutral stones may be placed when the opening is over.
    } Please send the points of the opening alone.
reasons-kind_late = Your { $move } was played as an ordinary stone, and a move cannot be changed afterwards. It stands as it is.
reasons-stone_without_point =
    { $kind ->
        [bomb] A bomb needs its point. Please write both on one line, for instance: { OWN($example) }
       *[neutral] A neutral stone needs its point. Please write both on one line, for instance: { OWN($example) }
    }
reasons-wrong_level = A stone in column { $point } would now be stone number { $level } of that column. Please send "{ $point }" or "{ $point }/{ $level }".

## endings: How a variant of 1987 ended.
endings-foul-kind =
    { $detail ->
        [yes]
            { $detail ->
                [overline] an overline
                [double-four] a double-four
                [open-four] an open four
               *[double-three] a double-three
            }
       *[no] a move
    }
endings-foul =
    { $winner ->
        [you] { $opponent } made { endings-foul-kind }, which is forbidden here. You won.
       *[other] You made { endings-foul-kind }, which is forbidden here. { $opponent } won.
    }
endings-captures_with_four = The last capture made an open four as well: the game between you and { $opponent } is a draw.

## games: What a game is called in a sentence.
games-name =
    { $kind ->
        [neutral] pente with neutral stones
        [ujnar] ujnar (anti-renju)
        [common_centre] renju with a common centre stone
        [repensi] repensi
        [renju_bomb] renju with bombs
        [gomoku_bomb] gomoku with bombs
        [renju3d] three-dimensional renju
        [klot] klot (renju on a sphere)
        [super_fem] super-fem
        [anti_pente] anti-pente
        [pente_bomb] pente with bombs
       *[other] { $kind }
    }

## rules: What the rules letter says of the variants of 1987.
rules-about_game =
    { $kind ->
        [neutral] a tournament in pente with neutral stones
        [ujnar] a tournament in ujnar (anti-renju)
        [common_centre] a tournament in renju with a common centre stone
        [repensi] a repensi tournament
        [renju_bomb] a tournament in renju with bombs
        [gomoku_bomb] a tournament in gomoku with bombs
        [renju3d] a tournament in three-dimensional renju
        [klot] a tournament in klot (renju on a sphere)
        [super_fem] a super-fem tournament
        [anti_pente] a tournament in anti-pente
        [pente_bomb] a tournament in pente with bombs
       *[other] a { $kind } tournament
    }
rules-rows_torus = The board is closed: its last column, J, is column A once more, and row 9 is row 1, so that rows of stones run on over the edges. Both are drawn, in a lighter line; each point of an edge may be named either way. There are 64 points.
rules-rows_columns = Stones are stacked. A move names a column, such as h8, and the stone lies on those that are there already; the answer tells the height (h8/3 is the third stone of the column). No column is ever full.
rules-rows_common_centre = The stone in the centre belongs to both: it has the colour of whoever is to move, and every move is judged with it in the colour of the player who makes that move.
rules-rows_recolours = Two stones of a colour that stand side by side change their colour when the opponent plays the second of two stones that enclose them, straight or diagonally; one move can do so several times. Nothing leaves the board. Whoever plays between two stones of the opponent loses nothing.
rules-rows_bombs =
    Once in a game each player may make a stone a bomb: write "bomb h8". The stone itself stays, and all other stones on the eight points around it are removed, your own too, also the one in the centre.{ $neutral ->
        [yes] { " " }Neutral stones go as well; a neutral stone is never a bomb.
       *[no] { "" }
    }
rules-rows_neutrals = Each player has { $count } neutral stones and may place one instead of a stone of their own: write "neutral h8". Nobody can capture it, and it is part of no row.
rules-rows_wins_columns = Five or more in a row win, in any direction, also upwards; but on the ground, where all stones of the row lie in the lowest layer, six or more are needed.
rules-rows_counted = Whoever has captured { $stones } stones wins, too, or { ADD($stones, 3) }, { ADD($stones, 6) } and so on: with a number between these the game goes on.
rules-rows_fouls =
    { $both ->
        [yes] Forbidden to both players
       *[no] Forbidden to Black
    }: { AND(EACH($kinds, "rules-rows_fouls-each")) }. Such a move loses at once, unless it makes a five.
rules-rows_fouls-each =
    { $item ->
        [overline] an overline
        [double-four] a double-four
        [open-four] an open four
       *[double-three] a double-three
    }
rules-foul_overline =
    { $even ->
        [yes] An overline is six, eight, ten … in a row. Seven, nine … in a row are allowed, and win nothing.
       *[no] An overline is six or more in a row.
    }
rules-foul_double_four = A double-four is a move that makes two fours at once: each needs just one stone more to be a five.
rules-rows_double_four_allowed = A double-four is allowed.
rules-foul_open_four =
    { $exact ->
        [yes] An open four is four in a row, without a gap, that can become a five at either end.
       *[no] An open four is four in a row, without a gap, with a free point at either end.
    }
rules-foul_double_three =
    { $renju ->
        [yes] A double-three is a move that makes two threes, each of which could become an open four that is not forbidden itself.
       *[no] A double-three is a move that makes two threes: each needs just one stone more to be an open four.
    }
rules-rows_fifth_with_four = A capture that would win and makes an open four with the same move is a draw.
rules-decided_own_opening = The booklet says nothing of the opening, of passing and of draws in this game. Decided: as told here (otherwise: renju's openings, and no passing).
rules-decided_white_begins = Decided: White begins in every game (otherwise: the players agree on it).
rules-decided_captures_made = Decided: captured stones are taken off by the program (otherwise: only if the player says so).
rules-decided_passes = Decided: a player may pass, as in the later, international rules (otherwise: nobody may).
rules-decided_opening_captures = Decided: stones captured in the opening count for the colour, whoever has it afterwards.
rules-decided_five_given = Decided: if a capture leaves the opponent just five in a row, the opponent wins, unless the move makes a five itself.
rules-decided_order = Decided: a bomb explodes before stones are captured (otherwise: after).
rules-decided_foul_loses = Decided: a forbidden move loses at once, in all games of the booklet (otherwise: it is refused).
rules-decided_white_overline = Decided: White wins with six or more in a row, too (otherwise: with exactly five).
rules-decided_black_bound = Decided: the ban on open fours binds Black alone (otherwise: both).
rules-decided_plain_three = Decided: a three counts by its form alone (otherwise: as in renju, where it must be able to become a legal open four).
rules-decided_centre_black = Decided: what is forbidden to Black is judged with the centre black.
rules-decided_no_chain = Decided: only the stone that is played changes the colour of others, before fives{ $bans ->
        [yes] { " " }and forbidden moves
       *[no] { "" }
    } are looked for. Those that changed do not (otherwise: in a chain), but they may change again later.
rules-decided_finder = Decided: threes and fours are looked for through the played stone, when the others have changed their colour, and an overline also through one of these (otherwise: stones that are only tried change colours, too).
rules-decided_five_left = Decided: a five that the opponent's move left you counts when you make your next move (otherwise: at once).
rules-decided_bomb =
    Decided: stones that a bomb removes are not captured, and it is announced with its move. All tests come after the explosion{ $exact ->
        [yes] ; if it makes a five of a longer row, the owner of the five wins, first of all whoever played the bomb.
       *[no] .
    }
rules-decided_neutral = Decided: a neutral stone only blocks. It never helps to capture, and the move that places it captures nothing, makes no five and is never forbidden (otherwise: it counts for whoever placed it).
rules-decided_neutral_zone = Decided: the "neutral zone" of the booklet means the neutral stones (otherwise: the zone of the opening).
rules-decided_columns = Decided: "or more" counts in both cases, nothing is forbidden, and there is no greatest height (otherwise: exactly five and six; renju's forbidden moves).
rules-decided_torus = Decided: just five wins; six or seven in a row, or a closed ring of eight, win nothing, and no move is forbidden (otherwise: renju's forbidden moves).
rules-decided_seven = Decided: seven, nine … in a row are allowed, but win nothing.
rules-decided_five_first =
    Decided: a five goes before what is forbidden{ $captures ->
        [yes] , and that goes before captures.
       *[no] .
    }
rules-decided_placed_four = Decided: only an open four with the played stone in it is forbidden, not one that a capture opened elsewhere.

## board: What stands beside the board in these games.
board-count_bombs =
    Bombs left: you { $mine ->
        [0] 0
       *[other] { $mine } (write "bomb h8")
    }, { $opponent } { $theirs }.
board-count_neutrals =
    Neutral stones left: you { $mine ->
        [0] 0
       *[other] { $mine } (write "neutral h8")
    }, { $opponent } { $theirs }.
board-blown = Just blown away:
board-turned = Just recoloured:
board-neutral = Neutral:
board-common = Of whoever is to move:
board-stacks = Stacks, from below:
board-sign_neutral =
    { $sign ->
        [yes] { $sign } = neutral stone
       *[no] A blue stone with an N is neutral.
    }
board-sign_turned =
    { $sign ->
        [yes] { $sign } = just recoloured
       *[no] A red ring marks a stone that was just recoloured.
    }
board-sign_blown =
    { $sign ->
        [yes] { $sign } = just blown away
       *[no] A red star marks a point from which a stone was just blown away.
    }
board-sign_heights =
    The number { $sign ->
        [yes] behind
       *[no] on
    } a stone is the height of its column; the list below the board shows all its stones, from below.
board-sign_common = The stone in the centre, { $points-0 }, has the colour of whoever is to move.
board-sign_doubled = Column { $points-0 } is column { $points-1 } once more, and row { $points-2 } is row { $points-3 }: a stone on an edge is drawn twice, one in a corner four times.

## game_shown: What stands beside the board of these games in `corr game show`.
game_shown-bombs = bombs left: { $first }, { $second }
game_shown-neutrals = neutral stones left: { $first }, { $second }

## help: The lines of help that are of these games; samples begin in the first column.
help-rows_bomb = bomb h8              your one stone that removes those around it
help-rows_neutral = neutral h8           one of your stones that are of neither colour
help-rows_column = h8                   a stone on column h8, on top of what is there

## moves: What a player did in these games, after "You" or a name.
moves-did-each_bomb = played the bomb { $item-1 }
moves-did-each_neutral = placed the neutral stone { $item-1 }
moves-did-each_blew = blew away { $item-1 }
moves-did-each_recoloured = recoloured { $item-1 }

## explanations: Which rows lost a game of these, or made a last capture a draw.
explanations-rows_four =
    The { MORE(COUNT($points), 1) ->
        [yes] open{ " " }
       *[no] { "" }
    }four { $stones } can become a five at { JOIN($points, " or ") }.
explanations-rows_three =
    The three { $stones } { $points ->
        [yes] can become an open four at { JOIN($points, " or ") }
       *[no] cannot really become an open four
    }.
explanations-rows_foul =
    { $point } made { $kind ->
        [overline] an overline
        [double-four] a double-four
        [open-four] an open four
       *[double-three] a double-three
    }:
explanations-rows_five_blown = { $point } blew away { JOIN($taken, ", ") }. What was left of a row of six or more, { $stones }, is a five.
