import { wordsOf } from '../../text/tokenize.ts';
import type { Meaning } from '../mark.ts';

/** What each phrase means, the likeliest first. Words by stem, joined by spaces. */
export type Phrases = Map<string, Meaning[]>;

/** One more meaning of each of these, behind those that they have. */
export function addAll(phrases: Phrases, words: readonly string[], meaning: Meaning): void {
  for (const one of words) {
    const phrase = phraseOf(one);
    const known = phrases.get(phrase);
    if (known) known.push(meaning);
    else phrases.set(phrase, [meaning]);
  }
}

/** A phrase as it is looked up. Signs that are words (>, %, &) stay as they are. */
export const phraseOf = (words: string): string =>
  /^[^\p{L}\p{N}]+$/u.test(words)
    ? words
    : words.includes('%')
      ? words.toLowerCase()
      : wordsOf(words).join(' ');
