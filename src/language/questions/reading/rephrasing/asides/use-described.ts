import { isKeyword, isNoise, isPlural, neighbour, type Piece } from '../../piece.ts';

const LISTING = ['by', 'per', 'each', 'which', 'top', 'bottom', 'breakdown', 'ordered'] as const;
const MOVING = ['best', 'worst', 'gain', 'loss', 'change', 'compare'] as const;
const YES_OR_NO = /^(?:did|does|do|has|have|is|are|was|were)$/i;

/** "Total spend for Meta campaigns", "impressions for queries containing shoes": one number, of those that are described. */
export function useDescribed(pieces: Piece[]): void {
  const first = pieces.findIndex(
    (piece) => piece.type !== 'noise' && !isKeyword(piece, 'count', 'total', 'average'),
  );
  if (pieces[first]?.type !== 'metric') return;
  // "Has the position of queries containing shoes got better?" asks of one number, "queries that got better" of each.
  const moving = YES_OR_NO.test(pieces[0]?.said ?? '') ? [] : MOVING;
  const lists = pieces.some((piece) => isKeyword(piece, ...LISTING, ...moving) || piece.type === 'number');
  if (lists) return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'dimension') continue;
    const before = pieces[at - 1];
    const lead = before?.type === 'members' ? at - 1 : at;
    const joint = pieces[neighbour(pieces, lead, -1, (one) => isNoise(one) || one.type === 'members')];
    const isOf =
      isKeyword(joint, 'preposition') && /^(?:of|for|from|in|on|through|via)$/i.test(joint?.said ?? '');
    const next = pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'without'))];
    if (lead !== at && isListOfPages(piece, before)) continue;
    if (isOf && (lead !== at || isKeyword(next, 'containing', 'starting_with') || isOneOf(piece, next)))
      piece.used = true;
  }
}

const isPageKind = (name: string): boolean => /^(?:landing_page|page|query)$/.test(name);

/** "Bounce rate on mobile landing pages" is told of each page; the pages of a section are told by the section. */
const isListOfPages = (piece: Piece & { type: 'dimension' }, before: Piece | undefined): boolean =>
  piece.dimensions.some(isPageKind) &&
  before?.type === 'members' &&
  !before.candidates.some(({ dimension }) => isPageKind(dimension));

/** 'The query "raised bed"': one thing with a name, and no list of all that hold it. */
const isOneOf = (piece: Piece, next: Piece | undefined): boolean =>
  next?.type === 'text' && !isPlural(piece.said);
