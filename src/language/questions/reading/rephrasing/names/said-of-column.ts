import { isKeyword, isNamed, isNoise, isPlural, type Piece } from '../../piece.ts';

const UNSET =
  /^(?:missing|lacking|empty|blank|null|unknown|unset|undefined|unspecified|unassigned|unrecorded)$/i;
const SET = /^(?:set|known|filled|specified|recorded|entered|assigned)$/i;
const NOT = /^(?:did|does|do|had|has|have)n['’]?t$/i;
const LEAD = /^(?:with|where|whose|having)$/i;
const HAVE = /^(?:have|has|had|having)$/i;
const ARTICLE = /^(?:an?|any)$/i;
/** Behind "with an industry" these say which one. */
const WHICH_ONE = /^(?:of|like|called|named|with)$/i;

type Is = 'set' | 'unset' | undefined;

/** "Industry is missing", "industry isn't set", "industry filled in": what is said of a column behind it. */
export function behindColumn(
  pieces: readonly Piece[],
  at: number,
): { readonly is: Is; readonly end: number } {
  const isIt = (piece: Piece | undefined): boolean =>
    isNoise(piece) && /^(?:is|are|was|were)$/i.test(piece?.said ?? '');
  const first = isIt(pieces[at + 1]) ? at + 2 : at + 1;
  const isNot = isKeyword(pieces[first], 'without') && /n(?:o|['’]?)t$/i.test(pieces[first]?.said ?? '');
  const end = isNot ? first + 1 : first;
  const last = pieces[end];
  if (!isNot && last?.type === 'text' && last.text === '(not set)') return { is: 'unset', end: end + 1 };
  if (last?.type !== 'unknown') return { is: undefined, end: at + 1 };
  if (!isNot && UNSET.test(last.said)) return { is: 'unset', end: end + 1 };
  if (!SET.test(last.said)) return { is: undefined, end: at + 1 };
  const isIn = /^filled$/i.test(last.said) && /^in$/i.test(pieces[end + 1]?.said ?? '');
  return { is: isNot ? 'unset' : 'set', end: end + (isIn ? 2 : 1) };
}

/** "The blank ones", "blanks", "any empty rows": behind them; undefined where something else stands there. */
export function behindBlankOnes(pieces: readonly Piece[], from: number): number | undefined {
  const at = /^(?:the|any|all)$/i.test(pieces[from]?.said ?? '') ? from + 1 : from;
  const said = pieces[at]?.said ?? '';
  if (
    pieces[at]?.type !== 'unknown' ||
    !(UNSET.test(said) || /^(?:blanks|nulls|empties|unnamed)$/i.test(said))
  )
    return undefined;
  const isOnes = /^(?:ones?|rows?|names?|values?|entries|cells?)$/i.test(pieces[at + 1]?.said ?? '');
  if (isOnes) return at + 2;
  return pieces[at + 1]?.type === 'dimension' ? undefined : at + 1;
}

interface Before {
  readonly is: Is;
  readonly isNegated: boolean;
  /** Where it begins; the column's own place where nothing is said of it. */
  readonly from: number;
}

/** "Without an industry", "that do not have an industry", "with a known industry": what is said of a column before it. */
export function beforeColumn(pieces: readonly Piece[], at: number): Before {
  let is: Is;
  let from = at;
  const before = (): Piece | undefined => pieces[from - 1];
  const passNoise = (words: RegExp): void => {
    while (isNoise(before()) && words.test(before()?.said ?? '')) from -= 1;
  };
  passNoise(ARTICLE);
  const word = before();
  if (word?.type === 'unknown' && (UNSET.test(word.said) || /^known$/i.test(word.said))) {
    is = UNSET.test(word.said) ? 'unset' : 'set';
    from -= 1;
    passNoise(ARTICLE);
  }
  passNoise(HAVE);
  const isNegated = isNegation(before());
  if (isNegated) {
    from -= 1;
    passNoise(HAVE);
  }
  if (isKeyword(before(), 'preposition') && LEAD.test(before()?.said ?? '')) from -= 1;
  // "For which no industry is known"
  if (isNegated && isKeyword(before(), 'which') && isKeyword(pieces[from - 2], 'preposition')) from -= 2;
  return { is, isNegated, from };
}

/** "Without", "no", "do not", "didn't"; "excluding" an industry leaves out a column and no rows. */
const isNegation = (piece: Piece | undefined): boolean =>
  (isKeyword(piece, 'without') && /^(?:without|w\/o|not|.*n['’]?t|.* not)$/i.test(piece?.said ?? '')) ||
  (isKeyword(piece, 'none') && /^(?:no|without any|with no|not any)$/i.test(piece?.said ?? '')) ||
  (piece?.type === 'unknown' && NOT.test(piece.said));

/** "With or without an industry", "all but those without one": two things are said at once. */
export const isOfBoth = (pieces: readonly Piece[], from: number): boolean =>
  isKeyword(pieces[from - 1], 'versus', 'and', 'or') ||
  pieces.slice(0, from).some((piece) => isKeyword(piece, 'without'));

/** "Leads by channel without industry": the split by it may be what is not wanted. */
export const isSplitWithout = (pieces: readonly Piece[], at: number, from: number): boolean =>
  !pieces.slice(from, at).some(({ said }) => ARTICLE.test(said) || /any$|^no$/i.test(said)) &&
  pieces.some((piece) => isKeyword(piece, 'by', 'per', 'each', 'breakdown'));

/** "Leads with an industry", "that have an industry": any of them, and none that is named behind it. */
export function isAnyOf(pieces: readonly Piece[], at: number, from: number): boolean {
  const kind = pieces[at];
  const [next] = pieces.slice(at + 1).filter((piece) => !isNoise(piece));
  const counted = pieces.slice(0, from).findLast((piece) => !isNoise(piece));
  const hasWords = pieces.slice(from, at).some(({ said }) => ARTICLE.test(said));
  const isNamedBehind =
    isNamed(next) ||
    /^(?:unknown|number|metric|dimension)$/.test(next?.type ?? '') ||
    isKeyword(next, 'containing', 'starting_with', 'without') ||
    WHICH_ONE.test(next?.said ?? '');
  return (
    hasWords && kind !== undefined && !isPlural(kind.said) && counted?.type === 'metric' && !isNamedBehind
  );
}
