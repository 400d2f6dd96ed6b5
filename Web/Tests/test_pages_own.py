"""The calls, looks, attributes, dialogs, styles and gestures of a page stay its own.

A normal run uses fixed seeds. FANFOLD_SEED=NUMBER starts with another seed, and FANFOLD_SOAK=NUMBER sets the number of pages.
"""

import os
import random
from pathlib import Path

import pytest
from pages import page

APPLICATION = (Path(__file__).parent / "Applications/owning.js").read_text()
FIRST = int(os.environ.get("FANFOLD_SEED", "1"))
NUMBERS = range(FIRST, FIRST + int(os.environ.get("FANFOLD_SOAK", "3")))
STEPS = 14
# Styles that pages leave on a scrolling row, or set for rounded corners.
HOSTS = [
    "overflow: hidden; border-radius: 12px",
    "display: flex; overflow-x: auto; gap: 16px",
    "overflow: auto",
    "",
    "display: inline-flex",
]
CARDS = """
fanfold-view { height: 500px; width: 600px } .card { background: wheat } .card:nth-child(even) { background: gold; color: maroon }
.card > div { height: 60px; overflow: auto } .card > div > p { height: 200px } #c1 { background: teal }
.card { animation: appear 0.1s both } @keyframes appear { from { opacity: 0.5 } }
"""


def cards(count, content=lambda number: ""):
    return "".join(
        f"<section class='card' id='c{number}' data-index='{count - number}' aria-label='{number}'><div><p>{number}</p></div>"
        f"<a href='#x{number}'>Link</a><dialog><button>Close</button></dialog><b popover>Note</b>{content(number)}</section>"
        for number in range(count)
    )


def show(site, items, attributes="", style="", **options):
    body = f"<fanfold-view layout='card-carousel' card-width='0.4' aria-label='V' {attributes}>{items}</fanfold-view>"
    options.setdefault("size", {"width": 700, "height": 600})
    return site(page(body, CARDS + style), **options).ready()


@pytest.mark.parametrize("seed", NUMBERS)
def test_a_page_and_its_cards_stay_their_own(site, seed):
    chance = random.Random(seed)
    style = f"fanfold-view {{ {chance.choice(HOSTS)} }}"
    view = show(site, cards(chance.randrange(6, 12)), style=style, has_touch=False)
    view.page.evaluate(f"() => {{ {APPLICATION} }}")
    diary, problems = view.page.evaluate("([seed, steps]) => act(seed, steps)", [seed, STEPS])
    assert problems == [], f"FANFOLD_SEED={seed}: {diary}"


# Gestures that a scroll container leaves to its content.


@pytest.mark.parametrize(
    "action, moves", [("none", False), ("pan-y", False), ("pinch-zoom", False), ("pan-x", True), ("manipulation", True)]
)
def test_the_touch_action_of_content_decides_about_a_finger(site, action, moves):
    view = show(site, cards(6), style=f"p {{ touch-action: {action} }} .card > div {{ height: 300px; overflow: clip }}")
    x, y = view.run("const { x, y } = document.querySelector('#c0 p').getBoundingClientRect(); return [x, y]")
    view.press_finger((x + 150, y + 30), (x + 20, y + 30))
    assert view.run("return Math.abs(view.contentOffset - view.restingOffset(0)) > 30") == moves


@pytest.mark.parametrize("where", ["card", "box"])
def test_a_box_that_users_resize_keeps_its_handle(site, where):
    box = "resize: both; overflow: auto; width: 120px; height: 100px"
    style = ".card { resize: both; overflow: auto }" if where == "card" else f".card > div {{ {box} }}"
    view = show(site, cards(6), style=style, has_touch=False)
    selector = "#c0" if where == "card" else "#c0 > div"
    x, y = view.run(
        f"const {{ right, bottom }} = document.querySelector('{selector}').getBoundingClientRect(); return [right - 4, bottom - 4]"
    )
    before = view.run("return view.contentOffset")
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x - 60, y, steps=6)
    view.frame()
    assert view.run("return [view.contentOffset, view.hasAttribute('data-dragging')]") == [before, False]
    view.page.mouse.up()


@pytest.mark.parametrize("attributes, is_prevented", [("no-drag", False), ("", True)])
def test_a_view_without_drags_leaves_native_ones(site, attributes, is_prevented):
    view = show(site, cards(6), attributes, has_touch=False)
    view.run("window.drags = []; addEventListener('dragstart', (event) => drags.push(event.defaultPrevented))")
    x, y = view.run("const { x, y } = document.querySelector('#c0 a').getBoundingClientRect(); return [x + 8, y + 8]")
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x + 60, y + 40, steps=6)
    assert view.run("return drags") == [is_prevented]
    view.page.mouse.up()


LOCKS = {
    "html": "html { overflow: hidden }", "html clip": "html { overflow: clip }", "body": "body { overflow: hidden }",
    "one axis": "html { overflow-y: hidden }", "both": "html, body { overflow: hidden }",
}  # fmt: skip


@pytest.mark.parametrize("lock", LOCKS)
def test_a_wheel_moves_a_view_whose_page_is_locked(site, lock):
    view = show(
        site,
        cards(9),
        style=LOCKS[lock] + " body::after { content: ''; display: block; height: 3000px }",
        has_touch=False,
    )
    view.page.mouse.move(300, 250)
    view.page.mouse.wheel(0, 120)
    view.wait("view.contentOffset > view.restingOffset(0)")
    assert view.run("return scrollY") == 0


def test_a_wheel_leaves_a_view_to_a_page_that_scrolls(site):
    view = show(site, cards(9), style="body::after { content: ''; display: block; height: 3000px }", has_touch=False)
    view.page.mouse.move(300, 250)
    view.page.mouse.wheel(0, 120)
    view.wait("scrollY > 0")
    assert view.run("return view.contentOffset === view.restingOffset(0)")


# Fields that the path of an event does not show.

EDITED = {
    "an ancestor": "document.body.contentEditable = 'true'",
    "the document": "document.designMode = 'on'",
    "plain text": "document.body.setAttribute('contenteditable', 'plaintext-only')",
}


@pytest.mark.parametrize("way", EDITED)
def test_edited_text_is_selected(site, way):
    view = show(site, cards(6, lambda number: "<h2>Some words to select</h2>"), has_touch=False)
    view.run(EDITED[way])
    x, y = view.run("const { x, y } = document.querySelector('#c0 h2').getBoundingClientRect(); return [x + 4, y + 12]")
    before = view.run("return view.contentOffset")
    view.page.mouse.move(x, y)
    view.page.mouse.down()
    view.page.mouse.move(x + 90, y, steps=6)
    view.frame()
    assert view.run("return [String(getSelection()).length > 3, view.contentOffset]") == [True, before]
    view.page.mouse.up()


@pytest.mark.parametrize("delegates", ["false", "true"])
@pytest.mark.parametrize("element", ["textarea", "input", "p contenteditable"])
def test_a_closed_component_receives_its_keys(site, element, delegates):
    view = show(site, "<x-note></x-note>" * 4, style="x-note { background: wheat }", has_touch=False)
    view.run(f"""
        window.fields = [];
        customElements.define("x-note", class extends HTMLElement {{
          constructor() {{
            super();
            const shadow = this.attachShadow({{ mode: "closed", delegatesFocus: {delegates} }});
            shadow.innerHTML = "<{element} style='display: block; width: 150px; height: 60px; margin: 0'></{element.split()[0]}>";
            fields.push(shadow.firstChild);
          }}
        }});
        await clock.untilIdle();
    """)
    x, y = view.run("const { x, y } = fields[0].getBoundingClientRect(); return [x + 40, y + 30]")
    view.page.mouse.click(x, y)
    view.page.keyboard.type("a b")
    view.page.keyboard.press("ArrowLeft")
    view.page.keyboard.type("c")
    view.settle()
    assert view.run("return [(fields[0].value ?? fields[0].textContent).replace(/\\xa0/g, ' '), view.item]") == [
        "a cb",
        0,
    ]


def test_a_closed_component_scrolls_with_its_own_focus(site):
    view = show(site, "<x-note></x-note>" * 4, style="x-note { background: wheat }", has_touch=False)
    view.run("""
        customElements.define("x-note", class extends HTMLElement {
          constructor() { super(); this.attachShadow({ mode: "closed" }).innerHTML = "<p>Note</p>"; }
        });
        await clock.untilIdle();
        view.focus();
    """)
    view.page.keyboard.press("ArrowRight")
    view.settle()
    assert view.run("return view.item") == 1


# Children and views in the top layer, and content that must have a box.


def test_dialogs_beside_cards_are_no_items(site):
    view = show(
        site, "".join(f"<section>{n}</section><dialog>Details {n}</dialog><i popover>Note</i>" for n in range(4))
    )
    assert view.run("return view.count") == 4
    for call, close in [("showModal", "close"), ("show", "close")]:
        outcome = view.run(f"""
            const [dialog] = view.querySelectorAll("dialog");
            dialog.{call}();
            await frame(); await frame();
            const seen = dialog.checkVisibility() && dialog.offsetWidth > 0 && dialog.offsetWidth < 300;
            dialog.{close}();
            await frame();
            return [view.count, seen];
        """)
        assert outcome == [4, True]


def test_a_view_can_be_a_popover(site):
    view = show(site, cards(5), "popover", style="fanfold-view { width: 400px; height: 300px }")
    look = "return [view.checkVisibility(), getComputedStyle(view).position]"
    assert view.run(look)[0] is False
    view.run("view.showPopover(); await frame(); await frame()")
    assert view.run(look) == [True, "fixed"]
    assert view.run("return document.querySelector('#c0').checkVisibility()")


HIDDEN = {"hidden": "<div hidden='until-found'>{}</div>"}


@pytest.mark.parametrize("kind", HIDDEN)
def test_a_link_to_a_card_reveals_the_panel_around_the_view(site, kind):
    body = HIDDEN[kind].format(f"<fanfold-view layout='card-carousel' aria-label='V'>{cards(8)}</fanfold-view>")
    view = site(page(body, CARDS), {"width": 700, "height": 600}).ready()
    view.run("window.matches = 0; addEventListener('beforematch', () => matches++, true); location.hash = '#c5'")
    view.wait("view.item === 5 && view.offsetWidth > 0")
    view.settle()
    assert view.run("return document.querySelector('#c5').checkVisibility()")


def test_content_out_of_sight_is_measured_at_the_size_of_an_item(site):
    view = show(site, cards(9), "findable")
    view.wait("document.querySelector('#c8').offsetWidth > 0")
    sizes = "return ['#c0', '#c8'].map((each) => { const { offsetWidth, offsetHeight } = document.querySelector(each); return [offsetWidth, offsetHeight]; })"
    one, other = view.run(sizes)
    assert one == other


@pytest.mark.parametrize("element", ["object", "embed"])
def test_an_embedded_page_keeps_its_state_out_of_sight(site, element):
    attribute = "data" if element == "object" else "src"
    content = f"<{element} {attribute}='/frame.html' type='text/html' width='100' height='50'></{element}>"
    view = show(site, cards(9, lambda number: content if number == 0 else ""), files={"/frame.html": "<p>Frame</p>"})
    view.settle()
    loads = "window.frames.length > 0 && window.frames[0].document.readyState === 'complete'"
    view.wait(loads)
    view.run("window.frames[0].state = 7")
    for item in [8, 0]:
        view.run(f"view.scrollToItem({item})")
        view.settle()
    assert view.run("return window.frames[0].state") == 7


# Components, numbers, windows and libraries.


@pytest.mark.parametrize(
    "is_slotted, way", [*((False, way) for way in ["attribute", "class", "hidden", "checkbox"]), (True, "attribute")]
)
def test_a_component_hides_cards(site, way, is_slotted):
    view = site(page("<my-shop></my-shop>", "my-shop > section { background: wheat }")).page
    rule = "::slotted(.full)" if is_slotted else ".full"
    view.evaluate(f"""async () => {{
        const items = Array.from({{ length: 8 }}, (_, i) => `<section class="${{i > 2 && i < 6 ? "full" : ""}}">${{i}}</section>`).join("");
        customElements.define("my-shop", class extends HTMLElement {{
          constructor() {{
            super();
            this.attachShadow({{ mode: "open" }}).innerHTML = `<style>fanfold-view {{ height: 300px }} :host([sale]) {rule} {{ display: none }}
              .sale {rule} {{ display: none }} :checked ~ fanfold-view {rule} {{ display: none }}</style><input type="checkbox">
              <fanfold-view layout="card-carousel" aria-label="V">{"<slot></slot>" if is_slotted else "${items}"}</fanfold-view>`;
            if ({str(is_slotted).lower()}) this.innerHTML = items;
          }}
        }});
        const shop = document.querySelector("my-shop"), view = shop.shadowRoot.querySelector("fanfold-view");
        await view.ready;
        await clock.untilIdle();
        window.counts = [view.count];
        const acts = {{
          attribute: () => shop.setAttribute("sale", ""),
          class: () => view.classList.add("sale"),
          hidden: () => {{ for (const each of (shop.children.length ? shop : view).querySelectorAll(".full")) each.hidden = true; }},
          checkbox: () => shop.shadowRoot.querySelector("input").click(),
        }};
        acts["{way}"]();
        for (let i = 0; i < 6; i++) await frame();
        counts.push(view.count);
    }}""")
    assert view.evaluate("counts") == [8, 5]


def test_a_view_runs_on_the_frames_of_its_own_window(site):
    view = show(site, cards(8))
    outcome = view.run("""
        const frame = document.body.appendChild(document.createElement("iframe"));
        frame.style.cssText = "width: 600px; height: 500px";
        delete window[Symbol.for("fanfold-view/timeline")].replacement;
        frame.contentDocument.body.append(view);
        // The window that has loaded the module runs no frames.
        window.requestAnimationFrame = () => 1;
        view.scrollToItem(3);
        for (let left = 200; view.item !== 3 && left > 0; left--) await new Promise((done) => setTimeout(done, 20));
        return view.item;
    """)
    assert outcome == 3


def test_a_library_may_replace_array_from(site):
    old = """<script>Array.from = (iterable) => {
        if (!iterable) return [];
        const list = new Array(iterable.length || 0);
        for (let at = list.length; at-- > 0;) list[at] = iterable[at];
        return list;
    }</script>"""
    body = f"<fanfold-view layout='card-carousel' aria-label='V'>{cards(5)}</fanfold-view>"
    view = site(page(body, CARDS, old)).ready()
    view.run("document.querySelector('#c0').remove(); view.removeItems(0); view.insert(0)")
    view.settle()
    assert view.run("return [view.count, view.layouts.length > 3, view.parameters.cardWidth > 0]") == [4, True, True]


def test_a_button_that_stops_its_press_is_clicked_after_a_drag(site):
    view = show(site, cards(6, lambda number: "<button>Like</button>"), has_touch=False)
    view.run("""
        window.clicks = 0;
        for (const each of view.querySelectorAll(".card > button")) {
          each.onpointerdown = (event) => event.stopPropagation();
          each.onclick = () => clicks++;
        }
    """)
    mouse = view.page.mouse
    mouse.move(400, 400)
    mouse.down()
    mouse.move(300, 400, steps=5)
    mouse.up()
    view.settle()
    place = view.run("""
        const shown = [...view.querySelectorAll('.card > button')].find((each) => {
          const { x, y } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(x + 5, y + 5));
        });
        const { x, y } = shown.getBoundingClientRect();
        return [x + 5, y + 5];
    """)
    mouse.click(*place)
    assert view.run("return clicks") == 1
