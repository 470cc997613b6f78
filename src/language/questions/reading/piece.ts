import type { Keyword } from '../vocabulary/keyword.ts';
import type { Mark, Meaning } from './mark.ts';
import type { ReadLimit } from './reading.ts';

/** A mark while the question is put together: `used` once it plays its part. */
export type Piece = Mark & {
  used: boolean;
  /** Of a metric that its own value over everything limits: "above-average sessions". */
  beyondMean?: ReadLimit['is'];
  /** "More than Sales": the name whose value limits it, and not that of everything. */
  beyondName?: ReadLimit['ofName'];
  /** "20 % above average": how many times the mean. */
  meanFactor?: number;
  /** Of a verb that is of no account: it said where one name stood beside another ("fell below Hilltop"). */
  isStanding?: true;
  /** Of a text: a part of names, though one is called so. */
  isPart?: true;
};

export const isKeyword = (piece: Mark | undefined, ...keywords: readonly Keyword[]): boolean =>
  piece?.type === 'keyword' && keywords.includes(piece.keyword);

/** A name of the data, a path, a text that names hold: what narrows a number, is a part of it or stands beside another. */
export const isNamed = <Any extends Mark>(
  mark: Any | undefined,
): mark is Extract<Any, { readonly type: 'members' | 'path' | 'text' }> =>
  mark !== undefined && /^(?:members|path|text)$/.test(mark.type);

/** Days that are named, and no weekdays or "the year before". */
export const isPeriod = (piece: Mark | undefined): boolean =>
  piece?.type === 'time' && piece.time.type === 'period';

/** "Top", "worst": what puts things in an order. */
export const isRank = (piece: Mark | undefined): boolean =>
  isKeyword(piece, 'top', 'bottom', 'best', 'worst');

/** The same, and "fastest". */
export const isRankWord = (piece: Mark | undefined): boolean => isRank(piece) || isKeyword(piece, 'fast');

/** "Grew", "the drop", "how did it change": what says that something moved. */
export const isMove = (piece: Mark | undefined): boolean => isKeyword(piece, 'gain', 'loss', 'change');

/** "Over", "at most": what holds something against a number. */
export const isBound = (piece: Mark | undefined): boolean =>
  isKeyword(piece, 'more', 'less', 'over', 'at_least', 'at_most');

/** "By country", "which pages", "top queries": what stands before things whose rows are asked for, one for each. */
export const LISTING = [
  'by',
  'per',
  'each',
  'which',
  'top',
  'bottom',
  'best',
  'worst',
  'breakdown',
  'distinct',
] as const satisfies readonly Keyword[];

/** Words between two pieces that join them to one thing: "Germany, Austria and the Netherlands". */
const isFiller = (piece: Piece): boolean =>
  piece.type === 'noise' ||
  isKeyword(piece, 'preposition', 'total', 'only', 'landing_on', 'by', 'distinct', 'each');

/** The place of the next piece that says something, going by `step`; -1 at an end of the sentence. */
export function neighbour(
  pieces: readonly Piece[],
  at: number,
  step: 1 | -1,
  isSkipped: (piece: Piece) => boolean = isFiller,
): number {
  for (let i = at + step; ; i += step) {
    const piece = pieces[i];
    if (piece === undefined || piece.type === 'stop') return -1;
    if (!isSkipped(piece)) return i;
  }
}

/** "Pages people land on" are several, too. */
export const isPlural = (said: string): boolean =>
  /(?:[^su]s|ies|men|children|pages)$|^(?:pages|pieces|words|terms|things|phrases|keywords|kinds|types) /i.test(
    said.trim(),
  );

export const isNoise = (piece: Mark | undefined): boolean => piece?.type === 'noise';

/** Words that join what stands around them: they are passed over on the way to the next that says something. */
export const isLight = (piece: Mark | undefined): boolean =>
  isNoise(piece) || isKeyword(piece, 'preposition');

/** A word that only joins others. */
export const joining = (said: string): Piece => ({
  type: 'noise',
  said,
  others: [],
  proper: false,
  used: false,
});

/** Said, and of no account for what is asked. */
export const silent = (piece: Piece): Piece => ({ ...piece, type: 'noise', used: true });

export const asKeyword = (piece: Piece, keyword: Extract<Piece, { type: 'keyword' }>['keyword']): Piece => ({
  ...piece,
  type: 'keyword',
  keyword,
});

/** What a stretch is to mean instead; what it was said as stays, unless it is told. */
export type Meant = Meaning & Partial<Pick<Piece, 'said' | 'used' | 'others' | 'isPart' | 'isStanding'>>;

/** What stands there means something else: "the biggest spike" the day with the most. Nothing where nothing stands. */
export function rewrite(pieces: Piece[], at: number, meant: Meant): void {
  const piece = pieces[at];
  if (piece !== undefined) pieces[at] = { ...piece, ...meant };
}

/** Other pieces stand where one was, as "orders by" is a number and "by"; what is put there is not read again. */
export function replaceEach(
  pieces: Piece[],
  othersFor: (piece: Piece, at: number) => readonly Piece[] | undefined,
): void {
  let at = 0;
  for (const piece of [...pieces]) {
    const others = othersFor(piece, at);
    if (others !== undefined) pieces.splice(at, 1, ...others);
    at += others?.length ?? 1;
  }
}

/** What stands there says nothing any more. */
export function silence(pieces: Piece[], from: number, to = from + 1): void {
  for (let at = from; at < to; at++) rewrite(pieces, at, { type: 'noise', used: true });
}
