import { unnamedLast } from '../../data/unnamed-last.ts';
import { SEPARATOR } from '../members/member-key.ts';
import type { Settled } from '../settling/settled.ts';
import type { BothPeriods } from './both-periods.ts';
import { scoreOf } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';

/** Those that moved, the first of the order that the question asks for first; equal ones by name, and what has none last. */
export function inOrderOfChange(
  settled: Settled,
  both: BothPeriods,
  whole: number | null,
  moved: readonly MovedMember[],
): readonly MovedMember[] {
  const score = scoreIn(settled, both, whole);
  return [...moved].sort(
    (x, y) => unnamedLast(namesOf(x), namesOf(y)) || score(y) - score(x) || (x.name < y.name ? -1 : 1),
  );
}

const namesOf = ({ name }: MovedMember): readonly string[] => name.split(SEPARATOR);

function scoreIn(
  settled: Settled,
  { filters }: BothPeriods,
  whole: number | null,
): (member: MovedMember) => number {
  const { rank, chosen } = settled.reading;
  // Parts of a change: first those that moved the way that all did
  if (whole !== null && (rank === null || rank.by === 'change')) {
    const sign = whole < 0 ? -1 : 1;
    return ({ change }) => (change === null ? Number.NEGATIVE_INFINITY : sign * change);
  }
  // Those that were chosen first stand in the order in which they were
  const picked = chosen === null ? undefined : filters.at(-1);
  const names = picked !== undefined && 'members' in picked && rank === null ? picked.members : [];
  return names.length > 0 ? ({ name }) => -names.indexOf(name) : scoreOf(settled);
}

/** Those that gained most, then those that lost most, all in one order; what did not move is neither. */
export function bothEnds(sorted: readonly MovedMember[], count: number): readonly MovedMember[] {
  const moved = sorted.filter(({ change }) => change !== null && change !== 0);
  return moved.length <= 2 * count ? moved : [...moved.slice(0, count), ...moved.slice(-count)];
}
