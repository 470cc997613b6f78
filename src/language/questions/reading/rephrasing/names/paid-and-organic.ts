import type { SourceView } from '../../../data/source-view.ts';
import type { Piece } from '../../piece.ts';

type Names = Piece & { type: 'members' };

/**
 * "Paid and organic separately": beside all paid channels stand all organic ones (search, social, video, shopping), not those
 * of search alone.
 */
export function paidAndOrganic(pieces: Piece[], views: readonly SourceView[]): void {
  const named = (pattern: RegExp): number =>
    pieces.findIndex(({ type, said }) => type === 'members' && pattern.test(said));
  const organic = named(/^organic$/i);
  if (organic < 0 || named(/^paid$/i) < 0) return;
  const piece = pieces[organic] as Names;
  const candidates = piece.candidates.map((candidate) => {
    const view = views.find(({ source }) => source.id === candidate.sourceId);
    if (view?.kindOf(candidate.dimension) !== 'channel') return candidate;
    const all = view.membersOf(candidate.dimension).filter(({ name }) => /^organic\b/i.test(name));
    return all.length < 2
      ? candidate
      : { ...candidate, how: 'alias' as const, members: all.map(({ name }) => name) };
  });
  pieces[organic] = { ...piece, candidates };
}

/** "From google vs direct": two names that are held against each other are of one kind, where both can be. */
export function pairsOfOneKind(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const joint = pieces[at + 1];
    const next = pieces[at + 2];
    if (piece.type !== 'members' || next?.type !== 'members') continue;
    if (joint?.type !== 'keyword' || !/^(?:versus|compare)$/.test(joint.keyword)) continue;
    const kinds = piece.candidates
      .map(({ dimension }) => dimension)
      .filter((kind) => next.candidates.some(({ dimension }) => dimension === kind));
    if (kinds.length === 0) continue;
    const ofKinds = (names: Names): Names => ({
      ...names,
      candidates: names.candidates.filter(({ dimension }) => kinds.includes(dimension)),
    });
    pieces[at] = ofKinds(piece);
    pieces[at + 2] = ofKinds(next);
  }
}
