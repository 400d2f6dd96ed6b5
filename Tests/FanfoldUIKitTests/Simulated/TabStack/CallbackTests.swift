import FanfoldUIKit
import Testing
import UIKit

/// Applications change their pages in event handlers.
@MainActor @Suite struct CallbackTests {
    private func remove(_ page: String, from browser: Browser) {
        guard let index = browser.pages.firstIndex(of: page) else { return }
        browser.pages.remove(at: index)
        browser.tabs.deleteItems(at: [browser.path(index)])
    }

    nonisolated private static let events = [
        "will open 3", "did open 3", "will close 3", "did close 3",
    ]

    @Test(arguments: events, ["0", "3", "6"])
    func completionsRunDespitePageChanges(_ event: String, _ gone: String) {
        let browser = Browser()
        browser.settle()
        var ends: [String] = []
        browser.hear = { if $0 == event { remove(gone, from: browser) } }
        let problems = StandIn.exceptions {
            browser.tabs.openItem(at: browser.path(3)) { _ in ends.append("open") }
            browser.settle()
            browser.tabs.closeItem { _ in ends.append("closing") }
            browser.settle()
        }
        #expect(problems.isEmpty)
        #expect(ends == ["open", "closing"])
        #expect(browser.pages.count == 7)
        #expect(browser.misplaced.isEmpty)
    }

    @Test func theDelegateIsToldOfAPageThoughACompletionRemovesAnother() {
        let browser = Browser()
        browser.settle()
        browser.tabs.openItem(at: browser.path(3)) { _ in remove("0", from: browser) }
        StandIn.clock.advance(by: 0.1)
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.events == ["will open 3", "will close 3", "did close 3"])
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: ["will close 6", "did close 6"])
    func pagesMayGoBeforeWhatHasChangedIsShown(_ event: String) {
        let browser = Browser()
        browser.tabs.scrollToItem(at: browser.path(7), at: .bottom, animated: false)
        browser.tabs.openItem(at: browser.path(6), animated: false)
        browser.settle()
        browser.hear = { if $0 == event { remove("0", from: browser) } }
        browser.tabs.closeItem(animated: false)
        browser.settle()
        #expect(browser.pages.count == 7)
        #expect(browser.misplaced.isEmpty)
    }

    @Test(arguments: [true, false])
    func pagesMayGoAsACompletionIsCalled(_ isReloaded: Bool) {
        let browser = Browser()
        browser.settle()
        browser.tabs.openItem(at: browser.path(6), animated: isReloaded) { _ in
            remove("0", from: browser)
        }
        if isReloaded {
            browser.pages.removeLast(3)
            browser.tabs.reloadData()
        }
        browser.settle()
        browser.tabs.closeItem()
        browser.settle()
        #expect(browser.pages.count == (isReloaded ? 4 : 7))
        #expect(browser.misplaced.isEmpty)
    }

    /// The answer updates the layout, which settles the content.
    @Test func theAnswerIsAboutThePageThatWasAskedForThoughOthersComeBeforeIt() {
        let browser = Browser()
        let delegate = PutOffDelegate()
        browser.tabs.delegate = delegate
        browser.settle()
        browser.tabs.removeItem(at: browser.path(2))
        browser.settle()
        browser.tabs.removeFromSuperview()
        browser.tabs.contentOffset.y += 100
        delegate.hearOfRest = {
            browser.pages.insert("new", at: 0)
            browser.tabs.insertItems(at: [browser.path(0)])
        }
        delegate.answer?(true)
        #expect(browser.pages == ["new", "0", "1", "3", "4", "5", "6", "7"])
    }
}

/// Decides on removals later.
@MainActor private final class PutOffDelegate: NSObject, FanfoldCollectionViewDelegate {
    var answer: (@MainActor (Bool) -> Void)?
    /// The handler that is called when the content settles.
    var hearOfRest: () -> Void = {}

    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        self.answer = answer
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        hearOfRest()
        hearOfRest = {}
    }
}
