## openings: How a variant of 1987 begins that is played with black stones first.
openings-rows_free_black = Der erste Stein von Schwarz liegt in der Mitte, dann ist das Spiel frei.

## reasons: Warum etwas nicht ausgeführt wurde, und was stattdessen zu schicken ist.
reasons-no_bomb = Dieses Spiel hat keine Bomben. Um den Punkt zu spielen, sende ihn bitte ohne das Wort "bomb".
reasons-no_neutral = Dieses Spiel hat keine neutralen Steine. Um den Punkt zu spielen, sende ihn bitte ohne das Wort "neutral".
reasons-no_bomb_left =
    { $most ->
        [1] Du hast deine Bombe schon benutzt.
       *[other] Du hast deine { $most } Bomben schon benutzt.
    } Für einen gewöhnlichen Stein sende bitte nur den Punkt.
reasons-no_neutral_left = Du hast deine { $most } neutralen Steine schon gesetzt. Für einen gewöhnlichen Stein sende bitte nur den Punkt.
reasons-no_kind_yet =
    { $kind ->
        [bomb] Bomben darf man spielen, wenn die Eröffnung vorbei ist.
       *[neutral] Neutrale Steine darf man setzen, wenn die Eröffnung vorbei ist.
    } Bitte sende nur die Punkte der Eröffnung.
reasons-kind_late = Dein { $move } wurde als gewöhnlicher Stein gespielt, und ein Zug lässt sich nachträglich nicht ändern. Er gilt, wie er ist.
reasons-stone_without_point =
    { $kind ->
        [bomb] Eine Bombe braucht ihren Punkt. Bitte schreib beides in eine Zeile, zum Beispiel: { OWN($example) }
       *[neutral] Ein neutraler Stein braucht seinen Punkt. Bitte schreib beides in eine Zeile, zum Beispiel: { OWN($example) }
    }
reasons-wrong_level = Ein Stein auf der Säule { $point } wäre jetzt ihr Stein Nummer { $level }. Bitte sende "{ $point }" oder "{ $point }/{ $level }".

## endings: How a variant of 1987 ended.
endings-foul-kind =
    { $detail ->
        [yes]
            { $detail ->
                [overline] eine Überlinie
                [double-four] einen Doppelvierer
                [open-four] einen offenen Vierer
               *[double-three] einen Doppeldreier
            }
       *[no] einen Zug
    }
endings-foul =
    { $winner ->
        [you] { $opponent } machte { endings-foul-kind }, was hier verboten ist. Du hast gewonnen.
       *[other] Du hast { endings-foul-kind } gemacht, was hier verboten ist. { $opponent } hat gewonnen.
    }
endings-captures_with_four = Der letzte Schlag machte auch einen offenen Vierer: das Spiel zwischen dir und { $opponent } ist remis.

## games: Wie ein Spiel in einem Satz heißt.
games-name =
    { $kind ->
        [neutral] Pente mit neutralen Steinen
        [ujnar] Ujnar, Anti-Renju
        [common_centre] Renju mit gemeinsamem Mittelstein
        [repensi] Repensi
        [renju_bomb] Renju mit Bomben
        [gomoku_bomb] Gomoku mit Bomben
        [renju3d] dreidimensionales Renju
        [klot] Klot, Renju auf einer Kugel
        [super_fem] Super-fem
        [anti_pente] Anti-Pente
        [pente_bomb] Pente mit Bomben
        [backgammon] Backgammon
       *[other] { $kind }
    }

## rules: What the rules letter says of the variants of 1987.
rules-about_game = { games-name }
rules-rows_torus = Das Brett ist geschlossen: seine letzte Spalte, J, ist noch einmal Spalte A, und Reihe 9 ist Reihe 1, so dass Reihen von Steinen über die Ränder weitergehen. Beide sind gezeichnet, mit hellerer Linie; jeder Punkt eines Randes darf nach beiden benannt werden. Es gibt 64 Punkte.
rules-rows_columns = Steine werden gestapelt. Ein Zug nennt eine Säule, etwa h8, und der Stein liegt auf denen, die schon dort sind; die Antwort sagt die Höhe (h8/3 ist der dritte Stein der Säule). Keine Säule wird je voll.
rules-rows_common_centre = Der Stein in der Mitte gehört beiden: er hat die Farbe dessen, der am Zug ist, und jeder Zug wird mit ihm in der Farbe dessen beurteilt, der den Zug macht.
rules-rows_recolours = Zwei Steine einer Farbe, die nebeneinander liegen, wechseln die Farbe, wenn der Gegner den zweiten von zwei Steinen setzt, die sie einschließen, gerade oder schräg; ein Zug kann das mehrfach tun. Nichts verlässt das Brett. Wer selbst zwischen zwei gegnerische Steine setzt, verliert nichts.
rules-rows_bombs =
    Einmal im Spiel darf jeder Spieler einen Stein zur Bombe machen: schreib "bomb h8". Der Stein selbst bleibt, und alle anderen Steine auf den acht Punkten um ihn werden entfernt, auch deine eigenen und der in der Mitte.{ $neutral ->
        [yes] { " " }Auch neutrale Steine verschwinden; ein neutraler Stein ist nie eine Bombe.
       *[no] { "" }
    }
rules-rows_neutrals = Jeder Spieler hat { $count } neutrale Steine und darf einen davon statt eines eigenen Steins setzen: schreib "neutral h8". Niemand kann ihn schlagen, und er gehört zu keiner Reihe.
rules-rows_wins_columns = Fünf oder mehr in einer Reihe gewinnen, in jeder Richtung, auch nach oben; am Boden aber, wo alle Steine der Reihe in der untersten Schicht liegen, braucht es sechs oder mehr.
rules-rows_counted = Wer { $stones } Steine geschlagen hat, gewinnt auch, oder { ADD($stones, 3) }, { ADD($stones, 6) } und so weiter: bei einer Zahl dazwischen geht das Spiel weiter.
rules-rows_fouls =
    { $both ->
        [yes] Beiden Spielern verboten
       *[no] Schwarz verboten
    }: { AND(EACH($kinds, "rules-rows_fouls-each")) }. Ein solcher Zug verliert sofort, es sei denn, er macht einen Fünfer.
rules-rows_fouls-each =
    { $item ->
        [overline] eine Überlinie
        [double-four] ein Doppelvierer
        [open-four] ein offener Vierer
       *[double-three] ein Doppeldreier
    }
rules-foul_overline =
    { $even ->
        [yes] Eine Überlinie sind hier sechs, acht, zehn … in einer Reihe. Sieben, neun … sind erlaubt und gewinnen nichts.
       *[no] Eine Überlinie sind sechs oder mehr in einer Reihe.
    }
rules-foul_double_four = Ein Doppelvierer ist ein Zug, der zwei Vierer auf einmal macht: jedem fehlt nur noch ein Stein zum Fünfer.
rules-rows_double_four_allowed = Ein Doppelvierer ist erlaubt.
rules-foul_open_four =
    { $exact ->
        [yes] Ein offener Vierer sind vier in einer Reihe ohne Lücke, die an beiden Enden ein Fünfer werden können.
       *[no] Ein offener Vierer sind vier in einer Reihe ohne Lücke, mit einem freien Punkt an beiden Enden.
    }
rules-foul_double_three =
    { $renju ->
        [yes] Ein Doppeldreier ist ein Zug, der zwei Dreier macht, von denen jeder ein offener Vierer werden könnte, der nicht selbst verboten ist.
       *[no] Ein Doppeldreier ist ein Zug, der zwei Dreier macht: jedem fehlt nur noch ein Stein zum offenen Vierer.
    }
rules-rows_fifth_with_four = Ein Schlag, der gewänne und mit demselben Zug einen offenen Vierer macht, ist remis.
rules-decided_own_opening = Das Heft sagt nichts zu Eröffnung, Passen und Remis in diesem Spiel. Entschieden: wie hier gesagt (sonst: die Eröffnungen von Renju, und kein Passen).
rules-decided_white_begins = Beschlossen: Weiß beginnt in jeder Partie (sonst: die Spieler einigen sich).
rules-decided_captures_made = Beschlossen: Das Programm nimmt geschlagene Steine vom Brett (sonst: nur wenn der Spieler es sagt).
rules-decided_passes = Beschlossen: Man darf passen, wie in den späteren, internationalen Regeln (sonst: niemand darf es).
rules-decided_opening_captures = Beschlossen: In der Eröffnung geschlagene Steine zählen für die Farbe, wer immer sie danach hat.
rules-decided_five_given = Beschlossen: Lässt ein Schlagen dem Gegner genau fünf in einer Reihe, gewinnt der Gegner, außer der Zug macht selbst eine Fünf.
rules-decided_order = Entschieden: eine Bombe explodiert, bevor Steine geschlagen werden (sonst: danach).
rules-decided_foul_loses = Entschieden: ein verbotener Zug verliert sofort, in allen Spielen des Heftes (sonst: er wird zurückgewiesen).
rules-decided_white_overline = Entschieden: Weiß gewinnt auch mit sechs oder mehr in einer Reihe (sonst: mit genau fünf).
rules-decided_black_bound = Entschieden: das Verbot offener Vierer bindet nur Schwarz (sonst: beide).
rules-decided_plain_three = Entschieden: ein Dreier zählt nach seiner Form (sonst: wie in Renju, wo er ein erlaubter offener Vierer werden können muss).
rules-decided_centre_black = Entschieden: was Schwarz verboten ist, wird mit schwarzer Mitte beurteilt.
rules-decided_no_chain = Entschieden: nur der gespielte Stein ändert die Farbe anderer, bevor Fünfer{ $bans ->
        [yes] { " " }und verbotene Züge
       *[no] { "" }
    } beurteilt werden. Die umgefärbten tun es nicht (sonst: in einer Kette), können aber später wieder umgefärbt werden.
rules-decided_finder = Entschieden: Dreier und Vierer werden durch den gespielten Stein gesucht, wenn die anderen umgefärbt sind, eine Überlinie auch durch einen von diesen (sonst: auch nur versuchte Steine färben um).
rules-decided_five_left = Entschieden: ein Fünfer, den dir der Zug des Gegners gelassen hat, zählt, wenn du deinen nächsten Zug machst (sonst: sofort).
rules-decided_bomb =
    Entschieden: Steine, die eine Bombe entfernt, sind nicht geschlagen, und sie wird mit ihrem Zug angesagt. Beurteilt wird nach der Explosion{ $exact ->
        [yes] ; macht sie aus einer längeren Reihe einen Fünfer, so gewinnt dessen Besitzer, zuerst wer die Bombe spielte.
       *[no] .
    }
rules-decided_neutral = Entschieden: ein neutraler Stein sperrt nur. Er hilft nie beim Schlagen, und der Zug, der ihn setzt, schlägt nichts, macht keinen Fünfer und ist nie verboten (sonst: er zählt für den, der ihn gesetzt hat).
rules-decided_neutral_zone = Entschieden: die "neutrale Zone" des Heftes meint die neutralen Steine (sonst: die Zone der Eröffnung).
rules-decided_columns = Entschieden: "oder mehr" gilt in beiden Fällen, nichts ist verboten, und es gibt keine größte Höhe (sonst: genau fünf und sechs; die verbotenen Züge von Renju).
rules-decided_torus = Entschieden: genau fünf gewinnen; sechs oder sieben in einer Reihe oder ein geschlossener Ring von acht gewinnen nichts, und kein Zug ist verboten (sonst: die verbotenen Züge von Renju).
rules-decided_seven = Entschieden: sieben, neun … in einer Reihe sind erlaubt, gewinnen aber nichts.
rules-decided_five_first =
    Entschieden: ein Fünfer geht vor dem, was verboten ist{ $captures ->
        [yes] , und das vor Schlägen.
       *[no] .
    }
rules-decided_placed_four = Entschieden: verboten ist nur ein offener Vierer mit dem gespielten Stein, nicht einer, den ein Schlag anderswo geöffnet hat.

## board: What stands beside the board in these games.
board-count_bombs =
    Übrige Bomben: du { $mine ->
        [0] 0
       *[other] { $mine } (schreib "bomb h8")
    }, { $opponent } { $theirs }.
board-count_neutrals =
    Übrige neutrale Steine: du { $mine ->
        [0] 0
       *[other] { $mine } (schreib "neutral h8")
    }, { $opponent } { $theirs }.
board-blown = Eben weggesprengt:
board-turned = Eben umgefärbt:
board-neutral = Neutral:
board-common = Von dem, der am Zug ist:
board-stacks = Säulen, von unten:
board-sign_neutral =
    { $sign ->
        [yes] { $sign } = neutraler Stein
       *[no] Ein blauer Stein mit N ist neutral.
    }
board-sign_turned =
    { $sign ->
        [yes] { $sign } = eben umgefärbt
       *[no] Ein roter Ring bezeichnet einen eben umgefärbten Stein.
    }
board-sign_blown =
    { $sign ->
        [yes] { $sign } = eben weggesprengt
       *[no] Ein roter Stern bezeichnet einen Punkt, von dem eben ein Stein weggesprengt wurde.
    }
board-sign_heights =
    Die Zahl { $sign ->
        [yes] hinter
       *[no] auf
    } einem Stein ist die Höhe seiner Säule; die Liste unter dem Brett zeigt alle ihre Steine, von unten.
board-sign_common = Der Stein in der Mitte, { $points-0 }, hat die Farbe dessen, der am Zug ist.
board-sign_doubled = Spalte { $points-0 } ist noch einmal Spalte { $points-1 }, und Reihe { $points-2 } ist Reihe { $points-3 }: ein Stein am Rand ist zweimal gezeichnet, einer in der Ecke viermal.

## game_shown: Was in `corr game show` neben dem Brett steht.
game_shown-bombs = übrige Bomben: { $first }, { $second }
game_shown-neutrals = übrige neutrale Steine: { $first }, { $second }

## help: The lines of help that are of these games; samples begin in the first column.
help-rows_bomb = bomb h8              dein einer Stein, der die um ihn wegnimmt
help-rows_neutral = neutral h8           einer deiner Steine ohne Farbe
help-rows_column = h8                   ein Stein auf der Säule h8, oben auf dem, was da ist

## moves: What a player did in these games, after "You" or a name.
moves-did-each_bomb = die Bombe { $item-1 } gespielt
moves-did-each_neutral = den neutralen Stein { $item-1 } gesetzt
moves-did-each_blew = { $item-1 } weggesprengt
moves-did-each_recoloured = { $item-1 } umgefärbt

## explanations: Which rows lost a game of these, or made a last capture a draw.
explanations-rows_four =
    Der { MORE(COUNT($points), 1) ->
        [yes] offene{ " " }
       *[no] { "" }
    }Vierer { $stones } kann auf { JOIN($points, " oder ") } zum Fünfer werden.
explanations-rows_three =
    Der Dreier { $stones } kann { $points ->
        [yes] auf { JOIN($points, " oder ") } ein offener Vierer werden
       *[no] nicht wirklich ein offener Vierer werden
    }.
explanations-rows_foul =
    { $point } machte { $kind ->
        [overline] eine Überlinie
        [double-four] einen Doppelvierer
        [open-four] einen offenen Vierer
       *[double-three] einen Doppeldreier
    }:
explanations-rows_five_blown = { $point } sprengte { JOIN($taken, ", ") } weg. Was von einer Reihe von sechs oder mehr blieb, { $stones }, ist ein Fünfer.
