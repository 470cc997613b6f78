import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import { silence } from './behind-it.ts';

const isOfSearch = (piece: Piece | undefined): boolean =>
  piece?.type === 'dimension' && piece.dimensions.some((name) => name === 'query' || name === 'page');

/**
 * "Which pages rank for the most keywords", "how many queries does each page rank for": to rank for some is to be shown for
 * them, and no position of theirs.
 */
export function ranksFor(pieces: Piece[]): void {
  const isCounted = pieces.some(
    (piece, at) =>
      isKeyword(piece, 'count', 'top', 'bottom') &&
      isOfSearch(pieces[neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'distinct'))]),
  );
  if (!isCounted || pieces.some(({ type }) => type === 'number')) return;
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !/^rank(?:s|ing|ed)?$/i.test(piece.said)) continue;
    const joint = pieces[at + 1];
    if (!isKeyword(joint, 'preposition') || !/^for$/i.test(joint?.said ?? '')) continue;
    pieces[at] = { ...piece, metric: 'impressions' } as Piece;
    silence(pieces, at + 1, at + 2);
  }
}

/** "Which queries does my blog rank position 5 to 15 for": the joint of the verb joins nothing more. */
export function dropRanksFor(pieces: Piece[]): void {
  const verb = pieces.findIndex((piece) => piece.type === 'metric' && /^rank/i.test(piece.said));
  if (verb < 0) return;
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const isEnd = next === undefined || next.type === 'stop';
    if (at > verb + 1 && isEnd && isKeyword(piece, 'preposition') && /^(?:for|on)$/i.test(piece.said))
      silence(pieces, at, at + 1);
  }
}

const UP_OR_DOWN = /^(?:moved up|climbed up|moved down|slid down)$/i;

/** "Which keywords moved up the most": places in search, where no number is named. */
export function movedUp(pieces: Piece[]): void {
  if (!pieces.some(isOfSearch) || pieces.some(({ type }) => type === 'metric')) return;
  const at = pieces.findIndex((piece) => isKeyword(piece, 'gain', 'loss') && UP_OR_DOWN.test(piece.said));
  const piece = pieces[at];
  if (piece === undefined) return;
  pieces.splice(at + 1, 0, { ...piece, type: 'metric', metric: 'position', said: 'position' } as Piece);
}

const COMPETING = /^(?:compet\w+|visibility|visible|split|cost|costing|cannibali\w+|results?|fight\w*)$/i;

/** "Queries for which multiple pages compete for visibility": the plan of that name says it all. */
export function aboutCannibals(pieces: Piece[]): void {
  if (!pieces.some((piece) => isKeyword(piece, 'cannibal'))) return;
  for (const [at, piece] of pieces.entries()) {
    const isSaid = piece.type === 'unknown' || piece.type === 'topic' || isKeyword(piece, 'breakdown');
    if (isSaid && COMPETING.test(piece.said)) silence(pieces, at, at + 1);
  }
}

/** "How does my CTR vary by position", "how do clicks change with position": in ranges of it, as positions are no names. */
export function variesByPosition(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || piece.metric !== 'position') continue;
    const joint = pieces[neighbour(pieces, at, -1, isNoise)];
    const isBy =
      isKeyword(joint, 'by') ||
      (isKeyword(joint, 'preposition') && /^with$/i.test(joint?.said ?? '') && pieces.some(isVarying));
    const isOther = pieces.some(
      (one) => one.type === 'metric' && /^(?:ctr|clicks|impressions)$/.test(one.metric),
    );
    const isRanked = pieces.some((one) =>
      isKeyword(one, 'ordered', 'top', 'bottom', 'best', 'worst', 'which'),
    );
    if (!isBy || !isOther || isRanked || pieces.some(({ type }) => type === 'dimension')) continue;
    for (const [place, one] of pieces.entries()) if (isVarying(one)) silence(pieces, place, place + 1);
    pieces.splice(at + 1, 0, { ...piece, type: 'unknown', said: 'ranges', used: false } as Piece);
    return;
  }
}

const isVarying = (piece: Piece): boolean =>
  isKeyword(piece, 'change', 'compare') && /^(?:var\w+|differs?|differ|changes?)$/i.test(piece.said);
