import { median } from '#src/shared/quantile.ts';
import { type Day, daysBetween } from '#src/shared/week.ts';
import { type BoundText, type Piece, sentence } from '../../../../bound-text.ts';
import { plural } from '../../../../plural.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Fetched, type Inquiry, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import { unitAround } from '../../../dates/period.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { changeWords, valueText } from '../../../wording/say.ts';
import { isAsAsked } from '../../changes/is-as-asked.ts';
import { gapsOf } from '../../settling/closing-days.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Lead } from '../../telling/draft.ts';
import { startOf } from '../../telling/time-grain.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import type { Point } from './course-points.ts';
import { halvesOf } from './halves.ts';
import { wholeUnits } from './whole-units.ts';

interface Course {
  readonly settled: Settled;
  readonly points: readonly Point[];
  readonly fetched: Fetched;
  readonly grain: UnitOfTime | 'weekday';
  readonly inquiry: Inquiry;
}

/** What every sentence of a course says of itself. */
export interface Words {
  readonly where: BoundText;
  readonly when: BoundText;
  readonly shown: (point: Point, row: number) => Piece;
  readonly timeOf: (point: Point, row: number) => Piece;
}

/** Where a course began and where it ended, or its later half against the earlier one where yes or no is asked. */
export function endsOfCourse(course: Course, words: Words): BoundText | Lead {
  const { settled, points, grain, inquiry } = course;
  const { where, when, shown, timeOf } = words;
  const [metric] = settled.metrics as [AskMetric];
  const known = comparable(course);
  const [from, to] = [known[0], known.at(-1)];
  const { reading } = settled;
  if (from === undefined || to === undefined || from >= to || reading.limits.length > 0) {
    const at = points.length - 1;
    // "By day on May 10" has said the day
    const isOneDay = grain === 'day' && settled.period.from === settled.period.to;
    if (isOneDay) return sentence`${metric.label}${where} ${when}: ${shown(points[at] as Point, at)}.`;
    // Of two months of which one has begun, neither is left out
    const told = points.length <= FEW_POINTS ? points.map((_, place) => place) : [known[0] ?? at];
    return sentence`${metric.label}${where} ${when}: ${told.reduce<Piece>((text, place) => {
      const one = sentence`${shown(points[place] as Point, place)} ${grain === 'day' ? 'on' : 'in'} ${timeOf(points[place] as Point, place)}`;
      return text === '' ? one : sentence`${text}, ${one}`;
    }, '')}.`;
  }
  if (reading.isYesNo && reading.asks !== null) return verdictOf(course, known, words);
  if (grain === 'day' && reading.shape === 'value' && known.length >= FEW_POINTS && !reading.isStepwise)
    return rangeOfDays(course, known, words);
  const [start, end] = [points[from] as Point, points[to] as Point];
  const [a, b] = [figureOf(start), figureOf(end)];
  const change = changeWords(b, a, metric, {
    change: inquiry.keep('change', b - a),
    relative: inquiry.keep('changeInPercent', a === 0 ? 0 : (b - a) / a),
  });
  const peak = peakOf(course, known, words);
  return sentence`${metric.label}${where} went from ${shown(start, from)} (${timeOf(start, from)}) to ${shown(end, to)} (${timeOf(end, to)})${change ? sentence`, ${change}` : ''}${peak === '' ? halvesBehindEnds(course, known, Math.sign(b - a)) : peak}.`;
}

/** Of fewer units each half is one or two of them. */
const UNITS_OF_HALVES = 6;

/**
 * "Went from 297 (Oct 6) to 1,154 (Nov 22)" compares two single days: where the later half of the course does not lie on that side of
 * the earlier one, or both lie within the scatter of single units, that is said with it.
 */
function halvesBehindEnds(
  { settled, points, grain, inquiry }: Course,
  known: readonly number[],
  towards: number,
): Piece {
  const [metric] = settled.metrics as [AskMetric];
  if (grain === 'weekday' || known.length < UNITS_OF_HALVES || towards === 0) return '';
  const { late, early, isByChance } = halvesOf(known.map((at) => figureOf(points[at] as Point)));
  if (isByChance || late === early) return sentence`; between its two halves there is no clear change`;
  if (Math.sign(late - early) === towards) return '';
  const words = changeWords(late, early, metric, {
    change: inquiry.keep('changeOfHalves', late - early),
    relative: inquiry.keep('changeOfHalvesInPercent', early === 0 ? 0 : (late - early) / early),
  });
  return words
    ? sentence`; yet it is ${words} in an average ${grain} of the later half than in one of the earlier half`
    : '';
}

/** Fewer can be read one by one. */
const FEW_POINTS = 3;

/** "Sessions per day": the first and the last of a list of days are any two days, so that it is told of all of them. */
function rangeOfDays(
  { settled, points, fetched, inquiry }: Course,
  known: readonly number[],
  { where, when, shown, timeOf }: Words,
): BoundText {
  const [metric] = settled.metrics as [AskMetric];
  const { currency } = settled.view.source;
  const figures = known.map((at) => figureOf(points[at] as Point));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const placeOf = (value: number): number => known[figures.indexOf(value)] as number;
  const [low, high] = [placeOf(least), placeOf(most)];
  const told = (value: number, name: string) =>
    valueText(value, metric.unit, currency, inquiry.keep(name, value));
  const range =
    least === most
      ? sentence`each day ${shown(points[low] as Point, low)}`
      : sentence`single days between ${shown(points[low] as Point, low)} (${timeOf(points[low] as Point, low)}) and ${shown(points[high] as Point, high)} (${timeOf(points[high] as Point, high)})`;
  const sum = figures.reduce((all, one) => all + one, 0);
  const whole = metric.kind === 'quotient' ? measure(metric, fetched.rows) : null;
  const mean = sentence`${told(sum / figures.length, 'mean')} on an average day; `;
  const all =
    metric.kind === 'additive'
      ? // Whoever came on two of the days is one
        countsPersons(metric, settled.view)
        ? mean
        : sentence`${told(sum, 'total')} in all, ${mean}`
      : whole === null
        ? ''
        : sentence`${told(whole, 'whole')} over all of it; `;
  return sentence`${metric.label}${where} ${when}: ${all}${range}.`;
}

/** How far above both ends, and above its usual level, a single unit lies that the two of them do not tell of. */
const PEAK_OF_ENDS = 2;
const PEAK_DEVIATIONS = 8;
const FEW_UNITS = 5;

/** ", with a peak of 609 (Oct 28, 2026)" */
function peakOf({ settled, points }: Course, known: readonly number[], { shown, timeOf }: Words): Piece {
  const [metric] = settled.metrics as [AskMetric];
  if (metric.kind !== 'additive' || known.length < FEW_UNITS) return '';
  const figures = known.map((at) => figureOf(points[at] as Point));
  const most = Math.max(...figures);
  const at = known[figures.indexOf(most)] as number;
  const usual = median(figures);
  const deviation = median(figures.map((one) => Math.abs(one - usual)));
  const ends = Math.max(figures[0] as number, figures.at(-1) as number, usual);
  const isPeak =
    most > PEAK_OF_ENDS * ends && most - usual > PEAK_DEVIATIONS * Math.max(deviation, Math.sqrt(usual));
  return isPeak
    ? sentence`, with a peak of ${shown(points[at] as Point, at)} (${timeOf(points[at] as Point, at)})`
    : '';
}

/**
 * Places of the points that can be held against each other: a week that lies in the period with two days only, or of which a
 * day was never fetched, would make a fall of every course; one that is unknown is no zero. A month without the Mondays on which it
 * is closed is whole.
 */
export function comparable({ settled, points, fetched, grain }: Omit<Course, 'inquiry'>): readonly number[] {
  const [from, to] = wholeOf(settled, points, grain);
  const [metric] = settled.metrics as [AskMetric];
  const cut = new Set<string>(
    grain === 'weekday' || metric.kind !== 'additive'
      ? []
      : [...gapsOf(fetched.missing, settled.period, settled.view), ...edgesOfLife(settled, grain)].map(
          (day) => startOf(day, grain),
        ),
  );
  return points.flatMap(({ time, values }, at) =>
    at >= from && at <= to && (values[0] ?? null) !== null && !cut.has(time) ? [at] : [],
  );
}

/** Of a course that ends long before its period does the last point is no cut one. */
function wholeOf(
  { period }: Settled,
  points: readonly Point[],
  grain: UnitOfTime | 'weekday',
): readonly [number, number] {
  const [from, to] = wholeUnits(period, grain, points.length);
  if (grain === 'weekday') return [from, to];
  const isOfEdge = (point: Point | undefined, day: Day): boolean => point?.time === startOf(day, grain);
  return [
    isOfEdge(points[0], period.from) ? from : 0,
    isOfEdge(points.at(-1), period.to) ? to : points.length - 1,
  ];
}

/** A month that lacks one of its days is one still. */
const FEW_OF_UNIT = 1 / 20;

/** A name that begins or ends in the middle of a week has a part of it only. */
function edgesOfLife({ view, period }: Settled, grain: UnitOfTime): readonly Day[] {
  const { firstDay, lastDay } = view.source;
  const lacks = (day: Day, days: number): boolean => {
    const { from, to } = unitAround(day, grain);
    return days > FEW_OF_UNIT * (daysBetween(from, to) + 1);
  };
  const isBorn =
    firstDay !== null &&
    firstDay > period.from &&
    lacks(firstDay, daysBetween(startOf(firstDay, grain), firstDay));
  const isGone =
    lastDay !== null &&
    lastDay < period.to &&
    lacks(lastDay, daysBetween(lastDay, unitAround(lastDay, grain).to));
  return [...(isBorn ? [firstDay] : []), ...(isGone ? [lastDay] : [])];
}

/** Of a point that is comparable. */
const figureOf = ({ values }: Point): number => values[0] as number;

/** The later half against the earlier one: two single weeks would answer for all of them. */
function verdictOf(
  { settled, points, grain, inquiry }: Course,
  known: readonly number[],
  { where, when }: Words,
): Lead {
  const { view, reading } = settled;
  const [metric] = settled.asked as [AskMetric];
  const { late, early, isByChance } = halvesOf(known.map((at) => figureOf(points[at] as Point)));
  const isSo = isAsAsked(reading.asks, metric, late, early);
  const told = (value: number, name: string) =>
    valueText(value, metric.unit, view.source.currency, inquiry.keep(name, value));
  const words = changeWords(late, early, metric, {
    change: inquiry.keep('change', late - early),
    relative: inquiry.keep('changeInPercent', early === 0 ? 0 : (late - early) / early),
  });
  const unit = known.length === points.length ? grain : `${grain} with all its data`;
  // What may be chance is neither, and of nothing at all nothing rose or fell
  const verdict = isByChance || late === early ? sentence`No clear change:` : yesIf(isSo);
  const chance = isByChance
    ? sentence`; single ${plural(grain)} lie so far apart that this may be chance`
    : '';
  const headline = sentence`an average ${unit} of the later half had ${told(late, 'laterHalf')} ${metric.kind === 'quotient' ? `as ${metric.noun}` : metric.noun}${where}, one of the earlier half ${told(early, 'earlierHalf')}${words ? sentence`: ${words}` : ''}${chance}; the ${plural(grain)} are those ${when}.`;
  return { headline, verdict };
}
