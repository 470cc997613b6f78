import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { MemberRow } from './member-rows.ts';
import { namesOf } from './names-of.ts';

export interface FirstInEach {
  /** Who comes first in the row that is told. */
  readonly who: BoundText;
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
  const leaders = new Map<string, string>();
  for (const { members } of listed) {
    const outer = members[outerAt] ?? '';
    if (!leaders.has(outer)) leaders.set(outer, members[1 - outerAt] ?? '');
  }
  const [first] = listed;
  if (first === undefined || leaders.size < 2) return undefined;
  const who = first.members[1 - outerAt] ?? '';
  const many = [...leaders.values()].filter((leader) => leader === who).length;
  const noun = namesOf(within, { view });
  const all = wholeNumber(leaders.size, inquiry.keep('groups', leaders.size));
  const cell = (at: number) => {
    const value = first.members[at] ?? '';
    return { text: value === '' ? '(empty)' : value, path: `tables.0.rows.0.${at}`, value };
  };
  return {
    who: sentence`${cell(1 - outerAt)}`,
    among:
      many === leaders.size
        ? sentence` in each of the ${all} ${noun}`
        : sentence` in ${wholeNumber(many, inquiry.keep('groupsLed', many))} of the ${all} ${noun}`,
    othersElsewhere:
      new Set(leaders.values()).size === leaders.size
        ? sentence`; each of the ${all} ${noun} has another ${view.labelOf(outerAt === 0 ? other : one).toLowerCase()} in front`
        : '',
    there: sentence` in ${cell(outerAt)}`,
  };
}
