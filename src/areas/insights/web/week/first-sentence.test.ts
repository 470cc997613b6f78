import { expect, it } from 'vitest';
import { firstSentence } from './first-sentence.ts';

it('ends where the next sentence begins, and at no point within a number or an address', () => {
  expect(firstSentence('4 kept; at most 2.5% is chance. Not certain: shop.example. Early.')).toEqual([
    '4 kept; at most 2.5% is chance.',
    'Not certain: shop.example. Early.',
  ]);
  expect(firstSentence('None moved more than usual.')).toEqual(['None moved more than usual.', '']);
});
