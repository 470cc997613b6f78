import type { TestedNode } from '../analysis.ts';
import { FALSE_DISCOVERY_RATE } from '../false-discovery-rate.ts';
import type { Finding } from '../finding.ts';
import { panelOf } from '../panel-of.ts';
import { buildFinding, findingId } from '../rank/build-finding.ts';
import { mayBeUnfinished, provisionalDays } from '../rank/may-be-unfinished.ts';
import { selectFindings } from '../rank/select-findings.ts';
import { falseDiscoveryRates } from '../tests/false-discovery.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { BUDGETS, weighTests } from '../tests/weigh-tests.ts';
import { type KnownChange, promiseOf } from './promise.ts';
import type { SurveyedWeek } from './survey-week.ts';

/** One test that a tick made. */
export interface AskedTest extends Omit<TestedNode, 'parent' | 'verdict'> {
  readonly statistic: number;
}

export interface AskedNode {
  readonly tests: readonly AskedTest[];
  /** What the nodes that hang on this one are worth now. */
  readonly promises: Readonly<Record<string, number>>;
}

/**
 * Tests that were not made yet count as tests of no evidence (p = 1). So q is that of a Benjamini–Hochberg control over the
 * whole lattice, however few of its nodes were opened: which ones were chosen, and when one stops, cannot raise the rate of
 * false discoveries, and a q only falls from tick to tick. With every node open it is the q of the week's analysis.
 */
function seenSoFar({ hypotheses, nodeOf }: SurveyedWeek, opened: ReadonlySet<string>): readonly Hypothesis[] {
  return hypotheses.map((hypothesis, index) =>
    opened.has(nodeOf[index] as string) ? hypothesis : { ...hypothesis, p: 1, statistic: 0 },
  );
}

/** @param opened the nodes that were asked before, and this one */
export function askNode(survey: SurveyedWeek, nodeId: string, opened: ReadonlySet<string>): AskedNode {
  const seen = seenSoFar(survey, opened);
  const q = falseDiscoveryRates(weighTests(seen), BUDGETS);
  const places = seen.flatMap((_, index) => (survey.nodeOf[index] === nodeId ? [index] : []));
  return {
    tests: places.map((index) => {
      const hypothesis = seen[index] as Hypothesis;
      const { run, metric, name, observed, expected, statistic, p } = hypothesis;
      const segment = run.lattice.segments[hypothesis.segment]?.segment ?? {};
      const suffix = hypothesis.trend ? ':trend' : name === 'raw_revenue_t' ? ':raw' : '';
      return {
        id: findingId(survey.week, metric, segment) + suffix,
        test: name,
        segment,
        metric,
        observed,
        expected,
        statistic,
        p,
        q: q[index] as number,
      };
    }),
    promises: promisesUnder(
      survey,
      nodeId,
      places.map((index) => seen[index] as Hypothesis),
    ),
  };
}

function promisesUnder(
  { nodes, hypotheses }: SurveyedWeek,
  nodeId: string,
  tested: readonly Hypothesis[],
): Readonly<Record<string, number>> {
  const below = nodes.filter(({ parent }) => parent === nodeId);
  const site = new Map(hypotheses.filter(({ tier }) => tier === 'site').map((one) => [one.metric, one]));
  return Object.fromEntries(
    below.map((node) => {
      const key = JSON.stringify(node.segment);
      const known = tested.flatMap((hypothesis): KnownChange[] => {
        const { run, metric, observed, expected, p, segment } = hypothesis;
        if (!node.metrics.includes(metric)) return [];
        if (JSON.stringify(run.lattice.segments[segment]?.segment ?? {}) !== key) return [];
        // A sum changes its site by its difference; a rate weighs as much as the traffic that it is of.
        const isSum = panelOf(run, metric)?.denominator === null;
        const whole = isSum ? (site.get(metric)?.expected ?? expected) : expected;
        const weight = isSum ? 1 : node.share;
        return [{ p, stake: whole > 0 ? (Math.abs(observed - expected) / whole) * weight : 0 }];
      });
      return [node.id, promiseOf(node, known)];
    }),
  );
}

/** Findings of what was asked so far, reduced to causes as those of a week are. */
export function findingsSoFar(survey: SurveyedWeek, opened: ReadonlySet<string>): readonly Finding[] {
  const seen = seenSoFar(survey, opened);
  const { selected } = selectFindings(survey.runs, seen, FALSE_DISCOVERY_RATE);
  const provisional = provisionalDays(survey.facts.marks, survey.week);
  return selected
    .map((one) => buildFinding(one, seen))
    .filter((finding) => !mayBeUnfinished(finding, provisional));
}
