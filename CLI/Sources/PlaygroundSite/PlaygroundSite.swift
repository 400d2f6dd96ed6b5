/// The playground: its page, web component, pictures, and initial layout.
public struct PlaygroundSite: Sendable {
    let page: PageFiles
    let component: WebComponent
    let library: PictureLibrary
    let layout: InitialLayout?

    /// Loads the page and the web component.
    ///
    /// - Parameters:
    /// - library: The pictures.
    /// - layout: The initial layout. The default value is nil, which selects the first layout.
    /// - Throws: ``SiteError`` if a resource is missing.
    public init(library: PictureLibrary, layout: InitialLayout? = nil) throws {
        component = try WebComponent()
        page = try PageFiles()
        self.library = library
        self.layout = layout
    }
}
