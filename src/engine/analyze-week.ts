import type { Analysis, AnalysisGap, Finding, KnownEvent, TestedNode } from './finding.ts';
import { prepareRun, type Run } from './prepare-run.ts';
import { buildFinding, findingId } from './rank/build-finding.ts';
import { type EarlierFinding, linkToEarlier } from './rank/link-weeks.ts';
import { matchEvents } from './rank/match-events.ts';
import { mayBeUnfinished, provisionalDays } from './rank/may-be-unfinished.ts';
import { selectFindings } from './rank/select-findings.ts';
import { siteMetrics } from './rank/site-metrics.ts';
import {
  type Calendar,
  FEWEST_HISTORY_WEEKS,
  readCalendar,
  WANTED_HISTORY_WEEKS,
} from './series/calendar.ts';
import { choosePanels, usable } from './series/choose-panels.ts';
import { type TableFacts, tableFacts } from './table-facts.ts';
import type { Hypothesis } from './tests/hypothesis.ts';
import { planFamilies } from './tests/make-hypotheses.ts';
import type { WeekFacts } from './week-facts.ts';

export interface AnalysisOptions {
  /** Start of every random number of the run. This engine draws none yet; the parameter keeps runs repeatable when it does. */
  readonly seed: number;
  readonly falseDiscoveryRate?: number;
  /** Most steps: one question (a count and its rate) over one set of dimensions each, the most general first. */
  readonly stepsBudget?: number;
  /** Findings of earlier weeks of the source: what goes on, or comes back, is linked to them and is no news. */
  readonly earlier?: readonly EarlierFinding[];
  /** What is known to have happened. */
  readonly events?: readonly KnownEvent[];
  readonly onProgress?: (tested: number, total: number) => void;
}

const FALSE_DISCOVERY_RATE = 0.1;
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
  const rate = options.falseDiscoveryRate ?? FALSE_DISCOVERY_RATE;
  const silent = (gaps: readonly AnalysisGap[]): Analysis => ({
    week: facts.week,
    tested: 0,
    kept: 0,
    falseDiscoveryRate: rate,
    findings: [],
    nodes: [],
    gaps,
    site: [],
    steps: 0,
    partial: false,
  });
  const [main, ...others] = facts.tables;
  if (!main) return silent([{ type: 'partial_week', week: facts.week, daysPresent: 0 }]);
  const first = tableFacts(facts, main, true);
  const calendar = readCalendar(first);
  const daysPresent = calendar.daysPresent[calendar.current] ?? 0;
  if (daysPresent < 7) return silent([{ type: 'partial_week', week: facts.week, daysPresent }]);
  const gaps: AnalysisGap[] = [];
  const weeks = calendar.history.length;
  if (weeks < WANTED_HISTORY_WEEKS)
    gaps.push({ type: 'history_too_short', weeks, needed: WANTED_HISTORY_WEEKS });
  for (const metric of Object.keys(main.values).sort())
    if (!usable(first, metric)) gaps.push({ type: 'bad_values', metric });
  if (weeks < FEWEST_HISTORY_WEEKS) return silent(gaps);
  const mainRun = runOf(first, calendar);
  if (!mainRun) return silent(gaps);
  const runs = [mainRun];
  for (const table of others) {
    const own = tableFacts(facts, table, false);
    const run = isWhole(readCalendar(own)) ? runOf(own, readCalendar(own)) : null;
    if (run) runs.push(run);
    else
      gaps.push({
        type: 'table_left_out',
        table: table.id,
        dimensions: table.dimensions.map(({ id }) => id),
      });
  }
  for (const { dimension, members, emptyDays } of relabelledIn(runs))
    gaps.push({ type: 'relabelled', dimension, members, emptyDays });

  const families = planFamilies(runs);
  const budget = Math.min(families.length, options.stepsBudget ?? families.length);
  const hypotheses: Hypothesis[] = [];
  families.slice(0, budget).forEach((family, done) => {
    hypotheses.push(...family.test());
    options.onProgress?.(done + 1, budget);
  });
  if (budget < families.length) gaps.push({ type: 'budget_ended', familiesLeft: families.length - budget });

  const selection = selectFindings(runs, hypotheses, rate);
  const provisional = provisionalDays(facts.marks, facts.week);
  const built = selection.selected
    .map((selected) => buildFinding(selected, hypotheses))
    .map((finding) => ({
      ...finding,
      link: linkToEarlier(finding, options.earlier ?? []),
      events: matchEvents(finding, options.events ?? []),
    }));
  const unfinished = built.filter((finding) => mayBeUnfinished(finding, provisional));
  if (unfinished.length > 0)
    gaps.push({ type: 'blocked_by_mark', mark: { type: 'provisional', days: [...provisional] } });
  const findings = built
    .filter((finding) => !unfinished.includes(finding))
    .sort(
      (a, b) =>
        a.priority - b.priority ||
        Number(a.link !== null) - Number(b.link !== null) ||
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        b.confidence - a.confidence ||
        (a.id < b.id ? -1 : 1),
    );
  return {
    week: facts.week,
    tested: hypotheses.length,
    kept: findings.length,
    falseDiscoveryRate: rate,
    findings,
    nodes: hypotheses.map((hypothesis, index) =>
      nodeOf(hypothesis, selection.q[index] as number, selection.verdicts[index] as TestedNode['verdict']),
    ),
    gaps,
    site: siteMetrics(hypotheses),
    steps: budget,
    partial: budget < families.length,
  };
}

function runOf(facts: TableFacts, calendar: Calendar): Run | null {
  const choice = choosePanels(facts);
  return choice.volume === null ? null : prepareRun(facts, calendar, choice, choice.volume);
}

function isWhole({ daysPresent, current, history }: Calendar): boolean {
  return daysPresent[current] === 7 && history.length >= FEWEST_HISTORY_WEEKS;
}

/** Told once, however many tables show it. */
function sameKey({ dimension, members }: Run['relabelled'][number]): string {
  return JSON.stringify([dimension, members]);
}

function relabelledIn(runs: readonly Run[]): readonly Run['relabelled'][number][] {
  const all = new Map(runs.flatMap(({ relabelled }) => relabelled.map((one) => [sameKey(one), one])));
  return [...all.values()];
}

function nodeOf(hypothesis: Hypothesis, q: number, verdict: TestedNode['verdict']): TestedNode {
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
    q,
    verdict,
  };
}
