"""Layouts from keyframes in a view: frames, loaded files, and rejected layouts."""

import json

import pytest
from agreement import assert_shows
from pages import WEB, page
from shown import ShownView
from support import MOTION

ROOT = WEB.parent
PRESETS = {
    file.stem: json.loads(file.read_text()) for file in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json")
}
MISTAKES = json.loads((ROOT / "Tests/Support/keyframe-errors.json").read_text())

CHILDREN = "".join(f"<section tabindex='0'>{number}</section>" for number in range(9))
BARE = "view = document.createElement('fanfold-view'); view.ariaLabel = 'Things';"

CORE = ["/fanfold-view.js"]
KEYFRAMES = ["/fanfold-keyframes.js"]

# The modules that announce a removal.
ANNOUNCING = {"/fanfold-announcements.js", "/fanfold-words.js"}


class Shown(ShownView):
    """A view of a page, with the interface for comparisons with the command."""

    def __init__(self, view, layout):
        self.run = view.run
        self.layout = layout


def loaded(view):
    return sorted(set(view.site.requests) - {"/page/", "/favicon.ico"})


def views(attributes="", children=CHILDREN, module="/fanfold-keyframes.js"):
    return page(
        f"<fanfold-view {attributes} aria-label='Things'>{children}</fanfold-view>", "section { background: wheat }"
    ).replace("/fanfold-view.js", module)


def set_layout(view, layout):
    view.run(f"view.layout = {json.dumps(layout)}; await view.ready; await frame()")
    view.frame()


@pytest.mark.slow
def test_the_presets_are_shown_as_the_command_says(site, subtests):
    view = site(views("appearance=all")).ready()
    for name, layout in PRESETS.items():
        with subtests.test(name):
            set_layout(view, layout)
            shown = Shown(view, name)
            pitch = view.run("return view.restingOffset(4) - view.restingOffset(3)")
            for direction in ["ltr", "rtl"]:
                for reduced_motion in [False, True]:
                    view.run(f"document.dir = '{direction}'; view.reduceMotion = '{'on' if reduced_motion else 'off'}'")
                    # Two positions are at rest at an item, with a pose for each keyframe at a whole distance; one is
                    # between items.
                    for position in [3, 3.35, 8]:
                        view.run(f"view.contentOffset = view.restingOffset(0) + {position} * {pitch}")
                        view.frame()
                        arguments = ["--direction", direction, *(["--reduce-motion"] if reduced_motion else [])]
                        assert_shows(shown, shown.inspect(*arguments))


def test_the_core_build_loads_nothing_for_keyframes(site):
    view = site(views("layout=tab-stack", module="/fanfold-view.js"), has_touch=False).ready()
    assert loaded(view) == CORE


def test_the_core_build_names_the_import_that_keyframes_need(site):
    view = site(views("layout=tab-stack", module="/fanfold-view.js"), expects_errors=True).ready()
    message = view.run(
        f"try {{ view.layout = {json.dumps(PRESETS['cube'])} }} catch (error) {{ return error.message }}"
    )
    assert "fanfold-view/keyframes" in message and view.run("return view.layout") == "tab-stack"


@pytest.mark.parametrize(
    "script", ["view.layout = LAYOUT; document.body.append(view)", "document.body.append(view); view.layout = LAYOUT"]
)
def test_a_layout_set_before_the_view_is_ready_is_shown(site, script):
    view = site(views("hidden").replace("hidden", "hidden style='display:none'"), has_touch=False)
    view.run("view.remove()")
    script = script.replace("LAYOUT", json.dumps(PRESETS["wallet"]))
    view.run(f"await customElements.whenDefined('fanfold-view'); {BARE} view.count = 9; {script}")
    view.ready()
    assert loaded(view) == KEYFRAMES
    assert_shows(Shown(view, "wallet"), Shown(view, "wallet").inspect())


def test_a_script_in_the_view_is_its_layout_and_no_item(site):
    script = f"<script type='application/json'>{json.dumps(PRESETS['card-deck'])}</script>"
    view = site(views(children=script + CHILDREN), has_touch=False).ready()
    assert loaded(view) == KEYFRAMES
    assert view.run("return [view.count, view.layout.description]") == [9, PRESETS["card-deck"]["description"]]
    assert_shows(Shown(view, "card-deck"), Shown(view, "card-deck").inspect())


def test_a_late_script_is_read(site):
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
def test_a_keyframe_layout_keeps_elements_undo_and_parameters(site, cells):
    view = site(views("layout=task-switcher fade=0.3 removable"), has_touch=False).ready()
    view.run(f"{cells} view.scrollToItem(3, {{ animated: false }}); view.removeItems(6, 1, {{ animated: false }})")
    view.settle()
    view.run("""
        window.elements = new Map([...view.querySelectorAll(":scope > [data-index]")].map((element) => [element.dataset.index, element]));
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
    assert kept and (item, count, heard) == (3, 39 if cells else 8, ["settle"])
    assert (
        set(loaded(view)) - ANNOUNCING - {"/fanfold-copies.js"} == set(KEYFRAMES)
        and view.run("return view.layout.axis") == "vertical"
    )
    assert view.run("return view.undoRemoval()") == 6
    view.run("view.layout = 'task-switcher'")
    view.settle()
    assert view.run("return [view.item, view.layout, view.parameters.fade]") == [3, "task-switcher", 0.3]


def test_a_built_in_layout_turns_into_keyframes_and_back(site):
    view = site(views("layout=card-carousel")).ready()
    width = "return view.elementOf(0).getBoundingClientRect().width"
    for layout in [PRESETS["zoom-pager"], "card-carousel"]:
        before = view.run(width)
        between = view.run(f"""
            view.setLayout({json.dumps(layout)});
            for (let i = 0; i < 4; i++) await frame();
            return view.elementOf(0).getBoundingClientRect().width;
        """)
        view.settle()
        after = view.run(width)
        assert min(before, after) < between < max(before, after)


def test_a_running_removal_continues_in_a_keyframe_layout(site):
    view = site(views("layout=task-switcher")).ready()
    view.run(f"""
        view.playbackRate = 0.2;
        window.heard = [];
        for (const name of ["didremove", "didfinishchanges"]) view.addEventListener(name, () => heard.push(name));
        view.removeItems(1);
        await frame();
        view.setLayout({json.dumps(PRESETS["wallet"])});
    """)
    assert view.run("return [heard, view.count]") == [["didremove"], 8]
    view.run("view.playbackRate = 1")
    view.wait("heard.includes('didfinishchanges')")


def test_an_open_item_stays_open_under_a_keyframe_layout(site):
    view = site(views("layout=tab-stack")).ready()
    view.run("view.openItem(2); await untilEvent(view, 'didopen')")
    set_layout(view, PRESETS["wallet"])
    view.settle()
    assert view.run("""
        const { width, height } = view.elementOf(2).getBoundingClientRect();
        return [view.openedItem, Math.round(width), Math.round(height)];
    """) == [2, 390, 844]
    view.run("view.closeItem(); await untilEvent(view, 'didclose')")
    view.settle()
    assert view.run("return view.openedItem") == -1


def test_keyframe_layouts_turn_into_one_another(site):
    view = site(views()).ready()
    set_layout(view, PRESETS["cover-flow"])
    first = view.run("return view.elementOf(0).getBoundingClientRect().width")
    between = view.run(f"""
        view.setLayout({json.dumps(PRESETS["zoom-pager"])});
        for (let i = 0; i < 4; i++) await frame();
        return view.elementOf(0).getBoundingClientRect().width;
    """)
    view.settle()
    last = view.run("return view.elementOf(0).getBoundingClientRect().width")
    assert first < between < last


def test_appearance_values_are_written_by_their_names(site):
    view = site(views("appearance='shade corner-radius'")).ready()
    layout = {**PRESETS["zoom-pager"], "parameters": [], "keyframes": [
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


@pytest.mark.slow
def test_errors_equal_those_of_the_command(site, subtests):
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


def test_a_rejected_layout_keeps_the_previous_layout(site):
    view = site(views("layout=tab-stack"), expects_errors=True).ready()
    layout = {"axis": "vertical", "pitch": 20, "keyframes": [{"at": 0, "opacity": 3}]}
    message = view.run(f"try {{ view.layout = {json.dumps(layout)} }} catch (error) {{ return error.message }}")
    assert view.run("return view.layout") == "tab-stack"
    assert message == "fanfold-view: keyframes[0].opacity must be a number from 0 to 1, but is 3"


def test_a_deeply_nested_layout_is_rejected_at_once(site):
    view = site(views("layout=tab-stack"), expects_errors=True).ready()
    pitch = "[" * 510 + "20" + "]" * 510
    json_text = f'{{"axis": "horizontal", "pitch": {pitch}, "keyframes": [{{"at": 0}}]}}'
    message, time = view.run(f"""
        const script = Object.assign(document.createElement("script"), {{ type: "application/json", text: '{json_text}' }});
        const start = performance.now();
        try {{ view.layout = script }} catch (error) {{ return [error.message, performance.now() - start] }}
    """)
    assert message == "fanfold-view: the layout must be nested at most 64 levels deep, but is deeper"
    assert time < 100


def test_the_layout_that_is_set_last_counts(site):
    view = site(views("layout=tab-stack")).ready()
    view.run(f"view.layout = {json.dumps(PRESETS['cube'])}; view.layout = 'album-fan'; await view.ready")
    view.settle()
    assert view.run("return view.layout") == "album-fan"


@pytest.mark.slow
def test_a_preset_is_named_like_a_layout(site, subtests):
    view = site(views("layout=cover-flow appearance=all")).ready()
    assert view.run("return view.layout") == "cover-flow"
    for name in PRESETS:
        with subtests.test(name):
            view.run(f"view.setAttribute('layout', '{name}')")
            view.settle()
            shown = Shown(view, name)
            assert_shows(shown, shown.inspect())
            assert view.run("return view.layout") == name
    view.run("view.setAttribute('layout', 'tab-stack')")
    view.settle()
    assert view.run("return [view.layout, view.parameters.pitch > 0]") == ["tab-stack", True]


def test_the_package_contains_the_presets(site):
    view = site(views()).ready()
    assert view.run("return (await import('/fanfold-keyframes.js')).presets") == PRESETS
    files = {path.stem: json.loads(path.read_text()) for path in (WEB / "dist/presets").glob("*.json")}
    assert files == PRESETS


def test_the_core_build_names_the_import_that_presets_need(site):
    view = site(views("layout=cover-flow", module="/fanfold-view.js"), expects_errors=True).ready()
    [problem] = view.problems
    assert 'there is no layout "cover-flow"' in problem and 'others need the import "fanfold-view/keyframes"' in problem
    assert view.run("return [view.layout, view.count]") == ["expanding", 9]


def test_an_unknown_layout_is_an_error_with_all_names(site):
    view = site(views(), expects_errors=True).ready()
    message = view.run("try { view.layout = 'coverflow' } catch (error) { return error.message }")
    assert all(name in message for name in [*PRESETS, "tab-stack"])


def own_parameters(view):
    """The parameters without the feel of motions."""
    return {name: value for name, value in view.run("return view.parameters").items() if name not in MOTION}


def test_presets_have_parameters_like_other_layouts(site):
    view = site(views("layout=wallet spacing=0.3"), expects_errors=True).ready()
    names = [parameter["name"] for parameter in PRESETS["wallet"]["parameters"]]
    assert view.run("return view.parameterDescriptors.map(({ name }) => name)") == names + MOTION
    pitch = "return view.restingOffset(4) - view.restingOffset(3)"
    tuned = view.run(pitch)
    view.run(
        "view.setAttribute('corner-radius', 5); view.parameters = { gap: 0.6 }; view.style.setProperty('--fanfold-item-size', 0.8)"
    )
    view.frame()
    assert own_parameters(view) == {"spacing": 0.3, "gap": 0.6, "itemSize": 0.8, "cornerRadius": 5}
    view.run("view.removeAttribute('spacing')")
    view.frame()
    assert view.run("return view.parameters.spacing") == 0.14
    assert view.run(pitch) < tuned
    message = view.run("try { view.parameters = { spacing: 3 } } catch (error) { return error.message }")
    assert message == "fanfold-view: spacing must be in 0.06…0.3, but is 3"


def test_the_parameters_of_keyframes_must_suit_each_other(site):
    fade = {
        "unit": "fraction",
        "default": 0,
        "minimum": 0,
        "maximum": 0.8,
        "adds": {"keyframes": [{"at": 1, "opacity": -1}]},
    }
    layout = {
        "axis": "horizontal",
        "pitch": 100,
        "parameters": [fade | {"name": "first"}, fade | {"name": "second"}],
        "keyframes": [{"at": -1, "x": -900, "opacity": 1}, {"at": 1, "x": 900, "opacity": 1}],
    }
    view = site(views(), expects_errors=True).ready()
    set_layout(view, layout)
    view.run("view.parameters = { first: 0.7 }")
    message = view.run("try { view.parameters = { second: 0.5 } } catch (error) { return error.message }")
    assert message == "fanfold-view: second must suit the other parameters, but is 0.5"
    assert own_parameters(view) == {"first": 0.7, "second": 0}
    # A new layout starts with its defaults.
    set_layout(view, PRESETS["cube"])
    set_layout(view, layout)
    assert list(own_parameters(view).values()) == [0, 0]
