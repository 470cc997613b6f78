import { isKeyword, isNoise, type Piece, silence } from '../../piece.ts';

const isName = (piece: Piece | undefined): boolean => piece?.type === 'members';
const isJoint = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'versus', 'compare', 'and', 'or') || /^(?:against|to|with|,)$/i.test(piece?.said ?? '');

/**
 * "Google organic vs google cpc": two pairs that have a name in common are two of the other kind, within that name. Said once
 * it limits both of them.
 */
export function namesSaidTwice(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'versus', 'compare', 'or', 'and'))) return;
  for (let joint = 2; joint < pieces.length - 2; joint++) {
    if (!isJoint(pieces[joint]) || isName(pieces[joint])) continue;
    const left = namesBefore(pieces, joint);
    const right = namesBehind(pieces, joint);
    if (left.length !== 2 || right.length !== 2) continue;
    const shared = right.filter((at) =>
      left.some((place) => pieces[place]?.said.toLowerCase() === pieces[at]?.said.toLowerCase()),
    );
    const [again] = shared;
    if (shared.length === 1 && again !== undefined) silence(pieces, again);
  }
}

function namesBefore(pieces: readonly Piece[], joint: number): number[] {
  const names: number[] = [];
  for (let at = joint - 1; isName(pieces[at]) || (names.length === 1 && isSlash(pieces[at])); at--)
    if (isName(pieces[at])) names.push(at);
  return names;
}

function namesBehind(pieces: readonly Piece[], joint: number): number[] {
  const names: number[] = [];
  for (let at = joint + 1; isName(pieces[at]) || (names.length === 1 && isSlash(pieces[at])); at++)
    if (isName(pieces[at])) names.push(at);
  return names;
}

/** "google / organic": as exports write it. */
const isSlash = (piece: Piece | undefined): boolean => isNoise(piece) && piece?.said === '/';
