import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { RawRow } from '../asking/raw-site.ts';
import { storesQuestions } from './stores-questions.ts';

/** Tills of three shops: 1 September 2025 to Wednesday, 15 July 2026. */
export function storesFile() {
  const random = randomFrom(31);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-09-01' as Day, '2026-07-15' as Day))
    for (const store of ['Dublin', 'Cork', 'Galway'])
      for (const product_line of ['Tea', 'Coffee', 'Pastry'])
        for (const payment_method of ['Card', 'Cash', 'Voucher']) {
          if (random() < 0.25) continue;
          const size = 4 + store.length + product_line.length;
          const units_sold = Math.floor(random() * size);
          rows.push({
            day,
            of: { store, product_line, payment_method },
            n: {
              units_sold,
              gross_sales: Math.round(units_sold * (2 + random() * 6) * 100) / 100,
              complaints: Math.floor(random() ** 3 * 4),
            },
          });
        }
  return fileAsAsked({ name: 'stores', today: '2026-07-16' as Day, rows, questions: storesQuestions });
}
