/// A frame of reference within the layout system.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol CoordinateSpaceProtocol {}

/// The coordinate space of a view with a name.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: AnyHashable
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NamedCoordinateSpace: Equatable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The geometry of a view: its size, and its frame in other coordinate spaces.
public struct GeometryProxy {
    public let size: CGSize
    var container: UIView?
    var origin = CGPoint.zero
    var spaces = CoordinateSpaces()

    /// The frame in a coordinate space. Simulated: of named spaces only; effects of the view itself do not count. The
    /// frame is from left to right in both layout directions.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        let local = CGRect(origin: .zero, size: size)
        guard let name = (coordinateSpace as? NamedCoordinateSpace)?.name, let container,
            let space = spaces.nodes[name]?.node
        else { return local }
        let (origin, size) = (origin, size)
        return MainActor.assumeIsolated {
            guard let view = space.container else { return local }
            let point = container.convert(origin, to: view)
            return CGRect(
                x: point.x - space.rect.minX, y: point.y - space.rect.minY, width: size.width,
                height: size.height)
        }
    }
}

/// The views with named coordinate spaces around a view.
struct CoordinateSpaces {
    struct Reference {
        weak var node: ViewNode?
    }

    var nodes: [AnyHashable: Reference] = [:]
}

private enum CoordinateSpacesKey: EnvironmentKey {
    static var defaultValue: CoordinateSpaces { CoordinateSpaces() }
}

extension EnvironmentValues {
    var coordinateSpaces: CoordinateSpaces {
        get { self[CoordinateSpacesKey.self] }
        set { self[CoordinateSpacesKey.self] = newValue }
    }
}

extension ViewNode {
    /// The geometry of the node at a rectangle of the UIKit view that contains it.
    func geometry(_ rect: CGRect, in environment: EnvironmentValues) -> GeometryProxy {
        GeometryProxy(
            size: rect.size, container: container, origin: rect.origin,
            spaces: environment.coordinateSpaces)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct CoordinateSpaceView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let space: NamedCoordinateSpace

    func show(in node: ViewNode, _ update: ViewUpdate) {
        var inner = update
        inner.environment.coordinateSpaces.nodes[space.name] = CoordinateSpaces.Reference(node: node)
        node.show([content], inner)
    }
}

/// Reports a value of the view's geometry. Simulated: in the same layout pass, and first when the view appears.
struct GeometryChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let (transform, action) = (transform, action)
        node.keepLayout(ObservingLayout()).didPlace = { node, rect in
            let value = transform(node.geometry(rect, in: update.environment))
            let former = node.coordinator as? Value
            guard former != value else { return }
            node.coordinator = value
            action(former ?? value, value)
        }
        node.show([content], update)
    }
}

extension View {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        CoordinateSpaceView(content: self, space: name)
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform) { _, newValue in action(newValue) }
    }

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryChangeView(content: self, transform: transform, action: action)
    }
}
