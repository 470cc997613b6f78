import { analyzeWeek } from '#src/engine/analyze-week.ts';
import type { WeekFacts } from '#src/engine/week-facts.ts';
import type { Day } from '#src/shared/week.ts';
import { merchandiseStoreFacts } from '../test/golden/load-merchandise-store.ts';
import { report } from './harness/figure.ts';
import { Random } from './sites/random.ts';

/**
 * Weeks of the real shop recombined, so that nothing happens in any of them: every day is one of the same weekday of another
 * week, drawn anew (the week of 23 January, with its surge, left out). Share of such weeks in which anything is claimed.
 *
 * `npm run bench -- null-weeks-recombined [weeks, 100] [first seed, 400001]`
 */
const weeks = Number(process.argv[2] ?? 100);
const first = Number(process.argv[3] ?? 400_001);
const LAST = '2017-03-20' as Day;
const SURGE = '2017-01-23';
const facts = merchandiseStoreFacts(LAST);
const [table] = facts.tables;
if (!table) throw new Error('The shop has no table.');
const rowsOfDay = new Map<number, number[]>();
table.day.forEach((day, row) => {
  const rows = rowsOfDay.get(day) ?? [];
  rowsOfDay.set(day, rows);
  rows.push(row);
});
const whole = Array.from({ length: facts.days.length / 7 }, (_, week) => week).filter(
  (week) =>
    facts.days[week * 7] !== SURGE &&
    table.present.subarray(week * 7, week * 7 + 7).every((present) => present === 1),
);

function recombined(seed: number): WeekFacts {
  const random = new Random(seed);
  const order: number[] = [];
  const days: number[] = [];
  facts.days.forEach((_, day) => {
    const from = (whole[Math.floor(random.uniform() * whole.length)] as number) * 7 + (day % 7);
    for (const row of rowsOfDay.get(from) ?? []) {
      order.push(row);
      days.push(day);
    }
  });
  const cells = table as NonNullable<typeof table>;
  return {
    ...facts,
    totals: {},
    weekly: {},
    tables: [
      {
        ...cells,
        present: new Uint8Array(facts.days.length).fill(1),
        day: Uint16Array.from(days),
        dimensions: cells.dimensions.map((dimension) => ({
          ...dimension,
          codes: Uint32Array.from(order, (row) => dimension.codes[row] as number),
        })),
        values: Object.fromEntries(
          Object.entries(cells.values).map(([metric, column]) => [
            metric,
            Float64Array.from(order, (row) => column[row] as number),
          ]),
        ),
      },
    ],
  };
}

let loud = 0;
for (let seed = first; seed < first + weeks; seed++)
  if (analyzeWeek(recombined(seed), { seed: 1 }).findings.length > 0) loud++;
report({
  name: 'null-weeks/recombined',
  value: loud / weeks,
  unit: `share of ${weeks} recombined weeks of the shop with a claim`,
  reference: 'goal 0.05',
  ratio: loud / weeks / 0.05,
});
