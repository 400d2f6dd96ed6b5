/// Simulated: the work of all hosting controllers so far.
@MainActor public enum SimulatedSwiftUI {
    /// The number of evaluated bodies.
    public internal(set) static var bodyEvaluations = 0
    /// The number of times that a root view was set.
    public internal(set) static var rootViewAssignments = 0
}
