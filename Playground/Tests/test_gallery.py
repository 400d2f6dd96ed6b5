"""Tests the gallery of all layouts."""

import pytest
from axe import violations
from playwright.sync_api import expect
from support import LAYOUTS, ROOT
from viewing import DESKTOP, PHONE

PRESETS = sorted(path.stem for path in ROOT.glob("Sources/FanfoldKeyframes/Presets/*.json"))
COUNT = len(LAYOUTS) + len(PRESETS)
HUGE = {"width": 2560, "height": 1440}


@pytest.fixture
def gallery(playground):
    """The playground with its gallery open."""

    def open(size=DESKTOP, query="", **options):
        view = playground("expanding", query, size=size, **options)
        view.page.click("#show-gallery")
        view.page.wait_for_selector(f"#gallery .all li:nth-child({COUNT})", state="attached")
        return view

    return open


def card(page, name):
    return page.locator("#gallery .all li").filter(has=page.get_by_text(name, exact=True))


def test_the_headline_and_the_button_count_the_layouts(gallery):
    page = gallery().page
    assert COUNT == 20
    assert page.inner_text("#brand p").startswith("Twenty")
    assert page.inner_text("#show-gallery").strip() == f"All {COUNT}"
    assert page.inner_text("#gallery h2") == f"All {COUNT} layouts"
    cards = page.locator("#gallery .all li")
    assert cards.count() == COUNT
    assert all(len(text.split("\n")) == 2 for text in cards.all_inner_texts())


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_stage_shows_its_layout(gallery, size):
    page = gallery(size).page
    for item in page.locator("#gallery .all li").all():
        item.scroll_into_view_if_needed()
        item.locator("fanfold-view").wait_for(state="attached")
    page.wait_for_function(
        "[...document.querySelectorAll('#gallery .all fanfold-view')].every((view) => view.querySelector('[data-index] img'))"
    )
    shown = page.evaluate(
        "[...document.querySelectorAll('#gallery .all fanfold-view')].map(({ layout }) => layout.description ?? layout)"
    )
    assert shown[: len(LAYOUTS)] == LAYOUTS
    assert len(set(shown)) == COUNT


@pytest.mark.slow
def test_a_stage_moves_once_when_visible_and_again_under_the_pointer(address, open_page):
    page = open_page(f"{address}?layout=expanding", size=DESKTOP)
    page.wait_for_selector("#export-copy", state="attached")
    page.click("#show-gallery")
    page.wait_for_selector("#gallery fanfold-view [data-index]")
    for _ in range(2):
        for item in [7, 4]:
            page.wait_for_function(f"document.querySelector('#gallery .all fanfold-view').item === {item}")
        page.wait_for_timeout(1000)
        assert page.evaluate("document.querySelector('#gallery .all fanfold-view').item") == 4
        page.mouse.move(0, 0)
        card(page, "Expanding list").hover()


def test_reduce_motion_keeps_the_stages_still(gallery):
    view = gallery(reduced_motion="reduce")
    view.page.wait_for_selector("#gallery .all fanfold-view [data-index]")
    card(view.page, "Expanding list").hover()
    view.advance(2)
    assert view.run("return document.querySelector('#gallery .all fanfold-view').item") == 4


@pytest.mark.slow
def test_a_card_shows_its_layout_on_the_device(gallery):
    view = gallery()
    card(view.page, "Album fan").locator("button").click()
    view.wait_until("document.getElementById('view').layout === 'album-fan'")
    expect(view.page.locator("#gallery")).to_be_hidden()
    view.page.click("#show-gallery")
    card(view.page, "Cover flow").locator("button").click()
    view.wait_until("document.getElementById('view').layout === 'cover-flow'")
    assert view.page.locator("#ghosts").count() == 0
    view.page.click("#show-gallery")
    expect(card(view.page, "Cover flow").locator("button")).to_have_attribute("aria-current", "true")
    expect(view.page.locator("#gallery [aria-current]")).to_have_count(1)
    assert view.page.evaluate("document.getElementById('gallery').scrollTop") == 0


@pytest.mark.slow
def test_a_very_large_page_shows_the_gallery_beside_the_device(playground):
    view = playground("card-carousel", size=HUGE)
    view.page.wait_for_selector(f"#wall li:nth-child({COUNT})")
    wall, glass = (view.page.locator(part).bounding_box() for part in ("#wall", "#glass"))
    assert glass["x"] + glass["width"] <= wall["x"]
    view.page.locator("#wall button").nth(0).click()
    view.wait_until("document.getElementById('view').layout === 'expanding'")


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_gallery_is_accessible(gallery, size):
    page = gallery(size).page
    page.wait_for_selector("#gallery .all fanfold-view [data-index]")
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(page.locator("#show-gallery")).to_be_focused()


def test_the_album_fans_stage_shows_a_fan_and_captions_align(gallery):
    page = gallery().page
    page.wait_for_function("document.querySelectorAll('#gallery .album img').length > 3")
    page.wait_for_timeout(300)
    tops = page.evaluate(
        "[...document.querySelector('#gallery .album').querySelectorAll('img')].map((image) => image.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == len(tops) > 2
    rows = page.evaluate("""[...document.querySelectorAll('#gallery .all li')].map((card) =>
        [card.getBoundingClientRect().top, card.querySelector('b').getBoundingClientRect().top])""")
    assert len({round(caption - top, 1) for top, caption in rows}) == 1
