/// The playground: its page, its web component, its pictures, and the layout that it begins with.
public struct PlaygroundSite: Sendable {
    let page: PageFiles
    let component: WebComponent
    let library: PictureLibrary
    let layout: OwnLayout?

    /// Loads the page and the web component.
    ///
    /// - Parameters:
    ///   - library: Its pictures.
    ///   - layout: What it begins with. The default value is nil: it begins with the first layout.
    /// - Throws: ``SiteError`` where one of them is missing.
    public init(library: PictureLibrary, layout: OwnLayout? = nil) throws {
        component = try WebComponent()
        page = try PageFiles()
        self.library = library
        self.layout = layout
    }
}
