import { quantileOf } from '#src/shared/quantile.ts';
import { addDays } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Fetched, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import {
  capital,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type AnsweredParts, table } from '../telling/draft.ts';
import { daysWithData, notesOn } from '../telling/notes.ts';
import { askedGrain, beginsWhole, endsWhole, type TimeGrain } from '../telling/time-grain.ts';
import { pointsOf } from './course-points.ts';

type Parts = Omit<AnsweredParts, 'assumptions'>;

/** The mean or the median day, week or month of what adds up; days without data count neither above nor below the line. */
export async function averageAnswer(settled: Settled, inquiry: Inquiry): Promise<Parts> {
  const { reading, period, view } = settled;
  const [metric] = settled.asked as [AskMetric];
  const isMiddle = reading.shape === 'median';
  refuseRateMean(settled, metric);
  // The middle Monday of every weekday is not told: that of all days would be read as it.
  if (reading.grain === 'weekday')
    throw new NotAnswerable({ type: 'ambiguous', about: 'average_by', choices: [] });
  const grain = grainOfMean(settled);
  if (reading.dimensions.length > 0) return averagesByMember(settled, metric, grain, inquiry);
  const { value, units, days, isUneven, fetched } = await meanOf(settled, metric, grain, inquiry);
  const mean = isMiddle && reading.isWithMean ? await meanBeside(settled, metric, grain, inquiry) : undefined;
  const name = meanName(settled);
  const main = table(
    periodTitle(period),
    [
      { title: `${name} ${metric.noun} per ${grain}`, format: metric.unit },
      ...(mean === undefined ? [] : [{ title: `Average ${metric.noun} per ${grain}`, format: metric.unit }]),
    ],
    [[value, ...(mean === undefined ? [] : [mean])]],
  );
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const figure = valueText(value, metric.unit, view.source.currency, 'tables.0.rows.0.0');
  const counted = wholeNumber(units, inquiry.keep('units', units));
  const noun = metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun;
  const centile = Math.round(reading.quantile * 100);
  return {
    headline: capital(
      isMiddle
        ? reading.quantile === 0.5
          ? sentence`Half of the ${grain}s had at most ${figure} ${noun}${where} ${when}.`
          : // Between two of them it is read off the line between both, so that it is no share of those that there are.
            sentence`${figure} ${noun} is percentile ${wholeNumber(centile, inquiry.keep('centile', centile))} of the ${grain}s, from the fewest to the most${where} ${when}.`
        : sentence`An average ${grain} had ${figure} ${metric.noun}${where} ${when}.`,
    ),
    sentences: [
      ...(mean === undefined
        ? []
        : [
            sentence`The average ${grain} had ${valueText(mean, metric.unit, view.source.currency, 'tables.0.rows.0.1')}.`,
          ]),
      isUneven
        ? sentence`The period is no whole number of ${grain}s: an average ${grain} is made of its average day, over ${wholeNumber(days, inquiry.keep('days', days))} days with data.`
        : sentence`Taken over ${counted} ${grain}${units === 1 ? '' : 's'} with data.`,
      ...lateStart(settled, fetched, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [main],
    chart: { mark: 'number', title: `${name} ${metric.noun} per ${grain}`, x: null, y: [0] },
  };
}

/** A part of the site that began weeks after the period has none before, and an average over all of its days. */
function lateStart({ period, filters }: Settled, { rows }: Fetched, inquiry: Inquiry): BoundText[] {
  const [first] = rows.flatMap(({ time }) => (time === null ? [] : [time])).sort();
  if (filters.length === 0 || first === undefined || first <= addDays(period.from, LATE)) return [];
  return [
    sentence`It has its first row on ${dayPiece(first, inquiry.keep('firstRow', first))}: every day before it counts as one with none.`,
  ];
}

/** In days; many parts have no row on a day or two. */
const LATE = 27;

/** The mean of the same days that the median is of. */
const meanBeside = async (
  settled: Settled,
  metric: AskMetric,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<number | null> =>
  (await meanOf({ ...settled, reading: { ...settled.reading, shape: 'average' } }, metric, grain, inquiry))
    .value;

/** A rate has no mean of its own; its middle day it has, and so have the weeks whose users the source counted. */
export function refuseRateMean({ reading }: Settled, metric: AskMetric): void {
  const isMiddle = reading.shape === 'median';
  const isByUnit = reading.grain !== null && (isMiddle || metric.kind === 'distinct');
  if (metric.kind !== 'additive' && !isByUnit)
    throw new NotAnswerable({ type: 'ambiguous', about: 'median_of_rate', choices: [] });
}

export const grainOfMean = ({ reading }: Settled): TimeGrain =>
  reading.grain === null || reading.grain === 'weekday' ? 'day' : reading.grain;

export const meanName = ({ reading }: Settled): string =>
  reading.shape === 'median' ? quantileName(reading.quantile) : 'Average';

/** The mean or middle unit of the period of `settled`, with what it was made of. */
export async function meanOf(settled: Settled, metric: AskMetric, grain: TimeGrain, inquiry: Inquiry) {
  const { reading, period, view } = settled;
  const isMiddle = reading.shape === 'median';
  const fetched = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const points = pointsOf({ ...settled, metrics: [metric] }, fetched, grain);
  const values = (isMiddle ? wholeOnes(points, settled, grain) : points)
    .map((point) => point.values[0] ?? null)
    .filter((value) => value !== null);
  const days = daysWithData(view, period, fetched.missing);
  const isUneven =
    !isMiddle && metric.kind !== 'distinct' && !(beginsWhole(period, grain) && endsWhole(period, grain));
  const value = isMiddle
    ? quantileOf(values, reading.quantile)
    : isUneven
      ? perUnit(arithmeticMean(values), values.length, days, grain)
      : arithmeticMean(values);
  return { value, units: values.length, days, isUneven, fetched };
}

/** The middle one is among whole weeks and months: a part of one is no small one. */
const wholeOnes = <Point>(
  points: readonly Point[],
  { period }: Settled,
  grain: TimeGrain,
): readonly Point[] =>
  points.slice(beginsWhole(period, grain) ? 0 : 1, endsWhole(period, grain) ? undefined : -1);

async function averagesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<Parts> {
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

/** Of the days that a question counts their mean, or the quantile that it asks for. */
export const middleOf = (
  { shape, quantile }: Settled['reading'],
  values: readonly number[],
): number | null => (shape === 'median' ? quantileOf(values, quantile) : arithmeticMean(values));

const arithmeticMean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A year of the mean length of the calendar, and its quarter and twelfth. */
const daysIn = { day: 1, week: 7, month: 30.436875, quarter: 91.310625, year: 365.2425 } as const;

const perUnit = (mean: number | null, units: number, days: number, grain: TimeGrain): number | null =>
  mean === null || days === 0 ? null : ((mean * units) / days) * daysIn[grain];

const quantileName = (quantile: number): string =>
  quantile === 0.5 ? 'Median' : `${Number((quantile * 100).toPrecision(4))}th percentile of`;

/** The median day of every member; a day with data on which it had none counts as none of what adds up. */
async function middlesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: TimeGrain,
  inquiry: Inquiry,
): Promise<Parts> {
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
