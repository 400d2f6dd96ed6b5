@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

// Foundation's Swift value types that bridge to Objective-C classes.

public typealias TimeInterval = Double

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
        true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool
    {
        true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool {
        true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDictionary, result: inout Dictionary?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary {
        fatalError()
    }
}

public struct IndexPath: Comparable, _ObjectiveCBridgeable {
    public init() {}
    public var count: Int { 2 }
    public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { true }
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSIndexPath, result: inout IndexPath?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
        fatalError()
    }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension IndexPath: Hashable, Sendable {}

public struct IndexSet: _ObjectiveCBridgeable {
    public typealias Element = Int
    public init() {}
    public init(integer: Int) {}
    public init<Items: Sequence>(_ items: Items) where Items.Element == Int {}
    public func _bridgeToObjectiveC() -> NSIndexSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout IndexSet?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSIndexSet, result: inout IndexSet?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> IndexSet {
        fatalError()
    }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension IndexSet: Hashable {}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension IndexSet: Sendable {}

public struct Notification: _ObjectiveCBridgeable {
    public typealias Name = NSNotification.Name
    public var object: Any? { nil }
    public var name: Name
    public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Notification?) {}
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNotification, result: inout Notification?
    ) -> Bool { true }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification {
        fatalError()
    }
}

public struct Data: RandomAccessCollection {
    public init() {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension Data: Hashable, Sendable {}

public struct URL {
    public init(fileURLWithPath path: String) {}
    public var path: String { "" }
    public func appendingPathComponent(_ pathComponent: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension URL: Hashable, Sendable {}

extension Data {
    public struct ReadingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct WritingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public init(contentsOf url: URL, options: ReadingOptions = []) throws { self.init() }
    public func write(to url: URL, options: WritingOptions = []) throws {}
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension Data.ReadingOptions: Sendable {}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension Data.WritingOptions: Sendable {}

open class FileManager: NSObject {
    open class var `default`: FileManager { fatalError() }
    open var temporaryDirectory: URL { fatalError() }
    open func fileExists(atPath path: String) -> Bool { true }
    open func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
}

public struct FileAttributeKey: RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension FileAttributeKey: Hashable, Sendable {}

open class JSONSerialization: NSObject {
    public struct WritingOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = WritingOptions(rawValue: 1)
        @available(iOS 11, tvOS 11, watchOS 4, *)
        public static let sortedKeys = WritingOptions(rawValue: 2)
    }
    open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
        fatalError()
    }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension JSONSerialization.WritingOptions: Sendable {}

open class JSONDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONEncoder {
    public struct OutputFormatting: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        @available(iOS 11, tvOS 11, watchOS 4, *)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(iOS 13, tvOS 13, watchOS 6, *)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    open var outputFormatting: OutputFormatting = []
    public init() {}
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

@available(macOS 10.10, iOS 8, watchOS 2, tvOS 9, *)
extension JSONEncoder.OutputFormatting: Sendable {}

extension Bundle {
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        key
    }

    public func url(forResource name: String?, withExtension type: String?, subdirectory: String? = nil)
        -> URL?
    { nil }
}

extension String {
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        format
    }
}

extension UndoManager {
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) {}
}
