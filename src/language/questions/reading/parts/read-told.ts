import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silence } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { asksForShareOfLimited } from './asks-for-share-of-limited.ts';
import { asksForTotalToo } from './asks-for-total-too.ts';
import { readBothEnds } from './read-both-ends.ts';
import { readFirstOfEach } from './read-first-of-each.ts';
import { readSpread } from './read-spread.ts';
import { readTotalOfMean } from './read-total-of-mean.ts';

/** What a question wants told beside its main number. The words for it are taken out, so that the rest is read as usual. */
export const readTold = (
  pieces: Piece[],
  view: SourceView,
): Pick<
  Reading,
  'firstOfEach' | 'isBothEnds' | 'isRanking' | 'isWithMean' | 'isWithTotal' | 'isTogether'
> => {
  const firstOfEach = readFirstOfEach(pieces, view);
  const isSpread = readSpread(pieces);
  return {
    firstOfEach,
    isBothEnds: isSpread || readBothEnds(pieces),
    isRanking: readRanking(pieces),
    isWithMean: isSpread || readMean(pieces),
    isWithTotal: readTotalOfMean(pieces) || asksForTotalToo(pieces),
    isTogether:
      asksForSum(pieces, view) ||
      asksForShareOfTop(pieces) ||
      asksForShareOfLimited(pieces) ||
      takesTogether(pieces),
  };
};

/** "What share of revenue comes from the top 3 channels", "… do the top 3 make up", "the top 3 channels' share": what they have together. */
function asksForShareOfTop(pieces: readonly Piece[]): boolean {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const top = pieces.findIndex(
    (piece, at) =>
      isRank(piece) &&
      // "The top 3", "the 3 biggest"
      [pieces[at + 1], pieces[at - 1]].some((one) => one?.type === 'number' && !one.percent),
  );
  if (share < 0 || top < 0 || pieces.some((piece) => isKeyword(piece, 'each'))) return false;
  if (!pieces.some(({ type }) => type === 'dimension') || pieces.some(isPercent)) return false;
  if (top < share) return isShareOfThem(pieces, top, share);
  const between = pieces.slice(share, top);
  const lead = pieces[neighbour(pieces, top, -1, (piece) => isNoise(piece) || piece.type === 'number')];
  return (
    between.some(({ said }) => /^(?:do|does|did)$/i.test(said)) ||
    (between.some(({ type }) => type === 'metric') && /^from$/i.test(lead?.said ?? ''))
  );
}

/** "Revenue from the top 3 countries as a share of total", and not "the top 3 countries by share", "… with their share". */
const isShareOfThem = (pieces: readonly Piece[], top: number, share: number): boolean => {
  const between = pieces.slice(top + 1, share);
  return (
    between.some(({ type }) => type === 'dimension') &&
    between.every(
      (piece) =>
        !isKeyword(piece, 'by', 'and', 'per', 'ordered', 'which') &&
        !/^(?:with|their|its|of which|show(?:ing)?|including|plus|[,;:])$/i.test(piece.said),
    ) &&
    (/^as\b/i.test(pieces[share]?.said ?? '') ||
      between.some(({ said }) => /^as$/i.test(said)) ||
      (isOneGroup(pieces, top) && between.some(({ said }) => /['’]s?$/i.test(said))))
  );
};

/** "The top 3 channels' share" is one; "top 3 channels' share", as a title has it, is a list. */
const isOneGroup = (pieces: readonly Piece[], top: number): boolean =>
  /^(?:the|our)$/i.test(pieces[neighbour(pieces, top, -1, ({ type }) => type === 'number')]?.said ?? '');

const isPercent = (piece: Piece): boolean => piece.type === 'number' && piece.percent;

/** "Which two channels together made more than half of the revenue?": the limit is one of them all, and not of each. */
function takesTogether(pieces: Piece[]): boolean {
  const at = pieces.findIndex(
    (piece) =>
      (piece.type === 'unknown' || isKeyword(piece, 'total')) &&
      /^(?:together|combined|jointly|taken together|all together)$/i.test(piece.said),
  );
  const kind = neighbour(pieces, at, -1, isNoise);
  const many = pieces[neighbour(pieces, kind, -1, (piece) => isNoise(piece) || isRank(piece))];
  const isOfSome = pieces[kind]?.type === 'dimension' && many?.type === 'number' && !many.percent;
  const bound = pieces.findIndex(
    (piece, behind) => behind > at && isKeyword(piece, 'more', 'over', 'at_least'),
  );
  const isOfShare = pieces.some((piece, behind) => behind > bound && isPercent(piece));
  if (at < 0 || bound < 0 || !isOfSome || !isOfShare) return false;
  silence(pieces, at);
  return true;
}

/** "How many clicks did the queries …", "how much revenue did we make on days …": one number, whatever it is limited to. */
function asksForSum(pieces: readonly Piece[], view: SourceView): boolean {
  const metric = pieces.findIndex(({ type }) => type === 'metric');
  const first = pieces.slice(0, Math.max(0, metric));
  const [opening] = first;
  const own = pieces[metric];
  const isHow =
    isKeyword(opening, 'count', 'total') ||
    /^(?:how (?:many|much)|total)\b/i.test([...first, own].map((piece) => piece?.said ?? '').join(' '));
  // Of those within a limit, or of the first three; what is split by something is told row by row
  const isOfSome =
    pieces.slice(metric).some(({ type }) => type === 'number') &&
    !pieces.some((piece) => isKeyword(piece, 'by', 'per', 'each', 'which'));
  return (
    isHow &&
    isOfSome &&
    first.every((piece) => isNoise(piece) || isKeyword(piece, 'count', 'total')) &&
    own?.type === 'metric' &&
    askMetric(view, own.metric)?.kind === 'additive'
  );
}

/** "How did the ranking of our pages by sessions change": a place among all of them, and no position in a search. */
function readRanking(pieces: Piece[]): boolean {
  const at = pieces.findIndex(
    (piece) =>
      /^(?:metric|noise|keyword)$/.test(piece.type) && /^(?:rank|ranking|rankings|ranks)$/i.test(piece.said),
  );
  // "Channel ranks by sessions"
  const isBefore = pieces[neighbour(pieces, at, -1, isNoise)]?.type === 'dimension';
  const of = isBefore
    ? neighbour(pieces, at, -1, isNoise)
    : neighbour(pieces, at, 1, (one) => isNoise(one) || isKeyword(one, 'preposition', 'total'));
  const by = neighbour(pieces, isBefore ? at : of, 1, isNoise);
  const isOfMembers = pieces[of]?.type === 'dimension' && isKeyword(pieces[by], 'by', 'ordered');
  const metric = pieces[neighbour(pieces, by, 1)];
  if (at < 0 || !isOfMembers || metric?.type !== 'metric' || metric.metric === 'position') return false;
  silence(pieces, at);
  if (pieces[by]?.type === 'keyword') pieces[by].used = true;
  return true;
}

/** "The median daily revenue, and how does it compare to the average": both of the same days. */
function readMean(pieces: Piece[]): boolean {
  const median = pieces.findIndex((piece) => isKeyword(piece, 'median'));
  const mean = pieces.findIndex((piece) => isKeyword(piece, 'average'));
  if (median < 0 || mean < 0) return false;
  const [from, to] = median < mean ? [median, mean] : [mean, median];
  const between = pieces.slice(from + 1, to);
  const isJoined = between.some((one) => isKeyword(one, 'and', 'versus', 'compare'));
  const isOwn = between.some(
    ({ type }, at) => type === 'metric' && from + 1 + at > from && pieces[to + 1]?.type === 'metric',
  );
  if (!isJoined || isOwn || pieces.some(({ type }) => type === 'dimension')) return false;
  for (let at = 0; at < pieces.length; at++)
    if (at === mean || (at > from && at < to && isKeyword(pieces[at], 'and', 'versus', 'compare')))
      silence(pieces, at);
  return true;
}
