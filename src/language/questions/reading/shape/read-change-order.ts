import { isKeyword, isMove, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { movesOfSeveral } from './moves-of-several.ts';
import { endOfChanges, isInPercent, isOfRelativeChange, isOrderedBy } from './ordered-by-change.ts';

export function asksOf(pieces: readonly Piece[]): Reading['asks'] {
  const moving = pieces.filter(
    (piece) =>
      isKeyword(piece, 'gain', 'loss', 'more', 'less') ||
      /^(?:(?:do|did|doing|done|perform(?:ed|ing)?) )?(?:better|worse)(?: than)?$/i.test(piece.said) ||
      // "Are trials higher for instagram": by its place among all sources
      (isKeyword(piece, 'standing') && !/^(?:rank|place|position)/i.test(piece.said)),
  );
  if (moving.some(({ said }) => /improv|better|recover|winner/i.test(said))) return 'better';
  if (moving.some(({ said }) => /wors|deteriorat|loser/i.test(said))) return 'worse';
  const [first] = moving;
  if (first === undefined) return null;
  if (isKeyword(first, 'standing')) return UPWARD.test(first.said) ? 'up' : 'down';
  return isKeyword(first, 'gain', 'more') ? 'up' : 'down';
}

/** What one verb asks of what it is said of. */
export const wayOf = (verb: Piece): NonNullable<Reading['asks']> => asksOf([verb]) ?? 'up';

const UPWARD = /^(?:more|higher|greater|rise|increase|jump|spike|climb|go up)$/i;

/** Relative where the question says so: "the fastest growing", "grew most in percent". */
export function changeOrder(pieces: readonly Piece[]): NonNullable<Reading['rank']>['by'] {
  for (const piece of pieces) if (isKeyword(piece, 'fast')) piece.used = true;
  if (asksBothEnds(pieces)) return 'both_ends';
  const isLoss = pieces.some((piece) => isKeyword(piece, 'loss'));
  if (!isLoss && !pieces.some((piece) => isKeyword(piece, 'gain')))
    return orderOfChange(pieces, isOfRelativeChange(pieces));
  const isRelative = pieces.some(
    (piece) =>
      isKeyword(piece, 'fast') ||
      (isKeyword(piece, 'gain', 'loss') && /fast|rate$/i.test(piece.said)) ||
      isInPercent(piece),
  );
  if (isRelative) return isLoss ? 'shrinkage' : 'growth';
  return isLoss ? 'loss' : 'gain';
}

/** "Sorted by change descending": the sign counts, too. */
function orderOfChange(pieces: readonly Piece[], isOfPercent: boolean): NonNullable<Reading['rank']>['by'] {
  const end = endOfChanges(pieces);
  if (end === 'up') return isOfPercent ? 'shrinkage' : 'loss';
  if (end === 'down') return isOfPercent ? 'growth' : 'gain';
  return isOfPercent ? 'relative_change' : 'change';
}

/** "Gaining and declining pages", "winners and losers", "biggest ups & downs": both ends of one list. */
function asksBothEnds(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex((piece) => isKeyword(piece, 'gain', 'loss'));
  const metrics = new Set(pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : [])));
  // "Which gained clicks and which lost clicks"
  const isFiller = (one: Piece): boolean =>
    one.type === 'noise' ||
    isMost(one) ||
    isKeyword(one, 'and', 'or', 'which') ||
    one.type === 'dimension' ||
    (one.type === 'metric' && metrics.size === 1);
  const other = pieces[neighbour(pieces, at, 1, isFiller)];
  const isOther = at >= 0 && isKeyword(other, isKeyword(pieces[at], 'gain') ? 'loss' : 'gain');
  if (!isOther || other === undefined) return false;
  const between = pieces.slice(at + 1, pieces.indexOf(other));
  // "Which sources grew or shrank most": of members both are told; "did it grow or shrink" is one question of two answers.
  const isEither =
    pieces.some((one) => isKeyword(one, 'which', 'top', 'fast')) &&
    pieces.some(({ type }) => type === 'dimension');
  return between.some(
    (one) => isKeyword(one, 'and') || /^[,/&]$/.test(one.said) || (isEither && isKeyword(one, 'or')),
  );
}

/** "lost the most", "biggest drop", "winners", "which queries lost clicks", "regions by growth of revenue". */
export function isSuperlativeChange(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece, at) =>
      asksBothEnds(pieces) ||
      isKeyword(piece, 'fast') ||
      (isMove(piece) && isOrderedBy(pieces, at)) ||
      (isKeyword(piece, 'gain', 'loss') && /winner|loser|gainer|fastest|most|^highest/i.test(piece.said)) ||
      (isKeyword(piece, 'change') && /mover|most|biggest|important|main|significant/i.test(piece.said)) ||
      (isKeyword(piece, 'gain', 'loss') && pieces.some((one) => isKeyword(one, 'which'))) ||
      // "Did mobile grow more than desktop?"
      (isKeyword(piece, 'gain', 'loss') && isMoreThan(pieces, at)),
  );
}

/** "… grow more than desktop", "… lose more sessions than desktop" */
function isMoreThan(pieces: readonly Piece[], at: number): boolean {
  const more = neighbour(pieces, at, 1, isNoise);
  const than = pieces.findIndex(
    ({ said }, place) => place >= more && place <= at + 4 && /\bthan$/i.test(said),
  );
  return (
    /^more\b/i.test(pieces[more]?.said ?? '') &&
    than > 0 &&
    pieces[neighbour(pieces, than, 1, isNoise)]?.type === 'members'
  );
}

const MOVING =
  /^(?:declining|falling|decreasing|growing|rising|increasing|losing|gaining|dropping|shrinking|improving|worsening|trending|trending up|trending down|climbing|sinking|going up|going down|fell|dropped|declined|decreased|shrank|lost|sank|slipped|went down|grew|gained|rose|increased|improved|climbed|went up|worsened)$/i;

/** "that still lost", and what "that" is of stands before all that limits it: "countries with more than 400 sessions in March that …" */
const NEAR = 5;
const FURTHEST = 14;

/** "Queries that lost clicks", "channels which grew" */
function isSaidOfMembers(pieces: readonly Piece[], verb: Piece): boolean {
  const at = pieces.indexOf(verb);
  const before = pieces.slice(Math.max(0, at - FURTHEST), at).reverse();
  const relative = before
    .slice(0, NEAR)
    .findIndex(({ said }) => /^(?:that|which|who|where|whose)$/i.test(said));
  return relative >= 0 && before.slice(relative + 1).some(({ type }) => type === 'dimension');
}

const MOVES =
  /^(?:drops?|declines?|decreases?|loss|losses|falls?|decay|dips?|slumps?|downturns?|growth|increases?|gains?|rises?|improvements?|spikes?|jumps?|surges?|upticks?)$/i;

/** "Pages with traffic drops", "queries showing growth in impressions" */
function isHadByMembers(pieces: readonly Piece[], noun: Piece): boolean {
  const at = pieces.indexOf(noun);
  const had = pieces.findLastIndex(
    ({ said, type }, place) =>
      place < at &&
      place >= at - 5 &&
      (type === 'keyword' || type === 'noise' || type === 'unknown') &&
      /^(?:with|having|showing|seeing|experiencing|had|saw|showed|experienced|suffered)$/i.test(said),
  );
  const who = pieces[neighbour(pieces, had, -1, isNoise)];
  return MOVES.test(noun.said) && had >= 0 && who?.type === 'dimension';
}

/** "More than 400 sessions" */
const isOfLimit = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:more|less|fewer|over|above|below|under)$/i.test(pieces[at]?.said ?? '') &&
  pieces[neighbour(pieces, at, 1, (one) => one.type === 'noise' || isKeyword(one, 'versus', 'over'))]
    ?.type === 'number';

const isMost = (piece: Piece): boolean =>
  isKeyword(piece, 'top', 'bottom', 'best', 'worst', 'fast') || /^most$/i.test(piece.said);

/** "Declining pages", "channels with growing revenue": those alone that moved this way. */
export function movingOnly(
  pieces: readonly Piece[],
  { shape, rank, isYesNo }: Pick<Reading, 'shape' | 'rank' | 'isYesNo'>,
  dimensions: readonly string[],
): Reading['moves'] {
  const isRankedByIt = rank !== null && (rank.by === 'gain' || rank.by === 'loss') && rank.count === null;
  if ((shape !== 'change' && !isRankedByIt) || (rank !== null && !isRankedByIt)) return [];
  if (isYesNo || dimensions.length === 0) return [];
  const moving = pieces.filter((piece, at) => isKeyword(piece, 'gain', 'loss') && !isOfLimit(pieces, at));
  // "Which channels are declining": those; "which lost the most": a ranking.
  // "Fewer in March than in February": those that had fewer
  const isThan = pieces.some((piece) => isKeyword(piece, 'versus') && /^than\b/i.test(piece.said));
  const isMoving = ({ said }: Piece): boolean =>
    MOVING.test(said) || (isThan && /^(?:more|less|fewer|higher|lower|greater|smaller)$/i.test(said));
  const isSoMoving = (piece: Piece): boolean => isMoving(piece) || isHadByMembers(pieces, piece);
  if (isRankedByIt && (!moving.every(isSoMoving) || pieces.some(isMost))) return [];
  const [first] = moving;
  if (
    first === undefined ||
    !moving.every(
      (piece) => isMoving(piece) || isSaidOfMembers(pieces, piece) || isHadByMembers(pieces, piece),
    )
  )
    return [];
  const isUp = isKeyword(first, 'gain');
  if (moving.some((piece) => isKeyword(piece, 'gain') !== isUp) || /^how$/i.test(pieces[0]?.said ?? ''))
    return [];
  const move = {
    direction: isUp ? ('up' as const) : ('down' as const),
    is: 'above' as const,
    value: 0,
    isRelative: false,
  };
  return movesOfSeveral(pieces, pieces.indexOf(first), move);
}
