import { type Day, daysFrom } from '#src/shared/week.ts';
import { fileAsAsked, randomFrom } from '../asking/made-file.ts';
import type { Question } from '../asking/question.ts';
import type { RawRow } from '../asking/raw-site.ts';

const products = [
  ['Oak Desk', 'Furniture'],
  ['Office Chair', 'Furniture'],
  ['Desk Lamp', 'Lighting'],
  ['Floor Lamp', 'Lighting'],
  ['Notebook', 'Stationery'],
  ['Gel Pen', 'Stationery'],
] as const;

/** Orders of a shop with columns of its own: 1 January 2025 to Tuesday, 9 June 2026. */
export function retailFile(questions: readonly Question[]) {
  const random = randomFrom(404);
  const rows: RawRow[] = [];
  for (const day of daysFrom('2025-01-01' as Day, '2026-06-09' as Day))
    for (const region of ['North', 'South', 'East', 'West'])
      for (const [at, [product, category]] of products.entries())
        for (const segment of ['Consumer', 'Corporate']) {
          if (random() < 0.4) continue;
          const units = 1 + Math.floor(random() ** 2 * (30 - at * 3));
          const price = 240 / (at + 1);
          rows.push({
            day,
            of: { region, product, category, segment },
            n: {
              units,
              revenue: Math.round(units * price * (0.8 + random() * 0.4) * 100) / 100,
              returns: random() < 0.15 ? 1 : 0,
              shipping_cost: Math.round(units * random() * 900) / 100,
            },
          });
        }
  return fileAsAsked({ name: 'retail', today: '2026-06-10' as Day, rows, questions });
}
