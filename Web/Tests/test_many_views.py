"""Many views on one page, whose engines share one instance of the module."""

from pages import page
from support import LAYOUTS

STYLE = "fanfold-view { height: 300px }"
ALL = """
    const all = [...document.querySelectorAll("fanfold-view")];
    await Promise.all(all.map((each) => each.ready));
    const look = (each) => [each.layout, each.count, each.item, each.contentOffset,
      ...[...each.shadowRoot.querySelectorAll(".item")].map(({ style }) => style.cssText)].join("; ");
    const settle = () => clock.untilIdle();
"""


def view_of(number):
    return f'<fanfold-view layout="{LAYOUTS[number % 5]}" count="{number % 37 + 5}"></fanfold-view>'


def test_hundreds_of_views_are_all_ready(site):
    views = site(page("".join(map(view_of, range(300))), STYLE))
    shown = views.run(ALL + "await frame(); return all.map((each) => [each.count, each.elementOf(0)?.textContent])")
    assert shown == [[number % 37 + 5, "0"] for number in range(300)]


ACTS = """
    const acts = [
      (each) => { each.insert(1, 2); each.move(0, 2); each.removeItems(1); }, (each) => { each.undoRemoval(); each.scrollToItem(3); },
      (each) => { each.layout = "card-carousel"; },
    ];
    for (const act of acts) {
      for (const each of all) { act(each); await frame(); }
      await settle();
    }
    return all.map(look);
"""


def test_several_changes_equal_their_single_changes(site):
    together = site(page("".join(map(view_of, range(5))), STYLE)).run(ALL + ACTS)
    alone = [site(page(view_of(number), STYLE)).run(ALL + ACTS)[0] for number in range(5)]
    assert together == alone


def test_a_cell_may_ask_another_view(site):
    """Both views behave as if the cell queried no other view."""
    views = site(page(view_of(31) + view_of(3), STYLE))
    without, asking = views.run(
        ALL
        + """
        const other = all[1];
        const filled = async (ask) => {
          const asked = [];
          view.cell = (element, index) => { asked.push(index); ask(index); element.textContent = index; };
          view.item = 0;
          await settle();
          asked.length = 0;
          view.item = 20;
          await settle();
          return [asked, look(view), [...view.children].map((each) => [each.dataset.index, each.textContent])];
        };
        return [await filled(() => {}), await filled((index) => { other.item = index % 5; other.parameters; })];
    """
    )
    assert without == asking and len(asking[0]) >= 3


def test_memory_growth_keeps_other_views_valid(site):
    views = site(page("".join(map(view_of, range(3))), STYLE))
    before, growth, after = views.run(
        ALL
        + """
        const [first, large, last] = all;
        await settle();
        const before = [look(first), look(last)];
        let memory;
        large.instrument((engine) => { memory = engine.memory; return engine });
        const { byteLength } = memory.buffer;
        large.style.height = "1500px";
        large.parameters = { pitch: 1 };
        large.count = 1500;
        await settle();
        const growth = memory.buffer.byteLength - byteLength;
        first.item = 1;
        await settle();
        first.item = 0;
        await settle();
        return [before, growth, [look(first), look(last)]];
    """
    )
    assert growth > 0 and before == after


def test_memory_may_grow_while_a_cell_is_filled(site):
    """Growth detaches the array that contains the current frame."""
    views = site(page(view_of(31) + view_of(3), STYLE))
    grown, filled, shown = views.run(
        ALL
        + """
        const other = all[1];
        let memory;
        view.instrument((engine) => { memory = engine.memory; return engine });
        const before = memory.buffer.byteLength;
        const filled = [];
        view.cell = (element, index) => { memory.grow(1); filled.push(index); element.textContent = index; };
        view.item = 20;
        await settle();
        return [memory.buffer.byteLength > before, filled, [...view.children].map((each) => each.textContent === each.dataset.index)];
    """
    )
    assert grown and len(filled) > 1 and all(shown) and len(shown) > 1


def test_an_abandoned_engine_is_freed(site):
    """Creates and drops engines until the memory would have grown if none was freed."""
    views = site(page(view_of(0), STYLE)).ready()
    session = views.page.context.new_cdp_session(views.page)
    size = views.run("window.engine = await view.constructor.makeEngine(); return engine.memory.buffer.byteLength")
    for _ in range(30):
        views.run("for (let i = 0; i < 100; i++) { const one = engine.copy(); one.setCount(50, 0); one.advance(0); }")
        session.send("HeapProfiler.collectGarbage")
        views.page.evaluate("new Promise((done) => setTimeout(done, 20))")
    assert views.run("return engine.memory.buffer.byteLength") < size + 100 * 65536


def test_a_copied_engine_restores_the_state(site):
    views = site(page(view_of(0), STYLE)).ready()
    first, second, third = views.run("""
        const engine = await view.constructor.makeEngine();
        engine.setViewport(300, 600, 0, 0);
        engine.setCount(20, 0);
        const frame = () => { const at = engine.advance(5); return [...new Float64Array(engine.memory.buffer, at, 40)]; };
        engine.scrollToOffset(100, 0, 1);
        const copy = engine.copy(), before = frame();
        engine.removeItems(2, 3, 0, 5);
        engine.scrollToOffset(200, 0, 5);
        const changed = frame();
        engine.restore(copy);
        return [before, changed, frame()];
    """)
    assert first == third != second
