/// A Core Graphics color: red, green, blue, alpha.
public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
    }

    public var components: [CGFloat]? { values }
    public var alpha: CGFloat { values[3] }
    public var numberOfComponents: Int { values.count }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    public static func == (first: CGColor, second: CGColor) -> Bool { first.values == second.values }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}

/// A color. Dynamic colors are drawn in their light appearance; ``resolvedColor(with:)`` returns others.
open class UIColor: NSObject, @unchecked Sendable {
    public let cgColor: CGColor
    private let dark: CGColor?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        dark = nil
    }

    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: white, green: white, blue: white, alpha: alpha)
        dark = nil
    }

    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        dark = nil
    }

    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        cgColor = dynamicProvider(UITraitCollection()).cgColor
        dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).cgColor
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: traitCollection.userInterfaceStyle == .dark ? dark ?? cgColor : cgColor)
    }

    /// A system color with a light and a dark shade of gray.
    private static func shades(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other.cgColor == cgColor && other.dark ?? cgColor == dark ?? cgColor
    }

    open override var hash: Int { cgColor.hashValue }

    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    open class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    open class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    open class var label: UIColor { shades(0, 1) }
    open class var secondaryLabel: UIColor { UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6) }
    open class var systemBackground: UIColor { shades(1, 0) }
    open class var secondarySystemBackground: UIColor { shades(0.95, 0.11) }
    open class var systemGray: UIColor { UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1) }
    open class var systemIndigo: UIColor { UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
    open class var systemPink: UIColor { UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
    open class var systemTeal: UIColor { UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
    open class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) }
    open class var systemRed: UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
}
