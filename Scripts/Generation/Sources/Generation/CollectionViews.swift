/// A layout's class for UIKit, with its parameters in Interface Builder.
func collectionViewLayout(_ layout: Layout) -> String {
    let properties = layout.parameters.map { parameter in
        let isInteger = parameter.symbol.declaration.hasSuffix(": Int")
        return """

            \(parameter.symbol.documentation.map { "/// \($0)\n" }.joined())\
            @IBInspectable public var \(parameter.name): \(isInteger ? "Int" : "CGFloat") {
            get { collectionLayout.\(parameter.name) }
            set { collectionLayout.\(parameter.name) = newValue }
            }

            """
    }
    return """
        \(note)#if canImport(UIKit) && !os(watchOS)
        import Fanfold
        import UIKit

        /// \(layout.symbol.summary)
        ///
        /// In Interface Builder, set a collection view's layout to *Custom* and choose this class. The attributes
        /// inspector then shows its parameters.
        open class \(layout.stem)CollectionViewLayout: FanfoldCollectionViewLayout {
        /// The layout with its parameters. Changing it invalidates the layout; the item at rest stays at rest.
        public var collectionLayout = \(layout.type)() {
        didSet { if collectionLayout != oldValue { layoutDidChange() } }
        }

        open override var layout: any CollectionLayout { collectionLayout }
        \(properties.joined())}
        #endif

        """
}
