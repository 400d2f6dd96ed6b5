#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The engine of a collection view, whose scroll view scrolls.
typealias HostedEngine = CollectionEngine<AnyCollectionLayout>

/// The owner of a collection view's engine: the only object that changes it.
///
/// A ``FanfoldCollectionView`` has one for its whole life; the layout of any other collection view creates one. In each pass
/// the owner reads the geometry of the view, advances the engine, and publishes a frame, from which the layout answers UIKit's
/// queries. The engine itself is never handed out for keeping: its next change would copy it.
@MainActor
final class EngineOwner {
    /// The item to start at, until it has been shown.
    var initialIndexPath: IndexPath?
    /// The item that gets the focus, until the focus engine has scrolled to it.
    var itemToFocus: IndexPath?
    /// The engine; an empty one before the first pass. It is not optional, because each use of an optional engine copies it.
    private(set) var engine = HostedEngine.empty
    /// Whether the engine has been created, in the first pass.
    private(set) var hasEngine = false
    /// The frame of the last pass; nil before the first one.
    private(set) var frame: PublishedFrame?
    /// The last pass before the items changed.
    private(set) var passBeforeItemsChanged: FormerPass?
    /// The last passes before changes of the viewport's size. UIKit may report an animated change of the bounds before or after
    /// the pass with the new ones, and with bounds that are several changes old
    /// (github.com/airbnb/MagazineLayout/pull/115).
    private(set) var passesOfFormerSizes: [FormerPass] = []
    /// The stage of an update of the items.
    var updateStage = UpdateStage.current
    /// The change in progress, while UIKit asks for the start and the end of each item.
    var change: LayoutChange?
    /// The place of looping content within the content of the scroll view.
    var loop = LoopedContent()
    /// The offset at which the scroll view will end its deceleration; nil if it is unknown.
    var decelerationTarget: Double?
    /// The axis along which short content bounces, so that the scroll view adds its insets; nil if the application decides.
    private var bouncingAxis: Fanfold.Axis?
    /// The settings of the host, as of the last pass, frame or update.
    private(set) var settings = HostSettings()
    /// The fold that divides the view.
    private(set) var division: LayoutDivision?
    /// The number of updates since the start.
    var updateCount = 0
    /// The collection view that the engine belongs to.
    private(set) weak var view: UICollectionView?
    /// Whether the layout is the same as in the last pass.
    private var isLayoutCurrent = false
    /// The number of passes in which the items may have changed.
    private(set) var generation = 0
    /// The reason for the next pass; nil if it is unknown.
    private var reason: LayoutInvalidationContext.Reason?
    /// The items in the viewport that others cover completely, as of the last time when everything was at rest.
    private var covered: Set<EngineIndex> = []
    /// The items at rest, for as long as the engine does not have the current items.
    private var restingFrame: Frame?
}

// MARK: Access to the engine

extension EngineOwner {
    /// The host of a ``FanfoldCollectionView``; nil for any other collection view. It is reached through the view. A
    /// view released off the main thread may already be nil here, and its host with it.
    var host: EngineHost? { (view as? FanfoldCollectionView)?.host }

    /// Changes the engine, at the present time.
    ///
    /// - Parameter action: It must not read ``engine``, to which it has exclusive access.
    @discardableResult
    func perform<Result>(_ action: (inout HostedEngine, Double) -> Result) -> Result? {
        let now = host?.now ?? CACurrentMediaTime()
        return hasEngine ? engine.perform(action, at: now) : nil
    }

    /// Ends all motions if the application has disabled animations. A finger keeps its hold.
    func endMotionsUnlessAnimated() {
        guard let view, view.window != nil, !view.mayAnimate, !isAtRest else { return }
        perform { $0.endMotions(time: $1) }
    }

    /// Whether the frame shows the present state: nothing has changed since the last pass.
    var isFrameCurrent: Bool { frame != nil && reason == nil }

    /// Whether nothing moves.
    var isAtRest: Bool { hasEngine && engine.phase == .idle && !engine.needsFrame }

    /// Takes the oldest event that has not been taken yet.
    func nextEvent() -> CollectionEvent? { engine.nextEvent() }

    /// The attributes of an item at this instant, visible or not. The frame has those of the visible ones.
    func pose(of index: DataIndex) -> ItemAttributes? {
        guard let frame else { return nil }
        let item = frame.numbering.engineIndex(of: index).value
        guard frame.isSynced, item < engine.context.count else {
            return frame.geometry.pose(of: index)
        }
        return engine.attributes(of: item)
    }

    /// The items of the last pass, back to front.
    var visibleItems: [VisibleItem] { restingFrame?.visibleItems ?? engine.frame.visibleItems }

    /// Whether an item is in the viewport, but completely covered by others.
    func isCovered(_ index: EngineIndex) -> Bool { covered.contains(index) }

    /// The geometry of the collection view now; during a pass, or between two.
    var currentGeometry: LayoutGeometry? {
        guard let view, let frame else { return nil }
        return LayoutGeometry(frame.geometry, of: view, loop, division)
    }

    /// The geometry of the collection view now, with a layout that may have changed since the last pass.
    ///
    /// - Parameter layout: It is read only if it has changed.
    func geometry(with layout: @autoclosure () -> any CollectionLayout) -> LayoutGeometry? {
        guard !isLayoutCurrent else { return currentGeometry }
        guard let view, let frame else { return nil }
        return LayoutGeometry(layout(), of: view, frame.geometry.sections, loop, division)
    }
}

extension HostedEngine {
    /// An engine without items and viewport.
    fileprivate static var empty: HostedEngine {
        HostedEngine(layout: AnyCollectionLayout(), context: LayoutContext(viewport: .zero, count: 0))
    }
}

extension CollectionEngine {
    /// Changes the engine in place, at a time.
    fileprivate mutating func perform<Result>(_ action: (inout Self, Double) -> Result, at now: Double)
        -> Result
    {
        action(&self, max(now, time))
    }
}

// MARK: Invalidation

extension EngineOwner {
    /// Notes a change. If several changes occur between two passes, the greatest one counts.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { updateStage = .reloaded }
        if context.invalidateDataSourceCounts { updateStage.announce() }
        let isOther = context.invalidateEverything || context.invalidateDataSourceCounts
        let new = isOther ? .other : (context as? LayoutInvalidationContext)?.reason ?? .other
        if reason != .other { reason = reason == .resizing && new == .scrolling ? .resizing : new }
    }

    /// Notes that the layout is another one, or has other parameters.
    func layoutDidChange() { isLayoutCurrent = false }

    /// Continues with another layout object, which shows the item at rest.
    func layoutWasReplaced() {
        (passesOfFormerSizes, itemToFocus) = ([], nil)
        isLayoutCurrent = false
        reason = .other
    }

    /// Starts with an engine.
    func start(_ engine: HostedEngine) { (self.engine, hasEngine) = (engine, true) }

    /// Restarts in a collection view.
    func start(in view: UICollectionView) {
        (engine, hasEngine, frame, passesOfFormerSizes) = (.empty, false, nil, [])
        self.view = view
        layoutWasReplaced()
    }

    /// The scroll axis; nil if the layout has changed since the last pass.
    var axis: Fanfold.Axis? { isLayoutCurrent ? frame?.geometry.axis : nil }
}

// MARK: Passes

extension EngineOwner {
    /// Takes in the state of the collection view, brings the content to the offset that the engine requests, and publishes
    /// a frame.
    func prepare(_ layout: FanfoldCollectionViewLayout, in view: UICollectionView) {
        if view !== self.view { start(in: view) }
        noteSettings()
        division = (view as? FanfoldCollectionView).map(\.avoidedDivision) ?? view.division
        let wasAtRest = isAtRest
        let isMoved = reason == .scrolling || reason == .resizing
        reason = nil
        if !isMoved {
            passBeforeItemsChanged = formerPass
            generation += 1
        }
        var now = geometry(of: layout, in: view, isMoved: isMoved)
        if adaptBounces(to: now, in: view) { now = geometry(of: layout, in: view, isMoved: isMoved) }
        if now.context.viewport != frame?.geometry.context.viewport { noteFormerSize() }
        let isOnlyMoved = isMoved && isLayoutCurrent
        let isSynced = sync(now, with: view, isOnlyMoved: isOnlyMoved)
        if isSynced {
            if wasAtRest { endMotionsUnlessAnimated() }
            step(&now, in: view)
        }
        isLayoutCurrent = true
        publish(now, isSynced: isSynced, isOnlyMoved: isOnlyMoved)
    }

    /// Reads the settings of the host for a pass.
    func noteSettings() { settings = host?.settings ?? HostSettings() }

    /// The settings of the host for the engine.
    var engineSettings: EngineSettings { host?.engineSettings ?? EngineSettings() }

    /// Lets short content bounce if it scrolls beneath bars.
    ///
    /// - Returns: Whether the insets of the scroll view may have changed.
    private func adaptBounces(to now: LayoutGeometry, in view: UICollectionView) -> Bool {
        let wanted = now.scrollsShortContent && view.safeAreaInsets != .zero ? now.axis : nil
        if let wanted, !view.alwaysBounces(along: wanted) {
            bouncingAxis = wanted
            view.setAlwaysBounces(true, along: wanted)
        } else if let former = bouncingAxis, former != wanted {
            bouncingAxis = nil
            view.setAlwaysBounces(false, along: former)
        } else {
            return false
        }
        return true
    }

    private func geometry(
        of layout: FanfoldCollectionViewLayout, in view: UICollectionView, isMoved: Bool
    ) -> LayoutGeometry {
        if isMoved, isLayoutCurrent, let frame {
            return LayoutGeometry(frame.geometry, of: view, loop, division)
        }
        let new = layout.layout
        if !isLayoutCurrent { new.requireValidParameters() }
        adoptDecelerationRate(of: new, in: view)
        let sections = (isMoved ? frame?.geometry.sections : nil) ?? SectionRuns(of: view)
        return LayoutGeometry(new, of: view, sections, loop, division)
    }

    private func publish(_ now: LayoutGeometry, isSynced: Bool, isOnlyMoved: Bool) {
        restingFrame = isSynced ? nil : Frame(now.layout, in: now.context)
        let numbering = isSynced ? settings.numbering : ItemNumbering()
        let isScrolled = isOnlyMoved && frame?.geometry.differsOnlyInOffset(from: now) == true
        if frame == nil { frame = PublishedFrame(now, numbering, isSynced: isSynced) }
        frame?.begin(now, numbering, isSynced: isSynced, isScrolled: isScrolled)
        noteCoverage()
        let opened = engine.openedItem.map(EngineIndex.init)
        let status = PublishedFrame.Status(
            openedItem: opened, isSettled: engine.phase == .idle, flatness: settings.flatness,
            opening: opening(in: now))
        frame?.add(visibleItems, covered: covered, status)
    }

    /// The item that is open, opening or closing, its progress, and the insets of its content, which grow with it.
    private func opening(in now: LayoutGeometry) -> (item: EngineIndex, progress: Double, insets: Insets)? {
        guard let view, let item = engine.itemOnItsWay else { return nil }
        let isRightToLeft = now.context.direction == .rightToLeft
        let area = Insets(view.safeAreaInsets, isRightToLeft: isRightToLeft)
        let progress = engine.openProgress
        return (EngineIndex(item), progress, now.context.openInsets(within: area, progress: progress))
    }

    /// Publishes the present state of the engine outside of a pass, after updates.
    func publishUpdates(_ now: LayoutGeometry) {
        publish(now, isSynced: true, isOnlyMoved: false)
    }

    /// The last pass, for keeping.
    var formerPass: FormerPass? {
        frame.map { FormerPass(geometry: $0.geometry, numbering: $0.numbering, items: visibleItems) }
    }

    private func noteFormerSize() {
        guard let formerPass else { return }
        passesOfFormerSizes = [formerPass] + passesOfFormerSizes.prefix(Self.formerSizes - 1)
    }

    /// The number of former sizes that are kept.
    private static var formerSizes: Int { 3 }

    private func noteCoverage() {
        guard isAtRest else { return }
        let frame = engine.frame
        covered = Set(
            zip(frame.visibleItems, frame.reachability()).compactMap { $1 ? nil : EngineIndex($0.index) })
    }

    /// Sets each rate once, so that the application may choose another one.
    private func adoptDecelerationRate(of layout: any CollectionLayout, in view: UICollectionView) {
        let rate = layout.decelerationRate
        guard frame?.geometry.layout.decelerationRate != rate, host?.view.motionStyle == nil else { return }
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate.perMillisecond)
    }
}

extension Frame {
    /// A layout's items at rest.
    fileprivate init(_ layout: any CollectionLayout, in context: LayoutContext) {
        self.init()
        update(layout, in: context)
    }
}
#endif
