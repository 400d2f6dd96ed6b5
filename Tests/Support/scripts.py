"""The scripts in Tests/Scripts, each of which is played for several layouts; see Documentation/Testing.md."""

import json

from support import HORIZONTAL, LAYOUTS, REMOVABLE, ROOT, VERTICAL

FOLDER = ROOT / "Tests/Scripts"
NAMES = sorted(path.parent.name for path in FOLDER.glob("*/script.json"))


def layouts(name):
    """The layouts of a script: all, those of an axis, or those with removal by swiping."""
    if name.endswith("-horizontal"):
        return HORIZONTAL
    if name.endswith("-vertical"):
        return VERTICAL
    return REMOVABLE if name.startswith("swipe-") else LAYOUTS


PLAYED = [(name, layout) for name in NAMES for layout in layouts(name)]


def script(name, layout):
    """A script with a given layout."""
    return json.loads((FOLDER / name / "script.json").read_text()) | {"layout": layout}


def expectation(name, layout):
    """The file with the expected frames of a script."""
    return FOLDER / name / f"{layout}.json"


def expected_frames(name, layout):
    path = expectation(name, layout)
    return json.loads(path.read_text()) if path.exists() else []


def times(name):
    """The sampled times of a script, in seconds: the times of its first layout's expected frames."""
    return next(
        [frame["at"] for frame in frames] for layout in layouts(name) if (frames := expected_frames(name, layout))
    )
