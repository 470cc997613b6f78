import { expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

/** A letter that was sent each day until the day before the last of March, and one that goes on. */
const daysUntil = (last: string): readonly string[] => {
  const days: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); new Date(at).toISOString().slice(0, 10) <= last; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
const clicksOf = (day: string): number => (day < '2026-02-01' ? 20 : day < '2026-03-01' ? 10 : 30);
const sent = (last: string) =>
  askedFile('2026-07-11', [
    'date,newsletter,clicks',
    ...daysUntil('2026-07-10').map((day) => `${day},Harbour,5`),
    ...daysUntil(last).map((day) => `${day},Gadgets,${clicksOf(day)}`),
  ]);

test('the last month of a name that has ended is told, where it has all but a day', async () => {
  const { headline } = await sent('2026-03-30')('gadgets: clicks by month 2026');
  expect(headline).toContain('from 620 (January 2026) to 900 (March 2026)');
});

test('and left out where it has a part of it', async () => {
  const { headline } = await sent('2026-03-12')('gadgets: clicks by month 2026');
  expect(headline).toContain('from 620 (January 2026) to 280 (February 2026)');
});

test('as is the month that has only begun', async () => {
  const { headline } = await sent('2026-07-10')('harbour: clicks by month 2026');
  expect(headline).toContain('to 150 (June 2026)');
});
