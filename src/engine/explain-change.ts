import type { Explanation } from './analysis.ts';
import { analyzePrepared } from './analyze-week.ts';
import { attributeSegment } from './attribute/attribute-segment.ts';
import { observedValue, viewSegment } from './attribute/segment-view.ts';
import type { Segment } from './finding.ts';
import { panelOf } from './panel-of.ts';
import type { Run } from './prepare-run.ts';
import { type PreparedWeek, prepareWeek } from './prepare-week.ts';
import { effectOf } from './rank/build-finding.ts';
import { siteMetrics } from './rank/site-metrics.ts';
import { planFamilies } from './tests/make-hypotheses.ts';
import type { WeekFacts } from './week-facts.ts';

/**
 * One number of the analysed week, asked for by name: what was expected, how sure a difference is, and where it came from.
 * null where the engine has nothing to say: part of a week, too little history, a metric or segment that is not tested.
 */
export function explainChange(given: WeekFacts, metric: string, segment: Segment): Explanation | null {
  const prepared = prepareWeek(given);
  for (const run of prepared.runs ?? []) {
    const explanation = explainIn(run, prepared, metric, segment);
    if (explanation) return explanation;
  }
  return null;
}

function explainIn(run: Run, prepared: PreparedWeek, metric: string, segment: Segment): Explanation | null {
  const panel = panelOf(run, metric);
  const index = segmentIndex(run, segment);
  if (panel === undefined || index === undefined) return null;
  const hypotheses = planFamilies([run]).flatMap((family) => family.test());
  const levels = hypotheses.filter(
    (one) => one.metric === metric && one.segment === index && one.trend === null,
  );
  // What is asked about is all that came in, outlying orders with it: held against its own test, and not against that without them.
  const raw = levels.find(({ name }) => name === 'raw_revenue_t');
  const calm = levels.find(({ name }) => name !== 'raw_revenue_t');
  const hypothesis = raw ?? calm;
  if (hypothesis === undefined) return null;
  const view = viewSegment(run, panel, index, hypothesis.expected);
  const effect = effectOf(run, hypothesis, observedValue(view));
  const site = siteMetrics(hypotheses).find((one) => one.metric === metric);
  return {
    week: prepared.facts.week,
    metric,
    segment,
    effect,
    p: hypothesis.p,
    withoutOutliers:
      raw === undefined || calm === undefined
        ? null
        : { effect: effectOf(run, calm, calm.observed), p: calm.p },
    attributions: attributeSegment(run, view, effect.absolute),
    guards: index === 0 ? (site?.guards ?? []) : [],
    findings: analyzePrepared(prepared, { seed: 1 }).findings.filter((finding) => finding.metric === metric),
  };
}

function segmentIndex({ lattice }: Run, segment: Segment): number | undefined {
  const wanted = Object.entries(segment);
  return lattice.segments.find(
    ({ segment: own }) =>
      Object.keys(own).length === wanted.length && wanted.every(([name, member]) => own[name] === member),
  )?.index;
}
