import { once } from '../../text/pattern.ts';
import { wholly } from '../following/in-whole-words/lead-and-tail.ts';
import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { SHARE } from '../rephrasing/in-full/parts/named-words.ts';

export interface WholeOfEach {
  /** The question without its whole: what is told as a part. */
  readonly asked: string;
  /** Whose all it is, in the columns that are called so: "the station's total"; null: "its own". */
  readonly dimensions: readonly string[] | null;
  /** "The station's hires"; null: its total. */
  readonly metric: string | null;
}

const AS_SHARE = once`^(?<asked>.*?)[ ,;:(–—-]*\b(?:as|in) (?:an? |the )?(?:${SHARE}) of (?<whole>[^?]{3,120}?)\)?[ ?.!]*$`;
/** What stands before the whole where nothing but that is asked: "and", "what is that". */
export const ASKS_OF_BEFORE = wholly(
  '(?:and|but|(?:the )?same|(?:(?:what|how much) (?:is|was|are|were) |show |put |tell )?(?:it|that|this|they|them|those|these))?',
);

const ITS = /^(?:its|their)$/i;
const OWN = /^own$/i;
const THAT = /^(?:the|that|this|each|every|any)$/i;

/** "As percent of the station's total", "as a share of each city's own orders", "as a share of all hires at that station". */
export function wholeOfEach(
  text: string,
  marksOf: (text: string) => readonly Mark[],
): WholeOfEach | undefined {
  const groups = AS_SHARE.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const marks = marksOf(groups['whole'] ?? '');
  const whole = marks.slice(0, endOfWhole(marks));
  const kind = whole.find((mark) => mark.type === 'dimension');
  const number = whole.find((mark) => mark.type === 'metric');
  if (kind === undefined && !isItsOwn(whole)) return undefined;
  if (kind !== undefined && !isDetermined(whole)) return undefined;
  const rest = marks.slice(whole.length).map(({ said }) => said);
  return {
    asked: [groups['asked'] ?? '', ...rest].join(' ').trim(),
    dimensions: kind?.dimensions ?? null,
    metric: number?.metric ?? null,
  };
}

/** Up to what no whole is said by: the days, a name, "by". */
function endOfWhole(marks: readonly Mark[]): number {
  const isNamed = (type: Mark['type'], before: number): boolean =>
    marks.slice(0, before).some((mark) => mark.type === type);
  // "All hires at each station", but "the station's hires in October"
  const isBeforeKind = (at: number): boolean =>
    !isNamed('dimension', at) &&
    marks.slice(at + 1).find((mark) => mark.type !== 'noise' && !isKeyword(mark, 'each'))?.type ===
      'dimension';
  const end = marks.findIndex((mark, at) => {
    if (mark.type === 'dimension' || mark.type === 'metric') return isNamed(mark.type, at);
    if (isKeyword(mark, 'preposition')) return !isBeforeKind(at);
    return !(mark.type === 'noise' || OWN.test(mark.said) || isKeyword(mark, 'total', 'each'));
  });
  return end < 0 ? marks.length : end;
}

/** "Its total", "their own total"; "their total" may be that of all of them together. */
const isItsOwn = (whole: readonly Mark[]): boolean =>
  whole.some(({ said }) => /^its$/i.test(said)) ||
  (whole.some(({ said }) => ITS.test(said)) && whole.some(({ said }) => OWN.test(said)));

/** One of a kind, and no list of them: "the station", "each station", "station total". */
function isDetermined(whole: readonly Mark[]): boolean {
  const kind = whole.findIndex(({ type }) => type === 'dimension');
  return (
    whole.slice(0, kind).some((mark) => THAT.test(mark.said) || isKeyword(mark, 'each')) ||
    isKeyword(whole[kind + 1], 'total')
  );
}
