/// Who moves the content of a ``CollectionEngine``.
public enum Scroller: Equatable, Sendable {
    /// The engine: pointers and wheels drag the content, and it decelerates, bounces and settles by itself.
    case engine
    /// The host's own scroll view, which reports where it has brought the content with
    /// ``CollectionEngine/follow(_:phase:settles:time:)``, and shows the ``CollectionEngine/requestedOffset``. All but scrolling
    /// by hand is the same.
    case host
}
