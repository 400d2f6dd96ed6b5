import Fanfold

// What the page can learn of layouts: names, parameters, appearance values.

/// A name as the page reads it: where its bytes begin, and how many they are, in one number.
func packed(_ name: StaticString) -> Int64 {
    Int64(name.utf8CodeUnitCount) << 32 | Int64(Int(bitPattern: name.utf8Start))
}

/// A parameter of the layout; the page asks for no other.
@inline(never)
private func parameter(_ index: Int32) -> (descriptor: ParameterDescriptor, value: Double) {
    guard let parameter = Host.engine.layout.parameter(at: Int(index)) else { fatalError() }
    return parameter
}

/// How many appearance keys the layout has, and the one at an index; the page asks for no other.
@inline(never)
private func appearance(_ index: Int32) -> (count: Int32, key: AppearanceKey) {
    var (count, key) = (Int32(0), AppearanceKey("", at: 0))
    Host.engine.layout.visitAppearanceKeys { each in
        if count == index { key = each }
        count += 1
    }
    return (count, key)
}

@_expose(wasm, "layoutCount")
func layoutCount() -> Int32 { Int32(NamedLayout.count) }

@_expose(wasm, "layoutName")
func layoutName(_ index: Int32) -> Int64 { packed(NamedLayout.name(at: Int(index))) }

@_expose(wasm, "isVertical")
func isVertical() -> Bool { Host.engine.layout.axis == .vertical }

#if FANFOLD_OWN
/// Whether a tapped item is scrolled to.
@_expose(wasm, "scrollsToTappedItem")
func scrollsToTappedItem() -> Bool { Host.engine.layout.scrollsToTappedItem }

/// Whether the layout is made to go round.
@_expose(wasm, "loops")
func loops() -> Bool { Host.engine.layout.loops }
#endif

/// Whether the layout has a rule by which an item is swiped away.
@_expose(wasm, "hasRemoval")
func hasRemoval() -> Bool { Host.engine.layout.removal != nil }

@_expose(wasm, "parameterCount")
func parameterCount() -> Int32 { Int32(Host.engine.layout.parameterCount) }

@_expose(wasm, "parameterName")
func parameterName(_ index: Int32) -> Int64 { packed(parameter(index).descriptor.name) }

@_expose(wasm, "parameterMinimum")
func parameterMinimum(_ index: Int32) -> Double { parameter(index).descriptor.range.lowerBound }

@_expose(wasm, "parameterMaximum")
func parameterMaximum(_ index: Int32) -> Double { parameter(index).descriptor.range.upperBound }

@_expose(wasm, "parameterValue")
func parameterValue(_ index: Int32) -> Double { parameter(index).value }

/// What a parameter is counted in, by its number in the page's list of units.
@_expose(wasm, "parameterUnit")
func parameterUnit(_ index: Int32) -> Int32 {
    let unit: PageUnit =
        switch parameter(index).descriptor.unit {
        case .points: .points
        case .degrees: .degrees
        case .fraction: .fraction
        case .count: .count
        case .pointsPerSecond: .pointsPerSecond
        }
    return unit.rawValue
}

@_expose(wasm, "appearanceCount")
func appearanceCount() -> Int32 { appearance(-1).count }

@_expose(wasm, "appearanceName")
func appearanceName(_ index: Int32) -> Int64 { packed(appearance(index).key.name) }

@_expose(wasm, "appearanceOffset")
func appearanceOffset(_ index: Int32) -> Int32 { Int32(appearance(index).key.offset) }

/// How many numbers stand under a name; 0 where it is a single one.
@_expose(wasm, "appearanceLength")
func appearanceLength(_ index: Int32) -> Int32 {
    let key = appearance(index).key
    return key.isList ? Int32(key.count) : 0
}

/// The vignette's opacity at 0, its middle stop and its outer stop; −1 where there is none.
@_expose(wasm, "vignetteOpacity")
func vignetteOpacity(_ stop: Int32) -> Double {
    guard let vignette = Host.engine.layout.vignette else { return -1 }
    return vignette[stop].opacity
}

/// Where the vignette's stops are, as a part of the viewport's width.
@_expose(wasm, "vignetteLocation")
func vignetteLocation(_ stop: Int32) -> Double {
    guard let vignette = Host.engine.layout.vignette else { return 0 }
    return vignette[stop].location * vignette.radius
}

extension Vignette {
    /// A stop by its number: the inner, the middle and the outer one.
    fileprivate subscript(_ number: Int32) -> Stop { number == 0 ? inner : number == 1 ? middle : outer }
}
