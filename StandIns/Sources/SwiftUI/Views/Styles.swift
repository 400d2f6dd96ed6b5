/// The fill of a shape or text.
public protocol ShapeStyle: Sendable {}

/// A color, which is also a view.
public struct Color: Hashable, ShapeStyle, View, PrimitiveView {
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

extension Text {
    public enum Case: Sendable { case uppercase, lowercase }
}

extension ShapeStyle where Self == Color {
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
}

/// A font by its purpose.
public struct Font: Hashable, Sendable {
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

    public enum Weight: Sendable { case light, medium, semibold, bold, heavy }
    public enum Design: Sendable { case `default`, rounded }

    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { Font(name: "system") }

    public func weight(_ weight: Weight) -> Font { self }
}

/// Simulated: these modifiers do not change the text, except for its color.
extension View {
    public func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

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
