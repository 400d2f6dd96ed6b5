"""Custom pages with views, in a real Chromium."""

import pytest
from chromium import watched_page
from pages import HOST, PHONE, Site, ViewPage


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
