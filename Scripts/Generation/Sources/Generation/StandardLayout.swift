/// `StandardLayout`, which passes each requirement of `CollectionLayout` on to the layout that it holds.
func standardLayout(_ layouts: [Layout], _ requirements: [SymbolGraph.Symbol]) -> String {
    func list(_ line: (Layout) -> String) -> String { layouts.map(line).joined(separator: "\n") }

    let indices = layouts.indices.dropLast()
    let last = layouts[layouts.count - 1]
    let failure = "\"A standard layout's index\", Double(index), \"must be in 0..<\(layouts.count)\""
    return """
        \(note)
        @_spi(Host) import Fanfold

        /// Any of the library's layouts, for hosts that offer them by name. It forwards to the layout that it contains.
        public enum StandardLayout: CollectionLayout {
        \(list { "/// \($0.caption)\ncase \($0.case)(\($0.type))" })

        /// All of them, each with its default parameters, in the order of ``names``.
        public static var all: [StandardLayout] { names.indices.map(StandardLayout.init(at:)) }

        /// The names of all layouts, as command lines and web pages spell them.
        public static var names: [StaticString] {
        \(JSON.strings(layouts.map(\.name)).line)
        }

        /// Creates the first of them.
        public init() { self.init(at: 0) }

        /// Creates one of them, with its default parameters.
        ///
        /// - Parameter index: Its index in ``names``. Another index is a programmer's error and stops the program.
        public init(at index: Int) {
        switch index {
        \(indices.map { "case \($0): self = .\(layouts[$0].case)(\(layouts[$0].type)())" }.joined(separator: "\n"))
        default:
        require(index == \(layouts.count - 1), \(failure))
        self = .\(last.case)(\(last.type)())
        }
        }

        /// Its index in ``names``.
        public var index: Int {
        switch self {
        \(layouts.enumerated().map { "case .\($1.case): \($0)" }.joined(separator: "\n"))
        }
        }

        /// Whether both are the same layout, with the same parameters.
        public static func == (one: StandardLayout, other: StandardLayout) -> Bool {
        switch (one, other) {
        \(list { "case (.\($0.case)(let one), .\($0.case)(let other)): one == other" })
        default: false
        }
        }
        \(forwarding(requirements, to: layouts.map(\.case), "public"))

        #if !hasFeature(Embedded)
        // The module of each layout contains the code of its layout pass.
        public func _layOut(into frame: inout Frame, in context: LayoutContext) {
        switch self {
        \(list { "case .\($0.case)(let layout): layout._layOut(into: &frame, in: context)" })
        }
        }
        #endif
        }

        """
}
