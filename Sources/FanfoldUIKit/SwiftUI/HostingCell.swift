#if canImport(UIKit) && !os(watchOS)
import FanfoldSwiftUI
import SwiftUI

/// A cell that shows a SwiftUI view.
final class HostingCell: FanfoldCell {
    /// The identity of the item that is shown.
    private(set) var itemID: ItemID?
    /// The identity of the item for which the cell is prepared.
    var preparedID: ItemID?
    /// Whether the item is no longer visible, and its content is still there because it has the keyboard.
    var isHeld = false
    private var content: ((ItemState) -> AnyView)?
    private var environment = EnvironmentValues()
    /// The state of the item. Each item has its own object, although cells are reused.
    private var state = ItemState()
    private var attributes: FanfoldLayoutAttributes?
    private var controller: UIHostingController<AnyView>?
    /// The look of the content of an item that has left the data.
    private var picture: UIView? {
        didSet { oldValue?.removeFromSuperview() }
    }

    /// Shows an item.
    ///
    /// - Parameter transaction: The transaction of the update that shows it. The default value has no animation.
    func show(
        _ id: ItemID, in environment: EnvironmentValues, _ transaction: Transaction = Transaction(),
        _ content: @escaping (ItemState) -> AnyView
    ) {
        if id != itemID {
            itemID = id
            state = newState
            attributes.map(state.update)
        }
        picture = nil
        self.content = content
        self.environment = environment
        withTransaction(transaction) { update() }
    }

    /// Ends the content and keeps its look, because the item has left the data: a deleted object of a store must not be read, also
    /// not by content that observes the store by itself.
    func freeze() {
        let look = window == nil ? nil : contentView.snapshotView(afterScreenUpdates: false)
        clear()
        picture = look
        look.map(contentView.addSubview)
    }

    /// Shows nothing, because the item does not exist or is no longer visible: its view, its state and its tasks end.
    func clear() {
        (itemID, content, isHeld, picture) = (nil, nil, false, nil)
        controller?.rootView = AnyView(EmptyView())
    }

    /// Removes the content of the item without ending its state, and returns it.
    func takeContent() -> HostedContent? {
        guard let controller, let itemID, content != nil else { return nil }
        move(controller, to: nil)
        controller.view?.removeFromSuperview()
        defer { (self.controller, self.itemID, content, isHeld) = (nil, nil, nil, false) }
        return HostedContent(id: itemID, state: state, controller: controller)
    }

    /// Shows content that was kept, instead of the present one.
    func adopt(_ content: HostedContent) {
        if let controller {
            move(controller, to: nil)
            controller.view?.removeFromSuperview()
        }
        (itemID, state) = (content.id, content.state)
        attributes.map(state.update)
        add(content.controller)
        move(content.controller, to: window == nil ? nil : nearestController)
    }

    /// Forgets the item. UIKit may apply the attributes of the next item before that item is shown.
    override func prepareForReuse() {
        super.prepareForReuse()
        (itemID, attributes, content, isHeld, picture) = (nil, nil, nil, false, nil)
        state = newState
    }

    override var isSelected: Bool {
        didSet { noteSelectionAndFocus() }
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        noteSelectionAndFocus()
    }

    private func noteSelectionAndFocus() {
        (state.isSelected, state.isFocused) = (isSelected, isFocused)
        if !ItemState.isObserved { attributes.map(adapt) }
    }

    private var newState: ItemState { ItemState(isSelected: isSelected, isFocused: isFocused) }

    /// The actions of the item. SwiftUI's elements are not views, so their view passes the actions on.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        didSet { update() }
    }

    override func adapt(to attributes: FanfoldLayoutAttributes) {
        self.attributes = attributes
        if !ItemState.isObserved { state = newState }
        state.update(to: attributes)
        if !ItemState.isObserved { update() }
    }

    /// Notes that scrolling has settled, with this item shown or another one.
    func settle(isShown: Bool) {
        state.isSettled = isShown
    }

    private func update() {
        guard let content else { return }
        // The identity gives each item its own state, although cells are reused.
        let known = ItemView(content: content, state: state).id(itemID)
        // The layout places the cell, so bars inset only the content of an open item.
        let item = OpenItemInsets(content: known, state: state).ignoresSafeArea()
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
        controller.view?.backgroundColor = .clear
        add(controller)
        if window != nil { move(controller, to: nearestController) }
    }

    private func add(_ controller: UIHostingController<AnyView>) {
        guard let view = controller.view else { return }
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        self.controller = controller
    }

    /// Makes the hosting controller a child of the nearest view controller.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if let controller { move(controller, to: window == nil ? nil : nearestController) }
    }

    private func move(_ controller: UIViewController, to parent: UIViewController?) {
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
        openProgress = attributes.openProgress
        openInsets = attributes.openInsets
    }
}
#endif
