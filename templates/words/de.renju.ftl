## explanations: Warum ein schwarzer Stein verboten oder erlaubt ist; die Gründe stehen unter dem, was sie beweisen.
explanations-kind =
    { $verdict ->
        [five] ein Fünfer
        [overline] eine Überlinie
        [double_four] eine Doppelvier
       *[double_three] eine Doppeldrei
    }
# Von so vielen Dreiern eines Steins sind so viele echt.
explanations-unreal =
    { $real ->
        [yes] nur einer
       *[no] keiner
    } seiner { $threes ->
        [2] zwei
        [3] drei
       *[4] vier
    } Dreier kann wirklich ein offener Vierer werden
# Der Stein, um den es geht. `threes` ist 0, außer er ist erlaubt, weil zu wenige der Dreier echt sind.
explanations-verdict =
    { $verdict ->
        [five] { $point } macht einen Fünfer und gewinnt, was immer der Stein sonst macht.
       *[other]
            { $verdict ->
                [yes] { $point } ist für Schwarz verboten: { explanations-kind }.
               *[no]
                    { $threes ->
                        [yes] { $point } ist erlaubt: { explanations-unreal }.
                       *[no] { $point } ist erlaubt: Der Stein macht keine Überlinie, keine Doppelvier und keine Doppeldrei.
                    }
            }
    }
# Ein Stein, der probiert wird, um aus einem Dreier einen offenen Vierer zu machen.
explanations-tried =
    { $verdict ->
        [five] Nicht auf { $point }: Ein schwarzer Stein dort würde sofort einen Fünfer machen.
       *[other]
            { $verdict ->
                [yes]
                    Nicht auf { $point }: Ein schwarzer Stein dort wäre { explanations-kind }{ $told ->
                        [yes] { "" }
                       *[no] { " " }(die Gründe liegen zu tief, um sie hier zu nennen)
                    }.
               *[no] Auf { $point } ist ein schwarzer Stein erlaubt: { explanations-unreal }.
            }
    }
# Die Reihen; `points` ist, wo sie wachsen können.
explanations-five = { $stones } ist ein Fünfer.
explanations-overline = { $stones } ist eine Überlinie: eine ununterbrochene Reihe von { $count } Steinen.
explanations-four =
    Der { MORE(COUNT($points), 1) ->
        [yes] offene{ " " }
       *[no] { "" }
    }Vierer { $stones } kann auf { JOIN($points, " oder ") } zum Fünfer werden.
explanations-three =
    Der Dreier { $stones } kann { $points ->
        [yes] auf { JOIN($points, " oder ") } ein offener Vierer werden
       *[no] nicht wirklich ein offener Vierer werden
    }.
# Über den Sätzen und unter dem Brett, das zu ihnen gehört.
explanations-marks =
    { $numbers ->
        [yes] Zahlen bezeichnen die Steine jeder Reihe, Buchstaben
       *[no] Buchstaben auf dem Brett bezeichnen
    } die Punkte, auf denen eine Reihe wachsen kann.

## moves: Was ein Spieler getan hat, nach "Du hast" oder "Anna Berg hat": das Verb steht am Ende.
moves-did = { AND(EACH(ACTS($moves), "moves-did-each")) }
moves-did-each =
    { $item-0 ->
        [colour]
            { $item-1 ->
                [black] Schwarz
               *[white] Weiß
            } gewählt
        [pass] gepasst
        [leave] den Stein der anderen Seite überlassen
        [fifths] Schwarz und fünfte Züge anzubieten gewählt
        [count]
            { $item-1 ->
                [1] einen fünften Zug
               *[other] { $item-1 } fünfte Züge
            } verlangt
        [offer] als fünfte Züge { $item-1 } angeboten
        [keep] { $item-1 } behalten
        [took] { $item-1 } geschlagen
        [removed] { $item-1 } wegnehmen lassen
       *[other] { $item-1 } gespielt
    }
moves-does = { AND(EACH(ACTS(LIST($text)), "moves-does-each")) }
moves-colour =
    { $item-1 ->
        [black] Schwarz
       *[white] Weiß
    }
moves-count =
    { $item-1 ->
        [1] einen fünften Zug
       *[other] { $item-1 } fünfte Züge
    }
# `theirs` nach "wenn Anna Berg": das Verb am Ende; sonst, was du dann tust: das Verb voran.
moves-does-each =
    { $theirs ->
        [yes]
            { $item-0 ->
                [colour] { moves-colour } wählt
                [pass] passt
                [leave] den Stein überlässt
                [fifths] Schwarz spielt und fünfte Züge anbietet
                [count] { moves-count } verlangt
                [offer] als fünfte Züge { $item-1 } anbietet
                [keep] { $item-1 } behält
               *[other] { $item-1 } spielt
            }
       *[no]
            { $item-0 ->
                [colour] wählst du { moves-colour }
                [pass] passt du
                [leave] überlässt du den Stein
                [fifths] spielst du Schwarz und bietest fünfte Züge an
                [count] verlangst du { moves-count }
                [offer] bietest du als fünfte Züge { $item-1 } an
                [keep] behältst du { $item-1 }
               *[other] spielst du { $item-1 }
            }
    }
# Eine Antwort in den Wörtern dieser Sprache.
moves-own =
    { $text ->
        [fifths] fünfte Züge
       *[other] { TRIM(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(TEXT(" ", $text), " 1 fifths", " 1 fünfter Zug"), "fifths", "fünfte Züge"), "white", "weiß"), "black", "schwarz"), " and ", " und "), "keep ", "behalte "), "offer ", "biete "), "pass", "passe"), "leave", "überlasse"), "opening", "Eröffnung"), "accept", "nehme an"), "decline", "lehne ab"), "resign", "gebe auf"), "preview", "zeige"), "draw?", "Remis?"), "claim draw", "reklamiere Remis"), "claim five", "reklamiere fünf"), "claim forbidden", "reklamiere verboten"), "if ", "wenn "), " then ", " dann ")) }
    }
# Wohin ein Stein der Eröffnung gehört: wie weit vom Mittelpunkt.
moves-inside =
    { $size ->
        [3] direkt neben den Mittelpunkt
       *[other] höchstens { DIV($size, 2) } Punkte vom Mittelpunkt entfernt
    }
# Worin sich Figuren unterscheiden dürfen, die als gleich gelten.
moves-same =
    { $congruent ->
        [yes] , auch gedreht, gespiegelt oder verschoben
       *[no] , auch mit dem ganzen Brett gedreht oder gespiegelt
    }

## openings: Wie eine Partie beginnt, ein Satz für jeden Wert der Einstellung `opening`.
openings-free_gomoku = Der erste Stein darf überall stehen. Fünf oder mehr in einer Reihe gewinnen, und nichts ist verboten.
openings-free_renju = Der erste schwarze Stein steht im Mittelpunkt, danach wird frei gespielt.
openings-rif = Ein Spieler setzt die ersten drei Steine, der andere wählt die Farbe. Weiß spielt Zug 4, Schwarz bietet zwei fünfte Züge an, Weiß behält einen davon.
openings-yamaguchi = Ein Spieler setzt die ersten drei Steine und sagt, wie viele fünfte Züge anzubieten sind (1 bis 50); der andere wählt die Farbe. Weiß spielt Zug 4, Schwarz bietet die fünften Züge an, Weiß behält einen davon.
openings-soosorv = Ein Spieler setzt die ersten drei Steine, der andere wählt die Farbe. Weiß spielt Zug 4 und sagt, wie viele fünfte Züge anzubieten sind (1 bis 4); der andere darf dann die Farben tauschen. Schwarz bietet die fünften Züge an, Weiß behält einen davon.
openings-soosorv_8 = Ein Spieler setzt die ersten drei Steine, der andere wählt die Farbe. Weiß spielt Zug 4 und sagt, wie viele fünfte Züge anzubieten sind (1 bis 8); der andere darf dann die Farben tauschen. Schwarz bietet die fünften Züge an, Weiß behält einen davon.
openings-taraguchi = Stein 1 steht im Mittelpunkt. Die Steine 2, 3 und 4 folgen in wachsenden Quadraten um ihn herum; jedes Mal setzt sie der Spieler, der den vorigen nicht gesetzt hat, oder überlässt sie dem anderen. Zug 5 setzt dieser Spieler in das Quadrat 9 x 9 oder überlässt ihn dem anderen, und wer ihn nicht gesetzt hat, wählt die Farbe; oder er spielt Schwarz und bietet fünf fünfte Züge an, von denen Weiß einen behält.
openings-taraguchi_10 = Stein 1 steht im Mittelpunkt. Die Steine 2, 3 und 4 folgen in wachsenden Quadraten um ihn herum; jedes Mal setzt sie der Spieler, der den vorigen nicht gesetzt hat, oder überlässt sie dem anderen. Zug 5 setzt dieser Spieler in das Quadrat 9 x 9 oder überlässt ihn dem anderen, und wer ihn nicht gesetzt hat, wählt die Farbe; oder er spielt Schwarz und bietet zehn fünfte Züge an, von denen Weiß einen behält.
openings-sakata = Ein Spieler setzt die ersten drei Steine, der andere die Züge 4 (im Quadrat 7 x 7) und 5 (im Quadrat 9 x 9); dann wählt der erste die Farbe.
openings-whites_option = Weiß nennt eine der 24 Eröffnungen und spielt Zug 4; Schwarz bietet zwei fünfte Züge an, Weiß behält einen davon.

## rules: Was der Regelbrief allein über Renju sagt.
rules-renju_also_gomoku = Gomoku ist hier auch ein eigenes Spiel, mit Eröffnungen, in denen nur genau fünf gewinnt, und einer, "free", in der auch mehr gewinnt; dieses Turnier wird als die Eröffnung "free-gomoku" des Renju gespielt, in der fünf oder mehr gewinnt.

## stages: Was die Stellung vom Leser verlangt; steht nach "Du bist am Zug."
stages-play =
    { $stacked ->
        [yes] Wähle eine beliebige Säule, auch eine mit Steinen
       *[no] Wähle einen beliebigen freien Punkt auf dem Brett
    }{ $can_pass ->
        [yes] , oder schreib "passe"
       *[no] { "" }
    }.
stages-place_opening =
    Setze die Eröffnung: die Steine { $first } bis { $last } auf einer Zeile, abwechselnd schwarz und weiß{ MOD($first, 2) ->
        [yes] , zuerst schwarz
       *[no] , zuerst weiß
    }. { $first ->
        [one] Stein 1 kommt auf den Mittelpunkt, Stein 2
       *[other] Stein 2 kommt
    } direkt daneben (gerade oder schräg), Stein 3 höchstens zwei Punkte vom Mittelpunkt entfernt. Du kannst die Eröffnung auch nennen: "Eröffnung D4".
stages-place_declare = Setze die Eröffnung: die Steine 1 bis 3 auf einer Zeile, zuerst schwarz, und wie viele fünfte Züge Schwarz später anbieten muss: { $low } bis { $high }. Stein 1 kommt auf den Mittelpunkt, Stein 2 direkt daneben (gerade oder schräg), Stein 3 höchstens zwei Punkte vom Mittelpunkt entfernt. Du kannst die Eröffnung auch nennen: "Eröffnung D4, 3 fünfte Züge".
stages-name_opening = Nenne eine der Eröffnungen D1 bis D{ $last } und I1 bis I{ $last }, mit der die Steine 1 bis 3 gesetzt sind, und spiele Zug 4, alles auf einer Zeile.
stages-place_inside =
    { MORE(COUNT($sizes), 1) ->
        [yes]
            Setze die Steine { $first } { COUNT($sizes) ->
                [2] und
               *[other] bis
            } { $last } auf einer Zeile:{ " " }
       *[no] Setze Stein { $first }:{ " " }
    }{ JOIN(EACH($sizes, "stages-place_inside-each"), ", ") }.
stages-place_inside-each =
    { MORE(COUNT($sizes), 1) ->
        [yes] Stein { ADD($first, SUB($number, 1)) }{ " " }
       *[no] { "" }
    }{ INSIDE($item) }
stages-take_or_leave = Setze Stein { $ply }, { moves-inside }, oder schreib "überlasse", dann setzt ihn dein Gegner.
stages-fifth_ways = Es gibt drei Wege: Setze Stein 5, { moves-inside }, dann wählt dein Gegner die Farbe; oder schreib "überlasse", dann setzt ihn dein Gegner, und du wählst die Farbe; oder schreib "fünfte Züge", dann spielst du Schwarz und bietest { $count } fünfte Züge an.
stages-choose_colour =
    Wähle deine Farbe: Antworte "schwarz" oder "weiß". { $then ->
        [yes] Nach "{ OWN(FIRST(PARTITION($then, ","))) }" bist du immer noch am Zug: Du kannst "{ OWN($then) }" auf eine Zeile schreiben, alles auf einmal.
       *[no] { "" }
    }
stages-play_declare = Wähle einen beliebigen freien Punkt und füge hinzu, wie viele fünfte Züge Schwarz anbieten muss: { $low } bis { $high }.
stages-offer_fifths =
    { $count ->
        [one] Der fünfte Zug von Schwarz ist fällig: Schick einen Punkt.
       *[other] Biete { $count } verschiedene Punkte für den fünften Zug von Schwarz an, alle auf einer Zeile. Keine zwei davon dürfen dieselbe Figur von Steinen ergeben{ moves-same }. Dein Gegner behält einen.
    }
stages-keep_fifth =
    { COUNT($offers) ->
        [one] Dein Gegner bietet für den fünften Zug nur { $offers-0 } an; das Brett zeigt ihn als Buchstaben. Antworte mit ihm, damit er bleibt; du kannst auf derselben Zeile deinen eigenen nächsten Zug hinzufügen.
       *[other] Dein Gegner bietet für den fünften Zug { JOIN($offers, ", ") } an; das Brett zeigt sie in dieser Reihenfolge als Buchstaben. Wähle, welcher bleibt; du kannst auf derselben Zeile deinen eigenen nächsten Zug hinzufügen.
    }
