import { analyzeWeek } from './analyze-week.ts';
import { attributeSegment } from './attribute/attribute-segment.ts';
import { observedValue, viewSegment } from './attribute/segment-view.ts';
import type { Explanation, Segment } from './finding.ts';
import { prepareRun, type Run } from './prepare-run.ts';
import { effectOf } from './rank/build-finding.ts';
import { siteMetrics } from './rank/site-metrics.ts';
import { FEWEST_HISTORY_WEEKS, readCalendar } from './series/calendar.ts';
import { choosePanels } from './series/choose-panels.ts';
import { planFamilies } from './tests/make-hypotheses.ts';
import type { WeekFacts } from './week-facts.ts';

/**
 * One number of the analysed week, asked for by name: what was expected, how sure a difference is, and where it came from.
 * null where the engine has nothing to say: part of a week, too little history, a metric or segment that is not tested.
 */
export function explainChange(facts: WeekFacts, metric: string, segment: Segment): Explanation | null {
  const calendar = readCalendar(facts);
  if ((calendar.daysPresent[calendar.current] ?? 0) < 7 || calendar.history.length < FEWEST_HISTORY_WEEKS)
    return null;
  const choice = choosePanels(facts);
  if (choice.volume === null) return null;
  const run = prepareRun(facts, calendar, choice, choice.volume);
  const panel = run.panels.find(({ plan }) => plan.metric === metric);
  const index = segmentIndex(run, segment);
  if (panel === undefined || index === undefined) return null;
  const hypotheses = planFamilies(run).flatMap((family) => family.test());
  const hypothesis = hypotheses.find(
    (one) =>
      one.metric === metric && one.segment === index && one.trend === null && one.name !== 'raw_revenue_t',
  );
  if (hypothesis === undefined) return null;
  const view = viewSegment(run, panel, index, hypothesis.expected);
  const effect = effectOf(run, hypothesis, observedValue(view));
  return {
    week: facts.week,
    metric,
    segment,
    effect,
    p: hypothesis.p,
    attributions: attributeSegment(run, view, effect.absolute),
    guards:
      index === 0 ? (siteMetrics(run, hypotheses).find((one) => one.metric === metric)?.guards ?? []) : [],
    findings: analyzeWeek(facts, { seed: 1 }).findings.filter((finding) => finding.metric === metric),
  };
}

function segmentIndex({ lattice }: Run, segment: Segment): number | undefined {
  const wanted = Object.entries(segment);
  return lattice.segments.find(
    ({ segment: own }) =>
      Object.keys(own).length === wanted.length && wanted.every(([name, member]) => own[name] === member),
  )?.index;
}
