"""A page with a strict Content-Security-Policy."""

import pytest
from pages import HOST, MODULE
from support import LAYOUTS

STRICT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_view_works_under_a_strict_policy(site, layout):
    html = f'<!doctype html><html lang="en"><title>Strict</title>{MODULE}<fanfold-view layout="{layout}" count="40"></fanfold-view>'
    view = site(html, headers={"Content-Security-Policy": STRICT})
    view.page.evaluate("document.querySelector('fanfold-view').style.height = '600px'")
    view.ready()
    view.run("view.scrollToItem(20)")
    view.wait("view.item === 20")
    view.run("view.openItem(20)")
    view.wait("view.openedItem === 20")
    view.settle()
    assert 20 in view.shown()
    positions = view.run("return [...view.children].map((child) => getComputedStyle(child).position)")
    assert positions and set(positions) == {"absolute"}  # by the view's own style sheet


def test_the_policy_of_that_page_is_in_force(site):
    view = site(
        f"<!doctype html><title>Strict</title>{MODULE}<style>p {{}}</style>",
        headers={"Content-Security-Policy": STRICT},
        expects_errors=True,
    )
    view.wait("customElements.get('fanfold-view')")
    assert any("Content Security Policy" in problem for problem in view.problems)


@pytest.mark.parametrize("has_touch", [False, True])
def test_only_the_module_and_the_touch_module_are_loaded(site, has_touch):
    html = f'<!doctype html><html lang="en"><title>Few files</title>{MODULE}<fanfold-view style="height: 300px"><p>One<p>Two</fanfold-view>'
    view = site(html, has_touch=has_touch).ready()
    if has_touch:
        view.wait("performance.getEntriesByName(new URL('/fanfold-chaining.js', location)).length")
    files = sorted(set(view.site.requests) - {"/page/", "/favicon.ico"})
    assert files == [*["/fanfold-chaining.js"] * has_touch, "/fanfold-view.js"]
    assert view.page.url.startswith(HOST)
