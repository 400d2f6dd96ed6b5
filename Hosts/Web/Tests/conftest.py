"""Pages of one's own that hold views, in a real Chromium."""

import pytest
from pages import HOST, PHONE, Site, ViewPage


@pytest.fixture
def site(new_context):
    """Shows pages, each of a text; fails the test where one reports an error that the test does not expect."""
    sites = []

    def show(html, size=PHONE, headers=None, expects_errors=False, has_touch=True, **options):
        context = new_context(viewport=size, has_touch=has_touch, **options)
        site = Site(context, html, headers or {}, expects_errors)
        sites.append(site)
        page = context.new_page()
        page.on("pageerror", lambda error: site.problems.append(str(error)))
        page.on("console", lambda line: site.problems.append(line.text) if line.type == "error" else None)
        page.goto(f"{HOST}/page/")
        return ViewPage(page, site)

    yield show
    for site in sites:
        site.context.close()
    assert [problem for site in sites if not site.expects_errors for problem in site.problems] == []
