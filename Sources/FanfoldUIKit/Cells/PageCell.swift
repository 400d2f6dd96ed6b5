#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A page of a tab stack or a task switcher: a title bar above a view for the page's content.
///
/// Put the content into ``pageView``. The bar extends from the leading to the trailing edge; its text follows the
/// user's text size.
open class PageCell: FanfoldCell {
    /// The bar above the content.
    public let barView = UIView()
    /// A small picture at the bar's leading edge; without an image it takes no space.
    public let iconView: UIImageView = CellImageView()
    /// The title, in the bar. Its font is the user's headline.
    public let titleLabel: UILabel = CellLabel()
    /// The container of the page's content.
    public let pageView = UIView()

    /// Builds the content; an override calls `super`.
    open override func configureContent() {
        contentView.backgroundColor = .page
        contentView.layer.cornerRadius = Self.cornerRadius
        contentView.clipsToBounds = true
        barView.backgroundColor = .pageBar
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .label
        iconView.contentMode = .scaleAspectFit
        pageView.clipsToBounds = true
        for view in [iconView, titleLabel] { barView.addSubview(view) }
        for view in [barView, pageView] { contentView.addSubview(view) }
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let limit = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        let lineHeight = titleLabel.sizeThatFits(limit).height
        let barHeight = max(Self.barHeight, lineHeight + 2 * Self.spacing)
        barView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        pageView.frame = CGRect(
            x: 0, y: barHeight, width: bounds.width, height: max(bounds.height - barHeight, 0))
        let iconSide = iconView.image == nil ? 0 : Self.iconSide
        let titleStart = Self.margin + (iconSide > 0 ? iconSide + Self.spacing : 0)
        iconView.frame = inReadingDirection(
            CGRect(x: Self.margin, y: (barHeight - iconSide) / 2, width: iconSide, height: iconSide))
        titleLabel.frame = inReadingDirection(
            CGRect(
                x: titleStart, y: 0, width: max(bounds.width - titleStart - Self.margin, 0), height: barHeight
            ))
    }

    /// Mirrors a rectangle of the bar in right-to-left layouts.
    private func inReadingDirection(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(
            x: barView.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // The values are in points, except the opacity.
    private static var barHeight: CGFloat { 44 }
    private static var margin: CGFloat { 18 }
    private static var spacing: CGFloat { 10 }
    private static var iconSide: CGFloat { 20 }
    private static var cornerRadius: CGFloat { 14 }
    private static var shadowRadius: CGFloat { 15 }
    private static var shadowOpacity: Float { 0.45 }
}

extension UIColor {
    /// The system's background colors; tvOS has none.
    #if os(tvOS)
    fileprivate static var page: UIColor { UIColor { $0.userInterfaceStyle == .dark ? .black : .white } }
    fileprivate static var pageBar: UIColor {
        UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.95, alpha: 1) }
    }
    #else
    fileprivate static var page: UIColor { .systemBackground }
    fileprivate static var pageBar: UIColor { .secondarySystemBackground }
    #endif
}
#endif
