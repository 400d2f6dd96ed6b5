import Fanfold

/// The one view that this module drives at a time: where there are several, the page puts each one's memory in before it
/// calls.
///
/// Everything is static, because nothing initialises the globals of a module without an entry point.
enum Host {
    /// The engine; resting, and empty, until the page says more.
    nonisolated(unsafe) static var engine = CollectionEngine(
        layout: PageLayout(), context: LayoutContext(viewport: .zero, count: 0))

    /// Whether the page asks for a loop, be there enough content for one or not yet.
    nonisolated(unsafe) static var isLoopWanted = false

    /// The items visible as the page reads them.
    nonisolated(unsafe) static var frame = FrameBuffer()

    /// The numbers that belong to the latest event.
    nonisolated(unsafe) static var eventValues = (0.0, 0.0)

    /// A number of items that the page names: one that is negative, not whole or too large is refused.
    @inline(never)
    static func count(_ number: Double) -> Int? {
        guard let count = Int32(exactly: number), count >= 0 else { return nil }
        return Int(count)
    }

    /// The item that the page names by its index, if there is one.
    @inline(never)
    static func item(_ index: Double) -> Int? {
        guard let item = count(index), item < engine.context.count else { return nil }
        return item
    }

    /// Changes the layout and the context. The engine's function stands in the module once, not once for each
    /// change that the page can make.
    static func reconfigure(
        isAnimated: Bool = false, time: Double, _ change: (inout PageLayout, inout LayoutContext) -> Void
    ) {
        // By then there may be another item.
        _ = advance(time)
        var (layout, context) = (engine.layout, engine.context)
        change(&layout, &context)
        replace(layout, context, isAnimated: isAnimated, time: time)
    }

    @inline(never)
    private static func replace(
        _ newLayout: PageLayout, _ newContext: LayoutContext, isAnimated: Bool, time: Double
    ) {
        engine.reconfigure(animated: isAnimated, time: time) { layout, context in
            layout = newLayout
            context = newContext
            context.isLooping = isLoopWanted
        }
    }
}
