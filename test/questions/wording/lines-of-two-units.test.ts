import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { daysFrom } from '#src/shared/week.ts';
import { askedFile } from '../asking/asked-file.ts';

const rows = daysFrom('2026-01-05' as Day, '2026-03-01' as Day).map(
  (day, at) => `${day},${100 + at},${900 - at}`,
);
const ask = askedFile('2026-03-02', ['date,sessions,revenue', ...rows]);

it('draws a number of another unit, too, and titles what stands on the first axis', async () => {
  const { presentation_config: chart } = await ask('sessions and revenue by week in the last 8 weeks');
  expect(chart).toMatchObject({ mark: 'line', label: 'Sessions per week', y: ['c1', 'c2'] });
});
