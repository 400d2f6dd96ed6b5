"""Views that are added, removed and moved, and several views."""

import pytest
from pages import page

TWO = page(
    '<fanfold-view id="first" layout="tab-stack" count="20"></fanfold-view>'
    '<fanfold-view id="second" layout="card-carousel" count="10"></fanfold-view><section></section>',
    "fanfold-view { height: 50vh }",
)


@pytest.fixture
def views(site):
    view = site(TWO).ready()
    view.ready("#second")
    return view


def test_several_views_are_independent(views):
    views.run("view.item = 12")
    views.run("view.item = 3", "#second")
    assert views.run("return [view.layout, view.count, view.item]") == ["tab-stack", 20, 12]
    assert views.run("return [view.layout, view.count, view.item]", "#second") == ["card-carousel", 10, 3]
    views.run("view.appendItem()")
    views.wait("view.count === 21")
    assert views.run("return view.count", "#second") == 10
    assert (
        views.run("""
        const memories = new Set();
        const note = (engine) => { memories.add(engine.memory); return engine; };
        for (const each of document.querySelectorAll("fanfold-view")) each.instrument(note);
        return memories.size;
    """)
        == 1
    )


def test_a_reconnected_view_keeps_its_position(views):
    before, after = views.run("""
        view.item = 12;
        await frame();
        const look = () => [...view.querySelectorAll("[data-index]")].map((each) => each.assignedSlot.style.cssText).join();
        const before = look(), parent = view.parentNode;
        view.remove();
        for (let i = 0; i < 3; i++) await frame();
        parent.prepend(view);
        for (let i = 0; i < 3; i++) await frame();
        return [before, look()];
    """)
    assert before == after and before
    views.run("view.scrollToItem(2)")
    views.wait("view.item === 2")


def test_a_view_moved_in_the_document_continues(views):
    views.run("view.item = 12; document.querySelector('section').append(view)", "#first")
    views.frame()
    assert views.run("return view.item", "#first") == 12
    views.run("view.scrollToItem(2)", "#first")
    views.wait("view.item === 2", "#first")
    views.page.locator("#first").scroll_into_view_if_needed()
    box = views.page.locator("#first").bounding_box()
    views.page.mouse.move(box["x"] + 100, box["y"] + 200)
    views.page.mouse.wheel(0, 400)
    views.wait("view.item > 2", "#first")


def test_a_view_that_is_removed_while_it_is_dragged_lets_go(views):
    views.page.mouse.move(195, 300)
    views.page.mouse.down()
    views.page.mouse.move(195, 200, steps=4)
    views.wait("view.hasAttribute('data-dragging')")
    views.run("const parent = view.parentNode; view.remove(); parent.prepend(view)")
    assert views.run("return view.hasAttribute('data-dragging')") is False
    views.frame()
    offset = views.run("return view.contentOffset")
    views.page.mouse.move(195, 100, steps=4)
    views.frame()
    assert views.run("return view.contentOffset") <= offset + 1
    views.page.mouse.up()


CREATE = """
    await customElements.whenDefined("fanfold-view");
    const make = async () => {
      const made = document.createElement("fanfold-view");
      let remembered;
      made.instrument((engine) => { remembered = new WeakRef(engine); return engine; });
      made.cell = (element, index) => { element.textContent = made.count + index; };
      made.addEventListener("settle", () => made.item);
      made.setAttribute("count", "1000");
      document.body.append(made);
      await made.ready;
      made.scrollToItem(500);
      await frame();
      return [new WeakRef(made), remembered];
    };
"""


def collected(views):
    """The number of tracked objects that remain after garbage collection."""
    session = views.page.context.new_cdp_session(views.page)
    for _ in range(20):
        session.send("HeapProfiler.collectGarbage")
        left = views.page.evaluate(
            "new Promise((done) => setTimeout(() => done(remembered.filter((each) => each.deref()).length)))"
        )
        if left == 0:
            return 0
    return left


def test_a_view_that_is_removed_is_freed_with_its_engine(site):
    views = site(page(""))
    views.run(
        CREATE
        + """
        window.remembered = [];
        for (let number = 0; number < 3; number++) remembered.push(...await make());
        for (const made of [...document.querySelectorAll("fanfold-view")]) made.remove();
    """
    )
    assert views.page.evaluate("remembered.length") == 6
    assert collected(views) == 0


def test_a_view_that_is_in_the_document_is_not(site):
    """The test above can detect views that were not released."""
    views = site(page(""))
    views.run(CREATE + "window.remembered = await make()")
    assert collected(views) == 2


def test_a_view_that_was_never_in_the_document_is_freed(site):
    views = site(page(""))
    views.run("""
        await customElements.whenDefined("fanfold-view");
        window.remembered = [];
        const make = async () => {
          const made = document.createElement("fanfold-view");
          made.count = 10;
          await made.ready;
          remembered.push(new WeakRef(made));
        };
        await make();
    """)
    assert collected(views) == 0


def test_a_removed_view_leaves_no_listener_and_asks_for_no_frame(site):
    views = site(page(""))
    left = views.run("""
        await customElements.whenDefined("fanfold-view");
        const heard = new Map();
        for (const target of [EventTarget.prototype]) {
          const { addEventListener } = target;
          target.addEventListener = function (type, listener, options) {
            const key = {};
            heard.set(key, type);
            if (options?.signal) addEventListener.call(options.signal, "abort", () => heard.delete(key));
            else if (!(this instanceof AbortSignal)) heard.set(key, `${type} without a signal`);
            else heard.delete(key);
            return addEventListener.call(this, type, listener, options);
          };
        }
        const made = document.createElement("fanfold-view");
        made.count = 10;
        document.body.append(made);
        await made.ready;
        const during = heard.size;
        made.scrollToItem(5);
        made.remove();
        let frames = 0;
        const request = clock.requestFrame;
        clock.requestFrame = (draw) => { frames++; return request.call(clock, draw); };
        for (let i = 0; i < 3; i++) await frame();
        return [during, [...heard.values()], frames];
    """)
    assert left[0] > 5 and left[1:] == [[], 0]


def test_items_can_change_in_a_loop_with_autoplay(site):
    """The view rests at an offset of 10¹² points, where positions exceed 32-bit integers."""
    view = site(page('<fanfold-view layout="card-carousel" count="40" loop></fanfold-view>')).ready()
    view.run("view.scrollAutomatically(100); view.insert(3); view.move(21, 39); view.removeItems(0)")
    view.frame()
    assert view.run("return view.count") == 40
