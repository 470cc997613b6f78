import type { Day } from '#src/shared/week.ts';
import { attributeSegment, mixReversals } from '../attribute/attribute-segment.ts';
import { observedValue, type SegmentView, viewSegment } from '../attribute/segment-view.ts';
import type { Companion, Effect, Finding, Guard, RelatedChange } from '../finding.ts';
import { shapeOfWeek } from '../localize/shape-of-week.ts';
import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { studentQuantile } from '../tests/student-t.ts';
import { baselineOf } from './baseline-of.ts';
import { outcomesRose } from './business-effect.ts';
import { confidenceOf } from './confidence.ts';
import { daysOf } from './days-of.ts';
import { guardsOf } from './guards-of.ts';
import { metricOf, unitOf } from './metric-of.ts';
import { priorityOf } from './priority.ts';
import type { Selected } from './select-findings.ts';

const LEVEL = 0.95;
/** Companions are shown when they moved by themselves at this level; they are no claims of their own. */
const COMPANION = 0.05;

/** Turns a selected test into a finding with all of its evidence. */
export function buildFinding(selected: Selected, hypotheses: readonly Hypothesis[]): Finding {
  const { hypothesis } = selected;
  const { run } = hypothesis;
  const { calendar, facts } = run;
  const panel = panelOf(run, hypothesis.metric);
  const segment = run.lattice.segments[hypothesis.segment]?.segment ?? {};
  const view = panel ? viewSegment(run, panel, hypothesis.segment, hypothesis.expected) : null;
  const observed = view ? observedValue(view) : hypothesis.observed;
  const effect = effectOf(run, hypothesis, observed, siteTest(hypothesis, hypotheses));
  const { absolute } = effect;
  const { shape, onset, days } = shapeOf(run, view, hypothesis);
  const companions = companionsOf(hypothesis, hypotheses, run);
  const guards = [...guardsOf(run, selected, hypotheses), ...(view ? mixReversals(run, view) : [])];
  const unit = unitOf(run, hypothesis.metric);
  const placement = selected.strength ? selected.strength.own - selected.strength.rival : null;
  const confidence = confidenceOf(
    { segment, unit, placement, test: { name: hypothesis.name, q: selected.q } },
    facts.marks,
  );
  const direction = absolute >= 0 ? 'up' : 'down';
  const isUnpaidSpike = shape === 'spike' && !outcomesRose(hypothesis, hypotheses);
  const kind = kindOf(run, hypothesis, direction, guards, isUnpaidSpike);
  const size = priorityOf({
    metric: hypothesis.metric,
    isProblem: kind === 'problem',
    relative: effect.relative,
    q: selected.q,
    shareOfSite: shareOfSite(run, panel, view, absolute),
    confidence,
  });
  // What is not understood yet is no first priority, however large.
  const priority = kind === 'need_more_data' && size === 1 ? 2 : size;
  return {
    id: findingId(facts.week, hypothesis.metric, segment),
    week: facts.week,
    metric: hypothesis.metric,
    unit,
    segment,
    table: facts.table,
    direction,
    kind,
    priority,
    confidence,
    placement,
    effect,
    test: {
      name: hypothesis.name,
      statistic: hypothesis.statistic,
      degreesOfFreedom: hypothesis.degreesOfFreedom,
      p: hypothesis.p,
      q: selected.q,
      dispersion: hypothesis.dispersion,
    },
    shape,
    onset,
    baseline: baselineOf(run, hypothesis, view, calendar),
    days,
    attributions: view ? attributeSegment(run, view, absolute) : [],
    companions,
    related: relatedOf(selected),
    guards,
    marks: facts.marks,
    link: null,
    events: [],
  };
}

/** week:metric:segment, the dimensions of the segment in the order of their names. */
export function findingId(week: Day, metric: string, segment: Finding['segment']): string {
  const members = Object.entries(segment)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dimension, member]) => `${encodeURIComponent(dimension)}=${encodeURIComponent(member)}`);
  return [week, metric, members.join('&') || 'site'].join(':');
}

/** The test of the whole site in the same metric, whose expectation the page of the week shows. */
const siteTest = ({ metric }: Hypothesis, hypotheses: readonly Hypothesis[]): Hypothesis | undefined =>
  hypotheses.find((one) => one.tier === 'site' && one.metric === metric && one.name !== 'raw_revenue_t');

/**
 * The interval is that of Student's t around the change: ± t · deviation.
 * @param site the test of the whole site, so that the share of its change is one of the change that is shown of it
 */
export function effectOf(run: Run, hypothesis: Hypothesis, observed: number, site?: Hypothesis): Effect {
  const { expected, deviation, degreesOfFreedom } = hypothesis;
  const absolute = observed - expected;
  // Under "nothing new" a new segment has no spread at all; what is there now counts at least as independent events do.
  const counted = hypothesis.name === 'negative_binomial_t' ? Math.sqrt(observed) : 0;
  const half = studentQuantile(1 - LEVEL, degreesOfFreedom) * Math.max(deviation, counted);
  return {
    observed,
    expected,
    absolute,
    relative: expected !== 0 ? absolute / expected : null,
    low: absolute - half,
    high: absolute + half,
    level: LEVEL,
    shareOfSiteChange: shareOfSiteChange(run, hypothesis, absolute, site),
  };
}

function shareOfSiteChange(
  run: Run,
  hypothesis: Hypothesis,
  absolute: number,
  site: Hypothesis | undefined,
): number | null {
  const panel = panelOf(run, hypothesis.metric);
  if (!panel || panel.denominator || hypothesis.trend) return null;
  if (hypothesis.segment === 0) return 1;
  const { current } = run.calendar;
  const change =
    (panel.site[current] as number) - (site?.expected ?? (panel.siteForecast.mean[current] as number));
  return change === 0 ? null : absolute / change;
}

/** |change| as a share of what the whole site was expected to have of the metric; for rates, of its events. */
function shareOfSite(
  run: Run,
  panel: RunPanel | undefined,
  view: SegmentView | null,
  absolute: number,
): number {
  if (!panel || !view) return 0;
  const { current } = run.calendar;
  const events = Math.abs(absolute) * view.observed.trials;
  const trials = panel.denominator ? (panel.denominator.weeks[current] as number) : 1;
  const site = (panel.siteForecast.mean[current] as number) * trials;
  return site > 0 ? events / site : 0;
}

function shapeOf(run: Run, view: SegmentView | null, hypothesis: Hypothesis) {
  const days = view ? daysOf(run, view, hypothesis) : [];
  if (hypothesis.trend) return { shape: 'ramp' as const, onset: null, days };
  const complete =
    days.length === 7 && days.every(({ observed, expected }) => observed !== null && expected !== null);
  if (!view || !complete) return { shape: 'unclear' as const, onset: null, days };
  // Rates as events out of trials, money as effective orders.
  const unit = view.panel.denominator ? view.observed.trials / 7 : 1 / view.panel.expectation().panel.scale;
  const found = shapeOfWeek(
    days.map(({ observed }) => (observed as number) * unit),
    days.map(({ expected }) => (expected as number) * unit),
    Math.max(1, hypothesis.dispersion),
  );
  return { shape: found.shape, onset: found.onset === null ? null : (days[found.onset]?.day ?? null), days };
}

function companionsOf(
  hypothesis: Hypothesis,
  hypotheses: readonly Hypothesis[],
  run: Run,
): readonly Companion[] {
  return hypotheses
    .filter(
      (other) =>
        other.metric !== hypothesis.metric &&
        other.run === hypothesis.run &&
        other.segment === hypothesis.segment &&
        other.trend === null &&
        other.p < COMPANION,
    )
    .map(({ metric, observed, expected, p }) => ({
      metric,
      unit: unitOf(run, metric),
      observed,
      expected,
      p,
    }));
}

/** The same change as other segments show it: those that it explains in other tables, and its near-duplicates. */
function relatedOf({ hypothesis, merged, explains }: Selected): readonly RelatedChange[] {
  return [...merged, ...explains]
    .filter(
      (other) =>
        other.metric === hypothesis.metric &&
        (other.run !== hypothesis.run || other.segment !== hypothesis.segment),
    )
    .map((other) => ({
      segment: other.run.lattice.segments[other.segment]?.segment ?? {},
      observed: other.observed,
      expected: other.expected,
      p: other.p,
    }));
}

/**
 * A rise that hangs on single orders, brought no business, starts from next to nothing, or came and went within the week
 * without bringing any is not yet an opportunity: more data are needed to say what it is. So they are for a drift upwards of which
 * no year before is known, which may be the season; one downwards, apart from the rest of the site, is worth a look before that.
 */
function kindOf(
  run: Run,
  hypothesis: Hypothesis,
  direction: 'up' | 'down',
  guards: readonly Guard[],
  isUnpaidSpike: boolean,
): Finding['kind'] {
  // A page with a new address is neither a loss nor a success before it is known whether all of it moved.
  if (guards.some(({ type }) => type === 'moved_page')) return 'need_more_data';
  const desired = metricOf(run, hypothesis.metric)?.desired ?? 'up';
  const good = desired === 'neither' ? direction === 'up' : direction === desired;
  const softened = guards.some(
    ({ type }) =>
      type === 'single_order' ||
      type === 'no_business_effect' ||
      type === 'small_base' ||
      type === 'unengaged_rise' ||
      type === 'no_year_before',
  );
  if (good && (softened || isUnpaidSpike)) return 'need_more_data';
  if (hypothesis.segment === 0 && guards.some(({ type }) => type === 'no_year_before'))
    return 'need_more_data';
  return good ? 'opportunity' : 'problem';
}
