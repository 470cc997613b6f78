import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { itemsQuestions } from './items-questions.ts';

/** Google Analytics' report of items, with its own names of metrics: 1 January to Sunday, 18 October 2026. */
export function itemsFile() {
  const random = randomFrom(47);
  const rows: RawRow[] = [];
  const prices = { 'Oak Desk': 320, 'Task Lamp': 45, 'Wool Rug': 130, 'Wall Clock': 28 };
  const categories = {
    'Oak Desk': 'Furniture',
    'Task Lamp': 'Lighting',
    'Wool Rug': 'Textiles',
    'Wall Clock': 'Decor',
  };
  for (const day of daysFrom('2026-01-01' as Day, '2026-10-18' as Day))
    for (const item_name of Object.keys(prices) as (keyof typeof prices)[])
      for (const device of ['desktop', 'mobile'])
        for (const city of ['Lyon', 'Ghent']) {
          if (random() < 0.3) continue;
          const items_viewed = Math.floor(random() * 60);
          const items_added_to_cart = Math.floor(items_viewed * random() * 0.3);
          const items_purchased = Math.floor(items_added_to_cart * random());
          rows.push({
            day,
            of: { item_category: categories[item_name], item_name, device, city },
            n: {
              items_viewed,
              items_added_to_cart,
              items_purchased,
              item_revenue: items_purchased * prices[item_name],
            },
          });
        }
  return fileAsAsked({ name: 'items', today: '2026-10-19' as Day, rows, questions: itemsQuestions });
}
