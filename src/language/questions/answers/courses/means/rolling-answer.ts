import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { sentence } from '../../../../bound-text.ts';
import { amountOf } from '../../../data/amount-of.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry } from '../../../data/inquiry.ts';
import { type Period, unitAround } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { startOf, timeColumn } from '../../telling/time-grain.ts';

/**
 * For every day, week or month the mean over those up to it: of what adds up the sum by the units with data, of a rate the
 * rate over all of them. One whose window begins before the data has none.
 */
export async function rollingAnswer(settled: Settled, count: number, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, view, asked, other, period } = settled;
  const unit = reading.rollingUnit;
  const [metric] = asked as [AskMetric];
  if (
    asked.length > 1 ||
    reading.dimensions.length > 0 ||
    reading.each !== null ||
    reading.rank !== null ||
    other !== null ||
    reading.weekdays.length > 0 ||
    reading.limits.length > 0 ||
    period.without !== undefined ||
    metric.kind === 'distinct'
  )
    throw askedBack('rolling');
  // "Weeks of January 5 to March 2" are whole ones.
  const from = startOf(period.from, unit);
  const to = unitAround(period.to, unit).to;
  const longer: Period = { ...period, from: unitAround(from, unit, 1 - count).from, to };
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period: longer, grain: unit });
  const rows = rollingRows(settled, metric, fetched.rows, {
    count,
    from,
    to,
    missing: new Set(fetched.missing),
  });
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = sentence`from ${dayPiece(from, inquiry.keep('from', from))} to ${dayPiece(to, `plans.${fetched.plan}.plan.to`)}`;
  const last = rows.length - 1;
  const value = rows[last]?.[1] ?? null;
  const size = wholeNumber(count, inquiry.keep('mean_over', count));
  return {
    headline: capital(
      rows.length === 0
        ? sentence`No ${unit} with data ${when}.`
        : sentence`${metric.label}${where} as a mean over ${size} ${unit}s, ${when}: ${valueText(value as number | null, metric.unit, view.source.currency, `tables.0.rows.${last}.1`)} on the last of them.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle({ ...period, from, to }),
        [
          timeColumn(unit),
          { title: `${metric.label}, mean of ${count} ${unit}s`, format: metric.unit },
          { title: `${metric.label} of the ${unit}`, format: metric.unit },
        ],
        rows,
      ),
    ],
    chart: {
      mark: rows.length > 1 ? 'line' : 'bar',
      label: `${metric.label}, mean of ${count} ${unit}s`,
      x: 0,
      y: [1, 2],
    },
  };
}

interface Window {
  readonly count: number;
  readonly from: Day;
  readonly to: Day;
  readonly missing: ReadonlySet<Day>;
}

/** A week or month that the data hold in part is no measure of the others, and stands for none. */
function rollingRows(
  { reading, view, today }: Settled,
  metric: AskMetric,
  fetched: readonly FetchedRow[],
  { count, from, to, missing }: Window,
): (string | number | null)[][] {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return [];
  const unit = reading.rollingUnit;
  const rowsOf = groupRows(fetched, ({ time }) => time ?? '');
  const isHeld = (start: Day): boolean =>
    start >= firstDay &&
    unitAround(start, unit).to <= lastDay &&
    unitAround(start, unit).to < addDays(today, 1);
  const known = (start: Day): boolean =>
    isHeld(start) && daysFrom(start, unitAround(start, unit).to).some((day) => !missing.has(day));
  const starts: Day[] = [];
  for (let start = from; start <= to; start = unitAround(start, unit, 1).from) starts.push(start);
  return starts.filter(isHeld).map((start) => {
    const window = Array.from({ length: count }, (_, back) => unitAround(start, unit, -back).from);
    const counted = window.filter(known);
    const rows = counted.flatMap((one) => rowsOf.get(one) ?? []);
    const value = amountOf(metric, rows, counted.length > 0);
    const isWhole = window.every((one) => one >= firstDay);
    const mean = metric.kind === 'additive' && value !== null ? value / counted.length : value;
    return [start, isWhole ? mean : null, amountOf(metric, rowsOf.get(start) ?? [], known(start))];
  });
}
