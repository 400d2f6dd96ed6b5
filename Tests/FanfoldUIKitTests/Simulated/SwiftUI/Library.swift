import Fanfold
import FanfoldUIKit
import SwiftUI

struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
}

/// An application's model, and a window that shows a view of it.
@MainActor final class Library<Content: View> {
    var books: [Book] { didSet { refresh() } }
    var atRest: Int? { didSet { writes.append("at rest \(atRest.map(String.init) ?? "nil")") } }
    var open: Int? { didSet { writes.append("open \(open.map(String.init) ?? "nil")") } }
    var selected: Int?
    var writes: [String] = []
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var makeView: ((Library) -> Content)?
    private var controller: UIHostingController<Content>?

    init(_ count: Int = 8, _ makeView: @escaping (Library) -> Content) {
        books = (0..<count).map { Book(id: $0, title: "Book \($0)") }
        self.makeView = makeView
    }

    /// Shows the view.
    func show() {
        guard let view = makeView?(self) else { return }
        let controller = UIHostingController(rootView: view)
        self.controller = controller
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Updates the view, as SwiftUI does after a change of state.
    func refresh() {
        guard let view = makeView?(self) else { return }
        controller?.rootView = view
        window.layoutIfNeeded()
    }

    func settle() {
        StandIn.clock.advance(by: 4)
        window.layoutIfNeeded()
    }

    /// Lets few frames pass until nothing moves: the result does not depend on them.
    func rest() {
        for _ in 0..<20 {
            StandIn.clock.advance(by: 0.4, frame: 0.05)
            window.layoutIfNeeded()
            if StandIn.runningDisplayLinks.isEmpty && tabs?.isDecelerating == false { break }
        }
    }

    /// The size of the view in a scroll view.
    func size(forWidth width: CGFloat?, height: CGFloat?) -> CGSize? {
        controller?.simulatedSize(forWidth: width, height: height)
    }

    /// A binding to a property of the model.
    func binding(_ path: ReferenceWritableKeyPath<Library, Int?>) -> Binding<Int?> {
        Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
    }

    var tabs: FanfoldCollectionView? { controller?.view.subviews.first as? FanfoldCollectionView }

    /// The visible cells, by titles.
    var titles: [String: UICollectionViewCell] {
        let entries = (tabs?.visibleCells ?? []).compactMap { cell in cell.label.map { ($0, cell) } }
        return Dictionary(uniqueKeysWithValues: entries)
    }
}

/// A row of an expanding list: text under a cover that fades as the row grows.
struct TalkView: View {
    @Environment(\.itemState) private var state
    let title: String

    var body: some View {
        ZStack {
            Text(title).scaleEffect(state[ExpandingLayout.titleScale])
            Color.black.opacity(state[ExpandingLayout.coverOpacity])
        }
    }
}

extension Library {
    /// The opacities of covers, by titles.
    var covers: [String: CGFloat] {
        titles.compactMapValues { cell in
            cell.contentView.subviews.first?.subviews.last?.backgroundColor?.cgColor.alpha
        }
    }
}

extension UIView {
    /// The text of the first label in the view.
    var label: String? {
        (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.label).first
    }
}

/// Changes state without animation.
@MainActor func withoutAnimation(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
}
