@_spi(Host) import Fanfold

/// A layout's description: the values that it reports itself, and its documentation.
struct Layout {
    /// The name of its type, such as `AlbumFanLayout`.
    let type: String
    /// A sentence for lists.
    let caption: String
    let symbol: SymbolGraph.Symbol
    /// The parameters of the layout itself.
    let parameters: [Parameter]
    /// The parameters of its feel.
    let motion: [Parameter]
    let appearanceKeys: [(key: AppearanceKey, symbol: SymbolGraph.Symbol)]
    let value: any CollectionLayout

    init(_ layout: some CollectionLayout, _ caption: String, _ graph: SymbolGraph) {
        var (layout, parameters, keys) = (layout, [Parameter](), [AppearanceKey]())
        let type = "\(Swift.type(of: layout))"
        func parameter(_ descriptor: ParameterDescriptor, _ value: Double, of type: String) -> Parameter {
            let symbol = graph.symbol(type, descriptor.name)
            return Parameter(descriptor: descriptor, value: value, symbol: symbol)
        }
        layout.visitParameters { parameters.append(parameter($0, $1, of: type)) }
        var (style, motion) = (layout.motionStyle, [Parameter]())
        style.visitParameters { motion.append(parameter($0, $1, of: "MotionStyle")) }
        self.motion = motion
        layout.visitAppearanceKeys { keys.append($0) }
        appearanceKeys = keys.map { ($0, graph.symbol(type, $0.name)) }
        (self.type, self.caption, self.parameters) = (type, caption, parameters)
        (value, symbol) = (layout, graph.symbol(type))
    }

    /// The prefix of its types, such as `AlbumFan`.
    var stem: String { String(type.dropLast("Layout".count)) }
    /// The name of its case, such as `albumFan`.
    var `case`: String { stem.prefix(1).lowercased() + stem.dropFirst() }
    /// The name on command lines and web pages, such as `album-fan`.
    var name: String { kebabCase(self.case) }
    var isVertical: Bool { value.axis == .vertical }
}

/// A parameter of a layout.
struct Parameter {
    let descriptor: ParameterDescriptor
    let value: Double
    /// The property of the layout's type.
    let symbol: SymbolGraph.Symbol

    var name: String { "\(descriptor.name)" }
    var unit: String { kebabCase("\(descriptor.unit)") }
    var isWhole: Bool { descriptor.unit == .count }
    /// The default value; nil if the property is computed from other parameters.
    var standard: Double? { symbol.declaration.hasSuffix("{ get set }") ? nil : value }
}

/// `albumFan` as command lines and web pages spell it: `album-fan`.
func kebabCase(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
}
