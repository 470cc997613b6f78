import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { MemberRow } from './member-rows.ts';
import { namesOf } from './names-of.ts';

export interface FirstInEach {
  /** Who comes first in most of them. */
  readonly who: BoundText;
  /** The first of the listed rows in which it does: the one that is told. */
  readonly at: number;
  /** " in each of the 8 countries", " in 5 of the 8 countries". */
  readonly among: BoundText;
  /** "each of the 7 sections has another first": nobody leads in two of them. */
  readonly othersElsewhere: BoundText | '';
  /** " in Germany": where its figure is from. */
  readonly there: BoundText;
}

/**
 * "The top source in each country": of a ranking within every country its first row is no whole answer, and in how many of them the same
 * one comes first is. Undefined where it is another ranking, or one within a single member.
 */
export function firstInEach(
  { reading, view }: Settled,
  listed: readonly MemberRow[],
  inquiry: Inquiry,
): FirstInEach | undefined {
  const within = reading.rank?.within ?? null;
  const [one, other, ...more] = reading.dimensions;
  if (within === null || one === undefined || other === undefined || more.length > 0) return undefined;
  const outerAt = within === one ? 0 : 1;
  const leaders = leadersOf(listed, outerAt);
  const at = firstOfMost(leaders);
  const told = listed[at];
  if (told === undefined || leaders.size < 2) return undefined;
  const many = [...leaders.values()].filter(({ who }) => who === told.members[1 - outerAt]).length;
  const noun = namesOf(within, { view });
  const all = wholeNumber(leaders.size, inquiry.keep('groups', leaders.size));
  const cell = (column: number) => {
    const value = told.members[column] ?? '';
    return { text: value === '' ? '(empty)' : value, path: `tables.0.rows.${at}.${column}`, value };
  };
  return {
    at,
    who: sentence`${cell(1 - outerAt)}`,
    among:
      many === leaders.size
        ? sentence` in each of the ${all} ${noun}`
        : sentence` in ${wholeNumber(many, inquiry.keep('groupsLed', many))} of the ${all} ${noun}`,
    othersElsewhere:
      new Set([...leaders.values()].map(({ who }) => who)).size === leaders.size
        ? sentence`; each of the ${all} ${noun} has another ${view.labelOf(outerAt === 0 ? other : one).toLowerCase()} in front`
        : '',
    there: sentence` in ${cell(outerAt)}`,
  };
}

interface Leader {
  readonly who: string;
  readonly at: number;
}

/** Who stands first in each, and in which of the rows. */
function leadersOf(listed: readonly MemberRow[], outerAt: number): ReadonlyMap<string, Leader> {
  const leaders = new Map<string, Leader>();
  for (const [at, { members }] of listed.entries()) {
    const outer = members[outerAt] ?? '';
    if (!leaders.has(outer)) leaders.set(outer, { who: members[1 - outerAt] ?? '', at });
  }
  return leaders;
}

/** The first row of whoever leads in the most of them; of several the one with the largest. */
function firstOfMost(leaders: ReadonlyMap<string, Leader>): number {
  const all = [...leaders.values()];
  const led = ({ who }: Leader): number => all.filter((other) => other.who === who).length;
  const most = Math.max(0, ...all.map(led));
  return all.find((leader) => led(leader) === most)?.at ?? 0;
}
