/// Content of an application.
@preconcurrency @MainActor public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@resultBuilder public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows with one view each.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    func open(in window: UIWindow) {
        window.rootViewController = UIHostingController(rootView: content())
        window.makeKeyAndVisible()
    }
}

/// Scenes implemented by the stand-in.
@MainActor protocol PrimitiveScene {
    func open(in window: UIWindow)
}

extension Scene {
    /// Simulated: shows the scene in a new window.
    public func simulateOpening(in window: UIWindow) {
        (self as? any PrimitiveScene)?.open(in: window)
    }
}

/// An application.
@preconcurrency @MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Self.Body { get }
    init()
}

extension App {
    /// Does nothing: there is no screen.
    public static func main() {}
}
