// @ts-check
/** The timeline: shows the recording and moves through it. */

import { LENGTH, viewportOf } from "../../core/recording/recording.js";
import { saveScript } from "./save-script.js";
import { drawStrip, partOf, timeAt } from "./strip.js";

/** @typedef {import("../../core/recording/recording.js").Recording} Recording */

/** Frames between two drawings of the strip during recording. */
const FRAMES_TO_DRAW = 3;
/** Step of Page Up and Page Down, in seconds. */
const PAGE = 1;
/** Tolerance of equal times, in seconds. */
const TOLERANCE = 1e-9;

const MARKUP = `
  <div class="transport" role="group" aria-label="Recording">
    <button class="icon" data-do="back" aria-label="Previous frame" title="Previous frame"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M17 6v12l-8-6zM6.500 6v12"/></svg></button>
    <button class="icon" data-do="play" aria-label="Play" title="Play"><svg viewBox="0 0 24 24" aria-hidden="true"><path class="solid play" d="M8 5.500v13l11-6.500z"/><path class="pause" d="M8.500 6v12M15.500 6v12"/></svg></button>
    <button class="icon" data-do="on" aria-label="Next frame" title="Next frame"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 6v12l8-6zM17.500 6v12"/></svg></button>
  </div>
  <div class="track" role="slider" tabindex="0" aria-label="Time" aria-valuemin="${-LENGTH}" aria-valuemax="0" aria-valuenow="0" aria-valuetext="Live">
    <canvas aria-hidden="true"></canvas><div class="needle"></div>
  </div>
  <span class="time"></span>
  <div class="ends">
    <button class="quiet" data-do="goOn" aria-label="Continue from here" title="Continue from here">Continue</button>
    <button class="live" data-do="goLive" aria-pressed="true"><span class="lamp"></span>Live</button>
    <button class="icon" data-do="save" aria-label="Save script" title="Save script"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4v11m-4.500-4 4.500 4.500 4.500-4.500M5 19.500h14"/></svg></button>
  </div>`;

export class Timeline {
  #recording;
  #view;
  #page;
  #section;
  #track;
  #canvas;
  #drawRequest = 0;
  #frames = 0;
  /** The displayed time while it is in the past, in seconds. */
  #time = 0;
  /** The view's time when the past was entered, in seconds. */
  #presentTime = 0;
  #isPlaying = false;

  /**
   * @param {HTMLElement} section element of the timeline
   * @param {import("fanfold-view").FanfoldView} view
   * @param {Recording} recording
   * @param {{rate: () => number, shown: () => void, adopt: () => void}} page speed of time, and callbacks: another time
   * is shown; adopt the settings of that time
   */
  constructor(section, view, recording, page) {
    // For scripts: `document.getElementById("timeline").timeline.seek(time)`.
    Object.assign(section, { timeline: this });
    this.#section = section;
    this.#view = view;
    this.#recording = recording;
    this.#page = page;
    section.innerHTML = MARKUP;
    this.#track = /** @type {HTMLElement} */ (section.querySelector(".track"));
    this.#canvas = /** @type {HTMLCanvasElement} */ (section.querySelector("canvas"));
    recording.onframe = (isLast) => { if (++this.#frames % FRAMES_TO_DRAW === 0 || isLast) this.draw(); };
    recording.oninterrupt = () => this.goLive();
    this.#listen();
    this.#showTime();
  }

  /** The displayed recording. */
  get recording() { return this.#recording; }

  /** Whether a time before the present is displayed. */
  get isPast() { return this.#recording.isPast; }

  /** The displayed time, in seconds of the view's clock. */
  get time() { return this.#recording.isPast ? this.#time : this.#recording.end; }

  // MARK: Going back and forth

  /**
   * Shows a time.
   * @param {number} time in seconds of the view's clock; clamped to the recording
   */
  seek(time) {
    const { start, end } = this.#recording;
    if (!this.#recording.isPast) this.#leave();
    const target = Math.min(Math.max(time, start), end);
    // The page no longer has the content of a leaving item: its element must come from an earlier frame.
    const whole = this.#recording.lastWhole(target);
    const isOnTheWay = this.#recording.isPast && whole <= this.#time && this.#time <= target;
    if (whole < target && !isOnTheWay) this.#go(whole);
    this.#go(target);
  }

  #go(/** @type {number} */ time) {
    this.#time = time;
    this.#recording.show(time);
    this.#view.currentTime = time;
    this.#show();
  }

  /** Returns to the present. */
  goLive() {
    if (!this.#recording.isPast) return;
    this.#recording.goLive();
    this.#enter(this.#presentTime);
  }

  /** Makes the displayed time the present. */
  goOn() {
    if (!this.#recording.isPast) return;
    this.#page.adopt();
    this.#recording.goOnFrom(this.#time);
    this.#enter(this.#time);
  }

  /** Stops the view's time for a motion that leaves no trace. Returns a function that restores the view and the recording. */
  rehearse() {
    this.goLive();
    const { currentTime } = this.#view;
    const restore = this.#recording.keep();
    this.#view.playbackRate = 0;
    return () => {
      this.goLive();
      restore();
      this.#enter(currentTime);
      this.draw();
    };
  }

  /** Steps forward or back by frames. */
  step(/** @type {number} */ by) {
    this.pause();
    const times = this.#recording.frames.map((frame) => frame.time);
    const time = this.time;
    const next = by > 0
      ? times.find((other) => other > time + TOLERANCE)
      : times.findLast((other) => other < time - TOLERANCE);
    this.seek(next ?? time);
  }

  play() {
    if (this.time >= this.#recording.end - TOLERANCE) this.seek(this.#recording.start);
    this.#isPlaying = true;
    let last = document.timeline.currentTime;
    const step = (/** @type {number} */ now) => {
      if (!this.#isPlaying) return;
      this.seek(this.#time + ((now - Number(last)) / 1000) * this.#page.rate());
      last = now;
      if (this.#time < this.#recording.end) requestAnimationFrame(step);
      else this.pause();
    };
    requestAnimationFrame(step);
    this.#showTime();
  }

  pause() {
    this.#isPlaying = false;
    this.#showTime();
  }

  /** The view is paused and takes no input. */
  #leave() {
    const view = this.#view;
    if (view.contains(document.activeElement)) this.#track.focus({ preventScroll: true });
    this.#presentTime = view.currentTime;
    view.playbackRate = 0;
    view.inert = true;
  }

  #enter(/** @type {number} */ time) {
    const view = this.#view;
    this.#isPlaying = false;
    view.inert = false;
    view.currentTime = time;
    view.playbackRate = this.#page.rate();
    this.#show();
  }

  #show() {
    const { standing, isPast } = this.#recording;
    const [width, height] = viewportOf(standing);
    fit(this.#view, isPast ? { width, height } : null);
    this.#view.resume(/** @type {import("fanfold-view").Layout} */ (standing.layout || this.#view.layout), { width, height });
    this.#page.shown();
    this.#showTime();
  }

  // MARK: What is seen

  /** Draws the strip with the next frame. */
  draw() {
    this.#drawRequest ||= requestAnimationFrame(() => {
      this.#drawRequest = 0;
      this.#drawStrip();
    });
  }

  #drawStrip() {
    if (this.#canvas.clientWidth === 0) return;
    drawStrip(this.#canvas, this.#recording);
    const { start, end } = this.#recording;
    this.#section.style.setProperty("--start", `${partOf(start, end)}`);
  }

  #showTime() {
    const { end, isPast } = this.#recording;
    const ago = end - this.time;
    this.#section.toggleAttribute("data-past", isPast);
    this.#section.toggleAttribute("data-playing", this.#isPlaying);
    this.#section.style.setProperty("--at", `${partOf(this.time, end)}`);
    this.#part(".time").textContent = isPast ? (ago.toFixed(2) === "0.00" ? "0.00 s" : `−${ago.toFixed(2)} s`) : "";
    this.#button("goOn").disabled = !isPast;
    this.#button("goLive").ariaPressed = `${!isPast}`;
    for (const name of ["ariaLabel", "title"]) this.#button("play")[name] = this.#isPlaying ? "Pause" : "Play";
    this.#track.ariaValueNow = (-ago).toFixed(3);
    this.#track.ariaValueText = isPast ? `${ago.toFixed(2)} seconds ago` : "Live";
  }

  #part(/** @type {string} */ selector) { return /** @type {HTMLElement} */ (this.#section.querySelector(selector)); }

  /** @param {string} action @returns {any} */
  #button(action) { return this.#part(`[data-do="${action}"]`); }

  // MARK: Input

  #listen() {
    const actions = {
      back: () => this.step(-1), on: () => this.step(1), play: () => (this.#isPlaying ? this.pause() : this.play()),
      goOn: () => this.goOn(), goLive: () => this.goLive(), save: () => saveScript(this.#recording),
    };
    for (const [name, act] of Object.entries(actions)) this.#button(name).addEventListener("click", act);
    this.#track.addEventListener("pointerdown", (event) => this.#grab(event));
    this.#track.addEventListener("pointermove", (event) => this.#drag(event));
    this.#track.addEventListener("keydown", (event) => this.#keyDown(event));
    new ResizeObserver(() => this.draw()).observe(this.#canvas);
  }

  #grab(/** @type {PointerEvent} */ event) {
    if (event.button !== 0) return;
    this.pause();
    this.#track.setPointerCapture(event.pointerId);
    this.#drag(event);
  }

  #drag(/** @type {PointerEvent} */ event) {
    if (!this.#track.hasPointerCapture(event.pointerId)) return;
    const { left, width } = this.#canvas.getBoundingClientRect();
    this.seek(timeAt((event.clientX - left) / width, this.#recording.end));
  }

  #keyDown(/** @type {KeyboardEvent} */ event) {
    const { start, end } = this.#recording;
    const act = {
      ArrowLeft: () => this.step(-1), ArrowDown: () => this.step(-1), ArrowRight: () => this.step(1),
      ArrowUp: () => this.step(1), PageDown: () => this.seek(this.time - PAGE), PageUp: () => this.seek(this.time + PAGE),
      Home: () => this.seek(start), End: () => this.seek(end), Escape: () => this.goLive(),
      " ": () => (this.#isPlaying ? this.pause() : this.play()),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
}

/**
 * Gives the view its recorded size, scaled down to fit, or restores its own size.
 * @param {HTMLElement} view
 * @param {{width: number, height: number} | null} size
 */
function fit({ style, parentElement: room }, size) {
  for (const name of ["width", "height", "scale"]) style.removeProperty(name);
  if (!size || !room) return;
  const { width, height } = size;
  const { clientWidth, clientHeight } = room;
  if (Math.abs(width - clientWidth) < 1 && Math.abs(height - clientHeight) < 1) return;
  [style.width, style.height] = [`${width}px`, `${height}px`];
  style.scale = `${Math.min(1, clientWidth / width, clientHeight / height)}`;
}
