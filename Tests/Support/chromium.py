"""Chromium, for the tests of all that is shown in a browser.

The headless shell takes two fifths of the time that the whole browser takes without a window.
"""

import os

import pytest
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")

# What drives a browser.
BROWSERS = {"chromium", "firefox", "browser"}


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
