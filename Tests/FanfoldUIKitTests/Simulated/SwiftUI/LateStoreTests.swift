import Fanfold
import FanfoldKeyframes
@testable import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A store that accepts each value a number of frames after it was written.
@MainActor private final class LateStore {
    private(set) var opened: Int?
    private(set) var selected: Int?
    private var frame = 0
    private var pending: [(accept: () -> Void, frame: Int)] = []
    private(set) lazy var library = Library<AnyView>(16) { [unowned self] library in
        AnyView(
            FanfoldView(library.books, layout: .tabStack()) { Text($0.title) }
                .openItem(binding(\.opened))
                .selection(binding(\.selected)))
    }
    private let delay: Int

    init(_ delay: Int) {
        self.delay = delay
        library.show()
        library.rest()
    }

    private func binding(_ path: ReferenceWritableKeyPath<LateStore, Int?>) -> Binding<Int?> {
        Binding(get: { self[keyPath: path] }) { value in
            self.pending.append(({ self[keyPath: path] = value }, self.frame + self.delay))
        }
    }

    /// Lets frames pass, with an update in each. Returns the progress of the opening.
    func pass(_ frames: Int) -> [CGFloat] {
        (0..<frames).map { _ in
            frame += 1
            StandIn.clock.advance(by: 1 / 60)
            for write in pending where write.frame == frame { write.accept() }
            pending.removeAll { $0.frame <= frame }
            library.refresh()
            return library.tabs?.openProgress ?? 0
        }
    }
}

/// A store that accepts the item shown some frames after it was written, as reducers and databases do.
@MainActor @Suite(.serialized) struct LateStoreTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .albumFan(coverSide: 160), AnyCollectionLayout(KeyframePreset.stories.layout),
    ]

    /// The content follows the finger, and no request of the store's former value turns it around.
    @Test(arguments: layouts, [1, 3, 6, 12])
    func aPageThatIsAcceptedLateDoesNotGoBack(_ layout: AnyCollectionLayout, _ delay: Int) {
        var accepted: Int? = 4
        var (frame, pending) = (0, [(item: Int?, frame: Int)]())
        let library = Library<AnyView>(16) { library in
            AnyView(
                FanfoldView(library.books, layout: layout) { Text($0.title) }
                    .scrollPosition(
                        id: Binding(get: { accepted }, set: { pending.append(($0, frame + delay)) })))
        }
        library.show()
        library.rest()
        var random = SeededGenerator(seed: UInt64(delay))
        for _ in 0..<2 {
            let distance = Double.random(in: -300...(-120), using: &random)
            SimulatedFinger.swipe(
                from: CGPoint(x: 340, y: 300), by: CGPoint(x: distance, y: 0), over: 0.1, in: library.window)
            var positions: [CGFloat] = []
            for _ in 0..<200 {
                frame += 1
                StandIn.clock.advance(by: 1 / 60)
                for write in pending where write.frame == frame { accepted = write.item }
                pending.removeAll { $0.frame <= frame }
                library.refresh()
                positions.append(library.tabs?.contentOffset.x ?? 0)
            }
            let largest = positions.indices.map { positions[...$0].max() ?? 0 }
            let back = zip(largest, positions).map { $0 - $1 }.max() ?? 0
            #expect(back < 30, "delay \(delay), \(distance) points")
            #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == accepted)
        }
    }

    /// At rest, the binding names the item shown, also if it is cleared just after the view has written that item.
    @Test(arguments: [0, 1, 5, 14, 16]) func aClearedPositionIsWrittenAgain(_ frames: Int) {
        var bound: Int? = 4
        let library = Library<AnyView>(16) { library in
            AnyView(
                FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                    .scrollPosition(id: Binding(get: { bound }, set: { bound = $0 })))
        }
        library.show()
        library.rest()
        library.tabs?.fanfoldLayout?.scrollToItem(at: IndexPath(item: 7, section: 0), animated: false)
        library.refresh()
        for _ in 0..<frames { StandIn.clock.advance(by: 1 / 60) }
        #expect(bound == 7)
        bound = nil
        library.refresh()
        library.rest()
        #expect(bound == 7)
    }

    /// A removed item does not return before the store accepts its removal, also if each update has another array.
    @Test(arguments: [1, 3, 6, 12], [AnyCollectionLayout.tabStack(), .taskSwitcher()])
    func aRemovalThatIsAcceptedLateStays(_ delay: Int, _ layout: AnyCollectionLayout) {
        let library = Library<AnyView>(8) { library in
            AnyView(
                FanfoldView(library.books.filter { $0.id < 100 }, layout: layout) { Text($0.title) }
                    .onRemove { _ in })
        }
        library.show()
        library.rest()
        for index in [2, 4] {
            let count = library.books.count - 1
            library.tabs?.removeItem(at: IndexPath(item: index, section: 0))
            for frame in 1...40 {
                StandIn.clock.advance(by: 1 / 60)
                if frame == delay { library.books.remove(at: index) } else { library.refresh() }
                #expect(library.tabs?.numberOfItems(inSection: 0) == count, "frame \(frame)")
            }
        }
        // An item that the store has accepted as removed, and puts back, returns at once.
        library.books.insert(Book(id: 2, title: "Book 2"), at: 2)
        #expect(library.tabs?.numberOfItems(inSection: 0) == 7)
    }

    /// A moved item does not go back before the store accepts its move.
    @Test(arguments: [1, 3, 6, 12]) func aMoveThatIsAcceptedLateStays(_ delay: Int) throws {
        var accept = {}
        let library = Library { library in
            FanfoldView(library.books, layout: .taskSwitcher()) { Text($0.title) }
                .onMove { items, target in
                    accept = { library.books.move(fromOffsets: items, toOffset: target) }
                }
        }
        library.show()
        library.rest()
        let cell = try #require(library.titles["Book 1"])
        let element = try #require(SimulatedVoiceOver.elements(in: cell).first as? UILabel)
        let action = try #require(element.accessibilityCustomActions?.last)
        #expect(action.actionHandler?(action) == true)
        for frame in 1...40 {
            StandIn.clock.advance(by: 1 / 60)
            if frame == delay { accept() } else { library.refresh() }
            #expect(library.tabs?.indexPath(for: cell)?.item == 2, "frame \(frame)")
        }
        #expect(library.books.map(\.id) == [0, 2, 1, 3, 4, 5, 6, 7])
    }

    /// An item that opens or closes, and a selection, do not turn around before the store accepts them.
    @Test(arguments: [1, 3, 6, 12])
    func anOpeningAndASelectionThatAreAcceptedLateStay(_ delay: Int) throws {
        let store = LateStore(delay)
        let tabs = try #require(store.library.tabs)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 230), in: store.library.window)
        let opening = store.pass(120)
        #expect(
            store.opened != nil && opening.last == 1
                && zip(opening, opening.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 330), in: store.library.window)
        _ = store.pass(60)
        #expect(
            store.selected == store.opened && tabs.indexPathsForSelectedItems?.first?.item == store.selected)
        _ = tabs.accessibilityPerformEscape()
        let closing = store.pass(120)
        #expect(
            store.opened == nil && closing.last == 0
                && zip(closing, closing.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
    }

    /// The last change of the user stays if it follows others before the store has accepted them.
    @Test(arguments: 0..<30) func changesInQuickSuccessionStay(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let store = LateStore(Int.random(in: 1...12, using: &random))
        let tabs = try #require(store.library.tabs)
        var (opened, selected): (Int?, Int?) = (nil, nil)
        for _ in 0..<8 {
            if tabs.indexPathToOpen == nil || Int.random(in: 0..<4, using: &random) == 0 {
                let y = CGFloat.random(in: 100...600, using: &random)
                SimulatedFinger.tap(at: CGPoint(x: 187, y: y), in: store.library.window)
            } else {
                _ = tabs.accessibilityPerformEscape()
            }
            // The engine handles a tap on an item that closes in the next frame.
            _ = store.pass(1)
            (opened, selected) = (tabs.indexPathToOpen?.item, tabs.indexPathsForSelectedItems?.first?.item)
            _ = store.pass(Int.random(in: 1...20, using: &random))
            #expect(tabs.indexPathToOpen?.item == opened)
            #expect(tabs.indexPathsForSelectedItems?.first?.item == selected)
        }
        _ = store.pass(60)
        #expect(tabs.indexPathToOpen?.item == opened && store.opened == opened)
        #expect(tabs.indexPathsForSelectedItems?.first?.item == selected && store.selected == selected)
    }

    /// A store that keeps its value is obeyed once the time to accept is over.
    @Test(arguments: layouts)
    func aPageThatIsRejectedGoesBack(_ layout: AnyCollectionLayout) {
        let library = Library(16) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }.scrollPosition(id: .constant(4))
        }
        library.show()
        library.rest()
        SimulatedFinger.swipe(
            from: CGPoint(x: 340, y: 300), by: CGPoint(x: -250, y: 0), over: 0.1, in: library.window)
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 4)
    }
}
