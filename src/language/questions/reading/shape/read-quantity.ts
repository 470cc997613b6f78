import { isKeyword, neighbour, type Piece } from '../piece.ts';
import type { Quantity } from '../quantity.ts';

interface ReadQuantity {
  readonly quantity: Quantity;
  /** The pieces that say it, which say nothing else then. */
  readonly places: readonly number[];
}

const QUANTITIES: readonly (readonly [RegExp, Quantity])[] = [
  [/^(?:any|some|an?|one|(?:a |any )?single)(?: of)?$/i, 'any'],
  [/^(?:the )?(?:most|majority)(?: of)?$/i, 'most'],
  [/^half(?: of)?$/i, 'half'],
  [/^(?:all|every|each|both)(?: of)?$/i, 'all'],
  [/^(?:no|none|not any|not an?)(?: of)?$/i, 'none'],
];

const ARTICLE = /^(?:of|the|our|my|their|these|those|a|different|single)$/i;

/**
 * "Do any countries have more …", "on most days", "half of the cities", "two stations": of how many of them it is asked. A number
 * in a ranking ("the top 3 cities") says who they are, and not how many of them it has to hold of.
 */
export function quantityOf(pieces: readonly Piece[]): ReadQuantity | undefined {
  const kind = kindIn(pieces);
  const said = kind < 0 ? undefined : besideKind(pieces, kind);
  if (said !== undefined) return said;
  const isThere = pieces.some((piece) => /(?:^| )there$/i.test(piece.said));
  return isThere || isEver(pieces) ? { quantity: 'any', places: [] } : undefined;
}

export const isEver = (pieces: readonly Piece[]): boolean => pieces.some(({ said }) => /^ever$/i.test(said));

/** "How often did Kofi have more than Yuki", and not "how many times more" or "as many": where it is said. */
export const placeOfOften = (pieces: readonly Piece[]): number =>
  pieces.findIndex(
    ({ said }, at) =>
      (/^how (?:many times|often)\b/i.test(said) ||
        (/^often$/i.test(said) && /^how$/i.test(pieces[at - 1]?.said ?? ''))) &&
      !/^(?:more|less|fewer|higher|lower|greater|bigger|larger|as)\b/i.test(pieces[at + 1]?.said ?? ''),
  );

const kindIn = (pieces: readonly Piece[]): number => {
  const dimension = pieces.findIndex(({ type }) => type === 'dimension');
  return dimension < 0 ? pieces.findIndex(({ type }) => type === 'unit' || type === 'grain') : dimension;
};

function besideKind(pieces: readonly Piece[], kind: number): ReadQuantity | undefined {
  // "Every month" is one piece
  const [first = '', ...others] = pieces[kind]?.said.replace(/^(?:in|on|for) /i, '').split(' ') ?? [];
  const own = others.length > 0 ? ofWord(first) : undefined;
  if (own !== undefined && own !== 'any') return { quantity: own, places: [] };
  const at = neighbour(pieces, kind, -1, ({ said }) => ARTICLE.test(said));
  const piece = pieces[at];
  if (piece === undefined) return own && { quantity: own, places: [] };
  // "In every country" is read as "by country", too
  const isForEach =
    isKeyword(piece, 'by') && /^(?:in|on|for|at|across) (?:every|each|all)$/i.test(piece.said);
  if (isForEach) return { quantity: 'all', places: [] };
  const before = pieces[at - 1];
  if (piece.type === 'number') {
    const isMore = isKeyword(before, 'more', 'over');
    const isBound = isMore || isKeyword(before, 'at_least');
    if (!Number.isInteger(piece.value) || piece.percent || piece.ordinal || isRankOf(before))
      return undefined;
    return {
      quantity: isMore ? piece.value + 1 : piece.value,
      places: isBound ? [at - 1, at] : [at],
    };
  }
  const quantity = ofWord(piece.said);
  if (quantity === undefined) return own && { quantity: own, places: [] };
  const isMoreThanHalf = quantity === 'half' && isKeyword(before, 'more', 'over');
  return isMoreThanHalf ? { quantity: 'most', places: [at - 1, at] } : { quantity, places: [at] };
}

const isRankOf = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'top', 'bottom', 'best', 'worst') || /^(?:first|last|next)$/i.test(piece?.said ?? '');

const ofWord = (said: string): Quantity | undefined => QUANTITIES.find(([words]) => words.test(said))?.[1];
