/// A button with a title.
public struct Button: View, PrimitiveView {
    public typealias Body = Never
    private let title: String
    private let action: @MainActor () -> Void

    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let control = node.view as? ButtonControl ?? ButtonControl()
        control.label.text = title
        control.accessibilityLabel = title
        control.action = action
        node.view = control
    }
}

@MainActor private final class ButtonControl: UIControl {
    let label = UILabel()
    var action: @MainActor () -> Void = {}

    init() {
        super.init(frame: .zero)
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
}
