import { describe, expect, it } from 'vitest';
import type { Finding } from '#src/engine/finding.ts';
import type { Day } from '#src/shared/week.ts';
import { published } from './bound-text.ts';
import { focusHypothesis } from './describe-focus-area.ts';

const low: Finding = {
  id: 'f',
  week: '2026-11-16' as Day,
  metric: 'purchases',
  unit: 'count',
  segment: { device: 'mobile' },
  table: 'ga4_traffic',
  direction: 'down',
  kind: 'problem',
  priority: 1,
  confidence: 0.9,
  placement: 12,
  effect: {
    observed: 11,
    expected: 30.2,
    absolute: -19.2,
    relative: -0.64,
    low: -29,
    high: -10,
    level: 0.95,
    shareOfSiteChange: 0.3,
  },
  test: {
    name: 'negative_binomial_t',
    statistic: -5,
    degreesOfFreedom: 20,
    p: 1e-5,
    q: 0.01,
    dispersion: 1.2,
  },
  shape: 'unclear',
  onset: null,
  baseline: { weeks: [] },
  days: [],
  attributions: [],
  companions: [],
  related: [],
  guards: [],
  marks: [],
  link: null,
  events: [],
};

describe('where a cause is looked for', () => {
  const hypothesis = (
    members: readonly (readonly [string, number, number])[],
    method: 'by_dimension' | 'mix_and_rate' = 'by_dimension',
  ) =>
    published(
      focusHypothesis({
        lead: {
          ...low,
          attributions: [
            {
              method,
              dimension: 'country',
              total: members.reduce((sum, [, expected, observed]) => sum + observed - expected, 0),
              contributions: members.map(([member, expected, observed]) => ({
                member,
                remainder: false,
                observed,
                expected,
                change: observed - expected,
              })),
            },
          ],
        },
        kind: 'problem',
        id: 'x',
        evidence: [],
        worth: null,
      }),
    );

  it('is not the largest part where the others fell as well', () => {
    expect(
      hypothesis([
        ['Germany', 14.2, 2.2],
        ['Austria', 9, 5],
        ['France', 7, 3.8],
      ]),
    ).toMatch(
      /^62\.5\s% of the change of mobile visitors sits in Germany, where 47\s% of the whole was expected anyway; the rest moved as well, so its cause is most likely one that all of it shares\./u,
    );
  });

  it('is a part beside which hardly anything moved', () => {
    expect(
      hypothesis([
        ['Germany', 14, 2],
        ['Austria', 9, 8.5],
        ['France', 7, 6.8],
      ]),
    ).toMatch(
      /^94\.5\s% of the change of mobile visitors sits in Germany, where 46\.7\s% of the whole was expected, and the rest hardly moved: look there first\./u,
    );
  });

  it('is left open of a rate, and where nothing was taken apart', () => {
    expect(
      hypothesis(
        [
          ['Germany', 0.3, 0.1],
          ['France', 0.2, 0.15],
        ],
        'mix_and_rate',
      ),
    ).toContain('look there first, and at whether the others moved as much');
    expect(hypothesis([['Germany', 14, 2]])).toContain('was not taken apart any further');
  });
});
