/// A value that SwiftUI interpolates. Simulated: without the interpolated data.
public protocol Animatable {}

/// Changes of the visual appearance of a view that do not affect its ancestors and descendants.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol VisualEffect: Sendable, Animatable {}

/// The base of visual effects: no change.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}

/// The effect of a view's size, in this order: a matrix for row vectors, and an opacity.
struct SimulatedEffect: Sendable {
    var matrix = CATransform3DIdentity
    var opacity = 1.0
}

/// An effect after another one.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct ComposedEffect: VisualEffect {
    let base: any VisualEffect
    let change: @Sendable (inout SimulatedEffect, CGSize) -> Void
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension VisualEffect {
    /// The composed effect on a view of a size.
    func simulate(in size: CGSize) -> SimulatedEffect {
        guard let composed = self as? ComposedEffect else { return SimulatedEffect() }
        var effect = composed.base.simulate(in: size)
        composed.change(&effect, size)
        return effect
    }

    private func transformed(_ matrix: @escaping @Sendable (CGSize) -> CATransform3D) -> some VisualEffect {
        ComposedEffect(base: self) { $0.matrix = CATransform3DConcat($0.matrix, matrix($1)) }
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed { _ in CATransform3DMakeTranslation(x, y, 0) }
    }

    nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    nonisolated public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        transformed { size in
            CATransform3DMakeScale(x, y, 1).about(anchor.x * size.width, anchor.y * size.height, 0)
        }
    }

    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// The matrix `T(−a) · R(axis, angle) · P(d) · T(a)` without its third row and column. `a` is the anchor in points,
    /// and `d = max(width, height) / perspective`.
    ///
    /// Source: OpenSwiftUI 069dd80b, `Rotation3DEffect.swift`, audited for SwiftUI 6.5.4.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        transformed { size in
            let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
            var eye = CATransform3DIdentity
            eye.m34 = -perspective / max(size.width, size.height)
            return CATransform3DConcat(turn, eye)
                .about(anchor.x * size.width, anchor.y * size.height, anchorZ).flattened
        }
    }

    nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
        ComposedEffect(base: self) { effect, _ in effect.opacity *= opacity }
    }
}

extension CATransform3D {
    /// The transform about a point instead of the origin.
    func about(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        CATransform3DConcat(CATransform3DTranslate(self, -x, -y, -z), CATransform3DMakeTranslation(x, y, z))
    }

    /// The transform of points in the plane, to the plane.
    fileprivate var flattened: CATransform3D {
        CATransform3D(
            m11: m11, m12: m12, m13: 0, m14: m14, m21: m21, m22: m22, m23: 0, m24: m24, m31: 0, m32: 0,
            m33: 1,
            m34: 0, m41: m41, m42: m42, m43: 0, m44: m44)
    }

    /// The transform between two reflections about a vertical line.
    fileprivate func mirrored(at x: CGFloat) -> CATransform3D {
        let mirror = CATransform3DMakeScale(-1, 1, 1).about(x, 0, 0)
        return CATransform3DConcat(CATransform3DConcat(mirror, self), mirror)
    }
}

public struct Angle {
    public var radians: Double
    public var degrees: Double { radians * 180 / .pi }

    public init(radians: Double) {
        self.radians = radians
    }

    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Angle: Hashable, Sendable {}

/// A view with an effect that depends on its geometry. Simulated: sizes are rounded to pixels, and right-to-left mirrors
/// each effect about the view's center.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct VisualEffectView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let effect: (GeometryProxy) -> any VisualEffect

    func show(in node: ViewNode, _ update: ViewUpdate) {
        let layout = node.keepLayout(EffectLayout())
        let effect = effect
        node.view = layout.view
        layout.displayScale = update.environment.displayScale
        layout.isMirrored = update.environment.layoutDirection == .rightToLeft
        layout.effect = { node, rect in
            effect(node.geometry(rect, in: update.environment)).simulate(in: rect.size)
        }
        node.show([content], update)
    }
}

private final class EffectLayout: NodeLayout {
    let view = UIView()
    var displayScale: CGFloat = 1
    var isMirrored = false
    var effect: @MainActor (ViewNode, CGRect) -> SimulatedEffect = { _, _ in SimulatedEffect() }

    func place(_ node: ViewNode, in rect: CGRect) {
        var pixels = rect
        pixels.size.width = (rect.width * displayScale).rounded() / displayScale
        pixels.size.height = (rect.height * displayScale).rounded() / displayScale
        view.bounds.size = pixels.size
        view.center = CGPoint(x: pixels.midX, y: pixels.midY)
        node.attachChildren(to: view)
        for child in node.children { child.place(in: view.bounds) }
        let effect = effect(node, pixels)
        let matrix = isMirrored ? effect.matrix.mirrored(at: pixels.width / 2) : effect.matrix
        view.layer.transform = matrix.about(-pixels.width / 2, -pixels.height / 2, 0)
        view.alpha = effect.opacity
    }
}

extension View {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0) }
    }
}
