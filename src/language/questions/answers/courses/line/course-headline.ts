import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import { oneOf } from '../../../../plural.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { filterPhrase, periodPhrase, valueText, wholeNumber } from '../../../wording/say.ts';
import { nameOfRow } from '../../members/name-of-row.ts';
import { asDid } from '../../members/tied.ts';
import type { Settled } from '../../settling/settled.ts';
import { togetherOf } from '../../shares/together-of.ts';
import { alsoTold } from '../../telling/also-told.ts';
import type { Lead } from '../../telling/draft.ts';
import { limitsPhrase } from '../../telling/limits-phrase.ts';
import { placed } from '../../telling/place-words.ts';
import { timePiece } from '../../telling/time-piece.ts';
import type { Point } from './course-points.ts';
import { endsOfCourse, type Words } from './ends-of-course.ts';
import { firstOfEachHeadline } from './first-of-each-headline.ts';
import { membersCourseHeadline } from './members-course-headline.ts';
import { topOfEachHeadline } from './top-of-each-headline.ts';

/** A course as it is told: its points in the order in which they stand in the table. */
interface ToldCourse {
  readonly settled: Settled;
  readonly points: readonly Point[];
  /** All of a ranking; `points` of "the second best day" are that one. */
  readonly inOrder: readonly Point[];
  readonly isRanked: boolean;
  readonly fetched: Fetched;
  readonly grain: UnitOfTime | 'weekday';
  readonly inquiry: Inquiry;
}

/** The best units of a ranking, the last unit against the one before, or where it began and ended. */
export function courseHeadline(course: ToldCourse): Lead {
  const told = headlineOf(course);
  return 'headline' in told ? told : { headline: told };
}

function headlineOf({
  settled,
  points,
  inOrder,
  isRanked,
  fetched,
  grain,
  inquiry,
}: ToldCourse): BoundText | Lead {
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
    return reading.limits.length === 0
      ? sentence`Nothing is known of the ${metric.noun}${where} ${when}.`
      : sentence`No ${grain}${where} ${when} had ${limitsPhrase(settled, inquiry)}.`;
  const timeOf = (point: Point, row: number) => timeAt(point, grain, `tables.0.rows.${row}.0`);
  if (isRanked)
    return rankedHeadline(
      { settled, points, inOrder, isRanked, fetched, grain, inquiry },
      firstOf(settled, points, first),
      {
        where,
        when,
        shown,
        timeOf,
      },
    );
  const last = points.at(-1) as Point;
  if (reading.rankPer !== null) return topOfEachHeadline(settled, points, { where, when }, inquiry);
  const isPlain = reading.shape !== 'cumulative' && reading.limits.length === 0 && reading.rank === null;
  const ofMembers =
    reading.dimensions.length > 0 && isPlain && grain !== 'weekday'
      ? membersCourseHeadline({ settled, points, grain, fetched, inquiry }, where, when)
      : undefined;
  if (ofMembers !== undefined) return ofMembers;
  const ofEach =
    grain === 'weekday' ? undefined : firstOfEachHeadline(settled, points, grain, { where, when }, inquiry);
  if (ofEach !== undefined) return ofEach;
  if (reading.dimensions.length > 0 && reading.limits.length > 0 && grain !== 'weekday')
    return sentence`${wholeNumber(points.length, inquiry.keep('rowCount', points.length))} ${points.length === 1 ? 'time' : 'times'} a ${view.labelOf(reading.dimensions[0] as string).toLowerCase()} had ${limitsPhrase(settled, inquiry)} in one ${grain}${where} ${when}.`;
  if (reading.dimensions.length > 0)
    return sentence`${metric.label}${where} by ${view.labelOf(reading.dimensions[0] as string).toLowerCase()} and ${grain} ${when}.`;
  if (reading.shape === 'cumulative')
    return sentence`${metric.label}${where} added up to ${shown(last, points.length - 1)} ${when}.`;
  if (reading.limits.length > 0 && grain !== 'weekday') {
    const limits = limitsPhrase(settled, inquiry);
    const counted = first.values[0] === 1 ? oneOf(metric.noun) : metric.noun;
    const had = metric.kind === 'quotient' ? `as ${metric.noun}` : counted;
    if (reading.endOfTime !== null)
      return sentence`The ${reading.endOfTime} ${grain} with ${limits}${where} ${when} was ${timeOf(first, 0)}, with ${shown(first, 0)} ${had}.`;
    const many = wholeNumber(points.length, inquiry.keep('rowCount', points.length));
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
  return endsOfCourse({ settled, points, fetched, grain, inquiry }, { where, when, shown, timeOf });
}

const timeAt = ({ time }: Point, grain: UnitOfTime | 'weekday', path: string): BoundText =>
  grain === 'weekday' ? sentence`${{ text: time, path, value: time }}` : timePiece(time as Day, grain, path);

/** Weekdays that nobody ranked stand from Monday to Sunday: the first of them is the one with the most. */
const firstOf = ({ reading }: Settled, points: readonly Point[], first: Point): Point =>
  reading.rank === null
    ? points.reduce((most, one) => ((one.values[0] ?? 0) > (most.values[0] ?? 0) ? one : most), first)
    : first;

/** The best unit of a ranking, or what those have together that are asked for as one number. */
function rankedHeadline(
  { settled, points, inOrder, grain, inquiry }: ToldCourse,
  first: Point,
  { where, when, shown, timeOf }: Words,
): BoundText {
  const { reading, metrics } = settled;
  const [metric] = metrics as [AskMetric];
  const width = 1 + reading.dimensions.length;
  const best =
    metric.kind === 'quotient'
      ? reading.rank?.direction === 'bottom'
        ? 'lowest'
        : 'highest'
      : reading.rank?.direction === 'bottom'
        ? leastWord(metric)
        : 'most';
  const at = points.indexOf(first);
  const many = reading.rank?.count ?? points.length;
  const listed = points.slice(0, many).map(({ values }) => values[0] ?? null);
  // "The sum of the three busiest days"
  const together =
    reading.rank?.of === 'time' && grain !== 'weekday' && reading.dimensions.length === 0 && listed.length > 1
      ? togetherOf(settled, metric, listed, inquiry)
      : undefined;
  if (together !== undefined)
    return sentence`${together}${where} in these ${wholeNumber(listed.length, inquiry.keep('rowCount', listed.length))} ${grain}s together ${when}; ${timeOf(first, 0)} comes first with ${shown(first, 0)}.`;
  const isOne = reading.dimensions.length === 0;
  // "The second best day" stands beside all in their order
  const isPlace = reading.place > 1;
  const ties = asDid(
    {
      places: inOrder.flatMap((point, place) =>
        isOne && point !== first && point.values[0] !== null && point.values[0] === first.values[0]
          ? [place]
          : [],
      ),
      listed: isPlace ? 0 : many,
      isContinued: isPlace || reading.rank?.of === 'time',
    },
    (place, path) => timeAt(inOrder[place] as Point, grain, `${path}.0`),
    (count) => (count === 1 ? grain : `${grain}s`),
    (count) => inquiry.keep('ties', count),
  );
  // Of rows by weekday and device, that of one device
  const whose = reading.dimensions.length === 0 ? '' : sentence` with ${nameOfRow(first.members, 1)}`;
  return sentence`${timeOf(first, at)}${whose} had the ${placed(settled)}${best} ${metric.noun}${where} ${when}: ${shown(first, at)}${grain === 'weekday' && metric.kind === 'additive' ? ' on average' : ''}${alsoTold(settled, first.values, at, width)}${ties}.`;
}
