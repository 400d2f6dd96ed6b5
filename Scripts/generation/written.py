"""The files, and the parts of files, that are made of what the Swift sources say."""

import json
import re

from . import declared
from .declared import ROOT, kebab_case

SWIFT_NOTE = "// Made by `make generate` from what the layouts say of themselves.\n"
SCRIPT_NOTE = "// @ts-check\n// Made by `make generate` from what the Swift says.\n"

SCHEMA = "CLI/Sources/Replay/Resources/replay-script.schema.json"
WIDTH = 120


def files():
    """The texts of all files that are made, whole or in part, by their paths in the repository."""
    layouts = declared.layouts()
    made = {
        "Sources/Fanfold/Layouts/StandardLayout+Forwarding.swift": answers(layouts),
        "Sources/FanfoldUIKit/SwiftUI/CollectionLayout+Choices.swift": choices(layouts),
        "Web/View/numbers.js": page_numbers(layouts),
        "Playground/layouts.js": playground_layouts(layouts),
        "Tests/Support/layouts.json": facts(layouts),
        SCHEMA: schema(layouts),
        "Web/fanfold-view.d.ts": parts_of("Web/fanfold-view.d.ts", layouts),
        "Web/README.md": parts_of("Web/README.md", layouts),
        "CLI/README.md": parts_of("CLI/README.md", layouts),
    }
    for layout in layouts:
        made[f"Sources/FanfoldUIKit/Layouts/{layout.stem}CollectionViewLayout.swift"] = collection_view_layout(layout)
    return made


# Swift


def answers(layouts):
    """`StandardLayout`, which hands every question on to the layout that it holds."""
    places = "\n".join(
        f"        case {place}: self = .{each.case}({each.type}())" for place, each in enumerate(layouts[:-1])
    )
    indices = "\n".join(f"        case .{each.case}: {place}" for place, each in enumerate(layouts))
    equals = "\n".join(
        f"        case (.{each.case}(let one), .{each.case}(let other)): one == other" for each in layouts
    )
    last = layouts[-1]
    members = "\n".join(answer(each, layouts) for each in declared.requirements())
    return f"""{SWIFT_NOTE}
extension StandardLayout {{
    /// The names of all layouts, as command lines and web pages spell them.
    public static var names: [StaticString] {{
        [{", ".join(f'"{each.name}"' for each in layouts)}]
    }}

    /// Creates one of them, with its default parameters.
    ///
    /// - Parameter index: Its place in ``names``. Another index is a programmer's error and stops the program.
    public init(at index: Int) {{
        switch index {{
{places}
        default:
            require(index == {len(layouts) - 1}, "A standard layout's index", Double(index), "must be in 0..<{len(layouts)}")
            self = .{last.case}({last.type}())
        }}
    }}

    /// Its place in ``names``.
    public var index: Int {{
        switch self {{
{indices}
        }}
    }}

    /// Whether both are the same layout, with the same parameters.
    @inline(never)
    public static func == (one: StandardLayout, other: StandardLayout) -> Bool {{
        switch (one, other) {{
{equals}
        default: false
        }}
    }}
{members}}}
"""


def answer(requirement, layouts):
    """A member that asks the layout that is held."""
    if requirement.is_mutating:
        body = "".join(
            f"        case .{each.case}(var layout):\n            layout.{requirement.call}\n            self = .{each.case}(layout)\n"
            for each in layouts
        )
    else:
        body = "".join(f"        case .{each.case}(let layout): layout.{requirement.call}\n" for each in layouts)
    return f"""
    @inline(never)
    public {requirement.declaration} {{
        switch self {{
{body}        }}
    }}
"""


def choices(layouts):
    members = "".join(
        f"""
extension CollectionLayout where Self == {each.type} {{
    /// {each.caption}
    ///
    /// - Parameter configure: Changes the parameters. The default changes none.
    public static func {each.case}(_ configure: (inout Self) -> Void = {{ _ in }}) -> Self {{
        configured(configure)
    }}
}}
"""
        for each in layouts
    )
    return f"""{SWIFT_NOTE}#if canImport(UIKit) && !os(watchOS)
import Fanfold

// All layouts by name: FanfoldView(items, layout: .tabStack {{ $0.pitch = 120 }}).
{members}
extension CollectionLayout {{
    fileprivate static func configured(_ configure: (inout Self) -> Void) -> Self {{
        var layout = Self()
        configure(&layout)
        return layout
    }}
}}
#endif
"""


def collection_view_layout(layout):
    """The layout as UIKit has it, with its parameters in Interface Builder."""
    properties = "\n".join(
        f"""{each.comment}    @IBInspectable public var {each.name}: {"Int" if each.is_whole else "CGFloat"} {{
        get {{ parameters.{each.name} }}
        set {{ parameters.{each.name} = newValue }}
    }}
"""
        for each in layout.parameters
    )
    return f"""{SWIFT_NOTE}#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// {layout.summary}
///
/// In Interface Builder, choose a collection view's layout *Custom*, and this class. Its parameters then stand in the
/// attributes inspector.
open class {layout.stem}CollectionViewLayout: FanfoldCollectionViewLayout {{
    /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
    public var parameters = {layout.type}() {{
        didSet {{ if parameters != oldValue {{ layoutDidChange() }} }}
    }}

    open override var layout: any CollectionLayout {{ parameters }}

{properties}}}
#endif
"""


# JavaScript


def page_numbers(layouts):
    """What the view knows of numbers: all that it does not ask the engine."""
    events = "".join(
        f"  {literal([name, *([] if values == 'none' else values.split(', '))])},\n"
        for name, values in declared.cases("PageEvent")
    )
    keys = [name[0].upper() + name[1:] for name, _ in declared.cases("PageKey")]
    units = [kebab_case(name) for name, _ in declared.cases("PageUnit")]
    fields = [name for name, _ in declared.cases("RecordField")]
    appearance = len(fields) - 1 + 16
    frame = "".join(
        f"export const {name.upper()} = {place};\n" for place, (name, _) in enumerate(declared.cases("FrameField"))
    )
    record = "".join(f"export const {name.upper()} = {place};\n" for place, name in enumerate(fields))
    horizontal = ", ".join(f"[layout={each.name}]" for each in layouts if not each.is_vertical)
    return f"""{SCRIPT_NOTE}
/** Events, by their numbers from 1 on: what each is called, and what its numbers are. */
export const EVENTS = [
{events}];

/** Keys, by their numbers. */
export const KEYS = {literal(keys)};

/** Units, by their numbers. */
export const UNITS = /** @type {{const}} */ ({literal(units)});

// Where things stand in a frame, ahead of its items' records.
{frame}
// Where things stand in an item's record of a frame.
{record}export const APPEARANCE = {appearance};
export const LENGTH = {appearance + declared.appearance_capacity()};

/** Views whose layout scrolls sideways, as a selector; without a layout of its own, a view has the first of all. */
export const SIDEWAYS = ":is({horizontal})";
"""


def playground_layouts(layouts):
    entries = "".join(
        f"""  "{each.name}": {{
    isVertical: {literal(each.is_vertical)}, snaps: {literal(each.snaps)}, """
        f"""scrollsToTappedItem: {literal(each.scrolls_to_tapped_item)}, isRemovable: {literal(each.removal is not None)},
    loops: {literal(each.loops)},
  }},
"""
        for each in layouts
    )
    keys = [name for name, _ in declared.cases("PageKey")]
    return f"""{SCRIPT_NOTE}
/** What the layouts are, by their names. */
export const LAYOUTS = {{
{entries}}};

/** Keys, by the numbers under which the engine knows them, as a replay script calls them. */
export const KEYS = {literal(keys)};
"""


def literal(value):
    """A value as JavaScript writes it, in lines that are not too long."""
    text = json.dumps(value)
    if len(text) < WIDTH - 20:
        return text
    lines, line = [], " "
    for each in map(json.dumps, value):
        if len(line) + len(each) + 2 > WIDTH:
            lines, line = [*lines, line], " "
        line += f" {each},"
    return "[\n" + "\n".join([*lines, line]) + "\n]"


# JSON


def facts(layouts):
    """What tests and scripts know of the layouts."""
    return pretty(
        {
            each.name: {
                "isVertical": each.is_vertical,
                "snaps": each.snaps,
                "scrollsToTappedItem": each.scrolls_to_tapped_item,
                "removal": each.removal,
                "loops": each.loops,
                "parameters": {
                    parameter.name: {
                        "unit": parameter.unit,
                        "minimum": parameter.minimum,
                        "maximum": parameter.maximum,
                        "default": parameter.default,
                    }
                    for parameter in each.parameters
                },
                "appearance": [key.name for key in each.appearance_keys],
            }
            for each in layouts
        }
    )


def schema(layouts):
    """The schema of replay scripts: which layouts there are, and which parameters each has."""
    text = json.loads((ROOT / SCHEMA).read_text())
    definitions = text["$defs"]
    named = definitions["layout"]["anyOf"][0]
    for known in named["enum"]:
        definitions.pop(known, None)
    named["enum"] = [each.name for each in layouts]
    presets = sorted(path.stem for path in (ROOT / "Sources/FanfoldKeyframes/Presets").glob("*.json"))
    definitions["layout"]["anyOf"][1]["enum"] = presets
    choices = [
        {
            "if": {"properties": {"layout": {"const": each.name}}, "required": ["layout"]},
            "then": {"properties": {"parameters": {"$ref": f"#/$defs/{each.name}"}}},
        }
        for each in layouts
    ]
    others = {
        "if": {"properties": {"layout": {"not": {"enum": named["enum"]}}}, "required": ["layout"]},
        "then": {"properties": {"parameters": {"maxProperties": 0}}},
    }
    definitions["parametersOfTheLayout"]["allOf"] = [*choices, others]
    for each in layouts:
        definitions[each.name] = {
            "description": f"The parameters of {each.name}.",
            "type": "object",
            "properties": {parameter.name: parameter_schema(parameter) for parameter in each.parameters},
            "additionalProperties": False,
        }
    return pretty(text)


def parameter_schema(parameter):
    described = {
        "description": parameter.sentence,
        "type": "integer" if parameter.unit == "count" else "number",
        "minimum": parameter.minimum,
        "maximum": parameter.maximum,
    }
    return described if parameter.default is None else {**described, "default": parameter.default}


def pretty(value, indent=""):
    """JSON in which what fits in a line stands in one."""
    text = json.dumps(value, ensure_ascii=False)
    is_flat = not isinstance(value, (dict, list)) or not value
    if is_flat or (indent and len(indent) + len(text) < WIDTH - 20):
        return text if indent else f"{text}\n"
    inner = indent + "  "
    if isinstance(value, dict):
        members = [f"{inner}{json.dumps(name)}: {pretty(each, inner)}" for name, each in value.items()]
    else:
        members = [f"{inner}{pretty(each, inner)}" for each in value]
    brackets = "{}" if isinstance(value, dict) else "[]"
    body = ",\n".join(members)
    return f"{brackets[0]}\n{body}\n{indent}{brackets[1]}" + ("" if indent else "\n")


# Parts of texts


def parts_of(path, layouts):
    """A text in which what stands between `generated: NAME` and `end of what is generated` is made anew."""

    def renewed(place):
        make = PARTS.get(place["name"])
        if not make:
            raise declared.UnreadableError(f"{path}: no part is called {place['name']}")
        return f"{place['begin']}{make(layouts)}{place['end']}"

    pattern = (
        r"(?P<begin>^.*generated: (?P<name>[\w -]+?)(?: -->| \*/)?\n)(?:.*\n)*?(?P<end>^.*end of what is generated.*$)"
    )
    return re.sub(pattern, renewed, (ROOT / path).read_text(), flags=re.MULTILINE)


def layout_type(layouts):
    return f"export type LayoutName = {' | '.join(json.dumps(each.name) for each in layouts)};\n"


def appearance_table(layouts):
    rows = "".join(
        f"| `{each.name}` | {', '.join(custom_property(key) for key in each.appearance_keys)} |\n" for each in layouts
    )
    return f"| layout | custom properties |\n|---|---|\n| every one | `--progress` |\n{rows}"


def custom_property(key):
    name = f"--{kebab_case(key.name)}"
    unit = next(
        (f" in {unit}" for word, unit in [("degrees", "degrees"), ("points", "CSS pixels")] if word in key.sentence), ""
    )
    if key.count:
        return f"`{name}-0`, `{name}-1` and so on, as many as there are `{kebab_case(key.count)}`,{unit}"
    return f"`{name}`{unit}"


def parameter_table(layouts, spell):
    rows = "".join(
        f"| {f'`{each.name}`' if place == 0 else ''} | `{spell(parameter.name)}` | {parameter.sentence} "
        f"| {written(parameter.minimum)} to {written(parameter.maximum)} | {written(parameter.default)} |\n"
        for each in layouts
        for place, parameter in enumerate(each.parameters)
    )
    return f"| layout | parameter | | values | default |\n|---|---|---|---|---|\n{rows}"


def written(value):
    """A number as it is read."""
    if value is None:
        return "–"
    return f"{round(value, 6):,}".replace("-", "−")


PARTS = {
    "layout names": layout_type,
    "appearance values": appearance_table,
    "attributes": lambda layouts: parameter_table(layouts, kebab_case),
    "parameters": lambda layouts: parameter_table(layouts, str),
}
