"""The playground in Firefox and in WebKitGTK."""

import pytest
from driven import DrivenView
from processes import CannotRunError

# In CSS pixels. MiniBrowser's window is no narrower than 447.
PHONE = (460, 844)


@pytest.fixture(scope="class")
def browser(request):
    """The browser of a class of tests; where it cannot run, they are skipped and say so."""
    program = request.cls.program
    try:
        browser = program()
    except CannotRunError as reason:
        pytest.skip(f"{program.name} cannot run here: {reason}")
    yield browser
    browser.close()


@pytest.fixture
def playground(browser, address):
    """Opens a layout of the playground, at rest and with its events written down; no test may leave a problem."""

    def open(layout, size=PHONE, query="bare=1"):
        browser.left = None
        browser.open(f"{address}?layout={layout}&{query}", size)
        return DrivenView(browser, layout)

    yield open
    browser.let_go()
    assert browser.problems == []


@pytest.fixture
def view(browser, playground, layout):
    """A layout of the playground at its start: as the test before has left it, unless that cannot start again."""
    left = browser.left
    browser.left = left if left and left.layout == layout and left.starts_again() else playground(layout)
    return browser.left
