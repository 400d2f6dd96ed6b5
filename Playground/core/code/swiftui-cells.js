// @ts-check
/**
 * The cells in SwiftUI, as the playground shows them.
 *
 * @typedef {object} Cell
 * @property {boolean} [isAdapting] whether it reads the layout's appearance values
 * @property {boolean} [isBright] whether the space around items uses the system background
 * @property {string[]} content
 * @property {string} [views] additional views
 */

import { COLOR, kindTable } from "./swift-kinds.js";
import { ALBUM_VIEW, APPLICATION_VIEW, COLORS, PAGE_VIEW } from "./swiftui-parts.js";

const inner = (/** @type {string[]} */ lines) => lines.map((line) => `    ${line}`);

const PICTURE = ["Picture(name: item.story.picture)"];
const TOPIC = "Text(item.story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)";
const FOOT = ["LinearGradient(", "    colors: [.black.opacity(0.8), .black.opacity(0.6), .clear],", "    startPoint: .bottom,", "    endPoint: .center", ")"];
const ROUND = (/** @type {number} */ radius) => `.clipShape(RoundedRectangle(cornerRadius: isOpen ? 0 : ${radius}))`;
const LIFTED = ".shadow(color: .black.opacity(0.42), radius: 16, y: -6)";

/** @type {Cell} */
const CARD = {
  isBright: true,
  content: [
    "ZStack(alignment: .bottomLeading) {",
    ...inner([
      ...PICTURE, ...FOOT,
      "VStack(alignment: .leading, spacing: 6) {",
      `    ${TOPIC}`, "    Text(item.story.title).font(.title.weight(.bold))", "    Text(item.story.line).font(.subheadline)",
      "}", ".foregroundStyle(.white).padding(24)",
    ]),
    "}", ROUND(28), ".shadow(color: .black.opacity(0.26), radius: 28, y: 22)",
  ],
};

/** @type {() => Record<string, Cell>} */
const cells = () => ({
  "expanding": {
    isAdapting: true,
    content: [
      "ZStack(alignment: isOpen ? .bottomLeading : .leading) {",
      ...inner([
        ...PICTURE,
        "Color.black.opacity(isOpen ? 0 : state[ExpandingLayout.coverOpacity])",
        "LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .leading, endPoint: .trailing)",
        "    .opacity(isOpen ? 0 : 1)",
        ...FOOT, ".opacity(isOpen ? 1 : 0)",
        "VStack(alignment: .leading, spacing: 6) {",
        `    ${TOPIC}`, "        .opacity(isOpen ? 1 : state[ExpandingLayout.detailOpacity])",
        "    Text(item.story.title).font(.largeTitle.weight(.bold)).lineLimit(1)",
        "        .scaleEffect(state[ExpandingLayout.titleScale], anchor: .leading)",
        "    Text(item.story.line).font(.subheadline)", "        .opacity(isOpen ? 1 : state[ExpandingLayout.detailOpacity])",
        "}", ".foregroundStyle(.white).padding(24).padding(.bottom, isOpen ? 60 : 0)",
      ]),
      "}", ".clipped()",
    ],
  },
  "tab-stack": {
    content: [
      "GeometryReader { page in", "    PageView(story: item.story, size: page.size)", "}", ROUND(14), LIFTED,
    ],
    get views() { return `${PAGE_VIEW}\n${kindTable("tab-stack")}${COLORS}${COLOR}`; },
  },
  // Deeper items are darker, except an open item.
  "task-switcher": {
    isAdapting: true,
    content: [
      "ApplicationView(story: item.story, isOpen: isOpen)",
      "    .overlay(Color.black.opacity(isOpen ? 0 : min(max(-0.24 * (state.progress + 0.2), 0), 0.62)))",
      ...inner([ROUND(22), LIFTED]),
    ],
    get views() { return `${APPLICATION_VIEW}\n${kindTable("task-switcher")}${COLORS}${COLOR}`; },
  },
  "album-fan": {
    isAdapting: true, isBright: true,
    content: [
      "GeometryReader { album in", "    let pictures = item.story.pictures", "    ZStack(alignment: .top) {",
      ...inner(inner([
        "ForEach((0..<fan.layers).reversed(), id: \\.self) { layer in",
        "    let step = Double(layer) * fan.layerStep",
        "    Picture(name: pictures[layer % pictures.count])",
        "        .frame(width: album.size.height, height: album.size.height)",
        "        .clipShape(RoundedRectangle(cornerRadius: 10))",
        "        .shadow(color: .black.opacity(0.25), radius: 4, y: 1)",
        "        .scaleEffect(x: 1 - 2 * step / fan.coverSide)",
        "        .offset(x: state.appearance.values[fan.layerOffsets.offset + layer], y: -1.5 * step)",
        "        .opacity(fan.layerOpacity(layer))",
        "}",
        "VStack(alignment: .leading, spacing: 0) {",
        "    Text(item.story.title).fontWeight(.semibold)", "    Text(item.story.album).opacity(0.7)",
        "}",
        ".font(.subheadline).lineLimit(1)",
        ".frame(width: album.size.height, alignment: .leading).offset(y: album.size.height + 14)",
        "AlbumView(story: item.story, size: album.size).opacity(isOpen ? 1 : 0)",
      ])),
      "    }", "    .frame(width: album.size.width, height: album.size.height)", "}",
    ],
    views: ALBUM_VIEW,
  },
});

/**
 * The cell of a layout; the default is a card.
 * @param {string} layout
 */
export const cellOf = (layout) => cells()[layout] ?? CARD;
