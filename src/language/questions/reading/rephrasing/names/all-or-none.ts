import { isKeyword, isMove, isNoise, type Piece, rewrite } from '../../piece.ts';

/** How those are called that a question of yes or no is asked of. */
export const ALL_OR_NONE = /^(?:none|any|most|all) of$/;

const WORDS: ReadonlyMap<string, string> = new Map([
  ['none', 'none of'],
  ['no', 'none of'],
  ['not any', 'none of'],
  ['any', 'any of'],
  ['most', 'most of'],
  ['all', 'all of'],
  ['each', 'all of'],
  ['every', 'all of'],
]);

const ASKING = /^(?:did|do|does|have|has|had|is|are|was|were)$/i;

/**
 * "Did none of the sources grow?", "were all sessions mobile?": of whom it is asked, and no name ("(none)" of the medium), no
 * total and no limit.
 */
export function allOrNone(pieces: Piece[]): void {
  const isQuestion = ASKING.test(pieces[0]?.said ?? '') || pieces.at(-1)?.said === '?';
  for (let at = 0; at < Math.min(pieces.length, 3); at++) {
    const said = pieces[at]?.said.toLowerCase() ?? '';
    const meant = WORDS.get(said);
    const isOf = /^of$/i.test(pieces[at + 1]?.said ?? '');
    const isFirst = at === 0 || (at === 1 && ASKING.test(pieces[0]?.said ?? ''));
    if (meant === undefined || !isFirst) continue;
    // Of a number that there was any of it is told by the number
    const kind = pieces.slice(at + 1 + (isOf ? 1 : 0)).find((one) => !isNoise(one));
    const isOfKind = kind?.type === 'dimension' && pieces.some(isMove);
    const isOfNumber =
      kind?.type === 'metric' &&
      !/^(?:any|most) of$/.test(meant) &&
      pieces.some(({ type }) => type === 'members');
    const isAsked = isQuestion && (isOfKind || isOfNumber);
    if (!isAsked && !(said === 'none' && isOf)) continue;
    rewrite(pieces, at, { type: 'noise', said: meant });
    if (isOf) pieces.splice(at + 1, 1);
    return;
  }
  noneOfThem(pieces);
}

/** "Sessions from none of the sources": no medium that is called so, wherever it stands. */
function noneOfThem(pieces: Piece[]): void {
  const at = pieces.findIndex(
    ({ said, type }, place) =>
      type === 'members' && /^none$/i.test(said) && /^of$/i.test(pieces[place + 1]?.said ?? ''),
  );
  const isOther = isKeyword(pieces[at - 1], 'versus', 'compare', 'and', 'or');
  if (at < 0 || isOther) return;
  rewrite(pieces, at, { type: 'noise', said: 'none of' });
  pieces.splice(at + 1, 1);
}
