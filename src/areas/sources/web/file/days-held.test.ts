import { expect, it } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { daysHeld } from './days-held.ts';

const brought = (id: string, from: string, to: string, dayCount: number, status = 'completed' as const) => ({
  id,
  status,
  from: from as Day,
  to: to as Day,
  dayCount,
});
const corrected = brought('corrected', '2026-05-11', '2026-05-17', 7);

it('an import alone has its own days', () => {
  expect(daysHeld(corrected, [corrected])).toBe(7);
});

it('seven corrected days stand upon all that was imported before', () => {
  const year = brought('year', '2026-01-05', '2026-05-17', 133);
  expect(daysHeld(corrected, [corrected, year])).toBe(133);
});

it('what failed or lies after it brings it no past', () => {
  const failed = { ...brought('failed', '2026-01-05', '2026-05-17', 0), status: 'failed' as const };
  expect(daysHeld(corrected, [corrected, failed])).toBe(7);
  expect(daysHeld(corrected, [corrected, brought('later', '2026-06-01', '2026-06-30', 30)])).toBe(7);
});
