import Foundation

/// The number of times that random tests repeat their cases: 1, or `FANFOLD_SOAK`.
enum Soak {
    static let factor = ProcessInfo.processInfo.environment["FANFOLD_SOAK"].flatMap(Int.init) ?? 1

    /// Normal runs use a fixed seed, which makes changes comparable; `FANFOLD_SEED` and soak runs use other seeds.
    static let seed: UInt64 = {
        let environment = ProcessInfo.processInfo.environment
        let isUsual = environment["FANFOLD_SEED"] == nil && environment["FANFOLD_SOAK"] == nil
        return isUsual ? 1 : SeededGenerator.seed
    }()
}
