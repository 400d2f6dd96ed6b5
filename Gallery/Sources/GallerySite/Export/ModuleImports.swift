import Foundation

/// Prepares JavaScript modules for a page of one file, in which a module has no address for others to be relative
/// to.
///
/// The rule: in each static `import … from "./x.js"`, `export … from "./x.js"` and `import "./x.js"`, the
/// relative specifier becomes `gallery/x.js`, which the page's import map knows. A relative specifier is taken
/// from the importing module's folder. Dynamic imports of relative specifiers are refused, but for
/// those that name types in a comment.
struct ModuleImports {
    /// The modules by their paths relative to the page.
    let modules: [String: Data]

    /// The specifier under which the page's import map knows a module.
    static func specifier(_ path: String) -> String { "gallery/\(path)" }

    /// The import map's entries: each module's specifier and its content.
    ///
    /// - Throws: ``SiteError`` where a module imports one that is not there.
    func importMapEntries() throws -> [String: String] {
        var entries = [String: String]()
        for (path, data) in modules {
            let source = try rewritten(String(decoding: data, as: UTF8.self), path: path)
            entries[Self.specifier(path)] = DataURI.text(
                Data(source.utf8), mediaType: MediaType.javaScript)
        }
        return entries
    }

    private func rewritten(_ source: String, path: String) throws -> String {
        let code = source.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
        guard !code.contains(/\bimport\s*\(\s*["'`]\./) else {
            throw SiteError("\(path) imports a relative module dynamically, which an exported page cannot do")
        }
        return try source.replacing(/(\b(?:from|import)\s*)(["'])(\.[^"']*)\2/) { match in
            let target = RelativePath.resolved(String(match.output.3), from: path)
            guard modules[target] != nil else {
                throw SiteError("\(path) imports \(match.output.3), which is not there")
            }
            return "\(match.output.1)\"\(Self.specifier(target))\""
        }
    }
}
