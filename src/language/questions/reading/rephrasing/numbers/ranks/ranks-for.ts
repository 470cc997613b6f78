import type { SourceView } from '../../../../data/source-view.ts';
import type { MemberCandidate } from '../../../mark.ts';
import { isKeyword, isNoise, neighbour, type Piece, silence } from '../../../piece.ts';
import { isOfSearch } from '../columns/is-of-search.ts';

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
    pieces[at] = { ...piece, metric: 'impressions' };
    silence(pieces, at + 1, at + 2);
  }
}

const RANKING = /\brank(?:s|ing|ings|ed)?$/i;

/** "Where do we rank for raised beds": what is searched for, where a query is called so, and no page of that name. */
export function ranksForQueries(pieces: Piece[], views: readonly SourceView[]): void {
  const isQuery = ({ dimension, sourceId }: MemberCandidate): boolean =>
    views.some(({ source, kindOf }) => source.id === sourceId && kindOf(dimension) === 'query');
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'metric' || !RANKING.test(piece.said)) continue;
    const joint = neighbour(pieces, at, 1, isNoise);
    const name = neighbour(pieces, joint, 1, isNoise);
    const named = pieces[name];
    if (!isKeyword(pieces[joint], 'preposition') || !/^for$/i.test(pieces[joint]?.said ?? '')) continue;
    if (named?.type !== 'members') continue;
    const candidates = named.candidates.filter(isQuery);
    if (candidates.length > 0) pieces[name] = { ...named, candidates };
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
      silence(pieces, at);
  }
}
