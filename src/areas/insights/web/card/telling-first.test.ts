import { expect, it } from 'vitest';
import type { Evidence } from '../../evidence.ts';
import { tellingFirst } from './telling-first.ts';

type Attribution = Evidence['attributions'][number];

const split = (dimension: string, ...changes: readonly number[]): Attribution => ({
  method: 'by_dimension',
  dimension,
  dimensionLabel: dimension,
  total: changes.reduce((sum, change) => sum + change, 0),
  contributions: changes.map((change, at) => ({
    member: `${dimension} ${at}`,
    observed: null,
    expected: null,
    change,
    remainder: false,
  })),
});

it('puts a split into one part behind the others, and leaves their order', () => {
  const [source, device, medium, country] = [
    split('source', -337, 0),
    split('device', -300, -37),
    split('medium', -337),
    split('country', -200, -137),
  ];
  expect(tellingFirst([source, device, medium, country])).toEqual([device, country, source, medium]);
  expect(tellingFirst([])).toEqual([]);
});
