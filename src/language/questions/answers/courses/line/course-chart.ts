import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import type { Settled } from '../../settling/settled.ts';
import type { ToldParts } from '../../telling/draft.ts';
import type { Point } from './course-points.ts';

/** A line of what follows each other in time, bars of what is ranked; of the first of each unit the table alone. */
export function courseChart(
  settled: Settled,
  grain: UnitOfTime | 'weekday',
  { points, isRanked }: { readonly points: readonly Point[]; readonly isRanked: boolean },
): ToldParts['chart'] {
  const { reading, metrics } = settled;
  const isLine = !isRanked && points.length > 1 && grain !== 'quarter' && grain !== 'year';
  // Bars have one axis, and the lines of members are those of one number.
  const drawn =
    reading.dimensions.length > 0
      ? metrics.slice(0, 1)
      : metrics.filter(({ unit }) => unit === metrics[0]?.unit);
  // Lines of another unit are drawn on an axis of their own.
  const lines = isLine && reading.dimensions.length === 0 ? metrics : drawn;
  if (points.length === 0) return null;
  if (reading.rankPer !== null) return { mark: 'table', label: drawn[0]?.label ?? '', x: null, y: [] };
  const per = `${reading.shape === 'cumulative' ? 'so far, by' : 'per'} ${grain}`;
  return {
    mark: isLine ? 'line' : 'bar',
    label: `${drawn.map(({ label }) => label).join(', ')} ${grain === 'weekday' ? weekdayTitle(settled) : per}`,
    x: 0,
    y: lines.map((metric) => metrics.indexOf(metric) + reading.dimensions.length + 1),
    series: reading.dimensions.length > 0 ? 1 : null,
  };
}

/** All Mondays together are no Monday: what adds up is told of an average one. */
function weekdayTitle({ reading, metrics: [metric], view }: Settled): string {
  const split = reading.dimensions.map((dimension) => ` and ${view.labelOf(dimension).toLowerCase()}`);
  return `${metric?.kind === 'additive' ? 'on an average day, ' : ''}by weekday${split.join('')}`;
}
