import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Types as in a new project of Xcode 26, whose default isolation is the main actor: their conformances are on the main actor, too.
@MainActor private struct PassKey: @MainActor Hashable {
    let raw: String
}

@MainActor private struct TypedPass: @MainActor Identifiable {
    let id: PassKey
    var title: String
}

private enum Place: Hashable {
    case city(String), street(String, Int)
}

private final class Model: Hashable {
    static func == (one: Model, other: Model) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct Badge: PreferenceKey {
    /// A value that is not sendable.
    struct Count: Equatable {
        var number = 0
        var owner: Model?
    }

    static var defaultValue: Count { Count() }
    static func reduce(value: inout Count, nextValue: () -> Count) { value.number += nextValue().number }
}

/// SwiftUI's own containers require `Hashable` of an identity, and nothing else.
@MainActor @Suite(.serialized) final class TypedIdentityTests {
    private var passes = ["a", "b", "c", "d"].map { TypedPass(id: PassKey(raw: $0), title: "Pass \($0)") }
    private var shown: PassKey?
    private var open: PassKey?
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    private var view: some View {
        FanfoldView(passes, layout: .cardCarousel()) { Text($0.title) }
            .scrollPosition(
                id: Binding(get: { [unowned self] in shown }, set: { [unowned self] in shown = $0 })
            )
            .openItem(Binding(get: { [unowned self] in open }, set: { [unowned self] in open = $0 }))
    }

    /// Any hashable type is an identity, as in `ForEach`, and any equatable value may be passed on.
    @Test func eachHashableTypeIsAnIdentity() {
        func shows<ID: Hashable>(_ ids: [ID]) -> Bool {
            var shown: ID?
            let view = FanfoldView(ids, id: \.self, layout: .cardCarousel()) { _ in
                Text("Item").preference(key: Badge.self, value: Badge.Count(number: 1))
            }
            .scrollPosition(id: Binding(get: { shown }, set: { shown = $0 }))
            .passesPreference(Badge.self)
            window.rootViewController = UIHostingController(rootView: view)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            StandIn.clock.advance(by: 1)
            return shown == ids.first
        }
        #expect(shows([Place.city("Rome"), .street("Via Appia", 3)]))
        #expect(shows([Model(), Model()]))
        #expect(shows([AnyHashable(1), AnyHashable("b")]))
    }

    @Test func anIdentityOfTheMainActorIsAnIdentity() {
        let controller = UIHostingController(rootView: view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 1)
        #expect(shown == PassKey(raw: "a"))
        shown = PassKey(raw: "c")
        controller.rootView = view
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 2)
        #expect(shown == PassKey(raw: "c"))
        passes.remove(at: 2)
        controller.rootView = view
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 2)
        #expect(shown == PassKey(raw: "d"))
    }
}
