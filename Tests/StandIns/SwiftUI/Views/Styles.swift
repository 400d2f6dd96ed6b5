/// How a shape, or text, is filled.
public protocol ShapeStyle: Sendable {}

/// A colour, which is a view as well.
public struct Color: Hashable, ShapeStyle, View, PrimitiveView {
    public typealias Body = Never
    private let value: UIColor

    nonisolated public init(uiColor: UIColor) {
        value = uiColor
    }

    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    nonisolated public static let white = Color(uiColor: .white)
    nonisolated public static let black = Color(uiColor: .black)

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let view = node.view ?? UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = value
        node.view = view
    }
}

extension ShapeStyle where Self == Color {
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
}

/// A font by what it is for.
public struct Font: Hashable, Sendable {
    private let name: String

    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let headline = Font(name: "headline")
    public static let body = Font(name: "body")
}

/// Simulated: text looks as it does.
extension View {
    public func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { _ in }
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { _ in }
    }
}
