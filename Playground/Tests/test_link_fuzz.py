"""Reads random links: valid values are applied and invalid ones reported."""

import os
import random

import pytest
from chromium import open_context
from sources import module

CASES = int(os.environ.get("FANFOLD_CASES", "5000"))
SEED = int(os.environ.get("FANFOLD_SEED", random.randrange(1_000_000)))

# Mutates links randomly, and returns unexpected results.
TRY = """async ({ link, device, seed, cases, defaults, layouts, descriptors }) => {
  const { linkQuery, readParameters, readState } = await import(link);
  const { devices } = await import(device);

  let state = seed;
  const below = (limit) => {
    state = (state + 0x6D2B79F5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  };
  const any = (values) => values[below(values.length)];

  const names = [...Object.keys(defaults), ...descriptors.map(({ name }) => name), "__proto__", "constructor", "toString", ""];
  const texts = ["", "0", "1", "-1", "5", "31", "1e3", "1e400", "-0", "NaN", "Infinity", "0x10", "10000001", "９", " 3 ", "640x480",
    "0x0", "1x", "99999x99999", "null", "true", "auto", "rtl", "portrait", "0.25", "%", "%00", "&", "=", "#", "+", "\\ud800", "é",
    "a".repeat(5000), "__proto__", "<img src=x>", ...layouts, ...Object.keys(devices)];
  const query = () => Array.from({ length: below(12) }, () => `${any(names)}${any(["=", "", "=="])}${any(texts)}`).join(any(["&", "&&", ";"]));

  for (let number = 0; number < cases; number += 1) {
    const text = query();
    try {
      const read = readState(new URLSearchParams(text), layouts, defaults.count);
      const { parameters, problems } = readParameters(new URLSearchParams(text), descriptors);
      const whole = { ...defaults, ...read.state, parameters };
      const again = new URLSearchParams(linkQuery(whole, defaults).toString());
      const reread = readState(again, layouts, defaults.count);
      const { problems: others } = readParameters(again, descriptors);
      if (reread.problems.length + others.length > 0) return `case ${number}: what was read of ${text} is written as ${again}`;
      if (Object.getPrototypeOf(whole) !== Object.prototype) return `case ${number}: ${text} changes what it should not`;
      for (const { name, text, right } of [...read.problems, ...problems])
        if ([name, text, right].some((part) => typeof part !== "string")) return `case ${number}: ${text} is refused without a reason`;
    } catch (error) {
      return `case ${number}: ${text}: ${error}`;
    }
  }
  return "";
}"""

DEFAULTS = {
    "layout": "expanding",
    "count": 31,
    "item": 0,
    "bare": False,
    "device": "phone",
    "size": {"width": 640, "height": 480},
    "orientation": "portrait",
    "theme": "auto",
    "direction": "ltr",
    "reduceMotion": "auto",
    "rate": 1,
    "loop": False,
    "removable": True,
    "reorderable": True,
    "parameters": {},
}
DESCRIPTORS = [
    {"name": "pitch", "unit": "points", "minimum": 1, "maximum": 10_000},
    {"name": "topTilt", "unit": "degrees", "minimum": -85, "maximum": 0},
    {"name": "layers", "unit": "count", "minimum": 1, "maximum": 8},
]


@pytest.fixture
def page(chromium):
    page = open_context(chromium).new_page()
    yield page
    page.close()


def test_random_links_are_read_correctly(page):
    arguments = {"seed": SEED, "cases": CASES, "defaults": DEFAULTS, "descriptors": DESCRIPTORS}
    modules = {"link": module("link.js"), "device": module("devices.js")}
    problem = page.evaluate(TRY, {**arguments, **modules, "layouts": ["expanding", "tab-stack", "album-fan"]})
    assert problem == "", f"FANFOLD_SEED={SEED}"
