"""A served playground in a real Chromium, with a finger."""

import functools
from contextlib import ExitStack
from urllib.parse import urlencode

import pytest
from chromium import open_context, watched_page
from exporting import numeral, other_value, serving
from viewing import DESKTOP, PHONE, View, unfold


@pytest.fixture
def served():
    """The address of a server of a folder's files, until the test has ended."""
    with ExitStack() as servers:
        yield lambda folder, headers=None: servers.enter_context(serving(folder, headers))


@pytest.fixture
def open_page(new_context, served):
    """Opens a page, and fails the test if the page reports an error; the page is closed before its server.

    Tests evaluate modules and expressions in the page, which its content security policy forbids.
    """
    contexts, problems = [], []

    def open(url, size=PHONE, **options):
        is_phone = size == PHONE
        options = {"bypass_csp": True, **options}
        contexts.append(new_context(viewport=size, has_touch=is_phone, is_mobile=is_phone, **options))
        page = watched_page(contexts[-1], problems)
        page.goto(url)
        # A view's driver holds the clock again; other pages move by themselves.
        page.evaluate("window.clock?.release()")
        return page

    open.problems = problems
    yield open
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def playground(address, open_page):
    """Opens the playground at a layout, settled and with its later events recorded."""

    def open(layout, query="", **options):
        view = View(open_page(f"{address}?layout={layout}&{query}", **options), layout)
        view.start()
        unfold(view.page)
        view.run("heard.length = 0")
        return view

    return open


@pytest.fixture
def designer(playground):
    """The page with a new layout, at rest."""

    def open(size=DESKTOP, preset="cover-flow", **options):
        view = playground("card-carousel" if preset == "cover-flow" else preset, size=size, **options)
        if size == PHONE:
            view.page.click("#open-panels")
        view.page.click("#new-layout" if preset == "cover-flow" else "#edit-design")
        view.wait_until("document.querySelector('#design-head')")
        view.wait_until("typeof document.getElementById('view').layout === 'object'")
        view.run("await view.ready")
        view.settle()
        return view

    return open


@pytest.fixture
def ghosts(designer):
    """The page with a new layout, and the view with its keyframes."""

    def open(*arguments, **options):
        view = designer(*arguments, **options)
        view.wait_until("document.querySelector('#ghosts .ghost')")
        layer = View(view.page, view.layout, "#ghosts")
        layer.settle()
        return view, layer

    return open


@pytest.fixture
def open_export(address, open_page):
    """Opens the page with some settings in its link, and returns it when “Take with you” is there."""

    def open(layout, options=None, **settings):
        page = open_page(f"{address}?{urlencode({'layout': layout, **settings})}", **(options or {}))
        page.wait_for_selector("#export-copy", state="attached")
        unfold(page)
        if page.locator("#open-panels").is_visible():
            page.locator("#open-panels").click()
        return page

    return open


@pytest.fixture(scope="session")
def tuned(address, chromium):
    """For each parameter of a layout a valid value that differs from its default, as a user writes it."""

    @functools.cache
    def of(layout):
        page = open_context(chromium).new_page()
        page.goto(address)
        descriptors = page.evaluate(DESCRIBE, layout)
        page.close()
        return {each["name"]: numeral(other_value(each)) for each in descriptors}

    return of


DESCRIBE = """async (layout) => {
    const view = await document.querySelector("fanfold-view").ready;
    view.layout = layout;
    return view.parameterDescriptors;
}"""
