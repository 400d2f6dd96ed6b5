@testable import Fanfold

/// A layout with parameters of its own, and a context.
struct Sample: CustomStringConvertible {
    let layout: StandardLayout
    var context: LayoutContext
    /// For what else a test wants to draw.
    var random: SeededGenerator

    /// From nothing to more than could be looped over.
    static let counts = [0, 1, 2, 31, 10_000_000]

    /// Draws a case of a variant.
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
        let parameters = zip(layout.parameters, layout.parameterValues).map { "\($0.name)=\($1)" }
        return "\(parameters.joined(separator: " ")), \(context)"
    }

    /// How far apart the offsets are that show two neighbouring items, in points.
    var itemDistance: Double {
        guard let space = LayoutSpace(context, axis: layout.axis) else { return 0 }
        return layout.offset(showing: 1, in: space) - layout.offset(showing: 0, in: space)
    }
}

extension Sample {
    /// How an item is shown.
    func attributes(_ position: Double) -> ItemAttributes { layout.attributes(at: position, in: context) }

    /// The items that the layout says may be visible.
    var visibleRange: Range<Int> { layout.visibleRange(in: context) }

    /// The extent of the content along the axis, in points.
    var contentLength: Double { layout.contentLength(in: context) }

    /// The offsets between which the content may rest.
    var offsetRange: ClosedRange<Double> { layout.offsetRange(in: context) }

    /// The position that is shown at the context's offset.
    var positionShown: Double { layout.positionShown(in: context) }

    /// The offset at which an item is shown as it should rest.
    func offset(showing position: Double) -> Double { layout.offset(showing: position, in: context) }

    /// The same case, scrolled so far that an item is shown.
    func scrolled(to position: Double) -> Sample {
        var result = self
        result.context.offset = offset(showing: position)
        return result
    }

    /// Where the content comes to rest.
    func rest(from proposed: Double, velocity: Double = 0) -> Double {
        layout.restingOffset(forProposed: proposed, velocity: velocity, in: context)
    }
}
