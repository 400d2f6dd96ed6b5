import Fanfold
import FanfoldUIKit
import SwiftUI

/// An application in SwiftUI, which makes requests by bindings and items.
@MainActor final class BoundScreen: RequestingScreen {
    private let library: Library<AnyView>
    private let choice: Choice
    private let log: Log

    private final class Choice {
        var layout: AnyCollectionLayout

        init(_ layout: AnyCollectionLayout) { self.layout = layout }
    }

    private final class Log {
        var reports: [String: Int] = [:]
    }

    init(_ layout: AnyCollectionLayout, isOpen: Bool) {
        let (choice, log) = (Choice(layout), Log())
        (self.choice, self.log) = (choice, log)
        library = Library(16) { library in
            let view = FanfoldView(library.books, layout: choice.layout) { Text($0.title) }
                .scrollPosition(id: Self.binding(\.atRest, "position", library, log))
                .openItem(Self.binding(\.open, "open item", library, log))
            return AnyView(view)
        }
        library.atRest = 6
        library.show()
        if isOpen { library.open = 6 }
        library.refresh()
        settle()
        log.reports = [:]
    }

    /// A binding that counts the values that the view writes.
    private static func binding(
        _ path: ReferenceWritableKeyPath<Library<AnyView>, Int?>, _ name: String,
        _ library: Library<AnyView>, _ log: Log
    ) -> Binding<Int?> {
        Binding(get: { library[keyPath: path] }) {
            log.reports[name, default: 0] += 1
            library[keyPath: path] = $0
        }
    }

    var window: UIWindow { library.window }
    var collection: FanfoldCollectionView? { library.tabs }
    var names: [Int] { library.books.map(\.id) }
    var bound: ScreenState.Items? { ScreenState.Items(shown: library.atRest, open: library.open) }
    var reports: [String: Int] { log.reports }

    func make(_ request: ScreenRequest) {
        withAnimation {
            change(request)
            library.refresh()
        }
    }

    private func change(_ request: ScreenRequest) {
        switch request {
        case .scroll: library.atRest = 8
        case .scrollFar: library.atRest = 14
        case .open: library.open = 7
        case .close: library.open = nil
        case .append: library.books.append(Book(id: 100, title: "appended"))
        case .prepend: library.books.insert(Book(id: 200, title: "prepended"), at: 0)
        case .remove: library.books.removeAll { $0.id == 3 }
        case .move:
            let index = library.books.firstIndex { $0.id == 8 } ?? 0
            library.books.insert(library.books.remove(at: index), at: 1)
        case .layout: choice.layout = .expanding()
        case .rotation: turn(window.rootViewController?.view)
        case .insets: collection?.contentInset = .requested
        case .reducedMotion: UIAccessibility.simulatedReduceMotion = true
        }
    }
}
