"""Lists that libraries rewrite: their elements get the keys and the content of other items."""

import os
import subprocess

import pytest
from machine import scaled
from pages import FRAMEWORKS, WEB, page

SCRIPT = (WEB / "Tests/Applications/rewritten.js").read_text()
# Lists for each way, 2,000 in all; each view gets a hundred.
SESSIONS = 4 * int(os.environ.get("FANFOLD_SOAK", 1))
LISTS = 100
SEED = int(os.environ.get("FANFOLD_SEED", 1))
WAYS = {"innerHTML": "", "in place": "", "morphdom": "morphdom.js", "htmx-2": "htmx-2.js", "htmx-4": "htmx-4.js"}
LAYOUTS = ["tab-stack", "card-carousel", "task-switcher", "expanding"]


def sections(keys):
    return "".join(f"<section data-key='{key}'><p>{key}</p></section>" for key in keys)


@pytest.fixture
def show(site):
    def open(layout="tab-stack", way="in place", keys="abcde"):
        body = f"<fanfold-view layout='{layout}' aria-label='V'>{sections(keys)}</fanfold-view>"
        view = site(page(body, "section { background: wheat }")).ready()
        if file := WAYS[way]:
            subprocess.run([WEB.parent / "Scripts/unpack-frameworks", FRAMEWORKS], check=True, timeout=scaled(120))
            text = (FRAMEWORKS / file).read_text().replace("export default morphdom", "window.morphdom = morphdom")
            view.page.add_script_tag(content=text)
        view.page.add_script_tag(content=SCRIPT)
        view.settle()
        return view

    return open


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_rewritten_lists_agree_with_their_events(show, way):
    for session in range(SESSIONS):
        view = show(LAYOUTS[session % len(LAYOUTS)], way)
        assert view.page.evaluate(f"rewrite({way!r}, {SEED + session}, {LISTS})") == ""


@pytest.mark.every_case
@pytest.mark.parametrize("way", WAYS)
def test_the_first_item_leaves_if_a_list_without_it_is_written(show, way):
    view = show(way=way)
    view.run(
        "view.item = 2; window.removed = []; view.addEventListener('didremove', ({ detail }) => removed.push(detail))"
    )
    view.settle()
    view.page.evaluate(f"(async () => {{ await WAYS[{way!r}]([...'bcde']); await frame(); }})()")
    assert view.page.evaluate("removed") == [{"index": 0, "count": 1, "keys": ["a"]}]
    view.settle()
    assert view.run("return [view.item, view.elementOf(view.item).textContent]") == [1, "c"]


def test_a_key_that_is_written_later_keeps_the_item(site):
    view = site(page("<fanfold-view layout='tab-stack'><p>1</p><p>2</p></fanfold-view>")).ready()
    view.run("""
        window.told = [];
        for (const name of ["didinsert", "didremove", "didmove"]) view.addEventListener(name, () => told.push(name));
        [...view.children].forEach((child, index) => { child.dataset.key = `k${index}`; });
        view.scrollToItem({ key: "k1" });
        await frame();
    """)
    assert view.page.evaluate("told") == []
