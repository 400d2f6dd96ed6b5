/// A UIKit view in a SwiftUI view hierarchy.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Self.Context) -> Self.UIViewType
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator

    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
}

extension UIViewRepresentable where Self.Coordinator == Void {
    public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

    @available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *)
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize? { nil }
}

@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction: Transaction
    public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
    func showRepresented(in node: ViewNode, _ update: ViewUpdate) {
        let coordinator = node.coordinator as? Coordinator ?? makeCoordinator()
        let context = UIViewRepresentableContext<Self>(
            coordinator: coordinator, transaction: update.transaction, environment: update.environment)
        let view = node.view as? UIViewType ?? makeUIView(context: context)
        node.coordinator = coordinator
        node.view = view
        node.dismantle = { Self.dismantleUIView(view, coordinator: coordinator) }
        if #available(iOS 16, tvOS 16, macCatalyst 16, visionOS 1, *) {
            node.fit = {
                sizeThatFits(ProposedViewSize(width: $0, height: $1), uiView: view, context: context)
            }
        }
        updateUIView(view, context: context)
    }
}
