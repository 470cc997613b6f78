import { probabilityOfNone } from '#src/shared/probability-of-none.ts';
import { median } from '#src/shared/quantile.ts';
import type { TableFacts } from '../table-facts.ts';
import type { WeekFacts } from '../week-facts.ts';
import { chooseVolume } from './choose-panels.ts';
import { siteSeries } from './site-series.ts';

/** A day on which a site with visitors recorded nothing at all. */
export interface SilentDay {
  /** Index in `WeekFacts.days`. */
  readonly day: number;
  /** Visits that such a weekday usually has. */
  readonly usual: number;
}

/** The same weekday of so many weeks on either side says what is usual. */
const WEEKS_AROUND = 8;
const FEWEST_NEIGHBOURS = 3;
/** Once in a million years of days: visits do not vanish, their measurement does. */
const IMPOSSIBLE = 1e-9;

/**
 * Days without a single event on a site that usually has many: the probability of none, under the weekday's own count and
 * overdispersion, is next to zero. They are gaps in the measurement and tell nothing about visitors, so that no week with one
 * of them is compared, or compared with. Weekdays that are often empty (a shop that is closed on Sundays) are not among them.
 */
export function silentDays(facts: TableFacts): readonly SilentDay[] {
  const volume = chooseVolume(facts);
  if (volume === null) return [];
  const { days } = siteSeries(facts, volume);
  const found: SilentDay[] = [];
  for (let day = 0; day < days.length; day++) {
    if (days[day] !== 0) continue;
    const around = sameWeekdays(days, day);
    if (around.length < FEWEST_NEIGHBOURS) continue;
    const usual = median(around);
    const scatter = 1.4826 * median(around.map((value) => Math.abs(value - usual)));
    // As independent as counts get, or as scattered as these weekdays are.
    const dispersion = Math.max(1, scatter ** 2 / Math.max(1, usual));
    if (usual > 0 && probabilityOfNone(usual, dispersion) < IMPOSSIBLE) found.push({ day, usual });
  }
  return found.filter(({ day }) => !hasAnyEvent(facts, day));
}

function sameWeekdays(days: Float64Array, day: number): readonly number[] {
  const values: number[] = [];
  for (let week = -WEEKS_AROUND; week <= WEEKS_AROUND; week++) {
    const value = week === 0 ? undefined : days[day + 7 * week];
    if (value !== undefined && !Number.isNaN(value)) values.push(value);
  }
  return values;
}

/** Whether a row of the day counts anything: orders without visits are no gap. */
function hasAnyEvent(facts: TableFacts, day: number): boolean {
  const columns = Object.values(facts.values);
  return facts.day.some((own, row) => own === day && columns.some((column) => (column[row] as number) > 0));
}

/** The facts with these days missing rather than zero, in every table and total. */
export function withoutDays(facts: WeekFacts, days: readonly number[]): WeekFacts {
  if (days.length === 0) return facts;
  const missing = <Values extends Uint8Array | Float64Array>(values: Values, value: number): Values => {
    const copy = values.slice() as Values;
    for (const day of days) copy[day] = value;
    return copy;
  };
  const unknown = (totals: WeekFacts['totals']) =>
    Object.fromEntries(
      Object.entries(totals).map(([metric, values]) => [metric, missing(values, Number.NaN)]),
    );
  return {
    ...facts,
    tables: facts.tables.map((table) => ({
      ...table,
      present: missing(table.present, 0),
      totals: table.totals && unknown(table.totals),
    })),
    totals: unknown(facts.totals),
  };
}
