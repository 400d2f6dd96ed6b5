import Testing
import UIKit

@MainActor @Suite struct TextTests {
    @Test func preferredFontsFollowTheTextSize() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 28)
        #expect(abs(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) - 56) < 1e-9)
    }

    @Test func labelAdjustsItsFontIfEnabled() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (fixed, adjusting) = (UILabel(), UILabel())
        adjusting.adjustsFontForContentSizeCategory = true
        for label in [fixed, adjusting] {
            label.font = .preferredFont(forTextStyle: .title1)
            window.addSubview(label)
        }
        window.simulatedTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect(fixed.font.pointSize == 28)
        #expect(adjusting.font.pointSize == 30)
        #expect(!fixed.isUserInteractionEnabled)
    }

    @Test func stackViewArrangesItsViews() {
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 320)
        stack.axis = .vertical
        stack.spacing = 10
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 110, 220])
        stack.arrangedSubviews[1].isHidden = true
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[2].frame == CGRect(x: 0, y: 165, width: 100, height: 155))
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
    }
}
