import Fanfold
import FanfoldUIKit
import UIKit

extension NSCollectionLayoutSection {
    /// A row of pages in the poses of a layout that rests in the middle.
    @MainActor
    static func posed<Layout: CollectionLayout>(
        _ layout: Layout, count: Int, height: CGFloat, in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let context = LayoutContext(viewport: Fanfold.Size(width: width, height: height), count: count)
        let first = layout.offset(showing: 0, in: context)
        let pitch = layout.offset(showing: 1, in: context) - first
        let item = layout.attributes(at: 0, in: context).size
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(item.width), heightDimension: .absolute(item.height)),
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = pitch - item.width
        let rim = (height - item.height) / 2
        section.contentInsets = NSDirectionalEdgeInsets(top: rim, leading: 0, bottom: rim, trailing: 0)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            var context = context
            context.offset = first + offset.x + (width - item.width) / 2
            for cell in items where cell.representedElementCategory == .cell {
                let index = cell.indexPath.item
                let pose = layout.attributes(at: Double(index), in: context)
                let natural = CGFloat(index) * pitch + item.width / 2 - offset.x
                let shift = CATransform3DMakeTranslation(
                    pose.center.x - natural, pose.center.y - height / 2, 0)
                cell.transform3D = CATransform3DConcat(CATransform3D(aboutCenterOf: pose), shift)
                cell.alpha = pose.opacity
                cell.zIndex = Int(pose.z * 1000)
            }
        }
        return section
    }
}
