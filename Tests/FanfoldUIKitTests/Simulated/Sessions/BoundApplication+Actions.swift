import FanfoldUIKit
import SwiftUI

extension BoundApplication {
    /// Makes a change or a gesture, and continues after a moment.
    func step() {
        switch number(in: 0...7) {
        case 0, 1: touch()
        case 2: animated { changeItems() }
        case 3: animated { changeBinding() }
        case 4: makePair()
        case 5: withoutAnimations { animated { happens() ? changeItems() : changeBinding() } }
        case 6: visitBackground()
        default: changeView()
        }
        StandIn.clock.advance(by: .random(in: 0...0.3, using: &random))
    }

    /// Makes two requests in one moment, or in the same update.
    private func makePair() {
        count(.pair)
        let first = { self.happens() ? self.changeBinding() : self.changeItems() }
        if happens() {
            animated {
                first()
                changeBinding()
            }
        } else {
            animated(first)
            animated { changeBinding() }
        }
    }

    /// Makes a change while the application has disabled animations.
    private func withoutAnimations(_ change: () -> Void) {
        note("animations are disabled")
        count(.disabledAnimations)
        UIView.setAnimationsEnabled(false)
        change()
        window.layoutIfNeeded()
        UIView.setAnimationsEnabled(true)
    }

    private func visitBackground() {
        note("background")
        count(.background)
        scene.simulateBackground()
        StandIn.clock.advance(by: 0.1)
        scene.simulateForeground()
    }

    /// Makes a change of state, inside an animation or not.
    func animated(_ change: () -> Void) {
        var transaction = Transaction(animation: happens() ? .default : nil)
        transaction.disablesAnimations = number(in: 0...4) == 0
        withTransaction(transaction) {
            change()
            refresh()
        }
        if happens() { window.layoutIfNeeded() }
    }

    func changeItems() {
        switch number(in: 0...9) {
        case 0: books.removeAll { _ in happens() }
        case 7, 8:
            if isMoving { count(.prependInMotion) }
            books.insert(contentsOf: (0..<3).map { _ in newBook() }, at: 0)
        case 9: books = []
        case 1: books.shuffle(using: &random)
        case 2: books.reverse()
        case 3: books = (0..<number(in: 0...20)).map { _ in newBook() }
        case 4: books.indices.randomElement(using: &random).map { _ = books.remove(at: $0) }
        case 5: for _ in 0..<3 { books.insert(newBook(), at: number(in: 0...books.count)) }
        default:
            guard let index = books.indices.randomElement(using: &random) else { break }
            books.insert(books.remove(at: index), at: number(in: 0...books.count))
        }
        if books.isEmpty { count(.emptyList) }
        note("items \(books.map(\.id))")
    }

    /// Whether a finger, a flick or a request moves the content.
    private var isMoving: Bool {
        collection.map { $0.isTracking || $0.isDecelerating || phase != .idle } == true
    }

    private func newBook() -> Book {
        serial += 1
        return Book(id: serial, title: "\(serial)")
    }

    private func changeBinding() {
        let id = number(in: 0...3) == 0 ? nil : bindableID
        if books.isEmpty, let id {
            count(.boundWhileEmpty)
            awaited.insert(id)
        }
        let text = id.map(String.init) ?? "nil"
        switch number(in: 0...3) {
        case 0: open = id
        case 1: selection = id
        default: position = id
        }
        note("binds \(text): at \(String(describing: position)), open \(String(describing: open))")
    }

    /// The identity of an item or, while there are none, of one that may come.
    private var bindableID: Int? { books.randomElement(using: &random)?.id ?? serial + number(in: 1...3) }

    private func changeView() {
        switch number(in: 0...4) {
        case 0:
            layout = BoundLayout.all.randomElement(using: &random) ?? layout
            note("layout \(layout)")
            animated {}
        case 1:
            direction = direction == .leftToRight ? .rightToLeft : .leftToRight
            note("\(direction)")
            animated {}
        case 2:
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

    func resize(to size: CGSize) {
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
            count(.finger)
        } else if happens() {
            note("tap \(point)")
            SimulatedFinger.tap(at: point, in: window)
        } else {
            note("swipe \(point) by \(way)")
            SimulatedFinger.swipe(from: point, by: way, over: 0.12, in: window)
        }
    }

    func lift() {
        finger?.lift()
        finger = nil
    }

    func remove(_ book: Book) {
        note("removes \(book.id)")
        guard happens() else { return }
        books.removeAll { $0.id == book.id }
        refresh()
    }

    func move(_ items: IndexSet, to target: Int) {
        note("moves \(Array(items)) to \(target)")
        guard happens() else { return }
        books.move(fromOffsets: items, toOffset: target)
        refresh()
    }
}
