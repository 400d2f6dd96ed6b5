@_spi(Host) import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Bars and safe areas: items rest between them.
@MainActor @Suite(.serialized) final class BarTests {
    private var window = UIWindow()
    isolated deinit {}

    private func show(_ layout: AnyLayout, on device: Device, count: Int = 31) -> Collection {
        window = device.makeWindow()
        let items = (0..<count).map { "\($0)" }
        let collection = Collection(layout.make(), device.direction, sections: [items], size: device.size)
        collection.show(in: window)
        StandIn.clock.advance(by: 2)
        return collection
    }

    /// No item at rest is under a bar across the axis, and the item shown is between the bars along it as well.
    @Test(arguments: AnyLayout.allCases, Device.all)
    func itemsRestBetweenTheBars(_ layout: AnyLayout, _ device: Device) throws {
        let collection = show(layout, on: device)
        for item in [0, 12] {
            collection.view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
            StandIn.clock.advance(by: 4)
            collection.view.layoutIfNeeded()
            for (name, cell) in collection.cells {
                let expected = collection.expectedQuad(Int(name) ?? 0)
                #expect(cell.quad.isNear(expected, within: 0.01), "\(name)")
            }
            let shown = try #require(collection.layout.indexPathForShownItem).item
            let rect = try collection.rect(of: shown)
            let safe = device.safeArea
            #expect(collection.context.insets != .zero)
            let isVertical = layout.layout.axis == .vertical
            let center = isVertical ? rect.midX - safe.midX : rect.midY - safe.midY
            #expect(abs(center) < 0.01 || !layout.isCentered)
            #expect(safe.contains(CGPoint(x: rect.midX, y: rect.midY)))
            let plain = layout.pose(of: shown, in: device)
            #expect(abs(rect.minX - plain.minX) < 0.02 && abs(rect.maxX - plain.maxX) < 0.02)
            #expect(abs(rect.minY - plain.minY) < 0.02 && abs(rect.maxY - plain.maxY) < 0.02)
        }
    }

    /// Content that is shorter than the viewport, which a scroll view does not inset by itself.
    @Test(arguments: AnyLayout.allCases, Device.all)
    func shortContentRestsBetweenTheBars(_ layout: AnyLayout, _ device: Device) throws {
        for count in [1, 2] {
            let collection = show(layout, on: device, count: count)
            for (name, cell) in collection.cells {
                let expected = collection.expectedQuad(Int(name) ?? 0)
                #expect(cell.quad.isNear(expected, within: 0.01), "\(count): \(name)")
            }
            let resting = layout.layout.offset(showing: 0, in: collection.context)
            #expect(abs(collection.offset - resting) < 0.6, "\(count)")
        }
    }

    /// A view that wants the whole screen gets it.
    @Test(arguments: AnyLayout.allCases)
    func neverIgnoresTheBars(_ layout: AnyLayout) throws {
        let device = Device.all[2]
        let collection = show(layout, on: device)
        collection.view.contentInsetAdjustmentBehavior = .never
        collection.view.collectionViewLayout.invalidateLayout()
        collection.view.layoutIfNeeded()
        StandIn.clock.advance(by: 2)
        #expect(collection.context.insets == .zero)
        for (name, cell) in collection.cells {
            #expect(cell.quad.isNear(collection.expectedQuad(Int(name) ?? 0), within: 0.01))
        }
    }

    /// A page that scrolls moves a shelf under the bar. The shelf keeps its size.
    @Test func shelfKeepsItsSizeUnderABar() throws {
        let device = Device.all[0]
        let window = device.makeWindow()
        let page = UIScrollView(frame: window.bounds)
        page.contentSize = CGSize(width: 390, height: 2000)
        let collection = Collection(.cardCarousel, count: 9, size: CGSize(width: 390, height: 300))
        page.addSubview(collection.view)
        window.addSubview(page)
        window.makeKeyAndVisible()
        let size = try collection.rect(of: 0).size
        for y in [40.0, 120, 250] {
            page.contentOffset.y = y
            collection.view.setNeedsLayout()
            collection.view.collectionViewLayout.invalidateLayout()
            window.layoutIfNeeded()
            #expect(try collection.rect(of: 0).size == size)
        }
    }
}

extension AnyLayout {
    /// The extent of an item at rest in a viewport as large as the safe area, moved there.
    fileprivate func pose(of item: Int, in device: Device) -> CGRect {
        let safe = device.safeArea
        var context = LayoutContext(
            viewport: Fanfold.Size(width: safe.width, height: safe.height), count: 31,
            direction: device.direction.layoutDirection)
        context.offset = layout.offset(showing: Double(item), in: context)
        let bounds =
            layout.attributes(at: Double(item), in: context).quad?.bounds ?? Fanfold.Rect(size: .zero)
        return CGRect(
            x: safe.minX + bounds.minX, y: safe.minY + bounds.minY, width: bounds.size.width,
            height: bounds.size.height)
    }

    /// Whether the item shown is in the middle across the axis. Some presets turn or move it aside.
    fileprivate var isCentered: Bool {
        let context = LayoutContext(viewport: Fanfold.Size(width: 400, height: 400), count: 9)
        let layout = layout
        guard let bounds = layout.attributes(at: layout.positionShown(in: context), in: context).quad?.bounds
        else { return false }
        let isVertical = layout.axis == .vertical
        let middle = isVertical ? bounds.minX + bounds.maxX : bounds.minY + bounds.maxY
        return abs(middle - 400) < 0.001
    }
}
