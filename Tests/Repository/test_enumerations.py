"""Public enumerations that may grow are marked, so that a new case breaks no application."""

import re

from support import ROOT

DECLARATION = re.compile(r"(?m)^ *public (?:indirect )?enum (\w+)")
MARKED = re.compile(r"#if hasAttribute\(nonexhaustive\)\n *@nonexhaustive\n#endif\n *public enum (\w+)")

# Enumerations that are complete, such as both axes, and those that are available to hosts of this repository only.
COMPLETE = {"Axis", "LayoutDirection", "Edges", "CollectionChange", "KeyframeSchema"}
INTERNAL = {"StandardLayout", "ParameterError", "Eye"}


def enumerations(pattern):
    texts = (file.read_text() for file in sorted((ROOT / "Sources").rglob("*.swift")))
    return {name for text in texts for name in pattern.findall(re.sub(r"(?m)^ *#", "#", text))}


def test_enumerations_that_may_grow_are_marked():
    assert enumerations(DECLARATION) - enumerations(MARKED) == COMPLETE | INTERNAL
