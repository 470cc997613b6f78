import { expect, test } from 'vitest';
import { Reading } from '../../reading.ts';
import { dimensionsOf, membersOf, metricsOf, numbersOf, rankingsIn, unitsOf } from './held-by-part.ts';

/** Everything as it is where nothing asks for it. */
const plain = Reading.parse({
  intent: 'numbers',
  sourceId: 'shop',
  metrics: [],
  limits: [],
  dimensions: [],
  filters: [],
  periods: [{ from: '2026-03-02', to: '2026-03-08', unit: 'week', count: 1 }],
  versus: null,
  versusUnit: null,
  isAllData: false,
  weekdays: [],
  grain: null,
  rank: null,
  shape: 'value',
  each: null,
  isYesNo: false,
  asks: null,
  orderBy: null,
  order: null,
  display: null,
  assumptions: [],
});

test('a reading in which nothing was asked for answers for no word', () => {
  expect(numbersOf(plain)).toEqual([]);
  expect(metricsOf(plain)).toEqual([]);
  expect(membersOf(plain)).toEqual([]);
  expect(dimensionsOf(plain)).toEqual([]);
  expect(unitsOf({ ...plain, periods: [] })).toEqual([]);
  expect(rankingsIn(plain)).toBe(0);
});
