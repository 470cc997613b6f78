import { by, type Question, top, total } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** Asked on Monday, 19 October 2026, of a report of items. */
const september: Range = ['2026-09-01', '2026-09-30'];
const august: Range = ['2026-08-01', '2026-08-31'];
const year: Range = ['2026-01-01', '2026-10-18'];

/** One number over another of each product, the largest first. */
const rates = (site: RawSite, over: string, under: string, range: Range): [string, number][] =>
  site
    .by('item_name', [over, under], range)
    .map(([name, a, b]): [string, number] => [name as string, (a as number) / (b as number)])
    .sort((a, b) => b[1] - a[1]);

export const itemsQuestions: readonly Question[] = [
  {
    ask: 'how many task lamps did we sell in september?',
    want: total('items_purchased', september, { item_name: 'Task Lamp' }),
  },
  { ask: 'units sold by product in september', want: by('item_name', 'items_purchased', september) },
  { ask: 'sales by category year to date', want: by('item_category', 'item_revenue', year) },
  { ask: 'How many add-to-carts in September?', want: total('items_added_to_cart', september) },
  {
    ask: 'which 2 products were added to cart most in 2026',
    want: top(2, 'item_name', 'items_added_to_cart', year),
  },
  { ask: 'Which city bought the most in September?', want: top(1, 'city', 'items_purchased', september) },
  {
    ask: 'product views on mobile in september',
    want: total('items_viewed', september, { device: 'mobile' }),
  },
  { ask: 'money we made in Lyon in september', want: total('item_revenue', september, { city: 'Lyon' }) },
  {
    ask: 'cart-to-purchase rate by product in september',
    want: (site) => rates(site, 'items_purchased', 'items_added_to_cart', september),
  },
  {
    ask: 'add to cart rate by product in september',
    want: (site) => rates(site, 'items_added_to_cart', 'items_viewed', september),
  },
  {
    ask: 'Which products sold fewer units in September than in August?',
    want: (site) =>
      site
        .by('item_name', ['items_purchased'], september)
        .map(([name, now]): [string, number, number] => [
          name as string,
          now as number,
          site.sum('items_purchased', august, { item_name: name as string }),
        ])
        .filter(([, now, before]) => now < before)
        .sort((a, b) => a[1] - a[2] - (b[1] - b[2])),
  },
  { ask: 'What do people who buy the Oak Desk also buy?', want: 'refused' },
  { ask: 'how many customers bought a wool rug', want: 'refused' },
  { ask: 'how many orders in september', want: 'refused' },
];
