import { keywordMark } from '../../mark.ts';
import { isKeyword, isNoise, type Piece, rewrite, silence } from '../../piece.ts';

const HOW = /^how(?: (?:is|are|'s|'re))?$/i;
const DOING = /^(?:doing|going|performing|selling|faring|coming along|getting on)$/i;

/**
 * "How are bookings doing?" of no time that is named asks where they are going: how they changed, and not how many there ever were. A
 * number that is named lies behind it; of a name alone it is the whole picture.
 */
export function howItDoes(pieces: Piece[]): void {
  if (!HOW.test(pieces[0]?.said ?? '')) return;
  const at = pieces.findIndex(({ said }) => DOING.test(said));
  const doing = pieces[at];
  if (doing === undefined || at < 2 || !pieces.slice(at + 1).every(isOfWhom)) return;
  const before = pieces.slice(1, at);
  if (!before.every((piece) => isOfWhom(piece) || /^(?:metric|dimension|unknown)$/.test(piece.type))) return;
  const has = (type: Piece['type']): boolean => before.some((piece) => piece.type === type);
  // "How are boots selling?": the verb is their number
  const isTold = doing.type === 'metric' ? !has('metric') : has('metric') !== has('dimension');
  const isWhole = !has('metric') && !has('members') && !has('unknown');
  if (!isTold || isWhole) return;
  silence(pieces, 0);
  if (doing.type === 'metric') pieces.splice(at, 0, CHANGE);
  else rewrite(pieces, at, { type: 'keyword', keyword: 'change', used: false });
}

const CHANGE: Piece = { ...keywordMark('change', ''), used: false };

/** "From Germany", "in Sweden and Norway" */
const isOfWhom = (piece: Piece): boolean =>
  isNoise(piece) || /^(?:members|stop)$/.test(piece.type) || isKeyword(piece, 'preposition', 'and');
