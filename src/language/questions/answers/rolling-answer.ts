import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { type FetchedRow, type Inquiry, measure } from '../data/inquiry.ts';
import { earlier, later, type Period } from '../dates/period.ts';
import { NotAnswerable } from '../reading/problem.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../wording/say.ts';
import { type AnsweredParts, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';

/**
 * For every day the mean over the days up to it: of what adds up the sum by the days with data, of a rate the rate over
 * all of them. A day whose window begins before the data has none.
 */
export async function rollingAnswer(
  settled: Settled,
  days: number,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view, asked, other } = settled;
  const [metric] = asked as [AskMetric];
  if (
    asked.length > 1 ||
    reading.dimensions.length > 0 ||
    reading.each !== null ||
    other !== null ||
    reading.weekdays.length > 0 ||
    reading.limits.length > 0 ||
    metric.kind === 'distinct'
  )
    throw new NotAnswerable({ type: 'ambiguous', about: 'rolling', choices: [] });
  const longer: Period = { ...period, from: addDays(period.from, 1 - days) };
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period: longer, grain: 'day' });
  const rows = rollingRows(settled, metric, fetched.rows, days, new Set(fetched.missing));
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = sentence`from ${dayPiece(period.from, inquiry.keep('from', period.from))} to ${dayPiece(period.to, `plans.${fetched.plan}.plan.to`)}`;
  const last = rows.length - 1;
  const value = rows[last]?.[1] ?? null;
  const size = wholeNumber(days, inquiry.keep('days', days));
  return {
    headline: capital(
      rows.length === 0
        ? sentence`No data ${periodPhrase(period, `plans.${fetched.plan}.plan`)}.`
        : sentence`${metric.label}${where} as a mean over ${size} days, ${when}: ${valueText(value as number | null, metric.unit, view.source.currency, `tables.0.rows.${last}.1`)} on the last of them.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(
        periodTitle(period),
        [
          { title: 'Day', format: 'day' },
          { title: `${metric.label}, mean of ${days} days`, format: metric.unit },
          { title: `${metric.label} of the day`, format: metric.unit },
        ],
        rows,
      ),
    ],
    chart: {
      mark: rows.length > 1 ? 'line' : 'bar',
      title: `${metric.label}, mean of ${days} days`,
      x: 0,
      y: [1, 2],
    },
  };
}

function rollingRows(
  { period, view }: Settled,
  metric: AskMetric,
  fetched: readonly FetchedRow[],
  days: number,
  missing: ReadonlySet<Day>,
): (string | number | null)[][] {
  const { firstDay, lastDay } = view.source;
  if (firstDay === null || lastDay === null) return [];
  const byDay = new Map(fetched.map((row) => [row.time as Day, row]));
  const known = (day: Day) => day >= firstDay && day <= lastDay && !missing.has(day);
  const from = later(period.from, firstDay);
  const to = earlier(period.to, lastDay);
  return daysFrom(from, to).map((day) => {
    const window = daysFrom(addDays(day, 1 - days), day);
    const counted = window.filter(known);
    const value = measure(
      metric,
      counted.flatMap((one) => byDay.get(one) ?? []),
    );
    const own = byDay.get(day);
    const mean =
      window[0] !== undefined && window[0] < firstDay
        ? null
        : metric.kind !== 'additive'
          ? value
          : counted.length === 0
            ? null
            : (value ?? 0) / counted.length;
    const ofDay = own ? measure(metric, [own]) : known(day) && metric.kind === 'additive' ? 0 : null;
    return [day, mean, ofDay];
  });
}
