/// Keyframes with names. Equal keyframes have one name.
struct AnimationNames {
    /// The text of all keyframes.
    private(set) var text = ""
    private var names: [String: String] = [:]

    /// Returns the name of keyframes, and adds them if they are new.
    mutating func name(_ proposal: String, of keyframes: String) -> String {
        if let name = names[keyframes] { return name }
        names[keyframes] = proposal
        text += "@keyframes \(proposal){\(keyframes)}"
        return proposal
    }
}
