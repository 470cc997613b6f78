import { describe, expect, it } from 'vitest';
import type { Finding } from '#src/engine/finding.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import { addDays, type Day } from '#src/shared/week.ts';
import { published } from './bound-text.ts';
import { findingDescription, findingTitle } from './describe-finding.ts';
import { focusHypothesis } from './describe-focus-area.ts';
import type { FindingContext } from './finding-context.ts';
import { followUpActions, openQuestions } from './next-steps.ts';
import { hasEnded, stopOf } from './stop-of.ts';

const monday = '2026-11-16' as Day;
const NB = '\u00a0';
const context: FindingContext = {
  metric: metrics.sessions,
  currency: 'EUR',
  tested: 300,
  kept: 1,
  dimensionLabel: (id) => id,
  metricOf: (id) => metrics[id as MetricId],
};

/** Seven days of something that usually has about 37 a day. */
function finding(observed: readonly (number | null)[], part: Partial<Finding> = {}): Finding {
  const days = observed.map((count, index) => ({
    day: addDays(monday, index),
    observed: count,
    expected: 37,
  }));
  const total = observed.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return {
    id: 'f',
    week: monday,
    metric: 'sessions',
    unit: 'count',
    segment: { campaign: 'raised-beds' },
    table: 'ga4_traffic',
    direction: 'down',
    kind: 'problem',
    priority: 2,
    confidence: 0.9,
    placement: 12,
    effect: {
      observed: total,
      expected: 259,
      absolute: total - 259,
      relative: total / 259 - 1,
      low: -260,
      high: -150,
      level: 0.95,
      shareOfSiteChange: 0.8,
    },
    test: {
      name: 'negative_binomial_t',
      statistic: -6,
      degreesOfFreedom: 20,
      p: 1e-5,
      q: 0.001,
      dispersion: 2,
    },
    shape: 'level_shift',
    onset: addDays(monday, 1),
    baseline: { weeks: [] },
    days,
    attributions: [],
    companions: [],
    related: [],
    guards: [],
    marks: [],
    link: null,
    events: [],
    ...part,
  };
}

const stopped = finding([57, 0, 0, 0, 0, 0, 0]);
const actionsOf = (one: Finding) => followUpActions(one, context).map(published);

describe('what stops within the week', () => {
  it('has nothing from a day on, where so little is no chance', () => {
    expect(stopOf(stopped)).toEqual({ day: '2026-11-17', missing: 222 });
    expect(stopOf(finding([30, 40, 38, 35, 41, 0, 0]))?.day).toBe('2026-11-21');
  });

  it('is neither a low level, nor a last day that may be unfinished, nor what was there again', () => {
    expect(stopOf(finding([57, 3, 1, 0, 2, 0, 1]))).toBeUndefined();
    expect(stopOf(finding([57, 40, 30, 20, 10, 5, 0]))).toBeUndefined();
    expect(stopOf(finding([0, 0, 0, 0, 0, 0, 30]))).toBeUndefined();
  });

  it('is no stop where days without any are usual, or not known', () => {
    const rare = finding([3, 0, 0, 0, 0, 0, 0]);
    const days = rare.days.map((day) => ({ ...day, expected: 1 }));
    expect(stopOf({ ...rare, days })).toBeUndefined();
    expect(stopOf(finding([57, 40, 30, 20, 10, null, null]))).toBeUndefined();
    expect(stopOf(finding([57, 0, 0, 0, 0, 0, 0], { segment: {} }))).toBeUndefined();
  });
});

describe('a campaign that stopped within the week', () => {
  it('is told as one that ended, from the day on which it did', () => {
    expect(published(findingTitle(stopped, context))).toBe(
      `The campaign raised-beds seems to have ended: no sessions from Nov${NB}17 on, where about 220 were expected`,
    );
    expect(published(findingDescription(stopped, context))).not.toContain('new level');
    expect(
      published(focusHypothesis({ lead: stopped, kind: 'problem', id: 'x', evidence: [], worth: null })),
    ).toMatch(/^All of the campaign raised-beds came to an end/);
  });

  it('is to be started again, and not to be watched or looked up among releases', () => {
    expect(actionsOf(stopped)).toEqual([
      `Look up whether the campaign raised-beds was meant to end on Nov${NB}17: if not, start it again and check that its links still carry its name.`,
    ]);
    expect(openQuestions(stopped)).toEqual([]);
    const all = finding([0, 0, 0, 0, 0, 0, 0]);
    expect(hasEnded(all)).toBe(true);
    expect(actionsOf(all).join()).not.toContain('Watch');
  });

  it('is watched where it only has less', () => {
    expect(actionsOf(finding([57, 3, 1, 4, 2, 3, 1])).join()).toContain('Watch sessions');
  });
});

it('asks of anything else that stopped what cut it off', () => {
  const source = finding([57, 0, 0, 0, 0, 0, 0], { segment: { source: 'forum.example' } });
  expect(published(findingTitle(source, context))).toBe(
    `forum.example brought no sessions from Nov${NB}17 on, where about 220 were expected`,
  );
  expect(actionsOf(source)[0]).toMatch(/^Find out what cut off forum\.example on Nov.17/);
  expect(actionsOf(source).join()).not.toContain('Watch');
});

describe('what was not taken apart', () => {
  const low = finding([10, 12, 9, 11, 10, 12, 9], { segment: { channel: 'Direct' }, onset: null });
  const part = (member: string, change: number) => ({
    member,
    remainder: false,
    observed: 10,
    expected: 10 - change,
    change,
  });
  const parts = (members: readonly string[]) => ({
    method: 'by_dimension' as const,
    dimension: 'country',
    total: -180,
    contributions: members.map((member) => part(member, -180 / members.length)),
  });

  it('has no breakdown to open', () => {
    for (const attributions of [[], [parts(['Germany'])]]) {
      const [first] = actionsOf({ ...low, attributions });
      expect(first).toMatch(/^Find out what changed for Direct in this week/);
      expect(
        openQuestions({ ...low, attributions })
          .map(published)
          .join(),
      ).not.toContain('in common');
    }
    const taken = { ...low, attributions: [parts(['Germany', 'France', 'Spain'])] };
    expect(actionsOf(taken)[0]).toMatch(/^Open the breakdown of Direct/);
    expect(openQuestions(taken).map(published).join()).toContain('in common');
  });
});
