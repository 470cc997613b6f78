import type { Mark } from '../mark.ts';
import { NotAnswerable } from '../problem.ts';

/** No word of any language is longer, nor a name that a question would repeat. */
const LONGEST_WORD = 100;
const SHOWN = 40;

/** Whatever is no word is not put in full, for which it would be held against itself at each of its letters. */
export function refuseLongWords(marks: readonly Mark[]): void {
  const long = marks.find(({ type, said }) => type === 'unknown' && LONG.test(said));
  if (long === undefined) return;
  const said = [`${[...long.said].slice(0, SHOWN).join('')}…`];
  throw new NotAnswerable({ type: 'unknown_words', said, rest: null, isName: false });
}

const LONG = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LONGEST_WORD + 1}}`, 'u');
