"""Chromium for the tests. The clock of each page's views is held: see `clock.py`."""

import base64
import functools
import io
import os
import time

import pytest
from clock import HOLD
from machine import scaled
from PIL import Image
from playwright.sync_api import Error, expect, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

# Limits in milliseconds: Playwright's own, on this machine.
ACTION_TIME = scaled(30_000)
expect.set_options(timeout=scaled(5_000))


@pytest.fixture(scope="session")
def chromium():
    """A real browser, one for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], timeout=ACTION_TIME)
        yield browser
        browser.close()


def open_context(browser, **options):
    """Opens a context of the browser whose timeouts are those of this machine."""
    context = browser.new_context(**options)
    context.set_default_timeout(ACTION_TIME)
    return context


def held_context(browser, **options):
    """Opens a context of the browser whose pages hold the clock of their views."""
    context = open_context(browser, **options)
    context.add_init_script(HOLD)
    return context


@pytest.fixture
def new_context(chromium):
    """Opens contexts of the browser whose pages hold the clock of their views."""
    return functools.partial(held_context, chromium)


def watched_page(context, problems):
    """Opens a page that adds its errors to a list."""
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    return page


def drop_problems(problems, *texts):
    """Removes expected problems from a list, exactly one for each text, in any order."""
    for text in texts:
        [problem] = [each for each in problems if text in each]
        problems.remove(problem)


def wait_until(page, expression, argument=None, timeout=ACTION_TIME):
    """Waits until an expression or a function of a page is true.

    The timeout is in milliseconds. `wait_for_function` evaluates strings in the page, which the playground's content security policy forbids.
    """
    deadline = time.monotonic() + timeout / 1000
    while not evaluated(page, expression, argument):
        assert time.monotonic() < deadline, f"never true: {expression}"
        page.wait_for_timeout(20)


def evaluated(page, expression, argument):
    """Returns the value of an expression, or None while the page is being replaced."""
    try:
        return page.evaluate(expression, argument)
    except Error as error:
        if "context was destroyed" not in str(error):
            raise


def devtools(page):
    """Returns the DevTools session of a page, which lasts as long as the page."""
    if not hasattr(page, "devtools"):
        page.devtools = page.context.new_cdp_session(page)
    return page.devtools


def counted(metric, view, script):
    """How much one of the browser's counters, such as LayoutCount, grows while a script runs in the page of a view."""
    session = devtools(view.page)
    session.send("Performance.enable")
    metrics = lambda: session.send("Performance.getMetrics")["metrics"]
    count = lambda: next(each["value"] for each in metrics() if each["name"] == metric)
    before = count()
    view.run(script)
    return count() - before


def photograph(page, box=None):
    """Returns a picture of a page, or of a box of it.

    Chromium spends three quarters of a picture's time on compression, unless `optimizeForSpeed` is set.
    """
    width, height, scale = page.evaluate("[innerWidth, innerHeight, devicePixelRatio]")
    # Taking a picture resets devicePixelRatio to 1: all pictures of a page have the scale of the first.
    page.scale = getattr(page, "scale", scale)
    clip = {**(box or {"x": 0, "y": 0, "width": width, "height": height}), "scale": page.scale}
    answer = devtools(page).send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True, "clip": clip})
    return Image.open(io.BytesIO(base64.b64decode(answer["data"]))).convert("RGB")
