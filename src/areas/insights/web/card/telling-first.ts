import type { Evidence } from '../../evidence.ts';

type Attribution = Evidence['attributions'][number];

/** A split into one part says where all of the change lies and explains nothing: it stands behind those that tell more. */
export const tellingFirst = (attributions: readonly Attribution[]): readonly Attribution[] =>
  attributions.toSorted((a, b) => Number(isOnePart(a)) - Number(isOnePart(b)));

const isOnePart = ({ contributions }: Attribution): boolean =>
  contributions.filter(({ change }) => change !== 0).length < 2;
