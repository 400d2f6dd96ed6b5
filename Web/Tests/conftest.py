"""Custom pages with views, in a real Chromium."""

import pytest
from chromium import watched_page
from engines import ChromiumTab, DrivenTab, Server
from firefox import Firefox
from pages import HOST, PHONE, Site, ViewPage
from webkit import WebKit


@pytest.fixture
def site(new_context):
    """Opens pages from texts; the test fails if a page reports an error, unless it expects errors."""
    contexts, sites = [], []

    def show(html, size=PHONE, headers=None, expects_errors=False, has_touch=True, files=None, **options):
        site = Site(html, headers or {}, files=files or {})
        context = new_context(viewport=size, has_touch=has_touch, **options)
        contexts.append(context)
        context.route(f"{HOST}/**", site.answer)
        if not expects_errors:
            sites.append(site)
        page = watched_page(context, site.problems)
        page.goto(f"{HOST}/page/")
        return ViewPage(page, site)

    yield show
    for context in contexts:
        context.close()
    assert [problem for site in sites for problem in site.problems] == []


@pytest.fixture(scope="module")
def started_browsers():
    """The running browsers other than Chromium, by their programs."""
    started = {}
    yield started
    for browser in started.values():
        browser.close()


@pytest.fixture(params=["Chromium", "Firefox", "WebKitGTK"])
def everywhere(request, started_browsers):
    """Opens pages in one of three engines, and waits for their first view."""
    server, tabs = Server(), []

    def open(html):
        address = server.serve(html)
        if request.param == "Chromium":
            tab = ChromiumTab(request.getfixturevalue("chromium"), address)
        else:
            program = Firefox if request.param == "Firefox" else WebKit
            if program not in started_browsers:
                started_browsers[program] = program()
            tab = DrivenTab(started_browsers[program], address)
        tabs.append(tab)
        tab.run("await customElements.whenDefined('fanfold-view'); await view.ready; await frames(3)")
        return tab

    yield open
    for tab in tabs:
        tab.close()
    server.close()
