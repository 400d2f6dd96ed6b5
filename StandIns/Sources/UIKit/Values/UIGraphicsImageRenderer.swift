/// A drawing context. Simulated: nothing is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
}

/// Creates images.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size)
    }
}

extension UIColor {
    /// Sets the drawing color. Simulated: nothing is drawn.
    public func set() {}
    public func setFill() {}
    public func setStroke() {}

    /// A color from its hue, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func part(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }
}
