import { sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { listed, wholeNumber } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import type { MovedMember } from './moved-members.ts';

const MOST_NAMES = 3;

interface Moved {
  /** All that are held against each other. */
  readonly all: readonly MovedMember[];
  /** Those of them that moved as it was asked, in the order of the table. */
  readonly moved: readonly MovedMember[];
  /** How many of them stand in the table. */
  readonly listed: number;
}

/** "Did only google grow?", "did none of the sources fall?": yes or no, and who else did. */
export function verdictOnMoved(
  { reading }: Settled,
  { all, moved, listed: shown }: Moved,
  inquiry: Inquiry,
): ToldVerdict | undefined {
  const { verdict } = reading;
  if (verdict === null) return undefined;
  if (verdict.of === 'none') return yesIf(moved.length === 0);
  if (verdict.of === 'any') return yesIf(moved.length > 0);
  if (verdict.of === 'most') return yesIf(2 * moved.length > all.length);
  if (verdict.of === 'all') return yesIf(moved.length === all.length);
  const isNamed = ({ name }: MovedMember): boolean => verdict.members.includes(name);
  const others = moved.flatMap((member, at) => (isNamed(member) ? [] : [at]));
  const did = moved.filter(isNamed).length;
  if (did < verdict.members.length) {
    const who = listed(
      verdict.members.flatMap((name, at) =>
        moved.some((member) => member.name === name)
          ? []
          : [{ text: name, path: `reading.verdict.members.${at}`, value: name }],
      ),
      ' and ',
    );
    return sentence`No: ${who} did not.`;
  }
  if (others.length === 0) return sentence`Yes: no other did.`;
  const named = others.filter((at) => at < shown).slice(0, MOST_NAMES);
  const rest = others.length - named.length;
  const names = named.map((at) =>
    nameOfRow(moved[at]?.cells.slice(0, reading.dimensions.length) ?? [], 0, at),
  );
  const more =
    rest === 0
      ? []
      : [sentence`${wholeNumber(rest, inquiry.keep('movedToo', rest))} ${rest === 1 ? 'other' : 'others'}`];
  return sentence`No: so did ${listed([...names, ...more], ' and ')}.`;
}
