import Foundation

/// Behaviors of UIKit that its documentation does not state, and that reports and reimplementations describe.
///
/// Applications must work with and without each of them. Tests select them with `StandIn.$variant`, and whole runs with
/// the environment variable `FANFOLD_UIKIT_VARIANT`, a list of names separated by commas.
public struct UIKitVariant: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A batch update keeps the attributes that the layout returns before `prepare(forCollectionViewUpdates:)` as the
    /// final ones. If there are none, it asks again.
    ///
    /// Source: rdar 15922530 and 27161788 (openradar.appspot.com).
    public static let keepsFirstAttributes = UIKitVariant(rawValue: 1 << 0)
    /// `updateInteractiveMovementTargetPosition(_:)` ignores a position equal to the previous one.
    ///
    /// Source: rdar 28074111 (openradar.appspot.com).
    public static let ignoresEqualTargets = UIKitVariant(rawValue: 1 << 1)
    /// The cell of an interactively moved item is reloaded after the movement has ended.
    ///
    /// Source: rdar 34933061 (openradar.appspot.com).
    public static let reloadsMovedCells = UIKitVariant(rawValue: 1 << 2)
    /// An element is visible if its frame without the transform is.
    ///
    /// Source: rdar 14801742 and 15316650 (openradar.appspot.com).
    public static let seesUntransformedFrames = UIKitVariant(rawValue: 1 << 3)
    /// An element is visible if its frame under the affine part of the transform is.
    ///
    /// Source: rdar 14801742 and 15316650 (openradar.appspot.com).
    public static let seesAffineFrames = UIKitVariant(rawValue: 1 << 9)
    /// During a batch update, content as wide as the view between its insets is queried only once.
    ///
    /// Source: openradar.appspot.com/radar?id=5025850143539200, cited in MagazineLayout's `MagazineLayout.swift`.
    public static let queriesWideContentOnce = UIKitVariant(rawValue: 1 << 4)
    /// Dequeuing applies the attributes before the data source fills the cell.
    ///
    /// Source: the documentation of `dequeueReusableCell(withReuseIdentifier:for:)`, by which the method uses the index
    /// path "to perform additional configuration based on the cell's position".
    public static let appliesAttributesOnDequeue = UIKitVariant(rawValue: 1 << 5)
    /// Decelerating content that a finger catches still counts as decelerating, and the pan begins at once, which
    /// prevents exclusive taps.
    ///
    /// Source: the documentation of `isTracking` and `isDecelerating`, which does not exclude that both are true.
    public static let deceleratesWhileCaught = UIKitVariant(rawValue: 1 << 6)
    /// `prepare(forAnimatedBoundsChange:)` is called with bounds that are older than the last invalidation.
    ///
    /// Source: github.com/airbnb/MagazineLayout/pull/115.
    public static let reportsOlderBounds = UIKitVariant(rawValue: 1 << 7)
    /// A change during scrolling ignores `targetContentOffset(forProposedContentOffset:)`.
    ///
    /// Source: reports on iOS 15.1 in the comments of ChatLayout's `CollectionViewChatLayout.swift`.
    public static let ignoresTargetWhileScrolling = UIKitVariant(rawValue: 1 << 8)
    /// Views are painted in the order in which they appeared, unless a layer's `zPosition` says otherwise: `zIndex` has no
    /// effect.
    ///
    /// Source: rdar 27519174 and 34308893 (openradar.appspot.com).
    public static let ignoresZIndex = UIKitVariant(rawValue: 1 << 10)
    /// `snapshotView(afterScreenUpdates: false)` of a cell that has not been rendered yet is empty.
    ///
    /// Source: UIKit's message "Snapshotting a view that has not been rendered results in an empty snapshot", quoted in
    /// github.com/lukescott/DraggableCollectionView/issues/27.
    public static let emptiesNewSnapshots = UIKitVariant(rawValue: 1 << 11)
    /// A scroll view in a window has a subview over the visible content that no application has added: the scroll edge effect
    /// of iOS 26.
    ///
    /// Source: the documentation of `UIScrollEdgeEffect`; the view hierarchy in the README of
    /// github.com/LookInsideApp/LookInside names `_UITouchPassthroughView` and `ScrollEdgeEffectView`.
    public static let addsEdgeEffects = UIKitVariant(rawValue: 1 << 12)
    /// Notifications of changed settings are posted on another thread than the main one.
    ///
    /// Source: the documentation of `NotificationCenter.addObserver(forName:object:queue:using:)`, by which the block runs on
    /// the posting thread. The documentation of the notifications names no thread.
    public static let postsOnAnotherThread = UIKitVariant(rawValue: 1 << 13)

    /// A property of an observable object that `layoutSubviews()` reads requests another pass when it changes.
    ///
    /// Source: the documentation of automatic observation tracking, by which it is on by default from iOS 26 on.
    public static let tracksLayout = UIKitVariant(rawValue: 1 << 14)

    /// The names of all behaviors.
    public static let names: [(name: String, variant: UIKitVariant)] = [
        ("keepsFirstAttributes", .keepsFirstAttributes), ("ignoresEqualTargets", .ignoresEqualTargets),
        ("reloadsMovedCells", .reloadsMovedCells), ("seesUntransformedFrames", .seesUntransformedFrames),
        ("seesAffineFrames", .seesAffineFrames), ("queriesWideContentOnce", .queriesWideContentOnce),
        ("appliesAttributesOnDequeue", .appliesAttributesOnDequeue),
        ("deceleratesWhileCaught", .deceleratesWhileCaught), ("reportsOlderBounds", .reportsOlderBounds),
        ("ignoresTargetWhileScrolling", .ignoresTargetWhileScrolling), ("ignoresZIndex", .ignoresZIndex),
        ("emptiesNewSnapshots", .emptiesNewSnapshots), ("addsEdgeEffects", .addsEdgeEffects),
        ("postsOnAnotherThread", .postsOnAnotherThread), ("tracksLayout", .tracksLayout),
    ]

    /// All behaviors together.
    public static let all = UIKitVariant(names.map(\.variant))

    /// The behaviors that an environment variable names. An unknown name stops the program: the run would test less.
    static let ofEnvironment: UIKitVariant = {
        let value = ProcessInfo.processInfo.environment["FANFOLD_UIKIT_VARIANT"] ?? ""
        guard let variant = UIKitVariant(named: value) else {
            fatalError(
                "FANFOLD_UIKIT_VARIANT must be all or a list of \(names.map(\.name)), but is \(value)")
        }
        return variant
    }()

    /// The behaviors of a list of names, separated by commas; nil if a name is unknown.
    public init?(named list: String) {
        self = []
        for name in list.split(separator: ",") {
            let named = Self.names.filter { $0.name == name || name == "all" }
            guard !named.isEmpty else { return nil }
            formUnion(UIKitVariant(named.map(\.variant)))
        }
    }
}

extension UIKitVariant: CustomStringConvertible {
    public var description: String {
        Self.names.filter { contains($0.variant) }.map(\.name).joined(separator: ",")
    }
}
