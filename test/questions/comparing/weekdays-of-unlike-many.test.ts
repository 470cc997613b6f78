import { expect, test } from 'vitest';
import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Without the Mondays of two feasts: on Mondays 60 trials each, on Fridays 50, on other days 20. */
const FEASTS = ['2026-04-06', '2026-05-25'];
const ask = askedFile('2026-06-15', [
  'date,trials',
  ...daysFrom('2026-04-01' as Day, '2026-06-14' as Day)
    .filter((day) => !FEASTS.includes(day))
    .map((day) => `${day},${weekday(day) === 0 ? 60 : weekday(day) === 4 ? 50 : 20}`),
]);
const flat = (text: string) => text.replace(/\s/g, ' ');

test('of eight Mondays and eleven Fridays the average day is told, and how many there are', async () => {
  const { headline, explanation, tables } = await ask('trials monday vs friday in q2');
  expect(flat(headline)).toBe(
    'Trials on an average day from Apr 1 to Jun 14, 2026: Mondays 60 and Fridays 50.',
  );
  expect(flat(explanation)).toContain('Days with data: Mondays 8 and Fridays 11.');
  expect(tables[0]?.rows).toEqual([
    ['Mondays', 480, 60],
    ['Fridays', 550, 50],
  ]);
});

test('as many of each are held against each other by their sums', async () => {
  const { headline } = await ask('trials tuesday vs friday in the last 2 weeks');
  expect(flat(headline)).toBe('Trials from Jun 1 to Jun 14, 2026: Tuesdays 40 and Fridays 100.');
});
