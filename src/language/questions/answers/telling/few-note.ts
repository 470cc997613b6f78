import { type BoundText, sentence } from '../../../bound-text.ts';
import { wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';

/** Below this many, a rate swings by a third and more from chance alone. */
export const FEW = 100;

/** "The first of them rests on 9 sessions only." */
export function fewNote(
  { metrics }: Settled,
  first: { readonly values: readonly (number | null)[] } | undefined,
  width: number,
): BoundText[] {
  const [rate, weight] = metrics;
  const count = first?.values[1];
  if (rate?.kind !== 'quotient' || weight?.kind !== 'additive' || weight.unit !== 'count') return [];
  if (typeof count !== 'number') return [];
  if (weight.columns[0] !== rate.columns.at(-1) || count >= FEW) return [];
  return [
    sentence`The first of them rests on ${wholeNumber(Math.round(count), `tables.0.rows.0.${width + 1}`)} ${weight.noun} only: so few say little.`,
  ];
}
