import { quantileOf } from '#src/shared/quantile.ts';
import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry, measure } from '../../../data/inquiry.ts';
import type { Period } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import { USUAL_COUNT } from '../../../reading/usual-count.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { capital, dayPiece, periodPhrase, periodTitle, valueText } from '../../../wording/say.ts';
import { isAsAsked } from '../../changes/is-as-asked.ts';
import { type Life, lifeOf, lifeWithin, MOST_LIVES, WHOLE_LIFE } from '../../lives/life-of.ts';
import { countedWithinLives } from '../../lives/lives-notes.ts';
import { namedWithoutRows } from '../../members/absent-rows.ts';
import { SEPARATOR } from '../../members/member-key.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, firstOf, type ToldParts, table } from '../../telling/draft.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { askedGrain } from '../../telling/time-grain.ts';
import { type ToldVerdict, yesIf } from '../../telling/told-verdict.ts';
import { pointsOf } from '../line/course-points.ts';
import { type CountedDays, daysIn, daysWithoutRows } from './days-without-row.ts';
import { quantileName, wholeOnes } from './means.ts';
import { type Average, type Averages, inOrder, type Mean, ofAllDays, sinceBegun } from './of-all-days.ts';
import { unitOfMean } from './unit-of-mean.ts';

/** "Average daily sessions by channel": the mean day, or the mean week, of every member. */
export async function averagesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period } = settled;
  if (reading.grain === null) throw askedBack(reading.shape === 'median' ? 'median_by' : 'average_by');
  if (reading.shape === 'median') return middlesByMember(settled, metric, grain, inquiry);
  if (grain !== 'day' && grain !== 'week') throw askedBack('average_by');
  const found = ofAllDays(settled, await averagesOf(settled, metric, grain, inquiry));
  const { fetched, rows, counted, unit } = found;
  const listed = reading.rank === null ? rows : rows.slice(0, reading.rank.count ?? USUAL_COUNT);
  const title = `Average ${metric.noun} per ${unit}`;
  const verdict = verdictOfTwo(settled, metric, rows);
  return {
    ...(verdict !== undefined && { verdict }),
    headline: headlineOf(settled, metric, found, inquiry),
    sentences: [
      ...namedWithoutRows(settled, new Set(rows.map(({ members }) => members[0] ?? '')), inquiry),
      ...sinceBegun(found, metric, settled, inquiry),
      ...daysWithoutRows(counted, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      firstOf(rows.length, table(periodTitle(period), columnsOf(settled, metric, title), rowsOf(listed))),
    ],
    chart: { mark: 'bar', label: title, x: 0, y: [reading.dimensions.length] },
  };
}

const columnsOf = ({ reading, view }: Settled, { unit }: AskMetric, title: string): readonly Column[] => [
  ...reading.dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
  { title, format: unit },
];

const rowsOf = (averages: readonly Mean[]) => averages.map(({ members, value }) => [...members, value]);

async function averagesOf(
  settled: Settled,
  metric: AskMetric,
  grain: 'day' | 'week',
  inquiry: Inquiry,
): Promise<Averages> {
  const { reading, period, view } = settled;
  const isByDay = areFewNames(settled, metric);
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
    ...(isByDay && { grain: 'day' as const }),
  });
  const [only, second] = reading.weekdays;
  const unit = unitOfMean(settled, grain);
  // An average week of Mondays alone would be one Monday, as the average day is.
  if (unit === 'week' && only !== undefined) throw askedBack('average_by');
  const weekdays = second === undefined ? only?.days : undefined;
  const counted: CountedDays[] = [];
  const rows: Average[] = [];
  for (const group of groupRows(fetched.rows, ({ members }) => members.join(SEPARATOR)).values()) {
    const members = group[0]?.members ?? [];
    const { first, last } = isByDay ? await lifeOfRows(settled, metric, group, inquiry) : WHOLE_LIFE;
    const own = periodWithin(period, { first, last });
    const days = daysWithData(view, own, fetched.missing, weekdays);
    if (isByDay) counted.push({ name: members[0] ?? '', first, last, days, withRow: daysIn(group) });
    const value = measure(metric, group);
    const units = grain === 'week' ? days / (weekdays?.length ?? 7) : days;
    const all = daysWithData(view, period, fetched.missing, weekdays);
    rows.push({
      members,
      value: value === null || units === 0 ? null : value / units,
      ofAll: value === null || units === 0 ? null : (value / units) * (days / all),
    });
  }
  const way = isOfFewest(settled) ? 'up' : 'down';
  return { fetched, rows: rows.sort((a, b) => inOrder(a, b, way)), counted, unit };
}

const isOfFewest = ({ reading: { rank } }: Settled): boolean => rank?.direction === 'bottom';

/** "Organic Search had the most sessions on an average day last month: 412." */
function headlineOf(
  settled: Settled,
  metric: AskMetric,
  { fetched, rows, counted, unit }: Averages,
  inquiry: Inquiry,
): BoundText {
  const when = periodPhrase(settled.period, `plans.${fetched.plan}.plan`);
  const [first] = rows;
  const begun = counted.find(({ name }) => name === first?.members[0])?.first ?? null;
  const since =
    begun === null
      ? sentence``
      : sentence`, counted since its first on ${dayPiece(begun, inquiry.keep('countedSince', begun))}`;
  if (first === undefined || first.value === null) return sentence`No data ${when}.`;
  const { currency } = settled.view.source;
  const value = valueText(first.value, metric.unit, currency, `tables.0.rows.0.${first.members.length}`);
  const most = isOfFewest(settled) ? leastWord(metric) : 'most';
  return capital(
    sentence`${nameOf(first)} had the ${most} ${metric.noun} on an average ${unit} ${when}${since}: ${value}.`,
  );
}

/** "Is facebook ahead of instagram on donors?": of persons the average day decides it. */
function verdictOfTwo(
  { reading: { isYesNo, asks, each } }: Settled,
  metric: AskMetric,
  rows: readonly Average[],
): ToldVerdict | undefined {
  const names = each?.members.flat() ?? [];
  if (!isYesNo || asks === null || names.length !== 2 || each?.members.length !== 2) return undefined;
  const [a, b] = names.map((name) => rows.find(({ members }) => members[0] === name)?.value);
  return typeof a === 'number' && typeof b === 'number' ? yesIf(isAsAsked(asks, metric, a, b)) : undefined;
}

/** Of a short list each name may have a day on which it begins; pages come and go. */
function areFewNames({ reading: { dimensions, filters }, view }: Settled, metric: AskMetric): boolean {
  const [dimension, second] = dimensions;
  return (
    dimension !== undefined &&
    second === undefined &&
    view.membersOf(dimension).length <= MOST_LIVES &&
    !/^(?:page|landing_page|query)$/.test(view.kindOf(dimension) ?? '') &&
    view.has(metric.columns, [dimension, ...filters.map((filter) => filter.dimension)], 'day')
  );
}

const periodWithin = (period: Period, { first, last }: Life): Period => ({
  ...period,
  from: first ?? period.from,
  to: last ?? period.to,
});

/** The first day of a name that begins within the period, and the last of one that ends within it. */
async function lifeOfRows(
  { view, period, filters, reading: { dimensions } }: Settled,
  metric: AskMetric,
  group: readonly FetchedRow[],
  inquiry: Inquiry,
): Promise<Life> {
  const [dimension] = dimensions;
  const days = group.flatMap(({ time }) => (time === null ? [] : [time])).sort();
  const [begin, end] = [days[0], days.at(-1)];
  // A device or a channel is there from the beginning, and had none
  if (dimension === undefined || view.kindOf(dimension) !== undefined) return WHOLE_LIFE;
  if (begin === undefined || end === undefined || (begin <= period.from && end >= period.to))
    return WHOLE_LIFE;
  const named = { dimension, is: 'one_of' as const, members: [group[0]?.members[0] ?? ''] };
  return lifeWithin((await lifeOf(view, metric, [...filters, named], inquiry)) ?? WHOLE_LIFE, period);
}

const nameOf = ({ members: [name = ''] }: Mean): Piece => ({
  text: name === '' ? '(empty)' : name,
  path: 'tables.0.rows.0.0',
  value: name,
});

/** The median day of every member; a day with data on which it had none counts as none of what adds up. */
async function middlesByMember(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: reading.dimensions,
    grain: askedGrain(grain),
  });
  const isByLife = areFewNames(settled, metric);
  const whole = { ...settled, metrics: [metric], reading: { ...reading, dimensions: [] } };
  const groups = [...groupRows(fetched.rows, ({ members }) => members.join(SEPARATOR)).values()];
  const found = await Promise.all(
    groups.map(async (group) => {
      const members = group[0]?.members ?? [];
      const life = isByLife ? await lifeOfRows(settled, metric, group, inquiry) : WHOLE_LIFE;
      const own = { ...whole, period: periodWithin(period, life) };
      const points = pointsOf(
        own,
        { ...fetched, rows: group.map((row) => ({ ...row, members: [] })) },
        grain,
      );
      const values = wholeOnes(points, own, grain).flatMap((point) => point.values[0] ?? []);
      return { members, life, value: quantileOf(values, reading.quantile) };
    }),
  );
  const rows = [...found].sort((a, b) => inOrder(a, b, 'down'));
  const lives = found.map(({ members: [name = ''], life }) => ({ name, ...life }));
  const title = `${quantileName(reading.quantile)} ${metric.noun} per ${grain}`;
  const [first] = rows;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const width = reading.dimensions.length;
  return {
    headline:
      first === undefined || first.value === null
        ? sentence`No data ${when}.`
        : capital(
            sentence`${nameOf(first)} comes first by its ${reading.quantile === 0.5 ? 'median' : 'percentile'} ${grain} ${when}: ${valueText(first.value, metric.unit, view.source.currency, `tables.0.rows.0.${width}`)}.`,
          ),
    sentences: [...countedWithinLives(lives, inquiry), ...(await notesOn(settled, inquiry, [fetched]))],
    tables: [table(periodTitle(period), columnsOf(settled, metric, title), rowsOf(rows))],
    chart: { mark: 'bar', label: title, x: 0, y: [width] },
  };
}
