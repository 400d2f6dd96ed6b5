"""Reads callgrind's files: the instructions of a frame, with or without those of the stand-in for UIKit."""

import collections
import re

# The prefixes of the symbols of a module's functions. Callgrind names a function with its callers, and functions of the
# runtime and the C library count for the module of the nearest caller.
MODULES = {
    "$s12FanfoldUIKit": "adapter",
    "$s7Fanfold": "engine",
    "$s5UIKit": "stand-in",
    "$s10QuartzCore": "stand-in",
    "$s12CoreGraphics": "stand-in",
    "$s7SwiftUI": "stand-in",
}
ALLOCATORS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"}


def header(text):
    """The number of frames and their name, if the file has counts of frames."""
    mark = re.search(r"^desc: Trigger: Client Request: (\d+) frames of (.+)$", text, re.M)
    return mark and (int(mark[1]), mark[2])


def frame_instructions(path):
    """The instructions of a frame by the name of the frames; nothing if the file has none."""
    text = path.read_text()
    frames = header(text)
    count = re.search(r"^(?:totals|summary): (\d+)", text, re.M)
    return {frames[1]: round(int(count[1]) / frames[0])} if frames else {}


def view_instructions(path):
    """The instructions of a view's frame without those of the stand-in, the engine's share, and the allocations."""
    text = path.read_text()
    frames = header(text)
    if not frames:
        return {}
    instructions, allocations = collections.Counter(), collections.Counter()
    for function, kind, number in costs(text.splitlines()):
        (instructions if kind == "self" else allocations)[module(function)] += number
    count, name = frames
    own = lambda costs: round((costs.total() - costs["stand-in"]) / count)
    return {
        name: own(instructions),
        f"{name}, engine": round(instructions["engine"] / count),
        f"{name}, allocations": own(allocations),
    }


def module(function):
    """The module of a function or of its nearest caller with one."""
    for caller in function.split("'"):
        for prefix, name in MODULES.items():
            if caller.startswith(prefix):
                return name
    return "other"


def costs(lines):
    """The instructions of functions themselves, and the calls of allocators."""
    names, current, is_call = {}, None, False

    def name(text):
        number, given = re.match(r"\((\d+)\)(?: (.*))?$", text).groups()
        return names.setdefault(number, given)

    for line in lines:
        key, _, value = line.partition("=")
        if key == "fn":
            current = name(value)
        elif key == "cfn":
            callee = name(value)
        elif key == "calls":
            is_call = True
            if callee.split("'")[0] in ALLOCATORS:
                yield callee, "allocation", int(value.split()[0])
        elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
            fields = line.split()
            if not is_call and len(fields) > 1:
                yield current, "self", int(fields[1])
            is_call = False
