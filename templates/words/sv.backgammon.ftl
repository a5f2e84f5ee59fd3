## track: Backgammonbrädet i ord, och det som står under det som text. `who` och `owner` är `you` och `opponent`, eller `dark` och `light` för den som ser på; punkterna är i numreringen hos den vars bräde det är, med 25 för baren och 0 för det som är hemtaget; `count` är antalet brickor.
track-diagram = Backgammonbräde
# `hops` är i numreringen hos den som gjorde draget; `yours` är motståndarens i läsarens numrering, annars tom.
track-last =
    { $who ->
        [you] Ditt senaste drag:
        [opponent] Motståndarens senaste drag:
        [dark] Mörks senaste drag:
       *[light] Ljus' senaste drag:
    } { JOIN($hops, ", ") }{ $yours ->
        [yes]
            ; på { $who ->
                [dark] ljus' punkter
                [light] mörks punkter
               *[opponent] dina punkter
            } { JOIN($yours, ", ") }
       *[no] { "" }
    }.
track-hop =
    { $start ->
        [25] baren
       *[other] { $start }
    } { $end ->
        [0] hem
       *[other] till { $end }
    }{ $hit ->
        [yes] { " " }med slag
       *[no] { "" }
    }{ $count ->
        [1] { "" }
       *[other] { " " }({ track-count })
    }
track-side =
    { $who ->
        [you] Du
        [opponent] Motståndaren, på dina punkter
        [dark] Mörk{ $far ->
            [yes] , på ljus' punkter
           *[no] { "" }
        }
       *[light] Ljus{ $far ->
            [yes] , på mörks punkter
           *[no] { "" }
        }
    }: { JOIN($places, ", ") }.
track-place =
    { $point ->
        [25] baren
        [0] hemtagna
       *[other] { $point }
    } { track-count }
track-count =
    { $count ->
        [1] en
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [11] elva
        [12] tolv
        [13] tretton
        [14] fjorton
        [15] femton
       *[other] { $count }
    }
track-pips =
    Pip: { $who ->
        [dark] mörk { $mine }, ljus { $theirs }
        [light] ljus { $mine }, mörk { $theirs }
       *[you] du { $mine }, motståndaren { $theirs }
    }.
track-dice =
    { $who ->
        [you] Du kastade
        [opponent] Motståndaren kastade
        [dark] Mörk kastade
       *[light] Ljus kastade
    } { $first } och { $second }.
track-opening =
    Öppningskast: { $who ->
        [dark] mörk { $mine }, ljus { $theirs }
        [light] ljus { $mine }, mörk { $theirs }
       *[you] du { $mine }, motståndaren { $theirs }
    }.
track-cube =
    { $owner ->
        [you] Du äger kuben, som
        [opponent] Motståndaren äger kuben, som
        [dark] Mörk äger kuben, som
        [light] Ljus äger kuben, som
       *[nobody] Kuben är i mitten och
    } står på { $value }.
track-double =
    { $who ->
        [you] Du har dubblat till { $value }: motståndaren ska svara.
        [opponent] Motståndaren har dubblat till { $value }: du ska svara.
        [dark] Mörk har dubblat till { $value }: ljus ska svara.
       *[light] Ljus har dubblat till { $value }: mörk ska svara.
    }
track-score =
    Ställning: { $who ->
        [dark] mörk { $mine }, ljus { $theirs }
        [light] ljus { $mine }, mörk { $theirs }
       *[you] du { $mine }, motståndaren { $theirs }
    }, i en match till { $length }.{ $crawford ->
        [yes] { " " }Detta är Crawfordpartiet: utan kub.
       *[no] { "" }
    }
track-turn =
    { $who ->
        [you] Det är din tur.
        [opponent] Det är motståndarens tur.
        [dark] Det är mörks tur.
       *[light] Det är ljus' tur.
    }
track-text_signs =
    { $who ->
        [dark] { $mine } = mörk, { $theirs } = ljus
        [light] { $mine } = ljus, { $theirs } = mörk
       *[you] { $mine } = du, { $theirs } = motståndaren
    }
track-text_score =
    { $mine }–{ $theirs } till { $length }{ $crawford ->
        [yes] , Crawford
       *[no] { "" }
    }
track-text_pips = pip { $mine }–{ $theirs }
track-text_last = senaste drag { $sign }: { $play }
track-text_turn = { $sign } är i tur

## stages: Vad matchen begär av läsaren, efter "Det är din tur."
stages-bg_roll_or_double = Skriv "roll" för att kasta tärningarna (kast { $number }), eller "double" för att dubbla till { ADD($cube, $cube) } innan du kastar.
stages-bg_play = Kast { $number } är { $dice }. Skriv ditt drag i din egen numrering, från 24 ned till 1, med "bar" och "off".
stages-bg_take_or_drop =
    Motståndaren dubblar från { $cube } till { $doubled }. Skriv "take" för att acceptera, spela vidare om { $doubled } och äga kuben, eller "drop" för att passa och förlora partiet, vilket kostar { $cube } { $cube ->
        [one] poäng
       *[other] poäng
    }.
stages-bg_accept_or_refuse =
    Motståndaren erbjuder sig att ge upp { $size ->
        [single] enkelt
        [gammon] gammon
       *[backgammon] backgammon
    }, vilket ger dig { $points } poäng. Skriv "accept" för att anta det, eller "refuse" för att spela vidare.
stages-bg_dice = Tärningarna ska kastas, kast { $number }. Du behöver inte göra något.

## reasons: Varför något inte utfördes, och vad man kan skicka i stället.
reasons-bg_legal = Kastet är { $dice }; tillåtna drag är till exempel { JOIN($examples, " eller ") }.
reasons-several_ways = "{ $text }" kan spelas på flera sätt, som leder till olika ställningar: { JOIN($readings, " eller ") }. Skicka det som du menar.
reasons-no_checker =
    { $part } går inte: du har ingen bricka på { $point ->
        [bar] baren
       *[other] din punkt { $point }
    }. { reasons-bg_legal }
reasons-bar_first = { $part } går inte: du har en bricka på baren, som måste in innan någon annan flyttas. { reasons-bg_legal }
reasons-not_the_roll = { $part } går inte: tärningarna för ingen bricka så långt. { reasons-bg_legal }
reasons-not_home = { $part } går inte: brickor får tas hem först när alla dina står på dina punkter 6 till 1. { reasons-bg_legal }
reasons-not_the_highest = { $part } går inte: en tärning som är högre än punkten tar hem bara från din högsta punkt med en bricka. { reasons-bg_legal }
reasons-blocked = { $part } går inte: motståndaren håller din punkt { $point } med minst två brickor. { reasons-bg_legal }
reasons-not_together = "{ $text }" går inte som helhet: ett stopp på vägen är stängt, eller en tärning skulle spelas två gånger. { reasons-bg_legal }
reasons-nothing_hit = Du skrev att du slår på din punkt { $point }, men där slås ingenting. { reasons-bg_legal }
reasons-play_more = Du spelade { $used } av tärningarna, men { $most } kan spelas, och då måste de det. { reasons-bg_legal }
reasons-higher_die = Bara en av de två tärningarna kan spelas, och då måste det vara den högre, { $die }. { reasons-bg_legal }
reasons-rolled = Tärningarna är redan kastade: { $dice }. Dubbla får man bara innan. Skicka ditt drag.
reasons-not_rolled = Du skrev "{ $text }", men tärningarna är inte kastade än. Skriv "roll", eller "double" för att dubbla först.
reasons-wrong_roll = Du skrev kastet { $text }, men kastet är { $dice }. Ingenting har spelats. Titta på brädet här nedanför och skicka ditt drag på nytt.
reasons-wrong_roll_number = Du skrev kast { $found }, men det är kast { $expected } som gäller. Ingenting har spelats. Titta på brädet här nedanför och skicka ditt svar på nytt.
reasons-double_due = Du skrev "{ $text }", men först måste motståndarens dubbling besvaras: "take" eller "drop".
reasons-resignation_due = Du skrev "{ $text }", men först måste motståndarens erbjudande att ge upp besvaras: "accept" eller "refuse".
reasons-nothing_to_answer = Du skrev "{ $text }", men det finns inget nu som det skulle svara på.
reasons-nothing_to_pass = Ingen behöver passa: en tur där inget kan spelas slutar av sig själv. Ordet betyder "drop" och gäller bara medan en dubbling ska besvaras.
reasons-resign_which = Vad ger du upp: "resign single", enkelt ({ $cube } poäng till motståndaren), "resign gammon" ({ ADD($cube, $cube) }) eller "resign backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Motståndaren antar eller avböjer.
reasons-refused_before = Motståndaren har redan avböjt det i den här turen. "{ $text }" kan erbjudas igen i en senare tur; ett större erbjudande kan göras på en gång.
reasons-no_double_opening = Det första kastet i ett parti görs åt dig, så ingen kan dubbla före det. Skicka ditt drag.
reasons-no_double_crawford = Det här är Crawfordpartiet, där ingen får dubbla. Skriv "roll".
reasons-no_cube = I en match till en poäng finns ingen kub. Skriv "roll".
reasons-no_access = Kuben står på { $cube } och är motståndarens, som är den enda som kan dubbla nu. Skriv "roll".
reasons-dice_wait = Tärningarna ska kastas först, så inget kan spelas nu. Du får ett brev när det är din tur.
reasons-phrase_too_long = Din fras har { $found } tecken, och den får ha { $most }. Den togs inte emot: skicka en kortare.
reasons-phrase_too_short = Din fras togs inte emot: den behöver minst { $least } tecken.
reasons-no_stand_in = Ditt brev har varken datum eller Message-ID och kan därför inte stå för en fras. Skicka en: "phrase:" och några ord efter det.
reasons-phrase_given = Ditt bidrag till tärningarna har redan kommit, och det finns bara ett. Det står som det är.

## endings: Hur en match slutade.
endings-score =
    { $winner ->
        [you] Du har de poäng som vinner matchen. Grattis!
       *[other] { $opponent } har de poäng som vinner matchen.
    }
endings-penalty =
    { $winner ->
        [you] Straffpoäng för { $opponent } förde dig till slutet av matchen. Du vann.
       *[other] Straffpoäng för dig förde { $opponent } till slutet av matchen och till vinsten.
    }
endings-concede =
    { $winner ->
        [you] { $opponent } gav upp matchen. Du vann.
       *[other] Du gav upp matchen. { $opponent } vann.
    }

## moves: Vad en spelare gjorde i en match, efter "Du" eller ett namn.
moves-did-each_bg_played = spelade { $item-1 }
moves-did-each_bg_no_play = kunde inte flytta
moves-did-each_bg_rolled = bad om tärningarna
moves-did-each_bg_opened = kastade { $item-1 } om vem som börjar
moves-did-each_bg_threw = kastade { $item-1 }
moves-did-each_bg_doubled = dubblade till { $item-1 }
moves-did-each_bg_took = accepterade dubblingen
moves-did-each_bg_dropped = passade på dubblingen
moves-did-each_bg_resigned =
    erbjöd sig att ge upp { $item-1 ->
        [single] enkelt
        [gammon] gammon
       *[backgammon] backgammon
    }
moves-did-each_bg_accepted = antog att partiet gavs upp
moves-did-each_bg_refused = avböjde att partiet gavs upp
moves-did-each_bg_conceded = gav upp matchen
moves-did-each_bg_points = såg tävlingsledaren ge poäng ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = såg poäng ges för försening ({ REPLACE($item-1, " ", "–") })

## rules: Vad reglerna i korthet säger om en match.
rules-bg_match =
    { $points ->
        [1] En match går till en poäng: den som vinner ett parti har vunnit den.
       *[other] En match går till { $points } poäng: den som först har dem har vunnit den. Det ena partiet följer på det andra av sig självt.
    } Varje parti börjar med en tärning för varje spelare: den högre börjar och spelar båda; lika tärningar kastas om.
rules-bg_plays = Varje tärning flyttar en bricka, ett dubbelkast spelas fyra gånger. Så många tärningar som möjligt måste spelas; kan bara en av två spelas, måste det vara den högre om det går. En tur där inget kan spelas slutar av sig själv, och ett enda möjligt drag görs av sig självt.
rules-bg_cube =
    { $points ->
        [1] Det finns ingen kub.
       *[other] I din tur, innan du kastar, får du dubbla om kuben är i mitten eller din, men inte före det första kastet i ett parti. Motståndaren accepterar, spelar vidare om det dubbla och äger kuben, eller passar och förlorar partiet till dess värde innan. I det första partiet sedan någon bara behöver en poäng till, Crawfordpartiet, får ingen dubbla; efter det är kuben fri igen. Det finns inga automatiska dubblingar, inga beavers och ingen Jacobyregel.
    }
rules-bg_dice =
    Tärningarna kommer från ett hemligt tal hos servern, som den binder sig vid före matchen, och från ett bidrag av varje spelare: en rad "phrase:" med ord som du väljer, eller ditt brev självt. Matchen börjar när båda har kommit. Varje kast kan kontrolleras efteråt, och det hemliga talet offentliggörs vid slutet.{ $scheme ->
        [beacon_start] { " " }Dessutom blandas det in ett tal från en offentlig slumpkälla, från den första hela timmen minst en halvtimme efter det andra bidraget.
        [beacon] { " " }Varje kast tar dessutom ett tal från en offentlig slumpkälla, från den första hela timmen minst en halvtimme efter brevet som begär det, så tärningarna kan dröja upp till en och en halv timme.
       *[plain] { "" }
    }
rules-bg_guarded =
    Ingen spelare kan förutse eller välja ett kast, och servern kan inte ändra något när båda har bidragit. { $scheme ->
        [beacon_start] Den som driver servern kan inte heller pröva falska bidrag eller fraser, ensam eller med en spelare. Men den känner de kommande kasten och skulle kunna berätta dem.
        [beacon] Den som driver servern kan inte heller pröva falska bidrag eller fraser, och ingen, inte heller den, känner ett kast före dess timme.
       *[plain] Men den som driver servern känner de kommande kasten, skulle kunna berätta dem, och skulle med hjälp av en spelare, eller med ett falskt brev från en som inte tittar efter, kunna välja bland många fraser. Skicka en egen fras, och jämför den med den som visas för dig.
    }
rules-bg_notation = Du skriver ett drag i din egen numrering, i valfri ordning: "24/18 13/11", "bar/20", "6/off", "8/5*" (slår; stjärnan får utelämnas), "6/4(2)" för två brickor, "24/18/13" för en som flyttar två gånger. Framför får kastets nummer och tärningarna stå, "12. 52: 13/8 24/22": är de inte brädets, spelas ingenting.
rules-bg_orders =
    Stående order hålls hemliga och gäller tills du återkallar dem ("orders off"): "autoroll", kasta själv, "greedy", ta hem mest när ingen längre kan slås{ $points ->
        [1] { "" }
       *[other] , "autoroll while on the bar", "double next turn", "take if doubled" och "drop if doubled"
    }. "set forced off" gör att du tillfrågas också om ett enda möjligt drag.
rules-bg_values = Ett parti räknas som kuben, som två gånger kuben vid gammon (förloraren har inte tagit hem någon bricka) och tre gånger vid backgammon (och har en bricka på baren eller i vinnarens hemmabräde). Gammon och backgammon räknas i varje match.
rules-bg_resigns = I din tur, före kastet eller i stället för ett drag, får du erbjuda dig att ge upp: "resign single", "resign gammon" eller "resign backgammon". Motståndaren antar eller avböjer; avböjs det, går partiet vidare som det var. Ett erbjudande om allt som motståndaren ännu kan vinna antas utan fråga. "concede match" ger upp hela matchen, vems tur det än är.

## help: Hjälpens rader om det här spelet; proven börjar i första kolumnen.
help-bg_play = 12. 52: 13/8 24/22   med kastets nummer och tärningarna
help-bg_roll = roll                 du kastar tärningarna
help-bg_double = double               du dubblar, innan du kastar
help-bg_take = take                 du accepterar en dubbling
help-bg_drop = drop                 du passar och förlorar partiet
help-bg_resign = resign gammon        du erbjuder gammon (eller: single)
help-bg_accept = accept               du antar ett sådant bud ("refuse": avböjer)
help-bg_orders = autoroll             en stående order: du dubblar aldrig
help-bg_orders_off = orders off           alla sådana upphör
help-bg_phrase = phrase: röda hästar  ditt bidrag till tärningarna
help-bg_dice = tärningar            tärningarna: siffror, och hur de kontrolleras
help-bg_if_double = om double så take    ditt svar, ifall motståndaren dubblar
help-bg_if_play = om 24/18 så double   du dubblar om motståndaren spelar det

## board: Vad som står under bilden av en match.
board-checkers =
    { $checkers ->
        [dark] Du har de mörka brickorna, { $opponent } har de ljusa.
       *[light] Du har de ljusa brickorna, { $opponent } har de mörka.
    }
board-count_pips = Pip: du { $mine }, { $opponent } { $theirs }.

## letter: Vad knapparna i en match säger.
letter-bg_answer =
    { $text ->
        [roll] Kasta tärningarna
        [double] Dubbla
        [take] Jag tar
        [drop] Jag passar
        [accept] Anta
        [refuse] Avböj: vi spelar vidare
       *[other] { $text }
    }

## game_shown: Vad som står bredvid brädet i en match i `corr game show`.
game_shown-pips = pip: { $first }, { $second }
