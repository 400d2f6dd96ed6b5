import UIKit

extension UIColor {
    /// A color from RGB values, in light and dark.
    internal convenience init(_ light: UInt32, dark: UInt32) {
        self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
    }

    /// A color from an RGB value.
    internal convenience init(_ rgb: UInt32) {
        let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
