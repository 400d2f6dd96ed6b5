// <head>
import FanfoldUIKit
import UIKit

/// Items in the layout “tab stack”. A tap opens one, a swipe removes it.
final class TabStackController: UIViewController, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    private let layout = TabStackCollectionViewLayout()
    private var items = Array(0..<31)
    // </head>

    private let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
        cell.show(.ofItem(item))
    }

    override func loadView() {
        // <parameters>
        // </parameters>
        let collectionView = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.opensTappedItem = true
        // <settings>
        collectionView.loops = true
        collectionView.allowsRemoval = true
        collectionView.allowsReordering = true
        // </settings>
        collectionView.backgroundColor = UIColor(white: 0.07, alpha: 1)
        collectionView.dataSource = self
        collectionView.delegate = self
        view = collectionView
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: items[indexPath.item])
    }

    // <moving>
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    // </moving>

    // <removal>
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        items.append((items.max() ?? -1) + 1)
        fanfoldView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
    }
    // </removal>

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = true
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = false
    }
}

private final class ItemCell: FanfoldCell {
    private let pageView = PageView()

    /// Whether the item is open, opening or closing.
    var isOpen = false
    /// The openness from the collection view, 0…1.
    private var openness: CGFloat {
        guard isOpen, let collectionView = superview as? FanfoldCollectionView else { return 0 }
        return min(max(collectionView.openProgress, 0), 1)
    }

    override func configureContent() {
        layer.shadowOpacity = 0.42
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: -6)
        contentView.add(pageView, top: 0, leading: 0, bottom: 0, trailing: 0)
        contentView.clipsToBounds = true
        isAccessibilityElement = true
    }

    func show(_ story: Story) {
        pageView.show(story)
        accessibilityLabel = story.title
    }

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = 14 * (1 - openness)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}

/// A browser page: its address, and the parts of its kind.
private final class PageView: UIView {
    private let ink = UIColor(0x1B1C21, dark: 0xF0F0F4)
    private let soft = UIColor(0x5F626C, dark: 0xA2A5B0)
    /// Constraints relative to the page's height or width.
    private var sizes: [NSLayoutConstraint] = []

    func show(_ story: Story) {
        for view in subviews { view.removeFromSuperview() }
        let page = pages[story.kind] ?? Page(parts: [])
        backgroundColor = UIColor(page.light, dark: page.dark)
        sizes = []
        let parts = page.parts.map { view(of: $0, story) }
        let column = UIStackView.column(of: [address(of: story)] + parts, spacing: 0)
        add(column, top: 0, leading: 0, trailing: 0)
        NSLayoutConstraint.activate(sizes)
    }

    private func address(of story: Story) -> UIView {
        let dot = UIView()
        dot.backgroundColor = UIColor(story.color)
        dot.layer.cornerRadius = 3.5
        let label = label(story.place, .words(14, .medium), UIColor(0x43464F, dark: 0xC9CBD3))
        let row = UIStackView(arrangedSubviews: [dot, label])
        row.spacing = 8
        row.alignment = .center
        let bar = UIView()
        bar.backgroundColor = UIColor(0xF3F3F6, dark: 0x24262C)
        bar.add(row)
        sizes += [
            dot.widthAnchor.constraint(equalToConstant: 7), dot.heightAnchor.constraint(equalToConstant: 7),
            bar.heightAnchor.constraint(equalToConstant: 46),
            row.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
            row.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
        ]
        return bar
    }

    private func view(of part: Part, _ story: Story) -> UIView {
        switch part {
        case .masthead:
            let masthead = label(story.topic, .words(26, .heavy), ink)
            masthead.textAlignment = .center
            sizes.append(masthead.heightAnchor.constraint(equalToConstant: 58))
            return masthead
        case .map:
            let map = picture("map")
            limit(map.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.34))
            sizes.append(map.heightAnchor.constraint(lessThanOrEqualToConstant: 250))
            return map
        case .picture(let height, let inset):
            let picture = picture(story.picture, radius: inset > 0 ? 16 : 0)
            sizes.append(picture.heightAnchor.constraint(equalTo: heightAnchor, multiplier: height))
            return picture.padded(top: inset, sides: inset)
        case .heading(let hasTopic):
            return heading(of: story, hasTopic: hasTopic).padded(top: 24, sides: 24)
        case .headingBesidePicture:
            let picture = picture(story.picture, radius: 16)
            let row = UIStackView(arrangedSubviews: [heading(of: story, hasTopic: true), picture])
            row.spacing = 16
            row.alignment = .top
            limit(picture.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.43))
            sizes += [
                picture.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.3),
                picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.46, constant: -24),
            ]
            return row.padded(top: 24, sides: 24, bottom: 24)
        case .paragraphs:
            let labels = story.paragraphs.map { label($0, .words(16), ink) }
            return UIStackView.column(of: labels, spacing: 14).padded(top: 14, sides: 24)
        case .ingredients:
            return UIStackView.column(of: story.ingredients.map { row(of: $0) }, spacing: 0).padded(sides: 24)
        case .facts:
            let facts = story.facts.map { label($0, .words(19, .bold), ink) }
            let row = UIStackView(arrangedSubviews: facts + [UIView()])
            row.spacing = 24
            return row.padded(top: 14, sides: 24)
        case .price(let button):
            let price = label(story.facts.first ?? "", .words(22, .bold), ink)
            let buttonLabel = label(button, .words(15, .semibold), UIColor(0xFFFFFF, dark: 0x15161A))
            let pill = buttonLabel.padded(top: 9, sides: 20, bottom: 9)
            pill.backgroundColor = ink
            pill.layer.cornerRadius = 19
            let row = UIStackView(arrangedSubviews: [price, UIView(), pill])
            row.alignment = .center
            return row.padded(top: 14, sides: 24)
        }
    }

    /// A height with a lower priority than a smaller one.
    private func limit(_ height: NSLayoutConstraint) {
        height.priority = .defaultHigh
        sizes.append(height)
    }

    private func picture(_ name: String, radius: CGFloat = 0) -> UIView {
        let view = PictureView()
        view.show(name)
        view.layer.cornerRadius = radius
        return view
    }

    private func label(_ text: String, _ label: UILabel, _ color: UIColor) -> UILabel {
        label.text = text
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    private func heading(of story: Story, hasTopic: Bool) -> UIView {
        let orange = UIColor(0xA63C0A, dark: 0xFF9A5A)
        let topic = label(story.topic.uppercased(), .words(12, .semibold), orange)
        let title = label(story.title, .words(hasTopic ? 26 : 32, .bold), ink)
        let line = label(story.line, .words(17), soft)
        return UIStackView.column(of: (hasTopic ? [topic] : []) + [title, line], spacing: 8)
    }

    private func row(of entry: String) -> UIView {
        let line = UIView()
        line.backgroundColor = UIColor(0xE9DFCA, dark: 0x35302A)
        sizes.append(line.heightAnchor.constraint(equalToConstant: 1))
        let words = label(entry, .words(16), ink).padded(top: 9, bottom: 9)
        return UIStackView.column(of: [line, words], spacing: 0)
    }
}

/// A part of a page.
private enum Part {
    case masthead, map, headingBesidePicture, ingredients, facts, paragraphs
    /// A height relative to the page.
    case picture(height: CGFloat, inset: CGFloat = 0)
    case heading(hasTopic: Bool)
    case price(button: String)
}

/// A page: its parts from top to bottom, and its paper color.
private struct Page {
    var light: UInt32 = 0xFFFFFF
    var dark: UInt32 = 0x17181C
    let parts: [Part]
}

/// The kinds of pages: replace them with your own.
private let pages: [String: Page] = [
    // <kinds>
    "magazine": Page(
        parts: [
            .masthead,
            .picture(height: 0.38),
            .heading(hasTopic: false),
            .paragraphs,
        ]),
    "recipe": Page(
        light: 0xFBF6EC, dark: 0x1E1B16,
        parts: [
            .headingBesidePicture,
            .ingredients,
            .paragraphs,
        ]),
    "map": Page(
        parts: [
            .map,
            .picture(height: 0.22),
            .heading(hasTopic: false),
            .facts,
            .paragraphs,
        ]),
    "shop": Page(
        light: 0xF6F6F8, dark: 0x16171A,
        parts: [
            .picture(height: 0.36, inset: 24),
            .heading(hasTopic: true),
            .price(button: "Add to bag"),
            .paragraphs,
        ]),
    // </kinds>
]

// <UIColor+RGB/>

// <UILabel+Words/>

// <UIStackView+Column/>

// <UIView+Edges/>

// <PictureView/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let kind: String
    let place: String
    var topic = ""
    let title: String
    let line: String
    let color: UInt32
    var paragraphs: [String] = []
    var ingredients: [String] = []
    var facts: [String] = []
}

extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
    Story(
        picture: "infinite-sea", kind: "magazine", place: "longview.example", topic: "Voyages",
        title: "Infinite Sea", line: "A night crossing under the Milky Way", color: 0x2A5A7A,
        paragraphs: [
            """
            The ferry leaves at eleven, when the harbor lights are already behind the hill. By \
            midnight there is nothing ahead but water, and above it more stars than anybody on deck \
            has seen since childhood.
            """,
            """
            The captain switches off the deck lamps for ten minutes. Nobody speaks. The Milky Way runs \
            from the funnel to the horizon and goes on below it, broken by the bow wave.
            """,
        ]),
    Story(
        picture: "picosdeeuropa", kind: "map", place: "paths.example", title: "Picos de Europa",
        line: "Three days along the Cares gorge", color: 0x2A5A7A,
        paragraphs: [
            """
            The path is cut into the limestone, two meters wide and two hundred above the river. Start \
            in Poncebos before eight: the gorge stays in the shade until ten.
            """,
            """
            Water comes from the spring at Culiembro and from nowhere else. The hut at Vega de \
            Urriellu has sixty beds, and keeps soup for those who arrive after dark.
            """,
        ],
        facts: ["38.6 km", "2,340 m up"]),
    Story(
        picture: "picture-0b", kind: "recipe", place: "table.example", topic: "Kitchen",
        title: "Figs in September", line: "Four ingredients, one red bowl", color: 0x2A5A7A,
        paragraphs: [
            """
            Cut the figs crosswise, no deeper than half way, and press them open from below. Toast the \
            walnuts until they smell.
            """,
            """
            Warm the oil, not more than that. Spoon it over the fruit, crumble the nuts, add the salt, \
            and put the bowl on the table with bread.
            """,
        ],
        ingredients: ["8 ripe figs, at room temperature", "2 tbsp good olive oil"]),
    Story(
        picture: "greentock", kind: "shop", place: "goods.example", topic: "Objects", title: "Ten Past Six",
        line: "A wall clock, drawn from light", color: 0x2A5A7A,
        paragraphs: [
            """
            A wall clock without numbers: light falls through twelve slots in the dial and draws the \
            hours on the wall behind it.
            """,
            """
            Brushed aluminum, 40 cm, with a silent movement. The lamp uses one watt and follows the \
            daylight. Made to order in a workshop of four people.
            """,
        ],
        facts: ["148 €"]),
]
// </content>
