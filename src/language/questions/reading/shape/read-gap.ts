import { inWords } from '../in-words.ts';
import type { ReadMembers } from '../names/read-filters.ts';
import { isKeyword, isNoise, neighbour, type Piece, silence, silent } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { isEver, placeOfOften, quantityOf } from './read-quantity.ts';

type Gap = NonNullable<Reading['gap']>;
type Side = Gap['is'];

const UP = /^(?:more|higher|greater|larger|bigger|up on)(?: than)?$/i;
const DOWN = /^(?:less|fewer|lower|smaller|down on)(?: than)?$/i;
const BETTER =
  /^(?:outperform\w*|better(?: than)?|(?:perform|performed|performing|do|did|doing) better|ahead of|beat|beats|beating)$/i;
const WORSE = /^(?:worse(?: than)?|perform worse|underperform\w*|trail|trails|trailed|trailing)$/i;

const isIdle = (piece: Piece): boolean => isNoise(piece) || isKeyword(piece, 'preposition', 'landing_on');

/** What a word of comparing says of the first of two things; undefined where it is about a number, or about time. */
function sideOf(pieces: readonly Piece[], at: number): Side | 'apart' | undefined {
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const place = neighbour(pieces, at, 1);
  const next = pieces[place];
  const isTimes = /^(?:times|x)$/i.test(pieces[place + 1]?.said ?? '');
  if (next?.type === 'number' && !isTimes && !/^ones?$/i.test(next.said)) return undefined;
  if (BETTER.test(piece.said)) return 'better';
  if (WORSE.test(piece.said)) return 'worse';
  if (isKeyword(piece, 'more') || (isKeyword(piece, 'gain') && UP.test(piece.said))) return 'above';
  if (isKeyword(piece, 'less') || (isKeyword(piece, 'loss') && DOWN.test(piece.said))) return 'below';
  return isKeyword(piece, 'compare') && /^(?:gap|differ)/i.test(piece.said) ? 'apart' : undefined;
}

interface GapInput {
  readonly isOverTime: boolean;
  readonly isQuotient: boolean;
  readonly isYesNo: boolean;
}

/**
 * "Countries where mobile converts lower than desktop", "the gap between new and returning visitors by channel": two names
 * of one kind that are held against each other within every member of another kind, or in every week or month.
 */
export function gapOf(
  pieces: Piece[],
  { filters, named }: ReadMembers,
  dimensions: readonly string[],
  { isOverTime, isQuotient, isYesNo }: GapInput,
): Reading['gap'] {
  const quantity = isYesNo ? quantityOf(pieces) : undefined;
  const often = placeOfOften(pieces);
  const isOnce = isYesNo ? isEver(pieces) : often >= 0;
  const open = named.filter(({ negated }) => !negated);
  const pair = open.filter(({ dimension }) => open.filter((one) => one.dimension === dimension).length === 2);
  const [first, second] = pair;
  if (pair.length !== 2 || first === undefined || second === undefined) return null;
  const isGrouped = dimensions.length === 1 ? !dimensions.includes(first.dimension) : isOverTime || isOnce;
  if (!isGrouped || dimensions.length > 1) return null;
  if (filters.some(({ dimension, is }) => dimension === first.dimension && is !== 'one_of')) return null;
  const sides = pieces.flatMap((_, at): { at: number; side: Side | 'apart' }[] => {
    const side = quantity?.places.includes(at) ? undefined : sideOf(pieces, at);
    return side === undefined ? [] : [{ at, side }];
  });
  const isSideBySide = pieces.slice(first.at, second.at).some(
    (piece) =>
      (isKeyword(piece, 'versus') && !/^than/i.test(piece.said)) ||
      // The rate of two things together is seldom what is asked for.
      (isQuotient && isKeyword(piece, 'and')),
  );
  // Of each of them on some day, or of some of them on all days together
  if (isYesNo && isOnce && dimensions.length > 0)
    throw askedBack('members_apart', [asChoice(withoutEver(pieces))]);
  if (often >= 0) silence(pieces, often);
  if (quantity !== undefined) for (const at of quantity.places) silence(pieces, at);
  const factor = factorOf(pieces);
  const isRatio =
    pieces.some((piece) => isKeyword(piece, 'ratio')) && sides.every(({ side }) => side === 'apart');
  const [
    found = isRatio || (isSideBySide && !isOverTime) ? { at: first.at, side: 'apart' as const } : undefined,
  ] = sides;
  if (found === undefined) return null;
  // Two words of comparing are two comparisons, unless the one is the joint of the other.
  const told = sides.filter(({ side }) => side !== 'apart');
  if (told.length > 1) return null;
  const { at, side } = told[0] ?? found;
  const isJoined = pieces.some(
    (piece, place) =>
      (isKeyword(piece, 'versus') && place > at) ||
      ((place === at || place === at + 1) &&
        (isKeyword(piece, 'more', 'less') || / than$/i.test(piece.said))),
  );
  if (
    side !== 'apart' &&
    !isJoined &&
    !(BETTER.test(pieces[at]?.said ?? '') || WORSE.test(pieces[at]?.said ?? ''))
  )
    return null;
  const isBehindThan = isThan(pieces[neighbour(pieces, first.at, -1, isIdle)]);
  const [one, other] = isBehindThan ? [second, first] : [first, second];
  const isDenied = side !== 'apart' && deniedBefore(pieces, at, quantity?.quantity);
  for (const piece of pieces)
    if (isKeyword(piece, 'versus', 'compare', 'more', 'less', 'gain', 'loss', 'ratio')) piece.used = true;
  const between = pieces[neighbour(pieces, Math.min(first.at, second.at), -1, isNoise)];
  if (side === 'apart' && between !== undefined && isKeyword(between, 'between')) between.used = true;
  const isBoth = pieces.some(
    (piece, place) =>
      /^(?:each|both|either)$/i.test(piece.said) &&
      pieces.slice(0, place).some(({ type }) => type === 'number'),
  );
  return {
    dimension: first.dimension,
    members: [[...one.members], [...other.members]],
    names: [one.name, other.name],
    is: side === 'apart' ? null : side,
    ...(isDenied && { isDenied }),
    ...(factor !== undefined && { factor }),
    ...(isRatio && { isRatio }),
    ...(quantity !== undefined && { quantity: quantity.quantity }),
    isLimitOfBoth: isBoth,
  };
}

/** "Do not sell better than": beside a verb, and of some of them or of how many; what is not so of all is not so of some, or of none. */
function deniedBefore(pieces: readonly Piece[], side: number, quantity: Gap['quantity']): boolean {
  const [not, second] = pieces.flatMap((piece, at) => (isKeyword(piece, 'without', 'none') ? [at] : []));
  if (not === undefined || second !== undefined || not > side) return false;
  const said = pieces[not];
  const isOfVerb = said !== undefined && /^(?:not|never|n['’]t)$/i.test(said.said);
  if (!isOfVerb || !(quantity === undefined || quantity === 'any')) return false;
  said.used = true;
  return true;
}

const withoutEver = (pieces: readonly Piece[]): string =>
  inWords(pieces.filter(({ said }) => !/^ever$/i.test(said)));

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['twice', 2],
  ['double', 2],
  ['triple', 3],
  ['thrice', 3],
  ['third', 1 / 3],
]);

/** "Less than half of desktop's", "more than twice", "at least 3 times": of the other one. */
function factorOf(pieces: Piece[]): number | undefined {
  for (const [at, piece] of pieces.entries()) {
    const factor = FACTORS.get(piece.said.toLowerCase());
    if (factor !== undefined && !piece.used) {
      pieces[at] = silent(piece);
      return factor;
    }
    if (piece.type === 'number' && !piece.percent && /^(?:times|x)$/i.test(pieces[at + 1]?.said ?? '')) {
      pieces[at] = silent(piece);
      silence(pieces, at + 1);
      return piece.value;
    }
  }
  return undefined;
}

/** "Than on desktop, … on mobile": the one that the other is held against is named first. */
const isThan = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  (isKeyword(piece, 'versus') || (isKeyword(piece, 'more', 'less') && / than$/i.test(piece.said)));
