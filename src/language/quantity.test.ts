import { expect, it } from 'vitest';
import { amount } from './quantity.ts';

it.each([
  [59.79, '59.8 s'],
  [59.97, '1 min'],
  [135, '2 min 15 s'],
  [600, '10 min'],
  [-75.7, '−1 min 16 s'],
  [3_599.7, '1 h'],
  [3_900, '1 h 5 min'],
  [1_598_400, '444 h'],
])('a length of %s seconds is said in its two largest parts', (seconds, text) => {
  expect(amount(seconds, 'seconds', null, 'path').text.replaceAll('\u00a0', ' ')).toBe(text);
});
