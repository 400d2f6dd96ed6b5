import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Changes of the layout, a parameter or the size during other animations.
@Suite struct MorphInFlightTests {
    /// The kind of change.
    enum Change: CaseIterable, Sendable {
        case layout, axis, parameter, size
    }

    /// The animation in progress.
    enum Motion: CaseIterable, Sendable {
        case scroll, insertion, removal, swipe, open, closing, fingers
    }

    /// In seconds.
    private static let frame = 1 / 120.0
    /// The largest jump at the change, in points, degrees, or fiftieths of the opacity.
    private static let tolerance = 0.5

    @Test(arguments: Variant.all, Change.allCases)
    func longScrollLeavesNoGaps(variant: Variant, change: Change) {
        for instant in [0.02, 0.1, 0.3] {
            var session = Session(variant, item: 0)
            session.engine.scroll(to: 30, animated: true, time: session.time)
            session.wait(instant)
            change.make(in: &session)
            for _ in 0..<90 {
                #expect(!session.engine.frame.visibleItems.isEmpty, "nothing is visible at \(session.time)")
                #expect(session.engine.missingItem == nil, "at \(session.time)")
                session.wait(Self.frame, frame: Self.frame)
            }
            session.settle()
            #expect(session.poses.isNear(session.freshPoses))
        }
    }

    /// If one layout shows few items along an axis and the other many across it, the transition shows more
    /// items than either.
    @Test(arguments: Variant.all, StandardLayout.all)
    func morphOnALargeScreenShowsAllItems(variant: Variant, other: StandardLayout) {
        // Between two items, and beyond the last one.
        for position in [7.3, 31.5] {
            for motion in [nil, Motion.removal] {
                var session = Session(variant, viewport: Size(width: 4000, height: 2250))
                let offset = session.layout.offset(showing: position, in: session.engine.context)
                session.engine.scroll(toOffset: offset, animated: false, time: session.time)
                motion?.begin(in: &session)
                session.morph { layout, _ in layout = other }
                for _ in 0..<30 {
                    session.wait(Session.frame)
                    #expect(
                        session.engine.missingItem == nil,
                        "\(position), \(motion as Any) at \(session.time)")
                }
            }
        }
    }

    /// A list of rows of one point, whose featured row is longer than the viewport, has more positions in view than a
    /// frame has items. Those that it shows do not fade.
    @Test(arguments: [1, 14, 600, 10_000])
    func itemsInViewDoNotFadeIfALayoutShowsAsManyAsAFrame(count: Int) {
        var layout = ExpandingLayout()
        (layout.standardLength, layout.featuredLength, layout.dragDistance) = (1, 8_000, 1_500)
        for item in [0, count / 2, count - 1] {
            let context = LayoutContext(viewport: Size(width: 1920, height: 1080), count: count)
            var session = Session(.expanding(layout), in: context, item: item)
            session.morph { $1.viewport = Viewports.phone }
            for _ in 0..<30 {
                session.wait(Session.frame)
                #expect(session.engine.frame.visibleItems.first { $0.index == item }?.attributes.opacity == 1)
            }
        }
    }

    @Test(arguments: Variant.all.filter { !$0.reduceMotion }, Motion.allCases)
    func changeStartsFromTheCurrentFrame(variant: Variant, motion: Motion) {
        for change in Change.allCases {
            for instant in [0.03, 0.15, 0.3] {
                var session = Session(variant)
                session.engine.options.allowsRemoval = true
                motion.begin(in: &session)
                session.wait(instant)
                let before = session.engine.seen
                change.make(in: &session)
                for item in session.engine.seen {
                    guard let former = before.first(where: { $0.identity == item.identity }) else { continue }
                    #expect(
                        item.distance(to: former) <= Self.tolerance,
                        "\(change) at \(instant): \(former) jumps to \(item)")
                }
                #expect(session.engine.missingItem == nil)
            }
        }
    }
}

extension MorphInFlightTests.Change {
    fileprivate func make(in session: inout Session) {
        let other = StandardLayout.all.first {
            ($0.axis == session.axis) != (self == .axis) && $0 != session.layout
        }
        switch self {
        case .layout, .axis: session.morph { layout, _ in layout = other ?? layout }
        case .parameter: session.morph { layout, _ in layout.setFirstParameter() }
        case .size: session.morph { $1.viewport = Size(width: 667, height: 375) }
        }
    }
}

extension MorphInFlightTests.Motion {
    fileprivate func begin(in session: inout Session) {
        switch self {
        case .scroll: session.engine.scroll(to: 20, animated: true, time: session.time)
        case .insertion: session.apply(.insert(at: 10, count: 2))
        case .removal: session.apply(.remove(at: 10, count: 2))
        case .swipe: session.engine.requestRemoval(of: 10, time: session.time)
        case .open: session.openItem(at: 10)
        case .closing, .fingers:
            session.openItem(at: 10)
            session.settle()
            guard self == .fingers else { return session.closeItem() }
            session.press(at: Point(x: 80, y: 300))
            session.engine.pointerDown(1, at: Point(x: 280, y: 300), time: session.time)
            session.moveFinger(to: Point(x: 140, y: 300))
        }
    }
}

extension StandardLayout {
    /// Changes the first parameter by a tenth of its range.
    fileprivate mutating func setFirstParameter() {
        var isFirst = true
        visitParameters { descriptor, value in
            defer { isFirst = false }
            guard isFirst else { return }
            let range = descriptor.range
            value = value * 1.2 <= range.upperBound ? value * 1.2 : value * 0.8
        }
    }
}
