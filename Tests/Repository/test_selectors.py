"""A pseudo-class that some engines do not know voids a whole selector: scripts ask within `:is()`, whose list is forgiving.

Chromium knows `:modal` from version 105 on and `:popover-open` from 114 on; `:is()` is forgiving in each supported engine.
"""

import re

import pytest
from support import ROOT

YOUNG = "popover-open|modal|open|has-slotted|state|dir|has|user-valid|user-invalid|active-view-transition"
SELECTOR = re.compile(rf"""["'`][^"'`\n]*:(?:{YOUNG})\b[^"'`\n]*["'`]""")
# Texts of style sheets: an engine leaves out the rules that it does not know.
SHEETS = {"style.js", "fanfold-dots.js"}


def unguarded(text):
    """The selectors with a young pseudo-class outside of `:is()`."""
    found = re.findall(SELECTOR, re.sub(r"/\*.*?\*/|//.*", "", text, flags=re.DOTALL))
    return [each for each in found if re.search(rf":(?:{YOUNG})\b", re.sub(r":is\([^()]*\)", "", each))]


def test_selectors_of_scripts_hold_in_engines_of_other_years(subtests):
    for path in sorted((ROOT / "Web/View").rglob("*.js")):
        if path.name not in SHEETS:
            with subtests.test(path.name):
                assert unguarded(path.read_text()) == []


@pytest.mark.parametrize("line", ['has(":popover-open,:modal")', 'element.matches(":is(:modal), :open")'])
def test_an_unguarded_pseudo_class_is_found(line):
    assert len(unguarded(line)) == 1


def test_a_forgiving_list_is_no_fault():
    assert unguarded('has(":is(:popover-open,:modal)")') == []
