// @ts-check
/** Parts of SwiftUI cells: a page, an application, an open album. */

export const PAGE_VIEW = `
/// A browser page: its address, and the parts of its kind.
private struct PageView: View {
    let story: Story
    let size: CGSize

    var body: some View {
        let page = pages[story.kind] ?? Page(parts: [])
        VStack(alignment: .leading, spacing: 0) {
            address
            ForEach(page.parts.indices, id: \\.self) { view(of: page.parts[$0]) }
            Spacer(minLength: 0)
        }
        .foregroundStyle(Color.ink).background(Color(page.light, dark: page.dark))
    }

    private var address: some View {
        HStack(spacing: 8) {
            Circle().frame(width: 7, height: 7).foregroundStyle(Color(uiColor: UIColor(story.color)))
            Text(story.place).font(.footnote.weight(.medium))
        }
        .frame(maxWidth: .infinity, minHeight: 46)
        .foregroundStyle(Color(0x43464F, dark: 0xC9CBD3)).background(Color(0xF3F3F6, dark: 0x24262C))
    }

    @ViewBuilder private func view(of part: Part) -> some View {
        switch part {
        case .masthead:
            Text(story.topic).font(.title.weight(.heavy)).frame(maxWidth: .infinity, minHeight: 58)
        case .map:
            picture("map", width: size.width, height: min(250, 0.34 * size.height))
        case .picture(let height, let inset):
            picture(story.picture, width: size.width - 2 * inset, height: height * size.height)
                .clipShape(RoundedRectangle(cornerRadius: inset > 0 ? 16 : 0))
                .padding(.horizontal, inset).padding(.top, inset)
        case .heading(let hasTopic):
            heading(hasTopic: hasTopic).padding(.horizontal, 24).padding(.top, 24)
        case .headingBesidePicture:
            HStack(alignment: .top, spacing: 16) {
                heading(hasTopic: true).frame(maxWidth: .infinity, alignment: .leading)
                picture(
                    story.picture, width: 0.46 * size.width - 24,
                    height: min(0.43 * size.width, 0.3 * size.height)
                )
                .clipShape(RoundedRectangle(cornerRadius: 16))
            }
            .padding(24)
        case .paragraphs:
            ForEach(story.paragraphs, id: \\.self) { paragraph in
                Text(paragraph).font(.callout).padding(.horizontal, 24).padding(.top, 14)
            }
        case .ingredients:
            ForEach(story.ingredients, id: \\.self) { ingredient in
                Color(0xE9DFCA, dark: 0x35302A).frame(height: 1).padding(.horizontal, 24)
                Text(ingredient).font(.callout).padding(.horizontal, 24).padding(.vertical, 9)
            }
        case .facts:
            HStack(spacing: 24) {
                ForEach(story.facts, id: \\.self) { Text($0).font(.title3.weight(.bold)) }
            }
            .padding(.horizontal, 24).padding(.top, 14)
        case .price(let button):
            HStack {
                Text(story.facts.first ?? "").font(.title2.weight(.bold))
                Spacer(minLength: 0)
                Text(button).font(.subheadline.weight(.semibold))
                    .padding(.horizontal, 20).padding(.vertical, 9)
                    .foregroundStyle(Color(0xFFFFFF, dark: 0x15161A)).background(Color.ink)
                    .clipShape(RoundedRectangle(cornerRadius: 20))
            }
            .padding(.horizontal, 24).padding(.top, 14)
        }
    }

    private func picture(_ name: String, width: CGFloat, height: CGFloat) -> some View {
        Picture(name: name).frame(width: width, height: height)
    }

    private func heading(hasTopic: Bool) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if hasTopic {
                Text(story.topic).font(.caption.weight(.semibold)).textCase(.uppercase)
                    .foregroundStyle(Color(0xA63C0A, dark: 0xFF9A5A))
            }
            Text(story.title).font(.title.weight(.bold))
            Text(story.line).font(.body).foregroundStyle(Color.soft)
        }
    }
}
`;

export const APPLICATION_VIEW = `
/// An application: its bar, its picture, and the parts of its kind.
private struct ApplicationView: View {
    let story: Story
    let isOpen: Bool

    var body: some View {
        let application = applications[story.kind] ?? Application(name: "", parts: [])
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 10) {
                Image(story.kind).resizable().frame(width: 28, height: 28)
                Text(application.name).font(.subheadline.weight(.semibold))
            }
            .padding(.horizontal, 20).padding(.vertical, 12)
            ZStack(alignment: .topLeading) {
                Picture(name: story.picture)
                LinearGradient(
                    colors: [.black.opacity(0.66), .black.opacity(0.6), .clear],
                    startPoint: .top,
                    endPoint: .bottom
                )
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(application.parts.indices, id: \\.self) { view(of: application.parts[$0]) }
                }
                .foregroundStyle(Color.white).padding(.horizontal, 20).padding(.top, 14)
                details(of: application).opacity(isOpen && !application.details.isEmpty ? 1 : 0)
            }
        }
        .foregroundStyle(Color.ink).background(Color(0xFDFDFE, dark: 0x1C1D22))
    }

    private func details(of application: Application) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(application.details.indices, id: \\.self) { view(of: application.details[$0]) }
        }
        .foregroundStyle(Color.white).padding(16).frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.black.opacity(0.62)).clipShape(RoundedRectangle(cornerRadius: 18))
        .padding(.horizontal, 20).padding(.bottom, 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }

    @ViewBuilder private func view(of part: Part) -> some View {
        switch part {
        case .title: Text(story.title).font(.title3.weight(.semibold)).lineLimit(1)
        case .line: Text(story.line).font(.footnote.weight(.medium))
        case .date: Text(story.date).font(.footnote.weight(.medium))
        case .degrees: Text(story.degrees).font(.system(size: 64, weight: .light))
        case .sky: Text(story.sky).font(.footnote.weight(.medium))
        case .paragraphs: ForEach(story.paragraphs, id: \\.self) { Text($0).font(.callout) }
        case .hours(let names):
            HStack {
                ForEach(names.indices, id: \\.self) { hour in
                    VStack(spacing: 0) {
                        Text(names[hour]).font(.footnote)
                        Text(story.hours.indices.contains(hour) ? story.hours[hour] : "").font(.title3)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        case .times:
            HStack {
                Text(story.passed)
                Spacer(minLength: 0)
                Text(story.left)
            }
            .font(.footnote.weight(.medium)).padding(.trailing, 20)
        case .track:
            GeometryReader { track in
                HStack(spacing: 0) {
                    Color.white.frame(width: story.played * track.size.width)
                    Color.white.opacity(0.36)
                }
            }
            .frame(height: 4)
            .clipShape(RoundedRectangle(cornerRadius: 2)).padding(.top, 12)
        }
    }
}
`;

export const ALBUM_VIEW = `
/// An open album: its cover, and all of its pictures.
private struct AlbumView: View {
    let story: Story
    let size: CGSize

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Picture(name: story.picture).frame(width: size.width, height: min(size.width, size.height / 2))
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    Text(story.album).font(.title.weight(.bold))
                    Text(story.many).font(.subheadline).opacity(0.7)
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 4)], spacing: 4) {
                        ForEach(story.pictures, id: \\.self) { picture in
                            Color.clear.aspectRatio(1, contentMode: .fit)
                                .overlay(Picture(name: picture))
                                .clipShape(RoundedRectangle(cornerRadius: 6))
                        }
                    }
                    .padding(.top, 14)
                }
                .padding(20)
            }
        }
        .background(Color(uiColor: .systemBackground))
    }
}
`;

/** Text colors. */
export const COLORS = `
extension Color {
    fileprivate static let ink = Color(0x1B1C21, dark: 0xF0F0F4)
    fileprivate static let soft = Color(0x5F626C, dark: 0xA2A5B0)

    fileprivate init(_ light: UInt32, dark: UInt32) {
        self.init(uiColor: UIColor(light, dark: dark))
    }
}
`;

export const PICTURE_VIEW = `
/// A picture that fills its frame around its focal point.
private struct Picture: View {
    let name: String

    var body: some View {
        GeometryReader { frame in
            let size = UIImage(named: name)?.size ?? CGSize(width: 1, height: 1)
            let scale = max(frame.size.width / size.width, frame.size.height / size.height)
            let (width, height) = (size.width * scale, size.height * scale)
            let focus = focalPoints[name] ?? .center
            Image(name).resizable().frame(width: width, height: height)
                .offset(x: (frame.size.width - width) * focus.x, y: (frame.size.height - height) * focus.y)
        }
        .clipped()
    }
}
`;
