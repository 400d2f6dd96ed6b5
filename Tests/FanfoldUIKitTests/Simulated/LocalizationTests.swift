import FanfoldUIKit
import Foundation
import Testing

/// The catalog of strings contains each string in each language of iOS, and the privacy manifest declares nothing.
@MainActor @Suite struct LocalizationTests {
    /// The languages of iOS, and the plural categories of whole numbers that Unicode defines for them.
    nonisolated private static let languages: [String: Set<String>] = [
        "ar": ["zero", "one", "two", "few", "many", "other"], "bg": ["one", "other"], "ca": ["one", "other"],
        "cs": ["one", "few", "other"], "da": ["one", "other"], "de": ["one", "other"],
        "el": ["one", "other"],
        "en": ["one", "other"], "es": ["one", "other"], "fi": ["one", "other"], "fr": ["one", "other"],
        "he": ["one", "two", "other"], "hi": ["one", "other"], "hr": ["one", "few", "other"],
        "hu": ["one", "other"], "id": ["other"], "it": ["one", "other"], "ja": ["other"],
        "kk": ["one", "other"], "ko": ["other"], "lt": ["one", "few", "other"], "ms": ["other"],
        "nb": ["one", "other"], "nl": ["one", "other"], "pl": ["one", "few", "many", "other"],
        "pt-BR": ["one", "other"], "pt-PT": ["one", "other"], "ro": ["one", "few", "other"],
        "ru": ["one", "few", "many", "other"], "sk": ["one", "few", "other"],
        "sl": ["one", "two", "few", "other"], "sv": ["one", "other"], "th": ["other"],
        "tr": ["one", "other"], "uk": ["one", "few", "many", "other"], "vi": ["other"],
        "zh-HK": ["other"], "zh-Hans": ["other"], "zh-Hant": ["other"],
    ]

    /// A catalog of strings, as Xcode writes it.
    private struct Catalog: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization] }
        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?

            /// The text for each plural category; one text for all of them if it does not vary.
            var texts: [String: String] {
                variations.map { $0.plural.compactMapValues(\.stringUnit?.value) }
                    ?? stringUnit.map { ["other": $0.value] } ?? [:]
            }
        }
        struct Variations: Decodable { let plural: [String: Localization] }
        struct Unit: Decodable {
            let state: String
            let value: String
        }

        let sourceLanguage: String
        let strings: [String: Entry]
    }

    private static func resource(_ name: String) throws -> Data {
        var root = URL(fileURLWithPath: #filePath)
        while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
        root.deleteLastPathComponent()
        return try Data(contentsOf: root.appendingPathComponent("Sources/FanfoldUIKit/Resources/\(name)"))
    }

    private func catalog() throws -> Catalog {
        try JSONDecoder().decode(Catalog.self, from: Self.resource("Localizable.xcstrings"))
    }

    @Test func eachLanguageHasEachString() throws {
        let strings = try catalog().strings
        #expect(strings.count == 7)
        for (key, entry) in strings {
            #expect(Set(entry.localizations.keys) == Set(Self.languages.keys), "\(key)")
            for (language, localization) in entry.localizations {
                #expect(!localization.texts.isEmpty, "\(key) in \(language)")
                #expect(localization.texts.values.allSatisfy { !$0.isEmpty }, "\(key) in \(language)")
            }
        }
    }

    @Test func countsHaveEachPluralOfTheirLanguage() throws {
        let entry = try #require(try catalog().strings["%lld more items"])
        for (language, localization) in entry.localizations {
            let categories = try #require(Self.languages[language])
            #expect(Set(localization.texts.keys).isSuperset(of: categories), "\(language)")
        }
    }

    /// A missing or another placeholder would crash or print a wrong number.
    @Test func translationsHaveThePlaceholdersOfTheirKey() throws {
        for (key, entry) in try catalog().strings {
            for (language, localization) in entry.localizations {
                for (category, text) in localization.texts {
                    let isWord = ["zero", "one", "two"].contains(category) && !text.contains("%")
                    #expect(
                        placeholders(text) == placeholders(key) || isWord, "\(key) in \(language): \(text)")
                }
            }
        }
    }

    private func placeholders(_ text: String) -> [String] {
        text.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
            .map { $0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "$") }.prefix(5) }
            .map { $0.hasPrefix("lld") ? "lld" : String($0) }.sorted()
    }

    @Test func theDefaultStringsAreThoseOfTheCatalog() throws {
        let strings = FanfoldStrings()
        let keys = try catalog().strings.keys
        for text in [strings.remove, strings.open, strings.moveEarlier, strings.moveLater, strings.removed] {
            #expect(keys.contains(text))
        }
        #expect(strings.position(3, 31) == "3 of 31")
        #expect(strings.moreItems(28) == "28 more items")
    }

    @Test func thePrivacyManifestDeclaresNothing() throws {
        let manifest = try #require(
            try PropertyListSerialization.propertyList(
                from: Self.resource("PrivacyInfo.xcprivacy"), format: nil) as? [String: Any])
        #expect(manifest["NSPrivacyTracking"] as? Bool == false)
        for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"] {
            #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
        }
        #expect(manifest.count == 4)
    }
}
