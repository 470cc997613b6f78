import type { Expectation } from '../series/expectation.ts';
import type { Lattice } from '../series/lattice.ts';
import type { LevelTest } from '../tests/level-test.ts';
import { relation } from './leaf-set.ts';
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

type Found = Omit<Cause, 'left'>;
type Verdict = 'explained_by_parent' | 'explained_by_child';

/** A cause that has this part of its change apart from surer ones is as sure as it looks. */
const APART = 0.8;

/**
 * Reduces the significant segments of one panel to their causes: the strongest element is taken (a scan statistic: of all
 * elements the one that truly moved has the largest likelihood ratio in expectation), moved down while one child alone
 * moved (purity) or up while its siblings moved alike (parsimony), its deviation is taken out of all others, and what is
 * still significant goes on.
 *
 * @param significant tests that are worth explaining
 * @param level p a test must stay below, with the causes before it taken out
 * @param told segments whose change is told as part of another metric's, and is as sure as that
 */
export function explainSegments(
  expectation: Expectation,
  lattice: Lattice,
  current: number,
  significant: readonly LevelTest[],
  level: number,
  told: ReadonlySet<number>,
): readonly Cause[] {
  const rest = new RemainingWeek(expectation, lattice, current);
  let open = [...significant];
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
  return besideSurer(causes, new RemainingWeek(expectation, lattice, current), told);
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
