import Fanfold

/// The one view that an instance of this module drives: the page makes an instance for each of its views.
///
/// Everything is static, because nothing initialises the globals of a module without an entry point.
enum Host {
    /// The engine; resting, and empty, until the page says more.
    nonisolated(unsafe) static var engine = CollectionEngine(
        layout: StandardLayout(), context: LayoutContext(viewport: .zero, count: 0))

    /// The items on stage as the page reads them.
    nonisolated(unsafe) static var frame = FrameBuffer()

    /// The number that belongs to the latest event.
    nonisolated(unsafe) static var eventValue = 0.0
}
