import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNamed, isNoise, neighbour, type Piece, rewrite, silent } from '../piece.ts';
import { substituteOf } from './substitute-of.ts';

const PLACE = /^(?:rank|ranks|ranking|ranked|place|position)$/i;
const OF_SEARCH = /^(?:position|clicks|impressions|ctr)$/;

/**
 * "What rank does Germany have by sessions?": its place among all countries. Of search queries and pages the rank is their
 * position.
 */
export function readStanding(pieces: Piece[], views: readonly SourceView[]): void {
  const names = pieces.filter(isNamed);
  const [name] = names;
  if (names.length !== 1 || name === undefined) return;
  const candidates = name.type === 'members' ? name.candidates : [];
  const isRanked = pieces.some((piece) => isKeyword(piece, 'top', 'bottom', 'best', 'worst', 'which'));
  // "Where does desktop rank in clicks?" names what it is ranked by; a query's rank by itself is its position.
  const isCounted = pieces.some(
    (piece, place) =>
      piece.type === 'metric' &&
      (!OF_SEARCH.test(piece.metric) ||
        (!/^position$/.test(piece.metric) &&
          isKeyword(pieces[neighbour(pieces, place, -1, isNoise)], 'by', 'preposition'))),
  );
  const others = pieces.filter(({ type }) => type === 'dimension');
  const isAmong = others.every(
    (piece) =>
      piece.type === 'dimension' &&
      (name.type !== 'members' ||
        piece.dimensions.some((dimension) => candidates.some((one) => one.dimension === dimension))),
  );
  if (isRanked || !isCounted || !isAmong) return;
  const at = pieces.findIndex(
    (piece) =>
      PLACE.test(piece.said) &&
      (piece.type === 'metric' || piece.type === 'noise' || piece.type === 'unknown'),
  );
  if (at < 0) return;
  rewrite(pieces, at, { type: 'keyword', keyword: 'standing', used: true });
  leaveTraffic(pieces, views);
  for (const other of others) {
    const place = pieces.indexOf(other);
    pieces[place] = silent(other);
    const joint = pieces
      .slice(Math.max(0, place - 2), place)
      .find((piece) => isKeyword(piece, 'by', 'preposition'));
    if (joint !== undefined && /^(?:among|amongst|of|out of|in)$/i.test(joint.said))
      pieces[pieces.indexOf(joint)] = silent(joint);
  }
}

/** "Is London our best city?" stands in full as one of traffic: where none is counted, of what these data are about. */
function leaveTraffic(pieces: Piece[], views: readonly SourceView[]): void {
  const at = pieces.findIndex((piece) => piece.type === 'metric' && /^traffic$/i.test(piece.said));
  const traffic = pieces[at];
  if (traffic?.type !== 'metric') return;
  const { metric } = traffic;
  const isCounted = (view: SourceView): boolean =>
    askMetric(view, metric) !== undefined || substituteOf(metric, view) !== undefined;
  if (views.some(isCounted)) return;
  const joint = pieces[at - 1];
  pieces[at] = silent(traffic);
  if (joint !== undefined && isKeyword(joint, 'by', 'preposition')) pieces[at - 1] = silent(joint);
}
