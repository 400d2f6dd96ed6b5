@_spi(Host) import Fanfold
import FanfoldUIKit
import SwiftUI

/// An application in SwiftUI that changes its items, its bindings, its layout and its size at random, while the user
/// touches the view.
@MainActor final class BoundApplication {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    /// The log of actions and writes.
    private(set) var diary: [String] = []
    /// The number of values that the view has written to the bindings.
    private(set) var writes = 0
    private(set) var position: Int?
    private(set) var open: Int?
    private(set) var selection: Int?
    private(set) var books: [Book]
    private var layout: StandardLayout
    private var random: SeededGenerator
    private var serial: Int
    private var finger: SimulatedFinger?
    private var controller: UIHostingController<AnyView>?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        serial = Int.random(in: 0...20, using: &random)
        books = (0..<serial).map { Book(id: $0, title: "\($0)") }
        layout = StandardLayout.all.randomElement(using: &random) ?? .expanding(ExpandingLayout())
        position = happens() ? books.randomElement(using: &random)?.id : nil
        let name = StandardLayout.names[layout.index]
        note("\(name), \(books.count) items at \(position.map(String.init) ?? "nil")")
        let controller = UIHostingController(rootView: view)
        self.controller = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private var view: AnyView {
        AnyView(
            FanfoldView(books, layout: layout) { Text($0.title) }
                .scrollPosition(id: binding("position", \.position))
                .openItem(binding("open", \.open))
                .selection(binding("selection", \.selection))
                .onRemove { [unowned self] book in remove(book) }
                .onMove { [unowned self] items, target in move(items, to: target) })
    }

    private func binding(
        _ name: String, _ path: ReferenceWritableKeyPath<BoundApplication, Int?>
    ) -> Binding<Int?> {
        Binding(
            get: { [unowned self] in self[keyPath: path] },
            set: { [unowned self] in
                note("the view writes \(name) \($0.map(String.init) ?? "nil")")
                writes += 1
                self[keyPath: path] = $0
                refresh()
            })
    }

    /// Requests an update of the view, as SwiftUI does after a change of state.
    private func refresh() { controller?.rootView = view }

    var collection: FanfoldCollectionView? {
        controller?.view.subviews.first { $0 is FanfoldCollectionView } as? FanfoldCollectionView
    }

    private func note(_ line: String) { diary.append(line) }

    private func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    private func coordinate(in range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    private func happens() -> Bool { .random(using: &random) }
}

// MARK: Actions

extension BoundApplication {
    /// Makes a change or a gesture, and continues after a moment.
    func step() {
        switch number(in: 0...3) {
        case 0: touch()
        case 1: animated { changeItems() }
        case 2: animated { changeBinding() }
        default: changeView()
        }
        StandIn.clock.advance(by: .random(in: 0...0.3, using: &random))
    }

    /// Makes a change of state, inside an animation or not.
    private func animated(_ change: () -> Void) {
        var transaction = Transaction(animation: happens() ? .default : nil)
        transaction.disablesAnimations = number(in: 0...4) == 0
        withTransaction(transaction) {
            change()
            refresh()
        }
        if happens() { window.layoutIfNeeded() }
    }

    private func changeItems() {
        switch number(in: 0...6) {
        case 0: books.removeAll { _ in happens() }
        case 1: books.shuffle(using: &random)
        case 2: books.reverse()
        case 3: books = (0..<number(in: 0...20)).map { _ in newBook() }
        case 4: books.indices.randomElement(using: &random).map { _ = books.remove(at: $0) }
        case 5: for _ in 0..<3 { books.insert(newBook(), at: number(in: 0...books.count)) }
        default:
            guard let index = books.indices.randomElement(using: &random) else { break }
            books.insert(books.remove(at: index), at: number(in: 0...books.count))
        }
        note("items \(books.map(\.id))")
    }

    private func newBook() -> Book {
        serial += 1
        return Book(id: serial, title: "\(serial)")
    }

    private func changeBinding() {
        let id = number(in: 0...3) == 0 ? nil : books.randomElement(using: &random)?.id
        let text = id.map(String.init) ?? "nil"
        switch number(in: 0...3) {
        case 0: open = id
        case 1: selection = id
        default: position = id
        }
        note("binds \(text): at \(String(describing: position)), open \(String(describing: open))")
    }

    private func changeView() {
        switch number(in: 0...3) {
        case 0:
            layout = StandardLayout.all.randomElement(using: &random) ?? layout
            note("layout \(StandardLayout.names[layout.index])")
            animated {}
        case 1:
            let size = [CGSize.zero, Collection.phone, CGSize(width: 667, height: 375)]
                .randomElement(using: &random)
            note("size \(size ?? .zero)")
            resize(to: size ?? .zero)
        default:
            let insets = [UIEdgeInsets.zero, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)]
                .randomElement(using: &random)
            note("insets \(insets ?? .zero)")
            collection?.contentInset = insets ?? .zero
            if happens() { collection?.contentInset.bottom = 336 }
        }
    }

    private func resize(to size: CGSize) {
        window.frame.size = size
        controller?.view.frame.size = size
        window.layoutIfNeeded()
    }

    private func touch() {
        let point = CGPoint(x: coordinate(in: 5...370), y: coordinate(in: 5...660))
        let distance = coordinate(in: -300...300)
        let way = happens() ? CGPoint(x: distance, y: 5) : CGPoint(x: 5, y: distance)
        if let finger {
            note("moves by \(way), lifts")
            finger.move(by: way, over: 0.1)
            lift()
        } else if happens() {
            note("down \(point)")
            finger = SimulatedFinger(at: point, in: window)
        } else if happens() {
            note("tap \(point)")
            SimulatedFinger.tap(at: point, in: window)
        } else {
            note("swipe \(point) by \(way)")
            SimulatedFinger.swipe(from: point, by: way, over: 0.12, in: window)
        }
    }

    private func lift() {
        finger?.lift()
        finger = nil
    }

    private func remove(_ book: Book) {
        note("removes \(book.id)")
        guard happens() else { return }
        books.removeAll { $0.id == book.id }
        refresh()
    }

    private func move(_ items: IndexSet, to target: Int) {
        note("moves \(Array(items)) to \(target)")
        guard happens() else { return }
        books.move(fromOffsets: items, toOffset: target)
        refresh()
    }
}

// MARK: Rest

extension BoundApplication {
    /// Lifts the finger, restores the area, and lets everything settle.
    func settle() {
        note("rest")
        lift()
        resize(to: Collection.phone)
        for _ in 0..<40 {
            StandIn.clock.advance(by: 0.5)
            window.layoutIfNeeded()
            if StandIn.runningDisplayLinks.isEmpty && collection?.isDecelerating == false { break }
        }
    }

    /// The disagreements of bindings and screen at rest.
    var disagreements: [String] {
        guard let collection, let layout = collection.fanfoldLayout else { return ["There is no view"] }
        let shown = layout.indexPathShown.map { books[$0.item].id }
        var problems: [String] = []
        if shown != position {
            problems.append("\(String(describing: shown)) is shown, \(String(describing: position)) is bound")
        }
        let opened = collection.indexPathForOpenedItem.map { books[$0.item].id }
        if opened != open || collection.openProgress != (open == nil ? 0 : 1) {
            problems.append(
                "\(String(describing: opened)) is open (\(collection.openProgress)), \(String(describing: open)) is bound"
            )
        }
        let selected = collection.indexPathsForSelectedItems?.first.map { books[$0.item].id }
        if selected != selection {
            problems.append(
                "\(String(describing: selected)) is selected, not \(String(describing: selection))")
        }
        return problems + misplaced(in: collection, layout)
    }

    /// The visible items that show something else, or are elsewhere.
    private func misplaced(
        in collection: FanfoldCollectionView, _ layout: FanfoldCollectionViewLayout
    ) -> [String] {
        if collection.numberOfItems(inSection: 0) != books.count { return ["The number of items differs"] }
        let context = LayoutContext(of: layout.layout, count: books.count, in: collection)
        var problems: [String] = []
        if !books.isEmpty && collection.visibleCells.isEmpty { problems.append("No item is visible") }
        for indexPath in collection.indexPathsForVisibleItems {
            guard let cell = collection.cellForItem(at: indexPath) else { continue }
            if cell.label != books[indexPath.item].title {
                problems.append("\(books[indexPath.item].title) shows \(cell.label ?? "nothing")")
            }
            let expected = layout.layout.attributes(at: Double(indexPath.item), in: context)
            if open == nil && !cell.quad.isNear(expected.quad, within: 0.5) {
                problems.append("\(indexPath.item) is at \(cell.quad), not at \(expected)")
            }
        }
        return problems
    }
}
