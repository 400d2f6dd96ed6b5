/// The gallery: its page, its web component and its pictures.
public struct GallerySite: Sendable {
    let page: PageFiles
    let component: WebComponent
    let library: PictureLibrary

    /// Loads the page and the web component.
    ///
    /// - Throws: ``SiteError`` where one of them is missing.
    public init(library: PictureLibrary) throws {
        component = try WebComponent()
        page = try PageFiles()
        self.library = library
    }
}
