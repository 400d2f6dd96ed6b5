"""Chromium, for the tests of all that is shown in a browser.

The headless shell takes two fifths of the time that the whole browser takes without a window.
"""

import os

import pytest
from playwright.sync_api import sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")


@pytest.fixture(scope="session")
def chromium():
    """A real browser, one for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()
