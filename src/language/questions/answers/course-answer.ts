// biome-ignore-all lint/style/noExcessiveLinesPerFile: one way of answering
import { type Day, daysFrom, weekday, weekOf } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../bound-text.ts';
import type { AskMetric } from '../data/ask-metric.ts';
import { type Fetched, type FetchedRow, groupRows, type Inquiry, measure } from '../data/inquiry.ts';
import { weekdayNames } from '../dates/calendar-words.ts';
import { lastOfMonth, lengthOf, monthNumber, type Period, startOfMonth, yearOf } from '../dates/period.ts';
import {
  capital,
  changeWords,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../wording/say.ts';
import { type AnsweredParts, type Column, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';
import { holds } from './total-answer.ts';

type Parts = Omit<AnsweredParts, 'assumptions'>;
type TimeGrain = 'day' | 'week' | 'month';
type Value = number | null;

/** The grain that shows a period in a readable number of points. */
function grainFor(period: Period): TimeGrain {
  if (period.unit === 'day' || period.unit === 'week')
    return period.unit === 'week' && period.count > 1 ? 'week' : lengthOf(period) > 92 ? 'week' : 'day';
  if (period.unit === 'month' && period.count > 1) return 'month';
  if (period.unit === 'year' || lengthOf(period) > 300) return 'month';
  return lengthOf(period) > 62 ? 'week' : 'day';
}

interface Point {
  readonly time: string;
  readonly members: readonly string[];
  readonly values: readonly Value[];
}

/** Metrics over time: every day, week or month of the period, the best of them, or those within limits. */
export async function courseAnswer(settled: Settled, inquiry: Inquiry): Promise<Parts> {
  const { reading, period, metrics, view } = settled;
  const grain = reading.grain ?? grainFor(period);
  const fetched = await fetchDays(settled, inquiry, {
    metrics,
    period,
    dimensions: reading.dimensions,
    grain: grain === 'weekday' ? 'day' : grain,
  });
  const all = grain === 'weekday' ? weekdayPoints(settled, fetched) : pointsOf(settled, fetched, grain);
  const counted = reading.shape === 'cumulative' ? runningSums(all) : all;
  const within = withoutRunning(settled, grain, counted).filter(({ values }) => isWithin(settled, values));
  if (reading.shape === 'count') return countOfPoints(settled, inquiry, within, grain, fetched);
  const { rank } = reading;
  const isRanked = rank?.of === 'time' || grain === 'weekday';
  const points = isRanked ? sorted(within, rank?.direction ?? 'top') : within;
  const columns: Column[] = [
    {
      title: { day: 'Day', week: 'Week from', month: 'Month', weekday: 'Weekday' }[grain],
      format: grain === 'weekday' ? 'text' : grain,
    },
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
  ];
  const rowsOf = (part: readonly Point[]) =>
    part.map(({ time, members, values }) => [time, ...members, ...values]);
  const count = rank?.of === 'time' ? (rank.count ?? (isCapped(reading.grain) ? 10 : 1)) : points.length;
  const tables = [table(periodTitle(period), columns, rowsOf(points.slice(0, count)))];
  if (rank?.of === 'time' && points.length > count)
    tables.push(table('The next ones', columns, rowsOf(points.slice(count, count + 9))));
  const isTimeline = !isRanked;
  return {
    headline: capital(headlineOf({ settled, points, isRanked, fetched, grain, inquiry })),
    sentences: [...partialNote(settled, grain), ...(await notesOn(settled, inquiry, [fetched]))],
    tables,
    chart:
      points.length === 0
        ? null
        : {
            mark: isTimeline && points.length > 1 ? 'line' : 'bar',
            title: `${(metrics[0] as AskMetric).label} per ${grain}`,
            x: 0,
            y:
              metrics.length === 1 || reading.dimensions.length > 0
                ? [reading.dimensions.length + 1]
                : metrics.map((_, at) => at + 1),
            series: reading.dimensions.length > 0 ? 1 : null,
          },
  };
}

/** The month that runs is no candidate for the fewest. Where it is the most already, it is. */
function withoutRunning(
  { reading, period, asked }: Settled,
  grain: string,
  points: readonly Point[],
): readonly Point[] {
  const isUnit = grain === 'week' || grain === 'month';
  if (
    !isUnit ||
    reading.rank?.of !== 'time' ||
    reading.rank.direction === 'top' ||
    asked[0]?.kind !== 'additive'
  )
    return points;
  const [from, to] = wholeUnits(period, grain, points.length);
  return to < from ? points : points.slice(from, to + 1);
}

const isCapped = (grain: Settled['reading']['grain']): boolean => grain === null;

/** One point for each unit of the period, with zero where a day with data had none of it, and null where there are no data. */
export function pointsOf(settled: Settled, fetched: Fetched, grain: TimeGrain): Point[] {
  const { metrics, reading, period, view } = settled;
  const days = reading.weekdays[0]?.days;
  const groups = groupRows(fetched.rows, ({ time, members }) =>
    [startOf(time as Day, grain), ...members].join('\u0000'),
  );
  if (reading.dimensions.length > 0)
    return [...groups.values()]
      .map(
        (group): Point => ({
          time: startOf(group[0]?.time as Day, grain),
          members: group[0]?.members ?? [],
          values: metrics.map((metric) => measure(metric, group)),
        }),
      )
      .sort((a, b) =>
        a.time === b.time
          ? (b.values[0] ?? 0) - (a.values[0] ?? 0) || (a.members.join() < b.members.join() ? -1 : 1)
          : a.time < b.time
            ? -1
            : 1,
      )
      .sort((a, b) =>
        a.time < b.time ? -1 : a.time > b.time ? 1 : a.members.join() < b.members.join() ? -1 : 1,
      );
  const missing = new Set<string>(fetched.missing);
  const { firstDay, lastDay } = view.source;
  const hasData = (day: Day) =>
    firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay && !missing.has(day);
  const known = new Map<string, boolean>();
  // Before the first and behind the last day with data there is nothing to show; a gap between them is shown as one.
  for (const day of daysFrom(period.from, period.to).filter(
    (one) => firstDay !== null && lastDay !== null && one >= firstDay && one <= lastDay,
  )) {
    if (days !== undefined && !days.includes(weekday(day))) continue;
    const start = startOf(day, grain);
    known.set(start, known.get(start) === true || hasData(day));
  }
  return [...known].map(([time, isKnown]) => {
    const group = groups.get(time);
    const empty = (metric: AskMetric): Value => (isKnown && metric.kind === 'additive' ? 0 : null);
    return {
      time,
      members: [],
      values: metrics.map((metric) => (group === undefined ? empty(metric) : measure(metric, group))),
    };
  });
}

function startOf(day: Day, grain: TimeGrain): Day {
  if (grain === 'week') return weekOf(day);
  return grain === 'month' ? startOfMonth(day) : day;
}

/** Of what adds up the average of such a day, of a rate the rate over all of them. */
function weekdayPoints({ metrics, view, period, reading }: Settled, fetched: Fetched): Point[] {
  const { firstDay, lastDay } = view.source;
  const missing = new Set<string>(fetched.missing);
  const counts = weekdayNames.map(
    (_, at) =>
      daysFrom(period.from, period.to).filter(
        (day) =>
          weekday(day) === at &&
          firstDay !== null &&
          lastDay !== null &&
          day >= firstDay &&
          day <= lastDay &&
          !missing.has(day),
      ).length,
  );
  const groups = groupRows(fetched.rows, ({ time, members }) =>
    [weekday(time as Day), ...members].join('\u0000'),
  );
  const points = [...groups.values()].map((group): Point => {
    const at = weekday(group[0]?.time as Day);
    const days = counts[at] ?? 0;
    return {
      time: weekdayNames[at] as string,
      members: group[0]?.members ?? [],
      values: metrics.map((metric) => average(metric, group, days)),
    };
  });
  return reading.rank === null
    ? points.sort(
        (a, b) =>
          weekdayNames.indexOf(a.time as (typeof weekdayNames)[number]) -
          weekdayNames.indexOf(b.time as (typeof weekdayNames)[number]),
      )
    : points;
}

function average(metric: AskMetric, rows: readonly FetchedRow[], days: number): Value {
  const value = measure(metric, rows);
  return metric.kind !== 'additive' || value === null ? value : days > 0 ? value / days : null;
}

function runningSums(points: readonly Point[]): Point[] {
  const sums: Value[] = [];
  return points.map((point) => ({
    ...point,
    values: point.values.map((value, at) => {
      if (value !== null) sums[at] = (sums[at] ?? 0) + value;
      return value === null ? null : (sums[at] ?? null);
    }),
  }));
}

function isWithin({ reading, metrics }: Settled, values: readonly Value[]): boolean {
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

async function countOfPoints(
  settled: Settled,
  inquiry: Inquiry,
  points: readonly Point[],
  grain: string,
  fetched: Fetched,
): Promise<Parts> {
  const { metrics, period } = settled;
  const name = points.length === 1 ? grain : `${grain}s`;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  return {
    headline: capital(
      sentence`${wholeNumber(points.length, 'tables.0.rows.0.0')} ${name} ${when} ${points.length === 1 ? 'lies' : 'lie'} within these limits.`,
    ),
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(periodTitle(period), [{ title: `Number of ${grain}s`, format: 'count' }], [[points.length]]),
      table(
        `These ${grain}s`,
        [
          { title: grain.charAt(0).toUpperCase() + grain.slice(1), format: 'day' },
          ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        points.map(({ time, values }) => [time, ...values]),
      ),
    ],
    chart: { mark: 'number', title: `Number of ${grain}s`, x: null, y: [0] },
  };
}

interface CourseHeadline {
  readonly settled: Settled;
  readonly points: readonly Point[];
  readonly isRanked: boolean;
  readonly fetched: Fetched;
  readonly grain: TimeGrain | 'weekday';
  readonly inquiry: Inquiry;
}

function headlineOf({ settled, points, isRanked, fetched, grain, inquiry }: CourseHeadline): BoundText {
  const { metrics, view, reading, period } = settled;
  const [metric] = metrics as [AskMetric];
  const { currency } = view.source;
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const [first] = points;
  const width = 1 + reading.dimensions.length;
  const shown = (point: Point, row: number) =>
    valueText(point.values[0] ?? null, metric.unit, currency, `tables.0.rows.${row}.${width}`);
  if (first === undefined) return sentence`Nothing${where} ${when} lies within these limits.`;
  const timeOf = (point: Point, row: number) =>
    grain === 'weekday'
      ? sentence`${{ text: point.time, path: `tables.0.rows.${row}.0`, value: point.time }}`
      : timePiece(point.time as Day, grain, `tables.0.rows.${row}.0`);
  if (isRanked) {
    const best =
      metric.kind === 'quotient'
        ? reading.rank?.direction === 'bottom'
          ? 'the lowest'
          : 'the highest'
        : reading.rank?.direction === 'bottom'
          ? metric.unit === 'count'
            ? 'the fewest'
            : 'the least'
          : 'the most';
    return sentence`${timeOf(first, 0)} had ${best} ${metric.noun}${where} ${when}: ${shown(first, 0)}${grain === 'weekday' && metric.kind === 'additive' ? ' on average' : ''}.`;
  }
  const last = points.at(-1) as Point;
  if (reading.dimensions.length > 0)
    return sentence`${metric.label}${where} by ${view.labelOf(reading.dimensions[0] as string).toLowerCase()} and ${grain} ${when}.`;
  if (reading.shape === 'cumulative')
    return sentence`${metric.label}${where} added up to ${shown(last, points.length - 1)} ${when}.`;
  // A week that lies in the period with two days only would make a fall of every course.
  const [from, to] = wholeUnits(settled.period, grain, points.length);
  const [start, end] = [points[from], points[to]];
  const [a, b] = [start?.values[0] ?? null, end?.values[0] ?? null];
  if (
    start === undefined ||
    end === undefined ||
    from === to ||
    a === null ||
    b === null ||
    reading.limits.length > 0
  )
    return sentence`${metric.label}${where} ${when}: ${shown(last, points.length - 1)} ${grain === 'day' ? 'on' : 'in'} ${timeOf(last, points.length - 1)}.`;
  const words = changeWords(b, a, metric, {
    change: inquiry.keep('change', b - a),
    relative: inquiry.keep('changeInPercent', a === 0 ? 0 : (b - a) / a),
  });
  const lead =
    reading.isYesNo && reading.asks !== null
      ? trendVerdict(points.slice(from, to + 1), reading.asks, metric)
      : '';
  return sentence`${lead}${metric.label}${where} went from ${shown(start, from)} (${timeOf(start, from)}) to ${shown(end, to)} (${timeOf(end, to)})${words ? sentence`, ${words}` : ''}.`;
}

/** Places of the first and the last point that are whole weeks or months. */
function wholeUnits(period: Period, grain: TimeGrain | 'weekday', count: number): [number, number] {
  if (grain === 'week')
    return [weekday(period.from) === 0 ? 0 : 1, count - (weekday(period.to) === 6 ? 1 : 2)];
  if (grain !== 'month') return [0, count - 1];
  const endsWithin = lastOfMonth(yearOf(period.to), monthNumber(period.to)) !== period.to;
  return [startOfMonth(period.from) === period.from ? 0 : 1, count - (endsWithin ? 2 : 1)];
}

/** The later half against the earlier one: two single weeks would answer for all of them. */
function trendVerdict(
  points: readonly Point[],
  asks: NonNullable<Settled['reading']['asks']>,
  { desired, unit }: AskMetric,
): string {
  const half = Math.floor(points.length / 2);
  const sum = (part: readonly Point[]) => part.reduce((all, { values }) => all + (values[0] ?? 0), 0);
  const grew = sum(points.slice(-half)) > sum(points.slice(0, half));
  const isBetter = desired === 'down' ? !grew : grew;
  // A position that goes up is a smaller number.
  const isUp = unit === 'position' ? !grew : grew;
  const isSo = { up: isUp, down: !isUp, better: isBetter, worse: !isBetter }[asks];
  return isSo ? 'Yes: ' : 'No: ';
}

function timePiece(day: Day, grain: TimeGrain, path: string): BoundText {
  if (grain === 'month')
    return sentence`${{ text: periodTitle({ from: day, to: lastOfMonth(yearOf(day), monthNumber(day)), unit: 'month', count: 1 }), path, value: day }}`;
  return grain === 'week' ? sentence`the week from ${dayPiece(day, path)}` : sentence`${dayPiece(day, path)}`;
}

/** The first and the last week of a month are often parts of one. */
function partialNote({ period }: Settled, grain: TimeGrain | 'weekday'): BoundText[] {
  const startsWithin =
    grain === 'week'
      ? weekday(period.from) !== 0
      : grain === 'month'
        ? startOfMonth(period.from) !== period.from
        : false;
  const endsWithin =
    grain === 'week'
      ? weekday(period.to) !== 6
      : grain === 'month' && lastOfMonth(yearOf(period.to), monthNumber(period.to)) !== period.to;
  if (!startsWithin && !endsWithin) return [];
  return [
    sentence`${startsWithin && endsWithin ? `The first and the last ${grain} count` : startsWithin ? `The first ${grain} counts` : `The last ${grain} counts`} only with the days that lie within the period.`,
  ];
}
