@_spi(Host) import Fanfold

/// A style sheet that follows parameters of its layout by custom properties.
///
/// A parameter can be followed if all numbers of the style sheet depend on it linearly, and if CSS allows calculations in
/// their places. The style sheet is therefore written for several values of each parameter, and its numbers are compared.
public struct FollowingSheet {
    /// The text.
    public private(set) var text = ""
    /// The parameters that the text follows.
    public private(set) var parameters: [FollowedParameter] = []

    private let layout: StandardLayout
    private let write: (StandardLayout) throws(StyleSheetError) -> String
    private let base: NumberedText
    /// For each followed parameter, the change of each number for a change of the parameter by 1.
    private var slopes: [[Double]] = []

    /// Creates a style sheet.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - names: The names of parameters to be followed; nil for all that can be.
    ///   - variable: Returns the expression of a parameter in CSS; nil for that of its custom property.
    ///   - write: Returns the style sheet of a layout.
    @_spi(Host) public init(
        _ layout: StandardLayout, names: [String]? = nil, variable: ((FollowedParameter) -> String)? = nil,
        write: @escaping (StandardLayout) throws(StyleSheetError) -> String
    ) throws(StyleSheetError) {
        self.layout = layout
        self.write = write
        base = NumberedText(try write(layout))
        for index in 0..<layout.parameterCount {
            guard let parameter = FollowedParameter(at: index, of: layout),
                names?.contains(parameter.name) ?? true, let slopes = slopes(of: parameter)
            else { continue }
            parameters.append(parameter)
            self.slopes.append(slopes)
            // Together with the parameters before it, the numbers must be linear as well.
            guard fits(parameters.map { $0.step }, of: parameters, slopes: self.slopes) else {
                parameters.removeLast()
                self.slopes.removeLast()
                continue
            }
        }
        let variables = parameters.map { variable?($0) ?? $0.variable }
        text = base.text { expression(at: $0, variables) }
    }

    /// Returns the slopes of all numbers; nil if one is not linear or must stay fixed.
    private func slopes(of parameter: FollowedParameter) -> [Double]? {
        let distance = Self.measured * parameter.step
        guard let changed = numbers([distance], of: [parameter]) else { return nil }
        let slopes = base.numbers.indices.map { (changed[$0] - base.numbers[$0].value) / distance }
        let isFixed = base.numbers.indices.contains { base.numbers[$0].isFixed && slopes[$0] != 0 }
        guard !isFixed, slopes.contains(where: { $0 != 0 }) else { return nil }
        let steps = [-2, 1, FollowedParameter.farthest].map { $0 * parameter.step }
        return steps.allSatisfy { fits([$0], of: [parameter], slopes: [slopes]) } ? slopes : nil
    }

    /// Returns whether the numbers for changed parameters are those that the slopes predict.
    private func fits(_ changes: [Double], of parameters: [FollowedParameter], slopes: [[Double]]) -> Bool {
        guard let actual = numbers(changes, of: parameters) else { return false }
        return actual.indices.allSatisfy { index in
            let change = changes.indices.reduce(0) { $0 + changes[$1] * slopes[$1][index] }
            return abs(base.numbers[index].value + change - actual[index]) < Self.tolerance
        }
    }

    /// Returns the numbers for changed parameters; nil if the style sheet differs in more than numbers.
    private func numbers(_ changes: [Double], of parameters: [FollowedParameter]) -> [Double]? {
        var changed = layout
        for (parameter, change) in zip(parameters, changes) {
            do throws(ParameterError) {
                try changed.setParameter(at: parameter.index, to: parameter.value + change)
            } catch { return nil }
        }
        do throws(StyleSheetError) {
            let text = NumberedText(try write(changed))
            return text.literals == base.literals ? text.numbers.map { $0.value } : nil
        } catch { return nil }
    }

    /// Returns the expression of a number; nil if it is constant.
    private func expression(at index: Int, _ variables: [String]) -> String? {
        let unit = String(decoding: base.numbers[index].unit, as: UTF8.self)
        let decimals = unit == "s" ? 8 : 5
        var (constant, terms) = (base.numbers[index].value, "")
        for (rank, parameter) in parameters.enumerated() {
            let slope = CSSText.number(slopes[rank][index], decimals: decimals)
            guard slope != "0" else { continue }
            constant -= slopes[rank][index] * parameter.value
            terms += " + \(variables[rank])*\(slope)\(unit)"
        }
        guard !terms.isEmpty else { return nil }
        let start = CSSText.number(constant, decimals: decimals)
        return start == "0"
            ? "calc(\(String(terms.dropFirst(3))))" : "calc(\(start)\(unit)\(terms))"
    }

    /// The change at which slopes are measured, in steps.
    private static var measured: Double { 2 }
    /// Rounding errors of the numbers in two texts.
    private static var tolerance: Double { 6e-4 }
}
