import { dayOfWeekText } from '../assumptions.ts';
import {
  type CivilDay,
  formatCivilDay,
  isoWeekOf,
  partsOf,
  sundayWeekOf,
  weekdayOf,
} from '../calendar/civil-day.ts';
import { countedDimensions } from './counted-dimensions.ts';
import type { ServedDimension } from './data-set.ts';
import { dayColumn } from './day-column.ts';
import type { LabelColumn, SessionTable } from './session-table.ts';

const two = (value: number) => String(value).padStart(2, '0');
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const compact = (day: CivilDay) => formatCivilDay(day).replaceAll('-', '');

/** Dimensions that every data set has because its sessions have a day and a time of day. */
export const timeDimensions: readonly ServedDimension[] = [
  ...countedDimensions([]),
  ofDay('date', 'Date', 'The date of the event, formatted as YYYYMMDD.', compact),
  ofDay('year', 'Year', 'The four-digit year of the event e.g. 2020.', (day) => String(partsOf(day).year)),
  ofDay('month', 'Month', 'The month of the event, a two digit integer from 01 to 12.', (day) =>
    two(partsOf(day).month),
  ),
  ofDay('yearMonth', 'Year month', 'The combined values of year and month.', (day) =>
    compact(day).slice(0, 6),
  ),
  ofDay('day', 'Day', 'The day of the month, a two-digit number from 01 to 31.', (day) =>
    two(partsOf(day).day),
  ),
  ofDay(
    'week',
    'Week',
    'The week of the event, a two-digit number from 01 to 53. Each week starts on Sunday. January 1st is always in week 01.',
    (day) => two(sundayWeekOf(day)),
  ),
  ofDay(
    'yearWeek',
    'Year week',
    'The combined values of year and week.',
    (day) => `${partsOf(day).year}${two(sundayWeekOf(day))}`,
  ),
  ofDay('isoWeek', 'ISO week of the year', 'ISO week number, where each week starts on Monday.', (day) =>
    two(isoWeekOf(day).week),
  ),
  ofDay('isoYear', 'ISO year', 'The ISO year of the event.', (day) => String(isoWeekOf(day).year)),
  ofDay('isoYearIsoWeek', 'ISO week of ISO year', 'The combined values of isoWeek and isoYear.', (day) => {
    const { year, week } = isoWeekOf(day);
    return `${year}${two(week)}`;
  }),
  ofDay(
    'dayOfWeek',
    'Day of week',
    'The day of the week. It returns values in the range [0,6] with Sunday as the first day of the week.',
    (day) => dayOfWeekText(weekdayOf(day)),
  ),
  ofDay(
    'dayOfWeekName',
    'Day of week name',
    'The day of the week in English.',
    (day) => dayNames[weekdayOf(day)] ?? '',
  ),
  {
    apiName: 'hour',
    uiName: 'Hour',
    category: 'Time',
    description:
      "The two-digit hour of the day that the event was logged. This dimension ranges from 00-23 and is reported in your property's timezone.",
    column: remembered((table) => ({
      codes: Uint8Array.from(table.second, (second) => Math.floor(second / 3600)),
      labels: Array.from({ length: 24 }, (_, hour) => two(hour)),
    })),
  },
  {
    apiName: 'dateHour',
    uiName: 'Date + hour (YYYYMMDDHH)',
    category: 'Time',
    description: 'The combined values of date and hour formatted as YYYYMMDDHH.',
    column: remembered((table) => {
      const first = table.day[0] ?? 0;
      const days = (table.day[table.rowCount - 1] ?? first) - first + 1;
      return {
        codes: Uint32Array.from(
          table.day,
          (day, row) => (day - first) * 24 + Math.floor((table.second[row] as number) / 3600),
        ),
        labels: Array.from(
          { length: days * 24 },
          (_, code) => `${compact(first + Math.floor(code / 24))}${two(code % 24)}`,
        ),
      };
    }),
  },
];

function ofDay(
  apiName: string,
  uiName: string,
  description: string,
  label: (day: CivilDay) => string,
): ServedDimension {
  return {
    apiName,
    uiName,
    category: 'Time',
    description,
    column: remembered((table) => dayColumn(table, label)),
  };
}

/** A column is computed once a table and dropped with it. */
function remembered(compute: (table: SessionTable) => LabelColumn): (table: SessionTable) => LabelColumn {
  const columns = new WeakMap<SessionTable, LabelColumn>();
  return (table) => {
    let column = columns.get(table);
    if (column === undefined) {
      column = compute(table);
      columns.set(table, column);
    }
    return column;
  };
}
