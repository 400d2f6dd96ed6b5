#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A placeholder for the item before or after the visible ones. When VoiceOver's cursor reaches it, the content
/// scrolls, and the cursor moves to the item's cell.
final class UnseenItemElement: UIAccessibilityElement {
    private weak var view: FanfoldCollectionView?
    private var indexPath: IndexPath?

    init(in view: FanfoldCollectionView) {
        self.view = view
        super.init(accessibilityContainer: view)
        isAccessibilityElement = true
    }

    /// Represents an item at an edge of the viewport: elements without a place on screen are never focused.
    func stand(for indexPath: IndexPath, atEnd: Bool) {
        guard let view else { return }
        self.indexPath = indexPath
        accessibilityLabel = view.accessibilityScrollStatus(showing: indexPath)
        accessibilityHint = view.fanfoldLayout?.ordinal(of: indexPath).map { number, count in
            view.strings.moreItems(atEnd ? count - number + 1 : number)
        }
        let end = CGPoint(x: view.bounds.maxX - 1, y: view.bounds.maxY - 1)
        accessibilityFrameInContainerSpace = CGRect(
            origin: atEnd ? end : view.bounds.origin, size: CGSize(width: 1, height: 1))
    }

    override func accessibilityElementDidBecomeFocused() {
        super.accessibilityElementDidBecomeFocused()
        if let indexPath { view?.moveAccessibilityFocus(to: indexPath) }
    }
}
#endif
