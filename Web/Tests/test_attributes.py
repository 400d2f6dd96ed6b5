"""Parameters as attributes: exactly those that the Swift layout declares."""

import json
import re

import pytest
from pages import page
from support import FACTS, LAYOUTS

kebab = lambda name: re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def tag(attributes):
    return page(f'<fanfold-view count="100" aria-label="Items" {attributes}></fanfold-view>')


def test_an_attribute_sets_the_parameter_of_its_name(site):
    view = site(tag('featured-length="320"')).ready()
    assert view.run("return view.parameters.featuredLength") == 320
    assert view.run("return view.elementOf(0).assignedSlot.style.height") == "320px"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_parameter_has_an_attribute(site, layout):
    view = site(tag(f'layout="{layout}"')).ready()
    for parameter in view.run("return view.parameterDescriptors"):
        value = parameter["minimum"] if parameter["default"] != parameter["minimum"] else parameter["maximum"]
        view.run(f"view.setAttribute('{kebab(parameter['name'])}', '{value!r}')")
        view.wait(f"view.parameters.{parameter['name']} === {value!r}")
        view.run(f"view.removeAttribute('{kebab(parameter['name'])}')")
        view.wait(f"view.parameters.{parameter['name']} === {parameter['default']!r}")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_attributes_and_engine_agree(site, layout):
    view = site(tag(f'layout="{layout}" appearance="all"')).ready()
    facts = FACTS[layout]
    kept = ("unit", "minimum", "maximum", "default")
    shown = {each["name"]: {key: each[key] for key in kept} for each in view.run("return view.parameterDescriptors")}
    assert list(shown) == list(facts["parameters"])
    for name, said in facts["parameters"].items():
        assert shown[name] == {
            **said,
            "default": shown[name]["default"] if said["default"] is None else said["default"],
        }
    is_vertical, is_removable = view.run(
        "const engine = await view.constructor.makeEngine(); engine.setLayout(view.layouts.indexOf(view.layout), 0, 0);"
        "return [Boolean(engine.isVertical()), Boolean(engine.removalEdges())]"
    )
    assert (is_vertical, is_removable) == (facts["isVertical"], facts["removal"] is not None)
    properties = view.run("return [...view.elementOf(0).assignedSlot.style].filter((name) => name.startsWith('--'))")
    assert {re.sub(r"-\d+$", "", name) for name in properties} == {
        "--progress",
        "--removal",
        *(f"--{kebab(each)}" for each in facts["appearance"]),
    }


def test_an_attribute_of_another_layout_applies_with_that_layout(site):
    view = site(tag('pitch="90"')).ready()
    view.run("view.layout = 'tab-stack'")
    assert view.run("return view.parameters.pitch") == 90
    view.run("view.layout = 'expanding'; view.layout = 'tab-stack'")
    assert view.run("return view.parameters.pitch") == 90


def test_attributes_combine_with_json(site):
    view = site(tag("layout='tab-stack' pitch='90' parameters='{\"topTilt\": -30}'")).ready()
    assert view.run("return [view.parameters.pitch, view.parameters.topTilt]") == [90, -30]


@pytest.mark.parametrize("value", ["wide", "", "-3", "1e9"])
def test_a_value_that_is_none_is_named_and_changes_nothing(site, value):
    view = site(tag(f'featured-length="{value}"'), expects_errors=True).ready()
    descriptor = next(each for each in view.run("return view.parameterDescriptors") if each["name"] == "featuredLength")
    assert descriptor["value"] == descriptor["default"]
    [problem] = view.problems
    assert f"featuredLength must be in 1…10000, but is {value}" in problem


def test_an_invalid_count_is_reported(site):
    view = site(page('<fanfold-view count="many"></fanfold-view>'), expects_errors=True).ready()
    assert "count must be a whole number from 0 to 536870912" in view.problems[0]


STYLED = """
fanfold-view { --fanfold-card-width: 0.8 }
@media (width > 600px) { fanfold-view { --fanfold-card-width: 0.4; --fanfold-gap: 0.1 } }
.narrow { --fanfold-card-width: 0.3 }
"""


def test_style_sheets_set_parameters_and_media_queries_change_them(site):
    view = site(
        page('<fanfold-view layout="card-carousel" count="9" aria-label="Items"></fanfold-view>', STYLED)
    ).ready()
    parameters = "return [view.parameters.cardWidth, view.parameters.gap]"
    [_, gap] = view.run(parameters)
    assert view.run(parameters) == [0.8, gap]
    view.page.set_viewport_size({"width": 800, "height": 600})
    view.wait("view.parameters.cardWidth === 0.4")
    assert view.run(parameters) == [0.4, 0.1]
    view.page.set_viewport_size({"width": 390, "height": 600})
    view.wait("view.parameters.cardWidth === 0.8")
    assert view.run(parameters) == [0.8, gap], "what no sheet says any longer has its default"


def test_a_class_of_the_view_and_another_layout_count_too(site):
    view = site(page('<fanfold-view layout="expanding" count="9" aria-label="Items"></fanfold-view>', STYLED)).ready()
    view.run("view.layout = 'card-carousel'")
    assert view.run("return view.parameters.cardWidth") == 0.8
    view.run("view.className = 'narrow'")
    view.wait("view.parameters.cardWidth === 0.3")
    view.run("view.style.setProperty('--fanfold-card-width', '0.6')")
    view.wait("view.parameters.cardWidth === 0.6")


def test_an_attribute_overrides_style_sheets_and_a_property_persists(site):
    body = '<fanfold-view layout="card-carousel" count="9" gap="0.2" aria-label="Items"></fanfold-view>'
    view = site(page(body, STYLED)).ready()
    view.run("view.parameters = { cardWidth: 0.5 }")
    view.page.set_viewport_size({"width": 390, "height": 500})
    view.wait("view.viewportSize.height === 500")
    assert view.run("return [view.parameters.cardWidth, view.parameters.gap]") == [0.5, 0.2]
    view.page.set_viewport_size({"width": 800, "height": 500})
    view.wait("view.parameters.cardWidth === 0.4")
    assert view.run("return view.parameters.gap") == 0.2


def test_a_parameter_that_a_style_sheet_cannot_set_is_named(site):
    style = "fanfold-view { --fanfold-card-width: wide }"
    view = site(
        page('<fanfold-view layout="card-carousel" count="9"></fanfold-view>', style), expects_errors=True
    ).ready()
    [problem] = view.problems
    assert "cardWidth must be in 0.05…1, but is wide" in problem


def test_a_loop_survives_other_changes(site, subtests):
    view = site(page('<fanfold-view layout="card-carousel" count="30" loop aria-label="Items"></fanfold-view>')).ready()
    for change in [
        "",
        "view.count = 40; view.count = 30",
        "view.parameters = { gap: 0.1 }",
        "view.style.height = '300px'",
    ]:
        with subtests.test(change):
            view.run(f"view.item = 0; {change}; await frame()")
            view.settle()
            view.run("view.focus()")
            view.page.keyboard.press("ArrowLeft")
            view.wait("view.item === 29")


TURNING = """
fanfold-view { --fanfold-card-width: 0.8; TRANSITION }
.narrow { --fanfold-card-width: 0.4 }
"""
TRANSITIONS = {
    "transition: --fanfold-card-width 0.4s linear": True,
    "transition: --fanfold-gap 1s, --fanfold-card-width 0.4s": True,
    "transition: --fanfold-gap 0.4s": False,
    "transition: all 0.4s": False,  # for browsers, that leaves custom properties out
    "": False,
}


# CSS transitions use the page's clock, so a test advances their frames itself.
TRANSITION_FRAME = """
    const transitionFrame = async () => {
      for (const each of view.getAnimations()) {
        each.pause();
        const time = (each.currentTime ?? 0) + 1000 / 60;
        if (time < each.effect.getComputedTiming().endTime) each.currentTime = time;
        else each.finish();
      }
      await frame();
    };
"""


def widths(site, transition, change, attributes="", **options):
    """The widths of the cards after a change, frame by frame, and the current item."""
    style = TURNING.replace("TRANSITION", transition)
    body = f'<fanfold-view layout="card-carousel" count="20" item="5" {attributes} aria-label="Items"></fanfold-view>'
    view = site(page(body, style), **options).ready()
    if "--" in transition:
        view.wait("performance.getEntriesByName(new URL('/fanfold-transitions.js', location)).length")
        view.run("await import('/fanfold-transitions.js')")
        view.frame()
    return view.run(f"""
        {TRANSITION_FRAME}
        const widths = [];
        {change};
        await until(() => view.parameters.cardWidth === 0.4 && Math.abs(widths.at(-1) - 0.4) <= 1e-4, async () => {{
          await transitionFrame();
          const width = view.elementOf(5).getBoundingClientRect().width / innerWidth;
          if (widths.at(-1) !== width) widths.push(width);
        }});
        return [widths, view.item];
    """)


@pytest.mark.parametrize("change", ["view.className = 'narrow'", "view.style.setProperty('--fanfold-card-width', 0.4)"])
@pytest.mark.parametrize("transition, is_gradual", TRANSITIONS.items())
def test_a_parameter_changes_with_the_declared_transition(site, transition, is_gradual, change):
    seen, item = widths(site, transition, change)
    between = [width for width in seen if 0.41 < width < 0.79]
    assert len(between) > 3 if is_gradual else between == []
    assert seen == sorted(seen, reverse=True) and item == 5


@pytest.mark.parametrize("options", [{"attributes": "reduce-motion='on'"}, {"reduced_motion": "reduce"}])
def test_under_reduced_motion_a_parameter_changes_at_once(site, options):
    seen, _ = widths(site, "transition: --fanfold-card-width 0.4s", "view.className = 'narrow'", **options)
    assert [width for width in seen if 0.41 < width < 0.79] == []


def test_a_media_query_changes_a_parameter_with_the_declared_transition(site):
    style = "fanfold-view { --fanfold-gap: 0.02; transition: --fanfold-gap 0.4s } @media (width > 600px) { fanfold-view { --fanfold-gap: 0.4 } }"
    view = site(
        page('<fanfold-view layout="card-carousel" count="20" aria-label="Items"></fanfold-view>', style)
    ).ready()
    view.wait("performance.getEntriesByName(new URL('/fanfold-transitions.js', location)).length")
    view.page.set_viewport_size({"width": 800, "height": 600})
    gaps = view.run(f"""
        {TRANSITION_FRAME}
        const gaps = new Set();
        for (; view.parameters.gap !== 0.4; gaps.add(view.parameters.gap)) await transitionFrame();
        return [...gaps];
    """)
    assert len([gap for gap in gaps if 0.02 < gap < 0.4]) > 3


def test_a_removed_declaration_returns_to_the_default_with_its_transition(site):
    view = site(
        page(
            '<fanfold-view layout="card-carousel" count="20" class="narrow" aria-label="Items"></fanfold-view>',
            "fanfold-view { transition: --fanfold-card-width 0.2s } .narrow { --fanfold-card-width: 0.4 }",
        )
    ).ready()
    view.wait("performance.getEntriesByName(new URL('/fanfold-transitions.js', location)).length")
    assert view.run("return view.parameters.cardWidth") == 0.4
    view.run("view.className = ''")
    view.wait("view.parameters.cardWidth === 0.7")


def test_a_container_query_sets_parameters(site):
    style = """main { container-type: inline-size; width: 300px } fanfold-view { --fanfold-card-width: 0.8 }
      @container (width > 500px) { fanfold-view { --fanfold-card-width: 0.4 } }"""
    body = "<main><fanfold-view layout='card-carousel' count='9' aria-label='Items'></fanfold-view></main>"
    view = site(page(body, style)).ready()
    value = "view.parameters.cardWidth"
    assert view.run(f"return {value}") == 0.8
    view.run("document.querySelector('main').style.width = '600px'")
    view.wait(f"{value} === 0.4")


FLAGS = ["removable", "reorderable", "loop", "findable", "clip", "no-drag", "autoplay"]


@pytest.mark.parametrize(
    "text, is_on", [("", True), ("true", True), ("True", True), ("false", False), ("False", False)]
)
def test_boolean_attributes_are_off_if_they_are_false(site, text, is_on):
    attributes = " ".join(f'{name}="{text}"' for name in FLAGS if name != "autoplay")
    autoplay = "autoplay='false'" if not is_on else "autoplay"
    body = f"<fanfold-view layout='tab-stack' {attributes} {autoplay} aria-label='V'><p>1</p><p>2</p></fanfold-view>"
    view = site(page(body)).ready()
    assert view.run("""return ["removable", "reorderable", "loop", "findable", "clip", "noDrag", "autoplay"]
      .map((name) => Boolean(view[name]))""") == [is_on] * len(FLAGS)
    assert view.run("return getComputedStyle(view.elementOf(0)).userSelect") == ("auto" if is_on else "none")
    removed = view.run("""
      let asked = 0;
      view.addEventListener("beforeremove", (event) => { asked++; event.preventDefault(); });
      view.focus();
      view.elementOf(0).dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true }));
      await frame();
      return asked;
    """)
    assert removed == int(is_on)


def test_boolean_properties_are_off_if_they_are_false(site, subtests):
    view = site(page("<fanfold-view layout='tab-stack' removable='false'><p>1</p></fanfold-view>")).ready()
    for value in (True, False, "True", "False", True, None):
        with subtests.test(f"{value}"):
            is_on = value in (True, "True")
            assert view.run(f"view.removable = {json.dumps(value)}; return view.removable") == is_on


def test_an_error_that_the_caller_drops_is_in_the_console(site):
    view = site(page("<fanfold-view layout='tab-stack'><p>1</p></fanfold-view>"), expects_errors=True).ready()
    view.run("""
        try { view.layout = "nothing"; } catch {}
        setTimeout(() => { view.playbackRate = -1; });
        await new Promise((done) => setTimeout(done, 100));
    """)
    dropped, thrown = sorted(view.problems)
    assert "no layout" in dropped and "playbackRate must be" in thrown


def test_a_removable_view_whose_layout_removes_nothing_says_so_once(site):
    tag = "<fanfold-view layout='{}' removable style='height: 40vh' aria-label='V'><p>1</p><p>2</p></fanfold-view>"
    view = site("<!doctype html>")
    said = []
    view.page.on("console", lambda line: said.append(line.text))
    view.site.html = page("".join(tag.format(layout) for layout in ["tab-stack", "album-fan", "card-carousel"]))
    view.page.reload()
    view.ready().settle()
    view.run("await import('/fanfold-explanations.js'); await frame()")
    [line] = said
    assert re.search(
        'removable has no effect, because the layout "(album-fan|card-carousel)" has no removal rule', line
    )


def test_a_deceleration_may_be_a_word(site):
    view = site(tag('layout="card-carousel" deceleration="fast" spring-damping="0.5"')).ready()
    assert view.run("return [view.parameters.deceleration, view.parameters.springDamping]") == [0.99, 0.5]
    view.run("view.setAttribute('deceleration', 'normal')")
    assert view.run("return view.parameters.deceleration") == 0.998


@pytest.mark.parametrize("attribute", ['spring-damping="1.5"', 'card-width="1.5"'])
def test_an_invalid_parameter_or_feel_is_an_error_with_its_range(site, attribute):
    view = site(tag(f'layout="card-carousel" {attribute}'), expects_errors=True).ready()
    name, least = ("springDamping", 0.2) if "damping" in attribute else ("cardWidth", 0.05)
    assert set(view.problems) == {f"fanfold-view: {name} must be in {least}…1, but is 1.5"}
