import { describe, expect, it } from 'vitest';
import type { Finding } from '#src/engine/finding.ts';
import { type MetricId, metrics } from '#src/semantics/metric.ts';
import type { Day } from '#src/shared/week.ts';
import { published } from './bound-text.ts';
import { findingDescription, findingSummary, findingTitle } from './describe-finding.ts';
import type { FindingContext } from './finding-context.ts';
import { followUpActions, openQuestions } from './next-steps.ts';

const metricOf = (id: string) => metrics[id as MetricId];
const contextOf = (metric: MetricId): FindingContext => ({
  metric: metrics[metric],
  currency: 'USD',
  tested: 412,
  kept: 9,
  dimensionLabel: (id) => id,
  metricOf,
});

const week = (observed: number, expected: number | null) => ({
  week: '2026-02-23' as Day,
  observed,
  expected,
  low: null,
  high: null,
  used: true,
});

function finding(part: Partial<Finding> = {}): Finding {
  return {
    id: 'f',
    week: '2026-03-02' as Day,
    metric: 'sessions',
    unit: 'count',
    segment: { channel: 'Direct' },
    table: 'ga4_traffic',
    direction: 'up',
    kind: 'opportunity',
    priority: 1,
    confidence: 0.964,
    placement: 12,
    effect: {
      observed: 4420,
      expected: 2671,
      absolute: 1749,
      relative: 0.6548,
      low: 1200,
      high: 2300,
      level: 0.95,
      shareOfSiteChange: 0.8,
    },
    test: {
      name: 'negative_binomial_t',
      statistic: 6,
      degreesOfFreedom: 20,
      p: 1e-5,
      q: 0.001,
      dispersion: 3,
    },
    shape: 'spike',
    onset: '2026-03-03' as Day,
    baseline: { weeks: [week(2600, null), week(2700, 2671), week(4420, 2671)] },
    days: [],
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

const NB = '\u00a0';
const title = (part: Partial<Finding> = {}) =>
  published(findingTitle(finding(part), contextOf((part.metric ?? 'sessions') as MetricId)));

describe('the title', () => {
  it('is a finding: subject, direction, size', () => {
    expect(title()).toBe(`Direct brought 65.5${NB}% more sessions`);
    expect(title({ direction: 'down', effect: { ...finding().effect, relative: -0.38 } })).toBe(
      `Direct brought 38${NB}% fewer sessions`,
    );
    expect(title({ segment: {} })).toBe(`The site had 65.5${NB}% more sessions than expected`);
    expect(title({ segment: { device: 'mobile', country: 'Germany' } })).toBe(
      `Mobile visitors from Germany brought 65.5${NB}% more sessions`,
    );
    expect(title({ segment: { channel: 'Paid Search', device: 'mobile' } })).toBe(
      `Paid Search on mobile brought 65.5${NB}% more sessions`,
    );
    expect(title({ segment: { channel: 'Organic Search', landing_folder: '/blog/' } })).toBe(
      `Organic Search to pages in /blog/ brought 65.5${NB}% more sessions`,
    );
    expect(title({ segment: { landing_folder: '/blog/', device: 'mobile' } })).toBe(
      `Pages in /blog/ on mobile brought 65.5${NB}% more sessions`,
    );
  });

  it('says that a part is held against the move of the site, where that is not what the weeks before had', () => {
    const weeks = [60, 62, 61, 61, 11].map((observed) => week(observed, 30.2));
    const effect = { ...finding().effect, observed: 11, expected: 30.2, absolute: -19.2, relative: -0.636 };
    const fell = {
      metric: 'purchases',
      segment: { device: 'mobile' },
      direction: 'down' as const,
      kind: 'problem' as const,
      effect,
      baseline: { weeks },
    };
    expect(title(fell)).toBe(
      `Mobile visitors brought 63.6${NB}% fewer purchases than expected after the whole site’s fall`,
    );
    expect(published(findingSummary(finding(fell), contextOf('purchases')))).toMatch(
      /^11 purchases against 30 expected after the whole site’s fall, and 61 a week in the 4 weeks before \(median\)\./,
    );
    const steady = { ...fell, baseline: { weeks: [30, 31, 30, 29, 11].map((one) => week(one, 30.2)) } };
    expect(title(steady)).toBe(`Mobile visitors brought 63.6${NB}% fewer purchases`);
  });

  it('says of what brings nothing any more that it does, and of a campaign that it seems to have ended', () => {
    const effect = { ...finding().effect, observed: 0, expected: 713, absolute: -713, relative: -1 };
    const gone = { direction: 'down' as const, shape: 'level_shift' as const, effect };
    expect(title({ ...gone, segment: { source: 'forum.example' } })).toBe(
      'forum.example brought no sessions, where 713 were expected',
    );
    expect(title({ ...gone, segment: { campaign: 'spring-sale' } })).toBe(
      'The campaign spring-sale seems to have ended: no sessions, where 713 were expected',
    );
  });

  it('names the one page that moved as a source did, and counts the searches that moved as one did', () => {
    const at = (segment: Finding['segment']) => ({ segment, observed: 900, expected: 20, p: 1e-9 });
    const slugs = at({ landing_page: '/blog/slugs', channel: 'Organic Social' });
    expect(title({ segment: { source: 'reddit.com' }, related: [slugs] })).toBe(
      `reddit.com brought 65.5${NB}% more sessions, seen on /blog/slugs too`,
    );
    expect(
      title({ segment: { source: 'reddit.com' }, related: [slugs, at({ landing_page: '/' })] }),
    ).not.toContain('seen on');
    expect(title({ segment: { query: 'raised bed' }, related: [at({ query: 'raised bed soil' })] })).toBe(
      `“raised bed” brought 65.5${NB}% more sessions, like 1 more search`,
    );
  });

  it('says where, only when one part makes nearly all of it', () => {
    const part = (member: string, change: number) => ({
      member,
      remainder: false,
      observed: 1,
      expected: 1,
      change,
    });
    const spread = {
      method: 'by_dimension' as const,
      dimension: 'country',
      total: 1749,
      contributions: [part('Germany', 900), part('France', 849)],
    };
    const one = { ...spread, contributions: [part('Germany', 1600), part('France', 149)] };
    expect(title({ attributions: [spread] })).not.toContain('nearly all');
    expect(title({ attributions: [one] })).toBe(
      `Direct brought 65.5${NB}% more sessions, nearly all from Germany`,
    );
    // Who always had nearly all of it tells nothing about the change.
    const germany = { ...part('Germany', 1600), expected: 2500 };
    const usual = { ...spread, contributions: [germany, { ...part('France', 149), expected: 171 }] };
    expect(title({ attributions: [usual] })).not.toContain('nearly all');
  });

  it('never confuses percent and percentage points', () => {
    const effect = { ...finding().effect, observed: 0.48, expected: 0.54, absolute: -0.06, relative: -0.111 };
    expect(title({ metric: 'engagement_rate', unit: 'fraction', direction: 'down', effect })).toBe(
      'Engagement rate of Direct fell by 6 percentage points',
    );
  });

  it('counts a drift from where it began', () => {
    expect(
      title({ shape: 'ramp', direction: 'down', effect: { ...finding().effect, relative: -0.545 } }),
    ).toBe(`Direct keeps losing sessions: 54.5${NB}% fewer than its trend had 1 week ago`);
  });

  it('does not ask for more patience with a drift of many weeks', () => {
    const drift = finding({
      shape: 'ramp',
      segment: { channel: 'Paid Search' },
      direction: 'down',
      kind: 'problem',
    });
    expect(followUpActions(drift, contextOf('sessions')).map(published)).toEqual([
      'Compare budgets, bids and paused campaigns in the ad account with those of 1 week ago.',
    ]);
  });

  it('begins what follows from lost sales of one device with trying it there now, and does not wait', () => {
    const lost: Partial<Finding> = {
      metric: 'purchases',
      segment: { device: 'mobile', browser: 'Safari' },
      direction: 'down',
      kind: 'problem',
      effect: { ...finding().effect, observed: 11, expected: 30.2, absolute: -19.2, relative: -0.636 },
    };
    const steps = (part: Partial<Finding>): string[] =>
      followUpActions(finding({ ...lost, ...part }), contextOf('purchases')).map(published);
    expect(steps({})[0]).toBe(
      'Place a test order on a phone in Safari now: at least half of the purchases that were to be expected there are missing, and if a step of it fails, every day costs more.',
    );
    expect(steps({}).join(' ')).not.toContain('before acting');
    const unsure = { test: { ...finding().test, q: 0.06 } };
    for (const part of [
      unsure,
      { segment: { country: 'Norway' } },
      { effect: { ...lost.effect!, relative: -0.4 } },
    ])
      expect(steps(part).join(' ')).toMatch(/^(?!Place).*before acting/);
  });

  it('asks of a campaign that ended whether it was meant to, and not what worked since it began', () => {
    const effect = { ...finding().effect, observed: 0, expected: 713, absolute: -713, relative: -1 };
    const ended = finding({
      segment: { campaign: 'spring-sale' },
      effect,
      direction: 'down',
      kind: 'problem',
    });
    expect(followUpActions(ended, contextOf('sessions')).map(published)).toContain(
      'Look up whether the campaign spring-sale was meant to end then: if not, start it again and check that its links still carry its name.',
    );
  });

  it('says of a position which way it is better, and whose place to look at', () => {
    const effect = { ...finding().effect, observed: 12.1, expected: 11.5, absolute: 0.6, relative: 0.05 };
    const worse = {
      metric: 'position',
      unit: 'position' as const,
      segment: { device: 'mobile' },
      direction: 'up' as const,
      effect,
      kind: 'problem' as const,
    };
    expect(title(worse)).toBe('Average position of mobile searches worsened from 11.5 to 12.1');
    expect(title({ ...worse, direction: 'down' })).toContain('improved');
    // Nobody ranks above all searches of a device.
    expect(followUpActions(finding(worse), contextOf('position')).map(published)[0]).toMatch(
      /^Find out which terms and pages of mobile searches lost their place/,
    );
    const search = finding({ ...worse, segment: { query: 'raised bed' } });
    expect(followUpActions(search, contextOf('position')).map(published)[0]).toMatch(
      /^Look at who ranks above/,
    );
  });

  it('asks of organic visits that are more and not understood yet what made them more', () => {
    const gained = finding({
      segment: { channel: 'Organic Search' },
      shape: 'ramp',
      kind: 'need_more_data',
    });
    const [first, ...others] = followUpActions(gained, contextOf('sessions')).map(published);
    expect(first).toBe(
      'Look at the same weeks in Search Console: did its pages rank higher, or did more people search?',
    );
    expect(others).toEqual([]);
  });

  it('asks of lost organic visits whether the pages rank lower', () => {
    const lost = finding({
      segment: { channel: 'Organic Search', landing_folder: '/blog/' },
      direction: 'down',
      kind: 'problem',
    });
    expect(followUpActions(lost, contextOf('sessions')).map(published)[0]).toBe(
      'Look at the same days in Search Console: did the pages in /blog/ rank lower, or did fewer people search?',
    );
  });

  it('calls one large order what it is', () => {
    const guards = [
      {
        type: 'single_order' as const,
        orders: 1,
        value: 17_859.5,
        exact: true,
        share: 0.411,
        changeWithout: 100,
        pWithout: 0.6,
      },
    ];
    expect(title({ metric: 'revenue', unit: 'currency', segment: {}, kind: 'need_more_data', guards })).toBe(
      `One order of $17,900 made 41.1${NB}% of the week’s revenue: no trend`,
    );
    const estimated = guards.map((guard) => ({ ...guard, exact: false }));
    expect(
      title({ metric: 'revenue', unit: 'currency', segment: {}, kind: 'need_more_data', guards: estimated }),
    ).toBe(`One order of about $18,000 made about 41${NB}% of the week’s revenue: no trend`);
  });
});

describe('all texts of a finding', () => {
  const kinds: Partial<Finding>[] = [
    {},
    { segment: { landing_page: '/sale-2026', channel: 'Organic Search' } },
    { kind: 'need_more_data', shape: 'unclear', onset: null },
    { effect: { ...finding().effect, expected: 0, relative: null } },
    {
      guards: [
        { type: 'small_base', expected: 12.34 },
        { type: 'partial_week', daysPresent: 5 },
        { type: 'no_year_before', weeks: 13 },
        { type: 'no_business_effect', metric: 'revenue', p: 0.4, proportionRuledOut: true },
      ],
    },
    { companions: [{ metric: 'users', unit: 'count', observed: 3000, expected: 2000, p: 0.01 }] },
  ];

  it('hold no number that no stored result stands behind', () => {
    for (const part of kinds) {
      const one = finding(part);
      const context = contextOf('sessions');
      const texts = [
        findingTitle(one, context),
        findingSummary(one, context),
        findingDescription(one, context),
        ...followUpActions(one, context),
        ...openQuestions(one),
      ];
      for (const text of texts) expect(published(text).length).toBeGreaterThan(0);
    }
  });

  it('bind each number to its value', () => {
    const { bindings } = findingSummary(finding(), contextOf('sessions'));
    expect(bindings).toContainEqual({ text: '4,420', path: 'effect.observed', value: 4420 });
    expect(bindings).toContainEqual({ text: `0.1${NB}%`, path: 'test.q', value: 0.001 });
  });
});

describe('known events', () => {
  const event = (label: string, from: string, to = from) =>
    ({ type: 'note', label, from: from as Day, to: to as Day, segment: {} }) as const;
  const told = (part: Partial<Finding>) =>
    published(findingDescription(finding(part), contextOf('sessions')));

  it('are named as a possible explanation, never as the cause', () => {
    const events = [event('Version 4.2', '2026-03-02'), event('Trade fair', '2026-03-02', '2026-03-05')];
    expect(told({ events })).toContain(
      `Known of the days on which it set in: Version 4.2 (Mar${NB}2), Trade fair (Mar${NB}2 to Mar${NB}5). A possible explanation, not a proven one.`,
    );
    expect(told({ events, onset: null })).toContain('Known of these days: Version 4.2');
    expect(told({ events: [] })).not.toContain('Known of');
  });
});
