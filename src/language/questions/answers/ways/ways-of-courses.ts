import type { AskedPart } from '../../reading/asked-part.ts';
import { gapCourseAnswer } from '../courses/beside/gap-course-answer.ts';
import { relationAnswer } from '../courses/beside/relation-answer.ts';
import { twoCoursesAnswer } from '../courses/beside/two-courses-answer.ts';
import { countCourse } from '../courses/line/count-course.ts';
import { courseAnswer } from '../courses/line/course-answer.ts';
import { trendOfEachAnswer } from '../courses/line/trend-of-each-answer.ts';
import { averageAnswer } from '../courses/means/average-answer.ts';
import { meanCourse } from '../courses/means/mean-course.ts';
import { meanOfBestAnswer } from '../courses/means/mean-of-best-answer.ts';
import { meansAnswer } from '../courses/means/means-answer.ts';
import { rollingAnswer } from '../courses/means/rolling-answer.ts';
import { alwaysAnswer } from '../courses/units/always-answer.ts';
import { peaksAnswer } from '../courses/units/peaks-answer.ts';
import { placeOfTimeAnswer } from '../courses/units/place-of-time-answer.ts';
import { reachAnswer } from '../courses/units/reach-answer.ts';
import { runsAnswer } from '../courses/units/runs-answer.ts';
import { stretchAnswer } from '../courses/units/stretch-answer.ts';
import { unitsOfEachAnswer } from '../courses/units/units-of-each-answer.ts';
import type { Settled } from '../settling/settled.ts';
import { isOpenTrend } from '../settling/usual-period.ts';
import type { WayIfFit } from './way.ts';

/** "Is there a correlation between sessions and revenue?" */
export const relationWay: WayIfFit = (settled) =>
  settled.reading.shape === 'relation'
    ? { tells: ['course'], answer: (inquiry) => relationAnswer(settled, inquiry) }
    : undefined;

/** "Which countries grew three weeks in a row?" */
export const alwaysWay: WayIfFit = (settled) => {
  const { always } = settled.reading;
  if (always === null) return undefined;
  return { tells: ['split', 'limits'], answer: (inquiry) => alwaysAnswer(settled, always, inquiry) };
};

/** "Which hotel had the most days with more than 50 bookings" */
export const unitsOfEachWay: WayIfFit = (settled) => {
  const { unitsOfEach, grain } = settled.reading;
  if (unitsOfEach === null || grain === null || grain === 'weekday') return undefined;
  return {
    tells: ['split', 'limits', 'course', 'count'],
    answer: (inquiry) => unitsOfEachAnswer(settled, { ...unitsOfEach, grain }, inquiry),
  };
};

/** "Where does March rank among all months" */
export const placeOfTimeWay: WayIfFit = (settled) => {
  const { ofUnits } = settled.reading;
  if (ofUnits?.asks !== 'place') return undefined;
  const unit = ofUnits.unit;
  return { tells: ['rank', 'course'], answer: (inquiry) => placeOfTimeAnswer(settled, unit, inquiry) };
};

/** "The average of our 5 best days" */
export const meanOfBestWay: WayIfFit = (settled) => {
  const { ofUnits } = settled.reading;
  if (ofUnits?.asks !== 'average' && ofUnits?.asks !== 'median') return undefined;
  const { asks } = ofUnits;
  return { tells: ['rank', 'course'], answer: (inquiry) => meanOfBestAnswer(settled, asks, inquiry) };
};

/** "The longest streak of days above 100 orders" */
export const runsWay: WayIfFit = (settled) => {
  const { ofUnits } = settled.reading;
  if (ofUnits?.asks !== 'run') return undefined;
  return { tells: ['limits', 'course'], answer: (inquiry) => runsAnswer(settled, ofUnits, inquiry) };
};

/** "The best day of each month" */
export const peaksWay: WayIfFit = (settled) =>
  isPeak(settled.reading)
    ? { tells: ['split', 'rank', 'course', 'mean'], answer: (inquiry) => peaksAnswer(settled, inquiry) }
    : undefined;

/** One ranking of time within every larger unit, or every member. */
const isPeak = ({ rank, rankPer }: Settled['reading']): boolean =>
  rank?.of === 'time' && (rankPer !== null || rank.within !== null);

/** "The best 7 days in a row" */
export const stretchWay: WayIfFit = (settled) => {
  const { stretch } = settled.reading;
  if (stretch === null) return undefined;
  return { tells: [], answer: (inquiry) => stretchAnswer(settled, stretch, inquiry) };
};

/** "The rolling 7 day average of sessions" */
export const rollingWay: WayIfFit = (settled) => {
  const { rolling } = settled.reading;
  if (rolling === null) return undefined;
  return { tells: ['course'], answer: (inquiry) => rollingAnswer(settled, rolling, inquiry) };
};

/** "Average daily orders by month" */
export const meanCourseWay: WayIfFit = (settled) => {
  const { countPer } = settled.reading;
  if (!isMean(settled) || countPer === null || settled.other !== null) return undefined;
  return {
    tells: ['mean', 'median', 'course', 'rank', 'order'],
    answer: (inquiry) => meanCourse(settled, countPer, inquiry),
  };
};

/** "Average weekly sessions in May against June" */
export const meansWay: WayIfFit = (settled) => {
  const { other } = settled;
  if (!isMean(settled) || other === null) return undefined;
  return {
    tells: ['comparison', 'course', 'mean', 'median'],
    answer: (inquiry) => meansAnswer(settled, other, inquiry),
  };
};

/** "Average daily sessions" */
export const averageWay: WayIfFit = (settled) => {
  if (!isMean(settled)) return undefined;
  return {
    tells: [
      ...(['mean', 'median', 'course', 'split'] as const),
      ...when(isOfSingles(settled.reading), 'each'),
      ...when(isOfFirstMembers(settled.reading), 'rank'),
      ...when(isOfAllAdded(settled), 'total'),
    ],
    answer: (inquiry) => averageAnswer(splitByEach(settled), inquiry),
  };
};

/** What adds up has a number in all beside its mean; one for each of a list is not told. */
const isOfAllAdded = ({ reading: { shape, dimensions }, asked }: Settled): boolean =>
  shape === 'average' && dimensions.length === 0 && asked.every(({ kind }) => kind === 'additive');

const isMean = ({ reading: { shape } }: Settled): boolean => shape === 'average' || shape === 'median';

/** "The top 3 countries by average daily sessions", "the worst show by listeners": the list is cut where they end. */
const isOfFirstMembers = ({ rank, place, dimensions, shape }: Settled['reading']): boolean =>
  shape === 'average' &&
  dimensions.length > 0 &&
  rank?.of === 'members' &&
  rank.by === 'value' &&
  rank.within === null &&
  place === 1;

/** "Average daily sessions of mobile vs desktop": each of the names is one member. */
const isOfSingles = ({ each, dimensions }: Settled['reading']): boolean =>
  dimensions.length === 0 && (each?.members.every((members) => members.length === 1) ?? false);

/** "How many countries bought each week" */
export const countCourseWay: WayIfFit = (settled) => {
  const { grain } = settled.reading;
  if (!isCountOfMembers(settled.reading) || grain === null || grain === 'weekday') return undefined;
  return {
    tells: ['count', 'split', 'limits', 'course'],
    answer: (inquiry) => countCourse(settled, grain, inquiry),
  };
};

const isCountOfMembers = ({ shape, dimensions, isCountShare, rank }: Settled['reading']): boolean =>
  shape === 'count' && dimensions.length === 1 && !isCountShare && rank === null;

/** "May against June by week", "sessions trend compared with last year" */
export const twoCoursesWay: WayIfFit = (settled) => {
  const { reading, other } = settled;
  const isOfTwo = reading.periods.length === 2 || reading.versus !== null;
  const isCourse = reading.grain !== null || reading.shape === 'cumulative' || reading.shape === 'trend';
  if (!isOfTwo || !isCourse || other === null) return undefined;
  return {
    tells: ['comparison', 'course'],
    answer: (inquiry) => twoCoursesAnswer(settled, other, inquiry),
  };
};

/** "When did revenue pass 200,000 in total?" */
export const reachWay: WayIfFit = (settled) => {
  const { shape, endOfTime, limits, dimensions, grain, each, rank } = settled.reading;
  const isReached = limits.length === 1 && limits.every(({ is }) => is === 'above' || is === 'at_least');
  const isOne = dimensions.length === 0 && each === null && rank === null && settled.asked.length === 1;
  if (shape !== 'cumulative' || endOfTime !== 'first' || !isReached || !isOne || settled.other !== null)
    return undefined;
  return {
    tells: ['limits', 'course', 'end'],
    answer: (inquiry) => reachAnswer(settled, grain === null || grain === 'weekday' ? 'day' : grain, inquiry),
  };
};

/** "Is mobile catching up with desktop?", "the gap between them by month" */
export const gapCourseWay: WayIfFit = (settled) => {
  const { gap } = settled.reading;
  if (gap?.course === undefined || settled.reading.grain === 'weekday' || settled.asked.length !== 1)
    return undefined;
  return { tells: ['course'], answer: (inquiry) => gapCourseAnswer(settled, gap, inquiry) };
};

/** "Is London growing while Leeds shrinks", "are google and bing growing": of now, as no time is named */
export const trendOfEachWay: WayIfFit = (settled) => {
  const { reading } = settled;
  const { each, asks, grain, limits } = reading;
  const isPlain = settled.asked.length === 1 && limits.length === 0 && grain !== 'weekday';
  if (each === null || asks === null || !isPlain || !isOpenTrend(reading)) return undefined;
  return {
    tells: toldByCourse(reading),
    answer: (inquiry) => trendOfEachAnswer(settled, splitByEach(settled), each, inquiry),
  };
};

/** "Sessions by week" */
export const courseWay: WayIfFit = (settled) => {
  const { reading } = settled;
  const { shape, grain } = reading;
  const isCourse = shape === 'trend' || shape === 'cumulative' || grain !== null;
  if (!isCourse && !isOpenTrend(reading)) return undefined;
  return {
    tells: toldByCourse(reading),
    finds: areFound(reading) ? 'all' : isFirstFound(reading) ? 'first' : undefined,
    answer: (inquiry) => courseAnswer(splitByEach(settled), inquiry),
  };
};

/** "Days with more than 50 purchases", "in which months did sessions fall": no others are listed. */
const areFound = ({
  limits,
  moves,
  rank,
  shape,
  dimensions,
  grain,
  endOfTime,
}: Settled['reading']): boolean =>
  ((limits.length > 0 && rank === null) || (moves.length > 0 && rank?.count === null)) &&
  shape !== 'cumulative' &&
  dimensions.length === 0 &&
  grain !== null &&
  grain !== 'weekday' &&
  endOfTime === null;

/** "Which month had the most revenue" */
const isFirstFound = ({ limits, moves, rank, place, dimensions, isStepwise }: Settled['reading']): boolean =>
  rank?.of === 'time' &&
  rank.by === 'value' &&
  rank.count === 1 &&
  place === 1 &&
  !isStepwise &&
  limits.length === 0 &&
  moves.length === 0 &&
  dimensions.length === 0;

function toldByCourse(reading: Settled['reading']): readonly AskedPart[] {
  const { shape, grain, rank, isStepwise, versusUnit } = reading;
  const isRankOfTime = rank?.of === 'time';
  return [
    ...(['course', 'split', 'each', 'count'] as const),
    // Of steps that are ranked it is told how far they moved, not where they stood
    ...when(shape !== 'cumulative' && !(isRankOfTime && isStepwise), 'limits'),
    ...when(shape === 'value' && rank === null && reading.chosenDays === null, 'end'),
    ...when(isRankOfCourse(reading), 'rank'),
    ...when(grain === 'weekday', 'order'),
    ...when(isRankOfTime, 'place'),
    ...when(isRankOfTime && isStepwise, 'moves'),
    ...when(isOpenTrend(reading) || (isStepwise && versusUnit !== null), 'comparison'),
  ];
}

/** The best days of all, or who leads in each month; the best three only where they are those "of each". */
const isRankOfCourse = ({ rank, rankPer }: Settled['reading']): boolean =>
  rank?.of === 'time' || rank?.count === null || rank?.count === 1 || rankPer !== null;

const when = (isSo: boolean, part: AskedPart): readonly AskedPart[] => (isSo ? [part] : []);

/** "Organic against direct by week": one line for each of them. */
function splitByEach(settled: Settled): Settled {
  const { reading, filters } = settled;
  const { each } = reading;
  if (each === null) return settled;
  return {
    ...settled,
    reading: { ...reading, dimensions: [each.dimension] },
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  };
}
