import { analyzeWeek } from './analyze-week.ts';
import { attributeSegment } from './attribute/attribute-segment.ts';
import { observedValue, viewSegment } from './attribute/segment-view.ts';
import type { Explanation, Segment } from './finding.ts';
import { panelOf } from './panel-of.ts';
import { prepareRun, type Run } from './prepare-run.ts';
import { withoutSilentDays } from './prepare-week.ts';
import { effectOf } from './rank/build-finding.ts';
import { siteMetrics } from './rank/site-metrics.ts';
import { FEWEST_HISTORY_WEEKS, readCalendar } from './series/calendar.ts';
import { choosePanels } from './series/choose-panels.ts';
import { tableFacts } from './table-facts.ts';
import { planFamilies } from './tests/make-hypotheses.ts';
import type { FactTable, WeekFacts } from './week-facts.ts';

/**
 * One number of the analysed week, asked for by name: what was expected, how sure a difference is, and where it came from.
 * null where the engine has nothing to say: part of a week, too little history, a metric or segment that is not tested.
 */
export function explainChange(given: WeekFacts, metric: string, segment: Segment): Explanation | null {
  const { facts, gap } = withoutSilentDays(given);
  if (gap) return null;
  for (const [place, table] of facts.tables.entries()) {
    const run = runOf(facts, table, place === 0);
    const explanation = run && explainIn(run, facts, metric, segment);
    if (explanation) return explanation;
  }
  return null;
}

function runOf(facts: WeekFacts, table: FactTable, isMain: boolean): Run | null {
  const own = tableFacts(facts, table, isMain);
  const calendar = readCalendar(own);
  const isWhole =
    calendar.daysPresent[calendar.current] === 7 && calendar.history.length >= FEWEST_HISTORY_WEEKS;
  const choice = isWhole ? choosePanels(own) : null;
  return choice === null || choice.volume === null ? null : prepareRun(own, calendar, choice, choice.volume);
}

function explainIn(run: Run, facts: WeekFacts, metric: string, segment: Segment): Explanation | null {
  const panel = panelOf(run, metric);
  const index = segmentIndex(run, segment);
  if (panel === undefined || index === undefined) return null;
  const hypotheses = planFamilies([run]).flatMap((family) => family.test());
  const hypothesis = hypotheses.find(
    (one) =>
      one.metric === metric && one.segment === index && one.trend === null && one.name !== 'raw_revenue_t',
  );
  if (hypothesis === undefined) return null;
  const view = viewSegment(run, panel, index, hypothesis.expected);
  const effect = effectOf(run, hypothesis, observedValue(view));
  const site = siteMetrics(hypotheses).find((one) => one.metric === metric);
  return {
    week: facts.week,
    metric,
    segment,
    effect,
    p: hypothesis.p,
    attributions: attributeSegment(run, view, effect.absolute),
    guards: index === 0 ? (site?.guards ?? []) : [],
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
