## track: Das Backgammonbrett in Worten, und was als Text darunter steht. `who` und `owner` sind `you` und `opponent`, oder `dark` und `light` für den, der zuschaut; Punkte in der Zählung dessen, dessen Brett es ist, 25 ist die Bar und 0, was abgetragen ist; `count` sind so viele Steine.
track-diagram = Backgammonbrett
# `hops` in der Zählung dessen, der gezogen hat; `yours` sind die des Gegners in der Zählung des Lesers, sonst leer.
track-last =
    { $who ->
        [you] Dein letzter Zug:
        [opponent] Letzter Zug deines Gegners:
        [dark] Letzter Zug von Dunkel:
       *[light] Letzter Zug von Hell:
    } { JOIN($hops, ", ") }{ $yours ->
        [yes]
            ; auf { $who ->
                [dark] den Punkten von Hell
                [light] den Punkten von Dunkel
               *[opponent] deinen Punkten
            } { JOIN($yours, ", ") }
       *[no] { "" }
    }.
track-hop =
    { $start ->
        [25] Bar
       *[other] { $start }
    } { $end ->
        [0] abgetragen
       *[other] nach { $end }
    }{ $hit ->
        [yes] { " " }mit Schlag
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ track-count })
    }
track-side =
    { $who ->
        [you] Du
        [opponent] Dein Gegner, auf deinen Punkten
        [dark] Dunkel{ $far ->
            [yes] , auf den Punkten von Hell
           *[no] { "" }
        }
       *[light] Hell{ $far ->
            [yes] , auf den Punkten von Dunkel
           *[no] { "" }
        }
    }: { JOIN($places, ", ") }.
track-place =
    { $point ->
        [25] Bar
        [0] abgetragen
       *[other] { $point }
    } { track-count }
track-count =
    { $count ->
        [1] einer
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
       *[other] { $count }
    }
track-pips =
    Pips: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }.
track-dice =
    { $who ->
        [you] Du hast
        [opponent] Dein Gegner hat
        [dark] Dunkel hat
       *[light] Hell hat
    } { $first } und { $second } geworfen.
track-opening =
    Eröffnungswurf: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }.
track-cube =
    Der Dopplerwürfel { $owner ->
        [you] gehört dir
        [opponent] gehört deinem Gegner
        [dark] gehört Dunkel
        [light] gehört Hell
       *[nobody] liegt in der Mitte
    } und steht auf { $value }.
track-double =
    { $who ->
        [you] Du hast auf { $value } verdoppelt: Dein Gegner muss antworten.
        [opponent] Dein Gegner hat auf { $value } verdoppelt: Du musst antworten.
        [dark] Dunkel hat auf { $value } verdoppelt: Hell muss antworten.
       *[light] Hell hat auf { $value } verdoppelt: Dunkel muss antworten.
    }
track-score =
    Stand: { $who ->
        [dark] Dunkel { $mine }, Hell { $theirs }
        [light] Hell { $mine }, Dunkel { $theirs }
       *[you] du { $mine }, dein Gegner { $theirs }
    }, im Match bis { $length }.{ $crawford ->
        [yes] { " " }Dies ist das Crawford-Spiel: ohne Dopplerwürfel.
       *[no] { "" }
    }
track-turn =
    { $who ->
        [you] Du bist am Zug.
        [opponent] Dein Gegner ist am Zug.
        [dark] Dunkel ist am Zug.
       *[light] Hell ist am Zug.
    }
track-text_signs =
    { $who ->
        [dark] { $mine } = Dunkel, { $theirs } = Hell
        [light] { $mine } = Hell, { $theirs } = Dunkel
       *[you] { $mine } = du, { $theirs } = Gegner
    }
track-text_score =
    { $mine }–{ $theirs } bis { $length }{ $crawford ->
        [yes] , Crawford
       *[no] { "" }
    }
track-text_pips = Pips { $mine }–{ $theirs }
track-text_last = letzter Zug { $sign }: { $play }
track-text_turn = { $sign } am Zug

## stages: Was das Match vom Leser will, hinter "Du bist am Zug."
stages-bg_roll_or_double = Schreib "roll", um zu würfeln (Wurf { $number }), oder "double", um vorher auf { ADD($cube, $cube) } zu verdoppeln.
stages-bg_play = Wurf { $number } ist { $dice }. Schreib deinen Zug in deiner eigenen Zählung, von 24 bis 1, mit "bar" und "off".
stages-bg_take_or_drop =
    Dein Gegner verdoppelt von { $cube } auf { $doubled }. Schreib "take", um mit { $doubled } weiterzuspielen und den Verdopplungswürfel zu besitzen, oder "drop", um dieses Spiel aufzugeben; das kostet { $cube } { $cube ->
        [one] Punkt
       *[other] Punkte
    }.
stages-bg_accept_or_refuse =
    Dein Gegner bietet an, { $size ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    } aufzugeben; das gibt dir { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }. Schreib "accept", um das anzunehmen, oder "refuse", um weiterzuspielen.
stages-bg_dice = Es wird gewürfelt, Wurf { $number }. Du brauchst nichts zu tun.

## reasons: Warum etwas nicht ausgeführt wurde, und was statt dessen zu schicken ist.
reasons-bg_legal = Der Wurf ist { $dice }; möglich ist zum Beispiel { JOIN($examples, " oder ") }.
reasons-several_ways = "{ $text }" lässt sich auf mehrere Arten spielen, die zu verschiedenen Stellungen führen: { JOIN($readings, " oder ") }. Bitte schick, was du meinst.
reasons-no_checker =
    { $part } geht nicht: Du hast keinen Stein auf { $point ->
        [bar] der Bar
       *[other] deinem Punkt { $point }
    }. { reasons-bg_legal }
reasons-bar_first = { $part } geht nicht: Du hast einen Stein auf der Bar, der hereinkommen muss, bevor ein anderer zieht. { reasons-bg_legal }
reasons-not_the_roll = { $part } geht nicht: So weit führen die Würfel keinen Stein. { reasons-bg_legal }
reasons-not_home = { $part } geht nicht: Steine werden erst herausgenommen, wenn alle deine auf deinen Punkten 6 bis 1 stehen. { reasons-bg_legal }
reasons-not_the_highest = { $part } geht nicht: Ein Würfel, der höher als der Punkt ist, nimmt nur von deinem höchsten besetzten Punkt heraus. { reasons-bg_legal }
reasons-blocked = { $part } geht nicht: Dein Gegner hält deinen Punkt { $point } mit mindestens zwei Steinen. { reasons-bg_legal }
reasons-not_together = "{ $text }" geht im Ganzen nicht: Ein Halt auf dem Weg ist besetzt, oder ein Würfel würde zweimal gespielt. { reasons-bg_legal }
reasons-nothing_hit = Du schriebst, dass du auf deinem Punkt { $point } schlägst, aber dort wird nichts geschlagen. { reasons-bg_legal }
reasons-play_more = Du hast { $used } der Würfel gespielt, aber { $most } lassen sich spielen, und dann muss es sein. { reasons-bg_legal }
reasons-higher_die = Nur einer der beiden Würfel lässt sich spielen, und dann muss es der höhere sein, { $die }. { reasons-bg_legal }
reasons-rolled = Es ist schon gewürfelt: { $dice }. Verdoppeln kann man nur davor. Bitte schick deinen Zug.
reasons-not_rolled = Du schriebst "{ $text }", aber es ist noch nicht gewürfelt. Bitte schreib "roll", oder "double", um vorher zu verdoppeln.
reasons-wrong_roll = Du schriebst den Wurf { $text }, aber der Wurf ist { $dice }. Nichts wurde gespielt. Bitte sieh dir das Brett unten an und schick deinen Zug noch einmal.
reasons-wrong_roll_number = Du schriebst Wurf { $found }, aber es gilt Wurf { $expected }. Nichts wurde gespielt. Bitte sieh dir das Brett unten an und schick deine Antwort noch einmal.
reasons-double_due = Du schriebst "{ $text }", aber zuerst ist die Verdopplung deines Gegners zu beantworten: "take" oder "drop".
reasons-resignation_due = Du schriebst "{ $text }", aber zuerst ist zu beantworten, dass dein Gegner aufgeben will: "accept" oder "refuse".
reasons-nothing_to_answer = Du schriebst "{ $text }", aber nichts ist offen, was das beantworten würde.
reasons-nothing_to_pass = Niemand muss passen: Ein Zug, in dem nichts zu spielen ist, endet von selbst. Das Wort bedeutet "drop" und gilt nur, solange eine Verdopplung zu beantworten ist.
reasons-resign_which =
    Was gibst du auf: "resign single" ({ $cube } { $cube ->
        [one] Punkt
       *[other] Punkte
    } für deinen Gegner), "resign gammon" ({ ADD($cube, $cube) }) oder "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Dein Gegner nimmt es an oder lehnt ab.
reasons-refused_before = Das hat dein Gegner in diesem Zug schon abgelehnt. "{ $text }" kannst du in einem späteren Zug wieder anbieten, ein größeres Angebot sofort.
reasons-no_double_opening = Der erste Wurf eines Spiels wird für dich geworfen; vor ihm kann niemand verdoppeln. Bitte schick deinen Zug.
reasons-no_double_crawford = Dies ist das Crawford-Spiel, in dem niemand verdoppeln darf. Bitte schreib "roll".
reasons-no_cube = Ein Match auf einen Punkt hat keinen Verdopplungswürfel. Bitte schreib "roll".
reasons-no_access = Der Verdopplungswürfel steht auf { $cube } und gehört deinem Gegner, der jetzt als einziger verdoppeln kann. Bitte schreib "roll".
reasons-dice_wait = Erst wird gewürfelt, darum kann jetzt nichts gespielt werden. Du bekommst einen Brief, wenn du am Zug bist.
reasons-phrase_too_long = Dein Satz hat { $found } Zeichen und darf { $most } haben. Er wurde nicht genommen: Bitte schick einen kürzeren.
reasons-phrase_too_short = Dein Satz wurde nicht genommen: Er braucht mindestens { $least } Zeichen.
reasons-no_stand_in = Dein Brief hat weder Datum noch Message-ID und kann darum nicht für einen Satz stehen. Bitte schick einen: "phrase:" und einige Wörter dahinter.
reasons-phrase_given = Dein Beitrag zu den Würfeln ist schon da, und es gibt nur einen. Er bleibt, wie er ist.

## endings: Wie ein Match endete.
endings-score =
    { $winner ->
        [you] Du hast die Punkte, die das Match gewinnen. Glückwunsch!
       *[other] { $opponent } hat die Punkte, die das Match gewinnen.
    }
endings-penalty =
    { $winner ->
        [you] Strafpunkte gegen { $opponent } haben dich ans Ende des Matches gebracht. Du hast gewonnen.
       *[other] Strafpunkte gegen dich haben { $opponent } ans Ende des Matches gebracht und zum Sieg.
    }
endings-concede =
    { $winner ->
        [you] { $opponent } hat das Match aufgegeben. Du hast gewonnen.
       *[other] Du hast das Match aufgegeben. { $opponent } hat gewonnen.
    }

## moves: Was ein Spieler in einem Match getan hat, nach "Du hast" oder "Anna Berg hat".
moves-did-each_bg_played = { $item-1 } gespielt
moves-did-each_bg_no_play = nichts ziehen können
moves-did-each_bg_rolled = um die Würfel gebeten
moves-did-each_bg_opened = { $item-1 } um den Anfang gewürfelt
moves-did-each_bg_threw = { $item-1 } gewürfelt
moves-did-each_bg_doubled = auf { $item-1 } verdoppelt
moves-did-each_bg_took = die Verdopplung angenommen
moves-did-each_bg_dropped = die Verdopplung abgelehnt
moves-did-each_bg_resigned =
    { $item-1 ->
        [single] ein einfaches Spiel
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    } aufzugeben angeboten
moves-did-each_bg_accepted = die Aufgabe angenommen
moves-did-each_bg_refused = die Aufgabe abgelehnt
moves-did-each_bg_conceded = das Match aufgegeben
moves-did-each_bg_points = vom Turnierleiter vergebene Punkte gesehen ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = Punkte für Verspätung gesehen ({ REPLACE($item-1, " ", "–") })

## rules: Was der Brief der Regeln über ein Match sagt.
rules-bg_match =
    { $points ->
        [1] Ein Match geht auf einen Punkt: Wer ein Spiel gewinnt, hat es gewonnen.
       *[other] Ein Match geht auf { $points } Punkte: Wer sie zuerst hat, hat es gewonnen. Ein Spiel folgt von selbst auf das andere.
    } Jedes Spiel beginnt mit einem Würfel für jeden: Der höhere beginnt und spielt beide; gleiche Würfel werden noch einmal geworfen.
rules-bg_plays = Jeder Würfel zieht einen Stein, ein Pasch wird viermal gespielt. So viele Würfel wie möglich müssen gespielt werden; lässt sich nur einer von zweien spielen, dann der höhere, wenn das geht. Ein Zug, in dem nichts zu spielen ist, endet von selbst, und ein einziger möglicher Zug wird von selbst gemacht.
rules-bg_cube =
    { $points ->
        [1] Es gibt keinen Verdopplungswürfel.
       *[other] In deinem Zug, bevor du würfelst, darfst du verdoppeln, wenn der Verdopplungswürfel in der Mitte liegt oder dir gehört, aber nicht vor dem ersten Wurf eines Spiels. Der Gegner nimmt an, spielt um das Doppelte weiter und besitzt ihn, oder er gibt das Spiel zum Wert davor auf. Im ersten Spiel, nachdem jemand nur noch einen Punkt braucht, dem Crawford-Spiel, darf niemand verdoppeln; danach ist es wieder frei. Es gibt keine automatischen Verdopplungen, keine Beaver und keine Jacoby-Regel.
    }
rules-bg_dice =
    Die Würfel kommen aus einer geheimen Zahl des Servers, auf die er sich vor dem Match festlegt, und aus einem Beitrag jedes Spielers: einer Zeile "phrase:" mit Wörtern deiner Wahl, oder deinem Brief selbst. Das Match beginnt, wenn beide da sind. Jeder Wurf lässt sich hinterher nachprüfen, und die geheime Zahl wird am Ende veröffentlicht.{ $scheme ->
        [beacon_start] { " " }Dazu kommt eine Zahl einer öffentlichen Zufallsquelle, von der ersten vollen Stunde mindestens eine halbe Stunde nach dem zweiten Beitrag.
        [beacon] { " " }Jeder Wurf nimmt außerdem eine Zahl einer öffentlichen Zufallsquelle, von der ersten vollen Stunde mindestens eine halbe Stunde nach dem Brief, der ihn verlangt; darum dauern Würfe bis zu anderthalb Stunden.
       *[plain] { "" }
    }
rules-bg_guarded =
    Kein Spieler kann einen Wurf vorhersehen oder wählen, und der Server kann keinen ändern, sobald beide beigetragen haben. { $scheme ->
        [beacon_start] Auch kann, wer den Server betreibt, keine falschen Beiträge oder Sätze durchprobieren, weder allein noch mit einem Spieler. Aber er kennt die kommenden Würfe und könnte sie verraten.
        [beacon] Auch kann, wer den Server betreibt, keine falschen Beiträge oder Sätze durchprobieren, und niemand, auch er nicht, kennt einen Wurf vor seiner Stunde.
       *[plain] Aber wer den Server betreibt, kennt die kommenden Würfe, könnte sie verraten und könnte mit Hilfe eines Spielers, oder durch einen falschen Brief dessen, der nicht hinsieht, unter vielen Sätzen wählen. Schick einen eigenen Satz und vergleich ihn mit dem, der dir gezeigt wird.
    }
rules-bg_notation = Du schreibst einen Zug in deiner eigenen Zählung, in beliebiger Reihenfolge: "24/18 13/11", "bar/20", "6/off", "8/5*" (schlägt; der Stern darf fehlen), "6/4(2)" für zwei Steine, "24/18/13" für einen, der zweimal zieht. Davor dürfen die Nummer des Wurfs und die Würfel stehen, "12. 52: 13/8 24/22": Sind es nicht die des Bretts, wird nichts gespielt.
rules-bg_orders =
    Stehende Aufträge bleiben geheim und gelten, bis du sie zurücknimmst ("orders off"): "autoroll", "greedy" (das meiste herausnehmen, sobald niemand mehr geschlagen werden kann){ $points ->
        [1] { "" }
       *[other] , "autoroll while on the bar", "double next turn", "take if doubled" und "drop if doubled"
    }. Mit "set forced off" wirst du auch nach einem einzigen möglichen Zug gefragt.
rules-bg_values = Ein Spiel zählt so viel wie der Verdopplungswürfel, als Gammon das Zweifache (der Verlierer hat nichts herausgenommen), als Backgammon das Dreifache (und hat einen Stein auf der Bar oder im Heimfeld des Gewinners). Gammon und Backgammon zählen in jedem Match.
rules-bg_resigns = In deinem Zug, vor dem Wurf oder statt eines Zugs, darfst du anbieten aufzugeben: "resign single", "resign gammon" oder "resign backgammon". Dein Gegner nimmt an oder lehnt ab; lehnt er ab, geht das Spiel weiter, wie es war. Ein Angebot über alles, was dein Gegner noch gewinnen kann, gilt ohne Frage als angenommen. "concede match" gibt das ganze Match auf, wer auch am Zug ist.

## help: Die Zeilen der Hilfe zu diesem Spiel; Proben beginnen in der ersten Spalte.
help-bg_play = 12. 52: 13/8 24/22   mit Nummer des Wurfs und Würfeln
help-bg_roll = roll                 du würfelst
help-bg_double = double               du verdoppelst, bevor du würfelst
help-bg_take = take                 du nimmst eine Verdopplung an
help-bg_drop = drop                 du lehnst ab und verlierst das Spiel
help-bg_resign = resign gammon        du bietest ein Gammon an (oder: single)
help-bg_accept = accept               du nimmst das an ("refuse": lehnst ab)
help-bg_orders = autoroll             ein Auftrag: du verdoppelst nie
help-bg_orders_off = orders off           alle solchen enden
help-bg_phrase = phrase: rote Pferde  dein Beitrag zu den Würfeln
help-bg_dice = würfel               die Würfel: Zahlen, und wie man sie prüft
help-bg_if_double = wenn double dann take  deine Antwort auf eine Verdopplung
help-bg_if_play = wenn 24/18 dann double  du verdoppelst, wenn das gespielt wird

## board: Was unter dem Bild eines Matches steht.
board-checkers =
    { $checkers ->
        [dark] Du hast die dunklen Steine, { $opponent } hat die hellen.
       *[light] Du hast die hellen Steine, { $opponent } hat die dunklen.
    }
board-count_pips = Augen: du { $mine }, { $opponent } { $theirs }.

## letter: Was die Knöpfe eines Matches sagen.
letter-bg_answer =
    { $text ->
        [roll] Würfeln
        [double] Verdoppeln
        [take] Annehmen
        [drop] Ablehnen
        [accept] Annehmen
        [refuse] Ablehnen: wir spielen weiter
       *[other] { $text }
    }

## game_shown: Was in `corr game show` neben dem Brett steht.
game_shown-pips = Augen: { $first }, { $second }
