// arm64-apple-ios: 'allowsKeyboardScrolling' is only available in iOS 17.0 or newer
import FanfoldUIKit
import UIKit

@MainActor func scrollWithFocus(_ view: FanfoldCollectionView) {
    view.allowsKeyboardScrolling = false
}
