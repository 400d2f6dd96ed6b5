// @ts-check
/** Exports the selection as a page without script: the layout's style sheet, and the markup that it needs. */

import { fanFrom } from "../items/fan.js";
import { assignments, fileOf, indented, words } from "./text.js";

/** The number of items up to which a style sheet costs about as little as the view. */
export const MOST_ITEMS = 40;
/** The number of layers of an album that the page shows at most. */
const MOST_LAYERS = 5;

/** The class of the scroller. */
export const className = (/** @type {Pick<import("./text.js").Choice, "layout">} */ { layout }) => `fanfold-${layout}`;

/**
 * A page with a style sheet, to be saved beside its pictures.
 * @param {import("./text.js").Choice} choice
 * @param {string} sheet the layout's style sheet for `className(choice)`
 */
export function css(choice, sheet) {
  const scroller = `.${className(choice)}`;
  const title = words(choice.layout).replace(/^./, (letter) => letter.toUpperCase());
  return `<!doctype html>
<html lang="en"${choice.direction === "rtl" ? ' dir="rtl"' : ""}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${indented(2, "/* The layout. */", sheet.trim(), "/* The page: replace it with your own. */", "body { margin: 0; background: #111; }",
    `${scroller} { height: 100vh; height: 100dvh; scrollbar-width: none; }`, ...looks(choice, scroller))}</style>
<div class="${className(choice)}" tabindex="0" role="region" aria-label="Items">
  <ul role="list">
${indented(4, items(choice))}  </ul>
</div>
</html>
`;
}

/**
 * The look of the cards.
 * @param {import("./text.js").Choice} choice
 * @param {string} scroller
 */
function looks({ albums, cornerRadius = 20 }, scroller) {
  const card = `${scroller} > ul > li > *`;
  if (albums) return [`${card} > img { border-radius: 4px; object-fit: cover; }`];
  return [
    `${card} { position: relative; overflow: hidden; border-radius: ${cornerRadius}px; color: #fff; background: var(--color); }`,
    `${card} > img { display: block; width: 100%; height: 100%; object-fit: cover; }`,
    `${card} > h2 { position: absolute; inset: auto 16px 12px; margin: 0; font: 600 20px/1.2 system-ui, sans-serif; text-shadow: 0 1px 4px #000; }`,
  ];
}

/**
 * One item for each story, up to the number of items.
 * @param {import("./text.js").Choice} choice
 */
const items = ({ count, stories, albums }) => stories.slice(0, Math.min(count, MOST_ITEMS)).map((story) => {
  const album = albums?.[story.words.album];
  const pictures = album && fanFrom(album, album.findIndex(({ file }) => file === story.file)).slice(0, MOST_LAYERS);
  if (pictures) return `<li><div role="img" aria-label="${escaped(story.words.album)}">${pictures.map(picture).join("")}</div></li>`;
  return `<li><article style="--color: ${story.color}">${picture(story)}<h2>${escaped(story.words.title ?? "")}</h2></article></li>`;
});

/** @param {import("./code-stories.js").CodePicture} picture */
const picture = ({ file, focus }) => `<img src="pictures/${file}" alt=""${focus === "50% 50%" ? "" : ` style="object-position: ${focus}"`}>`;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The page with the addresses at which its pictures are now.
 * @param {string} page
 * @param {import("./text.js").Choice} choice
 * @param {string} base the address of the playground
 */
export function withPictures(page, { stories, albums = {} }, base) {
  const addresses = new Map([...stories, ...Object.values(albums).flat()].map(({ file, src }) => [file, new URL(src, base).href]));
  return page.replace(/ src="pictures\/([^"]*)"/g, (all, file) => (addresses.has(file) ? ` src="${addresses.get(file)}"` : all));
}

/** The command that writes the style sheet. The markup's class is not the file's name. */
export const command = (/** @type {import("./text.js").Choice} */ { layout, keyframes, parameters }) => [
  `fanfold css ${keyframes ? `${fileOf(keyframes)} --class ${className({ layout })}` : layout}`,
  ...assignments(parameters).map(([name, value]) => `--set ${name}=${value}`), `-o ${layout}.css`,
].join(" ");
