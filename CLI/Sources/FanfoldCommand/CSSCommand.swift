import ArgumentParser
@_spi(Host) import Fanfold
@_spi(Host) import Inspection
import StyleSheets

/// `fanfold css`: prints a layout as a style sheet.
struct CSSCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "css",
        abstract: "Prints a layout as a style sheet without script.",
        discussion: """
            The poses follow the scroll position by scroll-driven animations. A style sheet suits up to about 60 \
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
        help: ArgumentHelp("The output file. (default: standard output)", valueName: "file"))
    var output: String?

    func validate() throws {
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
        let compiled: SheetLayout
        do { compiled = try SheetLayout(adjusted) } catch {
            throw CommandFileError("\(layout.name): \(error)")
        }
        let name = className ?? "fanfold-\(layout.title)"
        guard resting else { return StyleSheet(compiled, name: name, direction: direction).text }
        return className == nil && !layout.isFile
            ? RestingSheet(compiled, ofViewsShowing: layout.name, direction: direction).text
            : RestingSheet(compiled, selector: "fanfold-view.\(name)", name: name, direction: direction).text
    }

    private static func isIdentifier(_ name: String) -> Bool {
        let rest = name.drop { $0 == "-" }
        guard let first = rest.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }

    /// The number of items up to which a style sheet costs about as little as the view.
    private static let mostItems = 60
}

extension SheetDirection: ExpressibleByArgument {}

extension LayoutArgument {
    /// The name as an identifier: of a file, the letters and digits of its name.
    fileprivate var title: String {
        guard isFile else { return name }
        let file = name.split(separator: "/").last?.dropLast(".json".count) ?? ""
        let letters = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        return letters.isEmpty ? "layout" : String(letters)
    }
}
