import { NeededIndex } from '../../../text/needed-index.ts';
import { asCompared, holdsNeeded, type NeededWords, neededWords } from '../../../text/needed-words.ts';
import { RULES } from './rules-in-order.ts';

/** What each rule needs, read off it once, by the first question; most of them are never looked for in a text. */
const needed: NeededWords[] = [];
const index = new NeededIndex();

function neededOf(at: number): NeededWords {
  for (const { words } of RULES.slice(needed.length, at + 1)) {
    const own = neededWords(words);
    needed.push(own);
    index.add(own);
  }
  return needed[at] ?? [];
}

/** Of each rule whether its words may be in a text at all. */
function rulesFor(text: string): (at: number) => boolean {
  neededOf(RULES.length - 1);
  return index.heldIn(asCompared(text));
}

export function inFull(text: string): string {
  let said = text;
  let mayChange = rulesFor(text);
  for (const [at, rule] of RULES.entries()) {
    if (!mayChange(at)) continue;
    const full = said.replace(rule.words, rule.full);
    if (full === said) continue;
    said = full;
    mayChange = rulesFor(full);
  }
  return said;
}

/** Latin letters take one byte each, and a text with any other sign two of them: a rule is compiled for each by itself. */
const [ONE_BYTE, TWO_BYTES] = ['how', 'how…'];

/**
 * Makes ready the rules that may change the text, one after the other, and tells of each rule whether it was one. A rule is compiled by
 * its first use, for the letters that the text is of, and a second time by its second: all of them took seconds. What was long of no use
 * is forgotten. A word is enough to compile for: the text itself may be long, and is read but once.
 */
export function* rehearseInFull(text: string): Generator<boolean> {
  const sample = /[^\p{ASCII}\u00a0-\u00ff]/u.test(text) ? TWO_BYTES : ONE_BYTE;
  const compared = asCompared(text);
  for (const [at, rule] of RULES.entries()) {
    const isNeeded = holdsNeeded(neededOf(at), compared);
    if (isNeeded) {
      sample.search(rule.words);
      sample.search(rule.words);
    }
    yield isNeeded;
  }
}
