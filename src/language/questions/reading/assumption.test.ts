import { expect, it } from 'vitest';
import { Assumptions } from './assumption.ts';

it('reads what an older version kept, without the codes that nobody says any more', () => {
  const kept = [
    { code: 'average_per_day' },
    { code: 'member', said: 'germany', read: 'Germany' },
    { code: 'not_tested' },
  ];
  expect(Assumptions.parse(kept)).toEqual(kept.slice(1));
});
