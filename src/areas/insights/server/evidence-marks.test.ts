import { expect, test } from 'vitest';
import type { Day } from '#src/shared/week.ts';
import { evidenceMarks } from './evidence-marks.ts';

test('weeks with an outage that a claim is not held against are told with its marks', () => {
  const gaps = [
    { type: 'weeks_left_out', weeks: ['2026-08-03' as Day] },
    { type: 'history_too_short', weeks: 5, needed: 8 },
  ] as const;
  const told = evidenceMarks({ marks: [{ type: 'thresholded' }] }, { gaps }, []);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('thresholding');
  expect(told[1]?.replaceAll('\u00a0', ' ')).toBe(
    'Days are missing in the week of Aug 3: this week was compared with whole ones only.',
  );
  expect(evidenceMarks({ marks: [] }, { gaps: [] }, [])).toEqual([]);
});
