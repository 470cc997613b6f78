import type { AskMetric } from '../../data/asked-metric.ts';
import type { MovedMember } from './moved-members.ts';

/** The place among all now, then the place before; 1 is the first. Null where it had nothing. */
export type Places = readonly [now: number | null, before: number | null];

/** The place of each among all, now and then: the largest first, of positions the smallest; equal ones share theirs. */
export function rankPlaces(
  members: readonly MovedMember[],
  { unit }: AskMetric,
): ReadonlyMap<string, Places> {
  const sign = unit === 'position' ? -1 : 1;
  const before = ({ now, change }: MovedMember): number | null =>
    now === null || change === null ? null : now - change;
  const placeIn = (valueIn: (member: MovedMember) => number | null) => (member: MovedMember) => {
    const own = valueIn(member);
    if (own === null || (own === 0 && sign > 0)) return null;
    const isAhead = (value: number | null) => value !== null && sign * (value - own) > 0;
    return 1 + members.filter((one) => isAhead(valueIn(one))).length;
  };
  const [late, early] = [placeIn(({ now }) => now), placeIn(before)];
  return new Map(members.map((member) => [member.name, [late(member), early(member)] as const]));
}
