import type { SourceView } from '../../../data/source-view.ts';
import {
  asKeyword,
  isKeyword,
  isLight,
  isNoise,
  neighbour,
  type Piece,
  rewrite,
  silence,
} from '../../piece.ts';

const OF_SEARCH = /^(?:organic|google|seo|serp|search|natural|unpaid)$/i;

/** "Organic traffic", "visits from Google" and "Google searches" where only Search Console is connected: all is of it. */
export function searchOnly(pieces: Piece[], views: readonly SourceView[]): void {
  const isOfSearch =
    // The clicks of a newsletter are of no search, and ads on several networks are none of Google alone
    views.some(
      (view) =>
        view.columnOf('clicks') !== undefined &&
        view.columnOf('impressions') !== undefined &&
        view.isOfSearch,
    ) && views.every((view) => view.columnOf('sessions') === undefined);
  if (!isOfSearch) {
    numbersOfSearch(pieces, views);
    return;
  }
  searchAsWhole(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!OF_SEARCH.test(piece.said) || !/^(?:unknown|dimension|noise)$/.test(piece.type)) continue;
    const behind = neighbour(pieces, at, 1, isNoise);
    const before = neighbour(pieces, at, -1, isLight);
    // "Clicks vs sessions from Google": beside the clicks sessions are meant as what they are
    const isBesideClicks = pieces.some((one) => one.type === 'metric' && one.metric === 'clicks');
    const isOf = (one: Piece | undefined): boolean => isVisits(one) && !isBesideClicks;
    const place = isOf(pieces[behind]) ? behind : isOf(pieces[before]) ? before : -1;
    const visits = pieces[place];
    if (visits !== undefined) {
      rewrite(pieces, place, { type: 'metric', metric: 'clicks' });
      silence(pieces, Math.min(at, place + 1), Math.max(at + 1, place));
    } else if (
      piece.type === 'unknown' &&
      (/^(?:metric|dimension)$/.test(pieces[behind]?.type ?? '') ||
        isNumberOfSearch(pieces[before]) ||
        isHowItDid(pieces, at))
    )
      silence(pieces, at);
  }
}

/** "How did google organic do: clicks, impressions and position?": of numbers that only Google Search has no name of another source limits anything. */
function numbersOfSearch(pieces: Piece[], views: readonly SourceView[]): void {
  const metrics = pieces.filter(({ type }) => type === 'metric');
  const ofSearch = views.filter((view) => view.columnOf('position') !== undefined);
  if (ofSearch.length === 0 || metrics.length === 0 || !metrics.every(isNumberOfSearch)) return;
  const isOfAnother = (piece: Piece): boolean =>
    piece.type !== 'members' ||
    piece.candidates.every(({ sourceId }) => ofSearch.every(({ source }) => source.id !== sourceId));
  for (const [at, piece] of pieces.entries()) {
    const isName = /^(?:members|unknown)$/.test(piece.type);
    if (!isName || !isOfAnother(piece) || !piece.said.split(' ').every((word) => OF_SEARCH.test(word)))
      continue;
    const from = neighbour(pieces, at, -1, isNoise);
    silence(pieces, isKeyword(pieces[from], 'preposition') ? from : at, at + 1);
  }
}

/** "Clicks and impressions from Google" */
const isNumberOfSearch = (piece: Piece | undefined): boolean =>
  piece?.type === 'metric' && /^(?:clicks|impressions|ctr|position)$/.test(piece.metric);

/** "How did google organic do this month: clicks, impressions and position?" */
function isHowItDid(pieces: readonly Piece[], at: number): boolean {
  const isOfName = (piece: Piece): boolean => OF_SEARCH.test(piece.said);
  const does = pieces[neighbour(pieces, at, 1, isOfName)];
  const how = neighbour(
    pieces,
    at,
    -1,
    (piece) => isOfName(piece) || /^(?:did|does|is|was|has)$/i.test(piece.said),
  );
  const metrics = pieces.filter(({ type }) => type === 'metric');
  return (
    /^how\b/i.test(pieces[how]?.said ?? '') &&
    DOES.test(does?.said ?? '') &&
    metrics.length > 0 &&
    metrics.every(isNumberOfSearch)
  );
}

const isVisits = (piece: Piece | undefined): boolean =>
  piece?.type === 'metric' && /^(?:sessions|visitors)$/.test(piece.metric);

const DOES = /^(?:do|doing|done|perform|performing|performed|going|look|looking)$/i;

/** "How did organic search do?", "organic search in May": all of it, and no list of what was searched for. */
function searchAsWhole(pieces: Piece[]): void {
  const at = pieces.findIndex(({ type, said }) => type === 'dimension' && /^search$/i.test(said));
  const piece = pieces[at];
  if (piece === undefined) return;
  const isNamed = OF_SEARCH.test(pieces[at - 1]?.said ?? '') && pieces[at - 1]?.type !== 'dimension';
  const first = neighbour(
    pieces,
    isNamed ? at - 1 : at,
    -1,
    (one) => isNoise(one) && !/^how\b/i.test(one.said),
  );
  const isHow = /^how\b/i.test(pieces[first]?.said ?? '') && DOES.test(pieces[at + 1]?.said ?? '');
  const isAlone = isNamed && !pieces.some(({ type }) => type === 'metric');
  if (!isHow && !isAlone) return;
  pieces[at] = isHow ? asKeyword(piece, 'overview') : { ...piece, type: 'metric', metric: 'clicks' };
  if (isNamed) silence(pieces, at - 1);
  if (isHow && !isNoise(pieces[first])) silence(pieces, first);
}
