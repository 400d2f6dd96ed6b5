import ArgumentParser
import Fanfold
import Inspection

/// One of the five layouts, by name.
struct LayoutArgument: ExpressibleByArgument {
    let name: String
    let layout: StandardLayout

    init?(argument: String) {
        guard let layout = StandardLayout(named: argument) else { return nil }
        self.layout = layout
        name = argument
    }

    static var allValueStrings: [String] { StandardLayout.layoutNames }
}

/// The reading direction, as it is written in HTML.
enum DirectionArgument: String, CaseIterable, ExpressibleByArgument {
    case ltr, rtl

    var layoutDirection: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// What `inspect` prints.
enum FormatArgument: String, CaseIterable, ExpressibleByArgument {
    case table, json, svg
}
