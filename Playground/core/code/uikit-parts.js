// @ts-check
/** Declarations around an exported view controller. */

import { albumsInSwift, storyType, swiftStories } from "./code-stories.js";

/** The content of the items. @param {import("./text.js").Choice} choice */
export const storiesOf = (choice) => `${storyType(choice)}
extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
${swiftStories(choice)}]
${choice.albums ? `\n${albumsInSwift(choice.albums)}` : ""}`;

export const COMMIT_CHANGES = `
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        items.append((items.max() ?? -1) + 1)
        fanfoldView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
    }
`;

export const MOVE_ITEM = `
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
`;

export const OPEN_CELL = `
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = true
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = false
    }
`;

export const SHADE = `
/// A black gradient under text with given opacities.
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

export const WORDS = `
extension UILabel {
    /// A label with a font size in points, scaled with Dynamic Type.
    fileprivate static func words(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
`;

export const COLUMN = `
extension UIStackView {
    /// A vertical stack of views.
    fileprivate static func column(of views: [UIView], spacing: CGFloat = 6) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }
}
`;

export const ADD = `
extension UIView {
    /// Adds a view with distances to the given edges, in points.
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

    /// The view with margins, in points.
    fileprivate func padded(top: CGFloat = 0, sides: CGFloat = 0, bottom: CGFloat = 0) -> UIView {
        let container = UIView()
        container.add(self, top: top, leading: sides, bottom: bottom, trailing: sides)
        return container
    }
}
`;

export const PAGE_VIEW = `
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
`;

export const APPLICATION_VIEW = `
/// An application: its bar, its picture, and the parts of its kind.
private final class ApplicationView: UIView {
    /// Openness of the item, 0…1: an open application shows more.
    var openness: CGFloat = 0 {
        didSet { details.alpha = openness }
    }
    private var details = UIView()

    func show(_ story: Story) {
        for view in subviews { view.removeFromSuperview() }
        backgroundColor = UIColor(0xFDFDFE, dark: 0x1C1D22)
        let application = applications[story.kind] ?? Application(name: "", parts: [])
        let icon = UIImageView(image: UIImage(named: story.kind))
        let name = label(application.name, .words(15, .semibold), UIColor(0x1B1C21, dark: 0xF3F3F6))
        let picture = PictureView()
        picture.show(story.picture)
        let shade = ShadeView()
        shade.show([0.66, 0.6, 0], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 0.8))
        add(icon, top: 12, leading: 20)
        add(name, top: 0, leading: 58, trailing: 20)
        for view in [picture, shade] { add(view, top: 52, leading: 0, bottom: 0, trailing: 0) }
        let words = UIStackView.column(of: application.parts.map { view(of: $0, story) }, spacing: 4)
        add(words, top: 66, leading: 20, trailing: 20)
        let more = UIStackView.column(of: application.details.map { view(of: $0, story) }, spacing: 10)
        details = more.padded(top: 16, sides: 16, bottom: 16)
        details.backgroundColor = UIColor(white: 0, alpha: 0.62)
        details.layer.cornerRadius = 18
        details.isHidden = application.details.isEmpty
        details.alpha = openness
        add(details, leading: 20, bottom: 48, trailing: 20)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 28),
            icon.heightAnchor.constraint(equalToConstant: 28),
            name.heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    private func view(of part: Part, _ story: Story) -> UIView {
        switch part {
        case .title: return label(story.title, .words(20, .semibold))
        case .line: return label(story.line, .words(14, .medium))
        case .date: return label(story.date, .words(14, .medium))
        case .degrees: return label(story.degrees, .words(64, .light))
        case .sky: return label(story.sky, .words(14, .medium))
        case .paragraphs:
            let labels = story.paragraphs.map { label($0, .words(16)) }
            for label in labels { label.numberOfLines = 0 }
            return UIStackView.column(of: labels, spacing: 10)
        case .hours(let names): return hours(names, story.hours)
        case .times:
            let times = [story.passed, story.left].map { label($0, .words(14, .medium)) }
            return UIStackView(arrangedSubviews: [times[0], UIView(), times[1]])
        case .track: return track(story.played)
        }
    }

    private func label(_ text: String, _ label: UILabel, _ color: UIColor = .white) -> UILabel {
        label.text = text
        label.textColor = color
        return label
    }

    /// Temperatures by times of day.
    private func hours(_ names: [String], _ temperatures: [String]) -> UIView {
        let columns = zip(names, temperatures).map { name, temperature in
            let labels = [label(name, .words(14)), label(temperature, .words(20, .medium))]
            for label in labels { label.textAlignment = .center }
            return UIStackView.column(of: labels, spacing: 0)
        }
        let row = UIStackView(arrangedSubviews: columns)
        row.distribution = .fillEqually
        return row
    }

    /// The playback progress: the played part, 0…1.
    private func track(_ part: CGFloat) -> UIView {
        let (all, played) = (UIView(), UIView())
        all.backgroundColor = UIColor(white: 1, alpha: 0.36)
        all.layer.cornerRadius = 2
        all.clipsToBounds = true
        played.backgroundColor = .white
        all.add(played, top: 0, leading: 0, bottom: 0)
        NSLayoutConstraint.activate([
            all.heightAnchor.constraint(equalToConstant: 4),
            played.widthAnchor.constraint(equalTo: all.widthAnchor, multiplier: part),
        ])
        return all.padded(top: 12)
    }
}
`;

export const ALBUM_VIEW = `
/// The content below an open album's cover: all of its pictures.
private final class AlbumView: UIScrollView {
    private let titleLabel = UILabel.words(28, .bold)
    private let manyLabel = UILabel.words(15)
    private var pictureViews: [PictureView] = []

    func show(_ story: Story) {
        backgroundColor = .systemBackground
        manyLabel.textColor = .secondaryLabel
        for view in pictureViews { view.removeFromSuperview() }
        pictureViews = story.pictures.map { _ in PictureView() }
        for (view, picture) in zip(pictureViews, story.pictures) {
            view.show(picture)
            view.layer.cornerRadius = 6
        }
        titleLabel.text = story.album
        manyLabel.text = story.many
        for view in [titleLabel, manyLabel] + pictureViews { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - 40, 0)
        titleLabel.frame = CGRect(x: 20, y: 20, width: width, height: 34)
        manyLabel.frame = CGRect(x: 20, y: 56, width: width, height: 20)
        // As many columns as there is room for, of 100 points and more.
        let columns = max(((width + 4) / 104).rounded(.down), 1)
        let side = (width - 4 * (columns - 1)) / columns
        for (index, view) in pictureViews.enumerated() {
            let (row, column) = (index / Int(columns), index % Int(columns))
            view.frame = CGRect(
                x: 20 + CGFloat(column) * (side + 4), y: 92 + CGFloat(row) * (side + 4), width: side,
                height: side)
        }
        contentSize = CGSize(width: bounds.width, height: (pictureViews.last?.frame.maxY ?? 92) + 40)
    }
}
`;

export const PICTURE_VIEW = `
/// A picture that fills its bounds around its focal point.
private final class PictureView: UIView {
    private let imageView = UIImageView()
    private var focus = CGPoint(x: 0.5, y: 0.5)

    func show(_ name: String) {
        imageView.image = UIImage(named: name)
        focus = focalPoints[name] ?? CGPoint(x: 0.5, y: 0.5)
        clipsToBounds = true
        addSubview(imageView)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? CGSize(width: 1, height: 1)
        let scale = max(bounds.width / size.width, bounds.height / size.height)
        let (width, height) = (size.width * scale, size.height * scale)
        imageView.frame = CGRect(
            x: (bounds.width - width) * focus.x, y: (bounds.height - height) * focus.y, width: width,
            height: height)
    }
}
`;
