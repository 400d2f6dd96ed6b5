"""Browsers of other years: the results of the tests are the support table of Web/README.md."""

import re
import sys
from pathlib import Path

import pytest
from firefox import Firefox
from qt import Qt
from webkit import WebKit

WEB = Path(__file__).resolve().parents[1]
sys.path.append(str(WEB / "Tests"))

from engines import ChromiumTab, DrivenTab, Server  # noqa: E402

ENVIRONMENTS = WEB.parent / ".cache/engines"
YEARS = {
    path.stem: path.stem.split("-")[1]
    for path in sorted(Path(__file__).parent.glob("requirements-*.txt"), key=lambda path: int(path.stem.split("-")[1]))
}
NEW = ["Chromium", "Firefox", "WebKitGTK"]
ENGINES = [*YEARS, *NEW]
BEGIN, END = "<!-- written by `make test-engines` -->\n", "<!-- end -->\n"
RESULTS = pytest.StashKey[dict]()


class Engines:
    """The running browsers, and the server of their pages."""

    def __init__(self, chromium):
        self.chromium, self.started, self.server, self.names = chromium, {}, Server(), {}

    def tab(self, engine, html):
        """A page in a browser that is started once."""
        address = self.server.serve(html)
        if engine == "Chromium":
            self.names[engine] = f"Chromium {self.chromium.version.split('.')[0]}"
            return ChromiumTab(self.chromium, address)
        if engine not in self.started:
            self.started[engine] = self.start(engine)
        browser = self.started[engine]
        tab = DrivenTab(browser, address)
        if engine not in self.names:
            agent = tab.run("return navigator.userAgent")
            found = re.search(r"Firefox/(\d+)|Chrome/(\d+)", agent)
            self.names[engine] = " ".join(
                [
                    {"Firefox": "Firefox ESR", "WebKitGTK": "WebKitGTK"}.get(engine, "Chromium"),
                    *(filter(None, found.groups()) if found else ()),
                ]
            )
        return tab

    @staticmethod
    def start(engine):
        if engine in YEARS:
            return Qt(ENVIRONMENTS / YEARS[engine])
        return Firefox() if engine == "Firefox" else WebKit()

    def close(self):
        for browser in self.started.values():
            browser.close()
        self.server.close()


@pytest.fixture(scope="session")
def engines(chromium, request):
    """All browsers."""
    engines = Engines(chromium)
    request.config.stash[RESULTS] = {"names": engines.names, "cells": {}}
    yield engines
    engines.close()


@pytest.fixture(params=ENGINES)
def engine(request):
    """The name of an engine."""
    return request.param


@pytest.fixture
def show(engines, engine):
    """Opens a page in the engine."""
    tabs = []

    def open(html, other=None):
        tabs.append(engines.tab(other or engine, html))
        return tabs[-1]

    yield open
    for tab in tabs:
        tab.close()


@pytest.fixture
def note(request, engine):
    """Notes a word for the table, other than yes."""
    cells = request.config.stash.get(RESULTS, {"cells": {}})["cells"]
    key = request.function.__doc__.strip(), engine
    cells.setdefault(key, "")
    return lambda word: cells.__setitem__(key, word)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    if call.when == "call" and RESULTS in item.config.stash:
        key = item.function.__doc__.strip(), item.callspec.params["engine"]
        cells = item.config.stash[RESULTS]["cells"]
        if outcome.get_result().failed:
            cells[key] = "no"
        elif not cells.get(key):
            cells[key] = "yes"


def pytest_sessionfinish(session):
    """Writes the table, if all tests have run."""
    results = session.config.stash.get(RESULTS, None)
    if not results or len(results["names"]) < len(ENGINES) or session.config.option.keyword:
        return
    rows = list(dict.fromkeys(row for row, _ in results["cells"]))
    lines = [["", *(results["names"][engine] for engine in ENGINES)], ["---"] * (len(ENGINES) + 1)]
    lines += [[row, *(results["cells"].get((row, engine), "") for engine in ENGINES)] for row in rows]
    table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    file = WEB / "README.md"
    text = file.read_text()
    before, rest = text.split(BEGIN)
    file.write_text(before + BEGIN + table + END + rest.split(END, 1)[1])
