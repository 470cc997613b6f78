import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, type Inquiry, measure } from '../../../data/inquiry.ts';
import { dayPiece, listed, valueText, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';

export const daysIn = (rows: readonly FetchedRow[]): number =>
  new Set(rows.flatMap(({ time }): Day[] => (time === null ? [] : [time]))).size;

/** A part of the site may have had nothing on a day of which the data know others: that such a day counts in a mean, is told. */
export function daysWithoutRow(
  { filters, reading, view }: Settled,
  metric: AskMetric,
  { rows }: Fetched,
  days: number,
  inquiry: Inquiry,
): BoundText[] {
  const withRow = daysIn(rows);
  const sum = measure(metric, rows);
  if (filters.length === 0 || withRow >= days || withRow === 0 || sum === null) return [];
  const mean = valueText(
    sum / withRow,
    metric.unit,
    view.source.currency,
    inquiry.keep('meanOfRows', sum / withRow),
  );
  const others =
    reading.shape === 'average' ? sentence`; an average one of the others had ${mean}` : sentence``;
  return [
    sentence`It has no row on ${wholeNumber(days - withRow, inquiry.keep('withoutRow', days - withRow))} of the ${wholeNumber(days, inquiry.keep('daysCounted', days))} days: they count as days with none${others}.`,
  ];
}

/** Of one name in a list: the days of it that count, and how many of them have a row. */
export interface CountedDays {
  readonly name: string;
  /** Where it begins within the period. */
  readonly first: Day | null;
  /** Where it ends within the period. */
  readonly last: Day | null;
  readonly days: number;
  readonly withRow: number;
}

/** So many are named; of more it is said that there are some. */
const MOST_NAMED = 5;

const piece = (name: string, inquiry: Inquiry) => ({
  text: `“${name}”`,
  path: inquiry.keep('countedName', name),
  value: name,
});

const more = (all: readonly unknown[]): string => (all.length > MOST_NAMED ? ', and others' : '');

/** The same of names beside each other, and of those that begin or end within the period since or until when their days count. */
export function daysWithoutRows(names: readonly CountedDays[], inquiry: Inquiry): BoundText[] {
  const gaps = names.filter(({ days, withRow }) => withRow < days);
  const without = gaps
    .slice(0, MOST_NAMED)
    .map(
      ({ name, days, withRow }) =>
        sentence`${piece(name, inquiry)} on ${wholeNumber(days - withRow, inquiry.keep('withoutRow', days - withRow))}`,
    );
  return [
    ...daysOutsideLives(names, inquiry),
    ...(gaps.length === 0
      ? []
      : [
          sentence`Days without a row of a name count as days with none: ${listed(without, ' and ')}${more(gaps)}.`,
        ]),
  ];
}

/** Of names that begin or end within the period since or until when their days count. */
export function daysOutsideLives(
  names: readonly Pick<CountedDays, 'name' | 'first' | 'last'>[],
  inquiry: Inquiry,
): BoundText[] {
  const begun = names.flatMap(({ name, first }) => (first === null ? [] : [{ name, day: first }]));
  const gone = names.flatMap(({ name, last }) => (last === null ? [] : [{ name, day: last }]));
  const told = (some: typeof begun, key: string) =>
    some
      .slice(0, MOST_NAMED)
      .map(({ name, day }) => sentence`${piece(name, inquiry)} on ${dayPiece(day, inquiry.keep(key, day))}`);
  return [
    ...(begun.length === 0
      ? []
      : [
          sentence`Some first appear within these days, and days before are missing, not zero: ${listed(told(begun, 'countedFrom'), ' and ')}${more(begun)}.`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          sentence`Some last appear within these days, and days after are missing, not zero: ${listed(told(gone, 'countedTo'), ' and ')}${more(gone)}.`,
        ]),
  ];
}
