import type { Inquiry } from '../data/inquiry.ts';
import { NotAnswerable } from '../reading/problem.ts';
import { averageAnswer } from './average-answer.ts';
import { brandAnswer } from './brand-answer.ts';
import { changeAnswer } from './change-answer.ts';
import { countAnswer } from './count-answer.ts';
import { courseAnswer } from './course-answer.ts';
import { dayShares, isShareOfDays } from './day-shares.ts';
import type { AnsweredParts } from './draft.ts';
import { eachAnswer, rowsAnswer } from './each-answer.ts';
import { gapAnswer } from './gap-answer.ts';
import { meansAnswer } from './means-answer.ts';
import { membersAnswer } from './members-answer.ts';
import { peaksAnswer } from './peaks-answer.ts';
import { rangesAnswer } from './ranges-answer.ts';
import { restAnswer } from './rest-answer.ts';
import { rollingAnswer } from './rolling-answer.ts';
import { isOpenTrend, type Settled } from './settle.ts';
import { shareAnswer } from './share-answer.ts';
import { standingAnswer } from './standing-answer.ts';
import { totalAnswer } from './total-answer.ts';
import { twoCoursesAnswer } from './two-courses-answer.ts';

/** The one way of answering that fits what was asked. */
export function numbersAnswer(
  settled: Settled,
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, other } = settled;
  if (reading.gap !== null) return gapAnswer(settled, reading.gap, inquiry);
  if (reading.ranges !== null) return rangesAnswer(settled, reading.ranges, inquiry);
  if (isPeak(reading)) return peaksAnswer(settled, inquiry);
  if (reading.periods.length > 2) return rowsAnswer(settled, inquiry, reading.periods);
  if (isShareOfDays(settled)) return dayShares(settled, inquiry);
  if (reading.weekdays.length > 1) return rowsAnswer(settled, inquiry, [settled.period]);
  if (reading.brandSplit !== null) return brandAnswer(settled, inquiry);
  if (reading.moves.length > 0) refuseLooseMoves(settled);
  if (reading.rolling !== null) return rollingAnswer(settled, reading.rolling, inquiry);
  const isMean = reading.shape === 'average' || reading.shape === 'median';
  if (isMean && other !== null) return meansAnswer(settled, other, inquiry);
  // A count of one period says nothing of the other.
  if (reading.shape === 'count' && other !== null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'count_of_two', choices: [] });
  if (reading.shape === 'against_rest') return restAnswer(settled, inquiry);
  if (reading.shape === 'standing') return standingAnswer(settled, inquiry);
  refuseLooseShares(settled);
  if (reading.shape === 'share') return shareAnswer(settled, inquiry);
  if (isMean) return averageAnswer(settled, inquiry);
  if (reading.shape === 'count' && reading.dimensions.length > 0) return countAnswer(settled, inquiry);
  const isOfTwo = reading.periods.length === 2 || reading.versus !== null;
  const isCourseOfTwo = reading.grain !== null || reading.shape === 'cumulative';
  if (isOfTwo && isCourseOfTwo && other !== null) return twoCoursesAnswer(settled, other, inquiry);
  if (reading.limits.length > 0 && other !== null && reading.rank === null && reading.moves.length === 0)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_change', choices: [] });
  const isCourse = reading.shape === 'trend' || reading.shape === 'cumulative' || reading.grain !== null;
  if (isCourse && reading.each !== null) return courseAnswer(withEach(settled), inquiry);
  if (isCourse || isOpenTrend(reading)) return courseAnswer(settled, inquiry);
  if (other !== null) return changeAnswer(settled, other, inquiry);
  if (reading.each !== null) return eachAnswer(settled, inquiry);
  if (reading.dimensions.length > 0) return membersAnswer(settled, inquiry);
  // A limit needs rows to choose from: days, members. One number is within it or not.
  if (reading.limits.length > 0 && !reading.isYesNo)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_what', choices: [] });
  return totalAnswer(settled, inquiry);
}

/** One ranking of time within every larger unit, or every member. */
const isPeak = ({ rank, rankPer }: Settled['reading']): boolean =>
  rank?.of === 'time' && (rankPer !== null || rank.within !== null);

/** A share is a limit of members, or of the one segment that a question of yes or no is about. */
function refuseLooseShares({ reading, other }: Settled): void {
  if (!reading.limits.some(({ isShare }) => isShare === true)) return;
  const isOfMembers =
    reading.dimensions.length > 0 && /^(?:share|count|value)$/.test(reading.shape) && reading.grain === null;
  const isOfOne = reading.shape === 'share' && reading.isYesNo && reading.filters.length > 0;
  if (!(isOfMembers || isOfOne) || other !== null || reading.each !== null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_what', choices: [] });
}

/** How far something moved needs two periods, and members that moved or one number that a question of yes or no is about. */
function refuseLooseMoves({ reading, other }: Settled): void {
  const isPlain =
    /^(?:change|value|share)$/.test(reading.shape) &&
    reading.grain === null &&
    (reading.dimensions.length > 0 || reading.isYesNo);
  if (!isPlain || other === null)
    throw new NotAnswerable({ type: 'ambiguous', about: 'limit_of_change', choices: [] });
}

/** "Organic against direct by week": one line for each of them. */
function withEach(settled: Settled): Settled {
  const { reading, filters } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  return {
    ...settled,
    reading: { ...reading, dimensions: [each.dimension] },
    filters: [...filters, { dimension: each.dimension, is: 'one_of', members: each.members.flat() }],
  };
}
