import Fanfold

/// Layouts of which the page chooses one by its number.
protocol NumberedLayout: CollectionLayout {
    /// How many there are.
    static var count: Int { get }

    /// Creates one of them, with its default parameters.
    init(at index: Int)

    /// Its number.
    var index: Int { get }

    /// What one of them is called.
    static func name(at index: Int) -> StaticString
}

extension StandardLayout: NumberedLayout {
    static var count: Int { names.count }
    static func name(at index: Int) -> StaticString { names[index] }
}

#if FANFOLD_OWN
/// The layouts that have a name: the last is one's own, which `Scripts/build-layout` puts beside these files.
typealias NamedLayout = EitherLayout<StandardLayout, OwnLayout>
#else
/// The layouts that have a name.
typealias NamedLayout = StandardLayout
#endif

#if FANFOLD_KEYFRAMES
/// The layouts that a page may choose among: those that have a name, and those that are made from keyframes.
typealias PageLayout = EitherLayout<NamedLayout, KeyframeLayout>
#else
/// The layouts that a page may choose among.
typealias PageLayout = NamedLayout
#endif
