#if canImport(UIKit) && !os(watchOS)
import SwiftUI

/// A cell that shows a SwiftUI view.
final class HostingCell: FanfoldCell {
    /// The identity of the item that is shown.
    var itemID: AnyHashable?
    private var content: AnyView?
    private var environment = EnvironmentValues()
    private var appearance = ItemAppearance()
    private var controller: UIHostingController<AnyView>?

    /// Shows a view instead of the former one.
    func show(_ view: AnyView, in environment: EnvironmentValues) {
        content = view
        self.environment = environment
        update()
    }

    /// The actions of the item. SwiftUI's elements are not views, so their view passes the actions on.
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
        // The layout places the cell, so bars must not inset its content.
        // The identity gives each item its own state, although cells are reused.
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

    /// Makes the hosting controller a child of the nearest view controller.
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
