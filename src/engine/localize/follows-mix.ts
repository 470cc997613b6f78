import { panelOf } from '../panel-of.ts';
import type { Run, RunPanel } from '../prepare-run.ts';
import type { LevelTest } from '../tests/level-test.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { leavesOf, sumOver } from './leaf-set.ts';

/** A change that has this p beside what its visits let expect is none of its own. */
const ALPHA = 0.05;
/** Visits with such a p lie where they lay of late … */
const USUAL = 0.05;
/** … which is a new level, when it is no more than this part of what the weeks behind had. */
const HALVED = 0.5;

/**
 * Whether a change of something else than visits is only that of which visits came.
 *
 * - A rate moves when visits of another kind come or stay away. It has to differ from what its cells, each at the rate that it had,
 *   let expect of the visits that came, too: where a channel of many buyers died, those on desktop buy no less.
 * - What visits bring goes with them. Where they left weeks ago and that is no news any more, neither are the orders they took along.
 */
export function followsMix(run: Run, panel: RunPanel, test: LevelTest): boolean {
  const change = test.observed - test.expected;
  const { expectedLeaves } = panel.expectation();
  const isOwnBeside = (expected: number, spread: number) => {
    const beside = test.observed - expected;
    return (
      Math.sign(beside) === Math.sign(change) &&
      studentTwoSided(beside / spread, test.degreesOfFreedom) <= ALPHA
    );
  };
  if (panel.plan.type === 'rate')
    return !isOwnBeside(sumOver(expectedLeaves, leavesOf(run.lattice, test.segment)), test.deviation);
  const left = panel.plan.denominator === null ? partOfVisitsLeft(run, panel, test.segment) : null;
  return left !== null && !isOwnBeside(test.expected * left, test.deviation);
}

/** What is left of the visits of a segment that lost most of them weeks ago; null where they did not. */
function partOfVisitsLeft(run: Run, panel: RunPanel, segment: number): number | null {
  const visits = panelOf(run, run.volume);
  if (!visits || visits === panel || visits.plan.denominator !== null) return null;
  const { panel: counts, mean, expectedLeaves } = visits.expectation();
  const cell = segment * run.calendar.weeks + run.calendar.current;
  const remembered = sumOver(expectedLeaves, leavesOf(run.lattice, segment));
  const test = visits.levels().find((one) => one.segment === segment);
  const isUsual = test ? test.p > USUAL : Number.isFinite(mean[cell]);
  const left = (counts.series[cell] as number) / remembered;
  return isUsual && remembered > 0 && left <= HALVED ? left : null;
}
