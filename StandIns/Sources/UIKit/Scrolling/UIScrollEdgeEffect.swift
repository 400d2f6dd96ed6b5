/// The effect at an edge of a scroll view. Simulated: it is not drawn.
@available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, *)
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
    @preconcurrency @MainActor open class Style: NSObject {
        private override init() {}

        public class var automatic: Style { automaticStyle }
        public class var hard: Style { hardStyle }
        public class var soft: Style { softStyle }

        private static let automaticStyle = Style()
        private static let hardStyle = Style()
        private static let softStyle = Style()
    }

    open var style = Style.automatic
    open var isHidden = false
}

/// The effects at the edges of a scroll view.
@MainActor final class ScrollEdgeEffects {
    let top = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
}

@available(iOS 26, tvOS 26, macCatalyst 26, visionOS 26, *)
extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}
