import type { Period } from '../../dates/period.ts';
import { yesNoWords } from '../../vocabulary/yes-no-words.ts';
import { isKeyword, isLight, isNoise, neighbour, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { firstAsking } from '../shape/first-asking.ts';
import { isBehindLimit, isLimitOfBoth } from './limit-of-another-time.ts';

/**
 * "Countries with 100 sessions in both February and March whose rate was lower in March than in February": which of two periods
 * is held against the other is said where they are compared, wherever they were named before.
 */
export function asCompared(
  pieces: readonly Piece[],
  periods: readonly Period[],
  intent: Reading['intent'] | undefined,
): readonly Period[] {
  const [first, second] = periods;
  if (periods.length !== 2 || first === undefined || second === undefined) return periods;
  const isTurned = pieces.some((piece, at) => {
    if (!isKeyword(piece, 'versus')) return false;
    const now = pieces[neighbour(pieces, at, -1, isLight)];
    const then = pieces[neighbour(pieces, at, 1, isLight)];
    return isOf(then, first) && (isOf(now, second) || isSaidBehind(pieces, at, second));
  });
  const isHeldFirst = isAgainstFirst(pieces, first, second);
  const isSaid = pieces.some((piece) => isKeyword(piece, 'versus', 'compare'));
  // "With 100 sessions in both January and February, that grew": from the earlier one to the later
  const isMoved = isLimitOfBoth(pieces) || pieces.some((piece) => isKeyword(piece, 'gain', 'loss'));
  const isForward = !isSaid && isMoved && first.from < second.from;
  const [one] = pieces.flatMap(({ type }, at) => (type === 'time' ? [at] : []));
  const isLimitOfOne = one !== undefined && isBehindLimit(pieces, one) && !isLimitOfBoth(pieces);
  // Of which of the two a limit is, the other reading would pass over.
  if (isForward && isLimitOfOne) throw askedBack('which_period');
  // Who was there in the one and not in the other is asked of the one
  const isOfNumbers = intent === undefined || /^(?:numbers|overview|why)$/.test(intent);
  return isTurned || isHeldFirst || isForward || (isOfNumbers && isInOrder(pieces, first, second))
    ? [second, first]
    : periods;
}

/** "Relative to January in February", "compared with January, who fell in February": what stands behind the word of comparing is what the other time is held against. */
function isAgainstFirst(pieces: readonly Piece[], first: Period, second: Period): boolean {
  const one = pieces.findIndex((piece) => isOf(piece, first));
  const other = pieces.findIndex((piece, at) => at > one && isOf(piece, second));
  const joint = pieces[neighbour(pieces, other, -1, isNoise)];
  return (
    one > 0 &&
    other > one &&
    isKeyword(pieces[neighbour(pieces, one, -1, isLight)], 'versus') &&
    joint !== undefined &&
    isKeyword(joint, 'preposition') &&
    /^(?:in|on|during|for|over)$/i.test(joint.said) &&
    !pieces.slice(one, other).some((piece) => isKeyword(piece, 'versus', 'and', 'or'))
  );
}

/** "How are clicks doing vs February, this month": what is held against it stands behind. */
function isSaidBehind(pieces: readonly Piece[], versus: number, second: Period): boolean {
  const behind = pieces.findIndex((piece) => isOf(piece, second));
  const [lead, between] = [pieces.slice(0, versus), pieces.slice(versus + 1, behind)];
  return (
    /^(?:vs\.?|versus|against)$/i.test(pieces[versus]?.said ?? '') &&
    behind > versus &&
    !lead.some(({ type }) => type === 'time') &&
    !between.some((piece) => isKeyword(piece, 'and', 'versus', 'compare'))
  );
}

/**
 * "Compare Q2 and Q3 by category", "January vs February": from the earlier to the later, else what rose would be said to have fallen. What
 * is asked of the first one, "was April better than May", "April compared to May", stays with it.
 */
function isInOrder(pieces: readonly Piece[], first: Period, second: Period): boolean {
  if (first.to >= second.from) return false;
  const [one, other] = [first, second].map((period) => pieces.findIndex((piece) => isOf(piece, period)));
  if (one === undefined || other === undefined || one < 0 || other < one) return false;
  const between = pieces.slice(one + 1, other).filter((piece) => !isNoise(piece));
  const [joint] = between;
  const isVersus = between.length === 1 && isKeyword(joint, 'versus') && PLAINLY.test(joint?.said ?? '');
  const isCompared = pieces
    .slice(0, one)
    .some((piece) => isKeyword(piece, 'compare') && PLAINLY.test(piece.said));
  // "Tickets in July and August by route" are two columns, of which one came first; a plain number is told of each by itself
  const isOfParts =
    pieces.some((piece) => piece.type === 'dimension' || isKeyword(piece, 'share')) || areOfNames(pieces);
  const isJoined =
    between.some((piece) => isKeyword(piece, 'and')) ||
    pieces.slice(one + 1, other).some(({ said }) => /^[,/&+]$/.test(said));
  const isListed =
    between.every((piece) => isKeyword(piece, 'and', 'preposition')) &&
    (isCompared || (isOfParts && isJoined));
  // "Did Germany beat India in March and April?" asks of the names, in both
  const isOfNames = isListed && isJoined && areOfNames(pieces);
  const isAskedOfFirst =
    pieces.some((piece) => isKeyword(piece, 'more', 'less', 'at_least', 'at_most', 'none', 'without')) ||
    yesNoWords.has(firstAsking(pieces)?.said.split(' ')[0]?.toLowerCase() ?? '');
  return (isVersus || isListed) && (isOfNames || !isAskedOfFirst);
}

/** "Germany vs India in March and April": each name in both, whatever stands between the names. */
const areOfNames = (pieces: readonly Piece[]): boolean =>
  pieces.filter(({ type }) => /^(?:members|path)$/.test(type)).length > 1;

const PLAINLY =
  /^(?:vs?\.?|versu?s?|compar(?:e|ing|ison)(?: (?:with|to))?|differ(?:s|ence|ences)?(?: between)?|diff|side by side|versus each other)$/i;

const isOf = (piece: Piece | undefined, { from, to }: Period): boolean =>
  piece?.type === 'time' &&
  piece.time.type === 'period' &&
  piece.time.period.from === from &&
  piece.time.period.to === to;
