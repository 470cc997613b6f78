import { singular } from '../../../../plural.ts';
import { inWords } from '../../in-words.ts';
import { keywordMark } from '../../mark.ts';
import { isKeyword, isLight, isNoise, isRank, joining, type Piece, rewrite } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const THEIR = /^(?:their|its|whose)$/i;

/**
 * "Pages with their main query": the first query of each page, and no list of every page with every query. Which of them is the main
 * one is told by one number, so that another number of it ("rank on page 2 for their main query") takes two steps, and is asked about.
 */
export function mainOfEach(pieces: Piece[]): void {
  const their = pieces.findIndex(({ said }) => THEIR.test(said));
  mainPages(pieces, their + 1);
  const rank = pieces[their + 1];
  // "Their top 3 queries"
  const at = their + (pieces[their + 2]?.type === 'number' ? 3 : 2);
  const inner = pieces[at];
  const outer = pieces.slice(0, Math.max(0, their)).findLast(({ type }) => type === 'dimension');
  if (their < 0 || rank === undefined || !isRank(rank) || inner?.type !== 'dimension') return;
  if (outer?.type !== 'dimension' || outer.dimensions.some((one) => inner.dimensions.includes(one))) return;
  const isWhose = /^whose$/i.test(pieces[their]?.said ?? '');
  const joint = isWhose ? their : pieces.slice(0, their).findLastIndex((piece) => !isNoise(piece));
  const before = pieces.slice(0, joint);
  const behind = pieces.slice(at + 1);
  // "The top 5 pages and their biggest source" are ranked, and then looked into (`read-first-of-each.ts`)
  const isJoined = isKeyword(pieces[joint], 'and') || /^with$/i.test(pieces[joint]?.said ?? '');
  if (isJoined && before.some(isRank)) {
    rewrite(pieces, joint, { type: 'keyword', keyword: 'and' });
    return;
  }
  const each = { ...outer, said: singular(outer.said) };
  const first = [
    ...pieces.slice(their + 1, at + 1),
    keywordMark('preposition', 'of'),
    keywordMark('each', 'each'),
    each,
  ];
  const isOfOneNumber = [...before, ...behind].every(
    (piece) =>
      piece === outer || isLight(piece) || isAsking(piece) || piece.type === 'stop' || piece.type === 'time',
  );
  if (!isJoined || !isOfOneNumber) {
    const rest = inWords(behind).replace(/^(?:is|are|was|were|and) /i, '');
    const others = before.includes(outer) ? [asChoice(`${inWords(before)} ${rest}`.trim())] : [];
    throw askedBack('main_of_each', [asChoice(inWords(first)), ...others]);
  }
  pieces.splice(0, pieces.length, ...first.map((mark): Piece => ({ ...joining(''), ...mark })), ...behind);
}

/** "Queries and their main page": the page of each of them, and no homepage. */
function mainPages(pieces: Piece[], at: number): void {
  const piece = pieces[at];
  if (at === 0 || piece?.type !== 'members' || !/^main page$/i.test(piece.said)) return;
  const page: Piece = { ...joining('page'), type: 'dimension', dimensions: ['page', 'landing_page'] };
  pieces.splice(at, 1, { ...keywordMark('top', 'main'), used: false }, { ...page, used: false });
}

const isAsking = (piece: Piece): boolean => isKeyword(piece, 'which', 'chart');
