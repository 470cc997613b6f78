import type { Run } from '../prepare-run.ts';
import type { Hypothesis } from '../tests/hypothesis.ts';

/** Number of a segment in another table; undefined where that lacks a dimension, or the segment is too small there. */
export function segmentIn(run: Run, hypothesis: Hypothesis): number | undefined {
  if (run === hypothesis.run) return hypothesis.segment;
  const wanted = Object.entries(hypothesis.run.lattice.segments[hypothesis.segment]?.segment ?? {});
  return run.lattice.segments.find(
    ({ segment }) =>
      Object.keys(segment).length === wanted.length &&
      wanted.every(([dimension, member]) => segment[dimension] === member),
  )?.index;
}

/** Whether a table has all dimensions of a segment. */
export function canTell(run: Run, hypothesis: Hypothesis): boolean {
  const segment = hypothesis.run.lattice.segments[hypothesis.segment]?.segment ?? {};
  return Object.keys(segment).every((id) => run.table.dimensions.some((dimension) => dimension.id === id));
}
