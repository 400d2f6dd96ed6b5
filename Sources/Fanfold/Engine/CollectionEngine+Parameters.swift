extension CollectionEngine {
    /// Returns a parameter of the layout or, after these, of the feel; nil if there is none.
    #if !hasFeature(Embedded)
    @_spi(Host)
    #endif
    // It mutates nothing, but a constant engine would be copied in the WebAssembly.
    public mutating func parameter(at index: Int) -> (descriptor: ParameterDescriptor, value: Double)? {
        if let found = layout.parameter(at: index) { return found }
        var style = motionStyle
        return style.parameter(at: index - layout.parameterCount)
    }

    /// Sets a number of the feel, by its index after the layout's parameters. Returns false if it is not accepted.
    #if !hasFeature(Embedded)
    @_spi(Host)
    #endif
    public mutating func setMotion(at index: Int, to value: Double) -> Bool {
        var style = motionStyle
        guard style.parameter(at: index - layout.parameterCount, newValue: value)?.value == value else {
            return false
        }
        options.motionStyle = style
        return true
    }
}
