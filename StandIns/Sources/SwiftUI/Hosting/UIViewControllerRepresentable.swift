/// A UIKit controller in a SwiftUI view hierarchy.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() -> Self.Coordinator { () }
}

@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
    func showRepresented(in node: ViewNode, _ update: ViewUpdate) {
        let earlier = node.coordinator as? (controller: UIViewControllerType, coordinator: Coordinator)
        let coordinator = earlier?.coordinator ?? makeCoordinator()
        let context = UIViewControllerRepresentableContext<Self>(
            coordinator: coordinator, transaction: update.transaction, environment: update.environment)
        let controller = earlier?.controller ?? makeUIViewController(context: context)
        node.coordinator = (controller, coordinator)
        if earlier == nil { (update.host.next as? UIViewController)?.addChild(controller) }
        node.view = controller.view
        node.dismantle = { controller.removeFromParent() }
        updateUIViewController(controller, context: context)
    }
}
