import type { ServedDimension } from '../../data-set.ts';
import { dimension } from './dimension.ts';

/** What was looked at and sold. */
export function itemDimensions(siteMetrics: readonly string[]): readonly ServedDimension[] {
  const item = { scope: 'item', incompatibleMetrics: siteMetrics } as const;
  return [
    dimension('itemId', 'Item ID', 'Ecommerce', 'itemId', 'The ID of the item.', item),
    dimension('itemName', 'Item name', 'Ecommerce', 'itemName', 'The name of the item.', item),
    dimension(
      'itemCategory',
      'Item category',
      'Ecommerce',
      'itemCategory',
      'The hierarchical category in which the item is classified.',
      item,
    ),
    dimension('itemBrand', 'Item brand', 'Ecommerce', 'itemBrand', 'Brand name of the item.', item),
  ];
}
