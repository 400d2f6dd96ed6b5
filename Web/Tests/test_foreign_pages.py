"""Pages that extend built-in objects, and storage that other scripts have changed."""

import json

import pytest
from pages import HOST, page

MEMBERS = """<script>
  for (const [name, value] of Object.entries({ extra: "text", call() {}, length: 3 }))
    Object.defineProperty(Object.prototype, name, { value, enumerable: true, configurable: true, writable: true });
</script>"""
VIEW = """<fanfold-view layout='card-carousel' aria-label='Items' autoplay='60' removable reorderable>
  <p>0</p><p>1</p><p>2</p><p>3</p></fanfold-view>"""


def test_enumerable_members_of_objects_are_ignored(site):
    view = site(page(VIEW, head=MEMBERS)).ready()
    view.page.mouse.move(300, 400)
    view.page.mouse.down()
    view.page.mouse.move(60, 400, steps=6)
    view.page.mouse.up()
    view.settle()
    assert view.run("return view.item") == 1
    view.run("view.layout = 'tab-stack'; view.append(document.createElement('p')); view.openItem(2)")
    view.settle()
    assert view.run("return [view.layout, view.count]") == ["tab-stack", 5]
    assert view.problems == []


ENTRIES = ["", "null", "5", '"text"', "[]", "{", "{}", '{"position": "two", "count": 4, "time": 0}'] + [
    json.dumps({"position": position, "count": 4, "time": 0}) for position in [None, [], {}, -1e300, 1e300]
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_damaged_stored_position_is_ignored(site, entry):
    view = site(page(VIEW)).ready()
    view.run("view.item = 2")
    view.page.goto(f"{HOST}/nothing")
    damage = "(entry) => { for (const name of Object.keys(sessionStorage)) sessionStorage[name] = entry; return sessionStorage.length }"
    assert view.page.evaluate(damage, entry) == 1
    view.page.go_back()
    view.ready()
    view.settle()
    assert view.run("return [view.item, view.contentOffset]") == [0, 0]
    assert view.problems == []
