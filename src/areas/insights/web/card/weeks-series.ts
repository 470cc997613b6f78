import { addDays, type Day } from '#src/shared/week.ts';
import type { ChartTable } from '#src/web/ui/chart/chart-table.ts';
import type { Series } from '#src/web/ui/chart/series.ts';
import { formatDay, formatShortDay } from '#src/web/ui/format/date.ts';
import { formatValue } from '#src/web/ui/format/value.ts';
import type { Evidence } from '../../evidence.ts';
import { toneOf } from '../direction.ts';
import { shownUnit } from '../shown-unit.ts';

type Week = Evidence['weeks'][number];

/** Weeks before the first that the baseline knows: the source may have begun in the middle of one. */
function comparable(weeks: readonly Week[]): readonly Week[] {
  const first = weeks.findIndex((week) => week.used || week.expected !== null);
  return first < 0 ? weeks : weeks.slice(first);
}

/** Holidays come every year and would only hide the line; those that fit the change are worth a mark. */
function shownEvents({ events }: Evidence) {
  return events
    .filter(({ type, fits }) => fits || type !== 'holiday')
    .map(({ from, label }) => ({ day: from, label }));
}

export function weeksSeries(evidence: Evidence, week: Day): Series {
  const { weeks, metricLabel, currency, shape } = evidence;
  const unit = shownUnit(evidence);
  return {
    name: metricLabel,
    unit,
    ...(currency !== null && { currency }),
    weekly: true,
    // The band of a drift follows the drift: nothing about it is usual.
    ...(shape === 'ramp' && { usualLabel: 'Fitted drift' }),
    points: comparable(weeks).map(({ week: monday, observed, low, high }) => ({
      day: monday,
      value: observed,
      ...(low !== null && high !== null && { usual: { low, high } }),
    })),
    events: shownEvents(evidence),
    marked: { from: week, to: week, label: formatShortDay(week) },
    tone: toneOf(evidence),
    lowerIsBetter: unit === 'position',
  };
}

/** What the drawing says, as a sentence: where the week stands against its usual range. */
export function weeksTitle(evidence: Evidence): string {
  const { weeks, metricLabel, unit, currency, direction, effect, shape } = evidence;
  const write = (value: number) =>
    // Nobody counts 59.1 sessions, though a range may begin there.
    formatValue(
      unit === 'count' ? Math.round(value) : value,
      shownUnit(evidence),
      'brief',
      currency ?? undefined,
    );
  if (shape === 'ramp')
    return `${metricLabel} drifted ${direction} over the weeks, from ${write(effect.expected)} to ${write(effect.observed)}`;
  const { low, high } = weeks.at(-1) ?? { low: null, high: null };
  // A position that rises in number has sunk in the results, and is drawn so.
  const [went, isOutside] =
    unit === 'position'
      ? [direction === 'up' ? 'worsened' : 'improved', ['outside', 'outside']]
      : [direction === 'up' ? 'rose' : 'fell', ['above', 'below']];
  const moved = `${metricLabel} ${went} to ${write(effect.observed)}`;
  if (low === null || high === null) return `${moved}; ${write(effect.expected)} were expected`;
  const range = `${write(low)} to ${write(high)}`;
  if (effect.observed > high) return `${moved}, ${isOutside[0]} the usual ${range}`;
  if (effect.observed < low) return `${moved}, ${isOutside[1]} the usual ${range}`;
  return `${moved}, within the range of single weeks, ${range}`;
}

export function weeksTable(evidence: Evidence): ChartTable {
  const { weeks, metricLabel, currency, shape, events } = evidence;
  const happened = (week: Day) =>
    events
      .filter(({ fits, segment }) => fits || segment['country'] === undefined)
      .filter(({ from, to }) => from <= addDays(week, 6) && to >= week)
      .map(({ label }) => label)
      .join('; ');
  const band = shape === 'ramp' ? 'Drift' : 'Usual';
  const write = (value: number | null, precision: 'exact' | 'brief') =>
    formatValue(value, shownUnit(evidence), precision, currency ?? undefined);
  return {
    columns: [
      'Week of',
      metricLabel,
      'Expected',
      `${band} from`,
      `${band} to`,
      'In the baseline',
      ...(events.length > 0 ? ['Known events'] : []),
    ],
    rows: comparable(weeks).map(({ week, observed, expected, low, high, used }) => [
      formatDay(week),
      write(observed, 'exact'),
      // Estimates: further digits would be no knowledge.
      write(expected, 'brief'),
      write(low, 'brief'),
      write(high, 'brief'),
      used ? 'yes' : 'no',
      ...(events.length > 0 ? [happened(week)] : []),
    ]),
  };
}
