"""Tests error messages of `fanfold replay` and the agreement of its JSON Schema."""

import json
import random
import re

import jsonschema
import pytest
from replay import COUNT, names, run_script, script, settled
from scripts import FOLDER, NAMES
from support import CLI, LAYOUTS, MOTION, complaint, run

SCHEMA = json.loads(run("replay", "--schema").stdout)
EVENTS = SCHEMA["$defs"]["event"]["oneOf"]
MANUAL = (CLI / "README.md").read_text()
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def error_of(text, *options):
    """The message about a script, without the script's name."""
    return re.fullmatch(r"fanfold: \S*script\.json: (.*)\n", complaint(run_script(text, *options)))[1]


def event(name, **members):
    """A script with one event."""
    return script("tab-stack", (0.5, name, members))


def changed(**members):
    """A script with changed members; None removes a member."""
    result = {**script("tab-stack", (0.5, "close")), **members}
    return {key: value for key, value in result.items() if value is not None}


POINT = {"pointer": 1, "x": 2, "y": 3}

# Scripts that the schema rejects as well, with the command's messages.
INVALID = [
    ([], "the script must be an object, but is a list"),
    (changed(layout=None), "layout must be one of expanding, tab-stack"),
    (changed(layout="tabstack"), 'layout must be one of .*but is "tabstack"; did you mean "tab-stack"\\?'),
    (changed(layout=3), "layout must be one of .*, but is 3"),
    (changed(viewport=None), "viewport must be an object, but is missing"),
    (changed(viewport=[375, 667]), "viewport must be an object, but is a list"),
    (changed(viewport={"width": 375}), "viewport.height must be a number, but is missing"),
    (changed(viewport={"width": -1, "height": 9}), "viewport.width must be a number from 0 to 10000, but is -1"),
    (changed(viewport={"width": 9, "height": 10001}), "viewport.height must be a number from 0 to 10000, but is"),
    (changed(viewport={"width": 9, "height": 9, "depth": 9}), 'viewport: "depth" is unknown'),
    (changed(items=None), "items must be a whole number from 0 to 1000000000, but is missing"),
    (changed(items=-1), "items must be a whole number from 0 .*, but is -1"),
    (changed(items=2.5), "items must be a whole number .*, but is 2.5"),
    (changed(items=True), "items must be a whole number .*, but is true"),
    (changed(items=2_000_000_000), "items must be a whole number from 0 to 1000000000, but is 2000000000"),
    (changed(item=-1), "item must be a whole number"),
    (changed(item="first"), 'item must be a whole number .*, but is "first"'),
    (changed(insets={"left": 3}), 'insets: "left" is unknown; known are top, leading, bottom, trailing'),
    (changed(insets={"top": 1e13}), "insets.top must be a number from -10+ to 10+, but is 10+"),
    (changed(direction="right"), 'direction must be one of ltr, rtl, but is "right"'),
    (changed(reduceMotion=1), "reduceMotion must be true or false, but is 1"),
    (changed(looping="yes"), 'looping must be true or false, but is "yes"'),
    (changed(options={"allowRemoval": True}), 'options: "allowRemoval" is unknown; did you mean "allowsRemoval"\\?'),
    (changed(options={"allowsRemoval": 0}), "options.allowsRemoval must be true or false, but is 0"),
    (changed(events=None), "events must be a list, but is missing"),
    (changed(events={}), "events must be a list, but is an object"),
    (changed(events=[3]), "events\\[0\\] must be an object, but is 3"),
    (changed(itmes=3), '"itmes" is unknown; did you mean "items"\\?'),
    (changed(colour=3), '"colour" is unknown; known are .schema, layout, parameters, .*, events'),
    (changed(parameters={"pich": 3}), "parameters: there is no parameter 'pich'; did you mean 'pitch'\\?"),
    (changed(parameters={"layers": 3}), "parameters: there is no parameter 'layers'. The layout's parameters are"),
    (changed(parameters={"pitch": 0}), "parameters: pitch must be from 1 to 10000 points, but is 0"),
    (changed(parameters={"pitch": "wide"}), 'parameters.pitch must be a number, but is "wide"'),
    (changed(parameters=[120]), "parameters must be an object, but is a list"),
    (changed(events=[{"type": "close"}]), "events\\[0\\].at must be a number, but is missing"),
    (changed(events=[{"at": 1}]), "events\\[0\\].type must be one of pointerDown, .*, but is missing"),
    (changed(events=[{"at": -1, "type": "close"}]), "events\\[0\\].at must be a number from 0 .*, but is -1"),
    (
        changed(events=[{"at": 1, "type": "clos"}]),
        'events\\[0\\].type must be .*, but is "clos"; did you mean "close"\\?',
    ),
    (event("pointerDown", **{**POINT, "x": "left"}), 'events\\[0\\].x must be a number, but is "left"'),
    (event("pointerUp", **POINT, late=-1), "events\\[0\\].late must be a number from 0 to 1000000, but is -1"),
    (event("setItems"), "events\\[0\\].items must be a whole number from 0 to 1000000000, but is missing"),
    (event("setInsets"), "events\\[0\\].insets must be an object, but is missing"),
    (
        event("setDivision", division={"axis": "up", "position": 1}),
        'events\\[0\\].division.axis must be .*, but is "up"',
    ),
    (
        event("setDivision", division={"axis": "vertical"}),
        "events\\[0\\].division.position must be a number, but is missing",
    ),
    (event("pointerMove", **{**POINT, "y": None}), "events\\[0\\].y must be a number, but is null"),
    (event("pointerUp", **{**POINT, "z": 1}), 'events\\[0\\]: "z" is unknown; known are at, type, pointer, x, y'),
    (event("pointerUp", x=1, y=2), "events\\[0\\].pointer must be a whole number .*, but is missing"),
    (event("pointerCancel", pointer=-1), "events\\[0\\].pointer must be a whole number"),
    (event("pointerCancel", **POINT), 'events\\[0\\]: "x" is unknown'),
    (event("wheel"), "events\\[0\\].distance must be a number, but is missing"),
    (event("wheel", distance=3, notches=0), "events\\[0\\].notches must be"),
    (event("wheel", distance=3, precise="no"), 'events\\[0\\].precise must be true or false, but is "no"'),
    (event("key", key="Enter"), 'events\\[0\\].key must be .*, but is "Enter"; did you mean "enter"\\?'),
    (event("insert"), "events\\[0\\].index must be a whole number"),
    (event("insert", index=0, count=0), "events\\[0\\].count must be a whole number from 1 .*, but is 0"),
    (event("insert", index=0, animated=1), "events\\[0\\].animated must be true or false, but is 1"),
    (event("remove", index=0.5), "events\\[0\\].index must be a whole number .*, but is 0.5"),
    (event("move", **{"from": 1}), "events\\[0\\].to must be a whole number"),
    (event("move", index=1, to=2), 'events\\[0\\]: "index" is unknown'),
    (event("reload", index=1, animated=True), 'events\\[0\\]: "animated" is unknown'),
    (event("append", count=2), 'events\\[0\\]: "count" is unknown; known are at, type'),
    (event("requestRemoval"), "events\\[0\\].index must be a whole number"),
    (event("requestRemoval", index=1, edge="left"), "events\\[0\\].edge must be one of start, end, both"),
    (event("answer", index=1), "events\\[0\\].allowed must be true or false, but is missing"),
    (event("undoRemoval", animated="slowly"), "events\\[0\\].animated must be true or false"),
    (event("open", index="1"), 'events\\[0\\].index must be a whole number .*, but is "1"'),
    (event("open", index=1, frame={"x": 1, "y": 2, "width": 3}), "events\\[0\\].frame.height must be a number"),
    (event("open", index=1, frame=None), "events\\[0\\].frame must be an object, but is null"),
    (event("close", index=1), 'events\\[0\\]: "index" is unknown'),
    (event("scrollTo", index=1, offset=2), 'events\\[0\\]: "offset" is unknown'),
    (event("scrollToOffset", offset=1e300), "events\\[0\\].offset must be a number from .*, but is 1e\\+300"),
    (event("scrollAutomatically"), "events\\[0\\].velocity must be a number, but is missing"),
    (event("focus", index=-1), "events\\[0\\].index must be a whole number from 0"),
    (event("focus", item=1), 'events\\[0\\]: "item" is unknown; did you mean "at"\\?'),
    (event("resize", width=3), "events\\[0\\].height must be a number"),
    (event("resize", width=-3, height=3), "events\\[0\\].width must be a number from 0"),
    (event("setLayout"), "events\\[0\\].layout must be one of"),
    (
        event("setLayout", layout="album-fan", parameters={"pitch": 3}),
        "events\\[0\\].parameters: there is no parameter 'pitch'",
    ),
    (
        event("setLayout", layout="album-fan", parameters={"layers": 2.5}),
        "events\\[0\\].parameters: layers must be a whole number from 1 to 8, but is 2.5",
    ),
    (event("setParameters"), "events\\[0\\].parameters must be an object, but is missing"),
    (event("setParameters", parameters={"pich": 3}), "events\\[0\\].parameters: there is no parameter 'pich'"),
    (
        event("setParameters", parameters={"pitch": True}),
        "events\\[0\\].parameters.pitch must be a number, but is true",
    ),
    (event("setDirection", direction="up"), "events\\[0\\].direction must be one of ltr, rtl"),
    (event("setReduceMotion"), "events\\[0\\].reduceMotion must be true or false"),
    (event("setLooping", looping=None), "events\\[0\\].looping must be true or false, but is null"),
    (event("setOptions"), "events\\[0\\].options must be an object, but is missing"),
    (event("setOptions", options={"loops": True}), 'events\\[0\\].options: "loops" is unknown'),
]

# Inconsistent scripts, which no schema can detect.
UNFIT = [
    (event("open", index=40), f"events[0]: there is no item 40; the count is {COUNT} at 0.5 s"),
    (event("insert", index=13), f"events[0]: there is no index 13 to insert at; the count is {COUNT} at 0.5 s"),
    (event("remove", index=11, count=2), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("move", **{"from": 12, "to": 0}), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("move", **{"from": 0, "to": 12}), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("reload", index=12), "events[0]: there is no item 12"),
    (event("requestRemoval", index=12), "events[0]: there is no item 12"),
    (event("requestRemoval", index=1, edge="end"), "events[0]: the layout removes no item over the edge end"),
    (event("answer", index=12, allowed=True), "events[0]: there is no item 12"),
    (event("scrollTo", index=12), "events[0]: there is no item 12"),
    (event("focus", index=12), "events[0]: there is no item 12"),
    ({**event("scrollTo", index=0), "items": 0}, "events[0]: there is no item 0; the count is 0 at 0.5 s"),
    (
        script("tab-stack", (0, "remove", {"index": 0, "count": 11}), (2.5, "open", {"index": 1})),
        "events[1]: there is no item 1; the count is 1 at 2.5 s",
    ),
    (
        script("tab-stack", (2, "close"), (1.5, "close")),
        "events[1].at must be at least 2, the time of events[0], but is 1.5",
    ),
    (event("setParameters", parameters={"layers": 3}), "events[0].parameters: there is no parameter 'layers'"),
    (
        event("setParameters", parameters={"topTilt": 5}),
        "events[0].parameters: topTilt must be from -85 to 0 degrees, but is 5",
    ),
]

# Texts that are not JSON.
SYNTAX = [
    ("", "line 1, column 0: unexpected token near end of file"),
    ("{", "line 1, column 1: string or '}' expected near end of file"),
    ('{"items": 3', "line 1, column 11: '}' expected near end of file"),
    ('{\n  "items": 3\n  "events": []\n}', "line 3, column 10: '}' expected near '\"events\"'"),
    ('{"items" 3}', "line 1, column 10: ':' expected near '3'"),
    ("{items: 3}", "line 1, column 6: string or '}' expected near 'items'"),
    ('{"items": 3,}', "line 1, column 13: string or '}' expected near '}'"),
    ("[1,\n 2,]", "line 2, column 4: unexpected token near ']'"),
    ("[1 2]", "line 1, column 4: ']' expected near '2'"),
    ("[01]", "line 1, column 2: invalid token near '0'"),
    ("[1.]", "line 1, column 3: invalid token near '1.'"),
    ("[+1]", "line 1, column 2: invalid token near '+'"),
    ("[-]", "line 1, column 2: invalid token near '-'"),
    ("[1e999]", "line 1, column 6: real number overflow near '1e999'"),
    ("[NaN]", "line 1, column 4: invalid token near 'NaN'"),
    ("[tru]", "line 1, column 4: invalid token near 'tru'"),
    ('["a\nb"]', "line 1, column 3: unexpected newline near '\"a'"),
    (r'["\x"]', "line 1, column 4: invalid escape near '\"\\x'"),
    ('["a', "line 1, column 3: premature end of input near '\"a'"),
    ('["ä", "b]', "line 1, column 9: premature end of input near '\"b]'"),
    ('{"items": 1, "items": 2}', "line 1, column 20: duplicate object key near '\"items\"'"),
    ("[] []", "line 1, column 4: end of file expected near '['"),
    ("[" * 40, "line 1, column 40: ']' expected near end of file"),
]


@pytest.mark.parametrize("text, words", INVALID)
def test_errors_name_the_path_and_the_expected_value(text, words):
    assert re.match(words, error_of(text))


@pytest.mark.parametrize("text, words", INVALID)
def test_the_schema_rejects_the_same_scripts_as_the_command(text, words):
    assert not VALIDATOR.is_valid(text)


@pytest.mark.parametrize("text, words", UNFIT)
def test_inconsistent_events_are_rejected_at_their_time(text, words):
    VALIDATOR.validate(text)
    assert error_of(text).startswith(words)


def test_events_after_the_last_sampled_time_are_checked():
    assert error_of(event("open", index=40), "--at", 0).startswith("events[0]: there is no item 40")


@pytest.mark.parametrize("text, words", SYNTAX)
def test_invalid_json_is_rejected_with_line_and_column(text, words):
    with pytest.raises(json.JSONDecodeError):
        # Python accepts NaN and repeated names, which are not valid JSON.
        json.loads(text, parse_constant=refuse, object_pairs_hook=refuse_twice, parse_float=finite)
    assert error_of(text) == words


def refuse(text):
    raise json.JSONDecodeError("no JSON", text, 0)


def finite(text):
    return float(text) if float(text) < float("inf") else refuse(text)


def refuse_twice(pairs):
    return dict(pairs) if len(dict(pairs)) == len(pairs) else refuse("")


def test_a_lone_surrogate_is_rejected():
    # Python accepts it.
    assert error_of(r'["\ud800"]').startswith("line 1, column 9: invalid Unicode '\\uD800'")


def test_other_encodings_are_rejected(tmp_path):
    path = tmp_path / "script.json"
    path.write_bytes('{"layout": "ä"}'.encode("latin-1"))
    assert "script.json: line 1, column 12: unable to decode byte 0xe4" in complaint(run("replay", path))


# The schema


def test_the_schema_is_valid_and_describes_every_member():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for name, value in described(SCHEMA):
        target = SCHEMA["$defs"][value["$ref"].rsplit("/", 1)[1]] if "$ref" in value else value
        assert "const" in value or "description" in {**target, **value}, name


def described(schema):
    """The members that a schema and its subschemas describe, by name."""
    if isinstance(schema, dict):
        if "if" in schema:
            return
        for name, value in schema.get("properties", {}).items():
            yield name, value
        for value in schema.values():
            yield from described(value)
    if isinstance(schema, list):
        for value in schema:
            yield from described(value)


SCRIPTS = {name: json.loads((FOLDER / name / "script.json").read_text()) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_accepts_the_scripts(name):
    VALIDATOR.validate(SCRIPTS[name])


def test_schema_and_command_have_the_same_events():
    known = re.search(r"one of (.*), but is", error_of(event("none")))[1].split(", ")
    assert [choice["properties"]["type"]["const"] for choice in EVENTS] == known
    used = {entry["type"] for script in SCRIPTS.values() for entry in script["events"]}
    assert used <= set(known)


@pytest.mark.parametrize("choice", EVENTS, ids=lambda choice: choice["properties"]["type"]["const"])
def test_schema_and_command_have_the_same_members_of_an_event(choice):
    name = choice["properties"]["type"]["const"]
    known = re.search(r"known are (.*)", error_of(event(name, unknownMember=1)))[1].split(", ")
    assert sorted(known) == sorted({"at", *choice["properties"]})


def test_the_manual_lists_the_same_events_and_members():
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|[^|]*\|$", MANUAL.split("### Events")[1], re.MULTILINE)
    known = {name: re.findall(r"(\[?)`(\w+)`", members) for name, members in rows}
    for choice in EVENTS:
        members = [name for name in choice["properties"] if name != "type"]
        required = choice["required"]
        name = choice["properties"]["type"]["const"]
        assert known.pop(name) == [("" if member in required else "[", member) for member in members], name
    assert not known


def test_the_manuals_script_is_valid():
    (text,) = re.findall(r"^```json\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)
    VALIDATOR.validate(json.loads(text))
    assert names(settled(text)) == ["shouldRemove", "didRemove", "didInsert", "didFinishChanges"]


@pytest.mark.parametrize("value", [1, "wide"])
def test_a_long_name_is_shortened_in_a_message(value):
    message = error_of(changed(parameters={"x" * 5000: value}))
    assert "x" * 40 + "…" in message and len(message) < 1000


@pytest.mark.parametrize("layout", LAYOUTS)
def test_schema_and_command_have_the_same_parameters(layout):
    parameters = SCHEMA["$defs"][layout]["properties"]
    message = error_of(changed(layout=layout, parameters={"none": 1}))
    assert [*parameters, *MOTION] == message.split("The layout's parameters are ")[1].split(", ")
    for name, parameter in parameters.items():
        for bound, beyond in [(parameter["minimum"], -1e-3), (parameter["maximum"], 1e-3)]:
            assert run_script(changed(layout=layout, parameters={name: bound})).returncode == 0
            assert name in error_of(changed(layout=layout, parameters={name: bound + beyond}))
        halfway = changed(layout=layout, parameters={name: parameter["minimum"] + 0.5})
        accepted = run_script(halfway).returncode == 0
        assert accepted == VALIDATOR.is_valid(halfway)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_schemas_defaults_equal_the_layouts(layout):
    parameters = SCHEMA["$defs"][layout]["properties"]
    defaults = {name: value["default"] for name, value in parameters.items() if "default" in value}
    text = script(layout, item=3)
    assert run_script({**text, "parameters": defaults}).stdout == run_script(text).stdout


# The command


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["replay"], ["a script or --schema must be given", "fanfold replay --help"]),
        (["replay", "missing.json"], ["'missing.json' could not be read", "no such file"]),
        (["replay", "."], ["'.' could not be read", "folder"]),
        (["replay", "a.json", "--at", "soon"], ["'soon'", "--at", "seconds"]),
        (["replay", "a.json", "--at", "2e6"], ["'2e6'", "--at", "from 0 to 1000000"]),
        (["replay", "a.json", "--at", "-1"], ["'-1'", "--at", "from 0 to 1000000"]),
        (["replay", "--at", "0.5", "-2.5", "-o", "b.json", "a.json"], ["'-2.5'", "--at", "from 0 to 1000000"]),
        (["replay", "a.json", "--format", "table"], ["'table'", "--format", "json", "svg"]),
        (["replay", "a.json", "b.json"], ["'b.json'", "fanfold replay --help"]),
    ],
)
def test_invalid_arguments_are_reported_on_one_line(arguments, words):
    line = complaint(run(*arguments))
    for word in words:
        assert word in line


def test_an_unwritable_file_is_named(tmp_path):
    line = complaint(run_script(script("tab-stack"), "-o", tmp_path / "missing" / "frames.json"))
    assert "could not be written" in line and "no such folder" in line


# Random scripts


KEYFRAMES = SCHEMA["$defs"]["layout"]["anyOf"][2]
STRIP = [{"at": -2, "x": {"fraction": -2}}, {"at": 2, "x": {"fraction": 2}, "rotation": {"y": 30}}]


def anything(random, layouts=LAYOUTS):
    """A random valid script, with indices that may not exist and numbers of every size."""

    def number(limit=1e12):
        return random.choice([0, 1, -1, 1e-9, random.uniform(-limit, limit), random.uniform(-900, 900), limit, -limit])

    def value(schema):
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name == "index":
                return random.choice([0, 1, 2, 3, 5, 8, 12, 40])
            others = {key: part for key, part in schema.items() if key != "$ref"}
            return (
                value(SCHEMA["$defs"][name]) | value(others) if "properties" in others else value(SCHEMA["$defs"][name])
            )
        if "anyOf" in schema:
            return value(random.choice(schema["anyOf"]))
        if "enum" in schema:
            return random.choice(schema["enum"])
        if schema == KEYFRAMES:
            return {"axis": "horizontal", "pitch": {"points": random.choice([1, 90, 4000])}, "keyframes": STRIP}
        if schema["type"] == "boolean":
            return random.random() < 0.5
        if schema["type"] == "integer":
            low, high = schema["minimum"], schema["maximum"]
            return random.choice([low, low + 1, low + 2, min(random.randrange(20) + low, high)])
        if schema["type"] == "number":
            return min(max(number(schema["maximum"]), schema["minimum"]), schema["maximum"])
        required = schema.get("required", [])
        properties = schema.get("properties", {}).items()
        return {name: value(part) for name, part in properties if name in required or random.random() < 0.3}

    events, time = [], 0
    for _ in range(40):
        time = min(time + random.choice([0, 0.01, 0.1, 0.5, 3]), 1e6)
        choice = random.choice(EVENTS)
        members = {
            name: value(part)
            for name, part in choice["properties"].items()
            if name != "type" and (name in choice["required"] or random.random() < 0.5)
        }
        layout = members.get("layout")
        if "parameters" in members:
            members["parameters"] = value(SCHEMA["$defs"][layout]) if layout in LAYOUTS else {}
        events.append({"at": time, "type": choice["properties"]["type"]["const"], **members})
    head = {
        name: value(SCHEMA["properties"][name])
        for name in ["viewport", "insets", "item", "direction", "reduceMotion", "looping", "options"]
    }
    layout = random.choice(layouts)
    parameters = value(SCHEMA["$defs"][layout])
    count = random.choice([0, 1, 2, 12, 1000, 10**9])
    return {"layout": layout, "parameters": parameters, "items": count, **head, "events": events}


@pytest.mark.parametrize("seed", range(60))
def test_no_script_crashes_the_program(seed):
    text = anything(random.Random(seed))
    VALIDATOR.validate(text)
    while True:
        result = run_script(text, "--at", *[0.3 * step for step in range(40)])
        if result.returncode == 0:
            break
        # If an item or parameter does not exist, the script is tried again without that event.
        place = re.search(r"events\[(\d+)\](?:\.parameters)?: ", complaint(result))
        del text["events"][int(place[1])]
    for frame in json.loads(result.stdout):
        indices = [entry["index"] for entry in frame["visibleItems"] if not entry["leaving"]]
        assert len(indices) == len(set(indices))
        assert all(0 <= index < frame["items"] for index in indices)
