"""Tests the page's pure modules: the model and the slider scale."""

import pytest
from sources import module


@pytest.fixture
def page(address, open_page):
    return open_page(f"{address}?bare=1")


@pytest.mark.parametrize("seed", range(5))
def test_the_model_equals_a_list(page, seed):
    problem = page.evaluate(
        """async ([address, seed]) => {
          const { Model } = await import(address);
          const random = (below) => (seed = (seed * 48271 + 11) % 2147483647) % below;
          const model = new Model(20);
          const list = Array.from({ length: 20 }, (_, place) => place);
          let next = 20;
          const changes = {
            insert() {
              const [place, count] = [random(list.length + 1), 1 + random(3)];
              model.forgetRemoved();
              model.insert(place, count);
              list.splice(place, 0, ...Array.from({ length: count }, () => next++));
            },
            remove() {
              const place = random(list.length + 1);
              const count = Math.min(random(4), list.length - place);
              if (count === 0) return;
              model.remove(place, count);
              const removed = list.splice(place, count);
              if (random(2)) return;
              model.insert(place, count);
              list.splice(place, 0, ...removed);
            },
            move() {
              if (list.length === 0) return;
              const [from, to] = [random(list.length), random(list.length)];
              model.move(from, to);
              list.splice(to, 0, ...list.splice(from, 1));
            },
          };
          for (let step = 0; step < 400; step++) {
            const name = Object.keys(changes)[random(3)];
            changes[name]();
            const told = list.map((_, place) => model.at(place));
            if (model.count !== list.length || `${told}` !== `${list}`) return `step ${step}, ${name}: ${told} is not ${list}`;
          }
        }""",
        [module("model.js"), seed + 1],
    )
    assert problem is None, f"seed {seed}: {problem}"


def test_a_model_of_ten_million_items_stores_its_changes(page):
    runs = page.evaluate(
        """async (address) => {
          const { Model } = await import(address);
          const model = new Model(10_000_000);
          model.move(9_999_999, 5_000_000);
          model.remove(3, 2);
          return [model.runs.length, model.count, model.at(2), model.at(3), model.at(4_999_998), model.at(9_999_997)];
        }""",
        module("model.js"),
    )
    assert runs == [4, 9_999_998, 2, 5, 9_999_999, 9_999_998]


@pytest.mark.parametrize(
    "unit, minimum, maximum, default, step",
    [
        ("points", 1, 10_000, 160, 1),
        ("points", -1000, 1000, -30, 1),
        ("points", 0, 100, 2, 1),
        ("degrees", -85, 0, -60, 1),
        ("fraction", 0, 1, 0.3, 0.01),
        ("fraction", 0.03, 0.2, 0.05, 0.001),
        ("count", 1, 8, 5, 1),
        ("points-per-second", 0, 5000, 66.7, 1),
    ],
)
def test_a_slider_reaches_every_step_in_order(page, unit, minimum, maximum, default, step):
    ends, back, values = page.evaluate(
        """async ([address, descriptor]) => {
          const { Scale } = await import(address);
          const scale = Scale.of(descriptor);
          const values = Array.from({ length: 101 }, (_, part) => scale.value(part / 100));
          const back = values.map((value) => Math.abs(scale.value(scale.part(value)) - value));
          return [[scale.part(descriptor.minimum), scale.part(descriptor.maximum)], Math.max(...back), values];
        }""",
        [module("scale.js"), {"unit": unit, "minimum": minimum, "maximum": maximum, "default": default}],
    )
    assert ends == [0, 1]
    assert back < step / 2
    assert values == sorted(values) and (values[0], values[-1]) == (minimum, maximum)
    assert all(abs(value / step - round(value / step)) < 1e-6 for value in values[1:-1])


def test_the_slider_of_a_wide_range_is_fine_near_the_default(page):
    part = page.evaluate(
        """async (address) => {
          const { Scale } = await import(address);
          return Scale.of({ unit: "points", minimum: 1, maximum: 10_000, default: 160 }).part(320);
        }""",
        module("scale.js"),
    )
    assert part > 0.25
