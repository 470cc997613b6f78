import {
  against,
  bottom,
  by,
  changes,
  per,
  type Question,
  share,
  top,
  total,
  totals,
} from '../asking/question.ts';
import type { Range } from '../asking/raw-site.ts';

/** Asked on Thursday, 16 July 2026, of the tills of three shops, 1 September 2025 to 15 July 2026. */
const lastWeek: Range = ['2026-07-06', '2026-07-12'];
const june: Range = ['2026-06-01', '2026-06-30'];
const may: Range = ['2026-05-01', '2026-05-31'];
const q2: Range = ['2026-04-01', '2026-06-30'];

export const storesQuestions: readonly Question[] = [
  { ask: 'units sold in june', want: total('units_sold', june) },
  { ask: 'gross sales by store last month', want: by('store', 'gross_sales', june) },
  { ask: 'how many complaints did we get last week?', want: total('complaints', lastWeek) },
  { ask: 'units by product line in Q2', want: by('product_line', 'units_sold', q2) },
  { ask: 'Which store sold the most units in June?', want: top(1, 'store', 'units_sold', june) },
  {
    ask: 'coffee sales in Cork in June',
    want: total('gross_sales', june, { product_line: 'Coffee', store: 'Cork' }),
  },
  { ask: 'gross sales paid by card in june', want: total('gross_sales', june, { payment_method: 'Card' }) },
  {
    ask: 'Dublin vs Galway gross sales june',
    want: (site) => ['Dublin', 'Galway'].map((store) => [store, site.sum('gross_sales', june, { store })]),
  },
  { ask: 'units sold june vs may', want: against('units_sold', june, may) },
  { ask: 'what share of gross sales is tea in q2', want: share('gross_sales', q2, { product_line: 'Tea' }) },
  {
    ask: 'complaints per store in june, lowest first',
    want: (site) => site.by('store', ['complaints'], june).reverse(),
  },
  {
    ask: 'gross sales without vouchers in june',
    want: total('gross_sales', june, { payment_method: (name) => name !== 'Voucher' }),
  },
  {
    ask: 'weekly units sold from 1 June to 12 July',
    want: per('week', 'units_sold', ['2026-06-01', '2026-07-12']),
  },
  {
    ask: 'gross sales per unit sold in june',
    want: (site) => [[site.sum('gross_sales', june) / site.sum('units_sold', june)]],
  },
  { ask: 'product line with the fewest complaints in q2', want: bottom(1, 'product_line', 'complaints', q2) },
  { ask: 'units sold and gross sales in may', want: totals(['units_sold', 'gross_sales'], may) },
  {
    ask: 'which store gained most units sold in June vs May',
    want: changes('store', 'units_sold', june, may, 'most gained', 1),
  },
  { ask: 'average gross sales per day in june', want: (site) => [[site.sum('gross_sales', june) / 30]] },
  { ask: 'bounce rate by store', want: 'refused' },
  { ask: 'gross sales in Limerick', want: 'refused' },
];
