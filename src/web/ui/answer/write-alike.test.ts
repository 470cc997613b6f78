import { expect, it } from 'vitest';
import { alikeWriter } from './write-alike.ts';

const bars = (values: readonly number[], currency: string | null = null, isChange = false) =>
  values.map(alikeWriter(values, { currency, isChange, isAxis: false }));
const axis = (most: number, ticks: readonly number[], currency: string | null = null) =>
  ticks.map(alikeWriter([most], { currency, isChange: false, isAxis: true }));

it('writes all bars of a drawing in one notation', () => {
  expect(bars([1512, 1502, 1495, 1480])).toEqual(['1,512', '1,502', '1,495', '1,480']);
  expect(bars([-3480.6, 768.21, -1.78], 'EUR', true)).toEqual(['−€3,481', '+€768', '−€2']);
  expect(bars([88.4, 81.95], 'EUR')).toEqual(['€88.40', '€81.95']);
  expect(bars([2_345_678, 912_000])).toEqual(['2.35M', '0.91M']);
  expect(bars([615.8, 37.8, 37.6])).toEqual(['615.8', '37.8', '37.6']);
  expect(bars([615.8, 37.8, 0])).toEqual(['616', '38', '0']);
});

it('writes an axis out, or all of it in thousands, with the digits of its steps', () => {
  expect(axis(1500, [0, 500, 1000, 1500])).toEqual(['0', '500', '1,000', '1,500']);
  expect(axis(14_700, [0, 5000, 10_000], 'EUR')).toEqual(['€0', '€5K', '€10K']);
  expect(axis(1_900_000, [0, 500_000, 1_000_000])).toEqual(['0', '0.5M', '1.0M']);
  expect(axis(2, [0, 0.5, 1])).toEqual(['0', '0.5', '1.0']);
  expect(axis(4, [0, 1, 2])).toEqual(['0', '1', '2']);
});
