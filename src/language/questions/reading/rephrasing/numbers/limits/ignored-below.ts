import {
  asKeyword,
  isKeyword,
  isLight,
  isNoise,
  neighbour,
  type Piece,
  silence,
  silent,
} from '../../../piece.ts';

/** "Ignore pages with less than 20 clicks" keeps those with at least as many. */
export function ignoredBelow(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without')) continue;
    const kind = neighbour(pieces, at, 1, isNoise);
    const isKind = pieces[kind]?.type === 'dimension';
    const isAnything = /^(?:anything|everything|those|all)$/i.test(pieces[at + 1]?.said ?? '');
    if (!isKind && !isAnything) continue;
    const limit = isKind ? neighbour(pieces, kind, 1, isLight) : kind;
    const said = pieces[limit];
    // "Leave out channels without any order" keeps those with more than none
    if (said !== undefined && isKeyword(said, 'none', 'without') && pieces[limit + 1]?.type === 'metric') {
      const zero: Piece = { ...said, type: 'number', value: 0, percent: false, ordinal: false, said: '0' };
      pieces.splice(limit, 1, asKeyword(said, 'more'), zero);
      pieces[at] = silent(piece);
      silence(pieces, kind);
      continue;
    }
    const isBelow = isKeyword(said, 'less');
    if (said === undefined || !(isBelow || isKeyword(said, 'more')) || pieces[limit + 1]?.type !== 'number')
      continue;
    pieces[limit] = asKeyword(said, isBelow ? 'at_least' : 'at_most');
    pieces[at] = silent(piece);
    if (isKind) silence(pieces, kind);
  }
}
