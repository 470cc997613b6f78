import type { ClaimWord } from './claim-word.ts';

/** What limits a claim or says what it is held against: "than Salzburg", "for suites", "in May", "in bookings". */
export interface Phrase {
  readonly of: 'than' | 'time' | 'name' | 'metric';
  readonly words: readonly ClaimWord[];
  /** The columns that its names may be of. */
  readonly columns: readonly string[];
}

/** The words of one claim in their order, its phrases each as one. */
export type Clause = readonly (ClaimWord | Phrase)[];

export const isPhrase = (part: ClaimWord | Phrase): part is Phrase => 'of' in part;

/** Undefined where it holds a number: what is above a limit is no claim of two. */
export function clauseOf(words: readonly ClaimWord[]): Clause | undefined {
  const parts: (ClaimWord | Phrase)[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as ClaimWord;
    const end = /^(?:than|lead|time)$/.test(word.is) ? endOfPhrase(words, at) : at;
    const phrase = end > at ? phraseOf(words.slice(at, end)) : undefined;
    if (words.slice(at, Math.max(end, at + 1)).some(({ is }) => is === 'number')) return undefined;
    if (phrase !== undefined) parts.push(phrase);
    // "In which months" limits nothing
    else if (word.is !== 'comma') parts.push(word);
    at = phrase === undefined ? at + 1 : end;
  }
  return parts;
}

/** Behind its last name, time or number; "in May" within "than in May" is none of its own. */
function endOfPhrase(words: readonly ClaimWord[], from: number): number {
  const isOpen = (at: number): boolean => /^(?:than|lead|light)$/.test(words[at]?.is ?? '');
  let at = from;
  while (isOpen(at)) at++;
  const isMetric = words[at]?.is === 'metric';
  const goesOn = isMetric ? /^(?:metric|other)$/ : /^(?:name|time|number|other)$/;
  while (goesOn.test(words[at]?.is ?? '') || isListed(words, at)) at++;
  return at;
}

/** "Germany and the UK", "Email, Direct and Referral" */
function isListed(words: readonly ClaimWord[], at: number): boolean {
  const isName = (place: number): boolean => words[place]?.is === 'name';
  const next = (place: number): number => (words[place]?.is === 'light' ? place + 1 : place);
  const isJoint = words[at]?.is === 'joint' || words[at]?.is === 'comma';
  const isArticle =
    words[at]?.is === 'light' && isName(at + 1) && /^(?:joint|comma)$/.test(words[at - 1]?.is ?? '');
  return isArticle || (isJoint && isName(at - 1) && isName(next(at + 1)));
}

function phraseOf(words: readonly ClaimWord[]): Phrase | undefined {
  const has = (kind: ClaimWord['is']): boolean => words.some(({ is }) => is === kind);
  const own = has('name') ? 'name' : has('time') ? 'time' : has('metric') ? 'metric' : undefined;
  const of = words[0]?.is === 'than' ? 'than' : own;
  return of && { of, words, columns: words.flatMap(({ columns }) => columns) };
}

/** "In Vienna and Graz" as "in Vienna" and "in Graz". */
export function eachNamed(phrase: Phrase): readonly Phrase[] {
  const begin = phrase.words.findIndex(({ is }) => is === 'name');
  const lead = phrase.words.slice(0, phrase.words[begin - 1]?.is === 'light' ? begin - 1 : begin);
  const names: ClaimWord[][] = [[]];
  for (const word of phrase.words.slice(lead.length))
    if (word.is === 'joint' || word.is === 'comma') names.push([]);
    else names.at(-1)?.push(word);
  return names.map((name) => ({ ...phrase, words: [...lead, ...name] }));
}

/** As a question. */
export function clauseInWords(clause: Clause): string {
  const words = clause.flatMap((part) => (isPhrase(part) ? part.words : [part])).map(({ said }) => said);
  const text = words.join(' ').replaceAll(' ,', ',');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}
