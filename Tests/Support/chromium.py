"""Chromium, for the tests of all that is shown in a browser.

The headless shell takes two fifths of the time that the whole browser takes without a window. A third of what is left
would be the drawing of frames, which few tests look at: a page is drawn once one does.
"""

import io
import os

import pytest
from PIL import Image
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

# What drives a browser.
BROWSERS = {"chromium", "firefox", "browser"}

# Chromium lays out, hit-tests and animates what lies in a transparent root as ever, but does not paint it before somebody
# looks. Axe does: it finds nothing wrong with the colours of what is not seen.
UNDRAWN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [sheet];
window.drawPage = () => { sheet.disabled = true };
Object.defineProperty(window, "axe", { configurable: true, set(value) {
  drawPage();
  Object.defineProperty(window, "axe", { value, writable: true });
} });
"""


def pytest_collection_modifyitems(items):
    """Tries a test in a browser once more where it fails, and names it at the end.

    A finger is as fast as the machine lets it be: one that is held up for half a second holds what it meant to tap.
    """
    for item in items:
        if BROWSERS & set(item.fixturenames):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def chromium():
    """A real browser, one for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_context(chromium):
    """Opens contexts of the browser whose pages are not drawn before somebody looks."""

    def open(**options):
        context = chromium.new_context(**options)
        context.add_init_script(UNDRAWN)
        return context

    return open


def draw_page(page):
    """Has a page drawn from now on."""
    page.evaluate("window.drawPage?.()")


def photograph(page, of=None, **options):
    """A page, or what a locator names of it, as it is seen."""
    draw_page(page)
    return Image.open(io.BytesIO((of or page).screenshot(**options))).convert("RGB")
