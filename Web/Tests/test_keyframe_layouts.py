"""Layouts from keyframes in a view: what is shown, what is loaded for it, and what is refused."""

import json

import pytest
from agreement import assert_shows
from pages import WEB, page
from shown import ShownView

ROOT = WEB.parent
PRESETS = {
    file.stem: json.loads(file.read_text()) for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json")
}
MISTAKES = json.loads((ROOT / "Tests/Support/keyframe-errors.json").read_text())

CHILDREN = "".join(f"<section tabindex='0'>{number}</section>" for number in range(9))
BARE = "view = document.createElement('fanfold-view'); view.ariaLabel = 'Things';"

FIRST = ["/fanfold-view.js", "/fanfold.wasm"]
CHANGES = ["/fanfold-changes.js", "/fanfold-changes.wasm"]
KEYFRAMES = ["/fanfold-keyframes.js", "/fanfold-keyframes.wasm"]


class Shown(ShownView):
    """A view of a page, as the command would show it."""

    def __init__(self, view, layout):
        self.run = view.run
        self.layout = layout


def loaded(view):
    return sorted(set(view.site.requests) - {"/page/", "/favicon.ico"})


def views(attributes="", children=CHILDREN):
    return page(
        f"<fanfold-view {attributes} aria-label='Things'>{children}</fanfold-view>", "section { background: wheat }"
    )


def set_layout(view, layout):
    view.run(f"view.layout = {json.dumps(layout)}; await view.ready; await new Promise(requestAnimationFrame)")
    view.frame()


def test_the_presets_are_shown_as_the_command_says(site, subtests):
    view = site(views("appearance=all")).ready()
    for name, layout in PRESETS.items():
        with subtests.test(name):
            set_layout(view, layout)
            shown = Shown(view, name)
            pitch = view.run("return view.restingOffset(4) - view.restingOffset(3)")
            for direction in ["ltr", "rtl"]:
                for reduced motion in [False, True]:
                    view.run(f"document.dir = '{direction}'; view.reduceMotion = '{'on' if reduced motion else 'off'}'")
                    # At rest on an item, where each keyframe at a whole distance is a pose, and on the way between two.
                    for position in [3, 3.35, 8]:
                        view.run(f"view.contentOffset = view.restingOffset(0) + {position} * {pitch}")
                        view.frame()
                        arguments = ["--direction", direction, *(["--reduce-motion"] if reduced motion else [])]
                        assert_shows(shown, shown.inspect(*arguments))


def test_a_page_without_keyframes_loads_nothing_for_them(site):
    view = site(views("layout=tab-stack"), has_touch=False).ready()
    assert loaded(view) == FIRST


@pytest.mark.parametrize(
    "script", ["view.layout = LAYOUT; document.body.append(view)", "document.body.append(view); view.layout = LAYOUT"]
)
def test_a_page_that_says_so_at_once_loads_only_what_knows_keyframes(site, script):
    view = site(page(""), has_touch=False)
    script = script.replace("LAYOUT", json.dumps(PRESETS["wallet"]))
    view.run(f"await customElements.whenDefined('fanfold-view'); {BARE} view.count = 9; {script}")
    view.ready()
    assert loaded(view) == [*KEYFRAMES, FIRST[0]]
    assert_shows(Shown(view, "wallet"), Shown(view, "wallet").inspect())


def test_a_script_in_the_view_is_its_layout_and_no_item(site):
    script = f"<script type='application/json'>{json.dumps(PRESETS['card-deck'])}</script>"
    view = site(views(children=script + CHILDREN), has_touch=False).ready()
    assert loaded(view) == [*KEYFRAMES, FIRST[0]]
    assert view.run("return [view.count, view.layout.description]") == [9, PRESETS["card-deck"]["description"]]
    assert_shows(Shown(view, "card-deck"), Shown(view, "card-deck").inspect())


def test_a_script_that_comes_later_is_read(site):
    view = site(views()).ready()
    view.run(f"""
        const script = document.createElement("script");
        script.type = "application/json";
        script.text = {json.dumps(json.dumps(PRESETS["cube"]))};
        view.prepend(script);
    """)
    view.wait("typeof view.layout === 'object'")
    view.run("await view.ready")
    view.settle()
    assert view.run("return view.count") == 9
    assert_shows(Shown(view, "cube"), Shown(view, "cube").inspect())


@pytest.mark.parametrize(
    "cells", ["", "view.cell = (element, index) => { element.textContent = `cell ${index}` }; view.count = 40;"]
)
def test_a_view_that_is_shown_keeps_its_items_when_keyframes_come(site, cells):
    view = site(views("layout=task-switcher fade=0.3 removable"), has_touch=False).ready()
    view.run(f"{cells} view.scrollTo(3, {{ animated: false }})")
    view.settle()
    view.run("""
        window.elements = new Map([...view.querySelectorAll(":scope > [data-index]")].map((element) => [element.dataset.index, element]));
        window.before = { offset: view.contentOffset, item: view.item, count: view.count, parameters: view.parameters };
        window.heard = [];
        for (const name of ["didinsert", "didremove", "settle", "itemchange", "didopen"])
          view.addEventListener(name, () => heard.push(name));
    """)
    set_layout(view, PRESETS["wallet"])
    view.settle()
    kept, item, count, heard = view.run("""
        const now = [...view.querySelectorAll(":scope > [data-index]")];
        const known = now.filter(({ dataset }) => elements.has(dataset.index));
        return [known.length && known.every((element) => elements.get(element.dataset.index) === element), view.item, view.count, heard];
    """)
    assert kept and (item, count, heard) == (3, 40 if cells else 9, [])
    assert loaded(view) == [*CHANGES, *KEYFRAMES, *FIRST] and view.run("return view.layout.axis") == "vertical"
    # And back, with what the page had set.
    view.run("view.layout = 'task-switcher'")
    view.settle()
    assert view.run("return [view.item, view.layout, view.parameters.fade]") == [3, "task-switcher", 0.3]


def test_an_item_that_fills_the_view_still_does_when_keyframes_come(site):
    view = site(views("layout=tab-stack")).ready()
    view.run("view.openItem(2); await new Promise((done) => view.addEventListener('didopen', done))")
    set_layout(view, PRESETS["wallet"])
    view.settle()
    assert view.run("""
        const { width, height } = view.elementOf(2).getBoundingClientRect();
        return [view.openedItem, Math.round(width), Math.round(height)];
    """) == [2, 390, 844]
    view.run("view.closeItem(); await new Promise((done) => view.addEventListener('didclose', done))")
    view.settle()
    assert view.run("return view.openedItem") == -1


def test_once_an_engine_knows_keyframes_layouts_turn_into_one_another(site):
    view = site(views()).ready()
    set_layout(view, PRESETS["cover-flow"])
    first = view.run("return view.elementOf(0).getBoundingClientRect().width")
    between = view.run(f"""
        view.setLayout({json.dumps(PRESETS["zoom-pager"])});
        for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
        return view.elementOf(0).getBoundingClientRect().width;
    """)
    view.settle()
    last = view.run("return view.elementOf(0).getBoundingClientRect().width")
    assert first < between < last


def test_appearance_values_are_written_by_their_names(site):
    view = site(views("appearance='shade corner-radius'")).ready()
    layout = {**PRESETS["zoom-pager"], "keyframes": [
        {"at": -1, "x": {"fraction": -1}, "appearance": {"shade": 0.5, "größe": 2}},
        {"at": 0, "x": 0, "cornerRadius": 12, "appearance": {"shade": 0}},
        {"at": 1, "x": {"fraction": 1}, "appearance": {"shade": 0.25}},
    ]}  # fmt: skip
    set_layout(view, layout)
    view.run("view.contentOffset = view.restingOffset(3) + 195")
    view.frame()
    style = "(index) => view.elementOf(index).assignedSlot.style"
    shades = view.run(
        f"const style = {style}; return [3, 4].map((at) => Number(style(at).getPropertyValue('--shade')))"
    )
    assert shades == [pytest.approx(0.25), pytest.approx(0.125)]
    assert view.run(f"return ({style})(3).getPropertyValue('--corner-radius')") == "12"


def test_what_is_wrong_is_said_as_the_command_says_it(site, subtests):
    view = site(views(), expects_errors=True).ready()
    set_layout(view, PRESETS["cube"])
    for mistake in MISTAKES:
        with subtests.test(mistake["json"]):
            message = view.run(f"""
                const script = document.createElement("script");
                script.type = "application/json";
                script.text = {json.dumps(mistake["json"])};
                try {{ view.layout = script }} catch (error) {{ return error.message }}
            """)
            assert message == f"fanfold-view: {mistake['error']}"
            assert view.run("return view.layout.description") == PRESETS["cube"]["description"]


def test_a_layout_that_is_refused_leaves_the_one_before(site):
    view = site(views("layout=tab-stack"), expects_errors=True).ready()
    set_layout(view, {"axis": "vertical", "pitch": 20, "keyframes": [{"at": 0, "opacity": 3}]})
    assert view.run("return view.layout") == "tab-stack"
    assert any("keyframes[0].opacity must be a number from 0 to 1, but is 3" in problem for problem in view.problems)


def test_the_name_that_is_set_last_counts_while_keyframes_are_being_loaded(site):
    view = site(views("layout=tab-stack")).ready()
    view.run(f"view.layout = {json.dumps(PRESETS['cube'])}; view.layout = 'album-fan'; await view.ready")
    view.settle()
    assert view.run("return view.layout") == "album-fan"
