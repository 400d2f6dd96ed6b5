"""What the tests themselves rely on: one of them leaves nothing to the next in the window that both use."""

import time

from viewing import View
from windows import REST, Windows

KEPT = """async () => [
    localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length,
    (await caches.keys()).length, window.isDrawn, scrollY,
]"""


def test_a_window_that_is_kept_is_as_good_as_new(address, windows):
    ours, problems = Windows(address, windows.new_context), []
    window = ours.take(problems, viewport={"width": 390, "height": 500}, has_touch=True)
    window.page.goto(f"{address}?layout=card-carousel")
    fresh = window.page.evaluate(KEPT)
    window.page.evaluate("""async () => {
        localStorage.a = sessionStorage.b = document.cookie = "c=1";
        addEventListener("pagehide", () => { localStorage.late = 1 });
        await new Promise((done) => { indexedDB.open("d").onsuccess = done });
        await caches.open("e");
        drawPage();
        console.error("the old page");
        setInterval(() => { console.error("the old page") }, 10);
    }""")
    view = View(window.page, "card-carousel")
    view.run("await view.ready")
    view.finger("touchStart", 100, 100)
    window.page.mouse.move(100, view.box()["y"] + 100)
    window.page.mouse.down()
    ours.give_back(window)
    assert "the old page" in problems
    time.sleep(1.1 * REST)
    problems.clear()
    again = ours.take(problems, viewport={"width": 390, "height": 500}, has_touch=True)
    assert again is window
    window.page.goto(f"{address}?layout=card-carousel")
    assert window.page.evaluate(KEPT) == fresh
    assert problems == []
    # Neither the finger nor the pointer that were left down is there: another may come.
    view = View(window.page, "card-carousel")
    view.run("await view.ready")
    view.settle()
    assert view.run("return view.matches(':hover')") is False
    before, box = view.offset, view.box()
    view.run("window.buttons = 0; addEventListener('pointermove', (event) => { buttons |= event.buttons }, true)")
    for x in (100, 80, 60, 40):
        window.page.mouse.move(x, box["y"] + 100)
        view.frame()
    assert view.offset == before and view.run("return buttons") == 0
    view.drag(150, release=False)
    assert view.offset > before + 100
    window.context.close()


def test_a_window_with_something_that_lasts_is_not_kept(address, windows):
    ours = Windows(address, windows.new_context)
    for spend in [
        lambda page: page.emulate_media(reduced_motion="reduce"),
        lambda page: page.add_init_script("window.late = true"),
        lambda page: page.context.set_offline(False),
        lambda page: page.context.new_cdp_session(page),
        lambda page: page.context.new_page(),
        lambda page: page.goto("about:blank"),
        lambda page: page.close(),
    ]:
        window = ours.take([], has_touch=True)
        window.page.goto(address)
        spend(window.page)
        ours.give_back(window)
        assert window.is_spent and not window.context.pages
    assert ours.kept == []
