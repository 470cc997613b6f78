import { expect, it } from 'vitest';
import { fullRunPath, scanDepth } from './scan-depth.ts';

it('says how much less a scan looks at than a run', () => {
  expect(scanDepth(false)).toMatch(/takes 15 steps a week, where a usual run of the week takes more/);
  expect(scanDepth(true)).toMatch(/takes 30 steps a week/);
});

it('leads to a run of the week in full', () => {
  expect(fullRunPath('2026-10-19', 's1')).toBe('/insights/generate?week=2026-10-19&source=s1');
});
