import type { ReadMembers } from '../names/read-filters.ts';
import { isBound, isKeyword, isNamed, isNoise, isRank, neighbour, type Piece } from '../piece.ts';
import { areOnePart } from './are-one-part.ts';
import { saysAs } from './says-as.ts';

/**
 * "What share of [sessions] is [mobile] by channel", "mobile share of sessions by channel": of every channel the part that
 * is mobile. "Share of mobile sessions by channel" is how they spread.
 */
export function partOf(pieces: readonly Piece[], { filters }: ReadMembers): number | null {
  const [only, ...others] = filters;
  if (only === undefined || !isNamedPart(pieces, only)) return null;
  if (!others.every(({ at }) => areOnePart(pieces, only.at, at))) return null;
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  if (share < 0) return null;
  const metric = pieces.findIndex(({ type }, at) => at > share && type === 'metric');
  const said: SaidShare = { pieces, share, part: only.at, metric };
  // "Vienna mobile bookings as a share of all bookings by room type" may be of all those of Vienna
  const ways = others.length === 0 ? ofEach : ofEach.filter((isSaid) => isSaid !== isOfAllOfEach);
  return ways.some((isSaid) => isSaid(said)) ? only.at : null;
}

/** Where its parts stand in the question. */
interface SaidShare {
  readonly pieces: readonly Piece[];
  readonly share: number;
  readonly part: number;
  /** Of which it is, behind the share; -1 where none stands there. */
  readonly metric: number;
}

/** The ways in which the part of each one is said. */
const ofEach: readonly ((said: SaidShare) => boolean)[] = [
  isBesideShare,
  isOfAllOfEach,
  isOfWho,
  isPerEach,
  isNamedAlone,
  isFrom,
  isOfIt,
  isSaidOfIt,
];

/** A name, a part of the site ("the blog's share by country"), the brand. */
const isNamedPart = (pieces: readonly Piece[], { is, at }: ReadMembers['filters'][number]): boolean =>
  is === 'one_of' ||
  (is === 'containing' && pieces[at]?.type === 'members') ||
  isKeyword(pieces[at], 'brand', 'non_brand');

const isBehindShare = ({ pieces, share, part }: SaidShare): boolean => part === neighbour(pieces, share, 1);

/** "Mobile share", "high priority share" */
function isBesideShare({ pieces, share, part, metric }: SaidShare): boolean {
  const isBetween = (piece: Piece): boolean => isNoise(piece) || piece.type === 'dimension';
  const beside = neighbour(pieces, share, -1, isBetween);
  // "App bookings share by market": that which the bookings of the app make
  const isOwn = pieces[beside]?.type === 'metric' && metric < 0;
  const before = isOwn ? neighbour(pieces, beside, -1, isBetween) : beside;
  return part === before && pieces.slice(before + 1, share).every(({ said }) => !/^[,;]$/.test(said));
}

/** "Mobile bookings as a share of all bookings by hotel": of all those of each hotel. */
function isOfAllOfEach({ pieces, share, part }: SaidShare): boolean {
  const between = pieces.slice(part + 1, Math.max(part + 1, share));
  const whole = neighbour(pieces, share, 1, isNoise);
  const isAll = isKeyword(pieces[whole], 'total');
  const counted = isAll ? neighbour(pieces, whole, 1, isNoise) : whole;
  const over = between.find(({ type }) => type === 'metric');
  const under = pieces[counted];
  const isNamed = over?.type === 'metric' && under?.type === 'metric' && over.metric === under.metric;
  const behind = pieces[isNamed ? neighbour(pieces, counted, 1, isNoise) : counted];
  const isPlain = between.every(
    (piece) =>
      isNoise(piece) ||
      /^(?:metric|members|time)$/.test(piece.type) ||
      isKeyword(piece, 'preposition', 'and', 'or'),
  );
  return (
    over !== undefined &&
    isPlain &&
    saysAs(pieces, share) &&
    (isNamed || isAll) &&
    isKeyword(behind, 'by', 'per', 'each', 'preposition') &&
    pieces.some(({ type }, at) => type === 'dimension' && at > counted)
  );
}

/** "Which channel has the highest share of mobile sessions", "… a share of mobile above 60 %": who is asked for has a share of its own. */
function isOfWho(said: SaidShare): boolean {
  const { pieces, share, part } = said;
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  if (kind < 0 || kind >= share || !isBehindShare(said)) return false;
  const isRanked =
    isKeyword(pieces[neighbour(pieces, kind, -1, isNamed)], 'which') &&
    pieces.slice(kind, share).some(isRank);
  return isRanked || hasShareLimit(pieces, part);
}

/** "… a share of mobile sessions above 60 %": so many percent are of what is named before them. */
const hasShareLimit = (pieces: readonly Piece[], part: number): boolean =>
  pieces.some(
    (piece, at) =>
      at > part &&
      piece.type === 'number' &&
      piece.percent &&
      isBound(pieces[neighbour(pieces, at, -1, isNoise)]) &&
      pieces.slice(part + 1, at).every((one) => one.type !== 'dimension' && !isKeyword(one, 'share')),
  );

/** "Share of mobile bookings per hotel", "… in each hotel": within each of them. */
function isPerEach(said: SaidShare): boolean {
  const { pieces, part, metric } = said;
  const isEach = (one: Piece): boolean =>
    isKeyword(one, 'per', 'each') || /\b(?:each|every)$/i.test(one.said);
  return (
    isBehindShare(said) &&
    (metric < 0 || metric > part) &&
    pieces.some(
      ({ type }, at) => at > part && type === 'dimension' && pieces.slice(part + 1, at).some(isEach),
    )
  );
}

/** "Share of mobile by country", of a number that nobody names: the part that mobile has in each, as "mobile share by country" is. */
function isNamedAlone(said: SaidShare): boolean {
  const { pieces, part } = said;
  return (
    isBehindShare(said) &&
    !pieces.some(({ type }) => type === 'metric') &&
    pieces.some(
      ({ type }, at) =>
        type === 'dimension' &&
        at > part &&
        isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'per', 'each'),
    )
  );
}

/** "Share of sessions from mobile, by country": of the sessions of each country. */
function isFrom({ pieces, share, part, metric }: SaidShare): boolean {
  const between = pieces.slice(metric + 1, part);
  return (
    metric >= 0 &&
    metric === neighbour(pieces, share, 1) &&
    between.length === 1 &&
    isKeyword(between[0], 'preposition', 'by') &&
    /^(?:from|on|via|by)$/i.test(between[0]?.said ?? '')
  );
}

/** "Share of mobile in the sessions of each channel" */
function isOfIt(said: SaidShare): boolean {
  const { pieces, part, metric } = said;
  const behind = pieces[neighbour(pieces, part, 1, isNoise)];
  return (
    isBehindShare(said) &&
    isKeyword(behind, 'preposition', 'by') &&
    /^(?:in|of|among)(?: each| every)?$/i.test(behind?.said ?? '') &&
    metric > part
  );
}

/** "What share of sessions is mobile, by channel" */
function isSaidOfIt({ pieces, part, metric }: SaidShare): boolean {
  if (metric < 0 || part <= metric) return false;
  const between = pieces.slice(metric + 1, part);
  const isVerb = ({ said }: Piece): boolean =>
    /^(?:is|are|was|were|come|comes|came|that are|that were|coming from|happen|happens|happened|occur|occurs|occurred)$/i.test(
      said,
    );
  return (
    between.some(isVerb) &&
    between.every(
      (piece) =>
        piece.type === 'noise' ||
        piece.type === 'dimension' ||
        piece.type === 'time' ||
        isKeyword(piece, 'preposition', 'each', 'by', 'per'),
    )
  );
}
