@_spi(Host) @testable import Fanfold

extension SeededGenerator {
    /// Angles about the three axes, each up to a number of degrees in both directions.
    mutating func rotation(upTo degrees: Double) -> Rotation {
        Rotation(
            x: number(in: -degrees...degrees), y: number(in: -degrees...degrees),
            z: number(in: -degrees...degrees))
    }

    /// Sixteen numbers between −1 and 1.
    mutating func matrix() -> Transform3D {
        Transform3D(row(), row(), row(), row())
    }

    /// A random scale, rotation, depth and perspective that keep 500 points around the origin in front of the
    /// eye and clearly not edge-on.
    mutating func transform() -> Transform3D {
        Transform3D.scale(x: number(in: 0.1...2), y: number(in: 0.1...2), z: number(in: 0.1...2))
            .concatenating(.rotation(rotation(upTo: 50)))
            .concatenating(.translation(z: number(in: -1000...0)))
            .concatenating(.perspective(eyeDistance: number(in: 2000...5000)))
            .concatenating(.translation(x: number(in: -1000...1000), y: number(in: -1000...1000)))
    }

    private mutating func row() -> SIMD4<Double> {
        SIMD4(number(in: -1...1), number(in: -1...1), number(in: -1...1), number(in: -1...1))
    }
}
