#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    /// Whether a change may be animated now: the view is in a window, and the application has not disabled animations, such as
    /// for pictures of its screens. Otherwise every movement ends at once.
    var mayAnimate: Bool { window != nil && UIView.areAnimationsEnabled }
}
#endif
