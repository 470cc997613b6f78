import { type BoundText, sentence } from '../../../../bound-text.ts';
import { type Fetched, type Inquiry, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import { grainFor } from '../../../dates/grain-for.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { USUAL_COUNT } from '../../../reading/usual-count.ts';
import { capital, periodTitle, valueText } from '../../../wording/say.ts';
import { absentNote, pointsOfMembers, unknownNote } from '../../members/absent-points.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { refuseUnknown } from '../../settling/refuse-unknown.ts';
import type { Settled } from '../../settling/settle.ts';
import { hasUpperLimit, wholeOnly } from '../../settling/whole-units.ts';
import { type Column, firstOf, type ToldParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { askedGrain, beginsWhole, endsWhole, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { holds, quantityOf } from '../../total-answer.ts';
import { countOfPoints } from '../units/count-of-points.ts';
import { stepsAnswer } from '../units/steps-answer.ts';
import { courseHeadline } from './course-headline.ts';
import { type Point, runningSums, type Value, weekdayPoints } from './course-points.ts';
import { stepCells, stepColumns } from './step-columns.ts';

/** Metrics over time: every day, week or month of the period, the best of them, or those within limits. */
export async function courseAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, metrics, view } = settled;
  const grain = reading.grain ?? grainFor(period);
  if (reading.isStepwise && reading.rank?.of === 'time' && grain !== 'weekday')
    return stepsAnswer(settled, grain, inquiry);
  const fetched = grouped(
    reading.each,
    await fetchDays(settled, inquiry, {
      metrics,
      period,
      dimensions: reading.dimensions,
      grain: grain === 'weekday' ? 'day' : askedGrain(grain),
    }),
  );
  if (reading.limits.length > 0 || reading.shape === 'count') refuseUnknown(settled, fetched);
  const {
    points: all,
    names,
    unknown,
  } = grain === 'weekday'
    ? { points: weekdayPoints(settled, fetched), names: null, unknown: [] }
    : await pointsOfMembers(settled, fetched, grain, inquiry);
  const counted = reading.shape === 'cumulative' ? runningSums(all) : all;
  const candidates = withoutRunning(settled, grain, counted);
  const kept = candidates.filter(({ values }) => isWithin(settled, values));
  const within = atEndOfTime(reading, kept);
  if (reading.shape === 'count')
    return countOfPoints(settled, inquiry, within, { grain, fetched, of: candidates });
  const { rank } = reading;
  // "Which source is the best on each weekday": the first of each, as of any other unit
  const isRanked = rank?.of === 'time' || (grain === 'weekday' && rank?.of !== 'members');
  const isWeek =
    grain === 'weekday' && rank === null && reading.order === null && reading.dimensions.length === 0;
  const inOrder =
    isRanked && !isWeek
      ? sorted(within, rank?.direction ?? (reading.order === 'up' ? 'bottom' : 'top'))
      : topOfEach(settled, within);
  const before = reading.place - 1;
  const points = before === 0 ? inOrder : inOrder.slice(before, before + 1);
  const columns: Column[] = [
    grain === 'weekday' ? { title: 'Weekday', format: 'text' } : timeColumn(grain),
    ...reading.dimensions.map((dimension): Column => ({ title: view.labelOf(dimension), format: 'text' })),
    ...metrics.map(
      ({ label, unit, kind }): Column => ({
        title:
          reading.shape === 'cumulative'
            ? `${label}, summed up`
            : grain === 'weekday' && kind === 'additive'
              ? `${label} on an average day`
              : label,
        format: unit,
      }),
    ),
    ...stepColumns(settled),
  ];
  const rowsOf = (part: readonly Point[]) =>
    part.map(({ time, members, values }, at) => [
      timeCell(time, grain),
      ...members,
      ...values,
      ...(grain === 'weekday' ? [] : stepCells(settled, grain, part, at)),
    ]);
  const count =
    rank?.of === 'time' ? (rank.count ?? (isCapped(reading.grain) ? 10 : points.length)) : points.length;
  const tables = [
    firstOf(points.length, table(periodTitle(period), columns, rowsOf(points.slice(0, count)))),
  ];
  if (before > 0) tables.push(table('In their order', columns, rowsOf(inOrder.slice(0, before + 9))));
  else if (rank?.of === 'time' && points.length > count)
    tables.push(table('The next ones', columns, rowsOf(points.slice(count, count + 9))));
  const isTimeline = !isRanked;
  const isLine = isTimeline && points.length > 1 && grain !== 'quarter' && grain !== 'year';
  // Bars have one axis, and the lines of members are those of one number.
  const drawn =
    reading.dimensions.length > 0
      ? metrics.slice(0, 1)
      : metrics.filter(({ unit }) => unit === metrics[0]?.unit);
  // Lines of another unit are drawn on an axis of their own.
  const lines = isLine && reading.dimensions.length === 0 ? metrics : drawn;
  return {
    headline: capital(courseHeadline({ settled, points, isRanked, fetched, grain, inquiry })),
    sentences: [
      ...totalNote(settled, points, grain, fetched, inquiry),
      ...partialNote(settled, grain),
      ...absentNote(settled, names, grain, inquiry),
      ...unknownNote(unknown, grain, inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables,
    chart:
      points.length === 0
        ? null
        : reading.rankPer !== null
          ? { mark: 'table', title: drawn[0]?.label ?? '', x: null, y: [] }
          : {
              mark: isLine ? 'line' : 'bar',
              title: `${drawn.map(({ label }) => label).join(', ')} ${grain === 'weekday' ? weekdayTitle(settled) : `${reading.shape === 'cumulative' ? 'so far, by' : 'per'} ${grain}`}`,
              x: 0,
              y: lines.map((metric) => metrics.indexOf(metric) + reading.dimensions.length + 1),
              series: reading.dimensions.length > 0 ? 1 : null,
            },
  };
}

/** All Mondays together are no Monday: what adds up is told of an average one. */
function weekdayTitle({ reading, metrics: [metric], view }: Settled): string {
  const split = reading.dimensions.map((dimension) => ` and ${view.labelOf(dimension).toLowerCase()}`);
  return `${metric?.kind === 'additive' ? 'on an average day, ' : ''}by weekday${split.join('')}`;
}

/** "Revenue over the last 30 days" may ask for its sum as well as for its course, and a rate for the one of all of it. */
function totalNote(
  { reading, metrics: [metric, second], view }: Settled,
  points: readonly Point[],
  grain: UnitOfTime | 'weekday',
  { rows }: Fetched,
  inquiry: Inquiry,
): BoundText[] {
  const isPlain =
    reading.shape === 'trend' &&
    grain !== 'weekday' &&
    reading.dimensions.length === 0 &&
    reading.limits.length === 0 &&
    reading.rank === null;
  const values = points.flatMap((point) => point.values[0] ?? []);
  if (!isPlain || second !== undefined || metric === undefined || values.length < 2) return [];
  if (metric.kind === 'quotient') {
    const rate = measure(metric, rows);
    return rate === null
      ? []
      : [
          sentence`Over all of it: ${valueText(rate, metric.unit, view.source.currency, inquiry.keep('whole', rate))}.`,
        ];
  }
  if (metric.kind !== 'additive') return [];
  const sum = values.reduce((all, value) => all + value, 0);
  const total = quantityOf(metric, sum, view.source.currency, inquiry.keep('total', sum));
  const mean = sum / values.length;
  const isWhole = grain === 'day' && values.length === points.length;
  const usual = isWhole
    ? sentence`, ${valueText(mean, metric.unit, view.source.currency, inquiry.keep('mean', mean))} on an average day`
    : '';
  if (countsPersons(metric))
    return isWhole
      ? [
          sentence`An average day had ${valueText(mean, metric.unit, view.source.currency, inquiry.keep('mean', mean))}.`,
        ]
      : [];
  return [sentence`All together: ${total}${usual}.`];
}

/**
 * The month that runs is no candidate for the fewest. Where it is the most already, it is. Of a rate a few days are neither: one
 * day of a week has by chance what no week has.
 */
export function withoutRunning<Time extends string>(
  settled: Settled,
  grain: UnitOfTime | 'weekday',
  points: readonly Point<Time>[],
): readonly Point<Time>[] {
  const { reading, asked } = settled;
  if (grain === 'day' || grain === 'weekday') return points;
  const isFewest = reading.rank?.of === 'time' && reading.rank.direction === 'bottom';
  const kind = asked[0]?.kind;
  const isUneven =
    (kind === 'quotient' && reading.rank?.of === 'time') ||
    (kind === 'additive' && (isFewest || hasUpperLimit(reading)));
  return isUneven ? wholeOnly(settled, grain, points) : points;
}

/** "The top channel per month": the first of every month. */
function topOfEach({ reading }: Settled, points: readonly Point[]): readonly Point[] {
  const { rank } = reading;
  if (rank?.of !== 'members' || rank.by !== 'value' || reading.dimensions.length === 0) return points;
  const times = [...new Set(points.map(({ time }) => time))];
  return times.flatMap((time) =>
    sorted(
      points.filter((point) => point.time === time),
      rank.direction,
    ).slice(0, rank.count ?? USUAL_COUNT),
  );
}

/** "The first day with more than 20": that one of them. */
const atEndOfTime = ({ endOfTime }: Settled['reading'], points: readonly Point[]): readonly Point[] =>
  endOfTime === null ? points : endOfTime === 'first' ? points.slice(0, 1) : points.slice(-1);

const isCapped = (grain: Settled['reading']['grain']): boolean => grain === null;

/** Whether a unit keeps every limit of the question. */
export function isWithin({ reading, metrics }: Settled, values: readonly Value[]): boolean {
  return reading.limits.every((limit) => {
    const value = values[metrics.findIndex(({ id }) => id === limit.metric)] ?? null;
    return value !== null && holds(value, limit.is, limit.value);
  });
}

function sorted(points: readonly Point[], direction: 'top' | 'bottom'): Point[] {
  const sign = direction === 'top' ? -1 : 1;
  return points
    .filter(({ values }) => values[0] !== null)
    .sort((a, b) => sign * ((a.values[0] ?? 0) - (b.values[0] ?? 0)) || (a.time < b.time ? -1 : 1));
}

/** The first and the last week of a month are often parts of one. */
export function partialNote({ period, reading, asked }: Settled, grain: UnitOfTime | 'weekday'): BoundText[] {
  if (grain === 'weekday') return [];
  const startsWithin = !beginsWhole(period, grain);
  const endsWithin = !endsWhole(period, grain);
  if (!startsWithin && !endsWithin) return [];
  const isFewest = reading.rank?.of === 'time' && reading.rank.direction === 'bottom';
  const isRate = asked[0]?.kind === 'quotient' && reading.rank?.of === 'time' && grain !== 'day';
  if (isRate || (isFewest && asked[0]?.kind === 'additive'))
    return [sentence`Only whole ${grain}s are ranked.`];
  if (hasUpperLimit(reading) && asked[0]?.kind === 'additive')
    return [sentence`Only whole ${grain}s are held against the limit.`];
  return [
    sentence`${startsWithin && endsWithin ? `The first and the last ${grain} count` : startsWithin ? `The first ${grain} counts` : `The last ${grain} counts`} only with the days that lie within the period.`,
  ];
}

/** "Paid against organic": what is named together is one row, by the name that the question gives it. */
function grouped(each: Settled['reading']['each'], fetched: Fetched): Fetched {
  if (each === null || each.members.every((members) => members.length === 1)) return fetched;
  const nameOf = (member: string): string => {
    const at = each.members.findIndex((members) => members.includes(member));
    return (each.members[at]?.length ?? 0) > 1 ? (each.names[at] ?? member) : member;
  };
  return {
    ...fetched,
    rows: fetched.rows.map((row) => ({
      ...row,
      members: [nameOf(row.members[0] ?? ''), ...row.members.slice(1)],
    })),
  };
}
