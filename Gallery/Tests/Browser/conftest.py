"""A served gallery in a real Chromium, with a finger."""

import functools
from contextlib import ExitStack
from urllib.parse import urlencode

import pytest
from take import numeral, other_value, serving
from viewing import PHONE, View


@pytest.fixture
def served():
    """The address of a server of a folder's files, until the test has ended."""
    with ExitStack() as servers:
        yield lambda folder, headers=None: servers.enter_context(serving(folder, headers))


@pytest.fixture
def open_page(new_context, served):
    """Opens a page, and fails the test where it reports an error; it is closed before what it was loaded from."""
    contexts, problems = [], []

    def open(url, size=PHONE, **options):
        is_phone = size == PHONE
        context = new_context(viewport=size, has_touch=is_phone, is_mobile=is_phone, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
        page.goto(url)
        return page

    open.problems = problems
    yield open
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def gallery(address, open_page):
    """Opens the gallery at a layout, settled and with its events recorded."""

    def open(layout, query="", **options):
        view = View(open_page(f"{address}?layout={layout}&{query}", **options), layout)
        view.run("await view.ready")
        view.settle()
        return view

    return open


@pytest.fixture
def open_take(address, open_page):
    """Opens the page with some settings in its link, and returns it when “Take with you” is there."""

    def open(layout, options=None, **settings):
        page = open_page(f"{address}?{urlencode({'layout': layout, **settings})}", **(options or {}))
        page.wait_for_selector("#take-copy", state="attached")
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
    view.setLayout(layout);
    return view.parameterDescriptors;
}"""
