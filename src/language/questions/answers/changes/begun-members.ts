import type { Day } from '#src/shared/week.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { MOST_LIVES, steadyBeginOf } from '../lives/life-of.ts';
import type { Settled } from '../settling/settled.ts';
import type { BothPeriods } from './both-periods.ts';
import type { MovedMember } from './moved-members.ts';

/**
 * "Which shows grew in the past year", of which one began in the year before: what it had until then is missing and no zero, so how far
 * it moved is not known (`begun-between.ts` says so of one that is named). What visitors come for and from is there with its first visit.
 */
export async function begunMembers(
  { view, period, asked: [metric] }: Settled,
  { before, other, dimensions: [dimension, ...more] }: BothPeriods,
  inquiry: Inquiry,
): Promise<ReadonlyMap<string, Day>> {
  const isOpen = dimension === undefined || more.length > 0 || view.kindOf(dimension) !== undefined;
  if (isOpen || metric?.kind !== 'additive') return new Map();
  const names = [...new Set(before.rows.map(({ members }) => members[0] ?? ''))];
  if (names.length > MOST_LIVES) return new Map();
  const within = { from: other.from, to: period.to };
  const begun = await Promise.all(
    names.map(async (name): Promise<readonly [string, Day][]> => {
      const filters = [{ dimension, is: 'one_of' as const, members: [name] }];
      const first = await steadyBeginOf(view, metric, filters, within, inquiry);
      return first === null ? [] : [[name, first]];
    }),
  );
  return new Map(begun.flat());
}

/** Both its numbers, and not how far they lie apart. */
export function withoutMove(member: MovedMember, width: number): MovedMember {
  const cells = member.cells.map((cell, at) => (at === width + 2 || at === width + 3 ? null : cell));
  return { ...member, cells, change: null, relative: null };
}
