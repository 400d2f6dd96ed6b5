"""The prose check reports sentences and subjects that break the rules, and accepts plain ones."""

import importlib.machinery
import importlib.util

import pytest
from support import ROOT

loader = importlib.machinery.SourceFileLoader("check_prose", str(ROOT / "Scripts/check-prose"))
check = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_prose", loader))
loader.exec_module(check)

PLAIN = "The view scrolls to the item. If the item is not visible, the view scrolls first."
OPENER = "Where an item leaves, the others follow it."
CLAUSE = "The page reports what is wrong with the layout."

# A text in each kind of file, around a paragraph.
FILES = {
    "text.md": "# Title\n\n{}\n\n    what is code\n",
    "code.swift": "/// {}\nfunc scroll() {{}}\n",
    "code.js": "/**\n * {}\n */\nexport const one = 1; // no\n",
    "page.html": "<p>what is text</p>\n<script>\n  // {}\n</script>\n",
    "style.css": "/* {} */\nbody {{}}\n",
    "code.py": 'def scroll():\n    """{}"""\n    return "what is a value"\n',
    "script.sh": "#!/bin/sh\n# {}\necho what is it\n",
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(("sentence", "rules"), [(PLAIN, []), (OPENER, ["opener"]), (CLAUSE, ["what-clause"])])
def test_broken_rules_are_reported(tmp_path, name, sentence, rules):
    path = tmp_path / name
    path.write_text(FILES[name].format(sentence))
    headings = [line for line in check.area_problems("area", [path]) if not line.startswith(" ")]
    assert [rule for rule in check.RULES if any(f" {rule}," in line for line in headings)] == rules


def test_one_percent_is_accepted(tmp_path):
    path = tmp_path / "text.md"
    path.write_text("\n\n".join([OPENER, *["The view scrolls to the item."] * 99]))
    assert list(check.area_problems("area", [path])) == []
    path.write_text("\n\n".join([OPENER, *["The view scrolls to the item."] * 98]))
    assert list(check.area_problems("area", [path])) != []


@pytest.mark.parametrize(
    "subject",
    ["Read prefers-reduced-motion on demand", "Address review", "Fix a typo", "Pass the axis", "Copy, paste and move"],
)
def test_imperative_subjects_are_accepted(subject):
    assert check.subject_problem(subject) is None


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        ("Repair " + "a" * 60, "at most 60 characters, but has 67"),
        ("Added a test", "begins with “Added”"),
        ("Fixes the axis", "begins with “Fixes”"),
        ("Adding a test", "begins with “Adding”"),
        ("A box's style is kept", "begins with “A”"),
        ("RESULTS: new figures", "begins with “RESULTS:”"),
    ],
)
def test_other_subjects_are_reported(subject, reason):
    assert reason in check.subject_problem(subject)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("    func whereNothingIsOpenAClosingIsDoneAtOnce() {", "whereNothingIsOpenAClosingIsDoneAtOnce"),
        ("    @Test func itComesToRest(_ seed: UInt64) {", "itComesToRest"),
        ("def test_what_stands_in_the_middle_looks_the_same():", "test_what_stands_in_the_middle_looks_the_same"),
        ("    func wholeSectionsAreMoved() {", None),
        ("    func itemsRest() {", None),
        ("def test_items_rest():", None),
    ],
)
def test_names_without_a_subject_are_reported(tmp_path, line, name):
    path = tmp_path / "Tests.swift"
    path.write_text(line)
    assert check.name_problems([path]) == ([f"{path}: the test {name} must begin with its subject"] if name else [])
