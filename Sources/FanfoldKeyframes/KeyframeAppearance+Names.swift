import Fanfold

#if hasFeature(Embedded)
/// Converts a name from JSON to a static string, because Embedded Swift's names are static strings.
///
/// The module stores each name once and never frees it.
func appearanceName(_ bytes: Bytes) -> AppearanceName {
    if let known = KnownNames.names.first(where: { bytes.isSpelled($0) }) { return known }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    for (place, byte) in bytes.enumerated() { memory[place] = byte }
    // The layout of a static string: the address of its bytes, their count, and flags, which are 0 for an address.
    let name = unsafeBitCast((UInt(bitPattern: memory), UInt(bytes.count), UInt8(0)), to: StaticString.self)
    KnownNames.names.append(name)
    return name
}

private enum KnownNames {
    nonisolated(unsafe) static var names: [StaticString] = []
}
#else
func appearanceName(_ bytes: Bytes) -> AppearanceName { String(decoding: bytes, as: UTF8.self) }
#endif
