"""Conformances of the declarations that stand for Apple's modules: a type often adopts a protocol later than it appears."""

import random
import re
from pathlib import Path

import pytest
from conformances import PROTOCOLS, conformances, declarations, older

ROOT = Path(__file__).resolve().parent.parent.parent
# The declarations that Scripts/check-apple-surface compiles the package against.
FOLDERS = ["StandIns/Sources/SwiftUI", "StandIns/AppleSurface/SDK"]
SOURCES = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.swift"))]
# Internal types of the stand-ins.
INTERNAL = {"SimulatedEffect"}


def text(entries):
    """An interface with the conformances."""
    lines = []
    for (name, protocol), since in entries.items():
        first = ", ".join(f"{system} {'.'.join(map(str, number))}" for system, number in since.items())
        lines += [f"@available({first}, *)", f"extension SwiftUI.{name} : Swift.{protocol} {{", "}"]
    return "\n".join(lines)


def own():
    found = {}
    for path in SOURCES:
        found.update({key: since for key, since in conformances(path.read_text()).items() if since})
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_conformance_has_its_own_versions(path):
    for kind, name, adopted, since in declarations(path.read_text()):
        if not adopted or kind == "protocol" or name in INTERNAL:
            continue
        assert kind == "extension", f"{name}: {adopted} must be an extension with its own availability"
        assert since is None or since, f"{name}: {adopted} must have @available"


def test_structures_of_uikit_conform_as_those_of_the_surface():
    """The check for Apple's systems reads headers and additions instead of the stand-in for UIKit, which runs on Linux."""
    surface = ROOT / "StandIns/AppleSurface/SDK"
    headers = [path.read_text() for path in surface.rglob("*.h")]
    structures = {name for text in headers for name in re.findall(r"^(?:typedef )?struct (\w+)", text, re.M)}
    known = set(own()) | {(name, "Sendable") for name in structures}
    types = {name for name, _ in known}
    for path in sorted((ROOT / "StandIns/Sources/UIKit").rglob("*.swift")):
        for name, protocol in conformances(path.read_text()):
            is_known = name not in types or (name, protocol) in known or path.parent.name == "Simulation"
            assert is_known, f"{path.name}: the surface declares no {name}: {protocol}"


@pytest.mark.parametrize("seed", range(20))
def test_a_conformance_that_is_too_old_is_found(seed):
    chance = random.Random(seed)
    truth = {key: since for key, since in own().items() if since}
    assert not list(older(truth, conformances(text(truth))))
    key = chance.choice(sorted(truth))
    system = chance.choice(sorted(truth[key]))
    later = {**truth[key], system: (truth[key][system][0] + 1,)}
    reports = list(older(truth, conformances(text({**truth, key: later}))))
    assert len(reports) == 1 and reports[0].startswith(f"{key[0]}: {key[1]}"), (seed, key, reports)


def test_a_conformance_that_the_interface_lacks_is_found():
    without = "public struct ScrollDismissesKeyboardMode : Swift.Sendable {\n}"
    own = conformances("@available(iOS 16, *)\nextension ScrollDismissesKeyboardMode: Hashable {}")
    assert list(older(own, conformances(without))) == [
        "ScrollDismissesKeyboardMode: Equatable is not in the interface",
        "ScrollDismissesKeyboardMode: Hashable is not in the interface",
    ]


def test_an_unavailable_conformance_is_none():
    found = conformances("@available(*, unavailable)\nextension State: Sendable {}")
    assert found == {("State", "Sendable"): None}
    assert "Sendable" in PROTOCOLS
