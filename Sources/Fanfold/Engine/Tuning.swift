/// The numbers that make the engine's feel: those that are public are what a host or a layout needs that has gestures, or
/// motion, of its own.
public enum Tuning {
    /// Draws content to where it rests: in about half a second, without passing it.
    public static var spring: Spring { Spring(response: 0.5) }
    /// So near to its target, content is at rest, in points: less than a physical pixel.
    public static var restDistance: Double { 0.1 }
    /// So slow, content is at rest, in points per second.
    public static var restVelocity: Double { 5 }
    /// How much a fling may be shortened or lengthened to end where the layout rests.
    static var leastStretch: Double { 0.5 }
    static var mostStretch: Double { 2 }
    /// How long a fling takes that ends at an item, in seconds, and how long at most, that it need not speed up.
    static var landingTime: Double { 1 }
    static var longestLanding: Double { 1.4 }
    /// A fling from beyond an end that is back in this time goes on into the content, in seconds.
    static var returnTime: Double { 0.25 }
    /// Faster than any finger, in points per second; a greater one would bounce the content out of sight.
    static var largestVelocity: Double { 30_000 }
    /// How many times its distance to the target a second content may go that is not to pass the target: a little less
    /// than the spring allows.
    static var largestPace: Double { 12 }
    /// How far a pointer moves before it drags, in points.
    public static var dragThreshold: Double { 6 }
    /// As much as a host's rounding to pixels may change an offset, in points.
    static var rounding: Double { 0.5 }
    /// From this velocity on, a release is a flick and goes on to another item, in points per second.
    public static var flickVelocity: Double { 300 }
    /// How long a wheel is silent before it lets go, in seconds.
    public static var wheelSilence: Double { 0.15 }
    /// The part of the viewport by which a page key scrolls: from 0 to 1.
    public static var pagePart: Double { 0.875 }
    /// The velocity that stands for "on in this direction", in points per second.
    static var stepVelocity: Double { 1000 }
    /// So many items between what two layouts show are looked at while one becomes the other.
    @usableFromInline static var mostBetween: Double { 100 }
    /// A viewport that grows is looked at whole while it becomes at most so many times greater.
    @usableFromInline static var mostGrowth: Double { 20 }
    /// So long before all is at rest the next step begins, in seconds: when most of the way is done.
    static var stepLead: Double { 0.7 }
    /// So many layouts that follow on one another are blended.
    static var mostMorphs: Int { 4 }
    /// So many gaps open and close gradually at once: each of them is looked at in each frame, for each of the others.
    static var mostShifts: Int { 200 }
    /// How long a finger is still to lift an item, in seconds.
    public static var longPress: Double { 0.5 }
    /// How many times as large an item is that has been lifted.
    public static var heldScale: Double { 1.04 }
    /// What is added to the z of an item that is held: more than any layout tells its items apart by.
    static var heldRise: Double { 1e9 }
    /// An item that has been let go is in front of the others until so much of the hold is left.
    static var loweredPart: Double { 0.5 }
    /// So near to an end, a lifted item makes the content scroll, in points.
    public static var edgeLength: Double { 60 }
    /// So fast it makes it scroll, in points per second.
    public static var edgeVelocity: Double { 500 }
    /// So often its place is looked at meanwhile, in seconds.
    public static var edgeInterval: Double { 0.1 }
    /// From this velocity on, a swipe removes an item however short it is, in points per second.
    public static var removalVelocity: Double { 500 }
    /// The part of the way out at which an item waits for the application's answer: from 0 to 1.
    public static var waitingPart: Double { 0.75 }
    /// The part of the viewport's height over which a drag closes what is open: from 0 to 1.
    public static var closingPart: Double { 0.6 }
    /// The part of the distance between two fingers over which a pinch closes it: from 0 to 1.
    public static var pinchPart: Double { 0.6 }
    /// Fingers that are nearer to one another do not pinch, in points.
    public static var leastPinch: Double { 20 }
    /// However fast the finger was, the item does not go past where it belongs, in parts of its way per second.
    public static var largestClosing: Double { 10 }
    /// An item is closed that would be open less than this a ``projection`` after the release: from 0 to 1.
    public static var closingThreshold: Double { 0.7 }
    /// How far ahead a release is judged, in seconds.
    public static var projection: Double { 0.15 }
    /// So near to an item, that item is the one at rest, in items.
    static var itemTolerance: Double { 0.01 }
}
