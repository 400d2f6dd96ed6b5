@_exported import Foundation
@_exported import QuartzCore

@available(iOS 15, tvOS 15, *)
extension CAFrameRateRange: Equatable {
    public static var `default`: CAFrameRateRange { CAFrameRateRange() }
    public static func == (lhs: CAFrameRateRange, rhs: CAFrameRateRange) -> Bool { true }
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) { self.init() }
}
