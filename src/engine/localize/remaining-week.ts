import type { Expectation } from '../series/expectation.ts';
import type { Lattice } from '../series/lattice.ts';
import { noiseVariance, weekOf } from '../series/panel.ts';
import { countSurprise } from '../tests/count-surprise.ts';
import type { LevelTest } from '../tests/level-test.ts';
import { meanSurprise } from '../tests/mean-surprise.ts';
import { studentTwoSided } from '../tests/student-t.ts';
import { leavesOf, relation, sumOver } from './leaf-set.ts';

/** A child that holds this part of its parent's change, while the rest stays calm, is the cause. */
const CHILD_HOLDS = 0.8;
const CALM = 2;
const SIZEABLE_REST = 0.2;
/** The rest of a parent that moves the same way with this certainty makes the parent the cause. */
const REST_MOVES = 0.01;

/** The leaves of the analysed week while causes are taken out of them one by one. */
export class RemainingWeek {
  readonly #expectation: Expectation;
  readonly #lattice: Lattice;
  readonly #observed: Float64Array;
  /** Expected values of the leaves, in proportion to their past. */
  readonly #share: Float64Array;
  readonly #taken: Uint8Array;
  /** What was expected of the taken leaves, at the level of the cause that they were taken with. */
  readonly #takenExpected: Float64Array;

  constructor(expectation: Expectation, lattice: Lattice, current: number) {
    this.#expectation = expectation;
    this.#lattice = lattice;
    this.#observed = weekOf(expectation.panel.leaf, current, lattice);
    this.#share = expectation.expectedLeaves;
    this.#taken = new Uint8Array(lattice.leaves);
    this.#takenExpected = new Float64Array(lattice.leaves);
  }

  /**
   * Deviation of a segment without the leaves that were taken out. What was expected of these is known in two ways, as their
   * part of the segment in the mean of the weeks before, and at the level that the cause has had of late: a campaign of four
   * weeks is half as large in the one as in the other. What is left must stand out from both.
   */
  #open(test: LevelTest): { observed: number; expected: number } {
    const set = leavesOf(this.#lattice, test.segment);
    const whole = sumOver(this.#share, set);
    const takenShare = sumOver(this.#share, set, this.#taken);
    const observed = test.observed - sumOver(this.#observed, set, this.#taken);
    if (!(whole > 0)) return { observed, expected: test.expected };
    const byPart = test.expected * (1 - takenShare / whole);
    const byLevel = Math.max(0, test.expected - sumOver(this.#takenExpected, set, this.#taken));
    const [low, high] = [Math.min(byPart, byLevel), Math.max(byPart, byLevel)];
    const isAllTaken = takenShare >= whole * (1 - 1e-9);
    return { observed, expected: isAllTaken ? 0 : Math.min(high, Math.max(low, observed)) };
  }

  strength(test: LevelTest): number {
    const { observed, expected } = this.#open(test);
    const y = Math.max(0, observed);
    const mean = Math.max(1e-6, expected);
    const deviance = (y > 0 ? y * Math.log(y / mean) : 0) - (y - mean);
    const { cuboid } = this.#lattice.segments[test.segment] as Lattice['segments'][number];
    const rivals = (this.#lattice.cuboids[cuboid] as Lattice['cuboids'][number]).segments.length;
    const perEvent = this.#expectation.noise.dispersion * (this.#isMean ? test.complement : 1);
    return deviance / perEvent - Math.log(1 + rivals);
  }

  /** The part of a segment's change that is in none of the leaves that were taken out. */
  partOf(test: LevelTest): number {
    const { observed, expected } = this.#open(test);
    return (observed - expected) / (test.observed - test.expected);
  }

  /** p of a segment with the taken leaves put to what was expected of them. */
  pValue(test: LevelTest): number {
    const { observed, expected } = this.#open(test);
    if (expected < 1 && observed < 1) return 1;
    const put = observed + (test.expected - expected);
    return this.#score(put, test.expected, test.deviation ** 2, test.degreesOfFreedom);
  }

  /** p of what is left by itself: less of a segment scatters less, in proportion as counts do. */
  pOfRest(test: LevelTest): number {
    const { observed, expected } = this.#open(test);
    if (expected < 1) return this.pValue(test);
    const variance = (test.deviation ** 2 * expected) / test.expected;
    return this.#score(observed, expected, variance, test.degreesOfFreedom);
  }

  #score(observed: number, expected: number, variance: number, df: number): number {
    const z = this.#isMean
      ? meanSurprise(observed, expected, variance)
      : this.#expectation.panel.bounded || variance < expected
        ? (observed - expected) / Math.sqrt(variance)
        : countSurprise(observed, expected, variance);
    return studentTwoSided(z, df);
  }

  /** Purity descent, then parsimony ascent, among the segments that are significant themselves. */
  settle(start: LevelTest, open: readonly LevelTest[]): LevelTest {
    const deviation = (test: LevelTest) => test.observed - test.expected;
    for (const child of open) {
      if (relation(this.#lattice, child.segment, start.segment) !== 'descendant') continue;
      if (Math.sign(deviation(child)) !== Math.sign(deviation(start))) continue;
      const rest = start.expected - child.expected;
      if (Math.abs(deviation(child)) < CHILD_HOLDS * Math.abs(deviation(start))) continue;
      if (rest < SIZEABLE_REST * start.expected) continue;
      const calm =
        Math.abs(deviation(start) - deviation(child)) < CALM * this.#spread(rest, start.complement);
      if (calm) return child;
    }
    for (const parent of open) {
      if (relation(this.#lattice, parent.segment, start.segment) !== 'ancestor') continue;
      const rest = parent.expected - start.expected;
      const move = deviation(parent) - deviation(start);
      if (Math.sign(move) !== Math.sign(deviation(start)) || rest <= 0) continue;
      const relative = move / rest;
      const own = deviation(start) / Math.max(1, start.expected);
      const alike = relative / own > 0.5 && relative / own < 2;
      if (
        alike &&
        studentTwoSided(move / this.#spread(rest, start.complement), start.degreesOfFreedom) < REST_MOVES
      )
        return parent;
    }
    return start;
  }

  #spread(mean: number, complement: number): number {
    const factor = this.#isMean ? complement : 1;
    return Math.sqrt(Math.max(1, noiseVariance(this.#expectation.noise, Math.max(1, mean), factor)));
  }

  get #isMean(): boolean {
    return this.#expectation.panel.type === 'mean';
  }

  remove(test: Pick<LevelTest, 'segment' | 'expected'>): void {
    const set = leavesOf(this.#lattice, test.segment);
    const whole = sumOver(this.#share, set);
    set.forEach((inside, leaf) => {
      if (!inside || this.#taken[leaf]) return;
      this.#taken[leaf] = 1;
      this.#takenExpected[leaf] = whole > 0 ? ((this.#share[leaf] as number) * test.expected) / whole : 0;
    });
  }
}
