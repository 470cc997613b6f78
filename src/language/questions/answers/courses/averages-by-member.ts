import { quantileOf } from '#src/shared/quantile.ts';
import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, periodPhrase, periodTitle, valueText } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { askedGrain, type TimeGrain } from '../telling/time-grain.ts';
import { pointsOf } from './course-points.ts';
import { quantileName, wholeOnes } from './means.ts';

export async function averagesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  if (reading.grain === null)
    throw new NotAnswerable({
      type: 'ambiguous',
      about: reading.shape === 'median' ? 'median_by' : 'average_by',
      choices: [],
    });
  if (reading.shape === 'median') return middlesByMember(settled, metric, grain, inquiry);
  if (grain !== 'day' && grain !== 'week')
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
  });
  const [only, second] = reading.weekdays;
  // An average week of Mondays alone would be one Monday, as the average day is.
  if (grain === 'week' && only !== undefined)
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const days = daysWithData(view, period, fetched.missing, second === undefined ? only?.days : undefined);
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

/** The median day of every member; a day with data on which it had none counts as none of what adds up. */
async function middlesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
    grain: askedGrain(grain),
  });
  const whole = { ...settled, metrics: [metric], reading: { ...reading, dimensions: [] } };
  const rows = [...groupRows(fetched.rows, ({ members }) => members.join('\u0000')).values()]
    .map((group) => {
      const own = group.map((row) => ({ ...row, members: [] }));
      const points = pointsOf(whole, { ...fetched, rows: own }, grain);
      const values = wholeOnes(points, settled, grain).flatMap((point) => point.values[0] ?? []);
      return { members: group[0]?.members ?? [], value: quantileOf(values, reading.quantile) };
    })
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.members.join() < b.members.join() ? -1 : 1));
  const title = `${quantileName(reading.quantile)} ${metric.noun} per ${grain}`;
  const main = table(
    periodTitle(period),
    [
      ...reading.dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
      { title, format: metric.unit },
    ],
    rows.map(({ members, value }) => [...members, value]),
  );
  const [first] = rows;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const width = reading.dimensions.length;
  return {
    headline:
      first === undefined
        ? sentence`No data ${when}.`
        : capital(
            sentence`${{ text: String(first.members[0]), path: 'tables.0.rows.0.0', value: first.members[0] as string }} comes first by its ${reading.quantile === 0.5 ? 'median' : 'percentile'} ${grain} ${when}: ${valueText(first.value, metric.unit, view.source.currency, `tables.0.rows.0.${width}`)}.`,
          ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [main],
    chart: { mark: 'bar', title, x: 0, y: [width] },
  };
}
