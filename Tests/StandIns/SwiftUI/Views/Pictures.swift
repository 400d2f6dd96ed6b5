import UIKit

/// A picture of the application's resources. Simulated: an image view.
public struct Image: View, PrimitiveView {
    public typealias Body = Never
    private let name: String

    public init(_ name: String) {
        self.name = name
    }

    public func resizable() -> Image { self }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let view = node.view as? UIImageView ?? UIImageView()
        view.image = UIImage(named: name)
        node.view = view
    }
}

/// Where a view stands in one that is larger.
public struct Alignment: Hashable, Sendable {
    private let name: String

    public static let center = Alignment(name: "center")
    public static let leading = Alignment(name: "leading")
    public static let top = Alignment(name: "top")
    public static let topLeading = Alignment(name: "topLeading")
    public static let bottomLeading = Alignment(name: "bottomLeading")
}

public struct HorizontalAlignment: Hashable, Sendable {
    private let name: String

    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
}

/// Simulated: pictures and what is on them fill what they are given.
extension View {
    public func scaledToFill() -> some View { asItIs }
    public func clipped(antialiased: Bool = false) -> some View { asItIs }
    public func cornerRadius(_ radius: CGFloat) -> some View { asItIs }
    public func padding(_ length: CGFloat) -> some View { asItIs }
    public func background(_ color: Color) -> some View { asItIs }
    public func frame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { asItIs }

    private var asItIs: some View { EnvironmentView(content: self) { _ in } }
}
