import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#src/shared/week.ts';
import { silentAmong } from './days-of-silence.ts';

const FIRST = '2026-06-01' as Day;
const DAYS = 70;
const OUTAGE = [31, 32];

const siteWith = (rowsOf: (at: number) => number) =>
  Array.from({ length: DAYS }, (_, at) => ({ day: addDays(FIRST, at), rows: rowsOf(at) }));

describe('days of which a source says nothing', () => {
  test('are those without a row among days with many', () => {
    const days = siteWith((at) => (OUTAGE.includes(at) ? 0 : 200));
    expect(silentAmong(days)).toEqual(OUTAGE.map((at) => addDays(FIRST, at)));
  });

  test('are none of a shop that is closed on Sundays', () => {
    expect(silentAmong(siteWith((at) => (at % 7 === 6 ? 0 : 200)))).toEqual([]);
  });

  test('are none of a site so small that a day may have no visit', () => {
    expect(silentAmong(siteWith((at) => (OUTAGE.includes(at) ? 0 : 60)))).toEqual([]);
  });

  test('are not told by fewer than three days of their weekday', () => {
    expect(silentAmong(siteWith((at) => (at === 10 ? 0 : 200)).slice(0, 21))).toEqual([]);
    expect(silentAmong(siteWith((at) => (at === 10 ? 0 : 200)).slice(0, 28))).toEqual([addDays(FIRST, 10)]);
  });
});
