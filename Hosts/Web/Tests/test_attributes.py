"""Parameters as attributes: what the Swift layout declares, and nothing else."""

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
def test_what_is_said_of_a_layout_is_what_its_engine_does(site, layout):
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
        "return [Boolean(engine.isVertical()), Boolean(engine.hasRemoval())]"
    )
    assert (is_vertical, is_removable) == (facts["isVertical"], facts["removal"] is not None)
    properties = view.run("return [...view.elementOf(0).assignedSlot.style].filter((name) => name.startsWith('--'))")
    assert {re.sub(r"-\d+$", "", name) for name in properties} == {
        "--progress",
        *(f"--{kebab(each)}" for each in facts["appearance"]),
    }


def test_an_attribute_of_another_layout_waits_for_it(site):
    view = site(tag('pitch="90"')).ready()
    view.run("view.layout = 'tab-stack'")
    assert view.run("return view.parameters.pitch") == 90
    view.run("view.layout = 'expanding'; view.layout = 'tab-stack'")
    assert view.run("return view.parameters.pitch") == 90


def test_attributes_go_together_with_json(site):
    view = site(tag("layout='tab-stack' pitch='90' parameters='{\"topTilt\": -30}'")).ready()
    assert view.run("return [view.parameters.pitch, view.parameters.topTilt]") == [90, -30]


@pytest.mark.parametrize("value", ["wide", "", "-3", "1e9"])
def test_a_value_that_is_none_is_named_and_changes_nothing(site, value):
    view = site(tag(f'featured-length="{value}"'), expects_errors=True).ready()
    descriptor = next(each for each in view.run("return view.parameterDescriptors") if each["name"] == "featuredLength")
    assert descriptor["value"] == descriptor["default"]
    [problem] = view.problems
    assert f"featuredLength must be in 1…10000, but is {value}" in problem


def test_a_count_that_is_no_number_is_named(site):
    view = site(page('<fanfold-view count="many"></fanfold-view>'), expects_errors=True).ready()
    assert "count must be a whole number, 0 or more" in view.problems[0]
