import SwiftUI
import UIKit

extension Color {
    internal static let ink = Color(0x1B1C21, dark: 0xF0F0F4)
    internal static let soft = Color(0x5F626C, dark: 0xA2A5B0)

    internal init(_ light: UInt32, dark: UInt32) {
        self.init(uiColor: UIColor(light, dark: dark))
    }
}
