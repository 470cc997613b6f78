import { addDays, type Day } from '#src/shared/week.ts';
import type { Assembled } from '../../assemble.ts';
import type { Reading } from '../../reading.ts';
import { laterFirst } from './later-first.ts';

/**
 * What is asked behind "lessons in December and January", which holds neither against the other: "which town had the most?" counts
 * both together, "fees?" is told of each again, and what is held against each other goes forward in time.
 */
export function ofTimesApart(before: Reading, merged: Reading, { has }: Assembled): Reading {
  const areKept = before.areApart && before.periods.length === 2 && merged.periods === before.periods;
  if (!areKept || merged.intent !== 'numbers' || merged.versus !== null) return merged;
  const { rank, shape, moves, dimensions, grain } = merged;
  const isRanked = rank?.of === 'members' && rank.by === 'value' && moves.length === 0 && shape === 'value';
  if (isRanked) return { ...merged, periods: [together(before.periods)], areApart: false };
  const isOtherNumber = has.metric && rank === null && shape === 'value' && moves.length === 0;
  if (isOtherNumber && dimensions.length === 0 && grain === null && merged.each === null)
    return { ...merged, areApart: true };
  return merged.areApart ? merged : { ...merged, periods: laterFirst(before.periods) };
}

/** Both as one time, without the days between them. */
function together(periods: Reading['periods']): Reading['periods'][number] {
  const [first, last] = periods.toSorted((one, other) => (one.from < other.from ? -1 : 1)) as [
    Reading['periods'][number],
    Reading['periods'][number],
  ];
  const gap = { from: addDays(first.to as Day, 1), to: addDays(last.from as Day, -1) };
  return {
    from: first.from,
    to: last.to > first.to ? last.to : first.to,
    unit: 'range',
    count: 1,
    ...(gap.from <= gap.to && { without: [gap] }),
  };
}
