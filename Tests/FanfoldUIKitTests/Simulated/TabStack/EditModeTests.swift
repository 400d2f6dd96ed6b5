import FanfoldUIKit
import Testing
import UIKit

@MainActor @Suite struct EditModeTests {
    @Test func aTapSelectsAnItemAndOpensNone() {
        let browser = Browser()
        browser.tabs.allowsMultipleSelectionDuringEditing = true
        browser.tabs.isEditing = true
        browser.settle()
        for page in ["1", "2"] {
            SimulatedFinger.tap(at: browser.pointOn(page), in: browser.window)
            browser.settle()
        }
        #expect(browser.tabs.indexPathsForSelectedItems == [browser.path(1), browser.path(2)])
        #expect(browser.tabs.indexPathForOpenedItem == nil && browser.events == [])
        browser.tabs.isEditing = false
        SimulatedFinger.tap(at: browser.pointOn("2"), in: browser.window)
        browser.settle()
        #expect(browser.tabs.indexPathForOpenedItem == browser.path(2))
    }

    @Test func noActionOpensAnItemEither() throws {
        let browser = Browser()
        browser.settle()
        let cell = try #require(browser.cells["1"])
        let names = { cell.accessibilityCustomActions?.map(\.name) ?? [] }
        let actions = names()
        browser.tabs.isEditing = true
        browser.settle()
        #expect(names() == Array(actions.dropFirst()) && actions.count > 1)
        browser.tabs.isEditing = false
        browser.settle()
        #expect(names() == actions)
    }
}
