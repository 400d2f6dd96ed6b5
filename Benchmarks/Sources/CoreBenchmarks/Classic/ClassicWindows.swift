@_spi(Host) import Fanfold

/// The tab stack: the pages near the viewport, each rotated about its center.
struct ClassicTabStack: ClassicLayout {
    func prepare(_ context: LayoutContext) -> [ClassicAttributes] {
        let (pitch, margin, viewport) = (160.0, 120.0, context.viewport)
        let first = Int((context.offset - viewport.height - margin) / pitch)
        return (first...Int((context.offset + viewport.height) / pitch)).clamped(to: context).map { index in
            let top = pitch * Double(index) - context.offset
            let attributes = ClassicAttributes(
                index: index, frame: Rect(origin: Point(x: 0, y: top), size: viewport))
            let tilt = -60 + 20 * max(0, top / viewport.height)
            attributes.transform = Transform3D(rotation: Rotation(x: tilt))
                .concatenating(.translation(z: -300)).concatenating(.perspective(eyeDistance: 1500))
                .concatenating(.translation(z: 300))
            attributes.zIndex = index
            return attributes
        }
    }
}

/// The album fan: the visible cells, each with its progress across the viewport.
struct ClassicAlbumFan: ClassicLayout {
    func prepare(_ context: LayoutContext) -> [ClassicAttributes] {
        let (width, height, stride, viewport) = (142.0, 82.0, 112.0, context.viewport)
        let first = Int((context.offset - width) / stride)
        return (first...Int((context.offset + viewport.width) / stride)).clamped(to: context).map { index in
            let x = Double(index) * stride - context.offset
            let attributes = ClassicAttributes(
                index: index,
                frame: Rect(
                    origin: Point(x: x, y: (viewport.height - height) / 2),
                    size: Size(width: width, height: height)))
            let deepest = -30 * (2 * (x + width) / (viewport.width + width) - 1)
            attributes.values = (0, deepest / 4, deepest / 2, deepest * 3 / 4, deepest)
            attributes.zIndex = index
            return attributes
        }
    }
}

/// The card carousel: the visible cards, each scaled by the cosine of its distance from the center.
struct ClassicCardCarousel: ClassicLayout {
    func prepare(_ context: LayoutContext) -> [ClassicAttributes] {
        let viewport = context.viewport
        let size = Size(width: viewport.width * 0.7, height: viewport.height * 0.75)
        let (inset, stride) = (viewport.width * 0.15, size.width + viewport.width * 0.3 / 7)
        let first = Int((context.offset - inset - size.width) / stride)
        let last = Int((context.offset + viewport.width - inset) / stride)
        return (first...last).clamped(to: context).map { index in
            let x = inset + Double(index) * stride - context.offset
            let attributes = ClassicAttributes(
                index: index,
                frame: Rect(origin: Point(x: x, y: (viewport.height - size.height) / 2), size: size))
            let scale = cosine(abs(x + size.width / 2 - viewport.width / 2) / viewport.width * .pi / 4)
            attributes.transform = .scale(x: scale, y: scale)
            attributes.zIndex = index
            return attributes
        }
    }
}

extension ClosedRange<Int> {
    /// The part of the range with existing items.
    fileprivate func clamped(to context: LayoutContext) -> Range<Int> {
        Range(self).clamped(to: 0..<context.count)
    }
}
