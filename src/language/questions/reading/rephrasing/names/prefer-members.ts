import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../../piece.ts';

/** "Pro vs Team plan": what is a name here and a dimension elsewhere is the name beside another one of its kind. */
export function preferMembers(pieces: Piece[]): void {
  preferNames(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const members = piece.others.find((other) => other.type === 'members');
    if (members?.type !== 'members') continue;
    const kinds = new Set(members.candidates.map(({ dimension }) => dimension));
    const isKind = (other: Piece | undefined): boolean =>
      (other?.type === 'dimension' && other.dimensions.some((name) => kinds.has(name))) ||
      (other?.type === 'members' && other.candidates.some(({ dimension }) => kinds.has(dimension)));
    const beside = [1, -1].map((step) =>
      neighbour(
        pieces,
        at,
        step as 1 | -1,
        (one) => one.type === 'noise' || isKeyword(one, 'versus', 'and', 'or', 'compare'),
      ),
    );
    if (beside.some((place) => isKind(pieces[place])) || isOneOfItsOwn(pieces, at, members.candidates))
      pieces[at] = { ...piece, ...members };
  }
}

/** "Night entries" of a column day_or_night: the name in it, and no list of both. "By night" still asks for the list. */
function isOneOfItsOwn(
  pieces: readonly Piece[],
  at: number,
  candidates: readonly MemberCandidate[],
): boolean {
  const piece = pieces[at];
  if (piece?.type !== 'dimension' || wordsOf(piece.said).length !== 1) return false;
  const isList = isKeyword(
    pieces[neighbour(pieces, at, -1, isNoise)],
    'by',
    'per',
    'each',
    'which',
    'top',
    'bottom',
    'count',
    'or',
    'and',
  );
  return !isList && candidates.some(({ dimension, how }) => how === 'name' && isWithin(piece, dimension));
}

const isWithin = ({ dimensions }: Extract<Piece, { type: 'dimension' }>, column: string): boolean =>
  dimensions.length === 1 && dimensions[0] === column && wordsOf(column).length > 1;

/** "Clicks from customers" where an audience of the file is called so. */
function preferNames(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'visitors') continue;
    const members = piece.others.find((other) => other.type === 'members');
    const before = pieces[neighbour(pieces, at, -1, isNoise)];
    const isOther = pieces.some((one) => one.type === 'metric' && one.metric !== 'visitors');
    const isBeside =
      isKeyword(before, 'and', 'or', 'versus') &&
      pieces.some(
        (one) =>
          one.type === 'members' &&
          members?.type === 'members' &&
          one.candidates.some(({ dimension }) =>
            members.candidates.some((candidate) => candidate.dimension === dimension),
          ),
      );
    if (
      members?.type === 'members' &&
      (isBeside || (isOther && isKeyword(before, 'preposition', 'without', 'only', 'versus')))
    )
      pieces[at] = { ...piece, ...members };
  }
}
