/// The fill of a shape or text.
public protocol ShapeStyle: Sendable {}

/// A color, which is also a view.
public struct Color: ShapeStyle, View, PrimitiveView {
    public typealias Body = Never
    fileprivate let value: UIColor

    nonisolated public init(uiColor: UIColor) {
        value = uiColor
    }

    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    nonisolated public init(white: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(white: white, alpha: opacity))
    }

    nonisolated public func opacity(_ opacity: Double) -> Color {
        Color(uiColor: value.withAlphaComponent(opacity))
    }

    nonisolated public static let clear = Color(uiColor: .clear)
    nonisolated public static let white = Color(uiColor: .white)
    nonisolated public static let black = Color(uiColor: .black)

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let view = node.view ?? UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = value
        node.view = view
    }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Color: Hashable {}

extension Text {
    public enum Case { case uppercase, lowercase }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Text.Case: Sendable {}

extension ShapeStyle where Self == Color {
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
}

/// A font by its purpose.
public struct Font {
    private let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let title2 = Font(name: "title2")
    public static let title3 = Font(name: "title3")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")

    public enum Weight { case light, medium, semibold, bold, heavy }
    public enum Design { case `default`, rounded }

    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { Font(name: "system") }

    public func weight(_ weight: Weight) -> Font { self }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Font: Hashable, Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Font.Weight: Sendable {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Font.Design: Sendable {}

/// Simulated: these modifiers do not change the text, except for its color.
extension View {
    public func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func lineLimit(_ number: Int?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        AdjustedView(content: self) { view in
            if let label = view as? UILabel, let color = style as? Color { label.textColor = color.value }
        }
    }
}
