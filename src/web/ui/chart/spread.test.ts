import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('leaves what is far apart, and puts what is close a line of text apart in its order', () => {
  expect(spread([10, 60, 100], 200)).toEqual([10, 60, 100]);
  expect(spread([50, 48, 10], 200)).toEqual([62, 48, 10]);
});

it('lets nothing fall below the lowest place: what stands above makes room', () => {
  expect(spread([96, 98, 99], 100)).toEqual([72, 86, 100]);
});
