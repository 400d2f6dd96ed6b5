"""Tests the settled frames of scripts against independent computations."""

import functools
import json
import math

import pytest
from replay import (
    COUNT,
    HEIGHT,
    WIDTH,
    assert_shows,
    center,
    corners,
    drag,
    inspect,
    item,
    names,
    near,
    replay,
    script,
    settled,
)
from support import HORIZONTAL, LAYOUTS, REMOVABLE, VERTICAL

VIEWPORT = corners(0, 0, WIDTH, HEIGHT)
ITEM = 4  # the resting item of most tests, away from both ends


def offset_of(layout, index, **members):
    """The resting offset of a layout at an item."""
    return resting_offset(json.dumps(script(layout, item=index, **members)))


@functools.cache
def resting_offset(text):
    return settled(text)["offset"]


# Scrolling


@pytest.mark.parametrize("layout", LAYOUTS)
def test_without_events_nothing_changes(layout):
    for frame in replay(script(layout, item=ITEM)):
        assert_shows(frame, inspect(layout, frame["offset"]))
        assert (frame["events"], frame["opening"]) == ([], None)


@pytest.mark.parametrize("layout, decay", [("tab-stack", 0.998), ("album-fan", 0.998)])
def test_a_fling_settles_at_the_computed_offset(layout, decay):
    speed, interval = 500, 0.01
    vertical = layout in VERTICAL
    path = [
        (187, 500 - speed * interval * step) if vertical else (300 - speed * interval * step, 333) for step in range(10)
    ]
    released, frame = replay(script(layout, *drag(*path, start=0, interval=interval), item=1), 0.09, 9)
    assert frame["offset"] == pytest.approx(released["offset"] - speed / (1000 * math.log(decay)))
    assert_shows(frame, inspect(layout, frame["offset"]))
    assert names(frame) == ["didSettle"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_scrolling_to_an_item_settles_at_its_resting_offset(layout):
    for animated in [True, False]:
        frame = settled(script(layout, (0, "scrollTo", {"index": ITEM, "animated": animated})))
        assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
        assert frame["events"] == [{"name": "didSettle", "offset": frame["offset"]}]


@pytest.mark.parametrize("layout", ["tab-stack", "album-fan"])
def test_automatic_scrolling_has_a_constant_speed(layout):
    frames = replay(script(layout, (0, "scrollAutomatically", {"velocity": 60}), item=1), 0, 1, 2)
    start = frames[0]["offset"]
    assert [frame["offset"] for frame in frames] == near([start, start + 60, start + 120])
    assert frames[-1]["phase"] == "scrollingAutomatically"


# Keys


def keys_of(layout):
    """The keys that move to the next and the previous item."""
    return ("arrowDown", "arrowUp") if layout in VERTICAL else ("arrowRight", "arrowLeft")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_keys_scroll_to_open_and_close_an_item(layout):
    following, former = keys_of(layout)
    keys = ["end", former, former, following, "enter", "escape"]
    events = [(0, "focus", {"index": 1}), *[(1 + at, "key", {"key": key}) for at, key in enumerate(keys)]]
    frames = replay(script(layout, *events), *[1.99 + at for at in range(len(keys))], 20)
    last = COUNT - 1
    assert [frame["focus"] for frame in frames] == [last, last - 1, last - 2, last - 1, last - 1, last - 1, last - 1]
    assert item(frames[4], last - 1)["quad"] == near(VIEWPORT, 0.5)
    assert_shows(frames[-1], inspect(layout, frames[-1]["offset"]))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_focused_item_is_scrolled_into_view(layout):
    frame = settled(script(layout, (0, "focus", {"index": COUNT - 1})))
    assert_shows(frame, inspect(layout, offset_of(layout, COUNT - 1)))
    assert frame["focus"] == COUNT - 1
    assert replay(script(layout, (0, "focus", {"index": 1}), (0, "focus")))[0]["focus"] is None


# Opening


@pytest.mark.parametrize("index", [0, ITEM, COUNT - 1])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_open_item_fills_the_viewport_in_front_of_all_others(layout, index):
    frame = settled(script(layout, (0, "open", {"index": index}), item=1))
    front = frame["visibleItems"][-1]
    assert (front["index"], front["opacity"]) == (index, 1)
    assert front["quad"] == near(VIEWPORT)
    assert front["size"] == {"width": WIDTH, "height": HEIGHT}
    assert frame["opening"] == {"index": index, "vignette": 0}
    assert [event for event in frame["events"] if event["name"] != "didSettle"] == [
        {"name": "willOpen", "index": index},
        {"name": "didOpen", "index": index},
    ]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_item_out_of_view_is_scrolled_to_before_opening(layout):
    frame = settled(script(layout, (0, "open", {"index": COUNT - 1})))
    assert frame["offset"] == near(offset_of(layout, COUNT - 1))
    assert names(frame) == ["willOpen", "didSettle", "didOpen"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_open_item_fills_the_given_frame(layout):
    frame = {"x": 20, "y": 100, "width": 300, "height": 400}
    shown = settled(script(layout, (0, "open", {"index": 1, "frame": frame})))
    assert item(shown, 1)["quad"] == near(corners(20, 100, 300, 400))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_closing_restores_the_initial_state(layout):
    frame = settled(script(layout, (0, "open", {"index": ITEM}), (1, "close"), item=ITEM))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
    assert frame["opening"] is None
    assert names(frame) == ["willOpen", "didOpen", "willClose", "didClose"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_reversed_closing_ends_open(layout):
    begun = [(0, "open", {"index": ITEM}), (1, "close"), (1.15, "open", {"index": ITEM})]
    caught, frame = replay(script(layout, *begun, item=ITEM), 1.15, 5)
    assert 0 < caught["opening"]["vignette"] < 1
    assert item(frame, ITEM)["quad"] == near(VIEWPORT)
    assert names(frame) == ["willOpen", "didOpen", "willClose", "willOpen", "didOpen"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_second_opening_starts_after_the_first_is_closed(layout):
    frame = settled(script(layout, (0, "open", {"index": ITEM}), (1, "open", {"index": ITEM + 1}), item=ITEM))
    assert item(frame, ITEM + 1)["quad"] == near(VIEWPORT)
    assert [(event["name"], event["index"]) for event in frame["events"]] == [
        ("willOpen", ITEM),
        ("didOpen", ITEM),
        ("willClose", ITEM),
        ("didClose", ITEM),
        ("willOpen", ITEM + 1),
        ("didOpen", ITEM + 1),
    ]


DOWN = [(187, 150 + 25 * step) for step in range(13)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_drag_down_closes(layout):
    frame = settled(script(layout, (0, "open", {"index": ITEM}), *drag(*DOWN, start=1), item=ITEM))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
    assert names(frame) == ["willOpen", "didOpen", "willClose", "didClose"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_reversed_drag_leaves_the_item_open(layout):
    frame = settled(script(layout, (0, "open", {"index": ITEM}), *drag(*DOWN, *reversed(DOWN), start=1), item=ITEM))
    assert item(frame, ITEM)["quad"] == near(VIEWPORT)
    assert names(frame) == ["willOpen", "didOpen"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_pinch_closes(layout):
    fingers = [
        (1, "pointerDown", {"pointer": 1, "x": 60, "y": 300}),
        (1.02, "pointerDown", {"pointer": 2, "x": 310, "y": 300}),
    ]
    fingers += [
        (1.02 + 0.02 * step, "pointerMove", {"pointer": 2, "x": 310 - 10 * step, "y": 300}) for step in range(1, 11)
    ]
    fingers += [
        (1.3, "pointerUp", {"pointer": 2, "x": 210, "y": 300}),
        (1.31, "pointerUp", {"pointer": 1, "x": 60, "y": 300}),
    ]
    held, frame = replay(script(layout, (0, "open", {"index": ITEM}), *fingers, item=ITEM), 1.25, 5)
    assert 0 < held["opening"]["vignette"] < 1
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
    assert names(frame) == ["willOpen", "didOpen", "willClose", "didClose"]


# Changes

CHANGES = [
    ("insert", {"index": 0}, COUNT + 1, ITEM + 1),
    ("insert", {"index": ITEM, "count": 3}, COUNT + 3, ITEM + 3),
    ("insert", {"index": ITEM + 1, "count": 2}, COUNT + 2, ITEM),
    ("insert", {"index": COUNT}, COUNT + 1, ITEM),
    ("remove", {"index": 1}, COUNT - 1, ITEM - 1),
    ("remove", {"index": 0, "count": 3}, COUNT - 3, ITEM - 3),
    ("remove", {"index": ITEM}, COUNT - 1, ITEM),
    ("remove", {"index": ITEM + 1, "count": 2}, COUNT - 2, ITEM),
    ("move", {"from": 1, "to": 6}, COUNT, ITEM - 1),
    ("move", {"from": 7, "to": 2}, COUNT, ITEM + 1),
    ("move", {"from": 6, "to": 8}, COUNT, ITEM),
    ("reload", {"index": ITEM}, COUNT, ITEM),
]


@pytest.mark.parametrize("animated", [True, False])
@pytest.mark.parametrize("change, members, count, resting", CHANGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_after_a_change_the_frame_equals_a_new_collections(layout, change, members, count, resting, animated):
    if change != "reload":
        members = {**members, "animated": animated}
    frame = settled(script(layout, (0.5, change, members), item=ITEM))
    assert_shows(frame, inspect(layout, offset_of(layout, resting, items=count), items=count))
    assert frame["opening"] is None


@pytest.mark.parametrize("change, members, count, resting", CHANGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_animated_change_starts_from_the_previous_frame(layout, change, members, count, resting):
    before, after = replay(script(layout, (0.5, change, members), item=ITEM), 0.5 - 1e-9, 0.5)
    stayed = {entry["identity"]: entry for entry in after["visibleItems"]}
    for entry in before["visibleItems"]:
        assert entry["identity"] in stayed
        assert stayed[entry["identity"]]["quad"] == near(entry["quad"], 1e-6)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_items_can_be_replaced(layout):
    gone, back = replay(
        script(
            layout, (0.5, "remove", {"index": 0, "count": COUNT}), (4, "insert", {"index": 0, "count": 3}), item=ITEM
        ),
        3.9,
        8,
    )
    assert_shows(gone, inspect(layout, gone["offset"], items=0))
    assert_shows(back, inspect(layout, offset_of(layout, 0, items=3), items=3))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_removing_the_last_items_shows_the_item_before_them(layout):
    frame = settled(script(layout, (0.5, "remove", {"index": 3, "count": COUNT - 3}), item=COUNT - 1))
    last = settled(script(layout, (0.5, "scrollTo", {"index": 2}), items=3))
    assert_shows(frame, inspect(layout, last["offset"], items=3))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_changes_leave_an_open_item_open(layout):
    frame = settled(
        script(
            layout,
            (0, "open", {"index": ITEM}),
            (1, "insert", {"index": 1, "count": 2}),
            (1.1, "remove", {"index": 0}),
            (1.2, "move", {"from": 8, "to": 0}),
            item=ITEM,
        )
    )
    assert item(frame, ITEM + 2)["quad"] == near(VIEWPORT)
    assert frame["opening"] == {"index": ITEM + 2, "vignette": 0}
    assert len(frame["visibleItems"]) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_removing_an_open_item_restores_the_others(layout):
    frame = settled(script(layout, (0, "open", {"index": ITEM}), (1, "remove", {"index": ITEM}), item=ITEM))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM, items=COUNT - 1), items=COUNT - 1))
    assert frame["opening"] is None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_insertion_during_closing_shows_the_new_page(layout):
    frame = replay(script(layout, (0, "open", {"index": 1}), (1, "append"), (1.1, "append")), 20)[0]
    assert frame["items"] == COUNT + 2
    assert item(frame, COUNT + 1)["quad"] == near(VIEWPORT)
    assert [event for event in frame["events"] if event["name"] not in ("didSettle", "didFinishChanges")] == [
        {"name": "willOpen", "index": 1},
        {"name": "didOpen", "index": 1},
        {"name": "willClose", "index": 1},
        {"name": "didInsert", "index": COUNT, "count": 1},
        {"name": "didClose", "index": 1},
        {"name": "willOpen", "index": COUNT},
        {"name": "didOpen", "index": COUNT},
        {"name": "didAppend", "index": COUNT},
        {"name": "willClose", "index": COUNT},
        {"name": "didInsert", "index": COUNT + 1, "count": 1},
        {"name": "didClose", "index": COUNT},
        {"name": "willOpen", "index": COUNT + 1},
        {"name": "didOpen", "index": COUNT + 1},
        {"name": "didAppend", "index": COUNT + 1},
    ]


@pytest.mark.parametrize("undone", [0.6, 4])
@pytest.mark.parametrize(
    "removal",
    [
        [(0.5, "remove", {"index": ITEM})],
        [(0.5, "remove", {"index": ITEM, "count": 4})],
        [(0.5, "remove", {"index": 1, "count": 2})],
        [(0.5, "requestRemoval", {"index": ITEM + 1}), (0.55, "answer", {"index": ITEM + 1, "allowed": True})],
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_undo_restores_the_initial_state(layout, removal, undone):
    removed, frame = replay(script(layout, *removal, (undone, "undoRemoval"), item=ITEM), 0.59, 9)
    assert removed["items"] < COUNT
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))


# Removal by drag

ASKED = {"options": {"allowsRemoval": True}, "item": ITEM}


def swipe(layout, distance=150, start=0.5, steps=10):
    """A drag of the resting item to the left."""
    y = sum(corner[1] for corner in item(replay(script(layout, item=ITEM), 0)[0], ITEM)["quad"][:2]) / 2 + 30
    return drag(*[(300 - distance * step / steps, y) for step in range(steps + 1)], start=start)


@pytest.mark.parametrize("layout", REMOVABLE)
def test_an_allowed_removal_closes_the_gap(layout):
    frame = settled(script(layout, *swipe(layout), (0.8, "answer", {"index": ITEM, "allowed": True}), **ASKED))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM, items=COUNT - 1), items=COUNT - 1))
    assert names(frame) == ["shouldRemove", "didRemove", "didFinishChanges"]


@pytest.mark.parametrize("layout", REMOVABLE)
def test_a_rejected_removal_springs_back(layout):
    frame = settled(script(layout, *swipe(layout), (0.8, "answer", {"index": ITEM, "allowed": False}), **ASKED))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
    assert names(frame) == ["shouldRemove", "didKeep"]


@pytest.mark.parametrize("layout", REMOVABLE)
def test_a_removal_waits_at_the_edge_for_the_answer(layout):
    events = [*swipe(layout), (6, "answer", {"index": ITEM, "allowed": True})]
    early, late, frame = replay(script(layout, *events, **ASKED), 3, 5.9, 9)
    assert item(early, ITEM)["quad"] == near(item(late, ITEM)["quad"])
    assert item(late, ITEM)["quad"][0][0] < -WIDTH / 2
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM, items=COUNT - 1), items=COUNT - 1))


@pytest.mark.parametrize("layout", REMOVABLE)
def test_a_short_slow_drag_removes_nothing(layout):
    frame = settled(script(layout, *swipe(layout, distance=60, steps=40), **ASKED))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))
    assert names(frame) == []


@pytest.mark.parametrize("undone", [1.0, 5.0])
@pytest.mark.parametrize("layout", REMOVABLE)
def test_undoing_a_removal_restores_the_initial_state(layout, undone):
    events = [*swipe(layout), (0.8, "answer", {"index": ITEM, "allowed": True}), (undone, "undoRemoval")]
    frame = settled(script(layout, *events, **ASKED))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM)))


@pytest.mark.parametrize("layout", REMOVABLE)
def test_an_item_follows_the_finger_one_to_one(layout):
    before, held = replay(script(layout, *swipe(layout), **ASKED), 0.5, 0.65)
    moved = [now[0] - then[0] for now, then in zip(item(held, ITEM)["quad"], item(before, ITEM)["quad"])]
    assert moved[0] == pytest.approx(moved[1])
    assert -150 <= moved[0] < -100


@pytest.mark.parametrize("layout", LAYOUTS)
def test_removal_by_drag_is_disabled_by_default(layout):
    across = [(300 - 15 * step, 333) if layout in VERTICAL else (187, 500 - 15 * step) for step in range(15)]
    frame = settled(script(layout, *drag(*across, start=0.5), item=ITEM))
    assert (names(frame), frame["items"]) == ([], COUNT)


# Reordering


@pytest.mark.parametrize("layout", LAYOUTS)
def test_after_a_reorder_all_items_rest_at_their_indices(layout):
    start = replay(script(layout, item=ITEM), 0)[0]
    (x, y), (next_x, next_y) = center(item(start, ITEM)), center(item(start, ITEM + 1))
    top = max(item(start, ITEM)["quad"][0][1], 0)
    grip = 80, top + 80  # far from the edges, which would scroll
    path = [(grip[0] + (next_x - x) * 0.7 * step / 10, grip[1] + (next_y - y) * 0.7 * step / 10) for step in range(11)]
    lifted = [(1.1 + at, *move) for at, *move in drag(*path, start=0)[1:]]
    held = (0.5, *drag(grip, start=0)[0][1:])
    frame = replay(script(layout, held, *lifted, options={"allowsReordering": True}, item=ITEM), 9)[0]
    assert_shows(frame, inspect(layout, frame["offset"]))
    assert names(frame)[0] == "willReorder"
    assert frame["events"][-1]["name"] in ("didFinishChanges", "didSettle")
    (ended,) = [event for event in frame["events"] if event["name"] == "didReorder"]
    assert (ended["from"], ended["to"]) == (ITEM, ITEM + 1)


# Layouts, sizes, directions


@pytest.mark.parametrize("animated", [True, False])
@pytest.mark.parametrize("target", LAYOUTS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_new_layout_shows_the_resting_item(layout, target, animated):
    change = (0.5, "setLayout", {"layout": target, "animated": animated})
    frame = settled(script(layout, change, item=ITEM))
    assert_shows(frame, inspect(target, offset_of(target, ITEM)))


@pytest.mark.parametrize("target", LAYOUTS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_change_starts_from_the_previous_frame(layout, target):
    before, after = replay(script(layout, (0.5, "setLayout", {"layout": target}), item=ITEM), 0.5 - 1e-9, 0.5)
    for entry in before["visibleItems"]:
        assert item(after, entry["index"])["quad"] == near(entry["quad"], 1e-6)


@pytest.mark.parametrize("animated", [True, False])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_resize_keeps_the_item_at_rest(layout, animated):
    turned = {"width": HEIGHT, "height": WIDTH}
    frame = settled(script(layout, (0.5, "resize", {**turned, "animated": animated}), item=ITEM))
    offset = offset_of(layout, ITEM, viewport=turned)
    assert_shows(frame, inspect(layout, offset, viewport=(HEIGHT, WIDTH)))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_sheet_resized_by_dragging_keeps_the_item_at_rest(layout):
    drags = [
        (0.02 * step, "resize", {"width": WIDTH, "height": HEIGHT - 20 * step, "animated": False})
        for step in range(1, 16)
    ]
    frames = replay(script(layout, *drags, item=ITEM), *[at for at, *_ in drags], 5)
    for frame in frames:
        size = {"width": WIDTH, "height": frame["viewport"]["height"]}
        offset = offset_of(layout, ITEM, viewport=size)
        assert_shows(frame, inspect(layout, offset, viewport=tuple(size.values())))


@pytest.mark.parametrize(
    "layout, name, value",
    [
        ("expanding", "featuredLength", 200),
        ("tab-stack", "pitch", 100),
        ("album-fan", "coverSide", 120),
        ("card-carousel", "cardWidth", 0.5),
        ("task-switcher", "cardsPerViewport", 7),
    ],
)
def test_changed_parameters_keep_the_item_at_rest(layout, name, value):
    frame = settled(script(layout, (0.5, "setParameters", {"parameters": {name: value}}), item=ITEM))
    assert_shows(
        frame, inspect(layout, offset_of(layout, ITEM, parameters={name: value}), COUNT, "--set", f"{name}={value}")
    )


@pytest.mark.parametrize("layout", HORIZONTAL)
def test_a_changed_direction_mirrors_the_frame(layout):
    frame = settled(script(layout, (0.5, "setDirection", {"direction": "rtl"}), item=ITEM))
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM), COUNT, "--direction", "rtl"))


# Loops


@pytest.mark.parametrize("layout", HORIZONTAL)
def test_a_loop_shows_the_last_item_before_the_first(layout):
    start = settled(script(layout, looping=True))
    middle = settled(script(layout, looping=True, item=ITEM))
    places = [(entry["index"] - ITEM) % COUNT for entry in middle["visibleItems"]]
    assert [entry["index"] for entry in start["visibleItems"]] == places
    for entry, other in zip(start["visibleItems"], middle["visibleItems"]):
        assert entry["quad"] == near(other["quad"], 1e-7)


@pytest.mark.parametrize(("layout", "count"), [("card-carousel", 1), ("card-carousel", 2), ("album-fan", 4)])
def test_content_too_short_for_a_loop_has_ends(layout, count):
    keys = [(0.5 * step, "key", {"key": "arrowRight"}) for step in range(1, 2 * count + 1)]
    times = [0.25 * step for step in range(20)]
    looping, plain = (replay(script(layout, *keys, looping=flag, items=count), *times) for flag in (True, False))
    assert looping == plain


@pytest.mark.parametrize(
    ("layout", "count"), [("card-carousel", 3), ("card-carousel", COUNT), ("album-fan", 5), ("album-fan", COUNT)]
)
def test_a_loop_has_no_ends_and_no_duplicate_items(layout, count):
    keys = [(0.5 * step, "key", {"key": "arrowRight"}) for step in range(1, 2 * count + 1)]
    for frame in replay(script(layout, *keys, looping=True, items=count), *[0.25 * step for step in range(20)], 20):
        indices = [entry["index"] for entry in frame["visibleItems"]]
        assert len(set(indices)) == len(indices) > 0
    start = settled(script(layout, looping=True, items=count))
    assert frame["phase"] == "idle"
    assert [entry["quad"] for entry in frame["visibleItems"]] == near(
        [entry["quad"] for entry in start["visibleItems"]], 1e-7
    )


# Reduce Motion


@pytest.mark.parametrize("layout", LAYOUTS)
def test_reduce_motion_replaces_movement_with_fades(layout):
    events = [
        (0, "open", {"index": ITEM}),
        (1, "close"),
        (2, "remove", {"index": ITEM}),
        (3, "insert", {"index": ITEM}),
        (4, "setLayout", {"layout": "card-carousel"}),
    ]
    rests = replay(script(layout, *events, item=ITEM, reduceMotion=True), 0, 0.99, 1.99, 2, 2.99, 3, 3.99, 6)
    places = [entry["quad"] for frame in rests for entry in frame["visibleItems"]]
    moving = replay(script(layout, *events, item=ITEM, reduceMotion=True), *[0.05 * step for step in range(110)])
    for entry in [entry for frame in moving for entry in frame["visibleItems"]]:
        assert any(entry["quad"] == near(place, 1e-6) for place in places)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_reduce_motion_scrolls_at_once(layout):
    frame = replay(script(layout, (0, "scrollTo", {"index": ITEM}), reduceMotion=True), 0)[0]
    assert_shows(frame, inspect(layout, offset_of(layout, ITEM, reduceMotion=True), COUNT, "--reduce-motion"))
