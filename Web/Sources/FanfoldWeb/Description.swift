@_spi(Host) import Fanfold
import FanfoldStandard

// Descriptions of layouts for the page: names, parameters, appearance values.

/// A name for the page: the address and the number of its bytes, in one number.
func packed(_ name: StaticString) -> Int64 {
    Int64(name.utf8CodeUnitCount) << 32 | Int64(Int(bitPattern: name.utf8Start))
}

/// A parameter of the layout; the page only uses valid indices.
@inline(never)  // 5 copies would add 1.0 kB to the WebAssembly.
private func parameter(_ host: Host, _ index: Int32) -> (descriptor: ParameterDescriptor, value: Double) {
    guard let parameter = host.pointee.engine.parameter(at: Int(index)) else { fatalError() }
    return parameter
}

/// The number of appearance keys, and the key at an index; the page only uses valid indices.
@inline(never)  // 4 copies would add 0.5 kB to the WebAssembly.
private func appearance(_ host: Host, _ index: Int32) -> (count: Int32, key: AppearanceKey) {
    var (count, key) = (Int32(0), AppearanceKey("", at: 0))
    host.pointee.engine.layout.visitAppearanceKeys { each in
        if count == index { key = each }
        count += 1
    }
    return (count, key)
}

@_expose(wasm, "layoutCount")
func layoutCount(_: Host) -> Int32 { Int32(PageLayout.names.count) }

@_expose(wasm, "layoutName")
func layoutName(_: Host, _ index: Int32) -> Int64 { packed(PageLayout.names[Int(index)]) }

@_expose(wasm, "isVertical")
func isVertical(_ host: Host) -> Flag { Flag(host.pointee.engine.layout.axis == .vertical) }

/// Whether tapping an item scrolls to it.
@_expose(wasm, "scrollsToTappedItem")
func scrollsToTappedItem(_ host: Host) -> Flag { Flag(host.pointee.engine.layout.scrollsToTappedItem) }

/// Whether the layout is designed for loops.
@_expose(wasm, "loops")
func loops(_ host: Host) -> Flag { Flag(host.pointee.engine.layout.loops) }

/// The edges over which swipes remove items, a bit for each: left, right, top and bottom.
@_expose(wasm, "removalEdges")
func removalEdges(_ host: Host) -> Int32 {
    let layout = host.pointee.engine.layout
    guard let edges = layout.removal?.edges else { return 0 }
    return (edges == .start ? 1 : edges == .end ? 2 : 3) << (layout.axis == .vertical ? 0 : 2)
}

@_expose(wasm, "parameterCount")
func parameterCount(_ host: Host) -> Int32 {
    Int32(host.pointee.engine.layout.parameterCount + MotionStyle.parameterCount)
}

@_expose(wasm, "parameterName")
func parameterName(_ host: Host, _ index: Int32) -> Int64 { packed(parameter(host, index).descriptor.name) }

@_expose(wasm, "parameterMinimum")
func parameterMinimum(_ host: Host, _ index: Int32) -> Double {
    parameter(host, index).descriptor.range.lowerBound
}

@_expose(wasm, "parameterMaximum")
func parameterMaximum(_ host: Host, _ index: Int32) -> Double {
    parameter(host, index).descriptor.range.upperBound
}

@_expose(wasm, "parameterValue")
func parameterValue(_ host: Host, _ index: Int32) -> Double { parameter(host, index).value }

/// The unit of a parameter, by its number in the page's list of units.
@_expose(wasm, "parameterUnit")
func parameterUnit(_ host: Host, _ index: Int32) -> Int32 {
    let unit: PageUnit =
        switch parameter(host, index).descriptor.unit {
        case .points: .points
        case .degrees: .degrees
        case .fraction: .fraction
        case .count: .count
        case .pointsPerSecond: .pointsPerSecond
        case .seconds: .seconds
        @unknown default: fatalError()
        }
    return unit.rawValue
}

@_expose(wasm, "appearanceCount")
func appearanceCount(_ host: Host) -> Int32 { appearance(host, -1).count }

@_expose(wasm, "appearanceName")
func appearanceName(_ host: Host, _ index: Int32) -> Int64 { packed(appearance(host, index).key.name) }

@_expose(wasm, "appearanceOffset")
func appearanceOffset(_ host: Host, _ index: Int32) -> Int32 { Int32(appearance(host, index).key.offset) }

/// The number of values of an array; 0 for a single value.
@_expose(wasm, "appearanceLength")
func appearanceLength(_ host: Host, _ index: Int32) -> Int32 {
    let key = appearance(host, index).key
    return key.isList ? Int32(key.count) : 0
}

/// The vignette's opacity at 0, its middle stop and its outer stop; −1 if there is none.
@_expose(wasm, "vignetteOpacity")
func vignetteOpacity(_ host: Host, _ stop: Int32) -> Double {
    guard let vignette = host.pointee.engine.layout.vignette else { return -1 }
    return vignette[stop].opacity
}

/// The location of a vignette's stop, as a fraction of the viewport's width.
@_expose(wasm, "vignetteLocation")
func vignetteLocation(_ host: Host, _ stop: Int32) -> Double {
    guard let vignette = host.pointee.engine.layout.vignette else { return 0 }
    return vignette[stop].location * vignette.radius
}

extension Vignette {
    /// A stop by its number: the inner, the middle and the outer one.
    fileprivate subscript(_ number: Int32) -> Stop { number == 0 ? inner : number == 1 ? middle : outer }
}
