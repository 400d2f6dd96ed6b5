/// The constants of gestures, transitions and updates.
@usableFromInline
enum Tuning {
    /// The least and the greatest factor on a fling's natural distance to end at a resting offset; beyond these, a
    /// spring takes over.
    static var leastStretch: Double { 0.5 }
    static var mostStretch: Double { 2 }
    /// The duration of a fling that ends at an item, in responses of the spring.
    static var landingTime: Double { 2 }
    /// The longest duration of such a fling that never accelerates, in responses of the spring.
    static var longestLanding: Double { 2.8 }
    /// A fling from beyond an end that returns within this time continues into the content, in seconds.
    static var returnTime: Double { 0.25 }
    /// The limit of velocities, in points per second: faster than any finger.
    static var largestVelocity: Double { 30_000 }
    /// The limit of the velocity towards an item, in distances to the item per response of the spring: without bounce, the
    /// spring does not overshoot.
    static var largestPace: Double { 6 }
    /// The distance that a pointer moves before it drags, in points.
    static var dragThreshold: Double { 6 }
    /// The error of a host that rounds offsets to pixels, in points.
    static var rounding: Double { 0.5 }
    /// The time after the last wheel event until the content settles, and in which notches turn one item, in seconds.
    static var wheelSilence: Double { 0.15 }
    /// The time after the last event of fast fingers on a trackpad until the content continues with their velocity, in
    /// seconds: three frames.
    static var flickSilence: Double { 0.05 }
    /// The sum of parts that is a notch: a browser rounds the parts.
    static var wholeNotch: Double { 0.999 }
    /// The part of the viewport by which a page key scrolls.
    static var pagePart: Double { 0.875 }
    /// The duration of a scroll that aligns an item, in seconds.
    static var alignmentTime: Double { 0.4 }
    /// The steps of the search for an alignment, per viewport, and their greatest number.
    static var alignmentSteps: Double { 8 }
    static var mostAlignmentSteps: Double { 64 }
    /// The number of halvings of a step: the error is less than a thousandth of a point.
    static var alignmentHalvings: Int { 18 }
    /// The velocity of a step to the next item, in points per second: more than any ``MotionStyle/pageVelocity``.
    static var stepVelocity: Double { 5000 }
    /// The number of items between the visible ranges of two layouts that are examined during a layout change.
    @usableFromInline static var mostBetween: Double { 100 }
    /// The least part of the distances between items to which a change of direction counts as shrinking them.
    @usableFromInline static var leastDistance: Double { 0.25 }
    /// The greatest growth of a viewport that is examined as a whole.
    @usableFromInline static var mostGrowth: Double { 20 }
    /// The time before the end of a step at which the next step begins, in seconds.
    static var stepLead: Double { 0.7 }
    /// The number of consecutive layout changes that are blended.
    static var mostMorphs: Int { 4 }
    /// The number of consecutive rearrangements that are blended: a drag past many items makes many of them.
    static var mostRearrangements: Int { 12 }
    /// The number of animated shifts; the cost of a frame grows with the square.
    static var mostShifts: Int { 200 }
    /// The number of removals that can be undone in turn.
    static var mostRemovals: Int { 100 }
    /// The shortest interval of autoplay, in seconds.
    static var shortestAutoplay: Double { 0.5 }
    /// The duration of a long press, in seconds.
    static var longPress: Double { 0.5 }
    /// The scale of a lifted item.
    static var heldScale: Double { 1.04 }
    /// The z added to a lifted item: more than any layout's z range.
    static var heldRise: Double { 1e9 }
    /// The part of the hold until which a released item stays in front.
    static var loweredPart: Double { 0.5 }
    /// The distance from an end at which a lifted item scrolls the content, in points.
    static var edgeLength: Double { 60 }
    /// The velocity of that scrolling, in points per second.
    static var edgeVelocity: Double { 500 }
    /// The interval at which the lifted item's index is updated during that scrolling, in seconds.
    static var edgeInterval: Double { 0.1 }
    /// The duration of that scrolling after the last movement of the pointer, in seconds: a loop has no end.
    static var longestEdgeScroll: Double { 60 }
    /// The velocity from which a swipe of any length removes an item, in points per second.
    static var removalVelocity: Double { 500 }
    /// The part of the exit distance at which an item is held until the application answers.
    static var waitingPart: Double { 0.75 }
    /// The part of the viewport's height over which a drag closes the open item.
    static var closingPart: Double { 0.6 }
    /// The part of the initial distance between two fingers over which a pinch closes the open item.
    static var pinchPart: Double { 0.6 }
    /// The least distance between two fingers that pinch, in points.
    static var leastPinch: Double { 20 }
    /// The limit of the velocity of opening and closing, in progress per second.
    static var largestClosing: Double { 10 }
    /// The projected progress below which a released item closes.
    static var closingThreshold: Double { 0.7 }
    /// The time by which progress is projected at the release, in seconds.
    static var projection: Double { 0.15 }
    /// The distance from an item at which that item is shown, in items.
    static var itemTolerance: Double { 0.01 }
}
