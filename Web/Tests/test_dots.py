"""`<fanfold-dots>`: an indicator of the items of a view."""

import pytest
from pages import page

HEAD = '<script type="module" src="/fanfold-dots.js"></script>'
CARDS = "".join(f"<section>{number}</section>" for number in range(5))
VIEW = "<fanfold-view id='v' layout='card-carousel' aria-label='V' {}>{}</fanfold-view>"
STATE = """
    const root = dots.shadowRoot, all = [...root.querySelectorAll("[part~=dot]")];
    return [all.length, all.findIndex((each) => each.ariaPressed === "true"),
      root.querySelector("[part=previous]").ariaDisabled === "true", root.querySelector("[part=next]").ariaDisabled === "true"];
"""


def show(site, attributes="", cards=CARDS, dots="", before=False, **options):
    indicator = f"<fanfold-dots id='dots' for='v' {dots}></fanfold-dots>"
    view = VIEW.format(attributes, cards)
    body = indicator + view if before else view + indicator
    opened = site(page(body, "fanfold-view { height: 80vh }", HEAD), **options).ready()
    opened.wait("dots.matches(':defined')")
    opened.settle()
    return opened


@pytest.mark.parametrize("before", [False, True])
def test_dots_follow_the_view(site, before):
    view = show(site, before=before)
    assert view.run(STATE) == [5, 0, True, False]
    view.run("view.scrollToItem(4)")
    view.settle()
    assert view.run(STATE) == [5, 4, False, True]
    view.run("view.append(document.createElement('section')); view.children[0].remove(); view.children[0].remove()")
    view.settle()
    assert view.run(STATE)[:2] == [4, view.run("return view.item")]


def test_dots_count_items_out_of_sight(site):
    view = show(site)
    changes = {
        "view.lastElementChild.remove()": 4,
        "view.append(document.createElement('section'))": 5,
        "view.prepend(view.lastElementChild)": 5,
        "view.removeItems(4)": 4,
        "view.firstElementChild.remove()": 3,
    }
    for change, count in changes.items():
        view.run(change)
        view.settle()
        assert view.run(STATE)[:2] == [count, view.run("return view.item")], change


@pytest.mark.parametrize(
    "change", ["v.replaceWith(other)", "v.id = ''; v.before(other)", "v.remove(); await frame(); dots.before(other)"]
)
def test_dots_follow_the_view_that_has_the_id(site, change):
    view = show(site)
    state = view.run(f"""
    const v = view, other = view.cloneNode(true);
    other.append(document.createElement("section"));
    {change};
    await other.ready;
    await clock.untilIdle();
    dots.shadowRoot.querySelector("[part=next]").click();
    await clock.untilIdle();
    await frame();
    {STATE}""")
    assert state == [6, 1, False, False]


def test_dots_and_buttons_scroll(site):
    view = show(site)
    view.page.locator("fanfold-dots [part=next]").click()
    view.settle()
    assert view.run("return view.item") == 1
    view.page.locator("fanfold-dots [part~=dot]").nth(3).click()
    view.settle()
    assert view.run("return view.item") == 3
    view.page.locator("fanfold-dots [part=previous]").click()
    view.settle()
    assert view.run("return view.item") == 2


def test_the_focus_stays_on_a_button_at_the_ends(site):
    view = show(site)
    view.run("dots.shadowRoot.querySelector('[part=next]').focus()")
    for _ in range(5):
        view.page.keyboard.press("Enter")
        view.settle()
    assert view.run("return [view.item, dots.shadowRoot.activeElement?.ariaLabel]") == [4, "Next"]
    assert view.run(STATE) == [5, 4, False, True]
    view.page.keyboard.press("Shift+Tab")
    assert view.run("return dots.shadowRoot.activeElement?.ariaLabel") == "5 of 5"


def test_dots_follow_the_count(site):
    view = show(site, "count='0'")
    view.run("window.counts = []; view.addEventListener('countchange', ({ detail }) => counts.push(detail.count))")
    assert view.run(STATE) == [0, -1, True, True]
    view.run("view.count = 4; view.count = 4")
    assert view.run(STATE) == [4, 0, True, False]
    view.run("view.insert(2, 2)")
    view.run("view.removeAttribute('count')")
    assert view.run(STATE) == [5, 0, True, False]
    view.run("view.count = 1")
    assert view.run(STATE) == [1, 0, True, True]
    assert view.run("return counts") == [4, 6, 5, 1]


def test_dots_are_labeled_in_the_pages_language(site):
    view = show(site, dots="aria-label='Folien' previous-label='Zurück' next-label='Weiter'")
    view.run("view.positionText = (index, count) => `${index + 1} von ${count}`; view.next(); await clock.untilIdle()")
    labels = view.run("return [...dots.shadowRoot.querySelectorAll('button')].map((each) => each.ariaLabel)")
    assert labels == ["Zurück", *(f"{number} von 5" for number in range(1, 6)), "Weiter"]
    assert view.run("return [dots.role, dots.getAttribute('role')]")[1] == "group"


@pytest.mark.parametrize("attributes, second", [("side-inset='0' align='start'", 3), ("side-inset='0.02'", 4), ("", 4)])
def test_pages_have_a_dot_each(site, attributes, second):
    view = show(site, f"card-width='0.3' gap='0.03' {attributes}", CARDS + CARDS, "items='3'")
    offsets = []

    def press(button, number=0):
        view.page.locator(f"fanfold-dots [part~={button}]").nth(number).click()
        view.settle()
        offsets.append(round(view.run("return view.contentOffset")))
        return view.run(STATE)[1]

    assert view.run(STATE) == [4, 0, True, False]
    assert press("next") == 1 and view.run("return view.item") == second
    assert [press("next"), press("next")] == [2, 3] and view.run(STATE) == [4, 3, False, True]
    assert [press("previous"), press("previous")] == [2, 1]
    assert [press("dot", 2), press("dot", 1)] == [2, 1]
    assert offsets[:2] == offsets[4:2:-1]
    assert offsets[:2] == offsets[6:4:-1]


def test_dots_know_the_ends_after_the_first_layout(site):
    view = show(site, "style='display: none'")
    view.run("view.style.display = ''; await frame(); await frame()")
    assert view.run(STATE) == [5, 0, True, False]


def test_many_items_have_a_counter(site):
    view = show(site, cards="<section></section>" * 30)
    assert view.run("return dots.shadowRoot.querySelector('#dots').textContent") == "1 / 30"


def test_dots_without_a_view_are_disabled(site):
    view = show(site)
    view.run("dots.setAttribute('for', 'missing'); await frame()")
    assert view.run(STATE) == [0, -1, True, True]
