"""The page for players stands in the letters that tell how to play, where the site has one."""

import pytest

from tests.office import ANNA, BO, SETTINGS, House

PAGE = f"https://club.test/{'renju-by-mail-' * 3}{'x' * 12}"
"""As long as it may be."""
LISTED = SETTINGS + f'[mail]\nhelp_page = "{PAGE}"\n'
LANGUAGES = {
    "en": "All about playing by mail, on one page: ",
    "sv": "Allt om att spela per mejl på en enda sida: ",
    "de": "Alles über das Spielen per Mail auf einer Seite: ",
    "et": "Kõik meili teel mängimise kohta ühel lehel: ",
}


def played(folder, settings, language):
    """The letters to Anna that tell how to play: invitation, first letter and help."""
    members = f"name,email,language\nAnna Berg,{ANNA},{language}\nBo Ek,{BO},en\n"
    with House(folder, settings=settings, members=members) as house:
        invited = [post for post in house.letters() if post.to == ANNA]
        house.start()
        started = [post for post in house.read if post.to == ANNA and post not in invited]
        helped = [post for post in house.say(ANNA, "help").posts if post.to == ANNA]
        return {"invitation": invited, "start": started, "help": helped}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_that_tells_how_to_play_names_the_page_once(tmp_path, language):
    for kind, posts in played(tmp_path, LISTED, language).items():
        naming = [post for post in posts if PAGE in post.text]
        assert len(naming) == 1, kind
        (post,) = naming
        assert f"{LANGUAGES[language]}{PAGE}" in post.words
        assert post.text.count(PAGE) == 1
        assert post.html.count(PAGE) == 1


def test_without_a_page_no_letter_speaks_of_one(tmp_path):
    for posts in played(tmp_path, SETTINGS, "en").values():
        assert posts
        assert not any("on one page" in post.words for post in posts)
