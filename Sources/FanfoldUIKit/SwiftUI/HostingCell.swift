#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// A cell that shows a view of SwiftUI's.
final class HostingCell: FanfoldCell {
    /// The identity of the item that is shown.
    var itemID: AnyHashable?
    private var content: AnyView?
    private var environment = EnvironmentValues()
    private var appearance = ItemAppearance()
    private var controller: UIHostingController<AnyView>?

    /// Shows a view, in the place of the one before.
    func show(_ view: AnyView, in environment: EnvironmentValues) {
        content = view
        self.environment = environment
        update()
    }

    /// SwiftUI's elements are no views: their view hands them the actions.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { update() }
    }

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        let new = ItemAppearance(progress: attributes.progress, values: attributes.appearance)
        guard new != appearance else { return }
        appearance = new
        update()
    }

    private func update() {
        guard let content else { return }
        // A cell is placed by its layout, wherever bars are.
        // The state of a view is that of its item, though another one's was in this cell before.
        let item = content.id(itemID).ignoresSafeArea()
        let view = AnyView(
            ItemActions(content: item, actions: accessibilityCustomActions ?? [])
                .environment(\.itemAppearance, appearance)
                .environment(\.self, environment))
        if let controller {
            controller.rootView = view
        } else {
            host(view)
        }
    }

    private func host(_ content: AnyView) {
        let controller = UIHostingController(rootView: content)
        guard let view = controller.view else { return }
        view.backgroundColor = .clear
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        self.controller = controller
    }

    /// The controller's parent is that of the views around.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let controller else { return }
        let parent = window == nil ? nil : nearestController
        guard controller.parent !== parent else { return }
        controller.willMove(toParent: nil)
        controller.removeFromParent()
        parent?.addChild(controller)
        controller.didMove(toParent: parent)
    }

    private var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
#endif
