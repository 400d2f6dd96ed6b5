"""Comparison of the page with the command's output."""

import re

import pytest

# Browsers serialize a transform with six digits: the tolerance of corners, in pixels.
CORNER_TOLERANCE = 0.01
VALUE_TOLERANCE = 1e-3


def assert_shows(view, report, tolerance=CORNER_TOLERANCE):
    """Asserts that the elements on the page are the frame of a report: the same items, corners and values."""
    elements = sorted(view.elements(), key=lambda element: element["layer"])
    assert [element["index"] for element in elements] == [item["index"] for item in report["visibleItems"]]
    for element, item in zip(elements, report["visibleItems"]):
        for shown, said in zip(element["quad"], item["quad"]):
            assert shown == pytest.approx(said, abs=tolerance), f"item {item['index']}"
        assert element["opacity"] == pytest.approx(item["opacity"], abs=VALUE_TOLERANCE)
        # The page writes those that its cells use.
        for name, value in properties(item["appearance"]).items():
            if name in element["properties"]:
                assert element["properties"][name] == pytest.approx(value, abs=VALUE_TOLERANCE), name


def properties(appearance):
    """Appearance values by the names of their custom properties."""
    result = {}
    for key, value in appearance.items():
        name = "--" + re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), key)
        if isinstance(value, list):
            result.update({f"{name}-{at}": part for at, part in enumerate(value)})
        else:
            result[name] = value
    return result
