import { addDays, type Day, daysFrom } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { earlier } from '../../dates/period.ts';
import { dayPiece, listed } from '../../wording/say.ts';
import { FIRST_DAYS, STEADY } from '../settling/begun-between.ts';
import { MOST_LIVES } from '../settling/life-of.ts';
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
  const { firstDay, lastDay } = view.source;
  const isOpen = dimension === undefined || more.length > 0 || view.kindOf(dimension) !== undefined;
  if (isOpen || metric?.kind !== 'additive' || firstDay === null || lastDay === null) return new Map();
  const names = [...new Set(before.rows.map(({ members }) => members[0] ?? ''))];
  if (names.length > MOST_LIVES) return new Map();
  const to = earlier(period.to, lastDay);
  const begun = await Promise.all(
    names.map(async (name): Promise<readonly [string, Day][]> => {
      const filters = [{ dimension, is: 'one_of' as const, members: [name] }];
      const days = await inquiry.daysWithRows({ metrics: [metric], filters, from: firstDay, to });
      const [first] = days;
      if (first === undefined || first <= other.from || first <= addDays(firstDay, FIRST_DAYS)) return [];
      return days.length < STEADY * daysFrom(first, to).length ? [] : [[name, first]];
    }),
  );
  return new Map(begun.flat());
}

/** Both its numbers, and not how far they lie apart. */
export function withoutMove(member: MovedMember, width: number): MovedMember {
  const cells = member.cells.map((cell, at) => (at === width + 2 || at === width + 3 ? null : cell));
  return { ...member, cells, change: null, relative: null };
}

export function begunNote(begun: ReadonlyMap<string, Day>, inquiry: Inquiry): readonly BoundText[] {
  if (begun.size === 0) return [];
  const told = [...begun].map(([name, first], at) => {
    const piece = { text: `“${name}”`, path: inquiry.keep(`begun${at}`, name), value: name };
    return sentence`${piece}${at === 0 ? ' first appears' : ''} on ${dayPiece(first, inquiry.keep(`begunOn${at}`, first))}`;
  });
  return [
    sentence`${listed(told, ' and ')}, within the time before: how far ${begun.size === 1 ? 'it' : 'they'} moved is not told.`,
  ];
}
