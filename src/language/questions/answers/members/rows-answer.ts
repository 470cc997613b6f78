import { type Day, daysFrom, weekday } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
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
  const { rows, fetched } = await rowsOfDays(settled, inquiry, periods, kinds);
  const [metric] = metrics as [AskMetric];
  const isMean = tellsMean(settled, metric, kinds, rows);
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
      ...(isMean && areOfUnlikeMany(rows) ? [daysNote(rows, inquiry)] : []),
      ...(await notesOn(settled, inquiry, fetched.slice(0, 1))),
    ],
    tables: [tableOf(settled, metric, kinds, rows)],
    chart: { mark: 'bar', label: metric.label, x: 0, y: [told + 1] },
  };
}

/** A kind of weekday; undefined where all days are meant. */
type KindOfDay = Settled['reading']['weekdays'][number] | undefined;

/** A rate of all days is that of an average one. */
const addedUp = ({ metrics }: Settled): readonly AskMetric[] =>
  metrics.filter(({ kind }) => kind === 'additive');

async function rowsOfDays(
  settled: Settled,
  inquiry: Inquiry,
  periods: readonly Period[],
  kinds: readonly KindOfDay[],
): Promise<{ readonly rows: readonly RowOfDays[]; readonly fetched: readonly Fetched[] }> {
  const { metrics } = settled;
  const rows: RowOfDays[] = [];
  const all: Fetched[] = [];
  for (const period of periods)
    for (const kind of kinds) {
      const fetched = await fetchDays(settled, inquiry, {
        metrics,
        period,
        ...(kind && { weekdays: kind.days }),
      });
      all.push(fetched);
      const own = metrics.map((metric) => measure(metric, fetched.rows));
      const days = kind ? daysOf(settled, period, kind.days, fetched.missing) : 0;
      // Five days of a week against two: their sums are no comparison, so the average day stands beside them.
      const averages = kind ? addedUp(settled).map((metric) => meanOf(metric, fetched, days)) : [];
      rows.push({ title: kind ? kind.words : periodTitle(period), values: [...own, ...averages], days });
    }
  return { rows, fetched: all };
}

function meanOf(metric: AskMetric, { rows }: Fetched, days: number): number | null {
  const sum = amountOf(metric, rows, days > 0);
  return sum !== null && days > 0 ? sum / days : null;
}

/** Nine Mondays against eleven Fridays: their sums say how many there were. */
const areOfUnlikeMany = (rows: readonly RowOfDays[]): boolean =>
  new Set(rows.map(({ days }) => days)).size > 1;

/** "Average daily sessions on Mondays against Sundays", "do weekends sell better": the average day is what is told. */
function tellsMean(
  { reading }: Settled,
  { kind }: AskMetric,
  kinds: readonly KindOfDay[],
  rows: readonly RowOfDays[],
): boolean {
  const isUnlike = new Set(kinds.map((one) => one?.days.length)).size > 1;
  return (isUnlike || areOfUnlikeMany(rows) || reading.shape === 'average') && kind === 'additive';
}

const tableOf = (
  settled: Settled,
  metric: AskMetric,
  kinds: readonly KindOfDay[],
  rows: readonly RowOfDays[],
): ToldParts['tables'][number] =>
  table(
    kinds.length > 1 ? periodTitle(settled.period) : metric.label,
    [
      { title: kinds.length > 1 ? 'Days' : 'Period', format: 'text' },
      ...settled.metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
      ...(kinds.length > 1
        ? addedUp(settled).map(
            ({ label, unit }): Column => ({ title: `${label} on an average day`, format: unit }),
          )
        : []),
    ],
    rows.map(({ title, values }) => [title, ...values]),
  );

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
