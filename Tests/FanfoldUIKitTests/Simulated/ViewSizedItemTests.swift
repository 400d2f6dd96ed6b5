import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Cells of different sizes keep their sizes during changes.
@MainActor @Suite struct ViewSizedItemTests {
    /// A change of rows that are named by their lengths.
    enum Change: CaseIterable {
        case insertion, removal, move, sort, replacement

        func make(in names: inout [String]) {
            switch self {
            case .insertion: names.insert("205", at: 1)
            case .removal: names.removeSubrange(1...2)
            case .move: names.insert(names.remove(at: 0), at: 3)
            case .sort: names.sort { (Double($0) ?? 0) < (Double($1) ?? 0) }
            case .replacement: names.replaceSubrange(1...1, with: ["35", "95"])
            }
        }
    }

    static let names = (0..<20).map { "\(40 + $0 * 37 % 120)" }

    private func rows(_ axis: Fanfold.Axis, _ direction: Direction) -> Collection {
        let layout = CustomCollectionViewLayout(RowsLayout(lengths: Self.names.lengths, axis: axis))
        return Collection(layout, direction, sections: [Self.names])
    }

    /// Expects that each visible cell has its own length.
    private func expectOwnLengths(_ collection: Collection, _ axis: Fanfold.Axis, _ comment: Comment? = nil) {
        for (name, cell) in collection.cells {
            for size in [cell.bounds.size, cell.layer.presentation()?.bounds.size ?? .zero] {
                let length = axis == .vertical ? size.height : size.width
                #expect(abs(length - (Double(name) ?? 0)) < 1e-3, comment)
            }
        }
    }

    @Test(arguments: [Fanfold.Axis.vertical, .horizontal], Change.allCases)
    func rowsKeepTheirLengths(_ axis: Fanfold.Axis, _ change: Change) throws {
        for direction in Direction.allCases {
            for isShown in [true, false] {
                let collection = rows(axis, direction)
                let layout = try #require(collection.layout as? CustomCollectionViewLayout<RowsLayout>)
                let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
                if isShown { window.addSubview(collection.view) }
                window.makeKeyAndVisible()
                var names = collection.sections[0]
                change.make(in: &names)
                let difference = names.difference(from: collection.sections[0]).inferringMoves()
                collection.view.performBatchUpdates {
                    collection.sections[0] = names
                    layout.collectionLayout.lengths = names.lengths
                    collection.view.apply(difference)
                }
                for frame in 0..<40 {
                    expectOwnLengths(collection, axis, "frame \(frame), shown: \(isShown)")
                    StandIn.clock.advance(by: 1.0 / 60)
                }
                StandIn.clock.advance(by: 2)
                collection.expectAllInPlace()
            }
        }
    }

    @Test(arguments: [Fanfold.Axis.vertical, .horizontal], Direction.allCases)
    func draggedRowsKeepTheirLengths(_ axis: Fanfold.Axis, _ direction: Direction) throws {
        let collection = rows(axis, direction)
        let layout = try #require(collection.layout as? CustomCollectionViewLayout<RowsLayout>)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.allowsReordering = true
        view.handlers.didMove = { from, to in
            let name = collection.sections[0].remove(at: from.item)
            collection.sections[0].insert(name, at: to.item)
            layout.collectionLayout.lengths = collection.sections[0].lengths
        }
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(view)
        window.makeKeyAndVisible()
        let cell = try #require(collection.cell(1))
        let finger = SimulatedFinger(
            at: CGPoint(x: cell.quad.bounds.midX, y: cell.quad.bounds.midY), in: window)
        finger.hold(for: 0.7)
        let sign = axis == .horizontal && direction == .rightToLeft ? -1.0 : 1
        for frame in 0..<30 {
            let step = axis == .vertical ? CGPoint(x: 0, y: 8) : CGPoint(x: 8 * sign, y: 0)
            finger.move(by: step, over: 1.0 / 60)
            expectOwnLengths(collection, axis, "frame \(frame)")
        }
        finger.lift()
        for frame in 0..<40 {
            expectOwnLengths(collection, axis, "frame \(frame) after the release")
            StandIn.clock.advance(by: 1.0 / 60)
        }
        StandIn.clock.advance(by: 2)
        #expect(collection.sections[0] != Self.names)
        collection.expectAllInPlace()
    }

    @Test(arguments: Change.allCases) func rowsOfSwiftUIKeepTheirLengths(_ change: Change) {
        let library = Library { library in
            FanfoldView(library.books, layout: RowsLayout(lengths: library.books.map(\.title).lengths)) {
                Text($0.title)
            }
        }
        library.books = Self.names.enumerated().map { Book(id: $0, title: $1) }
        library.show()
        library.settle()
        var names = Self.names
        change.make(in: &names)
        withAnimation {
            library.books = names.map { name in
                Book(id: Self.names.firstIndex(of: name) ?? 1000 + (Int(name) ?? 0), title: name)
            }
        }
        for frame in 0..<40 {
            for (title, cell) in library.titles {
                #expect(abs(cell.bounds.height - (Double(title) ?? 0)) < 1e-3, "frame \(frame)")
            }
            StandIn.clock.advance(by: 1.0 / 60)
        }
    }
}

extension [String] {
    /// The lengths of rows that are named by them.
    fileprivate var lengths: [Double] { map { Double($0) ?? 0 } }
}

extension Fanfold.Rect {
    fileprivate var midX: Double { origin.x + size.width / 2 }
    fileprivate var midY: Double { origin.y + size.height / 2 }
}

extension UICollectionView {
    /// Reports the differences of the first section.
    fileprivate func apply(_ difference: CollectionDifference<String>) {
        func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        for change in difference {
            switch change {
            case .insert(let offset, _, let origin?): moveItem(at: at(origin), to: at(offset))
            case .insert(let offset, _, nil): insertItems(at: [at(offset)])
            case .remove(let offset, _, nil): deleteItems(at: [at(offset)])
            case .remove: break
            }
        }
    }
}
