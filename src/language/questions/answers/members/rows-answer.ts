import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { earlier, later, type Period } from '../../dates/period.ts';
import {
  filterPhrase,
  isToldAlike,
  listed,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { isAsAsked } from '../changes/is-as-asked.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';

interface RowOfDays {
  readonly title: string;
  readonly values: readonly (number | null)[];
  /** Of a kind of weekday how many with data there are. */
  readonly days: number;
}

/** "Days with data: Mondays 9 and Fridays 11." */
function daysNote(rows: readonly RowOfDays[], inquiry: Inquiry): BoundText {
  const told = rows.map(
    ({ title, days }, at) =>
      sentence`${{ text: title, path: `tables.0.rows.${at}.0`, value: title }} ${wholeNumber(days, inquiry.keep('daysOfKind', days))}`,
  );
  return sentence`Days with data: ${listed(told, ' and ')}.`;
}

/** Several periods, or several kinds of weekday, one row each. */
export async function rowsAnswer(
  settled: Settled,
  inquiry: Inquiry,
  periods: readonly Period[],
): Promise<ToldParts> {
  const { metrics, reading, view } = settled;
  const kinds = reading.weekdays.length > 1 ? reading.weekdays : [undefined];
  // A rate of all days is that of an average one
  const added = metrics.filter(({ kind }) => kind === 'additive');
  const rows: RowOfDays[] = [];
  const fetchedAll = [];
  for (const period of periods)
    for (const kind of kinds) {
      const fetched = await fetchDays(settled, inquiry, {
        metrics,
        period,
        ...(kind && { weekdays: kind.days }),
      });
      fetchedAll.push(fetched);
      const own = metrics.map((metric) => measure(metric, fetched.rows));
      const days = kind ? daysOf(settled, period, kind.days, fetched.missing) : 0;
      // Five days of a week against two: their sums are no comparison, so the average day stands beside them.
      const averages = kind
        ? added.map((metric) => {
            const sum = amountOf(metric, fetched.rows, days > 0);
            return sum !== null && days > 0 ? sum / days : null;
          })
        : [];
      rows.push({ title: kind ? kind.words : periodTitle(period), values: [...own, ...averages], days });
    }
  const [metric] = metrics as [AskMetric];
  const main = table(
    kinds.length > 1 ? periodTitle(settled.period) : metric.label,
    [
      { title: kinds.length > 1 ? 'Days' : 'Period', format: 'text' },
      ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
      ...(kinds.length > 1
        ? added.map(({ label, unit }): Column => ({ title: `${label} on an average day`, format: unit }))
        : []),
    ],
    rows.map(({ title, values }) => [title, ...values]),
  );
  // "Average daily sessions on Mondays against Sundays", "do weekends sell better": the average day is what is told.
  const isUnlike = new Set(kinds.map((kind) => kind?.days.length)).size > 1;
  // Nine Mondays against eleven Fridays: their sums say how many there were
  const isOfUnlikeMany = new Set(rows.map(({ days }) => days)).size > 1;
  const isMean = (isUnlike || isOfUnlikeMany || reading.shape === 'average') && metric.kind === 'additive';
  const told = isMean ? metrics.length : 0;
  const parts = rows.map(
    ({ title, values }, at) =>
      sentence`${{ text: title, path: `tables.0.rows.${at}.0`, value: title }} ${valueText(values[told] ?? null, metric.unit, view.source.currency, `tables.0.rows.${at}.${told + 1}`)}`,
  );
  const when = kinds.length > 1 ? sentence` ${periodPhrase(settled.period, 'plans.0.plan')}` : sentence``;
  const verdict = kinds.length === 2 ? verdictOnDays(reading, metric, rows, told) : undefined;
  return {
    verdict,
    headline: sentence`${verdict === undefined ? metric.label : metric.label.toLowerCase()}${isMean ? ' on an average day' : ''}${filterPhrase(reading.filters, view, 'plans.0.plan')}${when}: ${listed(parts, ' and ')}.`,
    sentences: [
      ...(isMean && isOfUnlikeMany ? [daysNote(rows, inquiry)] : []),
      ...(await notesOn(settled, inquiry, fetchedAll.slice(0, 1))),
    ],
    tables: [main],
    chart: { mark: 'bar', label: metric.label, x: 0, y: [told + 1] },
  };
}

/** "Is revenue higher on weekends": by what is told of both kinds of days, and not where it is told of them by the same digits. */
function verdictOnDays(
  { isYesNo, asks }: Settled['reading'],
  metric: AskMetric,
  rows: readonly { readonly values: readonly (number | null)[] }[],
  told: number,
): ToldVerdict | undefined {
  const [a, b] = rows.map(({ values }) => values[told] ?? null);
  if (!isYesNo || asks === null || rows.length !== 2 || a == null || b == null) return undefined;
  return yesIf(isAsAsked(asks, metric, a, b) && !isToldAlike(a, b, metric));
}

/** Days of these weekdays that have data. */
function daysOf(
  { view }: Settled,
  { from, to }: Period,
  weekdays: readonly number[],
  missing: readonly Day[],
): number {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return 0;
  return daysFrom(later(from, firstDay), earlier(to, lastDay)).filter(
    (day) => weekdays.includes(weekday(day)) && !missing.includes(day),
  ).length;
}
