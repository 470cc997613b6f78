import type { ReadMembers } from '../names/read-filters.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { waysOfEach } from './ways-of-each.ts';

/** "Purchases from referral or direct in March?" asks for one number of both, though it ends as a question. */
const isNumberOf = (before: readonly Piece[]): boolean =>
  before.length > 1 &&
  before[0]?.type === 'metric' &&
  before.slice(1).every(({ said }) => /^(?:from|for|of|in|via|on|with|through|by|the)$/i.test(said));

/** "What was revenue from mobile visitors in the US or Canada?": what it was is one number, too. */
const isWhatItWas = (pieces: readonly Piece[], first: number): boolean => {
  const isHeld = pieces.some((piece) =>
    isKeyword(
      piece,
      'gain',
      'loss',
      'compare',
      'versus',
      'best',
      'worst',
      'top',
      'bottom',
      'which',
      'more',
      'less',
    ),
  );
  const lead = pieces[neighbour(pieces, first, -1, isNoise)];
  return (
    !isHeld &&
    /^what(?:['’]s| is| was| were)?$/i.test(pieces[0]?.said ?? '') &&
    pieces.slice(0, first).some(({ type }) => type === 'metric') &&
    isKeyword(lead, 'preposition') &&
    /^(?:from|in|in the|for|of|via|on|through)$/i.test(lead?.said ?? '')
  );
};

/** "mobile vs desktop", "compare Germany and Austria": members of one dimension, held against each other. */
export function eachOf(
  pieces: readonly Piece[],
  { named }: ReadMembers,
  hasQuotient: boolean,
): Reading['each'] {
  const open = named.filter(({ negated }) => !negated);
  const dimension = open.map((one) => one.dimension).find((name, at, all) => all.indexOf(name) !== at);
  if (dimension === undefined) return null;
  const members = withoutWholes(open.filter((one) => one.dimension === dimension));
  // "Clicks of Austria as a share of all clicks of Austria": one name, said twice
  if (new Set(members.map((one) => [...one.members].sort().join('\n'))).size < 2) return null;
  const first = members[0]?.at ?? 0;
  const last = members.at(-1)?.at ?? 0;
  const between = pieces.slice(first, last + 1);
  const isAmount = pieces.some(
    (piece) => isKeyword(piece, 'count', 'total', 'share', 'average') || /^how much$/i.test(piece.said),
  );
  // "Chrome or Safari?" is a choice. The rate of two things together is seldom what is asked for.
  const isChoice =
    between.some((piece) => isKeyword(piece, 'or')) &&
    pieces.slice(last).some(({ type, said }) => type === 'stop' && said === '?') &&
    !isAmount &&
    !isNumberOf(pieces.slice(0, first)) &&
    !isWhatItWas(pieces, first);
  const isRateOfEach = hasQuotient && !pieces.some((piece) => isKeyword(piece, 'total', 'share', 'or'));
  // "The top pages for each of Germany and Austria"
  const ofEach = pieces[neighbour(pieces, first, -1, (one) => isNoise(one) || /^of$/i.test(one.said))];
  const isOfEach = isKeyword(ofEach, 'by') && /\beach$/i.test(ofEach?.said ?? '');
  if (isOfEach && ofEach) ofEach.used = true;
  const isCompared =
    isChoice ||
    isOfEach ||
    isListedOneByOne(pieces, members, isAmount) ||
    isCourseOfEach(pieces, between) ||
    didEachMove(pieces, between, isAmount) ||
    asksHowEachDid(pieces, between, isAmount) ||
    isRateOfEach ||
    between.some((piece) => isKeyword(piece, 'versus', 'compare', 'more', 'less')) ||
    pieces.some((piece) => isKeyword(piece, 'compare', 'ratio', 'each')) ||
    isKeyword(pieces[neighbour(pieces, first, -1, isNoise)], 'between') ||
    (pieces.some((piece) => isKeyword(piece, 'which', 'best', 'worst') || /^(?:who)$/i.test(piece.said)) &&
      between.some((piece) => isKeyword(piece, 'or', 'and')) &&
      !between.some((piece) => piece.type === 'dimension')) ||
    isWhichMoved(pieces, first, between) ||
    (pieces.some(
      (piece) => isKeyword(piece, 'gain', 'loss') && /^(?:more|less|fewer|higher|lower)$/i.test(piece.said),
    ) &&
      between.some((piece) => isKeyword(piece, 'or')));
  if (!isCompared) return null;
  const ways = didEachMove(pieces, between, isAmount) ? waysOfEach(pieces, members) : undefined;
  const before = pieces[neighbour(pieces, first, -1, isNoise)];
  if (isKeyword(before, 'between') && before) before.used = true;
  for (const piece of between) if (isKeyword(piece, 'more', 'less')) piece.used = true;
  return {
    dimension,
    members: members.map((one) => [...one.members]),
    names: members.map(shownName),
    ...(ways !== undefined && { ways: [...ways] }),
  };
}

/** "Revenue down in May, mobile or desktop": which of the two it was, with or without a question mark. */
const isWhichMoved = (pieces: readonly Piece[], first: number, between: readonly Piece[]): boolean =>
  pieces[first - 1]?.said === ',' &&
  pieces.slice(0, first).some((piece) => isKeyword(piece, 'gain', 'loss')) &&
  between.some((piece) => isKeyword(piece, 'or')) &&
  between.every((piece) => piece.type === 'members' || isNoise(piece) || isKeyword(piece, 'or'));

/** "Monthly revenue of Canada and Japan": a line for each of them, where nothing asks for what they have together. */
const isCourseOfEach = (pieces: readonly Piece[], between: readonly Piece[]): boolean =>
  pieces.some(({ type }) => type === 'grain') &&
  between.every(
    (one) =>
      one.type === 'members' || one.said === ',' || one.said === '/' || isNoise(one) || isKeyword(one, 'and'),
  ) &&
  !pieces.some(
    (piece) =>
      piece.type === 'dimension' ||
      piece.type === 'number' ||
      isKeyword(
        piece,
        'total',
        'share',
        'top',
        'bottom',
        'best',
        'worst',
        'which',
        'more',
        'less',
        'gain',
        'loss',
        'change',
        'versus',
        'cumulative',
        'why',
        'or',
      ),
  );

/** "Did google grow but bing fall?" */
const BUT = /^(?:but|while|whilst|whereas|yet)$/i;

/** "Did google and bing grow?" asks it of each: what they did together would hide the one that did not. */
const didEachMove = (pieces: readonly Piece[], between: readonly Piece[], isAmount: boolean): boolean =>
  /^(?:did|do|does|have|has|had|is|are|was|were)$/i.test(pieces[0]?.said ?? '') &&
  pieces.some((piece) => isKeyword(piece, 'gain', 'loss')) &&
  between.some((piece) => isKeyword(piece, 'and', 'or') || BUT.test(piece.said)) &&
  !isAmount &&
  new Set(pieces.flatMap((piece) => (piece.type === 'metric' ? [piece.metric] : []))).size < 2 &&
  !pieces.some(
    (piece) =>
      piece.type === 'dimension' ||
      piece.type === 'grain' ||
      piece.type === 'number' ||
      isKeyword(piece, 'only', 'which') ||
      /\b(?:together|combined)\b/i.test(piece.said),
  );

const HOW = /^(?:(?:and|so) )?how(?:['’]s|['’]ve| is| are| was| were| did| do| has| have)\b/i;

/** "How did google and bing do in sessions?" asks it of each: what they had together would hide how either did. */
const asksHowEachDid = (pieces: readonly Piece[], between: readonly Piece[], isAmount: boolean): boolean =>
  HOW.test(
    pieces
      .slice(0, 3)
      .map(({ said }) => said)
      .join(' '),
  ) &&
  pieces
    .slice(pieces.findLastIndex(({ type }) => type === 'members'))
    .some(({ said }) => /^(?:do|doing|done|perform|performing|performed)$/i.test(said)) &&
  between.some((piece) => isKeyword(piece, 'and')) &&
  !isAmount &&
  !pieces.some(
    (piece) =>
      piece.type === 'dimension' || piece.type === 'grain' || /\b(?:together|combined)\b/i.test(piece.said),
  );

/** "AI traffic: chatgpt.com and perplexity.ai": a class in which all the others are is what they are of, and none beside them. */
function withoutWholes<T extends { readonly members: readonly string[] }>(named: readonly T[]): readonly T[] {
  const others = (one: T): readonly T[] => named.filter((other) => other !== one);
  const isWhole = (one: T): boolean =>
    named.length > 2 &&
    others(one).every(
      ({ members }) =>
        members.length < one.members.length && members.every((name) => one.members.includes(name)),
    );
  return named.filter((one) => !isWhole(one));
}

/** "youtube.com" is told with its sign: what was read has lost it; "canada and Germany" as the names are written. */
const shownName = ({
  name,
  members,
}: {
  readonly name: string;
  readonly members: readonly string[];
}): string => {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const [only] = members;
  if (members.length === 1 && only !== undefined && letters(only) === letters(name)) return only;
  return members.reduce(asWritten, name);
};

/** A name within what was said, with the capitals of the data. */
function asWritten(said: string, member: string): string {
  const at = ` ${said.toLowerCase()} `.indexOf(` ${member.toLowerCase()} `);
  return at < 0 ? said : said.slice(0, at) + member + said.slice(at + member.length);
}

/**
 * "Show me sessions and key events for capterra.com, g2.com and zapier.com": three and more whole names that are set out in
 * a row behind "for" are told one by one, where nothing asks for what they have together.
 */
function isListedOneByOne(
  pieces: readonly Piece[],
  members: readonly { readonly at: number; readonly name: string }[],
  isAmount: boolean,
): boolean {
  const [first, last] = [members[0], members.at(-1)];
  if (isAmount || members.length < 3 || first === undefined || last === undefined) return false;
  const isAsked = /^(?:show|list|give|get|display|pull|compare|what|tell)$/i.test(pieces[0]?.said ?? '');
  if (!isAsked && pieces[0]?.type !== 'metric') return false;
  const before = pieces[neighbour(pieces, first.at, -1, isNoise)];
  const isFor = isKeyword(before, 'preposition') && /^(?:for|of)$/i.test(before?.said ?? '');
  const isRow = pieces
    .slice(first.at + 1, last.at)
    .every((one) => one.type === 'members' || one.type === 'noise' || isKeyword(one, 'and'));
  return isFor && isRow && !pieces.some(({ type }) => type === 'dimension' || type === 'grain');
}
