import type { TestedNode } from '../finding.ts';
import { type Candidate, explainLevels } from '../localize/explain-levels.ts';
import { explainTrends } from '../localize/explain-trends.ts';
import { followsVolume } from '../localize/follows-volume.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import { falseDiscoveryRates, priceOfTiers, type WeighedTest } from '../tests/false-discovery.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { normalUpperQuantile } from '../tests/normal.ts';
import { isOfSilence, type Silence } from '../tests/silence-test.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { BUDGETS, weighTests } from '../tests/weigh-tests.ts';
import { mergeKin } from './merge-kin.ts';
import { mergePlaces } from './merge-places.ts';
import { panelUnit } from './panel-unit.ts';

/** A hypothesis that stands for itself, with what it explains. */
export interface Selected {
  readonly hypothesis: Hypothesis;
  /** False discovery rate over the findings (focused), not over all nodes. */
  readonly q: number;
  readonly strength: Candidate['strength'];
  /** Other metrics of the same place, and what other tables show of it. */
  readonly merged: readonly Hypothesis[];
  readonly explains: readonly Hypothesis[];
  /** Set where an event fell silent: then that is the finding, whatever the week as a whole did. */
  readonly silence?: Silence;
}

export interface Selection {
  readonly selected: readonly Selected[];
  /** q and verdict of every test, in the order of the hypotheses. */
  readonly q: Float64Array;
  readonly verdicts: readonly TestedNode['verdict'][];
}

type Verdict = TestedNode['verdict'];

/**
 * In a week where nothing happened, something is claimed with 5 % probability at most: 1.5 % for claims about the whole site, 2.5 %
 * for claims about its segments. What is left of the 5 % is for tails that are longer than any distribution knows (simulated sites
 * of 1,500 visits claim something in 3.9 % of 1,600 weeks). The two are gated apart, because a holiday that moves the whole
 * site must not open the door to claims about segments.
 */
const GATES = { site: 0.015, segments: 0.025 } as const;
/** Raw revenue as unusual as this would have been reported by a product that looks at it alone. */
const UNUSUAL = 0.05;
const MOST_FINDINGS = 10;

/**
 * From tests to findings.
 *
 * 1. Gates: the smallest q of the tests of the site, and of those of segments, must pass (Simes, tiers weighted).
 * 2. Tests with q ≤ the wanted rate are reduced to causes, metric by metric; the site stands for itself only if it still
 *    moved with the causes taken out.
 * 3. Causes of the same place in several metrics become one.
 * 4. Focused Benjamini–Hochberg (Katsevich, Sabatti & Bogomolov 2021): the rate is controlled over what is left after the
 *    reduction, p·m / |findings| ≤ q, not over the many correlated nodes that were significant before it.
 */
export function selectFindings(
  runs: readonly Run[],
  hypotheses: readonly Hypothesis[],
  rate: number,
  silences: readonly Silence[] = [],
): Selection {
  const weighed = weighTests(hypotheses);
  const q = falseDiscoveryRates(weighed, BUDGETS);
  const verdicts: Verdict[] = hypotheses.map(() => 'not_significant');
  const place = new Map(hypotheses.map((hypothesis, index) => [hypothesis, index]));
  const mark = (hypothesis: Hypothesis, verdict: Verdict) => {
    verdicts[place.get(hypothesis) as number] = verdict;
  };
  // Revenue as it is tells of single orders as long as revenue with its outlying orders at the cap does not move.
  for (const hypothesis of hypotheses)
    if (hypothesis.name === 'raw_revenue_t' && hypothesis.p <= UNUSUAL) mark(hypothesis, 'guarded');
  const opened = new Set(familiesOpened(hypotheses, weighed));
  const silent = silences.flatMap((silence) => asFinding(silence, hypotheses, mark));
  const significant = hypotheses.filter((hypothesis, index) => {
    if ((q[index] as number) > rate) return false;
    if (!isOfSilence(hypothesis, silences)) return opened.has(familyOf(hypothesis));
    if (verdicts[index] !== 'kept') verdicts[index] = 'explained_by_parent';
    return false;
  });
  if (significant.length === 0) return { selected: silent, q, verdicts };

  const visits = volumesOf(hypotheses);
  const following = new Set(significant.filter((hypothesis) => isOfVisits(hypothesis, visits, significant)));
  for (const hypothesis of following) mark(hypothesis, 'duplicate');
  const own = significant.filter((hypothesis) => !following.has(hypothesis));
  const causes: Candidate[] = [...explainLevels(runs, own, [...following], mark)];
  for (const site of own.filter(({ tier }) => tier === 'site')) {
    // Users follow visits: what the causes of the visits hold of the site, they hold of its users.
    const panel = panelOf(site.run, site.metric) ?? panelOf(site.run, site.run.volume);
    const metric = panel?.plan.metric;
    const byRun = runs.map((run) =>
      causes.filter(({ hypothesis }) => hypothesis.run === run && hypothesis.metric === metric),
    );
    const unit = panelOf(site.run, site.metric)
      ? panelUnit(site.run, site.metric)
      : ((panel as RunPanel).site[site.run.calendar.current] as number) / site.observed;
    // Tables cut the same events in different ways: the causes of each of them are taken out by themselves.
    if (
      byRun.every((of) => stillMoved(site, of, unit, rate / hypotheses.length)) &&
      !rateFollows(site, causes)
    )
      causes.push({ hypothesis: site, strength: null, left: site.p, explains: [] });
    else mark(site, 'explained_by_child');
  }
  const trends = explainTrends(
    runs,
    significant.filter(({ tier }) => tier === 'trend'),
  );
  for (const { hypothesis, verdict } of trends.explained) mark(hypothesis, verdict);
  for (const hypothesis of trends.kept)
    causes.push({ hypothesis, strength: null, left: hypothesis.p, explains: [] });

  const merged = mergeKin(mergePlaces(runs, causes, adjusted(hypotheses, weighed)));
  for (const { merged: others } of merged) for (const other of others) mark(other, 'duplicate');
  // Focused: the r-th finding of its family must pass scaled p ≤ rate · r.
  const selected: Selected[] = [];
  for (const family of ['site', 'segments'] as const) {
    const own = merged.filter(({ hypothesis }) => familyOf(hypothesis) === family);
    let least = 1;
    for (let rank = own.length; rank >= 1; rank--) {
      const candidate = own[rank - 1] as (typeof own)[number];
      least = Math.min(least, candidate.scaled / rank);
      if (least <= rate) selected.push({ ...candidate, q: least });
    }
  }
  selected.sort((x, y) => x.q - y.q || x.hypothesis.p - y.hypothesis.p);
  const kept = [...silent, ...selected].slice(0, MOST_FINDINGS);
  for (const { hypothesis, silence } of kept) if (!silence) mark(hypothesis, 'kept');
  return { selected: kept, q, verdicts };
}

/** The test of the visits of each segment of each table. */
function volumesOf(hypotheses: readonly Hypothesis[]): (of: Hypothesis) => Hypothesis | undefined {
  const known = new Map<Run, Map<number, Hypothesis>>();
  for (const hypothesis of hypotheses) {
    const { run, metric, segment, trend } = hypothesis;
    if (metric !== run.volume || trend) continue;
    const ofRun = known.get(run) ?? new Map<number, Hypothesis>();
    known.set(run, ofRun.set(segment, hypothesis));
  }
  return ({ run, segment }) => known.get(run)?.get(segment);
}

/** Whether a change of something else is told as one of visits, which passed its own test at the same place. */
function isOfVisits(
  hypothesis: Hypothesis,
  visitsOf: (of: Hypothesis) => Hypothesis | undefined,
  significant: readonly Hypothesis[],
): boolean {
  const { run, metric, trend } = hypothesis;
  const panel = panelOf(run, metric);
  if (metric === run.volume || trend || !panel) return false;
  const visits = visitsOf(hypothesis);
  if (!visits || !isTold(visits, significant)) return false;
  // A rate of something else than visits (clicks of impressions are) is a question of its own.
  if (panel.plan.denominator !== null && panel.plan.denominator !== run.volume) return false;
  return followsVolume(hypothesis, visits, panel);
}

/** Whether a movement of visits is told: it passed its own test, or one as large did, seen in another table. */
function isTold(visits: Hypothesis, significant: readonly Hypothesis[]): boolean {
  const moved = visits.observed - visits.expected;
  return significant.some(({ run, metric, trend, observed, expected }) => {
    if (metric !== run.volume || metric !== visits.metric || trend) return false;
    const ratio = (observed - expected) / moved;
    return ratio >= LIKE_SIZE && ratio <= 1 / LIKE_SIZE;
  });
}

const LIKE_SIZE = 0.5;

/** Whether a rate of the site moved only because of visits of another kind that came, or stayed away, somewhere. */
function rateFollows(site: Hypothesis, causes: readonly Candidate[]): boolean {
  const panel = panelOf(site.run, site.metric);
  if (panel?.plan.type !== 'rate') return false;
  const { current } = site.run.calendar;
  return causes.some(({ hypothesis }) => {
    const rate = panelOf(hypothesis.run, site.metric);
    if (hypothesis.metric !== hypothesis.run.volume || !hypothesis.level || !rate) return false;
    const visits = hypothesis.observed - hypothesis.expected;
    const all = (panel.denominator as NonNullable<typeof panel.denominator>).weeks[current] as number;
    const rest = all - visits;
    const { mean } = rate.expectation();
    const cell = hypothesis.segment * hypothesis.run.calendar.weeks + current;
    const usual = Number.isFinite(mean[cell])
      ? ((mean[cell] as number) * hypothesis.expected) / hypothesis.observed
      : 0;
    const brought = (rate.expectation().panel.series[cell] as number) - usual;
    const held = (site.observed * all - brought) / rest;
    return Math.abs(held - site.expected) <= AS_EXPECTED * site.deviation;
  });
}

/** Standard deviations within which a rate is as expected. */
const AS_EXPECTED = 2;

/**
 * A silence as the finding of the site's metric. The week is told with what it was expected to have; where it had more all the
 * same, with what it would have had.
 */
function asFinding(
  silence: Silence,
  hypotheses: readonly Hypothesis[],
  mark: (hypothesis: Hypothesis, verdict: Verdict) => void,
): readonly Selected[] {
  const site = hypotheses.find(
    ({ run, metric, tier }) => run === silence.run && metric === silence.metric && tier === 'site',
  );
  if (!site) return [];
  mark(site, 'kept');
  const { missing, dispersion, p } = silence;
  const hypothesis: Hypothesis = {
    ...site,
    name: 'silent_days_nb',
    expected: site.expected > site.observed ? site.expected : site.observed + missing,
    deviation: Math.sqrt(missing * dispersion),
    statistic: -normalUpperQuantile(Math.max(p, 1e-300)),
    p,
    dispersion,
  };
  return [{ hypothesis, q: p, strength: null, merged: [], explains: [], silence }];
}

type Family = keyof typeof GATES;

function familyOf({ segment, tier }: Hypothesis): Family {
  return segment === 0 && tier === 'site' ? 'site' : 'segments';
}

function familiesOpened(
  hypotheses: readonly Hypothesis[],
  weighed: readonly WeighedTest[],
): readonly Family[] {
  return (['site', 'segments'] as const).filter((family) => {
    const own = weighed.filter((_, index) => familyOf(hypotheses[index] as Hypothesis) === family);
    return falseDiscoveryRates(own, BUDGETS).some((value) => value <= GATES[family]);
  });
}

/**
 * p of what is left of a cause times the price of its tier among those of its family, over its weight: Bonferroni-adjusted in
 * the weighted family.
 */
function adjusted(
  hypotheses: readonly Hypothesis[],
  weighed: readonly WeighedTest[],
): (candidate: Candidate) => number {
  const weights = new Map(hypotheses.map((hypothesis, index) => [hypothesis, weighed[index]?.weight ?? 1]));
  const prices = {
    site: priceOfTiers(hypotheses.filter((one) => familyOf(one) === 'site')),
    segments: priceOfTiers(
      hypotheses.filter((one) => familyOf(one) === 'segments'),
      BUDGETS,
    ),
  };
  return ({ hypothesis, left }) =>
    (left * (prices[familyOf(hypothesis)].get(hypothesis.tier) as number)) /
    (weights.get(hypothesis) as number);
}

/** Whether the site differs from its past with the causes inside it taken out. */
function stillMoved(site: Hypothesis, causes: readonly Candidate[], trials: number, level: number): boolean {
  if (causes.length === 0) return true;
  const excess = causes.reduce(
    (sum, { hypothesis: { level: test } }) => sum + (test ? test.observed - test.expected : 0),
    0,
  );
  const rest = site.observed - excess / trials;
  if (rest <= 0) return false;
  const relative = site.deviation / site.expected;
  return (
    studentTwoSided(Math.log(rest / site.expected) / relative, site.degreesOfFreedom) <= Math.max(level, 0.01)
  );
}
