/// A block of keyframes.
struct KeyframeBlock: Equatable {
    var times: [String]
    /// The declaration of the easing up to the next block; nil for the linear one.
    let easing: String?
    var declarations: [String]

    /// Returns the blocks of a property. Equal ones are one block.
    static func joined(_ blocks: [KeyframeBlock]) -> [KeyframeBlock] {
        blocks.reduce(into: []) { joined, block in
            let equal = joined.firstIndex {
                $0.easing == block.easing && $0.declarations == block.declarations
            }
            if let equal { joined[equal].times += block.times } else { joined.append(block) }
        }
    }

    /// Returns the text of the blocks of several properties.
    ///
    /// Blocks with one selector have one easing, because clean-css joins them.
    static func text(_ blocks: [KeyframeBlock]) -> String {
        var (easings, result): ([String: String?], [KeyframeBlock]) = ([:], [])
        for var block in blocks {
            for index in block.times.indices where block.times[index] != "to" {
                while let easing = easings[block.times[index]], easing != block.easing {
                    block.times[index] = respelled(block.times[index])
                }
                easings[block.times[index]] = .some(block.easing)
            }
            if let same = result.firstIndex(where: { $0.times == block.times && $0.easing == block.easing }) {
                result[same].declarations += block.declarations
            } else {
                result.append(block)
            }
        }
        return result.map { block in
            CSSText.rule(
                block.times.joined(separator: ","), (block.easing.map { [$0] } ?? []) + block.declarations)
        }.joined()
    }

    /// Returns another selector of the same keyframe.
    private static func respelled(_ time: String) -> String {
        switch time {
        case "0%": "from"
        case "from": "0.0%"
        default: time.dropLast() + (time.contains(".") ? "0%" : ".0%")
        }
    }
}
