"""The schema and the TypeScript declarations have the same members and values as the reader of the keyframe format."""

import json
import re

import pytest
from pages import WEB, page

SCHEMA = json.loads((WEB.parent / "Sources/FanfoldKeyframes/Schema/keyframe-layout.schema.json").read_text())
DECLARATIONS = (WEB / "fanfold-view.d.ts").read_text()
BASE = {"axis": "vertical", "pitch": 100, "keyframes": [{"at": 0}]}
UNKNOWN = "?"


def keyframe(**members):
    return {**BASE, "keyframes": [{"at": 0, **members}]}


# For each object, a layout with an unknown member, and the object's definition in the schema.
OBJECTS = {
    "KeyframeLayout": ({**BASE, UNKNOWN: 0}, SCHEMA),
    "Keyframe": (keyframe(**{UNKNOWN: 0}), SCHEMA["$defs"]["keyframe"]),
    "rotation": (keyframe(rotation={UNKNOWN: 0}), SCHEMA["$defs"]["keyframe"]["properties"]["rotation"]),
    "anchor": ({**BASE, "anchor": {UNKNOWN: 0}}, SCHEMA["properties"]["anchor"]),
    "removal": ({**BASE, "removal": {UNKNOWN: 0}}, SCHEMA["properties"]["removal"]),
    "KeyframeLength": ({**BASE, "pitch": {UNKNOWN: 0}}, SCHEMA["$defs"]["part"]),
}
# For each choice, a layout with an invalid value, its definition in the schema, and its declaration.
CHOICES = {
    "axis": ({**BASE, "axis": UNKNOWN}, SCHEMA["properties"]["axis"], r"\n  axis: (.*);"),
    "before": ({**BASE, "before": UNKNOWN}, SCHEMA["$defs"]["end"], r"type KeyframeEnd = (.*);"),
    "after": ({**BASE, "after": UNKNOWN}, SCHEMA["$defs"]["end"], r"type KeyframeEnd = (.*);"),
    "order": ({**BASE, "order": UNKNOWN}, SCHEMA["properties"]["order"], r"\n  order\?: (.*);"),
    "perspective": ({**BASE, "perspective": UNKNOWN}, SCHEMA["properties"]["perspective"], r"\n  perspective\?: (.*);"),
    "deceleration": (
        {**BASE, "deceleration": UNKNOWN}, SCHEMA["properties"]["deceleration"], r"\n  deceleration\?: (.*);",
    ),
    "smooth": (
        {**BASE, "smooth": [UNKNOWN]}, SCHEMA["properties"]["smooth"]["oneOf"][1]["items"],
        r"type KeyframeProperty = (.*);",
    ),
    "removal.edges": (
        {**BASE, "removal": {"edges": UNKNOWN}}, SCHEMA["properties"]["removal"]["properties"]["edges"],
        r"edges\?: ([^;]*);",
    ),
    "pitch.of": ({**BASE, "pitch": {"of": UNKNOWN}}, SCHEMA["$defs"]["part"]["properties"]["of"], r"\bof\?: ([^;]*);"),
}  # fmt: skip


@pytest.fixture(scope="module")
def declared():
    """The members of an object in the declarations, by its name."""

    def members(name):
        if match := re.search(rf"interface {name} \{{\n(.*?)\n\}}", DECLARATIONS, re.S):
            return set(re.findall(r"^  ([$\w]+)\??:", match[1], re.M))
        inline = r"\| (\{[^}]*\})" if name == "KeyframeLength" else rf"\b{name}\?: (\{{[^}}]*\}})"
        return set(re.findall(r"(\w+)\?:", re.search(inline, DECLARATIONS)[1]))

    return members


@pytest.fixture
def rejection(site):
    """The error of the reader for a layout."""
    view = site(
        page("<fanfold-view count=3></fanfold-view>").replace("fanfold-view.js", "fanfold-keyframes.js"),
        expects_errors=True,
    ).ready()

    def message(layout):
        return view.run(f"try {{ view.layout = {json.dumps(layout)} }} catch (error) {{ return error.message }}")

    return message


@pytest.mark.parametrize("name", OBJECTS)
def test_members_are_the_same(rejection, declared, name):
    layout, schema = OBJECTS[name]
    names = re.search(r"must be one of (.*), or left out", rejection(layout))[1].split(", ")
    assert set(names) == schema["properties"].keys() == declared(name)


@pytest.mark.parametrize("name", CHOICES)
def test_values_are_the_same(rejection, name):
    layout, schema, declaration = CHOICES[name]
    expected = re.search(r"must be (?:one of |true, false, or a list of )?(.*), but is", rejection(layout))[1]
    values = set(re.sub(", or a number.*", "", expected).replace('"', "").split(", "))
    choice = schema if "enum" in schema else schema["anyOf"][0]
    assert values == set(choice["enum"]) == set(re.findall(r'"([\w-]+)"', re.search(declaration, DECLARATIONS)[1]))


@pytest.mark.parametrize("name", ["axis", "pitch", "keyframes"])
def test_required_members_are_the_same(rejection, name):
    assert f"{name} is missing" in rejection({key: value for key, value in BASE.items() if key != name})
    assert name in SCHEMA["required"] and re.search(rf"^  {name}:", DECLARATIONS, re.M)
