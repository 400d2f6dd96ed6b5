"""The examples of the documentation do what they say."""

import re

import pytest
from pages import HOST, WEB

README = (WEB / "README.md").read_text()
EXAMPLES = dict(re.findall(r"^### ([^\n]+)\n(?:(?!^##).)*?```html\n(.*?)```", README, re.S | re.M))


def test_there_is_an_example_for_each_way():
    assert list(EXAMPLES) == [
        "Children are items",
        "Cells are made on demand",
        "Tabs",
        "Dots, a counter and thumbnails",
        "A show, with a button to pause it",
        "Pictures that come in time",
        "Several views",
        "A layout of one's own",
    ]


@pytest.fixture
def example(site):
    """Opens an example as it stands, but for the address of the module."""

    def open(title):
        view = site(EXAMPLES[title].replace("./fanfold-view.js", f"{HOST}/fanfold-view.js")).ready()
        view.settle()
        return view

    return open


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_example_shows_its_items(example, title):
    view = example(title)
    sizes = view.run("""
        const views = [...document.querySelectorAll("fanfold-view")];
        await Promise.all(views.map((each) => each.ready));
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        return views.map((each) => [...each.querySelectorAll(":scope > [data-index]")]
          .filter((item) => item.textContent.trim() && item.checkVisibility())
          .map((item) => item.getBoundingClientRect().width * item.getBoundingClientRect().height));
    """)
    assert sizes and all(len(areas) >= 2 and max(areas) > 2000 for areas in sizes)


def test_the_example_of_children_needs_no_script_and_takes_parameters(example):
    view = example("Children are items")
    assert view.run("return [view.count, view.parameters.cardWidth, view.parameters.gap]") == [4, 0.6, 0.06]
    assert "<script>" not in EXAMPLES["Children are items"]


def test_the_example_of_a_show_takes_parameters_from_its_style_and_can_be_paused(example):
    view = example("A show, with a button to pause it")
    assert view.run("return [view.parameters.cardWidth, view.autoplay]") == [0.6, 4]
    view.page.click("#pause")
    assert view.run("return [view.autoplay, document.getElementById('pause').textContent]") == [0, "Play"]
    view.page.click("#pause")
    assert view.run("return [view.autoplay, document.getElementById('pause').textContent]") == [4, "Pause"]


def test_the_example_of_pictures_loads_those_that_come_next(example):
    view = example("Pictures that come in time")
    # Before it is ready, a view shows all its children as a row, and a browser loads what is near.
    view.run("""
        for (let number = 5; number < 30; number++) {
          const figure = view.children[0].cloneNode(true);
          Object.assign(figure.querySelector("img"), { loading: "lazy", src: `${number}.jpg` });
          view.append(figure);
        }
    """)
    view.wait("view.count === 30")
    view.run("view.item = 10")
    view.settle()
    loaded = {path.removeprefix("/page/") for path in view.site.requests}
    assert [number for number in range(5, 30) if f"{number}.jpg" in loaded] == [8, 9, 10, 11, 12]


def test_the_example_of_cells_fills_them(example):
    view = example("Cells are made on demand")
    assert view.run("return [view.elementOf(0).textContent, view.parameters.featuredLength]") == [
        "AmsterdamCity 1 of 8",
        320,
    ]


def test_the_example_of_tabs_opens_closes_and_undoes(example):
    view = example("Tabs")
    view.page.click("#new")
    view.wait("view.openedItem === 4")
    view.settle()
    assert view.run("return view.elementOf(4).textContent") == "New tab"
    view.run("view.closeItem(); await new Promise((done) => view.addEventListener('didclose', done)); view.item = 0")
    view.settle()
    view.page.click("#close")
    view.wait("view.count === 4")
    view.settle()
    assert view.run("return view.elementOf(0).textContent") == "Weather"
    view.page.click("#undo")
    view.wait("view.count === 5")
    view.settle()
    assert view.run("return view.elementOf(0).textContent") == "News"


def test_the_example_of_dots_a_counter_and_thumbnails_follows_and_leads_by_keys_too(example):
    view = example("Dots, a counter and thumbnails")
    state = """
        const marked = [...document.querySelectorAll("nav")].map((nav) => [...nav.children].map((button) => button.ariaCurrent));
        return [document.getElementById("counter").textContent, marked];
    """

    def shown(item):
        marks = ["true" if place == item else None for place in range(4)]
        return [f"{item + 1} / 4", [marks, marks]]

    assert view.run(state) == shown(0)
    view.page.click("#thumbnails button:nth-child(3)")
    view.wait("view.item === 2")
    view.settle()
    assert view.run(state) == shown(2)
    view.page.focus("#dots button:nth-child(3)")
    view.page.keyboard.press("Tab")
    view.page.keyboard.press("Enter")
    view.wait("view.item === 3")
    view.settle()
    assert view.run(state) == shown(3)
    view.run("view.focus()")
    view.page.keyboard.press("ArrowLeft")
    view.wait("view.item === 2")
    view.settle()
    assert view.run(state) == shown(2)
    names = view.run("return [...document.querySelectorAll('#dots button')].map((button) => button.ariaLabel)")
    assert names == [f"Slide {number}" for number in range(1, 5)]


def test_every_property_method_and_event_is_documented():
    [body] = re.findall(
        r"export class FanfoldView extends HTMLElement \{(.*?)\n\}", (WEB / "fanfold-view.d.ts").read_text(), re.S
    )
    names = set(re.findall(r"^  (?:get |set |static |readonly )?(\w+)(?:\(|:)", body, re.M)) - {
        "addEventListener",
        "removeEventListener",
    }
    [body] = re.findall(r"interface FanfoldViewEventMap \{(.*?)\n\}", (WEB / "fanfold-view.d.ts").read_text(), re.S)
    events = set(re.findall(r"^  (\w+): ", body, re.M))
    assert {"scroll", "itemtap", "didremove"} <= events
    assert [name for name in sorted(names | events) if not re.search(rf"`[^`\n]*\b{name}\b", README)] == []
