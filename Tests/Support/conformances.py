"""Conformances of Swift declarations with their availability, as written in sources and in Apple's interfaces."""

import re

# The protocols that types of Apple's modules often adopt later than they appear.
PROTOCOLS = {"Animatable", "Equatable", "Hashable", "Identifiable", "Sendable"}
MODULES = re.compile(r"\b(?:Swift|SwiftUI|SwiftUICore|UIKit|Foundation|ObjectiveC|CoreGraphics|Observation|__C)\.")
AVAILABLE = re.compile(r"@available\(((?:\w+ [\d.]+, )+)\*\)")
DECLARATION = re.compile(
    r"(?:@\w+(?:\([^)]*\))? |\w+ )*?(?P<kind>struct|enum|class|protocol|extension|actor) (?P<name>[\w.]+)(?:<[^>{]*>)?"
    r"(?: *: *(?P<adopted>[^{]*?))?(?: where (?P<condition>[^{]*?))? *\{"
)


def version(text):
    """A version whose zeros at the end are left out, so that 16.0 is 16."""
    return tuple(map(int, re.sub(r"(\.0)+$", "", text).split(".")))


def versions(attributes):
    """The first version of each system; None for a declaration that is unavailable everywhere."""
    if any(attribute.startswith("@available(*, unavailable") for attribute in attributes):
        return None
    found = [AVAILABLE.match(attribute) for attribute in attributes]
    pairs = [pair.split() for match in found if match for pair in match[1].rstrip(", ").split(", ")]
    return {system: version(number) for system, number in pairs}


def declarations(text):
    """Kind, full name, adopted protocols and first versions of each type and extension without a condition."""
    stack, attributes = [], []
    for line in map(str.strip, text.split("\n")):
        if line.startswith("@available") and "{" not in line:
            attributes.append(line)
            continue
        found = DECLARATION.match(line)
        depth = line.count("{") - line.count("}")
        entry = None
        if found:
            outer = next((known for known in reversed(stack) if known), ("", None))
            name = MODULES.sub("", found["name"])
            is_nested = found["kind"] != "extension" and outer[0]
            full = f"{outer[0]}.{name}" if is_nested else name
            since = versions(attributes) or (outer[1] if is_nested else versions(attributes))
            entry = (full, since)
            adopted = MODULES.sub("", found["adopted"] or "").replace("@unchecked ", "")
            adopted = adopted.replace("ReferenceConvertible", "Hashable").split(
                ","
            )  # Foundation's protocol refines it.
            if not found["condition"]:
                yield found["kind"], full, {name.strip() for name in adopted} & PROTOCOLS, since
        stack += [entry, *[None] * (depth - 1)] if depth > 0 else []
        del stack[len(stack) + min(depth, 0) :]
        if line:
            attributes = []


def conformances(text):
    """The first versions of each conformance, by type and protocol; None for one that is unavailable."""
    found = {}
    for kind, name, adopted, since in declarations(text):
        if kind != "protocol":
            found.update({(name, protocol): since for protocol in adopted})
    for (name, protocol), since in list(found.items()):
        if protocol == "Hashable":
            found.setdefault((name, "Equatable"), since)
    return found


def older(own, real):
    """The conformances that are declared for older systems than in Apple's interface, or that it does not have."""
    types = {name for name, _ in real}
    for (name, protocol), since in sorted(own.items(), key=lambda entry: entry[0]):
        if name not in types or since is None:
            continue
        truth = real.get((name, protocol))
        if truth is None:
            yield f"{name}: {protocol} is not in the interface"
        for system, first in sorted((truth or {}).items()):
            if since.get(system, (0,)) < first and system in since:
                yield f"{name}: {protocol} is declared for {system} {since[system]}, but appears in {first}"
