import { expect, test } from 'vitest';
import { formatValue } from '#src/web/ui/format/value.ts';
import { shownUnit } from '../shown-unit.ts';
import { rowPrecision } from './row-precision.ts';

type Row = Parameters<typeof rowPrecision>[0];

const written = (row: Row) => {
  const unit = shownUnit({ metric: 'any', unit: row.unit });
  const { observed, range } = rowPrecision(row);
  return [
    formatValue(row.observed, unit, observed, 'EUR'),
    formatValue(row.low, unit, range, 'EUR'),
    formatValue(row.high, unit, range, 'EUR'),
  ];
};

test('the amounts of one row are written alike', () => {
  expect(written({ unit: 'currency', observed: 734.7, low: 734.7, high: 2_086.2 })).toEqual([
    '€735',
    '€735',
    '€2,090',
  ]);
  expect(written({ unit: 'currency', observed: 88.4, low: 70, high: 95.25 })).toEqual([
    '€88.40',
    '€70.00',
    '€95.25',
  ]);
  expect(written({ unit: 'count', observed: 5_695, low: 4_921, high: 6_468.2 })).toEqual([
    '5,695',
    '4,920',
    '6,470',
  ]);
});

test('nobody counts half of one, and no rounding takes a number to the other side of an end', () => {
  expect(written({ unit: 'count', observed: 28, low: 10.2, high: 44.9 })).toEqual(['28', '10', '45']);
  expect(written({ unit: 'count', observed: 45, low: 10.2, high: 44.9 })).toEqual(['45', '10.2', '44.9']);
  expect(written({ unit: 'count', observed: 5_498, low: 5_495.4, high: 7_930 })).toEqual([
    '5,498',
    '5,495',
    '7,930',
  ]);
  expect(written({ unit: 'position', observed: 12.44, low: 11.7, high: 12.38 })).toEqual([
    '12.44',
    '11.7',
    '12.38',
  ]);
});
