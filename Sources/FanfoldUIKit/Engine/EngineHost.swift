#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The additions of a ``FanfoldCollectionView`` to its engine: frames, events, input of the application, and views
/// that UIKit does not show.
///
/// Touches, keys and calls reach the engine through ``perform(_:)``. The ``owner`` alone changes the engine.
@MainActor
final class EngineHost {
    unowned let view: FanfoldCollectionView
    let owner = EngineOwner()
    // Captures the view, not `self`: a view released off the main thread may already be nil here.
    private(set) lazy var driver = FrameDriver { [weak view] time in view?.host.showFrame(at: time) }
    private(set) lazy var alarm = Alarm { [weak view] in view?.host.autoplayIsDue() }
    let leaving = LeavingViews()
    let vignetteView = VignetteView()
    /// Pending completions, and the items to which something pending refers.
    var calls = PendingCalls()
    /// The move of a finger, until the data source has made it.
    var reordering = Reordering()
    /// The knowledge of the delegate.
    var reports = ItemReports()
    /// The events that are pending.
    var gate = EventGate()
    /// Autoplay and automatic scrolling.
    var playback = Playback()
    /// The undo manager with registered removals, and their targets, in the order of the removals.
    weak var undoManager: UndoManager?
    var registeredUndos: [RemovalUndo] = []
    /// Whether the data source is putting back removed items.
    var isUndoing = false
    /// Whether UIKit animates a change of the layout or of the items.
    private var isChanging = false
    /// The time of a test; nil for the system's.
    var manualTime: ManualTime? {
        didSet { driver.isManual = manualTime != nil }
    }
    /// The layout change that the application drives.
    var interactiveTransition: InteractiveTransition?
    /// The item that is shown flat, for a transition.
    var flatItem: FlatItem?
    /// The listener for the input of the view; nil unless a test records it.
    var record: (@MainActor (RecordedInput) -> Void)?
    /// Called in each frame from an update of SwiftUI until the view is at rest, once all events are handled and the view
    /// has an area.
    var didUpdate: @MainActor () -> Void = {}
    /// Called with each report of the position, while events may be handled.
    var didScroll: @MainActor () -> Void = {}

    init(of view: FanfoldCollectionView) {
        self.view = view
    }

    /// The present time, in seconds.
    var now: Double { manualTime?.now ?? CACurrentMediaTime() }

    /// Whether motion is visible.
    var isLive: Bool { view.window != nil }

    /// Whether a change may be animated now.
    var mayAnimate: Bool { view.mayAnimate }

    /// Whether changes of the layout are animated: if the application changes it in an animation.
    var morphs: Bool { mayAnimate && (isChanging || UIView.inheritedAnimationDuration > 0) }

    /// Changes the layout or the items.
    func change(animated: Bool, _ body: () -> Void) {
        let wasChanging = isChanging
        defer { isChanging = wasChanging }
        isChanging = animated
        body()
    }

    /// The permitted interactions.
    var options: InteractionOptions {
        var options = InteractionOptions()
        options.allowsRemoval = view.allowsRemoval && commitsRemovals
        options.allowsReordering = view.allowsReordering
        options.asksBeforeAppending = true
        options.snapping = view.presentSnapping
        options.motionStyle = view.motionStyle
        options.autoplayInterval = activeAutoplayInterval
        return options
    }

    /// The present state of the engine, for reading at once; nil before the first pass, and with a foreign layout.
    var engine: HostedEngine? { hasEngine ? owner.engine : nil }

    /// Whether there is an engine. There is none before the first pass, and with a foreign layout.
    var hasEngine: Bool { view.fanfoldLayout != nil && owner.hasEngine }

    /// The item that is open, or on its way there.
    var openedItem: EngineIndex? { hasEngine ? owner.engine.openedItem.map(EngineIndex.init) : nil }

    /// The item that is open, on its way there, or pending until another one is closed.
    var itemToOpen: EngineIndex? { hasEngine ? owner.engine.itemToOpen.map(EngineIndex.init) : nil }

    /// The geometry of the last pass; nil before the first pass, and with a foreign layout.
    var geometry: LayoutGeometry? { view.fanfoldLayout == nil ? nil : owner.frame?.geometry }

    /// Whether nothing moves.
    var isAtRest: Bool {
        hasEngine ? owner.isAtRest : view.scrollPhase == .idle
    }

    /// Changes the engine, at the present time, and shows the result.
    @discardableResult
    func perform<Result>(_ action: (inout HostedEngine, Double) -> Result) -> Result? {
        guard view.fanfoldLayout != nil, let result = owner.perform(action) else { return nil }
        owner.endMotionsUnlessAnimated()
        show()
        return result
    }

    /// Shows a change, and further frames for as long as something moves.
    func show() {
        view.fanfoldLayout?.invalidateItems()
        handleEvents()
        startFrames()
    }

    /// Shows frames until everything is at rest.
    func startFrames() {
        driver.start()
    }
}

// MARK: Frames

extension EngineHost {
    /// The application may release the view while it handles the events of the frame.
    private func showFrame(at time: Double) {
        withExtendedLifetime(view) { makeFrame(at: time) }
    }

    private func makeFrame(at time: Double) {
        gate.frameBegins()
        guard hasEngine else { return withdraw() }
        if UIAccessibility.isVoiceOverRunning { stopAutomaticScrolling() }
        let isFlatItemMoving = advanceFlatItem()
        if owner.passTime(to: time) || isFlatItemMoving { view.fanfoldLayout?.invalidateItems() }
        view.layoutIfNeeded()
        handleEvents()
        reportPosition()
        noteInteractiveTransition()
        noteAutomaticScrolling()
        if !hasEngine || owner.isAtRest && flatItem?.releaseTime == nil {
            driver.stop()
            awaitAutoplay()
            if isReportDue { cameToRest() }
        }
        if gate.hasNewUpdate && hasSpace {
            gate.hasNewUpdate = !showsItemAtRest
            didUpdate()
        }
    }

    /// Automatic scrolling is over once something else moves the content.
    private func noteAutomaticScrolling() {
        if isLive && owner.engine.phase != .scrollingAutomatically { playback.velocity = 0 }
    }

    /// Shows the views that are not UIKit's, at the end of a pass. The application is called after the pass, at the latest in
    /// the next frame: UIKit repeats a pass after a change of an observable property that the pass has read.
    func didLayOut() {
        gate.hasPassed = true
        startFrames()
        guard hasEngine, let geometry else { return hideViews() }
        leaving.show(owner, in: view)
        vignetteView.vignette = geometry.layout.vignette
        vignetteView.frame = view.bounds
        vignetteView.alpha = owner.engine.vignetteOpacity
        noteAutomaticScrolling()
        if reports.itemAtRest == nil, itemShown != nil { noteReportedItem() }
    }

    /// Performs the pass that is due, if any, and calls the application about it.
    func reportPass(of layOut: () -> Void) {
        gate.hasPassed = false
        layOut()
        guard gate.takePass() else { return }
        guard hasEngine else { return withdraw() }
        handleEvents()
        reportPosition()
    }

    /// Hides the views that are not UIKit's, because the layout is a foreign one.
    private func hideViews() {
        leaving.removeAll()
        vignetteView.vignette = nil
    }

    /// Ends everything that the engine has begun, because the layout is a foreign one.
    private func withdraw() {
        driver.stop()
        alarm.cancel()
        reordering.end()
        gate.dropEvents()
        reports.restart()
        (playback.velocity, flatItem) = (0, nil)
        forgetItems()
        for completion in calls.takeAllAppendings() { completion(false) }
    }

    /// Continues motions when the view enters a window, and completes them when it leaves one.
    func windowDidChange() {
        if isLive { show() } else { letGoOfContent() }
        noteScene()
        if !isLive { forgetUndo() }
        autoplayDidChange()
        guard playback.isScrolling else { return }
        if isLive {
            scrollAutomatically(playback.velocity)
        } else {
            perform { $0.scrollAutomatically(velocity: 0, time: $1) }
        }
    }
}

// MARK: Items

extension EngineHost {
    /// The relation between the indices of the data source and those of the engine.
    var numbering: ItemNumbering { ItemNumbering(reordering.change) }

    /// The index path of an item of the engine; nil if there is none.
    func indexPath(of index: EngineIndex) -> IndexPath? {
        guard let sections = geometry?.sections else { return nil }
        let item = numbering.dataIndex(of: index)
        return (0..<sections.count).contains(item.value) ? sections.indexPath(of: item) : nil
    }

    /// The engine's index of the item at an index path; nil if there is none.
    func index(of indexPath: IndexPath) -> EngineIndex? {
        geometry?.sections.index(of: indexPath).map(numbering.engineIndex)
    }

    /// The item that is seen at a point of the viewport. If something has changed since the last pass, a copy of the engine
    /// makes the frame.
    func item(at point: Fanfold.Point) -> IndexPath? {
        guard hasEngine, let before = owner.frame?.geometry else { return nil }
        let now = owner.currentGeometry
        guard let now, now.hasSameSize(as: before),
            !owner.isFrameCurrent || now.context.offset != before.context.offset
        else { return owner.engine.item(at: point).map(EngineIndex.init).flatMap(indexPath) }
        var copy = owner.engine
        copy.report(now.context.offset, phase: owner.phase(of: view), time: copy.time)
        copy.advance(to: copy.time)
        return copy.item(at: point).map(EngineIndex.init).flatMap(indexPath)
    }

    /// Updates all item references after a change that the engine has made.
    func renumberItems(by map: ItemMap) {
        reports.renumber(by: map)
        calls.renumber(by: map)
        leaving.adopt(owner.visibleItems, in: view)
        startFrames()
    }

    /// Ends all gestures on items, and answers pending questions.
    func letGoOfItems() {
        let (options, items) = (options, calls.indices)
        owner.perform { engine, time in
            keepEvents(of: &engine)
            abandonReordering(&engine, time)
            // Disabling the interactions cancels gestures in progress.
            (engine.options.allowsRemoval, engine.options.allowsReordering) = (false, false)
            engine.options = options
            for item in items {
                let index = numbering.engineIndex(of: item).value
                engine.answerRemoval(of: index, isAllowed: false, time: time)
            }
        }
    }

    /// Drops everything that is pending, because all items may have been replaced.
    func forgetItems() {
        calls.forgetItems()
        handleEvents()
    }
}

// MARK: The item at rest

extension EngineHost {
    /// The item that is shown; nil if there is none, or if the view has no area.
    private var itemShown: DataIndex? {
        guard hasSpace, let geometry, geometry.context.count > 0 else { return nil }
        return geometry.itemShown
    }

    /// Whether the insets leave an area in the view.
    var hasSpace: Bool { hasEngine && geometry?.hasSpace == true }

    /// Whether nothing moves, and the view shows the present items.
    var showsItemAtRest: Bool { hasSpace && owner.isAtRest && owner.frame?.isSynced == true }

    /// The item shown or, while the content moves, the one that will be shown once it has settled.
    var indexPathAtRest: IndexPath? {
        guard hasSpace, !showsItemAtRest else { return view.fanfoldLayout?.indexPathShown }
        return targetItem.flatMap { geometry?.sections.indexPath(of: $0) }
    }

    /// Whether the delegate has not been notified of the item at rest, such as after a sort or a removal.
    private var isReportDue: Bool {
        reports.itemAtRest != nil && showsItemAtRest && reports.isDue(forItemAtRest: itemShown)
    }

    /// Notes the item shown as the one that the application assumes at rest.
    func noteReportedItem() { reports.note(itemAtRest: itemShown) }
}

// MARK: Pending events

extension EngineHost {
    /// Lets SwiftUI update the view. Events stay pending until the next frame, because state must not change during an
    /// update.
    func deferEvents(_ update: () -> Void) {
        gate.deferEvents()
        holdEvents(update)
        startFrames()
    }

    /// Lets the application change its items; events stay pending, and follow their items.
    func holdEvents(_ updates: () -> Void) {
        let wasHeld = gate.isHeld
        gate.isHeld = true
        updates()
        gate.isHeld = wasHeld
    }

    /// Brings the layout up to date; events stay pending. The application may change its items before it reports the
    /// change to UIKit: UIKit then still needs the former items.
    func layOut() { holdEvents { view.layoutIfNeeded() } }

    /// Handles all events in order, each once, including those that arise meanwhile. The application may release the view
    /// during an event.
    func handleEvents() {
        guard gate.isOpen else { return }
        gate.isHeld = true
        defer { gate.isHeld = false }
        withExtendedLifetime(view) {
            while let event = nextEvent() { handle(event) }
        }
    }
}
#endif
