"""What virus scanners write below a letter is never taken for its writer's words."""

from itertools import product

import pytest

from corr.mail.read.quotes import own_text
from tests.every import every

FOOTERS = [
    (
        "This email has been checked for viruses by Avast antivirus software.\n"
        "https://www.avast.com/antivirus"
    ),
    "This email has been checked for viruses.",
    "Virus-free. www.avast.com",
    "Virus-free.www.avg.com",
    "Virus-free. <https://www.avast.com/sig-email?utm_medium=email&utm_source=link> www.avast.com",
    "Virenfrei. www.avast.com",
    "Utan virus. www.avast.com",
    "Garanti sans virus. www.avast.com",
    "Libre de virus. www.avast.com",
    "Без вирусов. www.avast.com",
    (
        "No virus found in this message.\nChecked by AVG - www.avg.com\n"
        "Version: 2015.0.6172 / Virus Database: 4365/10102 - Release Date: 07/28/15"
    ),
    "Inga virus hittades i detta meddelande.\nKontrollerades av AVG - www.avg.com",
    "Detta mejl har genomsökts efter virus.",
    "Detta e-postmeddelande har genomsökts efter virus med Avast antivirusprogram.\nwww.avast.com",
    "Det här e-postmeddelandet har sökts igenom efter virus med antivirusprogram från Avast.",
    "Diese E-Mail wurde von Avast Antivirus-Software auf Viren geprüft.\nwww.avast.com",
    "L'absence de virus dans ce courrier électronique a été vérifiée par le logiciel Avast.",
    "El software de antivirus Avast ha analizado este correo electrónico en busca de virus.",
    "Questa e-mail è stata controllata per individuare virus con Avast antivirus.",
    "Deze e-mail is gecontroleerd op virussen met de antivirussoftware van Avast.",
    "Ta wiadomość została sprawdzona na obecność wirusów przez program Avast.",
    "Tämä sähköpostiviesti on tarkistettu virusten varalta Avast-ohjelmalla.",
    "Seda e-kirja kontrolliti viiruste suhtes Avasti viirusetõrjetarkvaraga.",
    "Это сообщение проверено на вирусы антивирусом Avast.",
    (
        "This message has been scanned for viruses and\ndangerous content by MailScanner, and is\n"
        "believed to be clean."
    ),
    "The message was checked by ESET Mail Security.\nhttp://www.eset.com",
    "__________ Information from ESET Mail Security, version 12345 (20150101) __________",
    "Outgoing mail is certified Virus Free.\nChecked by AVG anti-virus system.",
]


@every("footer, above", product(FOOTERS, ["\n", "\n---\n", "\n-- \n", "\n---\n\n", ""]))
def test_they_are_left_out_with_the_line_above_them(footer, above):
    assert own_text(f"i9\n{above}{footer}\n") == "i9"
    assert own_text(f"i9\n{above}{footer}\n\nOn 2 May 2024 Bo <b@x.invalid> wrote:\n> h8") == "i9"


@every("footer", FOOTERS)
def test_a_message_above_them_is_kept(footer):
    message = "i9\n\n---\nGood luck!"
    assert own_text(f"{message}\n\n---\n{footer}\n") == message


@pytest.mark.parametrize(
    "text",
    [
        "My mail was full of viruses, so I am late.",
        "I had the flu virus last week, no e-mail then.",
        "msg: my virus scanner found nothing in your mail",
        "Jag har haft ett virus, ledsen för sena brev",
        "---\nThis letter was written in bed, with a virus.",
        "i9\n\n---\nVirus season! Get well soon",
    ],
)
def test_what_people_say_of_viruses_is_kept(text):
    assert own_text(text) == text
