import type { Expectation } from '../series/expectation.ts';
import type { Lattice } from '../series/lattice.ts';
import type { LevelTest } from '../tests/level-test.ts';
import { leavesOf, relation, sumOver } from './leaf-set.ts';
import { RemainingWeek } from './remaining-week.ts';

/** One cause of a panel, and the segments whose own movement is due to it. */
export interface Cause {
  readonly test: LevelTest;
  readonly explains: readonly { readonly segment: number; readonly verdict: Verdict }[];
  /** Log likelihood ratio of this element, and of the best rival that overlaps it. */
  readonly strength: number;
  readonly rivalStrength: number;
  /** p of what surer causes leave of it, never below its own; its own where they hold little of its change. */
  readonly left: number;
}

/** The tests of a panel, and what they were made from. */
export interface TestedPanel {
  readonly expectation: Expectation;
  readonly lattice: Lattice;
  readonly current: number;
  readonly levels: readonly LevelTest[];
}

export interface Explainable {
  /** Tests that are worth explaining. */
  readonly significant: readonly LevelTest[];
  /** p a test must stay below, with the causes before it taken out. */
  readonly level: number;
  /** Segments whose change is told as part of another metric's, and is as sure as that. */
  readonly told: ReadonlySet<number>;
}

export interface Explained {
  readonly causes: readonly Cause[];
  /** Segments that only lack what left them weeks ago. */
  readonly bySettled: readonly number[];
}

type Found = Omit<Cause, 'left'>;
type Verdict = 'explained_by_parent' | 'explained_by_child';

/** A cause that has this part of its change apart from surer ones is as sure as it looks. */
const APART = 0.8;
/** A segment with such a p lies where it was expected. */
const USUAL = 0.05;

/**
 * Reduces the significant segments of one panel to their causes: the strongest element is taken (a scan statistic: of all
 * elements the one that truly moved has the largest likelihood ratio in expectation), moved down while one child alone
 * moved (purity) or up while its siblings moved alike (parsimony), its deviation is taken out of all others, and what is
 * still significant goes on.
 *
 * What took a new level weeks ago and kept it is no cause of this week, but what others lost with it since is not theirs: it is
 * taken out first.
 */
export function explainSegments(
  { expectation, lattice, current, levels }: TestedPanel,
  { significant, level, told }: Explainable,
): Explained {
  const settled = settledSegments(expectation, lattice, current, levels, significant);
  const withoutSettled = () => {
    const rest = new RemainingWeek(expectation, lattice, current);
    for (const one of settled) rest.remove(one);
    return rest;
  };
  const rest = withoutSettled();
  const isOpen = (test: LevelTest) => settled.length === 0 || rest.pValue(test) <= level;
  let open = significant.filter(isOpen);
  const isOpenAtFirst = new Set(open);
  const causes: Found[] = [];
  while (open.length > 0) {
    const ranked = open
      .map((test) => ({ test, strength: rest.strength(test) }))
      .sort((a, b) => b.strength - a.strength || a.test.segment - b.test.segment);
    const first = ranked[0] as (typeof ranked)[number];
    const chosen = rest.settle(first.test, open);
    const explains: Cause['explains'][number][] = [];
    const before = open;
    rest.remove(chosen);
    open = [];
    for (const test of before) {
      if (test.segment === chosen.segment) continue;
      if (rest.pValue(test) <= level) open.push(test);
      else {
        const kin = relation(lattice, test.segment, chosen.segment);
        explains.push({
          segment: test.segment,
          verdict: kin === 'descendant' ? 'explained_by_parent' : 'explained_by_child',
        });
      }
    }
    const rival = ranked.find(({ test }) => explains.some(({ segment }) => segment === test.segment));
    const strength = ranked.find(({ test }) => test.segment === chosen.segment)?.strength ?? first.strength;
    causes.push({ test: chosen, explains, strength, rivalStrength: rival?.strength ?? 0 });
  }
  return {
    causes: besideSurer(causes, withoutSettled(), told),
    bySettled: significant.filter((test) => !isOpenAtFirst.has(test)).map(({ segment }) => segment),
  };
}

/** What went its own way against the weeks behind as the site remembers them, and lies where it lay of late. */
function settledSegments(
  { mean, common, panel, expectedLeaves }: Expectation,
  lattice: Lattice,
  current: number,
  levels: readonly LevelTest[],
  significant: readonly LevelTest[],
): readonly Pick<LevelTest, 'segment' | 'expected'>[] {
  const isTested = new Set(significant.map(({ segment }) => segment));
  const weeks = mean.length / lattice.segments.length;
  return common.taken.flatMap((segment) => {
    const test = levels.find((one) => one.segment === segment);
    const expected = mean[segment * weeks + current] as number;
    const isUsual = test ? test.p > USUAL : Number.isFinite(expected);
    if (!isUsual || isTested.has(segment)) return [];
    const remembered = sumOver(expectedLeaves, leavesOf(lattice, segment));
    const moved = (panel.series[segment * weeks + current] as number) - remembered;
    return (expected - remembered) / moved >= APART ? [{ segment, expected }] : [];
  });
}

/**
 * Each cause with how sure it is of what the surer ones leave: what lost a third because it holds part of a dead channel is not
 * as sure of a fall of its own as of the third.
 */
function besideSurer(
  causes: readonly Found[],
  rest: RemainingWeek,
  told: ReadonlySet<number>,
): readonly Cause[] {
  const isTold = ({ test }: Found) => Number(told.has(test.segment));
  const surestFirst = [...causes].sort((a, b) => isTold(b) - isTold(a) || a.test.p - b.test.p);
  const left = new Map<Found, number>();
  for (const cause of surestFirst) {
    const { test } = cause;
    left.set(cause, rest.partOf(test) >= APART ? test.p : Math.max(test.p, rest.pOfRest(test)));
    rest.remove(test);
  }
  return causes.map((cause) => ({ ...cause, left: left.get(cause) as number }));
}
