import { ownOf } from '#src/shared/own-of.ts';
import type { TableFacts } from '../table-facts.ts';
import { UNITS } from './exact-sums.ts';

/** A metric of the whole site by day and by week, NaN where missing, and how much of it no cell holds. */
export interface SiteSeries {
  readonly days: Float64Array;
  readonly weeks: Float64Array;
  /** Part of each week that the source counts but shows in no cell (thresholding, anonymized queries); 0 when none. */
  readonly hidden: Float64Array;
}

/** The totals of the source where it gives them, else the sums of its cells. A week that lacks a day is missing. */
export function siteSeries(facts: TableFacts, metric: string): SiteSeries {
  const length = facts.days.length;
  const cells = new Float64Array(length);
  const column = facts.values[metric];
  if (column)
    for (let row = 0; row < column.length; row++) {
      const day = facts.day[row] as number;
      cells[day] = (cells[day] as number) + Math.round((column[row] as number) * UNITS);
    }
  for (let day = 0; day < length; day++) cells[day] = (cells[day] as number) / UNITS;
  const totals = ownOf(facts.totals, metric);
  const days = cells.map((sum, day) => {
    if (!facts.present[day]) return Number.NaN;
    const total = totals?.[day];
    return total === undefined || Number.isNaN(total) ? sum : total;
  });
  const weekCount = Math.floor(length / 7);
  const sumWeek = (values: Float64Array, week: number) =>
    values.subarray(week * 7, week * 7 + 7).reduce((sum, value) => sum + value, 0);
  const weeks = new Float64Array(weekCount).map((_, week) => sumWeek(days, week));
  const hidden = weeks.map((total, week) =>
    Number.isNaN(total) ? 0 : tidy(total - sumWeek(cells, week), total),
  );
  return { days, weeks, hidden };
}

/** Rounding of sums is no hidden traffic. */
function tidy(difference: number, total: number): number {
  return Math.abs(difference) < 1e-9 * Math.abs(total) ? 0 : difference;
}
