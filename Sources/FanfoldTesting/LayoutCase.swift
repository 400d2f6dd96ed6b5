import Fanfold

/// The input of one case.
struct LayoutCase {
    var context: LayoutContext
    /// The fraction of a position between two items, from 0 to 1.
    var part: Double

    private static let viewports = [
        Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 1440, height: 900),
        Size(width: 320, height: 320), Size(width: 2560, height: 1080), Size(width: 40, height: 600),
    ]
    private static let counts = [0, 1, 2, 31, 10_000_000]

    init(_ layout: some CollectionLayout, using random: inout SeededGenerator) {
        let viewport = Self.viewports.randomElement(using: &random) ?? .zero
        var insets = Insets.zero
        if Bool.random(using: &random) {
            insets = Insets(
                top: .random(in: 0...0.2, using: &random) * viewport.height,
                leading: .random(in: 0...0.2, using: &random) * viewport.width,
                bottom: .random(in: 0...0.2, using: &random) * viewport.height,
                trailing: .random(in: 0...0.2, using: &random) * viewport.width)
        }
        context = LayoutContext(
            viewport: viewport, insets: insets, count: Self.counts.randomElement(using: &random) ?? 0,
            direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
            reduceMotion: Bool.random(using: &random))
        part = .random(in: 0...1, using: &random)
        let range = layout.offsetRange(in: context)
        let extent = viewport[layout.axis]
        let anywhere = Double.random(
            in: range.lowerBound - extent...range.upperBound + extent, using: &random)
        let item = Double(Int.random(in: 0...max(context.count - 1, 0), using: &random))
        context.offset = Bool.random(using: &random) ? anywhere : layout.offset(showing: item, in: context)
    }

    /// Returns the same case with one simplification each, the simplest first.
    func simpler(for layout: some CollectionLayout) -> [LayoutCase] {
        var cases: [LayoutCase] = []
        func add(_ change: (inout LayoutCase) -> Void) {
            var simpler = self
            change(&simpler)
            if simpler.context != context || simpler.part != part { cases.append(simpler) }
        }
        add { $0.context.insets = .zero }
        add { $0.context.direction = .leftToRight }
        add { $0.context.reduceMotion = false }
        add { $0.context.viewport = Self.viewports[0] }
        add { $0.part = 0 }
        for count in [0, 1, 2, 3, 5, 12, 31] where count < context.count { add { $0.context.count = count } }
        let offset = context.offset
        let whole = offset.rounded()
        for simpler in [0, layout.offset(showing: 1, in: context), (offset / 100).rounded() * 100, whole]
        where abs(simpler) < abs(offset) || simpler == whole { add { $0.context.offset = simpler } }
        return cases
    }
}

/// SplitMix64: a small random number generator that returns the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
