import type { Analysis, TestedNode } from './analysis.ts';
import { openFamilies } from './explore/open-families.ts';
import { FALSE_DISCOVERY_RATE } from './false-discovery-rate.ts';
import type { Finding, KnownEvent } from './finding.ts';
import type { Run } from './prepare-run.ts';
import { type PreparedWeek, prepareWeek } from './prepare-week.ts';
import { buildFinding, findingId } from './rank/build-finding.ts';
import { type EarlierFinding, linkToEarlier } from './rank/link-weeks.ts';
import { matchEvents } from './rank/match-events.ts';
import { mayBeUnfinished, provisionalDays } from './rank/may-be-unfinished.ts';
import { type Selection, selectFindings } from './rank/select-findings.ts';
import { siteMetrics } from './rank/site-metrics.ts';
import type { Hypothesis } from './tests/hypothesis.ts';
import { planFamilies } from './tests/make-hypotheses.ts';
import { findSilences, withoutRepeats } from './tests/silence-test.ts';
import type { WeekFacts } from './week-facts.ts';

/** How a week is to be analysed. */
export interface AnalysisOptions {
  /** Start of every random number of the run. This engine draws none yet; the parameter keeps runs repeatable when it does. */
  readonly seed: number;
  readonly falseDiscoveryRate?: number;
  /** Most steps: one question (a count and its rate) over one set of dimensions each, the most promising first. */
  readonly stepsBudget?: number;
  /** Findings of earlier weeks of the source: what goes on, or comes back, is linked to them and is no news. */
  readonly earlier?: readonly EarlierFinding[];
  /** What is known to have happened. */
  readonly events?: readonly KnownEvent[];
  readonly onProgress?: (tested: number, total: number) => void;
}

/** Of equal priority, news come before what goes on, and what is lost before what is won. */
const KINDS: readonly Finding['kind'][] = ['problem', 'opportunity', 'need_more_data'];

/**
 * Finds the changes of one week that are more than noise: expectations from the full weeks before it, one test for each
 * segment and metric, false discoveries controlled over all of them, causes told from consequences, effects attributed.
 * Pure: the same facts and options give the same bytes.
 *
 * Fewer than three full weeks of history say nothing (no findings, a gap). From three on the engine speaks: one segment has
 * two errors of its own then, but the hundreds of segments of the lattice share theirs (empirical Bayes), and the site is
 * bounded by the scatter of its 21 days. Below eight weeks the gap `history_too_short` says that it speaks early.
 */
export function analyzeWeek(facts: WeekFacts, options: AnalysisOptions): Analysis {
  return analyzePrepared(prepareWeek(facts), options);
}

/** The same for facts that were made ready before: what is asked of them a second time costs a fraction. */
export function analyzePrepared(prepared: PreparedWeek, options: AnalysisOptions): Analysis {
  const rate = options.falseDiscoveryRate ?? FALSE_DISCOVERY_RATE;
  const { facts, runs } = prepared;
  if (runs === null) return nothingTested(prepared, rate);
  const gaps = [...prepared.gaps];
  const families = planFamilies(runs);
  const budget = Math.min(families.length, options.stepsBudget ?? families.length);
  const asked = families.map((family, done) => {
    const tests = family.test();
    options.onProgress?.(Math.min(done + 1, budget), budget);
    return tests;
  });
  const opened = openFamilies(asked, budget);
  // As in a planning session (decision 013): a test that was not opened counts as one without evidence, so that no order of
  // opening and no end of a budget can raise the rate of false discoveries.
  const hypotheses = asked.flatMap((tests, index) =>
    opened[index] ? tests : tests.map((test) => ({ ...test, p: 1, statistic: 0 })),
  );
  const isOpened = asked.flatMap((tests, index) => tests.map(() => opened[index] as boolean));
  if (budget < families.length) gaps.push({ type: 'budget_ended', familiesLeft: families.length - budget });

  const provisional = provisionalDays(facts.marks, facts.week);
  const silences = withoutRepeats(findSilences(runs[0] as Run, provisional));
  const selection = selectFindings(runs, hypotheses, rate, silences);
  const built = selection.selected.map((selected) =>
    placedInTime(buildFinding(selected, hypotheses), options),
  );
  const unfinished = built.filter((finding) => mayBeUnfinished(finding, provisional));
  if (unfinished.length > 0)
    gaps.push({ type: 'blocked_by_mark', mark: { type: 'provisional', days: [...provisional] } });
  const findings = built.filter((finding) => !unfinished.includes(finding)).sort(byWorth);
  return {
    week: facts.week,
    tested: isOpened.filter(Boolean).length,
    kept: findings.length,
    falseDiscoveryRate: rate,
    findings,
    nodes: hypotheses.flatMap((hypothesis, index) =>
      isOpened[index] ? [nodeOf(hypothesis, index, selection)] : [],
    ),
    gaps,
    site: siteMetrics(hypotheses.filter((_, index) => isOpened[index])),
    steps: budget,
    partial: budget < families.length,
  };
}

function nothingTested({ facts, gaps }: PreparedWeek, falseDiscoveryRate: number): Analysis {
  return {
    week: facts.week,
    tested: 0,
    kept: 0,
    falseDiscoveryRate,
    findings: [],
    nodes: [],
    gaps,
    site: [],
    steps: 0,
    partial: false,
  };
}

/** With what earlier weeks said of its place, and what is known to have happened then. */
const placedInTime = (finding: Finding, { earlier, events }: AnalysisOptions): Finding => ({
  ...finding,
  link: linkToEarlier(finding, earlier ?? []),
  events: matchEvents(finding, events ?? []),
});

/** What is worth reading first. */
const byWorth = (a: Finding, b: Finding): number =>
  a.priority - b.priority ||
  Number(a.link !== null) - Number(b.link !== null) ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.confidence - a.confidence ||
  (a.id < b.id ? -1 : 1);

function nodeOf(hypothesis: Hypothesis, index: number, { q, verdicts }: Selection): TestedNode {
  const { run } = hypothesis;
  const { week } = run.facts;
  const { segment, parent } = run.lattice.segments[hypothesis.segment] as Run['lattice']['segments'][number];
  const above = parent === null ? null : run.lattice.segments[parent];
  const suffix = hypothesis.trend ? ':trend' : hypothesis.name === 'raw_revenue_t' ? ':raw' : '';
  return {
    id: findingId(week, hypothesis.metric, segment) + suffix,
    test: hypothesis.name,
    parent: above ? findingId(week, hypothesis.metric, above.segment) : null,
    segment,
    metric: hypothesis.metric,
    observed: hypothesis.observed,
    expected: hypothesis.expected,
    p: hypothesis.p,
    q: q[index] as number,
    verdict: verdicts[index] as TestedNode['verdict'],
  };
}
