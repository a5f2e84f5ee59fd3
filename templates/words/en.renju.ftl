## explanations: Why a black stone is forbidden or allowed; the reasons stand below what they prove.
explanations-kind =
    { $verdict ->
        [five] a five
        [overline] an overline
        [double_four] a double-four
       *[double_three] a double-three
    }
# Of so many threes of a stone, so many are real.
explanations-unreal =
    { $real ->
        [yes] only one
       *[no] none
    } of its { $threes ->
        [2] two
        [3] three
       *[4] four
    } threes can really become an open four
# The stone in question. `threes` is 0 unless it is allowed because too few of them are real.
explanations-verdict =
    { $verdict ->
        [five] { $point } makes a five and wins, whatever else it makes.
       *[other]
            { $verdict ->
                [yes] { $point } is forbidden to Black: { explanations-kind }.
               *[no]
                    { $threes ->
                        [yes] { $point } is allowed: { explanations-unreal }.
                       *[no] { $point } is allowed: it makes no overline, no double-four and no double-three.
                    }
            }
    }
# A stone that is tried, to make an open four of a three.
explanations-tried =
    { $verdict ->
        [five] Not at { $point }: a black stone there would make a five at once.
       *[other]
            { $verdict ->
                [yes]
                    Not at { $point }: a black stone there would make { explanations-kind }{ $told ->
                        [yes] { "" }
                       *[no] { " " }(the reasons lie too deep to be told here)
                    }.
               *[no] At { $point } a black stone is allowed: { explanations-unreal }.
            }
    }
# The rows; `points` is where they can grow.
explanations-five = { $stones } is a five.
explanations-overline = { $stones } is an overline: an unbroken row of { $count }.
explanations-four =
    The { MORE(COUNT($points), 1) ->
        [yes] open{ " " }
       *[no] { "" }
    }four { $stones } can become a five at { JOIN($points, " or ") }.
explanations-three =
    The three { $stones } { $points ->
        [yes] can become an open four at { JOIN($points, " or ") }
       *[no] cannot really become an open four
    }.
# Above the sentences, and below the board that goes with them.
explanations-marks =
    { $numbers ->
        [yes] Numbers mark the stones of each row, letters
       *[no] Letters on the board mark
    } the points where a row can grow.

## moves: What a player did, after "You" or a name: the words are the same for both.
moves-did = { AND(EACH(ACTS($moves), "moves-did-each")) }
moves-did-each =
    { $item-0 ->
        [colour] chose { $item-1 }
        [pass] passed
        [leave] left the move to the other player
        [fifths] chose to play black and offer fifth moves
        [count]
            asked for { $item-1 ->
                [1] one fifth move
               *[other] { $item-1 } fifth moves
            }
        [offer] offered these fifth moves: { $item-1 }
        [keep] kept { $item-1 }
        [took] captured { $item-1 }
        [removed] had { $item-1 } removed
       *[other] played { $item-1 }
    }
moves-does = { AND(EACH(ACTS(LIST($text)), "moves-does-each")) }
moves-s =
    { $theirs ->
        [yes] s
       *[no] { "" }
    }
moves-does-each =
    { $item-0 ->
        [colour] choose{ moves-s } { $item-1 }
        [pass]
            pass{ $theirs ->
                [yes] es
               *[no] { "" }
            }
        [leave] leave{ moves-s } the move to the other player
        [fifths] choose{ moves-s } to play black and offer fifth moves
        [count]
            ask{ moves-s } for { $item-1 ->
                [1] one fifth move
               *[other] { $item-1 } fifth moves
            }
        [offer] offer{ moves-s } these fifth moves: { $item-1 }
        [keep] keep{ moves-s } { $item-1 }
       *[other] play{ moves-s } { $item-1 }
    }
# An answer in the words of this language.
moves-own = { TRIM(REPLACE(TEXT(" ", $text), " 1 fifths", " 1 fifth")) }
# Where a stone of the opening belongs: inside the central square of a size.
moves-inside =
    { $size ->
        [3] right next to the centre
       *[other] within { DIV($size, 2) } points of the centre
    }
# How figures of stones that count as the same may differ: by congruence, or by the symmetries of the board.
moves-same =
    { $congruent ->
        [yes] , turned, mirrored or moved
       *[no] , turned or mirrored with the whole board
    }

## openings: How a game begins, one sentence for each key of the event setting `opening`.
openings-free_gomoku = The first stone may go anywhere. Five or more in a row wins, and nothing is forbidden.
openings-free_renju = Black's first stone stands in the centre, then play is free.
openings-rif = One player places the first three stones, the other chooses the colour. White plays move 4, Black offers two fifth moves, White keeps one of them.
openings-yamaguchi = One player places the first three stones and says how many fifth moves are to be offered (1 to 50); the other chooses the colour. White plays move 4, Black offers the fifth moves, White keeps one of them.
openings-soosorv = One player places the first three stones, the other chooses the colour. White plays move 4 and says how many fifth moves are to be offered (1 to 4); the other may then change colours. Black offers the fifth moves, White keeps one of them.
openings-soosorv_8 = One player places the first three stones, the other chooses the colour. White plays move 4 and says how many fifth moves are to be offered (1 to 8); the other may then change colours. Black offers the fifth moves, White keeps one of them.
openings-taraguchi = Stone 1 stands in the centre. Stones 2, 3 and 4 follow in growing squares around it; each time the player who did not place the last one places it or leaves it to the other. At move 5 that player places it inside the 9 x 9 square or leaves it to the other, and whoever did not place it chooses the colour; or plays Black and offers five fifth moves, of which White keeps one.
openings-taraguchi_10 = Stone 1 stands in the centre. Stones 2, 3 and 4 follow in growing squares around it; each time the player who did not place the last one places it or leaves it to the other. At move 5 that player places it inside the 9 x 9 square or leaves it to the other, and whoever did not place it chooses the colour; or plays Black and offers ten fifth moves, of which White keeps one.
openings-sakata = One player places the first three stones, the other moves 4 (inside the 7 x 7 square) and 5 (inside 9 x 9); then the first chooses the colour.
openings-whites_option = White names one of the 24 openings and plays move 4; Black offers two fifth moves, White keeps one of them.

## rules: What the rules letter says of renju alone.
rules-renju_also_gomoku = Gomoku is a game of its own here, too, with openings in which only exactly five wins, and one, "free", in which more wins as well; this event is played as the opening "free-gomoku" of renju, in which five or more wins.

## stages: What the position asks of the reader, to be read after "It is your turn."
stages-play =
    { $stacked ->
        [yes] Choose any column, also one with stones in it
       *[no] Choose any free point on the board
    }{ $can_pass ->
        [yes] , or write "pass"
       *[no] { "" }
    }.
stages-place_opening =
    Place the opening: stones { $first } to { $last } on one line, black and white in turn{ MOD($first, 2) ->
        [yes] , black first
       *[no] , white first
    }. { $first ->
        [one] Stone 1 goes to the centre, stone 2
       *[other] Stone 2 goes
    } right next to the centre (straight or diagonally), stone 3 within two points of the centre. You can also name the opening: "opening D4".
stages-place_declare = Place the opening: stones 1 to 3 on one line, black first, and how many fifth moves Black must offer later: { $low } to { $high }. Stone 1 goes to the centre, stone 2 right next to the centre (straight or diagonally), stone 3 within two points of the centre. You can also name the opening: "opening D4, 3 fifths".
stages-name_opening = Name one of the openings D1 to D{ $last } and I1 to I{ $last }, which places stones 1 to 3, and play move 4, all on one line.
stages-place_inside =
    { MORE(COUNT($sizes), 1) ->
        [yes]
            Place stones { $first } { COUNT($sizes) ->
                [2] and
               *[other] to
            } { $last } on one line,{ " " }
       *[no] Place stone { $first }:{ " " }
    }{ JOIN(EACH($sizes, "stages-place_inside-each"), ", ") }.
stages-place_inside-each =
    { MORE(COUNT($sizes), 1) ->
        [yes] stone { ADD($first, SUB($number, 1)) }{ " " }
       *[no] { "" }
    }{ INSIDE($item) }
stages-take_or_leave = Place stone { $ply }, { moves-inside }, or write "leave" to leave it to your opponent.
stages-fifth_ways = There are three ways: place stone 5, { moves-inside }, and your opponent chooses the colour; or write "leave", and your opponent places it and you choose the colour; or write "fifths" to play Black and offer { $count } fifth moves.
stages-choose_colour =
    Choose your colour: answer "black" or "white". { $then ->
        [yes] After "{ FIRST(PARTITION($then, ",")) }" it is still your turn: you may write "{ $then }" on one line, all at once.
       *[no] { "" }
    }
stages-play_declare = Choose any free point, and add how many fifth moves Black must offer: { $low } to { $high }.
stages-offer_fifths =
    { $count ->
        [one] Black's fifth move is due: send one point.
       *[other] Offer { $count } different points for Black's fifth move, all on one line. No two of them may lead to the same figure of stones{ moves-same }. Your opponent keeps one.
    }
stages-keep_fifth =
    { COUNT($offers) ->
        [one] Your opponent offers { $offers-0 } alone for the fifth move; the board shows it as a letter. Answer with it to keep it; you may add your own next move on the same line.
       *[other] Your opponent offers { JOIN($offers, ", ") } for the fifth move; the board shows them as letters, in this order. Choose the one to keep; you may add your own next move on the same line.
    }
