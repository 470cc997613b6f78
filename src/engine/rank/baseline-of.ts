import type { SegmentView } from '../attribute/segment-view.ts';
import type { Baseline, WeekValue } from '../finding.ts';
import type { Run } from '../prepare-run.ts';
import type { Calendar } from '../series/calendar.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';
import { studentQuantile } from '../tests/student-t.ts';
import { weekValue } from './days-of.ts';

/** Weeks of history a chart shows, the analysed one not counted. */
const SHOWN_WEEKS = 12;
/** Less than this part of the weight its age gives means down-weighted. */
const FULL_WEIGHT = 0.999;

/** The weeks behind an expectation with what was expected of each of them one step ahead. */
export function baselineOf(
  run: Run,
  hypothesis: Hypothesis,
  view: SegmentView | null,
  calendar: Calendar,
): Baseline {
  const half =
    studentQuantile(0.05, hypothesis.degreesOfFreedom) * (hypothesis.deviation / hypothesis.expected);
  const first = hypothesis.trend
    ? (hypothesis.trend.weeks[0] as number)
    : Math.max(0, calendar.current - SHOWN_WEEKS);
  const weeks: WeekValue[] = [];
  for (let week = first; week <= calendar.current; week++) {
    const full = week === calendar.current || calendar.history.includes(week);
    const value = view
      ? weekValue(run, view, week)
      : ((run.facts.weekly[hypothesis.metric]?.[week] ?? Number.NaN) as number);
    const expected = full ? expectedOf(run, hypothesis, view, week) : null;
    weeks.push({
      week: run.facts.days[week * 7] as WeekValue['week'],
      observed: full && Number.isFinite(value) ? value : null,
      expected,
      low: expected === null ? null : Math.max(0, expected * (1 - half)),
      high: expected === null ? null : expected * (1 + half),
      used: full && (week === calendar.current || used(hypothesis, view, week, calendar)),
    });
  }
  return { weeks };
}

function expectedOf(run: Run, hypothesis: Hypothesis, view: SegmentView | null, week: number): number | null {
  const { trend } = hypothesis;
  if (trend) return Math.exp(trend.start + trend.slope * (week - (trend.weeks[0] as number)));
  if (week === run.calendar.current) return hypothesis.expected;
  if (!view) return null;
  if (hypothesis.segment === 0) return finite(view.panel.siteForecast.mean[week] as number);
  const { mean, panel } = view.panel.expectation();
  const cell = hypothesis.segment * run.calendar.weeks + week;
  const unit = panel.exposure ? 1 / (panel.exposure[cell] as number) : panel.scale;
  return finite((mean[cell] as number) * unit);
}

function used(hypothesis: Hypothesis, view: SegmentView | null, week: number, calendar: Calendar): boolean {
  if (hypothesis.trend) return hypothesis.trend.weeks.includes(week);
  if (!view) return true;
  const expectation = view.panel.expectation();
  const weight =
    hypothesis.segment === 0
      ? (view.panel.siteForecast.weight[week] as number)
      : (expectation.weight[hypothesis.segment * calendar.weeks + week] as number);
  const next =
    hypothesis.segment === 0
      ? neighbourWeight(view.panel.siteForecast.weight, week, calendar)
      : expectation.decay ** age(week, calendar);
  return weight > 0 && weight >= FULL_WEIGHT * Math.min(1, next);
}

function age(week: number, calendar: Calendar): number {
  return calendar.history.length - 1 - calendar.history.indexOf(week);
}

/** The heaviest older week: weights grow towards the present, so a lighter newer week was down-weighted. */
function neighbourWeight(weight: Float64Array, week: number, calendar: Calendar): number {
  return calendar.history
    .filter((other) => other < week)
    .reduce((most, other) => Math.max(most, weight[other] as number), 0);
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
