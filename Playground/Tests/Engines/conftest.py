"""The playground in Firefox and in WebKitGTK."""

import pytest
from driven import DrivenView
from processes import CannotRunError

# In CSS pixels. MiniBrowser's window is no narrower than 447.
PHONE = (460, 844)


@pytest.fixture(scope="class")
def browser(request):
    """The browser of a class of tests; if it cannot run, the tests are skipped with the reason."""
    program = request.cls.program
    try:
        browser = program()
    except CannotRunError as reason:
        pytest.skip(f"{program.name} cannot run here: {reason}")
    yield browser
    browser.close()


@pytest.fixture
def playground(browser, address):
    """Opens a layout of the playground, at rest with recorded events; fails the test if problems occur."""

    def open(layout, size=PHONE, query="bare=1"):
        browser.left = None
        browser.open(f"{address}?layout={layout}&{query}", size)
        return DrivenView(browser, layout)

    yield open
    browser.let_go()
    assert browser.problems == []


@pytest.fixture
def view(browser, playground, layout):
    """The initial state of a layout: reuses the page of the previous test if it can be reset."""
    left = browser.left
    browser.left = left if left and left.layout == layout and left.starts_again() else playground(layout)
    return browser.left
