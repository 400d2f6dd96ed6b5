#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FanfoldCollectionView {
    /// Shows the item shown in the page control, as one page among the pages of all items. A page that the user has chosen
    /// there is shown at once, because the next tap counts from it.
    func updatePageControl() {
        guard let pageControl, let geometry = host.geometry else { return }
        pageControl.numberOfPages = geometry.context.count
        guard geometry.context.count > 0 else { return }
        if !isScrollingToChosenPage { chosenPage = nil }
        pageControl.showPosition(chosenPage.map { CGFloat($0) } ?? geometry.position)
    }

    /// Whether the content scrolls to the page that the user has chosen. A drag or another request ends that.
    private var isScrollingToChosenPage: Bool {
        guard let chosenPage, scrollPhase == .idle, !host.isAtRest, let geometry = host.geometry,
            chosenPage < geometry.context.count
        else { return false }
        // Several items may rest at one offset.
        return host.targetItem == geometry.item(shownAt: geometry.offset(showing: DataIndex(chosenPage)))
    }

    /// Connects a page control, whose taps scroll.
    func pageControlDidChange(from former: UIPageControl?) {
        guard former !== pageControl else { return }
        former?.removeAction(pageAction, for: .valueChanged)
        pageControl?.addAction(pageAction, for: .valueChanged)
        layoutIfNeeded()
        updatePageControl()
    }

    /// Scrolls to the page that the user has chosen.
    func scrollToPage() {
        guard let page = pageControl?.currentPage, let geometry = host.geometry,
            (0..<geometry.context.count).contains(page)
        else { return }
        fanfoldLayout?.scrollToItem(at: geometry.sections.indexPath(of: DataIndex(page)), animated: true)
        chosenPage = page
        updatePageControl()
    }
}

extension UIPageControl {
    /// Shows a position between two pages: the nearer page and, from iOS 17 on, the distance to the next one.
    func showPosition(_ position: CGFloat) {
        let page = Int((position + 0.5).rounded(.down)) % max(numberOfPages, 1)
        if currentPage != page { currentPage = page }
        guard #available(iOS 17, tvOS 17, macCatalyst 17, visionOS 1, *), let progress else { return }
        progress.currentProgress = Float(max(position - CGFloat(page), 0))
    }
}
#endif
