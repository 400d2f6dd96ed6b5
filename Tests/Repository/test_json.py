"""JSON files: a member that is written twice would replace the former one silently."""

import json
import subprocess

import pytest
from support import ROOT

FILES = subprocess.run(
    ["git", "ls-files", "-z", "--", "*.json"], cwd=ROOT, capture_output=True, text=True, check=True
).stdout.split("\0")[:-1]


def unique(members):
    """Returns an object, if each of its members has a name of its own."""
    names = [name for name, _ in members]
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, f"{twice} must occur once"
    return dict(members)


def test_members_of_objects_have_different_names(subtests):
    for file in FILES:
        with subtests.test(file=file):
            json.loads((ROOT / file).read_text(), object_pairs_hook=unique)


def test_second_member_of_the_same_name_is_noticed():
    with pytest.raises(AssertionError, match="part"):
        json.loads('{"part": 1, "part": 2}', object_pairs_hook=unique)
