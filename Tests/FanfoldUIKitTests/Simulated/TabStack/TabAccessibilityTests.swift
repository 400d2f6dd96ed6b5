import Fanfold
import FanfoldUIKit
import Testing
import UIKit

@MainActor @Suite struct TabAccessibilityTests {
    private func perform(_ name: String, on cell: UICollectionViewCell?) -> Bool {
        guard let action = cell?.accessibilityCustomActions?.first(where: { $0.name == name }) else {
            return false
        }
        return action.actionHandler?(action) ?? false
    }

    @Test func accessibilityActionsEqualGestures() {
        let browser = Browser()
        #expect(perform("Remove", on: browser.cells["2"]))
        browser.settle()
        #expect(browser.events == ["may 2 go?", "remove 2"])
        #expect(perform("Show", on: browser.cells["1"]))
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(1))
        #expect(browser.cells["1"]?.accessibilityCustomActions?.isEmpty == true)
        #expect(browser.tabs.accessibilityPerformEscape())
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == nil)
        #expect(!browser.tabs.accessibilityPerformEscape())
    }

    @Test func theCellsOwnActionsStay() {
        let browser = Browser()
        browser.cells["1"]?.accessibilityCustomActions?.append(
            UIAccessibilityCustomAction(name: "Own") { _ in true })
        browser.tabs.setNeedsLayout()
        browser.tabs.layoutIfNeeded()
        #expect(browser.cells["1"]?.accessibilityCustomActions?.map(\.name) == ["Own", "Show", "Remove"])
    }

    @Test func removalActionIsMissingIfNothingCanBeRemoved() {
        let browser = Browser()
        browser.tabs.strings.open = "Zeigen"
        let plain = Collection(.tabStack)
        browser.tabs.dataSource = plain
        browser.tabs.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        browser.tabs.layoutIfNeeded()
        #expect(browser.tabs.visibleCells.first?.accessibilityCustomActions?.map(\.name) == ["Zeigen"])
    }

    @Test func disabledGesturesDisableActionsAndKeys() {
        let browser = Browser()
        browser.tabs.allowsRemoval = false
        browser.tabs.opensTappedItem = false
        browser.tabs.layoutIfNeeded()
        #expect(browser.cells["1"]?.accessibilityCustomActions?.isEmpty == true)
        for key in [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keyboardDeleteOrBackspace] {
            SimulatedKeyboard.press(key)
            browser.settle()
        }
        #expect(browser.events.isEmpty)
        #expect(browser.pages.count == 8 && browser.tabs.indexPathForOpenedItem == nil)
    }

    @Test func pagesAreReorderedWithoutADrag() {
        let browser = Browser()
        browser.tabs.allowsReordering = true
        browser.tabs.layoutIfNeeded()
        UIAccessibility.posted = []
        #expect(perform("Move later", on: browser.cells["1"]))
        browser.settle()
        #expect(browser.pages == ["0", "2", "1", "3", "4", "5", "6", "7"])
        #expect(UIAccessibility.posted.map(\.notification) == [.layoutChanged])
        #expect(UIAccessibility.posted.first?.argument as? UIView === browser.cells["1"])
        #expect(perform("Move earlier", on: browser.cells["2"]))
        #expect(perform("Move earlier", on: browser.cells["2"]))
        browser.settle()
        #expect(browser.pages == ["2", "0", "1", "3", "4", "5", "6", "7"])
        #expect(browser.misplaced == [])
    }

    @Test func aPageMovesToOneThatIsOutOfView() throws {
        let browser = Browser(30)
        browser.tabs.allowsReordering = true
        browser.tabs.layoutIfNeeded()
        let last = try #require(browser.tabs.indexPathsForVisibleItems.max()?.item)
        #expect(perform("Move later", on: browser.cells["\(last)"]))
        browser.settle()
        #expect(browser.pages[last] == "\(last + 1)" && browser.pages[last + 1] == "\(last)")
        #expect(browser.misplaced == [])
    }

    @Test func onlyTheOpenPageIsRead() throws {
        let browser = Browser()
        #expect(try #require(browser.tabs.accessibilityElements).count > 2)
        browser.tabs.openItem(at: browser.path(2))
        browser.settle()
        let read = try #require(SimulatedVoiceOver.elements(in: browser.tabs) as? [NamedCell])
        #expect(read.map(\.name) == ["2"])
        browser.tabs.closeItem()
        browser.settle()
        #expect(try #require(browser.tabs.accessibilityElements).count > 2)
    }

    @Test func changesAreAnnounced() throws {
        let browser = Browser()
        UIAccessibility.posted = []
        browser.tabs.removeItem(at: browser.path(2))
        browser.settle()
        #expect(UIAccessibility.posted.map(\.notification) == [.announcement, .layoutChanged])
        browser.tabs.openItem(at: browser.path(0))
        browser.settle()
        let last = try #require(UIAccessibility.posted.last)
        #expect(last.notification == .screenChanged)
        #expect(last.argument as? UIView === browser.cells["0"])
    }

    @Test func aRemoteControlOpensThePageThatHasTheFocus() {
        let browser = Browser()
        UIFocusSystem.moveFocus(to: browser.cells["2"])
        defer { UIFocusSystem.moveFocus(to: nil) }
        browser.settle()
        browser.tabs.pressesBegan([UIPress(type: .select)], with: nil)
        browser.settle()
        #expect(browser.events == ["will open 2", "did open 2"])
        browser.tabs.pressesBegan([UIPress(type: .menu)], with: nil)
        browser.settle()
        #expect(browser.events.last == "did close 2")
    }

    @Test func keysEqualGestures() {
        let browser = Browser()
        func press(_ key: UIKeyboardHIDUsage) {
            SimulatedKeyboard.press(key)
            browser.settle()
        }
        press(.keyboardDownArrow)
        press(.keyboardReturnOrEnter)
        #expect(browser.events.last == "did open 1")
        press(.keyboardDownArrow)
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(1))
        press(.keyboardEscape)
        #expect(browser.events.last == "did close 1")
        press(.keyboardDeleteOrBackspace)
        #expect(browser.events.last == "remove 1")
    }
}
