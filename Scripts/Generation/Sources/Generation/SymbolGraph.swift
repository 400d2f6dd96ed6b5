import Foundation

/// The public symbols of the library, as `swift symbolgraph-extract` describes them.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Comment: Decodable { let lines: [Line] }
        struct Line: Decodable { let text: String }
        struct Fragment: Decodable { let spelling: String }
        struct Signature: Decodable { let parameters: [Argument]? }
        struct Location: Decodable { let position: Position }
        struct Position: Decodable { let line: Int }
        struct Argument: Decodable { let name: String, internalName: String? }

        let identifier: Identifier
        let pathComponents: [String]
        let docComment: Comment?
        let declarationFragments: [Fragment]
        let functionSignature: Signature?
        let location: Location?
    }

    struct Relationship: Decodable { let kind, source: String }

    let symbols: [Symbol]
    let relationships: [Relationship]

    func symbol(_ path: String...) -> Symbol {
        guard let symbol = symbols.first(where: { $0.pathComponents == path }) else {
            fatalError("\(path.joined(separator: ".")) must be public")
        }
        return symbol
    }

    /// The members that a protocol requires, except initializers and members with an underscore, in the order of the
    /// source. The order of the graph is different in each run.
    func requirements(of type: String) -> [Symbol] {
        let required = Set(relationships.lazy.filter { $0.kind == "requirementOf" }.map(\.source))
        return symbols.filter { symbol in
            symbol.pathComponents.first == type && required.contains(symbol.identifier.precise)
                && !["_", "init("].contains { symbol.title.hasPrefix($0) }
        }
        .sorted { ($0.location?.position.line ?? 0) < ($1.location?.position.line ?? 0) }
    }
}

extension SymbolGraph.Symbol {
    /// The name with its argument labels.
    var title: String { pathComponents[pathComponents.count - 1] }

    /// The declaration, without accessors.
    var declaration: String {
        declarationFragments.map(\.spelling).joined().replacingOccurrences(of: " { get }", with: "")
    }

    /// A call that passes the arguments of the declaration on.
    var call: String {
        guard let parameters = functionSignature?.parameters else { return title }
        let labels = title.drop { $0 != "(" }.dropFirst().split(separator: ":")
        let arguments = zip(labels, parameters).map { label, parameter in
            (label == "_" ? "" : "\(label): ") + (parameter.internalName ?? parameter.name)
        }
        return "\(title.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
    }

    /// The lines of the documentation.
    var documentation: [String] { docComment?.lines.map(\.text) ?? [] }

    /// The first paragraph of the documentation, without the default value.
    var summary: String {
        let text = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
        guard !text.isEmpty else { fatalError("\(pathComponents) must have documentation") }
        return text.components(separatedBy: " The default value is ")[0]
    }
}
