// <head>
import FanfoldUIKit
import UIKit

/// Items in the layout “task switcher”. A tap opens one, a swipe removes it.
final class TaskSwitcherController: UIViewController, FanfoldCollectionViewDataSource,
    FanfoldCollectionViewDelegate
{
    private let layout = TaskSwitcherCollectionViewLayout()
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
    private let applicationView = ApplicationView()
    private let dimView = UIView()

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
        dimView.backgroundColor = .black
        dimView.isUserInteractionEnabled = false
        for view in [applicationView, dimView] {
            contentView.add(view, top: 0, leading: 0, bottom: 0, trailing: 0)
        }
        contentView.clipsToBounds = true
        isAccessibilityElement = true
    }

    func show(_ story: Story) {
        applicationView.show(story)
        accessibilityLabel = story.title
    }

    private var progress: CGFloat = 0

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        progress = attributes.progress
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = 22 * (1 - openness)
        applicationView.openness = openness
        dimView.alpha = min(max(-0.24 * (progress + 0.2), 0), 0.62) * (1 - openness)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        isOpen = false
    }
}

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

/// A part of an application over its picture.
private enum Part {
    case title, line, date, degrees, sky, track, times, paragraphs
    /// Times of day.
    case hours([String])
}

/// An application: its name, its parts from top to bottom, and the parts that an open one shows below.
private struct Application {
    let name: String
    let parts: [Part]
    var details: [Part] = []
}

/// The kinds of applications: replace them with your own.
private let applications: [String: Application] = [
    // <kinds>
    "photos": Application(name: "Photos", parts: [.title]),
    "weather": Application(
        name: "Weather", parts: [.title, .degrees, .sky], details: [.hours(["Now", "10", "12", "14", "16"])]),
    "music": Application(name: "Music", parts: [.title, .line, .track, .times]),
    "journal": Application(name: "Journal", parts: [.date, .title, .line], details: [.paragraphs]),
    // </kinds>
]

// <UIColor+RGB/>

// <ShadeView/>

// <UILabel+Words/>

// <UIStackView+Column/>

// <UIView+Edges/>

// <PictureView/>

// <content>
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
    let kind: String
    let title: String
    var degrees = ""
    var sky = ""
    var line = ""
    var passed = ""
    var left = ""
    var date = ""
    var played: CGFloat = 0
    var hours: [String] = []
    var paragraphs: [String] = []
}

extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
    Story(
        picture: "infinite-sea", kind: "music", title: "Infinite Sea",
        line: "A night crossing under the Milky Way", passed: "1:42", left: "−2:51", played: 0.37),
    Story(
        picture: "picosdeeuropa", kind: "weather", title: "Picos de Europa", degrees: "9°",
        sky: "Clear, wind from the north",
        hours: ["9°", "10°", "11°", "10°", "8°"]),
    Story(
        picture: "picture-0b", kind: "photos", title: "Figs in September"),
    Story(
        picture: "friends", kind: "journal", title: "Two at the Window", line: "On waiting, as dogs know it",
        date: "Sunday, 3 March",
        paragraphs: [
            """
            They hear the gate before we do. First the small one, then the other, and for a minute the \
            window is all ears.
            """,
            """
            A dog waits without a plan. It does not count the hours, and does not hope for anything in \
            particular. It looks down the road, because the road is where people come from.
            """,
        ]),
]
// </content>
