@_spi(Host) import Fanfold
import FanfoldStandard

#if FANFOLD_KEYFRAMES
import FanfoldKeyframes
#endif

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

    /// Sets the widths of items, if the layout has any; returns whether it has.
    mutating func setWidths(_ widths: [Double]) -> Bool
}

extension NumberedLayout {
    mutating func setWidths(_ widths: [Double]) -> Bool { false }
}

extension StandardLayout: NumberedLayout {
    static var count: Int { names.count }
    static func name(at index: Int) -> StaticString { names[index] }
}

/// A type whose values are one layout with different parameters.
protocol SingleLayout: NumberedLayout {
    static var name: StaticString { get }
}

extension SingleLayout {
    static var count: Int { 1 }
    static func name(at index: Int) -> StaticString { name }
    init(at index: Int) { self.init() }
    var index: Int { 0 }
}

#if FANFOLD_KEYFRAMES
extension RowLayout: SingleLayout {
    static var name: StaticString { "row" }
}

extension KeyframeLayout: SingleLayout {
    static var name: StaticString { "keyframes" }
}

extension EitherLayout: NumberedLayout where First: NumberedLayout, Second: NumberedLayout {
    static var count: Int { First.count + Second.count }

    static func name(at index: Int) -> StaticString {
        index < First.count ? First.name(at: index) : Second.name(at: index - First.count)
    }

    init(at index: Int) {
        self = index < First.count ? .first(First(at: index)) : .second(Second(at: index - First.count))
    }

    var index: Int {
        switch self {
        case .first(let layout): layout.index
        case .second(let layout): First.count + layout.index
        }
    }

    mutating func setWidths(_ widths: [Double]) -> Bool {
        switch self {
        case .first(var layout):
            let hasWidths = layout.setWidths(widths)
            self = .first(layout)
            return hasWidths
        case .second(var layout):
            let hasWidths = layout.setWidths(widths)
            self = .second(layout)
            return hasWidths
        }
    }
}
#endif

#if FANFOLD_OWN
extension OwnLayout: SingleLayout {
    static var name: StaticString { "own" }
}

/// The layouts with a name; the last is a custom one, which `Scripts/build-layout` puts beside these files.
typealias NamedLayout = EitherLayout<EitherLayout<StandardLayout, RowLayout>, OwnLayout>
#elseif FANFOLD_KEYFRAMES
/// The layouts with a name.
typealias NamedLayout = EitherLayout<StandardLayout, RowLayout>
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
