/// A typeface at a size. Simulated: sizes without glyphs.
open class UIFont: NSObject, @unchecked Sendable {
    public let fontName: String
    /// In points.
    public let pointSize: CGFloat
    let weight: Weight
    /// The requested text style.
    let textStyle: TextStyle?

    init(size: CGFloat, weight: Weight, textStyle: TextStyle? = nil, name: String = ".SFUI") {
        pointSize = size
        self.weight = weight
        self.textStyle = textStyle
        fontName = name
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(size: fontSize, weight: .regular, name: fontName)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = traitCollection?.preferredContentSizeCategory ?? UIContentSizeCategory.simulated
        let weight: Weight = style == .headline ? .semibold : .regular
        return UIFont(size: style.pointSize(in: category), weight: weight, textStyle: style)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, name: fontName)
    }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { (pointSize * 1.193359375).rounded(.up) }
    open var ascender: CGFloat { pointSize * 0.952148438 }
    open var descender: CGFloat { -pointSize * 0.241210938 }
    open var capHeight: CGFloat { pointSize * 0.704589844 }
    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
    }

    open override var hash: Int { pointSize.hashValue }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}
