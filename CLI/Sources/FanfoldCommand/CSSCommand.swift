import ArgumentParser
@_spi(Host) import Fanfold
@_spi(Host) import Inspection
@_spi(Host) import StyleSheets

/// `fanfold css`: prints a layout as a style sheet.
struct CSSCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "css",
        abstract: "Prints a layout as a style sheet without script.",
        discussion: """
            The poses follow the scroll position by scroll-driven animations. A style sheet suits up to about 40 \
            items. It has no opening, removal, reordering, loop, undo and events; <fanfold-view> has them. Browsers \
            without scroll timelines show a row that snaps. The markup is a scroller, a list, items, and one card in each:

              <div class="fanfold-wallet" tabindex="0"><ul role="list"><li><article>…</article></li></ul></div>

            For example:

              fanfold css card-carousel --set cardWidth=0.6 --class gallery -o gallery.css
              fanfold css cover-flow --resting -o resting.css
            """)

    @Argument(
        help: ArgumentHelp("The layout: a name, or a JSON file of keyframes.", valueName: "layout"))
    var layout: LayoutArgument

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp("Sets a parameter of the layout. Repeatable.", valueName: "name=value"),
        transform: Parse.assignment)
    var assignments: [ParameterAssignment] = []

    @Option(
        name: .customLong("live"),
        help: ArgumentHelp(
            "Keeps a parameter adjustable by its custom property, such as --fanfold-card-width. Repeatable.",
            valueName: "name"))
    var live: [String] = []

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp("The class of the scroller or view. (default: fanfold-LAYOUT)", valueName: "name"))
    var className: String?

    @Option(help: "The reading directions of the page.")
    var direction: SheetDirection = .both

    @Flag(help: "Prints the resting frame of <fanfold-view>, for the time before it is ready.")
    var resting = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of items that the page will contain, for a warning.", valueName: "count"),
        transform: Parse.items)
    var items: Int = 12

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The output file; - for standard output. (default: standard output)", valueName: "file"),
        transform: Parse.path)
    var output: String?

    func validate() throws {
        guard !resting || live.isEmpty else {
            throw ValidationError(
                "--live must not be used with --resting, which follows all parameters that it can")
        }
        guard className.map(Self.isIdentifier) ?? true else {
            throw ValidationError(
                "--class must be a name of letters, digits, - and _, but is '\(className ?? "")'")
        }
    }

    func run() throws {
        let text = try text()
        if items > Self.mostItems && !resting {
            Terminal.printError(
                "warning: --items should be at most \(Self.mostItems), but is \(items): the browser's work for a frame "
                    + "grows with the items. <fanfold-view> shows any number")
        }
        guard let output else { return try Output.standard.write(text) }
        try CommandFile(path: output).write(text)
    }

    private func text() throws -> String {
        var adjusted = try layout.layout()
        for assignment in assignments { try adjusted.set(assignment) }
        guard let adjusted = adjusted as? any StyledLayout else {
            throw CommandFileError("\(layout.name): compiled layouts have no style sheet")
        }
        do { return try resting ? restingText(adjusted) : scrollingText(adjusted) } catch let error
            as StyleSheetError
        {
            throw CommandFileError("\(layout.name): \(error)")
        }
    }

    private var name: String { className ?? "fanfold-\(layout.title)" }

    private func restingText(_ adjusted: any StyledLayout) throws -> String {
        let (name, layout, direction) = (name, layout, direction)
        let isOfAll = className == nil && !layout.isFile
        func sheet(_ compiled: SheetLayout) -> RestingSheet {
            isOfAll
                ? RestingSheet(compiled, ofViewsShowing: layout.name, direction: direction)
                : RestingSheet(compiled, selector: "fanfold-view.\(name)", name: name, direction: direction)
        }
        return try RestingSheet.following(adjusted, make: sheet)
    }

    private func scrollingText(_ adjusted: some StyledLayout) throws -> String {
        let (name, direction) = (name, direction)
        func text(_ compiled: SheetLayout) -> String {
            StyleSheet(compiled, name: name, direction: direction).text
        }
        guard !live.isEmpty else { return text(try adjusted.compiled(.short)) }
        let sheet = try FollowingSheet(adjusted, .precise, names: live, write: text)
        let followed = sheet.parameters.map(\.name)
        if let other = live.first(where: { !followed.contains($0) }) {
            let all = try FollowingSheet(adjusted, .precise, write: text).parameters.map(\.name)
            throw CommandFileError(
                "--live must name a parameter that moves or resizes the cards evenly "
                    + "(\(all.isEmpty ? "none" : all.joined(separator: ", "))), but is '\(other)'")
        }
        return sheet.text
    }

    private static func isIdentifier(_ name: String) -> Bool {
        let rest = name.drop { $0 == "-" }
        guard let first = rest.first, !first.isNumber else { return false }
        return name.allSatisfy { !$0.isASCII || $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// The number of items up to which a style sheet costs about as little as the view.
    private static let mostItems = 40
}

extension SheetDirection: @retroactive ExpressibleByArgument {}

extension LayoutArgument {
    /// The name as an identifier: of a file, the letters and digits of its name.
    fileprivate var title: String {
        guard isFile else { return name }
        let file = name.split(separator: "/").last?.dropLast(".json".count) ?? ""
        let letters = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return letters.isEmpty ? "layout" : String(letters)
    }
}
