import Fanfold
import FanfoldUIKit
import Foundation
import SwiftUI
import Testing

/// At rest, bindings, delegate and screen agree, whatever the application and the user have done.
@MainActor @Suite(.serialized) struct BoundApplicationTests {
    /// The number of sessions; `FANFOLD_SOAK` multiplies it.
    private static let sessions: UInt64 = 25
    /// The factor of sessions in a long run.
    private static let soakFactor: UInt64 = 125
    /// The number of test cases, which share the sessions.
    nonisolated private static let parts: Range<UInt64> = 0..<8
    /// The number of steps of a session.
    private static let steps = 16

    /// The seeds of a part. `FANFOLD_SEED` sets the first seed of a long run.
    private static func seeds(of part: UInt64) -> Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let soak = environment["FANFOLD_SOAK"].flatMap(UInt64.init)
        let first = environment["FANFOLD_SEED"].flatMap(UInt64.init)
        let count = soak.map { $0 * soakFactor } ?? sessions
        let start = (first ?? (soak == nil ? 0 : .random(in: 0..<1_000_000_000))) + part * count
        return start..<start + count
    }

    @Test(arguments: parts.quarter(from: 0))
    func bindingsAgreeWithTheScreenAtRest(_ part: UInt64) {
        var situations: [Situation: Int] = [:]
        for seed in Self.seeds(of: part) {
            let application = BoundApplication(seed: seed)
            let problems = play(application)
            #expect(
                problems.isEmpty,
                "FANFOLD_SEED=\(seed)\n\(application.diary.joined(separator: "\n"))")
            application.window.rootViewController = nil
            situations.merge(application.situations, uniquingKeysWith: +)
            if !problems.isEmpty { break }
        }
        let missing = Situation.allCases.filter { situations[$0] == nil }
        #expect(missing.isEmpty, "\(missing) have not occurred")
    }

    /// The view writes an item that the application replaces before the next update, together with all others.
    @Test(arguments: [325_062_204] as [UInt64])
    func sessionsThatDisagreedOnceAgree(seed: UInt64) {
        let application = BoundApplication(seed: seed)
        #expect(play(application).isEmpty, "\(application.diary.joined(separator: "\n"))")
        application.window.rootViewController = nil
    }

    /// Plays a session, and returns the problems.
    private func play(_ application: BoundApplication) -> [String] {
        var problems: [String] = []
        let exceptions = StandIn.exceptions {
            for step in 1...Self.steps where problems.isEmpty {
                application.step()
                guard step % 8 == 0 else { continue }
                application.settle()
                problems = application.disagreements
                if problems.isEmpty {
                    application.changeItemsAtRest()
                    problems = application.disagreements
                }
                let writes = application.writes
                application.settle()
                if application.writes != writes { problems.append("A binding is written at rest") }
            }
        }
        return problems + exceptions.map(\.description)
    }
}
