@_spi(Host) import Fanfold
import Inspection

/// The visible items at a time, and all events up to it.
package struct ReplayFrame {
    /// In seconds since the start.
    let time: Double
    package let report: InspectReport
    let phase: ScrollPhase
    let openedItem: Int?
    package let vignetteOpacity: Double
    let focusedItem: Int?
    let events: [CollectionEvent]

    init(
        _ engine: CollectionEngine<AnyCollectionLayout>, time: Double, layoutName: String,
        events: [CollectionEvent]
    ) {
        self.time = time
        self.events = events
        report = InspectReport(
            layoutName: layoutName, layout: engine.layout.base, context: engine.context, frame: engine.frame)
        phase = engine.phase
        openedItem = engine.openedItem
        vignetteOpacity = engine.vignetteOpacity
        focusedItem = engine.focusedItem
    }

    /// The number of items and events.
    var entryCount: Int { report.frame.count + events.count }
}
