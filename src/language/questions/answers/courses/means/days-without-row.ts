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

/** The same of names beside each other, and of those that begin within the period since when their days count. */
export function daysWithoutRows(names: readonly CountedDays[], inquiry: Inquiry): BoundText[] {
  const piece = (name: string) => ({
    text: `“${name}”`,
    path: inquiry.keep('countedName', name),
    value: name,
  });
  const begun = names.flatMap(({ name, first }) => (first === null ? [] : [{ name, first }]));
  const gone = names.flatMap(({ name, last }) => (last === null ? [] : [{ name, last }]));
  const gaps = names.filter(({ days, withRow }) => withRow < days);
  const since = begun
    .slice(0, MOST_NAMED)
    .map(
      ({ name, first }) => sentence`${piece(name)} on ${dayPiece(first, inquiry.keep('countedFrom', first))}`,
    );
  const until = gone
    .slice(0, MOST_NAMED)
    .map(({ name, last }) => sentence`${piece(name)} on ${dayPiece(last, inquiry.keep('countedTo', last))}`);
  const without = gaps
    .slice(0, MOST_NAMED)
    .map(
      ({ name, days, withRow }) =>
        sentence`${piece(name)} on ${wholeNumber(days - withRow, inquiry.keep('withoutRow', days - withRow))}`,
    );
  const more = (all: readonly unknown[]): string => (all.length > MOST_NAMED ? ', and others' : '');
  return [
    ...(begun.length === 0
      ? []
      : [
          sentence`Some first appear within these days, and days before are missing, not zero: ${listed(since, ' and ')}${more(begun)}.`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          sentence`Some last appear within these days, and days after are missing, not zero: ${listed(until, ' and ')}${more(gone)}.`,
        ]),
    ...(gaps.length === 0
      ? []
      : [
          sentence`Days without a row of a name count as days with none: ${listed(without, ' and ')}${more(gaps)}.`,
        ]),
  ];
}
