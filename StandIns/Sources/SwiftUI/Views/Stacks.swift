/// A vertical stack. Simulated: views with text have their own height, the others share the rest.
public struct VStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.arrangement = .column
        node.show([content], update)
    }
}

/// A horizontal stack. Simulated: laid out like a vertical stack.
public struct HStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.arrangement = .column
        node.show([content], update)
    }
}

public struct VerticalAlignment {
    private let name: String

    public static let top = VerticalAlignment(name: "top")
    public static let center = VerticalAlignment(name: "center")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension VerticalAlignment: Equatable, Sendable {}

/// Overlapping views.
public struct ZStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.arrangement = .pile
        node.show([content], update)
    }
}

/// The arrangement of a view's children.
enum Arrangement {
    /// Like the parent view.
    case none
    case column
    case pile
}

extension ViewNode {
    /// Sets the frames of the UIKit views.
    func place(in rect: CGRect) {
        self.rect = rect
        if let layout { return layout.place(self, in: rect) }
        view?.frame = rect
        guard arrangement == .column else {
            for child in children { child.place(in: rect) }
            return
        }
        let elements = children.flatMap(\.elements)
        let heights = elements.map { $0.naturalHeight(in: rect.size) }
        let flexible = heights.count { $0 == nil }
        let share = (rect.height - heights.compactMap { $0 }.reduce(0, +)) / CGFloat(max(flexible, 1))
        var y = rect.minY
        for (element, height) in zip(elements, heights) {
            element.place(in: CGRect(x: rect.minX, y: y, width: rect.width, height: height ?? share))
            y += height ?? share
        }
    }

    /// The children that a parent arranges.
    var elements: [ViewNode] {
        view != nil || layout != nil || arrangement != .none ? [self] : children.flatMap(\.elements)
    }

    private func naturalHeight(in size: CGSize) -> CGFloat? {
        if let layout = layout as? FrameLayout { return layout.height }
        return view is UILabel || view is UIControl ? view?.sizeThatFits(size).height : nil
    }
}
