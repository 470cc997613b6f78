import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { lengthOf } from '../../dates/period.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import type { ReadPeriods } from '../parts/read-periods.ts';
import { isBound, isKeyword, isMove, isNoise, isRank, neighbour, type Piece } from '../piece.ts';
import { saysAs } from './says-as.ts';

/** "Sessions by medium, 2026 vs 2025, with the %": how much they changed, no share of a whole. */
export function isPercentOfChange(pieces: readonly Piece[], time: ReadPeriods): boolean {
  if (time.periods.length < 2 && time.versus === null) return false;
  return pieces.every(
    (piece, at) =>
      !isKeyword(piece, 'share') ||
      // "Clicks per country as percentage, February vs January": what each made in both
      (!/^as$/i.test(pieces[at - 1]?.said ?? '') &&
        /^(?:in |by )?(?:%|percent|percentage|pct)$/i.test(piece.said) &&
        !/^of$/i.test(pieces[at + 1]?.said ?? '') &&
        pieces[at + 1]?.type !== 'metric'),
  );
}

/**
 * Where the whole of a share ends: "what % of [organic search traffic] is [on mobile]". null when there is one filter
 * only, which then is the part.
 */
export function wholeOf(pieces: readonly Piece[], { filters }: ReadMembers): number | null {
  if (filters.length < 2) return null;
  // "Did Germany get a quarter of its sessions from mobile": those of Germany are the whole
  const its = pieces.findIndex(
    ({ said }, at) => /^(?:its|their)$/i.test(said) && pieces[at + 1]?.type === 'metric',
  );
  if (its >= 0 && filters.some(({ at }) => at < its) && filters.some(({ at }) => at > its)) return its;
  // "Key events of the demo page in April, and how much of that from email": of what was asked before
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const isOfThat = /^(?:that|it|them|those)$/i.test(pieces[share + 1]?.said ?? '');
  if (isOfThat && filters.some(({ at }) => at < share) && filters.some(({ at }) => at > share)) return share;
  // "Out of all mobile revenue, how much came from email, in percent?": the whole opens the question
  const opening = pieces.find(({ type }) => type !== 'noise');
  const isOpened = /^(?:out of|of|among|amongst|from)$/i.test(opening?.said ?? '');
  const start = isOpened ? -1 : pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const verb = pieces.findIndex(
    (piece, at) =>
      at > start &&
      /^(?:(?:that|which|who) )?(?:is|are|was|were|come|comes|came|coming|go|goes|went|happen|happens|happened|made|brought|generated|convert|converts|start|starts|use|used|land|lands|landed|end|ends|ended|begin|began|enter|entered|arrive|arrived|see|saw|view|viewed|visit|visited|stay|stayed|buy|bought)\b/i.test(
        piece.said,
      ),
  );
  if (verb < 0) return null;
  return filters.some(({ at }) => at < verb) && filters.some(({ at }) => at > verb) ? verb : null;
}

/** A name, a part of the site ("the blog's share by country"), the brand. */
const isNamedPart = (pieces: readonly Piece[], { is, at }: ReadMembers['filters'][number]): boolean =>
  is === 'one_of' ||
  (is === 'containing' && pieces[at]?.type === 'members') ||
  isKeyword(pieces[at], 'brand', 'non_brand');

/**
 * "What share of [sessions] is [mobile] by channel", "mobile share of sessions by channel": of every channel the part that
 * is mobile. "Share of mobile sessions by channel" is how they spread.
 */
export function partOf(pieces: readonly Piece[], { filters }: ReadMembers): number | null {
  const [only] = filters;
  if (filters.length !== 1 || only === undefined || !isNamedPart(pieces, only)) return null;
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const metric = pieces.findIndex(({ type }, at) => at > share && type === 'metric');
  if (share < 0) return null;
  // "Mobile share", "high priority share"
  const isBetween = (piece: Piece): boolean => isNoise(piece) || piece.type === 'dimension';
  const beside = neighbour(pieces, share, -1, isBetween);
  // "App bookings share by market": that which the bookings of the app make
  const isOwn = pieces[beside]?.type === 'metric' && metric < 0;
  const before = isOwn ? neighbour(pieces, beside, -1, isBetween) : beside;
  const isBeside = pieces.slice(before + 1, share).every(({ said }) => !/^[,;]$/.test(said));
  if (only.at === before && isBeside) return only.at;
  if (isOfAllOfEach(pieces, share, only.at)) return only.at;
  // "Which channel has the highest share of mobile sessions", "… a share of mobile above 60 %": who is asked for has a share of its own
  const kind = pieces.findIndex(({ type }) => type === 'dimension');
  const isOfWho =
    kind >= 0 &&
    kind < share &&
    ((isKeyword(pieces[kind - 1], 'which') && pieces.slice(kind, share).some(isRank)) ||
      hasShareLimit(pieces, only.at)) &&
    only.at === neighbour(pieces, share, 1);
  if (isOfWho) return only.at;
  // "Share of mobile bookings per hotel", "… in each hotel": within each of them
  const isPerEach =
    only.at === neighbour(pieces, share, 1) &&
    (metric < 0 || metric > only.at) &&
    pieces.some(
      (piece, at) =>
        at > only.at &&
        piece.type === 'dimension' &&
        pieces
          .slice(only.at + 1, at)
          .some((one) => isKeyword(one, 'per', 'each') || /\b(?:each|every)$/i.test(one.said)),
    );
  if (isPerEach) return only.at;
  // "Share of mobile by country", of a number that nobody names: the part that mobile has in each, as "mobile share by country" is
  const isNamedAlone =
    only.at === neighbour(pieces, share, 1) &&
    !pieces.some(({ type }) => type === 'metric') &&
    pieces.some(
      ({ type }, at) =>
        type === 'dimension' &&
        at > only.at &&
        isKeyword(pieces[neighbour(pieces, at, -1, isNoise)], 'by', 'per', 'each'),
    );
  if (isNamedAlone) return only.at;
  if (metric < 0) return null;
  const between = pieces.slice(metric + 1, only.at);
  // "Share of sessions from mobile, by country": of the sessions of each country
  const isFrom =
    metric === neighbour(pieces, share, 1) &&
    between.length === 1 &&
    isKeyword(between[0], 'preposition', 'by') &&
    /^(?:from|on|via|by)$/i.test(between[0]?.said ?? '');
  if (isFrom) return only.at;
  // "Share of mobile in the sessions of each channel"
  const behind = pieces[neighbour(pieces, only.at, 1, isNoise)];
  const isOfIt =
    only.at === neighbour(pieces, share, 1) &&
    isKeyword(behind, 'preposition', 'by') &&
    /^(?:in|of|among)(?: each| every)?$/i.test(behind?.said ?? '') &&
    metric > only.at;
  if (isOfIt) return only.at;
  const isSaidOfIt =
    only.at > metric &&
    between.some(({ said }) =>
      /^(?:is|are|was|were|come|comes|came|that are|that were|coming from|happen|happens|happened|occur|occurs|occurred)$/i.test(
        said,
      ),
    ) &&
    between.every(
      (piece) =>
        piece.type === 'noise' ||
        piece.type === 'dimension' ||
        piece.type === 'time' ||
        isKeyword(piece, 'preposition', 'each', 'by', 'per'),
    );
  return isSaidOfIt ? only.at : null;
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

/** "Mobile bookings as a share of all bookings by hotel": of all those of each hotel. */
function isOfAllOfEach(pieces: readonly Piece[], share: number, part: number): boolean {
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

/** "Mobile's share grew", "the percentage of sessions from mobile rose": a part of a whole, and no percentage of a change. */
export function isShareMoving(
  pieces: readonly Piece[],
  { metrics, view }: { readonly metrics: readonly string[]; readonly view: SourceView },
): boolean {
  const isAdded = metrics.every((id) => askMetric(view, id)?.kind === 'additive');
  if (metrics.length > 1 || !isAdded) return false;
  return pieces.some((piece, at) => {
    if (!isKeyword(piece, 'share')) return false;
    // "What share of the total increase is each": of the change, which no share of the whole tells
    const isOfChange =
      / of$/i.test(piece.said) || pieces.slice(0, at).some(({ said }) => /^what$/i.test(said));
    if (isOfChange && isMove(pieces[neighbour(pieces, at, 1)])) return false;
    if (
      /^(?:relative |percentage )?(?:share|proportion|portion|fraction|anteil|contribution)(?: of)?$/i.test(
        piece.said,
      )
    )
      return true;
    const next = pieces[neighbour(pieces, at, 1)];
    return (
      /^(?:percentage|percent|what %) of$/i.test(piece.said) && /^(?:metric|members)$/.test(next?.type ?? '')
    );
  });
}

const MONTHS_APART = 56;

/** "Since January": the share of one thing is told month by month. */
export const isSinceLong = (pieces: readonly Piece[], { periods }: ReadPeriods): boolean =>
  periods.length === 1 &&
  periods[0] !== undefined &&
  lengthOf(periods[0]) >= MONTHS_APART &&
  pieces.some(({ type, said }) => type === 'time' && /^(?:since|seit) /i.test(said));

/** "Is our mobile share growing?": over the last weeks, where no period is named. */
export const isGoingOn = (pieces: readonly Piece[], { periods, versus }: ReadPeriods): boolean =>
  periods.length === 0 &&
  versus === null &&
  pieces.some((piece) => isMove(piece) && /^(?:going|getting|\p{L}+ing)\b/iu.test(piece.said));

/** "The percentage of queries with zero clicks": of how many there are, not of what they bring. */
export function isShareOfNames(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || /^of$/i.test(one.said))];
  return at >= 0 && next?.type === 'dimension';
}

/** "On what share of days did we have more than 20 orders": of how many days there were. */
export function isShareOfUnits(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const next = pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || /^of$/i.test(one.said))];
  return at >= 0 && next?.type === 'unit' && next.unit !== 'weekday';
}
