"""The two tiers of tests: together they are all tests, and each is the same in every run."""

from collections import Counter
from types import SimpleNamespace

import pytest
import tiers

LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"]


def case(file, function, parameters="", markers=()):
    """A collected test, as far as the tiers read it."""
    name = f"{file}::{function}" + (f"[{parameters}]" if parameters else "")
    found = {marker: SimpleNamespace(args=arguments) for marker, arguments in dict(markers).items()}
    return SimpleNamespace(nodeid=name, path=file, get_closest_marker=found.get)


def names(items):
    return [item.nodeid for item in items]


def test_a_browser_test_runs_once_in_the_quick_tier():
    items = [case("Web/Tests/test_a.py", "test_drag", layout) for layout in LAYOUTS]
    assert len(tiers.quick(items)) == 1
    assert names(tiers.quick(items)) == names(tiers.quick(items))


def test_each_layout_is_the_case_of_about_a_fifth_of_the_functions():
    items = [case("Web/Tests/test_a.py", f"test_{number}", layout) for number in range(500) for layout in LAYOUTS]
    counts = Counter(item.nodeid.partition("[")[2] for item in tiers.quick(items))
    assert len(counts) == 5 and all(60 <= count <= 140 for count in counts.values())


@pytest.mark.parametrize(
    "file, markers", [("Tests/Repository/test_a.py", ()), ("CLI/Tests/test_a.py", {"every_case": ()})]
)
def test_cheap_and_marked_tests_run_all_cases(file, markers):
    items = [case(file, "test_a", layout, markers) for layout in LAYOUTS]
    assert names(tiers.quick(items)) == names(items)


@pytest.mark.parametrize("count, kept", [(1, 1), (4, 1), (5, 2), (20, 5)])
def test_a_part_of_marked_tests_runs(count, kept):
    items = [case("CLI/Tests/test_a.py", "test_session", f"{seed}", {"part": (4,)}) for seed in range(count)]
    assert len(tiers.quick(items)) == kept
    assert names(tiers.quick(items)) == names(tiers.quick(items[::-1]))


@pytest.mark.parametrize("count, kept", [(1, 1), (5, 1), (6, 2), (20, 4)])
def test_a_fifth_of_the_cases_of_the_command_runs(count, kept):
    items = [case("CLI/Tests/test_a.py", "test_error", f"{number}") for number in range(count)]
    assert len(tiers.quick(items)) == kept


def test_slow_tests_are_left_to_the_complete_run():
    assert tiers.quick([case("Playground/Tests/test_a.py", "test_film", markers={"slow": ()})]) == []


def test_a_few_functions_run_in_each_further_browser():
    items = [
        case("Web/Tests/test_a.py", f"test_{number}", browser)
        for number in range(10)
        for browser in ["Chromium", "Firefox", "WebKit"]
    ]
    counts = Counter(item.nodeid.partition("[")[2] for item in tiers.quick(items))
    assert counts == {"Chromium]": 10, "Firefox]": 2, "WebKit]": 2}


def test_both_tiers_together_are_all_tests():
    items = [case("Web/Tests/test_a.py", f"test_{number}", layout) for number in range(20) for layout in LAYOUTS]
    kept = {}
    for tier in ["quick", "rest"]:
        config = SimpleNamespace(
            getoption=lambda _, tier=tier: tier,
            stash=pytest.Stash(),
            hook=SimpleNamespace(pytest_deselected=lambda items: None),
        )
        kept[tier] = list(items)
        tiers.pytest_collection_modifyitems(config, kept[tier])
        assert config.stash[tiers.COUNTS]["cases"] + config.stash[tiers.COUNTS]["left"] == len(items)
    assert sorted(names(kept["quick"] + kept["rest"])) == sorted(names(items))
