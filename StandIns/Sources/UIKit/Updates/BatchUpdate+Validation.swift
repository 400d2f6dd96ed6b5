extension BatchUpdate {
    /// The error in the update, in UIKit's words, or nil.
    func complaint(before: [Int], after: [Int]) -> String? {
        complaintAboutIndices(before: before, after: after)
            ?? complaintAboutSections(before: before, after: after)
            ?? complaintAboutDuplicates()
            ?? complaintAboutItems(before: before, after: after)
    }

    private func complaintAboutIndices(before: [Int], after: [Int]) -> String? {
        for section in deletedSections where !before.indices.contains(section) {
            return
                "attempt to delete section \(section), but there are only \(before.count) sections before the "
                + "update"
        }
        for section in reloadedSections where !before.indices.contains(section) {
            return
                "attempt to reload section \(section), but there are only \(before.count) sections before the "
                + "update"
        }
        for section in insertedSections where !after.indices.contains(section) {
            return
                "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for move in movedSections
        where !before.indices.contains(move.from) || !after.indices.contains(move.to) {
            return "attempt to move section \(move.from) to section \(move.to), which doesn't exist"
        }
        for indexPath in deletedItems + reloadedItems where !Self.exists(indexPath, in: before) {
            let verb = deletedItems.contains(indexPath) ? "delete" : "reload"
            return before.indices.contains(indexPath.section)
                ? "attempt to \(verb) item \(indexPath.item) from section \(indexPath.section) which only contains "
                    + "\(before[indexPath.section]) items before the update"
                : "attempt to \(verb) item \(indexPath.item) from section \(indexPath.section), but there are only "
                    + "\(before.count) sections before the update"
        }
        for indexPath in insertedItems where !Self.exists(indexPath, in: after) {
            return after.indices.contains(indexPath.section)
                ? "attempt to insert item \(indexPath.item) into section \(indexPath.section), but there are only "
                    + "\(after[indexPath.section]) items in section \(indexPath.section) after the update"
                : "attempt to insert item \(indexPath.item) into section \(indexPath.section), but there are only "
                    + "\(after.count) sections after the update"
        }
        for move in movedItems where !Self.exists(move.from, in: before) || !Self.exists(move.to, in: after) {
            return "attempt to move index path \(move.from) to \(move.to) that doesn't exist"
        }
        return nil
    }

    private func complaintAboutSections(before: [Int], after: [Int]) -> String? {
        guard after.count != before.count - Set(deletedSections).count + Set(insertedSections).count else {
            return nil
        }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the collection view "
            + "after the update (\(after.count)) must be equal to the number of sections contained in the collection "
            + "view before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }

    private func complaintAboutDuplicates() -> String? {
        let deleted = Set(deletedItems)
        if let both = reloadedItems.first(where: deleted.contains) {
            return "attempt to delete and reload the same index path (\(both))"
        }
        if let both = movedItems.first(where: { deleted.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same index path (\(both.from))"
        }
        let inserted = Set(insertedItems)
        if let both = movedItems.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path (\(both.to))"
        }
        if Set(movedItems.map(\.from)).count != movedItems.count {
            return "attempt to perform multiple moves from the same index path"
        }
        return nil
    }

    private func complaintAboutItems(before: [Int], after: [Int]) -> String? {
        let map = map
        let reloaded = Set(reloadedSections)
        for section in before.indices where !reloaded.contains(section) {
            guard let target = map.image(ofSection: section) else { continue }
            let changes = itemChanges(from: section, to: target)
            guard after[target] != before[section] + changes.balance else { continue }
            return
                "Invalid update: invalid number of items in section \(target). The number of items contained in an "
                + "existing section after the update (\(after[target])) must be equal to the number of items contained "
                + "in that section before the update (\(before[section])), plus or minus the number of items inserted "
                + "or deleted from that section (\(changes.inserted) inserted, \(changes.deleted) deleted) and plus or "
                + "minus the number of items moved into or out of that section (\(changes.movedIn) moved in, "
                + "\(changes.movedOut) moved out)."
        }
        return nil
    }

    private func itemChanges(from section: Int, to target: Int) -> ItemChanges {
        ItemChanges(
            inserted: Set(insertedItems.filter { $0.section == target }).count,
            deleted: Set(deletedItems.filter { $0.section == section }).count,
            movedIn: movedItems.count { $0.to.section == target },
            movedOut: movedItems.count { $0.from.section == section })
    }

    private static func exists(_ indexPath: IndexPath, in counts: [Int]) -> Bool {
        indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }
}

/// The number of items that a section gains and loses.
private struct ItemChanges {
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    var balance: Int { inserted - deleted + movedIn - movedOut }
}
