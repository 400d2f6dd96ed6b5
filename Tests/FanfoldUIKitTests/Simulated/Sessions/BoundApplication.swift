import Fanfold
import FanfoldUIKit
import SwiftUI

/// A situation that sessions reach.
enum Situation: CaseIterable {
    case pair, prependInMotion, emptyList, boundWhileEmpty, background, disabledAnimations, finger, openItem
}

/// An application in SwiftUI that changes its items, its bindings, its layout, its direction and its size at random, while the
/// user touches the view.
@MainActor final class BoundApplication {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    let scene = UIWindowScene.simulated()
    /// The log of actions and writes.
    private(set) var diary: [String] = []
    /// The number of values that the view has written to the bindings.
    private(set) var writes = 0
    var position: Int?
    var open: Int?
    var selection: Int?
    var books: [Book]
    var layout: BoundLayout
    var direction = SwiftUI.LayoutDirection.leftToRight
    /// The phase of scrolling and the position, as reported to the application.
    private(set) var phase = SwiftUI.ScrollPhase.idle
    private(set) var reportedPosition: CGFloat?
    var random: SeededGenerator
    var serial: Int
    var finger: SimulatedFinger?
    /// The items that were bound before there were any: bindings to them wait.
    var awaited: Set<Int> = []
    /// The situations that have occurred.
    private(set) var situations: [Situation: Int] = [:]
    private(set) var controller: UIHostingController<AnyView>?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        serial = Int.random(in: 0...20, using: &random)
        books = (0..<serial).map { Book(id: $0, title: "\($0)") }
        layout = BoundLayout.all.randomElement(using: &random) ?? .rows
        position = happens() ? books.randomElement(using: &random)?.id : nil
        direction = happens() ? .rightToLeft : .leftToRight
        note("\(layout), \(direction), \(books.count) items at \(position.map(String.init) ?? "nil")")
        let controller = UIHostingController(rootView: view)
        self.controller = controller
        window.windowScene = scene
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private var view: AnyView {
        AnyView(
            FanfoldView(books, layout: layout.make(for: books)) { Text($0.title) }
                .scrollPosition(id: binding("position", \.position))
                .openItem(binding("open", \.open))
                .selection(binding("selection", \.selection))
                .onRemove { [unowned self] book in remove(book) }
                .onMove { [unowned self] items, target in move(items, to: target) }
                .onScrollPhaseChange { [weak self] in self?.phase = $1 }
                .onPositionChange { [weak self] in self?.reportedPosition = $0 }
                .environment(\.layoutDirection, direction))
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
    func refresh() { controller?.rootView = view }

    var collection: FanfoldCollectionView? {
        controller?.view.subviews.first { $0 is FanfoldCollectionView } as? FanfoldCollectionView
    }

    func count(_ situation: Situation) { situations[situation, default: 0] += 1 }

    func note(_ line: String) { diary.append(line) }

    func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    func coordinate(in range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    func happens() -> Bool { .random(using: &random) }
}
