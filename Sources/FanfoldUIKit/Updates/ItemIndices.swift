#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// The index of an item in the data source, counted over all sections.
struct DataIndex: Hashable, Comparable {
    let value: Int

    init(_ value: Int) { self.value = value }

    static func < (first: DataIndex, second: DataIndex) -> Bool { first.value < second.value }
}

/// The index of an item in the engine.
///
/// It differs from the ``DataIndex`` while a finger holds a lifted item: the engine moves the item at once, and the data
/// source moves it after the drop.
struct EngineIndex: Hashable, Comparable {
    let value: Int

    init(_ value: Int) { self.value = value }

    static func < (first: EngineIndex, second: EngineIndex) -> Bool { first.value < second.value }
}

/// The relation between the indices of the data source and those of the engine.
struct ItemNumbering: Equatable {
    /// The move that the engine has made and the data source has not.
    let reordering: IndexChange?

    /// - Parameter reordering: A move that the data source has not made yet. The default value is nil: all indices agree.
    init(_ reordering: IndexChange? = nil) {
        self.reordering = reordering
    }

    func engineIndex(of index: DataIndex) -> EngineIndex {
        EngineIndex(reordering?.newIndex(of: index.value) ?? index.value)
    }

    func dataIndex(of index: EngineIndex) -> DataIndex {
        DataIndex(reordering?.inverse.newIndex(of: index.value) ?? index.value)
    }
}
#endif
