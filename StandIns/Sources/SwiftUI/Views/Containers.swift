public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never

    public init() {}

    func show(in node: ViewNode, _ update: ViewUpdate) {}
}

public struct TupleView<T>: View, PrimitiveView {
    public typealias Body = Never
    public var value: T
    private let children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        self.children = children
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show(children, update)
    }
}

// The name is SwiftUI's.

// swift-format-ignore: AlwaysUseLowerCamelCase
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show(map { [$0] } ?? [], update)
    }
}

public struct AnyView: View, PrimitiveView {
    public typealias Body = Never
    private let content: any View

    public init<V: View>(_ view: V) {
        content = view
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
    }
}

/// A line of text, shown by a label.
public struct Text: View, PrimitiveView {
    public typealias Body = Never
    private let content: String

    public init(verbatim content: String) {
        self.content = content
    }

    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }

    public init(_ content: String) {
        self.content = content
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let label = node.view as? UILabel ?? UILabel()
        label.text = content
        node.view = label
    }
}
