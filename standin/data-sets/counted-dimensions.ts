import type { CivilDay } from '../calendar/civil-day.ts';
import type { DataSet, ServedDimension } from './data-set.ts';
import { dayColumn } from './day-column.ts';

interface Days {
  readonly first: CivilDay;
  readonly last: CivilDay;
}

/** Counted from the first day of each date range, so that ranges of equal length can be laid beside each other. */
const countedFromStart = [
  {
    apiName: 'nthDay',
    uiName: 'Nth day',
    days: 1,
    text: 'The number of days since the start of the date range.',
  },
  {
    apiName: 'nthWeek',
    uiName: 'Nth week',
    days: 7,
    text: 'A number representing the number of weeks since the start of a date range.',
  },
] as const;

/**
 * These dimensions for the days of a request. A day that lies in two of its ranges is counted in the first of them. Before
 * the ranges are known every day counts from the first there is.
 */
export function countedDimensions(ranges: readonly Days[]) {
  return countedFromStart.map(({ apiName, uiName, days, text }): ServedDimension => {
    const labelOf = (day: CivilDay, begins: CivilDay) =>
      String(Math.floor((day - begins) / days)).padStart(4, '0');
    return {
      apiName,
      uiName,
      category: 'Time',
      description: text,
      column: (table) =>
        dayColumn(table, (day) => {
          const range = ranges.find(({ first, last }) => first <= day && day <= last);
          return labelOf(day, range?.first ?? table.day[0] ?? day);
        }),
    };
  });
}

/** The data set with what is counted from the ranges of a request. */
export function countedFrom(ranges: readonly Days[], dataSet: DataSet): DataSet {
  const counted = new Map(countedDimensions(ranges).map((field) => [field.apiName, field]));
  return {
    ...dataSet,
    dimensions: dataSet.dimensions.map((field) => ({
      ...field,
      column: (counted.get(field.apiName) ?? field).column,
    })),
  };
}
