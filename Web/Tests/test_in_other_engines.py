"""Changes of items by applications, in engines other than Chromium's."""

import json
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import chain

import pytest
from clock import SETTLE_RUNNING_CLOCK as SETTLE
from clock import UNTIL
from firefox import Firefox
from pages import DIST, page
from test_resting_sheets import BOXES, farthest
from test_resting_sheets import html as resting_html
from webkit import WebKit

SIZE = (460, 844)  # MiniBrowser's window is no narrower than 447 CSS pixels

CHILDREN = "".join(f"<section tabindex='0'>{number}</section>" for number in range(6))
VIEW = f"""const view = document.querySelector('fanfold-view'); const frame = () => new Promise(requestAnimationFrame);
  const until = {UNTIL};"""


class Handler(SimpleHTTPRequestHandler):
    """Serves the page at /page/, the module, and the WebAssembly, unless the page's address overrides it."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}
    html = ""

    def do_GET(self):
        if self.path.startswith("/page/"):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            module = "/fanfold-view.separate-wasm.js" if "separate" in self.path else "/fanfold-view.js"
            self.wfile.write(self.html.replace("/fanfold-view.js", module).encode())
        elif self.path.endswith(".wasm") and "broken" in self.headers.get("Referer", ""):
            self.send_error(404)
        else:
            super().do_GET()

    def log_message(self, *arguments):
        pass


def name_of(value):
    return getattr(value, "name", None)


@pytest.fixture(scope="module")
def browsers():
    """The running browsers, by their programs."""
    started = {}
    yield started
    for browser in started.values():
        browser.close()


@pytest.fixture(scope="module", params=[Firefox, WebKit], ids=name_of)
def browser(request, browsers):
    """A browser that is started once: pytest would start it again for each such test, which takes seconds."""
    if request.param not in browsers:
        browsers[request.param] = request.param()
    return browsers[request.param]


@pytest.fixture
def run(browser):
    """Opens a page with a view, and runs statements in it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=DIST))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Handler.html = page(
        f"<fanfold-view layout='tab-stack' removable aria-label='Things'>{CHILDREN}</fanfold-view>",
        "section { background: wheat }",
    )

    def evaluate(script, query=""):
        browser.open(f"http://127.0.0.1:{server.server_port}/page/?{query}", SIZE)
        return browser.evaluate(f"{VIEW} await customElements.whenDefined('fanfold-view'); {script}")

    yield evaluate
    server.shutdown()
    server.server_close()


def swipe(pointer):
    """Removes the second item with a swipe to the left."""

    def away(browser):
        x, y = browser.evaluate(f"""
            {VIEW}
            const {{ x, y, width }} = view.elementOf(1).getBoundingClientRect(); return [x + width * 0.8, y + 40];
        """)
        steps = [step for move in range(1, 9) for step in [("pause", 16), ("move", x - 32 * move, y)]]
        browser.pointer(pointer, ("move", x, y), "down", *steps, "up")

    return away


WAYS = {
    "mouse": swipe("mouse"),
    "touch": swipe("touch"),
    "key": lambda browser: browser.key("Delete"),
    "call": lambda browser: browser.evaluate(f"{VIEW} view.requestRemoval(1)"),
}


@pytest.mark.parametrize(
    "browser, way",
    [(program, way) for program in [Firefox, WebKit] for way in WAYS if way != "touch" or way in program.pointers],
    indirect=["browser"],
    ids=name_of,
)
def test_items_after_a_removed_item_are_not_clipped(run, browser, way):
    run(f"""
        view.innerHTML = Array.from({{ length: 6 }}, (_, number) => `<div>${{number}}</div>`).join("");
        await view.ready; {SETTLE}
        window.finished = new Promise((done) => view.addEventListener("didfinishchanges", done, {{ once: true }}));
        view.elementOf(1).focus();
    """)
    WAYS[way](browser)
    left, shown, focus = browser.evaluate(f"""
        {VIEW} await finished; {SETTLE}
        const shown = [...view.querySelectorAll(":scope > [data-index]")].map((child) => {{
          const {{ width, height }} = child.getBoundingClientRect();
          return [child.textContent, Number(child.dataset.index), width > 10 && height > 10, child.getAttribute("role")];
        }});
        return [[...view.children].map((child) => child.textContent), shown, document.activeElement?.dataset.index];
    """)
    gone = "0" if way == "key" else "1"
    assert left == [name for name in "012345" if name != gone] and len(shown) >= 3
    assert all((text, is_whole, role) == (left[index], True, "group") for text, index, is_whole, role in shown)
    assert focus in ("0", "1"), "the focus is on a neighbour"


def test_items_keep_their_position_under_style_changes(run):
    before, after = run(f"""
        await view.ready; {SETTLE}
        const look = () => [...view.children].map((child) => {{ const {{ x, y, width, height }} = child.getBoundingClientRect(); return [x, y, width, height] }});
        const before = look();
        for (const child of view.children) child.setAttribute("style", "color: red; width: 3px");
        await frame(); await frame();
        return [before, look()];
    """)
    assert before == after


@pytest.mark.parametrize("layout, side", [("tab-stack", "Top"), ("card-carousel", "Left")])
def test_children_are_a_row_that_scrolls_and_snaps_where_the_webassembly_cannot_be_had(run, layout, side):
    message, seen, ready, style, offset, scrolled = run(
        f"""
        view.setAttribute("layout", "{layout}");
        const message = await view.ready.catch((error) => error.message); await frame();
        const seen = [...view.children].filter((child) => child.getBoundingClientRect().height > 10).length;
        view.scrollBy(150, 150);
        for (let last, still = 0; still < 8 || view.scroll{side} === 0; still = view.scroll{side} === last ? still + 1 : 0) {{
          last = view.scroll{side}; await frame();
        }}
        const box = view.getBoundingClientRect(), middles = [...view.children].map((child) => {{
          const {{ x, y, width, height }} = child.getBoundingClientRect();
          return "{side}" === "Top" ? y + height / 2 - box.y - box.height / 2 : x + width / 2 - box.x - box.width / 2;
        }});
        return [message, seen, view.matches(":state(ready)"), getComputedStyle(view).scrollSnapType, Math.min(...middles.map(Math.abs)), view.scroll{side}];
        """,
        "separate-and-broken",
    )
    assert "fanfold.wasm answers 404" in message and seen == 6 and ready is False
    assert "mandatory" in style and scrolled != 150 and offset < 10, "a child is in the middle"


CONTENT = {
    "button": "<button>press</button>",
    "link": "<a href='#there'>link</a>",
    "summary": "<details><summary>more</summary></details>",
    "input": "<input aria-label='text'>",
    "pointerdown": "<p>plain</p>",
    "pointerup": "<p>plain</p>",
    "click": "<p>plain</p>",
}


@pytest.mark.parametrize("name", CONTENT)
def test_a_click_on_an_interactive_element_is_not_a_tap_and_a_click_beside_it_is(run, browser, name):
    x, y = run(f"""
        view.layout = "card-carousel";
        view.innerHTML = `<section>{CONTENT[name]}</section><section>two</section>`;
        document.head.insertAdjacentHTML("beforeend",
          "<style>section {{ padding: 100px 60px }} section > * {{ display: block; width: 160px; height: 40px; margin: 0 }}</style>");
        await view.ready; {SETTLE}
        window.taps = []; window.clicks = 0;
        view.addEventListener("itemtap", ({{ detail }}) => taps.push(detail.index));
        addEventListener("click", () => clicks++);
        if (document.querySelector("p")) document.addEventListener("{name}", (event) => {{
          if (event.target.localName === "p") event.preventDefault();
        }});
        const box = view.querySelector("section > *").getBoundingClientRect();
        return [box.x + 20, box.y + box.height / 2];
    """)

    def click(y, number):
        """Clicks, and waits until the click has been dispatched to all listeners."""
        browser.pointer("mouse", ("move", x, y), "down", "up")
        browser.evaluate(f"{VIEW} await until(() => clicks >= {number}); for (let i = 0; i < 5; i++) await frame();")

    click(y, 1)
    click(y + 150, 2)
    assert browser.evaluate("return taps") == [0], "the second click alone is a tap"


def test_a_tap_is_on_the_item_that_is_seen_there_in_a_view_that_is_padded_and_turned(run, browser):
    points = run(f"""
        view.style.cssText = "width: 240px; height: 360px; margin: 80px auto; padding: 10px 40px 30px 20px; border: solid 9px; rotate: 70deg";
        await view.ready; view.item = 1; {SETTLE}
        window.taps = [];
        view.addEventListener("itemtap", ({{ detail }}) => taps.push(detail.index));
        return [0, 1, 2].map((index) => {{
          const points = [];
          for (let x = 0; x < innerWidth; x += 10) {{
            for (let y = 0; y < innerHeight; y += 10) {{
              const around = [[0, 0], [4, 0], [-4, 0], [0, 4], [0, -4]];
              if (around.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === view.children[index])) points.push([x, y]);
            }}
          }}
          return [points[0], points.at(-1)];
        }});
    """)
    for number, point in enumerate(chain(*points), 1):
        browser.pointer("mouse", ("move", *point), "down", "up")
        browser.evaluate(f"{VIEW} await until(() => taps.length >= {number});")
    assert browser.evaluate("return taps") == [0, 0, 1, 1, 2, 2]


@pytest.mark.slow
def test_styles_removed_by_the_page_are_restored(run):
    before, after = run(f"""
        view.innerHTML = "<div>one</div><div>two</div><div>three</div>"; await view.ready; {SETTLE}
        const names = ["data-index", "role", "aria-roledescription", "aria-label", "tabindex", "inert"];
        const look = () => [view, ...view.children].map((each) => names.map((name) => each.getAttribute(name)));
        const before = look();
        view.removeAttribute("role");
        for (const child of view.children) for (const {{ name }} of [...child.attributes]) child.removeAttribute(name);
        await until(() => view.hasAttribute("role"));
        {SETTLE}
        return [before, look()];
    """)
    assert before == after and before[1][:3] == ["0", "group", "slide"]


def test_children_parsed_one_by_one_show_the_declared_item(run):
    assert run(f"""
        const add = (text) => view.appendChild(Object.assign(document.createElement("section"), {{ textContent: text }}));
        await view.ready; view.replaceChildren(); {SETTLE}
        view.setAttribute("item", "4");
        for (let number = 0; number < 8; number++) {{ add(number); await new Promise((done) => setTimeout(done)); }}
        {SETTLE}
        const {{ item }} = view;
        view.scrollToItem(add("last"), {{ animated: false }});
        {SETTLE}
        return [item, view.count, view.item > item, view.elementOf(8).checkVisibility()];
    """) == [4, 9, True, True]


def test_a_view_in_a_dialog_that_opens_again_stays_where_it_was(run):
    assert run(f"""
        const dialog = document.body.appendChild(document.createElement("dialog")), shown = [];
        dialog.style.width = "300px"; view.layout = "card-carousel"; await view.ready;
        for (const child of view.children) child.removeAttribute("tabindex");
        dialog.append(view); await frame(); await frame();
        for (const item of [3, 2]) {{
          view.item = item; dialog.showModal(); {SETTLE}
          shown.push(view.item, document.activeElement.textContent);
          dialog.close(); await frame(); await frame();
        }}
        return shown;
    """) == [3, "3", 2, "2"]


def test_a_parameters_attribute_and_a_cells_exception(run):
    assert run("""
        await view.ready;
        view.setAttribute("pitch", "90");
        const pitch = view.parameters.pitch;
        view.addEventListener("error", (event) => event.preventDefault());
        view.cell = (element, index) => { if (index === 1) throw new Error("no"); element.textContent = `cell ${index}`; };
        view.count = 4;
        await frame(); await frame();
        return [pitch, view.elementOf(0).textContent, view.elementOf(1).textContent, await view.ready === view];
    """) == [90, "cell 0", "", True]


def test_an_exception_in_the_first_cells_does_not_keep_the_view_from_being_ready(run):
    assert run("""
        const other = document.createElement("fanfold-view"), heard = [];
        other.style.height = "400px";
        other.addEventListener("error", (event) => { event.preventDefault(); heard.push(event.detail.index); });
        other.cell = (element, index) => { if (index === 0) throw new Error("no"); element.textContent = `cell ${index}`; };
        other.count = 4;
        document.body.append(other);
        const isReady = await other.ready === other;
        for (let i = 0; i < 5; i++) await frame();
        return [isReady, heard[0], other.elementOf(0).textContent, other.elementOf(1).textContent];
    """) == [True, 0, "", "cell 1"]


def test_a_parameters_attribute_is_seen_at_once(run):
    before, after = run(f"""
        view.layout = "card-carousel"; await view.ready; {SETTLE}
        const width = () => view.elementOf(0).getBoundingClientRect().width / view.clientWidth;
        const before = width();
        view.setAttribute("card-width", "0.5");
        await frame(); await frame();
        return [before, width()];
    """)
    assert abs(before - 0.7) < 0.01 and abs(after - 0.5) < 0.01


@pytest.mark.parametrize(
    "statement",
    ["document.getElementById('link-30').focus()", "view.children[30].scrollIntoView()", "window.find('Word30q')"],
)
def test_children_invisible_are_found(run, statement):
    children = "".join(
        f"<section>Word{number}q <a href='#' id='link-{number}'>Link</a></section>" for number in range(40)
    )
    item, focus, page_offset = run(f"""
        view.innerHTML = `{children}`; view.layout = "card-carousel"; view.findable = true;
        await view.ready;
        await until(() => view.children[30].assignedSlot);
        {SETTLE}
        {statement};
        await until(() => view.item === 30);
        {SETTLE}
        return [view.item, document.activeElement.id, scrollY];
    """)
    assert item == 30 and page_offset == 0
    assert "focus" not in statement or focus == "link-30"


def test_tab_shows_the_next_invisible_child(run, browser):
    children = "".join(f"<section><button id='link-{number}'>Press</button></section>" for number in range(12))
    run(f"""
        view.innerHTML = `{children}`; view.layout = "card-carousel"; view.findable = true;
        await view.ready;
        await until(() => view.children[11].assignedSlot);
        {SETTLE}
        document.getElementById("link-0").focus();
    """)
    seen = []
    # A child can have the focus before its link has.
    while seen[-1:] != ["link-3"] and len(seen) < 8:
        browser.key("Tab")
        seen.append(browser.evaluate(f"{VIEW} {SETTLE} return document.activeElement.id;"))
    assert [each for each in seen if each] == ["link-1", "link-2", "link-3"]
    assert browser.evaluate(f"{VIEW} await until(() => view.item === 3); return view.item;") == 3


def test_a_rule_that_hides_cards_out_of_sight_is_followed(run):
    """WebKitGTK 2.50 keeps the style of an element in a slot without a box; here the rule comes from around the view."""
    counts = run(f"""
        document.head.insertAdjacentHTML("beforeend", "<style>.sale .full {{ display: none }}</style>");
        for (let i = 3; i < 6; i++) view.children[i].className = "full";
        view.layout = "card-carousel"; await view.ready; {SETTLE}
        const counts = [view.count];
        for (const isSale of [true, false, true]) {{
          document.body.classList.toggle("sale", isSale);
          await until(() => view.count !== counts.at(-1));
          counts.push(view.count);
        }}
        return counts;
    """)
    assert counts == [6, 3, 6, 3]


def test_an_animation_ends_with_its_rule_while_its_card_is_out_of_sight(run):
    """Firefox (ESR 153) goes on with an animation whose rule ends while its element has no slot, also in its content."""
    before, after, other = run(f"""
        document.head.insertAdjacentHTML("beforeend", `<style>
          @keyframes small {{ to {{ scale: 0.5 }} }}
          .new, .new > p, .kept {{ animation: small 1s linear -0.5s both paused }}
        </style>`);
        for (const child of view.children) child.innerHTML = "<p>text</p>";
        view.children[0].className = "new"; view.children[1].className = "kept";
        view.layout = "card-carousel"; await view.ready; {SETTLE}
        const scales = () => [view.children[0], view.children[0].firstElementChild].map((each) => getComputedStyle(each).scale);
        const before = scales();
        view.scrollToItem(5, {{ animated: false }}); {SETTLE}
        view.children[0].classList.remove("new"); await frame();
        view.scrollToItem(0, {{ animated: false }}); {SETTLE}
        await until(() => scales()[0] === "none");
        return [before, scales(), getComputedStyle(view.children[1]).scale];
    """)
    assert before == ["0.75", "0.75"] and after == ["none", "none"]
    assert other == "0.75", "an animation whose rule holds goes on"


def test_the_first_frame_of_a_style_sheet_stays_when_the_view_is_ready(run):
    html = re.sub(r"<script.*?</script>", "", resting_html("card-carousel", 0), flags=re.DOTALL)
    before, after = run(f"""
        const other = document.body.appendChild(document.createElement("iframe"));
        other.style.cssText = "width: 400px; height: 400px";
        other.srcdoc = {json.dumps(html)};
        await new Promise((done) => {{ other.onload = done; }});
        const inside = other.contentWindow, row = inside.document.querySelector("fanfold-view");
        const boxes = () => ((view) => {{ {BOXES} }})(row), before = boxes();
        await inside.eval("import('/fanfold-view.js')");
        await row.ready;
        for (let i = 0; i < 5; i++) await new Promise(inside.requestAnimationFrame);
        return [before, boxes()];
    """)
    assert farthest(before, after) <= 1


def test_a_style_sheet_parameter_changes_with_its_transition(run):
    widths = run("""
        view.layout = "card-carousel";
        view.style.cssText = "--fanfold-card-width: 0.8; transition: --fanfold-card-width 0.4s";
        await view.ready;
        await until(() => view.parameters.cardWidth === 0.8);
        await until(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("transitions")));
        await import("/fanfold-transitions.js"); await frame(); await frame();
        view.style.setProperty("--fanfold-card-width", "0.4");
        const widths = new Set();
        await until(() => widths.has(0.4), async () => { await frame(); widths.add(view.parameters.cardWidth); });
        return [...widths];
    """)
    assert len(widths) > 4 and widths == sorted(widths, reverse=True)


@pytest.mark.parametrize("options", ["{ duration: 0.4 }", "{ duration: 0.4, align: 'end' }"])
def test_an_item_is_scrolled_to_in_so_much_time(run, options):
    item, offsets = run(f"""
        view.layout = "card-carousel"; await view.ready; {SETTLE}
        view.scrollToItem(4, {options});
        const offsets = [];
        const ended = new Promise((done) => view.addEventListener("settle", done, {{ once: true }}));
        view.addEventListener("scroll", ({{ detail }}) => offsets.push(detail.offset));
        await ended;
        return [view.item, offsets];
    """)
    assert item == 4
    assert len(offsets) > 4 and offsets == sorted(offsets), "it goes there by the way"


@pytest.mark.slow
def test_autoplay_advances_and_pauses_for_the_focus(run):
    seen, still = run(f"""
        document.documentElement.style.opacity = ""; // A view that nobody can see pauses.
        const seen = [];
        view.addEventListener("itemchange", ({{ detail }}) => seen.push(detail.index));
        view.layout = "card-carousel"; view.setAttribute("autoplay", "0.2"); await view.ready;
        await until(() => seen.length >= 3);
        const first = seen.slice(0, 3);
        view.elementOf(view.item).focus();
        {SETTLE}
        const before = seen.length;
        await new Promise((go) => setTimeout(go, 1200));
        return [first, seen.length - before];
    """)
    assert seen == [1, 2, 3] and still == 0


def test_a_drag_that_ends_on_a_button_does_not_press_it_and_a_click_does(run, browser):
    x, y = run(f"""
        view.layout = "card-carousel";
        view.innerHTML = "<section><button style='position: absolute; inset: 0'>press</button></section>".repeat(6);
        await view.ready; {SETTLE}
        window.ups = window.presses = 0;
        view.addEventListener("click", () => presses++);
        addEventListener("pointerup", () => ups++);
        return [view.clientWidth / 2, view.clientHeight / 2];
    """)
    # The distance is more than half an item, so that it counts at any velocity.
    steps = [step for move in range(1, 7) for step in [("pause", 16), ("move", x + 120 - 40 * move, y)]]
    browser.pointer("mouse", ("move", x + 120, y), "down", *steps, "up")
    moved = browser.evaluate(f"{VIEW} await until(() => ups >= 1); {SETTLE} return [view.contentOffset > 50, presses]")
    assert moved == [True, 0]
    browser.pointer("mouse", ("move", x, y), "down", "up")
    browser.evaluate(f"{VIEW} await until(() => presses >= 1);")


def test_a_key_in_a_field_of_a_component_is_the_fields(run, browser):
    run("""
        customElements.define("my-card", class extends HTMLElement {
          constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<input value='word'>"; }
        });
        view.innerHTML = "<my-card></my-card>".repeat(6);
        await view.ready; await frame(); await frame();
        window.keys = 0;
        addEventListener("keydown", () => keys++);
        view.children[0].shadowRoot.querySelector("input").focus();
    """)
    browser.key("Delete")
    left = browser.evaluate(f"{VIEW} await until(() => keys >= 1); {SETTLE} return view.count")
    assert left == 6


def test_hundreds_of_views_are_all_ready(run):
    assert run("""
        await view.ready;
        document.body.insertAdjacentHTML("beforeend", "<fanfold-view layout='expanding' count='9'></fanfold-view>".repeat(200));
        const all = [...document.querySelectorAll("fanfold-view")];
        await Promise.all(all.map((each) => each.ready));
        all.forEach((each, number) => { each.item = number % 5 });
        await frame(); await frame();
        return all.every((each, number) => each.item === number % 5 && each.elementOf(number % 5));
    """)


def test_a_clipped_row_is_touched_where_it_is_seen(run):
    children = "".join(f"<section>{number}</section>" for number in range(12))
    plain, clipped, clips = run(f"""
        view.innerHTML = `{children}`; view.layout = "expanding";
        await view.ready;
        view.contentOffset = 90;
        const rows = async () => {{
          {SETTLE}
          const at = (y) => document.elementFromPoint(100, y)?.closest("[data-index]")?.dataset.index;
          // A pixel above and below: on an edge either is right.
          return Array.from({{ length: 40 }}, (_, place) => [5, 4, 6].map((y) => at(place * 10 + y)));
        }};
        const plain = await rows();
        view.clip = true;
        const box = () => view.elementOf(3).assignedSlot;
        await until(() => box().style.clipPath);
        return [plain, await rows(), [box().style.clipPath, box().style.height]];
    """)
    assert clips == ["inset(90px 0px)", "280px"]
    assert all(row in nearby for (row, *_), nearby in zip(clipped, plain, strict=True))
    assert {row for row, *_ in clipped} == {"0", "1", "2"}
