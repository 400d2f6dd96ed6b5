// @ts-check
/** Credits: a sheet that lists each photograph with its author and license. */

import { albums, smallOf } from "../stage/pictures.js";

const SHEET = `
<div class="top"><h2 id="credits-title">Photographs</h2><button class="quiet" id="close-credits" aria-label="Close">
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"/></svg></button></div>
<ul></ul>`;

/** Connects the button to the sheet. The button is hidden if no picture names an author. */
export function startCredits(/** @type {HTMLElement} */ button) {
  const credited = albums.flatMap((album) => album.pictures).filter(({ credit }) => credit);
  button.hidden = credited.length === 0;
  button.addEventListener("click", () => {
    const sheet = document.createElement("dialog");
    sheet.id = "credits";
    sheet.setAttribute("aria-labelledby", "credits-title");
    sheet.innerHTML = SHEET;
    sheet.querySelector("ul")?.append(...credited.map(entry));
    sheet.querySelector("button")?.addEventListener("click", () => sheet.close());
    sheet.addEventListener("click", ({ target }) => { if (target === sheet) sheet.close(); });
    sheet.addEventListener("close", () => sheet.remove());
    document.body.append(sheet);
    sheet.showModal();
  });
}

function entry(/** @type {import("../stage/pictures.js").Picture} */ picture) {
  const [item, image, title, credit] = ["li", "img", "b", "span"].map((name) => document.createElement(name));
  Object.assign(image, { src: smallOf(picture), alt: "", loading: "lazy" });
  [title.textContent, credit.textContent] = [picture.caption, picture.credit];
  item.append(image, title, credit);
  return item;
}
