#if !hasFeature(Embedded)
@_spi(Host) import Fanfold

extension KeyframeLayout {
    /// Returns the layout with another value of a parameter.
    ///
    /// An unknown name, or a value that the parameter does not accept, is a programmer's error and stops the program.
    ///
    /// - Parameters:
    ///    - name: The name of one of ``parameters``.
    ///    - value: A value within the parameter's range.
    public func setting(_ name: String, to value: Double) -> KeyframeLayout {
        guard let index = parameters.firstIndex(where: { $0.descriptor.name == name }) else {
            fatalError("\(name) must be one of \(parameters.map(\.descriptor.name)), but is \(value)")
        }
        var layout = self
        do throws(ParameterError) {
            try layout.setParameter(at: index, to: value)
        } catch {
            let range = parameters[index].descriptor.range
            fatalError(
                "\(name) must be from \(range.lowerBound) to \(range.upperBound), but is \(value)"
            )
        }
        return layout
    }
}
#endif
