#if FANFOLD_KEYFRAMES
@_spi(Host) import Fanfold

/// The layout that pages name besides the standard ones. `Scripts/build-layout` compiles a custom one instead of this file.
typealias AdditionalLayout = RowLayout

extension RowLayout {
    static var pageName: StaticString { "row" }
}

// The widths of items in a row, as numbers in the module's memory.

/// Allocates memory for some numbers, which `setWidths` frees.
@_expose(wasm, "allocateNumbers")
func allocateNumbers(_: Host, _ count: Int32) -> UnsafeMutablePointer<Double> {
    .allocate(capacity: Int(count))
}

/// Sets the widths of items, in CSS pixels; 0 for items whose width is unknown. A layout without widths ignores it.
@_expose(wasm, "setWidths")
func setWidths(_ host: Host, _ numbers: UnsafeMutablePointer<Double>, _ count: Int32, _ time: Double) {
    let widths = Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
    numbers.deallocate()
    guard case .additional(var row) = host.pointee.engine.layout else { return }
    row.widths = widths
    host.reconfigure(time: time) { layout, _ in layout = .additional(row) }
}
#endif
