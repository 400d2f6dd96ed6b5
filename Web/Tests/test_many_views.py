"""Many views on one page, whose engines take turns in one instance of the Swift."""

from pages import page
from shown import HASTE
from support import LAYOUTS

STYLE = "fanfold-view { height: 300px }"
ALL = """
    const all = [...document.querySelectorAll("fanfold-view")];
    await Promise.all(all.map((each) => each.ready));
    const frame = () => new Promise(requestAnimationFrame);
    const look = (each) => [each.layout, each.count, each.item, each.contentOffset,
      ...[...each.shadowRoot.querySelectorAll(".item")].map(({ style }) => style.cssText)].join("; ");
    const settle = async () => {
      for (const each of all) each.playbackRate = HASTE;
      for (let last, still = 0; still < 4; still = all.map(look).join() === last ? still + 1 : 0) {
        last = all.map(look).join();
        await frame();
      }
      for (const each of all) each.playbackRate = 1;
      await frame();
    };
""".replace("HASTE", str(HASTE))


def view_of(number):
    return f'<fanfold-view layout="{LAYOUTS[number % 5]}" count="{number % 37 + 5}"></fanfold-view>'


def test_hundreds_of_views_are_all_ready(site):
    views = site(page("".join(map(view_of, range(300))), STYLE))
    shown = views.run(ALL + "await frame(); return all.map((each) => [each.count, each.elementOf(0)?.textContent])")
    assert shown == [[number % 37 + 5, "0"] for number in range(300)]


ACTS = """
    const acts = [
      (each) => { each.insert(1, 2); each.move(0, 2); each.remove(1); }, (each) => { each.undoRemoval(); each.scrollTo(3); },
      (each) => { each.layout = "card-carousel"; },
    ];
    for (const act of acts) {
      for (const each of all) { act(each); await frame(); }
      await settle();
    }
    return all.map(look);
"""


def test_each_is_what_it_is_alone(site):
    together = site(page("".join(map(view_of, range(5))), STYLE)).run(ALL + ACTS)
    alone = [site(page(view_of(number), STYLE)).run(ALL + ACTS)[0] for number in range(5)]
    assert together == alone


def test_a_cell_may_ask_another_view(site):
    """And is asked for as it is where it asks nobody."""
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


def test_one_whose_memory_grows_leaves_the_others_theirs(site):
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
