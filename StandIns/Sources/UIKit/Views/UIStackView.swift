/// Lays views out in a row or a column.
///
/// Simulated: `.fillEqually` divides equally; other distributions use the views' own lengths, and `.fill`
/// gives the last one the rest; alignment on the other axis.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static var top: UIStackView.Alignment { .leading }
        public static var bottom: UIStackView.Alignment { .trailing }
    }

    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { setNeedsLayout() }
    }
    open var distribution = Distribution.fill {
        didSet { setNeedsLayout() }
    }
    open var alignment = Alignment.fill {
        didSet { setNeedsLayout() }
    }
    open var spacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsLayout() }
    }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: stackIndex)
        addSubview(view)
        setNeedsLayout()
    }

    /// The view remains a subview, as in UIKit.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = arrangedSubviews.filter { !$0.isHidden }
        let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
        var start = axis == .horizontal ? area.minX : area.minY
        for (view, length) in zip(views, lengths(of: views, in: area)) {
            view.frame = frame(of: view, from: start, length: length, in: area)
            start += length + gap(after: view)
        }
    }

    open override var intrinsicContentSize: CGSize {
        let views = arrangedSubviews.filter { !$0.isHidden }
        let sizes = views.map(Self.size)
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        let size =
            axis == .horizontal
            ? CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
            : CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
        return CGSize(
            width: size.width + margins.left + margins.right,
            height: size.height + margins.top + margins.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == Self.spacingUseDefault ? spacing : custom
    }

    private func lengths(of views: [UIView], in area: CGRect) -> [CGFloat] {
        guard !views.isEmpty else { return [] }
        let total = axis == .horizontal ? area.width : area.height
        let room = total - views.dropLast().reduce(0) { $0 + gap(after: $1) }
        if distribution == .fillEqually { return views.map { _ in room / CGFloat(views.count) } }
        var lengths = views.map { axis == .horizontal ? Self.size($0).width : Self.size($0).height }
        if distribution == .fill { lengths[lengths.count - 1] += room - lengths.reduce(0, +) }
        return lengths
    }

    private func frame(of view: UIView, from start: CGFloat, length: CGFloat, in area: CGRect) -> CGRect {
        let isRow = axis == .horizontal
        let room = isRow ? area.height : area.width
        let own = isRow ? Self.size(view).height : Self.size(view).width
        let breadth = alignment == .fill ? room : own
        let free = room - breadth
        let shift: CGFloat =
            switch alignment {
            case .fill, .leading, .firstBaseline: 0
            case .center: free / 2
            case .trailing, .lastBaseline: free
            }
        return isRow
            ? CGRect(x: start, y: area.minY + shift, width: length, height: breadth)
            : CGRect(x: area.minX + shift, y: start, width: breadth, height: length)
    }

    private static func size(_ view: UIView) -> CGSize {
        let size = view.intrinsicContentSize
        return CGSize(
            width: size.width < 0 ? view.bounds.width : size.width,
            height: size.height < 0 ? view.bounds.height : size.height)
    }
}
