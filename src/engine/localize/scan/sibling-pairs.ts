import { type Cube, codeAt } from './cube.ts';
import type { RateScores } from './rate-scores.ts';

export interface SiblingPair {
  /** The better one by itself first. */
  readonly elements: readonly [number, number];
  /** What they score together, less what their names cost. */
  readonly score: number;
}

/** Each of two siblings holds at least this part of what the worst element lost (or won): they are few, and so are their pairs. */
const LEAST_PART = 0.1;

/**
 * The two elements that differ in one member of one attribute, both lost or both won, and together explain the most; null where
 * there are none. One fault often hits two members of an attribute and no third; each of them by itself explains its half only.
 */
export function bestSiblings(
  cube: Cube,
  scores: RateScores,
  priceOf: (element: number) => number,
): SiblingPair | null {
  let best: SiblingPair | null = null;
  for (const family of families(cube, scores))
    for (const [place, one] of family.entries())
      for (const other of family.slice(place + 1)) {
        const score = scores.ofBoth(one, other) - priceOf(one);
        if (best && score <= best.score) continue;
        const isBetter = (scores.ofElements[one] as number) >= (scores.ofElements[other] as number);
        best = { elements: isBetter ? [one, other] : [other, one], score };
      }
  return best;
}

/** Elements that moved alike and differ in the member of one attribute. */
function families(cube: Cube, scores: RateScores): Iterable<readonly number[]> {
  const all = new Map<string, number[]>();
  scores.ofElements.forEach((score, element) => {
    const part = scores.lostParts[element] as number;
    if (score === Number.NEGATIVE_INFINITY || Math.abs(part) < LEAST_PART) return;
    cube.strides.forEach((stride, d) => {
      const code = codeAt(cube, element, d);
      if (code < 0) return;
      const key = `${d} ${element - (code + 1) * stride} ${part > 0}`;
      const family = all.get(key) ?? [];
      all.set(key, family);
      family.push(element);
    });
  });
  return all.values();
}
