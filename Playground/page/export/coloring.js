// @ts-check
/** Syntax colors for comments, strings, numbers and keywords. */

const KINDS = {
  comment: /\/\/.*|<!.*?>/,
  text: /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|`[^`]*`/,
  keyword: /\b(?:import|final|class|struct|extension|private|fileprivate|static|override|func|var|let|const|return|some|in|for|if|new)\b(?!\()|@\w+|<\/?[a-z][\w-]*|(?<=[\w"'\s])\/?>/,
  number: /\b\d[\d_.]*\b/,
};
const TOKEN = new RegExp(Object.entries(KINDS).map(([kind, { source }]) => `(?<${kind}>${source})`).join("|"), "g");

/** Shows code in an element. */
export function showColored(/** @type {Element} */ element, /** @type {string} */ code) {
  const parts = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const start = match.index ?? 0;
    parts.push(code.slice(end, start), span(match));
    end = start + match[0].length;
  }
  element.replaceChildren(...parts, code.slice(end));
}

function span(/** @type {RegExpMatchArray} */ { 0: text, groups }) {
  const span = document.createElement("span");
  span.className = `code-${Object.keys(groups ?? {}).find((kind) => groups?.[kind])}`;
  span.textContent = text;
  return span;
}

/** Puts each line of an element's code into an element of its own: style sheets number lines, also if they wrap. */
export function numberLines(/** @type {Element} */ element) {
  const lines = [newLine()];
  for (const node of element.childNodes) {
    for (const [index, text] of (node.textContent ?? "").split(/(?<=\n)/).entries()) {
      if (index > 0 || lines[lines.length - 1].textContent?.endsWith("\n")) lines.push(newLine());
      const part = node.cloneNode();
      part.textContent = text;
      lines[lines.length - 1].append(part);
    }
  }
  element.replaceChildren(...lines.filter((line) => line.textContent));
}

function newLine() {
  const line = document.createElement("span");
  line.className = "line";
  return line;
}
