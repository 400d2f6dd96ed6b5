#if canImport(UIKit) && !os(watchOS)
/// The motion that nobody makes by hand: autoplay and automatic scrolling.
struct Playback {
    /// The requested interval of autoplay, in seconds; nil without autoplay.
    var interval: Double?
    /// The velocity of automatic scrolling, in points per second; 0 without it.
    var velocity = 0.0
    /// Whether the scene of the view is in the background: nobody sees the view.
    var isInBackground = false

    var isScrolling: Bool { velocity != 0 }
}
#endif
