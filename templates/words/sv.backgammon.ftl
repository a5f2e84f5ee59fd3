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
stages-bg_roll_or_double =
    Skriv "kasta" för att kasta tärningarna (kast { $number }), eller "dubbla" för att dubbla till { ADD($cube, $cube) } innan du kastar.{ $dead ->
        [yes] { " " }Kuben kan inte ge dig något mer i det här partiet: "kasta själv" sparar de här breven, tills du skriver "stående order av".
       *[no] { "" }
    }
stages-bg_play = Kast { $number } är { $dice }. Skriv varifrån och vart varje bricka går, med numren på ditt bräde och med "bar" och "off".
stages-bg_take_or_drop =
    Motståndaren dubblar från { $cube } till { $doubled }. Skriv "ta" för att acceptera, spela vidare om { $doubled } och äga kuben, eller "släpp" för att passa och förlora partiet, vilket kostar { $cube } { $cube ->
        [one] poäng
       *[other] poäng
    }.
stages-bg_accept_or_refuse =
    Motståndaren erbjuder sig att ge upp { $size ->
        [single] enkelt
        [gammon] gammon
       *[backgammon] backgammon
    }, vilket ger dig { $points } poäng. Skriv "anta" för att anta det, eller "avböj" för att spela vidare.
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
reasons-not_rolled = Du skrev "{ OWN($text) }", men tärningarna är inte kastade än. Skriv "kasta", eller "dubbla" för att dubbla först.
reasons-plays_up =
    Du skrev "{ $text }", men dina brickor går nedåt, från din punkt 24 till 1, och du skriver dina egna nummer.{ $turned ->
        [yes] { " " }Med dem blir det: { $turned }
       *[no] { $dice ->
            [yes] { " " }{ reasons-bg_legal }
           *[no] { "" }
        }
    }
reasons-no_beavers = Här finns inga beavers. En dubbling besvaras med "ta" eller "släpp"; den som tar äger kuben och får dubbla i en senare tur.
reasons-wrong_cube = Du skrev en dubbling till { $text }, men en dubbling blir till { $cube }. Inget har gjorts: skriv "dubbla" om du vill det.
reasons-wrong_roll = Du skrev kastet { $text }, men kastet är { $dice }. Ingenting har spelats. Titta på brädet här nedanför och skicka ditt drag på nytt.
reasons-wrong_roll_number = Du skrev kast { $found }, men det är kast { $expected } som gäller. Ingenting har spelats. Titta på brädet här nedanför och skicka ditt svar på nytt.
reasons-double_due = Du skrev "{ OWN($text) }", men först måste motståndarens dubbling besvaras: "ta" eller "släpp".
reasons-resignation_due = Du skrev "{ OWN($text) }", men först måste motståndarens erbjudande att ge upp besvaras: "anta" eller "avböj".
reasons-nothing_to_answer = Du skrev "{ OWN($text) }", men det finns inget nu som det skulle svara på.
reasons-nothing_to_pass = Ingen behöver passa: en tur där inget kan spelas slutar av sig själv. Ordet betyder "släpp" och gäller bara medan en dubbling ska besvaras.
reasons-if_unread = Jag kunde inte läsa ditt villkor till slut, eller så ger dina villkor två svar på samma sak. Skriv vart och ett på en egen rad, till exempel: om dubbla så ta
reasons-unread_match_line = Jag kunde inte läsa den här raden. Det du gör i en match står efter matchens nummer, till exempel: { $game } kasta
reasons-if_what = Du skrev "om { OWN($text) }", men efter "om" får det bara stå "dubbla" eller flyttningar i motståndarens nästa drag, i motståndarens egen numrering, till exempel: om 8/5* så dubbla. Inget av det sparades.
reasons-if_answer = Du skrev "om { OWN($reply) } så { OWN($text) }", men det som kan följa på "{ OWN($reply) }" är { JOIN(EACH($choices, "reasons-bg_choice-each"), " eller ") }. Inget av det sparades.
# vad som kan följa, med det här språkets ord
reasons-bg_choice-each = { OWN($item) }
reasons-if_rolled = Motståndaren har kastat och kan inte dubbla förrän du har spelat. Inget av det sparades. "ta vid dubbling" (eller "släpp vid dubbling") sparas nu, och besvarar nästa dubbling när den än kommer.
reasons-if_own_turn = "om … så …" gäller motståndarens tur, och nu är det din. Inget av det sparades. "ta vid dubbling" (eller "släpp vid dubbling") sparas nu, och besvarar nästa dubbling.
reasons-if_elsewhere = Ett villkor om ett drag gäller ett visst bräde, och brevet svarar inte på det i { $game }. Skicka det som svar på ett brev om { $game }, till exempel det här. "om dubbla så ta" behöver inget bräde: det kan skickas i vilket brev som helst.
reasons-if_no_double = Du skrev vad du gör om motståndaren dubblar, men motståndaren kan inte dubbla nu. Inget av det sparades.
reasons-if_no_such_play = Du skrev "om { $text }", men { $part } kan inte ingå i motståndarens nästa drag. Skriv motståndarens flyttningar i motståndarens egen numrering, som breven visar dem: från 24 nedåt, en tärning var, "*" för ett slag. Inget av det sparades.
reasons-phrase_twice = Ditt brev ger { $found } olika fraser, och bara en kan gälla. Ingen togs emot: skicka den som du menar.
reasons-resign_which = Vad ger du upp: "ge upp enkelt", enkelt ({ $cube } poäng till motståndaren), "ge upp gammon" ({ ADD($cube, $cube) }) eller "ge upp backgammon" ({ ADD($cube, ADD($cube, $cube)) })? Motståndaren antar eller avböjer.
reasons-refused_before = Motståndaren har redan avböjt det i den här turen. "{ OWN($text) }" kan erbjudas igen i en senare tur; ett större erbjudande kan göras på en gång.
reasons-no_double_opening = Det första kastet i ett parti görs åt dig, så ingen kan dubbla före det. Skicka ditt drag.
reasons-no_double_crawford = Det här är Crawfordpartiet, där ingen får dubbla.
reasons-no_cube = I en match till en poäng finns ingen kub.
reasons-no_access = Kuben står på { $cube } och är motståndarens, som är den enda som kan dubbla nu. Skriv "kasta".
reasons-bad_side =
    Ett bräde kan ligga på två sätt{ $text ->
        [yes] , och "{ $text }" är inget av dem
       *[no] { "" }
    }: "ställ in sida medurs" eller "ställ in sida moturs".
reasons-bad_forced =
    Drag utan val kan göras åt dig eller inte{ $text ->
        [yes] , och "{ $text }" är inget av det
       *[no] { "" }
    }: "ställ in tvungna på" eller "ställ in tvungna av".
reasons-dice_wait = Tärningarna ska kastas först, så inget kan spelas nu. Du får ett brev när det är din tur.
reasons-phrase_too_long = Din fras har { $found } tecken, och den får ha { $most }. Den togs inte emot: skicka en kortare.
reasons-phrase_too_short = Din fras togs inte emot: den behöver minst { $least } tecken.
reasons-phrase_stands_in = Din fras togs inte emot: den behöver minst { $least } tecken. I stället gäller ditt brev självt, med sin Date och sin Message-ID, och det står fast.
reasons-no_stand_in = Ditt brev har varken datum eller Message-ID och kan därför inte stå för en fras. Skicka en: "fras:" och några ord efter det.
reasons-phrase_given = Ditt bidrag till tärningarna har redan kommit, och det finns bara ett. Det står som det är.
reasons-no_act =
    Jag hittade inget i ditt brev som kan spelas. Skriv vad du gör på en egen rad. { $breaks ->
        [0] Är du sjuk eller ska du vara borta, så skriv hur länge på en egen rad, till exempel "ledigt 10 dagar".
       *[other] Ska du vara borta, så ger "paus" dig fem dagars paus före nästa parti.
    } I en tvist, skriv "tillkalla tävlingsledaren: ..." och vad saken gäller; behöver du något annat, skriv till tävlingsdomaren, { $arbiter }.
reasons-call_stays = Att tävlingsledaren är tillkallad går inte att ta tillbaka: bara hans svar gör slut på det. Är saken ur världen, så skriv det till honom: "tillkalla tävlingsledaren: ...".
reasons-director_called = Tävlingsledaren är tillkallad, så inget spelas förrän han har svarat; bara "ge upp matchen" tas emot ändå. Inget har ändrats. Vill du säga något till honom, skriv en rad "tillkalla tävlingsledaren: ...".
reasons-time_no_clock = Ingen klocka går i den här turen, så ingen kan förlora på tid i den.
reasons-clock_comes = Klockan är redan begärd: den går från nästa tur, med full tidsbank för er båda.
reasons-clock_on = Här behöver ingen begära klockan: den går ändå.
reasons-clock_asked = Du har redan begärt klockan. Den går när motståndaren också begär den.
reasons-no_breaks = Den här tävlingen har inga pauser; ledighet gäller. Skriv hur länge du är borta: "ledig 5 dagar".
reasons-no_leave_breaks = I { $event } finns ingen ledighet: matcherna har i stället pauser mellan partierna. Svara "paus" på ett brev om en match, så börjar din när partiet är slut.
reasons-break_too_short = En match till färre än 7 poäng har inga pauser; tävlingens ledighet gäller i den. Skriv hur länge du är borta: "ledig 5 dagar".
reasons-break_runs = Din paus pågår redan till { MOMENT($until) }, och den slutar av sig själv.
reasons-break_wanted = Du har redan bett om paus: den börjar när det här partiet är slut. "paus av" tar tillbaka önskan.
reasons-no_break_wanted =
    Du har inte bett om paus. { $left ->
        [0] Du har ingen kvar i den här matchen.
       *[other] Du har { $left } kvar: "paus" ber om en, som börjar när partiet är slut.
    }
reasons-boards_none = Det finns inget att välja: inget hemmalag som ert gästar härnäst saknar spelare.
reasons-boards_which = Du väljer nu för { AND($teams) }. Svara på brevet som frågade dig, så att jag vet vilket av lagen du menar. Inget har valts ännu.
reasons-boards_captain = Vilka bord som står tomma väljer lagkaptenen för { $team }: { $captain }. Inget har ändrats.
reasons-boards_too_late = Rond { $number } är lottad, och därmed kan ingen längre välja vilka bord som står tomma.
reasons-boards_of_whom = Vem { $team } möter i rond { $number } vet ingen före lottningen, så inget kan väljas.
reasons-boards_at_home = { $team } spelar hemma i rond { $number }; vilka bord som står tomma väljer gästerna.
reasons-boards_all_full = { $team } har nu en spelare vid varje bord i rond { $number }, så inget står tomt.
reasons-boards_as_short = { $team } har inte fler spelare än { $other } och väljer därför inte; de sista borden står tomma.
reasons-boards_so_many =
    { $team } saknar { $n } spelare, så { $n ->
        [one] nämn ett bord, inte { $found }.
       *[other] nämn lika många bord, inte { $found }.
    } Inget har valts; skicka raden igen.
reasons-boards_from_to = Borden har nummer från 1 till { $most }. Inget har valts; skicka raden igen.
reasons-boards_already =
    Så är det redan valt: bord { AND($boards) } står { COUNT($boards) ->
        [one] tomt
       *[other] tomma
    }. Inget ändras.
reasons-boards_by_number =
    Nämn bordet med dess nummer, från 1 till { $most }. { $mine ->
        [yes] { $text } spelar för { $team } vilket bord som än står tomt: bara platserna ändras.
       *[no] "{ $text }" är ingen som spelar för { $team } i den ronden.
    } Inget har valts ännu.
reasons-breaks_spent =
    { $most ->
        [one] Du har en paus i den här matchen, och den är tagen.
       *[other] Du har { $most } pauser i den här matchen, och de är tagna.
    }

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
moves-does-each_double = dubblar{ moves-you }
moves-does-each_take = tar{ moves-you }
moves-does-each_drop = släpper{ moves-you }
moves-does-each_roll = kastar{ moves-you }
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
moves-did-each_bg_accepted = antog erbjudandet att ge upp
moves-did-each_bg_refused = avböjde erbjudandet att ge upp
moves-did-each_bg_conceded = gav upp matchen
moves-did-each_bg_points = såg tävlingsledaren ge poäng ({ REPLACE($item-1, " ", "–") })
moves-did-each_bg_late = såg poäng ges för försening ({ REPLACE($item-1, " ", "–") })
# Ett svar i en match i det här språkets ord, tomt för det som inget annat heter.
moves-own_match =
    { CODE($text) ->
        [roll] kasta
        [double] dubbla
        [take] ta
        [drop] släpp
        [refuse] avböj
        [autoroll] kasta själv
        [autoroll_while_on_the_bar] kasta själv på baren
        [double_next_turn] dubbla nästa tur
        [double_the_turn_after_this_one] dubbla turen efter den här
        [take_if_doubled] ta vid dubbling
        [drop_if_doubled] släpp vid dubbling
        [greedy] ta hem mest
        [set_forced_off] ställ in tvungna av
        [resign_single] ge upp enkelt
        [resign_gammon] ge upp gammon
        [resign_backgammon] ge upp backgammon
        [concede_match] ge upp matchen
       *[other] { "" }
    }

## rules: Vad reglerna i korthet säger om en match.
rules-bg_match =
    { $points ->
        [1] En match går till en poäng: den som vinner ett parti har vunnit den.
       *[other] En match går till { $points } poäng: den som först har dem har vunnit den. Det ena partiet följer på det andra av sig självt.
    } Varje parti börjar med en tärning för varje spelare: den högre börjar och spelar båda; lika tärningar kastas om.
rules-bg_lengths = Hur många poäng en match går till beror på ronden: { AND($lengths) } i rond 1 till { $rounds } och { $last } i alla senare. Den som först har dem har vunnit matchen; det ena partiet följer på det andra av sig självt. Varje parti börjar med en tärning för varje spelare: den högre börjar och spelar båda; lika tärningar kastas om.
rules-bg_plays = Varje tärning flyttar en bricka, ett dubbelkast spelas fyra gånger. Så många tärningar som möjligt måste spelas; kan bara en av två spelas, måste det vara den högre om det går. En tur där inget kan spelas slutar av sig själv, och ett enda möjligt drag görs av sig självt.
rules-bg_cube =
    { $points ->
        [1] Det finns ingen kub.
       *[other] I din tur, innan du kastar, får du dubbla om kuben är i mitten eller din, men inte före det första kastet i ett parti. Motståndaren accepterar, spelar vidare om det dubbla och äger kuben, eller passar och förlorar partiet till dess värde innan. I det första partiet sedan någon bara behöver en poäng till, Crawfordpartiet, får ingen dubbla; efter det är kuben fri igen. Det finns inga automatiska dubblingar, inga beavers och ingen Jacobyregel.
    }
rules-bg_dice =
    Tärningarna kommer från ett hemligt tal hos servern, som den binder sig vid före matchen, och från ett bidrag av varje spelare: en rad "fras:" med ord som du väljer, eller ditt brev självt. Matchen börjar när båda har kommit. Varje kast kan kontrolleras efteråt, och det hemliga talet offentliggörs vid slutet.{ $scheme ->
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
    Stående order hålls hemliga och gäller tills du återkallar dem ("stående order av"): "kasta själv", "ta hem mest" (så många som möjligt när ingen längre kan slås){ $points ->
        [1] { "" }
       *[other] , "kasta själv på baren", "dubbla nästa tur", "ta vid dubbling" och "släpp vid dubbling"
    }. "ställ in tvungna av" gör att du tillfrågas också om ett enda möjligt drag.
rules-bg_late =
    Ni svarar båda på matchens första brev, för tärningarnas skull. Den som inte har gjort det { $first ->
        [one] en dag
       *[other] { $first } dagar
    } efter dagen då det skickades ger den andra en poäng före parti 1, och en till { $step ->
        [one] varje dag
       *[other] var { $step }:e dag
    }; mer än hälften av matchens poäng förlorar den. Ledighet, och dagar då brev inte kunde nå mig, räknas inte.
rules-bg_breaks =
    I stället för ledighet finns pauser på fem dagar mellan partierna i en match. Var och en av er har { $breaks ->
        [one] en
       *[other] upp till { $breaks }, efter dess längd
    }. Skriv "paus" medan ett parti pågår, så börjar din när det är slut; en som inte används är förlorad.
rules-bg_values = Ett parti räknas som kuben, som två gånger kuben vid gammon (förloraren har inte tagit hem någon bricka) och tre gånger vid backgammon (och har en bricka på baren eller i vinnarens hemmabräde). Gammon och backgammon räknas i varje match.
rules-bg_resigns = I din tur, före kastet eller i stället för ett drag, får du erbjuda dig att ge upp: "ge upp enkelt", "ge upp gammon" eller "ge upp backgammon". Motståndaren antar eller avböjer; avböjs det, går partiet vidare som det var. Ett erbjudande om allt som motståndaren ännu kan vinna antas utan fråga. "ge upp matchen" ger upp hela matchen, vems tur det än är.

## help: Hjälpens rader om det här spelet; proven börjar i första kolumnen.
help-bg_play = 12. 52: 13/8 24/22   med kastets nummer och tärningarna
help-bg_bar_and_off = bar/20 6/off         in från baren, och ut ur brädet
help-bg_hit = 8/5* 6/4(2)          ett slag, och två brickor på en gång
help-bg_roll = kasta                du kastar tärningarna
help-bg_double = dubbla               du dubblar, innan du kastar
help-bg_take = ta                   du accepterar en dubbling
help-bg_drop = släpp                du passar och förlorar partiet
help-bg_resign = ge upp gammon        du erbjuder gammon (eller: enkelt)
help-bg_accept = anta                 du antar ett sådant bud ("avböj": du avböjer)
help-bg_orders = kasta själv          en stående order: du dubblar aldrig
help-bg_orders_off = stående order av     alla sådana upphör
help-bg_phrase = fras: röda hästar    ditt bidrag till tärningarna
help-bg_pass = pass                 släpper också, men bara en dubbling
help-bg_bar = kasta själv på baren  i turer som börjar där
help-bg_next = dubbla nästa tur     i din egen nästa tur
help-bg_if_doubled = ta vid dubbling      nästa dubbling besvaras så (eller: släpp ...)
help-bg_greedy = ta hem mest          när ingen mer kan slås
help-bg_claim_time = kräv tid             du vinner, om motståndarens tid är slut
help-bg_call = tillkalla tävlingsledaren: ...  tvist: allt vilar; båda läser det
help-bg_dice = tärningar            tärningarna: siffror, och hur de kontrolleras
help-bg_board_discs = ställ in bräde skivor   ● och ○ för brickorna
help-bg_board_xo = ställ in bräde XO    X och O för brickorna igen
help-bg_answer_the_letter_of = Svara på brevet i den match du menar, eller skriv matchens nummer först. Lägg till tävlingens namn när du frågar om en annan:
help-bg_elsewhere = { $id } ta           ett svar i den matchen
help-bg_side = ställ in sida medurs brädet åt andra hållet
help-bg_forced = ställ in tvungna av  du tillfrågas också om ett enda möjligt drag
help-bg_break = paus                 fem dagars paus före nästa parti ("paus av": ingen)
help-bg_breaks_only = Varje brev säger hur länge du har på dig. Det som räknas är när ditt brev kommer fram hit. Dina matcher har ingen ledighet, utan pauser: en rad "paus" medan ett parti pågår, så börjar nästa fem dagar efter att det är slut. Till dess går ingen klocka i matchen. "partier" säger hur många du har kvar; en som inte används är förlorad med matchen.
help-bg_breaks_too = Matcher med pauser har ingen ledighet: en rad "paus" medan ett parti pågår, så börjar nästa fem dagar efter att det är slut. "partier" säger hur många du har kvar.
help-bg_if_double = om dubbla så ta      ditt svar, ifall motståndaren dubblar
help-bg_if_play = om 24/18 så dubbla   du dubblar om motståndaren spelar det

## me: Vad en spelare av matcher har valt, i brevet med inställningar.
me-side =
    Matchers bräde: dina brickor går { $value ->
        [yes] medurs: ditt hemmabräde är nere till vänster
       *[no] moturs: ditt hemmabräde är nere till höger
    }
me-forced =
    Det enda möjliga draget: { $value ->
        [yes] du tillfrågas ändå
       *[no] görs åt dig, liksom det som tar hem din sista bricka
    }

## settings: Hur en spelare av matcher ändrar det.
settings-set_side_left = ställ in sida medurs           matchers bräde med ditt hem nere till vänster
settings-set_side_right = ställ in sida moturs           med ditt hem nere till höger igen
settings-set_forced_off = ställ in tvungna av            du tillfrågas också om ett enda möjligt drag
settings-set_forced_on = ställ in tvungna på            sådana drag görs åt dig igen

## letter: Vad ett brev om en match frågar efter, i ämnesraden och under den.
letter-match_subject =
    { $g-game } { $g-turn ->
        [you]
            { $g-stage-code ->
                [contribute] dina ord till tärningarna
                [bg_roll_or_double] kasta eller dubbla
                [bg_play] ditt kast { $g-stage-params-dice }
                [bg_take_or_drop] dubbling? ta eller släpp
                [bg_accept_or_refuse] ge upp? anta eller avböj
               *[other] din tur
            }{ $g-due ->
                [yes] , senast { DAY(LOCAL($g-due, $g-time_zone)) }
               *[no] { "" }
            }
       *[opponent]
            { $g-called ->
                [yes] tävlingsledaren är tillkallad
               *[no]
                    { $g-acted ->
                        [yes] mottaget,{ " " }
                       *[no] { "" }
                    }{ $g-stage-code ->
                        [bg_roll_or_double] motståndaren kastar eller dubblar
                        [bg_play] motståndarens kast { $g-stage-params-dice }
                        [bg_take_or_drop] motståndaren tar eller släpper
                        [bg_accept_or_refuse] motståndaren antar eller avböjer
                       *[other]
                            { $g-break_until ->
                                [yes] paus till { DAY(LOCAL($g-break_until, $g-time_zone)) }
                               *[no] väntar på tärningarna
                            }
                    }
            }
    }
# vad den som står i tur gör; bakom "Det är din tur att"
letter-match_asked =
    { $stage-code ->
        [bg_roll_or_double] kasta eller dubbla
        [bg_play] spela { $stage-params-dice }
        [bg_take_or_drop] ta eller släppa
        [bg_accept_or_refuse] anta eller avböja
       *[other] svara
    }
letter-match_your_turn = Det är din tur att { letter-match_asked }.
letter-match_deadline = Det är din tur att { letter-match_asked }, senast { MOMENT($due) }: { SPAN($left) } kvar.
letter-match_their_turn =
    { $opponent } { $told ->
        [yes] har fått besked och ska nu
       *[no] ska
    } { letter-match_asked }. Du behöver inte göra något.
letter-match_they_have = För nästa svar har { $opponent } { SPAN($time) }.
letter-match_you_have = För ditt nästa svar har du { SPAN($time) }.
letter-match_moves =
    { $over ->
        [yes]
            { $earlier ->
                [yes] Det sista partiet:
               *[no] Matchen:
            }
       *[no] Partiet hittills:
    } { REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE($record, "no play", "inget drag"), "double", "dubblar"), "take", "tar"), "drop", "passar"), "resign single", "ger upp enkelt"), "resign ", "ger upp "), "accept", "antas"), "refuse", "avböjs") }{ $earlier ->
        [yes] { " " }("protokoll" ger hela matchen)
       *[no] { "" }
    }
letter-match_taps =
    { $whole ->
        [yes] Fler drag än dessa finns inte. Tryck på det du vill spela: ett brev öppnas med det i, och du behöver bara skicka det.
       *[no] Varje vitt fält är ett första steg, från punkten ovanför till den som det nämner. Tryck på ett: ett brev öppnas som börjar så. Skriv resten av draget efter det och skicka.
    }
letter-match_own_words = Skriv mitt drag
letter-match_orders =
    Du kan också skriva { $asks ->
        [bg_play] "förhandsvisa" före ett drag (för att se brädet efter det), "ge upp enkelt" (eller gammon, backgammon),{ " " }
        [bg_roll_or_double] "ge upp enkelt" (eller gammon, backgammon),{ " " }
        [theirs] "ta vid dubbling" (ditt svar på nästa dubbling, eller "släpp vid dubbling"),{ " " }
       *[other] { "" }
    }"visa" (för att få brädet igen) eller "hjälp" (för allt om att spela per mejl).

## asked: Vem som står i tur i en lista över matcher.
asked-match_attached = Hela matchen är bifogad: { JOIN(EACH($files, "asked-match_file"), "; ") }.
asked-match_file =
    { $item ->
        [mat] .mat, som GNU Backgammon och de flesta andra program läser
        [sgf] .sgf, GNU Backgammons eget format
       *[txt] .txt, att läsa som den är
    }
asked-match_turn =
    { $turn ->
        [you] Din tur att { letter-match_asked }, senast { MOMENT($due) }. Du har { SPAN($left) } kvar.
       *[other] { $opponent } ska { letter-match_asked }, senast { MOMENT($due) }, om { SPAN($left) }.
    }
asked-match_running =
    { $turn ->
        [you] Du
       *[other] { $opponent }
    } ska { letter-match_asked }: { SPAN($used) } av { SPAN($given) } har gått, { SPAN($left) } återstår.
asked-match_turn_line =
    Kast { $ply }: { SPAN($used) }{ $given_back ->
        [yes] , sedan du fått tillbaka { SPAN($given_back) }
       *[no] { "" }
    }

## board: Vad som står under bilden av en match.
board-checkers =
    { $checkers ->
        [dark] Du har de mörka brickorna, { $opponent } har de ljusa.
       *[light] Du har de ljusa brickorna, { $opponent } har de mörka.
    }
board-count_pips = Pip: du { $mine }, { $opponent } { $theirs }.

## letter: Vad knapparna i en match säger.
# vad ett tryck skickar; bara ord utan å, ä och ö, för alla mejlprogram läser inte sådana ur en länk
letter-bg_tap =
    { CODE($text) ->
        [phrase] fras
        [roll] kasta
        [double] dubbla
        [take] ta
        [drop] passa
        [accept] anta
        [refuse] nej tack
        [resign_single] ge upp enkelt
        [concede_match] ge upp matchen
        [cancel_ifs] avbryt om
        [show] visa
        [record] protokoll
       *[other] { $text }
    }
letter-bg_answer =
    { $text ->
        [phrase] Skicka mina ord
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
# Poäng som gavs utanför spelet, i en matchs protokoll som någon läser det.
game_shown-given =
    poäng { $why ->
        [late] för försening
       *[points] från tävlingsledaren
    }: { JOIN(EACH($to, "game_shown-given-each"), ", ") }
game_shown-given-each = { $item-0 } till { $item-1 }

## replay: En match drag för drag på tävlingens sida, för den som ser på. `name` är vems drag det var, eller vem som får något genom det.
replay-act = { $name } { moves-did }
replay-opening =
    Öppningskast: { $one } { $first }, { $other } { $second }{ $seat ->
        [none] , så båda kastar om
       *[other] { "" }
    }
replay-given =
    Tävlingsledaren ger poäng: { $one } { $first }, { $other } { $second }{ $waits ->
        [yes] ; de räknas när det här partiet är slut
       *[no] { "" }
    }
replay-late = Poäng för matchens början: { $one } { $first }, { $other } { $second }
replay-won =
    { $name } vinner parti { $game }: { $points ->
        [one] en poäng
       *[other] { $points } poäng
    }{ $size ->
        [gammon] { " " }med gammon
        [backgammon] { " " }med backgammon
       *[single] { "" }
    }. { $given ->
        [yes] Med poängen som tävlingsledaren gav står det
       *[no] Det står
    } { $first }–{ $second }
replay-apart =
    { $how ->
        [yes] Avgjort utanför brädet
       *[no] Avgjort av tävlingsledaren
    }: { $points }{ $score ->
        [yes] { " " }({ $score })
       *[no] { "" }
    }{ $how ->
        [yes] , { $how }
       *[no] { "" }
    }
replay-game =
    Parti { $game }, { $first }–{ $second }{ $crawford ->
        [yes] , Crawfordparti
       *[no] { "" }
    }
replay-key-game_back = Partiet innan
replay-key-back = Ett steg tillbaka
replay-key-forth = Ett steg framåt
replay-key-game_forth = Nästa parti
replay-key-act = Steg
