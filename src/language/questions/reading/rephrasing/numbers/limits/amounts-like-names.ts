import { isBound, isKeyword, isNoise, neighbour, type Piece } from '../../../piece.ts';

const DIGITS = /^\d[\d,]*(?:\.\d+)?$/;

/**
 * "At least 50 orders", "50 or more orders" of a file that has something called "50", as gift cards are: behind what limits, digits are so
 * many. Where another name of the same kind is only digits, too, two of them may be held against each other ("does 100 sell more than 50").
 */
export function amountsLikeNames(pieces: Piece[]): void {
  const digits = pieces.filter(({ type, said }) => type === 'members' && DIGITS.test(said));
  const [only, second] = digits;
  if (only === undefined || second !== undefined) return;
  const at = pieces.indexOf(only);
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  const behind = pieces[neighbour(pieces, at, 1, isNoise)];
  if (!isBound(before) && !isKeyword(behind, 'at_least', 'at_most')) return;
  const { said, proper, used } = only;
  const value = Number(said.replaceAll(',', ''));
  pieces[at] = { type: 'number', value, percent: false, ordinal: false, said, others: [], proper, used };
}
