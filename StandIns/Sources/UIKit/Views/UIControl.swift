/// A view with actions. Simulated: the added actions.
@preconcurrency @MainActor open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    private var actions: [(event: Event, action: UIAction)] = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = true
        sendActions(for: .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return }
        isHighlighted = false
        let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
        if isInside { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHighlighted = false
    }

    open override var canBecomeFocused: Bool { isEnabled }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action === action && $0.event == controlEvents }
    }

    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
            entry.action.handler(entry.action)
        }
    }
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public typealias Handler = (UIAction) -> Void
    open internal(set) var sender: Any?
    let handler: Handler

    public init(
        title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        handler: @escaping Handler
    ) {
        self.handler = handler
        super.init(title: title)
    }
}
