## happenings: Mis juhtus matši täringutega ja mida tehti ilma kirjata.
happenings-dice_committed =
    Midagi pole veel visatud: enne vajan mõlemalt midagi täringute jaoks. { $scheme ->
        [plain] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, ja sellest, mida te mõlemad saadate.
        [beacon-start] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, sellest, mida te mõlemad saadate, ja avaliku juhuallika voorust, mis tuleb pärast seda.
       *[beacon] Visked tulenevad minu salajasest arvust, millega olen end sidunud kahe ankruga selle kirja lõpus, sellest, mida te mõlemad saadate, ja iga vise avaliku juhuallika omaette voorust.
    }
happenings-you_gave = Sinu panus täringutesse saabus { MOMENT($arrived) } ja kehtib: { $line }
happenings-dice_bound =
    { $first ->
        [1] Mõlemad olete täringutesse midagi andnud. See on selle kirja lõpus koos tekstiga, millest kõik visked tulenevad. Palun võrdle enne oma esimest käiku kolme asja: oma sõnu või oma kirja välju Date ja Message-ID; ankruid minu esimese kirja omadega; ja D-d.
       *[other] Alates viskest { $first } kehtib täringutele uus tekst; see on selle kirja lõpus.
    }
happenings-round_named = Täringud võtavad nüüd avaliku juhuallika drand (võrk quicknet) vooru { $round }, reegli järgi kirjast, mis saabus { MOMENT($arrived) }. See tuleb { MOMENT($hour) }; enne seda ei tea seda keegi ja seni ükski kell ei käi.
happenings-done_by_itself =
    { $why ->
        [no_play]
            { $who ->
                [you] Sina: { moves-did }; kord läks edasi.
               *[they] { $opponent }: { moves-did }; kord läks edasi.
            }
       *[other]
            { $who ->
                [you] Sinu eest: { moves-did }
                [they] Mängija { $opponent } eest: { moves-did }
               *[chance] Mina: { moves-did }
            }{ $why ->
                [forced] , ainus võimalik käik
                [last_checker] , mis viib viimase nupu välja
                [greedy] , korralduse "greedy" järgi
                [take_if_doubled] , korralduse "take if doubled" järgi
                [drop_if_doubled] , korralduse "drop if doubled" järgi
                [double_next_turn] , korralduse "double next turn" järgi
                [autoroll] , korralduse "autoroll" järgi
                [autoroll_on_bar] , korralduse "autoroll while on the bar" järgi
                [unasked] , sest rohkem võita ei saa
               *[other] { "" }
            }.
    }
happenings-seed_told = Matš on läbi ja täringute taga olev salajane arv on selle kirja lõpus: nüüd saab igaüks iga viset kontrollida.
happenings-you_ordered =
    { COUNT($orders) ->
        [0] Sul pole nüüd püsikorraldusi.
       *[other] Sinu püsikorraldused nüüd: { JOIN($orders, "; ") }. Neist tead ainult sina; "orders off" võtab need tagasi.
    }

## stages: Mida lugejalt enne esimest viset palutakse.
stages-contribute = Palun vasta reaga "phrase: ..." ja mõne oma sõnaga, 3 kuni 200 märki: need saavad täringute osaks. Iga muu vastus loeb samuti; siis tulevad selle asemele kirja Date ja Message-ID. Kellelegi ei näidata, mida sa saadad, enne kui ka vastane on midagi saatnud.

## asked: What stands in a list of games while the dice of one wait for its reader.
asked-your_gift = Täringud ootavad sind: palun vasta minu kirjale selle matši kohta reaga „phrase: ...“ või kuidas tahes.

## letter: What stands in a letter while dice wait for what players give.
letter-your_gift = Enne kõike muud vajan sinu vastust sellele kirjale.
letter-their_gift = Ootan seda, mida { $opponent } täringutele annab. Sina ei pea midagi tegema.
letter-against_match = { $game-game } – { $game-opponent }: alustate mõlemad, täringute pärast
letter-for_every_match = Iga matši kohta saad ka kirja lauaga. Palun vasta igale, kes ka ei alustaks: täringud ootavad teid mõlemaid.
letter-beacon_awaited = Ootan avaliku juhuallika vooru { $round }, mis tuleb { MOMENT($hour) }; kui allikas vaikib, ootan edasi. Ükski kell ei käi ja keegi ei pea midagi tegema.

## dice: Vastus küsimusele "täringud": arvud lugeja visetest, kuidas need sünnivad ja kuidas neid kontrollida.
dice-subject =
    { $match ->
        [yes] { $match-game }: täringud
       *[no] Sinu matšide täringud
    }
dice-so_far =
    { $m-rolls ->
        [0] Selles matšis ({ $m-opponent }) pole veel visatud.
        [one] Selles matšis ({ $m-opponent }) on tehtud üks vise.
       *[other] Selles matšis ({ $m-opponent }) on tehtud { $m-rolls } viset.
    }
dice-waits =
    { $m-waits ->
        [mine] Järgmiseks viskeks vajan midagi sinult: rida "fraas: ..." sinu enda sõnadega või mis tahes muud vastust.
        [theirs] Järgmiseks viskeks ootan seda, mida { $m-opponent } täringutele annab.
       *[beacon] Järgmiseks viskeks ootan avaliku juhuallika vooru.
    }
dice-made =
    Nii need sünnivad: minu salajasest arvust, millega sidusin end kahe ankruga enne, kui midagi visati, ja sellest, mida te mõlemad saatsite. { $scheme ->
        [plain] Iga vise järgneb neist ja oma numbrist. Ma ei saa ühtegi muuta, kuid minu pidaja võiks tulevasi teada.
        [beacon-start] Lisandub avaliku juhuallika voor, mida keegi enne ei teadnud. Iga vise järgneb neist ja oma numbrist; ma ei saa ühtegi muuta, kuid minu pidaja võiks tulevasi teada.
       *[beacon] Iga vise järgneb neist, oma numbrist ja avaliku juhuallika voorust, mida keegi enne ei teadnud, nii et keegi ei saa seda ette teada.
    }
dice-again =
    { $n ->
        [one] Ühe korra pidin end uuesti siduma, teise salajase arvuga, ja te andsite mõlemad jälle midagi.
       *[other] { $n } korda pidin end uuesti siduma, teise salajase arvuga, ja te andsite mõlemad jälle midagi.
    }
dice-open = Salajane arv on nüüd teada, nii et kõike saab üle arvutada.
dice-void_rolls = Visked, mis ei kehti; keegi neid ei mängi ja nende numbrid ei kordu:
dice-void =
    { $v-count ->
        [one] Vise { $v-numbers }
       *[other] Visked { $v-numbers }
    }: { $v-lost ->
        [yes] saadetud enne, kui meie andmebaas tuli varukoopiast taastada.
       *[no] { $v-reason ->
            [yes] otsuse põhjal. Põhjus: "{ $v-reason }"
           *[no] otsuse põhjal.
        }
    }
dice-check = Nii saab neid kontrollida: lisatud on { $file }, protokoll kõigest, mis nende täringute kohta on öeldud. Kontrollprogramm on üks Pythoni fail, verify_dice.py, mis ei vaja midagi muud; selle kirjutab "corr dice verify --program" ja kohtunik saab selle sulle saata. Siis arvutab "python3 verify_dice.py { $file }" iga viske üle.
dice-letters_prove = See loeb ka meie kirju, kui need on faili salvestatud: need tõendavad rohkem kui protokoll, sest igaüks neist oli sul enne järgmist viset.
dice-scope =
    { $f-scope ->
        [match] Selles matšis
        [event] Turniiril { $f-name }: { $f-matches ->
            [one] üks matš
           *[other] { $f-matches } matši
        }
       *[all] Kõigis sinu matšides: { $f-matches ->
            [one] üks
           *[other] { $f-matches }
        }{ $f-matches ->
            [100] , viimased
           *[other] { "" }
        }
    }
dice-side =
    { $name ->
        [you] sina
        [match] vastane
       *[other] vastased
    }
dice-row =
    { $name ->
        [rolls] viskeid
        [mean] silmi viske kohta
        [doubles] duubleid
       *[begun] alustatud mänge
    }
dice-face = täringuid { $face } silmaga
dice-of = { $part } / { $whole }
dice-even =
    { $e-what ->
        [faces] Silmad: sina { dice-rare_mine }, teine pool { dice-rare_theirs }, kokku { dice-rare_both }.
        [doubles] Duublid: sina { dice-rare_mine }, teine pool { dice-rare_theirs }, kokku { dice-rare_both }.
       *[openings] Kes alustab: { dice-rare_both }.
    }
dice-rare_mine =
    { $e-mine ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-mine } hulgast
    }
dice-rare_theirs =
    { $e-theirs ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-theirs } hulgast
    }
dice-rare_both =
    { $e-both ->
        [0] otsustamiseks liiga vähe
        [1] midagi haruldast pole
       *[other] haruldasem kui üks { $e-both } hulgast
    }
dice-counted = Arvesse lähevad kõik tehtud visked, ka need, mis ei kehti. Duubli silmad loevad topelt ja avaviskest on kummalgi üks täring; ausad täringud annavad pikapeale 8,17 silma viske kohta ja duubli ühes käigus kuuest. "Haruldasem kui üks 20 hulgast" ütleb hii-ruut-test: ausad täringud näivad ebaühtlasemad vähem kui ühes 20 sama pikast nimekirjast. Kes vaatab 20 nimekirja, leiab sellise.
dice-none_yet = Sinu matšides pole veel visatud.

## reasons: Miks täringute kohta pole midagi öelda.
reasons-no_dice = Sa küsisid täringute kohta, kuid sinu partiides ei visata midagi: neid mängitakse ilma täringuteta.
