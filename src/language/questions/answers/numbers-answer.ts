import type { Inquiry } from '../data/inquiry.ts';
import { NotAnswerable } from '../reading/problem.ts';
import { changeAnswer } from './changes/change-answer.ts';
import { alwaysAnswer } from './courses/always-answer.ts';
import { averageAnswer } from './courses/average-answer.ts';
import { countCourse } from './courses/count-course.ts';
import { courseAnswer } from './courses/course-answer.ts';
import { meanCourse } from './courses/mean-course.ts';
import { meansAnswer } from './courses/means-answer.ts';
import { peaksAnswer } from './courses/peaks-answer.ts';
import { rollingAnswer } from './courses/rolling-answer.ts';
import { stretchAnswer } from './courses/stretch-answer.ts';
import { twoCoursesAnswer } from './courses/two-courses-answer.ts';
import { brandAnswer } from './members/brand-answer.ts';
import { countAnswer } from './members/count-answer.ts';
import { countWithin } from './members/count-within.ts';
import { eachAnswer, rowsAnswer } from './members/each-answer.ts';
import { endsAnswer } from './members/ends-answer.ts';
import { firstOfEachAnswer } from './members/first-of-each-answer.ts';
import { gapAnswer } from './members/gap-answer.ts';
import { membersAnswer } from './members/members-answer.ts';
import { rangesAnswer } from './members/ranges-answer.ts';
import { restAnswer } from './members/rest-answer.ts';
import { standingAnswer } from './members/standing-answer.ts';
import { refuseHidden } from './refusals/refuse-hidden.ts';
import { type Part, refuseUntold } from './refusals/refuse-untold.ts';
import type { Settled } from './settling/settle.ts';
import { isOpenTrend } from './settling/usual-period.ts';
import { dayShares, isShareOfDays } from './shares/day-shares.ts';
import { shareAnswer } from './shares/share-answer.ts';
import type { AnsweredParts } from './telling/draft.ts';
import { totalAnswer } from './total-answer.ts';

interface Way {
  /** The parts of a question that it tells. */
  readonly tells: readonly Part[];
  readonly answer: (inquiry: Inquiry) => Promise<Omit<AnsweredParts, 'assumptions'>>;
}

/** The one way of answering that fits what was asked, and that tells all of it. */
export async function numbersAnswer(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { firstOfEach } = settled.reading;
  if (firstOfEach !== null) {
    const outer = { ...settled, reading: { ...settled.reading, firstOfEach: null } };
    return firstOfEachAnswer(settled, firstOfEach, await numbersAnswer(outer, inquiry), inquiry);
  }
  const { tells, answer } = wayOf(settled);
  refuseUntold(settled, tells);
  const parts = await answer(inquiry);
  refuseHidden(settled, parts.tables);
  return parts;
}

/** Throws where no way of answering tells all of what is asked, without asking any data. */
export function refuseUnlessTold(settled: Settled): void {
  refuseUntold(settled, wayOf(settled).tells);
}

function wayOf(settled: Settled): Way {
  const { reading, other } = settled;
  const { gap, always, ranges, rolling, stretch } = reading;
  if (reading.isBothEnds && reading.rank?.by === 'value' && other === null)
    return {
      tells: ['split', 'rank', 'course', 'order'],
      answer: (inquiry) => endsAnswer(settled, inquiry),
    };
  if (gap !== null)
    return {
      tells: ['split', 'each', 'limits', 'rank', 'course'],
      answer: (inquiry) => gapAnswer(settled, gap, inquiry),
    };
  if (always !== null)
    return { tells: ['split', 'limits'], answer: (inquiry) => alwaysAnswer(settled, always, inquiry) };
  if (ranges !== null)
    return {
      tells: ['split', 'limits', 'count'],
      answer: (inquiry) => rangesAnswer(settled, ranges, inquiry),
    };
  if (isPeak(reading))
    return {
      tells: ['split', 'rank', 'course', 'mean'],
      answer: (inquiry) => peaksAnswer(settled, inquiry),
    };
  if (reading.periods.length > 2)
    return {
      tells: ['comparison', ...(isOfUnits(reading) ? (['course'] as const) : [])],
      answer: (inquiry) => rowsAnswer(settled, inquiry, reading.periods),
    };
  if (isShareOfDays(settled))
    return {
      tells: ['weekdays', 'share', 'course', 'rank'],
      answer: (inquiry) => dayShares(settled, inquiry),
    };
  if (reading.weekdays.length > 1)
    return {
      tells: ['weekdays', 'mean', ...(reading.grain === 'day' ? (['course'] as const) : [])],
      answer: (inquiry) => rowsAnswer(settled, inquiry, [settled.period]),
    };
  if (reading.brandSplit !== null)
    return { tells: ['brands'], answer: (inquiry) => brandAnswer(settled, inquiry) };
  if (reading.moves.length > 0) refuseLooseMoves(settled);
  if (stretch !== null) return { tells: [], answer: (inquiry) => stretchAnswer(settled, stretch, inquiry) };
  if (rolling !== null)
    return { tells: ['course'], answer: (inquiry) => rollingAnswer(settled, rolling, inquiry) };
  const isMean = reading.shape === 'average' || reading.shape === 'median';
  const { countPer } = reading;
  if (isMean && countPer !== null && other === null)
    return {
      tells: ['mean', 'median', 'course', 'rank', 'order'],
      answer: (inquiry) => meanCourse(settled, countPer, inquiry),
    };
  if (isMean && other !== null)
    return {
      tells: ['comparison', 'course', 'mean', 'median'],
      answer: (inquiry) => meansAnswer(settled, other, inquiry),
    };
  // A count of one period says nothing of the other.
  if (reading.shape === 'count' && other !== null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'count_of_two', choices: [] });
  if (reading.shape === 'against_rest')
    return { tells: [], answer: (inquiry) => restAnswer(settled, inquiry) };
  if (reading.shape === 'standing')
    return { tells: [], answer: (inquiry) => standingAnswer(settled, inquiry) };
  refuseLooseShares(settled);
  // "How many of them get half of it from mobile": the part of each is told in rows only.
  if (reading.shape !== 'share' && reading.filters.some(({ isPart }) => isPart === true))
    throw new NotAnswerable({ type: 'ambiguous', about: 'not_at_once', choices: [] });
  if (reading.shape === 'share')
    return {
      tells: [
        ...(['share', 'split', 'each', 'moves'] as const),
        ...(reading.dimensions.length > 0 ? (['rank'] as const) : []),
        ...(reading.grain === null ? (['comparison'] as const) : (['course'] as const)),
        ...(reading.dimensions.length > 0 || isOfShare(reading) ? (['limits'] as const) : []),
      ],
      answer: (inquiry) => shareAnswer(settled, inquiry),
    };
  if (isMean)
    return {
      tells: ['mean', 'median', 'course', 'split', ...(isOfSingles(reading) ? (['each'] as const) : [])],
      answer: (inquiry) => averageAnswer(reading.each === null ? settled : withEach(settled), inquiry),
    };
  const { grain } = reading;
  if (isCountCourse(reading) && grain !== null && grain !== 'weekday')
    return {
      tells: ['count', 'split', 'limits', 'course'],
      answer: (inquiry) => countCourse(settled, grain, inquiry),
    };
  const within = reading.countWithin;
  if (within !== null)
    return {
      tells: ['count', 'split', 'limits', 'rank'],
      answer: (inquiry) => countWithin(settled, within, inquiry),
    };
  if (reading.shape === 'count' && reading.dimensions.length > 0)
    return {
      tells: ['count', 'share', 'split', 'limits'],
      answer: (inquiry) => countAnswer(settled, inquiry),
    };
  const isOfTwo = reading.periods.length === 2 || reading.versus !== null;
  const isCourseOfTwo = reading.grain !== null || reading.shape === 'cumulative';
  if (isOfTwo && isCourseOfTwo && other !== null)
    return {
      tells: ['comparison', 'course'],
      answer: (inquiry) => twoCoursesAnswer(settled, other, inquiry),
    };
  if (reading.limits.length > 0 && other !== null && reading.rank === null && reading.moves.length === 0)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_change', choices: [] });
  const isCourse = reading.shape === 'trend' || reading.shape === 'cumulative' || reading.grain !== null;
  if (isCourse || isOpenTrend(reading))
    return {
      tells: [
        'course',
        'split',
        'each',
        'count',
        ...(reading.shape === 'cumulative' ? [] : (['limits'] as const)),
        ...(isRankOfCourse(reading) ? (['rank'] as const) : []),
        ...(reading.grain === 'weekday' ? (['order'] as const) : []),
        ...(reading.rank?.of === 'time' ? (['place'] as const) : []),
        ...(reading.rank?.of === 'time' && reading.isStepwise ? (['moves'] as const) : []),
        ...(isOpenTrend(reading) || reading.versusUnit !== null ? (['comparison'] as const) : []),
      ],
      answer: (inquiry) => courseAnswer(reading.each === null ? settled : withEach(settled), inquiry),
    };
  if (other !== null)
    return {
      tells: [
        ...(['comparison', 'split', 'each', 'limits', 'moves', 'rank'] as const),
        ...(reading.moves.length > 0 ? (['order'] as const) : []),
      ],
      answer: (inquiry) => changeAnswer(settled, other, inquiry),
    };
  if (reading.each !== null)
    return {
      tells: ['each', ...(isSplitByEach(reading) ? (['split'] as const) : [])],
      answer: (inquiry) => eachAnswer(settled, inquiry),
    };
  if (reading.dimensions.length > 0)
    return {
      tells: ['split', 'limits', 'rank', 'order', 'place'],
      answer: (inquiry) => membersAnswer(settled, inquiry),
    };
  // A limit needs rows to choose from: days, members. One number is within it or not.
  if (reading.limits.length > 0 && !reading.isYesNo)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_what', choices: [] });
  return { tells: ['limits'], answer: (inquiry) => totalAnswer(settled, inquiry) };
}

/** "Does mobile make more than 20 % of it?" */
const isOfShare = ({ limits }: Settled['reading']): boolean =>
  limits.every(({ isShare }) => isShare === true);

/** The best days of all, or who leads in each month: the first of each. The best three of each are not cut out. */
const isRankOfCourse = ({ rank }: Settled['reading']): boolean =>
  rank?.of === 'time' || rank?.count === null || rank?.count === 1;

/** "How many countries bought each week" */
const isCountCourse = ({ shape, dimensions, isCountShare, rank }: Settled['reading']): boolean =>
  shape === 'count' && dimensions.length === 1 && !isCountShare && rank === null;

/** "January, February and March by month" */
const isOfUnits = ({ periods, grain }: Settled['reading']): boolean =>
  periods.every(({ unit }) => unit === grain);

/** "Which device converts better, mobile or desktop?": by what is compared, and by nothing else. */
const isSplitByEach = ({ dimensions, each }: Settled['reading']): boolean =>
  dimensions.every((dimension) => dimension === each?.dimension);

/** One ranking of time within every larger unit, or every member. */
const isPeak = ({ rank, rankPer }: Settled['reading']): boolean =>
  rank?.of === 'time' && (rankPer !== null || rank.within !== null);

/** A share is a limit of members, or of the one segment that a question of yes or no is about. */
function refuseLooseShares({ reading, other }: Settled): void {
  if (!reading.limits.some(({ isShare }) => isShare === true)) return;
  const isOfMembers =
    reading.dimensions.length > 0 && /^(?:share|count|value)$/.test(reading.shape) && reading.grain === null;
  const isOfOne = reading.shape === 'share' && reading.isYesNo && reading.filters.length > 0;
  // "Months in which mobile made more than a quarter of revenue"
  const isOfUnits =
    reading.shape === 'share' &&
    reading.grain !== null &&
    reading.dimensions.length === 0 &&
    reading.filters.length > 0;
  if (!(isOfMembers || isOfOne || isOfUnits) || other !== null || reading.each !== null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_what', choices: [] });
}

/** How far something moved needs two periods, and members that moved or one number that a question of yes or no is about. */
function refuseLooseMoves({ reading, other }: Settled): void {
  // "Weeks in which it fell by more than 15 %"
  if (reading.isStepwise && reading.rank?.of === 'time') return;
  const isPlain =
    /^(?:change|value|share)$/.test(reading.shape) &&
    reading.grain === null &&
    (reading.dimensions.length > 0 || reading.isYesNo);
  if (!isPlain || other === null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_change', choices: [] });
}

/** "Organic against direct by week": one line for each of them. */
/** "Average daily sessions of mobile vs desktop": each of the names is one member. */
const isOfSingles = ({ each, dimensions }: Settled['reading']): boolean =>
  dimensions.length === 0 && (each?.members.every((members) => members.length === 1) ?? false);

function withEach(settled: Settled): Settled {
  const { reading, filters } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  return {
    ...settled,
    reading: { ...reading, dimensions: [each.dimension] },
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  };
}
