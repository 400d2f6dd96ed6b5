@_spi(Host) import Fanfold
import FanfoldStandard

/// Frames of the same formulas in a library layout or in an application's layout.
public struct CountedComparison<Layout: CollectionLayout>: CountedFrames {
    public let name: String
    private var session: Session<Layout>

    /// - Parameter formulas: The formulas and the module that contains them.
    fileprivate init(_ activity: Activity, _ formulas: String, _ layout: Layout) {
        name = "\(CountedScene.framesToCount) frames of \(formulas), \(activity.rawValue)"
        var other = layout
        try? other.setParameter(at: 0, to: 0.5)
        session = Session(activity, layout, other: other)
    }

    /// The visible items of each frame.
    fileprivate var shown: [[VisibleItem]] {
        var comparison = self
        return (0..<2 * CountedScene.framesToCount).map { _ in
            _ = comparison.play(1)
            return comparison.session.engine.frame.visibleItems
        }
    }

    public mutating func play(_ frames: Int) -> Int { session.play(frames).inFrames }
}

/// Pairs whose names differ in one word: a library layout, and an application's copy of it.
public var comparisons: [any CountedFrames] {
    Activity.allCases.flatMap { activity in
        pair(activity, "card-carousel", StandardLayout.cardCarousel(CardCarouselLayout()), OwnCardCarousel())
            + pair(activity, "tab-stack", StandardLayout.tabStack(TabStackLayout()), OwnTabStack())
    }
}

/// Stops the program if a layout and its copy show different frames.
private func pair(
    _ activity: Activity, _ formulas: String, _ inside: some CollectionLayout,
    _ outside: some CollectionLayout
) -> [any CountedFrames] {
    let inside = CountedComparison(activity, "\(formulas) inside", inside)
    let outside = CountedComparison(activity, "\(formulas) outside", outside)
    precondition(inside.shown == outside.shown, "\(outside.name) shows something else")
    return [inside, outside]
}
