"""Tests links: they restore the whole state and contain only differences from the defaults."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from agreement import assert_shows
from chromium import wait_until
from playwright.sync_api import expect
from support import ROOT
from viewing import DESKTOP, PHONE, View


@pytest.fixture
def open_link(address, open_page):
    """Opens the playground at a link's query."""

    def open(query, layout="expanding", size=DESKTOP, **options):
        view = View(open_page(f"{address}?{query}", size=size, **options), layout)
        view.start()
        return view

    return open


def query_of(view, part, is_there=True):
    """The address once it contains, or no longer contains, a part."""
    wait_until(view.page, "([part, isThere]) => location.search.includes(part) === isThere", argument=[part, is_there])
    return {name: values[0] for name, values in parse_qs(urlsplit(view.page.url).query).items()}


def notes(view):
    return view.page.locator("#notes > div > span").all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_bare_link_shows_only_the_view_at_an_item(open_link, size):
    view = open_link("layout=card-carousel&count=10000&item=5000&bare=1", "card-carousel", size=size)
    assert view.run("return [view.count, view.item]") == [10_000, 5_000]
    assert view.box() == {"x": 0, "y": 0, **size}
    for selector in ["header", "#steps", "#settings", "#timeline"]:
        expect(view.page.locator(selector)).to_be_hidden()
    assert_shows(view, view.inspect())


def test_the_address_contains_only_differences_from_the_defaults(open_link):
    view = open_link("layout=tab-stack", "tab-stack")
    view.page.locator("#tune [name=removable]").uncheck()
    assert query_of(view, "removable") == {"layout": "tab-stack", "removable": "0"}
    view.page.locator("#tune [name=removable]").check()
    view.wait_until("!location.search.includes('removable')")


STATE = {
    "layout": "tab-stack", "count": "500", "item": "40", "device": "free", "size": "640x480", "orientation": "landscape",
    "theme": "light", "direction": "rtl", "reduceMotion": "on", "rate": "0.25", "loop": "1", "removable": "0",
    "reorderable": "0", "pitch": "200.5", "topTilt": "-40",
}  # fmt: skip


def test_every_setting_is_restored_from_its_link(open_link):
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


def test_a_layout_change_removes_its_parameters_from_the_address(open_link):
    view = open_link("layout=tab-stack&pitch=200", "tab-stack")
    view.page.click("[role=tab][data-layout=expanding]")
    assert query_of(view, "expanding") == {"layout": "expanding"}


def test_the_settled_item_is_in_the_address(open_link):
    view = open_link("layout=card-carousel", "card-carousel")
    view.page.click("#next")
    view.settle()
    assert query_of(view, "item") == {"layout": "card-carousel", "item": "1"}


def test_invalid_values_in_a_link_are_ignored_and_named(open_link):
    view = open_link("layout=tab-stack&pitch=wide", "tab-stack")
    assert notes(view) == ["pitch in the link must be a number from 1 to 10000, but is wide"]
    assert_shows(view, view.inspect())
    view.page.locator("#notes button").click()
    assert notes(view) == []


def test_a_link_can_be_copied(open_link):
    view = open_link("layout=tab-stack&pitch=200", "tab-stack", permissions=["clipboard-read", "clipboard-write"])
    view.page.click("#copy-link")
    view.wait_until("document.getElementById('copy-link').textContent === 'Copied'")
    link = view.page.evaluate("navigator.clipboard.readText()")
    assert parse_qs(urlsplit(link).query) == {"layout": ["tab-stack"], "pitch": ["200"]}


def test_a_link_is_shown_without_clipboard_access(open_link):
    view = open_link("layout=tab-stack", "tab-stack")
    view.run("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))")
    view.page.click("#copy-link")
    view.wait_until("document.querySelector('#notes > div')")
    assert "?layout=tab-stack" in notes(view)[0]


@pytest.mark.parametrize("extension", ["", "?utm_source=news&fbclid=1", "#_hsenc=1", "?gclid=1#utm_source=x"])
def test_a_first_visit_by_an_extended_link_shows_the_opening(address, open_page, extension):
    page = open_page(address + extension, size=DESKTOP, reduced_motion="reduce")
    wait_until(page, "document.querySelector('fanfold-view').item === 4")
    assert page.evaluate("document.querySelector('fanfold-view').layout") == "card-carousel"
    assert page.locator("#notes").inner_text() == ""


# Links and designs that the page made at three earlier commits; see earlier-versions.test.mjs.
VERSIONS = json.loads((ROOT / "Playground/Tests/core/earlier-versions.json").read_text())


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version["date"])
def test_links_of_earlier_versions_open(open_link, version):
    links = version["links"]
    designed = [each for each in links if "design" in each]
    query = designed[-1]["link"].removeprefix("?")
    view = open_link(query, "card-carousel")
    assert notes(view) == []
    assert view.run("return view.layout.name") == designed[-1]["design"]["name"]
    refused = view.page.evaluate(
        """async (links) => {
          const probe = document.body.appendChild(document.createElement("fanfold-view"));
          await probe.ready;
          const problems = [];
          for (const { state: { layout }, parameters, design } of links) {
            try {
              probe.layout = design ?? layout;
              probe.parameters = parameters;
            } catch ({ message }) { problems.push(message); }
          }
          probe.remove();
          return problems;
        }""",
        links,
    )
    assert refused == []
