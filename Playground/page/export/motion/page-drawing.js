// @ts-check
/** Finds out whether the browser draws pages in SVG pictures as it shows them. */

/** A red square with the side of half the page, at its lower right, in a picture with two pixels per point. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 10 10"><foreignObject width="10" height="10">
<div xmlns="http://www.w3.org/1999/xhtml" style="position:relative"><div style="position:absolute;width:5px;height:5px;background:#f00;transform:translate(5px,5px)"></div>
</div></foreignObject></svg>`;

/** Whether moved parts of pages are at their places. WebKitGTK 2.50 draws them without the scale of the picture. */
export async function drawsPages() {
  const image = Object.assign(new Image(), { src: `data:image/svg+xml,${encodeURIComponent(PAGE)}` });
  await image.decode();
  const context = Object.assign(document.createElement("canvas"), { width: 20, height: 20 }).getContext("2d");
  context?.drawImage(image, 0, 0);
  return [[15, 15, 255], [5, 5, 0]].every(([x, y, opacity]) => context?.getImageData(x, y, 1, 1).data[3] === opacity);
}
