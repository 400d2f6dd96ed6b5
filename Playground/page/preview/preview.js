// @ts-check
/**
 * The preview on a phone. The server has the code of the page's link, and passes the state of this page to the pages that
 * follow it. A state has the form of a link.
 */

import { button, element, part } from "../dom.js";
import { readFragment, writeFragment } from "../../core/link/fragment.js";
import { FOLLOW, readDesign, linkQuery, readParameters } from "../../core/link/link.js";
import { followed } from "../../core/link/follow.js";
import { queryOf } from "../../core/link/query.js";
import { note } from "../notes.js";
import { namesOfLayouts } from "../../core/state/scenes.js";
import { store, recalled } from "../../core/state/storage.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** The storage key of a page that follows. */
const NAME = "fanfold-follow";
const SERVER = "preview";
const EVENTS = "preview-events";
/** The storage key of a page that sends its state, and its values before and after a page follows. */
const LEADING = "fanfold-lead", ALONE = "1", FOLLOWED_BY = "followed";
/** The time without a server after which a page no longer follows, in milliseconds. */
const PATIENCE = 3000;
/** The parameter of the server's address that contains the state. */
const STATE = "state";
/** Maximum length of a sent design, in characters: the server limits the length of an address. */
const LONGEST = 6000;
/** Minimum time between two states, in milliseconds. */
const INTERVAL = 80;

const CODE = `<div class="code"></div><p>Scan the code with the camera of a phone in the same network. The phone follows the changes on this page.</p>
<p class="link"></p><p>Everybody who has this link sees the pictures and the layouts of this page. The connection is not encrypted.</p>`;
const HELP = `<p>Start the playground for other machines, then open it again:</p><p><code>make run ARGUMENTS="--host 0.0.0.0"</code></p><p>or, if the command is installed:</p><p><code>fanfold serve --host 0.0.0.0</code></p>`;

/** Whether this page sends its state. */
let isLeading = false;

export function startPreview(/** @type {Playground} */ playground) {
  button("show-preview").addEventListener("click", () => openPreview(playground));
  if (queryOf(location.hash).has(FOLLOW)) store("sessionStorage", NAME, "1");
  if (recalled("sessionStorage", NAME) === "1") follow(playground);
  else if ([ALONE, FOLLOWED_BY].includes(recalled("sessionStorage", LEADING))) lead(playground);
}

/** Shows the code of the link, and begins to send the page's state. */
async function openPreview(/** @type {Playground} */ playground) {
  const dialog = /** @type {HTMLDialogElement} */ (element("preview"));
  const answer = location.protocol.startsWith("http") ? await fetch(SERVER).catch(() => undefined) : undefined;
  const preview = answer?.ok ? await answer.json() : undefined;
  part(dialog, ".content").innerHTML = preview?.code ? CODE : HELP;
  part(dialog, ".top button").onclick = () => dialog.close();
  if (preview?.code) {
    part(dialog, ".code").innerHTML = preview.code;
    part(dialog, ".link").textContent = preview.link;
    lead(playground);
  }
  dialog.showModal();
}

/** Sends the state, now and after each change, even after a reload of the page. */
function lead(/** @type {Playground} */ playground) {
  if (isLeading) return;
  isLeading = true;
  store("sessionStorage", LEADING, recalled("sessionStorage", LEADING) === FOLLOWED_BY ? FOLLOWED_BY : ALONE);
  /** The number of states that wait: none, or one for all changes within an interval. */
  let timer = 0;
  /** @type {Element | undefined} */
  let warning;
  const send = async () => {
    timer = 0;
    const state = playground.state();
    const link = `?${linkQuery(state, playground.defaults)}${await writeFragment(state.design, LONGEST)}`;
    const answer = await fetch(`${SERVER}?${STATE}=${encodeURIComponent(link)}`, { method: "PUT" }).catch(() => undefined);
    const followers = answer?.ok ? Number(await answer.text()) : NaN;
    if (followers > 0) store("sessionStorage", LEADING, FOLLOWED_BY);
    warning?.remove();
    warning = failure(followers);
  };
  playground.addEventListener("change", () => { timer ||= setTimeout(send, INTERVAL); });
  send();
}

/** Notes that no page follows, if one followed before. */
function failure(/** @type {number} NaN if the server has not answered */ followers) {
  if (isNaN(followers)) return note("The phone does not follow: the state could not be sent to the server.");
  if (followers > 0 || recalled("sessionStorage", LEADING) !== FOLLOWED_BY) return undefined;
  return note("No phone follows this page any more: open the preview and scan the code again.");
}

/** Follows the state of another page. */
function follow(/** @type {Playground} */ playground) {
  const hint = note("This page follows another one.");
  const source = new EventSource(EVENTS);
  source.addEventListener("message", async ({ data }) => {
    const link = new URL(new URLSearchParams(data).get(STATE) ?? "", location.href);
    await adopt(playground, link.searchParams, readDesign(await readFragment(link.hash) ?? "").layout ?? null);
  });
  /** @type {Element | undefined} */
  let warning;
  let timer = 0;
  const end = (/** @type {string} */ reason) => {
    warning?.remove();
    warning = note(`This page does not follow: ${reason}`);
  };
  source.addEventListener("open", () => {
    clearTimeout(timer);
    warning?.remove();
  });
  source.addEventListener("error", () => {
    clearTimeout(timer);
    // The browser tries again by itself, unless the server has rejected the key.
    if (source.readyState !== EventSource.CLOSED) timer = setTimeout(() => end("the server does not answer."), PATIENCE);
    else {
      hint.remove();
      end("the server was started again. Scan its code, or open its link.");
    }
  });
}

/** @param {Playground} playground @param {URLSearchParams} query @param {import("fanfold-view").KeyframeLayout | null} design */
async function adopt(playground, query, design) {
  const { view, defaults } = playground;
  const { item, ...settings } = followed(query, namesOfLayouts(view.layouts), defaults);
  playground.set({ ...settings, design });
  playground.show({ layout: settings.layout, design, parameters: readParameters(query, playground.descriptors).parameters });
  const shown = Math.min(item, view.count - 1);
  if (shown >= 0 && shown !== view.item) view.scrollToItem(shown);
}
