import UIKit

/// A screen in light or dark mode, as a picture in which each text is a bar of its color.
@MainActor struct ExampleScreen {
    let picture: SimulatedPicture
    /// The number of texts whose bars are visible, with enough contrast to the pixels around them.
    let readableTexts: Int
    private let background: SimulatedPicture.Pixel

    init(_ controller: UIViewController, _ style: UIUserInterfaceStyle) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let traits = UITraitCollection(userInterfaceStyle: style)
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        StandIn.clock.advance(by: 1)
        let labels = window.labels.filter { $0.text?.isEmpty == false && !$0.bounds.isEmpty }
        window.resolveColors(with: traits)
        let blank = SimulatedPicture(of: window, step: Self.step)
        for label in labels { label.showBar(with: traits) }
        let barred = SimulatedPicture(of: window, step: Self.step)
        picture = barred
        background = style == .dark ? .init(white: 0) : .init(white: 1)
        readableTexts = labels.count { $0.isReadable(in: (blank, barred), step: Self.step) }
    }

    private static let step: CGFloat = 10

    /// The part of the pixels that differ visibly from the window's background.
    var filledPart: Double {
        let filled = picture.pixels.count { $0.contrast(with: background) > Self.visibleContrast }
        return Double(filled) / Double(picture.pixels.count)
    }

    private static let visibleContrast = 1.25

    /// The colors of at least a fiftieth of the pixels, without the background.
    var fills: [SimulatedPicture.Pixel] {
        var fills: [(color: SimulatedPicture.Pixel, count: Int)] = []
        for pixel in picture.pixels where pixel.contrast(with: background) > Self.visibleContrast {
            if let index = fills.firstIndex(where: { $0.color.isNear(pixel) }) {
                fills[index].count += 1
            } else {
                fills.append((pixel, 1))
            }
        }
        return fills.filter { $0.count > picture.pixels.count / 50 }.map(\.color)
    }

    /// Writes the picture as a portable pixmap into the folder `FANFOLD_PICTURES`, if it is set.
    func writePicture(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["FANFOLD_PICTURES"] else { return }
        let rows = picture.pixels.count / picture.width
        let parts = picture.pixels.flatMap { [$0.red, $0.green, $0.blue] }
        let header = Data("P6 \(picture.width) \(rows) 255\n".utf8)
        let bytes = Data(parts.map { UInt8(max(0, min($0, 1)) * 255) })
        try (header + bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).ppm"))
    }
}

extension UIView {
    fileprivate var labels: [UILabel] {
        (self as? UILabel).map { [$0] } ?? subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap(\.labels)
    }

    /// Replaces dynamic colors by those of an appearance.
    fileprivate func resolveColors(with traits: UITraitCollection) {
        backgroundColor = backgroundColor?.resolvedColor(with: traits)
        for view in subviews { view.resolveColors(with: traits) }
    }
}

extension UILabel {
    /// Shows the text as a bar of its color.
    fileprivate func showBar(with traits: UITraitCollection) {
        let size = sizeThatFits(bounds.size)
        let x = textAlignment == .center ? bounds.midX - size.width / 2 : bounds.minX
        let bar = UIView(
            frame: CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
        bar.backgroundColor = textColor.resolvedColor(with: traits)
        addSubview(bar)
    }

    /// Returns whether the middle of the bar is visible, with enough contrast to the color behind it.
    fileprivate func isReadable(
        in pictures: (blank: SimulatedPicture, barred: SimulatedPicture), step: CGFloat
    ) -> Bool {
        guard let bar = subviews.last, let window else { return false }
        let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: window)
        guard window.bounds.contains(middle) else { return false }
        let (row, column) = (Int(middle.y / step), Int(middle.x / step))
        let index = row * pictures.blank.width + column
        guard index < pictures.blank.pixels.count else { return false }
        let (text, fill) = (pictures.barred.pixels[index], pictures.blank.pixels[index])
        return text.contrast(with: fill) >= Self.leastContrast
    }

    /// The contrast that large text needs (WCAG 2.2, 1.4.3).
    private static let leastContrast = 3.0
}

extension SimulatedPicture.Pixel {
    fileprivate init(white: Double) {
        self.init(red: white, green: white, blue: white)
    }

    /// The ratio of the luminances, from 1 to 21 (WCAG 2.2).
    fileprivate func contrast(with other: SimulatedPicture.Pixel) -> Double {
        let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }

    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
