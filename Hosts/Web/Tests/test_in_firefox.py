"""What applications do to items, in Firefox."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from firefox import Firefox
from pages import PHONE, WEB, page

CHILDREN = "".join(f"<section tabindex='0'>{number}</section>" for number in range(6))
VIEW = "const view = document.querySelector('fanfold-view'); const frame = () => new Promise(requestAnimationFrame);"
SETTLE = """
    const look = () => [...view.children].map((child) => child.assignedSlot?.style.cssText).join();
    for (let last, still = 0; still < 8; still = look() === last ? still + 1 : 0) { last = look(); await frame(); }
"""


class Handler(SimpleHTTPRequestHandler):
    """Serves the page at /page/, the module, and the WebAssembly where the page's address does not say otherwise."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".wasm": "application/wasm", ".js": "text/javascript"}
    html = ""

    def do_GET(self):
        if self.path.startswith("/page/"):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(self.html.encode())
        elif self.path.endswith(".wasm") and "broken" in self.headers.get("Referer", ""):
            self.send_error(404)
        else:
            super().do_GET()

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def firefox():
    browser = Firefox()
    yield browser
    browser.close()


@pytest.fixture
def run(firefox):
    """Opens a page with a view, and runs statements in it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=WEB))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Handler.html = page(
        f"<fanfold-view layout='tab-stack' removable aria-label='Things'>{CHILDREN}</fanfold-view>",
        "section { background: wheat }",
    )

    def evaluate(script, query=""):
        firefox.open(f"http://127.0.0.1:{server.server_port}/page/?{query}", PHONE.values())
        return firefox.evaluate(f"{VIEW} await customElements.whenDefined('fanfold-view'); {script}")

    yield evaluate
    server.shutdown()
    server.server_close()


def test_what_follows_an_item_that_goes_stays_whole(run):
    left, shown, focus = run(f"""
        await view.ready; {SETTLE}
        view.elementOf(1).focus();
        view.requestRemoval(1);
        await new Promise((done) => view.addEventListener("didfinishchanges", done));
        {{ {SETTLE} }}
        const shown = [...view.querySelectorAll("[data-index]")].map((child) =>
          [child.textContent, Number(child.dataset.index), child.getBoundingClientRect().width > 10, child.role]);
        return [[...view.children].map((child) => child.textContent), shown, document.activeElement === view.elementOf(view.item)];
    """)
    assert left == ["0", "2", "3", "4", "5"] and len(shown) >= 3 and focus
    assert all(text == left[index] and is_whole for text, index, is_whole, _ in shown)


def test_whatever_the_page_does_to_styles_items_stay(run):
    before, after = run(f"""
        await view.ready; {{ {SETTLE} }}
        const look = () => [...view.children].map((child) => {{ const {{ x, y, width, height }} = child.getBoundingClientRect(); return [x, y, width, height] }});
        const before = look();
        for (const child of view.children) child.setAttribute("style", "color: red; width: 3px");
        await frame(); await frame();
        return [before, look()];
    """)
    assert before == after


def test_children_are_seen_where_the_webassembly_cannot_be_had(run):
    message, seen, ready = run(
        "const message = await view.ready.catch((error) => error.message); await frame();"
        "return [message, [...view.children].filter((child) => child.getBoundingClientRect().height > 10).length, view.matches(':state(ready)')]",
        "broken",
    )
    assert "fanfold.wasm answers 404" in message and seen == 6 and ready is False


def test_a_click_on_a_button_is_no_tap_and_one_beside_it_is(run, firefox):
    x, y = run(f"""
        await view.ready;
        view.elementOf(5).innerHTML = "<button style='width: 100px; height: 40px'>press</button>";
        window.taps = [];
        view.addEventListener("itemtap", ({{ detail }}) => taps.push(detail.index));
        view.scrollTo(5, {{ animated: false }}); {SETTLE}
        const box = view.querySelector("button").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    """)
    firefox.pointer("mouse", ("move", x, y), "down", "up")
    assert firefox.evaluate("await new Promise((done) => setTimeout(done, 400)); return taps") == []
    firefox.pointer("mouse", ("move", x + 150, y), "down", "up")
    assert firefox.evaluate("await new Promise((done) => setTimeout(done, 400)); return taps") == [5]


def test_a_parameters_attribute_and_a_cells_exception(run):
    assert run("""
        await view.ready;
        view.setAttribute("pitch", "90");
        const pitch = view.parameters.pitch;
        view.addEventListener("error", (event) => event.preventDefault());
        view.cell = (element, index) => { if (index === 1) throw new Error("no"); element.textContent = `cell ${index}`; };
        view.count = 4;
        await frame(); await frame();
        return [pitch, view.elementOf(0).textContent, view.elementOf(1).textContent];
    """) == [90, "cell 0", ""]


@pytest.mark.parametrize(
    "statement",
    ["document.getElementById('link-30').focus()", "view.children[30].scrollIntoView()", "window.find('Word30q')"],
)
def test_children_off_stage_are_found(run, statement):
    children = "".join(
        f"<section>Word{number}q <a href='#' id='link-{number}'>Link</a></section>" for number in range(40)
    )
    item, focus, page_offset = run(f"""
        view.innerHTML = `{children}`; view.layout = "card-carousel"; view.findable = true;
        await view.ready;
        while (!view.children[30].assignedSlot) await frame();
        {{ {SETTLE} }}
        {statement};
        while (view.item !== 30) await frame();
        {{ {SETTLE} }}
        return [view.item, document.activeElement.id, scrollY];
    """)
    assert item == 30 and page_offset == 0
    assert "focus" not in statement or focus == "link-30"


def test_a_parameter_of_a_style_sheet_changes_as_its_transition_says(run):
    widths = run("""
        view.layout = "card-carousel";
        view.style.cssText = "--fanfold-card-width: 0.8; transition: --fanfold-card-width 0.4s";
        await view.ready;
        while (view.parameters.cardWidth !== 0.8) await frame();
        while (!performance.getEntriesByType("resource").some(({ name }) => name.includes("transitions"))) await frame();
        await import("/fanfold-transitions.js"); await frame(); await frame();
        view.style.setProperty("--fanfold-card-width", "0.4");
        const widths = new Set();
        do { await frame(); widths.add(view.parameters.cardWidth); } while (view.parameters.cardWidth !== 0.4);
        return [...widths];
    """)
    assert len(widths) > 4 and widths == sorted(widths, reverse=True)
