import { plural } from '../../../plural.ts';
import { editDistance } from '../../text/edit-distance.ts';
import type { Spelling } from './correct-spelling.ts';

/** A text with its slips of the pen written right; several are several, and what stands in quotes stays as it is. */
export const asSpelled = (text: string, slips: readonly Spelling[]): string =>
  slips.reduce(
    (spelled, { said, read }) =>
      spelled.replace(
        new RegExp(String.raw`(?<![\p{L}\p{N}"“„«'./-])${said}(?![\p{L}\p{N}"”»'/-])`, 'gu'),
        areSeveral(said.toLowerCase(), read) ? plural(read) : read,
      ),
    text,
  );

/** "Ordesr", "coutries": with an s more than what it was read as, at least as near to several of it. */
function areSeveral(said: string, read: string): boolean {
  const letters = (text: string): number => text.split('s').length;
  const isDoubled = [...said].some(
    (_, at) => said.slice(0, at) + said.slice(at + 1) === read && said[at] === said[at + 1],
  );
  if (/s$/.test(read) || letters(said) <= letters(read) || isDoubled) return false;
  return editDistance(said, plural(read), 3) <= editDistance(said, read, 3);
}
