/// A value that views hand up to their ancestors.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView<Self, K>(content: self, value: value)
    }

    /// Simulated: the action is called after updates, with each changed value and with the first value that a view inside
    /// writes, even if it is the default value.
    ///
    /// Source: OpenSwiftUI 069dd80b, `PreferenceActionModifier.swift`, audited for SwiftUI 6.5.4.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceReader<Self, K>(content: self, action: action)
    }
}

/// A view with a preference, which replaces that of its content.
private struct PreferenceView<Content: View, Key: PreferenceKey>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let value: Key.Value

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.preferences[ObjectIdentifier(Key.self)] = value
        node.show([content], update)
    }
}

/// A view that reads a preference of its content.
private struct PreferenceReader<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
    typealias Body = Never
    let content: Content
    let action: (Key.Value) -> Void

    func show(in node: ViewNode, _ update: ViewUpdate) {
        node.show([content], update)
        node.readPreferences = { [unowned node] in
            let (written, former) = (
                node.children.first?.preference(Key.self), node.coordinator as? Key.Value
            )
            guard written != nil || former != nil else { return }
            let value = written ?? Key.defaultValue
            node.coordinator = value
            if value != former { action(value) }
        }
    }
}

extension ViewNode {
    /// The value of the node and its descendants; nil if none has one.
    fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let own = preferences[ObjectIdentifier(key)] as? Key.Value { return own }
        let values = children.compactMap { $0.preference(key) }
        guard var reduced = values.first else { return nil }
        for next in values.dropFirst() { Key.reduce(value: &reduced, nextValue: { next }) }
        return reduced
    }

    /// Reports changed preferences, those of descendants first.
    func reportPreferences() {
        for child in children { child.reportPreferences() }
        readPreferences?()
    }
}
