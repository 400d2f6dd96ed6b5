import Fanfold
import FanfoldKeyframes

extension CollectionLayout where Self == KeyframeLayout {
    /// The card carousel with its default parameters, from keyframes.
    static var carousel: KeyframeLayout {
        let pitch = 0.7 + 0.3 / 7
        let scales = [1, 0.834, 0.391]
        let keyframes = (-2...2).map { at in
            Keyframe(
                at: Double(at), x: .fraction(Double(at) * pitch), width: .fraction(0.7),
                height: .fraction(0.75),
                scale: scales[abs(at)])
        }
        return sample(pitch: .fraction(pitch), keyframes, order: .laterInFront)
    }

    /// Covers that turn towards the center.
    static var coverFlow: KeyframeLayout {
        let side = KeyframeLength.fraction(0.54, of: .shorterSide)
        let depth = KeyframeLength.fraction(0.3, of: .shorterSide)
        return sample(
            pitch: .fraction(0.34, of: .shorterSide),
            [
                Keyframe(at: -2, x: .fraction(-0.57, of: .shorterSide)),
                Keyframe(at: -1, x: .fraction(-0.42, of: .shorterSide), rotationY: 66, depth: depth),
                Keyframe(at: 0, x: 0, width: side, height: side, rotationY: 0, depth: 0),
                Keyframe(at: 1, x: .fraction(0.42, of: .shorterSide), rotationY: -66, depth: depth),
                Keyframe(at: 2, x: .fraction(0.57, of: .shorterSide)),
            ])
    }

    private static func sample(
        pitch: KeyframeLength, _ keyframes: [Keyframe], order: KeyframeOrder = .nearestInFront
    ) -> KeyframeLayout {
        var rules = KeyframeRules()
        rules.order = order
        do {
            return try KeyframeLayout(axis: .horizontal, pitch: pitch, keyframes: keyframes, rules: rules)
        } catch {
            fatalError("\(error)")
        }
    }
}
