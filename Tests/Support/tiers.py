"""Two tiers of tests.

Without options, pytest runs every case. `--tier quick` runs one case of each parameterized test of the web component and
the playground, a few functions in each further browser, and a part of the cases of marked tests and of the command's; `--tier
rest` runs all other cases. A hash of the function's name chooses the case: equal sources give equal runs, and each layout
is the case of about a fifth of the functions.
"""

import math
import re
import zlib
from collections import defaultdict

import pytest

SAMPLED = ("Web/Tests/", "Playground/Tests/")  # A case costs a page.
STARTED = "CLI/Tests/"  # A case costs a process. Tests of the repository cost less.
PART_OF_STARTED = 5  # one of this number of cases
FURTHER_BROWSERS = re.compile(r"Firefox|WebKit")
FUNCTIONS_PER_BROWSER = 2  # in each file
COUNTS = pytest.StashKey[dict]()


def pytest_addoption(parser):
    """Adds the option that selects a tier."""
    parser.addoption("--tier", choices=["quick", "rest"], help="one case of each browser test, or the other cases")


def pytest_configure(config):
    """Declares the markers of exceptions."""
    config.addinivalue_line("markers", "every_case: each case is in the quick tier")
    config.addinivalue_line("markers", "modules: the case needs the modules that `swift build --build-tests` compiles")
    config.addinivalue_line("markers", "slow: no case is in the quick tier")
    config.addinivalue_line("markers", "part(n): one of n cases is in the quick tier, because the others repeat it")


def function_of(item):
    """Returns the name of a test without its case."""
    return item.nodeid.partition("[")[0]


def number_of(name):
    """Returns a number that is equal in each run."""
    return zlib.crc32(name.encode())


def chosen(cases):
    """Returns the case of a function that the quick tier runs."""
    return cases[number_of(function_of(cases[0])) % len(cases)]


def part_of(cases):
    """Returns the part of a function's cases that the quick tier runs, at least one."""
    ordered = sorted(cases, key=lambda item: number_of(item.nodeid))
    marker = cases[0].get_closest_marker("part")
    return ordered[: math.ceil(len(cases) / (marker.args[0] if marker else PART_OF_STARTED))]


def grouped(items, key):
    """Returns lists of the items with equal keys."""
    groups = defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return groups.values()


def quick(items):
    """Returns the tests of the quick tier."""
    candidates = [item for item in items if not item.get_closest_marker("slow")]
    kept, parts, sampled, further = [], [], [], []
    for item in candidates:
        if item.get_closest_marker("every_case"):
            kept.append(item)
        elif item.get_closest_marker("part") or item.nodeid.startswith(STARTED):
            parts.append(item)
        elif not item.nodeid.startswith(SAMPLED):
            kept.append(item)
        else:
            (further if FURTHER_BROWSERS.search(item.nodeid) else sampled).append(item)
    kept += [chosen(cases) for cases in grouped(sampled, function_of)]
    kept += [item for cases in grouped(parts, function_of) for item in part_of(cases)]
    for tests in grouped(further, lambda item: (item.path, FURTHER_BROWSERS.search(item.nodeid)[0])):
        functions = sorted(grouped(tests, function_of), key=lambda cases: number_of(function_of(cases[0])))
        kept += [chosen(cases) for cases in functions[:FUNCTIONS_PER_BROWSER]]
    return kept


def pytest_collection_modifyitems(config, items):
    """Keeps the tests of the selected tier, in their order."""
    tier = config.getoption("tier")
    if not tier:
        return
    names = {item.nodeid for item in quick(items)}
    kept = [item for item in items if (item.nodeid in names) == (tier == "quick")]
    left = [item for item in items if (item.nodeid in names) != (tier == "quick")]
    config.stash[COUNTS] = {"functions": len({*map(function_of, kept)}), "cases": len(kept), "left": len(left)}
    config.hook.pytest_deselected(items=left)
    items[:] = kept


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session):
    """Passes the counts of a worker of pytest-xdist to the process that prints them."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None and COUNTS in session.config.stash:
        output["tiers"] = session.config.stash[COUNTS]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """Receives the counts of a worker; all workers collect the same tests."""
    counts = getattr(node, "workeroutput", {}).get("tiers")
    if counts:
        node.config.stash[COUNTS] = counts


def pytest_terminal_summary(terminalreporter, config):
    """Prints the size of the selected tier and of the other one."""
    if COUNTS in config.stash:
        counts = config.stash[COUNTS]
        other = {"quick": "make test-all", "rest": "make test"}[config.getoption("tier")]
        terminalreporter.write_line(
            f"{counts['cases']} cases of {counts['functions']} functions; {counts['left']} cases are in `{other}` only"
        )
