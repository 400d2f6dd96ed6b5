// @ts-check
/**
 * The cells in UIKit, as the playground shows them.
 *
 * @typedef {object} Cell
 * @property {number} [radius] corner radius unless open
 * @property {string} [base] superclass, for cells with their own pictures
 * @property {string[]} views subviews
 * @property {string[]} setUp code that assembles the subviews
 * @property {string[]} show code that shows a story
 * @property {string[]} [properties] properties that the layout sets
 * @property {string[]} [layout] code that applies the layout's values and the openness
 * @property {string} parts other declarations in its file
 */

import { COLOR, kindTable } from "./swift-kinds.js";
import { indented } from "./text.js";
import { ADD, ALBUM_VIEW, APPLICATION_VIEW, COLUMN, PAGE_VIEW, SHADE, WORDS } from "./uikit-parts.js";

const FILLED = "top: 0, leading: 0, bottom: 0, trailing: 0";
const EACH_FILLED = (/** @type {string} */ views) => [`for view in ${views} {`, `    contentView.add(view, ${FILLED})`, "}"];
const SHADOW = (/** @type {string} */ opacity, /** @type {number} */ radius, /** @type {number} */ y) => [
  `layer.shadowOpacity = ${opacity}`, `layer.shadowRadius = ${radius}`, `layer.shadowOffset = CGSize(width: 0, height: ${y})`,
];
const LIFTED = SHADOW("0.42", 16, -6);
const FOOT = ".show([0.8, 0.6, 0], from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0.5))";
const STORY_VIEWS = [
  "private let pictureView = PictureView()", "private let topicLabel = UILabel.words(12, .semibold)",
  "private let titleLabel = UILabel.words(TITLE, .bold)", "private let lineLabel = UILabel.words(15)",
];
const STORY_WORDS = ["for label in [topicLabel, titleLabel, lineLabel] { label.textColor = .white }", "let words = UIStackView.column(of: [topicLabel, titleLabel, lineLabel])"];
const SHOW_STORY = ["pictureView.show(story.picture)", "topicLabel.text = story.topic.uppercased()", "titleLabel.text = story.title", "lineLabel.text = story.line"];

/** @type {Cell} */
const CARD = {
  radius: 28,
  views: [...STORY_VIEWS.map((line) => line.replace("TITLE", "28")), "private let shadeView = ShadeView()"],
  setUp: [
    ...SHADOW("0.26", 28, 22), `shadeView${FOOT}`,
    `contentView.add(pictureView, ${FILLED})`, `contentView.add(shadeView, ${FILLED})`,
    ...STORY_WORDS, "for label in [titleLabel, lineLabel] { label.numberOfLines = 0 }",
    "contentView.add(words, leading: 24, bottom: 24, trailing: 24)",
  ],
  show: SHOW_STORY, parts: SHADE + WORDS + COLUMN + ADD,
};

/** @type {() => Record<string, Cell>} */
const cells = () => ({
  "expanding": {
    views: [
      ...STORY_VIEWS.map((line) => line.replace("TITLE", "30")), "private let coverView = UIView()", "private let shadeView = ShadeView()",
      "private let footView = ShadeView()",
    ],
    setUp: [
      "contentView.clipsToBounds = true", "coverView.backgroundColor = .black",
      "shadeView.show([0.5, 0], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))", `footView${FOOT}`,
      ...EACH_FILLED("[pictureView, coverView, shadeView, footView]"),
      STORY_WORDS[0], STORY_WORDS[1].replace("let words", "let column"),
      "contentView.add(column, leading: 24, trailing: 24)",
      "column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true",
    ],
    show: SHOW_STORY,
    properties: [
      "private var appearance = AppearanceValues.zero", "",
      "override func adapt(to attributes: FanfoldLayoutAttributes) {", "    appearance = attributes.appearance", "    setNeedsLayout()", "}",
    ],
    layout: [
      "coverView.alpha = appearance[ExpandingLayout.coverOpacity] * (1 - openness)",
      "shadeView.alpha = 1 - openness", "footView.alpha = openness",
      "for label in [topicLabel, lineLabel] {", "    label.alpha = max(appearance[ExpandingLayout.detailOpacity], openness)", "}",
      "// The title grows from the start of its line; the text of an open row moves down.",
      "let scale = appearance[ExpandingLayout.titleScale]",
      "let shift = titleLabel.bounds.width * (1 - scale) / 2",
      "let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight",
      "titleLabel.transform = CGAffineTransform(translationX: isLeftToRight ? -shift : shift, y: 0)", "    .scaledBy(x: scale, y: scale)",
      "titleLabel.superview?.transform = CGAffineTransform(", "    translationX: 0, y: openness * (bounds.height / 2 - 136))",
    ],
    parts: SHADE + WORDS + COLUMN + ADD,
  },
  "tab-stack": {
    radius: 14,
    views: ["private let pageView = PageView()"],
    setUp: [...LIFTED, `contentView.add(pageView, ${FILLED})`],
    show: ["pageView.show(story)"],
    get parts() { return `${PAGE_VIEW}\n${kindTable("tab-stack")}${COLOR}${WORDS}${COLUMN}${ADD}`; },
  },
  // Deeper items are darker, except an open item.
  "task-switcher": {
    radius: 22,
    views: ["private let applicationView = ApplicationView()", "private let dimView = UIView()"],
    setUp: [
      ...LIFTED, "dimView.backgroundColor = .black", "dimView.isUserInteractionEnabled = false",
      ...EACH_FILLED("[applicationView, dimView]"),
    ],
    show: ["applicationView.show(story)"],
    properties: ["private var progress: CGFloat = 0", "",
      "override func adapt(to attributes: FanfoldLayoutAttributes) {", "    progress = attributes.progress", "    setNeedsLayout()", "}"],
    layout: ["applicationView.openness = openness", "dimView.alpha = min(max(-0.24 * (progress + 0.2), 0), 0.62) * (1 - openness)"],
    get parts() { return `${APPLICATION_VIEW}\n${kindTable("task-switcher")}${COLOR}${SHADE}${WORDS}${COLUMN}${ADD}`; },
  },
  "album-fan": {
    base: "AlbumFanCell",
    views: ["private let titleLabel = UILabel.words(15, .semibold)", "private let albumLabel = UILabel.words(15)", "private let albumView = AlbumView()"],
    setUp: ["albumLabel.textColor = .secondaryLabel", "for view in [titleLabel, albumLabel, albumView] { contentView.addSubview(view) }"],
    show: ["titleLabel.text = story.title", "albumLabel.text = story.album", "albumView.show(story)"],
    layout: [
      "let (open, size) = (openness, contentView.bounds.size)",
      "for (layer, view) in layerViews.enumerated() {",
      "    view.layer.cornerRadius = 10 * (1 - open)",
      "    view.alpha = layer > 0 ? fan.layerOpacity(layer) * (1 - open) : 1",
      "}",
      "// An open album's cover moves to the top, with its pictures below.",
      "let side = size.height", "let x = (size.width - side) / 2 * (1 - open)",
      "let cover = CGSize(",
      "    width: side + (size.width - side) * open,", "    height: side + (min(size.width, side / 2) - side) * open)",
      "if open > 0 { layerViews.first?.frame = CGRect(origin: CGPoint(x: x, y: 0), size: cover) }",
      "albumView.alpha = open",
      "albumView.frame = CGRect(x: 0, y: cover.height, width: size.width, height: size.height - cover.height)",
      "titleLabel.frame = CGRect(x: x, y: side + 14, width: side, height: 20)",
      "albumLabel.frame = CGRect(x: x, y: side + 34, width: side, height: 20)",
      "for label in [titleLabel, albumLabel] { label.alpha = 1 - open }",
    ],
    parts: ALBUM_VIEW + WORDS + COLUMN + ADD,
  },
});

/** @param {string} layout */
const cellOf = (layout) => cells()[layout] ?? CARD;

/**
 * Additional layout values of album cells.
 * @param {string} layout
 */
export const adaptationOf = (layout) => cellOf(layout).base === undefined ? [] : [
  "cell.fan = layout.collectionLayout", "let pictures = Story.ofItem(items[indexPath.item]).pictures",
  "cell.images = (0..<layout.layers).map { layer in", "    UIImage(named: pictures[layer % pictures.count]) ?? UIImage()", "}",
];

/**
 * The color of the space around items.
 * @param {string} layout
 */
export const spaceOf = (layout) => (cells()[layout] && !cellOf(layout).base ? "UIColor(white: 0.07, alpha: 1)" : ".systemBackground");

/**
 * The class of a layout's cells and its helper types.
 * @param {string} layout
 * @param {(lines: string[]) => string[]} change adapts lines to a custom layout
 */
export function cellClass(layout, change) {
  const { base, views, radius, setUp, show, properties = ADAPT, layout: lines = [], parts } = cellOf(layout);
  const round = radius === undefined ? [] : change([`contentView.layer.cornerRadius = ${radius} * (1 - openness)`]);
  const body = [...round, ...lines];
  return `
private final class ItemCell: ${base ?? "FanfoldCell"} {
${indented(4, views)}${OPENNESS}
    override func setUp() {
${indented(8, base ? "super.setUp()" : [], setUp, radius !== undefined && "contentView.clipsToBounds = true", "isAccessibilityElement = true")}    }

    func show(_ story: Story) {
${indented(8, show, "accessibilityLabel = story.title")}    }
${base ? "" : `\n${properties.map((line) => (line ? `    ${line}` : "")).join("\n")}\n`}
    override func layoutSubviews() {
        super.layoutSubviews()
${indented(8, body)}    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}
${parts}`;
}

/** The per-frame callback for layouts without other appearance values. */
const ADAPT = ["override func adapt(to attributes: FanfoldLayoutAttributes) {", "    setNeedsLayout()", "}"];

const OPENNESS = `
    /// Whether the item is open, opening or closing.
    var isOpen = false
    /// The openness from the collection view, 0…1.
    private var openness: CGFloat {
        guard isOpen, let collectionView = superview as? FanfoldCollectionView else { return 0 }
        return min(max(collectionView.openProgress, 0), 1)
    }
`;
