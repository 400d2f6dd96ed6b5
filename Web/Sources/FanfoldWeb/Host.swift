@_spi(Host) import Fanfold

/// The state of one engine, and the values that the page reads from it.
struct EngineState {
    /// The engine. It is empty until the page configures it.
    var engine = CollectionEngine(
        layout: PageLayout(), context: LayoutContext(viewport: .zero, count: 0))
    /// Whether the page enables a loop, even if the content is too short for one.
    var isLoopWanted = false
    /// The current frame.
    var frame = FrameBuffer()
    /// The numbers of the last event.
    var eventValues = SIMD3<Double>.zero
    /// The location at which the last pointer went up.
    var lifted = Point.zero
}

/// The handle of an engine: the address of its state. One instance of the module holds any number of engines.
///
/// All other state is static, because nothing initializes the globals of a module without an entry point.
typealias Host = UnsafeMutablePointer<EngineState>

@_expose(wasm, "createEngine")
func createEngine() -> Host { makeHost(EngineState()) }

/// Frees an engine. Its handle is invalid afterwards.
@_expose(wasm, "destroyEngine")
func destroyEngine(_ host: Host) {
    host.pointee.frame.deallocate()
    host.deinitialize(count: 1)
    host.deallocate()
}

/// Creates an engine with the same state. Its frame is its own.
@_expose(wasm, "copyEngine")
func copyEngine(_ host: Host) -> Host {
    var state = host.pointee
    state.frame = FrameBuffer()
    return makeHost(state)
}

/// Gives an engine the state of another one.
@_expose(wasm, "restoreEngine")
func restoreEngine(_ host: Host, _ other: Host) {
    let frame = host.pointee.frame
    host.pointee = other.pointee
    host.pointee.frame = frame
}

private func makeHost(_ state: EngineState) -> Host {
    let host = Host.allocate(capacity: 1)
    host.initialize(to: state)
    return host
}

extension UnsafeMutablePointer where Pointee == EngineState {
    /// Converts a number of items. A number that is negative, not whole or too large is rejected.
    func count(_ number: Double) -> Int? {
        guard let count = Int32(exactly: number), count >= 0, count <= LayoutContext.maximumCount else {
            return nil
        }
        return Int(count)
    }

    /// Converts the index of an item. An index without an item is rejected.
    @inline(never)  // 11 copies would add 0.9 kB to the WebAssembly.
    func item(_ index: Double) -> Int? {
        guard let item = count(index), item < pointee.engine.context.count else { return nil }
        return item
    }

    /// Changes the layout and the context.
    func reconfigure(
        isAnimated: Bool = false, time: Double, _ change: (inout PageLayout, inout LayoutContext) -> Void
    ) {
        // The state at that time is the one to change.
        pointee.engine.advance(to: time)
        var (layout, context) = (pointee.engine.layout, pointee.engine.context)
        change(&layout, &context)
        context.isLooping = pointee.isLoopWanted
        replace(layout, context, isAnimated: isAnimated, time: time)
    }

    @inline(never)  // 8 copies would add 12.1 kB to the WebAssembly.
    private func replace(
        _ newLayout: PageLayout, _ newContext: LayoutContext, isAnimated: Bool, time: Double
    ) {
        pointee.engine.reconfigure(animated: isAnimated, time: time) { layout, context in
            layout = newLayout
            context = newContext
        }
    }
}

/// A result that the page reads as a truth value. A returned `Bool` has only one defined bit, the lowest.
struct Flag: ExpressibleByBooleanLiteral {
    private let value: Int32

    init(_ isTrue: Bool) { value = isTrue ? 1 : 0 }

    init(booleanLiteral isTrue: Bool) { self.init(isTrue) }
}
