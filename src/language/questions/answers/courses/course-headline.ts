import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import { isBetterDown } from '../../data/is-harm.ts';
import { lastOfMonth, monthNumber, yearOf } from '../../dates/period.ts';
import {
  changeWords,
  dayPiece,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';
import { togetherOf } from '../shares/together-of.ts';
import { alsoTold } from '../telling/also-told.ts';
import { limitsPhrase } from '../telling/limits-phrase.ts';
import { placed } from '../telling/place-words.ts';
import { type TimeGrain, timeCell } from '../telling/time-grain.ts';
import type { Point } from './course-points.ts';
import { topOfEachHeadline } from './top-of-each-headline.ts';
import { wholeUnits } from './whole-units.ts';

/** A course as it is told: its points in the order in which they stand in the table. */
interface ToldCourse {
  readonly settled: Settled;
  readonly points: readonly Point[];
  readonly isRanked: boolean;
  readonly fetched: Fetched;
  readonly grain: TimeGrain | 'weekday';
  readonly inquiry: Inquiry;
}

/** The best units of a ranking, the last unit against the one before, or where it began and ended. */
export function courseHeadline({
  settled,
  points,
  isRanked,
  fetched,
  grain,
  inquiry,
}: ToldCourse): BoundText {
  const { metrics, view, reading, period } = settled;
  const [metric] = metrics as [AskMetric];
  const { currency } = view.source;
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const [first] = points;
  const width = 1 + reading.dimensions.length;
  const shown = (point: Point, row: number) =>
    valueText(point.values[0] ?? null, metric.unit, currency, `tables.0.rows.${row}.${width}`);
  if (first === undefined)
    return sentence`No ${grain}${where} ${when} had ${limitsPhrase(settled, inquiry)}.`;
  const timeOf = (point: Point, row: number) =>
    grain === 'weekday'
      ? sentence`${{ text: point.time, path: `tables.0.rows.${row}.0`, value: point.time }}`
      : timePiece(point.time as Day, grain, `tables.0.rows.${row}.0`);
  if (isRanked) {
    const best =
      metric.kind === 'quotient'
        ? reading.rank?.direction === 'bottom'
          ? 'lowest'
          : 'highest'
        : reading.rank?.direction === 'bottom'
          ? metric.unit === 'count'
            ? 'fewest'
            : 'least'
          : 'most';
    return sentence`${timeOf(first, 0)} had the ${placed(settled)}${best} ${metric.noun}${where} ${when}: ${shown(first, 0)}${grain === 'weekday' && metric.kind === 'additive' ? ' on average' : ''}${alsoTold(settled, first.values, 0, width)}.`;
  }
  const last = points.at(-1) as Point;
  if (reading.rankPer !== null) return topOfEachHeadline(settled, points, { where, when }, inquiry);
  if (reading.dimensions.length > 0)
    return sentence`${metric.label}${where} by ${view.labelOf(reading.dimensions[0] as string).toLowerCase()} and ${grain} ${when}.`;
  if (reading.shape === 'cumulative')
    return sentence`${metric.label}${where} added up to ${shown(last, points.length - 1)} ${when}.`;
  if (reading.limits.length > 0 && grain !== 'weekday') {
    const limits = limitsPhrase(settled, inquiry);
    if (reading.endOfTime !== null)
      return sentence`The ${reading.endOfTime} ${grain} with ${limits}${where} ${when} was ${timeOf(first, 0)}, with ${shown(first, 0)} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}.`;
    const many = wholeNumber(points.length, inquiry.keep('rowCount', points.length));
    const had = metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun;
    const together =
      reading.dimensions.length === 0
        ? togetherOf(
            settled,
            metric,
            points.map(({ values }) => values[0] ?? null),
            inquiry,
          )
        : undefined;
    if (together !== undefined)
      return sentence`${together} came from the ${many} ${grain}${points.length === 1 ? '' : 's'} with ${limits}${where} ${when}; the first is ${timeOf(first, 0)}, with ${shown(first, 0)}.`;
    return points.length === 1
      ? sentence`One ${grain} had ${limits}${where} ${when}: ${timeOf(first, 0)}, with ${shown(first, 0)} ${had}.`
      : sentence`${many} ${grain}s had ${limits}${where} ${when}; the first is ${timeOf(first, 0)}, with ${shown(first, 0)} ${had}.`;
  }
  // A week that lies in the period with two days only would make a fall of every course.
  const [from, to] = wholeUnits(settled.period, grain, points.length);
  const [start, end] = [points[from], points[to]];
  const [a, b] = [start?.values[0] ?? null, end?.values[0] ?? null];
  if (
    start === undefined ||
    end === undefined ||
    from >= to ||
    a === null ||
    b === null ||
    reading.limits.length > 0
  )
    return sentence`${metric.label}${where} ${when}: ${shown(last, points.length - 1)} ${grain === 'day' ? 'on' : 'in'} ${timeOf(last, points.length - 1)}.`;
  const words = changeWords(b, a, metric, {
    change: inquiry.keep('change', b - a),
    relative: inquiry.keep('changeInPercent', a === 0 ? 0 : (b - a) / a),
  });
  if (reading.isYesNo && reading.asks !== null)
    return verdictOf(settled, points.slice(from, to + 1), { where, when, grain }, inquiry);
  return sentence`${metric.label}${where} went from ${shown(start, from)} (${timeOf(start, from)}) to ${shown(end, to)} (${timeOf(end, to)})${words ? sentence`, ${words}` : ''}.`;
}

/** The later half against the earlier one: two single weeks would answer for all of them. */
function verdictOf(
  { asked, view, reading }: Settled,
  points: readonly Point[],
  { where, when, grain }: { where: BoundText; when: BoundText; grain: string },
  inquiry: Inquiry,
): BoundText {
  const [metric] = asked as [AskMetric];
  const half = Math.floor(points.length / 2);
  const meanOf = (part: readonly Point[]) =>
    part.reduce((all, { values }) => all + (values[0] ?? 0), 0) / part.length;
  const [late, early] = [meanOf(points.slice(-half)), meanOf(points.slice(0, half))];
  const grew = late > early;
  const isBetter = isBetterDown(metric) ? !grew : grew;
  // A position that goes up is a smaller number.
  const isUp = metric.unit === 'position' ? !grew : grew;
  const isSo = { up: isUp, down: !isUp, better: isBetter, worse: !isBetter }[reading.asks ?? 'up'];
  const told = (value: number, name: string) =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(name, value));
  const words = changeWords(late, early, metric, {
    change: inquiry.keep('change', late - early),
    relative: inquiry.keep('changeInPercent', early === 0 ? 0 : (late - early) / early),
  });
  return sentence`${isSo ? 'Yes' : 'No'}: an average ${grain} of the later half ${when} had ${told(late, 'laterHalf')} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}${where}, one of the earlier half ${told(early, 'earlierHalf')}${words ? sentence`: ${words}` : ''}.`;
}

export function timePiece(day: Day, grain: TimeGrain, path: string): BoundText {
  if (grain === 'quarter' || grain === 'year') {
    const cell = timeCell(day, grain);
    return sentence`${{ text: cell, path, value: cell }}`;
  }
  if (grain === 'month')
    return sentence`${{ text: periodTitle({ from: day, to: lastOfMonth(yearOf(day), monthNumber(day)), unit: 'month', count: 1 }), path, value: day }}`;
  return grain === 'week' ? sentence`the week from ${dayPiece(day, path)}` : sentence`${dayPiece(day, path)}`;
}
