import { type BoundText, sentence } from '../../../bound-text.ts';
import { listed } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

/** "Did September beat August?" of no number: it is answered by each that is told. */
export const isOfAllNumbers = ({ reading, asked }: Settled): boolean =>
  reading.intent === 'overview' && reading.isYesNo && asked.length > 1;

/** More visits and fewer orders are neither a yes nor a no. */
export function verdictOfAll(
  moves: readonly { readonly noun: string; readonly isSo: boolean | null }[],
): BoundText | undefined {
  const nouns = (wanted: boolean): BoundText =>
    listed(
      moves.filter(({ isSo }) => isSo === wanted).map(({ noun }) => sentence`${noun}`),
      ' and ',
    );
  const has = (wanted: boolean): boolean => moves.some(({ isSo }) => isSo === wanted);
  if (has(true) && has(false)) return sentence`By ${nouns(true)} yes, by ${nouns(false)} no.`;
  return has(true) ? sentence`Yes.` : has(false) ? sentence`No.` : undefined;
}
