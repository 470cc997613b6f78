import { type Day, daysBetween, daysFrom, weekday, weekOf } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { growth } from '../../../data/growth.ts';
import { type Fetched, type Inquiry, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import { grainFor } from '../../../dates/grain-for.ts';
import {
  earlier,
  isLeftOut,
  later,
  lengthOf,
  monthNumber,
  type Period,
  sameDayOf,
  unitAround,
  yearOf,
} from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { askedBack } from '../../../reading/problem.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import { relativeColumn } from '../../changes/change-columns.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import type { Settled } from '../../settling/settled.ts';
import { type Column, type ToldParts, table } from '../../telling/draft.ts';
import { daysWithData, notesOn } from '../../telling/notes.ts';
import { type DaysOfBoth, daysOfBoth } from '../../telling/per-day.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../../telling/time-grain.ts';
import { unevenNote } from '../../telling/uneven-note.ts';
import { type Point, pointsOf, runningSums } from '../line/course-points.ts';
import { heldAgainst } from './held-against.ts';

/** "This month and last month, day by day": two lines, the first day of the one beside the first of the other. */
export async function twoCoursesAnswer(
  settled: Settled,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, asked, view } = settled;
  const grain = reading.grain ?? grainFor(period);
  const [metric] = asked as [AskMetric];
  if (
    grain === 'weekday' ||
    asked.length > 1 ||
    reading.dimensions.length > 0 ||
    reading.each !== null ||
    reading.limits.length > 0 ||
    reading.rank !== null ||
    reading.periods.length > 2
  )
    throw askedBack('course_of_two');
  const one = { ...settled, metrics: [metric] };
  const late = await fetchDays(one, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const early = await fetchDays(one, inquiry, { metrics: [metric], period: other, grain: askedGrain(grain) });
  const summed = (points: Point<Day>[]) => (reading.shape === 'cumulative' ? runningSums(points) : points);
  const now = summed(pointsOf(one, late, grain));
  const before = summed(pointsOf({ ...one, period: other }, early, grain));
  // Beside each other stands what lies as far from the start: a part without data shifts nothing.
  const places = [placesOf(now, period, grain), placesOf(before, other, grain)] as const;
  const most = Math.max(...places.flatMap((points) => [...points.keys()]), -1);
  const cellOf = (point: Point<Day> | undefined) =>
    point === undefined ? null : timeCell(point.time, grain);
  // A month that the data begin in the middle of had less for that alone
  const isWhole = [
    knownWhole(settled, period, late, grain),
    knownWhole(settled, other, early, grain),
  ] as const;
  const isPair = (at: number): boolean =>
    ([0, 1] as const).every((side) => {
      const point = places[side].get(at);
      return point?.values[0] != null && isWhole[side](point.time);
    });
  const rows = Array.from({ length: most + 1 }, (_, at) => {
    const [now, then] = [places[0].get(at)?.values[0] ?? null, places[1].get(at)?.values[0] ?? null];
    return [
      cellOf(places[0].get(at)),
      now,
      then,
      cellOf(places[1].get(at)),
      isPair(at) ? growth(now, then) : null,
    ];
  }).filter(([time, , , then]) => time !== null || then !== null);
  const unit = timeColumn(grain);
  const columns: Column[] = [
    unit,
    { title: periodTitle(period), format: metric.unit },
    { title: periodTitle(other), format: metric.unit },
    { ...unit, title: `Its ${unit.title.toLowerCase()}` },
    relativeColumn('Change in %'),
  ];
  // What one of the two lacks would make a growth of nothing: then only what stands beside each other is summed up. A month that is
  // shorter lacks nothing, and is held against all of the other
  const isBoth = (start: string, own: 0 | 1) =>
    [...places[own]].some(([at, point]) => point.time === start && isPair(at));
  const pairsOf = (rows: Fetched['rows'], own: 0 | 1) =>
    rows.filter(({ time }) => time !== null && isBoth(startOf(time, grain), own));
  const [lateRows, earlyRows] = [pairsOf(late.rows, 0), pairsOf(early.rows, 1)];
  // A week that only one of two months has is no lack of data
  const lacks = (days: Period, { missing }: Fetched): boolean =>
    daysWithData(view, days, missing) <
    daysFrom(days.from, days.to).filter((day) => !isLeftOut(days, day)).length;
  const isPart = lacks(period, late) || lacks(other, early);
  // A leap year is a day longer
  const isComparable =
    isPart && (lengthOf(period) === lengthOf(other) || sameDayOf(other, period) === other.to);
  const totals = isComparable
    ? ([inAll(metric, lateRows), inAll(metric, earlyRows)] as const)
    : ([inAll(metric, late.rows), inAll(metric, early.rows)] as const);
  const paired = [...places[0].keys()].filter(isPair).sort((a, b) => a - b);
  const pairs = paired.length;
  const isCut = isComparable && pairs > 0;
  // Named by the days that both have, where those lie side by side
  const isRun = isCut && (paired.at(-1) ?? 0) - (paired[0] ?? 0) === pairs - 1;
  const spanOf = (side: 0 | 1, whole: Period): Period => {
    const ends = [paired[0], paired.at(-1)].map((at) => places[side].get(at ?? 0)?.time as Day);
    const [first, last] = ends.map((start) => unitAround(start, grain));
    if (first === undefined || last === undefined) return whole;
    return { from: later(whole.from, first.from), to: earlier(whole.to, last.to), unit: 'range', count: 1 };
  };
  return {
    headline: capital(
      await headlineOf(
        settled,
        isRun ? [spanOf(0, period), spanOf(1, other)] : [period, other],
        totals,
        [late.plan, early.plan],
        {
          over: isRun
            ? sentence`${countsPersons(metric) ? ' on an average day' : ''}`
            : isCut
              ? sentence` in the ${wholeNumber(pairs, inquiry.keep('pairs', pairs))} ${grain}${pairs === 1 ? '' : 's'} that both have whole`
              : countsPersons(metric)
                ? sentence` on an average day`
                : sentence` in all`,
          isRun,
          whole: isRun ? { period, value: measure(metric, late.rows) } : undefined,
          days: isComparable || countsPersons(metric) ? undefined : daysOfBoth(settled, other, late, early),
        },
        inquiry,
      ),
    ),
    sentences: [
      ...(lengthOf(period) === lengthOf(other)
        ? []
        : [sentence`The two are not equally long: the shorter one ends earlier.`]),
      ...(isRun
        ? [
            sentence`Only the ${wholeNumber(pairs, inquiry.keep('pairs', pairs))} ${grain}${pairs === 1 ? '' : 's'} of which the data know all days in both are held against each other.`,
          ]
        : []),
      // Where only what lies side by side is summed up, nothing is held against days without data.
      ...(reading.shape === 'cumulative' || isCut ? [] : unevenNote(settled, other, late, early, inquiry)),
      ...(await notesOn(settled, inquiry, [late, early])),
    ],
    tables: [
      table(`${metric.label} per ${grain}, ${periodTitle(period)} and ${periodTitle(other)}`, columns, rows),
    ],
    chart: {
      mark: rows.length > 1 ? 'line' : 'bar',
      label: `${metric.label} per ${grain}`,
      x: 0,
      y: [1, 2],
    },
  };
}

/** Of people, who would count on each of their days, the average day. */
function inAll(metric: AskMetric, rows: Fetched['rows']): number | null {
  const sum = measure(metric, rows);
  const days = new Set(rows.map(({ time }) => time)).size;
  return sum === null || !countsPersons(metric) ? sum : sum / days;
}

/** Whether the data know all days of a unit that lie in a period. */
function knownWhole(
  { view, reading }: Settled,
  { from, to }: Period,
  { missing }: Fetched,
  grain: UnitOfTime,
): (start: Day) => boolean {
  const { firstDay, lastDay } = view.source;
  const unknown = new Set<string>(missing);
  const days = reading.weekdays[0]?.days;
  return (start) => {
    const unit = unitAround(start, grain);
    return daysFrom(later(from, unit.from), earlier(to, unit.to)).every(
      (day) =>
        (days !== undefined && !days.includes(weekday(day))) ||
        (firstDay !== null && lastDay !== null && day >= firstDay && day <= lastDay && !unknown.has(day)),
    );
  };
}

/** Each point by how many days, weeks or months it lies behind the start of its period. */
function placesOf(
  points: readonly Point<Day>[],
  { from }: Period,
  grain: UnitOfTime,
): Map<number, Point<Day>> {
  const monthsOf = (day: Day) => 12 * yearOf(day) + monthNumber(day);
  const placeOf = (day: Day): number => {
    if (grain === 'year') return yearOf(day) - yearOf(from);
    if (grain === 'quarter') return (monthsOf(startOf(day, grain)) - monthsOf(startOf(from, grain))) / 3;
    if (grain === 'month') return monthsOf(day) - monthsOf(from);
    return grain === 'week' ? daysBetween(weekOf(from), day) / 7 : daysBetween(from, day);
  };
  return new Map(points.map((point) => [placeOf(point.time), point]));
}

interface Told {
  readonly over: BoundText;
  readonly isRun: boolean;
  /** What was asked for, where only a part of it has another one beside it. */
  readonly whole: { readonly period: Period; readonly value: number | null } | undefined;
  /** How long both are, where all of both is held against each other. */
  readonly days: DaysOfBoth | undefined;
}

async function headlineOf(
  { asked, view, reading }: Settled,
  [period, other]: readonly [Period, Period],
  [a, b]: readonly [number | null, number | null],
  [late, early]: readonly [number, number],
  { over, isRun, whole, days }: Told,
  inquiry: Inquiry,
): Promise<BoundText> {
  const [metric] = asked as [AskMetric];
  const { currency } = view.source;
  const where = filterPhrase(reading.filters, view, `plans.${late}.plan`);
  const when = periodPhrase(period, isRun ? inquiry.keepDays(period) : `plans.${late}.plan`);
  const then = periodPhrase(other, isRun ? inquiry.keepDays(other) : `plans.${early}.plan`);
  const figure = (value: number | null, name: string) =>
    valueText(value, metric.unit, currency, value === null ? '' : inquiry.keep(name, value));
  const words = a === null || b === null ? undefined : heldAgainst(metric, a, b, days, inquiry);
  const lead = metric.kind === 'quotient' ? sentence`${metric.noun} of ` : sentence``;
  const noun = metric.kind === 'quotient' ? '' : ` ${metric.noun}`;
  const held = sentence`${lead}${figure(a, 'now')}${noun}${where} ${when}${over}, against ${figure(b, 'before')} ${then}${words ? sentence` (${words})` : ''}.`;
  if (whole === undefined || a === null || b === null) return held;
  const all = sentence`${lead}${figure(whole.value, 'whole')}${noun}${where} ${periodPhrase(whole.period, `plans.${late}.plan`)} in all`;
  return sentence`${all}. Only a part of it has data on both sides: ${figure(a, 'now')} ${when} against ${figure(b, 'before')} ${then}${words ? sentence` (${words})` : ''}.`;
}
