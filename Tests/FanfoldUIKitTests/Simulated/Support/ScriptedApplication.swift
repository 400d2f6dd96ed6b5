import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// An application that a script controls, with simulated fingers and keys, or through the methods of a collection
/// view.
@MainActor
final class ScriptedApplication: NSObject, FanfoldCollectionViewDataSource, FanfoldCollectionViewDelegate {
    let view: FanfoldCollectionView
    private(set) var items: [Int]
    private let window: UIWindow
    private var fingers: [Int: SimulatedFinger] = [:]
    private var removed: [Int] = []
    private var answers: [@MainActor (Bool) -> Void] = []
    private let start: Double

    init(_ script: Script, layout: String) throws {
        // The start is a whole number, so that intervals of a tenth of a second stay exact.
        StandIn.clock.advance(by: StandIn.clock.now.rounded(.up) + 1 - StandIn.clock.now)
        start = StandIn.clock.now.rounded()
        items = Array(0..<script.items)
        let bounds = CGRect(x: 0, y: 0, width: script.viewport.width, height: script.viewport.height)
        window = UIWindow(frame: bounds)
        let first = try #require(Self.layout(layout))
        first.initialIndexPath = script.item.map { IndexPath(item: $0, section: 0) }
        view = FanfoldCollectionView(frame: bounds, collectionViewLayout: first)
        super.init()
        if let parameters = script.parameters {
            var style = first.layout.motionStyle
            style.visitParameters { $1 = parameters[$0.name] ?? $1 }
            view.motionStyle = style
        }
        set(script.options)
        view.loops = script.looping ?? false
        view.semanticContentAttribute = script.direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
        view.opensTappedItem = script.events.contains { $0.key == "enter" }
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.handlesKeyboard = true
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
    }

    private func set(_ options: Script.Options?) {
        view.allowsRemoval = options?.allowsRemoval ?? false
        view.allowsReordering = options?.allowsReordering ?? false
        view.snapping = options?.snapping.flatMap { Self.snappings[$0] } ?? .layout
        view.startAutoplay(every: options?.autoplayInterval ?? 0)
    }

    private static let snappings: [String: Snapping] = ["item": .item, "flick": .flick, "none": .none]

    /// Lets time pass until a script's time, in seconds.
    func wait(until time: Double) {
        let rest = start + time - StandIn.clock.now
        if rest > 0 { StandIn.clock.advance(by: rest) }
        view.layoutIfNeeded()
    }

    /// Whether the engine has further frames.
    var isMoving: Bool { view.host.engine?.needsFrame ?? false || view.scrollPhase != .idle }

    func perform(_ event: Script.Event) throws {
        wait(until: event.at)
        switch event.type {
        case "pointerDown": fingers[event.pointer ?? 0] = SimulatedFinger(at: event.point, in: window)
        case "pointerMove": fingers[event.pointer ?? 0]?.jump(to: event.point)
        case "pointerUp": fingers.removeValue(forKey: event.pointer ?? 0)?.lift()
        case "key": press(try #require(event.key.flatMap(Self.key)))
        case "focus": view.host.perform { $0.focus(on: event.index, time: $1) }
        case "open": view.openItem(at: path(event.index ?? 0))
        case "close": view.closeItem()
        case "insert": insert(event.index ?? 0, count: event.count ?? 1)
        case "remove": remove(event.index ?? 0, count: event.count ?? 1)
        case "move": move(from: event.from ?? 0, to: event.to ?? 0)
        case "append": view.appendItem()
        case "undoRemoval": view.undoRemoval()
        // An answer without a pending question has no effect.
        case "answer": if !answers.isEmpty { answers.removeFirst()(event.allowed ?? true) }
        case "scrollTo":
            view.fanfoldLayout?.scrollToItem(
                at: path(event.index ?? 0), align: try #require(Self.alignment(event.align ?? "resting")),
                duration: event.duration, animated: true)
        case "setLooping": view.loops = event.looping ?? false
        case "setOptions": set(event.options)
        case "setLayout":
            view.setCollectionViewLayout(try #require(event.layout.flatMap(Self.layout)), animated: true)
        case "resize":
            UIView.animate(withDuration: 0.5) {
                self.view.frame.size = CGSize(width: event.width ?? 0, height: event.height ?? 0)
            }
        default: Issue.record("a script does what is not known here: \(event.type)")
        }
        view.layoutIfNeeded()
    }

    private func press(_ key: UIKeyboardHIDUsage) {
        SimulatedKeyboard.press(key)
    }

    private static func key(_ name: String) -> UIKeyboardHIDUsage? {
        [
            "arrowDown": .keyboardDownArrow, "arrowUp": .keyboardUpArrow, "arrowLeft": .keyboardLeftArrow,
            "arrowRight": .keyboardRightArrow, "home": .keyboardHome, "end": .keyboardEnd,
            "pageUp": .keyboardPageUp, "pageDown": .keyboardPageDown, "enter": .keyboardReturnOrEnter,
            "escape": .keyboardEscape, "delete": .keyboardDeleteForward,
        ][name]
    }

    private static func alignment(_ name: String) -> ItemAlignment? {
        [ItemAlignment.resting, .start, .center, .end, .nearest].first { "\($0)" == name }
    }

    private static func layout(_ name: String) -> FanfoldCollectionViewLayout? {
        [
            "expanding": LayoutKind.expanding, "tab-stack": .tabStack, "album-fan": .albumFan,
            "card-carousel": .cardCarousel, "task-switcher": .taskSwitcher,
        ][name]?.make()
    }
}

// MARK: Items

extension ScriptedApplication {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func insert(_ index: Int, count: Int) {
        view.performBatchUpdates {
            self.items.insert(contentsOf: (0..<count).map { 1000 + self.items.count + $0 }, at: index)
            self.view.insertItems(at: (index..<index + count).map(self.path))
        }
    }

    private func remove(_ index: Int, count: Int) {
        view.performBatchUpdates {
            self.removed = Array(self.items[index..<index + count])
            self.items.removeSubrange(index..<index + count)
            self.view.deleteItems(at: (index..<index + count).map(self.path))
        }
    }

    private func move(from: Int, to: Int) {
        view.performBatchUpdates {
            self.items.insert(self.items.remove(at: from), at: to)
            self.view.moveItem(at: self.path(from), to: self.path(to))
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? NamedCell)?.name = "\(items[indexPath.item])"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        remove(indexPath.item, count: 1)
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) { insert(items.count, count: 1) }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath) {
        view.performBatchUpdates {
            self.items.insert(contentsOf: self.removed, at: indexPath.item)
            self.view.insertItems(at: self.removed.indices.map { self.path(indexPath.item + $0) })
        }
    }

    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        answers.append(answer)
    }
}

extension Script.Event {
    fileprivate var point: CGPoint { CGPoint(x: x ?? 0, y: y ?? 0) }
}
