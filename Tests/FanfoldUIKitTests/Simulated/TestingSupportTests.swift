@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldTesting
import Foundation
import Testing
import UIKit

@testable import FanfoldUIKit

/// The support for tests of applications: a clock, expected frames, and recorded scripts.
@MainActor @Suite(.serialized) final class TestingSupportTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    isolated deinit {}

    private func shown(_ kind: LayoutKind = .cardCarousel) throws -> FanfoldCollectionView {
        let collection = Collection(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        retained.append(collection)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
        return view
    }

    private var retained: [Collection] = []

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aViewMovesOnlyWhenItsClockAdvances() throws {
        let view = try shown()
        let clock = ManualClock(for: view)
        view.openItem(at: path(1), animated: true, completion: nil)
        StandIn.clock.advance(by: 3)
        #expect(view.openProgress == 0)
        clock.advance(by: 0.1)
        let progress = view.openProgress
        #expect(progress > 0 && progress < 1)
        #expect(clock.settle())
        #expect(abs(view.openProgress - 1) < 1e-6)
    }

    @Test func autoplayFollowsTheClock() throws {
        let view = try shown()
        let clock = ManualClock(for: view)
        view.startAutoplay(every: 2)
        StandIn.clock.advance(by: 20)
        #expect(view.fanfoldLayout?.indexPathForShownItem == path(0))
        clock.advance(by: 3.5)
        #expect(view.fanfoldLayout?.indexPathForShownItem == path(1))
    }

    @Test(arguments: [FrameFormat.json, .svg])
    func aFrameIsComparedWithItsFile(_ format: FrameFormat) throws {
        let view = try shown()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "frames-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Tests.swift").path
        func check() throws { try assertFrame(view, named: "at rest", as: format, file: file) }
        let path = folder.appendingPathComponent("Frames/at rest.\(format.rawValue)").path
        #expect(throws: FrameMismatch.recorded(path: path)) { try check() }
        try check()
        view.contentOffset.x += 0.004
        view.layoutIfNeeded()
        if format == .json { try check() }
        view.contentOffset.x += 3
        view.layoutIfNeeded()
        let attached = Attached()
        FrameAttachments.$attach.withValue({ attached.files.append(($0, $1)) }) {
            #expect(throws: FrameMismatch.self) { try check() }
        }
        #expect(attached.files.map(\.1) == ["expected at rest.svg", "present at rest.svg"])
        #expect(attached.files.allSatisfy { $0.0.hasPrefix("<svg") })
        #expect(attached.files.first?.0 != attached.files.last?.0)
    }

    /// The expected frame is a resource, and no file is written, if the source files do not exist.
    @Test func aFrameIsComparedWithAResource() throws {
        let view = try shown()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "frames-\(UUID().uuidString)")
        let bundle = folder.appendingPathComponent("Tests.bundle")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let absent = folder.appendingPathComponent("Sources/Tests.swift").path
        #expect(throws: FrameMismatch.missing(name: "at rest.json")) {
            try assertFrame(view, named: "at rest", file: absent)
        }
        let recorder = bundle.appendingPathComponent("Tests.swift").path
        #expect(throws: FrameMismatch.self) { try assertFrame(view, named: "at rest", file: recorder) }
        let resources = try #require(Bundle(path: bundle.path))
        func check() throws { try assertFrame(view, named: "at rest", in: resources, file: absent) }
        try check()
        view.contentOffset.x += 3
        view.layoutIfNeeded()
        #expect(throws: FrameMismatch.self) { try check() }
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources").path))
    }

    private final class Attached: @unchecked Sendable {
        var files: [(String, String)] = []
    }

    /// A recorded script shows the same items when it is played.
    @Test(arguments: [LayoutKind.expanding, .tabStack, .cardCarousel, .taskSwitcher])
    func aRecordedScriptShowsTheSameFrames(_ kind: LayoutKind) throws {
        let names: [LayoutKind: String] = [
            .expanding: "expanding", .tabStack: "tab-stack", .cardCarousel: "card-carousel",
            .taskSwitcher: "task-switcher",
        ]
        let view = try shown(kind)
        let recorder = ScriptRecorder(of: view)
        view.openItem(at: path(2), animated: true, completion: nil)
        StandIn.clock.advance(by: 0.3)
        view.closeItem(animated: true, completion: nil)
        StandIn.clock.advance(by: 2)
        view.performBatchUpdates {
            self.retained[0].sections[0].remove(at: 1)
            view.deleteItems(at: [self.path(1)])
        }
        StandIn.clock.advance(by: 0.2)
        view.fanfoldLayout?.scrollToItem(at: path(7), align: .center, duration: 0.7, animated: true)
        StandIn.clock.advance(by: 3)
        recorder.stop()
        view.scrollToItem(at: path(9), at: [], animated: false)
        view.fanfoldLayout?.scrollToItem(at: path(7), align: .center, animated: false)
        view.layoutIfNeeded()
        let text = try recorder.script()
        let script = try JSONDecoder().decode(Script.self, from: Data(text.utf8))
        #expect(script.events.map(\.type) == ["open", "close", "remove", "scrollTo"])
        #expect(text.contains("\"layout\" : \"\(names[kind] ?? "")\""))
        let application = try ScriptedApplication(script, layout: names[kind] ?? "")
        for event in script.events { try application.perform(event) }
        application.wait(until: (script.events.last?.at ?? 0) + 4)
        let played = try #require(application.view.presentFrame?.items)
        let recorded = try #require(view.presentFrame?.items)
        #expect(played.map(\.index) == recorded.map(\.index))
        for (one, other) in zip(played, recorded) { #expect(one.quad.isNear(other.quad, within: 0.6)) }
    }

    /// `FanfoldView` has a layout of this type.
    @Test(arguments: StandardLayout.all)
    func aStandardLayoutIsRecordedByItsName(_ layout: StandardLayout) throws {
        let view = FanfoldCollectionView(
            frame: window.bounds, collectionViewLayout: CustomCollectionViewLayout(layout))
        let text = try ScriptRecorder(of: view).script()
        #expect(text.contains("\"layout\" : \"\(StandardLayout.names[layout.index])\""))
    }

    @Test func fingersAreRecordedAsPointersAndOffsets() throws {
        let view = try shown(.tabStack)
        view.opensTappedItem = true
        let recorder = ScriptRecorder(of: view)
        SimulatedFinger(at: CGPoint(x: 180, y: 300), in: window).lift()
        StandIn.clock.advance(by: 2)
        view.closeItem(animated: false, completion: nil)
        view.standIn.flick(by: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 500))
        let script = try JSONDecoder().decode(Script.self, from: Data(try recorder.script().utf8))
        let types = script.events.map(\.type)
        #expect(types.prefix(2) == ["pointerDown", "pointerUp"])
        #expect(types.contains("scrollToOffset"))
    }
}
