"""Save picture: the view as it is on screen, as a PNG."""

import pytest
from chromium import photograph
from PIL import Image, ImageChops, ImageStat
from support import LAYOUTS, draw
from viewing import PHONE

SCALE = 2  # pixels of a point
LIMIT = 2.5  # of 255: what text and slanted edges may differ by, over all pixels

PLACE = """async (offset) => {
    const view = document.querySelector("fanfold-view");
    view.contentOffset = offset;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await Promise.all([...view.querySelectorAll("[data-index] img")].map((image) => image.decode()));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""


def saved(page):
    """The picture that is downloaded after a click on the button."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    return download.value.suggested_filename, Image.open(download.value.path()).convert("RGB")


def screenshot(page):
    """The view as the browser shows it, with nothing before it."""
    page.add_style_tag(content="#inspector, #steps, #toast, #close { visibility: hidden !important }")
    return photograph(page, page.locator("fanfold-view").bounding_box())


def difference(picture, other):
    return max(ImageStat.Stat(ImageChops.difference(picture, other)).mean)


@pytest.fixture
def open_phone(open_export):
    return lambda layout, **settings: open_export(
        layout, {"size": PHONE, "device_scale_factor": SCALE, "accept_downloads": True}, **settings
    )


@pytest.mark.parametrize(
    "settings", [{"theme": "dark"}, {"theme": "light", "direction": "rtl"}], ids=["dark", "light-rtl"]
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_picture_shows_what_the_screen_shows(open_phone, layout, settings):
    page = open_phone(layout, **settings)
    page.evaluate(PLACE, 333.3)
    name, picture = saved(page)
    width, height = page.evaluate("(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])(view)")
    assert name == f"fanfold-{layout}-{width}x{height}.png"
    assert picture.size == (width * SCALE, height * SCALE)
    shot = screenshot(page)
    assert difference(picture, shot) < LIMIT
    page.evaluate(PLACE, 360)
    assert difference(picture, screenshot(page)) > LIMIT, "a place some points away would pass for the same"


def test_the_vignette_is_in_the_picture(open_phone):
    page = open_phone("tab-stack")
    page.evaluate(PLACE, 500)
    _, picture = saved(page)
    page.add_style_tag(content="fanfold-view::part(vignette) { visibility: hidden }")
    assert difference(picture, screenshot(page)) > LIMIT


def test_a_picture_is_saved_of_an_empty_view(open_phone):
    page = open_phone("album-fan", count=0, theme="dark")
    name, picture = saved(page)
    assert picture.getextrema() and name.startswith("fanfold-album-fan-")


@pytest.mark.parametrize("is_open", [True, False], ids=["readable", "unreadable"])
def test_pictures_that_other_sites_keep_to_themselves_are_named(open_phone, open_page, tmp_path, is_open, served):
    draw(tmp_path / "poppy.png", "tomato")
    site = served(tmp_path, {"Access-Control-Allow-Origin": "*"} if is_open else {})
    page = open_phone("card-carousel")
    page.get_by_label("Or their addresses on the web").fill(f"{site}poppy.png")
    page.get_by_role("button", name="Show", exact=True).click()
    page.evaluate(PLACE, 0)
    name, picture = saved(page)
    status = page.locator("#export-saved").text_content()
    tomato = picture.getpixel((picture.width // 2, picture.height // 4)) == (255, 99, 71)
    assert status.startswith(f"Saved {name}")
    assert (f"{site}poppy.png" in status) != is_open and tomato == is_open
    # The browser reports itself what it refuses to read.
    assert bool(open_page.problems) != is_open
    open_page.problems.clear()
