import type { SourceView } from '../../../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece, rewrite } from '../../../piece.ts';

const HELD = /(?:^|\s)than$|^(?:beat|beats|outperform|outperforms|outperformed|exceed|exceeded|topped)$/i;

/** "More sessions than /pricing": a page that others are held against is one name, and no part of the site that limits them. */
export function pagesAsNames(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'path') continue;
    const before = pieces[neighbour(pieces, at, -1, (one) => isNoise(one) || isKeyword(one, 'preposition'))];
    if (before === undefined || !HELD.test(before.said)) continue;
    const path = piece.text;
    const candidates = views.flatMap((view) =>
      view.dimensionColumns
        .filter((column) => view.membersOf(column).some(({ name }) => name === path))
        .map((dimension) => ({
          dimension,
          sourceId: view.source.id,
          members: [path],
          how: 'name' as const,
          volume: 1,
        })),
    );
    if (candidates.length > 0) rewrite(pieces, at, { type: 'members', candidates });
  }
}
