"""Chromium, for the tests of all that is shown in a browser.

The headless shell takes two fifths of the time that the whole browser takes without a window. A third of what is left
would be the drawing of frames, which few tests look at: a page is drawn once one does.
"""

import base64
import functools
import io
import os

import pytest
from PIL import Image
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

# What drives a browser.
BROWSERS = {"chromium", "firefox", "browser"}

reasons = {}  # by the test

# Chromium lays out, hit-tests and animates what lies in a transparent root as ever, but does not paint it before somebody
# looks. Axe does: it finds nothing wrong with the colours of what is not seen.
UNDRAWN = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [sheet];
window.isDrawn = false;
window.drawPage = () => { window.isDrawn = sheet.disabled = true };
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


def pytest_runtest_logreport(report):
    """Keeps why a test fails, or one of its cases: those of a test that is tried once more are told nowhere else."""
    if report.outcome in ("failed", "rerun"):
        reasons.setdefault(report.nodeid, []).append(report.longreprtext)


def pytest_terminal_summary(terminalreporter):
    """Says why each test failed that was tried once more."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"why {report.nodeid} was tried again")
        terminalreporter.write_line("\n".join(reasons[report.nodeid]))


@pytest.fixture(scope="session")
def chromium():
    """A real browser, one for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def undrawn_context(browser, **options):
    """A context of the browser whose pages are not drawn before somebody looks."""
    context = browser.new_context(**options)
    context.add_init_script(UNDRAWN)
    return context


@pytest.fixture
def new_context(chromium):
    """Opens contexts of the browser whose pages are not drawn before somebody looks."""
    return functools.partial(undrawn_context, chromium)


def draw_page(page):
    """Has a page drawn from now on."""
    page.evaluate("""async () => {
        if (window.isDrawn !== false) return;
        window.drawPage();
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }""")


def devtools(page):
    """The session in which a page is photographed and touched; what else is sent there lasts as long as the page."""
    if not hasattr(page, "devtools"):
        page.devtools = page.context.new_cdp_session(page)
    return page.devtools


def photograph(page, box=None):
    """A page, or a box of it, as it is seen.

    Chromium takes three quarters of a picture's time for making it small, unless it is told that it need not be.
    """
    draw_page(page)
    width, height, scale = page.evaluate("[innerWidth, innerHeight, devicePixelRatio]")
    clip = {**(box or {"x": 0, "y": 0, "width": width, "height": height}), "scale": scale}
    answer = devtools(page).send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})
    return Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")
