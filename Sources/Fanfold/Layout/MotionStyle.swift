/// The feel of a layout: its springs, deceleration, resistance and page turns.
///
/// A layout has a feel, which a view may replace. Attributes, scripts, JSON and the playground set its numbers by name, beside
/// the layout's parameters. The default values are those of scroll views on iOS. A number out of its range is a programmer's
/// error and stops the program when an engine uses it.
///
///     view.motionStyle = .snappy
///     view.motionStyle?.spring = MotionSpring(duration: 0.4, bounce: 0.2)
///
/// Motions that Reduce Motion removes are removed in any style.
public struct MotionStyle: Hashable, Sendable {
    /// The part of its velocity that a fling keeps per millisecond. The default value is 0.998, from 0.9 to 0.9995.
    public var deceleration = 0.998
    /// The response of the spring of scrolled content, in seconds. The default value is 0.5, from 0.1 to 2.
    public var springResponse = 0.5
    /// The damping ratio of the spring of scrolled content; 1 does not bounce. The default value is 1, from 0.2 to 1.
    public var springDamping = 1.0
    /// The response of the spring of opening, updates and layout changes, in seconds. The default value is 0.5, from 0.1 to
    /// 2.
    public var transitionResponse = 0.5
    /// The damping ratio of the spring of opening, updates and layout changes; 1 does not bounce. The default value is 1,
    /// from 0.2 to 1.
    public var transitionDamping = 1.0
    /// The part of a finger's movement that content beyond its end follows at first. The default value is 0.55, from 0.05
    /// to 1.
    public var rubberBand = 0.55
    /// The part of the distance to the next item after which released content continues to it. The default value is 0.5,
    /// from 0.1 to 0.9.
    public var pageThreshold = 0.5
    /// The velocity from which a release leads to the next item, whatever the distance, in points per second. The default
    /// value is 300, from 50 to 3000.
    public var pageVelocity = 300.0

    /// Creates a style with the default values.
    @inline(never)  // 12 copies would add to the WebAssembly.
    public init() {}
}

extension MotionStyle {
    /// The deceleration of a fling.
    public var decelerationRate: DecelerationRate {
        get { DecelerationRate(perMillisecond: deceleration) }
        set { deceleration = newValue.perMillisecond }
    }

    /// The spring of scrolled content: it snaps, is scrolled to an item, or returns from beyond an end.
    public var spring: MotionSpring {
        get { MotionSpring(response: springResponse, dampingRatio: springDamping) }
        set { (springResponse, springDamping) = (newValue.response, newValue.dampingRatio) }
    }

    /// The spring of opening and closing, updates and layout changes.
    public var transitionSpring: MotionSpring {
        get { MotionSpring(response: transitionResponse, dampingRatio: transitionDamping) }
        set { (transitionResponse, transitionDamping) = (newValue.response, newValue.dampingRatio) }
    }

    /// The conditions of a page turn.
    package var pageTurn: PageTurn { PageTurn(threshold: pageThreshold, velocity: pageVelocity) }

    /// Creates a style. Each default value is that of scroll views on iOS.
    public init(
        deceleration: DecelerationRate = .normal, spring: MotionSpring = MotionSpring(response: 0.5),
        transitionSpring: MotionSpring = MotionSpring(response: 0.5), rubberBand: Double = 0.55,
        pageThreshold: Double = 0.5, pageVelocity: Double = 300
    ) {
        decelerationRate = deceleration
        (self.spring, self.transitionSpring, self.rubberBand) = (spring, transitionSpring, rubberBand)
        (self.pageThreshold, self.pageVelocity) = (pageThreshold, pageVelocity)
    }

    /// The number of numbers.
    #if !hasFeature(Embedded)
    @_spi(Host)
    #endif
    public static var parameterCount: Int { 8 }

    /// Passes each number to `visit`, which may change it.
    @inline(never)
    public mutating func visitParameters(_ visit: (ParameterDescriptor, inout Double) -> Void) {
        visit(ParameterDescriptor("deceleration", .fraction, 0.9...0.9995), &deceleration)
        visit(ParameterDescriptor("springResponse", .seconds, 0.1...2), &springResponse)
        visit(ParameterDescriptor("springDamping", .fraction, 0.2...1), &springDamping)
        visit(ParameterDescriptor("transitionResponse", .seconds, 0.1...2), &transitionResponse)
        visit(ParameterDescriptor("transitionDamping", .fraction, 0.2...1), &transitionDamping)
        visit(ParameterDescriptor("rubberBand", .fraction, 0.05...1), &rubberBand)
        visit(ParameterDescriptor("pageThreshold", .fraction, 0.1...0.9), &pageThreshold)
        visit(ParameterDescriptor("pageVelocity", .pointsPerSecond, 50...3000), &pageVelocity)
    }
}

/// The conditions under which released content continues to the next item.
package struct PageTurn {
    /// The part of the distance to the next item.
    let threshold: Double
    /// In points per second.
    let velocity: Double
}

#if !hasFeature(Embedded)
extension MotionStyle {
    /// The descriptors of the numbers.
    @_spi(Host) public static var parameterDescriptors: [ParameterDescriptor] {
        var (style, descriptors) = (MotionStyle(), [ParameterDescriptor]())
        style.visitParameters { descriptor, _ in descriptors.append(descriptor) }
        return descriptors
    }

    /// The feel of scroll views on iOS: no bounce, a spring of half a second. These are the default values.
    public static var standard: MotionStyle { MotionStyle() }

    /// A feel that gives way and settles slowly.
    public static var gentle: MotionStyle {
        MotionStyle(
            spring: MotionSpring(response: 0.75), transitionSpring: MotionSpring(response: 0.8),
            rubberBand: 0.7, pageThreshold: 0.4, pageVelocity: 200)
    }

    /// A feel that answers at once, with a small bounce.
    public static var snappy: MotionStyle {
        MotionStyle(
            deceleration: .fast, spring: MotionSpring(response: 0.35, dampingRatio: 0.85),
            transitionSpring: MotionSpring(response: 0.4, dampingRatio: 0.8), rubberBand: 0.45,
            pageThreshold: 0.3, pageVelocity: 150)
    }

    /// A feel with mass: it is hard to move, glides far, and settles late.
    public static var heavy: MotionStyle {
        MotionStyle(
            deceleration: DecelerationRate(perMillisecond: 0.9985), spring: MotionSpring(response: 1),
            transitionSpring: MotionSpring(response: 1.1), rubberBand: 0.3, pageThreshold: 0.6,
            pageVelocity: 700)
    }

    /// The styles with a name.
    public static var named: [(name: String, style: MotionStyle)] {
        [("iOS", standard), ("gentle", gentle), ("snappy", snappy), ("heavy", heavy)]
    }
}
#endif
