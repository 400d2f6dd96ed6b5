"""Pages of one's own that hold views, in a real Chromium."""

import pytest
from chromium import undrawn_context
from pages import HOST, PHONE, Site, ViewPage
from windows import Windows


@pytest.fixture(scope="session")
def windows(chromium):
    """The windows that tests open their pages in one after another, each with a site of its test."""

    def new_context(**options):
        context = undrawn_context(chromium, **options)
        context.route(f"{HOST}/**", lambda route: context.site.answer(route))
        return context

    return Windows(f"{HOST}/", new_context)


@pytest.fixture
def site(windows):
    """Shows pages, each of a text; fails the test where one reports an error that the test does not expect.

    A fresh one is in a window that no other page has been in: for who looks for what the browser itself keeps.
    """
    opened, sites = [], []

    def show(html, size=PHONE, headers=None, expects_errors=False, has_touch=True, is_fresh=False, **options):
        take = windows.make if is_fresh else windows.take
        site = Site(html, headers or {})
        window = take(site.problems, viewport=size, has_touch=has_touch, **options)
        opened.append(window)
        if not expects_errors:
            sites.append(site)
        window.context.site = site
        window.page.goto(f"{HOST}/page/")
        return ViewPage(window.page, site)

    yield show
    for window in opened:
        windows.give_back(window)
    assert [problem for site in sites for problem in site.problems] == []
