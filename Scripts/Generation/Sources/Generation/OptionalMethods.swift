/// A stand-in's protocol with optional methods named `collectionView`, as its source declares them.
///
/// Linux has no optional requirements. Each method has a default, and a variant for calls with `?`. A method with the comment
/// `Required.` has neither. The comment `By default: EXPRESSION` is the result of a method whose type has no usual one.
struct OptionalMethods {
    let name: String
    let methods: [Method]

    struct Method {
        /// The declaration, on one line.
        let declaration: String
        /// The labels and the names of the parameters.
        let parameters: [(label: String, name: String)]
        /// The type of the result.
        let result: String
        /// The result of the default.
        let defaultResult: String
    }

    /// - Parameter source: A source with the protocol in front.
    init(_ source: String) throws {
        guard let header = source.firstMatch(of: /protocol (\w+)/),
            let end = source.firstRange(of: "\n}")
        else { throw PartError(message: "a source with optional methods must begin with a protocol") }
        name = String(header.1)
        let body = source[header.range.upperBound..<end.lowerBound]
        methods = body.matches(of: /((?: +\/\/.*\n)*) +func (collectionView\([^)]*\)(?: -> .*)?)/)
            .filter { !$0.1.contains("Required.") }
            .map { Method(comment: String($0.1), String($0.2)) }
    }
}

extension OptionalMethods.Method {
    fileprivate init(comment: String, _ text: String) {
        declaration = text.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
        parameters = declaration.matches(of: /[(,] ?(\w+)(?: (\w+))?:/).map {
            (String($0.1), String($0.2 ?? $0.1))
        }
        result = declaration.firstMatch(of: /-> (.*)$/).map { String($0.1) } ?? "Void"
        let other = result.hasSuffix("?") ? "nil" : ".zero"
        let usual = ["Void": "", "Bool": "true", "CGFloat": "0"][result] ?? other
        defaultResult = comment.firstMatch(of: /By default: (.*)/).map { String($0.1) } ?? usual
    }

    fileprivate var isOptional: Bool { result.hasSuffix("?") }

    /// The name of the method with its labels.
    private var name: String { "collectionView(\(parameters.map { $0.label + ":" }.joined()))" }

    /// The default, which reports itself.
    fileprivate var implementation: String {
        let answer = result == "Void" ? "" : "\nreturn \(defaultResult)"
        return "public func \(declaration) {\nOptionalMethods.isMissing(\"\(name)\")\(answer)\n}"
    }

    /// The variant for calls with `?`.
    fileprivate var call: String {
        let start = declaration.split(separator: " ->")[0].replacing(
            "collectionView(", with: "callAsFunction(")
        let arguments = parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }
        let call =
            "OptionalMethods.result(of: \"\(name)\") { owner.collectionView(\(arguments.joined(separator: ", "))) }"
        let discardable = result == "Void" ? "@discardableResult " : ""
        return isOptional
            ? "public func \(start) -> \(result) { \(call) ?? nil }"
            : "\(discardable)public func \(start) -> \(result)? { \(call) }"
    }
}

/// The defaults of a protocol's optional methods, and their variants for calls with `?`.
func optionalMethods(_ table: OptionalMethods) -> String {
    """
    \(note)
    extension \(table.name) {
    /// The methods, for optional calls with `?`.
    public var collectionView: \(table.name)Calls? { \(table.name)Calls(owner: self) }

    \(table.methods.map(\.implementation).joined(separator: "\n\n"))
    }

    @preconcurrency @MainActor public struct \(table.name)Calls {
    let owner: any \(table.name)

    \(table.methods.map(\.call).joined(separator: "\n\n"))
    }

    """
}
