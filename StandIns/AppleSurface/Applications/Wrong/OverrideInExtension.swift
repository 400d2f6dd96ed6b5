// arm64-apple-ios: cannot be overridden from extension
import FanfoldUIKit
import UIKit

final class Card: FanfoldCell {}

extension Card {
    override func configureContent() {}
}
