/// The requirements of a protocol, each passed on to the layout that one of the cases of an enumeration holds.
///
/// - Parameter modifier: The text before each declaration.
func forwarding(_ requirements: [SymbolGraph.Symbol], to cases: [String], _ modifier: String) -> String {
    requirements.map { requirement in
        let (declaration, call) = (requirement.declaration, "layout.\(requirement.call)")
        let isMutating = declaration.hasPrefix("mutating ")
        let answers = cases.map { name in
            isMutating
                ? "case .\(name)(var layout):\n\(call)\nself = .\(name)(layout)"
                : "case .\(name)(let layout): \(call)"
        }
        return "\n\(modifier) \(declaration) { switch self { \(answers.joined(separator: "\n")) } }"
    }
    .joined(separator: "\n")
}

/// `PageLayout`, which passes each requirement of `CollectionLayout` on to the layout that it holds.
func pageLayout(_ requirements: [SymbolGraph.Symbol]) -> String {
    """
    \(note)
    #if FANFOLD_KEYFRAMES
    import Fanfold
    import FanfoldKeyframes
    import FanfoldStandard

    /// The layouts that a page may select. Every requirement is forwarded to the one that it holds.
    ///
    /// The forwarding functions are not inlined: their copies, with those of `JSONReader` and of three functions of
    /// `KeyframeLayout`, would add 6 kB to the compressed WebAssembly.
    enum PageLayout: CollectionLayout {
    case standard(StandardLayout)
    case additional(AdditionalLayout)
    case keyframes(KeyframeLayout)

    init() { self.init(at: 0) }
    \(forwarding(requirements, to: ["standard", "additional", "keyframes"], "@inline(never)"))
    }
    #endif

    """
}
