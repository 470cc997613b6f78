import type { Attribution, Segment } from '#src/engine/finding.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';

/** Splits by what a fixed member says already are none: a landing page lies in one folder, whatever happened. */
export const toldSplits = (attributions: readonly Attribution[], segment: Segment): readonly Attribution[] =>
  attributions.filter(({ dimension }) => {
    const { readOff } = dimension !== null && isDimensionId(dimension) ? dimensions[dimension] : {};
    return readOff === undefined || segment[readOff] === undefined;
  });
