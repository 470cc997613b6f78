import { describe, expect, test } from 'vitest';
import { earnedOf } from './earned-columns.ts';
import { isHarm } from './is-harm.ts';
import { costColumnOf, costColumns, isCostByName, isPaidOut, spentOf } from './spent-columns.ts';

const file = (metricColumns: readonly string[], dimensionColumns: readonly string[] = []) => ({
  metricColumns,
  dimensionColumns,
});

describe('what was paid', () => {
  test.each(['cost', 'fuel_cost', 'adCost', 'wages', 'agency_fee', 'ad_spend_usd', 'Compensation paid'])(
    '%s is a cost, more of it is worse, and it is not earned',
    (column) => {
      expect(isCostByName(column)).toBe(true);
      expect(isHarm(column)).toBe(true);
      expect(earnedOf([column])).toEqual([]);
    },
  );

  test.each(['spend', 'onboard_spend', 'budget'])('%s is not earned, nor worse by its name', (column) => {
    expect([isPaidOut(column), isHarm(column)]).toEqual([true, false]);
    expect(earnedOf([column])).toEqual([]);
  });

  test.each(['fees', 'booking_fee', 'fares', 'lessons', 'costumes sold'])('%s is neither', (column) => {
    expect([isPaidOut(column), isHarm(column)]).toEqual([false, false]);
  });

  test('comes before what was planned', () => {
    expect(spentOf(['budget', 'wages'])).toBe('wages');
    expect(spentOf(['budget', 'fees'])).toBe('budget');
  });
});

describe('of a file of advertisements', () => {
  test('what was paid comes before what was planned, and that before fees', () => {
    expect(costColumns(file(['agency_fee', 'budget', 'spend', 'clicks']))).toEqual([
      { column: 'spend', isPlanned: false },
      { column: 'budget', isPlanned: true },
      { column: 'agency_fee', isPlanned: false },
    ]);
  });

  test('only there “spend” and “budget” are what was paid to get something', () => {
    expect(costColumnOf(file(['spend', 'fees'], ['table']))).toBe(undefined);
    expect(costColumnOf(file(['budget', 'hours'], ['project']))).toBe(undefined);
    expect(costColumnOf(file(['spend', 'leads'], ['channel']))).toBe('spend');
    expect(costColumnOf(file(['spend', 'bookings'], ['campaign']))).toBe('spend');
  });
});

test('what is left is no harm for what was taken off it, a sum is one where all of it is', () => {
  expect(isHarm('less:fees:costs')).toBe(false);
  expect(isHarm('less:cancellations:rebooked')).toBe(true);
  expect(isHarm('plus:no_shows:late_cancels')).toBe(true);
  expect(isHarm('plus:fares:costs')).toBe(false);
  expect(isHarm('ratio:less:fees:costs:lessons')).toBe(false);
  expect(isHarm('per_1000:costs:lessons')).toBe(true);
  expect(isHarm('ratio:lessons:costs')).toBe(false);
});
