// @ts-check
/**
 * The options of gestures, reduced motion, and the fold of a device.
 *
 * @module
 */

import { AXES, isOn } from "./checks.js";

/** Snapping modes, by the engine's numbers: the first one is the layout's own. */
const SNAPPINGS = ["", "item", "flick", "none"];

/** @typedef {{axis: "horizontal" | "vertical", position: number, width?: number}} Division */

/** The options of one view. */
export class Options {
  /** The touch actions along the scroll axis that are left to the browser. */
  ownAxisLeft = "";
  /** Whether the engine reduces motion: a copy, so that frames need not query it. */
  isReduced = false;
  /** @type {Division | null} The fold that divides the view; null for none. */
  division = null;
  #shared;

  constructor(/** @type {import("./shared-state.js").SharedState} */ shared) { this.#shared = shared; }

  /** Reads the options of gestures. */
  read() {
    const { clock, element, engine } = this.#shared;
    const snapping = SNAPPINGS.indexOf(element.getAttribute("snap") ?? "");
    const [removable, reorderable, noDrag] = ["removable", "reorderable", "no-drag"].map((name) => isOn(element, name));
    engine?.setOptions(removable, reorderable, Math.max(snapping, 0), noDrag);
    engine?.setLooping(isOn(element, "loop"), clock.now);
    this.readTouchAction();
    this.#shared.requestFrame();
  }

  /** Leaves touches to the browser that the view does not use: mostly drags across the scroll axis. */
  readTouchAction() {
    const { element, engine, viewport } = this.#shared;
    if (!engine) return;
    const isOpen = engine.openedItem() >= 0, isAcross = Boolean(engine.isVertical()) === viewport.isTurned;
    const takesAcross = isOpen || isOn(element, "removable") && engine.removalEdges();
    const across = takesAcross ? "" : `${isAcross ? "pan-y" : "pan-x"} pinch-zoom `;
    const along = isOn(element, "no-drag") && !isOpen ? isAcross ? "pan-x" : "pan-y" : this.ownAxisLeft;
    // The style is set on an inner element, since pages often set it for all of their own elements.
    viewport.element.style.touchAction = across + along || "none";
  }

  /** Whether motion is reduced. */
  get prefersReducedMotion() {
    const wish = this.#shared.element.getAttribute("reduce-motion") ?? "auto";
    return wish === "auto" ? this.#shared.window.matchMedia("(prefers-reduced-motion: reduce)").matches : wish !== "off";
  }

  readReduceMotion() {
    const { engine, clock } = this.#shared;
    this.isReduced = this.prefersReducedMotion;
    engine?.setReduceMotion(this.isReduced, clock.now);
    this.#shared.requestFrame();
  }

  /** Sends the division to the engine. */
  readDivision() {
    const { engine, clock } = this.#shared;
    const { axis = "", position = 0, width = 0 } = this.division ?? {};
    engine?.setDivision(AXES.indexOf(axis), position, width, clock.now);
    this.#shared.requestFrame();
  }
}
