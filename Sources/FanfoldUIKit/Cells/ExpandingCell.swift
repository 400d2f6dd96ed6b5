#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// A row of an expanding list: a picture under a dark cover, with a title and details in front.
///
/// As the row grows, the cover fades, the title grows and the details appear. Text follows the user's text size.
open class ExpandingCell: FanfoldCell {
    /// The picture, which has the size of the featured row and is cropped.
    public let imageView = UIImageView()
    /// The dark cover between picture and text. Its color is black.
    public let coverView = UIView()
    /// The title. Its font is the user's large title, on one line.
    public let titleLabel: UILabel = CellLabel()
    /// The details under the title. Their font is the user's body text, on up to three lines.
    public let detailsLabel: UILabel = CellLabel()
    /// A second line of details, such as a time and a place. Its font is the user's subheadline; without text it takes no
    /// space.
    public let secondDetailsLabel: UILabel = CellLabel()

    private var titleScale: CGFloat = 1

    /// Builds the content; an override calls `super`.
    open override func configureContent() {
        clipsToBounds = true
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        coverView.backgroundColor = .black
        set(titleLabel, Self.titleStyle, lines: 1)
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.minimumScaleFactor = Self.smallestTitle
        set(detailsLabel, .body, lines: Self.mostDetailLines)
        set(secondDetailsLabel, .subheadline, lines: 1)
        for view in [imageView, coverView, titleLabel, detailsLabel, secondDetailsLabel] {
            contentView.addSubview(view)
        }
        isAccessibilityElement = true
    }

    open override func adapt(to attributes: FanfoldLayoutAttributes) {
        coverView.alpha = attributes.appearance[ExpandingLayout.coverOpacity]
        detailsLabel.alpha = attributes.appearance[ExpandingLayout.detailOpacity]
        secondDetailsLabel.alpha = detailsLabel.alpha
        titleScale = attributes.appearance[ExpandingLayout.titleScale]
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        imageView.frame = bounds
        coverView.frame = bounds
        let width = max(bounds.width - 2 * Self.margin, 0)
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let titleHeight = titleLabel.sizeThatFits(limit).height
        let heights = detailLabels.map { $0.sizeThatFits(limit).height }
        // As the details appear, the title moves up.
        let shown = detailsLabel.alpha * heights.reduce(0) { $0 + $1 + Self.spacing }
        titleLabel.bounds.size = CGSize(width: width, height: titleHeight)
        titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY - shown / 2)
        titleLabel.transform = CGAffineTransform(scaleX: titleScale, y: titleScale)
        var top = titleLabel.center.y + titleHeight * titleScale / 2 + Self.spacing
        for (label, height) in zip(detailLabels, heights) {
            label.frame = CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height)
            top += height + Self.spacing
        }
    }

    /// The labels of the details that have a text.
    private var detailLabels: [UILabel] {
        secondDetailsLabel.text?.isEmpty == false ? [detailsLabel, secondDetailsLabel] : [detailsLabel]
    }

    /// The title and, while they are visible, the details.
    open override var accessibilityLabel: String? {
        get {
            let details = detailsLabel.alpha > 0 ? detailLabels.map(\.text) : []
            return super.accessibilityLabel
                ?? ([titleLabel.text] + details).compactMap { $0 }.joined(separator: ", ")
        }
        set { super.accessibilityLabel = newValue }
    }

    private func set(_ label: UILabel, _ style: UIFont.TextStyle, lines: Int) {
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = lines
    }

    /// The distance between the text and the cell's sides, in points.
    private static var margin: CGFloat { 24 }
    /// The distance between the title and the details, in points.
    private static var spacing: CGFloat { 4 }
    private static var smallestTitle: CGFloat { 0.5 }
    private static var mostDetailLines: Int { 3 }

    /// The largest style of the platform.
    private static var titleStyle: UIFont.TextStyle {
        #if os(tvOS)
        .title1
        #else
        .largeTitle
        #endif
    }
}
#endif
