@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A layout with random parameters and a context.
struct Sample: CustomStringConvertible {
    let layout: StandardLayout
    var context: LayoutContext
    /// For further random values of a test.
    var random: SeededGenerator

    /// From none to more than a loop could visit.
    static let counts = [0, 1, 2, 31, 10_000_000]

    /// A random case of a variant.
    init(_ variant: Variant, counts: [Int], using random: inout SeededGenerator) {
        layout = random.parameters(for: variant.layout)
        let viewport = random.viewport()
        context = variant.context(
            viewport: viewport, count: random.one(of: counts), insets: random.insets(in: viewport))
        context.offset = random.offset(for: layout, in: context)
        self.random = SeededGenerator(stream: Int.random(in: 0..<1_000_000_000, using: &random))
    }

    /// The case of a variant's default parameters in a context, by default a phone's.
    init(_ variant: Variant, _ context: LayoutContext? = nil) {
        layout = variant.layout
        self.context = context ?? variant.context()
        random = SeededGenerator(stream: variant.stream)
    }

    var description: String {
        let parameters = zip(layout.parameterDescriptors, layout.parameterValues).map { "\($0.name)=\($1)" }
        return "\(parameters.joined(separator: " ")), \(context)"
    }

    /// The distance of adjacent resting offsets, in points.
    var itemDistance: Double {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return 0 }
        return layout.offset(showing: 1, in: space) - layout.offset(showing: 0, in: space)
    }
}

extension Sample {
    /// The attributes of an item.
    func attributes(_ position: Double) -> ItemAttributes { layout.attributes(at: position, in: context) }

    /// The layout's visible range.
    var visibleRange: Range<Int> { layout.visibleRange(in: context) }

    /// The extent of the content along the axis, in points.
    var contentLength: Double { layout.contentLength(in: context) }

    /// The range of resting offsets.
    var offsetRange: ClosedRange<Double> { layout.offsetRange(in: context) }

    /// The current position at the context's offset.
    var positionShown: Double { layout.positionShown(in: context) }

    /// The resting offset of an item.
    func offset(showing position: Double) -> Double { layout.offset(showing: position, in: context) }

    /// The same case, scrolled to a position.
    func scrolled(to position: Double) -> Sample {
        var result = self
        result.context.offset = offset(showing: position)
        return result
    }

    /// The resting offset.
    func rest(from proposed: Double, velocity: Double = 0) -> Double {
        layout.restingOffset(forProposed: proposed, velocity: velocity, in: context)
    }
}
