import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Asking } from './asking.ts';

/** "Traffic from channels other than direct": the channels are no breakdown, they say what direct is. */
export function useKindOfExcluded({ pieces, view }: Asking, dimension: string, at: number): void {
  const isFiller = (one: Piece): boolean => isNoise(one) || isKeyword(one, 'without', 'preposition');
  const place = neighbour(pieces, at, -1, isFiller);
  const kind = pieces[place];
  if (kind?.type !== 'dimension' || kind.used) return;
  const isKind = kind.dimensions.some((name) => view.dimensionOf(name) === dimension);
  // "Sessions of all channels but email"
  const joint = pieces[neighbour(pieces, place, -1, (one) => isNoise(one) || isKeyword(one, 'total'))];
  const isPlace =
    isKeyword(joint, 'preposition') && /^(?:from|in|via|through|of|on|for|to)$/i.test(joint?.said ?? '');
  if (isKind && (isPlace || isSubject(pieces, place))) kind.used = true;
}

/** "How many clicks did pages outside the blog get": one number of all of them. */
function isSubject(pieces: readonly Piece[], place: number): boolean {
  const isVerb = /^(?:do|does|did|have|has)$/i.test(pieces[place - 1]?.said ?? '');
  const first = pieces.find((piece) => !isNoise(piece));
  return isVerb && (isKeyword(first, 'count') || first?.type === 'metric');
}
