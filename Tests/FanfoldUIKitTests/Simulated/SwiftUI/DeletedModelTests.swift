import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import Observation
import SwiftUI
import Testing
import UIKit

/// An object of a store, as of SwiftData or Realm: after its deletion, reading a property ends the program.
private final class Pass: Identifiable, @unchecked Sendable {
    let id: Int
    private let text: String
    var isDeleted = false
    var lateReads = 0

    init(_ id: Int) {
        self.id = id
        text = "Pass \(id)"
    }

    var title: String {
        if isDeleted { lateReads += 1 }
        return text
    }
}

@MainActor private final class Store {
    var passes = (0..<12).map(Pass.init)

    func delete(_ pass: Pass) {
        passes.removeAll { $0.id == pass.id }
        pass.isDeleted = true
    }
}

/// Observed objects, whose changes evaluate the content again at any time.
@Observable private final class ObservedStore {
    var titles = (0..<12).map { "Pass \($0)" }
    @ObservationIgnored var lateReads = 0

    func title(_ index: Int) -> String {
        let titles = titles
        if index >= titles.count { lateReads += 1 }
        return index < titles.count ? titles[index] : ""
    }
}

private struct ObservingPassView: View {
    let store: ObservedStore
    let index: Int

    var body: some View { Text(store.title(index)) }
}

/// Content that is evaluated again in each frame in which its item moves.
private struct MovingPassView: View {
    @Environment(\.itemState) private var state
    let pass: Pass

    var body: some View { Text("\(pass.title) \(Int(state.distance * 1000)) \(Int(state.progress * 1000))") }
}

/// Once the application has deleted an object and its item leaves, nothing reads the object any more, whatever moves.
@MainActor @Suite(.serialized) struct DeletedModelTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .taskSwitcher(), .cardCarousel(), .expanding(), .wallet(), .zoomPager(),
    ]

    private func library(_ store: Store, _ layout: AnyCollectionLayout, kept: Int = 0) -> Library<some View> {
        let library = Library(0) { library in
            FanfoldView(store.passes, layout: layout) { MovingPassView(pass: $0) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
                .onMove { store.passes.move(fromOffsets: $0, toOffset: $1) }
                .onRemove { store.delete($0) }
                .keepsAlive(kept)
        }
        library.show()
        library.settle()
        return library
    }

    private func pass<Content: View>(_ frames: Int, in library: Library<Content>, updates: Bool) {
        for _ in 0..<frames {
            StandIn.clock.advance(by: 1 / 60)
            if updates { library.refresh() }
            library.window.layoutIfNeeded()
        }
    }

    @Test(arguments: layouts, [0, 4])
    func theApplicationDeletesIt(_ layout: AnyCollectionLayout, _ kept: Int) {
        for updates in [false, true] {
            for item in [0, 1] {
                let store = Store()
                let library = library(store, layout, kept: kept)
                let pass = store.passes[item]
                withAnimation {
                    store.delete(pass)
                    library.refresh()
                }
                self.pass(30, in: library, updates: updates)
                #expect(pass.lateReads == 0, "item \(item), updates \(updates)")
            }
        }
    }

    @Test(arguments: layouts)
    func theOpenOneIsDeleted(_ layout: AnyCollectionLayout) {
        let store = Store()
        let library = library(store, layout)
        library.open = 0
        library.refresh()
        library.settle()
        let pass = store.passes[0]
        withAnimation {
            store.delete(pass)
            library.refresh()
        }
        self.pass(90, in: library, updates: true)
        #expect(pass.lateReads == 0)
        #expect(library.open == nil)
    }

    /// Numbers of items: an index beyond the end would end the program.
    @Test(arguments: layouts)
    func anIndexBeyondTheEndIsNotRead(_ layout: AnyCollectionLayout) {
        var (count, lateReads) = (12, 0)
        let library = Library<AnyView>(0) { _ in
            AnyView(
                FanfoldView(0..<count, layout: layout) { index, state in
                    if index >= count { lateReads += 1 }
                    return Text("\(index) \(Int(state.distance * 1000))")
                })
        }
        library.show()
        library.settle()
        for next in [11, 3, 1, 0] {
            withAnimation {
                count = next
                library.refresh()
            }
            pass(20, in: library, updates: next % 2 == 0)
        }
        #expect(lateReads == 0)
    }

    /// The content observes the store by itself: the change that removes its item also evaluates it again.
    @Test(arguments: layouts, [false, true])
    func anIndexOfAnObservedStoreIsNotRead(_ layout: AnyCollectionLayout, _ changesLayout: Bool) {
        let store = ObservedStore()
        var layout = layout
        let library = Library<AnyView>(0) { library in
            AnyView(
                FanfoldView(store.titles.indices, layout: layout) {
                    ObservingPassView(store: store, index: $0)
                }
                .openItem(library.binding(\.open))
                .onRemove { _ in store.titles.removeLast() }
                .keepsAlive(2))
        }
        library.show()
        library.settle()
        library.open = 1
        library.refresh()
        library.settle()
        for next in [11, 3, 1, 0] {
            withAnimation {
                store.titles.removeLast(store.titles.count - next)
                if changesLayout { layout = next == 3 ? .albumFan(coverSide: 160) : .expanding() }
                library.refresh()
            }
            pass(20, in: library, updates: next % 2 == 0)
        }
        #expect(store.lateReads == 0)
    }

    /// Objects are deleted and replaced by others of the same identity, inserted and moved, in any order and at any time.
    @Test(arguments: 0..<12)
    func formerObjectsAreNotReadInRandomSessions(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let store = Store()
        var former: [Pass] = []
        let library = library(store, Self.layouts[seed % Self.layouts.count], kept: seed % 3 * 2)
        for step in 0..<25 {
            withAnimation {
                for _ in 0..<Int.random(in: 1...3, using: &random) where !store.passes.isEmpty {
                    let index = Int.random(in: 0..<store.passes.count, using: &random)
                    let pass = store.passes[index]
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: store.passes.insert(Pass(100 + former.count * 50 + step), at: index)
                    case 1: store.passes.swapAt(0, index)
                    case 2:
                        // The store reads the object again, as after a merge.
                        store.passes[index] = Pass(pass.id)
                        pass.isDeleted = true
                    default: store.delete(pass)
                    }
                    former.append(pass)
                }
                library.refresh()
            }
            if Bool.random(using: &random) { library.tabs?.contentOffset.y += 40 }
            self.pass(
                Int.random(in: 0...20, using: &random), in: library, updates: Bool.random(using: &random))
        }
        #expect(former.map(\.lateReads).reduce(0, +) == 0, "seed \(seed)")
    }

    /// A swipe: the application deletes the object in the closure of `onRemove`.
    @Test(arguments: [AnyCollectionLayout.tabStack(), .taskSwitcher(), .wallet()])
    func theUserSwipesItAway(_ layout: AnyCollectionLayout) throws {
        let store = Store()
        let library = library(store, layout)
        let cell = try #require(
            library.tabs?.visibleCells.first { library.tabs?.indexPath(for: $0)?.item == 0 })
        let quad = cell.quad
        let point = CGPoint(x: (quad.topLeft.x + quad.topRight.x) / 2, y: quad.topLeft.y + 10)
        let first = store.passes
        SimulatedFinger.swipe(from: point, by: CGPoint(x: -220, y: 0), over: 0.2, in: library.window)
        pass(120, in: library, updates: true)
        #expect(store.passes.count == 11)
        #expect(first.map(\.lateReads).reduce(0, +) == 0)
    }
}
