import UIKit

/// A picture from the application's resources. Simulated: an image view.
public struct Image: View, PrimitiveView {
    public typealias Body = Never
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public init(_ resource: ImageResource) {
        self.init(resource.name)
    }

    public func resizable() -> Image { self }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let view = node.view as? UIImageView ?? UIImageView()
        view.image = UIImage(named: name)
        node.view = view
    }
}

/// A picture of an asset catalog, for which Xcode writes a static member.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct ImageResource {
    fileprivate let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ImageResource: Equatable, Hashable, Sendable {}

/// The alignment of a view in a larger one.
public struct Alignment {
    private let name: String

    public static let center = Alignment(name: "center")
    public static let leading = Alignment(name: "leading")
    public static let top = Alignment(name: "top")
    public static let topLeading = Alignment(name: "topLeading")
    public static let bottom = Alignment(name: "bottom")
    public static let bottomLeading = Alignment(name: "bottomLeading")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Alignment: Equatable, Sendable {}

public struct HorizontalAlignment {
    private let name: String

    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension HorizontalAlignment: Equatable, Sendable {}

/// A color gradient. Simulated: a view.
public struct LinearGradient: View, PrimitiveView {
    public typealias Body = Never

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.view = node.view ?? UIView()
    }
}

public protocol Shape: Sendable {}

public struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat) {}
}

/// Simulated: a view.
public struct Circle: Shape, View, PrimitiveView {
    public typealias Body = Never

    nonisolated public init() {}

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.view = node.view ?? UIView()
    }
}

/// A grid column, or adaptive columns.
public struct GridItem {
    public enum Size {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension GridItem: Sendable {}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension GridItem.Size: Sendable {}

/// Views in columns. Simulated: in a single column.
public struct LazyVGrid<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.arrangement = .column
        node.show([content], update)
    }
}

public enum ContentMode: CaseIterable {
    case fit, fill
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension ContentMode: Hashable, Sendable {}

/// Flexible space. Simulated: an empty view.
public struct Spacer: View, PrimitiveView {
    public typealias Body = Never

    public init(minLength: CGFloat? = nil) {}

    func show(in node: ViewNode, _ update: ViewUpdate) {}
}

/// Simulated: these modifiers have no effect; pictures fill their frame.
extension View {
    public func clipShape<S: Shape>(_ shape: S) -> some View { asItIs }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { asItIs }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { asItIs }
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { asItIs }
    public func scaledToFill() -> some View { asItIs }
    public func clipped(antialiased: Bool = false) -> some View { asItIs }
    public func cornerRadius(_ radius: CGFloat) -> some View { asItIs }
    public func padding(_ length: CGFloat) -> some View { asItIs }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { asItIs }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { asItIs }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { asItIs }
    public func background(_ color: Color) -> some View { asItIs }
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { asItIs }

    private var asItIs: some View { EnvironmentView(content: self) { _ in } }
}
