// arm64-apple-tvos: 'allowsKeyboardScrolling' is unavailable in tvOS
import UIKit

@MainActor func scrollWithKeys(_ view: UIScrollView) {
    view.allowsKeyboardScrolling = true
}
