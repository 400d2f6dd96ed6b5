#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

/// The engine of a collection view, whose scroll view scrolls.
typealias HostedEngine = CollectionEngine<AnyCollectionLayout>

/// Runs a layout's engine in a collection view: shows its frames, tells it of input, and carries out its events.
@MainActor
final class EngineHost {
    unowned let view: FanfoldCollectionView
    // By way of the view: one that is let go of on another thread is gone before it is destroyed, on the main one.
    private(set) lazy var driver = FrameDriver { [weak view] time in view?.host.showFrame(at: time) }
    let leaving = LeavingViews()
    let vignetteView = VignetteView()
    /// Who waits for an item: to be told how an opening ends, or for an answer.
    private var trackedItems: [TrackedItem] = []
    var waiting: [OpenCompletion] = []
    /// Who wants to know whether an item that is appended fills the view.
    var appendCompletions: [((Bool) -> Void)?] = []
    /// Where a finger has moved an item that it has lifted, and the data source not yet; nowhere, to begin with.
    var reordering: IndexChange?
    /// Where an item goes that the data source is about to move.
    var movementTarget: IndexPath?
    /// Whether the data source is asked to do what a finger has done.
    var isCommitting = false
    /// Whether the data source puts back what was removed.
    var isUndoing = false
    /// Whether UIKit changes the layout, or what it shows, gradually.
    private var isChanging = false
    /// Whether the content is on its way to an item, and the delegate has to be told when it is there.
    var isScrollAnimated = false
    /// How fast the content moves by itself, in points per second; 0 where it does not.
    var automaticVelocity = 0.0
    /// What has happened before the items changed, by the numbers that these have now.
    var untold: [CollectionEvent] = []
    /// Whether the item that the content has shown is gone, and the delegate has to be told of another one.
    var hasLostItemShown = false
    /// Whether events are being told already, or wait.
    private var areEventsHeld = false

    init(of view: FanfoldCollectionView) {
        self.view = view
    }

    var adapter: FanfoldCollectionViewLayout? { view.fanfoldLayout }

    private var state: LayoutState? { adapter?.state }

    /// Whether what moves can be seen; otherwise everything is where it belongs at once.
    var isLive: Bool { view.window != nil }

    /// Whether another layout, or other parameters, are come to gradually: where the application changes them so.
    var morphs: Bool { isLive && (isChanging || UIView.inheritedAnimationDuration > 0) }

    /// Has UIKit change what is shown.
    func change(animated: Bool, _ body: () -> Void) {
        let wasChanging = isChanging
        defer { isChanging = wasChanging }
        isChanging = animated
        body()
    }

    var scrollsToTappedItem: Bool? { view.scrollsToTappedItem }

    /// What fingers may do.
    var options: InteractionOptions {
        var options = InteractionOptions()
        options.allowsRemoval = view.allowsRemoval && view.committer != nil
        options.allowsReordering = view.allowsReordering
        options.asksBeforeAppending = true
        return options
    }

    /// The engine as it is; nil before the first pass, and with a layout that is not Fanfold's.
    var engine: HostedEngine? { state?.engine }

    /// Whether nothing moves.
    var isAtRest: Bool {
        guard let engine else { return view.scrollPhase == .idle }
        return engine.phase == .idle && !engine.needsFrame
    }

    /// The layout as it was shown last.
    var snapshot: LayoutSnapshot? { state?.snapshot }

    /// Does something with the engine, at the present time, and shows what comes of it.
    @discardableResult
    func perform<Result>(_ action: (inout HostedEngine, Double) -> Result) -> Result? {
        guard let result = state?.perform(action) else { return nil }
        show()
        return result
    }

    /// Shows what has changed, and goes on showing it as long as it moves.
    func show() {
        adapter?.invalidatePlaces()
        handleEvents()
        startFrames()
    }

    /// Has frames shown until everything is at rest.
    func startFrames() {
        driver.start()
    }
}

// MARK: Frames

extension EngineHost {
    /// The application may let go of the view as it is told what the frame brings.
    private func showFrame(at time: Double) {
        withExtendedLifetime(view) { makeFrame(at: time) }
    }

    private func makeFrame(at time: Double) {
        if UIAccessibility.isVoiceOverRunning { stopAutomaticScrolling() }
        state?.engine?.advance(to: time)
        adapter?.invalidatePlaces()
        view.layoutIfNeeded()
        handleEvents()
        noteAutomaticScrolling()
        guard let engine, engine.needsFrame || engine.phase != .idle else {
            driver.stop()
            if hasLostItemShown { cameToRest() }
            return
        }
    }

    /// A show without hands is over once something else has the content.
    private func noteAutomaticScrolling() {
        if isLive && engine?.phase != .scrollingAutomatically { automaticVelocity = 0 }
    }

    /// After a pass: shows what is not UIKit's to show.
    func didLayOut() {
        guard let engine, let snapshot else { return withdraw() }
        leaving.show(engine.frame, snapshot, in: view)
        vignetteView.vignette = snapshot.layout.vignette
        vignetteView.frame = view.bounds
        vignetteView.alpha = engine.vignetteOpacity
        noteAutomaticScrolling()
        handleEvents()
        if engine.needsFrame || engine.phase != .idle { startFrames() }
    }

    /// With a layout that is not Fanfold's, nothing is left of what the engine did.
    private func withdraw() {
        driver.stop()
        leaving.removeAll()
        vignetteView.vignette = nil
        (reordering, untold, automaticVelocity, isScrollAnimated) = (nil, [], 0, false)
        hasLostItemShown = false
        forgetItems()
        let appending = appendCompletions
        appendCompletions = []
        for completion in appending { completion?(false) }
    }

    /// The view has come into a window, or gone. What is on its way goes on, and who waits for it is told.
    func windowDidChange() {
        if isLive { show() } else { letGoOfContent() }
        guard automaticVelocity != 0 else { return }
        if isLive {
            scrollAutomatically(automaticVelocity)
        } else {
            perform { $0.scrollAutomatically(velocity: 0, time: $1) }
        }
    }
}

// MARK: Items

extension EngineHost {
    /// An index path by the engine's number.
    func indexPath(of index: Int) -> IndexPath? {
        guard let sections = snapshot?.sections else { return nil }
        let item = item(of: index)
        return (0..<sections.count).contains(item) ? sections.indexPath(of: item) : nil
    }

    func index(of indexPath: IndexPath) -> Int? {
        snapshot?.sections.index(of: indexPath).map(index)
    }

    /// The item that is seen at a point of the viewport, wherever the content has been put since the last pass: a copy of
    /// the engine is asked.
    func item(at point: Fanfold.Point) -> IndexPath? {
        guard var copy = engine, let state, let snapshot else { return nil }
        if let now = state.current(in: view), now.hasSameSize(as: snapshot) {
            copy.follow(now.context.offset, phase: state.phase(of: view), time: copy.time)
            copy.advance(to: copy.time)
        }
        return copy.item(at: point).flatMap(indexPath)
    }

    func track(_ index: Int) -> TrackedItem {
        let item = TrackedItem(item(of: index))
        trackedItems.append(item)
        return item
    }

    /// The items have changed, and the engine knows it.
    func follow(_ map: ItemMap, from before: LayoutSnapshot) {
        if before.context.count > 0, map.image(of: before.itemShown) == nil { hasLostItemShown = true }
        for item in trackedItems where item.isInUse { item.follow(map) }
        trackedItems.removeAll { $0.number == nil || !$0.isInUse }
        if let engine, let snapshot { leaving.adopt(engine.frame, snapshot, in: view) }
        if isLive { startFrames() }
    }

    /// What fingers have done to items goes back, and what waits for an answer gets one.
    func letGoOfItems() {
        state?.perform { engine, time in
            keepEvents(of: &engine)
            abandonReordering(&engine, time)
            // What fingers may not do any longer they let go of.
            (engine.options.allowsRemoval, engine.options.allowsReordering) = (false, false)
            engine.options = options
            for item in trackedItems.compactMap(\.number) {
                engine.answerRemoval(of: index(of: item), isAllowed: false, time: time)
            }
        }
    }

    /// All items may be others: nobody waits any longer.
    func forgetItems() {
        for item in trackedItems { item.number = nil }
        trackedItems = []
        handleEvents()
    }

    /// Lets the application change its items: what happens meanwhile is told by the numbers that they have then.
    func holdEvents(_ updates: () -> Void) {
        let wereHeld = areEventsHeld
        areEventsHeld = true
        updates()
        areEventsHeld = wereHeld
    }

    /// Brings the layout up to date, and tells of nothing meanwhile. The application may change its items before it tells
    /// UIKit, which then shows what is there: it has to know by then all that has been before.
    func layOut() { holdEvents { view.layoutIfNeeded() } }

    /// In order, each once; those that come about meanwhile as well. The application may let go of the view as it is told.
    func handleEvents() {
        guard !areEventsHeld else { return }
        areEventsHeld = true
        defer { areEventsHeld = false }
        withExtendedLifetime(view) {
            while let event = nextEvent() { handle(event) }
        }
    }
}
#endif
