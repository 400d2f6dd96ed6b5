import ArgumentParser
import Fanfold
import Inspection

/// `fanfold inspect`: what a layout shows at an offset.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints what a layout shows at an offset.",
        discussion: """
            All lengths are in points, measured from the viewport's top left corner; y grows downwards. The \
            items that are seen are listed back to front.

            For example, a drawing of a stack of tabs that are close together:

              fanfold inspect --layout tab-stack --viewport 375x667 --items 31 \\
                --offset 270 --set pitch=120 --format svg > tabs.svg

            The parameters of the layouts:

            \(parameterLists)
            """)

    @Option(
        help: ArgumentHelp(
            "The layout, by its name, or by the JSON file of its keyframes.", valueName: "layout"))
    var layout: LayoutArgument

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The area in which items are seen, such as 375x667.", valueName: "WxH"),
        transform: Parse.viewport)
    var viewport: Size

    @Option(parsing: .unconditional, help: "How many items there are.", transform: Parse.items)
    var items: Int

    @Option(
        parsing: .unconditional, help: "How far the content has been scrolled; may be negative. (default: 0)",
        transform: Parse.length)
    var offset: Double = 0

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Gives a parameter of the layout another value. Repeatable.", valueName: "name=value"),
        transform: Parse.assignment)
    var assignments: [ParameterAssignment] = []

    @Option(help: "The reading direction.")
    var direction: DirectionArgument = .ltr

    @Flag(help: "Asks for the layout's reduced motion variant: no tilt, no scaling, no parallax.")
    var reduceMotion = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What covers the top, leading, bottom and trailing edge of the viewport, such as 20,0,34,0.",
            valueName: "insets"),
        transform: Parse.insets)
    var insets: Insets = .zero

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Also tells which item is seen at this point, such as 100,200.", valueName: "X,Y"),
        transform: Parse.point)
    var itemAt: Point?

    @Option(help: "What to print.")
    var format: FormatArgument = .table

    func run() throws {
        let report = InspectReport(
            layoutName: layout.name, layout: try adjustedLayout(), context: context, itemAt: itemAt)
        switch format {
        case .table: try Terminal.say(report.table())
        case .json: try Terminal.say(report.json())
        case .svg: try Terminal.say(report.svg())
        }
    }

    private var context: LayoutContext {
        LayoutContext(
            viewport: viewport, insets: insets, count: items, offset: offset,
            direction: direction.layoutDirection, reduceMotion: reduceMotion)
    }

    private func adjustedLayout() throws -> any CollectionLayout {
        var layout = try layout.layout()
        for assignment in assignments { try layout.set(assignment) }
        return layout
    }

    /// What `--set` knows for each layout, a paragraph each.
    private static var parameterLists: String {
        zip(StandardLayout.layoutNames, StandardLayout.all).map { name, layout in
            "\(name): " + layout.parameters.map { "\($0.name)" }.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
