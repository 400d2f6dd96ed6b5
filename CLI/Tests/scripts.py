"""The scripts in Tests/Scripts, each of which is played for several layouts; see CONTRIBUTING.md."""

import json

from support import HORIZONTAL, LAYOUTS, REMOVABLE, ROOT, VERTICAL

FOLDER = ROOT / "Tests/Scripts"
NAMES = sorted(path.parent.name for path in FOLDER.glob("*/script.json"))


def layouts(name):
    """The layouts for which a script is played: all, or those of an axis, or those whose items can be swiped away."""
    if name.endswith("-horizontal"):
        return HORIZONTAL
    if name.endswith("-vertical"):
        return VERTICAL
    return REMOVABLE if name.startswith("swipe-") else LAYOUTS


PLAYED = [(name, layout) for name in NAMES for layout in layouts(name)]


def script(name, layout):
    """A script, with a layout in place of its own."""
    return json.loads((FOLDER / name / "script.json").read_text()) | {"layout": layout}


def expectation(name, layout):
    """The file with the frames that a script is expected to show."""
    return FOLDER / name / f"{layout}.json"


def expected_frames(name, layout):
    path = expectation(name, layout)
    return json.loads(path.read_text()) if path.exists() else []


def times(name):
    """When to look at a script, in seconds: at the times of the frames that are expected of its first layout."""
    return next(
        [frame["at"] for frame in frames] for layout in layouts(name) if (frames := expected_frames(name, layout))
    )
