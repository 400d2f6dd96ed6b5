"""The link restores the whole state, and says no more than it must."""

from urllib.parse import parse_qs, urlsplit

import pytest
from agreement import assert_shows
from playwright.sync_api import expect
from viewing import DESKTOP, PHONE, View


@pytest.fixture
def open_link(address, open_page):
    """Opens the playground at a link's query."""

    def open(query, layout="expanding", size=DESKTOP, **options):
        view = View(open_page(f"{address}?{query}", size=size, **options), layout)
        view.run("await view.ready")
        view.settle()
        return view

    return open


def query_of(view, part, is_there=True):
    """What the address says once it says something, or no longer does."""
    view.page.wait_for_function("([part, isThere]) => location.search.includes(part) === isThere", arg=[part, is_there])
    return {name: values[0] for name, values in parse_qs(urlsplit(view.page.url).query).items()}


def notes(view):
    return view.page.locator("#notes > div > span").all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_bare_link_shows_the_view_alone_at_an_item(open_link, size):
    view = open_link("layout=card-carousel&count=10000&item=5000&bare=1", "card-carousel", size=size)
    assert view.run("return [view.count, view.item]") == [10_000, 5_000]
    assert view.box() == {"x": 0, "y": 0, **size}
    for selector in ["header", "#steps", "#inspector", "#timeline"]:
        expect(view.page.locator(selector)).to_be_hidden()
    assert_shows(view, view.inspect())


def test_only_what_differs_from_the_defaults_is_in_the_address(open_link):
    view = open_link("layout=tab-stack", "tab-stack")
    view.page.locator("#tune [name=removable]").uncheck()
    assert query_of(view, "removable") == {"layout": "tab-stack", "removable": "0"}
    view.page.locator("#tune [name=removable]").check()
    view.page.wait_for_function("!location.search.includes('removable')")


STATE = {
    "layout": "tab-stack", "count": "500", "item": "40", "device": "free", "size": "640x480", "orientation": "landscape",
    "theme": "light", "direction": "rtl", "reduceMotion": "on", "rate": "0.25", "loop": "1", "removable": "0",
    "reorderable": "0", "pitch": "200.5", "topTilt": "-40",
}  # fmt: skip


def test_every_setting_comes_back_from_its_link(open_link):
    view = open_link("&".join(f"{name}={value}" for name, value in STATE.items()), "tab-stack")
    assert notes(view) == []
    assert view.run("return [view.count, view.item, view.parameters.pitch, view.parameters.topTilt]") == [
        500,
        40,
        200.5,
        -40,
    ]
    assert view.run("return [view.offsetWidth, view.offsetHeight]") == [640, 480]
    view.page.locator("#tune [name=removable]").check()
    assert query_of(view, "removable", False) == {name: value for name, value in STATE.items() if name != "removable"}


def test_a_change_of_layout_takes_its_parameters_out_of_the_address(open_link):
    view = open_link("layout=tab-stack&pitch=200", "tab-stack")
    view.page.click("[role=tab][data-layout=expanding]")
    assert query_of(view, "expanding") == {"layout": "expanding"}


def test_scrolling_is_in_the_address_once_it_has_come_to_rest(open_link):
    view = open_link("layout=card-carousel", "card-carousel")
    view.page.click("#next")
    assert query_of(view, "item") == {"layout": "card-carousel", "item": "1"}


@pytest.mark.parametrize(
    "name, value",
    [
        ("layout", "cover-flow"),
        ("count", "-1"),
        ("count", "10000001"),
        ("count", "1.5"),
        ("item", "31"),
        ("item", "x"),
        ("pitch", "0"),
        ("pitch", ""),
        ("pitch", "wide"),
        ("pich", "200"),
        ("size", "12x9000"),
        ("device", "watch"),
        ("orientation", "askew"),
        ("theme", "sepia"),
        ("direction", "up"),
        ("reduceMotion", "no"),
        ("rate", "3"),
        ("loop", "yes"),
        ("bare", "2"),
        ("__proto__", "1"),
        ("constructor", "1"),
    ],
)
def test_what_a_link_cannot_mean_is_ignored_and_named(open_link, name, value):
    layout = "" if name == "layout" else "layout=tab-stack&"
    view = open_link(f"{layout}{name}={value}", "expanding" if name == "layout" else "tab-stack")
    [note] = notes(view)
    assert f"{name}={value}" in note
    assert_shows(view, view.inspect())
    assert view.run("return view.count") == 31
    view.page.locator("#notes button").click()
    assert notes(view) == []


def test_a_link_is_copied(open_link):
    view = open_link("layout=tab-stack&pitch=200", "tab-stack", permissions=["clipboard-read", "clipboard-write"])
    view.page.click("#copy-link")
    view.page.wait_for_function("document.getElementById('copy-link').textContent === 'Copied'")
    link = view.page.evaluate("navigator.clipboard.readText()")
    assert parse_qs(urlsplit(link).query) == {"layout": ["tab-stack"], "pitch": ["200"]}


def test_a_link_that_may_not_be_copied_is_shown(open_link):
    view = open_link("layout=tab-stack", "tab-stack")
    view.run("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))")
    view.page.click("#copy-link")
    view.page.wait_for_selector("#notes > div")
    assert "?layout=tab-stack" in notes(view)[0]
