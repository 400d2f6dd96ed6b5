@_spi(Host) import Fanfold

/// Layouts that the page selects by number.
protocol NumberedLayout: CollectionLayout {
    /// The number of layouts.
    static var count: Int { get }

    /// Creates one of them, with its default parameters.
    init(at index: Int)

    /// Its number.
    var index: Int { get }

    /// The name of a value.
    static func name(at index: Int) -> StaticString
}

extension StandardLayout: NumberedLayout {
    static var count: Int { names.count }
    static func name(at index: Int) -> StaticString { names[index] }
}

#if FANFOLD_OWN
/// The layouts with a name; the last is a custom one, which `Scripts/build-layout` puts beside these files.
typealias NamedLayout = EitherLayout<StandardLayout, OwnLayout>
#else
/// The layouts with a name.
typealias NamedLayout = StandardLayout
#endif

#if FANFOLD_KEYFRAMES
/// The layouts that a page may select: those with a name, and those from keyframes.
typealias PageLayout = EitherLayout<NamedLayout, KeyframeLayout>
#else
/// The layouts that a page may select.
typealias PageLayout = NamedLayout
#endif
