import type { Finding, Segment } from '#src/engine/finding.ts';

/** As much of a finding as says which change it tells. */
export type ToldChange = Pick<
  Finding,
  'id' | 'metric' | 'direction' | 'shape' | 'segment' | 'companions' | 'related'
>;

/**
 * The finding of a week's own run that tells a scan's finding already: the same one, or the same metric moving the same way in
 * a segment that holds the other or lies in it. Undefined where it is news. A drift is another story than a change of the
 * week, and so is the whole site than a part of it.
 */
export function toldBy(finding: ToldChange, told: readonly ToldChange[]): ToldChange | undefined {
  return (
    told.find(({ id }) => id === finding.id) ??
    told.find(
      (other) =>
        other.direction === finding.direction &&
        isDrift(other) === isDrift(finding) &&
        movedIn(other).has(finding.metric) &&
        placesOf(other).some((place) => nest(place, finding.segment)),
    )
  );
}

const isDrift = ({ shape }: ToldChange): boolean => shape === 'ramp';

/** The metrics that a card says to have moved its way. */
function movedIn({ metric, direction, companions }: ToldChange): ReadonlySet<string> {
  const sameWay = companions.filter(({ observed, expected }) => (direction === 'up') === observed > expected);
  return new Set([metric, ...sameWay.map((companion) => companion.metric)]);
}

const placesOf = ({ segment, related }: ToldChange): readonly Segment[] => [
  segment,
  ...related.map((one) => one.segment),
];

/** Whether one of the two fixes all that the other does. The whole site holds everything, which tells nothing of a part. */
function nest(a: Segment, b: Segment): boolean {
  const [wide, narrow] = Object.keys(a).length <= Object.keys(b).length ? [a, b] : [b, a];
  const fixed = Object.entries(wide);
  if (fixed.length === 0) return Object.keys(narrow).length === 0;
  return fixed.every(([dimension, member]) => narrow[dimension] === member);
}
