import { expect, it } from 'vitest';
import { likelihood } from './likelihood.ts';

it('says a probability in words and never as certainty', () => {
  const said = (probability: number) => Object.values(likelihood(probability)).join(', ');
  expect([0.5, 0.76, 0.959, 0.995, 1].map(said)).toEqual([
    'Possible, 50 %',
    'Likely, 76 %',
    'Very likely, 95 %',
    'Almost certain, 99 %',
    'Almost certain, 99 %',
  ]);
});
