import { expect, it } from 'vitest';
import { sureness } from './sureness.ts';

it('says how sure a finding is, and never as certainty', () => {
  const said = (q: number) => Object.values(sureness(q)).join(': ').replaceAll('\u00a0', ' ');
  expect([0, 0.0005, 0.01388, 0.0958].map(said)).toEqual([
    'Very likely real: of findings this clear, at most 0.1 % are chance',
    'Very likely real: of findings this clear, at most 0.1 % are chance',
    'Very likely real: of findings this clear, at most 1.4 % are chance',
    'Likely real: of findings this clear, at most 9.6 % are chance',
  ]);
});
