import { isGettingVerb, isNotedVerb } from '../../vocabulary/getting-verbs.ts';
import { isKeyword, isNoise, isRank, neighbour, type Piece, silence } from '../piece.ts';

const isOfSubject = (piece: Piece): boolean => isNoise(piece) || piece.type === 'time';

/** What belongs to the verb before it: "racked up", "churned out", "ended up with". */
const isParticle = (piece: Piece): boolean =>
  isNoise(piece) ||
  isKeyword(piece, 'preposition') ||
  (isKeyword(piece, 'gain', 'loss') && /^(?:up|down)$/i.test(piece.said)) ||
  (piece.type === 'unknown' && /^(?:out|off|over|together|through)$/i.test(piece.said));

/** Keywords that a verb of having may be read as, where it stands before how much there was. */
const isVerbLike = (piece: Piece): boolean =>
  piece.type === 'unknown' ||
  (isKeyword(piece, 'cumulative') && /^accumulated?$/i.test(piece.said)) ||
  (isKeyword(piece, 'at_least') && /^(?:hit|reach|reached)$/i.test(piece.said)) ||
  (isKeyword(piece, 'preposition') && /^(?:sent|reached|driven)$/i.test(piece.said)) ||
  (piece.type === 'metric' && /^(?:hit|hits|earned|earns?)$/i.test(piece.said));

const isAmount = (piece: Piece | undefined): boolean =>
  isRank(piece) ||
  isKeyword(piece, 'more', 'less', 'at_least', 'at_most', 'over', 'none', 'high', 'low', 'count') ||
  (isKeyword(piece, 'gain', 'loss') && /^(?:more|less|fewer|higher|lower)$/i.test(piece?.said ?? ''));

/** Whether a number is named right behind: "the most organic sessions". */
const leadsToMetric = (pieces: readonly Piece[], at: number): boolean =>
  pieces[
    neighbour(
      pieces,
      at,
      1,
      (one) =>
        isNoise(one) ||
        /^(?:number|members)$/.test(one.type) ||
        isKeyword(one, 'total', 'distinct', 'at_least') ||
        (isKeyword(one, 'preposition') && /^of$/i.test(one.said)),
    )
  ]?.type === 'metric';

/**
 * "Name whichever page pulled in the most sessions", "how much revenue did email deliver", "the sessions we recorded": had,
 * by another word. Only of verbs that are known to say no more: one that nobody wrote down may take away, undo or compare,
 * and is asked about.
 */
export function dropGettingVerbs(pieces: Piece[]): void {
  responsibleFor(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (!isVerbLike(piece)) continue;
    const before = pieces[neighbour(pieces, at, -1, isOfSubject)];
    const place = neighbour(pieces, at, 1, isParticle);
    const next = pieces[place];
    const isOf = /^(?:dimension|members|unit|grain)$/.test(before?.type ?? '');
    const isKnown = isGettingVerb(piece.said);
    if (isOf && isKnown && (isAmount(next) || (piece.type === 'unknown' && isCounted(next)))) {
      const isWhole = leadsToMetric(pieces, place) || next?.type === 'metric';
      // "Pulled down the most": where no number is named, up and down are what was asked
      silence(pieces, at);
      if (isWhole) silenceParticles(pieces, at + 1, place);
    } else if (piece.type === 'unknown' && (isOfAuxiliary(pieces, at) || isNoted(pieces, at, piece.said)))
      silence(pieces, at);
  }
}

const isCounted = (next: Piece | undefined): boolean => next?.type === 'metric' || next?.type === 'number';

/** The joints of a verb; what joins the number ("from") stays. */
function silenceParticles(pieces: Piece[], from: number, to: number): void {
  for (let at = from; at < to; at++)
    if (
      !isKeyword(pieces[at], 'preposition') ||
      /^(?:in|on|with|through|to|for)(?: the)?$/i.test(pieces[at]?.said ?? '')
    )
      silence(pieces, at);
}

const isEnd = (piece: Piece | undefined): boolean =>
  piece === undefined ||
  piece.type === 'stop' ||
  piece.type === 'time' ||
  piece.type === 'grain' ||
  isKeyword(piece, 'preposition', 'by', 'per', 'and', 'versus', 'without', 'only', 'total', 'trend');

/** "How much revenue did email deliver last month?" */
function isOfAuxiliary(pieces: readonly Piece[], at: number): boolean {
  const said = pieces[at]?.said ?? '';
  const isShare = pieces.some((piece) => isKeyword(piece, 'share'));
  if (!isGettingVerb(said) && !(isShare && BEING_PART.test(said))) return false;
  const metric = pieces.findIndex(({ type }) => type === 'metric');
  if (isHandled(pieces[metric], said)) return false;
  const auxiliary = pieces.findIndex(
    ({ said }, place) => place > metric && /^(?:do|does|did|has|have|had)$/i.test(said),
  );
  return (
    metric >= 0 &&
    auxiliary >= 0 &&
    auxiliary < at &&
    isEnd(pieces[neighbour(pieces, at, 1, isParticleBehind)])
  );
}

const BEING_PART =
  /^(?:represent|constitute|comprise|cover|compose|occupy|form|make|take|stand)(?:s|d|ed)?$/i;

/** Orders are delivered, collected and served in another sense. */
const isHandled = (metric: Piece | undefined, said: string): boolean =>
  metric?.type === 'metric' &&
  metric.metric === 'purchases' &&
  /^(?:deliver|collect|see|serve|carr|pack|direct|host|fetch|book|feed|stack)/i.test(said);

const isParticleBehind = (piece: Piece): boolean =>
  isNoise(piece) || (piece.type === 'unknown' && /^(?:out|off|over|up)$/i.test(piece.said));

/** "The sessions we recorded in March", "revenue delivered by email". */
function isNoted(pieces: readonly Piece[], at: number, said: string): boolean {
  const before = pieces[neighbour(pieces, at, -1, isNoise)];
  if (!isNotedVerb(said) || before?.type !== 'metric' || isHandled(before, said)) return false;
  const next = pieces[neighbour(pieces, at, 1, isNoise)];
  return isEnd(next) || next?.type === 'members' || next?.type === 'dimension';
}

/** "Which channel is responsible for the most revenue?" asks for no cause. */
function responsibleFor(pieces: Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const place = neighbour(pieces, at, 1, isNoise);
    if (
      isKeyword(piece, 'why') &&
      /responsible for$/i.test(piece.said) &&
      isRank(pieces[place]) &&
      leadsToMetric(pieces, place)
    )
      silence(pieces, at);
  }
}
