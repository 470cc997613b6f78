import type { Settled } from '../settling/settled.ts';
import {
  refuseCountOfTwo,
  refuseLimitOfChange,
  refuseLimitOfOne,
  refuseLooseMoves,
  refuseLooseShares,
  refusePartsOfEach,
} from './refusals-among-ways.ts';
import type { Way, WayIfFit } from './way.ts';
import * as courses from './ways-of-courses.ts';
import * as numbers from './ways-of-numbers.ts';
import * as rows from './ways-of-rows.ts';

/** The first that fits is taken, so what is asked for more narrowly stands before what is asked for more widely. */
const WAYS: readonly WayIfFit[] = [
  courses.relationWay,
  rows.endsWay,
  courses.gapCourseWay,
  rows.gapWay,
  courses.alwaysWay,
  courses.unitsOfEachWay,
  courses.placeOfTimeWay,
  courses.meanOfBestWay,
  courses.runsWay,
  rows.rangesWay,
  courses.peaksWay,
  rows.apartWay,
  rows.periodsWay,
  numbers.timeShareWay,
  numbers.dayShareWay,
  rows.weekdaysWay,
  rows.brandsWay,
  refuseLooseMoves,
  courses.stretchWay,
  courses.rollingWay,
  courses.meanCourseWay,
  courses.meansWay,
  refuseCountOfTwo,
  rows.restWay,
  rows.standingWay,
  refuseLooseShares,
  refusePartsOfEach,
  numbers.shareWay,
  courses.averageWay,
  courses.countCourseWay,
  rows.countWithinWay,
  rows.countWay,
  courses.twoCoursesWay,
  courses.reachWay,
  refuseLimitOfChange,
  courses.trendOfEachWay,
  courses.courseWay,
  numbers.changeWay,
  rows.eachWay,
  rows.membersWay,
  refuseLimitOfOne,
];

/**
 * The one way of answering that fits what was asked.
 * @throws NotAnswerable where what was asked can be meant in more than one way
 */
export function wayOf(settled: Settled): Way {
  for (const wayIfFit of WAYS) {
    const way = wayIfFit(settled);
    if (way !== undefined) return way;
  }
  return numbers.totalWay(settled);
}
