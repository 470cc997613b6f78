import { type KnownChange, promiseOf } from '../planning/promise.ts';
import type { Hypothesis, Tier } from '../tests/hypothesis.ts';

/** Tests that are opened together by one step: one question of one set of dimensions. */
type FamilyTests = readonly Hypothesis[];

/**
 * Which families a budget of steps opens: those of the site and the trends first, then always the most promising by what
 * the opened ones showed. Of equal promise, the more general first. Every family is opened when the budget suffices.
 *
 * @returns for each family whether it was opened
 */
export function openFamilies(families: readonly FamilyTests[], budget: number): readonly boolean[] {
  const opened = families.map(() => false);
  const promise = families.map((family) => promiseUnder(family, []));
  for (let step = 0; step < Math.min(budget, families.length); step++) {
    let best = -1;
    for (let index = 0; index < families.length; index++)
      if (!opened[index] && (best < 0 || (promise[index] as number) > (promise[best] as number)))
        best = index;
    opened[best] = true;
    const shown = families[best] as FamilyTests;
    families.forEach((family, index) => {
      if (!opened[index])
        promise[index] = Math.max(
          promise[index] as number,
          promiseUnder(family, changesAbove(family, shown)),
        );
    });
  }
  return opened;
}

/**
 * What visits bring seldom moves unless they do or their rate does, and what lies deeper seldom where nothing above it did:
 * each is worth half of what is more general. Where the visits come from and go to is asked before all else.
 */
const WORTH = {
  one_dimension_derived: 1 / 2,
  two_dimensions: 1 / 2,
  two_dimensions_derived: 1 / 4,
} as const satisfies Partial<Record<Tier, number>>;
/** More than any promise, which is a share of the site. */
const FIRST = 2;

function promiseUnder(family: FamilyTests, known: readonly KnownChange[]): number {
  const [first] = family;
  // A family without tests costs its step and tells nothing: last.
  if (!first) return 0;
  const { tier } = first;
  if (tier === 'site' || tier === 'trend') return Number.POSITIVE_INFINITY;
  if (tier === 'one_dimension') return FIRST;
  return WORTH[tier] * promiseOf({ kind: 'members', share: 1, cut: null }, known);
}

/** What the tests shown say of the places that the family looks into: the same metric, one dimension less. */
function changesAbove(family: FamilyTests, shown: FamilyTests): readonly KnownChange[] {
  const [first] = family;
  if (!first) return [];
  const metrics = new Set(family.map(({ metric }) => metric));
  const dimensions = new Set(Object.keys(segmentOf(first)));
  const above = shown.filter(
    (test) =>
      test.tier !== 'trend' &&
      metrics.has(test.metric) &&
      depthOf(test) === depthOf(first) - 1 &&
      Object.keys(segmentOf(test)).every((dimension) => dimensions.has(dimension)),
  );
  return above.map((test) => ({ p: test.p, stake: stakeOf(test, shown) }));
}

/** How much of what all the members were expected to have changed in this one. */
function stakeOf(test: Hypothesis, members: FamilyTests): number {
  if (!test.level) return test.expected > 0 ? Math.abs(test.observed - test.expected) / test.expected : 0;
  const all = members.reduce(
    (sum, { metric, level }) => sum + (metric === test.metric && level ? level.expected : 0),
    0,
  );
  return all > 0 ? Math.abs(test.level.observed - test.level.expected) / all : 0;
}

function segmentOf({ run, segment }: Hypothesis): Readonly<Record<string, unknown>> {
  return run.lattice.segments[segment]?.segment ?? {};
}

function depthOf({ run, segment }: Hypothesis): number {
  return run.lattice.segments[segment]?.depth ?? 0;
}
