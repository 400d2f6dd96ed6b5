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
fanfold-view { height: 500px; width: 600px } x-card { border-top: 5px solid navy } x-card p { color: navy } .gone { display: none }
.card { background: wheat } .card:nth-child(even) { background: gold; color: maroon }
.card > div { height: 60px; overflow: auto } .card > div > p { height: 200px } #c1 { background: teal }
.card { animation: appear 0.1s both } @keyframes appear { from { opacity: 0.5 } }
"""


# What is around a view: it is revealed with a card that a link names.
PANELS = ["{}", "<details open><summary>More</summary>{}</details>", "<div class='panel'>{}</div>"]
DEFINE = """
customElements.define("x-card", class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<style>:host { display: block }</style><slot></slot>"; }
});
"""
# A component that passes its children on to a view.
COMPONENT = """
customElements.define("my-gallery", class extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = `<style>fanfold-view { height: 500px; width: 600px; %s }</style>
      <fanfold-view %s aria-label="V"><slot></slot></fanfold-view>`;
  }
});
"""


def cards(count, content=lambda number: "", tag="section"):
    return "".join(
        f"<{tag} class='card' id='c{number}' data-index='{count - number}' aria-label='{number}'><div><p>{number}</p></div>"
        f"<a href='#x{number}'>Link</a><dialog><button>Close</button></dialog><b popover>Note</b>{content(number)}</{tag}>"
        for number in range(count)
    )


def show(site, items, attributes="", style="", panel="{}", **options):
    body = f"<fanfold-view layout='card-carousel' card-width='0.4' aria-label='V' {attributes}>{items}</fanfold-view>"
    body = panel.format(body)
    options.setdefault("size", {"width": 700, "height": 600})
    return site(page(body, CARDS + style), **options).ready()


def in_component(site, items, style="", host="", attributes="layout='card-carousel'", **options):
    """Opens a page whose component passes cards on; `view` is its view."""
    options.setdefault("size", {"width": 700, "height": 600})
    shown = site(page(f"<my-gallery>{items}</my-gallery>", CARDS + style), **options)
    shown.page.evaluate(f"""async () => {{
        {COMPONENT % (host, attributes)}
        window.view = document.querySelector("my-gallery").shadowRoot.querySelector("fanfold-view");
        await customElements.whenDefined("fanfold-view");
        await view.ready;
        await clock.untilIdle();
    }}""")
    return shown.page


@pytest.mark.parametrize("is_slotted", [False, True])
@pytest.mark.parametrize("seed", NUMBERS)
def test_a_page_and_its_cards_stay_their_own(site, seed, is_slotted):
    chance = random.Random(seed)
    host, tag = chance.choice(HOSTS), chance.choice(["section", "x-card"])
    items, panel = cards(chance.randrange(6, 12), tag=tag), chance.choice(PANELS)
    if is_slotted:
        opened = in_component(
            site, items, host=host, attributes="layout='card-carousel' card-width='0.4'", has_touch=False
        )
    else:
        view = show(site, items, style=f"fanfold-view {{ {host} }}", panel=panel, has_touch=False)
        opened = view.page
    opened.evaluate(f"() => {{ {DEFINE} {APPLICATION} }}")
    diary, problems = opened.evaluate("([seed, steps]) => act(seed, steps)", [seed, STEPS])
    assert problems == [], f"FANFOLD_SEED={seed}: {diary}"


# Gestures that a scroll container leaves to its content.


@pytest.mark.parametrize(
    "action, moves",
    [
        ("none", False),
        ("pan-y", False),
        ("pan-down", False),
        ("pinch-zoom", False),
        ("pan-x", True),
        ("pan-left", True),
        ("manipulation", True),
    ],
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


@pytest.mark.parametrize("behavior, item", [("auto", 1), ("contain", 0), ("none", 0)])
def test_a_wheel_stays_in_content_that_keeps_its_ends(site, behavior, item):
    style = f".card > div {{ overscroll-behavior: {behavior} }} fanfold-view {{ --fanfold-card-width: 1 }}"
    view = show(site, cards(9), style=style, has_touch=False)
    view.run("view.querySelector('#c0 > div').scrollTop = 1000")
    view.run("window.rolled = 0; addEventListener('wheel', () => rolled++)")
    view.page.mouse.move(300, 100)
    view.page.mouse.wheel(0, 120)
    view.wait("rolled > 0")
    view.settle()
    assert view.run("return view.item") == item


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


@pytest.mark.parametrize("way", EDITED)
def test_keys_of_an_edited_page_move_no_item(site, way):
    view = show(site, cards(6))
    view.run(EDITED[way])
    # Firefox sends keys to a focused item, Chromium to the edited element around.
    for key in ["ArrowRight", "End", "PageDown"]:
        view.run(f"""
            const options = {{ key: "{key}", bubbles: true, composed: true, cancelable: true }};
            document.querySelector("#c0").dispatchEvent(new KeyboardEvent("keydown", options));
        """)
    view.settle()
    assert view.run("return view.item") == 0


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


def test_a_mouse_selects_text_in_a_closed_component(site):
    view = show(site, "<x-note></x-note>" * 4, style="x-note { background: wheat }", has_touch=False)
    view.run("""
        window.fields = [];
        customElements.define("x-note", class extends HTMLElement {
          constructor() {
            super();
            const shadow = this.attachShadow({ mode: "closed" });
            shadow.innerHTML = "<textarea style='display: block; width: 200px; height: 60px'>Some words to select</textarea><p>Text</p>";
            fields.push(shadow);
          }
        });
        await clock.untilIdle();
    """)
    drag = "const {{ x, y, height }} = fields[0].querySelector('{}').getBoundingClientRect(); return [x + 10, y + height / 4]"
    for selector, is_field in [("textarea", True), ("p", False)]:
        x, y = view.run(drag.format(selector))
        before = view.run("return view.contentOffset")
        view.page.mouse.move(x, y)
        view.page.mouse.down()
        view.frame()
        view.page.mouse.move(x + 90, y, steps=8)
        view.frame()
        assert (view.run("return view.contentOffset") == before) == is_field
        view.page.mouse.up()
        view.settle()
    assert view.run("return fields[0].querySelector('textarea').selectionEnd") > 3


@pytest.mark.parametrize("content, is_view", [("Text", True), ("<button>B</button>", False)])
def test_tab_reaches_items_without_a_box(site, content, is_view):
    items = f"<div style='display: contents'><p>{content}</p></div>" * 5
    view = show(site, items, has_touch=False)
    view.settle()
    view.page.keyboard.press("Tab")
    assert view.run("return document.activeElement === view") == is_view
    assert view.run("return view.matches(':focus-within')")
    if is_view:
        view.page.keyboard.press("ArrowRight")
        view.settle()
        assert view.run("return [view.item, document.activeElement === view]") == [1, True]


def test_an_empty_view_has_no_item_to_remove(site):
    view = show(site, "", "removable")
    view.run(
        "window.told = []; view.addEventListener('beforeremove', () => told.push(1)); view.requestRemoval(view.item)"
    )
    view.settle()
    assert view.run("return [view.item, told]") == [0, []]


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


HIDDEN = {
    "hidden": ("<div hidden='until-found'>{}</div>", 1),
    "details": ("<details><summary>More</summary>{}</details>", 0),
    "both": ("<details><summary>More</summary><div hidden='until-found'>{}</div></details>", 1),
}


@pytest.mark.parametrize("kind", HIDDEN)
def test_a_link_to_a_card_reveals_the_panel_around_the_view(site, kind):
    panel, matches = HIDDEN[kind]
    body = panel.format(f"<fanfold-view layout='card-carousel' aria-label='V'>{cards(8)}</fanfold-view>")
    view = site(page(body, CARDS), {"width": 700, "height": 600}).ready()
    view.run("window.matches = 0; addEventListener('beforematch', () => matches++, true); location.hash = '#c5'")
    view.wait("view.item === 5 && view.offsetWidth > 0")
    view.settle()
    assert view.run("return document.querySelector('#c5').checkVisibility()")
    assert view.run("return matches") == matches


def test_a_link_into_a_card_opens_the_details_in_it(site):
    view = show(site, cards(8, lambda number: f"<details><summary>More</summary><i id='d{number}'>Text</i></details>"))
    view.run("location.hash = '#d6'")
    view.wait("view.item === 6 && document.querySelector('#d6').checkVisibility()")


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
    view = show(site, cards(9), files={"/frame.html": "<p>Frame</p>"})
    view.settle()
    # A page whose view starts while this content is loaded can remain without the event `load` in Chromium.
    view.run(f"document.querySelector('#c0').insertAdjacentHTML('beforeend', `{content}`)")
    loads = "window.frames.length > 0 && window.frames[0].document.readyState === 'complete'"
    view.wait(loads)
    view.run("window.frames[0].state = 7")
    for item in [8, 0]:
        view.run(f"view.scrollToItem({item})")
        view.settle()
    assert view.run("return window.frames[0].state") == 7


# Components, numbers, windows and libraries.


@pytest.mark.parametrize("way", ["attribute", "class", "hidden", "checkbox", "class of cards"])
@pytest.mark.parametrize("is_slotted", [False, True])
def test_a_component_hides_cards(site, way, is_slotted):
    view = site(
        page("<my-shop></my-shop>", "my-shop > section { background: wheat } my-shop > .gone { display: none }")
    ).page
    rule = "::slotted(.full)" if is_slotted else ".full"
    view.evaluate(f"""async () => {{
        const items = Array.from({{ length: 8 }}, (_, i) => `<section class="${{i > 2 && i < 6 ? "full" : ""}}">${{i}}</section>`).join("");
        customElements.define("my-shop", class extends HTMLElement {{
          constructor() {{
            super();
            this.attachShadow({{ mode: "open" }}).innerHTML = `<style>fanfold-view {{ height: 300px }} :host([sale]) {rule} {{ display: none }}
              .gone {{ display: none }} .sale {rule} {{ display: none }} :checked ~ fanfold-view {rule} {{ display: none }}</style><input type="checkbox">
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
          "class of cards": () => {{ for (const each of (shop.children.length ? shop : view).querySelectorAll(".full")) each.classList.add("gone"); }},
          checkbox: () => shop.shadowRoot.querySelector("input").click(),
        }};
        acts["{way}"]();
        for (let i = 0; i < 6; i++) await frame();
        counts.push(view.count);
    }}""")
    assert view.evaluate("counts") == [8, 5]


def test_a_component_keeps_its_own_listener_of_slots(site):
    opened = in_component(site, cards(4))
    opened.evaluate("""async () => {
        window.heard = 0;
        view.querySelector("slot").onslotchange = () => heard++;
        document.querySelector("my-gallery").append(document.createElement("section"));
        for (let left = 4; left > 0; left--) await frame();
    }""")
    assert opened.evaluate("[heard, view.count, typeof view.querySelector('slot').onslotchange]") == [1, 5, "function"]


def test_a_view_counts_cards_of_a_component_at_once(site):
    opened = in_component(site, cards(4))
    counts = opened.evaluate("""() => {
        const gallery = document.querySelector("my-gallery"), card = document.createElement("section");
        const counts = [view.count];
        for (const change of [() => gallery.append(card), () => gallery.prepend(card.cloneNode()), () => card.remove()]) {
          change();
          counts.push(view.count);
        }
        return counts;
    }""")
    assert counts == [4, 5, 6, 5]


def paragraph(height):
    return f"<p style='height: {height}px; width: {height}px; margin: 0'>Text</p>"


@pytest.mark.parametrize("style", ["", "my-gallery > * { height: 100% }", ".card { display: flex }"])
def test_a_view_is_as_high_as_the_cards_of_a_component(site, style):
    items = "".join(f"<section>{paragraph(120 + 20 * number)}</section>" for number in range(6))
    opened = in_component(
        site, items, style, "height: auto; --fanfold-card-height: 1", "layout='card-carousel' card-height='1'"
    )
    height = "async () => { for (let left = 9; left > 0; left--) await frame(); return view.offsetHeight }"
    assert opened.evaluate(height) == 220
    opened.evaluate("document.querySelector('my-gallery').children[1].firstElementChild.style.height = '260px'")
    opened.evaluate("document.querySelector('my-gallery').children[1].append('!')")
    opened.evaluate("async () => { for (let left = 9; left > 0; left--) await frame(); }")
    opened.wait_for_function("view.offsetHeight > 260 && view.offsetHeight < 290")


def test_the_height_of_a_view_follows_a_card_of_a_component_that_grows(site):
    items = "".join(f"<section>{paragraph(120)}</section>" for _ in range(4))
    opened = in_component(site, items, "", "height: auto", "layout='card-carousel' card-height='1'")
    frames = "async () => { for (let left = 9; left > 0; left--) await frame(); }"
    opened.evaluate(frames)
    opened.wait_for_function("view.offsetHeight === 120")
    opened.evaluate("document.querySelector('section p').style.height = '260px'")
    opened.evaluate(frames)
    opened.wait_for_function("view.offsetHeight === 260")


def test_columns_of_a_page_leave_the_height_of_a_view(site):
    items = "".join(f"<section>{paragraph(200)}</section>" for _ in range(4))
    view = show(site, items, "card-height='1'", "fanfold-view { height: auto; columns: 2 }")
    view.wait("view.offsetHeight === 200")


def test_a_view_is_as_high_as_the_shown_card_of_a_component(site):
    items = "".join(f"<section>{paragraph(120 + 20 * number)}</section>" for number in range(6))
    attributes = "layout='card-carousel' card-height='1' auto-height='shown'"
    opened = in_component(site, items, "", "height: auto", attributes)
    opened.evaluate("async () => { for (let left = 30; left > 0; left--) await frame(); }")
    opened.wait_for_function("view.offsetHeight === 120")
    opened.evaluate("async () => { view.scrollToItem(3); await clock.untilIdle(); }")
    opened.wait_for_function("view.offsetHeight === 180")
    opened.evaluate("""async () => {
        document.querySelectorAll("section")[3].insertAdjacentHTML("beforeend", "<p style='height: 50px; margin: 0'></p>");
        for (let left = 9; left > 0; left--) await frame();
    }""")
    opened.wait_for_function("view.offsetHeight === 230")


def test_cards_of_a_component_are_as_wide_as_their_content_in_a_row(site):
    items = "".join(f"<section>{paragraph(40 + 20 * number)}</section>" for number in range(5))
    options = {"host": "", "attributes": "layout='row'"}
    shown = site(page(f"<my-gallery>{items}</my-gallery>").replace("fanfold-view.js", "fanfold-keyframes.js"))
    widths = shown.page.evaluate(f"""async () => {{
        {COMPONENT % (options["host"], options["attributes"])}
        const view = document.querySelector("my-gallery").shadowRoot.querySelector("fanfold-view");
        await customElements.whenDefined("fanfold-view");
        await view.ready;
        for (let left = 20; left > 0; left--) await frame();
        return [...document.querySelectorAll("section")].map((each) => Math.round(each.getBoundingClientRect().width));
    }}""")
    assert [width for width in widths if width > 0] == [40, 60, 80, 100, 120][: sum(width > 0 for width in widths)]
    assert widths[1] == 60


def test_a_card_of_a_component_out_of_sight_is_focused(site):
    opened = in_component(site, cards(9), attributes="layout='card-carousel' findable", has_touch=False)
    sizes = opened.evaluate("""async () => {
        const link = document.querySelector("#c8 > a"), shown = document.querySelector("#c0");
        for (let left = 20; left > 0 && link.offsetWidth === 0; left--) await frame();
        const sizes = [shown.offsetWidth, document.querySelector("#c8").offsetWidth];
        link.focus();
        await clock.untilIdle();
        return [sizes[0] - sizes[1], document.activeElement === link, view.item];
    }""")
    assert sizes == [0, True, 8]


TEXTS = ["calc(1 / 3)", "min(0.5, 1 / 3)", "calc(var(--part) / 3)", "max(0.1, calc(2 * var(--part) / 6))"]


@pytest.mark.parametrize("text", TEXTS)
def test_a_parameter_is_the_number_that_css_computes(site, text):
    style = f"fanfold-view {{ --part: 1; --fanfold-card-width: {text} }}"
    html = page(f"<fanfold-view layout='card-carousel' aria-label='V'>{cards(5)}</fanfold-view>", CARDS + style)
    view = site(html, {"width": 700, "height": 600}).ready()
    assert view.run("return Math.round(view.parameters.cardWidth * 1000)") == 333
    view.run("view.style.setProperty('--part', 1.5); await frame(); await frame()")
    assert view.run("return Math.round(view.parameters.cardWidth * 1000)") in (333, 500)


def test_a_text_that_is_no_number_is_an_error(site):
    style = "fanfold-view { --fanfold-card-width: calc(1px * 2) }"
    html = page(f"<fanfold-view layout='card-carousel' aria-label='V'>{cards(5)}</fanfold-view>", CARDS + style)
    view = site(html, expects_errors=True).ready()
    assert any("cardWidth must be in" in str(problem) for problem in view.problems)


# Copies of leaving cards.


def test_a_copy_is_no_sibling_of_the_next_one(site):
    view = show(site, cards(8))
    view.settle()
    looks = view.run("""
        view.playbackRate = 0;
        document.querySelector("#c1").id = "plain";
        const colors = [];
        for (let count = 0; count < 3; count++) {
          const card = view.firstElementChild, text = card.textContent, before = getComputedStyle(card).backgroundColor;
          card.remove();
          for (let left = 20; left > 0 && ![...view.children].some((each) => each.textContent === text); left--) await frame();
          const copy = [...view.children].find((each) => each.textContent === text);
          colors.push(copy ? getComputedStyle(copy).backgroundColor === before : "gone");
          await frame();
        }
        return colors;
    """)
    assert looks[0] and False not in looks


@pytest.mark.parametrize("has_shadow", [False, True])
def test_a_copy_has_the_style_of_a_custom_elements_name(site, has_shadow):
    style = "x-card { background: rgb(1, 2, 3); padding: 7px } x-card p { color: rgb(4, 5, 6) } x-card > a { letter-spacing: 3px }"
    view = site(
        page(
            "<fanfold-view layout='card-carousel' aria-label='V'>"
            + "<x-card class='x'><div><p>Text</p></div><a>Link</a></x-card>" * 4
            + "</fanfold-view>",
            style,
        )
    ).ready()
    look = """
        const lookOf = (each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).paddingTop,
          getComputedStyle(each.querySelector("p")).color, getComputedStyle(each.querySelector("a")).letterSpacing];
    """
    before, after, made = view.run(f"""
        {look}
        window.made = 0;
        customElements.define("x-card", class extends HTMLElement {{
          constructor() {{ super(); made++; if ({str(has_shadow).lower()}) this.attachShadow({{ mode: "open" }}).innerHTML = "<slot></slot>"; }}
        }});
        const card = view.firstElementChild, before = lookOf(card), count = made;
        view.playbackRate = 0;
        card.remove();
        for (let left = 20; left > 0 && !view.querySelector("[data-fanfold-made]"); left--) await frame();
        return [before, lookOf(view.querySelector("[data-fanfold-made]")), made - count];
    """)
    assert after == before and made == 0


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


def test_a_view_follows_its_own_window(site):
    view = show(site, cards(8))
    outcome = view.run("""
        const frame = document.body.appendChild(document.createElement("iframe"));
        frame.style.cssText = "width: 600px; height: 500px";
        const own = frame.contentWindow, seen = [], { matchMedia, ResizeObserver, cancelAnimationFrame } = own;
        own.matchMedia = (query) => { seen.push(query); return matchMedia.call(own, query); };
        own.ResizeObserver = class extends ResizeObserver { constructor(...rest) { super(...rest); seen.push("sizes"); } };
        own.cancelAnimationFrame = (request) => { if (request) seen.push("frame"); return cancelAnimationFrame.call(own, request); };
        let foreign = 0;
        const cancel = window.cancelAnimationFrame;
        delete window[Symbol.for("fanfold-view/timeline")].replacement;
        frame.contentDocument.body.append(view);
        window.cancelAnimationFrame = (request) => { foreign += Boolean(request); return cancel.call(window, request); };
        view.scrollToItem(3);
        view.remove();
        window.cancelAnimationFrame = cancel;
        return [["sizes", "frame", "print", "(prefers-reduced-motion: reduce)"].filter((each) => !seen.includes(each)), foreign];
    """)
    assert outcome == [[], 0]


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


def test_a_library_may_give_lists_and_texts_their_own_json(site):
    old = """<script>
        Array.prototype.toJSON = function () { return `[${this.map((each) => JSON.stringify(each))}]`; };
        String.prototype.toJSON = function () { return `"${this}"`; };
    </script>"""
    body = f"<fanfold-view layout='cover-flow' aria-label='V'>{cards(5)}</fanfold-view>"
    view = site(page(body, CARDS, old).replace("fanfold-view.js", "fanfold-keyframes.js")).ready()
    view.settle()
    assert view.run("return [view.layout, view.count, view.parameters.itemSize > 0]") == ["cover-flow", 5, True]


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


def test_components_copies_and_numbers_are_equal_in_each_engine(everywhere):
    """The style of names, scroll offsets, heights of cards of a component, and computed numbers."""
    style = """
        body > fanfold-view { height: 300px; --fanfold-card-width: calc(1 / 4) } x-card { background: rgb(1, 2, 3); padding: 7px }
        x-card p { color: rgb(4, 5, 6); height: 400px; margin: 0 } x-card > div { height: 100px; overflow: auto }
    """
    items = "<x-card><div><p>Text</p></div></x-card>" * 4
    slotted = "".join(f"<section>{paragraph(120 + 20 * number)}</section>" for number in range(6))
    tab = everywhere(
        page(
            f"<fanfold-view layout='card-carousel' aria-label='V'>{items}</fanfold-view><my-gallery>{slotted}</my-gallery>",
            style,
        )
    )
    outcome = tab.run(f"""
        const gallery = document.querySelector("my-gallery");
        {DEFINE} {COMPONENT % ("height: auto", "layout='card-carousel' card-height='1'")}
        const lookOf = (each) => `${{[getComputedStyle(each).backgroundColor, getComputedStyle(each).paddingTop,
          getComputedStyle(each.querySelector("p")).color, Math.round(each.firstElementChild.scrollTop)]}}`;
        const slotted = gallery.shadowRoot.querySelector("fanfold-view");
        await slotted.ready;
        const card = view.children[1];
        card.firstElementChild.scrollTop = 55;
        await frames(20);
        const before = lookOf(card);
        view.playbackRate = 0;
        card.remove();
        for (let left = 60; left > 0 && !view.querySelector("[data-fanfold-made]"); left--) await frames(1);
        await frames(2);
        return [before, lookOf(view.querySelector("[data-fanfold-made]")), slotted.offsetHeight, view.parameters.cardWidth];
    """)
    look = "rgb(1, 2, 3),7px,rgb(4, 5, 6),55"
    assert outcome == [look, look, 220, 0.25]


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_a_requested_item_counts_no_children_that_a_sheet_hides(site, hidden):
    items = "".join(f"<p class='{'gone' if number == hidden else ''}'>{number}</p>" for number in range(6))
    view = show(site, items, "item=2", ".gone { display: none }")
    view.settle()
    assert view.run("return [view.item, view.elementOf(2).textContent]") == [2, "3"]


def test_copies_of_a_removable_view_are_loaded_at_rest(site):
    view = show(site, cards(4), "layout=tab-stack removable")
    view.settle()
    view.run("await until(() => performance.getEntriesByName(new URL('/fanfold-copies.js', location).href).length > 0)")
    view.run("await import('/fanfold-copies.js'); await frame()")
    assert (
        view.run("view.requestRemoval(0); await frame(); return view.querySelectorAll('[data-fanfold-made]').length")
        == 1
    )
