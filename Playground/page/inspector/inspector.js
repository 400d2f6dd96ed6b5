// @ts-check
/** The inspector: an overlay, a graph of frame times, and a timeline. */

import { FrameGraph } from "./frame-graph.js";
import { Meter } from "./meter.js";
import { Overlay } from "./overlay.js";
import { PageData, standingOf } from "./page-data.js";
import { Recording } from "../../core/recording/recording.js";
import { Timeline } from "./timeline-panel.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Parts of the page that do not depend on the displayed time, and keys that only move the focus. */
const ELSEWHERE = "#timeline, #inspector, #export, #handover, #code, #motion", PASSING_KEYS = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** @type {[import("./overlay.js").Part, string][]} Parts of the overlay and their labels. */
const OVERLAY = [["frames", "Frames"], ["indices", "Indices"], ["rests", "Resting offsets"], ["range", "Visible range"]];

export function start(/** @type {Playground} */ playground) {
  const { view } = playground;
  const [section, strip] = ["inspector", "timeline"].map((id) => /** @type {HTMLElement} */ (document.getElementById(id)));
  const [overlay, meter, data] = [new Overlay(view), new Meter(), new PageData(playground)];
  const recording = new Recording(data, standingOf(playground));
  view.instrument((engine) => playground.progress.wrap(overlay.wrap(recording.wrap(engine, meter.wrap(engine)))));
  const timeline = startTimeline(playground, strip, recording, data);

  section.innerHTML = `<h3 id="inspector-title">Inspector</h3>`;
  section.setAttribute("aria-labelledby", "inspector-title");
  addSwitch(section, "timeline", "Timeline", false, (isOn) => {
    if (!isOn) timeline.goLive();
    strip.hidden = !isOn;
  });
  for (const [part, label] of OVERLAY) addSwitch(section, part, label, false, (isOn) => overlay.show(part, isOn));
  const graph = new FrameGraph(meter);
  addSwitch(section, "graph", "Frame times", false, (isOn) => graph.show(isOn));
  section.append(graph.element);
}

/** @param {Playground} playground @param {HTMLElement} strip @param {Recording} recording @param {PageData} data */
function startTimeline(playground, strip, recording, data) {
  const timeline = new Timeline(strip, playground.view, recording, {
    rate: () => playground.settings.rate,
    shown: () => playground.announce(["count", "item", "open"]),
    adopt: () => data.adopt(),
  });
  playground.addEventListener("change", (event) => {
    const keys = /** @type {CustomEvent<string[]>} */ (event).detail;
    if (keys.includes("rate") && recording.isPast) playground.view.playbackRate = 0;
    if (keys.includes("theme")) timeline.draw();
  });
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, (event) => leavePast(event, timeline), true);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => timeline.draw());
  return timeline;
}

/** Interacting with the view or its settings returns to the present. */
function leavePast(/** @type {Event} */ event, /** @type {Timeline} */ timeline) {
  const isPassing = event instanceof KeyboardEvent && PASSING_KEYS.includes(event.key);
  const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE);
  if (!isPassing && !isElsewhere) timeline.goLive();
}

/** @param {HTMLElement} section @param {string} name @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} follow */
function addSwitch(section, name, label, isOn, follow) {
  const row = document.createElement("label");
  row.className = "row switch";
  row.innerHTML = `<span>${label}</span><input type="checkbox" role="switch" name="${name}">`;
  const input = /** @type {HTMLInputElement} */ (row.querySelector("input"));
  input.checked = isOn;
  input.addEventListener("change", () => follow(input.checked));
  section.append(row);
  follow(isOn);
}
