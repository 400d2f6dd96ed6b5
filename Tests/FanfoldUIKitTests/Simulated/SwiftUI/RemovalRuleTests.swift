import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Items that may not be removed: a drag does not lift them, and VoiceOver has no action.
@MainActor @Suite(.serialized) struct RemovalRuleTests {
    private func library(_ layout: AnyCollectionLayout) -> Library<some View> {
        let library = Library(8) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }
                .onRemove(canRemove: { $0.id != 1 }) { book in library.books.removeAll { $0.id == book.id } }
        }
        library.show()
        library.settle()
        return library
    }

    private func swipe<Content: View>(_ item: Int, in library: Library<Content>) throws {
        let quad = try #require(library.titles["Book \(item)"]).quad
        let point = CGPoint(x: (quad.topLeft.x + quad.topRight.x) / 2, y: quad.topLeft.y + 10)
        SimulatedFinger.swipe(from: point, by: CGPoint(x: -220, y: 0), over: 0.2, in: library.window)
        library.settle()
    }

    @Test(arguments: [AnyCollectionLayout.tabStack(), .taskSwitcher()])
    func onlyPermittedItemsLeave(_ layout: AnyCollectionLayout) throws {
        let library = library(layout)
        try swipe(1, in: library)
        #expect(library.books.count == 8)
        try swipe(2, in: library)
        #expect(library.books.map(\.id) == [0, 1, 3, 4, 5, 6, 7])
    }

    @Test func onlyPermittedItemsHaveTheAction() throws {
        let library = library(.tabStack())
        let actions = try [1, 2].map { item in
            try #require(library.titles["Book \(item)"]).accessibilityCustomActions?.map(\.name) ?? []
        }
        #expect(!actions[0].contains(FanfoldStrings().remove))
        #expect(actions[1].contains(FanfoldStrings().remove))
    }

    @Test func aRuleThatChangesDuringTheDragCounts() throws {
        var isPermitted = true
        let library = Library(8) { library in
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .onRemove(canRemove: { _ in isPermitted }) { book in
                    library.books.removeAll { $0.id == book.id }
                }
        }
        library.show()
        library.settle()
        let quad = try #require(library.titles["Book 2"]).quad
        let point = CGPoint(x: (quad.topLeft.x + quad.topRight.x) / 2, y: quad.topLeft.y + 10)
        let finger = SimulatedFinger(at: point, in: library.window)
        finger.move(by: CGPoint(x: -120, y: 0), over: 0.1)
        isPermitted = false
        library.refresh()
        finger.move(by: CGPoint(x: -120, y: 0), over: 0.1)
        finger.lift()
        library.settle()
        #expect(library.books.count == 8)
        #expect(library.titles["Book 2"]?.quad.isNear(quad, within: 0.5) == true)
    }

    @Test func aRemovalTellsVoiceOverTheNextItem() throws {
        let library = library(.tabStack())
        UIAccessibility.posted = []
        library.tabs?.removeItem(at: IndexPath(item: 2, section: 0))
        let next = UIAccessibility.posted.last
        #expect(next?.notification == .layoutChanged)
        #expect((next?.argument as? UIView)?.label == "Book 3")
        library.settle()
    }
}
