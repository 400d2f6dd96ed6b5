import Testing

@_spi(Host) @testable import Fanfold

@Suite struct RightToLeftTests {
    @Test(arguments: Variant.leftToRight(along: .horizontal))
    func horizontalLayoutsAreMirrored(variant: Variant) throws {
        for var sample in variant.samples() {
            for position in sample.somePositions() {
                let quad = try #require(sample.attributes(position).quad, "\(sample)")
                let other = try #require(sample.mirrored().attributes(position).quad, "\(sample)")
                let mirrored = quad.mirrored(in: sample.context.viewport.width)
                try #require(other.isNear(mirrored, within: quad.rounding), "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.leftToRight(along: .horizontal))
    func layerShiftsAreMirrored(variant: Variant) throws {
        guard variant.name == "album-fan" else { return }
        for var sample in variant.samples() {
            for position in sample.somePositions() {
                let offsets = sample.attributes(position).appearance.values
                let other = sample.mirrored().attributes(position).appearance.values
                try #require(other == 0 - offsets, "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.leftToRight(along: .horizontal))
    func onlyPositionsAndShiftsAreMirrored(variant: Variant) throws {
        for var sample in variant.samples() {
            for position in sample.somePositions() {
                var (item, other) = (sample.attributes(position), sample.mirrored().attributes(position))
                (item.center, other.center) = (.zero, .zero)
                if variant.name == "album-fan" { (item.appearance, other.appearance) = (.zero, .zero) }
                try #require(item == other, "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.leftToRight(along: .vertical))
    func verticalLayoutsAreNotMirrored(variant: Variant) throws {
        for var sample in variant.samples() {
            sample.context.insets.trailing = sample.context.insets.leading
            for position in sample.somePositions() {
                let isSame = sample.attributes(position) == sample.mirrored().attributes(position)
                try #require(isSame, "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.leftToRight(along: .vertical))
    func verticalLayoutsRespectTheLeadingInset(variant: Variant) throws {
        for var sample in variant.samples() {
            var swapped = sample.mirrored()
            (swapped.context.insets.leading, swapped.context.insets.trailing) =
                (sample.context.insets.trailing, sample.context.insets.leading)
            for position in sample.somePositions() {
                let (item, other) = (sample.attributes(position), swapped.attributes(position))
                let rounding = 1e-12 * (5000 + abs(item.center.y))
                try #require(item.isNear(other, within: rounding), "\(position): \(sample)")
            }
        }
    }

    @Test(arguments: Variant.all.filter { $0.direction == .leftToRight })
    func lengthsAndOffsetsDoNotDependOnTheDirection(variant: Variant) throws {
        for var sample in variant.samples() {
            let other = sample.mirrored()
            try #require(sample.contentLength == other.contentLength, "\(sample)")
            try #require(sample.offsetRange == other.offsetRange, "\(sample)")
            try #require(sample.visibleRange == other.visibleRange, "\(sample)")
            try #require(sample.positionShown == other.positionShown, "\(sample)")
            let offset = sample.offset(showing: sample.random.number(in: 0...50))
            try #require(other.rest(from: offset) == sample.rest(from: offset), "\(offset): \(sample)")
        }
    }
}

extension Variant {
    /// The left-to-right variants that scroll along an axis.
    fileprivate static func leftToRight(along axis: Axis) -> [Variant] {
        all.filter { $0.direction == .leftToRight && $0.layout.axis == axis }
    }
}

extension Sample {
    /// The same case, right to left.
    fileprivate func mirrored() -> Sample {
        var result = self
        result.context.direction = .rightToLeft
        return result
    }

    /// Positions in and near the frame.
    fileprivate mutating func somePositions() -> [Double] {
        let first = Double(visibleRange.lowerBound)
        return [first, first + random.number(in: -3...10), random.number(in: -3...30)]
    }
}

extension Quad {
    /// The mirror image in a viewport: left corners become right ones.
    fileprivate func mirrored(in width: Double) -> Quad {
        func mirrored(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
        return Quad(
            topLeft: mirrored(topRight), topRight: mirrored(topLeft), bottomRight: mirrored(bottomLeft),
            bottomLeft: mirrored(bottomRight))
    }

    /// The rounding error of coordinates of this magnitude, in points.
    fileprivate var rounding: Double {
        1e-12 * (5000 + corners.reduce(0) { max($0, abs($1.x)) })
    }
}
