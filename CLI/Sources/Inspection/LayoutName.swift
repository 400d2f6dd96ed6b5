import Fanfold

extension StandardLayout {
    /// What the five layouts are called on the command line.
    public static var layoutNames: [String] { names.map { "\($0)" } }

    /// The layout of that name with its default parameters, or nil where there is none.
    public init?(named name: String) {
        guard let index = Self.layoutNames.firstIndex(of: name) else { return nil }
        self = Self.all[index]
    }
}
