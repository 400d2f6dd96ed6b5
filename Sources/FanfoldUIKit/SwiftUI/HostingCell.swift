#if canImport(UIKit) && !os(watchOS)
import FanfoldSwiftUI
import SwiftUI

/// A cell that shows a SwiftUI view.
final class HostingCell: FanfoldCell {
    /// The identity of the item that is shown.
    private(set) var itemID: AnyHashable?
    private var content: ((ItemState) -> AnyView)?
    private var environment = EnvironmentValues()
    /// The state of the item. Each item has its own object, although cells are reused.
    private var state = ItemState()
    private var attributes: FanfoldLayoutAttributes?
    private var controller: UIHostingController<AnyView>?

    /// Shows an item.
    func show(
        _ id: AnyHashable, in environment: EnvironmentValues, _ content: @escaping (ItemState) -> AnyView
    ) {
        if id != itemID {
            itemID = id
            state = ItemState(isSelected: isSelected)
            attributes.map(state.update)
        }
        self.content = content
        self.environment = environment
        update()
    }

    /// Shows nothing, because the item does not exist.
    func clear() {
        (itemID, content) = (nil, nil)
        controller?.rootView = AnyView(EmptyView())
    }

    /// Forgets the item. UIKit may apply the attributes of the next item before that item is shown.
    override func prepareForReuse() {
        super.prepareForReuse()
        (itemID, attributes, content) = (nil, nil, nil)
        state = ItemState(isSelected: isSelected)
    }

    override var isSelected: Bool {
        didSet {
            state.isSelected = isSelected
            if !ItemState.isObserved { attributes.map(adapt) }
        }
    }

    /// The actions of the item. SwiftUI's elements are not views, so their view passes the actions on.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { update() }
    }

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        self.attributes = attributes
        if !ItemState.isObserved { state = ItemState(isSelected: isSelected) }
        state.update(to: attributes)
        if !ItemState.isObserved { update() }
    }

    /// Notes that scrolling has settled, with this item shown or another one.
    func settle(isShown: Bool) {
        state.isSettled = isShown
    }

    private func update() {
        guard let content else { return }
        // The layout places the cell, so bars must not inset its content.
        // The identity gives each item its own state, although cells are reused.
        let item = ItemView(content: content, state: state).id(itemID).ignoresSafeArea()
        let view = AnyView(
            ItemActions(content: item, actions: accessibilityCustomActions ?? [])
                .environment(\.itemState, state)
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

extension ItemState {
    /// Whether SwiftUI observes objects. Otherwise, each change needs another object and another root view.
    fileprivate static var isObserved: Bool {
        if #available(iOS 17, tvOS 17, *) { true } else { false }
    }

    /// Takes the values of attributes.
    fileprivate func update(to attributes: FanfoldLayoutAttributes) {
        progress = attributes.progress
        distance = attributes.distance
        appearance = attributes.appearance
        isShown = attributes.isShown
        isSettled = attributes.isSettled
        isOpen = attributes.isOpen
    }
}
#endif
