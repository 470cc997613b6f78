import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Fetched, type FetchedRow, type Inquiry, measure } from '../../../data/inquiry.ts';
import { listed, valueText, wholeNumber } from '../../../wording/say.ts';
import type { NamedLife } from '../../lives/life-of.ts';
import { namePiece } from '../../lives/life-words.ts';
import { andOthers, countedWithinLives, namedAtMost } from '../../lives/lives-notes.ts';
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

/** Of one name in a list, and where it begins or ends within the period: the days of it that count, and how many of them have a row. */
export interface CountedDays extends NamedLife {
  readonly days: number;
  readonly withRow: number;
}

/** The same of names beside each other, and of those that begin or end within the period since or until when their days count. */
export function daysWithoutRows(names: readonly CountedDays[], inquiry: Inquiry): BoundText[] {
  const gaps = names.filter(({ days, withRow }) => withRow < days);
  const without = namedAtMost(gaps).map(
    ({ name, days, withRow }) =>
      sentence`${namePiece(name, 'countedName', inquiry)} on ${wholeNumber(days - withRow, inquiry.keep('withoutRow', days - withRow))}`,
  );
  return [
    ...countedWithinLives(names, inquiry),
    ...(gaps.length === 0
      ? []
      : [
          sentence`Days without a row of a name count as days with none: ${listed(without, ' and ')}${andOthers(gaps)}.`,
        ]),
  ];
}
