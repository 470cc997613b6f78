import type { SourceView } from '../../../data/source-view.ts';
import { PAID_MEDIUM, SEARCH_ENGINE } from '../../../vocabulary/member-words.ts';
import type { MemberCandidate } from '../../mark.ts';
import { isNoise, neighbour, type Piece } from '../../piece.ts';

const GOOGLE_ADS = /^(google) (ads?)$|^(adwords)$/i;
const ADS = /^(?:ads?|adverts?|advertising|advertisements?)$/i;
const SOCIAL = /social/i;

/**
 * "Google ads", "LinkedIn ads" of a file that tells source and medium apart: the paid medium of that source, for its channel "Paid
 * Search" holds the ads of other engines, too. "From ads" alone is all that is paid.
 */
export function adsOfSource(pieces: Piece[], views: readonly SourceView[]): void {
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    const [, google = 'google', ads = piece.said] = GOOGLE_ADS.exec(piece.said) ?? [];
    if (piece.type === 'members' && GOOGLE_ADS.test(piece.said)) {
      const found = adsOf(views, (name) => /^google$/i.test(name));
      if (found === undefined || isOfPairs(piece.candidates, views)) continue;
      pieces.splice(at, 1, named(piece, google, found.source), named(piece, ads, found.medium));
      at++;
      continue;
    }
    if (piece.type !== 'unknown' || !ADS.test(piece.said)) continue;
    const before = pieces[at - 1];
    if (before?.type === 'members') {
      const names = new Set(before.candidates.flatMap(({ members }) => members));
      const found = adsOf(views, (name) => names.has(name));
      if (found !== undefined) pieces[at] = named(piece, piece.said, found.medium);
    } else if (/^(?:from|via|through)$/i.test(pieces[neighbour(pieces, at, -1, isNoise)]?.said ?? '')) {
      const paid = views.flatMap(paidOf);
      if (paid.length > 0) pieces[at] = named(piece, piece.said, ...paid);
    }
  }
}

/** "google / cpc" is one name */
const isOfPairs = (candidates: readonly MemberCandidate[], views: readonly SourceView[]): boolean =>
  candidates.some(({ dimension }) => views.some((view) => view.kindOf(dimension) === 'source'));

const named = ({ proper }: Piece, said: string, ...candidates: readonly MemberCandidate[]): Piece => ({
  type: 'members',
  said,
  candidates,
  others: [],
  proper,
  used: false,
});

/** The source, and the media of it that are paid for. */
function adsOf(views: readonly SourceView[], isSource: (name: string) => boolean) {
  for (const view of views)
    for (const column of columnsOf(view, 'source')) {
      const medium = columnsOf(view, 'medium').find((one) => view.has([], [column, one]));
      const source = view.membersOf(column).filter(({ name }) => isSource(name));
      const paid = view.membersOf(medium ?? '').filter(({ name }) => PAID_MEDIUM.test(name));
      const isEngine = source.some(({ name }) => SEARCH_ENGINE.test(name));
      const own = paid.filter(({ name }) => SOCIAL.test(name) !== isEngine);
      const media = own.length > 0 ? own : paid;
      if (medium !== undefined && source.length > 0 && media.length > 0)
        return {
          source: candidate(view, column, source, 'name'),
          medium: candidate(view, medium, media, 'alias'),
        };
    }
  return undefined;
}

/** All that is paid for, by the first column that tells it. */
function paidOf(view: SourceView): readonly MemberCandidate[] {
  for (const column of [...columnsOf(view, 'channel'), ...columnsOf(view, 'medium')]) {
    const paid = view.membersOf(column).filter(({ name }) => PAID_MEDIUM.test(name));
    if (paid.length > 0) return [candidate(view, column, paid, 'alias')];
  }
  for (const column of columnsOf(view, 'source')) {
    const paid = view.membersOf(column).filter(({ name }) => PAID_MEDIUM.test(name.split(' / ')[1] ?? ''));
    if (paid.length > 0) return [candidate(view, column, paid, 'alias')];
  }
  return [];
}

const columnsOf = (view: SourceView, kind: string): readonly string[] =>
  view.dimensionColumns.filter((column) => view.kindOf(column) === kind);

const candidate = (
  view: SourceView,
  dimension: string,
  members: readonly { readonly name: string; readonly volume: number }[],
  how: 'name' | 'alias',
): MemberCandidate => ({
  dimension,
  sourceId: view.source.id,
  members: members.map(({ name }) => name),
  how,
  volume: members.reduce((sum, { volume }) => sum + volume, 0),
});
