import Fanfold

/// The properties of a keyframe as 40 components. A length has four: fractions of width, height and shorter side, and
/// points.
package struct KeyframeValues: Sendable {
    var x = SIMD4<Double>.zero
    var y = SIMD4<Double>.zero
    package var width = SIMD4<Double>(1, 0, 0, 0)
    package var height = SIMD4<Double>(0, 1, 0, 0)
    var depth = SIMD4<Double>.zero
    var cornerRadius = SIMD4<Double>.zero
    /// The angles about x, y and z, and the scale.
    var turn = SIMD4<Double>(0, 0, 0, 1)
    /// The opacity; the other components are unused.
    var opacity = SIMD4<Double>(1, 0, 0, 0)
    /// The appearance values.
    var first = SIMD4<Double>.zero
    var second = SIMD4<Double>.zero

    /// The number of components.
    static var count: Int { 40 }

    /// Values with all components 0.
    static var zero: KeyframeValues {
        var values = KeyframeValues()
        values.width = .zero
        values.height = .zero
        values.turn = .zero
        values.opacity = .zero
        return values
    }

    /// Accesses a component.
    subscript(component: Int) -> Double {
        get { self[group: component >> 2][component & 3] }
        set { self[group: component >> 2][component & 3] = newValue }
    }

    private subscript(group group: Int) -> SIMD4<Double> {
        get {
            switch group {
            case 0: x
            case 1: y
            case 2: width
            case 3: height
            case 4: depth
            case 5: cornerRadius
            case 6: turn
            case 7: opacity
            case 8: first
            default: second
            }
        }
        set {
            switch group {
            case 0: x = newValue
            case 1: y = newValue
            case 2: width = newValue
            case 3: height = newValue
            case 4: depth = newValue
            case 5: cornerRadius = newValue
            case 6: turn = newValue
            case 7: opacity = newValue
            case 8: first = newValue
            default: second = newValue
            }
        }
    }

    /// Returns the property of a component.
    static func property(of component: Int) -> KeyframeProperties {
        switch component {
        case 0..<8: .position
        case 8..<16: .size
        case 16..<20: .depth
        case 20..<24: .appearance
        case 24..<27: .rotation
        case 27: .scale
        case 28: .opacity
        default: .appearance
        }
    }

    /// Returns a value within the range of a component: sizes, radii and scales are at least 0, and opacities from 0 to 1.
    static func limited(_ value: Double, _ component: Int) -> Double {
        switch component {
        case 8..<16, 20..<24, 27: max(value, 0)
        case 28: min(max(value, 0), 1)
        default: value
        }
    }

    /// Returns a component of a keyframe; nil if the keyframe does not set it.
    static func value(_ component: Int, of keyframe: Keyframe, in curves: KeyframeNames) -> Double? {
        let along: KeyframeLength.Extent = curves.axis == .horizontal ? .width : .height
        let lane = component & 3
        switch component >> 2 {
        case 0: return keyframe.x?.parts(own: .width)[lane]
        case 1: return keyframe.y?.parts(own: .height)[lane]
        case 2: return keyframe.width?.parts(own: .width)[lane]
        case 3: return keyframe.height?.parts(own: .height)[lane]
        case 4: return keyframe.depth?.parts(own: along)[lane]
        case 5: return keyframe.cornerRadius?.parts(own: .shorterSide)[lane]
        case 6: return turn(lane, of: keyframe)
        case 7: return lane == 0 ? keyframe.opacity : nil
        default:
            let index = component - 32
            return index < curves.names.count ? keyframe.appearance.value(of: curves.names[index]) : nil
        }
    }

    private static func turn(_ lane: Int, of keyframe: Keyframe) -> Double? {
        switch lane {
        case 0: keyframe.rotationX
        case 1: keyframe.rotationY
        case 2: keyframe.rotationZ
        default: keyframe.scale
        }
    }
}

/// The axis and the names of the appearance values, which determine the components.
struct KeyframeNames {
    let axis: Axis
    let names: [AppearanceName]
}

/// The components between two keyframes, as cubics of the distance from the first: a + b·u + c·u² + d·u³.
package struct KeyframeSegment: Sendable {
    /// The start, in items from the item shown.
    var start: Double
    /// A bit for each group of components with a c or d that is not 0.
    var bent: UInt16 = 0
    /// Whether centers move evenly on a straight line.
    var isPlaceStraight: Bool { bent & 0b11 == 0 }
    package var a = KeyframeValues.zero
    var b = KeyframeValues.zero
    var c = KeyframeValues.zero
    var d = KeyframeValues.zero
    /// The upper bounds of the segment: no curve exceeds the keyframes at its ends.
    var most = KeyframeBounds()

    /// Returns a group of components at a distance `u` from the start.
    @inline(__always)
    func cubic(
        _ group: UInt16, _ u: Double, _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>,
        _ d: SIMD4<Double>
    ) -> SIMD4<Double> {
        bent & (1 << group) == 0 ? a + b * u : a + (b + (c + d * u) * u) * u
    }

    @inline(__always) package func x(_ u: Double) -> SIMD4<Double> { cubic(0, u, a.x, b.x, c.x, d.x) }
    @inline(__always) package func y(_ u: Double) -> SIMD4<Double> { cubic(1, u, a.y, b.y, c.y, d.y) }
    @inline(__always) func width(_ u: Double) -> SIMD4<Double> {
        cubic(2, u, a.width, b.width, c.width, d.width)
    }
    @inline(__always) func height(_ u: Double) -> SIMD4<Double> {
        cubic(3, u, a.height, b.height, c.height, d.height)
    }
    @inline(__always) package func depth(_ u: Double) -> SIMD4<Double> {
        cubic(4, u, a.depth, b.depth, c.depth, d.depth)
    }
    @inline(__always) func cornerRadius(_ u: Double) -> SIMD4<Double> {
        cubic(5, u, a.cornerRadius, b.cornerRadius, c.cornerRadius, d.cornerRadius)
    }
    @inline(__always) package func turn(_ u: Double) -> SIMD4<Double> {
        cubic(6, u, a.turn, b.turn, c.turn, d.turn)
    }
    @inline(__always) package func opacity(_ u: Double) -> Double {
        let line = a.opacity.x + b.opacity.x * u
        return bent & (1 << 7) == 0 ? line : line + (c.opacity.x + d.opacity.x * u) * u * u
    }
    @inline(__always) func first(_ u: Double) -> SIMD4<Double> {
        cubic(8, u, a.first, b.first, c.first, d.first)
    }
    @inline(__always) func second(_ u: Double) -> SIMD4<Double> {
        cubic(9, u, a.second, b.second, c.second, d.second)
    }
}

/// Upper bounds of an item between two keyframes.
struct KeyframeBounds: Sendable {
    var width = SIMD4<Double>.zero
    var height = SIMD4<Double>.zero
    var scale = 0.0
    var opacity = 0.0

    init() {}

    init(_ start: KeyframeValues, _ end: KeyframeValues) {
        width = pointwiseMax(start.width, end.width)
        height = pointwiseMax(start.height, end.height)
        scale = max(start.turn.w, end.turn.w, 0)
        opacity = max(start.opacity.x, end.opacity.x)
    }
}
