import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Piece, replaceEach } from '../../../piece.ts';

/** "New users", where visits of new people are counted but no users: those visits, and it is told. */
export function newUsersAsVisits(pieces: Piece[], views: readonly SourceView[]): void {
  replaceEach(pieces, (piece) => {
    if (piece.type !== 'metric' || !/^(?:new|returning)_users$/.test(piece.metric)) return undefined;
    if (views.some((view) => askMetric(view, piece.metric) !== undefined)) return undefined;
    const wanted = piece.metric.split('_')[0] ?? '';
    const candidates = views.flatMap((view) => {
      const dimension = view.dimensionOf('new_vs_returning');
      const member =
        dimension && view.membersOf(dimension).find(({ name }) => name.toLowerCase().startsWith(wanted));
      return dimension && member && view.columnOf('sessions') !== undefined
        ? [
            {
              dimension,
              sourceId: view.source.id,
              members: [member.name],
              how: 'name' as const,
              volume: member.volume,
            },
          ]
        : [];
    });
    if (candidates.length === 0) return undefined;
    return [
      { ...piece, type: 'members', candidates, said: wanted },
      { ...piece, metric: 'visitors', said: 'visitors' },
    ];
  });
}
