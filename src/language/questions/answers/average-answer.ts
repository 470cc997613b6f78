import { sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/ask-metric.ts';
import type { Inquiry } from '../data/inquiry.ts';
import { groupRows, measure } from '../data/inquiry.ts';
import { NotAnswerable } from '../reading/problem.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, valueText, wholeNumber } from '../wording/say.ts';
import { pointsOf } from './course-answer.ts';
import { type AnsweredParts, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { daysWithData, notesOn } from './notes.ts';
import type { Settled } from './settle.ts';

type Parts = Omit<AnsweredParts, 'assumptions'>;

/** The mean or the median day, week or month of what adds up; days without data count neither above nor below the line. */
export async function averageAnswer(settled: Settled, inquiry: Inquiry): Promise<Parts> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive')
    throw new NotAnswerable({ type: 'ambiguous', about: 'median_of_rate', choices: [] });
  const grain = reading.grain === null || reading.grain === 'weekday' ? 'day' : reading.grain;
  if (reading.dimensions.length > 0) return averagesByMember(settled, metric, grain, inquiry);
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain });
  const values = pointsOf({ ...settled, metrics: [metric] }, fetched, grain)
    .map((point) => point.values[0] ?? null)
    .filter((value) => value !== null);
  const value = reading.shape === 'median' ? medianOf(values) : meanOf(values);
  const name = reading.shape === 'median' ? 'Median' : 'Average';
  const main = table(
    periodTitle(period),
    [{ title: `${name} ${metric.noun} per ${grain}`, format: metric.unit }],
    [[value]],
  );
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const figure = valueText(value, metric.unit, view.source.currency, 'tables.0.rows.0.0');
  const counted = wholeNumber(values.length, inquiry.keep('units', values.length));
  return {
    headline: capital(
      sentence`${reading.shape === 'median' ? 'Half of the' : 'An average'} ${grain}${reading.shape === 'median' ? 's had at most' : ' had'} ${figure} ${metric.noun}${where} ${when}.`,
    ),
    sentences: [
      sentence`Taken over ${counted} ${grain}${values.length === 1 ? '' : 's'} with data.`,
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [main],
    chart: { mark: 'number', title: `${name} ${metric.noun} per ${grain}`, x: null, y: [0] },
  };
}

async function averagesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: 'day' | 'week' | 'month',
  inquiry: Inquiry,
): Promise<Parts> {
  const { reading, period, view } = settled;
  if (reading.grain === null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  if (reading.shape === 'median' || grain === 'month')
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
  });
  const days = daysWithData(view, period, fetched.missing);
  const units = grain === 'week' ? days / 7 : days;
  const rows = [...groupRows(fetched.rows, ({ members }) => members.join('\u0000')).values()]
    .map((group) => {
      const value = measure(metric, group);
      return [...(group[0]?.members ?? []), value === null || units === 0 ? null : value / units];
    })
    .sort(
      (a, b) =>
        ((b.at(-1) as number | null) ?? 0) - ((a.at(-1) as number | null) ?? 0) ||
        (String(a[0]) < String(b[0]) ? -1 : 1),
    );
  const main = table(
    periodTitle(period),
    [
      ...reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
      { title: `Average ${metric.noun} per ${grain}`, format: metric.unit },
    ],
    reading.rank === null ? rows : rows.slice(0, reading.rank.count ?? 10),
  );
  const [first] = main.rows;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  return {
    headline:
      first === undefined
        ? sentence`No data ${when}.`
        : capital(
            sentence`${{ text: String(first[0]), path: 'tables.0.rows.0.0', value: first[0] as string }} had the most ${metric.noun} on an average ${grain} ${when}: ${valueText(first.at(-1) as number | null, metric.unit, view.source.currency, `tables.0.rows.0.${first.length - 1}`)}.`,
          ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [main],
    chart: {
      mark: 'bar',
      title: `Average ${metric.noun} per ${grain}`,
      x: 0,
      y: [reading.dimensions.length],
    },
  };
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function medianOf(values: readonly number[]): number | null {
  const inOrder = [...values].sort((a, b) => a - b);
  const middle = inOrder.length / 2;
  if (inOrder.length === 0) return null;
  return inOrder.length % 2 === 1
    ? (inOrder[Math.floor(middle)] as number)
    : ((inOrder[middle - 1] as number) + (inOrder[middle] as number)) / 2;
}
