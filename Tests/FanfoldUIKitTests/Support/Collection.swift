#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import UIKit

/// A collection view with its data source: named items in sections.
@MainActor final class Collection: NSObject, UICollectionViewDataSource {
    static let phone = CGSize(width: 375, height: 667)

    var sections: [[String]]
    let view: UICollectionView
    let layout: FanfoldCollectionViewLayout

    convenience init(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight, count: Int = 31, size: CGSize = phone
    ) {
        self.init(kind.make(), direction, sections: [(0..<count).map { "\($0)" }], size: size)
    }

    init(
        _ layout: FanfoldCollectionViewLayout, _ direction: Direction = .leftToRight, sections: [[String]],
        size: CGSize = phone
    ) {
        self.layout = layout
        self.sections = sections
        view = FanfoldCollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.semanticContentAttribute = direction.attribute
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        (view as? FanfoldCollectionView)?.handlesKeyboard = true
        view.layoutIfNeeded()
    }

    /// Shows the view in a window.
    func show(in window: UIWindow) {
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }
}

/// A cell that records the name of its item, and the values of its layout.
final class NamedCell: UICollectionViewCell {
    var name = "" {
        didSet { accessibilityLabel = name }
    }
    var attributes: FanfoldLayoutAttributes?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        attributes = layoutAttributes as? FanfoldLayoutAttributes
    }
}

extension Collection {
    /// Scrolls to a distance from the leading edge, in the core's terms, without animation.
    func scroll(to offset: Double) {
        let along = offset + layout.layout.leadingMargin
        if layout.layout.axis == .vertical {
            view.contentOffset.y = along
        } else {
            let end = max(view.contentSize.width - view.bounds.width, 0)
            view.contentOffset.x = isMirrored ? end - along : along
        }
        view.layoutIfNeeded()
    }

    /// The distance of the content from its leading edge, in the core's terms.
    var offset: Double { context.offset }

    private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The input of the core's layout, calculated from the collection view.
    var context: LayoutContext {
        LayoutContext(of: layout.layout, count: sections.map(\.count).reduce(0, +), in: view)
    }

    /// The core's corners of an item.
    func expectedQuad(_ index: Int) -> Quad? {
        layout.layout.attributes(at: Double(index), in: context).quad
    }

    /// The visible cells, by their names.
    var cells: [String: NamedCell] {
        let cells = view.visibleCells.compactMap { $0 as? NamedCell }
        return Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0) })
    }

    /// The cell of an item of the first section.
    func cell(_ item: Int) -> NamedCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? NamedCell
    }
}

@MainActor
extension LayoutContext {
    /// Calculates the input of a layout from the state of a collection view.
    init(of layout: any CollectionLayout, count: Int, in view: UICollectionView) {
        let (insets, origin) = (view.restingInsets, view.contentOffset)
        let adjusted = view.adjustedContentInset
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = max(view.contentSize.width - view.bounds.width, 0)
        let along = layout.axis == .vertical ? origin.y : isMirrored ? end - origin.x : origin.x
        let unadjusted =
            layout.axis == .vertical
            ? insets.top - adjusted.top
            : isMirrored ? insets.right - adjusted.right : insets.left - adjusted.left
        self.init(
            viewport: Fanfold.Size(width: view.bounds.width, height: view.bounds.height),
            insets: Insets(
                top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
                trailing: isMirrored ? insets.left : insets.right),
            count: count, offset: along - layout.leadingMargin - unadjusted,
            direction: isMirrored ? .rightToLeft : .leftToRight,
            reduceMotion: UIAccessibility.isReduceMotionEnabled)
    }
}

extension UIScrollView {
    /// The content inset and the safe area within the window: the insets between which a layout rests.
    var restingInsets: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let (own, seen) = (contentInset, bounds.intersection(convert(window?.bounds ?? .zero, from: window)))
        var area = safeAreaInsets
        if window != nil, !seen.isNull {
            area.top -= min(seen.minY - bounds.minY, area.top)
            area.left -= min(seen.minX - bounds.minX, area.left)
            area.bottom -= min(bounds.maxY - seen.maxY, area.bottom)
            area.right -= min(bounds.maxX - seen.maxX, area.right)
        }
        return UIEdgeInsets(
            top: own.top + area.top, left: own.left + area.left, bottom: own.bottom + area.bottom,
            right: own.right + area.right)
    }
}

extension UIView {
    /// The corners of a cell or its snapshot, as projected into the viewport.
    var quad: Quad { layer.quad(from: superview?.bounds.origin ?? .zero) }
}

extension CALayer {
    /// The corners as projected into a viewport, whose position in the superlayer is `origin`.
    func quad(from origin: CGPoint) -> Quad {
        func corner(_ x: CGFloat, _ y: CGFloat) -> Fanfold.Point {
            let w = x * transform.m14 + y * transform.m24 + transform.m44
            return Fanfold.Point(
                x: position.x - origin.x + (x * transform.m11 + y * transform.m21 + transform.m41) / w,
                y: position.y - origin.y + (x * transform.m12 + y * transform.m22 + transform.m42) / w)
        }
        let (right, bottom) = (bounds.width / 2, bounds.height / 2)
        return Quad(
            topLeft: corner(-right, -bottom), topRight: corner(right, -bottom),
            bottomRight: corner(right, bottom), bottomLeft: corner(-right, bottom))
    }
}

extension CGSize {
    /// Whether the size differs from another one by less than a pixel: content is slightly narrower than the view.
    func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
    }
}

extension Quad {
    /// Whether all corners are within a distance of another quad's, in points.
    func isNear(_ other: Quad?, within distance: Double = 1e-6) -> Bool {
        guard let other else { return false }
        return zip(corners, other.corners).allSatisfy { first, second in
            abs(first.x - second.x) <= distance && abs(first.y - second.y) <= distance
        }
    }

    var corners: [Fanfold.Point] { [topLeft, topRight, bottomRight, bottomLeft] }
}
#endif
