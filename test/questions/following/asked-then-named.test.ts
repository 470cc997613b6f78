import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** Two weeks from a Monday on: 10 sessions and 1 order on weekdays, 4 and none on weekends; Display has an order on the first day alone. */
const days = [...Array(14)].map((_, at) => ({ day: `2026-03-${String(at + 2).padStart(2, '0')}`, at }));
const ask = askedFile('2026-03-16', [
  'date,channel,device,sessions,engaged_sessions,purchases,revenue',
  ...days.flatMap(({ day, at }) => {
    const isWeekend = at % 7 > 4;
    return [
      `${day},Direct,mobile,${isWeekend ? 4 : 10},2,${isWeekend ? 0 : 1},${isWeekend ? 0 : 20}`,
      `${day},Display,desktop,2,1,${at === 0 ? 1 : 0},0`,
    ];
  }),
]);

test.each([
  ['do we sell more at the weekend or on weekdays? purchases per day please', 0, 1.1],
  ['are weekends worse than weekdays for us? sessions per day, since March 1', 6, 12],
])('%s', async (question, weekends, weekdays) => {
  const { tables, headline } = await ask(question);
  const told = tables[0]?.rows.map((row) => [row[0], row.at(-1)]);
  expect(told, headline).toEqual([
    ['weekends', weekends],
    ['weekdays', weekdays],
  ]);
});

test('so many numbers are those behind the colon', async () => {
  const { tables, headline } = await ask(
    "For mobile traffic on March 2 I'd like to see three numbers: sessions, bounced sessions and % of sessions which bounced",
  );
  expect(tables[0]?.rows, headline).toEqual([[10, 8, 0.8]]);
});

test('not a single one is none, and a single one is not', async () => {
  const { tables, headline } = await ask('On how many days did Display not bring a single purchase?');
  expect(tables[0]?.rows, headline).toEqual([[13]]);
  const single = await ask('On how many days did Display bring a single purchase?');
  expect(single.tables[0]?.rows).not.toEqual([[13]]);
});
