import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import { oneOf } from '../../../plural.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import type { MemberRow } from '../members/member-rows.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';

/** Below this many, a rate swings by a third and more from chance alone. */
export const FEW = 100;

/**
 * " It rests on 9 sessions only; of those with at least 100, Germany comes first: 4.2 %."
 * @param rows all of them in their order, of a ranking within others those too that are not listed
 * @param told which of the listed ones is told
 */
export function fewNote(
  { metrics, view }: Settled,
  rows: readonly MemberRow[],
  listed: readonly MemberRow[],
  width: number,
  inquiry: Inquiry,
  told = 0,
): BoundText {
  const [rate, weight] = metrics;
  const first = listed[told];
  const count = first?.values[1];
  if (rate?.kind !== 'quotient' || weight?.kind !== 'additive' || weight.unit !== 'count') return sentence``;
  if (first === undefined || typeof count !== 'number') return sentence``;
  // What has cents or hours is an amount: how many events stand behind it is not known.
  if (weight.columns[0] !== rate.columns.at(-1) || count >= FEW || !Number.isInteger(count))
    return sentence``;
  const few = sentence` It rests on ${wholeNumber(count, `tables.0.rows.${told}.${width + 1}`)} ${count === 1 ? oneOf(weight.noun) : weight.noun} only`;
  const other = rows.slice(rows.indexOf(first)).find(({ values }) => (values[1] ?? 0) >= FEW);
  if (other === undefined) return sentence`${few}: so few say little.`;
  const at = listed.indexOf(other);
  const value = other.values[0] ?? null;
  const shown = valueText(
    value,
    rate.unit,
    view.source.currency,
    at < 0 ? inquiry.keep('firstOfMany', value ?? 'none') : `tables.0.rows.${at}.${width}`,
  );
  return sentence`${few}; the first with at least ${wholeNumber(FEW, inquiry.keep('enough', FEW))} is ${nameOf(other, at)}: ${shown}.`;

  function nameOf({ members }: MemberRow, place: number): Piece {
    if (place >= 0) return nameOfRow(members, 0, place);
    const name = members.join(' with ') || '(empty)';
    return { text: name, path: inquiry.keep('firstOfManyName', name), value: name };
  }
}
