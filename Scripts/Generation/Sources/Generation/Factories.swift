/// The layouts by name, with their parameters as labeled arguments.
func layoutFactories(_ layouts: [Layout]) -> String {
    let factories = layouts.map { layout in
        let arguments = layout.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
        let changes = layout.parameters.map { "if let \($0.name) { layout.\($0.name) = \($0.name) }" }
        return """

            extension CollectionLayout where Self == \(layout.type) {
            \(declaration(of: layout, "Self"))
            var layout = Self()
            \(changes.joined(separator: "\n"))
            return layout
            }
            }

            extension AnyCollectionLayout {
            /// \(layout.caption) The parameters are those of `\(layout.type)`.
            \(signature(of: layout, "AnyCollectionLayout"))
            let layout: \(layout.type) = .\(layout.case)(\(arguments))
            return AnyCollectionLayout(layout)
            }
            }

            """
    }
    return """
        \(note)import Fanfold
        \(factories.joined())
        """
}

/// The documentation and the first line of a function that returns a layout.
private func declaration(of layout: Layout, _ result: String) -> String {
    let descriptions = layout.parameters.map { parameter in
        "///   - \(parameter.name): " + parameter.symbol.documentation.joined(separator: "\n///     ")
    }
    return """
        /// \(layout.caption)
        ///
        /// - Parameters:
        \(descriptions.joined(separator: "\n"))
        \(signature(of: layout, result))
        """
}

/// The first line of a function that returns a layout.
private func signature(of layout: Layout, _ result: String) -> String {
    let parameters = layout.parameters.map { parameter in
        "\(parameter.name): \(parameter.symbol.declaration.hasSuffix(": Int") ? "Int" : "Double")? = nil"
    }
    return "public static func \(layout.case)(\(parameters.joined(separator: ", "))) -> \(result) {"
}
