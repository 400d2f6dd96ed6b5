// @ts-check
/**
 * The cells in UIKit: as they are seen on the stage.
 *
 * @typedef {object} Cell
 * @property {string[]} setUp what a cell consists of
 * @property {string[]} [views] what there is of it besides its picture, its shade and its words
 * @property {string} [base] what it is derived from, if it has pictures of its own
 * @property {string[]} [show] what shows a story besides
 * @property {string[]} [methods] how it follows its layout
 * @property {boolean} [knowsOpen] whether an open item looks different
 */

import { indented } from "./text.js";

const FILLED = "top: 0, leading: 0, bottom: 0, trailing: 0";
const LIGHT_WORDS = "for label in [topicLabel, titleLabel, lineLabel] { label.textColor = .white }";
const CORNERS = (/** @type {number} */ radius) => [`contentView.layer.cornerRadius = ${radius}`, "contentView.clipsToBounds = true"];
const SHADOW = (/** @type {string} */ opacity, /** @type {number} */ radius, /** @type {number} */ y) => [
  `layer.shadowOpacity = ${opacity}`, `layer.shadowRadius = ${radius}`, `layer.shadowOffset = CGSize(width: 0, height: ${y})`,
];
/** Words that go on in the next line. */
const WRAPPED = "for label in [titleLabel, lineLabel] { label.numberOfLines = 0 }";

/** @type {Cell} */
const CARD = {
  setUp: [
    ...CORNERS(28), ...SHADOW("0.27", 28, 22), LIGHT_WORDS, WRAPPED,
    "shadeView.show([0.8, 0.6, 0], from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0.5))",
    `contentView.add(imageView, ${FILLED})`, `contentView.add(shadeView, ${FILLED})`,
    "let words = UIStackView.column(of: [topicLabel, titleLabel, lineLabel])",
    "contentView.add(words, leading: 24, bottom: 24, trailing: 24)",
  ],
};

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    views: ["private let coverView = UIView()", "private var titleScale: CGFloat = 1"],
    setUp: [
      "contentView.clipsToBounds = true", "coverView.backgroundColor = .black", LIGHT_WORDS,
      "shadeView.show([0.5, 0], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))",
      "let words = UIStackView.column(of: [topicLabel, titleLabel, lineLabel])",
      ...["imageView", "coverView", "shadeView"].map((view) => `contentView.add(${view}, ${FILLED})`),
      "contentView.add(words, leading: 24, trailing: 24)",
      "words.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true",
    ],
    methods: [
      "override func adapt(to attributes: FanfoldLayoutAttributes) {",
      "    coverView.alpha = attributes.appearance[ExpandingLayout.coverOpacity]",
      "    for label in [topicLabel, lineLabel] {",
      "        label.alpha = attributes.appearance[ExpandingLayout.detailOpacity]",
      "    }",
      "    titleScale = attributes.appearance[ExpandingLayout.titleScale]", "    setNeedsLayout()", "}",
      "",
      "/// The title grows from where its line begins.",
      "override func layoutSubviews() {", "    super.layoutSubviews()",
      "    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight",
      "    let shift = titleLabel.bounds.width * (1 - titleScale) / 2",
      "    titleLabel.transform = CGAffineTransform(translationX: isLeftToRight ? -shift : shift, y: 0)",
      "        .scaledBy(x: titleScale, y: titleScale)",
      "}",
    ],
  },
  // Pages of a browser.
  "tab-stack": {
    setUp: [
      ...CORNERS(14), ...SHADOW("0.4", 16, -6), WRAPPED, "contentView.backgroundColor = .white",
      "for label in [topicLabel, titleLabel, lineLabel] { label.textColor = .black }",
      "topicLabel.textAlignment = .center", "topicLabel.backgroundColor = UIColor(white: 0.95, alpha: 1)",
      "lineLabel.alpha = 0.66",
      "contentView.add(topicLabel, top: 0, leading: 0, trailing: 0)",
      "contentView.add(imageView, top: 46, leading: 0, trailing: 0)",
      "let words = UIStackView.column(of: [titleLabel, lineLabel])",
      "contentView.add(words, leading: 24, trailing: 24)",
      "NSLayoutConstraint.activate([",
      "    topicLabel.heightAnchor.constraint(equalToConstant: 46),",
      "    imageView.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.38),",
      "    words.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 24),", "])",
    ],
  },
  // Applications: what lies deeper is darker, but for one that is open.
  "task-switcher": {
    views: ["private let iconView = UIImageView()", "private let dimView = UIView()"],
    setUp: [
      ...CORNERS(22), ...SHADOW("0.4", 16, -6), "contentView.backgroundColor = .white",
      "topicLabel.textColor = .black", "titleLabel.textColor = .white", "dimView.backgroundColor = .black",
      "iconView.contentMode = .scaleAspectFill", "iconView.layer.cornerRadius = 8", "iconView.clipsToBounds = true",
      "shadeView.show([0.66, 0], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 0.5))",
      "contentView.add(iconView, top: 12, leading: 20)", "contentView.add(topicLabel, top: 0, leading: 58, trailing: 20)",
      "contentView.add(imageView, top: 52, leading: 0, bottom: 0, trailing: 0)",
      "contentView.add(shadeView, top: 52, leading: 0, bottom: 0, trailing: 0)",
      "contentView.add(titleLabel, top: 66, leading: 20, trailing: 20)",
      `contentView.add(dimView, ${FILLED})`,
      "NSLayoutConstraint.activate([",
      "    iconView.widthAnchor.constraint(equalToConstant: 28),", "    iconView.heightAnchor.constraint(equalToConstant: 28),",
      "    topicLabel.heightAnchor.constraint(equalToConstant: 52),", "])",
    ],
    show: ["iconView.image = imageView.image"],
    methods: [
      "var isOpen = false {", "    didSet { UIView.animate(withDuration: 0.4) { self.dim() } }", "}", "private var progress: CGFloat = 0", "",
      "override func adapt(to attributes: FanfoldLayoutAttributes) {", "    progress = attributes.progress", "    dim()", "}", "",
      "private func dim() {", "    dimView.alpha = isOpen ? 0 : min(max(-0.24 * (progress + 0.2), 0), 0.62)", "}",
    ],
    knowsOpen: true,
  },
  "album-fan": {
    base: "AlbumFanCell",
    setUp: [
      "titleLabel.font = .preferredFont(forTextStyle: .headline)", "topicLabel.font = .preferredFont(forTextStyle: .subheadline)",
      "for label in [titleLabel, topicLabel] { contentView.addSubview(label) }",
    ],
    methods: [
      "override func layoutSubviews() {", "    super.layoutSubviews()",
      "    for view in layerViews { view.layer.cornerRadius = 10 }",
      "    let side = contentView.bounds.height", "    let x = contentView.bounds.midX - side / 2",
      "    titleLabel.frame = CGRect(x: x, y: side + 14, width: side, height: 20)",
      "    topicLabel.frame = CGRect(x: x, y: side + 34, width: side, height: 20)", "}",
    ],
  },
};
/** @param {string} layout */
const cellOf = (layout) => CELLS[layout] ?? CARD;

/**
 * What a cell of albums takes from the layout besides; no other does.
 * @param {string} layout
 */
export const adaptationOf = (layout) => cellOf(layout).base === undefined ? [] : [
  "cell.fan = layout.parameters", "cell.images = (0..<layout.layers).map { layer in",
  "    UIImage(named: Story.ofItem(items[indexPath.item] + layer).picture) ?? UIImage()", "}",
];

/**
 * Whether a cell is told that its item is open.
 * @param {string} layout
 */
export const knowsOpen = (layout) => cellOf(layout).knowsOpen ?? false;

/**
 * The colour of the space around items.
 * @param {string} layout
 */
export const spaceOf = (layout) => (CELLS[layout] && !cellOf(layout).base ? "UIColor(white: 0.07, alpha: 1)" : ".systemBackground");

/**
 * The class of a layout's cells, and what it is made with.
 * @param {string} layout
 * @param {(lines: string[]) => string[]} change what lines become in a layout of one's own
 */
export function cellClass(layout, change) {
  const { base, views, setUp, show = [], methods } = cellOf(layout);
  const own = base ? [] : ["private let imageView = UIImageView()", ...(setUp.some((line) => line.includes("shadeView")) ? ["private let shadeView = ShadeView()"] : [])];
  const hasLine = setUp.some((line) => line.includes("lineLabel"));
  return `
private final class ItemCell: ${base ?? "FanfoldCell"} {
${indented(4, own, views, "private let topicLabel = UILabel.words(.caption1)", "private let titleLabel = UILabel.words(.title1)",
    hasLine && "private let lineLabel = UILabel.words(.subheadline)")}
    override func setUp() {
${indented(8, base ? "super.setUp()" : ["imageView.contentMode = .scaleAspectFill", "imageView.clipsToBounds = true"], change(setUp), "isAccessibilityElement = true")}    }
${methods ? `\n${methods.map((line) => (line ? `    ${line}` : "")).join("\n")}\n` : ""}
    func show(_ story: Story) {
${indented(8, !base && "imageView.image = UIImage(named: story.picture)", "topicLabel.text = story.label", "titleLabel.text = story.title",
    hasLine && "lineLabel.text = story.line", show, "accessibilityLabel = story.title")}    }
}

${setUp.some((line) => line.includes("shadeView")) ? SHADE : ""}${WORDS}${base ? "" : ADD}`;
}

const SHADE = `/// A shade under words: black, as opaque as each of some numbers says.
private final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ opacities: [CGFloat], from start: CGPoint, to end: CGPoint) {
        guard let layer = layer as? CAGradientLayer else { return }
        layer.colors = opacities.map { UIColor.black.withAlphaComponent($0).cgColor }
        layer.startPoint = start
        layer.endPoint = end
    }
}

`;

const WORDS = `extension UILabel {
    /// Words as large as the user wants them.
    fileprivate static func words(_ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
`;

const ADD = `
extension UIStackView {
    /// Words below one another.
    fileprivate static func column(of labels: [UILabel]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 6
        return stack
    }
}

extension UIView {
    /// Adds a view that keeps its distance from the edges that are given, in points.
    fileprivate func add(
        _ view: UIView, top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
        trailing: CGFloat? = nil
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let constraints = [
            top.map { view.topAnchor.constraint(equalTo: topAnchor, constant: $0) },
            leading.map { view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: $0) },
            bottom.map { view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -$0) },
            trailing.map { view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -$0) },
        ]
        NSLayoutConstraint.activate(constraints.compactMap { $0 })
    }
}
`;
