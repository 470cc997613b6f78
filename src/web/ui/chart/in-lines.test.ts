import { expect, it } from 'vitest';
import { inLines } from './in-lines.ts';

it('breaks a name between words, and cuts it only where two lines do not hold it', () => {
  expect(inLines('Sessions', 120)).toEqual(['Sessions']);
  expect(inLines('Purchases per session', 120)).toEqual(['Purchases per', 'session']);
  expect(inLines('Average order value', 120)).toEqual(['Average order', 'value']);
  expect(inLines('/blog/raised-bed-soil-calculator', 150)).toEqual(['/blog/raised-bed-', 'soil-calculator']);
  expect(inLines('Donaudampfschifffahrtsgesellschaft', 120)).toEqual(['Donaudampfschi…']);
  const [first, second] = inLines('/products/tools/the-very-best-bypass-secateurs-of-all', 130);
  expect(first).toBe('/products/tools/');
  expect(second).toMatch(/…/);
  expect(second).toMatch(/-all$/);
  expect(second?.length).toBeLessThanOrEqual(17);
});
