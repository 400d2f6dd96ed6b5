"""A served gallery in a real Chromium, with a finger."""

import pytest
from viewing import PHONE, View


@pytest.fixture
def open_page(chromium):
    """Opens a page, and fails the test where it reports an error."""
    contexts, problems = [], []

    def open(url, size=PHONE, **options):
        is_phone = size == PHONE
        context = chromium.new_context(viewport=size, has_touch=is_phone, is_mobile=is_phone, **options)
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
