/// The view of one item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    open var contentView: UIView { content }
    private var content = UIView()
    /// Another configuration is shown by the content view of the former one, if this view supports it. Otherwise, another
    /// content view replaces the present one and all views that it contains.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { configureContentView() }
    }

    open var isSelected = false {
        didSet { updateBackground() }
    }
    open var isHighlighted = false {
        didSet { updateBackground() }
    }
    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView, at: 0) }
    }
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            updateBackground()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    open override var canBecomeFocused: Bool { simulatedCanBecomeFocused }
    /// Simulated: cells can be focused on tvOS; on iOS only if the collection view allows it.
    var simulatedCanBecomeFocused = true

    private func addContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    private func configureContentView() {
        if let contentConfiguration, let view = content as? UIView & UIContentView,
            view.supports(contentConfiguration)
        {
            view.configuration = contentConfiguration
        } else {
            content.removeFromSuperview()
            content = contentConfiguration?.makeContentView() ?? UIView()
            addContent()
        }
    }

    private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, at: index)
    }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
}
