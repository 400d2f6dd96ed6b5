"""Habits of pages: style sheets that hide, reset and count, content with focus, links and popovers, copies, and pointers of scripts."""

import os
import subprocess

import pytest
from machine import scaled
from pages import DIST, page

STYLE = "section { background: wheat } .gone { display: none }"


def carousel(items, attributes="", style="", head=""):
    body = f"<fanfold-view layout='card-carousel' card-width='0.3' side-inset='0.02' aria-label='V' {attributes}>{items}</fanfold-view>"
    return page(body, STYLE + style, head)


def sections(count, content=lambda number: number):
    return "".join(f"<section id='k{number}'>{content(number)}</section>" for number in range(count))


# Hidden children.

HIDING = {
    "class": ("", "k1.classList.add('gone')"),
    "inline style": ("", "k1.style.display = 'none'"),
    "data attribute": ("[data-state=closed] { display: none }", "k1.dataset.state = 'closed'"),
    "class of the view": (".red > .other { display: none }", "k1.className = 'other'; view.className = 'red'"),
    "class of an ancestor": (".red .other { display: none }", "k1.className = 'other'; document.body.className = 'red'"),
    "checkbox": ("#box:checked ~ fanfold-view .other { display: none }", "k1.className = 'other'; await frame(); box.checked = true"),
    "style sheet": ("", "document.head.append(Object.assign(document.createElement('style'), { textContent: '#k1 { display: none }' }))"),
    "media query": ("@media (width < 300px) { #k1 { display: none } }", ""),
}  # fmt: skip


@pytest.mark.parametrize("way", HIDING)
def test_a_child_that_a_style_sheet_hides_is_no_item(site, way):
    style, script = HIDING[way]
    html = carousel(sections(6), style=style).replace("<body>", "<body><input type='checkbox' id='box'>")
    view = site(html, {"width": 600, "height": 500}).ready()
    view.run(
        f"window.told = []; view.addEventListener('didremove', ({{ detail }}) => told.push(detail.index)); {script}"
    )
    if way == "media query":
        view.page.set_viewport_size({"width": 250, "height": 500})
    view.wait("view.count === 5")
    view.settle()
    assert view.run("return [told, view.elementOf(1).id, k1.assignedSlot?.className ?? '']") == [[1], "k2", ""]
    view.run("view.next(); await clock.untilIdle()")
    assert view.run("return view.elementOf(view.item).id") == "k2"


def test_children_that_are_hidden_at_the_start_or_out_of_sight_are_no_items_until_they_are_displayed(site):
    items = sections(40).replace("id='k2'", "id='k2' class='gone'").replace("id='k30'", "id='k30' class='gone'")
    view = site(carousel(items)).ready()
    assert view.run("return [view.count, view.elementOf(2).id]") == [38, "k3"]
    view.run("k35.className = 'gone'; await frame()")
    assert view.run("return view.count") == 37
    view.run("for (const each of document.querySelectorAll('.gone')) each.className = ''")
    view.wait("view.count === 40")
    assert view.run("return view.elementOf(2).id") == "k2"


STATES = {
    "checkbox": ("#box:checked ~ fanfold-view #k30 { display: none }", "box.click()"),
    "target": (":target ~ fanfold-view #k30 { display: none }", "location.hash = 'box'"),
    "details": ("[open] ~ fanfold-view #k30 { display: none }", "more.open = true"),
}


@pytest.mark.parametrize("state", STATES)
def test_a_state_of_the_page_hides_a_child_out_of_sight(site, state):
    style, script = STATES[state]
    controls = "<input type='checkbox' id='box'><details id='more'></details>"
    view = site(carousel(sections(40), style=style).replace("<body>", f"<body>{controls}")).ready()
    view.settle()
    view.run(script)
    view.wait("view.count === 39")


def test_a_media_query_displays_a_hidden_child(site):
    style = "@media (width < 400px) { #k1 { display: none } }"
    view = site(carousel(sections(6), style=style)).ready()
    assert view.run("return view.count") == 5
    view.page.set_viewport_size({"width": 700, "height": 600})
    view.wait("view.count === 6")


def test_a_hidden_view_keeps_its_items(site):
    view = site(carousel(sections(6))).ready()
    view.run("document.body.style.display = 'none'; await frame(); await frame()")
    assert view.run("return view.count") == 6
    view.run("document.body.style.display = ''; await frame(); await frame()")
    assert view.run("return view.count") == 6


def test_frames_read_no_style_of_children(site):
    view = site(carousel(sections(30))).ready()
    view.run("view.scrollToItem(20)")
    reads = view.run("""
        const own = window.getComputedStyle;
        let reads = 0;
        window.getComputedStyle = (element, ...rest) => { reads += element.parentElement === view; return own(element, ...rest) };
        await clock.untilIdle();
        window.getComputedStyle = own;
        return reads;
    """)
    # Each item is read once, when it becomes visible, and one for counters.
    assert reads <= 30


# Copies of removed children.


def test_a_copy_does_not_act(site):
    card = (
        "<input type='radio' name='choice' checked><x-card></x-card><iframe srcdoc='<p>frame</p>'></iframe>"
        "<details name='one' open>Details</details><img onload='window.loads = (window.loads ?? 0) + 1' src='/nothing.png'>"
        "<audio autoplay src='/nothing.mp3'></audio><video autoplay muted src='/nothing.mp4'></video><p onclick='1'>Text</p>"
    )
    head = """<script>
      window.made = 0;
      customElements.define("x-card", class extends HTMLElement { constructor() { super(); made++; } });
    </script>"""
    view = site(
        carousel(f"<section id='k0' style='view-transition-name: card'>{card}</section>{sections(6)[19:]}", head=head)
    ).ready()
    outcome = view.run("""
        const before = made;
        const card = view.elementOf(0), radio = card.querySelector("input");
        view.playbackRate = 0;
        document.body.append(card);
        // The module that makes copies is loaded.
        await until(() => view.querySelector("[data-fanfold-made]"));
        const copy = view.querySelector("[data-fanfold-made]");
        const inner = [...copy.querySelectorAll("*")];
        return {
          radio: radio.checked, made: made - before, open: card.querySelector("details").open,
          names: getComputedStyle(copy).viewTransitionName ?? "none",
          sources: inner.filter((each) => each.matches("[src]:not(img), [srcdoc], iframe, audio, x-card, [onload], [onclick], [name]")).length,
          text: copy.textContent.includes("Text"),
        };
    """)
    assert outcome == {"radio": True, "made": 0, "open": True, "names": "none", "sources": 0, "text": True}


def test_a_copy_shows_the_content_of_a_custom_element(site):
    head = """<script>
      customElements.define("x-card", class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<b>Inside</b><slot></slot>"; }
      });
    </script>"""
    view = site(carousel("<x-card>One</x-card>" + sections(3), head=head)).ready()
    view.run("view.playbackRate = 0; view.children[0].remove()")
    view.wait("view.querySelector('[data-fanfold-made]')")
    assert view.run("return view.querySelector('[data-fanfold-made]').shadowRoot.textContent") == "Inside"


# Focus.


def test_tab_reaches_all_visible_links(site):
    links = "".join(f"<a id='k{number}' href='#'>Link {number}</a>" for number in range(9))
    view = site(carousel(links, style="a { display: block }"), {"width": 900, "height": 500}, has_touch=False).ready()
    view.settle()
    reached = []
    for _ in range(3):
        view.page.keyboard.press("Tab")
        view.settle()
        reached.append(view.run("return document.activeElement.id"))
    assert reached == ["k0", "k1", "k2"]
    assert view.run("return [...view.children].filter((each) => each.hasAttribute('tabindex')).length") == 0


def test_focus_of_an_item_without_a_box_focuses_its_content(site):
    items = "".join(
        f"<div style='display: contents'><button id='b{number}'>Button</button></div>" for number in range(5)
    )
    view = site(carousel(items)).ready()
    assert view.run("view.focus(); return document.activeElement.id") == "b0"


@pytest.mark.parametrize(
    "attribute", ["aria-roledescription='Karussell'", "role='region' aria-roledescription='Karussell'"]
)
def test_the_pages_own_role_description_stays(site, attribute):
    view = site(carousel(sections(4), attribute)).ready()
    script = "view.layout = 'none'; await frame(); view.layout = 'card-carousel'; await frame(); return view.ariaRoleDescription"
    assert view.run(script) == "Karussell"


def test_the_views_own_role_description_leaves_with_its_role(site):
    view = site(carousel(sections(4))).ready()
    assert view.run("return [view.role, view.ariaRoleDescription]") == ["group", "carousel"]
    assert view.run("view.layout = 'none'; await frame(); return [view.role, view.ariaRoleDescription]") == [None, None]


@pytest.mark.parametrize("kind", ["popover", "dialog"])
def test_content_in_the_top_layer_stays_visible_when_its_item_is_out_of_sight(site, kind):
    content = {
        "popover": "<div class='layer' popover='manual'><button>B</button></div>",
        "dialog": "<dialog class='layer'><button>B</button></dialog>",
    }
    view = site(carousel(sections(20, lambda _: content[kind]))).ready()
    view.run(
        f"const layer = document.querySelector('#k0 .layer'); layer.{'showPopover' if kind == 'popover' else 'showModal'}()"
    )
    view.run("view.scrollToItem(15)")
    view.settle()
    seen = "document.querySelector('#k0 .layer').getBoundingClientRect().width > 0"
    assert view.run(f"return [{seen}, k0.inert]") == [True, False]
    view.run(
        "const layer = document.querySelector('#k0 .layer'); layer.hidePopover?.call && layer.matches('[popover]') ? layer.hidePopover() : layer.close()"
    )
    view.run("document.activeElement.blur(); view.scrollToItem(2)")
    view.settle()


@pytest.mark.parametrize("element", ["<button>Choose</button>", "<div tabindex='0'>Choose</div>", "<p>Choose</p>"])
def test_a_canceled_press_keeps_the_focus(site, element):
    view = site(
        carousel(sections(5, lambda _: element + "<ul tabindex='-1'><li>One</li></ul>")), has_touch=False
    ).ready()
    view.run("""
        const pressed = k0.firstElementChild;
        pressed.addEventListener("pointerdown", (event) => { pressed.nextElementSibling.focus(); event.preventDefault() });
    """)
    view.page.locator("#k0 > :first-child").click()
    assert view.run("return document.activeElement.localName") == "ul"


# Style sheets.

RESETS = {
    "all": "* { all: unset; display: revert }",
    "style sheet's own rule": "fanfold-view { all: initial; height: 300px }",
    "position": "* { position: static; contain: none; display: inline }",
}


@pytest.mark.parametrize("reset", RESETS)
def test_a_view_survives_a_reset(site, reset):
    html = carousel(sections(5)).replace("<style>", f"<style>{RESETS[reset]} fanfold-view {{ height: 300px }} ")
    view = site(html.replace("height: 100vh", "height: 300px"), {"width": 600, "height": 500}).ready()
    view.frame()
    inside = """
        const outer = view.getBoundingClientRect(), inner = k0.getBoundingClientRect();
        return [outer.width, outer.height, inner.top >= outer.top && inner.bottom <= outer.bottom && inner.height > 100];
    """
    assert view.run(inside) == [600, 300, True]
    view.run("view.hidden = true; await frame()")
    assert view.run("return view.getBoundingClientRect().height") == 0


@pytest.mark.parametrize("display, height", [("grid", "auto"), ("none", "0")])
def test_a_reset_leaves_the_pages_own_display_to_the_page(site, display, height):
    html = carousel(sections(5)).replace(
        "<style>", "<style>* { all: unset; display: revert } fanfold-view { height: 300px } "
    )
    view = site(html).ready()
    view.run(f"view.style.display = '{display}'; await frame()")
    assert view.run("return getComputedStyle(view).display") == display


def test_counters_count_over_items(site):
    style = """
        fanfold-view { counter-reset: card } section { counter-increment: card }
        b { position: absolute; left: 0 } b::before { content: counter(card, marks) }
        @counter-style marks { system: symbolic; symbols: "I" }
    """
    view = site(carousel(sections(30, lambda _: "<b></b>"), style=style)).ready()
    widths = "return [...view.querySelectorAll('[data-index]')].map((each) => [Number(each.dataset.index), each.firstElementChild.offsetWidth])"
    one = view.run(widths)[0][1]
    for item in [0, 12, 25, 3]:
        view.run(f"view.item = {item}")
        view.settle()
        view.wait(
            f"[...view.querySelectorAll('[data-index]')].every((each) => Math.abs(each.firstElementChild.offsetWidth / (Number(each.dataset.index) + 1) - {one}) < 2)"
        )


def test_the_handle_of_a_resizable_view_only_resizes(site):
    style = "fanfold-view { resize: both; overflow: hidden; width: 400px; height: 300px !important }"
    view = site(carousel(sections(9), style=style), {"width": 700, "height": 600}, has_touch=False).ready()
    mouse = view.page.mouse
    mouse.move(395, 295)
    mouse.down()
    mouse.move(300, 290, steps=6)
    view.frame()
    assert view.run("return [view.contentOffset, view.hasAttribute('data-dragging')]") == [
        view.run("return view.restingOffset(0)"),
        False,
    ]
    mouse.up()


def test_a_height_that_follows_the_shown_item_reports_no_error(site):
    view = site(
        carousel(
            sections(6, lambda number: f"<div style='height: {50 + 40 * number}px'></div>"),
            "auto-height='shown'",
            "fanfold-view { height: auto }",
        )
    )
    view.ready().run("window.errors = []; addEventListener('error', (event) => errors.push(event.message))")
    for item in [3, 1, 5]:
        view.run(f"view.scrollToItem({item})")
        view.settle()
        view.run("view.style.width = `${300 + 10 * view.item}px`; await frame()")
    assert view.run("return errors") == []


# Taps.


def test_a_tap_that_the_page_takes_does_not_scroll(site):
    view = site(carousel(sections(9), "falloff='0'"), {"width": 800, "height": 500}).ready()
    view.run(
        "window.taps = []; view.addEventListener('itemtap', (event) => { taps.push(event.detail.index); if (window.takes) event.preventDefault() })"
    )

    def tap():
        view.page.touchscreen.tap(400, 250)
        view.settle()

    offset = "return view.contentOffset"
    start = view.run(offset)
    view.run("window.takes = true")
    tap()
    assert view.run(offset) == start
    view.run("window.takes = false; view.noTapScroll = true")
    tap()
    assert view.run(offset) == start and view.run("return taps.length") == 2
    view.run("view.noTapScroll = false")
    tap()
    assert view.run(offset) > start


@pytest.mark.parametrize("call", ["view.scrollToItem(4)", "view.openItem(4)", "view.item = 4"])
def test_a_call_in_a_listener_of_a_tap_prevails(site, call):
    view = site(carousel(sections(9)), {"width": 800, "height": 500}).ready()
    view.run(f"view.addEventListener('itemtap', () => {{ {call} }})")
    view.page.touchscreen.tap(400, 250)
    view.settle()
    assert view.run("return Math.max(view.openedItem, view.item)") == 4


# Pointers of scripts, and copies of HTML.


@pytest.mark.parametrize(
    "init", ["{}", "{ pointerId: -1, pointerType: 'mouse', buttons: 1 }", "{ pointerType: 'touch', isPrimary: true }"]
)
def test_a_pointer_of_a_test_library_drags(site, init):
    view = site(carousel(sections(5)), has_touch=False).ready()
    state = view.run(f"""
        const send = (type, clientX, init = {init}) =>
            view.children[0].dispatchEvent(new PointerEvent(type, {{ bubbles: true, cancelable: true, clientX, clientY: 300, ...init }}));
        send("pointerdown", 300);
        for (let step = 1; step <= 8; step++) send("pointermove", 300 - 25 * step);
        await frame();
        const dragged = [view.position > 0.1, view.hasAttribute("data-dragging")];
        send("pointerup", 100);
        await frame();
        return [...dragged, view.hasAttribute("data-dragging")]""")
    assert state == [True, True, False]


@pytest.mark.parametrize("end", ["pointerup", "pointercancel"])
def test_content_may_stop_the_end_of_a_pointer(site, end):
    view = site(carousel(sections(5))).ready()
    places = view.run(f"""
        const send = (type, pointerId, clientX) => view.children[0].dispatchEvent(new PointerEvent(type,
            {{ pointerId, pointerType: "touch", bubbles: true, composed: true, clientX, clientY: 300 }}));
        view.addEventListener("{end}", (event) => event.stopPropagation());
        const drag = (pointerId) => {{
          send("pointerdown", pointerId, 300);
          for (let step = 1; step <= 8; step++) send("pointermove", pointerId, 300 - 30 * step);
        }};
        const places = [];
        for (const pointerId of [7, 8]) {{
          drag(pointerId);
          await frame();
          places.push(view.position > 0.1, view.hasAttribute("data-dragging"));
          send("{end}", pointerId, 60);
          places.push(view.hasAttribute("data-dragging"));
          view.scrollToItem(0, {{ animated: false }});
          await clock.untilIdle();
        }}
        return places;""")
    assert places == [True, True, False] * 2
    # A held view never settles, and its items keep their former states.
    view.run("view.scrollToItem(3, { animated: false })")
    view.settle()
    assert view.run("return view.elementOf(3).getAttribute('tabindex')") == "0"


def test_a_pointer_drags_a_view_in_the_document_of_a_frame(site):
    view = site(carousel(sections(5)), has_touch=False).ready()
    view.run("""
        const frame = document.body.appendChild(document.createElement("iframe"));
        frame.style.cssText = "position: fixed; inset: 0; width: 390px; height: 500px; border: 0";
        frame.contentDocument.body.append(view);
        view.style.height = "400px";
        window.adopted = view;""")
    view.frame()
    mouse = view.page.mouse
    mouse.move(300, 200)
    mouse.down()
    mouse.move(100, 200, steps=8)
    view.frame()
    look = "() => [adopted.position > 0.1, adopted.hasAttribute('data-dragging')]"
    assert view.page.evaluate(look) == [True, True]
    mouse.up()
    assert view.page.evaluate(look)[1] is False


def test_a_copy_of_a_dragged_view_is_not_dragged(site):
    view = site(carousel(sections(5)), has_touch=False).ready()
    mouse = view.page.mouse
    mouse.move(300, 400)
    mouse.down()
    mouse.move(100, 400, steps=8)
    script = """
        const holder = document.body.appendChild(document.createElement("div"));
        holder.innerHTML = view.outerHTML;
        const copy = view.cloneNode(true);
        document.body.append(copy);
        return [view, holder.firstElementChild, copy].map((each) => each.hasAttribute("data-dragging"));
    """
    assert view.run(script) == [True, False, False]
    mouse.up()


# Servers.

SERVERS = {
    "two names": "globalThis.HTMLElement = class {}; globalThis.customElements = { define() {}, get() {} };",
    "no get": "globalThis.HTMLElement = class {}; globalThis.customElements = { define() {} };",
    "sheets and slots": """
        globalThis.HTMLElement = class { attachInternals() {} }; globalThis.customElements = { define() {}, get() {} };
        globalThis.CSSStyleSheet = class { replaceSync() {} }; globalThis.HTMLSlotElement = class { assign() {} };
        globalThis.ResizeObserver = class {};
    """,
}


@pytest.mark.parametrize("server", SERVERS)
@pytest.mark.parametrize("module", ["fanfold-view.js", "fanfold-keyframes.js"])
def test_the_module_can_be_imported_where_there_is_a_part_of_a_dom(tmp_path, module, server):
    copy = (tmp_path / module).with_suffix(".mjs")
    copy.write_bytes((DIST / module).read_bytes())
    script = tmp_path / "server.mjs"
    script.write_text(f"{SERVERS[server]} await import({str(copy)!r}); console.log('imported');")
    said = subprocess.run(["node", script], capture_output=True, text=True, timeout=scaled(60), env=os.environ)
    assert (said.returncode, said.stdout, said.stderr) == (0, "imported\n", "")
