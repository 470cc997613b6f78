import type { TestedNode } from '../analysis.ts';
import { type Candidate, explainLevels, type Mark } from '../localize/explain-levels.ts';
import { explainTrends } from '../localize/explain-trends.ts';
import type { Run } from '../prepare-run.ts';
import { falseDiscoveryRates, priceOfTiers, type WeighedTest } from '../tests/false-discovery.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { normalUpperQuantile } from '../tests/normal.ts';
import { isOfSilence, type Silence } from '../tests/silence-test.ts';
import { BUDGETS, weighTests } from '../tests/weigh-tests.ts';
import { followingVisits } from './following-visits.ts';
import { mergeKin } from './merge-kin.ts';
import { mergePlaces, type Place } from './merge-places.ts';
import { movedBeyond } from './moved-beyond.ts';

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

/** What is told, and what became of every test. */
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
 * 5. Only what is kept explains: what was put down to a cause that did not pass is held back with it.
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

  const scaledOf = adjusted(hypotheses, weighed);
  const explained = new Map<Hypothesis, Explained>();
  const explain: Mark = (hypothesis, verdict, by) => {
    const before = explained.get(hypothesis)?.by ?? [];
    explained.set(hypothesis, { verdict, by: by ? [...before, by] : before });
  };
  const causes = causesOf(runs, hypotheses, significant, rate / hypotheses.length, scaledOf, explain);
  const places = mergeKin(mergePlaces(runs, causes, scaledOf));
  for (const { hypothesis, merged } of places)
    for (const other of merged) explain(other, 'duplicate', hypothesis);
  const selected = (['site', 'segments'] as const).flatMap((family) => passFocused(places, family, rate));
  selected.sort((x, y) => x.q - y.q || x.hypothesis.p - y.hypothesis.p);
  const kept = [...silent, ...selected].slice(0, MOST_FINDINGS);
  for (const [hypothesis, verdict] of explainedByKept(explained, kept)) mark(hypothesis, verdict);
  for (const { hypothesis, silence } of kept) if (!silence) mark(hypothesis, 'kept');
  return { selected: kept, q, verdicts };
}

interface Explained {
  readonly verdict: Verdict;
  /** What explains it; nothing where it was held back by a check. */
  readonly by: readonly Hypothesis[];
}

/** The verdicts of what was explained: by something that is kept, at first hand or at second. */
function explainedByKept(
  explained: ReadonlyMap<Hypothesis, Explained>,
  kept: readonly Selected[],
): readonly (readonly [Hypothesis, Verdict])[] {
  const told = new Set(kept.map(({ hypothesis }) => hypothesis));
  const open = new Map([...explained].filter(([, { by }]) => by.length > 0));
  for (let before = -1; before !== open.size; ) {
    before = open.size;
    for (const [hypothesis, { by }] of open)
      if (by.some((one) => told.has(one))) {
        told.add(hypothesis);
        open.delete(hypothesis);
      }
  }
  return [...explained].map(([hypothesis, { verdict }]) => [
    hypothesis,
    open.has(hypothesis) ? 'guarded' : verdict,
  ]);
}

/** What stands for itself among the significant tests: causes inside the site, the site that moved beyond them, and drifts. */
function causesOf(
  runs: readonly Run[],
  hypotheses: readonly Hypothesis[],
  significant: readonly Hypothesis[],
  level: number,
  scaledOf: (candidate: Candidate) => number,
  mark: Mark,
): readonly Candidate[] {
  const following = followingVisits(hypotheses, significant);
  const visits = significant.filter(({ run, metric }) => metric === run.volume);
  for (const hypothesis of following) for (const by of visits) mark(hypothesis, 'duplicate', by);
  const own = significant.filter((hypothesis) => !following.has(hypothesis));
  const causes: Candidate[] = [...explainLevels(runs, own, [...following], mark)];
  const inside = [...causes];
  for (const site of own.filter(({ tier }) => tier === 'site')) {
    const left = movedBeyond(site, runs, inside, level);
    const candidate = left === null ? null : { ...byItself(site), left };
    // The causes opened the gate of the site, too: beside them, what they leave must open it.
    const isNews = candidate && (candidate.left === site.p || scaledOf(candidate) <= GATES.site);
    if (isNews) causes.push(candidate);
    else for (const { hypothesis } of inside) mark(site, 'explained_by_child', hypothesis);
  }
  const { kept, explained } = explainTrends(
    runs,
    significant.filter(({ tier }) => tier === 'trend'),
  );
  for (const { hypothesis, verdict } of explained)
    for (const by of kept.length === 0 ? [undefined] : kept) mark(hypothesis, verdict, by);
  return [...causes, ...kept.map(byItself)];
}

const byItself = (hypothesis: Hypothesis): Candidate => ({
  hypothesis,
  strength: null,
  left: hypothesis.p,
  explains: [],
});

/** Focused: the r-th finding of its family, the clearest first, must pass scaled p ≤ rate · r. */
function passFocused(places: readonly Place[], family: Family, rate: number): readonly Selected[] {
  const own = places.filter(({ hypothesis }) => familyOf(hypothesis) === family);
  const selected: Selected[] = [];
  let least = 1;
  for (let rank = own.length; rank >= 1; rank--) {
    const place = own[rank - 1] as Place;
    least = Math.min(least, place.scaled / rank);
    if (least <= rate) selected.push({ ...place, q: least });
  }
  return selected;
}

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
