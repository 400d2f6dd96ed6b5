"""Views that advance through their items automatically."""

import pytest
from pages import page

ITEMS = "".join(f"<section><button>{number}</button></section>" for number in range(4))
PAUSE = 0.5
# Records items from the first change on.
LISTENING = """<script>
  window.seen = [];
  document.querySelector("fanfold-view").addEventListener("itemchange", ({ detail }) => seen.push(detail.index));
</script>"""
# Dispatches touch events.
TOUCH = """
  const touch = (type) => view.dispatchEvent(new PointerEvent(type, { pointerId: 9, isPrimary: true,
    pointerType: "touch", clientX: 200, clientY: 300, bubbles: true, composed: true }));
"""


@pytest.fixture
def show(site):
    def open(attributes=f"autoplay={PAUSE}", **options):
        body = f"<fanfold-view layout='card-carousel' {attributes} aria-label='Slides'>{ITEMS}</fanfold-view>"
        text = page(f"<button id='out'>Out</button>{body}{LISTENING}", "fanfold-view { height: 400px }")
        view = site(text, **options).ready()
        # A mouse that has not moved hovers over nothing.
        view.page.mouse.move(5, 800)
        return view

    return open


def changes(view):
    """The number of item changes within six pauses."""
    return view.run(f"const before = seen.length; await clock.advance({6 * PAUSE}); return seen.length - before")


def wait_for_another(view):
    """Waits for a change of the current item."""
    view.run("window.before = seen.length")
    view.wait("seen.length > before")


def test_autoplay_shows_all_items_and_restarts(show):
    view = show()
    view.wait("seen.includes(0)")
    assert view.page.evaluate("seen.slice(0, seen.indexOf(0))") == [1, 2, 3, 2, 1]
    view.wait("seen.length >= 8")
    assert view.page.evaluate("seen.slice(5, 8)") == [0, 1, 2]


def test_autoplay_continues_after_a_pause_of_frames(show):
    # A frame scrolled out of its page runs timers, but no animation frames.
    view = show("autoplay=0")
    view.run("view.scrollToItem(2, { animated: false })")
    view.settle()
    view.run(
        "const held = []; clock.requestFrame = (step) => held.push(step);"
        f" view.autoplay = {PAUSE}; await clock.advance({3.5 * PAUSE});"
        " delete clock.requestFrame; seen.length = 0; held.forEach((step) => clock.requestFrame(step))"
    )
    wait_for_another(view)
    assert view.page.evaluate("seen[0]") == 3


def test_a_late_observer_does_not_restart_the_interval(show):
    view = show("")
    shown = view.run(f"""
        window.IntersectionObserver = class extends IntersectionObserver {{
          constructor(change) {{ super((...entries) => {{ window.observe = () => change(...entries); }}); }}
        }};
        view.autoplay = {PAUSE};
        await until(() => window.observe && view.autoplayTimeLeft < Infinity, nextRendering);
        await clock.advance({0.8 * PAUSE});
        observe();
        await clock.advance({0.7 * PAUSE});
        return seen.length;
    """)
    assert shown == 1


def test_autoplay_is_loaded_on_demand(show):
    assert any("autoplay" in request for request in show().site.requests)
    still = show("")
    assert changes(still) == 0
    assert not any("autoplay" in request for request in still.site.requests)


def test_a_button_pauses_and_resumes_autoplay(show):
    view = show()
    view.run("view.autoplay = 0")
    view.settle()
    assert changes(view) == 0
    view.run(f"view.autoplay = {PAUSE}")
    wait_for_another(view)


def test_autoplay_pauses_under_a_finger_that_was_there_before_it(show):
    view = show("")
    view.run(f"{TOUCH} touch('pointerdown'); view.autoplay = {PAUSE}")
    view.settle()
    assert changes(view) == 0
    assert view.run("return view.autoplayTimeLeft") == float("inf")
    view.run(TOUCH + "touch('pointerup')")
    wait_for_another(view)


def test_autoplay_pauses_under_a_mouse(show):
    view = show()
    view.page.mouse.move(200, 300)
    view.settle()
    assert changes(view) == 0
    view.page.mouse.move(200, 800)
    wait_for_another(view)


def test_autoplay_pauses_under_a_mouse_that_does_not_move(show):
    view = show("autoplay=0", has_touch=False)
    view.page.mouse.move(200, 300)
    view.settle()
    view.run(f"view.autoplay = {PAUSE}")
    assert changes(view) == 0
    view.page.mouse.move(200, 800)
    wait_for_another(view)


def test_autoplay_resumes_without_a_pointer_leave_event(show):
    view = show()
    view.run("view.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))")
    wait_for_another(view)
    view.page.mouse.move(200, 300)
    view.settle()
    assert changes(view) == 0
    view.run("view.addEventListener('pointerleave', (event) => event.stopImmediatePropagation(), { capture: true })")
    view.run("view.style.marginTop = '500px'")
    wait_for_another(view)


def test_autoplay_pauses_while_an_item_has_the_focus(show):
    view = show()
    view.run("view.querySelector('button').focus()")
    view.settle()
    assert changes(view) == 0
    view.run("document.getElementById('out').focus()")
    wait_for_another(view)


def test_autoplay_pauses_while_the_dots_have_the_focus(show):
    view = show()
    view.run("""
        await import("/fanfold-dots.js");
        view.id = "deck";
        const dots = document.createElement("fanfold-dots");
        dots.setAttribute("for", "deck");
        document.body.append(dots);
        for (let left = 4; left > 0; left--) await frame();
        dots.shadowRoot.querySelector("[part~=dot]").focus();
    """)
    assert view.run("return view.autoplayTimeLeft") == float("inf")
    view.run("document.activeElement.blur(); await frame()")
    assert view.run("return view.autoplayTimeLeft") < float("inf")


def test_autoplay_pauses_under_a_finger(show):
    view = show()
    view.run(TOUCH + "touch('pointerdown')")
    view.settle()
    assert changes(view) == 0
    view.run(TOUCH + "touch('pointercancel')")
    wait_for_another(view)


@pytest.mark.parametrize("end", ["pointerup", "pointercancel"])
def test_autoplay_resumes_if_content_stops_the_end_of_a_touch(show, end):
    view = show()
    view.run(
        f"{TOUCH} view.addEventListener('{end}', (event) => event.stopPropagation()); touch('pointerdown'); touch('{end}')"
    )
    wait_for_another(view)


def test_autoplay_resumes_after_a_touch(show):
    view = show("autoplay=0")
    # The touch begins and ends at the moment when the content starts to move.
    view.run(
        TOUCH + "view.addEventListener('scrollstart', () => { touch('pointerdown');"
        f" clock.startTimer(() => touch('pointercancel'), {PAUSE * 1000}) }}, {{ once: true }}); view.autoplay = {PAUSE}"
    )
    view.wait("seen.length > 0")
    assert view.page.evaluate("seen[0]") == 1


@pytest.mark.parametrize("item", [0, 1])
def test_autoplay_continues_from_the_item_scrolled_to(show, item):
    view = show()
    view.wait(f"seen.includes({item + 1})")
    view.settle()
    view.run(f"seen.length = 0; view.scrollToItem({item}, {{ animated: false }})")
    view.wait("seen.length > 1")
    assert view.page.evaluate("seen.slice(0, 2)") == [item, item + 1]


def test_autoplay_pauses_in_a_hidden_page(show):
    view = show()
    hide = (
        "Object.defineProperty(document, 'hidden', { value: %s, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange'))"
    )
    view.run(hide % "true")
    view.settle()
    assert changes(view) == 0
    view.run(hide % "false")
    wait_for_another(view)


def test_autoplay_pauses_in_a_view_without_area(show):
    view = show()
    wait_for_another(view)
    view.settle()
    view.run("view.style.height = 0; await frame(); await frame()")
    assert changes(view) == 0
    view.run("view.style.height = ''")
    wait_for_another(view)
    assert view.page.evaluate("seen.slice(0, 2)") == [1, 2]


def test_autoplay_does_not_start_under_reduced_motion(show):
    view = show(reduced_motion="reduce")
    assert changes(view) == 0
    view.run("view.reduceMotion = 'off'")
    wait_for_another(view)


def test_a_view_that_has_left_the_document_plays_no_longer(show):
    view = show()
    item = view.run("window.gone = view; view.remove(); return gone.item")
    view.advance(4 * PAUSE)
    assert view.page.evaluate("gone.item") == item


def test_autoplay_stops_while_the_view_is_off_screen(show):
    view = show(size={"width": 390, "height": 844})
    view.page.evaluate("""async () => {
        document.body.insertAdjacentHTML("beforeend", "<div style='height: 3000px'></div>");
        scrollTo(0, 2000);
        for (let i = 0; i < 4; i++) await frame();
    }""")
    assert changes(view) == 0
    view.page.evaluate("async () => { scrollTo(0, 0); for (let i = 0; i < 4; i++) await frame(); }")
    wait_for_another(view)


@pytest.mark.parametrize("style", ["opacity: 0", "visibility: hidden"])
def test_autoplay_pauses_in_an_ancestor_that_hides_the_view(show, style):
    view = show()
    wait_for_another(view)
    view.run(f"document.body.style = '{style}'")
    assert changes(view) == 0
    view.run("document.body.style = ''")
    assert changes(view) > 0


@pytest.mark.parametrize(
    "come",
    [
        f"view.innerHTML = `{ITEMS}`; for (const each of view.children) each.dataset.autoplay = 'Infinity'",
        """
            view.cell = (element, index) => { element.dataset.autoplay = index === 30 ? 'Infinity' : '1'; };
            view.count = 40;
            await frame();
            view.scrollToItem(30, { animated: false });
        """,
        f"view.innerHTML = `{ITEMS}`; await clock.advance({0.5 * PAUSE}); view.children[0].dataset.autoplay = 'Infinity'",
        f"""
            view.innerHTML = `{ITEMS.replace("<section", "<section data-autoplay=Infinity") * 9}`;
            view.firstChild.removeAttribute("data-autoplay");
            await frame();
            view.scrollToItem(30, {{ animated: false }});
        """,
    ],
    ids=["later", "cell", "changed", "far"],
)
def test_an_item_keeps_its_own_duration_however_it_comes(show, come):
    view = show()
    item = view.run(f"view.replaceChildren(); await frame(); {come}; await frame(); await frame(); return view.item")
    view.advance(4 * PAUSE)
    assert view.run("return [view.item, view.autoplayTimeLeft === Infinity]") == [item, True]
