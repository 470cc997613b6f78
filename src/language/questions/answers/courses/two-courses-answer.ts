import { type Day, daysBetween, weekOf } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { growth } from '../../data/growth.ts';
import { type Fetched, type Inquiry, measure } from '../../data/inquiry.ts';
import { lengthOf, monthNumber, type Period, yearOf } from '../../dates/period.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import {
  capital,
  changeWords,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { relativeColumn } from '../changes/change-columns.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import {
  askedGrain,
  grainFor,
  startOf,
  type TimeGrain,
  timeCell,
  timeColumn,
} from '../telling/time-grain.ts';
import { unevenNote } from '../telling/uneven-note.ts';
import { type Point, pointsOf, runningSums } from './course-points.ts';

/** "This month and last month, day by day": two lines, the first day of the one beside the first of the other. */
export async function twoCoursesAnswer(
  settled: Settled,
  other: Period,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, asked } = settled;
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
    throw new NotAnswerable({ type: 'ambiguous', about: 'course_of_two', choices: [] });
  const one = { ...settled, metrics: [metric] };
  const late = await fetchDays(one, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const early = await fetchDays(one, inquiry, { metrics: [metric], period: other, grain: askedGrain(grain) });
  const summed = (points: Point[]) => (reading.shape === 'cumulative' ? runningSums(points) : points);
  const now = summed(pointsOf(one, late, grain));
  const before = summed(pointsOf({ ...one, period: other }, early, grain));
  // Beside each other stands what lies as far from the start: a part without data shifts nothing.
  const places = [placesOf(now, period, grain), placesOf(before, other, grain)] as const;
  const most = Math.max(...places.flatMap((points) => [...points.keys()]), -1);
  const cellOf = (point: Point | undefined) => (point === undefined ? null : timeCell(point.time, grain));
  const rows = Array.from({ length: most + 1 }, (_, at) => [
    cellOf(places[0].get(at)),
    places[0].get(at)?.values[0] ?? null,
    places[1].get(at)?.values[0] ?? null,
    cellOf(places[1].get(at)),
    growth(places[0].get(at)?.values[0] ?? null, places[1].get(at)?.values[0] ?? null),
  ]).filter(([time, , , then]) => time !== null || then !== null);
  const unit = timeColumn(grain);
  const columns: Column[] = [
    unit,
    { title: periodTitle(period), format: metric.unit },
    { title: periodTitle(other), format: metric.unit },
    { ...unit, title: `Its ${unit.title.toLowerCase()}` },
    relativeColumn('Change in %'),
  ];
  // What one of the two lacks would make a growth of nothing: only what stands beside each other is summed up.
  const isBoth = (start: string, own: 0 | 1) =>
    [...places[own]].some(
      ([at, point]) =>
        point.time === start && [0, 1].every((side) => (places[side]?.get(at)?.values[0] ?? null) !== null),
    );
  const pairsOf = (rows: Fetched['rows'], own: 0 | 1) =>
    rows.filter(({ time }) => time !== null && isBoth(startOf(time, grain), own));
  const [lateRows, earlyRows] = [pairsOf(late.rows, 0), pairsOf(early.rows, 1)];
  const isPart = lateRows.length < late.rows.length || earlyRows.length < early.rows.length;
  const isComparable = !isPart || lengthOf(period) === lengthOf(other);
  const totals = isComparable
    ? ([measure(metric, lateRows), measure(metric, earlyRows)] as const)
    : ([measure(metric, late.rows), measure(metric, early.rows)] as const);
  const pairs = rows.filter(([, a, b]) => a !== null && b !== null).length;
  return {
    headline: capital(
      await headlineOf(
        settled,
        other,
        totals,
        [late.plan, early.plan],
        isPart && isComparable
          ? sentence`in the ${wholeNumber(pairs, inquiry.keep('pairs', pairs))} ${grain}${pairs === 1 ? '' : 's'} with data in both`
          : sentence`in all`,
        inquiry,
      ),
    ),
    sentences: [
      ...(lengthOf(period) === lengthOf(other)
        ? []
        : [sentence`The two are not equally long: the shorter one ends earlier.`]),
      // Where only what lies side by side is summed up, nothing is held against days without data.
      ...(reading.shape === 'cumulative' || (isPart && isComparable && pairs > 0)
        ? []
        : unevenNote(settled, other, late, early, inquiry)),
      ...(await notesOn(settled, inquiry, [late, early])),
    ],
    tables: [
      table(`${metric.label} per ${grain}, ${periodTitle(period)} and ${periodTitle(other)}`, columns, rows),
    ],
    chart: {
      mark: rows.length > 1 ? 'line' : 'bar',
      title: `${metric.label} per ${grain}`,
      x: 0,
      y: [1, 2],
    },
  };
}

/** Each point by how many days, weeks or months it lies behind the start of its period. */
function placesOf(points: readonly Point[], { from }: Period, grain: TimeGrain): Map<number, Point> {
  const monthsOf = (day: Day) => 12 * yearOf(day) + monthNumber(day);
  const placeOf = (day: Day): number => {
    if (grain === 'year') return yearOf(day) - yearOf(from);
    if (grain === 'quarter') return (monthsOf(startOf(day, grain)) - monthsOf(startOf(from, grain))) / 3;
    if (grain === 'month') return monthsOf(day) - monthsOf(from);
    return grain === 'week' ? daysBetween(weekOf(from), day) / 7 : daysBetween(from, day);
  };
  return new Map(points.map((point) => [placeOf(point.time as Day), point]));
}

async function headlineOf(
  { asked, view, period, reading }: Settled,
  other: Period,
  [a, b]: readonly [number | null, number | null],
  [late, early]: readonly [number, number],
  over: BoundText,
  inquiry: Inquiry,
): Promise<BoundText> {
  const [metric] = asked as [AskMetric];
  const { currency } = view.source;
  const where = filterPhrase(reading.filters, view, `plans.${late}.plan`);
  const when = periodPhrase(period, `plans.${late}.plan`);
  const then = periodPhrase(other, `plans.${early}.plan`);
  const figure = (value: number | null, name: string) =>
    valueText(value, metric.unit, currency, value === null ? '' : inquiry.keep(name, value));
  const words =
    a === null || b === null
      ? undefined
      : changeWords(a, b, metric, {
          change: inquiry.keep('change', a - b),
          relative: inquiry.keep('changeInPercent', b === 0 ? 0 : (a - b) / b),
        });
  const lead = metric.kind === 'quotient' ? sentence`${metric.noun} of ` : sentence``;
  const noun = metric.kind === 'quotient' ? '' : ` ${metric.noun}`;
  return sentence`${lead}${figure(a, 'now')}${noun}${where} ${when} ${over}, against ${figure(b, 'before')} ${then}${words ? sentence` (${words})` : ''}.`;
}
