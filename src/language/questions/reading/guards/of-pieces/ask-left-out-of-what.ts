import { inWords } from '../../in-words.ts';
import { isKeyword, isNoise, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

type Names = Piece & { readonly type: 'members' };

/** "Not from Germany", "non-US": says what a thing is not, and leaves nothing out of all. */
const IS_NOT =
  /^(?:non-?|outside(?: of)?|(?:but |is |are |was |were |that (?:is|are|were) )?not\b.*|isnt|arent|wasnt|no|!=|<>|≠)$/i;
/** What all is before something is left out of it: "revenue of everything but". */
const ALL =
  /(?:(?:\s+|^)(?:all|every|any|each|(?:every|any)(?:thing|one|body|where)))?(?:\s+(?:of|from|for|by|in|to))?$|^(?:all|everything)$/i;
const PLACE = /^(?:at|from|of|in|on|for|via|through|within|coming from|sold via|with|by)(?: the| our)?$/i;

/**
 * "Revenue except suites from Metasearch", "all but German desktop users": the suites may be left out of Metasearch, which alone is
 * then told, or the suites that Metasearch sold out of everything. Which whole it is, and what would be left out of it, is asked.
 */
export function askLeftOutOfWhat(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (!isKeyword(piece, 'without') || piece.used) continue;
    askEitherNot(pieces, at);
    // "Except from mobile India", "not mobile India"; "non-India mobile revenue" is on mobile
    const first = behindPlace(pieces, nextSaid(pieces, at));
    const isNot = IS_NOT.test(piece.said);
    if (isNot && !isPair(pieces, first, piece.said)) continue;
    const left = pieces[first];
    if (left?.type !== 'members' || isOfKindBefore(pieces, at, left)) continue;
    const last = lastOfList(pieces, first);
    // "Excluding suite bookings in Vienna": counted of the name, and the number of the question
    const counted = nextSaid(pieces, last);
    const isCounted = pieces[counted]?.type === 'metric' && pieces.slice(0, at).some(isNumber);
    const joint = isCounted ? nextSaid(pieces, counted) : counted;
    const isPlaced = isPlace(pieces[joint]);
    const second = isPlaced ? nextSaid(pieces, joint) : joint;
    const other = pieces[second];
    if (other?.type !== 'members' || areOfOneKind(left, other)) continue;
    const names = inWords(pieces.slice(first, last + 1));
    const place = isPlaced ? inWords(pieces.slice(joint, second)) : 'from';
    const before = inWords(pieces.slice(0, at)).replace(ALL, '');
    const behind = inWords(pieces.slice(second + 1)).replace(/\s*[?.!]+$/, '');
    const both = isPlaced ? [names, place, other.said] : [names, other.said];
    throw askedBack('left_out_there', [
      choiceOf(before, place, other.said, behind, 'without', names),
      choiceOf(before, 'from', ...both, behind),
      choiceOf(before, behind),
    ]);
  }
}

/** The name behind "from", where one leads it. */
const behindPlace = (pieces: readonly Piece[], at: number): number =>
  isPlace(pieces[at]) ? nextSaid(pieces, at) : at;

/** Two names with nothing between them, of which a thing is said not to be: only those that are both are no such things. */
const isPair = (pieces: readonly Piece[], first: number, said: string): boolean =>
  /^(?!non|outside)/i.test(said) &&
  pieces[first]?.type === 'members' &&
  pieces[first + 1]?.type === 'members';

/**
 * "Not from India or not mobile": all but those of both, which no list of what is left out tells.
 * @throws NotAnswerable with neither of them, both of them, and all
 */
function askEitherNot(pieces: readonly Piece[], at: number): void {
  const first = behindPlace(pieces, nextSaid(pieces, at));
  const or = nextSaid(pieces, first);
  const not = nextSaid(pieces, or);
  const second = behindPlace(pieces, nextSaid(pieces, not));
  const [left, other] = [pieces[first], pieces[second]];
  if (left?.type !== 'members' || other?.type !== 'members' || areOfOneKind(left, other)) return;
  if (!isKeyword(pieces[or], 'or') || !isKeyword(pieces[not], 'without')) return;
  const before = inWords(pieces.slice(0, at)).replace(ALL, '');
  const behind = inWords(pieces.slice(second + 1)).replace(/\s*[?.!]+$/, '');
  throw askedBack('left_out_there', [
    choiceOf(before, 'not', inWords(pieces.slice(at + 1, or)), 'and not', other.said, behind),
    choiceOf(before, 'from', left.said, other.said, behind),
    choiceOf(before, behind),
  ]);
}

const choiceOf = (...words: readonly string[]) =>
  asChoice(
    words
      .filter((word) => word !== '')
      .join(' ')
      .replace(/\s*[,;:]\s*/g, ' ')
      .trim(),
  );

const isNumber = (piece: Piece): boolean => piece.type === 'metric';

/** "Suites or doubles" */
function lastOfList(pieces: readonly Piece[], first: number): number {
  const joint = nextSaid(pieces, first);
  const next = nextSaid(pieces, joint);
  return isKeyword(pieces[joint], 'and', 'or') && pieces[next]?.type === 'members'
    ? lastOfList(pieces, next)
    : first;
}

/** A word that was heard already says nothing between two names; a comma parts them. */
const nextSaid = (pieces: readonly Piece[], at: number): number =>
  pieces.findIndex((one, place) => place > at && (!isNoise(one) || /^[,;:]$/.test(one.said)));

const isPlace = (piece: Piece | undefined): boolean =>
  isKeyword(piece, 'preposition') && PLACE.test(piece?.said ?? '');

const areOfOneKind = (one: Names, other: Names): boolean =>
  one.candidates.some(({ dimension }) => other.candidates.some((two) => two.dimension === dimension));

/** "Every channel other than Direct on mobile": Direct is none of the channels, whatever the place. */
function isOfKindBefore(pieces: readonly Piece[], at: number, { candidates }: Names): boolean {
  const kind = pieces.slice(0, at).findLast((one) => !isNoise(one) && !isKeyword(one, 'preposition'));
  return (
    kind?.type === 'dimension' && candidates.some(({ dimension }) => kind.dimensions.includes(dimension))
  );
}
