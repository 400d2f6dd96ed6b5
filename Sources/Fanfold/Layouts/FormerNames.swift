#if !hasFeature(Embedded)
// Names that FanfoldKeyframes declares now. The compiler's error names the product; a file that imports FanfoldKeyframes as well
// gets its declarations.

/// A layout as data, which is declared in the product FanfoldKeyframes.
@available(*, unavailable, message: "add the product FanfoldKeyframes, and import it")
public struct KeyframeLayout {
    /// Creates nothing.
    public init() {}
}

/// A keyframe of such a layout.
@available(*, unavailable, message: "add the product FanfoldKeyframes, and import it")
public struct Keyframe {
    /// Creates nothing.
    public init() {}
}
#endif
