extension Quad {
    /// An affine transform of a rectangle about its center: the images of its axes, and of its center.
    package struct AffineFit: Equatable, Sendable {
        /// The image of a step by one point to the right.
        package let xAxis: Point
        /// The image of a step by one point down.
        package let yAxis: Point
        /// The image of the center.
        package let center: Point
    }

    /// Returns the affine transform of a rectangle whose corners come nearest to those of the quad: the sum of the
    /// squared distances is least. A parallelogram fits exactly.
    ///
    /// - Parameter size: The size of the rectangle. A side that is not positive has an axis of zero.
    package func affineFit(of size: Size) -> AffineFit {
        func half(_ first: Point, _ second: Point, _ third: Point, _ fourth: Point, by length: Double)
            -> Point
        {
            guard length > 0 else { return .zero }
            return Point(
                x: (second.x - first.x + fourth.x - third.x) / (2 * length),
                y: (second.y - first.y + fourth.y - third.y) / (2 * length))
        }
        return AffineFit(
            xAxis: half(topLeft, topRight, bottomLeft, bottomRight, by: size.width),
            yAxis: half(topLeft, bottomLeft, topRight, bottomRight, by: size.height),
            center: Point(
                x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
                y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4))
    }
}
