"""A served playground in a real Chromium, with a finger."""

import functools
from contextlib import ExitStack
from urllib.parse import urlencode

import pytest
from chromium import undrawn_context
from exporting import numeral, other_value, serving
from viewing import PHONE, View
from windows import Windows


@pytest.fixture
def served():
    """The address of a server of a folder's files, until the test has ended."""
    with ExitStack() as servers:
        yield lambda folder, headers=None: servers.enter_context(serving(folder, headers))


@pytest.fixture(scope="session")
def windows(address, chromium):
    """The windows that tests of the playground open one after another."""
    return Windows(address, functools.partial(undrawn_context, chromium))


@pytest.fixture
def open_page(address, windows, served):
    """Opens a page, and fails the test where it reports an error; it is closed before what it was loaded from."""
    opened, problems = [], []

    def open(url, size=PHONE, **options):
        is_phone = size == PHONE
        # What a page of the playground has loaded lasts in its window: who begins elsewhere wants to see it loaded.
        take = windows.take if url.startswith(address) else windows.make
        opened.append(take(problems, viewport=size, has_touch=is_phone, is_mobile=is_phone, **options))
        opened[-1].page.goto(url)
        return opened[-1].page

    open.problems = problems
    yield open
    for window in opened:
        windows.give_back(window)
    assert not problems


@pytest.fixture
def playground(address, open_page):
    """Opens the playground at a layout, settled and with its events recorded."""

    def open(layout, query="", **options):
        view = View(open_page(f"{address}?layout={layout}&{query}", **options), layout)
        view.run("await view.ready")
        view.settle()
        return view

    return open


@pytest.fixture
def open_export(address, open_page):
    """Opens the page with some settings in its link, and returns it when “Take with you” is there."""

    def open(layout, options=None, **settings):
        page = open_page(f"{address}?{urlencode({'layout': layout, **settings})}", **(options or {}))
        page.wait_for_selector("#export-copy", state="attached")
        if page.locator("#open-panels").is_visible():
            page.locator("#open-panels").click()
        return page

    return open


@pytest.fixture(scope="session")
def tuned(address, chromium):
    """For each parameter of a layout a value that it may take, and that is not its default, as a person writes it."""

    @functools.cache
    def of(layout):
        page = chromium.new_page()
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
