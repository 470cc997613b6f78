import { expect, it } from 'vitest';
import type { AnalysisGap } from '#src/engine/analysis.ts';
import { dimensions } from '#src/semantics/dimension.ts';
import { metrics } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import { gapSentence } from './describe-gap.ts';

const words = { dimensionLabel: () => dimensions.landing_page.label, metricOf: () => metrics.revenue };

it.each<[AnalysisGap, string]>([
  [
    { type: 'partial_week', week: '2026-03-02' as Day, daysPresent: 6 },
    'The week of Mar\u00a02 has data for 6 of 7 days and was not compared.',
  ],
  [
    { type: 'history_too_short', weeks: 1, needed: 8 },
    'Only 1 whole week lies before this one; with 8 smaller changes can be told from chance.',
  ],
  [
    { type: 'weeks_left_out', weeks: ['2026-01-12', '2026-01-19'] as Day[] },
    'Days are missing in the weeks of Jan\u00a012 and Jan\u00a019: this week was compared with whole ones only.',
  ],
  [
    {
      type: 'weeks_left_out',
      weeks: ['2026-01-05', '2026-01-12', '2026-01-26', '2026-02-02'] as Day[],
    },
    'Days are missing in 4 weeks from that of Jan\u00a05 to that of Feb\u00a02: this week was compared with whole ones only.',
  ],
  [
    { type: 'relabelled', dimension: 'landing_page', members: ['/a', '/b'], emptyDays: 1 },
    'On 1 day the same visits stand under other names of landing page (/a, /b); these were not compared over time.',
  ],
  [
    { type: 'budget_ended', familiesLeft: 12 },
    'The step budget ended before 12 sets of segments were tested.',
  ],
  [{ type: 'bad_values', metric: 'revenue' }, 'Values of revenue are not usable numbers; it was left out.'],
  [
    { type: 'blocked_by_mark', mark: { type: 'provisional', days: ['2026-03-08'] } },
    'Some claims were not made: Provisional: Google may still complete Mar\u00a08.',
  ],
])('%o', (gap, sentence) => {
  expect(gapSentence(gap, words)).toBe(sentence);
});
