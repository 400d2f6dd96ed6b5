import Fanfold
import FanfoldUIKit
import UIKit

/// An application that makes random changes at any time. Fingers stay down while it changes items, layouts and sizes,
/// and its event handlers make further changes.
@MainActor final class UntidyApplication: NSObject {
    /// The window, which contains the view at any of its sizes.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 700, height: 700))
    let view: FanfoldCollectionView
    private(set) var items: [String]
    /// The log of actions and events.
    private(set) var diary: [String] = []
    /// The number of pending completions.
    private(set) var awaitedEnds = 0
    /// The items that have jumped while others were inserted, removed and moved.
    private(set) var jumps: [String] = []
    /// Whether event handlers make further changes.
    private let isReentrant: Bool
    private var random: SeededGenerator
    private var serial: Int
    private var answers: [@MainActor (Bool) -> Void] = []
    private var fingers: [SimulatedFinger] = []
    /// The nesting depth of changes in event handlers.
    private var depth = 0
    private var isChanging = false

    init(_ kind: LayoutKind, _ direction: Direction, isReentrant: Bool, seed: UInt64) {
        self.isReentrant = isReentrant
        random = SeededGenerator(seed: seed)
        serial = Int.random(in: 0...12, using: &random)
        items = (0..<serial).map { "\($0)" }
        view = FanfoldCollectionView(frame: Self.start, collectionViewLayout: kind.make())
        super.init()
        view.semanticContentAttribute = direction.attribute
        view.handlesKeyboard = true
        view.opensTappedItem = true
        view.allowsRemoval = true
        view.allowsReordering = true
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    /// Lifts all fingers, answers pending questions, and lets every movement settle.
    func comeToRest() {
        note("rest")
        depth = Self.greatestDepth
        for finger in fingers { finger.lift() }
        fingers = []
        if view.superview == nil { window.addSubview(view) }
        view.frame = Self.start
        while !answers.isEmpty { answers.removeFirst()(true) }
        wait(for: 60)
        view.closeItem()
        wait(for: 15)
    }

    private func wait(for duration: Double) {
        StandIn.clock.advance(by: duration)
        view.layoutIfNeeded()
    }

    private func note(_ line: String) { diary.append(line) }

    private static let start = CGRect(origin: .zero, size: Collection.phone)
    /// The maximum nesting depth of changes in event handlers.
    private static let greatestDepth = 2
}

// MARK: Actions

extension UntidyApplication {
    func step() {
        if number(in: 0...9) < 4 { touch() } else { act() }
        wait(for: .random(in: 0...0.3, using: &random))
    }

    private func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    private func coordinate(in range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    private func happens() -> Bool { .random(using: &random) }

    private func anyItem() -> IndexPath? { items.indices.randomElement(using: &random).map(path) }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A distance across or along the screen.
    private func way() -> CGPoint {
        let (far, near) = (coordinate(in: -300...300), coordinate(in: -20...20))
        return happens() ? CGPoint(x: far, y: near) : CGPoint(x: near, y: far)
    }

    private func touch() {
        let point = CGPoint(x: coordinate(in: 5...370), y: coordinate(in: 5...660))
        let finger = fingers.indices.randomElement(using: &random)
        switch (number(in: 0...9), finger) {
        case (0...2, _) where fingers.count < 2:
            note("down \(point)")
            fingers.append(SimulatedFinger(at: point, in: window))
        case (3, let finger?):
            note("hold")
            fingers[finger].hold(for: 0.7)
        case (4...6, let finger?):
            let way = way()
            note("move by \(way)")
            fingers[finger].move(by: way, over: .random(in: 0.02...0.2, using: &random))
        case (7...8, let finger?):
            let isCancelled = number(in: 0...4) == 0
            note(isCancelled ? "cancel" : "lift")
            let finger = fingers.remove(at: finger)
            if isCancelled { finger.cancel() } else { finger.lift() }
        case (8, nil):
            note("tap \(point)")
            SimulatedFinger.tap(at: point, in: window)
        case (9, nil):
            let way = way()
            note("swipe \(point) by \(way)")
            SimulatedFinger.swipe(from: point, by: way, over: 0.15, in: window)
        default: break
        }
    }

    private func act() {
        let isAnimated = number(in: 0...4) > 0
        switch number(in: 0...22) {
        case 0, 1: openItem(isAnimated)
        case 2:
            note("close")
            awaitedEnds += 1
            view.closeItem(animated: isAnimated) { [unowned self] in end("closing", $0) }
        case 3:
            note("append")
            awaitedEnds += 1
            view.appendItem { [unowned self] in end("append", $0) }
        case 4: anyItem().map(requestRemoval)
        case 5:
            note("undo")
            view.undoRemoval()
        case 6, 7, 8: changeItems()
        case 9: reload()
        case 10: anyItem().map(reload)
        case 11: changeLayout(animated: isAnimated)
        case 12: resize()
        case 13: changeInsets()
        case 14: scroll(animated: isAnimated)
        case 15: putContent(animated: isAnimated)
        case 16:
            note("automatic")
            view.scrollAutomatically(velocity: coordinate(in: -200...200))
        case 17: changeOptions()
        case 18:
            note("window")
            if view.superview == nil { window.addSubview(view) } else { view.removeFromSuperview() }
        case 19: answer()
        case 20: pressKey()
        case 21:
            note("direction")
            let isMirrored = view.semanticContentAttribute == .forceRightToLeft
            view.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
        default:
            note("motion")
            UIAccessibility.simulatedReduceMotion.toggle()
        }
    }

    private func openItem(_ isAnimated: Bool) {
        guard let indexPath = anyItem() else { return }
        note("opening \(indexPath.item)")
        awaitedEnds += 1
        view.openItem(at: indexPath, animated: isAnimated) { [unowned self] in end("open", $0) }
    }

    private func requestRemoval(at indexPath: IndexPath) {
        note("request \(indexPath.item)")
        view.removeItem(at: indexPath)
    }

    private func answer() {
        guard !answers.isEmpty else { return }
        let isAllowed = happens()
        note("answer \(isAllowed)")
        answers.removeFirst()(isAllowed)
    }

    private func changeLayout(animated: Bool) {
        guard !view.bounds.isEmpty, let kind = LayoutKind.allCases.randomElement(using: &random) else {
            return
        }
        note("layout \(kind)")
        if happens() {
            view.collectionViewLayout = kind.make()
        } else {
            view.setCollectionViewLayout(kind.make(), animated: animated)
        }
    }

    private func resize() {
        let sizes = [
            Collection.phone, CGSize(width: 667, height: 375), CGSize(width: 320, height: 480), .zero,
        ]
        guard let size = sizes.randomElement(using: &random) else { return }
        note("size \(size)")
        view.frame.size = size
    }

    /// Changes the insets, as bars do.
    private func changeInsets() {
        note("insets")
        let length = happens() ? 0.0 : 60
        if view.fanfoldLayout?.layout.axis == .vertical {
            view.contentInset.top = length
        } else {
            view.contentInset.left = length
        }
    }

    private func scroll(animated: Bool) {
        guard let indexPath = anyItem() else { return }
        note("scroll to \(indexPath.item)")
        view.scrollToItem(at: indexPath, at: [], animated: animated)
    }

    /// Sets the content offset. Outside a window, content rests at any offset, even beyond an end.
    private func putContent(animated: Bool) {
        guard view.window != nil else { return }
        var offset = view.contentOffset
        if view.fanfoldLayout?.layout.axis == .vertical {
            offset.y = coordinate(in: 0...max(view.contentSize.height - view.bounds.height, 0))
        } else {
            offset.x = coordinate(in: 0...max(view.contentSize.width - view.bounds.width, 0))
        }
        note("offset \(offset)")
        view.setContentOffset(offset, animated: animated)
    }

    private func changeOptions() {
        note("options")
        switch number(in: 0...3) {
        case 0: view.opensTappedItem.toggle()
        case 1: view.allowsRemoval.toggle()
        case 2: view.allowsReordering.toggle()
        default: view.isEditing.toggle()
        }
    }

    private func pressKey() {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardDownArrow, .keyboardUpArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome,
            .keyboardEnd, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace,
        ]
        note("key")
        if let key = keys.randomElement(using: &random) { _ = SimulatedKeyboard.press(key) }
    }
}

// MARK: Items

extension UntidyApplication {
    /// Changes the items in one batch. UIKit does not allow a batch inside another one.
    private func changeItems() {
        guard !isChanging else { return }
        let old = items
        var new = old.filter { _ in number(in: 0...4) > 0 }
        let moved = happens() ? new.randomElement(using: &random) : nil
        new.removeAll { $0 == moved }
        for _ in 0..<number(in: 0...2) { new.insert(name("n"), at: number(in: 0...new.count)) }
        if let moved { new.insert(moved, at: number(in: 0...new.count)) }
        note("change \(old) to \(new)")
        let before = placesThatStay
        isChanging = true
        view.performBatchUpdates { [self] in
            items = new
            view.deleteItems(at: old.indices.filter { !new.contains(old[$0]) }.map(path))
            view.insertItems(at: new.indices.filter { !old.contains(new[$0]) }.map(path))
            if let from = old.firstIndex(where: { $0 == moved }),
                let to = new.firstIndex(where: { $0 == moved })
            {
                view.moveItem(at: path(from), to: path(to))
            }
        }
        isChanging = false
        for (name, quad) in placesThatStay {
            guard let place = before[name], !quad.isNear(place, within: 1) else { continue }
            jumps.append("\(name) jumps from \(place.topLeft) to \(quad.topLeft)")
        }
    }

    /// The positions of items that must stay in place while others change. It is empty if other influences can move
    /// items.
    private var placesThatStay: [String: Quad] {
        let isQuiet = view.window != nil && view.openProgress == 0 && view.indexPathForOpenedItem == nil
        guard isQuiet, !isReentrant, !UIAccessibility.isReduceMotionEnabled else { return [:] }
        // The positions are those at this instant, between two frames.
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        return Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $0.quad) })
    }

    var cells: [NamedCell] { view.visibleCells.compactMap { $0 as? NamedCell } }

    private func reload() {
        guard !isChanging else { return }
        note("reload all")
        items.removeLast(min(items.count, number(in: 0...2)))
        view.reloadData()
    }

    private func reload(_ indexPath: IndexPath) {
        guard !isChanging else { return }
        note("reload \(indexPath.item)")
        if happens() { view.reloadItems(at: [indexPath]) } else { view.reconfigureItems(at: [indexPath]) }
    }

    private func name(_ letter: String) -> String {
        serial += 1
        return "\(letter)\(serial)"
    }
}

extension UntidyApplication: FanfoldCollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? NamedCell)?.name = items[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        note("moves \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        guard !isChanging else { return }
        note("removes \(indexPath.item)")
        items.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        guard !isChanging, number(in: 0...5) > 0 else { return }
        note("appends")
        items.append(name("a"))
        fanfoldView.insertItems(at: [path(items.count - 1)])
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath) {
        guard !isChanging else { return }
        note("puts back at \(indexPath.item)")
        items.insert(name("u"), at: indexPath.item)
        fanfoldView.insertItems(at: [indexPath])
    }
}

// MARK: Events

extension UntidyApplication: FanfoldCollectionViewDelegate {
    private func end(_ name: String, _ isFinished: Bool) {
        awaitedEnds -= 1
        hear("\(name) ended \(isFinished)")
    }

    private func hear(_ event: String) {
        note("told: \(event)")
        guard isReentrant, depth < Self.greatestDepth, number(in: 0...3) == 0 else { return }
        depth += 1
        act()
        depth -= 1
    }

    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        hear("may \(indexPath.item) go?")
        switch number(in: 0...3) {
        case 0: answers.append(answer)
        case 1: answer(false)
        default: answer(true)
        }
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willOpenItemAt indexPath: IndexPath) {
        hear("will open \(indexPath.item)")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {
        hear("did open \(indexPath.item)")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
        hear("will close \(indexPath.item)")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didCloseItemAt indexPath: IndexPath) {
        hear("did close \(indexPath.item)")
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
        hear("came to rest at \(indexPath.map { "\($0.item)" } ?? "none")")
    }
}
