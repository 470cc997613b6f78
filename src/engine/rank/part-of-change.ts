import { leavesOf } from '../localize/leaf-set.ts';
import { panelOf } from '../panel-of.ts';
import type { RunPanel } from '../prepare-run.ts';
import { weekOf } from '../series/panel.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** A change lies in one member of a dimension when that holds so much of it … */
const LIES_IN = 0.7;
/** … and is behind the member when it makes so much of the member's own change. */
const MAKES = 0.6;

/**
 * Whether a change of visits in one table is seen again as a smaller one in another table that cannot be laid over it: both lie
 * in one member of a dimension that the tables share, and the larger change is what moved that member. The campaign that
 * brought paid social visits explains the pages on which paid social visits rose, and no other page.
 */
export function isPartOf(part: Hypothesis, whole: Hypothesis): boolean {
  if (part.run === whole.run || part.metric !== whole.metric || part.metric !== part.run.volume) return false;
  if (!part.level || !whole.level) return false;
  const [small, large] = [part, whole].map(({ observed, expected }) => observed - expected) as [
    number,
    number,
  ];
  if (Math.sign(small) !== Math.sign(large) || Math.abs(small) > Math.abs(large)) return false;
  return part.run.table.dimensions.some(({ id }) => {
    const own = memberOf(part, id);
    const other = memberOf(whole, id);
    if (own === null || other === null || own !== other) return false;
    const all = changesBy(whole, id, null).get(own) ?? 0;
    return large / all >= MAKES && large / all <= 1 / MAKES;
  });
}

/** The member of a dimension that a change lies in; null where it lies in several, or the table does not tell. */
function memberOf(hypothesis: Hypothesis, id: string): string | null {
  const changes = changesBy(hypothesis, id, leavesOf(hypothesis.run.lattice, hypothesis.segment));
  const total = [...changes.values()].reduce((sum, value) => sum + value, 0);
  for (const [member, change] of changes) if (change / total >= LIES_IN) return member;
  return null;
}

/** Observed − expected by member of a dimension, over a set of leaves or all of them. */
function changesBy({ run, metric }: Hypothesis, id: string, set: Uint8Array | null): Map<string, number> {
  const dimension = run.table.dimensions.findIndex((one) => one.id === id);
  const changes = new Map<string, number>();
  if (dimension < 0) return changes;
  const { members } = run.table.dimensions[dimension] as (typeof run.table.dimensions)[number];
  const codes = run.table.codes[dimension] as Uint32Array;
  const { panel, expectedLeaves } = (panelOf(run, metric) as RunPanel).expectation();
  weekOf(panel.leaf, run.calendar.current, run.lattice).forEach((observed, leaf) => {
    if (set && !set[leaf]) return;
    const member = members[codes[leaf] as number] as string;
    changes.set(member, (changes.get(member) ?? 0) + observed - (expectedLeaves[leaf] as number));
  });
  return changes;
}
