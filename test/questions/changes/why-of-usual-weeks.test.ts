import { expect, test } from 'vitest';
import { type Day, daysBetween, daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

/** Twenty weeks that scatter by a sixth; in the last one there is so much of it. */
const weeksEndingWith = (last: number) =>
  askedFile('2026-06-15', [
    'date,town,visits',
    ...daysFrom('2026-01-26' as Day, '2026-06-14' as Day).flatMap((day) => {
      const week = Math.floor(daysBetween('2026-01-26' as Day, day) / 7);
      const level = week === 19 ? last : 1 + Math.sin(week * 2.4 + 1) / 6;
      return [`${day},Bath,${Math.round(90 * level)}`, `${day},Truro,${Math.round(60 * level)}`];
    }),
  ]);

test('a fall that chance alone makes is told to be one', async () => {
  const { headline } = await weeksEndingWith(0.9)('why did visits fall last week');
  expect(headline).toMatch(/ fewer, within the usual ups and downs/);
});

test('one that goes beyond them is not', async () => {
  const { headline } = await weeksEndingWith(0.3)('why did visits fall last week');
  expect(headline).toMatch(/ fewer/);
  expect(headline).not.toContain('usual ups and downs');
});
