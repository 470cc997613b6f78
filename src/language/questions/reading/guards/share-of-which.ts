import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { inWords } from './in-words.ts';

const isName = ({ type }: Mark): boolean => /^(?:members|path|text)$/.test(type);
const word = (said: string): Mark => ({ type: 'noise', said, others: [], proper: false });

/**
 * "The share of mobile sessions from paid search": of all sessions, or of those on mobile? One name narrows the number before it
 * is named and one behind, and nothing says which of them belong to the whole.
 */
export function refuseShareOfWhich(
  marks: readonly Mark[],
  { shape, dimensions, filters, rank }: Reading,
): void {
  const isTold = filters.length < 2 || filters.some(({ isWhole, isPart }) => (isWhole ?? isPart) === true);
  if (shape !== 'share' || dimensions.length > 0 || rank !== null || isTold) return;
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const metric = marks.findIndex(({ type }, at) => at > share && type === 'metric');
  const narrowing = marks.slice(share + 1, Math.max(share + 1, metric));
  const behind = marks.slice(metric + 1).filter(({ type }) => type !== 'stop');
  const isAll = marks.some((mark) => isKeyword(mark, 'total'));
  if (share < 0 || metric < 0 || isAll || !narrowing.some(isName) || !behind.some(isName)) return;
  const [lead, number] = [marks.slice(0, share + 1), marks[metric] as Mark];
  const choices = [
    [...lead, ...narrowing, number, word('came'), ...behind],
    [...lead, word('all'), number, word('came from'), ...narrowing, ...behind],
  ].map((said) => ({ label: inWords(said), question: inWords(said) }));
  throw new NotAnswerable({ type: 'ambiguous', about: 'share_of_which', choices });
}
