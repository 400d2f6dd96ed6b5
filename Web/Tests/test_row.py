"""The layout `row`: items as wide as their content."""

import pytest
from pages import page

STYLE = "section { font: 20px monospace; white-space: nowrap; background: wheat } b { padding: 0 20px }"
NAMES = ["Ada", "Bartholomew", "Cleo", "Dora", "Emil and his long name", "Fritz"]
WIDTHS = """
    const widths = () => [...view.children].filter((each) => each.dataset.index)
      .sort((one, other) => one.dataset.index - other.dataset.index).map((each) => Math.round(each.getBoundingClientRect().width));
    const natural = (text) => {
      const span = document.body.appendChild(document.createElement("span"));
      span.style.font = "20px monospace";
      span.innerHTML = text;
      const { width } = span.getBoundingClientRect();
      span.remove();
      return Math.round(width);
    };
    const expected = () => [...view.children].filter((each) => each.dataset.index).map((each) => natural(each.innerHTML));
"""


@pytest.fixture
def show(site):
    def open(children=NAMES, attributes="gap='10'", style="", **options):
        cards = "".join(f"<section>{name}</section>" for name in children)
        body = f"<fanfold-view layout='row' aria-label='Names' {attributes}>{cards}</fanfold-view>"
        html = page(body, STYLE + style).replace("/fanfold-view.js", "/fanfold-keyframes.js")
        view = site(html, {"width": 1200, "height": 300}, **options).ready()
        view.wait("view.children[0]?.getBoundingClientRect().width !== 120")
        view.settle()
        return view

    return open


def test_items_are_as_wide_as_their_content(show):
    view = show()
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected
    lefts = view.run("return [...view.children].map((each) => Math.round(each.getBoundingClientRect().left))")
    assert lefts == [sum(expected[:index]) + 10 * index for index in range(len(NAMES))]


@pytest.mark.parametrize(
    "change",
    [
        "view.children[1].textContent = 'B'",
        "view.children[1].innerHTML = '<b>Bert</b> Bartholomew'",
        "view.prepend(Object.assign(document.createElement('section'), { textContent: 'Another name' }))",
        "view.children[0].remove()",
        "view.append(view.children[0])",
        "view.children[2].hidden = true",
    ],
)
def test_widths_follow_the_content(show, change):
    view = show()
    view.run(f"{change}; await clock.untilIdle()")
    if "innerHTML" in change:
        assert view.run(WIDTHS + "return widths()[1] > 60 + natural('Bartholomew')")
        return
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected


def test_the_item_shown_stays_while_widths_change(show):
    view = show([f"{number} {'x' * (number * 7 % 40)}" for number in range(40)], "align='center'")
    view.run("view.item = 20; await clock.untilIdle()")
    view.run("view.children[3].textContent = 'y'.repeat(60); view.children[12].remove(); await clock.untilIdle()")
    text, left, width = view.run("""
        const shown = view.elementOf(view.item), box = shown.getBoundingClientRect();
        return [shown.textContent, box.left, box.width];
    """)
    assert text.startswith("20 ")
    assert abs(left + width / 2 - 600) < 1


def test_many_children_are_measured_in_steps(show):
    view = show([f"{number}" for number in range(2500)], "")
    view.run("view.item = 2400; await clock.untilIdle()")
    view.wait("view.elementOf(2400)?.getBoundingClientRect().width < 100")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected


def test_sizes_can_be_set(show):
    view = show(expects_errors=True)
    view.run("view.sizes = [50, 60, 70]; await clock.untilIdle()")
    assert view.run(WIDTHS + "return widths()") == [50, 60, 70, 120, 120, 120]
    error = view.run("try { view.sizes = [4, -1] } catch ({ message }) { return message }")
    assert error == "fanfold-view: sizes must be positive numbers, but one is -1"
    view.run("view.sizes = null; await clock.untilIdle()")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected


def test_children_of_a_hidden_view_are_measured_when_it_appears(site):
    cards = "".join(f"<section>{name}</section>" for name in NAMES)
    body = f"<div hidden><fanfold-view layout='row' aria-label='Names'>{cards}</fanfold-view></div>"
    html = page(body, STYLE).replace("/fanfold-view.js", "/fanfold-keyframes.js")
    view = site(html, {"width": 1200, "height": 300}).ready()
    view.run("view.parentNode.hidden = false; await frame(); await clock.untilIdle()")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected and len(measured) == len(NAMES)
    view.run(
        "view.parentNode.hidden = true; view.children[1].textContent = 'B'; await frame(); view.parentNode.hidden = false"
    )
    view.run("await frame(); await clock.untilIdle()")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected


def test_other_layouts_have_no_widths(show):
    view = show(attributes="")
    view.run("view.setLayout('card-carousel'); await clock.untilIdle()")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert len(measured) < len(NAMES) and min(measured) > max(expected)
    view.run("view.setLayout('row'); await clock.untilIdle()")
    measured, expected = view.run(WIDTHS + "return [widths(), expected()]")
    assert measured == expected


def test_the_entry_without_keyframes_names_the_one_with(site):
    view = site(page("<fanfold-view layout='row'></fanfold-view>"), expects_errors=True).ready()
    [problem] = view.problems
    assert 'there is no layout "row"' in problem and 'others need the import "fanfold-view/keyframes"' in problem
