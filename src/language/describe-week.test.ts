import { expect, it } from 'vitest';
import type { Analysis, AnalysisGap } from '#src/engine/analysis.ts';
import type { Day } from '#src/shared/week.ts';
import { published } from './bound-text.ts';
import { describeWeek } from './describe-week.ts';

const week = '2026-03-02' as Day;

const titleWith = (gaps: readonly AnalysisGap[]) => {
  const silent: Analysis = {
    week,
    tested: 0,
    kept: 0,
    falseDiscoveryRate: 0.1,
    findings: [],
    nodes: [],
    gaps,
    site: [],
    steps: 0,
    partial: false,
  };
  return published(
    describeWeek(silent, 'EUR', () => {
      throw new Error('There is no metric to describe.');
    }).title,
  );
};

it('calls a week quiet only when something was looked at', () => {
  expect(titleWith([{ type: 'partial_week', week, daysPresent: 0 }])).toBe('No data for this week');
  expect(titleWith([{ type: 'partial_week', week, daysPresent: 3 }])).toBe('Not enough days to compare');
  expect(titleWith([{ type: 'history_too_short', weeks: 1, needed: 8 }])).toBe(
    'Not enough history to compare',
  );
  expect(titleWith([])).toBe('Nothing could be compared');
});
