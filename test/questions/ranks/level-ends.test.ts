import { expect, test } from 'vitest';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Nobody calls at weekends, most on Mondays; five desks of which one answers most and all others as much. */
const CALLS = [9, 4, 5, 5, 6, 0, 0];
const ask = askedFile('2026-06-01', [
  'date,Desk,Calls',
  ...daysFrom('2026-04-06' as Day, '2026-05-31' as Day).flatMap((day) => [
    `${day},North,${CALLS[weekday(day)]}`,
    ...['East', 'South', 'West', 'Annex', 'Quay', 'Pier'].map((desk) => `${day},${desk},0`),
  ]),
]);

test('an end that is level with others is told with them', async () => {
  const { headline, tables } = await ask('which weekday do people call most, and which least?');
  expect(headline).toContain('the lowest 0 on average (Saturday and Sunday)');
  expect(tables[0]?.rows.map(([end, name]) => `${end} ${name}`)).toEqual([
    'Highest Monday',
    'Lowest Saturday',
    'Lowest Sunday',
  ]);
});

test('of many some are named, and how many others there are', async () => {
  const { headline } = await ask('best and worst desk by calls');
  expect(headline).toContain('(North)');
  expect(headline).toMatch(/the lowest 0 \(Annex, East, Pier, Quay and 2 others\)/);
});

test('one alone stands alone', async () => {
  const { tables } = await ask('highest and lowest week by calls in may 2026');
  expect(tables[0]?.rows.filter(([end]) => end === 'Highest').length).toBeGreaterThan(0);
  const { headline } = await ask('which desk had the most calls');
  expect(headline).not.toContain('others');
});
