import Foundation

/// The bundle of a module's resources, as the Swift package manager declares it.
extension Bundle {
    static var module: Bundle { Bundle.main }
}
