#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The attributes of an item: its placement, and values that its cell applies to its content.
///
/// A cell gets them in `apply(_:)`; see ``LayoutAdaptiveCell``. The collection view itself applies `center`, `size`,
/// `transform3D`, `alpha` and `zIndex`.
open class FanfoldLayoutAttributes: UICollectionViewLayoutAttributes {
    // UIKit may compare attributes on any thread, but this package creates and compares them on the main actor alone.
    nonisolated(unsafe) private var values = CellValues()

    /// The item's progress along its layout's path; each layout documents the meaning of the values. The default
    /// value is 0.
    public var progress: CGFloat {
        get { values.progress }
        set { values.progress = newValue }
    }

    /// The values that the cell applies to its content, under the layout's keys, such as the opacity of a cover. The
    /// default value is zeros.
    public var appearance: AppearanceValues {
        get { values.appearance }
        set { values.appearance = newValue }
    }

    /// The number of items from the scroll position to this item; negative before it. In a loop, the shorter way counts.
    /// The default value is 0.
    public var distance: CGFloat {
        get { values.distance }
        set { values.distance = newValue }
    }

    /// Whether the layout shows this item at the present offset. The default value is false.
    public var isShown: Bool {
        get { values.isShown }
        set { values.isShown = newValue }
    }

    /// Whether the content did not scroll, with this item shown, when the attributes were created. The default value is
    /// false.
    public var isSettled: Bool {
        get { values.isSettled }
        set { values.isSettled = newValue }
    }

    /// Whether the item fills the view or is opening. The default value is false.
    public var isOpen: Bool {
        get { values.isOpen }
        set { values.isOpen = newValue }
    }

    /// The progress of the item's opening: 0 in its place, 1 if it fills the view. A spring may exceed 1 slightly. The default
    /// value is 0.
    public var openProgress: CGFloat {
        get { values.openProgress }
        set { values.openProgress = newValue }
    }

    /// The insets of the content of an open item, in step with its progress; zero for the others.
    var openInsets: Insets {
        get { values.openInsets }
        set { values.openInsets = newValue }
    }

    /// The layout with its parameters; nil for attributes that were not created by a layout.
    public var layout: (any CollectionLayout)? { values.layout?.layout }

    /// Whether the item is in the viewport, but completely covered by another item. Such a cell is hidden from
    /// assistive technologies. The default value is false.
    public var isCovered: Bool {
        get { values.isCovered }
        set { values.isCovered = newValue }
    }

    /// Notes the layout with its parameters.
    func share(_ layout: SharedLayout) { values.layout = layout }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? FanfoldLayoutAttributes)?.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? FanfoldLayoutAttributes, values == other.values else { return false }
        return super.isEqual(other)
    }

    open override var hash: Int { super.hash }
}

/// The values that `UICollectionViewLayoutAttributes` does not have.
private struct CellValues: Equatable {
    var progress: CGFloat = 0
    var appearance = AppearanceValues.zero
    var distance: CGFloat = 0
    var isShown = false
    var isSettled = false
    var isOpen = false
    var isCovered = false
    var openProgress: CGFloat = 0
    var openInsets = Insets.zero
    var layout: SharedLayout?
}

/// A layout that many attributes share.
final class SharedLayout: Equatable, Sendable {
    let layout: any CollectionLayout

    init(_ layout: any CollectionLayout) {
        self.layout = layout
    }

    static func == (first: SharedLayout, second: SharedLayout) -> Bool {
        first === second || AnyCollectionLayout(first.layout) == AnyCollectionLayout(second.layout)
    }
}

extension FanfoldLayoutAttributes {
    /// Creates the attributes of an item with a pose in the viewport.
    convenience init(
        _ pose: ItemAttributes, at indexPath: IndexPath, zIndex: Int, in geometry: LayoutGeometry
    ) {
        self.init(forCellWith: indexPath)
        center = geometry.inContent(pose.center)
        size = CGSize(width: pose.size.width, height: pose.size.height)
        transform3D = CATransform3D(aboutCenterOf: pose)
        alpha = pose.opacity
        self.zIndex = zIndex
        progress = pose.progress
        appearance = pose.appearance
        share(geometry.sharedLayout)
        keepVisible(pose, in: geometry)
    }
}

extension CATransform3D {
    /// Creates the transform of an item about its center, for a cell at the pose's `center` with the pose's `size`.
    ///
    /// It is never singular: an item with a scale of 0 is merely too small to be visible. An item whose angles are too large for
    /// their sines, as in a view that is folded to nothing, is upright: Core Animation rejects numbers that are not finite.
    ///
    /// Core Animation draws siblings by their depth, point by point, so rotated pages would intersect one another.
    /// Zeros in the third column and row therefore keep every point of the item's plane at z = 0. The projection of a
    /// point depends on the other columns alone, and the painting order on `zIndex`.
    public init(aboutCenterOf pose: ItemAttributes) {
        var centered = pose
        centered.center = .zero
        centered.size = .zero
        centered.scale = max(pose.scale, Self.smallestScale)
        var m = centered.transform
        if !(m[0] + m[5]).isFinite {
            centered.rotation = .zero
            m = centered.transform
        }
        self.init(
            m11: m[0], m12: m[1], m13: 0, m14: m[3], m21: m[4], m22: m[5], m23: 0, m24: m[7],
            m31: 0, m32: 0, m33: 1, m34: 0, m41: m[12], m42: m[13], m43: 0, m44: m[15])
    }

    private static var smallestScale: Double { 1e-3 }
}
#endif
