"""The custom-elements manifest, compared with the declarations for TypeScript and with the element in a browser."""

import json
import re

import pytest
from pages import WEB, page
from test_types import DECLARATIONS, type_errors

MANIFEST = json.loads((WEB / "dist/custom-elements.json").read_text())
ELEMENT = MANIFEST["modules"][0]["declarations"][0]
# Properties that a framework's tag does not pass on: React has its own `key`, and the clock is for tools.
NOT_IN_TAGS = {"key", "currentTime"}
EQUALITY = """
type Assert<Is extends true> = Is;
// As for assignments in both directions, but also exact for `readonly`, `?` and `any`.
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
"""


def names(kind, *, of=ELEMENT, where=lambda _: True):
    return {each["name"] for each in of[kind] if where(each)}


def union(names):
    return " | ".join(json.dumps(name) for name in sorted(names)) or "never"


def tuple_of(parameters):
    parts = [f"{each['name']}{'?' if each.get('optional') else ''}: {each['type']['text']}" for each in parameters]
    return f"[{', '.join(parts)}]"


def assertions(element):
    """Statements that TypeScript compiles only if a manifest agrees with the declarations."""
    equal = []
    for each in element["members"]:
        owner = "(typeof FanfoldView)" if each.get("static") else "FanfoldView"
        member = f"{owner}[{json.dumps(each['name'])}]"
        if each["kind"] == "method":
            equal.append((f"Parameters<{member}>", tuple_of(each["parameters"])))
            equal.append((f"ReturnType<{member}>", each["return"]["type"]["text"]))
        else:
            readonly = "readonly " if each.get("readonly") else ""
            field = f"{{ {readonly}{each['name']}: {each['type']['text']} }}"
            equal.append((f"Pick<{owner}, {json.dumps(each['name'])}>", field))
    is_own = lambda each: not each.get("static") and each["name"] != "focus"
    equal.append(("Exclude<keyof FanfoldView, keyof HTMLElement>", union(names("members", of=element, where=is_own))))
    is_static = lambda each: each.get("static")
    equal.append(
        ('Exclude<keyof typeof FanfoldView, "prototype">', union(names("members", of=element, where=is_static)))
    )
    own_events = [each for each in element["events"] if each["name"] != "error"]
    equal.append(("keyof FanfoldViewEventMap", union({each["name"] for each in own_events})))
    equal += [(f"FanfoldViewEventMap[{json.dumps(each['name'])}]", each["type"]["text"]) for each in own_events]
    is_settable = lambda each: each["kind"] == "field" and not each.get("readonly") and is_own(each)
    settable = names("members", of=element, where=is_settable) - NOT_IN_TAGS
    # A pattern for the parameters' attributes is among the keys.
    equal.append(("Exclude<keyof FanfoldViewAttributes, `${string}-${string}`>", union(settable)))
    return [f"export type Check{number} = Assert<Equal<{one}, {other}>>;" for number, (one, other) in enumerate(equal)]


def failing_assertions(folder, elements):
    """The failing assertions about each of these manifests, by its name."""
    declarations = DECLARATIONS.read_text()
    exported = ", ".join(re.findall(r"^export (?:type|interface|class) (\w+)", declarations, re.M))
    head = f'import type {{ {exported} }} from "./fanfold-view.js";\n{EQUALITY}'
    sources = {f"{name}.ts": head + "\n".join(assertions(element)) + "\n" for name, element in elements.items()}
    (folder / "fanfold-view.d.ts").write_text(declarations)
    errors = type_errors(
        folder, sources, "--module", "es2022", "--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable"
    )
    lines = {name: [int(line) - 1 for line in re.findall(r"\((\d+),", text)] for name, text in errors.items()}
    return {
        name.removesuffix(".ts"): [sources[name].splitlines()[line] for line in found] for name, found in lines.items()
    }


def changed(kind, entry, /, **values):
    """The manifest with a changed entry."""
    return {**ELEMENT, kind: [{**each, **values} if each["name"] == entry else each for each in ELEMENT[kind]]}


DAMAGED = {
    "type": changed("members", "count", type={"text": "string"}),
    "readonly": changed("members", "progress", readonly=False),
    "parameters": changed("members", "move", parameters=[]),
    "result": changed("members", "undoRemoval", **{"return": {"type": {"text": "void"}}}),
    "name": changed("members", "loop", name="loops"),
    "event": changed("events", "settle", type={"text": "CustomEvent<MoveDetail>"}),
    "missing": {**ELEMENT, "events": ELEMENT["events"][1:]},
}


@pytest.mark.slow
def test_manifest_and_declarations_agree(tmp_path):
    failing = failing_assertions(tmp_path, {"present": ELEMENT, **DAMAGED})
    assert failing.pop("present", []) == []
    assert failing.keys() == DAMAGED.keys()


def test_manifest_lists_the_attributes_and_members_of_the_element(site):
    view = site(page("<fanfold-view aria-label='Things'><p>One</p></fanfold-view>")).ready()
    observed, members, ready = view.run("""
        const { prototype, observedAttributes } = view.constructor;
        const isPublic = (name) => !/^constructor$|Callback$|^addEventListener$/.test(name);
        const own = [prototype, view.constructor].flatMap(Object.getOwnPropertyNames).filter(isPublic);
        return [observedAttributes, own.filter((name) => !["length", "name", "prototype"].includes(name)), "ready" in view];
    """)
    assert names("members") == {*members, "ready"} and ready
    parameters = {name.removeprefix("--fanfold-") for name in names("cssProperties")}
    assert names("attributes") == {*observed, *parameters}
    fields = {each["fieldName"] for each in ELEMENT["attributes"] if "fieldName" in each}
    assert fields - {"dir"} <= names("members")


def test_manifest_lists_the_events_of_the_modules():
    modules = "".join(path.read_text() for path in (WEB / "View").glob("*.js"))
    sent = set(re.findall(r'(?:\.dispatch|\.dispatchItemEvent|new Event|new CustomEvent)\("(\w+)"', modules))
    numbered = set(re.findall(r'^  \["(\w+)"', (WEB / "View/numbers.js").read_text(), re.M))
    # The first is the browser's, at a panel around the view. The others are for the view itself, and a sorting of children
    # replaces the moves of which it consists.
    assert names("events") == sent - {"beforematch"} | numbered - {"didreload", "shouldappend"} | {"didsort"}


def test_manifest_lists_the_custom_properties(site):
    view = site(page("<fanfold-view aria-label='Things'><p>One</p></fanfold-view>")).ready()
    known = view.run("""
        const names = [];
        for (const layout of view.layouts) {
          view.layout = layout;
          names.push(...view.parameterDescriptors.map(({ name }) => name.replace(/[A-Z]/g, "-$&").toLowerCase()));
        }
        return names;
    """)
    assert names("cssProperties") == {f"--fanfold-{name}" for name in [*known, "layout"]}
    view.run("view.style.setProperty('--fanfold-layout', 'none')")
    view.wait("view.layout === 'none' || getComputedStyle(view.children[0]).position === 'static'")


def test_manifest_lists_the_parts_states_and_slots(site):
    slots = "".join(f"<b slot='{name}'>{name}</b>" for name in names("slots") - {""})
    body = f"<fanfold-view layout='tab-stack' aria-label='Things'><p>One</p><p>Two</p>{slots}</fanfold-view>"
    view = site(page(body)).ready()
    view.settle()
    parts, count, assigned = view.run("""
        const parts = [...view.shadowRoot.querySelectorAll("[part]")].flatMap((each) => [...each.part]);
        return [parts, view.count, [...view.children].map((child) => child.assignedSlot?.className)];
    """)
    assert set(parts) == names("cssParts")
    assert count == 2 and assigned[:2] == ["item"] * 2 and "item" not in assigned[2:] and None not in assigned
    assert names("cssStates") == {"ready", "failed"}
    assert view.run("return ['ready', 'failed'].map((name) => view.matches(`:state(${name})`))") == [True, False]


def test_each_entry_is_described():
    kinds = ["attributes", "events", "slots", "cssParts", "cssStates", "cssProperties"]
    assert [each["name"] for kind in kinds for each in ELEMENT[kind] if not each["description"]] == []
