"""Views of pages that are left and come back, are printed, or are tested without a browser."""

import os
import subprocess

import pytest
from machine import scaled
from pages import DIST, FRAMEWORKS, HOST, WEB, page

ITEMS = "".join(f"<section>{number}</section>" for number in range(12))
BODY = f"<fanfold-view layout='card-carousel' aria-label='Items'>{ITEMS}</fanfold-view>"


@pytest.mark.parametrize("restoration, item", [("auto", 7), ("manual", 0)])
def test_the_position_survives_the_way_back(site, restoration, item):
    view = site(page(BODY)).ready()
    view.page.evaluate(f"history.scrollRestoration = '{restoration}'")
    view.run("view.item = 7")
    view.page.goto(f"{HOST}/nothing")
    view.page.go_back()
    view.ready()
    assert view.run("return [view.item, view.position]") == [item, item]


def test_the_position_is_stored_when_the_page_goes_to_the_background(site):
    view = site(page(BODY)).ready()
    view.run("view.item = 7; document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))")
    assert view.page.evaluate("Object.values(sessionStorage).map((entry) => JSON.parse(entry).position)") == [7]


def test_a_page_that_is_opened_again_starts_at_its_first_item(site):
    view = site(page(BODY)).ready()
    view.run("view.item = 7")
    view.page.goto(f"{HOST}/nothing")
    view.page.goto(f"{HOST}/page/")
    view.ready()
    assert view.run("return view.item") == 0


ROUTER = """<script type="module">
  const show = () => {
    const route = new URLSearchParams(location.search).get("route") ?? "first";
    document.querySelector("main").innerHTML = route === "text" ? "<p>Text</p>" : document.querySelector(`#${route}`).innerHTML;
  };
  window.go = (query) => { history.pushState({}, "", query); show(); };
  addEventListener("popstate", show);
  show();
</script>"""


def routes(**views):
    """A page with an application that shows a view for each route."""
    return page(
        "<main></main>" + "".join(f"<template id='{name}'>{view}</template>" for name, view in views.items()) + ROUTER
    )


def step(view, script):
    """Navigates within the page, and waits for the next view."""
    view.page.evaluate(script)
    view.page.wait_for_timeout(100)
    view.ready().settle()


def test_an_application_that_goes_back_shows_the_position(site):
    other = BODY.replace(ITEMS, "<p>one</p><p>two</p>")
    view = site(routes(first=BODY, second=other)).ready()
    view.page.evaluate("history.scrollRestoration = 'manual'")
    view.run("view.item = 7")
    view.settle()
    step(view, "go('?route=second')")
    assert view.run("return [view.item, view.count]") == [0, 2]
    view.run("view.item = 1")
    view.settle()
    step(view, "history.back()")
    assert view.run("return [view.item, view.count]") == [7, 12]
    step(view, "history.forward()")
    assert view.run("return [view.item, view.count]") == [1, 2]


def test_htmx_goes_back_to_the_position(site):
    subprocess.run([WEB.parent / "Scripts/unpack-frameworks", FRAMEWORKS], check=True, timeout=scaled(120))
    button = "<button hx-get='/other.html' hx-target='main' hx-push-url='/page/?other'>Other</button>"
    files = {"/other.html": "<p>Other</p>", "/htmx.js": (FRAMEWORKS / "htmx-2.js").read_bytes()}
    body = f"<main hx-history-elt>{button}{BODY}</main><script src='/htmx.js'></script>"
    view = site(page(body), files=files).ready()
    view.run("view.item = 7")
    view.settle()
    view.page.click("button")
    view.wait("!view")
    view.page.evaluate("history.back()")
    view.wait("view")
    view.ready().settle()
    assert view.run("return view.item") == 7


def test_a_new_view_of_an_application_starts_at_its_first_item(site):
    view = site(routes(first=BODY, second=BODY)).ready()
    view.run("view.item = 7")
    view.settle()
    step(view, "go('?route=second')")
    assert view.run("return view.item") == 0
    step(view, "history.back()")
    assert view.run("return view.item") == 7
    # The route that is opened anew, and an element that replaces the view under the same address.
    step(view, "go('?route=first')")
    assert view.run("return view.item") == 0
    step(view, "history.back()")
    view.run("view.item = 5")
    view.settle()
    view.page.evaluate(f'document.querySelector("main").innerHTML = "{BODY}"')
    view.ready()
    assert view.run("return view.item") == 0


def test_another_view_at_the_same_place_does_not_get_the_position(site):
    view = site(page(BODY)).ready()
    view.run("view.item = 7")
    view.page.goto(f"{HOST}/nothing")
    view.site.html = page(BODY.replace(ITEMS, ITEMS + "<section>new</section>"))
    view.page.go_back()
    view.ready()
    assert view.run("return [view.item, view.count]") == [0, 13]


def test_views_in_shadow_trees_have_their_own_positions(site):
    hosts = "<my-shelf></my-shelf><my-shelf></my-shelf>"
    define = f"""<script>customElements.define("my-shelf", class extends HTMLElement {{
      constructor() {{ super(); this.attachShadow({{ mode: "open" }}).innerHTML = `<style>fanfold-view {{ height: 300px }}</style>{BODY}`; }}
    }})</script>"""
    view = site(page(hosts, head=define))
    views = "const views = [...document.querySelectorAll('my-shelf')].map((host) => host.shadowRoot.firstElementChild.nextElementSibling);"
    ready = f"{views} await customElements.whenDefined('fanfold-view'); for (const each of views) await each.ready; await frame();"
    view.run(f"{ready} [2, 5].forEach((item, index) => {{ views[index].item = item; }})")
    view.page.goto(f"{HOST}/nothing")
    view.page.go_back()
    assert view.run(f"{ready} return views.map(({{ item }}) => item)") == [2, 5]


def test_print_shows_all_children_and_the_screen_returns(site):
    view = site(page(BODY, "section { height: 40px }")).ready()
    view.run("view.item = 7")
    heights = "return [...view.children].map((child) => child.getBoundingClientRect().height)"
    view.page.emulate_media(media="print")
    view.frame()
    assert view.run(heights) == [40] * 12
    assert view.run("return view.getBoundingClientRect().height") == 480
    view.page.emulate_media(media="screen")
    view.frame()
    assert view.run("return [view.item, view.elementOf(7).getBoundingClientRect().width > 200]") == [7, True]


def test_a_dialog_for_printing_shows_all_children(site):
    view = site(page(BODY, "section { height: 40px }")).ready()
    shown = "return [...view.children].filter((child) => child.assignedSlot).length"
    view.run("dispatchEvent(new Event('beforeprint'))")
    assert view.run(shown) == 12
    view.run("dispatchEvent(new Event('afterprint'))")
    view.frame()
    assert view.run(shown) < 12


@pytest.mark.parametrize(
    "former, layout, expected",
    [
        ("expanding", "card-carousel", ["--progress", "--removal", "--scale"]),
        ("stories", "wheel", ["--corner-radius", "--progress", "--removal"]),
    ],
)
def test_cells_keep_no_appearance_values_of_a_former_layout(site, former, layout, expected):
    body = f"<fanfold-view layout='{former}' appearance='all' count='60' aria-label='Items'></fanfold-view>"
    view = site(page(body).replace("/fanfold-view.js", "/fanfold-keyframes.js")).ready()
    # Cells that leave are kept for other items.
    view.run("view.contentOffset = 1e9; await frame(); view.contentOffset = 0; await frame()")
    view.run(f"view.layout = '{layout}'; view.item = 20; await frame()")
    names = view.run("""
        const names = new Set();
        for (let item = 20; item < 40; item++) {
          view.item = item;
          await frame();
          for (const child of view.children) {
            for (const name of child.assignedSlot?.style ?? []) if (name.startsWith("--")) names.add(name);
          }
        }
        return [...names].sort();
    """)
    assert names == expected


@pytest.mark.parametrize("kind", ["children", "cells"])
def test_a_million_inserted_items_take_linear_time(site, kind):
    attributes = "count='3'" if kind == "cells" else ""
    items = "" if kind == "cells" else "<section>1</section>"
    view = site(page(f"<fanfold-view layout='tab-stack' {attributes} aria-label='V'>{items}</fanfold-view>")).ready()
    number = 1_000_000 if kind == "cells" else 200_000
    assert view.run(f"view.insert(0, {number}, {{ animated: false }}); return view.count") > number
    view.run("view.removeItems(0, 1)")


@pytest.mark.parametrize("call", ["view.count = 1e12", "view.insert(0, 1e12)", "view.insert(0, NaN)"])
def test_a_count_above_the_maximum_is_rejected_with_the_reason(site, call):
    tag = "<fanfold-view layout='tab-stack' count='3'></fanfold-view>"
    view = site(page(tag), expects_errors=True).ready()
    message = view.run(f"try {{ {call} }} catch (error) {{ return `${{error.name}}: ${{error.message}}` }}")
    assert message.startswith("RangeError: fanfold-view: ") and ("5368709" in message), message
    assert view.run("return view.count") == 3


JSDOM = """
const { JSDOM } = require("jsdom");
const dom = new JSDOM("<!doctype html><main></main>", { url: "https://example.org/", pretendToBeVisual: true });
const { window } = dom;
for (const name of ["window", "document", "HTMLElement", "HTMLSlotElement", "CSSStyleSheet", "Document", "customElements",
  "Element", "Node", "MutationObserver", "location", "history", "navigator"]) {
  Object.defineProperty(globalThis, name, { value: name === "window" ? window : window[name], configurable: true });
}
(async () => {
  const { FanfoldView, define } = await import(process.argv[2]);
  define();
  const view = document.createElement("fanfold-view");
  view.setAttribute("layout", "card-carousel");
  view.innerHTML = "<section>One</section><section>Two</section>";
  document.querySelector("main").append(view);
  view.item = 1;
  view.remove();
  console.log(JSON.stringify([view.children.length, typeof FanfoldView, document.querySelector("main").innerHTML]));
})();
"""


@pytest.mark.parametrize("module", ["fanfold-view.js", "fanfold-keyframes.js"])
def test_components_with_a_view_can_be_tested_in_jsdom(tmp_path, module):
    script = tmp_path / "test.cjs"
    script.write_text(JSDOM)
    (tmp_path / module).with_suffix(".mjs").write_bytes((DIST / module).read_bytes())
    said = subprocess.run(
        ["node", script, str((tmp_path / module).with_suffix(".mjs"))],
        env={**os.environ, "NODE_PATH": "/usr/share/nodejs"}, capture_output=True, text=True, timeout=scaled(60),
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    notes, result = said.stdout.strip().rsplit("\n", 1)
    assert result == '[2,"function",""]'
    assert notes.count("fanfold-view: the element stays undefined") == 1
