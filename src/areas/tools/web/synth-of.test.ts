import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { synthOf } from './synth-of.ts';

const sources = [
  { id: 'shop', name: 'Shop' },
  { id: 'garden', name: 'Garden' },
];
const chosen = { sourceId: 'garden', week: '2026-03-02' as Day };
const aboutOf = (sourceId: string, weekStart: string) =>
  synthOf({ invocationId: 'run', sourceId, weekStart: weekStart as Day }, chosen, sources)?.about;

it('names the run whose cards are written anew', () => {
  expect(aboutOf('garden', '2026-03-02')).toMatch(/^Writes the cards of its last run anew: Garden, Mar 2/);
});

it('says when the last run is of another source or week than the chosen ones', () => {
  expect(aboutOf('shop', '2026-03-02')).toMatch(/^The chosen week has no run\. .*: Shop, Mar 2/);
  expect(aboutOf('garden', '2026-02-23')).toMatch(/^The chosen week has no run\. .*: Garden, Feb 23/);
});

it('has nothing to say where nothing ran', () => {
  const nothing = { invocationId: null, sourceId: null, weekStart: null };
  expect(synthOf(nothing, chosen, sources)).toBeUndefined();
  expect(synthOf(undefined, chosen, sources)).toBeUndefined();
});
