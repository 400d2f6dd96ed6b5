import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

@Suite struct SetParameterTests {
    @Test(arguments: Variant.plain)
    func parameterAcceptsItsRange(variant: Variant) throws {
        for (index, parameter) in variant.layout.parameterDescriptors.enumerated() {
            let middle = (parameter.range.lowerBound + parameter.range.upperBound) / 2
            let inside = parameter.unit == .count ? middle.rounded() : middle
            for value in [parameter.range.lowerBound, inside, parameter.range.upperBound] {
                var changed = variant.layout
                try changed.setParameter(at: index, to: value)
                #expect(changed.parameterValues[index] == value, "\(parameter.name)")
            }
        }
    }

    @Test(arguments: Variant.plain)
    func parameterRejectsOtherValues(variant: Variant) throws {
        for (index, parameter) in variant.layout.parameterDescriptors.enumerated() {
            let (lower, upper) = (parameter.range.lowerBound, parameter.range.upperBound)
            for value in [lower.nextDown, lower - 1, upper.nextUp, upper + 1, .nan, .infinity, -.infinity] {
                expectRefusal(of: value, forParameterAt: index, in: variant.layout)
            }
        }
    }

    @Test(arguments: Variant.plain)
    func countMustBeWhole(variant: Variant) throws {
        for (index, parameter) in variant.layout.parameterDescriptors.enumerated()
        where parameter.unit == .count {
            for value in [parameter.range.lowerBound + 0.5, parameter.range.upperBound - 0.001] {
                expectRefusal(of: value, forParameterAt: index, in: variant.layout)
            }
        }
    }

    @Test(arguments: Variant.plain, [-1, 100, Int.max])
    func unknownIndexIsRejected(variant: Variant, index: Int) {
        var changed = variant.layout
        let error = #expect(throws: ParameterError.self) { try changed.setParameter(at: index, to: 1) }
        guard case .noParameter(index)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(changed == variant.layout)
    }

    /// Expects an error that names the parameter and the value, and an unchanged layout.
    private func expectRefusal(
        of value: Double, forParameterAt index: Int, in layout: StandardLayout,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let name = "\(layout.parameterDescriptors[index].name)"
        var changed = layout
        let error = #expect(throws: ParameterError.self, "\(name)", sourceLocation: sourceLocation) {
            try changed.setParameter(at: index, to: value)
        }
        guard case .unacceptable(let refused, let parameter)? = error else {
            Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
            return
        }
        #expect(refused == value || refused.isNaN && value.isNaN, sourceLocation: sourceLocation)
        #expect("\(parameter.name)" == name, sourceLocation: sourceLocation)
        #expect(changed == layout, "\(name)", sourceLocation: sourceLocation)
    }
}
