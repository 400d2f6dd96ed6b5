import ArgumentParser
@_spi(Host) import Fanfold
import FanfoldKeyframes
import FanfoldStandard
@_spi(Host) import Inspection

/// `fanfold inspect`: prints the items visible at a content offset.
struct InspectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Prints the visible items of a layout at an offset.",
        discussion: """
            All lengths are in points, measured from the viewport's top left corner; y grows downwards. The \
            visible items are listed from back to front.

            For example, a drawing of a stack of tabs with a small pitch:

              fanfold inspect --layout tab-stack --viewport 375x667 --items 31 \\
                --offset 270 --set pitch=120 --format svg > tabs.svg

            The parameters of the layouts:

            \(parameterLists)
            """)

    @Option(
        help: ArgumentHelp(
            "The layout: a name, or a JSON file of keyframes.", valueName: "layout"))
    var layout: LayoutArgument

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The size of the viewport, such as 375x667.", valueName: "WxH"),
        transform: Parse.viewport)
    var viewport: Size

    @Option(parsing: .unconditional, help: "The number of items.", transform: Parse.items)
    var items: Int

    @Option(
        parsing: .unconditional, help: "The content offset; may be negative. (default: 0)",
        transform: Parse.length)
    var offset: Double = 0

    @Option(
        name: .customLong("set"),
        help: ArgumentHelp(
            "Sets a parameter of the layout. Repeatable.", valueName: "name=value"),
        transform: Parse.assignment)
    var assignments: [ParameterAssignment] = []

    @Option(help: "The layout direction.")
    var direction: DirectionArgument = .ltr

    @Flag(help: "Applies Reduce Motion: no tilt, no scaling, no parallax.")
    var reduceMotion = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The insets of the viewport's top, leading, bottom and trailing edges, such as 20,0,34,0.",
            valueName: "insets"),
        transform: Parse.insets)
    var insets: Insets = .zero

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The fold of a half-folded device: its axis, its distance from the left or top edge, and its width, such as "
                + "horizontal,455.5,40.",
            valueName: "division"),
        transform: Parse.division)
    var division: LayoutDivision?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Also prints the item at a point, such as 100,200.", valueName: "X,Y"),
        transform: Parse.point)
    var itemAt: Point?

    @Option(help: "The output format.")
    var format: FormatArgument = .table

    func run() throws {
        let adjusted = try adjustedLayout()
        let visibleCount = adjusted.visibleRange(in: context).count
        guard visibleCount <= Self.mostItems else {
            throw CommandFileError(
                "the viewport must show at most \(Self.mostItems) items, but shows \(visibleCount)")
        }
        let report = InspectReport(
            layoutName: layout.name, layout: adjusted, context: context, itemAt: itemAt)
        switch format {
        case .table: try Terminal.printLine(report.table())
        case .json: try Terminal.printLine(report.json())
        case .svg: try Terminal.printLine(report.svg())
        }
    }

    /// The largest number of items in a report, which takes seconds to compute in the worst order.
    private static let mostItems = 10_000

    private var context: LayoutContext {
        var context = LayoutContext(
            viewport: viewport, insets: insets, count: items, offset: offset,
            direction: direction.layoutDirection, reduceMotion: reduceMotion)
        context.division = division
        return context
    }

    private func adjustedLayout() throws -> any CollectionLayout {
        var layout = AnyCollectionLayout(try layout.layout())
        for assignment in assignments { try layout.set(assignment) }
        return layout
    }

    /// The parameters of each layout for `--set`, one paragraph per layout.
    private static var parameterLists: String {
        let layouts = zip(StandardLayout.layoutNames, StandardLayout.all).map(parameterList)
        let presets = KeyframePreset.allCases.map { parameterList($0.name, $0.layout) }
        return (layouts + presets).joined(separator: "\n")
    }

    private static func parameterList(_ name: String, _ layout: some CollectionLayout) -> String {
        "\(name): " + layout.parameterDescriptors.map(\.name).joined(separator: ", ")
    }
}
