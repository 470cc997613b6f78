import { isBound, isKeyword, isNoise, isPlural, neighbour, type Piece } from '../piece.ts';

const FROM =
  /^(?:from|in|at|on|for|through|via|(?:made|brought|earned|generated|sold) (?:in )?by)(?: (?:the|our|all))?$/i;

/**
 * "What share of orders came from cities with over 1500 orders", "… do cities with over 1500 orders make up": what all of these have
 * together, and not the first of them.
 */
export function asksForShareOfLimited(pieces: readonly Piece[]): boolean {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const metric = pieces.findIndex(({ type }, at) => at > share && type === 'metric');
  const kind = pieces.findIndex(({ type }, at) => at > metric && type === 'dimension');
  if (share < 0 || metric < 0 || kind < 0 || !isPlural(pieces[kind]?.said ?? '')) return false;
  if (pieces.some((piece) => isKeyword(piece, 'each', 'per', 'which'))) return false;
  const limit = neighbour(
    pieces,
    kind,
    1,
    (one) => isNoise(one) || isKeyword(one, 'preposition') || one.type === 'metric',
  );
  // "From page one queries", "from queries on page one"
  const isPage = (piece: Piece | undefined): boolean => isKeyword(piece, 'page_one', 'page_two');
  const isPageBefore = isPage(pieces[kind - 1]);
  const lead = neighbour(pieces, isPageBefore ? kind - 1 : kind, -1, isNoise);
  const between = pieces.slice(metric + 1, kind);
  const isOfThem =
    FROM.test(pieces[lead]?.said ?? '') ||
    (lead <= metric && between.some(({ said }) => /^(?:do|does|did)$/i.test(said)));
  return (isBound(pieces[limit]) || isPage(pieces[limit]) || isPageBefore) && isOfThem;
}
