@_spi(Host) import Fanfold
@_spi(Host) import FanfoldStandard

/// A property of CSS that contains one or more functions.
struct AnimatedProperty {
    enum Name: String { case translate, rotate, scale, transform, opacity }

    let name: Name
    let functions: [TransformFunction]
    /// For each function, the indices of the arguments that have an effect.
    let used: [Set<Int>]
    /// Whether the value depends on the parameter.
    let varies: Bool
    /// Whether written values keep invisible decimals.
    private let isPrecise: Bool

    /// Creates a property, or nil if it has no effect.
    init?(_ name: Name, _ functions: [TransformFunction], at parameters: [Double], isPrecise: Bool) {
        let samples = functions.map { function in parameters.map(function.arguments) }
        let effects = zip(functions, samples).map(Self.effects)
        guard effects.contains(where: { !$0.isEmpty }) else { return nil }
        let kept = functions.indices.filter { !effects[$0].isEmpty }
        self.name = name
        self.isPrecise = isPrecise
        self.functions = kept.map { functions[$0] }
        used = kept.map { effects[$0] }
        varies = kept.contains { index in
            samples[index].contains { !Self.areNear($0, samples[index][0]) }
        }
    }

    /// Returns the values of all functions at a parameter.
    func values(at parameter: Double) -> [[RelativeLength]] { functions.map { $0.arguments(parameter) } }

    /// Returns the values of all functions as the style sheet contains them.
    func writtenValues(at parameter: Double) -> [[RelativeLength]] {
        functions.map { isPrecise ? $0.arguments(parameter) : $0.rounded($0.arguments(parameter)) }
    }

    /// Returns whether another property has the same functions and arguments.
    func isLike(_ other: AnimatedProperty) -> Bool {
        name == other.name && used == other.used && varies == other.varies
            && functions.map { $0.kind } == other.functions.map { $0.kind }
    }

    /// Returns the declaration for values.
    func declaration(_ values: [[RelativeLength]], mirroring: SheetDirection) -> String {
        let texts = functions.indices.map { index in
            name == .transform
                ? functions[index].text(values[index], used: used[index], mirroring: mirroring)
                : functions[index].propertyText(values[index], used: used[index], mirroring: mirroring)
        }
        return "\(name.rawValue):\(texts.joined(separator: " "))"
    }

    private static func effects(_ function: TransformFunction, _ samples: [[RelativeLength]]) -> Set<Int> {
        guard let neutral = function.neutral else { return [0] }
        return Set(
            (samples.first ?? []).indices.filter { index in
                samples.contains { !areNear([$0[index]], [neutral]) }
            })
    }

    private static func areNear(_ one: [RelativeLength], _ other: [RelativeLength]) -> Bool {
        zip(one, other).allSatisfy { (($0 - $1) * ($0 - $1)).sum() < negligible * negligible }
    }

    /// A difference without effect: a billionth of a point, or of the viewport.
    private static let negligible = 1e-9
}
