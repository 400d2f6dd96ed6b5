import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

/// An application's own words for assistive technologies.
@MainActor @Suite struct AccessibilityStringsTests {
    private var german: FanfoldStrings {
        var strings = FanfoldStrings()
        strings.moveEarlier = "Nach vorn"
        strings.moveLater = "Nach hinten"
        strings.position = { "\($0) von \($1)" }
        strings.moreItems = { "noch \($0)" }
        return strings
    }

    @Test func actionsAndPositionsUseTheStringsOfTheView() throws {
        let library = Library(20) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .onMove { _, _ in }
                .accessibilityStrings(german)
        }
        library.show()
        library.settle()
        let tabs = try #require(library.tabs)
        let cell = try #require(library.titles["Book 0"])
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Nach vorn", "Nach hinten"])
        #expect(tabs.accessibilityScrollStatus(showing: IndexPath(item: 2, section: 0)) == "3 von 20")
        let unseen = try #require(SimulatedVoiceOver.elements(in: tabs).last as? UIAccessibilityElement)
        let number = try #require(unseen.accessibilityLabel.flatMap { Int($0.prefix { $0.isNumber }) })
        #expect(unseen.accessibilityHint == "noch \(20 - number + 1)")
    }

    @Test func withoutTheModifierTheStringsAreThoseOfTheCatalog() throws {
        let library = Library { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }.onMove { _, _ in }
        }
        library.show()
        library.settle()
        let cell = try #require(library.titles["Book 0"])
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Move earlier", "Move later"])
    }
}
