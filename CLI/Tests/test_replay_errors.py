"""What `fanfold replay` says of a script that is wrong, and whether its JSON Schema thinks so too."""

import json
import random
import re

import jsonschema
import pytest
from replay import COUNT, names, run_script, script, settled
from scripts import FOLDER, NAMES
from support import CLI, LAYOUTS, complaint, run

SCHEMA = json.loads(run("replay", "--schema").stdout)
EVENTS = SCHEMA["$defs"]["event"]["oneOf"]
MANUAL = (CLI / "README.md").read_text()
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def error_of(text, *options):
    """What the command says is wrong with a script, without the script's name."""
    return re.fullmatch(r"fanfold: \S*script\.json: (.*)\n", complaint(run_script(text, *options)))[1]


def event(name, **members):
    """A script with one event."""
    return script("tab-stack", (0.5, name, members))


def changed(**members):
    """A script with other members; one that is None is missing."""
    result = {**script("tab-stack", (0.5, "close")), **members}
    return {key: value for key, value in result.items() if value is not None}


POINT = {"pointer": 1, "x": 2, "y": 3}

# Scripts that the schema refuses as well, and what the command says of them.
INVALID = [
    ([], "expected an object, found a list"),
    (changed(layout=None), "layout: expected one of expanding, tab-stack"),
    (changed(layout="tabstack"), 'layout: expected one of .*found "tabstack"; did you mean "tab-stack"\\?'),
    (changed(layout=3), "layout: expected one of .*, found 3"),
    (changed(viewport=None), "viewport: expected an object, found nothing"),
    (changed(viewport=[375, 667]), "viewport: expected an object, found a list"),
    (changed(viewport={"width": 375}), "viewport.height: expected a number, found nothing"),
    (changed(viewport={"width": -1, "height": 9}), "viewport.width: expected a number from 0 to 10000, found -1"),
    (changed(viewport={"width": 9, "height": 10001}), "viewport.height: expected a number from 0 to 10000, found"),
    (changed(viewport={"width": 9, "height": 9, "depth": 9}), 'viewport: "depth" is unknown'),
    (changed(items=None), "items: expected a whole number from 0 to 1000000000, found nothing"),
    (changed(items=-1), "items: expected a whole number from 0 .*, found -1"),
    (changed(items=2.5), "items: expected a whole number .*, found 2.5"),
    (changed(items=True), "items: expected a whole number .*, found true"),
    (changed(items=2_000_000_000), "items: expected a whole number from 0 to 1000000000, found 2000000000"),
    (changed(item=-1), "item: expected a whole number"),
    (changed(item="first"), 'item: expected a whole number .*, found "first"'),
    (changed(insets={"left": 3}), 'insets: "left" is unknown; there may be top, leading, bottom, trailing'),
    (changed(insets={"top": 1e13}), "insets.top: expected a number from -10+ to 10+, found 10+"),
    (changed(direction="right"), 'direction: expected one of ltr, rtl, found "right"'),
    (changed(reduceMotion=1), "reduceMotion: expected true or false, found 1"),
    (changed(looping="yes"), 'looping: expected true or false, found "yes"'),
    (changed(options={"removeByDrag": True}), 'options: "removeByDrag" is unknown; did you mean "allowsRemoval"\\?'),
    (changed(options={"allowsRemoval": 0}), "options.allowsRemoval: expected true or false, found 0"),
    (changed(events=None), "events: expected a list, found nothing"),
    (changed(events={}), "events: expected a list, found an object"),
    (changed(events=[3]), "events\\[0\\]: expected an object, found 3"),
    (changed(itmes=3), '"itmes" is unknown; did you mean "items"\\?'),
    (changed(colour=3), '"colour" is unknown; there may be layout, parameters, .*, events'),
    (changed(parameters={"pich": 3}), "parameters: there is no parameter 'pich'; did you mean 'pitch'\\?"),
    (changed(parameters={"layers": 3}), "parameters: there is no parameter 'layers'. The layout's parameters are"),
    (changed(parameters={"pitch": 0}), "parameters: pitch must be from 1 to 10000 points, but is 0"),
    (changed(parameters={"pitch": "wide"}), 'parameters.pitch: expected a number, found "wide"'),
    (changed(parameters=[120]), "parameters: expected an object, found a list"),
    (changed(events=[{"type": "close"}]), "events\\[0\\].at: expected a number, found nothing"),
    (changed(events=[{"at": 1}]), "events\\[0\\].type: expected one of pointerDown, .*, found nothing"),
    (changed(events=[{"at": -1, "type": "close"}]), "events\\[0\\].at: expected a number from 0 .*, found -1"),
    (changed(events=[{"at": 1, "type": "dismis"}]), 'events\\[0\\].type: .*"dismis"; did you mean "close"\\?'),
    (event("pointerDown", **{**POINT, "x": "left"}), 'events\\[0\\].x: expected a number, found "left"'),
    (event("pointerUp", **POINT, late=-1), "events\\[0\\].late: expected a number from 0 to 1000000, found -1"),
    (event("setItems"), "events\\[0\\].items: expected a whole number from 0 to 1000000000, found nothing"),
    (event("setInsets"), "events\\[0\\].insets: expected an object, found nothing"),
    (event("pointerMove", **{**POINT, "y": None}), "events\\[0\\].y: expected a number, found null"),
    (event("pointerUp", **{**POINT, "z": 1}), 'events\\[0\\]: "z" is unknown; there may be at, type, pointer, x, y'),
    (event("pointerUp", x=1, y=2), "events\\[0\\].pointer: expected a whole number .*, found nothing"),
    (event("pointerCancel", pointer=-1), "events\\[0\\].pointer: expected a whole number"),
    (event("pointerCancel", **POINT), 'events\\[0\\]: "x" is unknown'),
    (event("wheel"), "events\\[0\\].distance: expected a number, found nothing"),
    (event("wheel", distance=3, precise="no"), 'events\\[0\\].precise: expected true or false, found "no"'),
    (event("key", key="Enter"), 'events\\[0\\].key: .*found "Enter"; did you mean "enter"\\?'),
    (event("insert"), "events\\[0\\].index: expected a whole number"),
    (event("insert", index=0, count=0), "events\\[0\\].count: expected a whole number from 1 .*, found 0"),
    (event("insert", index=0, animated=1), "events\\[0\\].animated: expected true or false, found 1"),
    (event("remove", index=0.5), "events\\[0\\].index: expected a whole number .*, found 0.5"),
    (event("move", **{"from": 1}), "events\\[0\\].to: expected a whole number"),
    (event("move", index=1, to=2), 'events\\[0\\]: "index" is unknown'),
    (event("reload", index=1, animated=True), 'events\\[0\\]: "animated" is unknown'),
    (event("append", count=2), 'events\\[0\\]: "count" is unknown; there may be at, type'),
    (event("requestRemoval"), "events\\[0\\].index: expected a whole number"),
    (event("answer", index=1), "events\\[0\\].allowed: expected true or false, found nothing"),
    (event("undoRemoval", animated="slowly"), "events\\[0\\].animated: expected true or false"),
    (event("open", index="1"), 'events\\[0\\].index: expected a whole number .*, found "1"'),
    (event("open", index=1, frame={"x": 1, "y": 2, "width": 3}), "events\\[0\\].frame.height: expected a number"),
    (event("open", index=1, frame=None), "events\\[0\\].frame: expected an object, found null"),
    (event("close", index=1), 'events\\[0\\]: "index" is unknown'),
    (event("scrollTo", index=1, offset=2), 'events\\[0\\]: "offset" is unknown'),
    (event("scrollToOffset", offset=1e300), "events\\[0\\].offset: expected a number from .*, found 1e\\+300"),
    (event("scrollAutomatically"), "events\\[0\\].velocity: expected a number, found nothing"),
    (event("focus", index=-1), "events\\[0\\].index: expected a whole number from 0"),
    (event("focus", item=1), 'events\\[0\\]: "item" is unknown; did you mean "at"\\?'),
    (event("resize", width=3), "events\\[0\\].height: expected a number"),
    (event("resize", width=-3, height=3), "events\\[0\\].width: expected a number from 0"),
    (event("setLayout"), "events\\[0\\].layout: expected one of"),
    (
        event("setLayout", layout="album-fan", parameters={"pitch": 3}),
        "events\\[0\\].parameters: there is no parameter 'pitch'",
    ),
    (
        event("setLayout", layout="album-fan", parameters={"layers": 2.5}),
        "events\\[0\\].parameters: layers must be a whole number from 1 to 8, but is 2.5",
    ),
    (event("setParameters"), "events\\[0\\].parameters: expected an object, found nothing"),
    (event("setParameters", parameters={"pich": 3}), "events\\[0\\].parameters: there is no parameter 'pich'"),
    (
        event("setParameters", parameters={"pitch": True}),
        "events\\[0\\].parameters.pitch: expected a number, found true",
    ),
    (event("setDirection", direction="up"), "events\\[0\\].direction: expected one of ltr, rtl"),
    (event("setReduceMotion"), "events\\[0\\].reduceMotion: expected true or false"),
    (event("setLooping", looping=None), "events\\[0\\].looping: expected true or false, found null"),
    (event("setOptions"), "events\\[0\\].options: expected an object, found nothing"),
    (event("setOptions", options={"loops": True}), 'events\\[0\\].options: "loops" is unknown'),
]

# Scripts in which things do not fit together, which no schema can see.
UNFIT = [
    (event("open", index=40), f"events[0]: there is no item 40; the count is {COUNT} at 0.5 s"),
    (event("insert", index=13), f"events[0]: there is no place 13 to insert at; the count is {COUNT} at 0.5 s"),
    (event("remove", index=11, count=2), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("move", **{"from": 12, "to": 0}), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("move", **{"from": 0, "to": 12}), f"events[0]: there is no item 12; the count is {COUNT} at 0.5 s"),
    (event("reload", index=12), "events[0]: there is no item 12"),
    (event("requestRemoval", index=12), "events[0]: there is no item 12"),
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
        "events[1].at: expected a time from that of events[0] on, 2, found 1.5",
    ),
    (event("setParameters", parameters={"layers": 3}), "events[0].parameters: there is no parameter 'layers'"),
    (
        event("setParameters", parameters={"topTilt": 5}),
        "events[0].parameters: topTilt must be from -85 to 0 degrees, but is 5",
    ),
]

# Texts that are no JSON.
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
def test_an_error_says_where_it_is_and_what_was_expected(text, words):
    assert re.match(words, error_of(text))


@pytest.mark.parametrize("text, words", INVALID)
def test_the_schema_refuses_what_the_command_refuses(text, words):
    assert not VALIDATOR.is_valid(text)


@pytest.mark.parametrize("text, words", UNFIT)
def test_what_does_not_fit_together_is_refused_when_it_comes(text, words):
    VALIDATOR.validate(text)
    assert error_of(text).startswith(words)


def test_an_event_after_the_last_time_asked_for_is_checked_too():
    assert error_of(event("open", index=40), "--at", 0).startswith("events[0]: there is no item 40")


@pytest.mark.parametrize("text, words", SYNTAX)
def test_what_is_no_json_is_refused_by_line_and_column(text, words):
    with pytest.raises(json.JSONDecodeError):
        # Python takes NaN and repeated names for JSON, which they are not.
        json.loads(text, parse_constant=refuse, object_pairs_hook=refuse_twice, parse_float=finite)
    assert error_of(text) == words


def refuse(text):
    raise json.JSONDecodeError("no JSON", text, 0)


def finite(text):
    return float(text) if float(text) < float("inf") else refuse(text)


def refuse_twice(pairs):
    return dict(pairs) if len(dict(pairs)) == len(pairs) else refuse("")


def test_half_a_character_is_no_text():
    # Python lets it pass.
    assert error_of(r'["\ud800"]').startswith("line 1, column 9: invalid Unicode '\\uD800'")


def test_a_script_in_another_encoding_is_refused(tmp_path):
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
    """The members that a schema and those in it describe, by name."""
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


def test_the_schema_and_the_command_know_the_same_events():
    known = re.search(r"one of (.*), found", error_of(event("none")))[1].split(", ")
    assert [choice["properties"]["type"]["const"] for choice in EVENTS] == known
    used = {entry["type"] for script in SCRIPTS.values() for entry in script["events"]}
    assert used <= set(known)


@pytest.mark.parametrize("choice", EVENTS, ids=lambda choice: choice["properties"]["type"]["const"])
def test_the_schema_and_the_command_know_the_same_members_of_an_event(choice):
    name = choice["properties"]["type"]["const"]
    known = re.search(r"there may be (.*)", error_of(event(name, unknownMember=1)))[1].split(", ")
    assert sorted(known) == sorted({"at", *choice["properties"]})


def test_the_manual_knows_the_same_events_and_members():
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|[^|]*\|$", MANUAL.split("### Events")[1], re.MULTILINE)
    known = {name: re.findall(r"(\[?)`(\w+)`", members) for name, members in rows}
    for choice in EVENTS:
        members = [name for name in choice["properties"] if name != "type"]
        required = choice["required"]
        name = choice["properties"]["type"]["const"]
        assert known.pop(name) == [("" if member in required else "[", member) for member in members], name
    assert not known


def test_the_script_of_the_manual_is_as_the_others():
    (text,) = re.findall(r"^```json\n(.*?)^```$", MANUAL, re.MULTILINE | re.DOTALL)
    VALIDATOR.validate(json.loads(text))
    assert names(settled(text)) == ["shouldRemove", "didRemove", "didInsert", "didFinishChanges"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_schema_and_the_command_know_the_same_parameters(layout):
    parameters = SCHEMA["$defs"][layout]["properties"]
    message = error_of(changed(layout=layout, parameters={"none": 1}))
    assert list(parameters) == message.split("The layout's parameters are ")[1].split(", ")
    for name, parameter in parameters.items():
        for bound, beyond in [(parameter["minimum"], -1e-3), (parameter["maximum"], 1e-3)]:
            assert run_script(changed(layout=layout, parameters={name: bound})).returncode == 0
            assert name in error_of(changed(layout=layout, parameters={name: bound + beyond}))
        halfway = changed(layout=layout, parameters={name: parameter["minimum"] + 0.5})
        accepted = run_script(halfway).returncode == 0
        assert accepted == VALIDATOR.is_valid(halfway)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_defaults_of_the_schema_are_those_of_the_layouts(layout):
    parameters = SCHEMA["$defs"][layout]["properties"]
    defaults = {name: value["default"] for name, value in parameters.items() if "default" in value}
    text = script(layout, item=3)
    assert run_script({**text, "parameters": defaults}).stdout == run_script(text).stdout


# The command


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["replay"], ["name a script", "fanfold replay --help"]),
        (["replay", "missing.json"], ["cannot read 'missing.json'", "no such file"]),
        (["replay", "."], ["cannot read '.'", "folder"]),
        (["replay", "a.json", "--at", "soon"], ["'soon'", "--at", "seconds"]),
        (["replay", "a.json", "--at", "2e6"], ["'2e6'", "--at", "from 0 to 1000000"]),
        (["replay", "a.json", "--at", "-1"], ["'-1'", "--at", "from 0 to 1000000"]),
        (["replay", "--at", "0.5", "-2.5", "-o", "b.json", "a.json"], ["'-2.5'", "--at", "from 0 to 1000000"]),
        (["replay", "a.json", "--format", "table"], ["'table'", "--format", "json", "svg"]),
        (["replay", "a.json", "b.json"], ["'b.json'", "fanfold replay --help"]),
    ],
)
def test_a_wrong_call_is_answered_on_one_line(arguments, words):
    line = complaint(run(*arguments))
    for word in words:
        assert word in line


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    line = complaint(run_script(script("tab-stack"), "-o", tmp_path / "missing" / "frames.json"))
    assert "cannot write" in line and "no such folder" in line


# Whatever a script holds


KEYFRAMES = SCHEMA["$defs"]["layout"]["anyOf"][2]
STRIP = [{"at": -2, "x": {"fraction": -2}}, {"at": 2, "x": {"fraction": 2}, "rotation": {"y": 30}}]


def anything(random, layouts=LAYOUTS):
    """A script that the schema accepts, with indices that may or may not exist, and numbers of every size."""

    def number(limit=1e12):
        return random.choice([0, 1, -1, 1e-9, random.uniform(-limit, limit), random.uniform(-900, 900), limit, -limit])

    def value(schema):
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name == "index":
                return random.choice([0, 1, 2, 3, 5, 8, 12, 40])
            return value(SCHEMA["$defs"][name])
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
def test_no_script_stops_the_program(seed):
    text = anything(random.Random(seed))
    VALIDATOR.validate(text)
    while True:
        result = run_script(text, "--at", *[0.3 * step for step in range(40)])
        if result.returncode == 0:
            break
        # An item or a parameter that is not there: without that event, the rest has to do.
        place = re.search(r"events\[(\d+)\](?:\.parameters)?: ", complaint(result))
        del text["events"][int(place[1])]
    for frame in json.loads(result.stdout):
        indices = [entry["index"] for entry in frame["visibleItems"] if not entry["leaving"]]
        assert len(indices) == len(set(indices))
        assert all(0 <= index < frame["items"] for index in indices)
