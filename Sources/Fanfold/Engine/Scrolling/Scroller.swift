/// The component that scrolls the content of a ``CollectionEngine``.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum Scroller: Equatable, Sendable {
    /// The engine: pointers and wheels drag the content, and the engine decelerates, bounces and settles it.
    case engine
    /// The host's scroll view: it reports its offset with ``CollectionEngine/follow(_:phase:settles:time:)``, and
    /// shows the ``CollectionEngine/step(offset:phase:settles:time:)``. The engine still opens, removes, reorders and animates.
    case host
}
