"""Scripts about loops, snapping, trackpads and autoplay, played in a view by input; about alignment and feel, by calls."""

import re

import pytest
from agreement import assert_shows
from pages import page
from scripts import PLAYED, expected_frames, script
from shown import ShownView
from support import VERTICAL

SCROLLING = ("align", "autoplay", "loop-", "motion-style", "snap-", "trackpad-")
PLAYED_IN_VIEWS = [(name, layout) for name, layout in PLAYED if name.startswith(SCROLLING)]
TOUCHES = {"pointerDown": "touchStart", "pointerMove": "touchMove", "pointerUp": "touchEnd"}


class PlayedView(ShownView):
    """A view that plays a script."""

    def __init__(self, site, played):
        attributes = {"layout": played["layout"], "count": played["items"], "item": played.get("item", 0)}
        if played.get("looping"):
            attributes["loop"] = ""
        attributes |= {
            re.sub("[A-Z]", r"-\g<0>", name).lower(): value for name, value in played.get("parameters", {}).items()
        }
        tag = " ".join(f"{name}='{value}'" for name, value in attributes.items())
        body = f"<fanfold-view {tag} aria-label='Items'></fanfold-view>"
        self.view = site(page(body), size=played["viewport"]).ready()
        self.run, self.layout, self.time = self.view.run, played["layout"], 0
        self.view.settle()
        self.set_options(played.get("options", {}))

    def set_options(self, options):
        """Sets options, and waits for the module of autoplay."""
        interval = options.get("autoplayInterval", 0)
        self.run(f"""
            view.snap = '{options.get("snapping", "")}';
            view.autoplay = {interval};
            await until(() => !{interval} || view.autoplayTimeLeft < Infinity, nextRendering);
        """)

    def advance_to(self, time):
        if time > self.time:
            self.view.advance(time - self.time)
        self.time = time

    def perform(self, event):
        self.advance_to(event["at"])
        if event["type"] == "setOptions":
            self.set_options(event["options"])
        elif event["type"] == "scrollTo":
            options = {name: event[name] for name in ("align", "duration") if name in event}
            self.run(f"view.scrollToItem({event['index']}, {options})")
        elif event["type"] in ("open", "close"):
            self.run(f"view.{event['type']}Item({event.get('index', '')})")
        elif event["type"] == "wheel":
            self.run(f"""
                const delta = {event["distance"]}, [deltaX, deltaY] = {str(self.layout in VERTICAL).lower()} ? [0, delta] : [delta, 0];
                view.dispatchEvent(new WheelEvent("wheel", {{ deltaX, deltaY, bubbles: true, cancelable: true }}));
            """)
        else:
            points = [] if event["type"] == "pointerUp" else [(event["x"], event["y"])]
            self.view.touch(TOUCHES[event["type"]], *points, after=0)


def is_at_rest(frame):
    return frame["phase"] == "idle"


@pytest.mark.parametrize("name, layout", PLAYED_IN_VIEWS)
def test_a_view_shows_the_frames_of_the_command(site, name, layout):
    played, frames = script(name, layout), expected_frames(name, layout)
    view = PlayedView(site, played)
    events, compared = played["events"], 0
    for frame in frames:
        while events and events[0]["at"] <= frame["at"]:
            view.perform(events.pop(0))
        view.advance_to(frame["at"])
        # Touches are handled in the next frame.
        if is_at_rest(frame) or name in ("align", "motion-style"):
            assert_shows(view, frame)
            compared += 1
    assert compared > 0
