@_spi(Host) import Fanfold
import FanfoldStandard

extension StandardLayout {
    /// The standard layouts' names on the command line.
    public static var layoutNames: [String] { names.map { "\($0)" } }

    /// Creates the layout with a name and its default parameters, or returns nil for an unknown name.
    public init?(named name: String) {
        guard let index = Self.layoutNames.firstIndex(of: name) else { return nil }
        self = Self.all[index]
    }
}
