// @ts-check
/**
 * The cells in SwiftUI: as they are seen on the stage.
 *
 * @typedef {object} Cell
 * @property {boolean} [isAdapting] whether it follows what the layout says of its items
 * @property {boolean} [knowsOpen] whether an open item looks different
 * @property {boolean} [isBright] whether the space around items is as bright as the system's
 * @property {string[]} content
 */

const inner = (/** @type {string[]} */ lines) => lines.map((line) => `    ${line}`);

const PICTURE = [
  "Image(item.story.picture).resizable().scaledToFill()",
  "    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).clipped()",
];
const TOPIC = "Text(item.story.label).font(.caption.weight(.semibold)).textCase(.uppercase)";

/** @type {Cell} */
const CARD = {
  isBright: true,
  content: [
    "ZStack(alignment: .bottomLeading) {",
    ...inner([
      ...PICTURE,
      "LinearGradient(",
      "    colors: [.black.opacity(0.8), .black.opacity(0.6), .clear],", "    startPoint: .bottom,", "    endPoint: .center", ")",
      "VStack(alignment: .leading, spacing: 6) {",
      `    ${TOPIC}`, "    Text(item.story.title).font(.title.weight(.bold))", "    Text(item.story.line).font(.subheadline)",
      "}", ".foregroundStyle(.white).padding(24)",
    ]),
    "}", ".clipShape(RoundedRectangle(cornerRadius: 28))", ".shadow(color: .black.opacity(0.27), radius: 28, y: 22)",
  ],
};

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    isAdapting: true,
    content: [
      "ZStack(alignment: .leading) {",
      ...inner([
        ...PICTURE,
        "Color.black.opacity(appearance[ExpandingLayout.coverOpacity])",
        "LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .leading, endPoint: .trailing)",
        "VStack(alignment: .leading, spacing: 4) {",
        `    ${TOPIC}`, "        .opacity(appearance[ExpandingLayout.detailOpacity])",
        "    Text(item.story.title).font(.largeTitle.weight(.bold)).lineLimit(1)",
        "        .scaleEffect(appearance[ExpandingLayout.titleScale], anchor: .leading)",
        "    Text(item.story.line).font(.subheadline)", "        .opacity(appearance[ExpandingLayout.detailOpacity])",
        "}", ".foregroundStyle(.white).padding(24)",
      ]),
      "}", ".clipped()",
    ],
  },
  // Pages of a browser.
  "tab-stack": {
    content: [
      "GeometryReader { page in", "    VStack(alignment: .leading, spacing: 0) {",
      ...inner(inner([
        "Text(item.story.label).font(.footnote.weight(.medium))",
        "    .frame(maxWidth: .infinity, minHeight: 46).background(Color(white: 0.95))",
        "Image(item.story.picture).resizable().scaledToFill()",
        "    .frame(width: page.size.width, height: 0.38 * page.size.height).clipped()",
        "VStack(alignment: .leading, spacing: 8) {",
        "    Text(item.story.title).font(.largeTitle.weight(.bold))",
        "    Text(item.story.line).font(.body).opacity(0.66)",
        "}", ".padding(24)", "Spacer(minLength: 0)",
      ])),
      "    }", "}",
      ".foregroundStyle(.black).background(.white)",
      ".clipShape(RoundedRectangle(cornerRadius: 14))", ".shadow(color: .black.opacity(0.4), radius: 16, y: -6)",
    ],
  },
  // Applications: what lies deeper is darker, but for one that is open.
  "task-switcher": {
    isAdapting: true, knowsOpen: true,
    content: [
      "VStack(alignment: .leading, spacing: 0) {",
      ...inner([
        "HStack(spacing: 10) {",
        "    Image(item.story.picture).resizable().scaledToFill()",
        "        .frame(width: 28, height: 28).clipShape(RoundedRectangle(cornerRadius: 8))",
        "    Text(item.story.label).font(.subheadline.weight(.semibold))",
        "}", ".padding(12)",
        "ZStack(alignment: .topLeading) {",
        ...inner([
          ...PICTURE,
          "LinearGradient(colors: [.black.opacity(0.66), .clear], startPoint: .top, endPoint: .center)",
          "Text(item.story.title).font(.title3.weight(.semibold)).foregroundStyle(.white).padding(20)",
        ]),
        "}",
      ]),
      "}",
      ".foregroundStyle(.black).background(.white)",
      ".overlay(Color.black.opacity(isOpen ? 0 : min(max(-0.24 * (appearance.progress + 0.2), 0), 0.62)))",
      ".clipShape(RoundedRectangle(cornerRadius: 22))", ".shadow(color: .black.opacity(0.4), radius: 16, y: -6)",
    ],
  },
  "album-fan": {
    isAdapting: true, isBright: true,
    content: [
      "GeometryReader { album in", "    ZStack(alignment: .top) {",
      ...inner(inner([
        "ForEach((0..<fan.layers).reversed(), id: \\.self) { layer in",
        "    let step = Double(layer) * fan.layerStep",
        "    Image(stories[(item.id + layer) % stories.count].picture).resizable().scaledToFill()",
        "        .frame(width: album.size.height, height: album.size.height)",
        "        .clipShape(RoundedRectangle(cornerRadius: 10))",
        "        .shadow(color: .black.opacity(0.25), radius: 4, y: 1)",
        "        .scaleEffect(x: 1 - 2 * step / fan.coverSide)",
        "        .offset(x: appearance.values.values[fan.layerOffsets.offset + layer], y: -1.5 * step)",
        "        .opacity(fan.layerOpacity(layer))",
        "}",
        "VStack(alignment: .leading, spacing: 0) {",
        "    Text(item.story.title).fontWeight(.semibold)", "    Text(item.story.label).opacity(0.7)",
        "}",
        ".font(.subheadline).lineLimit(1)",
        ".frame(width: album.size.height, alignment: .leading).offset(y: album.size.height + 14)",
      ])),
      "    }", "    .frame(width: album.size.width, height: album.size.height)", "}",
    ],
  },
};

/**
 * The cell that is made for a layout, or a card.
 * @param {string} layout
 */
export const cellOf = (layout) => CELLS[layout] ?? CARD;
