"""Tests Save picture: the view on screen as a PNG."""

import pytest
from chromium import photograph
from comparison import Tolerance, difference
from exporting import paste
from PIL import Image
from support import LAYOUTS, draw
from viewing import PHONE

SCALE = 2  # pixels per point
# Slanted edges are antialiased differently.
ALIKE = Tolerance(distance=40, share=0.002, blur=2 * SCALE)
TOMATO = (255, 99, 71)
COLOR_TOLERANCE = 3  # of 255

# The longest address of a picture since then, and all texts of the status.
NOTE_PICTURES = """() => {
    window.longest = 0;
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
    Object.defineProperty(HTMLImageElement.prototype, "src", { get, set(address) {
        window.longest = Math.max(window.longest, address.length);
        set.call(this, address);
    } });
    window.reports = [];
    const status = document.getElementById("export-saved");
    new MutationObserver(() => { reports.push(status.textContent); }).observe(status, { childList: true });
}"""

PLACE = """async (offset) => {
    const view = document.querySelector("fanfold-view");
    view.contentOffset = offset;
    for (let i = 0; i < 3; i++) await frame();
    await Promise.all([...view.querySelectorAll("[data-index] img")].map((image) => image.decode()));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""


def saved(page):
    """The downloaded picture after a click on the button."""
    with page.expect_download() as download:
        page.evaluate("document.getElementById('export-picture').click()")
    return download.value.suggested_filename, Image.open(download.value.path()).convert("RGB")


def screenshot(page):
    """The view on screen, without overlays."""
    page.add_style_tag(content="#settings, #steps, #close { visibility: hidden !important }")
    return photograph(page, page.locator("fanfold-view").bounding_box())


@pytest.fixture
def open_phone(open_export):
    """Opens the page on a phone. Compared pictures contain no text: fonts differ between machines."""

    def open(layout, **settings):
        options = {"size": PHONE, "device_scale_factor": SCALE, "accept_downloads": True}
        page = open_export(layout, options, **settings)
        page.add_style_tag(content="fanfold-view * { color: transparent !important; text-shadow: none !important }")
        return page

    return open


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings", [{"theme": "dark"}, {"theme": "light", "direction": "rtl"}], ids=["dark", "light-rtl"]
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_picture_matches_the_screen(open_phone, layout, settings):
    page = open_phone(layout, **settings)
    page.evaluate(PLACE, 333.3)
    name, picture = saved(page)
    width, height = page.evaluate("(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])(view)")
    assert name == f"fanfold-{layout}-{width}x{height}.png"
    assert picture.size == (width * SCALE, height * SCALE)
    assert difference(picture, screenshot(page), ALIKE) is None
    page.evaluate(PLACE, 360)
    assert difference(picture, screenshot(page), ALIKE), "a place some points away would pass for the same"


@pytest.mark.slow
def test_the_picture_contains_the_vignette(open_phone):
    page = open_phone("tab-stack")
    page.evaluate(PLACE, 500)
    _, picture = saved(page)
    page.add_style_tag(content="fanfold-view::part(vignette) { visibility: hidden }")
    assert difference(picture, screenshot(page), ALIKE)


def test_an_empty_view_can_be_saved(open_phone):
    page = open_phone("album-fan", count=0, theme="dark")
    name, picture = saved(page)
    assert picture.getextrema() and name.startswith("fanfold-album-fan-")


@pytest.mark.slow
@pytest.mark.parametrize("is_open", [True, False], ids=["readable", "unreadable"])
def test_unreadable_pictures_are_named(open_phone, open_page, tmp_path, is_open, served):
    draw(tmp_path / "poppy.png", "tomato")
    site = served(tmp_path, {"Access-Control-Allow-Origin": "*"} if is_open else {})
    page = open_phone("card-carousel")
    paste(page, f"{site}poppy.png")
    page.evaluate(PLACE, 0)
    name, picture = saved(page)
    status = page.locator("#export-saved").text_content()
    color = picture.getpixel((picture.width // 2, picture.height // 4))
    tomato = color == pytest.approx(TOMATO, abs=COLOR_TOLERANCE)
    assert status.startswith(f"Saved {name}")
    assert (f"{site}poppy.png" in status) != is_open and tomato == is_open
    # The browser reports denied reads.
    assert bool(open_page.problems) != is_open
    open_page.problems.clear()


@pytest.mark.slow
def test_large_pictures_are_reduced_and_counted(open_phone, tmp_path, served):
    for name in "abc":
        Image.effect_noise((4000, 3000), 30).convert("RGB").save(tmp_path / f"{name}.jpg", quality=95)
    total = sum(path.stat().st_size for path in tmp_path.iterdir())
    site = served(tmp_path, {"Access-Control-Allow-Origin": "*"})
    page = open_phone("card-carousel", theme="dark")
    paste(page, "\n".join(f"{site}{name}.jpg" for name in "abc"))
    page.evaluate(PLACE, 300)
    page.evaluate(NOTE_PICTURES)
    _, picture = saved(page)
    assert page.evaluate("longest") < total / 2, total
    reports = page.evaluate("reports")
    assert "Saving the picture: 1 of 3 photographs read" in reports and reports[-1].startswith("Saved ")
    assert difference(picture, screenshot(page), Tolerance(distance=60, share=0.01, blur=4 * SCALE)) is None
