/** What the shop sells; each item has a product page of its own. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly brand: string;
  readonly cents: number;
  /** How often it is bought compared to others. */
  readonly weight: number;
}

/** Category, then name, price in euro and weight of each of its items. */
const shelves: readonly (readonly [string, string, readonly (readonly [string, number, number])[]])[] = [
  [
    'Raised Beds',
    'Northwind',
    [
      ['Cedar Raised Bed', 129, 9],
      ['Corrugated Steel Bed', 159, 5],
      ['Balcony Bed on Legs', 99, 7],
      ['Raised Bed Cover', 39, 5],
      ['Raised Bed Liner', 19, 6],
    ],
  ],
  [
    'Seeds',
    'Green Acre',
    [
      ['Heirloom Tomato Seeds', 4.5, 24],
      ['Wildflower Meadow Mix', 8.9, 18],
      ['Salad Leaf Seeds', 3.9, 16],
      ['Herb Garden Seeds', 12.9, 14],
      ['Bee-friendly Seeds', 6.5, 15],
      ['Winter Kale Seeds', 3.5, 9],
    ],
  ],
  [
    'Tools',
    'Forge & Ash',
    [
      ['Hand Trowel', 18.9, 13],
      ['Bypass Secateurs', 34.9, 12],
      ['Garden Fork', 44.9, 6],
      ['Weeding Knife', 22.9, 8],
      ['Leaf Rake', 29.9, 5],
      ['Leather Gloves', 24.9, 10],
    ],
  ],
  [
    'Pots & Planters',
    'Terra',
    [
      ['Terracotta Pot Set', 27.9, 11],
      ['Hanging Basket', 14.9, 8],
      ['Zinc Window Box', 32.9, 7],
      ['Oak Half Barrel', 79, 4],
    ],
  ],
  [
    'Watering',
    'Terra',
    [
      ['Cast-iron Watering Can', 49.9, 8],
      ['Drip Irrigation Kit', 69, 6],
      ['Rain Barrel', 119, 3],
      ['Hose Reel', 59, 4],
    ],
  ],
  [
    'Compost & Soil',
    'Green Acre',
    [
      ['Peat-free Compost', 13.9, 14],
      ['Worm Composter', 89, 3],
      ['Slow Release Feed', 11.9, 10],
      ['Bark Mulch', 15.9, 7],
    ],
  ],
  [
    'Outdoor Furniture',
    'Northwind',
    [
      ['Folding Bistro Set', 189, 3],
      ['Teak Garden Bench', 349, 1.2],
      ['Hammock with Stand', 219, 1.5],
      ['Fire Bowl', 129, 2],
    ],
  ],
  [
    'Greenhouses',
    'Northwind',
    [
      ['Lean-to Greenhouse', 899, 0.12],
      ['Mini Greenhouse', 149, 0.25],
      ['Cold Frame', 119, 0.3],
    ],
  ],
];

export const items: readonly Item[] = shelves.flatMap(([category, brand, shelf], place) =>
  shelf.map(([name, euro, weight], index) => ({
    id: `NG-${place + 1}0${index + 1}`,
    name,
    category,
    brand,
    cents: Math.round(euro * 100),
    weight,
  })),
);

export const categories: readonly string[] = shelves.map(([category]) => category);
