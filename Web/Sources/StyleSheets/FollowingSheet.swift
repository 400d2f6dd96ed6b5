@_spi(Host) import Fanfold

/// A style sheet that follows parameters of its layout by custom properties.
///
/// A parameter can be followed if all numbers of the style sheet depend on it linearly. The style sheet is therefore written
/// for several values of each parameter, and its numbers are compared.
@_spi(Host) public struct FollowingSheet<Layout: StyledLayout> {
    /// The text.
    public private(set) var text = ""
    /// The parameters that the text follows.
    public private(set) var parameters: [FollowedParameter] = []

    private let layout: Layout
    private let compiled: SheetLayout
    private let write: (SheetLayout) -> String
    private let base: NumberedText
    /// For each followed parameter, the changes of the numbers.
    private var slopes: [[Slope]] = []

    /// The change of a number for a change of the parameter by 1.
    private struct Slope {
        let value: Double
        /// The unit of the number: a number that is 0 may have another one.
        let unit: ArraySlice<UInt8>
    }

    /// Creates a style sheet.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - form: The choice of its keyframes. Those of changed layouts are the same.
    ///   - names: The names of parameters to be followed; nil for all that can be.
    ///   - variable: Returns the expression of a parameter in CSS; nil for that of its custom property.
    ///   - write: Returns the style sheet of a compiled layout.
    public init(
        _ layout: Layout, _ form: SheetForm, names: [String]? = nil,
        variable: ((FollowedParameter) -> String)? = nil, write: @escaping (SheetLayout) -> String
    ) throws(StyleSheetError) {
        self.layout = layout
        self.write = write
        compiled = try layout.compiled(form)
        base = NumberedText(write(compiled))
        for index in 0..<layout.parameterCount {
            guard let parameter = FollowedParameter(at: index, of: layout),
                names?.contains(parameter.name) ?? true, let slopes = slopes(of: parameter)
            else { continue }
            parameters.append(parameter)
            self.slopes.append(slopes)
            // Together with the parameters before it, the numbers must be linear as well.
            guard fits(parameters.map { $0.changes[0] / 4 }, of: parameters, slopes: self.slopes) else {
                parameters.removeLast()
                self.slopes.removeLast()
                continue
            }
        }
        let variables = parameters.map { variable?($0) ?? $0.variable }
        text = base.text { expression(at: $0, variables) }
    }

    /// Returns the slopes of all numbers; nil if one is not linear. The times of keyframes and the easings are those of the base.
    private func slopes(of parameter: FollowedParameter) -> [Slope]? {
        let distance = parameter.changes[0]
        guard let changed = numbers([distance], of: [parameter]) else { return nil }
        let slopes = zip(base.numbers, changed).map { number, changed in
            Slope(
                value: (changed.value - number.value) / distance,
                unit: number.value == 0 ? changed.unit : number.unit)
        }
        guard slopes.contains(where: { $0.value != 0 }) else { return nil }
        return parameter.changes.allSatisfy { fits([$0], of: [parameter], slopes: [slopes]) } ? slopes : nil
    }

    /// Returns whether the numbers for changed parameters are those that the slopes predict.
    private func fits(_ changes: [Double], of parameters: [FollowedParameter], slopes: [[Slope]]) -> Bool {
        guard let actual = numbers(changes, of: parameters) else { return false }
        return actual.indices.allSatisfy { index in
            let change = changes.indices.reduce(0) { $0 + changes[$1] * slopes[$1][index].value }
            let (number, unit) = (actual[index], unit(at: index, slopes))
            return abs(base.numbers[index].value + change - number.value) < Self.tolerance
                && (number.value == 0 || number.unit == unit)
        }
    }

    /// Returns the unit of a number.
    private func unit(at index: Int, _ slopes: [[Slope]]) -> ArraySlice<UInt8> {
        slopes.first { $0[index].value != 0 }?[index].unit ?? base.numbers[index].unit
    }

    /// Returns the numbers for changed parameters; nil if the style sheet differs in more than numbers.
    private func numbers(_ changes: [Double], of parameters: [FollowedParameter]) -> [NumberedText.Number]? {
        var changed = layout
        for (parameter, change) in zip(parameters, changes) {
            do throws(ParameterError) {
                try changed.setParameter(at: parameter.index, to: parameter.value + change)
            } catch { return nil }
        }
        do throws(StyleSheetError) {
            let text = NumberedText(write(try changed.compiled(.like(compiled))))
            return text.literals == base.literals ? text.numbers : nil
        } catch { return nil }
    }

    /// Returns the expression of a number; nil if it is constant.
    private func expression(at index: Int, _ variables: [String]) -> String? {
        let unit = String(decoding: unit(at: index, slopes), as: UTF8.self)
        let decimals = unit == "s" ? 8 : 5
        var (constant, terms) = (base.numbers[index].value, "")
        for (rank, parameter) in parameters.enumerated() {
            let slope = CSSText.number(slopes[rank][index].value, decimals: decimals)
            guard slope != "0" else { continue }
            constant -= slopes[rank][index].value * parameter.value
            terms += " + \(variables[rank])*\(slope)\(unit)"
        }
        guard !terms.isEmpty else { return nil }
        let start = CSSText.number(constant, decimals: decimals)
        return start == "0"
            ? "calc(\(String(terms.dropFirst(3))))" : "calc(\(start)\(unit)\(terms))"
    }

    /// Rounding errors of the numbers in two texts.
    private static var tolerance: Double { 6e-4 }
}
